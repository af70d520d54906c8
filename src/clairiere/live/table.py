"""One table in play. Everything that happens goes through one queue, in order of arrival.

Whoever drives it says what time it is, in milliseconds: so a test can let a minute pass, and a record can be judged
again. It answers every message once, does what clocks bring about, and knows who is gone.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..core.ask import NATURE, Ask
from ..core.clocks import TABLE, Clock, Patience
from ..core.illegal import Illegal
from ..core.real_time_hooks import NOW
from ..core.table import Table
from .clocks import Clocks
from .people import People
from .rush import Rush

SLOW_S = 3600  # who has so long for a question is not expected to sit at the table
BRIEF_S = 20  # for the next question, when nobody answered the last one in all that time
KEPT = 16  # replies to each seat, in case their messages come again
LOOKED = 60  # options of a question that are looked at to find the moments it can be answered in
GRACE_S = 300  # left to answer, at least, when time has passed that nobody kept


@dataclass(frozen=True)
class Message:
    """What a player sends. `seen` and `unchanged` are the moment and the version of the table that it was meant for."""

    seat: int
    number: int
    choice: int
    seen: int | None = None
    unchanged: int | None = None


@dataclass(frozen=True)
class Reply:
    """What came of a message: taken (`answer`: its place in the record), or refused. `late`: it was meant for a moment
    that is over; `behind`: whose act came first, and by how many milliseconds, where the message would have been taken
    without it."""

    seat: int
    number: int
    refused: Illegal | None = None
    behind: tuple[int, int] | None = None
    late: bool = False
    answer: int | None = None

    @property
    def key(self) -> tuple[int, int]:
        return self.seat, self.number


class Live:
    """A table, and the time that passes at it."""

    def __init__(self, table: Table, now: int, bots: Iterable[int] = (), move_s: int = 0) -> None:
        self.table = table
        self.move_s = move_s  # seconds for each question, in games that have no clocks of their own; 0: no clock
        self.times = [now] * len(table.record.answers)  # when each answer was given
        self.replies: dict[tuple[int, int], Reply] = {}  # by seat and number of message, the last ones
        self.asked_before: tuple[Ask, ...] = ()  # the questions that were open before the last act
        self.people = People(table.state.seats, now, frozenset(bots))
        self.clocks = Clocks()
        self.rush: Rush[Message] | None = None  # press times that are being compared
        self.idled = -1  # the seat that let the time of a slow question pass, and gave no sign since
        self.resume(now)

    # -- messages -------------------------------------------------------------------------------------------------

    def receive(self, now: int, message: Message, half_trip: int = 0) -> list[Reply]:
        """A message arrives: the replies that are due now, also to others. None yet, if press times are compared.

        jeton:10.1 Clocks that ran out before are handled before; jeton:10.14 a message that came before is answered as
        it was.
        """
        replies = self.tick(now)
        suspended = self.suspended
        self.sign(now, message.seat)
        known = self.replies.get((message.seat, message.number))
        if known is not None:
            return [*replies, known]
        if self.rush is not None:
            self.hold(now, message, half_trip)
            return replies
        if suspended and message.choice not in self.table.record.game.quit_choices:
            return [*replies, self.keep(Reply(message.seat, message.number, self.while_suspended()))]
        if self.patience.window and self.table.record.game.is_rushed(message.choice) and not self.refusal(message):
            self.rush = Rush(now + self.patience.window)
            self.hold(now, message, half_trip)
            return replies
        return [*replies, self.apply(now, message), *self.tick(now)]

    def judge(self, seat: int, choice: int) -> Illegal | None:
        """The refusal that a choice would meet, or nothing. The game is not changed."""
        return self.refusal(Message(seat, 0, choice))

    def refusal(self, message: Message) -> Illegal | None:
        try:
            self.table.check(message.seat, message.choice, message.seen, message.unchanged)
        except Illegal as refused:
            return refused
        return None

    def while_suspended(self) -> Illegal:
        """jeton:10.11 Nothing moves at a table that waits for its players."""
        return Illegal("live-suspended", {}, self.table.record.game.id, self.table.record.game.patience_clause)

    def apply(self, now: int, message: Message) -> Reply:
        """One act, whole or not at all."""
        asked, answer = self.table.state.open, len(self.table.record.answers)
        try:
            self.table.play(message.seat, message.choice, message.seen, message.unchanged)
        except Illegal as refused:
            behind, late = self.behind(now, message), self.is_late(message.seat, message.seen, message.choice)
            return self.keep(Reply(message.seat, message.number, refused, behind, late))
        self.asked_before = asked
        if message.seat != self.idled:  # another's turn: the time of the next one is whole again
            self.idled = -1
        self.acted(now)
        return self.keep(Reply(message.seat, message.number, answer=answer))

    def is_late(self, seat: int, seen: int | None, choice: int | None = None) -> bool:
        """Whether a message was meant for a moment that is over; of one without a choice that can be read, whether it
        was meant for none of the seat's questions."""
        if seen is None:
            return False
        if choice is not None:
            return seen != self.table.moment(choice)
        asks = [ask for ask in self.table.state.open if ask.seat == seat]
        return all(seen != self.table.moment(option) for ask in asks for option in ask.options[:LOOKED])

    def keep(self, reply: Reply) -> Reply:
        self.replies[reply.seat, reply.number] = reply
        mine = [key for key in self.replies if key[0] == reply.seat]
        if len(mine) > KEPT:
            del self.replies[mine[0]]
        return reply

    def behind(self, now: int, message: Message) -> tuple[int, int] | None:
        """Whose act came first, if the message would have been taken just before it."""
        answers = self.table.record.answers
        offered = any(ask.seat == message.seat and message.choice in ask.options for ask in self.asked_before)
        last = next((number for number in range(len(answers) - 1, -1, -1) if answers[number][0] != NATURE), None)
        if not offered or last is None or answers[last][0] == message.seat:
            return None
        return answers[last][0], now - self.times[last]

    # -- rushes ---------------------------------------------------------------------------------------------------

    def hold(self, now: int, message: Message, half_trip: int) -> None:
        """jeton:10.2 While press times are compared everything waits for the end of the window."""
        assert self.rush is not None
        game, state = self.table.record.game, self.table.state
        if game.is_rushed(message.choice) and not self.refusal(message):
            pressed = now - min(half_trip, self.patience.window)
            self.rush.compare(pressed, game.tie_rank(state, message.seat), message)
        else:
            self.rush.wait(message)

    def end_rush(self, now: int) -> list[Reply]:
        """jeton:10.2 The earliest press counts; all else is judged after it, in order of arrival."""
        assert self.rush is not None
        messages = self.rush.in_order()
        self.rush = None
        replies = []
        for message in messages:
            known = self.replies.get((message.seat, message.number))
            replies.append(known if known is not None else self.apply(now, message))
        return replies

    # -- time -----------------------------------------------------------------------------------------------------

    def due(self) -> int | None:
        """When something happens by itself next."""
        if self.rush is not None:
            return self.rush.ends
        if self.people.suspended_at is not None:
            wait = self.patience.suspended
            return self.people.suspended_at + 1000 * wait if wait else None
        return self.clocks.next()

    def tick(self, now: int) -> list[Reply]:
        """Let time pass: clocks run out, windows end, people are given up. Replies to messages that were held."""
        replies: list[Reply] = []
        due = self.due()
        while due is not None and due <= now and self.table.state.open:
            if self.rush is not None:
                replies += self.end_rush(due)
            elif self.people.suspended_at is not None:
                self.give_up(due)
            else:
                self.run_out(due)
            due = self.due()
        return replies

    def run_out(self, now: int) -> None:
        """A clock ran out: what it was started for is still to be done, or it would not run any more."""
        clock = self.clocks.first()
        self.asked_before = self.table.state.open
        if clock.by == NATURE:
            self.table.elapse(clock.choice)
        else:
            self.table.play(clock.by, clock.choice)
        if clock.seat >= 0:
            self.people.acted_for(clock.seat)
            self.idled = clock.seat if self.slow else -1
        self.acted(now)

    def give_up(self, now: int) -> None:
        """jeton:10.11 The table has waited long enough for those who are gone: they leave."""
        game = self.table.record.game
        while self.table.state.open and self.suspended:
            gone = [seat for seat in game.active_seats(self.table.state) if seat in self.deserted]
            self.table.elapse(game.desertion_choice(self.table.state, gone))
            self.stamp(now)
            self.look_round(now)
        self.resume(now)

    def sign(self, now: int, seat: int) -> None:
        """A sign of life, whatever it is: the player is there."""
        if 0 <= seat < self.table.state.seats:
            was = self.suspended
            self.people.sign(now, seat)
            self.look_round(now)
            self.back(now, seat)
            if was != self.suspended:
                self.resume(now)

    def back(self, now: int, seat: int) -> None:
        """Who let the time pass and comes back in the middle of a turn has the whole time for the rest of it."""
        if seat == self.idled:
            self.idled = -1
            self.clocks.running.clear()
            self.resume(now)

    def acted(self, now: int) -> None:
        """After an accepted act: its time is kept, and the clocks follow the state."""
        self.stamp(now)
        self.look_round(now)
        self.resume(now)

    def stamp(self, now: int) -> None:
        self.times += [now] * (len(self.table.record.answers) - len(self.times))

    def look_round(self, now: int) -> None:
        """Who is gone, and whether the others can go on."""
        self.people.look_round(now, self.patience, self.table.record.game.active_seats(self.table.state))

    def resume(self, now: int) -> None:
        """Start the clocks that are to run, stop the others, leave alone those that go on."""
        wanted = [] if self.suspended else self.wanted()
        self.clocks.run_only(now, wanted, self.length)

    def wanted(self) -> list[Clock]:
        table = self.table
        game = table.record.game
        limit = game.limit_choice(table.state)
        if limit != NOW and self.people.bots.issuperset(game.active_seats(table.state)):
            return [Clock(limit, TABLE, 0, (table.window,))]
        clocks = game.clocks(table.state)
        if not self.move_s or game.real_time(table.record.options):
            return clocks
        asks = [ask for ask in table.state.open if ask.seat not in self.people.bots]
        key = (table.window,)
        return [
            Clock(game.default_choice(table.state, ask), ask.seat, self.move_s, (*key, ask.seat), ask.seat)
            for ask in asks
        ]

    def length(self, clock: Clock) -> int:
        """jeton:10.11 The clocks of a deserted seat are short; so is, at a slow table, the rest of a turn that nobody
        plays."""
        if clock.seat >= 0 and clock.seat == self.idled:
            return 1000 * min(clock.seconds, BRIEF_S)
        seconds = min(clock.seconds, self.patience.away) if clock.seat in self.deserted else clock.seconds
        return 1000 * seconds

    @property
    def slow(self) -> bool:
        """Whether a game lasts for days."""
        return self.move_s >= SLOW_S

    def kept_since(self, at: int, now: int) -> None:
        """The table was put away after the last answer: in a slow game the time has run on."""
        if self.slow:
            ends = [(clock, max(at + self.length(clock), now + 1000 * GRACE_S)) for clock, _ in self.clocks.running]
            self.clocks.running = ends

    # -- looking --------------------------------------------------------------------------------------------------

    @property
    def patience(self) -> Patience:
        return self.table.record.game.patience(self.table.state)

    def left(self, now: int) -> list[tuple[int, int]]:
        """Whose clock has how many milliseconds left; TABLE for everybody's."""
        return self.clocks.left(now)

    def go_back(self, now: int, keep: int) -> None:
        """Take back all but the first `keep` answers: what is fair or agreed on is the caller's to know."""
        self.table.go_back(keep)
        del self.times[keep:]
        self.asked_before = ()
        self.acted(now)

    @property
    def suspended(self) -> bool:
        return self.people.suspended_at is not None

    @property
    def deserted(self) -> set[int]:
        return self.people.deserted
