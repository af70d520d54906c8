"""Votes on what needs the consent of all players: undoing more than is free, and ending a game early.

Bots of this server always agree. An open vote is stored in the table's row, so that it survives a restart and other
processes see it.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from ...core.illegal import Illegal
from ...words import say_cached
from .. import wire
from ..clock import wall
from ..rows import OVER
from .listing import bot_seats, settings_of
from .seat_reader import names_of
from .viewers import Viewer

if TYPE_CHECKING:
    from .room import Room

Kind = Literal["undo", "stop"]


@dataclass
class Ballot:
    kind: Kind
    by: int
    keep: int = 0  # answers that remain after an undo
    yes: list[int] = field(default_factory=list)


class Votes:
    def __init__(self, room: Room) -> None:
        self.room = room

    @property
    def open_ballot(self) -> Ballot | None:
        return Ballot(**json.loads(self.room.row.vote)) if self.room.row.vote else None

    # -- looking --------------------------------------------------------------------------------------------------

    def voters(self, by: int) -> list[int]:
        """Return the seats whose consent is needed: other people's, and those of bots that play with a token."""
        row, mine = self.room.row, self.room.row.seats[by].guest
        own = [seat.seat for seat in row.seats if seat.seat == by or (mine and seat.guest == mine)]
        return [seat.seat for seat in row.seats if seat.seat not in [*own, *bot_seats(row)]]

    def info(self, viewer: Viewer) -> wire.VoteInfo | None:
        ballot = self.open_ballot
        return None if ballot is None else wire.VoteInfo(**self.fields(ballot, viewer, ""))

    def fields(self, ballot: Ballot, viewer: Viewer, outcome: str) -> dict[str, Any]:
        you = "yes" if ballot.by in viewer.who.seats_at(self.room.row) else "no"
        name = names_of(self.room.row, viewer.language)[ballot.by]
        kind = (
            "give-up" if ballot.kind == "stop" and self.room.started_session.agreed_end() is not None else ballot.kind
        )
        text = say_cached(viewer.language, outcome or f"server-vote-{kind}", {"seat": name, "you": you})
        needs = [seat for seat in self.voters(ballot.by) if seat not in ballot.yes]
        return {"kind": ballot.kind, "by": ballot.by, "needs": needs, "yes": ballot.yes, "text": text}

    def undo_info(self, seat: int) -> wire.UndoInfo:
        """Return how a seat may take back its last decision, at a table that allows undo."""
        if seat < 0:
            return wire.UndoInfo(False, False)
        table = self.room.table
        keep = table.last_decision(seat)
        return wire.UndoInfo(keep >= 0 and 0 <= table.free_undo(seat) <= keep, keep >= 0)

    def undo_allowed(self) -> bool:
        settings = settings_of(self.room.row)
        return self.room.running and settings.undo and not settings.rated and not self.room.real_time

    # -- asking and answering ---------------------------------------------------------------------------------------

    async def ask_undo(self, seat: int) -> None:
        """Go back to the seat's last decision: at once if nothing was revealed since, else ask the others."""
        room = self.room
        async with room.lock:
            room.check_running()
            if not self.undo_allowed():
                raise Illegal("server-undo-off", {})
            keep = room.table.last_decision(seat)
            if keep < 0:
                raise Illegal("ui-undo-nothing", {})
            if 0 <= room.table.free_undo(seat) <= keep or not self.voters(seat):
                await self.undo(seat, keep, "server-undone")
            else:
                await self.propose(Ballot("undo", seat, keep))

    async def ask_stop(self, seat: int) -> None:
        """End a game early: at once if nobody else must agree, else ask. Called with the lock held."""
        if self.voters(seat):
            await self.propose(Ballot("stop", seat))
        else:
            await self.end()

    async def cast_vote(self, seats: list[int], yes: bool) -> None:
        """Count a vote of these seats. One no refuses; whoever asked may withdraw."""
        room = self.room
        async with room.lock:
            ballot = self.open_ballot
            if ballot is None:
                raise Illegal("server-vote-none", {})
            own = [seat for seat in seats if seat in self.voters(ballot.by)]
            if not own and ballot.by not in seats:
                raise Illegal("server-vote-not-you", {})
            if not yes or not own:  # whoever asked may withdraw
                await self.close_ballot(ballot, "server-vote-refused")
                return
            ballot.yes += [seat for seat in own if seat not in ballot.yes]
            if set(self.voters(ballot.by)) <= set(ballot.yes):
                await self.carry_out(ballot)
            else:
                await self.store_ballot(ballot)
                self.send_vote(ballot)

    async def propose(self, ballot: Ballot) -> None:
        if self.open_ballot is not None:
            raise Illegal("server-vote-open", {})
        await self.store_ballot(ballot)
        self.send_vote(ballot)

    async def store_ballot(self, ballot: Ballot | None) -> None:
        row = self.room.row
        row.vote = json.dumps(asdict(ballot)) if ballot is not None else ""
        await self.room.store_row()

    async def carry_out(self, ballot: Ballot) -> None:
        self.send_vote(ballot, "server-vote-agreed")
        self.room.row.vote = ""
        if ballot.kind == "stop":
            await self.end()
        else:
            await self.undo(ballot.by, ballot.keep, "server-undone-agreed")

    async def close_ballot(self, ballot: Ballot, outcome: str) -> None:
        await self.store_ballot(None)
        self.send_vote(ballot, outcome)

    async def undo(self, seat: int, keep: int, note: str) -> None:
        room = self.room
        await room.go_back(seat, keep)
        for viewer in room.viewers:
            you = "yes" if seat in viewer.who.seats_at(room.row) else "no"
            name = names_of(room.row, viewer.language)[seat]
            room.broadcast.send_snapshot(viewer, note=say_cached(viewer.language, note, {"seat": name, "you": you}))

    async def end(self) -> None:
        """End the game as all agreed: give it up where its law knows that, else close the table."""
        room = self.room
        answer = room.started_session.agreed_end()
        while room.running and answer is not None:
            await room.play_decided(*answer)
            answer = room.started_session.agreed_end()
        if room.running:
            await self.stop()

    async def stop(self) -> None:
        """Close the table before the end of the game."""
        room = self.room
        row = room.row
        row.vote = ""
        await room.store_row(status=OVER, finished=wall())
        room.broadcast.send_snapshots()
        room.schedule()

    # -- sending ------------------------------------------------------------------------------------------------------

    def drop_ballot(self) -> Ballot | None:
        """Clear the open vote, because the game went on, and return it. The row is stored with the next entries."""
        ballot = self.open_ballot
        self.room.row.vote = ""
        return ballot

    def send_vote(self, ballot: Ballot, outcome: str = "") -> None:
        for viewer in list(self.room.viewers):
            viewer.send(wire.Vote(**self.fields(ballot, viewer, outcome), closed=bool(outcome)))
