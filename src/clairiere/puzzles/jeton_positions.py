"""Where puzzles of Jeton Rouge come from: auctions of games between bots, and sharings late in a game, when packs run
out, which games of bots hardly ever see: those are dealt."""

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
MANY = 20  # answers, to a question of an auction
SHARINGS = range(6, 31)  # ways to share
DEALS = 12  # sharings of one seed
SEATS = (3, 4)  # one of them is out (jeton:3.3.2)
VALUES = "234"
KINDS = VALUES + "p"
IN_HAND, IN_PACK = 4, 3  # cards, fewer than that
TARGET = 6  # jeton:8.1


def of_auctions(seed: int) -> Iterator[tuple[State, int]]:
    """Openings and lays, by turns."""
    for state, ask in played(find("jeton"), {"form": "turns"}, seed):
        if ask.about in BIDDING and CHOICES <= len(ask.options) <= MANY:
            yield state.copy(), ask.seat


def of_sharings(seed: int) -> Iterator[tuple[State, int]]:
    """Rounds that somebody has won, one player being out and few cards left."""
    rng = Rng(seed, 2)
    for _ in range(DEALS):
        with suppress(Illegal):  # if nobody leads alone
            position, seat = dealt(rng)
            state = find("jeton").load(position)
            if state.open[0].seat == seat and len(state.open[0].options) in SHARINGS:
                yield state, seat


def all_kept(state: State) -> int:
    """The sharing by which the winner keeps everything (jeton:7.5)."""
    assert isinstance(state, Jeton)
    cards = total_of(state.stacks)
    given = [cards if seat == state.round_winner else 0 for seat in state.bidders()]
    return SHARE + share_index(cards, state.rules.min_per_bidder, given)


def dealt(rng: Rng) -> tuple[dict[str, object], int]:
    """The others have bid less than I; whoever is not among `order` is out."""
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
    """jeton:5.3.3 Cards of one value, jeton:5.1.3 after the first also +1 cards."""
    value = VALUES[rng.below(len(VALUES))]
    return value + "".join([value if rng.below(3) else KINDS[-1] for _ in range(cards - 1)])


def some(cards: int, rng: Rng) -> str:
    return "".join([KINDS[rng.below(len(KINDS))] for _ in range(cards)])
