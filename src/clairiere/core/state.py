"""The turn engine: a state, its stack of unfinished steps, its open questions."""

from __future__ import annotations

from typing import Any, Final, Mapping, Sequence

from mypy_extensions import mypyc_attr

from .ask import NATURE, NO_ANSWER, SPECTATOR, UNASKED, Ask
from .copying import Copyable
from .event import EVERYONE, Event
from .form import write_json
from .illegal import Illegal


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """An unfinished piece of a turn; `at` is its next rung.

    A rung acts, asks once, or pushes a step. A rung that asks changes nothing, so that it can ask again. Rungs that
    positions refer to have names, as constants of the class.
    """

    __slots__ = ("at", "below")

    def __init__(self, at: int = 0) -> None:
        self.at = at
        self.below: Step | None = None  # the step under this one on the stack

    def climb(self) -> int:
        """Return the rung to play now, and move on to the next."""
        rung = self.at
        self.at = rung + 1
        return rung

    def run(self, state: State, answer: int) -> None:
        """Play one rung. `answer` replies to the rung before, or is NO_ANSWER if that one asked nothing."""
        raise NotImplementedError

    def copy(self) -> Step:
        """Return a new step on the same rung."""
        raise NotImplementedError

    def twin(self, other: Step) -> Step:
        """Copy the fields that all steps have into another step, and return it."""
        other.at = self.at
        return other

    def __repr__(self) -> str:
        return f"{type(self).__name__}@{self.at}"


def rank_places(keys: Sequence[tuple[int, int]]) -> list[int]:
    """Return the places of seats with these keys, the highest key first; two on second place leave no third."""
    return [1 + len([other for other in keys if other > key]) for key in keys]


IDLE: Final = Step()  # the bottom of every stack


def deep_copy(step: Step) -> Step:
    """Return a copy of the step and of every step below it."""
    if step.below is None:
        return IDLE
    twin = step.copy()
    twin.below = deep_copy(step.below)
    return twin


def seat_name(seat: int) -> str:
    """Return the name of a seat for programmers."""
    return "NATURE" if seat == NATURE else f"seat {seat}"


