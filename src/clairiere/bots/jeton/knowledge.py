"""The tree search's knowledge of Jeton Rouge: few candidate lays, modelled opponents, a near horizon."""

from __future__ import annotations

from math import exp
from typing import Sequence, final

from ...core.ask import NATURE, Ask
from ...core.nature import Rng
from ...core.state import State
from ...games.jeton.cards import ONE, card_at, points, total_of, value_of
from ...games.jeton.choices import PASS_ON, SHARE, cards_in, is_bid, is_lay
from ...games.jeton.rules import DRAW
from ...games.jeton.shares import share_index
from ...games.jeton.state.state import Jeton
from ..search.knowledge import UNSEEN, SearchKnowledge
from .heuristic import heuristic_choice, keep_everything, result, stack_owner
from .opponent_model import OpponentModel


@final
class JetonKnowledge(SearchKnowledge):
    """Only one seat searches; the others follow an opponent model."""

    def __init__(self, seat: int, until: int, rng: Rng, rivals: OpponentModel) -> None:
        self.rivals = rivals
        self.seat = seat
        self.rng = rng
        self.until = until  # the number of rounds after which the state is evaluated

    def options(self, state: State, ask: Ask) -> Sequence[int]:
        assert isinstance(state, Jeton)
        if ask.seat != self.seat:
            return (self.rivals.choice(state, ask, self.rng),)
        match ask.about:
            case "open":
                return openings(ask.options)
            case "bid":
                return lays_of_note(state, self.seat, ask.options)
            case "share":
                return sharings(state)
        return ask.options

    def observation(self, state: State, ask: Ask, choice: int, seat: int) -> int:
        """3.1.2 A drawn card is seen by its owner; 10.5 a decision not to shout is unseen."""
        if ask.seat == NATURE:
            assert isinstance(state, Jeton)
            mine = seat == state.draw_seat and seat == self.seat and ask.about != "first"
            return card_at(state.packs[seat], choice) if mine else UNSEEN
        if seat != self.seat:
            return UNSEEN
        return UNSEEN if ask.seat != seat and choice == PASS_ON else choice

    def is_leaf(self, state: State, depth: int) -> bool:
        assert isinstance(state, Jeton)
        return state.phase == DRAW and rounds_of(state) >= self.until

    def policy(self, state: State, ask: Ask, rng: Rng) -> int:
        assert isinstance(state, Jeton)
        if ask.seat in (NATURE, self.seat):
            return heuristic_choice(state, ask, rng)
        return self.rivals.choice(state, ask, rng)

    def rewards(self, state: State) -> list[float]:
        """Return each seat's chance to win: 8.1 the result at the end of the game, else a softmax over the seats."""
        assert isinstance(state, Jeton)
        if not state.open:
            winners = state.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
        weights = [self.weight_of(state, seat) for seat in range(state.seats)]
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def weight_of(self, j: Jeton, seat: int) -> float:
        """Return the unnormalized chance of a player to win; 3.3.2 0 for an eliminated one."""
        return exp(self.rivals.exponent(j, seat)) if j.is_active(seat) else 0.0


def rounds_of(j: Jeton) -> int:
    """Return the number of rounds played."""
    return j.draw_no - 1 - j.reshuffles


def openings(options: Sequence[int]) -> list[int]:
    """5.1.2 Return the lowest and the highest opening of each value."""
    lays: list[int] = []
    for kind in (1, 2, 3):
        lays += ends_of([lay for lay in options if is_lay(lay) and value_of(cards_in(lay)) == kind])
    return lays


def ends_of(lays: list[int]) -> list[int]:
    """Return the cheapest and the dearest of some lays."""
    if not lays:
        return []
    ranked = [(points(cards_in(lay)) << 24 | (cards_in(lay) & 255) << 20, lay) for lay in lays]
    ranked.sort()
    low, high = ranked[0][1], ranked[-1][1]
    return [low] if low == high else [low, high]


def lays_of_note(j: Jeton, seat: int, options: Sequence[int]) -> list[int]:
    """Return the candidate lays: to pass; for each stack the lowest that leads and the lowest that ties; and the
    highest for the own stack."""
    notable = [PASS_ON]
    lays = [lay for lay in options if is_lay(lay)]
    for owner in range(j.seats):
        own = [lay for lay in lays if stack_owner(lay, seat) == owner]
        for kind in (1, 2, 3):
            some = [lay for lay in own if not is_bid(lay) or value_of(cards_in(lay)) == kind]
            if some and (kind == 1 or (owner == seat and not j.stacks[seat])):
                leading = ends_of([lay for lay in some if result(j, lay, seat) > j.top])
                notable += leading if owner == seat else leading[:1]
                notable += ends_of([lay for lay in some if result(j, lay, seat) == j.top])[:1]
    return notable


def sharings(j: Jeton) -> list[int]:
    """7.3 Return a few sharings: keep everything, give the 2s to one other bidder, or return all stacks."""
    bidders = j.bidders()
    all_kept = keep_everything(j)
    shared = [all_kept]
    if not j.rules.min_per_bidder:
        place = bidders.index(j.round_winner)
        twos = (total_of(j.stacks) >> 8 & 255) * ONE[1]
        for i in range(len(bidders)):
            if i != place and twos:
                given = all_kept.copy()
                given[place] -= twos
                given[i] += twos
                shared.append(given)
        shared.append([j.stacks[owner] for owner in bidders])
    cards = total_of(j.stacks)
    return [SHARE + share_index(cards, j.rules.min_per_bidder, given) for given in shared]
