"""The schema, one for both databases. Changes to it are migrations."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData, String, Table, Text

METADATA = MetaData()

KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("link_hash", String(80), nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("banned", BigInteger, nullable=False, server_default="0"),
    Column("device_mark", String(40), nullable=False, server_default=""),
)
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("status", String(16), nullable=False, index=True),
    Column("seed", String(40), nullable=False),
    Column("host", String(40), nullable=False, index=True),
    Column("engine", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("parent", String(40), nullable=False),
    Column("branch", Integer),
    Column("next", String(40), nullable=False),
    Column("vote", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("chance", Text, nullable=False, server_default=""),
)
SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("guest", String(40), nullable=False, index=True),
    Column("bot", String(40), nullable=False),
    Column("name", String(80), nullable=False),
)
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("choice", Text, nullable=False),
    Column("message", BigInteger),
    Column("at_ms", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
)
CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("no", Integer, primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(40), nullable=False),
    Column("at_ms", BigInteger, nullable=False),
)
TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)
VISITS = Table(
    "visits",
    METADATA,
    Column("guest", String(40), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seen", Integer, nullable=False),
    Column("mark", Integer, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("told", Integer, nullable=False),
)
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kept", Text, nullable=False),
)
PLANS = Table(
    "plans",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("guest", String(40), nullable=False, index=True),
    Column("about", String(80), nullable=False),
    Column("choice", Text, nullable=False),
    Column("only", String(16), nullable=False),
    Column("options", Text, nullable=False),
    Column("unless", Text, nullable=False),
    Column("standing", Integer, nullable=False),
    Column("situation", String(64), nullable=False),
    Column("since", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("why", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
)
WAYS = Table(
    "ways",
    METADATA,
    Column("guest", String(40), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("target", Text, nullable=False),
    Column("confirmed", BigInteger, nullable=False),
)
