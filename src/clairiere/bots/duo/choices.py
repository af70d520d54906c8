"""The heuristic of Duo applied to the questions of a state."""

from __future__ import annotations

from typing import Sequence

from ...core.ask import Ask
from ...games.duo.cards import ALL, NO, SEAT, STOP, YES
from ...games.duo.state.state import Duo
from ...games.tricks import BIT, NONE, cards_of
from .heuristic import of_exchange, of_follow, of_gift, of_lead, of_open_lead, share_of
from .path_values import PathValues


def path_values_of(d: Duo) -> PathValues:
    path = PathValues(d.rules.board.paws)
    path.look(d.at, d.low_end, d.high_end, d.gems, d.reserve)
    return path


def heuristic_choice(d: Duo, ask: Ask, trust: bool) -> int:
    """Return the heuristic's choice, from the seat's hand, the open cards and the cards played.

    With `trust`, a leader sees the teammate's reply: a pair of searching players plays nearly as well as that.
    """
    match ask.about:
        case "name":
            return SEAT + ask.seat
        case "confirm":
            return YES
        case "agree":
            return NO
    path = path_values_of(d)
    knows = trust and ask.about == "lead"
    other, hidden = d.hand(1 - ask.seat), unseen_cards(d, ask.seat)
    best = -100000
    chosen = ask.options[0]
    for choice in ask.options:
        if choice != STOP:
            if knows:
                value = of_open_lead(path, ask.seat, choice, d.trump, other)
            else:
                value = heuristic_value(d, path, ask, choice, hidden)
            if value > best:
                best = value
                chosen = choice
    return chosen


def top_options(d: Duo, ask: Ask, options: Sequence[int], width: int) -> list[int]:
    """Return the `width` options that the heuristic values most, the best first."""
    path, hidden = path_values_of(d), unseen_cards(d, ask.seat)
    ranked = [(-heuristic_value(d, path, ask, choice, hidden), choice) for choice in options]
    ranked.sort()
    return [choice for _, choice in ranked[:width]]


def heuristic_value(d: Duo, path: PathValues, ask: Ask, choice: int, unseen: int) -> int:
    """Return the heuristic value of a choice for the asked seat, given the cards that it has not seen."""
    seat = ask.seat
    share = share_of(d.hand(1 - seat).bit_count(), unseen)
    match ask.about:
        case "lead":
            return of_lead(path, seat, choice, d.trump, unseen, share)
        case "follow":
            return of_follow(path, d.leader, d.lead, choice, d.trump, d.hand(seat).bit_count() > 1)
        case "exchange":
            trick = (d.lead,) if d.follow == NONE else (d.lead, d.follow)
            return of_exchange(path, seat, d.leader, trick, d.hand(seat), d.decree, choice, unseen, share)
        case "give":
            return of_gift(path, cards_of(d.hand(seat)), choice)
    return path.of_result(d.winner, choice)


def unseen_cards(d: Duo, seat: int) -> int:
    """Return the cards that a seat has never seen."""
    return unseen_now(d, seat) & ~d.past


def unseen_now(d: Duo, seat: int) -> int:
    """Return the cards that a seat does not see now, without memory of the cards played."""
    bits = ALL & ~(d.hand(seat) | BIT[d.decree])
    if d.lead != NONE:
        bits &= ~BIT[d.lead]
    if d.follow != NONE:
        bits &= ~BIT[d.follow]
    return bits
