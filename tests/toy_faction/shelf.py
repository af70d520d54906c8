"""The toy faction on the shelf, for as long as a test wants it. Run as a file, it puts it there for good, as the
processes in which bots search need it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from unittest.mock import patch

from clairiere import law, words
from clairiere.core.game import GAMES, register
from clairiere.games.root.choices import IDS, WORDS
from clairiere.games.root.effects import MENUS
from clairiere.games.root.faction import FACTIONS
from clairiere.games.root.game import RootGame
from clairiere.games.root.state.steps import STEPS
from clairiere.games.root.words.events import EVENTS

TOYS = Path(__file__).with_name("toys")
REGISTERS = (GAMES, FACTIONS, STEPS, EVENTS, WORDS, IDS)


def enter() -> None:
    """What the one line in games/root/factions/__init__.py does for a faction; the game reads its shelf anew."""
    for name in [name for name in sys.modules if name.partition(".")[0] == TOYS.name]:
        del sys.modules[name]
    with patch.object(sys, "path", [str(TOYS.parent), *sys.path]):
        import_module(TOYS.name)
    register(RootGame())


@contextmanager
def toys_in_words() -> Iterator[None]:
    words.ELSEWHERE.append(TOYS)
    try:
        yield
    finally:
        words.ELSEWHERE.remove(TOYS)


@contextmanager
def toys_on_the_shelf() -> Iterator[None]:
    """The faction with its words and its law, and nothing of it afterwards."""
    before, menus = [dict(known) for known in REGISTERS], list(MENUS)
    law_of_package = law.chapters_of
    try:
        with (
            toys_in_words(),
            patch.object(law, "chapters_of", lambda game: [*law_of_package(game), *([TOYS] if game == "root" else [])]),
        ):
            forget()
            enter()
            yield
    finally:
        for known, former in zip(REGISTERS, before, strict=True):
            known.clear()
            known.update(former)
        MENUS[:] = menus
        forget()


def forget() -> None:
    """Sentences and laws are read once."""
    kept = (words.bundle_of, words.say_plain, words.selecting_facts, words.say_by_key, words.say_with_holes)
    for read in (*kept, law.law_of):
        read.cache_clear()


if __name__ == "__main__":
    enter()
