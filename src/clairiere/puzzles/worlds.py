"""All worlds that a seat cannot distinguish: every assignment of the hidden cards consistent with what it saw. In games
with too many of them, the positions of puzzles hide nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations, product

from ..core.ask import NATURE, Ask
from ..core.game import Game
from ..core.illegal import Illegal
from ..core.state import State
from ..games.duo.state.redeal import unseen_cards as unseen_in_duo
from ..games.duo.state.redeal import void_suits
from ..games.duo.state.state import Duo
from ..games.duo.state.trail import known_in_hand
from ..games.jeton.cards import KINDS, count, first_index_of
from ..games.jeton.state.redeal import possible_hands
from ..games.jeton.state.state import Jeton
from ..games.renard.cards import ALL
from ..games.renard.redeal import past_allows
from ..games.renard.state import Renard
from ..games.root.state.state import Root
from ..games.tricks import NONE, bits_of, cards_of

MOST = 4000


def worlds_of(game: str, state: State, seat: int) -> list[State]:
    """Return every possible world, the given state among them. Raise `Illegal` if there are more than MOST."""
    worlds = []
    for world in WAYS[game](state, seat):
        worlds.append(world)
        if len(worlds) > MOST:
            raise Illegal("puzzle-too-open", {"most": MOST}, game)
    return worlds


def worlds_of_renard(state: State, seat: int) -> Iterator[State]:
    """Yield every opponent's hand and buried cards consistent with the past; the pile is the rest, without order."""
    assert isinstance(state, Renard)
    other = 1 - seat
    open_cards = bits_of([card for card in (state.decree, state.lead, state.follow) if card != NONE])
    own = state.hand(seat) | state.buried_cards(seat)
    loose = cards_of(ALL & ~(own | open_cards | state.won0 | state.won1))
    kept = tuple(mark for mark in state.buried if mark >> 6 == seat)
    burials = len(state.buried) - len(kept)
    for hand in combinations(loose, state.hand(other).bit_count()):
        rest = [card for card in loose if card not in hand]
        for buried in permutations(rest, burials):
            world = state.copy()
            world.set_hand(other, bits_of(list(hand)))
            world.buried = kept + tuple(64 * other + card for card in buried)
            world.pile = bits_of(rest) & ~bits_of(list(buried))
            if past_allows(world, other):
                world.reopen()
                yield world


def worlds_of_duo(state: State, seat: int) -> Iterator[State]:
    """Yield every teammate's hand: its known cards, and others that were never shown to be missing."""
    assert isinstance(state, Duo)
    other = 1 - seat
    hand = state.hand(other)
    known = known_in_hand(state.trail, other, True) & hand
    cards = unseen_in_duo(state, state.hand(seat))
    free = cards_of(cards & ~(known | void_suits(state.trail, other)))
    for more in combinations(free, hand.bit_count() - known.bit_count()):
        world = state.copy()
        world.set_hand(other, known | bits_of(list(more)))
        world.pile = cards & ~world.hand(other)
        world.reopen()
        yield world


def worlds_of_jeton(state: State, seat: int) -> Iterator[State]:
    """P25 Yield every division of the players' known cards into hand and pack."""
    assert isinstance(state, Jeton)
    others = [player for player in range(state.seats) if player != seat and state.hands[player]]
    for hands in product(*[sorted(possible_hands(state, player)) for player in others]):
        world = state.copy()
        for player, hand in zip(others, hands, strict=True):
            world.packs[player] = state.owns(player) - hand
            world.hands[player] = hand
        world.reopen()
        yield world


def worlds_of_root(state: State, seat: int) -> Iterator[State]:
    """Yield the state itself: in a puzzle the others have no hidden cards, and the deck has no order before a draw.
    Raise `Illegal` if they have."""
    assert isinstance(state, Root)
    for other in range(state.seats):
        if other != seat and (state.hand[other] or state.stacks[other]) and not state.open_hands >> other & 1:
            raise Illegal("puzzle-too-open", {"most": 1}, "root")
    yield state.copy()


def answers_of(game: Game, state: State, ask: Ask) -> Sequence[int]:
    """Return the answers to try; jeton:1.6 of draws from a pack, one of each kind."""
    if isinstance(state, Jeton) and ask.seat == NATURE and ask.about != "first":
        pack = state.packs[state.draw_seat]
        return [first_index_of(pack, kind) for kind in range(len(KINDS)) if count(pack, kind)]
    return game.onward_choices(ask)


WAYS: dict[str, Callable[[State, int], Iterator[State]]] = {
    "renard": worlds_of_renard,
    "duo": worlds_of_duo,
    "jeton": worlds_of_jeton,
    "root": worlds_of_root,
}
