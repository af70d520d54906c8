"""What a room shows to whom: a snapshot, what is new, who is there."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from ...core.event import Event
from ...core.illegal import Facts, Illegal
from ...timing import Reply
from ...words import say_cached
from .. import limits, wire
from ..rows import ChatRow, SeatRow
from .permissions import choose_seat, is_onlooker, may_read_chat, may_watch, seat_of, visible_seat
from .present_moment import PresentMoment, before_start
from .room_listing import room_info
from .seat_reader import SeatReader, names_of
from .viewers import ENCODER, Known, Viewer

if TYPE_CHECKING:
    from .room import Room


LOG = logging.getLogger("clairiere")


class Changes:
    """What happened at a table since everybody was told last: lines that are `closed`, and those that are `known` in
    another way than before. `told`: what onlookers were told of it, by language and by how much they knew."""

    def __init__(self, present: PresentMoment, closed: list[int], known: dict[int, Event]) -> None:
        self.present = present
        self.closed = closed
        self.known = known
        self.told: dict[tuple[str, int], list[tuple[Known, bytes, Known]]] = {}


class Broadcast:
    """Tells the viewers of a room what each of them may know."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.closed: dict[int, Event | None] = {}  # what nobody could look up when everybody was last told something

    # -- snapshots and news -------------------------------------------------------------------------------------------

    def spread(self, answered: dict[Viewer, int]) -> None:
        """What is new, to everybody; `answered`: the messages that it answers, by who sent them."""
        changes = Changes(PresentMoment(self.room), *self.compared())

        def tell(viewer: Viewer) -> None:
            n, mine = answered.get(viewer), viewer.who.seats_at(self.room.row)
            if viewer.undos == self.room.undos and viewer.seat == choose_seat(self.room, viewer, mine):
                self.tell(viewer, changes, mine, n)
                return
            if n is not None:
                viewer.send(wire.Reply(n, True))
            self.snapshot(viewer)

        for viewer in list(self.room.viewers):
            self.show(viewer, tell)

    def tell(self, viewer: Viewer, changes: Changes, mine: list[int], n: int | None) -> None:
        """What is new, to one. Onlookers who know the same are told the same."""
        if mine or not is_onlooker(self.room, viewer.who):
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
        reader = present.reader(viewer.language, visible_seat(self.room, onlooker, viewer.seat), viewer.seat)
        trick, result = present.ended(numbers)
        viewer.told = numbers.stop
        return wire.Events(
            seq=self.room.started_session.seq,
            **viewer.changed(present.fields(viewer, reader, mine, onlooker), reader.view()),
            answers=UNSET if n is None else n,
            lines=reader.lines(numbers),
            trick=reader.trick(trick),
            result=reader.result(result),
            closed=changes.closed,
            changed=reader.log(changes.known, self.room.stored_answers),
        )

    def all_anew(self, note: str = "", by: SeatRow | None = None, facts: Facts | None = None) -> None:
        """The whole table, to everybody, with a word on why, or on what somebody did."""
        if self.room.session is not None:
            self.compared()
        for viewer in list(self.room.viewers):
            told = say_cached(viewer.language, note, self.did(viewer, by) | (facts or {})) if note else ""
            self.show(viewer, lambda viewer, told=told: self.snapshot(viewer, note=told))  # type: ignore[misc]

    def did(self, viewer: Viewer, by: SeatRow | None) -> Facts:
        return {} if by is None else {"seat": by.name, "you": "yes" if viewer.who.id == by.guest else "no"}

    def show(self, viewer: Viewer, what: Callable[[Viewer], None]) -> None:
        """What cannot be shown to one disturbs nobody else; who may not look any more is sent away."""
        if not may_watch(self.room, viewer.who):
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
        session, before = self.room.started_session, self.closed
        events, self.closed = session.table.events, session.find_withheld()
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
        room, mine, onlooker = self.room, viewer.who.seats_at(self.room.row), is_onlooker(self.room, viewer.who)
        viewer.seat, viewer.undos, viewer.presence = choose_seat(self.room, viewer, mine), room.undos, None
        log: list[wire.Line] = []
        if room.session is None:
            now = viewer.all_of(before_start(viewer, mine), {})
        else:
            present = PresentMoment(room)
            reader = present.reader(viewer.language, visible_seat(self.room, onlooker, viewer.seat), viewer.seat)
            now = viewer.all_of(present.fields(viewer, reader, mine, onlooker), reader.view())
            viewer.told = len(room.table.events)
            log = reader.log(
                last_of(room.session.look_up(), limits.TOLD), room.stored_answers if since is None else since
            )
        viewer.send(
            wire.Snapshot(
                **now,
                seq=room.session.seq if room.session is not None else 0,
                table=room_info(room, viewer.who, viewer.language),
                log=log,
                chat=[self.said(line, viewer) for line in room.chat if may_read_chat(self.room, viewer, line)],
                vote=room.votes.info(viewer),
                number=self.number(viewer),
                mark=viewer.mark,
                note=note,
            )
        )

    def number(self, viewer: Viewer) -> int:
        mine, session = viewer.who.seats_at(self.room.row), self.room.session
        accepted = session.accepted if session is not None else {}
        return max([n for seat, n in accepted if seat in mine and n is not None], default=0)

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
        if self.room.session is not None:
            you, names = seat_of(self.room, viewer) if seat is None else seat, names_of(self.room.row, viewer.language)
            eyes = visible_seat(self.room, is_onlooker(self.room, viewer.who), you)
            reader = SeatReader(self.room.table, names, viewer.language, eyes, you)
            text, legal = reader.refusal(refused), reader.legal(refused)
        else:
            text = refused.sentence(viewer.language)
        viewer.send(wire.Reply(n, False, text, refused.cite, legal, late, behind, refused.reason))

    def said(self, line: ChatRow, viewer: Viewer) -> wire.Said:
        return wire.Said(**self.chat_fields(line, viewer))

    def chat(self, line: ChatRow) -> None:
        for viewer in list(self.room.viewers):
            if may_read_chat(self.room, viewer, line):
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
