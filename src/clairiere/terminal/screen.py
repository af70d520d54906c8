"""The screen of a terminal that people share: what each of them has been told, and whose hand it shows."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ..core.ask import SPECTATOR, Ask
from ..core.event import Event
from ..core.illegal import Illegal
from ..core.table import Table
from .ascii_fallback import use_ascii_fallback
from .commands import YES, command_of
from .line_editing import by_hand, forget_lines
from .registry import drawing_of
from .style import QUIET, Prose, clean, joined

LONGEST_LINE = 400
UNREADABLE = "\ufffd"
BLANK_LINES = 60  # between two players at one screen that cannot be cleared


class Leave(Exception):
    """Somebody wants to leave the table."""


class Screen:
    """Shows a table to the people who sit at it. With nobody there, a spectator looks on."""

    def __init__(
        self, table: Table, humans: list[int], language: str, console: Console, read: Callable[[str], str]
    ) -> None:
        self.table = table
        self.language = language
        self.console = console
        self.read = read
        self.drawing = drawing_of(table.record.game, table.record.names, language, table.record.options)
        if console.is_terminal:
            self.drawing.height = console.height
        self.several = len(humans) > 1
        self.seated = humans[0] if len(humans) == 1 else SPECTATOR
        self.told = {seat: self.told_before(seat) for seat in humans or [SPECTATOR]}  # events each has been told
        self.unshown = set(humans)  # who has not been shown anything yet in this sitting
        self.waits = console.is_terminal and by_hand()
        use_ascii_fallback(console)

    @property
    def width(self) -> int:
        return self.console.width

    def read_line(self, prompt: str) -> str:
        """A line that somebody typed, without control characters; EOFError if there is no input any more."""
        try:
            return clean(self.read(prompt))[:LONGEST_LINE]
        except UnicodeDecodeError:
            return UNREADABLE
        except (RuntimeError, ValueError, OSError):
            raise EOFError from None

    def show(self, what: RenderableType) -> None:
        self.console.print(what, highlight=False, markup=False)

    def say(self, id: str, **facts: object) -> None:
        self.show(Prose(self.drawing.say(id, **facts), self.language))

    def refuse(self, refused: Illegal) -> None:
        self.show(Prose(self.drawing.ink(self.drawing.refusal(refused)), self.language))

    def show_line(self, line: str) -> None:
        """A line to be copied: the terminal may wrap it, nobody else does."""
        self.console.print(Text(line), highlight=False, soft_wrap=True)

    def ask(self, ask: Ask) -> None:
        """The question, and what else can be typed."""
        self.show(self.drawing.prompt(self.table.state, ask, self.width, self.several))
        self.show(self.drawing.reminder(self.width))

    # -- the table --------------------------------------------------------------------------------------------

    def board(self, seat: int, again: bool = False) -> None:
        """The table as the seat sees it, with the news; `again`: what may be looked up since its last answer."""
        state = self.table.state
        since = self.told_before(seat) if again else self.told[seat]
        events = self.recalled(since) if again or seat in self.unshown else self.table.events[since:]
        self.unshown.discard(seat)
        self.told[seat] = len(self.table.events)
        news = self.sum_up(seat, events)
        self.show(self.drawing.board(state.view(seat), self.news(seat, news), self.width))

    def news(self, seat: int, events: list[Event]) -> RenderableType | None:
        """What happened, as the seat may know it."""
        seen = [event.seen_by(seat) for event in events if event.verb not in self.drawing.quiet]
        return self.drawing.news(self.table.state, seen, seat, self.width) if seen else None

    def sum_up(self, seat: int, events: list[Event]) -> list[Event]:
        """If a round ended, show how, and give back what came after."""
        ends = [i for i, event in enumerate(events) if event.verb in self.drawing.pauses]
        summary = self.drawing.summary(self.table.state, events, seat, self.width)
        if not ends or summary is None:
            return events
        before = self.news(seat, events[: ends[0]])
        self.show(Group(Rule(style=QUIET), before or "", summary, ""))
        if self.waits and not self.table.state.over:
            self.pause()
        return events[ends[-1] + 1 :]

    def end(self) -> None:
        """The last news, the last round, the result: to all who sit there, so nobody of several is "you"."""
        reader = SPECTATOR if self.several else self.seated
        events = self.table.events[min(self.told.values()) :]
        if self.sum_up(reader, events) is events:
            self.show(self.news(reader, events) or "")
            self.show(self.drawing.final(self.table.state, reader))
        if events:
            result = self.drawing.event(self.table.state, events[-1].seen_by(reader), reader)
            mark = "★ " if self.table.state.winners() else ""
            self.show(Prose(joined([Text(mark), result]), self.language))

    def tell_spectator(self) -> None:
        """What has happened since a spectator was last told something."""
        events = self.table.events[self.told[SPECTATOR] :]
        self.told[SPECTATOR] = len(self.table.events)
        self.show(self.news(SPECTATOR, events) or "")

    def recalled(self, since: int) -> list[Event]:
        """Of the events since then, what may still be looked up."""
        known = self.table.record.game.lookup_events(self.table.state, self.table.events)
        return [event for number, event in known.items() if number >= since]

    def told_before(self, seat: int) -> int:
        """How many events the seat had seen when it answered last."""
        keep = self.table.last_decision(seat)
        return len(self.table.record.state(keep).log or []) if keep >= 0 else 0

    def forget(self, seat: int) -> None:
        """After an undo nobody has been told what did not happen; the seat knows the rest."""
        for other in self.told:
            self.told[other] = min(self.told[other], len(self.table.events))
        self.told[seat] = len(self.table.events)

    # -- several people at one screen -----------------------------------------------------------------------------

    def hand_over(self, seat: int) -> None:
        """Before a hand is shown the screen is emptied of the other one, and its owner says when to go on."""
        if seat == self.seated:
            return
        if self.seated != SPECTATOR:
            self.clear()
        self.say("ui-hand-over", seat=self.drawing.names[seat])
        self.pause()
        self.seated = seat

    def pretend_turn(self, seat: int) -> None:
        """A turn in which there is nothing to decide, so that the others do not learn that."""
        self.hand_over(seat)
        self.board(seat)
        self.show(Prose(self.drawing.why_passed_over(), self.language))
        self.pause()

    def pause(self) -> None:
        if command_of(self.read_line(f"{self.drawing.say('ui-go-on')} "))[0] == "quit":
            raise Leave

    def agrees(self, seat: int, asker: int) -> bool:
        """Ask another player; nobody's hand is on the screen meanwhile."""
        self.clear()
        names = self.drawing.names
        self.say("ui-undo-asked", seat=names[seat], asker=names[asker])
        return self.read_line(f"{self.drawing.say('ui-yes-or-no')} ").lower() in YES

    def clear(self) -> None:
        """Nothing of the last player's hand stays, not even above the screen."""
        self.seated = SPECTATOR
        forget_lines()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()
        else:
            self.console.print("\n" * BLANK_LINES)
