"""The types of what each game sends to a screen, from the games' schemas, and the JSON schema of all types together.

A view, a target and an event are plain values on the wire. Which form they have, the game says: msgspec knows no
unions of such types, so the unions are made here, one for each game and one for all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, is_typeddict

import msgspec
from msgspec.json import schema_components

from ...core.game import GAMES, Game
from ...core.schema import Fields, Kind
from ...structs import struct_of, struct_type

Json = dict[str, Any]
UNIONS = ("View", "ViewChanges", "Target", "GameEvent")  # of all games: what these names of the wire stand for


def title(game: Game) -> str:
    """A game's name at the beginning of its types' names."""
    return game.id.capitalize()


@cache
def event_types(game: Game) -> list[type[msgspec.Struct]]:
    """A struct for every verb, with the fields that the game has declared."""
    return [event_type(game, verb, fields) for verb, fields in game.schema.events.items()]


def event_type(game: Game, verb: str, fields: Fields) -> type[msgspec.Struct]:
    name = title(game) + "".join(word.capitalize() for word in verb.split()) + "Event"
    known = [(field, type_of(kind)) for field, kind in fields.public.items()]
    secret = [(field, type_of(kind) | msgspec.UnsetType, msgspec.UNSET) for field, kind in fields.secret.items()]
    return msgspec.defstruct(name, [*known, *secret], tag_field="verb", tag=verb, forbid_unknown_fields=True)


def type_of(kind: Kind) -> Any:
    return list[struct_type(kind.type)] if kind.many else struct_type(kind.type)  # type: ignore[misc]


def schemas(types: Sequence[Any], template: str) -> tuple[list[Json], Json]:
    """The JSON schema of each type, and all components they need; `template` makes a reference from a name."""
    own = [part for game in GAMES.values() for part in (*sent_types(game), *event_types(game))]
    found, components = schema_components([*types, *own], ref_template=template)
    components |= unions(template) | {"ViewChanges": {"description": "Some of the fields of a View.", "type": "object"}}
    return [placed(schema, template) for schema in found[: len(types)]], placed(components, template)


def sent_types(game: Game) -> list[type]:
    """A struct for its view, if it has a type, and for each thing that choices point at."""
    return [struct_of(kind) for kind in (game.schema.view, *game.schema.targets) if is_typeddict(kind)]


def unions(template: str) -> Json:
    """What a game may send: any of its views, targets and events; then what any game may send."""
    events = {f"{title(game)}Event": [kind.__name__ for kind in event_types(game)] for game in GAMES.values()}
    targets = {f"{title(game)}Target": [kind.__name__ for kind in game.schema.targets] for game in GAMES.values()}
    views = [game.schema.view.__name__ for game in GAMES.values()]
    parts = events | targets | {"View": views, "Target": list(targets), "GameEvent": list(events)}
    return {name: {"anyOf": [{"$ref": template.format(name=part)} for part in names]} for name, names in parts.items()}


def placed(schema: Any, template: str) -> Any:
    """A schema in which the wire's names for what games send are references like all others."""
    if isinstance(schema, list):
        return [placed(part, template) for part in schema]
    if not isinstance(schema, Mapping):
        return schema
    if schema.get("$ref") in UNIONS:
        return {"$ref": template.format(name=schema["$ref"])}
    return {key: placed(value, template) for key, value in schema.items()}
