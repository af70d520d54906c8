"""Reading what a person wrote: every value is checked, and what is wrong is refused with its place."""

from __future__ import annotations

from typing import Sequence

from .illegal import Facts, Illegal, shown


class Form:
    """A mapping read key by key; `under` is the place of a mapping within another."""

    def __init__(self, game: str, values: object, keys: Sequence[str], under: str = "") -> None:
        self.game = game
        self.under = under
        if not isinstance(values, dict):
            raise self.wrong("form-not-a-mapping", under or "position", {})
        self.values: dict[object, object] = values
        for key in self.values:
            if not isinstance(key, str):
                raise self.wrong("form-key-not-text", under or "position", {"key": shown(key)})
            if key not in keys:
                raise self.wrong("form-unknown-key", str(key), {"known": list(keys)})

    def wrong(self, reason: str, where: str, facts: Facts, clause: str = "") -> Illegal:
        """The refusal for something wrong at a place of the form."""
        return Illegal(reason, facts | {"where": self.at(where)}, self.game, clause)

    def at(self, where: str) -> str:
        """A place of the form, by the whole way to it."""
        return where if where.startswith(self.under) else f"{self.under}.{where}"

    def inner(self, key: str, keys: Sequence[str]) -> Form:
        """The mapping under a key; an empty one when it is left out."""
        return Form(self.game, self.values.get(key, {}), keys, self.at(key))

    def has(self, key: str) -> bool:
        return key in self.values

    def whole(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number within bounds."""
        return self.number(key, self.values.get(key, default), low, high)

    def wholes(self, key: str, default: list[int], low: int, high: int) -> list[int]:
        """As many whole numbers as the default has."""
        if not self.has(key):
            return default.copy()
        found = self.items(key, self.values[key])
        if len(found) != len(default):
            raise self.wrong("form-wrong-length", key, {"wanted": len(default), "found": len(found)})
        return [self.number(f"{key}[{i}]", found[i], low, high) for i in range(len(found))]

    def word(self, key: str, default: str, known: Sequence[str]) -> str:
        """One of some words."""
        found = self.text(key, self.values.get(key, default))
        if known and found not in known:
            reason = "form-unknown-word-or-none" if "" in known else "form-unknown-word"
            raise self.wrong(reason, key, {"found": shown(found), "known": [word for word in known if word]})
        return found

    def words(self, key: str) -> list[str]:
        """A list of texts; empty when left out."""
        return self.texts(key, self.values.get(key, []))

    def word_lists(self, key: str, count: int) -> list[list[str]]:
        """One list of texts for each seat; all empty when left out."""
        if not self.has(key):
            return [[] for _ in range(count)]
        found = self.items(key, self.values[key])
        if len(found) != count:
            raise self.wrong("form-wrong-length", key, {"wanted": count, "found": len(found)})
        return [self.texts(f"{key}[{i}]", found[i]) for i in range(count)]

    def bits(self, where: str, found: Sequence[str], known: Sequence[str], clause: str) -> int:
        """Some of the known words, each once, as bits."""
        bits = 0
        for word in found:
            if word not in known:
                raise self.wrong("form-unknown-word", where, {"found": shown(word), "known": list(known)}, clause)
            if bits >> known.index(word) & 1:
                raise self.wrong("form-twice", where, {"found": word}, clause)
            bits |= 1 << known.index(word)
        return bits

    def number(self, where: str, found: object, low: int, high: int) -> int:
        if not isinstance(found, int) or isinstance(found, bool):
            raise self.wrong("form-not-whole", where, {"found": quoted(found)})
        if not low <= found <= high:
            raise self.wrong("form-out-of-range", where, {"found": shown(found), "low": str(low), "high": str(high)})
        return found

    def text(self, where: str, found: object) -> str:
        if not isinstance(found, str):
            raise self.wrong("form-not-text", where, {"found": shown(found)})
        return found

    def texts(self, where: str, found: object) -> list[str]:
        items = self.items(where, found)
        return [self.text(f"{where}[{i}]", items[i]) for i in range(len(items))]

    def items(self, where: str, found: object) -> list[object]:
        if not isinstance(found, list):
            raise self.wrong("form-not-a-list", where, {"found": quoted(found)})
        return found


def quoted(found: object) -> str:
    """A value of another kind than wanted; a text in quotes, so that "3" is told from 3."""
    return f'"{shown(found)}"' if isinstance(found, str) else shown(found)
