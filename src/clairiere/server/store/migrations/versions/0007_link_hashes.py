"""Hashes of secret links instead of the links; and marks of devices, apart from the links.

Every link and every cookie from before still works. A mark begins with `first-` where cookies that state no mark are
accepted, as they were while a guest had the first link.
"""

import secrets
from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

RENEWED = "new-"  # secrets that are not a guest's first began so


def upgrade() -> None:
    op.add_column("guests", sa.Column("device_mark", sa.String(40), nullable=False, server_default=""))
    connection = op.get_bind()
    if connection.dialect.name == "sqlite":  # nothing of the secrets stays in the file
        connection.execute(sa.text("PRAGMA secure_delete = ON"))
    rows = connection.execute(sa.text("SELECT id, secret FROM guests")).all()
    hashes = [(id, secret, sha256(secret.encode()).hexdigest()) for id, secret in rows]
    change = [
        {"id": id, "hash": hash, "mark": hash[:16] if secret.startswith(RENEWED) else f"first-{hash[:16]}"}
        for id, secret, hash in hashes
    ]
    if change:
        update = "UPDATE guests SET secret = :hash, device_mark = :mark WHERE id = :id"
        connection.execute(sa.text(update), change)
    op.execute("ALTER TABLE guests RENAME COLUMN secret TO link_hash")


def downgrade() -> None:
    """The links are lost: every guest gets another one."""
    op.execute("ALTER TABLE guests RENAME COLUMN link_hash TO secret")
    connection = op.get_bind()
    ids = connection.execute(sa.text("SELECT id FROM guests")).scalars().all()
    if ids:
        change = [{"id": id, "secret": RENEWED + secrets.token_urlsafe(24)} for id in ids]
        connection.execute(sa.text("UPDATE guests SET secret = :secret WHERE id = :id"), change)
    op.drop_column("guests", "device_mark")
