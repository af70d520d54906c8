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
from ..games.root.factions.vagabond.words import ALLIED, ARBITER
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
ALLIES = ("eyrie", "alliance", "cult")  # any of them will do for the warriors of an ally
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
    effects it has. `lent`: swords of an Arbiter whom the defender calls on; of the attacker, `hired`: mercenaries, and
    `allied`: warriors of the Vagabond's ally."""

    faction: str
    warriors: int
    pieces: int = 0
    effects: frozenset[str] = frozenset()
    lent: int = 0
    hired: int = 0
    allied: int = 0


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
    """4.3 The two sides in one clearing, with whoever helps them; who sits where."""
    helpers = helping(attacker, defender)
    state = begun((attacker.faction, defender.faction, *helpers)).copy()
    names = [faction.sheet.name for faction in state.factions]
    one = names.index(attacker.faction)
    two = next(seat for seat, name in enumerate(names) if name == defender.faction and seat != one)
    others = {name: seat for seat, name in enumerate(names) if seat not in (one, two)}
    clear(state)
    place(state, one, attacker)
    place(state, two, defender)
    for name, count in helpers.items():
        help_out(state, others[name], count, one)
    state.open, state.turn, state.phase = (), one, DAYLIGHT
    return state, (one, two)


def helping(attacker: Side, defender: Side) -> dict[str, int]:
    """CHAR.arbiter, 11.2.7.III, 9.2.9.II.c The factions that lend swords or warriors, with how many."""
    ally = next(name for name in ALLIES if name not in (attacker.faction, defender.faction))
    lent = {"vagabond": defender.lent, "riverfolk": attacker.hired}
    found = {**lent, ally: attacker.allied} if attacker.faction == "vagabond" else lent
    return {name: count for name, count in found.items() if count}


@lru_cache(maxsize=64)
def begun(names: tuple[str, ...]) -> Root:
    """A game of these factions as it begins."""
    for name in names:
        if name not in FACTIONS:
            raise Illegal(
                "option-refused", {"option": "factions", "found": name, "known": list(FACTIONS)}, "root", "4.3"
            )
    mode = {"mode": "coop"} if any(FACTIONS[name].sheet.automaton for name in names) else {}
    state = RootEditor().begun(find("root"), {"factions": ",".join(names), **mode}, len(names)).state
    assert isinstance(state, Root)
    return state


def clear(r: Root) -> None:
    """Nothing is on the map, in hand or in play, and nobody has points."""
    for at in range(r.seats * CLEARINGS):
        r.warriors[at] = r.buildings[at] = r.tokens[at] = 0
    for seat in range(r.seats):
        r.hand[seat] = r.crafted[seat] = r.score[seat] = 0
        r.pawn[seat] = NONE
    while r.stack:
        r.done()


def help_out(r: Root, seat: int, count: int, attacker: int) -> None:
    """CHAR.arbiter An Arbiter's swords; 11.2.7.III hired warriors; 9.2.9.II.c those of the attacker's ally."""
    if isinstance(r.factions[seat], VagabondBoard):
        arm(r, seat, count, 0, ARBITER)
        return
    r.warriors[seat * CLEARINGS + FIELD] = count
    board = r.factions[attacker]
    if r.factions[seat].sheet.name == "riverfolk":
        r.hirer = attacker
    elif isinstance(board, VagabondBoard):
        board.set_mark(seat, ALLIED)


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
    """4.3.3 Warriors and pieces of both sides in the clearing, hired ones and allies too; of the Vagabond, undamaged
    items."""
    counts = []
    for seat in seats:
        at, faction = seat * CLEARINGS + FIELD, r.factions[seat]
        if isinstance(faction, VagabondBoard):
            allies = sum(
                r.warriors[other * CLEARINGS + FIELD] for other in range(r.seats) if faction.mark(other) == ALLIED
            )
            counts += [sum(faction.sound(item) for item in range(len(ITEMS))) + allies + r.hired(seat, FIELD), 0]
        else:
            counts += [r.warriors[at] + r.hired(seat, FIELD), total_of(r.buildings[at]) + total_of(r.tokens[at])]
    return counts
