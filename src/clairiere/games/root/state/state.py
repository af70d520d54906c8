"""The state of Root: its contract, and the verbs that move pieces and put cards away. Verbs alone write the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

from ....core.ask import Ask
from ....core.illegal import Illegal
from ....core.state import State, Step
from .tally import Tally
from .terms import (
    BIT,
    BUILDING,
    CLEARINGS,
    DOMINANCES,
    NONE,
    SPIES,
    TOKEN,
    WARRIOR,
    WIN,
    cards_of,
    count_of,
)  # fmt: skip
from .woodland import HAND_PILE, RANDOM, STACK_PILE, Rules, clearings_by_suit, item_supply

if TYPE_CHECKING:
    from .view import RootView


@final
class Root(Tally):
    """A game of Root. Pieces that leave the map, and cards that are put away, tell the factions concerned."""

    def copy(self) -> Root:
        other = Root(self.rules, self.seats)
        self.copy_table(other)
        return other

    def view(self, seat: int) -> RootView:
        from .view import RootView

        return RootView(self, seat)

    def refusal(self, seat: int, choice: int) -> Illegal:
        from ..refusals import refusal

        return refusal(self, seat, choice)

    def write(self, ask: Ask, choice: int) -> str:
        from ..words.notation import write

        return write(self, ask, choice)

    def read(self, ask: Ask, text: str) -> int:
        from ..words.notation import read

        return read(self, ask, text)

    def dump(self) -> dict[str, object]:
        from ..position.position import dump

        return dump(self)

    def find_ruler(self, clearing: int) -> int:
        """2.8 Return who rules a clearing before an event changes it; NONE if nobody does, or if no events are kept."""
        if self.log is None:
            return NONE
        from .rule import ruler

        return ruler(self, clearing)

    # -- verbs: warriors --------------------------------------------------------------------------------------

    def place_warriors(self, seat: int, clearing: int, count: int, clause: str) -> int:
        """2.5.1 Warriors come from their supply, 2.5 as many as there are; the number placed."""
        count = min(count, self.supply[seat])
        if count > 0:
            ruled_by = self.find_ruler(clearing)
            self.supply[seat] = self.supply[seat] - count
            self.add_warriors(seat, clearing, count)
            if self.log is not None:
                self.tell("placed", clause, (seat, clearing, count, ruled_by))
        return count

    def remove_warriors(self, seat: int, clearing: int, count: int, by: int, clause: str, hirer: int = NONE) -> None:
        """2.5.1 Warriors leave the map and go back to their supply; their faction and the remover's may have a say. Who
        removes hired ones has to do with their hirer (RUL.60)."""
        ruled_by = self.find_ruler(clearing)
        self.add_warriors(seat, clearing, -count)
        if self.log is not None:
            self.tell("removed", clause, (seat, clearing, count, by, ruled_by))
        owner = self.factions[seat]
        owner.fallen(self, clearing, count, by)
        owner.lost_warriors(self, clearing, count, by)
        if by != seat:
            self.factions[by].took(self, seat if hirer == NONE else hirer, clearing, WARRIOR, count)

    def move_warriors(self, seat: int, origin: int, target: int, count: int, payer: int, clause: str) -> None:
        """4.2 Warriors go from one clearing to another; `payer` has moved them, which others may resent."""
        origin_ruled_by, ruled_by = self.find_ruler(origin), self.find_ruler(target)
        self.add_warriors(seat, origin, -count)
        self.add_warriors(seat, target, count)
        if self.log is not None:
            self.tell("moved", clause, (seat, origin, target, count, payer, origin_ruled_by, ruled_by))
        for faction in self.factions:
            if faction.watches_moves:
                faction.entered(self, seat, payer, target)

    # -- verbs: buildings and tokens ----------------------------------------------------------------------------

    def place_building(self, seat: int, clearing: int, kind: int, clause: str) -> None:
        """2.2.3 A building takes an open slot."""
        ruled_by = self.find_ruler(clearing)
        self.add_buildings(seat, clearing, kind, 1)
        if self.log is not None:
            self.tell("built", clause, (seat, clearing, self.factions[seat].sheet.buildings[kind], ruled_by))

    def remove_building(self, seat: int, clearing: int, kind: int, by: int, clause: str) -> None:
        """2.5.2 A building goes back to its track; 3.2.1 an enemy who removes it scores."""
        ruled_by = self.find_ruler(clearing)
        self.add_buildings(seat, clearing, kind, -1)
        if self.log is not None:
            self.tell("razed", clause, (seat, clearing, self.factions[seat].sheet.buildings[kind], by, ruled_by))
        self.factions[seat].lost_building(self, clearing, kind, by)
        self.reward(seat, clearing, BUILDING, by)

    def place_token(self, seat: int, clearing: int, kind: int, count: int, clause: str) -> None:
        """2.5.3 Tokens are placed; 2.2.3 they take no slot."""
        self.add_tokens(seat, clearing, kind, count)
        if self.log is not None:
            self.tell("token", clause, (seat, clearing, self.factions[seat].sheet.tokens[kind], count))

    def remove_token(self, seat: int, clearing: int, kind: int, by: int, clause: str) -> None:
        """2.5.3 A token goes back to its track or supply; 3.2.1 an enemy who removes it scores."""
        self.add_tokens(seat, clearing, kind, -1)
        if self.log is not None:
            self.tell("token gone", clause, (seat, clearing, self.factions[seat].sheet.tokens[kind], by))
        self.factions[seat].lost_token(self, clearing, kind, by)
        self.reward(seat, clearing, TOKEN, by)

    def reward(self, seat: int, clearing: int, what: int, by: int) -> None:
        """3.2.1 Each enemy building or token that one removes scores 1 point."""
        if by != seat:
            self.factions[by].took(self, seat, clearing, what, 1)
            if self.enemies(seat, by):
                self.gain(by, 1, "3.2.1")

    def move_pawn(self, seat: int, place: int, clause: str) -> None:
        """2.5.4 A pawn goes to a clearing or a forest."""
        self.pawn[seat] = place
        if self.log is not None:
            self.tell("pawn", clause, (seat, place))

    def remove_ruin(self, clearing: int, clause: str) -> None:
        """2.2.4 A ruin leaves the map, and its slot is open."""
        self.ruins &= ~(1 << clearing)
        self.open_slots(clearing, 1)
        if self.log is not None:
            self.tell("ruin gone", clause, (clearing,))

    def close(self, clearing: int) -> None:
        """From now on nothing may be placed in a clearing, nor moved into it."""
        self.burnt |= 1 << clearing

    def remove_all(self, by: int, clearing: int, clause: str) -> None:
        """2.5 Every enemy piece leaves a clearing; 2.5.4 a pawn never does, 2.2.4 nor a ruin."""
        for seat in range(self.seats):
            at = seat * CLEARINGS + clearing
            if self.enemies(seat, by) and self.strength[at] + self.tokens[at]:
                if self.warriors[at]:
                    self.remove_warriors(seat, clearing, self.warriors[at], by, clause)
                for kind in range(4):
                    for _ in range(count_of(self.buildings[at], kind)):
                        self.remove_building(seat, clearing, kind, by, clause)
                    for _ in range(count_of(self.tokens[at], kind)):
                        self.remove_token(seat, clearing, kind, by, clause)

    # -- verbs: cards that are put away -------------------------------------------------------------------------

    def spend(self, seat: int, card: int, clause: str) -> None:
        """2.1.3 A card of a hand is spent."""
        self.remove_card(seat, card)
        if self.log is not None:
            self.tell("spent", clause, (seat, card), reveals=True)
        self.put_away(BIT[card])

    def discard_card(self, seat: int, card: int, clause: str) -> None:
        """2.1.3 A card of a hand is discarded."""
        self.remove_card(seat, card)
        if self.log is not None:
            self.tell("discarded", clause, (seat, card), reveals=True)
        self.put_away(BIT[card])

    def put_away(self, cards: int) -> None:
        """2.1.3 Spent and discarded cards go to the discard pile, 3.3.3 dominance cards beside the map; unless some
        faction in play gathers them."""
        if self.collector != NONE:
            self.factions[self.collector].collect(self, cards)
        else:
            self.lay_off(cards)

    def lay_off(self, cards: int) -> None:
        """2.1.3 To the discard pile, 3.3.3 but for dominance cards."""
        self.discard |= cards & ~(DOMINANCES | SPIES)
        self.set_out(cards & (DOMINANCES | SPIES))

    def set_out(self, cards: int) -> None:
        """3.3.3 A dominance card that is spent or discarded lies beside the map, available to all."""
        if cards:
            self.available |= cards
            if self.log is not None:
                for card in cards_of(cards):
                    self.tell("available", "3.3.3", (card,))


@mypyc_attr(allow_interpreted_subclasses=True)
class RootStep(Step):
    """A step that knows its game. Its fields are whole numbers that never change: `fields` lists them for positions."""

    def run(self, state: State, answer: int) -> None:
        assert isinstance(state, Root)
        self.play(state, answer)
        if state.reached and not state.hold:
            win_by_points(state)

    def play(self, r: Root, answer: int) -> None:
        raise NotImplementedError

    def fields(self) -> list[int]:
        """The numbers that the step was made with."""
        return []

    def subject(self, r: Root) -> dict[str, int]:
        """What the open question is about, as far as its name and its options do not say it; everyone may see it. The
        keys are those of the view's subject (schema.py)."""
        return {}

    def stands(self, r: Root) -> bool:
        """Whether a step that a position names can be under way in it: what its numbers say is true."""
        return True


