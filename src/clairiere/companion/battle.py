"""The possible results of a battle of Root (4.3), over every roll of the dice.

The engine fights the battle for each roll. Players use every card that they may use; the order of their losses makes no
difference to the counts.
"""

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
from ..games.root.factions.eyrie.board import LEADERS, EyrieBoard
from ..games.root.factions.vagabond.board import VagabondBoard
from ..games.root.factions.vagabond.words import ALLIED, ARBITER, CHARACTERS, HOSTILE, NO_MARKER
from ..games.root.state.state import Root
from ..games.root.state.terms import (
    AMBUSHES,
    ARMORERS,
    BIRD,
    BIT,
    CLEARINGS,
    DAYLIGHT,
    ITEMS,
    NONE,
    SAPPERS,
    SCOUTS,
    SUIT,
    TACTICS,
    cards_of,
    replaced,
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
    "despot": "7.8.4",
    "hostile": "9.2.9.III.a",
}
OF_ATTACKER = ("ambush", "armorers", "tactics", "scouts", "commander", "despot", "hostile")  # 4.3.1.I, 4.3.2.II
OF_DEFENDER = ("ambush", "armorers", "sappers", "despot", "hostile")
ALLIES = ("eyrie", "alliance", "cult")  # one of them provides the warriors of an ally
AGAINST = {"hostile": "vagabond"}  # effects against one faction only
OF_FACTION = {"commander": "eyrie", "despot": "eyrie"}  # 7.8 one leader at a time
MOST_WARRIORS = 20
MOST_PIECES = 6
FIELD = 4  # any clearing that has a suit
PLAIN = "builder"  # a leader without an effect in battle
THIEF, VAGRANT = CHARACTERS.index("thief"), CHARACTERS.index("vagrant")  # the thief has no effect in battle either
SWORD, OTHER = ITEMS.index("sword"), ITEMS.index("boots")
ROLL, ROLLS = "dice", 16


@dataclass(frozen=True)
class Side:
    """One side: its warriors (of a Vagabond: undamaged swords), its buildings and tokens (of a Vagabond: other items),
    and its effects. `lent`: swords of an Arbiter who helps the defender; `hired`: mercenaries of the attacker;
    `allied`: warriors of the attacking Vagabond's ally."""

    faction: str
    warriors: int
    pieces: int = 0
    effects: frozenset[str] = frozenset()
    lent: int = 0
    hired: int = 0
    allied: int = 0


@dataclass
class Odds:
    """The number of rolls, out of sixteen, for each combination of losses: warriors (or items) and pieces of the
    attacker, then of the defender. `points`: what attacker, defender and other Vagabonds score, summed over all
    rolls."""

    losses: Counter[tuple[int, int, int, int]] = field(default_factory=Counter)
    points: list[int] = field(default_factory=lambda: [0, 0, 0])


@dataclass(frozen=True)
class Seats:
    """The seats of both sides. `instigator`: the seat of a Vagrant, or NONE; `others`: further Vagabonds."""

    attacker: int
    defender: int
    instigator: int
    others: tuple[int, ...]

    @property
    def sides(self) -> tuple[int, int]:
        return self.attacker, self.defender


def odds(attacker: Side, defender: Side, instigated: bool = False) -> Odds:
    """4.3 Return the results over all rolls; a battle without a roll counts for all of them. CHAR.vagrant `instigated`:
    a Vagrant began the battle."""
    state, seats = set_up_battle(attacker, defender, instigated)
    before, found = strength(state, seats.sides), Odds()
    for after, times in fight(state, seats):
        one, two, three, four = (had - has for had, has in zip(before, strength(after, seats.sides), strict=True))
        found.losses[one, two, three, four] += times
        scored = [after.score[seat] for seat in seats.sides] + [sum(after.score[seat] for seat in seats.others)]
        found.points = [sum_ + times * points for sum_, points in zip(found.points, scored, strict=True)]
    return found


def set_up_battle(attacker: Side, defender: Side, instigated: bool) -> tuple[Root, Seats]:
    """4.3 Return a state with both sides and their helpers in one clearing, and their seats."""
    helpers = find_helpers(attacker, defender, instigated)
    names = (attacker.faction, defender.faction, *(name for name, _ in helpers))
    state = new_game(names).copy()
    taken = assign_seats(state, names)
    clear(state)
    place(state, taken[0], attacker)
    place(state, taken[1], defender)
    for seat, (_, count) in zip(taken[2:], helpers, strict=True):
        help_out(state, seat, count, taken[0])
    instigator = taken[-1] if instigated else NONE
    others = tuple(seat for seat in taken[2:] if isinstance(state.factions[seat], VagabondBoard))
    seats = Seats(taken[0], taken[1], instigator, others)
    state.open, state.turn, state.phase = (), instigator if instigated else taken[0], DAYLIGHT
    mark_hostile(state, seats, (attacker, defender))
    return state, seats


def find_helpers(attacker: Side, defender: Side, instigated: bool) -> list[tuple[str, int]]:
    """CHAR.arbiter, 11.2.7.III, 9.2.9.II.c Return the factions that lend swords or warriors, with their numbers;
    CHAR.vagrant last, with none, the Vagrant who began the battle."""
    ally = next(name for name in ALLIES if name not in (attacker.faction, defender.faction))
    found = [("vagabond", defender.lent), ("riverfolk", attacker.hired)]
    if attacker.faction == "vagabond":
        found.append((ally, attacker.allied))
    return [(name, count) for name, count in found if count] + [("vagabond", 0)] * instigated


def assign_seats(r: Root, names: Sequence[str]) -> list[int]:
    """5.1.7 Return the seat of each faction: seats follow the order of set-up."""
    free = {seat: faction.sheet.name for seat, faction in enumerate(r.factions)}
    found = []
    for name in names:
        found.append(next(seat for seat in free if free[seat] == name))
        del free[found[-1]]
    return found


