"""Copying and pickling by fields, the same way in the interpreted and in the compiled build.

A compiled object has neither `__dict__` nor `__slots__`, and its class names its fields in `__mypyc_attrs__`. What
`pickle` does by itself therefore fails on it, or makes a file that the other build cannot read.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Copyable:
    """The base of classes whose objects are copied and pickled field by field.

    A subclass whose `__init__` needs arguments says `@mypyc_attr(allow_interpreted_subclasses=True)` too: otherwise its
    `__new__`, once compiled, calls `__init__`, and no object can be made without the arguments.
    """

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `copy` and `pickle` rebuild the object: its class and its fields."""
        return (restore_fields, (type(self), fields_of(self)))


def fields_of(thing: object) -> dict[str, object]:
    """Return the fields of an object by name, those of its base classes included."""
    fields: dict[str, object] = {}
    for kind in type(thing).__mro__:
        own = kind.__dict__
        for name in own.get("__mypyc_attrs__", own.get("__slots__", ())):
            if not name.startswith("__") and hasattr(thing, name):
                fields[name] = getattr(thing, name)
    fields.update(getattr(thing, "__dict__", {}))
    return fields


def restore_fields(kind: type[Copyable], fields: dict[str, object]) -> Copyable:
    """Return an object of the class with these fields. Its `__init__` is not called."""
    thing = kind.__new__(kind)
    for name, value in fields.items():
        setattr(thing, name, value)
    return thing
