"""What a battle of Root may come to (4.3): the engine fights it once for every roll of the dice, with everything that
either side has. Whoever may use a card uses it; what is lost first is the loser's to choose, and counts the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from ..core.game import find
from ..core.illegal import Illegal
from ..editing.root import RootEditor
from ..games.root.battle import begin_battle
from ..games.root.choices import PASS
from ..games.root.faction import FACTIONS
from ..games.root.factions.eyrie.board import COMMANDER, LEADERS, EyrieBoard
from ..games.root.factions.vagabond.board import VagabondBoard
from ..games.root.factions.vagabond.words import ARBITER
from ..games.root.state.state import Root
from ..games.root.state.terms import (
    AMBUSHES,
    ARMORERS,
    BIRD,
    BIT,
    CLEARINGS,
    ITEMS,
    NONE,
    SAPPERS,
    SCOUTS,
    SUIT,
    TACTICS,
    cards_of,
    total_of,
)

CARDS: Mapping[str, int] = {"armorers": ARMORERS, "sappers": SAPPERS, "tactics": TACTICS, "scouts": SCOUTS}
CLAUSES = {
    "ambush": "4.3.1",
    "armorers": "CARD.armorers",
    "sappers": "CARD.sappers",
    "tactics": "CARD.brutal_tactics",
    "scouts": "CARD.scouting_party",
    "commander": "7.8.3",
}
OF_ATTACKER = ("ambush", "armorers", "tactics", "scouts", "commander")  # 4.3.1.I, 4.3.2.II
OF_DEFENDER = ("ambush", "armorers", "sappers")
OF_FACTION = {"commander": "eyrie"}
MOST_WARRIORS = 20
MOST_PIECES = 6
FIELD = 4  # any clearing that has a suit
BUILDER, THIEF = LEADERS.index("builder"), 0  # a leader, and a character, without an effect in battle
SWORD, OTHER = ITEMS.index("sword"), ITEMS.index("boots")
ROLL, ROLLS = "dice", 16


@dataclass(frozen=True)
class Side:
    """One side: its warriors (the Vagabond's undamaged swords), its buildings and tokens (his other items), and which
    effects it has; `lent`: swords of an Arbiter whom the defender calls on."""

    faction: str
    warriors: int
    pieces: int = 0
    effects: frozenset[str] = frozenset()
    lent: int = 0


@dataclass
class Odds:
    """In how many of sixteen rolls which losses come: warriors (or items) and pieces of the attacker, then of the
    defender; and the points that each scores, over all rolls."""

    losses: Counter[tuple[int, int, int, int]] = field(default_factory=Counter)
    points: list[int] = field(default_factory=lambda: [0, 0])


def odds(attacker: Side, defender: Side) -> Odds:
    """4.3 Every roll, each as likely as the others; a battle without a roll counts for all of them."""
    state, seats = prepared(attacker, defender)
    before, found = strength(state, seats), Odds()
    rolled = list(fought(state, seats))
    for after, times in rolled:
        one, two, three, four = (had - has for had, has in zip(before, strength(after, seats), strict=True))
        found.losses[one, two, three, four] += times
        for side, seat in enumerate(seats):
            found.points[side] += times * after.score[seat]
    return found


def prepared(attacker: Side, defender: Side) -> tuple[Root, tuple[int, int]]:
    """4.3 The two sides in one clearing, and nobody else but an Arbiter; who sits where."""
    state = begun(attacker.faction, defender.faction, defender.lent > 0).copy()
    names = [faction.sheet.name for faction in state.factions]
    one = names.index(attacker.faction)
    two = next(seat for seat, name in enumerate(names) if name == defender.faction and seat != one)
    for seat in range(state.seats):
        for clearing in range(CLEARINGS):
            at = seat * CLEARINGS + clearing
            state.warriors[at] = state.buildings[at] = state.tokens[at] = 0
        state.hand[seat] = state.crafted[seat] = state.score[seat] = 0
        state.pawn[seat] = NONE
    place(state, one, attacker)
    place(state, two, defender)
    if defender.lent:
        arm(state, next(seat for seat in range(state.seats) if seat not in (one, two)), defender.lent, 0, ARBITER)
    while state.stack:
        state.done()
    state.open, state.turn = (), one
    return state, (one, two)


@lru_cache(maxsize=64)
def begun(attacker: str, defender: str, arbiter: bool) -> Root:
    """A game of the two factions as it begins, with somebody who may lend his swords."""
    names = [attacker, defender, *(["vagabond"] if arbiter else [])]
    for name in names:
        if name not in FACTIONS:
            raise Illegal(
                "option-refused", {"option": "factions", "found": name, "known": list(FACTIONS)}, "root", "4.3"
            )
    hers = any(FACTIONS[name].sheet.automaton for name in names)
    mode = {"mode": "coop"} if hers else {}
    state = RootEditor().begun(find("root"), {"factions": ",".join(names), **mode}, len(names)).state
    assert isinstance(state, Root)
    return state


def place(r: Root, seat: int, side: Side) -> None:
    """2.5 What a side has in the clearing, in hand and in play."""
    at, faction = seat * CLEARINGS + FIELD, r.factions[seat]
    if isinstance(faction, VagabondBoard):
        arm(r, seat, side.warriors, side.pieces, NONE)
    else:
        r.warriors[at] = side.warriors
        where = r.tokens if faction.sheet.tokens else r.buildings
        where[at] = side.pieces  # all of the first kind: how many there are is what counts
    if isinstance(faction, EyrieBoard):
        faction.leader = COMMANDER if "commander" in side.effects else BUILDER
    if "ambush" in side.effects:
        r.hand[seat] = BIT[next(card for card in cards_of(AMBUSHES) if SUIT[card] == BIRD)]
    for effect, cards in CARDS.items():
        if effect in side.effects:
            r.crafted[seat] |= BIT[cards_of(cards & ~sum(r.crafted[: r.seats]))[0]]


def arm(r: Root, seat: int, swords: int, others: int, character: int) -> None:
    """9.2.5 A Vagabond with so many undamaged items."""
    board = r.factions[seat]
    assert isinstance(board, VagabondBoard)
    r.pawn[seat] = FIELD
    board.track = board.spent = board.damaged = board.broken = 0
    board.satchel = (swords << 4 * SWORD) + (others << 4 * OTHER)
    board.character = character if character != NONE else THIEF


def fought(state: Root, seats: tuple[int, int]) -> Iterator[tuple[Root, int]]:
    """4.3 How the battle ends, and in how many of sixteen rolls."""
    begin_battle(state, seats[0], seats[1], FIELD)
    state.run_steps()
    waiting = [(state, ROLLS)]
    while waiting:
        r, times = waiting.pop()
        if not r.in_battle() or not r.open:
            yield r, times
            continue
        ask = r.open[0]
        rolls = ask.options if ask.about == ROLL else (used(r.open[0].options),)
        for choice in rolls:
            other = r.copy()
            other.take(ask.seat, choice)
            waiting.append((other, times // len(rolls)))


def used(options: Sequence[int]) -> int:
    """4.3.2.II Whoever may use something does; else any choice is as good."""
    return next((choice for choice in options if choice != PASS), PASS)


def strength(r: Root, seats: tuple[int, int]) -> list[int]:
    """4.3.3 Warriors and pieces of both sides in the clearing; of the Vagabond, undamaged items."""
    counts = []
    for seat in seats:
        at, faction = seat * CLEARINGS + FIELD, r.factions[seat]
        if isinstance(faction, VagabondBoard):
            counts += [sum(faction.sound(item) for item in range(len(ITEMS))), 0]
        else:
            counts += [r.warriors[at], total_of(r.buildings[at]) + total_of(r.tokens[at])]
    return counts
