"""What a seat remembers of the past and no screen shows. The proof relies on it, so a puzzle states it."""

from __future__ import annotations

from functools import reduce
from operator import and_, or_

from ..core.illegal import Facts, Illegal
from ..core.state import State
from ..games.duo.cards import codes_of as duo_codes
from ..games.jeton.cards import KINDS, count, size
from ..games.jeton.state.state import Jeton
from ..games.renard.cards import codes_of as renard_codes
from ..games.two_hands import TwoHands
from .worlds import worlds_of

NOTHING = "–"
CODES = {"renard": renard_codes, "duo": duo_codes}


def remembered(game: str, state: State, seat: int, names: list[str]) -> list[tuple[str, Facts]]:
    """Return the remembered facts as messages; they are the same in every possible world."""
    if isinstance(state, Jeton):
        return owned(state, seat, names)
    if isinstance(state, TwoHands):
        return held(game, state, seat, names[1 - seat])
    return []


def owned(state: Jeton, seat: int, names: list[str]) -> list[tuple[str, Facts]]:
    """P25 Return the cards that each player owns, hand and pack together, and the contents of the own pack. All moves
    of cards except draws are public."""
    hand, pack = counted(state.hands[seat]), counted(state.packs[seat])
    others = [player for player in state.active_seats() if player != seat]
    return [
        ("puzzle-own-cards", {"hand": hand, "pack": pack}),
        *[("puzzle-owns", owned_by(state, player, names[player])) for player in others],
    ]


def owned_by(state: Jeton, player: int, name: str) -> Facts:
    hand, pack = size(state.hands[player]), size(state.packs[player])
    return {"name": name, "cards": counted(state.owns(player)), "hand": hand, "pack": pack}


def counted(cards: int) -> str:
    """Return the number of cards of each kind, the +1 cards last: 2×8, 3, +1×2."""
    many = [(kind.replace("p", "+1"), count(cards, KINDS.index(kind))) for kind in (*KINDS[1:], KINDS[0])]
    return ", ".join([kind if n == 1 else f"{kind}×{n}" for kind, n in many if n]) or NOTHING


def held(game: str, state: TwoHands, seat: int, name: str) -> list[tuple[str, Facts]]:
    """Return, for the games of tricks, the cards that the other hand may hold, the number of possible hands, and the
    cards that must be in the pile; empty if there are too many hands to list."""
    try:
        worlds = [world for world in worlds_of(game, state, seat) if isinstance(world, TwoHands)]
    except Illegal:
        return []
    hands = {world.hand(1 - seat) for world in worlds}
    sure, any_of = reduce(and_, hands), reduce(or_, hands)
    away = reduce(or_, [world.pile for world in worlds]) & ~any_of
    free = state.hand(1 - seat).bit_count() - sure.bit_count()
    kind = ("both" if sure else "any") if free else ("sure" if sure else "none")
    facts: Facts = {"name": name, "kind": kind, "free": free, "hands": len(hands)}
    cards = {"sure": sure, "cards": any_of & ~sure}
    told = [("puzzle-may-hold", facts | {what: listed(game, bits) for what, bits in cards.items()})]
    return [*told, ("puzzle-in-pile", {"cards": listed(game, away)})] if away else told


def listed(game: str, cards: int) -> str:
    return ", ".join(CODES[game](cards)) or NOTHING
