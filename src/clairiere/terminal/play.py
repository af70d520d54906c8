"""A game at a terminal, line by line: people answer in words and notation, bots in between."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from os.path import expanduser
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from ..bots import AnyBot, decide
from ..bots.chance import chance_for
from ..core.ask import Ask
from ..core.illegal import Illegal
from ..core.nature import Rng
from ..core.options import parse_whole
from ..core.state import State
from ..core.table import Table
from .commands import ALL, COMMANDS, command_of, word_of
from .drawing import StandingPass
from .hints import hint_for
from .law import in_short
from .line_editing import edit_lines
from .save import command_line, free_path, save
from .scores import best_before, keep_score, score_of
from .screen import Leave, Screen
from .style import QUIET, STRONG, Prose, joined

LOG_LINES = 20


def play(
    table: Table,
    humans: list[int],
    bots: dict[int, AnyBot],
    language: str,
    path: Path | None,
    console: Console,
    read: Callable[[str], str] = input,
    flags: Sequence[str] = (),
) -> int:
    """Play a game to its end, or until somebody leaves; what was played is saved. The number is the exit status.

    `flags` are needed to come back to it.
    """
    edit_lines()
    return Session(table, bots, path, Screen(table, humans, language, console, read), flags).run()


def chance_of(table: Table, seat: int) -> Rng:
    """A bot's own chance. It depends on the seed, the seat and the answers so far, so that a game repeats itself."""
    return chance_for(table.record.seed or 0, seat, len(table.record.answers))


