"""Chapters 7 and 8 in words: who won a round, by what, how its cards were shared, and why the game is over."""

from __future__ import annotations

from typing import Final, Sequence

from ....core.event import Event
from ....core.result import ResultRow, RoundResult, Sentence
from ..cards import spell
from ..rules import NONE
from ..state.state import Jeton

HEADS: Final = tuple([f"jeton-round-head-{name}" for name in ("total", "gain", "cards", "blue")])
DECIDED: Final = ("won round", "tied")
ENDING: Final = (*DECIDED, "received")  # after nothing else is a round over


def round_result(j: Jeton, events: Sequence[Event], number: int) -> RoundResult | None:
    """7.3, 7.9 The round is over when its cards are shared out, 8.2 or when it decides the game."""
    if events[number].verb not in ENDING:
        return None
    decided = last_event_of(events, number, DECIDED)
    if decided == NONE or not is_round_over(events, decided, number):
        return None
    lays = [
        event for event in events[last_event_of(events, decided, ("shouted",)) + 1 : decided] if event.verb == "laid"
    ]
    totals = {event.what[1]: event.what[3] for event in lays}
    gifts = [event for event in events[decided + 1 : number + 1] if event.verb == "received"]
    cards = {event.what[0]: event.what[1] for event in gifts}
    rows = [
        ResultRow(cells(events, decided, seat, totals[seat], cards.get(seat, 0)), seat)
        for seat in sorted(totals, key=lambda seat: -totals[seat])
    ]
    rounds = len([event for event in events[: decided + 1] if event.verb in DECIDED])
    notes = [verdict_sentence(events[decided], totals), goal_sentence(j)]
    return RoundResult(rounds, min(decided + 1, number), number, HEADS, rows, notes, not j.rules.live)


def is_round_over(events: Sequence[Event], decided: int, number: int) -> bool:
    """Return True if no more cards are given out: 8.2 at once when the game is over, else with the last card."""
    following = events[number + 1].verb if number + 1 < len(events) else ""
    if number == decided:
        if events[decided].verb == "tied":
            return following != "received"  # 4.8 nobody has bid
        return following in ("won", "drawn")
    return events[number].verb == "received" and following != "received"


def last_event_of(events: Sequence[Event], number: int, verbs: Sequence[str]) -> int:
    """Return the number of the last event of some verbs up to this one, or NONE."""
    for n in range(number, -1, -1):
        if events[n].verb in verbs:
            return n
    return NONE


def cells(events: Sequence[Event], decided: int, seat: int, total: int, cards: int) -> list[Sentence]:
    """Return what the stack was worth, 7.2 the tokens that it brought, 7.3 the cards, and the tokens of all rounds."""
    verdict = events[decided]
    won = verdict.verb == "won round" and verdict.what[0] == seat
    blue = [event.what[2] for event in events[: decided + 1] if event.verb == "won round" and event.what[0] == seat]
    return [
        Sentence("jeton-round-total", {"total": total}, "7.1" if won else ""),
        Sentence("jeton-round-gain", {"tokens": verdict.what[1] if won else 0}, "7.2" if won else ""),
        Sentence("jeton-round-cards", {"cards": spell(cards) if cards else "none"}),
        Sentence("jeton-round-blue", {"blue": blue[-1] if blue else 0}),
    ]


def verdict_sentence(verdict: Event, totals: dict[int, int]) -> Sentence:
    """7.1 One stack alone has the highest total, 7.2 a token for each bidder; 7.8 a tie brings nothing, 4.8 nor does a
    round without a bid."""
    if verdict.verb == "tied" and not totals:
        return Sentence("jeton-round-none", {}, "4.8")
    if verdict.verb == "tied":
        return Sentence("jeton-round-tied", {"total": max(totals.values(), default=0)}, "7.8")
    seat, tokens, _ = verdict.what
    return Sentence("jeton-round-won", {"seat": seat, "total": totals.get(seat, 0), "tokens": tokens}, "7.1")


def goal_sentence(j: Jeton) -> Sentence:
    """8.1 How many blue tokens win."""
    return Sentence("jeton-round-goal", {"target": j.rules.target}, "8.1")


def explain_result(j: Jeton, events: Sequence[Event]) -> list[Sentence]:
    """8.1 So many blue tokens end the game; other ends say themselves why."""
    return [goal_sentence(j)] if events and events[-1].clause == "8.1" else []
