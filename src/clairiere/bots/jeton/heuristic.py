"""The heuristic of Jeton Rouge: the rules of level 1 applied to a state, with exact odds instead of samples."""

from __future__ import annotations

from typing import Final, Sequence

from ...core.ask import NATURE, Ask
from ...core.nature import Rng
from ...games.jeton.cards import ONE, has_value, points, size, total_of, value_of
from ...games.jeton.choices import PASS_ON, SHARE, SHOUT, cards_in, is_bid, is_lay, owner_of
from ...games.jeton.rules import NONE
from ...games.jeton.shares import share_index
from ...games.jeton.state.state import Jeton
from .odds import best_of, chance, most_of

BOLD: Final = 0.44  # least odds of the highest bid to start or join a round
BOLDER: Final = 0.31  # the same with few cards left
THIN: Final = 3  # cards in the pack that count as few
WAVERING: Final = 0.12  # random variation of the least odds


def heuristic_choice(j: Jeton, ask: Ask, rng: Rng) -> int:
    """Return the heuristic's choice, from what the seat can know."""
    seat = ask.seat
    if seat == NATURE:
        return rng.pick(ask.options)
    match ask.about:
        case "draw":
            return SHOUT if shouts(j, seat, boldness_noise(rng)) else PASS_ON
        case "open":
            return opening(j, seat, ask.options)
        case "share":
            return SHARE + share_index(total_of(j.stacks), j.rules.min_per_bidder, keep_everything(j))
    return in_auction(j, seat, ask.options, boldness_noise(rng))


def boldness_noise(rng: Rng) -> float:
    return WAVERING * (rng.below(1024) / 512.0 - 1.0)


def shouts(j: Jeton, seat: int, more: float) -> bool:
    """Return True for a hand that should win, or to avoid elimination; 4.8 never without a 2, 3 or 4."""
    if not has_value(j.hands[seat]):
        return False
    bold = BOLDER if size(j.packs[seat]) <= THIN else BOLD
    return at_risk(j, seat) or chance(j, seat) >= bold + more


def at_risk(j: Jeton, seat: int) -> bool:
    """3.3.1 Return True if the next draw would eliminate this player."""
    return not j.packs[seat] and j.draw_seat == seat and size(j.hands[seat]) < 6


def opening(j: Jeton, seat: int, options: Sequence[int]) -> int:
    """Return the cheapest opening of the value that can become the highest bid."""
    hand = j.hands[seat]
    best = best_of(hand)
    return cheapest([lay for lay in options if is_lay(lay) and most_of(hand, value_of(cards_in(lay))) == best])


def in_auction(j: Jeton, seat: int, options: Sequence[int], more: float) -> int:
    """Take the lead with good odds, else prevent a win of the game, else pass."""
    leader = j.leader()
    if leader == seat or len(options) == 1:
        return PASS_ON
    if chance(j, seat) >= BOLD + more:
        own = [
            lay for lay in options if is_lay(lay) and stack_owner(lay, seat) == seat and result(j, lay, seat) > j.top
        ]
        if own:
            return cheapest(own)
    return spoils(j, seat, leader, options)


def spoils(j: Jeton, seat: int, leader: int, options: Sequence[int]) -> int:
    """If the leader would win the game, return the cheapest lay that makes a tie (7.8), or that gives the lead to a
    player who does not win by it; otherwise pass."""
    if leader == NONE or j.blue[leader] + len(j.bidders()) < j.rules.target:
        return PASS_ON
    lays = [lay for lay in options if is_lay(lay) and stack_owner(lay, seat) != leader]
    ties = [lay for lay in lays if not is_bid(lay) and result(j, lay, seat) == j.top]
    if ties:
        return cheapest(ties)
    tokens = len(j.bidders())
    harmless = [lay for lay in lays if not is_bid(lay) and j.blue[owner_of(lay)] + tokens < j.rules.target]
    if harmless:
        return cheapest(harmless)
    return cheapest(lays) if lays else PASS_ON


def stack_owner(lay: int, seat: int) -> int:
    """Return the owner of the stack that a lay goes to."""
    return seat if is_bid(lay) else owner_of(lay)


def result(j: Jeton, lay: int, seat: int) -> int:
    """Return the total of the stack after a lay."""
    return j.totals[stack_owner(lay, seat)] + points(cards_in(lay))


def cheapest(lays: Sequence[int]) -> int:
    """Return the lay of the fewest points, then of the fewest +1 cards, which fit every stack."""
    chosen = lays[0]
    least = 1 << 30
    for lay in lays:
        cards = cards_in(lay)
        cost = points(cards) << 8 | cards & 255
        if cost < least:
            least = cost
            chosen = lay
    return chosen


def keep_everything(j: Jeton) -> list[int]:
    """7.5 Return the sharing by which the winner keeps everything, except one card for each other bidder if the rules
    ask for it."""
    cards = total_of(j.stacks)
    given: list[int] = []
    for seat in j.bidders():
        card = 0
        if seat != j.round_winner and j.rules.min_per_bidder:
            card = ONE[low_kind(cards)]
            cards -= card
        given.append(card)
    given[j.bidders().index(j.round_winner)] += cards
    return given


def low_kind(cards: int) -> int:
    """Return the lowest kind among some cards."""
    for kind in range(4):
        if cards >> 8 * kind & 255:
            return kind
    return 0
