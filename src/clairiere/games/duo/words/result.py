"""Chapters 6 and 7 in words: what a round brought to the team, what comes next, and how a victory is counted."""

from __future__ import annotations

from typing import Sequence

from ....core.event import Event
from ....core.result import ResultRow, RoundResult, Sentence
from ...trail import last_of
from ...tricks import NONE
from ..cards import ROUNDS, TRICKS
from ..ending import CARD, EARLY, TOKEN
from ..state.state import VICTORY, Duo

AFTER = ("added", "spared")  # 6.2, 6.5 what the forest does before anybody is asked
ENDS = ("victory", "defeat")  # 7.1 the game ends at once


def round_result(d: Duo, events: Sequence[Event], number: int) -> RoundResult | None:
    """3.1.1 Return what a round came to when its eleventh trick is put away, 7.1 or when the game ends before that."""
    unfinished = events[number].verb in ENDS
    if not unfinished and not is_last_trick(events[number]):
        return None
    started, board = last_of(events, "shuffled", number), last_of(events, "board", number)
    if started == NONE or board == NONE:
        return None
    if unfinished and any([is_last_trick(event) for event in events[started:number]]):
        return None
    last = number
    while last + 1 < len(events) and events[last + 1].verb in AFTER:
        last += 1
    round, tokens = events[started].what[0], tokens_left(d, events[: last + 1])
    rows = result_rows(d, events[: last + 1], started, events[board].what[1])
    if unfinished:
        return RoundResult(round, number, last, (), rows, (), unfinished=True)
    return RoundResult(round, number + 1, last, (), rows, notes(d, round, tokens))


def is_last_trick(event: Event) -> bool:
    """3.1.1 Return True if an event puts the eleventh trick away."""
    return event.verb == "put away" and event.what[0] == TRICKS


def result_rows(d: Duo, told: Sequence[Event], started: int, gems: int) -> list[ResultRow]:
    """Return the rows of a round that began at event `started`; the board had `gems` gems at the start of the game."""
    gathered, added = count(told[started:], "collected"), count(told[started:], "added")
    left = gems - count(told, "collected") + count(told, "added")
    facts: list[tuple[str, Sentence]] = [
        ("gathered", Sentence("duo-round-gathered", {"gems": gathered}, "4.3.1")),
        ("added", Sentence("duo-round-added", {"gems": added}, "6.2")),
        ("left", Sentence("duo-round-left", {"gems": left}, "7.2")),
        ("team", team(d, told)),
        ("tokens", Sentence("duo-round-tokens", {"tokens": tokens_left(d, told)})),
    ]
    return [
        ResultRow([sentence], label=f"duo-round-label-{name}") for name, sentence in facts if name != "added" or added
    ]


def team(d: Duo, told: Sequence[Event]) -> Sentence:
    """4.1.1 Say where the team stands, 7.3 or that it has left the path for good."""
    if told[-1].clause == "7.3":
        return Sentence("duo-round-team-lost", {}, "7.3")
    return Sentence("duo-round-team", {"space": place(d, told)})


def notes(d: Duo, round: int, tokens: int) -> list[Sentence]:
    """6.4, 6.5 What the forest does, 9.4 whether one may talk now, 6.1 the next round; 7.4 or the end."""
    if round == ROUNDS:
        return [Sentence("duo-round-time", {}, "7.4")]
    sentences = [Sentence("duo-round-forest", {}, "6.4") if tokens else Sentence("duo-round-no-forest", {}, "6.5")]
    if tokens or d.rules.pause:
        sentences.append(Sentence("duo-round-talk", {}, "9.4"))
    return [*sentences, Sentence("duo-round-next", {"round": round + 1, "rounds": ROUNDS}, "6.1")]


def count(events: Sequence[Event], verb: str) -> int:
    return len([event for event in events if event.verb == verb])


def tokens_left(d: Duo, events: Sequence[Event]) -> int:
    """1.5 Forest tokens that are still in the reserve."""
    covered = last_of(events, "covered")
    return d.rules.board.tokens if covered == NONE else events[covered].what[1]


def place(d: Duo, events: Sequence[Event]) -> int:
    """4.1.1 Where the team stands."""
    moved = max(last_of(events, "moved"), last_of(events, "returned"))
    return d.rules.board.start if moved == NONE else events[moved].what[-1]


def explain_result(d: Duo, events: Sequence[Event]) -> list[Sentence]:
    """7.6 A victory by its level, 7.7 cards in hand, 7.8 an early one, 7.9 tokens left. A defeat has no score."""
    if d.result != VICTORY:
        return []
    cards = d.hand0.bit_count() + d.hand1.bit_count()
    return [
        Sentence("duo-end-level", {"level": d.rules.level, "points": d.rules.board.base}, "7.6"),
        Sentence("duo-end-cards", {"cards": cards, "points": CARD * cards}, "7.7"),
        *([Sentence("duo-end-early", {"points": EARLY}, "7.8")] if d.round == 2 else []),
        Sentence("duo-end-tokens", {"tokens": d.reserve, "points": TOKEN * d.reserve}, "7.9"),
    ]
