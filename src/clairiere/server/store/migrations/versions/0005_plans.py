"""Planned answers; and guests who may not come in any more."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "plans",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(40), nullable=False, index=True),
        sa.Column("about", sa.String(80), nullable=False),
        sa.Column("choice", sa.Text, nullable=False),
        sa.Column("only", sa.String(16), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("unless", sa.Text, nullable=False),
        sa.Column("standing", sa.Integer, nullable=False),
        sa.Column("situation", sa.String(64), nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("why", sa.String(40), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.add_column("guests", sa.Column("banned", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("guests", "banned")
    op.drop_table("plans")
