"""TypedDicts as msgspec structs: so unions of them are known, and what has a field too many is not taken for one."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import UNSET, Struct, UnsetType, defstruct


@cache
def struct_of(kind: type) -> type[Struct]:
    """A struct with the fields of a TypedDict. If the first of them is always the same word, it tells the struct from
    others."""
    hints = get_type_hints(kind)
    first = next(iter(hints))
    tag = get_args(hints[first]) if get_origin(hints[first]) is Literal else ()
    tagged = len(tag) == 1
    fields = [field(kind, name, struct_type(hint)) for name, hint in hints.items() if not (tagged and name == first)]
    return defstruct(
        kind.__name__,
        fields,
        namespace={"__doc__": kind.__doc__},
        tag_field=first if tagged else None,
        tag=tag[0] if tagged else None,
        forbid_unknown_fields=True,
        kw_only=True,
    )


def field(kind: Any, name: str, type: Any) -> tuple[str, Any] | tuple[str, Any, Any]:
    return (name, type) if name in kind.__required_keys__ else (name, type | UnsetType, UNSET)


def struct_type(hint: Any) -> Any:
    """A type in which every TypedDict has become a struct."""
    if is_typeddict(hint):
        return struct_of(hint)
    origin, parts = get_origin(hint), get_args(hint)
    if origin is None or origin is Literal:
        return hint
    if origin in (Union, UnionType):
        return Union[tuple(struct_type(part) for part in parts)]  # noqa: UP007
    return origin[tuple(struct_type(part) for part in parts)]
