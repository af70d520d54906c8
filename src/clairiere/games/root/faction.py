"""The hooks by which the chapter of a faction changes the general rules.

Each hook asks one thing. A chapter overrides the hooks that it changes and leaves the rest.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.ask import NATURE, Ask
from .battle import Attack, may_battle
from .chapter import Chapter, Sheet, Verdict
from .hit_parts import EXTRA_PART
from .hits import TakeHits
from .move import EVERYWHERE, Move, may_move
from .state.state import HAND_PILE, Root
from .state.terms import CLEARINGS, DOMINANT, NONE, POINTS, SCOUTS
from .victory import put_in_play


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction(Chapter):
    """A faction among the others: what it changes for all of them."""

    __slots__ = ("moves_freely", "watches_moves")

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet)
        self.watches_moves = False  # `on_warriors_entered` is to be called
        self.moves_freely = False  # `needs_rule` is to be called

    def copy(self) -> Faction:
        """Return a copy that shares nothing that changes; call `self.twin(...)` first."""
        raise NotImplementedError

    # -- rule and movement ------------------------------------------------------------------------------------------

    def bend_rule(self, r: Root, clearing: int, ruler: int) -> int:
        """2.8 Return who rules a clearing, given the ruler by the general rule. Set `r.special_rule` when seated to be
        asked."""
        return ruler

    def dominates(self, r: Root, rules: int) -> int:
        """3.3.1.I Of the clearings that this player rules, those that count for dominance."""
        return rules

    def needs_rule(self, r: Root, origin: int, target: int) -> bool:
        """4.2.1 Whether a move between two clearings asks for rule. Set `moves_freely` to be asked."""
        return True

    def on_warriors_entered(self, r: Root, owner: int, payer: int, clearing: int) -> None:
        """4.2 Warriors of `owner`, moved by `payer`, have come into a clearing (8.2.6). Set `watches_moves` to be
        called; add to `r.reactions` what follows."""

    # -- trade: r.merchant is the seat that sells -------------------------------------------------------------------

    def offers(self, r: Root, buyer: int) -> tuple[int, ...]:
        """11.2.6 What a player can buy here at the start of his Birdsong, as choices. Set `r.merchant` to be asked."""
        return ()

    def sell(self, r: Root, buyer: int, choice: int) -> bool:
        """11.2.6 Carry out a purchase; whether the choice was one."""
        return False

    def market_closes(self, r: Root) -> None:
        """11.2.7 A turn is over, and with it what was sold for it."""

    def refuse_sale(self, r: Root, buyer: int, ask: Ask, choice: int) -> Verdict | None:
        """11.2.6 Why a player cannot buy this now; None if it is not for sale."""
        return None

    def bank(self, r: Root, owner: int, count: int, clause: str) -> None:
        """11.2.6.I Warriors of a player go from his supply to the merchant's board."""

    def purse(self, r: Root) -> int:
        """11.2.6.I How much this player can pay for a service: the warriors in his supply."""
        return r.supply[self.seat]

    def pay_merchant(self, r: Root, count: int) -> None:
        """11.2.6.I Pay the merchant, or push a step that does."""
        r.factions[r.merchant].bank(r, self.seat, count, "11.2.6.I")

    # -- crafting ---------------------------------------------------------------------------------------------------

    def crafters(self, r: Root) -> int:
        """4.1.1 Crafting pieces of each suit, those used in this turn included: four bits each, packed by suit."""
        return 0

    def activate(self, r: Root, suit: int, count: int) -> None:
        """4.1.1 Crafting pieces of a suit are activated."""
        r.activated += count << 4 * suit

    def may_craft(self, r: Root, card: int) -> bool:
        """4.1 Whether nothing else of the chapter forbids a card that can be paid for."""
        return True

    def gain_item(self, r: Root, item: int) -> None:
        """2.5.5 An item crafted goes to the Crafted Items box; 9.2.5 or to the satchel."""
        r.take_item(self.seat, item, "4.1.2")

    def forgoes(self, r: Root, card: int) -> bool:
        """4.1 Whether a crafted card, which has left the hand, serves another end than its effect (11.5.3.I)."""
        return False

    def item_points(self, r: Root, card: int) -> int:
        """3.2.2 The points for crafting an item."""
        return POINTS[card]

    # -- battle: `r.battle` says who fights where -----------------------------------------------

    def can_attack(self, r: Root, clearing: int) -> bool:
        """4.3 Whether the faction has warriors, its own or hired ones, or a pawn, to start a battle with."""
        return r.warriors[self.seat * CLEARINGS + clearing] > 0 or r.hired_warriors(self.seat, clearing) > 0

    def prepare_attack(self, r: Root) -> None:
        """4.3 Before the ambush, as attacker: push a step that chooses whose warriors count as own (`allied`)."""

    def may_be_ambushed(self, r: Root) -> bool:
        """4.3.1 Whether ambushes affect this attacker; CARD.scouting_party they do not."""
        return not r.crafted[self.seat] & SCOUTS

    def fights_on(self, r: Root) -> bool:
        """4.3.1 Whether an attacker has something to fight with after an ambush."""
        return r.warriors[self.seat * CLEARINGS + r.battle.clearing] + self.mercenaries(r) > 0

    def may_be_enlisted(self, r: Root) -> bool:
        """CHAR.arbiter Whether the defender may call on this player, who is neither attacker nor defender."""
        return False

    def enlist(self, r: Root) -> None:
        """CHAR.arbiter The defender has called: what this player gets for it."""

    def lent_strength(self, r: Root) -> int:
        """CHAR.arbiter How much the defender's limit of rolled hits grows."""
        return 0

    def takes_higher_die(self, r: Root) -> bool:
        """4.3.2 Whether this defender deals the higher die (8.2.2)."""
        return False

    def fighters(self, r: Root, attacking: bool) -> int:
        """4.3.2.I The most hits that this side can roll: its warriors there."""
        return r.warriors[self.seat * CLEARINGS + r.battle.clearing] + self.mercenaries(r)

    def mercenaries(self, r: Root) -> int:
        """11.2.7.III The hired warriors that fight on this side: against all but their own faction."""
        if r.hirer != self.seat or r.merchant in (r.battle.attacker, r.battle.defender):
            return 0
        return r.hired_warriors(self.seat, r.battle.clearing)

    def is_defenseless(self, r: Root) -> bool:
        """4.3.2.III Whether this defender takes an extra hit: he has no warrior there."""
        return r.warriors[self.seat * CLEARINGS + r.battle.clearing] == 0

    def extra_hits(self, r: Root, attacking: bool) -> int:
        """4.3.2.II Extra hits by an ability of the faction."""
        return 0

    def extra_hits_part(self) -> int:
        """4.3.2.II Return the part under which `extra_hits` is named to players (`hit_parts.py`)."""
        return EXTRA_PART

    def take_hits(self, r: Root, hits: int, by: int) -> None:
        """4.3.3 Push a step in which this side loses a piece for each hit; `by` removes them. 11.2.7.III.a Mercenaries
        take half of the hits, rounded down, as far as there are any (RUL.26)."""
        shared = min(hits // 2, self.mercenaries(r))
        r.push(TakeHits(self.seat, hits - shared, by))
        if shared:
            r.remove_warriors(r.merchant, r.battle.clearing, shared, by, "11.2.7.III.a", self.seat)

    def battle_over(self, r: Root) -> None:
        """4.3.3 All hits are dealt, in any battle: points for it, relations that changed, at the same instant."""

    # -- pieces lost and taken -------------------------------------------------------------------------------------

    def return_warriors(self, r: Root, clearing: int, count: int, by: int) -> None:
        """2.5.1 Where own warriors go when they are removed: to the supply."""
        r.supply[self.seat] = r.supply[self.seat] + count

    def on_warriors_lost(self, r: Root, clearing: int, count: int, by: int) -> None:
        """1.1.3 Own warriors were removed: add to `r.reactions` what follows."""

    def on_building_lost(self, r: Root, clearing: int, kind: int, by: int) -> None:
        """2.5.2 An own building was removed: do at once or add to `r.reactions` what follows."""

    def on_token_lost(self, r: Root, clearing: int, kind: int, by: int) -> None:
        """2.5.3 An own token was removed, by another player or by its owner."""

    def on_pieces_taken(self, r: Root, owner: int, clearing: int, what: int, count: int) -> None:
        """3.2.1 This player removed pieces of another: WARRIOR, BUILDING or TOKEN. The point for it is given apart."""

    def is_due(self, r: Root, packed: int) -> bool:
        """1.1.3 Whether a reaction of this faction can still be carried out."""
        return True

    def react(self, r: Root, packed: int) -> None:
        """1.1.3 Carry out a reaction (reactions.py): do it, or push a step that asks."""
        raise NotImplementedError

    def reaction_word(self, kind: int) -> int:
        """1.1.3 The word that names a kind of reaction in notation; NONE if the faction has no such reaction."""
        return NONE

    # -- cards --------------------------------------------------------------------------------------------------------

    def collect(self, r: Root, cards: int) -> None:
        """2.1.3 Take what anyone spends or discards. Set `r.collector` when seated to be called."""

    def can_be_robbed(self, r: Root) -> bool:
        """CARD.stand_and_deliver Whether others can take a card of this hand, or look at it."""
        return r.hand[self.seat] != 0

    def give_random_card(self, r: Root, clause: str, taker: int) -> None:
        """CARD.stand_and_deliver A card of this hand at random, which goes to the taker: NATURE is asked for it."""
        r.ask_among(NATURE, "steal", r.hand[self.seat], clause)

    def receive(self, r: Root, giver: int, card: int, clause: str, suit: int) -> None:
        """1.3.2 Another player gives a card that matches a suit; only those two see which."""
        r.hand_over(giver, self.seat, card, HAND_PILE, clause, suit)

    def has_orders(self, r: Root) -> bool:
        """MM.25 Whether there are orders that a spy can reveal."""
        return False

    def reveal_to_spy(self, r: Root, seat: int, card: int) -> None:
        """MM.25 Somebody uses a spy in play: push a step."""

    def may_activate(self, r: Root) -> bool:
        """3.3.1 Ten points, and 3.3.2 no card activated before."""
        return r.dominance[self.seat] == NONE and r.score[self.seat] >= DOMINANT

    def activate_dominance(self, r: Root, card: int) -> None:
        """3.3.1 A dominance card has left the hand to be activated."""
        put_in_play(r, self.seat, card)

    def has_free_move(self, r: Root) -> bool:
        """CARD.cobbler Whether there is a move to make."""
        return may_move(r, self.seat)

    def free_move(self, r: Root) -> None:
        """CARD.cobbler A move at no other cost."""
        r.push(Move(self.seat, EVERYWHERE, 0))

    def has_free_battle(self, r: Root) -> bool:
        """CARD.command_warren Whether there is a battle to start."""
        return may_battle(r, self.seat)

    def free_battle(self, r: Root) -> None:
        """CARD.command_warren A battle at no other cost."""
        r.push(Attack(self.seat, EVERYWHERE, 0))


FACTIONS: Final[dict[str, Faction]] = {}  # one of each, as it is before it is seated


def register_faction(faction: Faction) -> None:
    """Let a faction be chosen."""
    FACTIONS[faction.sheet.name] = faction


def make_factions(names: tuple[str, ...]) -> list[Faction]:
    """5.1.1 The factions of a game, one object each; of two that share a letter, the second takes the next one."""
    factions: list[Faction] = []
    for name in names:
        faction = FACTIONS[name].copy()
        if any([other.letter == faction.letter for other in factions]):
            faction.letter = chr(ord(faction.letter) + 1)
        factions.append(faction)
    return factions


__all__ = ["FACTIONS", "Faction", "Sheet", "Verdict", "make_factions", "register_faction"]
