"""Where a table's chance comes from, as JSON. Tables from before go on with their seeds."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("chance", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "chance")
