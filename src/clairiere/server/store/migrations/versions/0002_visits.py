"""What a guest has seen of a table, and where to write when it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "visits",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("mark", sa.Integer, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
    )
    op.create_table(
        "mails",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("mails", "visits"):
        op.drop_table(name)
