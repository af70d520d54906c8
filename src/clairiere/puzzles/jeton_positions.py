"""Sources of puzzle positions in Jeton Rouge: auctions of games between bots, and random sharings late in a game, which
games between bots hardly ever reach."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from ..core.game import find
from ..core.illegal import Illegal
from ..core.nature import Rng
from ..core.state import State
from ..games.jeton.cards import total_of
from ..games.jeton.choices import SHARE
from ..games.jeton.shares import share_index
from ..games.jeton.state.state import Jeton
from .bot_games import CHOICES, played

BIDDING = frozenset(("open", "bid"))
MANY = 20  # most options of an auction's question
SHARINGS = range(6, 31)  # accepted numbers of ways to share
DEALS = 12  # sharings dealt per seed
SEATS = (3, 4)  # players, one of them eliminated (jeton:3.3.2)
VALUES = "234"
KINDS = VALUES + "p"
IN_HAND, IN_PACK = 4, 3  # hands and packs have fewer cards than this
TARGET = 6  # jeton:8.1


def of_auctions(seed: int) -> Iterator[tuple[State, int]]:
    """Yield openings and lays of a game by turns, with the asked seat."""
    for state, ask in played(find("jeton"), {"form": "turns"}, seed):
        if ask.about in BIDDING and CHOICES <= len(ask.options) <= MANY:
            yield state.copy(), ask.seat


def of_sharings(seed: int) -> Iterator[tuple[State, int]]:
    """Yield sharings after a round, with one player eliminated and few cards left."""
    rng = Rng(seed, 2)
    for _ in range(DEALS):
        with suppress(Illegal):  # if nobody leads alone
            position, seat = dealt(rng)
            state = find("jeton").load(position)
            if state.open[0].seat == seat and len(state.open[0].options) in SHARINGS:
                yield state, seat


def all_kept(state: State) -> int:
    """jeton:7.5 Return the sharing by which the winner keeps everything."""
    assert isinstance(state, Jeton)
    cards = total_of(state.stacks)
    given = [cards if seat == state.round_winner else 0 for seat in state.bidders()]
    return SHARE + share_index(cards, state.rules.min_per_bidder, given)


def dealt(rng: Rng) -> tuple[dict[str, object], int]:
    """Return a random position of a sharing, and its winner. The first of the shuffled seats is eliminated."""
    seats = rng.pick(SEATS)
    order = list(range(seats))
    rng.shuffle(order)
    me, *others = order[1:]
    bidders = [seat for seat in others if rng.below(4)] or others[:1]
    stacks, hands, packs, blue = [""] * seats, [""] * seats, [""] * seats, [rng.below(TARGET) for _ in range(seats)]
    for seat in bidders:
        stacks[seat] = stack_of(1 + rng.below(2), rng)
    stacks[me] = stack_of(2 + rng.below(2), rng)
    blue[me] = rng.pick(range(1 + len(bidders), TARGET))  # jeton:7.2 of this round
    for seat in (me, *others):
        hands[seat] = some(rng.below(IN_HAND), rng)
        packs[seat] = some(rng.below(IN_PACK), rng)
    return {
        "game": "jeton", "options": {"form": "turns"}, "phase": "share", "gone": order[:1], "blue": blue,
        "red": rng.pick([me, *bidders]), "stacks": stacks, "hands": hands, "packs": packs,
    }, me  # fmt: skip


def stack_of(cards: int, rng: Rng) -> str:
    """jeton:5.3.3, jeton:5.1.3 Return a random stack of one value, with +1 cards after the first card."""
    value = VALUES[rng.below(len(VALUES))]
    return value + "".join([value if rng.below(3) else KINDS[-1] for _ in range(cards - 1)])


def some(cards: int, rng: Rng) -> str:
    return "".join([KINDS[rng.below(len(KINDS))] for _ in range(cards)])
