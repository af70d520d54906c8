"""A record step by step: each answer in notation and in words, then the position it led to."""

from __future__ import annotations

from rich.console import Console, Group
from rich.rule import Rule
from rich.text import Text

from ..core.ask import NATURE, SPECTATOR
from ..core.event import Event
from ..core.illegal import Illegal
from ..core.record import Record, ask_of
from ..core.state import State
from .ascii_fallback import use_ascii_fallback
from .hints import hint_for
from .registry import drawing_of
from .style import QUIET, STRONG, Prose, joined

HUMAN = "human"  # who sits on a seat that no bot plays
EVERYTHING = -3  # a reader from whom nothing is hidden
HIDDEN = "· · ·"


def replay(
    record: Record,
    to: int | None,
    seat: int | None,
    everything: bool,
    language: str,
    console: Console,
    hint: bool = False,
) -> int:
    """Show the first `to` answers, or all, and the position after them. A running game keeps its secrets. With a hint
    for the seat that looks, or for whoever is asked there."""
    check(record, to, seat)
    shown = Replay(record, seat, everything, language, console)
    state = shown.run(len(record.answers) if to is None else to)
    if hint:
        shown.hint(state)
    return 0


def check(record: Record, to: int | None, seat: int | None) -> None:
    most = len(record.answers)
    if to is not None and not 0 <= to <= most:
        raise Illegal("ui-replay-range", {"found": to, "most": most})
    if seat is not None and not 0 <= seat < len(record.names):
        raise Illegal("ui-replay-seat", {"found": seat, "most": len(record.names) - 1})


class Replay:
    """One reading of a record, through the eyes of a seat, of a spectator, or of nobody in particular."""

    def __init__(self, record: Record, seat: int | None, everything: bool, language: str, console: Console) -> None:
        self.record = record
        self.last = record.state()
        self.eyes = seat if seat is not None else EVERYTHING if everything or self.last.over else SPECTATOR
        self.recalls = not everything and not self.last.over  # a running game's past is looked up as its law allows
        self.drawing = drawing_of(record.game, record.names, language, record.options)
        self.language = language
        self.console = console
        self.kept = self.kept_events()
        use_ascii_fallback(console)

    def kept_events(self) -> dict[int, Event]:
        """By number, the events that may be looked up."""
        events = self.last.log or []
        return self.record.game.lookup_events(self.last, events) if self.recalls else dict(enumerate(events))

    def run(self, to: int) -> State:
        self.console.print(Rule(Text(self.drawing.title(), STRONG), style=QUIET))
        self.console.print(Prose(self.headline(), self.language), Text(""), sep="\n")
        state = self.record.first()
        self.tell(state, 0, "")
        for number in range(to):
            self.step(state, number)
        after = self.drawing.say("ui-replay-after", count=to, most=len(self.record.answers))
        self.console.print(Group(Text(""), Rule(Text(after, STRONG), style=QUIET)))
        if self.eyes == EVERYTHING:
            self.console.print(self.drawing.open_board(state, self.console.width))
        elif to < len(self.record.answers) and not all(self.whole(i, event) for i, event in enumerate(state.log or [])):
            self.console.print(Prose(self.drawing.say("ui-replay-closed"), self.language))
        else:
            self.console.print(self.drawing.board(state.view(self.eyes), None, self.console.width))
        return state

    def hint(self, state: State) -> None:
        """What the strongest bot would do there. While a game runs, only for who plays against bots alone."""
        if not self.last.over and self.record.players.count(HUMAN) != 1:
            raise Illegal("hint-not-alone", {})
        seats = [ask.seat for ask in state.open if ask.seat != NATURE] if self.eyes == EVERYTHING else [self.eyes]
        asks = [ask for ask in state.open if ask.seat in seats]
        if not asks:
            raise Illegal("hint-none-asked", {})
        for line in hint_for(self.record, state, asks[0], self.drawing):
            self.console.print(line, highlight=False)

    def headline(self) -> str:
        if self.eyes == EVERYTHING:
            return self.drawing.say("ui-replay-open")
        if self.eyes == SPECTATOR:
            return self.drawing.say("ui-replay-unfinished")
        id = "ui-replay-as-unfinished" if self.recalls else "ui-replay-as"
        return self.drawing.say(id, seat=self.drawing.names[self.eyes])

    def step(self, state: State, number: int) -> None:
        """One answer: its number, who gave it, what it was if the reader may know, and what came of it."""
        seat, choice = self.record.answers[number]
        ask = ask_of(state, seat)
        notation = self.drawing.written(state, ask, choice)
        told = len(state.log or [])
        state.take(seat, choice)
        hidden = ask.sealed and self.eyes not in (seat, EVERYTHING)
        secret = hidden or any(not self.open(i, event) for i, event in enumerate(state.log or []) if i >= told)
        who = self.drawing.say("ui-nature") if seat == NATURE else self.drawing.who(seat, self.eyes)
        head = Text(f"{number + 1:>4}  {who}  ", QUIET)
        line = joined(
            [
                head,
                Text(HIDDEN if secret else notation, STRONG),
                Text(f"  ({self.drawing.clause_label(ask.clause)})", QUIET),
            ]
        )
        self.console.print(Prose(line, self.language, hang=6), highlight=False)
        self.tell(state, told, "      ")

    def open(self, number: int, event: Event) -> bool:
        """Whether the reader may know all of an event."""
        return self.whole(number, event) and (self.eyes == EVERYTHING or event.seen_by(self.eyes) is event)

    def whole(self, number: int, event: Event) -> bool:
        """Whether an event may be looked up as it was."""
        return number in self.kept and self.kept[number].secret == event.secret

    def tell(self, state: State, told: int, indent: str) -> None:
        """The events since then, in words, each with its clause."""
        for number, event in enumerate(state.log or []):
            if number < told or number not in self.kept:
                continue
            seen = event if self.eyes == EVERYTHING else self.kept[number].seen_by(self.eyes)
            clause = Text(f" {self.drawing.clause_label(event.clause)}", QUIET)
            sentence = joined([indent, self.drawing.event(state, seen, self.eyes), clause])
            self.console.print(Prose(sentence, self.language, hang=len(indent) + 2), highlight=False)
