"""TypedDicts as msgspec structs, so that unions of them can be told apart and unknown fields are refused."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import UNSET, Struct, UnsetType, defstruct


@cache
def struct_of(kind: type) -> type[Struct]:
    """Return a struct with the fields of a TypedDict.

    If the first field always has the same word, it is the tag that tells the struct from others.
    """
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
    """Return a field of a struct as `defstruct` takes it."""
    return (name, type) if name in kind.__required_keys__ else (name, type | UnsetType, UNSET)


def struct_type(hint: Any) -> Any:
    """Return a type in which every TypedDict is replaced by its struct."""
    if is_typeddict(hint):
        return struct_of(hint)
    origin, parts = get_origin(hint), get_args(hint)
    if origin is None or origin is Literal:
        return hint
    if origin in (Union, UnionType):
        return Union[tuple(struct_type(part) for part in parts)]  # noqa: UP007
    return origin[tuple(struct_type(part) for part in parts)]