def mark_hostile(r: Root, seats: Seats, sides: Sequence[Side]) -> None:
    """9.2.9.III Mark the sides that are Hostile to the Vagabond who removes their pieces: the Vagrant who began the
    battle, or the other side."""
    for i, other in ((0, seats.defender), (1, seats.attacker)):
        board = r.factions[other if seats.instigator == NONE else seats.instigator]
        seat = seats.sides[i]
        if isinstance(board, VagabondBoard) and "hostile" in sides[i].effects and board.mark(seat) != NO_MARKER:
            board.set_mark(seat, HOSTILE)


@lru_cache(maxsize=64)
def new_game(names: tuple[str, ...]) -> Root:
    """Return a new game of these factions. Raises Illegal for an unknown one."""
    for name in names:
        if name not in FACTIONS:
            raise Illegal(
                "option-refused", {"option": "factions", "found": name, "known": list(FACTIONS)}, "root", "4.3"
            )
    mode = {"mode": "coop"} if any(FACTIONS[name].sheet.automaton for name in names) else {}
    state = RootEditor().begin(find("root"), {"factions": ",".join(names), **mode}, len(names)).state
    assert isinstance(state, Root)
    return state


def clear(r: Root) -> None:
    """Remove everything from the map, from hands and from play, and all points."""
    r.warriors = [0] * (r.seats * CLEARINGS)
    r.buildings = r.tokens = (0,) * (r.seats * CLEARINGS)
    for seat in range(r.seats):
        r.hand[seat] = r.crafted[seat] = r.score[seat] = 0
        r.pawn[seat] = NONE
    while r.stack:
        r.done()


def help_out(r: Root, seat: int, count: int, attacker: int) -> None:
    """Place a helper: CHAR.arbiter an Arbiter's swords, 11.2.7.III hired warriors, 9.2.9.II.c warriors of the
    attacker's ally, or, without any, CHAR.vagrant."""
    if isinstance(r.factions[seat], VagabondBoard):
        arm(r, seat, count, 0, ARBITER if count else VAGRANT)
        return
    r.warriors[seat * CLEARINGS + FIELD] = count
    board = r.factions[attacker]
    if r.factions[seat].sheet.name == "riverfolk":
        r.hirer = attacker
    elif isinstance(board, VagabondBoard):
        board.set_mark(seat, ALLIED)


def place(r: Root, seat: int, side: Side) -> None:
    """2.5 Place what a side has in the clearing, in hand and in play."""
    at, faction = seat * CLEARINGS + FIELD, r.factions[seat]
    if isinstance(faction, VagabondBoard):
        arm(r, seat, side.warriors, side.pieces, THIEF)
    else:
        r.warriors[at] = side.warriors
        if faction.sheet.tokens:  # all of one kind: only their number matters
            r.tokens = replaced(r.tokens, at, side.pieces)
        else:
            r.buildings = replaced(r.buildings, at, side.pieces)
    if isinstance(faction, EyrieBoard):
        faction.leader = LEADERS.index(next((name for name in OF_FACTION if name in side.effects), PLAIN))
    if "ambush" in side.effects:
        r.hand[seat] = BIT[next(card for card in cards_of(AMBUSHES) if SUIT[card] == BIRD)]
    for effect, cards in CARDS.items():
        if effect in side.effects:
            r.crafted[seat] |= BIT[cards_of(cards & ~sum(r.crafted[: r.seats]))[0]]


def arm(r: Root, seat: int, swords: int, others: int, character: int) -> None:
    """9.2.5 Place a Vagabond with this many undamaged items."""
    board = r.factions[seat]
    assert isinstance(board, VagabondBoard)
    r.pawn[seat] = FIELD
    board.track = board.spent = board.damaged = board.broken = 0
    board.satchel = (swords << 4 * SWORD) + (others << 4 * OTHER)
    board.character = character


def fight(state: Root, seats: Seats) -> Iterator[tuple[Root, int]]:
    """4.3 Yield the states after the battle, with the number of rolls, out of sixteen, that lead there."""
    begin_battle(state, seats.attacker, seats.defender, FIELD, seats.instigator)
    state.run_steps()
    waiting = [(state, ROLLS)]
    while waiting:
        r, times = waiting.pop()
        if not r.in_battle() or not r.open:
            yield r, times
            continue
        ask = r.open[0]
        rolls = ask.options if ask.about == ROLL else (choose_use(r.open[0].options),)
        for choice in rolls:
            other = r.copy()
            other.take(ask.seat, choice)
            waiting.append((other, times // len(rolls)))


def choose_use(options: Sequence[int]) -> int:
    """4.3.2.II Return a choice that uses something, if there is one."""
    return next((choice for choice in options if choice != PASS), PASS)


def strength(r: Root, seats: tuple[int, int]) -> list[int]:
    """4.3.3 Return warriors and pieces of both sides in the clearing, with mercenaries and allies; for the Vagabond,
    undamaged items."""
    counts = []
    for seat in seats:
        at, faction = seat * CLEARINGS + FIELD, r.factions[seat]
        if isinstance(faction, VagabondBoard):
            allies = sum(
                r.warriors[other * CLEARINGS + FIELD] for other in range(r.seats) if faction.mark(other) == ALLIED
            )
            items = sum(faction.count_undamaged(item) for item in range(len(ITEMS)))
            counts += [items + allies + r.hired_warriors(seat, FIELD), 0]
        else:
            counts += [
                r.warriors[at] + r.hired_warriors(seat, FIELD),
                total_of(r.buildings[at]) + total_of(r.tokens[at]),
            ]
    return counts
