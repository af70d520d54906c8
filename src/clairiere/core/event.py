"""Events: what happened, who may know it, by which clause."""

from __future__ import annotations

from typing import Any, Final, final

EVERYONE: Final = -1  # all bits set: every seat and every spectator


@final
class Event:
    """Something that happened. All seats learn `what`; only the seers learn the `secret` part."""

    __slots__ = ("clause", "reveals", "secret", "seers", "verb", "what")

    def __init__(
        self,
        verb: str,
        clause: str,
        what: tuple[int, ...],
        secret: tuple[int, ...] = (),
        seers: int = EVERYONE,
        reveals: bool = False,
    ) -> None:
        self.verb = verb
        self.clause = clause
        self.what = what
        self.secret = secret
        self.seers = seers  # a bit for each seat
        self.reveals = reveals  # shows a seat something that was hidden from it: a barrier for free undo

    def visible_to(self, seat: int) -> bool:
        """Return True if the seat may know the secret part too."""
        return self.seers == EVERYONE or (seat >= 0 and bool(self.seers >> seat & 1))

    def seen_by(self, seat: int) -> Event:
        """Return the event as the seat may know it: without the secret part, unless the seat is a seer."""
        if not self.secret or self.visible_to(seat):
            return self
        return Event(self.verb, self.clause, self.what, (), self.seers, self.reveals)

    def __copy__(self) -> Event:
        """Return the event itself: it never changes."""
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Event:
        """Return the event itself."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `pickle` rebuilds the event."""
        return (Event, (self.verb, self.clause, self.what, self.secret, self.seers, self.reveals))

    def to_wire(self) -> dict[str, object]:
        """Return plain values, ready for JSON. Send a seat only the result of `seen_by`."""
        return {"verb": self.verb, "clause": self.clause, "what": list(self.what), "secret": list(self.secret)}

    def __repr__(self) -> str:
        return f"Event({self.verb!r}, {self.clause!r}, {self.what}, secret={self.secret}, seers={self.seers})"


@final
class FinishedTrick:
    """A finished trick.

    `leader`: the seat that led; `cards`: in notation; `winner`: the seat that won them; `count`: how many tricks the
    winner or the team now has; `played`, `judged`: the numbers of the events that laid the last card and decided the
    trick.
    """

    __slots__ = ("cards", "count", "judged", "leader", "played", "winner")

    def __init__(self, leader: int, cards: list[str], winner: int, count: int, played: int, judged: int) -> None:
        self.leader = leader
        self.cards = cards
        self.winner = winner
        self.count = count
        self.played = played
        self.judged = judged
