"""The drawing of a game: the base class of all, which draws any game by the values of its view and by its words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ..answers import answers_for
from ..core.ask import SPECTATOR, Ask
from ..core.event import Event
from ..core.game import Game
from ..core.illegal import Facts, Illegal, cite_clause
from ..core.options import Value
from ..core.reference import Entry, Section
from ..core.state import State, View
from ..law import label_of
from ..words import say
from .commands import word_of
from .style import DOT, EMBER, NARROW, NO_BREAK, QUIET, STRONG, Prose, cut, joined

MOST_SHOWN = 40
LONGEST_ECHO = 40  # of what somebody typed, in a refusal
AIRY, AIRY_NARROW = 34, 46  # lines from which on there is room for blank ones, on a wide and on a narrow screen
TIGHT = 30  # lines below which there is room for little
REMINDED = ("help", "clause", "aid", "quit")


class StandingPass(Protocol):
    """A pass that somebody gives beforehand. `choice` is what is answered for as long as it holds."""

    choice: int

    def holds(self, state: State, ask: Ask) -> bool: ...


class Drawing:
    """Draws one game for readers of one language. `names` are the players', by seat."""

    quiet: frozenset[str] = frozenset()  # events that the drawing itself shows
    pauses: frozenset[str] = frozenset()  # events after which a round is summed up

    def __init__(
        self, game: Game, names: Sequence[str], language: str, options: Mapping[str, Value] | None = None
    ) -> None:
        self.game = game
        self.names = list(names)
        self.language = language
        self.options = options or {}  # what was agreed on
        self.answers = answers_for(game, self.names, language, self.options)
        self.height = AIRY  # lines of the screen

    def airy(self, width: int) -> bool:
        return self.height >= (AIRY if width >= NARROW else AIRY_NARROW)

    @property
    def tight(self) -> bool:
        return self.height < TIGHT

    def say(self, id: str, **facts: object) -> str:
        return say(self.language, id, facts)

    def word(self, name: str, **facts: object) -> str:
        """A message of the game's own screen."""
        return self.say(f"{self.game.id}-ui-{name}", **facts)

    # -- words ------------------------------------------------------------------------------------------------

    def title(self) -> str:
        return self.say(f"{self.game.id}-title")

    def about(self) -> str:
        """The game in one sentence."""
        return self.say(f"{self.game.id}-about")

    def who(self, seat: int, reader: int) -> str:
        """A player's name; the reader is told "you"."""
        return self.say("ui-you") if seat == reader else self.names[seat]

    def event(self, state: State, event: Event, reader: int) -> Text:
        """What happened; the secrets it still carries are said."""
        return self.ink(say(self.language, *self.game.speak_event(state, event, self.names, reader)))

    def ink(self, sentence: str) -> Text:
        """A sentence as styled text: a game makes its codes and numbers stand out."""
        return Text(sentence)

    def news(self, state: State, events: Sequence[Event], reader: int, width: int) -> RenderableType:
        """What happened lately, in the words of the seat that reads it: a line each, or one after the other."""
        told = [self.event(state, event, reader) for event in events]
        if self.tight or width < NARROW:
            return Prose(joined(told, " "), self.language)
        return Group(*[Prose(line, self.language, hang=2) for line in told])

    def prompt(self, state: State, ask: Ask, width: int, named: bool = False) -> RenderableType:
        """Who must do what, by which clause, and the answers there are: in one line, if there is room."""
        asked = self.asked(state, ask, named)
        offered = self.offered(ask)
        if len(offered) == 1:
            answers = self.say("ui-only-answer", answer=self.written(state, ask, offered[0]))
        else:
            answers = self.hint(state, ask)
        whole = joined([asked, "  ", self.ink(answers)])
        if not answers or whole.cell_len <= width:
            return Prose(whole, self.language, hang=2)
        return Group(Prose(asked, self.language, hang=4), Prose(self.ink(answers), self.language, indent=4))

    def asked(self, state: State, ask: Ask, named: bool) -> Text:
        """The question alone, behind its badge."""
        badge = Text(f" ▸ {self.names[ask.seat]} " if named else " ▸ ", EMBER)
        question = say(self.language, *self.game.speak_ask(state, ask))
        return joined([badge, " ", Text(f"{question} ({self.clause_label(ask.clause)}).", STRONG)])

    def clause_label(self, clause: str) -> str:
        """Return how people call a clause: its number, or its label."""
        return label_of(self.game.id, clause, self.language)

    def passed_over(self, before: State, state: State) -> list[int]:
        """Seats that an answer did not ask for a secret reason: on a shared screen they get a turn all the same."""
        return []

    def why_passed_over(self) -> str:
        """What a player is told in such a turn."""
        return ""

    def offered(self, ask: Ask) -> Sequence[int]:
        """The answers that are listed; others may be legal without being listed."""
        return ask.options

    def usual(self, ask: Ask) -> int | None:
        """What Enter alone stands for: the only answer there is."""
        offered = self.offered(ask)
        return offered[0] if len(offered) == 1 else None

    def standing_pass(self, state: State, ask: Ask, until: int) -> StandingPass | None:
        """A pass that is given to what is asked now and from now on, until something is worth so much; None in games
        that do not ask the same thing so often."""
        return None

    def remark(self, state: State) -> list[RenderableType]:
        """What everybody can see of the game as a whole, and may overlook."""
        remark = self.game.remark(state)
        return [] if remark is None else [Prose(Text(say(self.language, *remark), STRONG), self.language)]

    def reminder(self, width: int) -> RenderableType:
        """What else can be typed."""
        return Prose(DOT.join([word_of(command, self.language) for command in REMINDED]), self.language, QUIET)

    def hint(self, state: State, ask: Ask) -> str:
        """What is said beside the question: the answers, unless a game says it better."""
        return self.choices(state, ask)

    def choices(self, state: State, ask: Ask) -> str:
        """The answers there are, cut short when they are many."""
        offered = self.offered(ask)
        shown = [self.written(state, ask, option) for option in offered[:MOST_SHOWN]]
        return self.say(self.choices_are(ask), answers="  ".join(shown) + "  …" * (len(offered) > MOST_SHOWN))

    def choices_are(self, ask: Ask) -> str:
        """The message that lists the answers."""
        return "ui-answers"

    def written(self, state: State, ask: Ask, choice: int) -> str:
        """A choice as one types it, in the reader's language."""
        return self.answers.format_choice(state, ask, choice)

    def typed(self, state: State, ask: Ask, text: str) -> str:
        """The notation of what somebody typed."""
        return self.answers.parse(state, ask, text)

    def refusal(self, refused: Illegal) -> str:
        """A refusal with names for seats."""
        facts: Facts = refused.facts | {"clause": cite_clause(refused.game, refused.clause)}
        seat = facts.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            facts["seat"] = self.names[seat]
        for key in ("text", "found"):
            if isinstance(facts.get(key), str):
                facts[key] = cut(str(facts[key]), LONGEST_ECHO)
        unknown = refused.reason == "answer-unknown"  # here a command would have been understood, too
        return say(self.language, "ui-no-answer" if unknown else refused.reason, facts)

    # -- pictures ---------------------------------------------------------------------------------------------

    def title_line(self, bits: Sequence[str], width: int) -> RenderableType:
        """Where the game stands, in one line if there is room."""
        if width < NARROW:
            whole = DOT.join([bit.replace(" ", NO_BREAK) for bit in bits])
            return Group(Rule(style=QUIET), Prose(whole, self.language, STRONG))
        return Rule(Text(DOT.join(bits), STRONG), style=QUIET, align="left")

    def board(self, view: View, news: RenderableType | None, width: int) -> RenderableType:
        """All that a seat may see."""
        grid = Grid(box=None, show_header=False, pad_edge=False)
        grid.add_column(style=STRONG, overflow="fold")
        grid.add_column(overflow="fold")
        for key, value in view.to_wire().items():
            grid.add_row(Text(key), Text(plain_value(value)))
        return Group(grid, news) if news is not None else grid

    def open_board(self, state: State, width: int) -> RenderableType:
        """All there is to see, hands included."""
        views = [state.view(seat) for seat in (*range(state.seats), SPECTATOR)]
        return Group(*[self.board(view, None, width) for view in views])

    def summary(self, state: State, events: Sequence[Event], reader: int, width: int) -> RenderableType | None:
        """The table of a round that ended among these events, if one did."""
        return None

    def final(self, state: State, reader: int) -> RenderableType:
        """The scores at the end."""
        grid = Grid(box=None, pad_edge=False)
        grid.add_column(self.say("ui-player"))
        grid.add_column(self.say("ui-score"), justify="right")
        for seat, points in enumerate(state.points()):
            mark = "★ " if seat in state.winners() else "  "
            grid.add_row(Text(mark + self.who(seat, reader)), str(points))
        return grid

    def aid(self, view: View) -> RenderableType:
        """The aid card of the game: its reference."""
        sections = self.game.reference(self.game.agree(self.options), "")
        if not sections:
            return Prose(self.say("ui-no-aid"), self.language)
        return Group(*[line for section in sections for line in self.reference_lines(section)])

    def reference_lines(self, section: Section) -> list[RenderableType]:
        """A section of the reference, its marks in a column."""
        marks = max([len(entry.mark) for entry in section.entries])
        lines: list[RenderableType] = [Text(self.say(section.title), STRONG)]
        for entry in section.entries:
            mark = Text(f" {entry.mark:>{max(marks, 2)}}  " if marks else "  ", STRONG)
            line = joined([mark, self.reference_line(entry), Text(f" ({self.clause_label(entry.clause)})", QUIET)])
            lines.append(Prose(line, self.language, hang=len(mark)))
        return lines

    def reference_line(self, entry: Entry) -> str:
        """What something is called and does."""
        does = self.say(entry.does, **entry.facts)
        return (
            self.say("ui-reference-line", name=self.say(entry.name, **entry.facts), text=does) if entry.name else does
        )

    def tricks(self, view: View) -> RenderableType:
        """What lies in the tricks already taken, when it may be looked at."""
        return Prose(self.say("ui-no-tricks"), self.language)


def plain_value(value: object) -> str:
    if isinstance(value, list | tuple):
        return " ".join(plain_value(item) for item in value) or "–"
    return str(value)
