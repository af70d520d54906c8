"""A table for law tests of any game: answers are given in notation, and the state is inspected."""

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
    """A game in progress that takes answers in notation."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        if state.log is None:
            state.log = []

    # -- answering ------------------------------------------------------------------------------------------------

    def ask_of(self, seat: int) -> Ask:
        """Return the question open to the seat, or else the first one."""
        return next((ask for ask in self.state.open if ask.seat == seat), self.state.open[0])

    def answer(self, seat: int, *texts: str) -> Self:
        """Answer for the seat, once for each text."""
        for text in texts:
            self.state.take(seat, self.state.read(self.ask_of(seat), text))
        return self

    def nature(self, *texts: str) -> Self:
        """Answer for NATURE; an empty text stands for any answer."""
        for text in texts:
            if text:
                self.answer(NATURE, text)
            else:
                self.state.take(NATURE, Scripted([]).answer(self.state.open[0], 0))
        return self

    def at_random(self, seed: int) -> Iterator[str]:
        """Answer at random to the end of the game. Before each answer, yield the subject of the question."""
        rng = Rng(seed)
        while not self.state.over:
            ask = rng.pick_ask(self.state.open)
            yield ask.about
            self.state.take(ask.seat, self.pick(rng, ask))

    def pick(self, rng: Rng, ask: Ask) -> int:
        """Return a random player's choice."""
        return rng.pick(ask.options)

    def refused(self, seat: int, text: str) -> Illegal:
        """Return the refusal of an answer. Raise AssertionError if the answer is legal.

        It checks that the refusal changes nothing, and that every language has a sentence with the clause and without
        an identifier of the program.
        """
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
        """Return the seat and the subject of the open question."""
        return (self.state.open[0].seat, self.state.open[0].about)

    @property
    def clause(self) -> str:
        """Return the clause of the open question."""
        return self.state.open[0].clause

    @property
    def legal(self) -> list[str]:
        """Return the legal answers in notation; empty for a deal, which has too many."""
        ask = self.state.open[0]
        return [self.state.write(ask, choice) for choice in ask.options] if isinstance(ask.options, tuple) else []

    @property
    def question(self) -> str:
        """Return the open question in words."""
        return say("en", *self.game.speak_ask(self.state, self.state.open[0]))

    @property
    def place(self) -> dict[str, Any]:
        """Return the position as plain values."""
        return self.state.dump()

    def sees(self, seat: int) -> dict[str, Any]:
        """Return what the seat is sent."""
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
        """Return all events."""
        assert self.state.log is not None
        return self.state.log

    @property
    def told(self) -> list[str]:
        """Return the verbs of all events."""
        return [event.verb for event in self.log]

    def events(self, verb: str) -> list[Event]:
        """Return the events of a verb."""
        return [event for event in self.log if event.verb == verb]

    def hears(self, seat: int, language: str = "en") -> list[str]:
        """Return the log in words, as the seat may read it now."""
        events = [event.seen_by(seat) for event in self.game.recall_events(self.state, self.log)]
        messages = [self.game.speak_event(self.state, event, NAMES, SPECTATOR) for event in events]
        return [say(language, *message) for message in messages]
