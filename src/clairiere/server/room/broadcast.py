"""Sends the viewers of a room what each of them may know: snapshots, changes, replies and chat."""

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
from .viewers import ENCODER, SentMoment, Viewer

if TYPE_CHECKING:
    from .room import Room


LOG = logging.getLogger("clairiere")


class Changes:
    """What happened at a table since the last message to everybody.

    `newly_withheld`: lines of the log that may not be looked up any more; `reworded`: those that say more or less than
    before. `onlooker_messages`: what was sent to onlookers, by language and by how many events they had.
    """

    def __init__(self, present: PresentMoment, newly_withheld: list[int], reworded: dict[int, Event]) -> None:
        self.present = present
        self.newly_withheld = newly_withheld
        self.reworded = reworded
        self.onlooker_messages: dict[tuple[str, int], list[tuple[SentMoment, bytes, SentMoment]]] = {}


class Broadcast:
    """Sends messages to the viewers of a room, to each as its seat and language want."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.withheld: dict[int, Event | None] = {}  # events withheld when changes were sent last

    # -- snapshots and changes ----------------------------------------------------------------------------------------

    def send_changes(self, answered: dict[Viewer, int]) -> None:
        """Send every viewer what has changed. `answered`: the number of the message that this answers, by sender."""
        changes = Changes(PresentMoment(self.room), *self.update_withheld())

        def send(viewer: Viewer) -> None:
            n, mine = answered.get(viewer), viewer.who.seats_at(self.room.row)
            if viewer.undos == self.room.undos and viewer.seat == choose_seat(self.room, viewer, mine):
                self.send_changes_to(viewer, changes, mine, n)
                return
            if n is not None:
                viewer.send(wire.Reply(n, True))
            self.send_snapshot(viewer)

        for viewer in list(self.room.viewers):
            self.send_safely(viewer, send)

    def send_changes_to(self, viewer: Viewer, changes: Changes, mine: list[int], n: int | None) -> None:
        """Send one viewer what has changed. Onlookers who know the same get the same bytes."""
        if mine or not is_onlooker(self.room, viewer.who):
            viewer.send(self.build_changes(viewer, changes, mine, False, n))
            return
        messages = changes.onlooker_messages.setdefault((viewer.language, viewer.events_sent), [])
        message = next((message for known, message, then in messages if viewer.advance_if_alike(known, then)), None)
        if message is None:
            known = viewer.sent_moment
            message = ENCODER.encode(self.build_changes(viewer, changes, mine, True, n))
            messages.append((known, message, viewer.sent_moment))
        viewer.events_sent = len(self.room.table.events)
        viewer.listener.send(message)

    def build_changes(
        self, viewer: Viewer, changes: Changes, mine: list[int], onlooker: bool, n: int | None
    ) -> wire.Events:
        """Return the message that brings a viewer up to date."""
        present, numbers = changes.present, range(viewer.events_sent, len(self.room.table.events))
        reader = present.reader(viewer.language, visible_seat(self.room, onlooker, viewer.seat), viewer.seat)
        trick, result = present.ended(numbers)
        viewer.events_sent = numbers.stop
        return wire.Events(
            seq=self.room.started_session.seq,
            **viewer.moment_changes(present.fields(viewer, reader, mine, onlooker), reader.view()),
            answers=UNSET if n is None else n,
            lines=reader.lines_at(numbers),
            trick=reader.trick(trick),
            result=reader.result(result),
            closed=changes.newly_withheld,
            changed=reader.lines_of(changes.reworded, self.room.stored_answers),
        )

    def send_snapshots(self, note: str = "", by: SeatRow | None = None, facts: Facts | None = None) -> None:
        """Send every viewer the whole table, with a note on why, or on what somebody did."""
        if self.room.session is not None:
            self.update_withheld()
        for viewer in list(self.room.viewers):
            text = say_cached(viewer.language, note, self.actor_facts(viewer, by) | (facts or {})) if note else ""
            self.send_safely(viewer, lambda viewer, text=text: self.send_snapshot(viewer, note=text))  # type: ignore[misc]

    def actor_facts(self, viewer: Viewer, by: SeatRow | None) -> Facts:
        """Return the facts of a note on an act: the name, and whether that is the viewer."""
        return {} if by is None else {"seat": by.name, "you": "yes" if viewer.who.id == by.guest else "no"}

    def send_safely(self, viewer: Viewer, send: Callable[[Viewer], None]) -> None:
        """Send to one viewer, and hang up if that fails. A viewer who may not watch any more is sent away."""
        if not may_watch(self.room, viewer.who):
            closed = "server-watching-closed"
            viewer.send(wire.Gone(say_cached(viewer.language, closed, {}), "", closed))
            viewer.listener.hang_up()
            self.room.viewers.discard(viewer)
            return
        try:
            send(viewer)
        except Exception:
            LOG.exception("table %s could not be shown", self.room.row.id)
            viewer.listener.hang_up()

    def update_withheld(self) -> tuple[list[int], dict[int, Event]]:
        """Compare what is withheld with the last time. Return the lines that may not be looked up any more, and by
        number those that say more or less than before."""
        session, before = self.room.started_session, self.withheld
        events, self.withheld = session.table.events, session.find_withheld()
        closed: list[int] = []
        changed: dict[int, Event] = {}
        for no in sorted(before.keys() | self.withheld.keys()):
            if no < len(events):  # else it was taken back, and everybody gets a snapshot
                was, now = before.get(no, events[no]), self.withheld.get(no, events[no])
                if now is None and was is not None:
                    closed.append(no)
                elif now is not None and (was is None or was.secret != now.secret):
                    changed[no] = now
        return closed, changed

    def send_snapshot(self, viewer: Viewer, since: int | None = None, note: str = "") -> None:
        """Send one viewer the whole table; `since`: answers whose log lines the viewer knows already."""
        room, mine, onlooker = self.room, viewer.who.seats_at(self.room.row), is_onlooker(self.room, viewer.who)
        viewer.seat, viewer.undos, viewer.presence = choose_seat(self.room, viewer, mine), room.undos, None
        log: list[wire.Line] = []
        if room.session is None:
            now = viewer.whole_moment(before_start(viewer, mine), {})
        else:
            present = PresentMoment(room)
            reader = present.reader(viewer.language, visible_seat(self.room, onlooker, viewer.seat), viewer.seat)
            now = viewer.whole_moment(present.fields(viewer, reader, mine, onlooker), reader.view())
            viewer.events_sent = len(room.table.events)
            log = reader.lines_of(
                newest_of(room.session.look_up(), limits.TOLD), room.stored_answers if since is None else since
            )
        viewer.send(
            wire.Snapshot(
                **now,
                seq=room.session.seq if room.session is not None else 0,
                table=room_info(room, viewer.who, viewer.language),
                log=log,
                chat=[self.chat_line(line, viewer) for line in room.chat if may_read_chat(self.room, viewer, line)],
                vote=room.votes.info(viewer),
                number=self.last_message_number(viewer),
                mark=viewer.mark,
                note=note,
            )
        )

    def last_message_number(self, viewer: Viewer) -> int:
        """Return the number of the last message that was taken from a seat of the viewer."""
        mine, session = viewer.who.seats_at(self.room.row), self.room.session
        accepted = session.accepted if session is not None else {}
        return max([n for seat, n in accepted if seat in mine and n is not None], default=0)

    # -- replies and chat ---------------------------------------------------------------------------------------------

    def send_reply(self, viewer: Viewer, n: int, reply: Reply) -> None:
        """Send the reply to a message, where no change of the table answers it."""
        if reply.refused is None:
            viewer.send(wire.Reply(n, True))
            return
        behind = None
        if reply.behind is not None:
            names = names_of(self.room.row, viewer.language)
            behind = wire.Behind(reply.behind[0], names[reply.behind[0]], reply.behind[1])
        self.send_refusal(viewer, n, reply.refused, reply.seat, reply.late, behind)

    def send_refusal(
        self,
        viewer: Viewer,
        n: int,
        refused: Illegal,
        seat: int | None = None,
        late: bool = False,
        behind: wire.Behind | None = None,
    ) -> None:
        """Send a refusal, with what would be legal, to the viewer whose message was refused."""
        legal: list[wire.Legal] = []
        if self.room.session is not None:
            you, names = seat_of(self.room, viewer) if seat is None else seat, names_of(self.room.row, viewer.language)
            eyes = visible_seat(self.room, is_onlooker(self.room, viewer.who), you)
            reader = SeatReader(self.room.table, names, viewer.language, eyes, you)
            text, legal = reader.refusal(refused), reader.legal(refused)
        else:
            text = refused.sentence(viewer.language)
        viewer.send(wire.Reply(n, False, text, refused.cite, legal, late, behind, refused.reason))

    def chat_line(self, line: ChatRow, viewer: Viewer) -> wire.Said:
        return wire.Said(**self.chat_fields(line, viewer))

    def send_chat_line(self, line: ChatRow) -> None:
        """Send a line of chat to everybody who may read it."""
        for viewer in list(self.room.viewers):
            if may_read_chat(self.room, viewer, line):
                viewer.send(wire.ChatLine(**self.chat_fields(line, viewer)))

    def chat_fields(self, line: ChatRow, viewer: Viewer) -> dict[str, Any]:
        text = say_cached(viewer.language, f"phrase-{line.phrase}", {}) if line.phrase else line.text
        return {
            "no": line.no, "seat": line.seat, "name": line.name, "text": text, "phrase": line.phrase, "at": line.at_ms,
        }  # fmt: skip

    def send_gone(self, id: str, facts: dict[str, object], table: str) -> None:
        """Tell everybody that the table is not there any more, and where it goes on, if it does."""
        for viewer in list(self.room.viewers):
            viewer.send(wire.Gone(say_cached(viewer.language, id, facts), table, id))


def newest_of(known: dict[int, Event], most: int) -> dict[int, Event]:
    """Return the newest events, `most` at most; older ones are in the replay."""
    return known if len(known) <= most else dict(list(known.items())[-most:])
