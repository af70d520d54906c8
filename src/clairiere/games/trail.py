"""The trail of a round of tricks: what was seen, in order, one small number each; and what may be looked up of it."""

from __future__ import annotations

from typing import Final, Sequence

from ..core.ask import SPECTATOR
from ..core.event import Event, FinishedTrick
from .tricks import NONE

PLAYED: Final = 0  # + 64 * seat + card
TURNED_UP: Final = 128  # + card: became the decree; a game has its own marks above


def past_tricks(trail: Sequence[int], on_table: int) -> tuple[tuple[int, int, int], ...]:
    """Return the finished tricks, as (leader, card led, card that followed); `on_table` cards are not yet taken."""
    plays = [mark for mark in trail if mark < TURNED_UP]
    tricks = []
    for i in range(0, len(plays) - on_table - 1, 2):
        tricks.append((plays[i] >> 6, plays[i] & 63, plays[i + 1] & 63))
    return tuple(tricks)


def of_past_tricks(events: Sequence[Event], closes: str) -> dict[int, Event | None]:
    """Return, by number, the events that may not be looked up while a round runs.

    That is every event that names a card of a closed trick, the hands as dealt, and what only one seat saw before the
    last trick was closed: a card that has left a hand was played. `closes` is the event that ends a trick. Earlier
    rounds are open.
    """
    started, closed = last_of(events, "shuffled"), last_of(events, closes)
    past = [event.what[1] for event in events[started + 1 : max(0, closed)] if event.verb == "played"]
    withheld: dict[int, Event | None] = {}
    for number in range(started + 1, len(events)):
        event = events[number]
        left = event.seen_by(SPECTATOR) if number < closed else event
        if any([card in past for card in cards_named(event)]):
            withheld[number] = None
        elif left is not event:
            withheld[number] = left
    return withheld


def finished_trick(
    events: Sequence[Event], closed: int, winner: int, count: int, codes: Sequence[str]
) -> FinishedTrick | None:
    """Return the trick of the last two cards before the event that closed it; None if its lead is not in these
    events."""
    follow = last_of(events, "played", closed)
    lead = last_of(events, "played", follow) if follow != NONE else NONE
    if lead == NONE:
        return None
    cards = [codes[events[lead].what[1]], codes[events[follow].what[1]]]
    judged = last_of(events, "judged", closed)
    return FinishedTrick(events[lead].what[0], cards, winner, count, follow, judged if judged > follow else NONE)


def cards_named(event: Event) -> tuple[int, ...]:
    """Return the cards that an event shows to all."""
    match event.verb:
        case "decree":
            return event.what
        case "played" | "kept" | "exchanged":
            return event.what[1:]
        case "judged":
            return event.what[1:3]
    return ()


def last_of(events: Sequence[Event], verb: str, before: int = -1) -> int:
    """Return the number of the last event of a verb, of all or of those before a number; NONE if there is none."""
    for i in range((len(events) if before < 0 else before) - 1, -1, -1):
        if events[i].verb == verb:
            return i
    return NONE
