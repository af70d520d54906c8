"""What a room shows to whom: a snapshot, what is new, who is there."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...core.ask import SPECTATOR
from ...core.event import Event
from ...core.illegal import Facts, Illegal
from ...live import Reply
from .. import wire
from ..clock import as_wall, steady
from ..store import ChatRow, SeatRow, VisitRow
from ..store.rows import OVER, RUNNING
from .hints import may_ask
from .lessons import lesson_now
from .listing import seat_infos, settings_of, shown_seat, table_info
from .seat_reader import SeatReader, names_of, phrases, spoken
from .viewers import ENCODER, Identity, Viewer
from .visits import fresh

if TYPE_CHECKING:
    from .logbook import Pending
    from .room import Room


LOG = logging.getLogger("clairiere")
STALE_MS = 90_000  # a process that has told nothing for so long is gone


class Broadcast:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.known: dict[int, Event] = {}  # what could be looked up when everybody was last told something, and
        self.told = 0  # how many events there were then

    # -- eyes -------------------------------------------------------------------------------------------------------

    def may_watch(self, who: Identity) -> bool:
        row = self.room.row
        return row.status != RUNNING or who.knows(row) or settings_of(row).spectators != "nobody"

    def you(self, viewer: Viewer) -> int:
        """Whom the viewer is at the table. Of several seats on one screen, the one that is asked."""
        seats = viewer.who.seats_at(self.room.row)
        if not seats:
            return SPECTATOR
        asked = [seat for seat in seats if seat in self.room.asked]
        if viewer.seat in seats and (viewer.seat in asked or not asked):
            return viewer.seat
        return (asked or seats)[0]

    def onlooker(self, who: Identity) -> bool:
        return not who.plays_at(self.room.row)

    def eyes(self, who: Identity, you: int) -> int:
        """What an onlooker may see, by the table's setting."""
        row = self.room.row
        return shown_seat(row) if self.onlooker(who) and row.status != OVER else you

    def reader(self, viewer: Viewer, you: int | None = None) -> SeatReader:
        seat = self.you(viewer) if you is None else you
        names = names_of(self.room.row, viewer.language)
        times = self.room.live.times if self.room.live is not None else ()
        return SeatReader(self.room.table, names, viewer.language, self.eyes(viewer.who, seat), seat, times)

    # -- snapshots and news -------------------------------------------------------------------------------------------

    def spread(self) -> None:
        """What is new, to everybody."""
        closed, changed = self.compared()
        onlookers: dict[tuple[str, int], bytes] = {}  # what they are told, by language and by how much they know

        def tell(viewer: Viewer) -> None:
            key = viewer.language, viewer.told
            if not self.onlooker(viewer.who):
                viewer.send(self.news(viewer, closed, changed))
            else:
                if key not in onlookers:
                    onlookers[key] = ENCODER.encode(self.news(viewer, closed, changed))
                viewer.listener.send(onlookers[key])
            viewer.told = self.told

        for viewer in list(self.room.viewers):
            if viewer.backs != self.room.backs or viewer.seat != self.you(viewer):
                self.show(viewer, self.snapshot)
            else:
                self.show(viewer, tell)

    def all_anew(self, note: str = "", by: SeatRow | None = None, facts: Facts | None = None) -> None:
        """The whole table, to everybody, with a word on why, or on what somebody did."""
        if self.room.live is not None:
            self.compared()
        for viewer in list(self.room.viewers):
            told = spoken(viewer.language, note, self.did(viewer, by) | (facts or {})) if note else ""
            self.show(viewer, lambda viewer, told=told: self.snapshot(viewer, note=told))  # type: ignore[misc]

    def did(self, viewer: Viewer, by: SeatRow | None) -> Facts:
        return {} if by is None else {"seat": by.name, "you": "yes" if viewer.who.id == by.guest else "no"}

    def show(self, viewer: Viewer, what: Callable[[Viewer], None]) -> None:
        """What cannot be shown to one disturbs nobody else; who may not look any more is sent away."""
        if not self.may_watch(viewer.who):
            viewer.send(wire.Gone(spoken(viewer.language, "server-watching-closed", {}), ""))
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
        events = self.room.table.events
        before = self.known | dict(enumerate(events[self.told :], self.told))  # what is new is told in any case
        self.known, self.told = self.room.look_up(), len(events)
        changed = {
            number: event
            for number, event in self.known.items()
            if number not in before or before[number].secret != event.secret
        }
        return [number for number in before if number not in self.known], changed

    def snapshot(self, viewer: Viewer, since: int | None = None, note: str = "") -> None:
        room = self.room
        viewer.seat = self.you(viewer)
        viewer.backs = room.backs
        reader = self.reader(viewer, viewer.seat) if room.live is not None else None
        log: list[wire.Line] = []
        if reader is not None:
            viewer.told = len(room.table.events)
            log = reader.log(room.look_up(), room.written if since is None else since)
        viewer.send(
            wire.Snapshot(
                **self.now(viewer, reader),
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

    def news(self, viewer: Viewer, closed: list[int], changed: dict[int, Event]) -> wire.Events:
        reader, numbers = self.reader(viewer, viewer.seat), range(viewer.told, len(self.room.table.events))
        return wire.Events(
            **self.now(viewer, reader),
            lines=reader.lines(numbers),
            trick=reader.trick(numbers),
            closed=closed,
            changed=reader.log(changed, self.room.written),
        )

    def now(self, viewer: Viewer, reader: SeatReader | None) -> dict[str, Any]:
        """Everything about the present moment."""
        room = self.room
        mine = viewer.who.seats_at(room.row)
        if room.live is None or reader is None:
            return self.before(viewer, mine)
        return {
            "seq": room.seq,
            "version": room.table.version,
            "seat": viewer.seat,
            "seats_mine": mine,
            "view": reader.view(),
            "prompt": reader.prompt() if room.running or room.row.result else self.closed_prompt(viewer),
            "asks": reader.asks() if room.running else [],
            "clocks": [wire.Clock(seat, ms) for seat, ms in room.live.left(steady())] if room.running else [],
            "waiting": reader.waiting() if room.running else [],
            "suspended": room.live.suspended,
            "undo": room.votes.undo_info(viewer.seat),
            "hint": may_ask(room, viewer.seat),
            "talk": reader.talk(self.onlooker(viewer.who)),
            "over": reader.over(),
            "lesson": lesson_now(room, viewer.seat, viewer.language),
            "past": room.past,
        }

    def before(self, viewer: Viewer, mine: list[int]) -> dict[str, Any]:
        """A table that waits for its players."""
        text = spoken(viewer.language, "server-waiting-for-players", {})
        return {
            "seq": 0, "version": 0, "seat": viewer.seat, "seats_mine": mine, "view": {},
            "prompt": wire.Prompt(text, ""), "asks": [], "clocks": [], "waiting": [], "suspended": False,
            "undo": wire.UndoInfo(False, False), "hint": False, "over": None,
            "talk": wire.Talk(True, phrases(viewer.language), ""), "lesson": None, "past": 0,
        }  # fmt: skip

    def closed_prompt(self, viewer: Viewer) -> wire.Prompt:
        return wire.Prompt(spoken(viewer.language, "server-abandoned", {}), "")

    def info(self, who: Identity, language: str, visit: VisitRow | None = None) -> wire.TableInfo:
        room = self.room
        state = room.table.state if room.live is not None else None
        found = table_info(
            room.row, who, language, room.written, state, self.here(), self.deserted(), self.spectators()
        )
        found.fresh, found.due = fresh(room, who, visit), self.due(who.seats_at(room.row))
        return found

    def due(self, mine: list[int]) -> int:
        """When the time of a question is up: of mine, or else of anybody's."""
        if self.room.live is None or not self.room.running:
            return 0
        ends = [(clock.seat not in mine, end) for clock, end in self.room.live.clocks.running]
        return as_wall(min(ends)[1]) if ends else 0

    # -- presence -----------------------------------------------------------------------------------------------------

    def here(self) -> set[int]:
        here = {seat for viewer in self.room.viewers for seat in viewer.who.seats_at(self.room.row)}
        since = steady() - STALE_MS
        return here.union(*[seats for told, seats in self.room.elsewhere.values() if told > since])

    def deserted(self) -> set[int]:
        return self.room.live.deserted if self.room.live is not None else set()

    def spectators(self) -> int:
        return sum(self.onlooker(viewer.who) for viewer in self.room.viewers)

    def presence(self) -> None:
        """Who is there, to everybody."""
        here, deserted, spectators = self.here(), self.deserted(), self.spectators()
        for viewer in list(self.room.viewers):
            seats = seat_infos(self.room.row, viewer.who, viewer.language, here, deserted)
            viewer.send(wire.Presence(seats, spectators))

    # -- replies and chat ---------------------------------------------------------------------------------------------

    def reply(self, viewer: Viewer, pending: Pending, reply: Reply) -> None:
        if reply.refused is None:
            viewer.send(wire.Reply(pending.n, True))
            return
        seen = pending.message.seen
        late = seen is not None and seen != self.room.table.moment(pending.message.choice)
        behind = None
        if reply.behind is not None:
            names = names_of(self.room.row, viewer.language)
            behind = wire.Behind(reply.behind[0], names[reply.behind[0]], reply.behind[1])
        self.refuse(viewer, pending.n, reply.refused, reply.seat, late, behind)

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
            reader = self.reader(viewer, seat)
            text, legal = reader.refusal(refused), reader.legal(refused)
        else:
            text = refused.sentence(viewer.language)
        viewer.send(wire.Reply(n, False, text, refused.cite, legal, late, behind))

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
        text = spoken(viewer.language, f"phrase-{line.phrase}", {}) if line.phrase else line.text
        return {
            "no": line.no, "seat": line.seat, "name": line.name, "text": text, "phrase": line.phrase, "at": line.at_ms,
        }  # fmt: skip

    def gone(self, id: str, facts: dict[str, object], table: str) -> None:
        for viewer in list(self.room.viewers):
            viewer.send(wire.Gone(spoken(viewer.language, id, facts), table))
