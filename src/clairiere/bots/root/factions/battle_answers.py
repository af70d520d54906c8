"""Answers within a battle: ambushes, protectors, effects. Who fights whom, and where, stands in the view."""

from __future__ import annotations

from typing import Final, Sequence

from ....games.root.choices import PASS
from ....games.root.state.terms import ARMORERS, BIT, CLEARINGS, NONE, SAPPERS, TACTICS, WIN
from ..evaluation.army import ITEM_HIT
from ..evaluation.battle_odds import AMBUSH_HITS, SIXTEEN, SWORD, losses
from ..evaluation.sight import VAGABOND
from ..evaluation.values import FOE_WARRIOR, OWN_WARRIOR, POINT, pieces_worth, threat
from ..evaluation.view_index import ViewIndex

AMBUSH_COST: Final = 40  # what an ambush is worth in hand
ITEM: Final = 60  # an item of one's own


def sides(s: ViewIndex) -> tuple[int, int, int]:
    """4.3 Who attacks, who defends, where."""
    return s.view.attacker, s.view.defender, s.view.field


def attackers(s: ViewIndex) -> int:
    """4.3.2.I What the attacker of this battle has to fight with."""
    attacker, field, allied = s.view.attacker, s.view.field, s.view.allied
    force = s.warriors(attacker, field)
    if s.names[attacker] == VAGABOND:
        force = s.sound(attacker, SWORD)
        if allied != NONE:
            force += s.warriors(allied, field)
    return force


def each_piece(s: ViewIndex, seat: int, clearing: int) -> int:
    """The average worth of a seat's pieces in a clearing, to its owner."""
    count = s.pieces_at(seat * CLEARINGS + clearing)
    return pieces_worth(s, seat, clearing) // count if count else 0


def defense_value(s: ViewIndex, force: int) -> int:
    """4.3.3 What this seat loses as defender on average, less what it takes, when so many attack."""
    attacker, defender, field = sides(s)
    if force <= 0:
        return 0
    fell, lost, foe_fell, foe_lost = losses(s, attacker, defender, field, force)
    own = ITEM if s.names[defender] == VAGABOND else OWN_WARRIOR
    worth = fell * own + lost * (each_piece(s, defender, field) + 40)
    worth -= foe_fell * FOE_WARRIOR * threat(s, attacker) // 100 + foe_lost * POINT
    return worth // SIXTEEN


def ambush_pays(s: ViewIndex) -> bool:
    """4.3.1 As defender: what the two hits save, and what they take."""
    attacker, _, field = sides(s)
    force = attackers(s)
    if s.names[attacker] == VAGABOND:
        return AMBUSH_HITS * ITEM_HIT * threat(s, attacker) // 100 > AMBUSH_COST
    saved = defense_value(s, force) - defense_value(s, force - AMBUSH_HITS)
    taken = min(AMBUSH_HITS, force) * FOE_WARRIOR * threat(s, attacker) // 100
    if force < AMBUSH_HITS:
        taken += min(AMBUSH_HITS - force, s.pieces_at(attacker * CLEARINGS + field)) * POINT
    return saved + taken > AMBUSH_COST


def foil_pays(s: ViewIndex) -> bool:
    """4.3.1.I As attacker: the warriors that are saved, and the battle that goes on."""
    _, defender, field = sides(s)
    if s.names[s.me] == VAGABOND:
        return True
    force = attackers(s)
    gain = min(AMBUSH_HITS, force) * OWN_WARRIOR
    if force <= AMBUSH_HITS:
        lost = losses(s, s.me, defender, field, force)[1]
        gain += lost * POINT // SIXTEEN
    return gain > AMBUSH_COST - 10


def enlist_pays(s: ViewIndex, protector: int) -> bool:
    """CHAR.arbiter He scores a point for it: only where his swords let the dice count."""
    _, defender, field = sides(s)
    if s.view.score[protector] >= WIN - 3:
        return False
    return s.warriors(defender, field) < 2 and pieces_worth(s, defender, field) > 150


def battle_effect(s: ViewIndex, options: Sequence[int]) -> int:
    """4.3.2.II A card in play that pays now that the dice are known, or PASS."""
    view = s.view
    attacker, defender, field = sides(s)
    dealt, returned = view.dealt_rolled + view.dealt, view.returned_rolled + view.returned
    foe = defender if s.me == attacker else attacker
    hits, taken = (dealt, returned) if s.me == attacker else (returned, dealt)
    rolled = view.returned_rolled if s.me == attacker else view.dealt_rolled
    for option in options:
        if option == PASS:
            continue
        bit = BIT[option]
        if bit & ARMORERS and saved_by_armorers(s, field, rolled, taken) > 45:
            return option
        if bit & TACTICS and extra_hit_value(s, foe, field, hits) > POINT * threat(s, foe) // 150:
            return option
        if bit & SAPPERS and extra_hit_value(s, foe, field, hits) > 30:
            return option
    return PASS


def saved_by_armorers(s: ViewIndex, field: int, rolled: int, taken: int) -> int:
    """CARD.armorers What is saved when the rolled hits do not count."""
    own = s.warriors(s.me, field)
    if s.names[s.me] == VAGABOND:
        return rolled * ITEM
    before = min(taken, own) * OWN_WARRIOR + min(max(0, taken - own), s.pieces_at(s.me * CLEARINGS + field)) * 160
    left = taken - rolled
    return before - min(left, own) * OWN_WARRIOR - min(max(0, left - own), s.pieces_at(s.me * CLEARINGS + field)) * 160


def extra_hit_value(s: ViewIndex, foe: int, field: int, hits: int) -> int:
    """4.3.2.II What one more hit takes from the other side."""
    if s.names[foe] == VAGABOND:
        return ITEM_HIT
    guard = s.warriors(foe, field)
    if hits < guard:
        return FOE_WARRIOR * threat(s, foe) // 100
    return POINT + 30 if hits - guard < s.pieces_at(foe * CLEARINGS + field) else 0
