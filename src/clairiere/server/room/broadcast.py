"""What a room shows to whom: a snapshot, what is new, who is there."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from ...core.ask import SPECTATOR
from ...core.event import Event
from ...core.illegal import Facts, Illegal
from ...live import Reply
from ...words import say_cached
from .. import limits, wire
from ..clock import as_wall, steady
from ..rows import GUEST, OVER, RUNNING, ChatRow, SeatRow, VisitRow
from .listing import seat_infos, settings_of, shown_seat, table_info
from .present import Present, before_start
from .seat_reader import SeatReader, names_of
from .viewers import ENCODER, Identity, Known, Viewer
from .visits import fresh

if TYPE_CHECKING:
    from .room import Room


LOG = logging.getLogger("clairiere")
STALE_MS = 90_000  # a process that has told nothing for so long is gone


class Changes:
    """What happened at a table since everybody was told last: lines that are `closed`, and those that are `known` in
    another way than before. `told`: what onlookers were told of it, by language and by how much they knew."""

    def __init__(self, present: Present, closed: list[int], known: dict[int, Event]) -> None:
        self.present = present
        self.closed = closed
        self.known = known
        self.told: dict[tuple[str, int], list[tuple[Known, bytes, Known]]] = {}


class Broadcast:
    """Tells the viewers of a room what each of them may know."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.closed: dict[int, Event | None] = {}  # what nobody could look up when everybody was last told something

    # -- eyes -------------------------------------------------------------------------------------------------------

    def may_watch(self, who: Identity) -> bool:
        row = self.room.row
        return row.status != RUNNING or settings_of(row).spectators != "nobody" or who.knows(row)

    def you(self, viewer: Viewer) -> int:
        """Whom the viewer is at the table."""
        return self.seat_of(viewer, viewer.who.seats_at(self.room.row))

    def seat_of(self, viewer: Viewer, mine: list[int]) -> int:
        """Of several seats on one screen, the one that is asked."""
        if len(mine) < 2:
            return mine[0] if mine else SPECTATOR
        asked = [seat for seat in mine if seat in self.room.asked]
        if viewer.seat in mine and (viewer.seat in asked or not asked):
            return viewer.seat
        return (asked or mine)[0]

    def onlooker(self, who: Identity) -> bool:
        return not who.plays_at(self.room.row)

    def eyes(self, onlooker: bool, you: int) -> int:
        """What an onlooker may see, by the table's setting."""
        row = self.room.row
        return shown_seat(row) if onlooker and row.status != OVER else you

    # -- snapshots and news -------------------------------------------------------------------------------------------

    def spread(self, answered: dict[Viewer, int]) -> None:
        """What is new, to everybody; `answered`: the messages that it answers, by who sent them."""
        changes = Changes(Present(self.room), *self.compared())

        def tell(viewer: Viewer) -> None:
            n, mine = answered.get(viewer), viewer.who.seats_at(self.room.row)
            if viewer.backs == self.room.backs and viewer.seat == self.seat_of(viewer, mine):
                self.tell(viewer, changes, mine, n)
                return
            if n is not None:
                viewer.send(wire.Reply(n, True))
            self.snapshot(viewer)

        for viewer in list(self.room.viewers):
            self.show(viewer, tell)

    def tell(self, viewer: Viewer, changes: Changes, mine: list[int], n: int | None) -> None:
        """What is new, to one. Onlookers who know the same are told the same."""
        if mine or not self.onlooker(viewer.who):
            viewer.send(self.news(viewer, changes, mine, False, n))
            return
        alike = changes.told.setdefault((viewer.language, viewer.told), [])
        message = next((message for known, message, then in alike if viewer.take(known, then)), None)
        if message is None:
            known = viewer.known
            message = ENCODER.encode(self.news(viewer, changes, mine, True, n))
            alike.append((known, message, viewer.known))
        viewer.told = len(self.room.table.events)
        viewer.listener.send(message)

    def news(self, viewer: Viewer, changes: Changes, mine: list[int], onlooker: bool, n: int | None) -> wire.Events:
        present, numbers = changes.present, range(viewer.told, len(self.room.table.events))
        reader = present.reader(viewer.language, self.eyes(onlooker, viewer.seat), viewer.seat)
        trick, result = present.ended(numbers)
        viewer.told = numbers.stop
        return wire.Events(
            seq=self.room.seq,
            **viewer.changed(present.fields(viewer, reader, mine, onlooker), reader.view()),
            answers=UNSET if n is None else n,
            lines=reader.lines(numbers),
            trick=reader.trick(trick),
            result=reader.result(result),
            closed=changes.closed,
            changed=reader.log(changes.known, self.room.written),
        )

    def all_anew(self, note: str = "", by: SeatRow | None = None, facts: Facts | None = None) -> None:
        """The whole table, to everybody, with a word on why, or on what somebody did."""
        if self.room.live is not None:
            self.compared()
        for viewer in list(self.room.viewers):
            told = say_cached(viewer.language, note, self.did(viewer, by) | (facts or {})) if note else ""
            self.show(viewer, lambda viewer, told=told: self.snapshot(viewer, note=told))  # type: ignore[misc]

    def did(self, viewer: Viewer, by: SeatRow | None) -> Facts:
        return {} if by is None else {"seat": by.name, "you": "yes" if viewer.who.id == by.guest else "no"}

    def show(self, viewer: Viewer, what: Callable[[Viewer], None]) -> None:
        """What cannot be shown to one disturbs nobody else; who may not look any more is sent away."""
        if not self.may_watch(viewer.who):
            closed = "server-watching-closed"
            viewer.send(wire.Gone(say_cached(viewer.language, closed, {}), "", closed))
            viewer.listener.hang_up()
            self.room.viewers.discard(viewer)
            return
        try:
            what(viewer)
        except Exception:
            LOG.exception("table %s could not be shown", self.room.row.id)
            viewer.listener.hang_up()

    def compared(self) -> tuple[list[int], dict[int, Event]]:
        """Lines that may not be looked up any more, and those that may, but say more or less than everybody knows."""
        events, before, self.closed = self.room.table.events, self.closed, self.room.closed
        closed: list[int] = []
        changed: dict[int, Event] = {}
        for no in sorted(before.keys() | self.closed.keys()):
            if no < len(events):  # else it was taken back, and everybody sees the whole table anew
                was, now = before.get(no, events[no]), self.closed.get(no, events[no])
                if now is None and was is not None:
                    closed.append(no)
                elif now is not None and (was is None or was.secret != now.secret):
                    changed[no] = now
        return closed, changed

    def snapshot(self, viewer: Viewer, since: int | None = None, note: str = "") -> None:
        """The whole table, to one."""
        room, mine, onlooker = self.room, viewer.who.seats_at(self.room.row), self.onlooker(viewer.who)
        viewer.seat, viewer.backs, viewer.presence = self.seat_of(viewer, mine), room.backs, None
        log: list[wire.Line] = []
        if room.live is None:
            now = viewer.all_of(before_start(viewer, mine), {})
        else:
            present = Present(room)
            reader = present.reader(viewer.language, self.eyes(onlooker, viewer.seat), viewer.seat)
            now = viewer.all_of(present.fields(viewer, reader, mine, onlooker), reader.view())
            viewer.told = len(room.table.events)
            log = reader.log(last_of(room.look_up(), limits.TOLD), room.written if since is None else since)
        viewer.send(
            wire.Snapshot(
                **now,
                seq=room.seq,
                table=self.info(viewer.who, viewer.language),
                log=log,
                chat=[self.said(line, viewer) for line in room.chat if self.hears(viewer, line)],
                vote=room.votes.info(viewer),
                number=self.number(viewer),
                mark=viewer.mark,
                note=note,
            )
        )

    def number(self, viewer: Viewer) -> int:
        mine = viewer.who.seats_at(self.room.row)
        return max([n for seat, n in self.room.accepted if seat in mine and n is not None], default=0)

    def info(self, who: Identity, language: str, visit: VisitRow | None = None) -> wire.TableInfo:
        room = self.room
        state = room.table.state if room.live is not None else None
        here, away = self.connected_seats()
        found = table_info(room.row, who, language, room.written, state, here, self.deserted(), self.spectators(), away)
        found.fresh, found.due = fresh(room, who, visit), self.due(who.seats_at(room.row))
        return found

    def due(self, mine: list[int]) -> int:
        """When the time of a question is up: of mine, or else of anybody's."""
        if self.room.live is None or not self.room.running:
            return 0
        ends = [(clock.seat not in mine, end) for clock, end in self.room.live.clocks.running]
        return as_wall(min(ends)[1]) if ends else 0

    # -- presence -----------------------------------------------------------------------------------------------------

    def connected_seats(self) -> tuple[set[int], set[int]]:
        """Return the seats whose players are connected, and those of them that have hidden the page. Where a game lasts
        for days all are shown as connected: presence is private there (decision 12)."""
        if self.room.live is not None and self.room.live.slow:
            return {seat.seat for seat in self.room.row.seats if seat.kind == GUEST}, set()
        here, looking = self.local_seats()
        since = steady() - STALE_MS
        for told, seats, in_front in self.room.elsewhere.values():
            if told > since:
                here.update(seats)
                looking.update(in_front)
        return here, here - looking

    def local_seats(self) -> tuple[set[int], set[int]]:
        """Return the seats connected to this process, and those of them with a page in front."""
        here: set[int] = set()
        looking: set[int] = set()
        for viewer in self.room.viewers:
            if not viewer.lost:
                seats = viewer.who.seats_at(self.room.row)
                here.update(seats)
                if not viewer.away:
                    looking.update(seats)
        return here, looking

    def deserted(self) -> set[int]:
        return self.room.live.deserted if self.room.live is not None else set()

    def spectators(self) -> int:
        return sum(self.onlooker(viewer.who) for viewer in self.room.viewers if not viewer.lost)

    def presence(self) -> None:
        """Who is there, to everybody."""
        (here, away), deserted, spectators = self.connected_seats(), self.deserted(), self.spectators()
        for viewer in list(self.room.viewers):
            seats = seat_infos(self.room.row, viewer.who, viewer.language, here, deserted, away)
            presence = wire.Presence(seats, spectators)
            if presence != viewer.presence:
                viewer.presence = presence
                viewer.send(presence)

    # -- replies and chat ---------------------------------------------------------------------------------------------

    def reply(self, viewer: Viewer, n: int, reply: Reply) -> None:
        """What came of a message that nothing else tells of."""
        if reply.refused is None:
            viewer.send(wire.Reply(n, True))
            return
        behind = None
        if reply.behind is not None:
            names = names_of(self.room.row, viewer.language)
            behind = wire.Behind(reply.behind[0], names[reply.behind[0]], reply.behind[1])
        self.refuse(viewer, n, reply.refused, reply.seat, reply.late, behind)

    def refuse(
        self,
        viewer: Viewer,
        n: int,
        refused: Illegal,
        seat: int | None = None,
        late: bool = False,
        behind: wire.Behind | None = None,
    ) -> None:
        """A refusal, to whoever asked and to nobody else."""
        legal: list[wire.Legal] = []
        if self.room.live is not None:
            you, names = self.you(viewer) if seat is None else seat, names_of(self.room.row, viewer.language)
            eyes = self.eyes(self.onlooker(viewer.who), you)
            reader = SeatReader(self.room.table, names, viewer.language, eyes, you)
            text, legal = reader.refusal(refused), reader.legal(refused)
        else:
            text = refused.sentence(viewer.language)
        viewer.send(wire.Reply(n, False, text, refused.cite, legal, late, behind, refused.reason))

    def hears(self, viewer: Viewer, line: ChatRow) -> bool:
        """While a game runs, only onlookers read what onlookers say."""
        return line.seat != SPECTATOR or self.onlooker(viewer.who) or not self.room.running

    def said(self, line: ChatRow, viewer: Viewer) -> wire.Said:
        return wire.Said(**self.chat_fields(line, viewer))

    def chat(self, line: ChatRow) -> None:
        for viewer in list(self.room.viewers):
            if self.hears(viewer, line):
                viewer.send(wire.ChatLine(**self.chat_fields(line, viewer)))

    def chat_fields(self, line: ChatRow, viewer: Viewer) -> dict[str, Any]:
        text = say_cached(viewer.language, f"phrase-{line.phrase}", {}) if line.phrase else line.text
        return {
            "no": line.no, "seat": line.seat, "name": line.name, "text": text, "phrase": line.phrase, "at": line.at_ms,
        }  # fmt: skip

    def gone(self, id: str, facts: dict[str, object], table: str) -> None:
        for viewer in list(self.room.viewers):
            viewer.send(wire.Gone(say_cached(viewer.language, id, facts), table, id))


def last_of(known: dict[int, Event], most: int) -> dict[int, Event]:
    """So many at most, by number: those before are in the replay."""
    return known if len(known) <= most else dict(list(known.items())[-most:])
