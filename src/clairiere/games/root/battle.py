"""Chapter 4.3, battle: ambush, dice and extra hits, hits. Exceptions of a faction are in its chapter."""

from __future__ import annotations

from typing import Final, final

from ...core.ask import NATURE, NO_ANSWER, Ask
from ...core.state import Step
from .choices import CLEARING, CLEARING_OPTIONS, DICE, DICE_OPTIONS, PASS, SEAT, is_seat
from .hit_parts import hit_parts
from .reactions import Reactions
from .state import kinds
from .state.battle import NO_BATTLE, BattleData
from .state.state import Root, RootStep
from .state.steps import known_step
from .state.terms import (  # fmt: skip
    AMBUSHES,
    ARMORERS,
    BIT,
    CLEARINGS,
    MATCHING,
    NONE,
    PLACES,
    SAPPERS,
    TACTICS,
    cards_of,
)

AMBUSH_HITS: Final = 2  # 4.3.1


def defenders(r: Root, seat: int, clearing: int) -> list[int]:
    """4.3 The other players who have a piece in a clearing, partners included (RUL.35)."""
    return [other for other in range(r.seats) if r.faces(seat, other, clearing)]


def battlefields(r: Root, seat: int, within: int) -> int:
    """4.3 The clearings, among some, where a player may start a battle, as bits."""
    places = 0
    faction = r.factions[seat]
    for clearing in PLACES[within]:
        if faction.can_attack(r, clearing) and has_enemy(r, seat, clearing):
            places |= 1 << clearing
    return places


def may_battle(r: Root, seat: int) -> bool:
    """4.3 Whether a player may start a battle anywhere."""
    faction = r.factions[seat]
    return any(faction.can_attack(r, place) and has_enemy(r, seat, place) for place in range(CLEARINGS))


def has_enemy(r: Root, seat: int, clearing: int) -> bool:
    """4.3 Whether there is somebody to attack in a clearing."""
    return any(r.faces(seat, other, clearing) for other in range(r.seats))


def begin_battle(r: Root, attacker: int, defender: int, clearing: int, instigator: int = NONE) -> None:
    """4.3 Two players fight in a clearing; `instigator` if somebody else made them."""
    r.battle = BattleData(attacker, defender, clearing, instigator)
    r.dice = NONE
    if r.log is not None:
        r.tell("battle", "4.3", (attacker, defender, clearing))
    r.push(Battle())


@final
class Attack(RootStep):
    """4.3 The attacker picks a clearing with his warriors or pawn and a defender who is there too."""

    MUST_CHOOSE_DEFENDER: Final = 2

    __slots__ = ("clearing", "optional", "seat", "within")

    def __init__(self, seat: int, within: int, optional: int, clearing: int = NONE, at: int = 0) -> None:
        super().__init__(at)
        self.seat = seat
        self.within = within
        self.optional = optional
        self.clearing = clearing

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose_clearing(r)       # 4.3
            case 1: self.choose_clearing(r, answer)
            case 2: self.must_choose_defender(r)       # 4.3
            case 3: self.fight(r, answer)
            case _: r.done()

    def must_choose_clearing(self, r: Root) -> None:
        """4.3 A clearing with own warriors, or a pawn, and a piece of another player."""
        options = CLEARING_OPTIONS[battlefields(r, self.seat, self.within)]
        if self.optional and options:
            r.ask(self.seat, "battlefield", (*options, PASS), "4.3")
        elif options:
            r.ask(self.seat, "battlefield", options, "4.3")

    def choose_clearing(self, r: Root, answer: int) -> None:
        """4.3 Where they fight."""
        if answer in (PASS, NO_ANSWER):
            r.done()
        else:
            self.clearing = answer - CLEARING

    def must_choose_defender(self, r: Root) -> None:
        """4.3 Another player with a piece there."""
        others = defenders(r, self.seat, self.clearing)
        if len(others) > 1:
            r.ask(self.seat, "defender", tuple([SEAT + seat for seat in others]), "4.3")

    def fight(self, r: Root, answer: int) -> None:
        """4.3 The battle begins."""
        defender = defenders(r, self.seat, self.clearing)[0] if answer == NO_ANSWER else answer - SEAT
        begin_battle(r, self.seat, defender, self.clearing)

    def subject(self, r: Root) -> dict[str, int]:
        """4.3 Where they fight."""
        return {"clearing": self.clearing} if self.at > 2 else {}

    def copy(self) -> Step:
        return self.twin(Attack(self.seat, self.within, self.optional, self.clearing))


