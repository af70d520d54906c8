"""Le Renard des Bois drawn at a terminal: the players, the decree, the trick, the hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ...core.ask import SPECTATOR, Ask
from ...core.event import Event
from ...core.state import State, View
from ...games.renard.cards import CODE, HAND, KEEP, SUITS, TRICKS
from ...games.renard.scoring import TABLE, result
from ...games.renard.view import RenardView
from ...games.tricks import NONE
from ..style import DOT, NARROW, QUIET, STRONG, Prose, joined
from ..tricks.cards import Deck
from ..tricks.drawing import TricksDrawing, TricksView

INKS = ("bold #7a4d00 on #efe6d0", "bold #14536e on #efe6d0", "bold #553a86 on #efe6d0")


class RenardDrawing(TricksDrawing):
    quiet = frozenset({"dealt", "shuffled"})
    pauses = frozenset({"scored"})
    deck = Deck("renard", CODE, SUITS, "♪⚷☾", INKS, HAND, "renard-card")
    around = (16, 23)

    def tricks_view(self, view: View) -> TricksView:
        assert isinstance(view, RenardView)
        return view

    # -- words ------------------------------------------------------------------------------------------------

    def any_card(self, ask: Ask) -> str:
        if KEEP in ask.options:
            return self.say("renard-ui-any-card-or-keep")
        return self.say("renard-ui-any-card", about=ask.about)

    def result(self, view: RenardView, tricks: int) -> str:
        return self.say(f"renard-result-{view.rules.edition}-{result(tricks)}")

    # -- the table --------------------------------------------------------------------------------------------

    def board(self, view: View, news: RenderableType | None, width: int) -> RenderableType:
        assert isinstance(view, RenardView)
        if not view.round:
            return Prose(self.say("renard-ui-before"), self.language)
        blank: list[RenderableType] = [] if self.tight else [Text("")]
        air = blank if self.airy(width) else []
        parts = [self.heading(view, width), self.players(view, width)]
        if view.decree != NONE:
            parts += self.strips(view)
            if news is not None and width < NARROW:
                parts += [*air, news]
                news = None
            parts += [*(air if width < NARROW else blank), self.middle(view, news, width)]
        if view.hand:
            parts += [*air, self.hand_title(view), *self.own_hand(view, width), *air]
        return Group(*parts)

    def heading(self, view: RenardView, width: int) -> RenderableType:
        """Where the game stands, in one line."""
        bits = [self.say("renard-ui-round", number=view.round)]
        if view.decree == NONE:
            bits.append(self.say("renard-ui-dealing"))
        else:
            if not view.over:
                bits.append(self.say("renard-ui-trick", number=min(sum(view.tricks) + 1, TRICKS), most=TRICKS))
            bits.append(self.say("renard-ui-trump", suit=self.suit(view.trump)))
            bits.append(self.say("renard-ui-pile", count=view.pile_size))
        bits.append(self.say("renard-ui-target", target=view.rules.target))
        return self.title_line(bits, width)

    def players(self, view: RenardView, width: int) -> RenderableType:
        """Both players: cards, tricks and what they are worth, treasures, total."""
        wide = width >= NARROW
        grid = Grid(box=None, pad_edge=False, padding=(0, 2 if wide else 1, 0, 0), header_style="none")
        grid.add_column(Text("  " + self.say("ui-player")), no_wrap=True, max_width=24, overflow="ellipsis", ratio=1)
        if wide:
            grid.add_column(Text(self.say("renard-ui-hand")), justify="right")
        grid.add_column(Text(self.say("renard-ui-tricks")), justify="right")
        grid.add_column(Text(self.say("renard-ui-worth")), no_wrap=True)
        if wide:
            grid.add_column(Text(self.say("renard-ui-treasures")), justify="right")
        grid.add_column(Text(self.say("ui-score")), justify="right", style=STRONG)
        for seat in (0, 1):
            tricks = view.tricks[seat]
            cells = [str(tricks), f"{TABLE[tricks]} · {self.result(view, tricks)}", str(view.scores[seat])]
            if wide:
                cells = [str(view.hand_sizes[seat]), *cells[:2], str(view.treasures[seat]), cells[2]]
            grid.add_row(self.player(view, seat), *[Text(cell) for cell in cells])
        return grid

    def strips(self, view: RenardView) -> list[RenderableType]:
        """What the score table gives, and cards that are known to be in a hand (7.5)."""
        lines: list[RenderableType] = [Prose(self.say("renard-ui-table", table=table_line()), self.language, hang=2)]
        for seat in (0, 1):
            if view.known[seat] and seat != view.seat:
                cards = [CODE[card] for card in view.known[seat]]
                known = self.say("renard-ui-known", seat=self.names[seat], cards=cards)
                lines.append(Prose(self.ink(known), self.language, hang=2))
        return lines

    def hand_title(self, view: RenardView) -> RenderableType:
        title = Text(self.say("renard-ui-your-hand"), STRONG)
        if view.buried:
            buried = self.say("renard-ui-buried", cards=[CODE[card] for card in view.buried])
            title = joined([title, "  ", self.ink(buried)])
        return Prose(title, self.language)

    # -- the ends ---------------------------------------------------------------------------------------------

    def summary(self, state: State, events: Sequence[Event], reader: int, width: int) -> RenderableType | None:
        """5.6 The round in a table: tricks, result, points, treasures, total."""
        scored = [event.what for event in events if event.verb == "scored"][-2:]
        view = state.view(SPECTATOR)
        assert isinstance(view, RenardView)
        if not scored:
            return None
        grid = Grid(box=None, pad_edge=False, padding=(0, 1 if width < NARROW else 2, 0, 0), header_style="none")
        grid.add_column(Text(self.say("ui-player")), no_wrap=True, overflow="ellipsis", ratio=1, max_width=24)
        sevens = "renard-ui-treasures-short" if width < NARROW else "renard-ui-treasures"
        for id in ("renard-ui-tricks", "renard-ui-result", "renard-ui-points", sevens, "ui-score"):
            grid.add_column(Text(self.say(id)), justify="left" if id.endswith("result") else "right", no_wrap=True)
        for seat, tricks, points, treasures, total in scored:
            cells = [str(tricks), self.result(view, tricks), f"+{points}", f"+{treasures}"]
            grid.add_row(Text(self.who(seat, reader)), *[Text(cell) for cell in cells], Text(str(total), STRONG))
        title = self.say("renard-ui-round-over", number=view.round if view.over else view.round - 1)
        return Group(Rule(Text(title, STRONG), style=QUIET, align="left"), grid)

    # -- the past -----------------------------------------------------------------------------------

    def may_look_back(self, view: View) -> bool:
        """7.3 If the players agreed that they may be looked at."""
        assert isinstance(view, RenardView)
        return view.rules.open_tricks or view.over


def table_lines() -> list[tuple[int, int, int]]:
    """5.1 The score table: from so many tricks to so many, and the points."""
    lines: list[tuple[int, int, int]] = []
    for tricks, points in enumerate(TABLE):
        if lines and lines[-1][2] == points and result(lines[-1][0]) == result(tricks):
            lines[-1] = (lines[-1][0], tricks, points)
        else:
            lines.append((tricks, tricks, points))
    return lines


def table_line() -> str:
    spans = [(str(low) if low == high else f"{low}–{high}", points) for low, high, points in table_lines()]
    return DOT.join(f"{span} → {points}" for span, points in spans)
