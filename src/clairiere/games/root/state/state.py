"""The state of Root: its contract with the engine, and the verbs that move pieces, cards, items and points."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

from ....core.ask import Ask
from ....core.event import EVERYONE
from ....core.illegal import Illegal
from ....core.state import State, Step
from .terms import (
    BIRD,
    BIT,
    BUILDING,
    CLEARINGS,
    DOMINANCES,
    NONE,
    SPIES,
    SUIT,
    TOKEN,
    WARRIOR,
    WIN,
    cards_of,
    count_of,
    replaced,
    size_of,
)  # fmt: skip
from .woodland import HAND_PILE, RANDOM, STACK_PILE, Rules, Woodland, clearings_by_suit, item_supply

if TYPE_CHECKING:
    from .view import RootView


@final
class Root(Woodland):
    """A game of Root. Its verbs change the table, write events, and call the hooks of the factions concerned."""

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
        owner.return_warriors(self, clearing, count, by)
        owner.on_warriors_lost(self, clearing, count, by)
        if by != seat:
            self.factions[by].on_pieces_taken(self, seat if hirer == NONE else hirer, clearing, WARRIOR, count)

    def move_warriors(self, seat: int, origin: int, target: int, count: int, payer: int, clause: str) -> None:
        """4.2 Warriors go from one clearing to another; `payer` has moved them, which others may resent."""
        origin_ruled_by, ruled_by = self.find_ruler(origin), self.find_ruler(target)
        self.add_warriors(seat, origin, -count)
        self.add_warriors(seat, target, count)
        if self.log is not None:
            self.tell("moved", clause, (seat, origin, target, count, payer, origin_ruled_by, ruled_by))
        for faction in self.factions:
            if faction.watches_moves:
                faction.on_warriors_entered(self, seat, payer, target)

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
        self.factions[seat].on_building_lost(self, clearing, kind, by)
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
        self.factions[seat].on_token_lost(self, clearing, kind, by)
        self.reward(seat, clearing, TOKEN, by)

    def reward(self, seat: int, clearing: int, what: int, by: int) -> None:
        """3.2.1 Each enemy building or token that one removes scores 1 point."""
        if by != seat:
            self.factions[by].on_pieces_taken(self, seat, clearing, what, 1)
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

    # -- verbs: cards that move between hands, stacks, deck and discard pile ---------------------------------

    def take_cards(self, seat: int, cards: int, pile: int, clause: str) -> None:
        """2.1.2 Cards of the deck come to a hand or a hidden stack; only their owner sees which, 11.2.3 or everyone."""
        self.leave_deck(cards)
        if pile == HAND_PILE:
            self.hand[seat] = self.hand[seat] | cards
        else:
            self.stacks[seat] = self.stacks[seat] | cards
        self.forget(pile * self.seats + seat, cards)
        if self.log is not None:
            seen = self.is_open_pile(seat, pile)
            what = (seat, size_of(cards), pile)
            self.tell("drew", clause, what, cards_of(cards), EVERYONE if seen else 1 << seat, seen)

    def leave_deck(self, cards: int) -> None:
        """2.1.2 Cards are drawn."""
        self.deck &= ~cards
        if self.top:
            self.top = tuple([card for card in self.top if not cards & BIT[card]])

    def next_cards(self) -> int:
        """2.1.2 The cards that may be the next of the deck: any, unless a position has said which it is."""
        return BIT[self.top[0]] if self.top else self.deck

    def reshuffle(self) -> None:
        """2.1.2 The discard pile becomes the deck; 1.2.2 all have seen its cards, and that nobody holds one of them."""
        self.deck |= self.discard
        piles = range(2 * self.seats)
        self.voids = tuple([self.still_void(pile) | self.discard for pile in piles])
        self.void_sizes = tuple([self.pile_size(pile) for pile in piles])
        self.discard = 0
        if self.log is not None:
            self.tell("reshuffled", "2.1.2", (size_of(self.deck),))

    def remove_card(self, seat: int, card: int, kind: int = HAND_PILE) -> None:
        """1.2.1 A card leaves a hand or a hidden stack openly: if it may be one of the oldest, there is one of those
        less."""
        if kind == HAND_PILE:
            self.hand[seat] = self.hand[seat] & ~BIT[card]
        else:
            self.stacks[seat] = self.stacks[seat] & ~BIT[card]
        pile = kind * self.seats + seat
        if self.void_sizes[pile] and not self.voids[pile] & BIT[card]:
            self.void_sizes = replaced(self.void_sizes, pile, self.void_sizes[pile] - 1)
        self.redeem(pile, SUIT[card])

    def redeem(self, pile: int, suit: int) -> None:
        """1.2.1 A card has left a pile: it may be one of those that it was known to have, for a bird of any suit."""
        if self.pledges[pile]:
            for other in range(3):
                if suit in (other, BIRD) and self.pledges[pile] >> 6 * other & 63:
                    self.pledges = replaced(self.pledges, pile, self.pledges[pile] - (1 << 6 * other))

    def recover(self, seat: int, card: int, clause: str) -> None:
        """1.2.2 A card of the discard pile comes to a hand."""
        self.discard &= ~BIT[card]
        self.receive(seat, card)
        if self.log is not None:
            self.tell("recovered", clause, (seat, card))

    def is_open_pile(self, seat: int, pile: int) -> bool:
        """11.2.3 Whether a pile lies face up: some play with an open hand."""
        return pile == HAND_PILE and self.open_hands >> seat & 1 != 0

    def receive(self, seat: int, card: int) -> None:
        """A card that everyone sees comes to a hand."""
        self.hand[seat] |= BIT[card]
        self.learn(self.seats, seat, BIT[card])

    def hand_over(self, giver: int, taker: int, card: int, pile: int, clause: str, suit: int = BIRD) -> None:
        """1.3.2 A card goes from a hand to another hand or stack, where a rule says so; only those two see which, but
        all know if it must be of a suit, or a bird; 11.2.3 all see it if one of the hands lies open."""
        seen = self.is_open_pile(giver, HAND_PILE) or self.is_open_pile(taker, pile)
        sure = [self.seats] if seen else self.remove_unseen(giver, taker, card)
        if seen:
            self.remove_card(giver, card)
        elif suit != BIRD:
            at = pile * self.seats + taker
            self.pledges = replaced(self.pledges, at, self.pledges[at] + (1 << 6 * suit))
        self.forget(pile * self.seats + taker, BIT[card])
        if pile == HAND_PILE:
            self.hand[taker] = self.hand[taker] | BIT[card]
        else:
            self.stacks[taker] = self.stacks[taker] | BIT[card]
        for viewer in sure:
            self.learn(viewer, pile * self.seats + taker, BIT[card])
            if viewer not in (giver, taker, self.seats):
                self.deduced += ((viewer * 2 + pile) * self.seats + taker, card)
        if self.log is not None:
            seers = EVERYONE if seen else 1 << giver | 1 << taker
            self.tell("gave", clause, (giver, taker, pile), (card,), seers, True)

    def remove_unseen(self, giver: int, taker: int, card: int) -> list[int]:
        """1.2.1 A card leaves a hidden hand unseen: what others knew of the hand may be what has left it.
        Gives who knows where it went."""
        known, hand, bit = self.known, self.hand[giver], BIT[card]
        seen = known[self.seats * 2 * self.seats + giver]
        sure = [giver]
        for viewer in range(self.seats + 1):
            at = viewer * 2 * self.seats + giver
            if hand == bit & known[at]:
                sure.append(viewer)  # who knew the only card
            known[at] = known[at] | seen if viewer in (giver, taker) else 0
        self.hand[giver] = hand & ~bit
        if self.void_sizes[giver]:
            self.void_sizes = replaced(self.void_sizes, giver, self.void_sizes[giver] - 1)
        self.redeem(giver, BIRD)
        return sure

    def show_hand(self, seat: int, viewer: int, clause: str) -> None:
        """1.2.1 A rule lets one player see another's hand."""
        self.learn(viewer, seat, self.hand[seat])
        if self.log is not None:
            self.tell("showed", clause, (seat, viewer), cards_of(self.hand[seat]), 1 << seat | 1 << viewer, True)

    def learn(self, viewer: int, pile: int, cards: int) -> None:
        """1.2.1 A viewer, or everyone, knows that these cards lie in a pile."""
        at = viewer * 2 * self.seats + pile
        self.known[at] = self.known[at] | cards
        if self.deduced:
            self.deduced = self.deductions_without(at, cards)

    def deductions_without(self, index: int, cards: int) -> tuple[int, ...]:
        """1.2.1 What was deduced, without what has been seen since."""
        deduced: list[int] = []
        for i in range(0, len(self.deduced), 2):
            if self.deduced[i] != index or not BIT[self.deduced[i + 1]] & cards:
                deduced += self.deduced[i : i + 2]
        return tuple(deduced)

    def rule_out(self, pile: int, cards: int) -> None:
        """1.2.1 All know that a pile has none of these cards; what was known before of the whole pile still holds."""
        self.voids = replaced(self.voids, pile, self.still_void(pile) | cards)
        self.void_sizes = replaced(self.void_sizes, pile, self.pile_size(pile))

    def still_void(self, pile: int) -> int:
        """1.2.1 The cards that a pile is known not to have, all of it."""
        return 0 if self.void_sizes[pile] < self.pile_size(pile) else self.voids[pile]

    def pile_size(self, pile: int) -> int:
        """2.1 How many cards a hand or a hidden stack has."""
        return size_of(self.hand[pile] if pile < self.seats else self.stacks[pile - self.seats])

    def forget(self, pile: int, cards: int) -> None:
        """1.2.1 Cards come to a pile unseen: whatever was known of them is past. Callers look at piles as they are now,
        so cards that leave need no such care."""
        known = self.known
        for viewer in range(self.seats + 1):
            at = viewer * 2 * self.seats + pile
            if known[at] & cards:
                known[at] = known[at] & ~cards

    def knows(self, viewer: int, pile: int) -> int:
        """1.2.1 The cards of a pile that a viewer knows; a spectator knows what everyone does: 11.2.3 an open hand."""
        if self.open_hands >> pile & 1:
            return self.hand[pile]
        n = 2 * self.seats
        known = self.known[self.seats * n + pile]
        if 0 <= viewer < self.seats:
            known |= self.known[viewer * n + pile]
        return known & (self.hand[pile] if pile < self.seats else self.stacks[pile - self.seats])

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

    # -- verbs: items and points -----------------------------------------------------------------------------

    def take_item(self, seat: int, item: int, clause: str, verb: str = "item") -> None:
        """2.5.5 An item goes from the shared supply to the taker's Crafted Items box."""
        self.items[self.seats] -= 1 << 4 * item
        self.items[seat] += 1 << 4 * item
        if self.log is not None:
            self.tell(verb, clause, (seat, item))

    def leave_box(self, holder: int, item: int) -> None:
        """2.5.5 An item leaves a box, or the shared supply, for somebody who stores it by his own rules."""
        self.items[holder] -= 1 << 4 * item

    def gain(self, seat: int, points: int, clause: str) -> None:
        """3.2 A player scores; 3.3.1 not after the marker has left the track. COOP.2 Points beyond 30 change nothing
        for those who wait there for their team (RUL.48)."""
        if self.rules.coop and self.is_player(seat):
            points = min(points, WIN - self.score[seat])
        if points > 0 and not self.trackless >> seat & 1:
            score = self.score[seat] + points
            self.score[seat] = score
            if score >= WIN:
                self.reached = True  # 3.1
                self.arrived |= 1 << seat  # COOP.2
            if self.log is not None:
                self.tell("scored", clause, (seat, points, score))

    def lose(self, seat: int, points: int, clause: str) -> None:
        """3.2 A player loses points, but no marker goes below 0 (RUL.14); COOP.2 one of a team who has reached 30 has
        done so (RUL.63)."""
        points = min(points, self.score[seat])
        if points > 0:
            self.score[seat] -= points
            if not self.rules.once_at_30 and self.score[seat] < WIN:
                self.arrived &= ~(1 << seat)
            if self.log is not None:
                self.tell("lost", clause, (seat, points, self.score[seat]))

    def leave_track(self, seat: int) -> None:
        """3.3.1 The score marker leaves the track: no more points."""
        self.trackless |= 1 << seat
        self.score[seat] = 0

    # -- verbs: the end of the game --------------------------------------------------------------------------

    def declare(self, seat: int, clause: str) -> None:
        """3.1 A player wins; partners, and theirs, share the win."""
        won = 1 << seat
        for _ in range(self.seats):
            for other in range(self.seats):
                if self.partner[other] != NONE and won >> self.partner[other] & 1:
                    won |= 1 << other
        self.end(won, clause)

    def end(self, won: int, clause: str) -> None:
        """3.1 The game ends at once: nothing that was still to come is done."""
        self.won = won
        self.reached = False
        while self.stack:
            self.done()
        if self.log is not None:
            self.tell("won", clause, tuple(self.winners()), (), EVERYONE, True)


@mypyc_attr(allow_interpreted_subclasses=True)
class RootStep(Step):
    """A step that knows its game. Its fields are whole numbers; `known_step` names those that positions write."""

    def run(self, state: State, answer: int) -> None:
        assert isinstance(state, Root)
        self.play(state, answer)
        if state.reached and not state.win_waits:
            win_by_points(state)

    def play(self, r: Root, answer: int) -> None:
        raise NotImplementedError

    def subject(self, r: Root) -> dict[str, int]:
        """Return the subject of the open question, as far as its name and options do not say it. Everyone may see it.
        The keys are those of the view's subject (schema.py)."""
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

        r.win_waits = True
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
