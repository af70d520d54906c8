"""Fast heuristic playout of a round without the engine.

It begins between two tricks. No seat gives up, and a seat that plays a 3 names itself.
"""

from __future__ import annotations

from typing import Final, final

from ...core.nature import Rng
from ...games.duo.cards import ALL, FOXES, GIFT, ROUNDS, TRICKS
from ...games.duo.ending import victory_points
from ...games.duo.state.state import LOST, OUT_OF_TIME, VICTORY, Duo
from ...games.duo.trick import follower_wins, playable
from ...games.tricks import BIT, CARDS, IN_SUIT, NONE, RANK, cards_of, ranks_held
from .heuristic import PRICE, of_follow, of_gift, of_lead, share_of
from .path_values import SEVERAL, WAY, PathValues, best_way

WHIM: Final = 12  # 1 in 12 playout moves is random, so playouts are not deterministic
WORST: Final = -100000


@final
class Playout:
    """Plays both seats by the heuristic to the end of the round."""

    __slots__ = ("path", "whims")

    def __init__(self, paws: tuple[int, ...], whim: int = WHIM) -> None:
        self.path = PathValues(paws)
        self.whims = [whim, whim]  # by seat: one move in this many is random

    def finish_round(self, d: Duo, rng: Rng) -> None:
        """Play until the round or the game is over. Only the parts of the state that the evaluation reads are kept."""
        while d.tricks < TRICKS and d.result == 0:
            self.trick(d, rng)
        if d.result == 0:
            if d.round == ROUNDS:
                d.result = OUT_OF_TIME
            else:
                for plus in d.rules.board.plus:  # 6.2, 6.3
                    d.gems[min(max(plus, d.low_end), d.high_end)] += 1

    def trick(self, d: Duo, rng: Rng) -> None:
        """3.1.2 Play both cards with their abilities, move the team, and let the winner lead."""
        leader = d.leader
        self.path.look(d.at, d.low_end, d.high_end, d.gems, d.reserve)
        lead = self.lead(d, leader, rng)
        d.set_hand(leader, d.hand(leader) & ~BIT[lead])
        self.wake(d, leader, lead, NONE)
        follow = self.follow(d, 1 - leader, lead, rng)
        d.set_hand(1 - leader, d.hand(1 - leader) & ~BIT[follow])
        self.wake(d, 1 - leader, lead, follow)
        trump = d.trump
        code = self.path.ways[2 * trump + leader][CARDS * lead + follow]
        go(d, code if code < SEVERAL else best_way(self.path.lands, code))
        d.leader = 1 - leader if follower_wins(lead, follow, trump) else leader
        d.past |= BIT[lead] | BIT[follow]
        d.tricks += 1

    def lead(self, d: Duo, seat: int, rng: Rng) -> int:
        """3.1.4 Return the lead of the highest expected value."""
        hand = d.hand(seat)
        cards = cards_of(hand)
        if len(cards) == 1 or rng.below(self.whims[seat]) == 0:
            return rng.pick(cards)
        trump, unseen = d.trump, ALL & ~(hand | d.past | BIT[d.decree])
        share = share_of(len(cards), unseen)
        best = WORST
        chosen = cards[0]
        for card in cards:
            value = of_lead(self.path, seat, card, trump, unseen, share)
            if value > best:
                best = value
                chosen = card
        return chosen

    def follow(self, d: Duo, seat: int, lead: int, rng: Rng) -> int:
        """3.2.1 Return the following card of the highest value."""
        hand = d.hand(seat)
        cards = cards_of(playable(hand, lead))
        if len(cards) == 1 or rng.below(self.whims[seat]) == 0:
            return rng.pick(cards)
        trump, more = d.trump, d.hand(1 - seat) != 0
        best = WORST
        chosen = cards[0]
        for card in cards:
            value = of_follow(self.path, 1 - seat, lead, card, trump, more)
            if value > best:
                best = value
                chosen = card
        return chosen

    def wake(self, d: Duo, seat: int, lead: int, follow: int) -> None:
        """5.0.2 Resolve the ability of the card just played."""
        rank = RANK[lead if follow == NONE else follow]
        if rank == FOXES and d.hand(seat):
            self.exchange(d, seat, lead, follow)
        elif rank == GIFT and d.hand0 and d.hand1:
            first, second = self.gift(d.hand0), self.gift(d.hand1)
            d.hand0 = d.hand0 & ~BIT[first] | BIT[second]
            d.hand1 = d.hand1 & ~BIT[second] | BIT[first]

    def exchange(self, d: Duo, seat: int, lead: int, follow: int) -> None:
        """5.3.2 Change the trump to the best for the trick, with the least valuable card of that suit."""
        hand = d.hand(seat)
        best = self.under(d, seat, lead, follow, d.trump)
        chosen = NONE
        for suit in range(3):
            given = NONE
            for card in IN_SUIT[suit][ranks_held(hand, suit)]:
                if given == NONE or PRICE[card] < PRICE[given]:
                    given = card
            if given != NONE:
                value = PRICE[d.decree] - PRICE[given] + self.under(d, seat, lead, follow, suit)
                if value > best:
                    best = value
                    chosen = given
        if chosen != NONE:
            d.set_hand(seat, hand & ~BIT[chosen] | BIT[d.decree])
            d.decree = chosen

    def under(self, d: Duo, seat: int, lead: int, follow: int, trump: int) -> int:
        """Return the value of the trick under a trump."""
        if follow != NONE:
            return self.path.of_trick(1 - seat, lead, follow, trump)
        hand = d.hand(seat)
        unseen = ALL & ~(hand | d.past | BIT[d.decree] | BIT[lead])
        return of_lead(self.path, seat, lead, trump, unseen, share_of(d.hand(1 - seat).bit_count(), unseen))

    def gift(self, hand: int) -> int:
        """5.7.1 Return the least valuable card of the hand."""
        cards = cards_of(hand)
        best = WORST
        chosen = cards[0]
        for card in cards:
            value = of_gift(self.path, cards, card)
            if value > best:
                best = value
                chosen = card
        return chosen


def go(d: Duo, way: int) -> None:
    """4 Move the team: collect a gem, win with the last gem, or leave the path."""
    toward, steps = way // WAY, way % WAY
    space = d.at + steps if toward else d.at - steps
    if d.low_end <= space <= d.high_end:
        d.at = space
        if d.gems[space]:
            d.gems[space] -= 1
            if d.gems_left == 0:
                d.result = VICTORY
                d.score = victory_points(d)
    elif d.reserve:
        d.cover(toward, "4.2.2")
        d.at = d.rules.board.start
    else:
        d.result = LOST
