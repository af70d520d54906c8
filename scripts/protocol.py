"""Write the last chapter of docs/protocol.md, what each game sends, from the games' schemas.

PYTHONPATH=src python scripts/protocol.py            write it
PYTHONPATH=src python scripts/protocol.py --check    fail if it would change
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from wire import Json, members

from clairiere import GAMES, Game
from clairiere.server.wire.game_types import event_types, schemas
from clairiere.words import say

PAGE = Path(__file__).parents[1] / "docs" / "protocol.md"
CHAPTER = "## What each game sends\n"


def main() -> None:
    text = PAGE.read_text("utf-8")
    wanted = text.split(CHAPTER)[0] + chapter()
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(wanted, "utf-8")
    elif text != wanted:
        raise SystemExit("docs/protocol.md does not say what the games send: run scripts/protocol.py.")


def chapter() -> str:
    _, components = schemas([], "{name}")
    intro = "Made by `scripts/protocol.py`, types as in `web/src/wire.ts`. A question mark: it may be missing."
    return "\n".join([CHAPTER, intro, "", *["\n".join(of_game(game, components)) for game in GAMES.values()]])


def of_game(game: Game, components: Json) -> list[str]:
    """Return the tables of a game: its views, the targets of its choices, and its events."""
    view = game.schema.view.__name__
    views = [view, *sorted(parts_of(view, components) - {view})]
    targets = [components[kind.__name__] for kind in game.schema.targets]
    events = [components[kind.__name__] for kind in event_types(game)]
    return [
        f"### {say('en', f'{game.id}-title')}\n",
        "| view | |\n|---|---|",
        *[row(f"`{name}`", components[name]) for name in views],
        "\n| choice | |\n|---|---|",
        *[row(f"`{only(target, 'kind')}`", target, "kind") for target in targets],
        "\n| event | |\n|---|---|",
        *[row(f"`{only(event, 'verb')}`", event, "verb") for event in events],
        "",
    ]


def row(name: str, schema: Json, tag: str = "") -> str:
    """Return a row of a table: a name, the fields with their types, and what they mean."""
    fields = [f"`{key}: {kind}`".replace("|", "\\|") for key, kind in members("", schema).items() if key != tag]
    meaning = " ".join(schema.get("description", "").split()).replace("|", "\\|")
    return f"| {name} | {', '.join(fields)}{'. ' if fields and meaning else ''}{meaning} |"


def only(schema: Json, tag: str) -> str:
    """Return the tag of a type: the one value that this field may have."""
    told: Json = schema["properties"][tag]
    return str(told["const"] if "const" in told else told["enum"][0])


def parts_of(name: str, components: Json) -> set[str]:
    """Return the names of a type and of all types in it."""
    found, left = set(), {name}
    while left:
        found |= left
        left = {other for one in left for other in named_in(components[one])} - found
    return found


def named_in(schema: Any) -> set[str]:
    if isinstance(schema, list):
        return {name for part in schema for name in named_in(part)}
    if not isinstance(schema, dict):
        return set()
    own = {schema["$ref"]} if "$ref" in schema else set()
    return own | {name for part in schema.values() for name in named_in(part)}


if __name__ == "__main__":
    main()
