"""Chapters 6 and 7 in words: what a round brought to the team, what comes next, and how a victory is counted."""

from __future__ import annotations

from typing import Sequence

from ....core.event import Event
from ....core.illegal import Facts
from ....core.result import ResultRow, RoundResult, Sentence
from ...trail import last_of
from ...tricks import NONE
from ..cards import ROUNDS, TRICKS
from ..ending import CARD, EARLY, TOKEN
from ..state.state import VICTORY, Duo

AFTER = ("added", "spared")  # 6.2, 6.5 what the forest does before anybody is asked


def round_result(d: Duo, events: Sequence[Event], number: int) -> RoundResult | None:
    """3.1.1 Eleven tricks are played: gems, the team, the forest, 6.1 and what comes next."""
    if events[number].verb != "put away" or events[number].what[0] != TRICKS:
        return None
    started, board = last_of(events, "shuffled", number), last_of(events, "board", number)
    if started == NONE or board == NONE:
        return None
    last = number
    while last + 1 < len(events) and events[last + 1].verb in AFTER:
        last += 1
    told = events[: last + 1]
    gathered, added = count(events[started:number], "collected"), count(events[number : last + 1], "added")
    left = events[board].what[1] - count(told, "collected") + count(told, "added")
    tokens = tokens_left(d, told)
    facts: list[tuple[str, Facts, str]] = [
        ("gathered", {"gems": gathered}, "4.3.1"),
        ("added", {"gems": added}, "6.2"),
        ("left", {"gems": left}, "7.2"),
        ("team", {"space": place(d, told)}, ""),
        ("tokens", {"tokens": tokens}, ""),
    ]
    rows = [
        ResultRow([Sentence(f"duo-round-{name}", given, clause)], label=f"duo-round-label-{name}")
        for name, given, clause in facts
        if name != "added" or added
    ]
    round = events[started].what[0]
    return RoundResult(round, number + 1, last, (), rows, notes(d, round, tokens))


def notes(d: Duo, round: int, tokens: int) -> list[Sentence]:
    """6.4, 6.5 What the forest does, 9.4 whether one may talk now, 6.1 the next round; 7.4 or the end."""
    if round == ROUNDS:
        return [Sentence("duo-round-time", {}, "7.4")]
    found = [Sentence("duo-round-forest", {}, "6.4") if tokens else Sentence("duo-round-no-forest", {}, "6.5")]
    if tokens or d.rules.pause:
        found.append(Sentence("duo-round-talk", {}, "9.4"))
    return [*found, Sentence("duo-round-next", {"round": round + 1, "rounds": ROUNDS}, "6.1")]


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


def reckoning(d: Duo, events: Sequence[Event]) -> list[Sentence]:
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
