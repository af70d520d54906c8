"""A greedy player of Jeton Rouge: bids when no opponent seems able to bid more, and stops a leader who would win the
game.

The opponents' hands are sampled from the cards they own, hand and pack together, which are public (P25).
"""

from __future__ import annotations

from typing import Final, Sequence

from ...core.ask import NO_ANSWER, Ask
from ...core.nature import Rng
from ...core.state import View
from ...games.jeton.cards import ONE, WORTH, card_at, has_value, points, size, value_of
from ...games.jeton.choices import (
    AGREE,
    DRAW,
    PASS_ON,
    PROPOSE,
    SHARE,
    SHOUT,
    cards_in,
    is_bid,
    is_lay,
    owner_of,
)  # fmt: skip
from ...games.jeton.rules import NONE
from ...games.jeton.shares import share_index
from ...games.jeton.state.view import JetonView
from .odds import best_of, most_of

WORLDS: Final = 16  # sampled sets of the opponents' hands
BOLD: Final = 7  # samples without a higher bid that are enough to start a round
SURE: Final = 7  # samples that are enough to join one
THIN: Final = 3  # cards left in the pack below which fewer samples are enough


class JetonGreedy:
    """Compares its highest bid with sampled hands of the opponents."""

    name = "greedy"

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        assert isinstance(view, JetonView)
        match ask.about:
            case "draw":
                return of_draw(view, ask, rng)
            case "open" if view.seat == view.launcher:
                return cheapest([choice for choice in ask.options if is_lay(choice) and reaches(view, choice)])
            case "share" if view.seat == view.round_winner:
                return keep_all(view)
            case "bid":
                return of_auction(view, ask, rng)
        return NO_ANSWER  # 5.1.1, 7.3 in real time, it is somebody else's to act


def of_draw(view: JetonView, ask: Ask, rng: Rng) -> int:
    """Shout with a hand that should win, or to avoid elimination; otherwise let the draw continue."""
    bold = BOLD - 2 * (view.pack_sizes[view.seat] <= THIN)
    able = SHOUT in ask.options and has_value(view.hand)  # 4.8 without a 2, 3 or 4 there is nothing to win
    if able and (in_danger(view) or chance(view, rng) >= bold):
        return SHOUT
    return DRAW if DRAW in ask.options else waiting(ask)


def in_danger(view: JetonView) -> bool:
    """3.3.1 Return True if the next draw would eliminate this player."""
    return view.draw_seat == view.seat and view.pack_sizes[view.seat] == 0 and view.hand_sizes[view.seat] < 6


def of_auction(view: JetonView, ask: Ask, rng: Rng) -> int:
    """Take the lead with good odds, else prevent a win of the game, else agree to end the auction."""
    lays = [choice for choice in ask.options if is_lay(choice)]
    alone = view.leader == view.seat
    if lays and not alone:
        own = [lay for lay in lays if (is_bid(lay) or owner_of(lay) == view.seat) and result(view, lay) > view.top]
        if own and chance(view, rng) >= SURE:
            return cheapest(own)
        spoils = spoiling(view, lays) if view.leader != NONE and wins_the_game(view, view.leader) else []
        if spoils:
            return cheapest(spoils)
    if PROPOSE in ask.options:
        return PROPOSE
    if AGREE in ask.options and view.seat not in view.consents:
        return AGREE
    return waiting(ask)


def waiting(ask: Ask) -> int:
    """Return the choice that does nothing: a pass by turns, NO_ANSWER in real time."""
    return PASS_ON if PASS_ON in ask.options else NO_ANSWER


def wins_the_game(view: JetonView, seat: int) -> bool:
    """8.1 Return True if this round would bring the seat enough tokens to win the game."""
    return view.blue[seat] + len(view.bidders) >= view.rules.target


def spoiling(view: JetonView, lays: Sequence[int]) -> Sequence[int]:
    """Return the lays that make a tie (7.8), or that give the lead to a player who does not win the game by it; empty
    if nothing helps."""
    ties = [lay for lay in lays if not is_bid(lay) and owner_of(lay) != view.leader and result(view, lay) == view.top]
    others = [lay for lay in lays if not is_bid(lay) and owner_of(lay) != view.leader]
    harmless = [lay for lay in others if not wins_the_game(view, owner_of(lay)) or owner_of(lay) == view.seat]
    own = [lay for lay in lays if is_bid(lay)]
    return ties or harmless or own or others


def result(view: JetonView, lay: int) -> int:
    """Return the total of the stack after a lay."""
    owner = view.seat if is_bid(lay) else owner_of(lay)
    return view.totals[owner] + points(cards_in(lay))


def reaches(view: JetonView, lay: int) -> bool:
    """Return True if the opening is of the value that can become the highest bid."""
    kind = value_of(cards_in(lay))
    return most_of(view.hand, kind) == best_of(view.hand)


def cheapest(lays: Sequence[int]) -> int:
    """Return the lay of the fewest points, then of the fewest +1 cards, which fit every stack."""
    return min(lays, key=lambda lay: (points(cards_in(lay)), cards_in(lay) & 255, lay))


# -- what can be bid ------------------------------------------------------------------------------------------------


def reach(view: JetonView, seat: int, hand: int) -> int:
    """Return the highest total that a player with this hand can reach."""
    if not view.stacks[seat]:
        return best_of(hand, view.top, view.rules.first_plus)
    kind = value_of(view.stacks[seat])
    return view.totals[seat] + (hand >> 8 * kind & 255) * WORTH[kind] + (hand & 255)


def chance(view: JetonView, rng: Rng) -> int:
    """Return the number of samples, of WORLDS, in which no opponent can bid as much as this player."""
    mine = reach(view, view.seat, view.hand)
    if mine <= view.top and view.leader != view.seat:
        return 0
    won = 0
    for _ in range(WORLDS):
        if not any([reach(view, seat, some_hand(view, seat, rng)) >= mine for seat in others(view)]):
            won += 1
    return won


def others(view: JetonView) -> list[int]:
    return [seat for seat in view.active if seat != view.seat]


def some_hand(view: JetonView, seat: int, rng: Rng) -> int:
    """Sample a hand of a player from the cards they own."""
    left = view.owns[seat]
    hand = 0
    for _ in range(view.hand_sizes[seat]):
        card = ONE[card_at(left, rng.below(size(left)))]
        left -= card
        hand += card
    return hand


def keep_all(view: JetonView) -> int:
    """7.5 Return the sharing by which the winner keeps everything, except one card for each other bidder if the rules
    ask for it."""
    cards = sum(view.stacks)
    given = {seat: 0 for seat in view.bidders}
    for seat in view.bidders:
        if seat != view.round_winner and view.rules.min_per_bidder:
            card = ONE[min(kind for kind in range(4) if cards >> 8 * kind & 255)]
            given[seat] += card
            cards -= card
    given[view.round_winner] = cards
    return SHARE + share_index(sum(view.stacks), view.rules.min_per_bidder, list(given.values()))
