"""Migrations of the schema, run when the server starts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent


def migrate(connection: Connection) -> None:
    """Bring the schema to the newest version. Most often it is there already, and alembic, slow to load, stays out."""
    if version(connection) == newest():
        return
    from alembic import command

    command.upgrade(configured(connection), "head")


def configured(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def newest() -> str:
    """The files begin with their numbers."""
    return max(path.name for path in (FOLDER / "versions").glob("[0-9]*.py")).split("_")[0]
