"""Le Renard des Bois drawn at a terminal: the players, the decree, the trick, the hand."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ..core.ask import SPECTATOR, Ask
from ..core.event import Event
from ..core.illegal import Illegal, Word
from ..core.state import State, View
from ..games.renard.cards import CODE, KEEP, SUITS, TRICKS
from ..games.renard.rounds import TABLE
from ..games.renard.speech import ABILITIES, result
from ..games.renard.view import RenardView
from ..games.tricks import NONE
from .plain import Plain
from .renard_cards import SYMBOLS, WIDTH, beside, face, hand_lines, hand_rows, room_for_cards, slot
from .style import DOT, NARROW, NO_BREAK, QUIET, STRONG, Prose, cut, joined

LOOKS_LIKE_A_CARD = re.compile(r"(\d+) *(?:(?:de|des|of) +)?(\w+|[♪⚷☾])?", re.IGNORECASE)
SUIT_WORDS = {
    "B": ("b", "cloche", "cloches", "bell", "bells", "♪"),
    "K": ("k", "clef", "clefs", "clé", "clés", "cle", "cles", "key", "keys", "⚷"),
    "M": ("m", "l", "lune", "lunes", "moon", "moons", "☾"),
}
KEEP_WORDS = ("keep", "garder")


class RenardDrawing(Plain):
    quiet = frozenset({"dealt", "shuffled"})
    pauses = frozenset({"scored"})

    # -- words ------------------------------------------------------------------------------------------------

    def ink(self, sentence: str) -> Text:
        """Card codes stand out, and a list of them begins beside its label."""
        text = Text(re.sub(r": (?=\d+[BKM]\b)", f":{NO_BREAK}", sentence))
        text.highlight_regex(r"\b(?:[1-9]|10|11)[BKM]\b", STRONG)
        return text

    def written(self, state: State, ask: Ask, choice: int) -> str:
        if ask.about == "dealer":
            return self.names[choice]
        notation = state.write(ask, choice)
        return self.say("renard-answer-keep") if notation == "keep" else notation

    def typed(self, state: State, ask: Ask, text: str) -> str:
        """A card by its code, or as one says it: 7 lunes, 7 de lunes, 7 of moons, 7L."""
        if text.lower() in KEEP_WORDS:
            return "keep"
        card = LOOKS_LIKE_A_CARD.fullmatch(text)
        if card is None:
            example = self.written(state, ask, ask.options[0])
            raise Illegal("ui-no-answer", {"text": text, "example": example})
        rank, suit = card[1], (card[2] or "").lower()
        if suit == "c":
            raise Illegal("renard-ui-which-c", {"text": text, "rank": rank})
        return next((rank + letter for letter, words in SUIT_WORDS.items() if suit in words), text)

    def choices(self, state: State, ask: Ask) -> str:
        """All cards of the hand need no list."""
        view = state.view(ask.seat)
        assert isinstance(view, RenardView)
        if not set(view.hand).issubset(ask.options) or len(view.hand) < 2:
            return super().choices(state, ask)
        if KEEP in ask.options:
            return self.say("renard-ui-any-card-or-keep")
        return self.say("renard-ui-any-card", about=ask.about)

    def choices_are(self, ask: Ask) -> str:
        return "renard-ui-playable" if ask.about in ("lead", "follow") else "ui-answers"

    def hint(self, state: State, ask: Ask) -> str:
        return "" if ask.about == "lead" else self.choices(state, ask)

    def reminder(self, width: int) -> RenderableType:
        """The letters of the suits too, unless the hand is written that way."""
        usual = super().reminder(width)
        assert isinstance(usual, Prose)
        suits = self.say("renard-ui-suits") + DOT if self.draws_cards(width) else ""
        return Prose(joined([Text(suits, QUIET), usual.text]), self.language)

    def refusal(self, refused: Illegal) -> str:
        legal = refused.facts.get("legal")
        if isinstance(legal, list):
            refused.facts["legal"] = [Word("renard-answer-keep") if code == "keep" else code for code in legal]
        return super().refusal(refused)

    def suit(self, suit: int) -> str:
        return f"{self.say('renard-suit', suit=SUITS[suit])} {SYMBOLS[suit]}"

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
            parts += [*air, self.hand_title(view), *self.hand(view.hand, self.legal(view), width), *air]
        return Group(*parts)

    def hand(self, hand: Sequence[int], legal: Sequence[int] | None, width: int) -> Sequence[RenderableType]:
        """Cards, or lines where there is no room for a whole hand of cards."""
        if self.draws_cards(width):
            return hand_rows(hand, legal, self.language, width, self.short(width), self.airy(width))
        return hand_lines(hand, legal, self.language)

    def short(self, width: int) -> bool:
        """Whether cards are a line shorter."""
        return self.tight or width < NARROW

    def draws_cards(self, width: int) -> bool:
        return room_for_cards(width, self.height, self.short(width))

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
        if width < NARROW:
            return Group(Rule(style=QUIET), Prose(DOT.join(bits), self.language, STRONG))
        return Rule(Text(DOT.join(bits), STRONG), style=QUIET, align="left")

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

    def player(self, view: RenardView, seat: int) -> Text:
        """A name; ▸ before whoever is asked, ★ before a winner."""
        mark = "★" if seat in view.winners else "▸" if seat in view.waiting else " "
        return Text(f"{mark} {self.who(seat, view.seat)}", STRONG if mark != " " else "")

    def strips(self, view: RenardView) -> list[RenderableType]:
        """What the score table gives, and cards that are known to be in a hand (7.5)."""
        lines: list[RenderableType] = [Prose(self.say("renard-ui-table", table=table_line()), self.language, hang=2)]
        for seat in (0, 1):
            if view.known[seat] and seat != view.seat:
                cards = [CODE[card] for card in view.known[seat]]
                known = self.say("renard-ui-known", seat=self.names[seat], cards=cards)
                lines.append(Prose(self.ink(known), self.language, hang=2))
        return lines

    def middle(self, view: RenardView, news: RenderableType | None, width: int) -> RenderableType:
        """The decree, the trick, and what happened lately beside them."""
        short = self.short(width)
        decree = slot(short) if view.decree == NONE else face(view.decree, self.language, short=short)
        cards = [face(card, self.language, short=short) for card in view.trick]
        cards += [slot(short)] * (2 - len(cards))
        leader = max(view.leader, 0)
        titles = [self.say("renard-ui-decree"), *[self.who(seat, view.seat) for seat in (leader, 1 - leader)]]
        head = [Text(cut(short_name(title), WIDTH)) for title in titles]
        for title in head:
            title.align("center", WIDTH)
        space = [Text(" ")] * (len(decree) + 1)
        lines = beside([[head[0], *decree], space, [head[1], *cards[0]], [head[2], *cards[1]]])
        if news is None:
            return Group(*lines)
        grid = Grid.grid(padding=(0, 3, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_row(Group(*lines), news)
        return grid

    def hand_title(self, view: RenardView) -> RenderableType:
        title = Text(self.say("renard-ui-your-hand"), STRONG)
        if view.buried:
            buried = self.say("renard-ui-buried", cards=[CODE[card] for card in view.buried])
            title = joined([title, "  ", self.ink(buried)])
        return Prose(title, self.language)

    def legal(self, view: RenardView) -> tuple[int, ...] | None:
        return tuple(view.asks[0].options) if view.asks else None

    def open_board(self, state: State, width: int) -> RenderableType:
        """Both hands open."""
        parts = [self.board(state.view(SPECTATOR), None, width)]
        for seat in (0, 1):
            view = state.view(seat)
            assert isinstance(view, RenardView)
            if view.hand:
                parts.append(Text(self.say("renard-ui-hand-of", seat=self.names[seat]), STRONG))
                parts += self.hand(view.hand, None, width)
        return Group(*parts)

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

    # -- the aid and the past -----------------------------------------------------------------------------------

    def aid(self, view: View) -> RenderableType:
        """1.3 The six abilities and the score table, with the result names of the edition."""
        assert isinstance(view, RenardView)
        lines: list[RenderableType] = [Text(self.say("renard-ui-abilities"), STRONG)]
        for rank in ABILITIES:
            sentence = self.say(f"renard-ability-{rank}")
            lines.append(Prose(joined([Text(f"{rank:>3}  ", STRONG), sentence]), self.language, hang=5))
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        grid.add_column(justify="right")
        for low, high, points in table_lines():
            span = str(low) if low == high else f"{low}–{high}"
            grid.add_row(Text(span), Text(self.result(view, low)), Text(self.say("renard-ui-gives", points=points)))
        return Group(*lines, Text(""), Text(self.say("renard-ui-score-table"), STRONG), Padding(grid, (0, 0, 0, 2)))

    def tricks(self, view: View) -> RenderableType:
        """7.3 The past tricks, if the players agreed that they may be looked at."""
        assert isinstance(view, RenardView)
        if not view.rules.open_tricks and not view.over:
            return Prose(self.say("renard-ui-tricks-closed"), self.language)
        if not view.tricks_seen:
            return Prose(self.say("renard-ui-tricks-none"), self.language)
        lines: list[RenderableType] = []
        for number, (leader, lead, follow) in enumerate(view.tricks_seen, 1):
            you = "leader" if view.seat == leader else "follower" if view.seat == 1 - leader else "none"
            names = {"leader": self.names[leader], "follower": self.names[1 - leader], "you": you}
            facts = names | {"number": number, "lead": CODE[lead], "follow": CODE[follow]}
            lines.append(Prose(self.ink(self.say("renard-ui-past-trick", **facts)), self.language, hang=2))
        return Group(*lines)


def short_name(name: str) -> str:
    """A name that stands over a card goes without what its brackets say."""
    return name if len(name) <= WIDTH else name.partition(" (")[0]


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
