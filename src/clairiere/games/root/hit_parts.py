"""Chapter 4.3.2 in parts: of which dice, limits and effects the hits of each side are the sum."""

from __future__ import annotations

from typing import Final, Literal

from .state.schema import HitPart, PartName
from .state.state import Root
from .state.terms import NONE

ATTACKER_SIDE: Final = 0
DEFENDER_SIDE: Final = 1
SIDES: Final[tuple[Literal["dealt", "returned"], ...]] = ("dealt", "returned")

HIGHER_DIE: Final = 0  # 4.3.2
LOWER_DIE: Final = 1
GUERRILLA_HIGHER: Final = 2  # 8.2.2
GUERRILLA_LOWER: Final = 3
WARRIORS: Final = 4  # 4.3.2.I less, because there are not as many warriors
SWORDS: Final = 5  # 9.2.6 or not as many swords
DEFENSELESS: Final = 6  # 4.3.2.III
TACTICS_PART: Final = 7  # CARD.brutal_tactics
SAPPERS_PART: Final = 8  # CARD.sappers
ARMORERS_PART: Final = 9  # CARD.armorers less: all that was rolled
EXTRA_PART: Final = 10  # 4.3.2.II an ability of a faction,
COMMANDER_PART: Final = 11  # 7.8.3 or one that has a name
NAMES: Final[tuple[PartName, ...]] = (
    "higher-die", "lower-die", "guerrilla-higher", "guerrilla-lower", "warriors", "swords", "defenseless", "tactics",
    "sappers", "armorers", "extra", "commander",
)  # fmt: skip
OFFSET: Final = 16  # a count may be negative


def describe_part(packed: int) -> HitPart:
    """Return a part as it is sent to a screen."""
    return {"side": SIDES[packed >> 5 & 1], "part": NAMES[packed >> 6], "count": count_of_part(packed)}


def pack_part(side: int, part: int, count: int) -> int:
    """Return a part as one number of an event."""
    return part << 6 | side << 5 | count + OFFSET


def side_of_part(packed: int) -> int:
    return packed >> 5 & 1


def name_of_part(packed: int) -> str:
    return NAMES[packed >> 6]


def count_of_part(packed: int) -> int:
    """Return how many hits a part adds; a negative number takes some away."""
    return (packed & 31) - OFFSET


def hit_parts(r: Root) -> list[int]:
    """4.3.2 Return the parts of which both sides' hits are the sum; call it between the roll and the hits."""
    one, two = r.dice >> 2, r.dice & 3
    guerrilla = r.factions[r.battle.defender].takes_higher_die(r)
    high, low = max(one, two), min(one, two)
    own = (GUERRILLA_LOWER, low) if guerrilla else (HIGHER_DIE, high)
    other = (GUERRILLA_HIGHER, high) if guerrilla else (LOWER_DIE, low)
    dealt = rolled_parts(r, own, ATTACKER_SIDE) + attacker_extras(r)
    return dealt + rolled_parts(r, other, DEFENDER_SIDE) + defender_extras(r)


def rolled_parts(r: Root, die: tuple[int, int], side: int) -> list[int]:
    """4.3.2 Return a side's die, 4.3.2.I what exceeds its warriors, CARD.armorers what its enemy ignores."""
    part, value = die
    attacking = side == ATTACKER_SIDE
    seat = r.battle.attacker if attacking else r.battle.defender
    rolled = r.battle.dealt_rolled if attacking else r.battle.returned_rolled
    most = r.factions[seat].fighters(r, attacking)
    if not attacking and r.battle.enlisted != NONE:
        most += r.factions[r.battle.enlisted].lent_strength(r)
    limited = min(value, most)
    parts = [pack_part(side, part, value)]
    if limited < value:
        parts.append(pack_part(side, SWORDS if r.pawn[seat] != NONE else WARRIORS, limited - value))
    if rolled < limited:
        parts.append(pack_part(side, ARMORERS_PART, rolled - limited))
    return parts


def attacker_extras(r: Root) -> list[int]:
    """4.3.2.II, 4.3.2.III Return the attacker's extra hits."""
    faction = r.factions[r.battle.attacker]
    own = faction.extra_hits(r, True)
    bare = 1 if r.factions[r.battle.defender].is_defenseless(r) else 0
    counts = ((faction.extra_hits_part(), own), (DEFENSELESS, bare), (TACTICS_PART, r.battle.dealt - own - bare))
    return [pack_part(ATTACKER_SIDE, part, count) for part, count in counts if count]


def defender_extras(r: Root) -> list[int]:
    """4.3.2.II Return the defender's extra hits."""
    faction = r.factions[r.battle.defender]
    own = faction.extra_hits(r, False)
    counts = ((faction.extra_hits_part(), own), (SAPPERS_PART, r.battle.returned - own))
    return [pack_part(DEFENDER_SIDE, part, count) for part, count in counts if count]
