"""One table with clocks: every message goes through one queue, in order of arrival.

The caller passes the time, in milliseconds, so a test can let a minute pass at once. Each message gets one reply;
clocks that run out act for their seats; players who are gone too long are dismissed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..core.ask import NATURE, Ask
from ..core.clocks import TABLE, Clock, Patience
from ..core.illegal import Illegal
from ..core.real_time_hooks import NOW
from ..core.table import Table
from .attendance import Attendance
from .clocks import Clocks
from .press_window import PressWindow

SLOW_S = 3600  # seconds for a question from which on players are not expected to sit at the table
BRIEF_S = 20  # seconds for the next question of a seat that let the whole time of the last one pass
REPLIES_KEPT = 16  # last replies kept for each seat, in case a message is sent again
OPTIONS_CHECKED = 60  # options of a question that are compared with the moment of an unreadable message
GRACE_S = 300  # seconds that are left at least when a slow table is loaded again


@dataclass(frozen=True)
class PlayerMessage:
    """An answer as a player sends it. `seen` and `unchanged`: the moment and the version that the player saw."""

    seat: int
    number: int
    choice: int
    seen: int | None = None
    unchanged: int | None = None


@dataclass(frozen=True)
class Reply:
    """The reply to a message: taken (`answer`: its place in the record), or refused.

    `late`: it was meant for a moment that is over. `behind`: the seat that acted first, and by how many milliseconds,
    if the message would have been taken otherwise.
    """

    seat: int
    number: int
    refused: Illegal | None = None
    behind: tuple[int, int] | None = None
    late: bool = False
    answer: int | None = None

    @property
    def key(self) -> tuple[int, int]:
        return self.seat, self.number


class TimedTable:
    """A table whose questions have time limits, and whose players may go away."""

    def __init__(self, table: Table, now: int, bots: Iterable[int] = (), move_s: int = 0) -> None:
        self.table = table
        self.move_s = move_s  # seconds for each question, in games that have no clocks of their own; 0: no clock
        self.answer_times = [now] * len(table.record.answers)  # when each answer was given
        self.replies: dict[tuple[int, int], Reply] = {}  # by seat and number of message, the last ones
        self.previous_asks: tuple[Ask, ...] = ()  # the questions that were open before the last act
        self.attendance = Attendance(table.state.seats, now, frozenset(bots))
        self.clocks = Clocks()
        self.press_window: PressWindow[PlayerMessage] | None = None  # open while press times are compared
        self.idle_seat = -1  # the seat that let the time of a slow question pass, and has given no sign since
        self.restart_clocks(now)

    # -- messages -------------------------------------------------------------------------------------------------

    def receive(self, now: int, message: PlayerMessage, half_trip: int = 0) -> list[Reply]:
        """Handle a message and return the replies that are due now, also to others.

        The message itself has no reply yet while press times are compared. jeton:10.1 Clocks that ran out before are
        handled before; jeton:10.14 a message that is sent again gets the same reply again.
        """
        replies = self.tick(now)
        suspended = self.suspended
        self.note_sign(now, message.seat)
        known = self.replies.get((message.seat, message.number))
        if known is not None:
            return [*replies, known]
        if self.press_window is not None:
            self.hold_message(now, message, half_trip)
            return replies
        if suspended and message.choice not in self.table.record.game.quit_choices:
            return [*replies, self.remember(Reply(message.seat, message.number, self.suspended_refusal()))]
        if self.patience.window and self.table.record.game.is_rushed(message.choice) and not self.find_refusal(message):
            self.press_window = PressWindow(now + self.patience.window)
            self.hold_message(now, message, half_trip)
            return replies
        return [*replies, self.play_message(now, message), *self.tick(now)]

    def judge(self, seat: int, choice: int) -> Illegal | None:
        """Return the refusal that a choice would meet, or None. The game is not changed."""
        return self.find_refusal(PlayerMessage(seat, 0, choice))

    def find_refusal(self, message: PlayerMessage) -> Illegal | None:
        try:
            self.table.check(message.seat, message.choice, message.seen, message.unchanged)
        except Illegal as refused:
            return refused
        return None

    def suspended_refusal(self) -> Illegal:
        """jeton:10.11 Return the refusal for all choices at a table that waits for its players."""
        return Illegal("live-suspended", {}, self.table.record.game.id, self.table.record.game.patience_clause)

    def play_message(self, now: int, message: PlayerMessage) -> Reply:
        """Play a message, whole or not at all, and return the reply."""
        asked, answer = self.table.state.open, len(self.table.record.answers)
        try:
            self.table.play(message.seat, message.choice, message.seen, message.unchanged)
        except Illegal as refused:
            behind, late = self.find_earlier_act(now, message), self.is_late(message.seat, message.seen, message.choice)
            return self.remember(Reply(message.seat, message.number, refused, behind, late))
        self.previous_asks = asked
        if message.seat != self.idle_seat:  # another's turn: the time of the next one is whole again
            self.idle_seat = -1
        self.follow_act(now)
        return self.remember(Reply(message.seat, message.number, answer=answer))

    def is_late(self, seat: int, seen: int | None, choice: int | None = None) -> bool:
        """Return whether a message was meant for a moment that is over.

        Without a choice (the answer could not be read): whether it was meant for none of the seat's open questions.
        """
        if seen is None:
            return False
        if choice is not None:
            return seen != self.table.moment(choice)
        asks = [ask for ask in self.table.state.open if ask.seat == seat]
        return all(seen != self.table.moment(option) for ask in asks for option in ask.options[:OPTIONS_CHECKED])

    def remember(self, reply: Reply) -> Reply:
        self.replies[reply.seat, reply.number] = reply
        mine = [key for key in self.replies if key[0] == reply.seat]
        if len(mine) > REPLIES_KEPT:
            del self.replies[mine[0]]
        return reply

    def find_earlier_act(self, now: int, message: PlayerMessage) -> tuple[int, int] | None:
        """Return the seat whose act came first and by how many milliseconds, if the message would have been taken
        before that act; else None."""
        answers = self.table.record.answers
        offered = any(ask.seat == message.seat and message.choice in ask.options for ask in self.previous_asks)
        last = next((number for number in range(len(answers) - 1, -1, -1) if answers[number][0] != NATURE), None)
        if not offered or last is None or answers[last][0] == message.seat:
            return None
        return answers[last][0], now - self.answer_times[last]

    # -- presses that are compared --------------------------------------------------------------------------------

    def hold_message(self, now: int, message: PlayerMessage, half_trip: int) -> None:
        """jeton:10.2 Let a message wait for the end of the window in which press times are compared."""
        assert self.press_window is not None
        game, state = self.table.record.game, self.table.state
        if game.is_rushed(message.choice) and not self.find_refusal(message):
            pressed = now - min(half_trip, self.patience.window)
            self.press_window.add_press(pressed, game.tie_rank(state, message.seat), message)
        else:
            self.press_window.add_other(message)

    def close_press_window(self, now: int) -> list[Reply]:
        """jeton:10.2 The earliest press counts; all else is judged after it, in order of arrival."""
        assert self.press_window is not None
        messages = self.press_window.in_order()
        self.press_window = None
        replies = []
        for message in messages:
            known = self.replies.get((message.seat, message.number))
            replies.append(known if known is not None else self.play_message(now, message))
        return replies

    # -- time -----------------------------------------------------------------------------------------------------

    def due(self) -> int | None:
        """Return when something happens without a message next, or None."""
        if self.press_window is not None:
            return self.press_window.ends
        if self.attendance.suspended_at is not None:
            wait = self.patience.suspended
            return self.attendance.suspended_at + 1000 * wait if wait else None
        return self.clocks.next_end()

    def tick(self, now: int) -> list[Reply]:
        """Let time pass: clocks run out, press windows close, absent players are dismissed. Return the replies to
        messages that waited for that."""
        replies: list[Reply] = []
        due = self.due()
        while due is not None and due <= now and self.table.state.open:
            if self.press_window is not None:
                replies += self.close_press_window(due)
            elif self.attendance.suspended_at is not None:
                self.dismiss_absent(due)
            else:
                self.expire_clock(due)
            due = self.due()
        return replies

    def expire_clock(self, now: int) -> None:
        """Do what the first clock stands for; it is still to be done, or the clock would not run any more."""
        clock = self.clocks.first_due()
        self.previous_asks = self.table.state.open
        if clock.by == NATURE:
            self.table.elapse(clock.choice)
        else:
            self.table.play(clock.by, clock.choice)
        if clock.seat >= 0:
            self.attendance.count_act(clock.seat)
            self.idle_seat = clock.seat if self.is_slow else -1
        self.follow_act(now)

    def dismiss_absent(self, now: int) -> None:
        """jeton:10.11 Make absent players leave a suspended table that has waited long enough for them."""
        game = self.table.record.game
        while self.table.state.open and self.suspended:
            gone = [seat for seat in game.active_seats(self.table.state) if seat in self.deserted_seats]
            self.table.elapse(game.desertion_choice(self.table.state, gone))
            self.stamp_answers(now)
            self.update_attendance(now)
        self.restart_clocks(now)

    def note_sign(self, now: int, seat: int) -> None:
        """Note that something came from a player, whatever it is: the player is present."""
        if 0 <= seat < self.table.state.seats:
            was = self.suspended
            self.attendance.note_sign(now, seat)
            self.update_attendance(now)
            self.restart_idle_clock(now, seat)
            if was != self.suspended:
                self.restart_clocks(now)

    def restart_idle_clock(self, now: int, seat: int) -> None:
        """Give a player who let the time pass, and comes back in the middle of a turn, the whole time for the rest."""
        if seat == self.idle_seat:
            self.idle_seat = -1
            self.clocks.running.clear()
            self.restart_clocks(now)

    def follow_act(self, now: int) -> None:
        """Follow an act that was taken: note its time, see who is present, and set the clocks."""
        self.stamp_answers(now)
        self.update_attendance(now)
        self.restart_clocks(now)

    def stamp_answers(self, now: int) -> None:
        """Note the time of the answers that have none yet."""
        self.answer_times += [now] * (len(self.table.record.answers) - len(self.answer_times))

    def update_attendance(self, now: int) -> None:
        """See who is gone, and whether the others can go on."""
        self.attendance.update(now, self.patience, self.table.record.game.active_seats(self.table.state))

    def restart_clocks(self, now: int) -> None:
        """Start the clocks that should run now, stop all others, and leave those that run already."""
        wanted = [] if self.suspended else self.wanted_clocks()
        self.clocks.run_only(now, wanted, self.clock_ms)

    def wanted_clocks(self) -> list[Clock]:
        """Return the clocks that should run now: those of the game, or one for each open question."""
        table = self.table
        game = table.record.game
        limit = game.limit_choice(table.state)
        if limit != NOW and self.attendance.bots.issuperset(game.active_seats(table.state)):
            return [Clock(limit, TABLE, 0, (table.window,))]
        clocks = game.clocks(table.state)
        if not self.move_s or game.real_time(table.record.options):
            return clocks
        asks = [ask for ask in table.state.open if ask.seat not in self.attendance.bots]
        key = (table.window,)
        return [
            Clock(game.default_choice(table.state, ask), ask.seat, self.move_s, (*key, ask.seat), ask.seat)
            for ask in asks
        ]

    def clock_ms(self, clock: Clock) -> int:
        """Return the milliseconds of a clock. jeton:10.11 Clocks of a deserted seat are short; at a slow table so are
        those for the rest of a turn whose player let the time pass."""
        if clock.seat >= 0 and clock.seat == self.idle_seat:
            return 1000 * min(clock.seconds, BRIEF_S)
        seconds = min(clock.seconds, self.patience.away) if clock.seat in self.deserted_seats else clock.seconds
        return 1000 * seconds

    @property
    def is_slow(self) -> bool:
        """Whether players have hours or days for a question, so that a game lasts for days."""
        return self.move_s >= SLOW_S

    def count_time_away(self, at: int, now: int) -> None:
        """Let the clocks of a slow game run on from `at`, the time of the last answer, after which it was put away."""
        if self.is_slow:
            ends = [(clock, max(at + self.clock_ms(clock), now + 1000 * GRACE_S)) for clock, _ in self.clocks.running]
            self.clocks.running = ends

    # -- looking --------------------------------------------------------------------------------------------------

    @property
    def patience(self) -> Patience:
        return self.table.record.game.patience(self.table.state)

    def time_left(self, now: int) -> list[tuple[int, int]]:
        """Return for each clock its seat (TABLE: everybody's) and the milliseconds that are left."""
        return self.clocks.time_left(now)

    def go_back(self, now: int, keep: int) -> None:
        """Take back all but the first `keep` answers. The caller has checked that this is free or agreed on."""
        self.table.go_back(keep)
        del self.answer_times[keep:]
        self.previous_asks = ()
        self.follow_act(now)

    @property
    def suspended(self) -> bool:
        return self.attendance.suspended_at is not None

    @property
    def deserted_seats(self) -> set[int]:
        return self.attendance.deserted
