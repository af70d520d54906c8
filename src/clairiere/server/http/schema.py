"""The JSON schema of socket messages and the OpenAPI description of the API, generated from the types of `wire`."""

from __future__ import annotations

import re
from typing import Any

from ...core.record import ENGINE
from .. import wire
from ..wire.game_types import schemas
from .operations import OPERATIONS, TEXT, Operation

Json = dict[str, Any]
SOCKET = {"ToClient": wire.ToClient, "ToServer": wire.ToServer}
COMPONENTS = "#/components/schemas/{name}"


def socket_schema() -> Json:
    """Return the JSON schema of the messages of /ws/t/{id}."""
    messages, components = schemas(list(SOCKET.values()), "#/$defs/{name}")
    unions = dict(zip(SOCKET, messages, strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Clairière: messages of the table",
        "$defs": {**components, **unions},
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in SOCKET],
    }


def http_types() -> list[Any]:
    """Return the types of all bodies and responses, without duplicates."""
    types = [wire.Refusal]
    for operation in OPERATIONS:
        types += [type for type in (operation.takes, operation.gives) if type not in (None, TEXT, *types)]
    return types


def openapi() -> Json:
    """Return the OpenAPI description of the whole API."""
    types = http_types()
    refs, components = schemas(types, COMPONENTS)
    written = {repr(type): ref for type, ref in zip(types, refs, strict=True)}
    paths: Json = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = operation_schema(operation, written)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Clairière", "version": ENGINE, "description": "See docs/api.md."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation_schema(operation: Operation, written: Json) -> Json:
    refused = {"description": "Refused, and why.", "content": content(wire.Refusal, written)}
    described: Json = {
        "operationId": operation.name,
        "summary": operation.says,
        "parameters": [*path_parameters(operation), *query_parameters(operation)],
        "responses": {
            "200": {"description": "Done.", "content": content(operation.gives, written)},
            "4XX": refused,
        },
    }
    if operation.takes is not None:
        described["requestBody"] = {"required": operation.takes is TEXT, "content": content(operation.takes, written)}
    return described


def path_parameters(operation: Operation) -> list[Json]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "integer" if name == "n" else "string"}}
        for name in re.findall(r"{(\w+)}", operation.path)
    ]


def query_parameters(operation: Operation) -> list[Json]:
    return [{"name": name, "in": "query", "schema": {"type": "string"}} for name in operation.query]


def content(type: Any, written: Json) -> Json:
    if type is TEXT:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": written[repr(type)]}}
