"""A table to test at: answers are given in notation, and what is true is looked at. For law tests of any game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self

from ..core.ask import NATURE, SPECTATOR, Ask
from ..core.event import Event
from ..core.game import Game
from ..core.illegal import Illegal
from ..core.nature import Rng, Scripted
from ..core.state import State
from ..law import label_of
from ..words import LANGUAGES, say
from .identifiers import readable

NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eva", "Fay")


class Play:
    """A game in progress, spoken to in the notation of the players."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        if state.log is None:
            state.log = []

    # -- answering ------------------------------------------------------------------------------------------------

    def ask_of(self, seat: int) -> Ask:
        """The question open to the seat, or else the first one."""
        return next((ask for ask in self.state.open if ask.seat == seat), self.state.open[0])

    def answer(self, seat: int, *texts: str) -> Self:
        """The seat answers, once for each text."""
        for text in texts:
            self.state.take(seat, self.state.read(self.ask_of(seat), text))
        return self

    def nature(self, *texts: str) -> Self:
        """NATURE answers as the texts say; an empty one is of no matter."""
        for text in texts:
            if text:
                self.answer(NATURE, text)
            else:
                self.state.take(NATURE, Scripted([]).answer(self.state.open[0], 0))
        return self

    def at_random(self, seed: int) -> Iterator[str]:
        """Random answers to the end of the game; stops before each, saying what is asked."""
        rng = Rng(seed)
        while not self.state.over:
            ask = rng.pick_ask(self.state.open)
            yield ask.about
            self.state.take(ask.seat, self.pick(rng, ask))

    def pick(self, rng: Rng, ask: Ask) -> int:
        """What a random player chooses."""
        return rng.pick(ask.options)

    def refused(self, seat: int, text: str) -> Illegal:
        """The refusal of an answer: it changes nothing, and every language has words and the clause for it, without an
        identifier of the program."""
        choice = self.state.read(self.ask_of(seat), text)
        before = (self.place, self.asked, self.legal, len(self.log))
        try:
            self.state.take(seat, choice)
        except Illegal as refusal:
            assert (self.place, self.asked, self.legal, len(self.log)) == before
            assert refusal.cite == f"{self.game.id}:{refusal.clause}"
            for language in LANGUAGES:
                assert f"({label_of(self.game.id, refusal.clause, language)})" in readable(refusal.sentence(language))
            return refusal
        raise AssertionError(f"seat {seat} could answer {text}")

    # -- looking --------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and about what."""
        return (self.state.open[0].seat, self.state.open[0].about)

    @property
    def clause(self) -> str:
        """The clause behind the open question."""
        return self.state.open[0].clause

    @property
    def legal(self) -> list[str]:
        """The answers that will do, in the players' notation; a deal has too many to list."""
        ask = self.state.open[0]
        return [self.state.write(ask, choice) for choice in ask.options] if isinstance(ask.options, tuple) else []

    @property
    def question(self) -> str:
        """The open question in words."""
        return say("en", *self.game.speak_ask(self.state, self.state.open[0]))

    @property
    def place(self) -> dict[str, Any]:
        """Everything that is true, as plain values."""
        return self.state.dump()

    def sees(self, seat: int) -> dict[str, Any]:
        """What the seat is sent."""
        return dict(self.state.view(seat).to_wire())

    def offered(self, seat: int) -> list[list[str]]:
        """Return the answers that a seat may choose from, for each of its questions, as its view has them."""
        return [[self.state.write(ask, option) for option in ask.options] for ask in self.state.view(seat).asks]

    def waits_for(self, seat: int) -> list[int]:
        """Return whom the game waits for, as a seat may know it."""
        return list(self.state.view(seat).waiting)

    # -- what was told --------------------------------------------------------------------------------------------

    @property
    def log(self) -> list[Event]:
        assert self.state.log is not None
        return self.state.log

    @property
    def told(self) -> list[str]:
        return [event.verb for event in self.log]

    def events(self, verb: str) -> list[Event]:
        return [event for event in self.log if event.verb == verb]

    def hears(self, seat: int, language: str = "en") -> list[str]:
        """The log in words, as the seat may read it now."""
        events = [event.seen_by(seat) for event in self.game.recall_events(self.state, self.log)]
        messages = [self.game.speak_event(self.state, event, NAMES, SPECTATOR) for event in events]
        return [say(language, *message) for message in messages]