@final
class Battle(RootStep):
    """4.3 An attacker and a defender fight in a clearing; `r.battle` has who, where and how many hits."""

    TAKES_ANSWER: Final = (2, 4, 9, 11, 13, 15)
    DEAL_HITS: Final = 16
    COMPLETE_HITS: Final = 17
    END: Final = 19

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: r.factions[r.battle.attacker].prepare_attack(r)
            case 1: self.may_ambush(r)                 # 4.3.1
            case 2: self.lay_ambush(r, answer)
            case 3: self.may_foil(r)                   # 4.3.1.I
            case 4: self.foil(r, answer)
            case 5: self.ambush_hits(r)                # 4.3.1
            case 6: self.react(r)                      # 1.1.3
            case 7: self.attacker_may_be_gone(r)       # 4.3.1
            case 8: self.may_enlist(r)                 # CHAR.arbiter
            case 9: self.enlist(r, answer)
            case 10: r.ask(NATURE, "dice", DICE_OPTIONS, "4.3.2")
            case 11: self.count_hits(r, answer)        # 4.3.2, 4.3.2.I, 4.3.2.II, 4.3.2.III
            case 12: self.may_use_effects(r, r.battle.attacker)
            case 13: self.use_effect(r, r.battle.attacker, answer)
            case 14: self.may_use_effects(r, r.battle.defender)
            case 15: self.use_effect(r, r.battle.defender, answer)
            case 16: self.deal_hits(r)                 # 4.3.3
            case 17: self.complete_hits(r)             # 3.1
            case 18: self.react(r)                     # 1.1.3
            case _: self.end(r)

    def may_ambush(self, r: Root) -> None:
        """4.3.1 The defender may play an ambush that matches the clearing. Every defender with a card is asked, so that
        no answer reveals a hand. CARD.scouting_party Some attackers are not affected: 1.1.1 the card beats the law.
        """
        if r.factions[r.battle.attacker].may_be_ambushed(r) and r.hand[r.battle.defender]:
            r.ask(r.battle.defender, "ambush", self.ambushes(r, r.battle.defender), "4.3.1")

    def ambushes(self, r: Root, seat: int) -> tuple[int, ...]:
        """CARD.ambush Those of a hand that match the clearing of battle."""
        return (*cards_of(r.hand[seat] & AMBUSHES & MATCHING[r.suits[r.battle.clearing]]), PASS)

    def lay_ambush(self, r: Root, answer: int) -> None:
        """4.3.1 The ambush is shown and used up."""
        if answer not in (PASS, NO_ANSWER):
            r.battle.ambush = answer
            self.use_up(r, r.battle.defender, answer, "ambushed", "4.3.1")

    def may_foil(self, r: Root) -> None:
        """4.3.1.I The attacker may cancel it with an ambush that matches the clearing as well (RUL.58)."""
        if r.battle.ambush != NONE and r.hand[r.battle.attacker]:
            r.ask(r.battle.attacker, "foil", self.ambushes(r, r.battle.attacker), "4.3.1.I")

    def foil(self, r: Root, answer: int) -> None:
        """4.3.1.I Both cards are used up and no hit is dealt."""
        if answer not in (PASS, NO_ANSWER):
            r.battle.ambush = NONE
            self.use_up(r, r.battle.attacker, answer, "foiled", "4.3.1.I")

    def use_up(self, r: Root, seat: int, card: int, verb: str, clause: str) -> None:
        """2.1.4 An ambush card is played in battle, then discarded."""
        r.remove_card(seat, card)
        if r.log is not None:
            r.tell(verb, clause, (seat, card, r.battle.clearing), reveals=True)
        r.put_away(BIT[card])

    def ambush_hits(self, r: Root) -> None:
        """4.3.1 Two hits at once, in full; those beyond the warriors hit buildings and tokens (RUL.39)."""
        if r.battle.ambush != NONE:
            r.factions[r.battle.attacker].take_hits(r, AMBUSH_HITS, self.remover(r, r.battle.defender))

    def remover(self, r: Root, seat: int) -> int:
        """3.2.1 Who removes what a side's hits remove: that side, unless somebody else set it on."""
        return seat if r.battle.instigator == NONE else r.battle.instigator

    def react(self, r: Root) -> None:
        """1.1.3 When all pieces are removed, whatever their loss brings about."""
        if r.reactions:
            r.push(Reactions())

    def attacker_may_be_gone(self, r: Root) -> None:
        """4.3.1 An attacker stripped of all warriors ends the battle."""
        if r.battle.ambush != NONE and not r.factions[r.battle.attacker].fights_on(r):
            self.at = Battle.COMPLETE_HITS

    def may_enlist(self, r: Root) -> None:
        """CHAR.arbiter Before the roll, the defender may call on somebody who offers protection there; MM.1 whom nobody
        plays calls on nobody."""
        protectors = [SEAT + seat for seat in range(r.seats) if r.factions[seat].may_be_enlisted(r)]
        if protectors and r.is_player(r.battle.defender):
            r.ask(r.battle.defender, "enlist", (*protectors, PASS), "CHAR.arbiter")

    def enlist(self, r: Root, answer: int) -> None:
        """CHAR.arbiter The protector lends his strength."""
        if is_seat(answer):
            r.battle.enlisted = answer - SEAT
            r.factions[r.battle.enlisted].enlist(r)

    def count_hits(self, r: Root, answer: int) -> None:
        """4.3.2 The attacker deals the higher die, the defender the lower; 4.3.2.I no more than he has warriors;
        4.3.2.II then extra hits, without such a limit; 4.3.2.III one more against who is defenseless."""
        r.dice = answer - DICE
        one, two = r.dice >> 2, r.dice & 3
        if r.log is not None:
            r.tell("rolled", "4.3.2", (max(one, two), min(one, two)), reveals=True)
        battle = r.battle
        attacker, defender = r.factions[battle.attacker], r.factions[battle.defender]
        high, low = max(one, two), min(one, two)
        if defender.takes_higher_die(r):
            high, low = low, high
        lent = 0 if battle.enlisted == NONE else r.factions[battle.enlisted].lent_strength(r)
        battle.dealt_rolled = min(high, attacker.fighters(r, True))
        battle.returned_rolled = min(low, defender.fighters(r, False) + lent)
        battle.dealt = attacker.extra_hits(r, True) + (1 if defender.is_defenseless(r) else 0)
        battle.returned = defender.extra_hits(r, False)

    def may_use_effects(self, r: Root, seat: int) -> None:
        """4.3.2.II Each side may use its cards in play."""
        cards = self.effects(r, seat)
        if cards:
            r.ask(seat, "effects", (*cards_of(cards), PASS), "4.3.2.II")

    def effects(self, r: Root, seat: int) -> int:
        """CARD.armorers Either side, CARD.brutal_tactics the attacker, CARD.sappers the defender."""
        cards = r.crafted[seat] & ~r.used
        if not cards:
            return 0
        if seat == r.battle.attacker:
            return cards & (TACTICS | (ARMORERS if r.battle.returned_rolled else 0))
        return cards & (SAPPERS | (ARMORERS if r.battle.dealt_rolled else 0))

    def use_effect(self, r: Root, seat: int, answer: int) -> None:
        """4.3.2.II One card after the other, until the side passes."""
        if answer in (PASS, NO_ANSWER):
            return
        self.at -= 2
        card = BIT[answer]
        if card & TACTICS:
            self.brutal_tactics(r, card, answer)
            return
        if card & ARMORERS:
            self.armorers(r, seat)
        else:
            r.battle.returned += 1  # CARD.sappers
        r.crafted[seat] &= ~card
        if r.log is not None:
            r.tell("used up", "CARD.armorers" if card & ARMORERS else "CARD.sappers", (seat, answer))
        r.put_away(card)

    def brutal_tactics(self, r: Root, card: int, answer: int) -> None:
        """CARD.brutal_tactics One extra hit; the defender scores 1 point, and the card stays. Once in a battle."""
        r.battle.dealt += 1
        r.used |= card
        if r.log is not None:
            r.tell("used", "CARD.brutal_tactics", (r.battle.attacker, answer), reveals=True)
        r.gain(r.battle.defender, 1, "CARD.brutal_tactics")

    def armorers(self, r: Root, seat: int) -> None:
        """CARD.armorers All rolled hits that one would take are ignored; extra hits stay."""
        if seat == r.battle.attacker:
            r.battle.returned_rolled = 0
        else:
            r.battle.dealt_rolled = 0

    def deal_hits(self, r: Root) -> None:
        """4.3.3 Both sides' hits land together: nobody has won, nor escaped, before both have lost their pieces."""
        r.win_waits = True
        r.used &= ~TACTICS
        attacker, defender = r.battle.attacker, r.battle.defender
        dealt = r.battle.dealt_rolled + r.battle.dealt
        returned = r.battle.returned_rolled + r.battle.returned
        if r.log is not None:
            r.tell("hits", "4.3.3", (attacker, dealt, defender, returned, *hit_parts(r)))
        if returned:
            r.factions[attacker].take_hits(r, returned, self.remover(r, defender))
        if dealt:
            r.factions[defender].take_hits(r, dealt, self.remover(r, attacker))

    def complete_hits(self, r: Root) -> None:
        """3.1 All effects of the hits are done: now a player with 30 points has won."""
        for faction in r.factions:
            faction.battle_over(r)
        r.win_waits = False

    def end(self, r: Root) -> None:
        """4.3 The battle is over."""
        r.battle = NO_BATTLE
        r.done()

    def copy(self) -> Step:
        return self.twin(Battle())


def is_counted(r: Root) -> bool:
    """4.3.2 Return True from the roll until the hits are dealt."""
    step = r.step
    return r.dice != NONE and isinstance(step, Battle) and step.at <= Battle.DEAL_HITS


def foreseeable_asks(r: Root, seat: int) -> list[Ask]:
    """4.3.1, 4.3.1.I Ambushes, 4.3.2.II cards in play, in any battle; then the questions of the faction itself."""
    ambushes = (*cards_of(r.hand[seat] & AMBUSHES), PASS)
    asks = [Ask(seat, "ambush", ambushes, "4.3.1"), Ask(seat, "foil", ambushes, "4.3.1.I")]
    cards = r.crafted[seat] & (SAPPERS | ARMORERS | TACTICS)
    if cards:
        asks.append(Ask(seat, "effects", (*cards_of(cards), PASS), "4.3.2.II"))
    return asks + r.factions[seat].foreseeable_asks(r)


known_step(
    Attack,
    {"seat": kinds.SEAT, "within": kinds.PLACES, "optional": kinds.FLAG, "clearing": kinds.or_none(kinds.CLEARING, 1)},
    waits=(0, 4),
)
known_step(Battle, {}, waits=(1, 6, 7, 17, 18, 19))