class Session:
    """One sitting: who plays, where it is saved."""

    def __init__(
        self, table: Table, bots: dict[int, AnyBot], path: Path | None, screen: Screen, flags: Sequence[str] = ()
    ) -> None:
        self.table = table
        self.bots = bots
        self.path = path
        self.flags = flags
        self.screen = screen
        self.watched = (
            len(bots) + table.record.game.automata_count(table.record.options) == table.state.seats
        )  # nobody plays
        self.moved = False  # somebody answered something in this sitting
        self.standing: StandingPass | None = None  # answers for the only player, for as long as it holds
        self.walk: State | None = None  # where several share the screen: the game as it was when it was last handed on
        self.walked = 0  # so many answers lie behind it

    def run(self) -> int:
        try:
            self.welcome()
            while not self.table.state.over:
                self.turn(self.next_ask())
            self.screen.end()
            self.compare()
        except (Leave, KeyboardInterrupt):
            return self.leave("ui-left")
        except EOFError:
            return self.leave("ui-input-ended")
        self.moved |= self.watched
        return self.put_away("ui-replay", "replay")

    def welcome(self) -> None:
        """The title. A hand of an earlier sitting may still be on a screen that several share."""
        if self.screen.several and any(seat >= 0 for seat, _ in self.table.record.answers):
            self.screen.clear()
        self.screen.show(Rule(Text(self.screen.drawing.title(), STRONG), style=QUIET))
        self.screen.show(Prose(self.screen.drawing.about(), self.screen.language))

    def next_ask(self) -> Ask:
        """When several are asked: in a sealed window bots answer first and keep nobody waiting, else people decide."""
        asks = self.table.state.open
        first = [ask for ask in asks if (ask.seat in self.bots) == asks[0].sealed]
        return (first or asks)[0]

    def turn(self, ask: Ask) -> None:
        self.pretend_turns()
        if ask.seat in self.bots:
            table, bot = self.table, self.bots[ask.seat]
            choice = decide(bot, table.record.game, table.state, ask.seat, chance_of(table, ask.seat))
            table.play(ask.seat, choice)
            if self.watched:
                self.screen.tell_spectator()
            return
        if self.passes(ask):
            return
        self.autosave()
        self.screen.hand_over(ask.seat)
        self.screen.board(ask.seat)
        self.screen.ask(ask)
        while not self.obey(ask, self.screen.read_line("› ")):
            pass

    def passes(self, ask: Ask) -> bool:
        """Whether a standing pass answers; one that holds no more is given up."""
        standing = self.standing
        if standing is not None and standing.holds(self.table.state, ask):
            self.table.play(ask.seat, standing.choice)
            return True
        self.standing = None
        return False

    def stand(self, ask: Ask, rest: str) -> bool:
        """Pass from now on, for one player alone: others at the screen would see that nobody is asked."""
        until = parse_whole(rest or "0")
        if until is None:
            raise Illegal("ui-standing-number", {"text": rest})
        standing = None if self.screen.several else self.screen.drawing.standing_pass(self.table.state, ask, until)
        if standing is None or not standing.holds(self.table.state, ask):
            raise Illegal("ui-standing-none", {})
        self.standing = standing
        self.moved = True
        return self.passes(ask)

    def pretend_turns(self) -> None:
        """Where several share the screen, give it also to those who are not asked for a secret reason: else the
        others would learn it."""
        if not self.screen.several:
            return
        for seat, _ in groupby([seat for seat in self.passed_over() if seat in self.screen.told]):
            self.screen.pretend_turn(seat)

    def passed_over(self) -> list[int]:
        """Who was not asked since the last turn, though the others must not know it: answer by answer."""
        record, passed = self.table.record, list[int]()
        if self.walk is None or len(record.answers) < self.walked:
            decided = [number for number, (seat, _) in enumerate(record.answers) if seat >= 0]
            self.walked = len(record.answers) if self.walk is not None else max(decided, default=0)
            self.walk = record.state(self.walked)
        for seat, choice in record.answers[self.walked :]:
            before = self.walk.copy()
            self.walk.take(seat, choice)
            passed += self.screen.drawing.passed_over(before, self.walk)
        self.walked = len(record.answers)
        return passed

    def obey(self, ask: Ask, line: str) -> bool:
        """Do what a line says; whether it moved the game, forwards or back."""
        command, rest = command_of(line)
        try:
            if not command:
                return self.take(ask, line)
            if command == "undo":
                return self.undo(ask)
            if command == "standing":
                return self.stand(ask, rest)
            self.command(command, ask, rest)
        except Illegal as refused:
            self.screen.refuse(refused)
        return False

    def take(self, ask: Ask, line: str) -> bool:
        """An answer in notation; Enter alone is the usual answer, where there is one."""
        state, drawing = self.table.state, self.screen.drawing
        choice = state.read(ask, drawing.typed(state, ask, line)) if line else drawing.usual(ask)
        if choice is None:
            self.screen.show(Prose(drawing.ink(drawing.choices(state, ask)), drawing.language))
            return False
        self.table.play(ask.seat, choice)
        self.moved = True
        return True

    def compare(self) -> None:
        """A team's score beside its best one so far; then it is kept too. Bots alone keep none."""
        if not self.table.record.game.team or not self.moved:
            return
        score = score_of(self.table)
        best = best_before(score)
        if best is not None:
            beaten = score.won and score.points > best.points
            self.screen.say("ui-score-beaten" if beaten else "ui-score-best", points=best.points, day=best.day)
        elif score.won:
            self.screen.say("ui-score-first")
        try:
            keep_score(score)
        except OSError as failed:
            self.screen.say("ui-score-lost", why=failed.strerror or str(failed))

    # -- saving and leaving -----------------------------------------------------------------------------------

    def autosave(self) -> None:
        """Before each decision of a person: what bots did since the last one they would do again."""
        if self.path is not None:
            self.store(self.path)

    def store(self, path: Path) -> bool:
        try:
            save(self.table.record, path)
        except (OSError, ValueError) as failed:
            self.screen.say("ui-save-failed", file=str(path), why=getattr(failed, "strerror", None) or str(failed))
            return False
        return True

    def leave(self, id: str) -> int:
        """Save what there is to save, and say how to go on."""
        self.screen.show("")
        self.screen.say(id)
        if self.table.state.over:
            return self.put_away("ui-replay", "replay")
        return self.put_away("ui-resume", "play", *self.flags, "--resume")

    def put_away(self, id: str, *words: str) -> int:
        """Save what there is to save, and say by which command one comes back to it."""
        if not self.moved and self.path is None:
            self.screen.say("ui-nothing-to-save")
            return 0
        self.path = self.path or free_path(self.table.record.game.id)
        if not self.store(self.path):
            return 1
        self.screen.say("ui-saved", file=str(self.path))
        self.screen.say(id)
        self.screen.show_line(f"  {command_line(*words, str(self.path))}")
        return 0

    def save_as(self, name: str) -> None:
        path = Path(expanduser(name)) if name else self.path or free_path(self.table.record.game.id)
        if path.is_dir():
            raise Illegal("ui-save-folder", {"file": str(path)})
        if path != self.path and path.exists():
            raise Illegal("ui-save-exists", {"file": str(path)})
        if self.store(path):
            self.path = path
            self.screen.say("ui-saved", file=str(path))

    # -- commands ---------------------------------------------------------------------------------------------

    def command(self, command: str, ask: Ask, rest: str) -> None:
        screen, view = self.screen, self.table.state.view(ask.seat)
        match command:
            case "clause":
                cite = rest if ":" in rest else f"{self.table.record.game.id}:{rest or ask.clause}"
                screen.show(in_short(cite, screen.language))
            case "help":
                self.help()
            case "aid":
                screen.show(screen.drawing.aid(view))
            case "tricks":
                screen.show(screen.drawing.tricks(view))
            case "hint":
                self.hint(ask)
            case "board":
                screen.board(ask.seat, again=True)
                screen.ask(ask)
            case "log":
                self.log(ask.seat, rest)
            case "save":
                self.save_as(rest)
            case _:
                raise Leave

    def hint(self, ask: Ask) -> None:
        """What the strongest bot would do, for whoever plays against bots alone."""
        if len(self.screen.told) != 1 or self.watched:
            raise Illegal("hint-not-alone", {})
        self.screen.say("ui-hint-wait")
        for line in hint_for(self.table.record, self.table.state, ask, self.screen.drawing):
            self.screen.show(line)

    def help(self) -> None:
        """All commands, each with its words in the reader's language."""
        screen = self.screen
        for command in COMMANDS:
            word = word_of(command, screen.language)
            lines = joined([Text(f"{word:<13}", STRONG), screen.drawing.say(f"ui-help-{command}")])
            screen.show(Prose(lines, screen.language, hang=13))

    def log(self, seat: int, rest: str) -> None:
        """What happened, as far as it may be looked up, each line with its clause."""
        table, screen = self.table, self.screen
        wanted = parse_whole(rest or str(LOG_LINES))
        if rest.lower() not in ALL and not wanted:
            raise Illegal("ui-log-number", {"text": rest})
        events = table.record.game.recall_events(table.state, table.events)
        shown = events if rest.lower() in ALL else events[-(wanted or LOG_LINES) :]
        if len(shown) < len(events):
            screen.say("ui-log-cut", count=len(events) - len(shown))
        for event in shown:
            sentence = screen.drawing.event(table.state, event.seen_by(seat), seat)
            clause = Text(f" {screen.drawing.clause_label(event.clause)}", QUIET)
            screen.show(Prose(joined([sentence, clause]), screen.language, hang=2))

    def undo(self, ask: Ask) -> bool:
        """Back to the seat's last decision: freely if nothing was shown since, else if the others agree."""
        seat = ask.seat
        keep = self.table.last_decision(seat)
        if keep < 0:
            raise Illegal("ui-undo-nothing", {})
        free = 0 <= self.table.free_undo(seat) <= keep
        others = [other for other in self.screen.told if other != seat]
        if not free and not all([self.screen.agrees(other, seat) for other in others]):
            self.screen.hand_over(seat)
            self.screen.board(seat, again=True)
            self.screen.say("ui-undo-refused")
            self.screen.ask(ask)
            return False
        self.table.go_back(keep)
        self.autosave()
        self.screen.forget(seat)
        self.screen.hand_over(seat)
        names = [self.screen.drawing.names[bot] for bot in self.bots]
        free_or_asked = "ui-undone" if free or not names else "ui-undone-by-bots"
        self.screen.say(free_or_asked, names=names)
        return True
