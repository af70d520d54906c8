"""Messages and operations that clients of an earlier version use still exist.

`0.3.0.json` holds the schemas of that version without their texts. Names of types may change and fields may be added;
a field, a tag, a value or an operation that has gone, or a field that a client must newly send, fails here.
To freeze the schemas of another version: `python tests/wire/test_wire_compatibility.py VERSION`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from clairiere.server.http.schema import openapi, socket_schema

Json = dict[str, Any]
FOLDER = Path(__file__).parent
TEXTS = {"title", "description", "summary", "default", "operationId", "info"}  # what programs do not depend on
COMPARED = ("type", "const", "format", "additionalProperties", "items", "content", "schema")


def without_texts(schema: Any, names: bool = False) -> Any:
    """Return a schema without its texts. `names`: its keys are names of fields, not keywords of JSON schema."""
    if isinstance(schema, list):
        return [without_texts(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: without_texts(part, not names and key in ("properties", "$defs", "schemas", "paths"))
        for key, part in schema.items()
        if names or key not in TEXTS
    }


def schemas() -> Json:
    return {"http": without_texts(openapi()), "socket": without_texts(socket_schema())}


class Comparison:
    """Compares two documents with their own definitions. `gaps`: what the new one lacks, as paths."""

    def __init__(self, old: Json, new: Json) -> None:
        self.old, self.new = old, new
        self.supposed: set[tuple[str, str]] = set()  # pairs of references that are being compared, or were

    def gaps(self, old: Any, new: Any, path: str, sent_by_client: bool = False) -> list[str]:
        if isinstance(old, dict) and isinstance(new, dict):
            pair = old.get("$ref", ""), new.get("$ref", "")
            if all(pair):
                if pair in self.supposed:
                    return []
                self.supposed.add(pair)
            old, new = resolve(self.old, old), resolve(self.new, new)
            alternatives = [new, *new.get("anyOf", ()), *new.get("oneOf", ())]
            if not any(key in old for key in ("anyOf", "oneOf")) and len(alternatives) > 1:
                return self.nearest(old, alternatives[1:], path, sent_by_client)
            return self.keyword_gaps(old, new, path, sent_by_client)
        return [] if old == new else [f"{path}: {old!r} is {new!r} now"]

    def keyword_gaps(self, old: Json, new: Json, path: str, sent_by_client: bool) -> list[str]:
        found = []
        for name, field in old.get("properties", {}).items():
            if name not in new.get("properties", {}):
                found.append(f"{path}.{name} has gone")
            else:
                found += self.gaps(field, new["properties"][name], f"{path}.{name}", sent_by_client)
        if sent_by_client:
            more = set(new.get("required", ())) - set(old.get("required", ()))
            found += [f"{path}.{name} must be sent now" for name in sorted(more)]
        found += [f"{path}: {value!r} has gone" for value in old.get("enum", ()) if value not in new.get("enum", ())]
        for key in ("anyOf", "oneOf", "prefixItems"):
            for number, part in enumerate(old.get(key, ())):
                others = (
                    new.get("anyOf", ()) or new.get("oneOf", ()) if key != "prefixItems" else new.get(key, ())[number:]
                )
                found += self.nearest(part, others or [new], f"{path}/{number}", sent_by_client)
        for key in COMPARED:
            if key in old:
                found += self.gaps(old[key], new.get(key), f"{path}/{key}", sent_by_client)
        return found

    def nearest(self, old: Any, candidates: list[Json], path: str, sent_by_client: bool) -> list[str]:
        """Return the gaps of the candidate that lacks least."""
        results = []
        for candidate in candidates:
            before = set(self.supposed)
            results.append(self.gaps(old, candidate, path, sent_by_client))
            if not results[-1]:
                return []
            self.supposed = before
        return min(results, key=len, default=[f"{path} has gone"])


def resolve(document: Json, schema: Json) -> Json:
    """Return what a schema's reference points at, or the schema itself."""
    while "$ref" in schema:
        found: Any = document
        for name in schema["$ref"].removeprefix("#/").split("/"):
            found = found[name]
        schema = found
    return schema


def operation_gaps(old: Json, new: Json) -> list[str]:
    """Return what the operations over HTTP of `old` lack in `new`."""
    comparison, found = Comparison(old, new), []
    for path, methods in old["paths"].items():
        for method, operation in methods.items():
            name, now = f"{method.upper()} {path}", new["paths"].get(path, {}).get(method)
            if now is None:
                found.append(f"{name} has gone")
                continue
            given = {(one["in"], one["name"]) for one in now["parameters"]}
            found += [
                f"{name}: {one['name']} has gone"
                for one in operation["parameters"]
                if (one["in"], one["name"]) not in given
            ]
            for side, by_client in (("requestBody", True), ("responses", False)):
                for place, content in contents(operation.get(side, {})):
                    now_content = dict(contents(now.get(side, {}))).get(place)
                    found += comparison.gaps(content, now_content, f"{name} {place}", by_client)
    return found


def contents(part: Json) -> list[tuple[str, Json]]:
    """Return the schemas of a body or of all answers, by status and media type."""
    answers = {"": part} if "content" in part else part
    return [
        (f"{status} {media}".strip(), content.get("schema", {}))
        for status, answer in answers.items()
        for media, content in answer.get("content", {}).items()
    ]


def message_gaps(old: Json, new: Json) -> list[str]:
    """Return what the messages of the socket of `old` lack in `new`."""
    found = []
    for union in ("ToClient", "ToServer"):
        comparison = Comparison(old, new)
        now = messages(new, union)
        for tag, message in messages(old, union).items():
            if tag not in now:
                found.append(f"{union} {tag} has gone")
            else:
                found += comparison.gaps(message, now[tag], f"{union} {tag}", union == "ToServer")
    return found


def messages(document: Json, union: str) -> dict[str, Json]:
    """Return the messages of one direction by their tag."""
    parts = resolve(document, {"$ref": f"#/$defs/{union}"})["anyOf"]
    return {str(resolve(document, part)["properties"]["t"]["enum"][0]): part for part in parts}


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_nothing_that_clients_use_has_gone(file: Path) -> None:
    old, new = json.loads(file.read_text()), schemas()
    assert operation_gaps(old["http"], new["http"]) == []
    assert message_gaps(old["socket"], new["socket"]) == []


def test_a_missing_field_a_missing_value_and_a_new_duty_are_found() -> None:
    old, new = schemas(), schemas()
    defs, components = new["socket"]["$defs"], new["http"]["components"]["schemas"]
    del defs["Reply"]["properties"]["late"]
    defs["Hello"]["required"] = [*defs["Hello"].get("required", ()), "language"]
    assert message_gaps(old["socket"], new["socket"]) == [
        "ToClient reply.late has gone",
        "ToServer hello.language must be sent now",
    ]
    del components["TableInfo"]["properties"]["game"]
    gone = operation_gaps(old["http"], new["http"])
    assert gone and all(gap.endswith(".game has gone") for gap in gone), gone


if __name__ == "__main__":
    text = json.dumps(schemas(), separators=(",", ":"), sort_keys=True)
    (FOLDER / f"{sys.argv[1]}.json").write_text(text + "\n")
