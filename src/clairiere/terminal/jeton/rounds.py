"""Jeton Rouge in the terminal: summaries of draws, finished rounds, the ranking, and who was passed over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ...core.event import Event
from ...core.state import State
from ...games.jeton.cards import ONE, points, spell
from ...games.jeton.rules import DRAW, NONE, OPEN
from ...games.jeton.state.state import Jeton
from ...games.jeton.state.view import JetonView
from ..style import NARROW, NO_BREAK, QUIET, STRONG
from .card_words import short_name, sum_of

if TYPE_CHECKING:
    from .speech import JetonSpeech

DRAW_VERBS = ("drew", "skipped", "unlocked")
AGREEMENT_VERBS = ("proposed", "agreed")


# -- news -------------------------------------------------------------------------------------------------------


def summarize_events(drawing: JetonSpeech, state: State, events: Sequence[Event], reader: int) -> list[Text]:
    """Return what happened as sentences, with one sentence for consecutive draws and one for an agreement."""
    sentences: list[Text] = []
    at = 0
    while at < len(events):
        kind = next((verbs for verbs in (DRAW_VERBS, AGREEMENT_VERBS) if events[at].verb in verbs), None)
        if kind is None:
            sentences.append(drawing.event(state, events[at], reader))
            at += 1
            continue
        end = at
        while end < len(events) and events[end].verb in kind:
            end += 1
        sentences += (
            describe_draws(drawing, events[at:end], reader) if kind is DRAW_VERBS else [Text(drawing.word("all-pass"))]
        )
        at = end
    return sentences


def describe_draws(drawing: JetonSpeech, events: Sequence[Event], reader: int) -> list[Text]:
    """3.1.2 Say who drew (with the reader's cards), 3.2.1 who had six cards, 4.4 whether the lock was lifted."""
    sentences: list[str] = []
    own = [spell(ONE[e.secret[0]]) for e in events if e.verb == "drew" and e.what[0] == reader and e.secret]
    if own:
        sentences.append(drawing.word("drew-own", cards=own))
    for verb in ("drew", "skipped"):
        seats = [event.what[0] for event in events if event.verb == verb]
        others = [seat for seat in dict.fromkeys(seats) if seat != reader]
        if verb == "skipped" and reader in seats:
            sentences.append(drawing.say("jeton-event-skipped", you="yes", seat=""))
        if others:
            laps = {seat: seats.count(seat) if verb == "drew" else 1 for seat in others}
            names = [drawing.names[seat] + (f"{NO_BREAK}×{laps[seat]}" if laps[seat] > 1 else "") for seat in others]
            sentences.append(drawing.word(f"{verb}-others", names=names, count=len(names)))
    if any([event.verb == "unlocked" for event in events]):
        sentences.append(drawing.say("jeton-event-unlocked"))
    return [Text(sentence) for sentence in sentences]


# -- rounds -----------------------------------------------------------------------------------------------------


class Round:
    """A round, read from the events of the log."""

    def __init__(self, number: int, shouted: Event) -> None:
        self.number = number
        self.last = shouted
        self.stacks: dict[int, int] = {}
        self.received: dict[int, int] = {}
        self.winner = NONE
        self.tokens = self.blue = 0
        self.over = False

    def add(self, event: Event) -> None:
        self.last = event
        match event.verb:
            case "laid":
                self.stacks[event.what[1]] = self.stacks.get(event.what[1], 0) + event.what[2]
            case "won round":
                self.winner, self.tokens, self.blue = event.what
            case "received":
                self.received[event.what[0]] = event.what[1]
                self.over = True

    @property
    def top(self) -> int:
        return max([points(stack) for stack in self.stacks.values()])

    def summary(self, drawing: JetonSpeech, reader: int) -> str:
        """7.1 Return who won the round and with what total, 7.8 or that it was a tie."""
        name = drawing.names[self.winner] if self.winner != NONE else ""
        how = "tie" if self.winner == NONE else "you" if self.winner == reader else "other"
        facts = {"number": self.number, "total": self.top, "tokens": self.tokens, "how": how, "seat": name}
        return drawing.word("round-over", **facts)


def rounds_in(log: Sequence[Event]) -> list[Round]:
    """Return all rounds of a log. A round ends with the last card received, or with the victory (8.2)."""
    rounds: list[Round] = []
    for event in log:
        if event.verb == "shouted":
            rounds.append(Round(len(rounds) + 1, event))
        elif rounds and event.verb in ("laid", "won round", "tied", "received"):
            rounds[-1].add(event)
        elif rounds and event.verb == "won" and rounds[-1].winner != NONE:
            rounds[-1].over = True
    return rounds


def round_table(drawing: JetonSpeech, round: Round, reader: int, width: int) -> RenderableType:
    """Return a table with 7.1 every bidder's stack, 7.2 the tokens won and 7.3 the cards received."""
    grid = table(width)
    for id in ("ui-player", "jeton-ui-stack"):
        grid.add_column(Text(drawing.say(id), QUIET), no_wrap=True)
    grid.add_column(Text(drawing.word("tokens"), QUIET), justify="right")
    if round.received:
        grid.add_column(Text(drawing.word("receives"), QUIET))
    for seat in sorted(round.stacks, key=lambda seat: -points(round.stacks[seat])):
        mark = "★ " if seat == round.winner else "  "
        name = short_name(drawing.who(seat, reader), 24 if width >= NARROW else 8)
        tokens = drawing.word("gained", tokens=round.tokens, blue=round.blue) if seat == round.winner else ""
        cells = [sum_of(round.stacks[seat], width // 3), tokens]
        if round.received:
            cells.append(spell(round.received[seat]).replace(NO_BREAK, " ") if seat in round.received else "–")
        ink = STRONG if seat == round.winner else ""
        grid.add_row(Text(mark + name, ink, overflow="ellipsis"), *[Text(cell, ink) for cell in cells])
    title = Text(round.summary(drawing, reader), STRONG, overflow="ellipsis")
    return Group(Rule(title, style=QUIET, align="left"), grid)


def ranking(drawing: JetonSpeech, view: JetonView, reader: int) -> RenderableType:
    """3.3.2 Return the places: the winner, then by blue tokens, then those who are out."""
    grid = table(NARROW)
    grid.add_column(Text(drawing.word("place"), QUIET), justify="right")
    grid.add_column(Text(drawing.say("ui-player"), QUIET), overflow="ellipsis", no_wrap=True)
    grid.add_column(Text(drawing.word("tokens"), QUIET), justify="right")
    grid.add_column("")
    for seat in sorted(range(view.seats), key=lambda seat: view.places[seat]):
        mark = "★ " if seat in view.winners else "  "
        note = "" if seat in view.active else drawing.word("seat-note", how="out")
        cells = [f"{view.places[seat]}", mark + drawing.who(seat, reader), str(view.blue[seat]), note]
        grid.add_row(*[Text(cell, STRONG if seat in view.winners else "") for cell in cells])
    return Group(Rule(Text(drawing.word("places"), STRONG), style=QUIET, align="left"), grid)


def table(width: int) -> Grid:
    return Grid(box=None, pad_edge=False, padding=(0, 2 if width >= NARROW else 1, 0, 0), header_style="none")


# -- who is asked -----------------------------------------------------------------------------------------------


def passed_over(before: Jeton, now: Jeton) -> list[int]:
    """10.5 Return the players that were not asked for a shout although the others must think that they may shout.

    Only records of earlier engines pass players over."""
    seats: list[int] = []
    if not now.rules.pass_over:
        return seats
    same = before.turn == now.turn and before.draw_no == now.draw_no
    asked = before.asking if before.phase == DRAW else NONE
    if asked != NONE and not same and now.phase != OPEN:
        seats += passed_over_between(before, asked, NONE)
    if now.phase == DRAW:
        seats += passed_over_between(now, asked if same else NONE, now.asking)
    return seats


def passed_over_between(j: Jeton, after: int, until: int) -> list[int]:
    """Return the seats between two that are asked that hold cards and seem entitled to shout, but are not."""
    circle = [(j.pivot + 1 + i) % j.seats for i in range(j.seats)]
    begin = circle.index(after) + 1 if after != NONE else 0
    end = circle.index(until) if until != NONE else len(circle)
    return [seat for seat in circle[begin:end] if j.hands[seat] and j.seems_entitled(seat) and not j.may_shout(seat)]