def no_such_seat(state: State, seat: int) -> Illegal:
    """Return the refusal of a seat that does not exist and is not SPECTATOR."""
    return Illegal("seat-unknown", {"found": seat, "last": state.seats - 1, "spectator": SPECTATOR})


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Copyable):
    """The state as one seat, or a spectator, may see it. Games add the fields that their law allows."""

    __slots__ = ("asks", "over", "sealed", "seat", "waiting")

    def __init__(self, state: State, seat: int) -> None:
        if not 0 <= seat < state.seats and seat != SPECTATOR:
            raise no_such_seat(state, seat)
        self.seat = seat
        self.over = state.over
        self.asks = tuple([ask.copy() for ask in state.open if ask.seat == seat and seat >= 0])
        self.waiting = tuple([ask.seat for ask in state.open])
        self.sealed = NO_ANSWER  # the seat's own answer in a sealed window that is still open
        if state.sealed is not None and seat in state.sealed:
            self.sealed = state.sealed[seat]

    def to_wire(self) -> Mapping[str, object]:
        """Return plain values, ready for JSON, of the type that the game's schema gives."""
        raise NotImplementedError

    def __str__(self) -> str:
        """Return what `to_wire` returns, as JSON text."""
        return write_json(self.to_wire())


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that is true now, public and hidden. Only answers change it."""

    __slots__ = ("asked", "by", "log", "sealed", "seats", "step", "window")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.step: Step = IDLE  # the top of the stack
        self.asked: Ask | None = None  # the open question; of several, the first
        self.window: tuple[Ask, ...] | None = None  # all open questions; None until read, if there are fewer than two
        self.by = NO_ANSWER  # the seat that gave the last answer
        self.sealed: dict[int, int] | None = None  # answers so far in an open sealed window
        self.log: list[Event] | None = None  # None while a bot searches

    # -- the contract ---------------------------------------------------------------------------------------

    @property
    def open(self) -> tuple[Ask, ...]:
        """Return the open questions."""
        window = self.window
        if window is None:
            window = self.window = () if self.asked is None else (self.asked,)
        return window

    @open.setter
    def open(self, asks: tuple[Ask, ...]) -> None:
        self.window = asks
        self.asked = asks[0] if asks else None

    @property
    def stack(self) -> list[Step]:
        """Return the unfinished steps, the top one last."""
        steps, step = [], self.step
        while step.below is not None:
            steps.append(step)
            step = step.below
        return steps[::-1]

    @property
    def over(self) -> bool:
        """Return True if the game has ended: nothing is open any more."""
        return self.asked is None

    def take(self, seat: int, choice: int) -> None:
        """Answer an open question and go on to the next one. Raise Illegal, without any change, if the answer is not
        legal."""
        if not isinstance(choice, int) or not isinstance(seat, int):  # compiled code raises this without the check
            raise TypeError("a seat and a choice are whole numbers")
        for ask in self.open:
            if ask.seat == seat:
                if not ask.offers(choice):
                    break
                self.accept(ask, choice)
                return
        if choice in self.unasked(seat):
            self.accept(Ask(seat, UNASKED, (choice,), ""), choice)
            return
        raise self.refusal(seat, choice)

    def unasked(self, seat: int) -> Sequence[int]:
        """Return the choices that a seat may make without an open question. The game does not wait for them."""
        return ()

    def accept(self, ask: Ask, choice: int) -> None:
        """Do the same as `take` without its checks, for loops that pick among the options of an open question."""
        if ask.sealed:
            self.seal(ask, choice)
        else:
            self.asked = self.window = None
            self.sealed = None
            self.by = ask.seat
            self.step.run(self, choice)
        self.run_steps()

    def copy(self) -> State:
        """Return a state that shares nothing that changes, without a log."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """Return the state as the seat, or SPECTATOR, may see it. Raise Illegal if there is no such seat."""
        raise NotImplementedError

    def refusal(self, seat: int, choice: int) -> Illegal:
        """Return why the seat may not answer this now."""
        raise NotImplementedError

    def points(self) -> list[int]:
        """Return the current score of each seat."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Return the seats that have won: none before the end, several if they share the win."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """Return the final place of each seat: winners first, all equal, then the others by points."""
        won, points = self.winners(), self.points()
        return rank_places([(1, 0) if seat in won else (0, points[seat]) for seat in range(self.seats)])

    def dump(self) -> dict[str, object]:
        """Return the position in its documented JSON form, which `Game.load` reads."""
        raise NotImplementedError

    def write(self, ask: Ask, choice: int) -> str:
        """Return the notation of a choice."""
        raise NotImplementedError

    def read(self, ask: Ask, text: str) -> int:
        """Return the choice that a notation means, legal or not. Raise Illegal if it means nothing."""
        raise NotImplementedError

    # -- copying, pickling and printing ------------------------------------------------------------------------

    def __copy__(self) -> State:
        """Return the same as `copy.deepcopy`: two states must not share a list that changes."""
        return self.__deepcopy__({})

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        """Return `copy()` with a copy of the log."""
        twin = self.copy()
        if self.log is not None:
            twin.log = self.log.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `pickle` rebuilds the state: by its position, the seat that answered last and the log."""
        from .game import restore_state

        return (restore_state, (self.dump(), self.by, self.log))

    def __str__(self) -> str:
        """Return the position as JSON text, which `clairiere.load` reads back through `json.loads`."""
        return write_json(self.dump())

    def __repr__(self) -> str:
        asked = ", ".join([f"{seat_name(ask.seat)} is asked about {ask.about!r}" for ask in self.open])
        return f"<{type(self).__name__} with {self.seats} seats: {asked or 'over'}>"

    # -- for steps ------------------------------------------------------------------------------------------

    def ask(self, seat: int, about: str, options: Sequence[int], clause: str) -> None:
        """Open a question to one seat."""
        self.asked = Ask(seat, about, options, clause)
        self.window = None

    def ask_among(self, seat: int, about: str, among: int, clause: str) -> None:
        """Open a question to one seat, whose options are a set as bits."""
        self.asked = Ask(seat, about, None, clause, False, among)
        self.window = None

    def ask_all(self, asks: tuple[Ask, ...]) -> None:
        """Open questions to several seats. Sealed ones wait for one another; otherwise the first answer closes all."""
        self.open = asks

    def seal(self, ask: Ask, choice: int) -> None:
        """Keep an answer secret until the last one of its window has come, then give all to the step in `sealed`."""
        answers = {} if self.sealed is None else self.sealed.copy()
        answers[ask.seat] = choice
        self.sealed = answers
        self.open = tuple([other for other in self.open if other.seat != ask.seat])
        self.by = ask.seat
        if self.asked is None:
            self.step.run(self, NO_ANSWER)
            self.sealed = None

    def run_steps(self) -> None:
        """Play rungs until a question is open or no step is left."""
        while self.asked is None and self.step is not IDLE:
            self.step.run(self, NO_ANSWER)

    def reopen(self) -> None:
        """Ask the open question again after a position was set up. The rung that asks changes nothing."""
        if self.step is not IDLE:
            self.step.at -= 1
            self.step.run(self, NO_ANSWER)
            if self.sealed is not None:
                answered = self.sealed
                self.open = tuple([ask for ask in self.open if ask.seat not in answered])

    def push(self, step: Step) -> None:
        """Put a step on the stack: it runs before the steps below."""
        step.below = self.step
        self.step = step

    def done(self) -> None:
        """Remove the finished step on top."""
        below = self.step.below
        assert below is not None, "there is one"
        self.step = below

    def tell(
        self,
        verb: str,
        clause: str,
        what: tuple[int, ...],
        secret: tuple[int, ...] = (),
        seers: int = EVERYONE,
        reveals: bool = False,
    ) -> None:
        """Add an event to the log. For speed, callers first check `if state.log is not None`."""
        if self.log is not None:
            self.log.append(Event(verb, clause, what, secret, seers, reveals))

    def copy_into(self, other: State) -> None:
        """Copy the fields that all states have into another state."""
        other.step = deep_copy(self.step)
        other.asked = self.asked
        other.window = self.window
        other.by = self.by
        other.sealed = self.sealed  # replaced, never changed
