"""Writes the client's types, web/src/wire.ts, from the structs of clairiere.server.wire.

    PYTHONPATH=src python scripts/wire.py            write the file
    PYTHONPATH=src python scripts/wire.py --check    fail if it would change
    PYTHONPATH=src python scripts/wire.py --schema   print the JSON schema of the socket
    PYTHONPATH=src python scripts/wire.py --openapi  print OpenAPI of the HTTP interface
"""

from __future__ import annotations

import json
import sys
import textwrap
from pathlib import Path
from typing import Any

from msgspec.json import schema_components

from clairiere.server import wire
from clairiere.server.http.schema import http_types, openapi, socket_schema

TARGET = Path(__file__).parents[1] / "web" / "src" / "wire.ts"
HEAD = "// Made by scripts/wire.py from clairiere.server.wire. Do not edit.\n"
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
    """All types, in the order of their names, then the two unions of the socket."""
    types = [*http_types(), wire.ToClient, wire.ToServer]
    _, components = schema_components(types, ref_template="{name}")
    parts = [HEAD, *[declared(name, components[name]) for name in sorted(components)]]
    parts += [union("ToClient", wire.ToClient), union("ToServer", wire.ToServer)]
    return "\n".join(parts)


def declared(name: str, schema: Json) -> str:
    """An interface. A field that the server always sends is required, whether it has a default or not."""
    required = schema.get("required", [])
    sent_by_client = any(getattr(wire, name).__mro__.count(base) for base in (wire.Body, wire.Message))
    lines = comment(schema.get("description", ""))
    lines.append(f"export interface {name} {{")
    for key, value in schema.get("properties", {}).items():
        mark = "?" if sent_by_client and key not in required else ""
        lines.append(fitting(f"  {key}{mark}:", written(value)))
    return "\n".join([*lines, "}", ""])


def comment(text: str) -> list[str]:
    """On one line if it fits there."""
    plain = " ".join(text.split())
    if len(plain) <= WIDTH - len("/**  */"):
        return [f"/** {plain} */"] if plain else []
    return ["/**", *textwrap.wrap(plain, WIDTH, initial_indent=" * ", subsequent_indent=" * "), " */"]


def union(name: str, types: Any) -> str:
    return fitting(f"export type {name} =", " | ".join(struct.__name__ for struct in types.__args__)) + "\n"


def fitting(start: str, kind: str) -> str:
    """A line that ends with a type; of a union that does not fit there each member has a line of its own."""
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    line = f"{start} {kind}"
    return line if len(line) <= WIDTH else "".join([start, *(f"\n{indent}| {part}" for part in kind.split(" | "))])


def written(schema: Json) -> str:
    """A type as TypeScript writes it."""
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
