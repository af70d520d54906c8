"""Chapters 3 and 2.5.5, points and items: the verbs that score, that move items, and that end the game."""

from __future__ import annotations

from ....core.event import EVERYONE
from .piles import Piles
from .terms import NONE, WIN


class Tally(Piles):
    """Score markers, Crafted Items boxes and the shared supply; who has won."""

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
