"""How any game is drawn that has no drawing of its own: the values of its view, and its words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..core.ask import SPECTATOR, Ask
from ..core.event import Event
from ..core.game import Game
from ..core.illegal import Facts, Illegal
from ..core.state import State, View
from ..words import say
from .style import EMBER, STRONG, Prose, joined

MOST_SHOWN = 40


class Plain:
    """Draws one game for readers of one language. `names` are the players', by seat."""

    quiet: frozenset[str] = frozenset()  # events that the drawing itself shows
    pauses: frozenset[str] = frozenset()  # events after which a round is summed up
    answers: dict[str, str] = {}  # noqa: RUF012  # words people type, and the notation they stand for

    def __init__(self, game: Game, names: Sequence[str], language: str) -> None:
        self.game = game
        self.names = list(names)
        self.language = language
        self.airy = False  # there is room for blank lines

    def say(self, id: str, **facts: object) -> str:
        return say(self.language, id, facts)

    # -- words ------------------------------------------------------------------------------------------------

    def title(self) -> str:
        return self.say(f"{self.game.id}-title")

    def event(self, state: State, event: Event) -> Text:
        """What happened; the secrets it still carries are said."""
        return self.ink(say(self.language, *self.game.speak_event(state, event, self.names)))

    def ink(self, sentence: str) -> Text:
        """A sentence with what deserves it made to stand out."""
        return Text(sentence)

    def news(self, state: State, events: Sequence[Event], width: int) -> RenderableType:
        """What happened lately, in the words of the seat that reads it."""
        return Group(*[Prose(self.event(state, event), self.language, hang=2) for event in events])

    def prompt(self, state: State, ask: Ask) -> RenderableType:
        """Who must do what, by which clause, and the answers there are."""
        badge = Text(f" {self.names[ask.seat]} ", EMBER)
        question = say(self.language, *self.game.speak_ask(state, ask))
        if len(ask.options) == 1:
            answers = self.say("ui-only-answer", answer=self.written(state, ask, ask.options[0]))
        else:
            answers = self.hint(state, ask)
        sentence = Text(f"{question} ({ask.clause}).", STRONG)
        return Prose(joined([badge, " ", sentence, "  ", self.ink(answers)]), self.language, hang=2)

    def hint(self, state: State, ask: Ask) -> str:
        """What the question does not say by itself."""
        return self.choices(state, ask)

    def choices(self, state: State, ask: Ask) -> str:
        """The answers there are, cut short when they are many."""
        shown = [self.written(state, ask, option) for option in ask.options[:MOST_SHOWN]]
        return self.say("ui-answers", answers="  ".join(shown) + ("  …" if len(ask.options) > MOST_SHOWN else ""))

    def written(self, state: State, ask: Ask, choice: int) -> str:
        """The notation of a choice, in the reader's language where it is a word."""
        return state.write(ask, choice)

    def typed(self, text: str) -> str:
        """The notation of what somebody typed."""
        return self.answers.get(text.lower(), text)

    def refusal(self, refused: Illegal) -> str:
        """A refusal with names for seats."""
        facts: Facts = refused.facts | {"clause": refused.clause}
        seat = facts.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            facts["seat"] = self.names[seat]
        return say(self.language, refused.reason, facts)

    # -- pictures ---------------------------------------------------------------------------------------------

    def board(self, view: View, news: RenderableType | None, width: int) -> RenderableType:
        """All that a seat may see."""
        grid = Grid(box=None, show_header=False, pad_edge=False)
        grid.add_column(style=STRONG, overflow="fold")
        grid.add_column(overflow="fold")
        for key, value in view.wire().items():
            grid.add_row(Text(key), Text(plain_value(value)))
        return Group(grid, news) if news is not None else grid

    def open_board(self, state: State, width: int) -> RenderableType:
        """All there is to see, hands included."""
        views = [state.view(seat) for seat in (*range(state.seats), SPECTATOR)]
        return Group(*[self.board(view, None, width) for view in views])

    def summary(self, state: State, events: Sequence[Event], width: int) -> RenderableType | None:
        """The table of a round that ended among these events, if one did."""
        return None

    def final(self, state: State) -> RenderableType:
        """The scores at the end."""
        grid = Grid(box=None, pad_edge=False)
        grid.add_column(self.say("ui-player"))
        grid.add_column(self.say("ui-score"), justify="right")
        for seat, points in enumerate(state.points()):
            mark = "★ " if seat in state.winners() else "  "
            grid.add_row(Text(mark + self.names[seat]), str(points))
        return grid

    def aid(self, view: View) -> RenderableType:
        """The aid card of the game."""
        return Prose(self.say("ui-no-aid"), self.language)

    def tricks(self, view: View) -> RenderableType:
        """What lies in the tricks already taken, when it may be looked at."""
        return Prose(self.say("ui-no-tricks"), self.language)


def plain_value(value: object) -> str:
    if isinstance(value, list | tuple):
        return " ".join(plain_value(item) for item in value) or "–"
    return str(value)