def win_by_points(r: Root) -> None:
    """3.1 The first at 30 points wins; of several at the same instant, the player in turn, 1.1.3 or the one whom that
    player counts first (RUL.64); COOP.2 or the team."""
    r.reached = False
    if r.rules.coop:
        side = team_ahead(r)
        if side:
            r.end(side, "COOP.2")
    elif len(ahead(r)) > 1 and r.turn not in ahead(r) and r.is_player(r.turn):
        from ..victory import FirstCounted

        r.hold = True
        r.push(FirstCounted())
    else:
        r.declare(first_ahead(r), "3.1")


def ahead(r: Root) -> list[int]:
    """3.1 Return the seats with 30 points, clockwise from the player in turn."""
    seats = [(r.turn + i) % r.seats for i in range(r.seats)]
    return [seat for seat in seats if r.score[seat] >= WIN]


def first_ahead(r: Root) -> int:
    """3.1 Return the first of them, the player in turn before others; NONE if there is none. MM.1 Where an automaton
    has the turn, its neighbour to the left comes first."""
    seats = ahead(r)
    return seats[0] if seats else NONE


def team_ahead(r: Root) -> int:
    """COOP.2 The side that has won, as bits: all players who have reached 30 points (RUL.63), or the common enemy; of
    both at the same instant, the side in turn (RUL.48). SOLO.2 The same for one player."""
    players = r.rules.players
    team = (1 << players) - 1
    beaten = max(r.score[players:]) >= WIN
    if r.arrived & team == team and not (beaten and r.turn >= players):
        return team
    return (1 << r.seats) - (1 << players) if beaten else 0


__all__ = [
    "HAND_PILE", "RANDOM", "STACK_PILE", "Root", "RootStep", "Rules", "ahead", "clearings_by_suit", "first_ahead",
    "item_supply", "team_ahead",
]  # fmt: skip
