"""The fields of a state of Jeton Rouge, cards, tokens and turns, and questions about them."""

from __future__ import annotations

from ....core.state import State, rank_places
from ..cards import HAND, PACK, has_value, size
from ..rules import DRAW, NONE, RESHUFFLES, ROUNDS, Rules


class Standing(State):
    """All fields of a game. Cards are counts of each kind (cards.py), sets of seats are bits."""

    __slots__ = (
        "active", "asking", "blue", "consents", "draw_no", "draw_seat", "fresh", "gone", "hands", "launcher", "lays",
        "leaving", "lock", "packs", "phase", "pivot", "proposals", "proposer", "red", "removed", "reshuffles",
        "round_winner", "rules", "seq", "skips", "stacks", "table", "top", "totals", "trail", "turn", "withdrawals",
        "won",
    )  # fmt: skip

    def __init__(self, rules: Rules, seats: int) -> None:
        super().__init__(seats)
        self.rules = rules
        self.phase = DRAW
        self.packs = [PACK] * seats  # 2.2
        self.hands = [0] * seats  # 2.4
        self.blue = [0] * seats  # 1.4
        self.active = (1 << seats) - 1
        self.leaving = 0  # 10.12 asked to leave, still in until drawing resumes
        self.gone: list[int] = []  # 3.3.2 eliminated or left, in this order
        self.removed = 0  # 3.3.2 cards out of the game
        self.red = NONE  # 1.3
        self.won = 0  # the seats that have won, several if it is a draw
        # the draw
        self.draw_seat = NONE
        self.skips = 0
        self.lock = True  # 4.4
        self.fresh = True  # nothing has been done yet in this draw phase
        self.reshuffles = 0  # 3.4.1
        # the auction
        self.launcher = NONE
        self.stacks = [0] * seats
        self.totals = [0] * seats  # 1.5 what the stacks are worth
        self.top = 0
        self.lays: list[int] = []  # 9.1 who laid what in this round
        self.proposer = NONE  # a seat, or SERVER
        self.consents = 0
        self.withdrawals = [0] * seats
        self.round_winner = NONE
        # what messages are meant for (10.13); none ever goes back
        self.table = 0
        self.draw_no = 0
        self.turn = 0
        self.proposals = 0
        self.seq = 0
        # the turn form: who acted last, and who is asked now
        self.pivot = NONE
        self.asking = NONE
        self.trail: list[list[int]] = [[] for _ in range(seats)]  # what is known of each hand

    def copy_standing_into(self, other: Standing) -> None:
        """Copy the fields of the game, without the engine's, into another state."""
        self.copy_into(other)
        other.phase = self.phase
        other.packs = self.packs.copy()
        other.hands = self.hands.copy()
        other.blue = self.blue.copy()
        other.active = self.active
        other.leaving = self.leaving
        other.gone = self.gone.copy()
        other.removed = self.removed
        other.red = self.red
        other.won = self.won
        other.draw_seat = self.draw_seat
        other.skips = self.skips
        other.lock = self.lock
        other.fresh = self.fresh
        other.reshuffles = self.reshuffles
        other.launcher = self.launcher
        other.stacks = self.stacks.copy()
        other.totals = self.totals.copy()
        other.top = self.top
        other.lays = self.lays.copy()
        other.proposer = self.proposer
        other.consents = self.consents
        other.withdrawals = self.withdrawals.copy()
        other.round_winner = self.round_winner
        other.table = self.table
        other.draw_no = self.draw_no
        other.turn = self.turn
        other.proposals = self.proposals
        other.seq = self.seq
        other.pivot = self.pivot
        other.asking = self.asking
        other.trail = [marks.copy() for marks in self.trail]

    # -- looking ----------------------------------------------------------------------------------------------

    def is_active(self, seat: int) -> bool:
        """3.3.2 Whether the seat is still in the game."""
        return self.active >> seat & 1 != 0

    def active_seats(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.active >> seat & 1]

    def next(self, seat: int) -> int:
        """3.1.2 The next active player clockwise."""
        seat = (seat + 1) % self.seats
        while not self.active >> seat & 1:
            seat = (seat + 1) % self.seats
        return seat

    def may_shout(self, seat: int) -> bool:
        """4.2 Any active player, 4.3 but the red holder, 4.4 unless the lock is on; 4.8 with a 2, 3 or 4 in hand if
        that was agreed on."""
        if seat == self.red or self.lock or not self.active >> seat & 1:
            return False
        return self.hands[seat] > 255 or not self.rules.value_to_shout

    def seems_entitled(self, seat: int) -> bool:
        """4.2 Return True if a seat may shout as far as everybody sees: 4.3 not the red holder, 4.4 not under the
        lock."""
        return seat != self.red and not self.lock and self.active >> seat & 1 != 0

    def is_asked_to_shout(self, seat: int) -> bool:
        """10.5 Return True if the turn form asks this seat: a matter of what everybody sees, never of the hand, but in
        records of earlier engines."""
        return self.may_shout(seat) if self.rules.pass_over else self.seems_entitled(seat)

    def bidders(self) -> list[int]:
        """5.2.4 The players who have a stack before them."""
        return [seat for seat in range(self.seats) if self.stacks[seat]]

    def leaders(self) -> list[int]:
        """1.7 Those whose stacks have the highest total; one of them is the leader, several are a tie."""
        return [seat for seat in range(self.seats) if self.stacks[seat] and self.totals[seat] == self.top]

    def leader(self) -> int:
        """1.7 The one who alone has the highest total, or NONE."""
        leaders = self.leaders()
        return leaders[0] if len(leaders) == 1 else NONE

    def lap_complete(self) -> bool:
        """3.4.1 Every active player has skipped in turn: all hands are at six."""
        return self.skips >= self.active.bit_count()

    def limit_reached(self) -> bool:
        """10.9 As many rounds, or general reshuffles, as a simulation may have; by turns 0 means no limit."""
        rounds, reshuffles = self.rules.sim_max_rounds, self.rules.sim_max_reshuffles
        if self.rules.live:
            rounds, reshuffles = rounds or ROUNDS, reshuffles or RESHUFFLES
        played = self.draw_no - 1 - self.reshuffles
        return 0 < rounds <= played or 0 < reshuffles <= self.reshuffles

    def at_six(self, seat: int) -> bool:
        """3.2.1 Whether a hand is full."""
        return size(self.hands[seat]) == HAND

    def nobody_can_launch(self) -> bool:
        """8.5 Return True if no active player owns a 2, 3 or 4, so that nobody could ever bid again; where a shout
        needs one (4.8), the red holder's do not count."""
        excluded = self.red if self.rules.value_to_shout else NONE
        return not any([has_value(self.owns(seat)) for seat in self.active_seats() if seat != excluded])

    def most_tokens(self) -> int:
        """8.5, 10.9 The active players with the most blue tokens, as bits: several of them make a draw."""
        most = max([self.blue[seat] for seat in self.active_seats()])
        seats = 0
        for seat in self.active_seats():
            if self.blue[seat] == most:
                seats |= 1 << seat
        return seats

    def owns(self, seat: int) -> int:
        """P25 Return the cards of a player, hand and pack together: every movement of them is public."""
        return self.hands[seat] + self.packs[seat]

    def points(self) -> list[int]:
        """1.4 The blue tokens."""
        return self.blue.copy()

    def winners(self) -> list[int]:
        """8.1 The winner; 8.5, 10.9 several who share the most tokens, if it is a draw; 10.11 or nobody."""
        return [seat for seat in range(self.seats) if self.won >> seat & 1]

    def places(self) -> list[int]:
        """3.3.2 The winner, then active players by blue tokens, then those who went out, the last of them first."""
        keys: list[tuple[int, int]] = []
        for seat in range(self.seats):
            if self.won >> seat & 1:
                keys.append((2, 0))
            elif seat in self.gone:
                keys.append((0, self.gone.index(seat)))
            else:
                keys.append((1, self.blue[seat]))
        return rank_places(keys)
