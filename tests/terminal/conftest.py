"""A terminal without a terminal: lines go in by a script, the screen comes out as a text."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from rich.console import Console

from clairiere import Ask, Record, Rng, State, Table, View, find
from clairiere.bots.bot import Bot, RandomBot
from clairiere.terminal.play import play

ANSWER = "answer"  # stands for a choice that is made when it is asked for


class LowestCard:
    """A bot whose next card a script can know."""

    name = "lowest"

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        return ask.options[0]


class Scene:
    """One sitting: what was typed, what was shown."""

    def __init__(
        self, table: Table, language: str = "fr", width: int = 80, humans: tuple[int, ...] = (0,), height: int = 0
    ) -> None:
        self.table = table
        self.language = language
        self.width = width
        self.height = height  # of a terminal; without it the output is a file
        self.humans = list(humans)
        self.out = io.StringIO()
        self.prompts: list[str] = []
        self.marks: list[int] = []  # how much had been shown at each prompt
        self.status = -1

    def play(self, script: Callable[[str], str], path: Path | None = None, bot: Bot | None = None) -> Scene:
        def read(prompt: str) -> str:
            self.prompts.append(prompt)
            self.marks.append(len(self.out.getvalue()))
            return script(prompt)

        bots = {seat: bot or RandomBot() for seat in range(self.table.state.seats) if seat not in self.humans}
        console = Console(
            file=self.out,
            width=self.width,
            height=self.height or None,
            color_system=None,
            force_terminal=self.height > 0,
        )
        self.status = play(self.table, self.humans, bots, self.language, path, console, read)
        return self

    def type(self, lines: Iterable[str], path: Path | None = None) -> Scene:
        """Type these lines, then close the input."""
        rest = iter(lines)

        def read(prompt: str) -> str:
            try:
                return next(rest)
            except StopIteration:
                raise EOFError from None

        return self.play(read, path, LowestCard())

    def play_on(
        self,
        path: Path | None = None,
        before: Callable[[], list[str]] = list,
        limit: int = 10**6,
        choose: Callable[[State], int] | None = None,
        bot: Bot | None = None,
    ) -> Scene:
        """Answer to the end, or so many times: as `choose` says, or any legal option, always the same ones.

        `before` gives commands to type first.
        """
        waiting: list[str] = []
        left = limit

        def read(prompt: str) -> str:
            nonlocal left
            if not prompt.startswith("›"):
                return ""
            if not waiting:
                if not left:
                    raise EOFError
                left -= 1
                waiting.extend([*before(), ANSWER])
            line = waiting.pop(0)
            return self.choice(choose) if line == ANSWER else line

        return self.play(read, path, bot)

    def choice(self, choose: Callable[[State], int] | None = None) -> str:
        state = self.table.state
        ask = state.open[0]
        any_one = Rng(3, len(self.table.record.answers))
        return state.write(ask, choose(state) if choose else any_one.pick(ask.options))

    def answered(self, seat: int) -> list[int]:
        return [choice for by, choice in self.table.record.answers if by == seat]

    @property
    def text(self) -> str:
        return self.out.getvalue().replace("\u00a0", " ")

    def widest(self) -> int:
        return max(len(line) for line in self.text.splitlines())


NAMES = ["Ana", "Ben", "Cléo", "Dina", "Émile", "Flo"]


def new_table(seed: int = 7, game: str = "renard", seats: int = 0, **options: object) -> Table:
    record = Record(find(game), options, NAMES[: seats or find(game).fewest])
    record.seed = seed
    return Table(record)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are left are saved here and not in the project."""
    (tmp_path / "cwd").mkdir()
    monkeypatch.chdir(tmp_path / "cwd")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def scene() -> Callable[..., Scene]:
    """`scene("fr", seed=7, width=80, humans=(0,), height=24, game="duo", level=2)`: a table with its screen."""

    def make(
        language: str = "fr",
        seed: int = 7,
        width: int = 80,
        humans: tuple[int, ...] = (0,),
        height: int = 0,
        game: str = "renard",
        seats: int = 0,
        **options: object,
    ) -> Scene:
        return Scene(new_table(seed, game, seats, **options), language, width, humans, height)

    return make


@pytest.fixture
def again() -> Callable[..., Scene]:
    """The same screen for a table that is already there."""
    return Scene
