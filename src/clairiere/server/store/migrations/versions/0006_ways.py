"""How a guest is told that it is their turn: by mail, as before, or another way."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ways",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("confirmed", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO ways SELECT guest, 'mail', address, confirmed FROM mails")
    op.drop_table("mails")


def downgrade() -> None:
    op.create_table(
        "mails",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO mails SELECT guest, target, confirmed FROM ways WHERE kind = 'mail'")
    op.drop_table("ways")
