"""Write the client's types, web/src/wire.ts, from the structs of clairiere.server.wire and the games' schemas.

Commands:
    PYTHONPATH=src python scripts/wire.py            write the file
    PYTHONPATH=src python scripts/wire.py --check    fail if it would change
    PYTHONPATH=src python scripts/wire.py --schema   print the JSON schema of the socket
    PYTHONPATH=src python scripts/wire.py --openapi  print OpenAPI of the HTTP interface
"""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from clairiere import GAMES
from clairiere.server import wire
from clairiere.server.http.schema import http_types, openapi, socket_schema
from clairiere.server.wire.game_types import event_types, schemas, title

TARGET = Path(__file__).parents[1] / "web" / "src" / "wire.ts"
HEAD = "// Made by scripts/wire.py from clairiere.server.wire and the games' schemas. Do not edit.\n"
WIDTH = 120
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Json = dict[str, Any]


def main() -> None:
    given = sys.argv[1:]
    if "--schema" in given or "--openapi" in given:
        schema = socket_schema() if "--schema" in given else openapi()
        print(json.dumps(schema, ensure_ascii=False, indent=2))
    elif "--check" in given:
        if not TARGET.exists() or TARGET.read_text("utf-8") != typescript():
            raise SystemExit("web/src/wire.ts is not what the server speaks: run scripts/wire.py.")
    else:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(typescript(), "utf-8")


def typescript() -> str:
    """Return the whole file: all types by name, then the unions of the socket, then the types of each game."""
    _, components = schemas([*http_types(), wire.ToClient, wire.ToServer], "{name}")
    events = {kind.__name__: components.pop(kind.__name__) for game in GAMES.values() for kind in event_types(game)}
    parts = [HEAD, *[declared(name, components[name], events) for name in sorted(components)]]
    parts += [union("ToClient", wire.ToClient), union("ToServer", wire.ToServer)]
    parts += [by_game("Views", "View"), by_game("Targets", "Target"), by_game("GameEvents", "Event")]
    return "\n".join(parts)


def declared(name: str, schema: Json, events: Json) -> str:
    """Return the declaration of a type: an interface, or a union with its events written out."""
    if "anyOf" in schema:
        kinds = [written(part) for part in schema["anyOf"]]
        parts = [inline(events[kind]) if kind in events else kind for kind in kinds]
        return listed(f"export type {name} =", parts) + "\n"
    if name == "ViewChanges":
        return f"{comment(schema['description'])[0]}\nexport type ViewChanges = Partial<View>\n"
    lines = [*comment(schema.get("description", "")), f"export interface {name} {{"]
    lines += [fitting(f"  {key}:", kind) for key, kind in members(name, schema).items()]
    return "\n".join([*lines, "}", ""])


def inline(schema: Json) -> str:
    """Return an event with its verb and fields, on one line if that fits after the bar of a union."""
    fields = [f"{key}: {kind}" for key, kind in members("", schema).items()]
    line = f"{{ {'; '.join(fields)} }}"
    return line if len(line) <= WIDTH - len("  | ") else "\n      ".join(["{", *fields]) + "\n    }"


def members(name: str, schema: Json) -> dict[str, str]:
    """Return the fields with their types. A field that the server always sends is required, even with a default."""
    struct = getattr(wire, name, None)
    always = struct is not None and not issubclass(struct, wire.Body | wire.Message) and not omits(struct)
    required = schema.get("required", [])
    return {
        key if always or key in required else f"{key}?": written(value)
        for key, value in schema.get("properties", {}).items()
    }


def omits(struct: type[Struct]) -> bool:
    """Return True if fields with their default value are left out."""
    return struct.__struct_config__.omit_defaults


def by_game(name: str, what: str) -> str:
    """Return a type that has a field for each game."""
    return "\n".join([f"export interface {name} {{", *[f"  {id}: {title(GAMES[id])}{what}" for id in GAMES], "}", ""])


def comment(text: str) -> list[str]:
    """Return a comment, on one line if it fits."""
    plain = " ".join(text.split())
    if len(plain) <= WIDTH - len("/**  */"):
        return [f"/** {plain} */"] if plain else []
    return ["/**", *textwrap.wrap(plain, WIDTH, initial_indent=" * ", subsequent_indent=" * "), " */"]


def union(name: str, types: Any) -> str:
    return fitting(f"export type {name} =", " | ".join(struct.__name__ for struct in types.__args__)) + "\n"


def fitting(start: str, kind: str) -> str:
    """Return a line that ends with a type. If a union does not fit, each member has a line."""
    line = f"{start} {kind}"
    return line if len(line) <= WIDTH else listed(start, kind.split(" | "))


def listed(start: str, kinds: Sequence[str]) -> str:
    """Return a union on one line, or with a line for each member if that is too long."""
    line = f"{start} {' | '.join(kinds)}"
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    return line if len(line) <= WIDTH else "".join([start, *(f"\n{indent}| {kind}" for kind in kinds)])


def written(schema: Json) -> str:
    """Return a type as TypeScript writes it."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "allOf" in schema:
        return written(schema["allOf"][0])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if schema.get("type") == "array":
        inner = written(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        more = schema.get("additionalProperties")
        return f"Record<string, {written(more) if isinstance(more, dict) and more else 'unknown'}>"
    return PLAIN.get(str(schema.get("type")), "unknown")


if __name__ == "__main__":
    main()
