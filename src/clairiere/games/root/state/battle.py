"""Chapter 4.3, what is settled in a battle: who fights where, and how many hits each side takes."""

from __future__ import annotations

from typing import Final, final

from .terms import NONE


@final
class BattleData:
    """4.3 The battle that is being fought. The step `Battle` makes it and drops it; hooks and other steps read it."""

    __slots__ = (
        "allied", "ambush", "attacker", "clearing", "dealt", "dealt_rolled", "defender", "enlisted", "instigator",
        "returned", "returned_rolled",
    )  # fmt: skip

    def __init__(self, attacker: int, defender: int, clearing: int, instigator: int = NONE) -> None:
        self.attacker = attacker
        self.defender = defender
        self.clearing = clearing
        self.instigator = instigator  # who made the two fight: what they lose counts as removed by that player
        self.ambush = NONE  # the card, until it is foiled
        self.allied = NONE  # whose warriors the attacker treats as his own
        self.enlisted = NONE  # who lends the defender strength
        self.dealt_rolled = 0  # hits that the attacker deals by the dice,
        self.dealt = 0  # and extra hits
        self.returned_rolled = 0  # hits that the defender deals by the dice,
        self.returned = 0  # and extra hits

    def copy(self) -> BattleData:
        other = BattleData(self.attacker, self.defender, self.clearing, self.instigator)
        other.ambush = self.ambush
        other.allied = self.allied
        other.enlisted = self.enlisted
        other.dealt_rolled = self.dealt_rolled
        other.dealt = self.dealt
        other.returned_rolled = self.returned_rolled
        other.returned = self.returned
        return other


NO_BATTLE: Final = BattleData(NONE, NONE, NONE)  # while nobody fights; it never changes
