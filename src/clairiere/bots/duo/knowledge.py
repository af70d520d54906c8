"""What Duo tells the common search: sealed Gifts, the heuristic below the tree, the end of the round as its horizon."""

from __future__ import annotations

from typing import Sequence, final

from ...core.ask import NATURE, Ask
from ...core.nature import Rng
from ...core.state import State
from ...games.duo.cards import ALL, NO, SEAT, STOP, YES
from ...games.duo.state.state import Duo
from ...games.tricks import BIT, NONE, cards_of
from ..search.knowledge import UNSEEN, SearchKnowledge
from .evaluation import worth_after, worth_of
from .heuristic import of_exchange, of_follow, of_gift, of_lead, of_open_lead, share_of
from .path_values import PathValues
from .playout import WHIM, Playout


@final
class DuoKnowledge(SearchKnowledge):
    """A round at a time: what comes after it is judged by what is left on the board."""

    def __init__(self, root: Duo, care: float, width: int, trust: int) -> None:
        self.round = root.round
        self.marks = len(root.trail)
        self.care = care
        self.width = width
        self.trust = trust
        self.playout = Playout(root.rules.board.paws)

    def options(self, state: State, ask: Ask) -> Sequence[int]:
        """7.5 Never to give up; and below the root only what the heuristic likes best."""
        assert isinstance(state, Duo)
        if ask.about == "agree":
            return (NO,)
        options = ask.options[:-1] if ask.options[-1] == STOP else ask.options
        if len(options) <= self.width or len(state.trail) == self.marks:
            return options
        return liked_best(state, ask, options, self.width)

    def seen(self, state: State, ask: Ask, choice: int, seat: int) -> int:
        """5.7.3 The first card given lies face down for the other; when the second comes, both know it."""
        if ask.seat == NATURE:
            return UNSEEN
        return UNSEEN if ask.sealed and ask.seat != seat and len(state.open) > 1 else choice

    def leaf(self, state: State, depth: int) -> bool:
        assert isinstance(state, Duo)
        return state.round != self.round or state.open[0].about in ("propose", "ready")

    def policy(self, state: State, ask: Ask, rng: Rng) -> int:
        if ask.seat == NATURE or ask.about == "propose" or rng.below(WHIM) == 0:
            return rng.pick(self.options(state, ask))
        assert isinstance(state, Duo)
        return heuristic_choice(state, ask, rng.below(8) < self.trust)

    def finish(self, state: State, depth: int, rng: Rng) -> list[float]:
        """By the engine to the end of the trick, then without it."""
        assert isinstance(state, Duo)
        while state.open and not self.leaf(state, depth):
            ask = rng.pick_ask(state.open)
            if ask.about == "lead" and self.trust == 0:
                self.playout.finish(state, rng)
                worth = worth_after(state, state.round, self.care)
                return [worth, worth]
            state.accept(ask, self.policy(state, ask, rng))
        return self.rewards(state)

    def rewards(self, state: State) -> list[float]:
        """1.1 The same for both."""
        assert isinstance(state, Duo)
        worth = worth_of(state, self.care)
        return [worth, worth]


def path_values_of(d: Duo) -> PathValues:
    path = PathValues(d.rules.board.paws)
    path.look(d.at, d.low_end, d.high_end, d.gems, d.reserve)
    return path


def heuristic_choice(d: Duo, ask: Ask, trust: bool) -> int:
    """What the seat plays without thinking, from what it knows: its hand, what lies open and what was played.

    With `trust` a leader knows what the teammate will reply: a pair that thinks plays nearly as well as that.
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
    other = d.hand(1 - ask.seat)
    best = -100000
    chosen = ask.options[0]
    for choice in ask.options:
        if choice != STOP:
            if knows:
                value = of_open_lead(path, ask.seat, choice, d.trump, other)
            else:
                value = heuristic_value(d, path, ask, choice)
            if value > best:
                best = value
                chosen = choice
    return chosen


def liked_best(d: Duo, ask: Ask, options: Sequence[int], width: int) -> list[int]:
    """Some options that the heuristic likes best, the best first."""
    path = path_values_of(d)
    ranked = [(-heuristic_value(d, path, ask, choice), choice) for choice in options]
    ranked.sort()
    return [choice for _, choice in ranked[:width]]


def heuristic_value(d: Duo, path: PathValues, ask: Ask, choice: int) -> int:
    """What a choice promises to the seat that is asked."""
    seat = ask.seat
    match ask.about:
        case "lead":
            return of_lead(path, seat, choice, d.trump, hidden_from(d, seat), share_of_other(d, seat))
        case "follow":
            return of_follow(path, d.leader, d.lead, choice, d.trump, d.hand(seat).bit_count() > 1)
        case "exchange":
            trick = (d.lead,) if d.follow == NONE else (d.lead, d.follow)
            unseen, share = hidden_from(d, seat), share_of_other(d, seat)
            return of_exchange(path, seat, d.leader, trick, d.hand(seat), d.decree, choice, unseen, share)
        case "give":
            return of_gift(path, cards_of(d.hand(seat)), choice)
    return path.of_result(d.winner, choice)


def share_of_other(d: Duo, seat: int) -> int:
    return share_of(d.hand(1 - seat).bit_count(), hidden_from(d, seat))


def hidden_from(d: Duo, seat: int) -> int:
    """The cards that a seat sees nowhere, and has not seen played."""
    bits = ALL & ~(d.hand(seat) | d.past | BIT[d.decree])
    if d.lead != NONE:
        bits &= ~BIT[d.lead]
    if d.follow != NONE:
        bits &= ~BIT[d.follow]
    return bits
