"""Guests, tables, seats, entries, chat, tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def text(name: str, length: int = 40, **more: object) -> "sa.Column[str]":
    return sa.Column(name, sa.String(length), nullable=False, **more)  # type: ignore[arg-type]


def of_table() -> "sa.Column[str]":
    return sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True)


def upgrade() -> None:
    op.create_table("keys", text("name", primary_key=True), sa.Column("value", sa.Text, nullable=False))
    op.create_table(
        "guests",
        text("id", primary_key=True),
        text("secret", 80, unique=True),
        text("name", 80),
        text("language", 8),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        text("id", primary_key=True),
        text("game"),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        text("status", 16, index=True),
        text("seed"),
        text("host", index=True),
        text("engine"),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        text("parent"),
        sa.Column("branch", sa.Integer),
        text("next"),
        sa.Column("vote", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "seats",
        of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        text("kind", 16),
        text("guest", index=True),
        text("bot"),
        text("name", 80),
    )
    op.create_table(
        "entries",
        of_table(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("choice", sa.Text, nullable=False),
        sa.Column("message", sa.BigInteger),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        text("kind", 16),
    )
    op.create_table(
        "chat",
        of_table(),
        sa.Column("no", sa.Integer, primary_key=True),
        text("guest"),
        sa.Column("seat", sa.Integer, nullable=False),
        text("name", 80),
        sa.Column("text", sa.Text, nullable=False),
        text("phrase"),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        text("hash", 64, primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("tokens", "chat", "entries", "seats", "tables", "guests", "keys"):
        op.drop_table(name)
