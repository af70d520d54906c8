"""What games of tricks share at a terminal: how cards are typed, the decree, the trick and the hand."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar, Protocol

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...core.ask import SPECTATOR, Ask
from ...core.state import State, View
from ...games.tricks import NONE
from ...words import suit_letters
from ..drawing import Drawing
from ..style import DOT, NARROW, NO_BREAK, QUIET, STRONG, Prose, cut, joined, side_by_side
from .cards import WIDTH, Deck, slot


class TricksView(Protocol):
    """What such a drawing reads of a view."""

    seat: int
    over: bool
    asks: tuple[Ask, ...]
    waiting: tuple[int, ...]
    winners: tuple[int, ...]
    decree: int
    leader: int
    hand: tuple[int, ...]
    trick: tuple[int, ...]
    tricks_seen: tuple[tuple[int, int, int], ...]


class TricksDrawing(Drawing):
    """A game whose cards lie in tricks. A game adds its board, its choices and its ends."""

    deck: ClassVar[Deck]
    around: ClassVar[tuple[int, int]]  # lines of the first screen beside the hand, on a wide and on a narrow one

    def tricks_view(self, view: View) -> TricksView:
        """The view as that of this game."""
        raise NotImplementedError

    def any_card(self, ask: Ask) -> str:
        """What is said instead of a list when all cards of the hand are answers."""
        raise NotImplementedError

    def may_look_back(self, view: View) -> bool:
        """Whether past tricks are open now."""
        raise NotImplementedError

    # -- words ------------------------------------------------------------------------------------------------

    def ink(self, sentence: str) -> Text:
        """Card codes stand out, and a list of them begins beside its label."""
        code = rf"\d+[{suit_letters(self.language, self.deck.suits)}]\b"
        text = Text(re.sub(rf": (?={code})", f":{NO_BREAK}", sentence))
        text.highlight_regex(rf"\b{code}", STRONG)
        return text

    def choices(self, state: State, ask: Ask) -> str:
        """All cards of the hand need no list."""
        hand = self.tricks_view(state.view(ask.seat)).hand
        if len(hand) < 2 or not set(hand).issubset(ask.options):
            return super().choices(state, ask)
        return self.any_card(ask)

    def choices_are(self, ask: Ask) -> str:
        return f"{self.game.id}-ui-playable" if ask.about in ("lead", "follow") else "ui-answers"

    def hint(self, state: State, ask: Ask) -> str:
        return "" if ask.about == "lead" else self.choices(state, ask)

    def reminder(self, width: int) -> RenderableType:
        """The letters of the suits too, unless the hand is written that way."""
        usual = super().reminder(width)
        assert isinstance(usual, Prose)
        suits = self.word("suits") + DOT if self.draws_cards(width) else ""
        return Prose(joined([Text(suits, QUIET), usual.text]), self.language)

    def suit(self, suit: int) -> str:
        return f"{self.say(f'{self.game.id}-suit', suit=self.deck.suits[suit])} {self.deck.symbols[suit]}"

    def codes(self, cards: Sequence[int]) -> list[str]:
        return [self.deck.code(card, self.language) for card in cards]

    # -- the table --------------------------------------------------------------------------------------------

    def player(self, view: TricksView, seat: int) -> Text:
        """A name; ▸ before whoever is asked, ★ before a winner."""
        mark = "★" if seat in view.winners else "▸" if seat in view.waiting else " "
        return Text(f"{mark} {self.who(seat, view.seat)}", STRONG if mark != " " else "")

    def short(self, width: int) -> bool:
        """Whether cards are a line shorter."""
        return self.tight or width < NARROW

    def draws_cards(self, width: int) -> bool:
        around = self.around[width < NARROW]
        return self.deck.most_lines(width, self.short(width)) + around <= self.height

    def hand(self, hand: Sequence[int], legal: Sequence[int] | None, width: int) -> Sequence[RenderableType]:
        """Cards, or lines where there is no room for a whole hand of cards."""
        if self.draws_cards(width):
            return self.deck.hand_rows(hand, legal, self.language, width, self.short(width), self.airy(width))
        return self.deck.hand_lines(hand, legal, self.language)

    def own_hand(self, view: TricksView, width: int) -> Sequence[RenderableType]:
        return self.hand(view.hand, tuple(view.asks[0].options) if view.asks else None, width)

    def middle(self, view: TricksView, news: RenderableType | None, width: int) -> RenderableType:
        """The decree, the trick, and what happened lately beside them."""
        short = self.short(width)
        decree = slot(short) if view.decree == NONE else self.deck.face(view.decree, self.language, short=short)
        cards = [self.deck.face(card, self.language, short=short) for card in view.trick]
        cards += [slot(short)] * (2 - len(cards))
        leader = max(view.leader, 0)
        titles = [self.word("decree"), *[self.who(seat, view.seat) for seat in (leader, 1 - leader)]]
        head = [Text(cut(short_name(title, WIDTH), WIDTH)) for title in titles]
        for title in head:
            title.align("center", WIDTH)
        space = [Text(" ")] * (len(decree) + 1)
        lines = side_by_side([[head[0], *decree], space, [head[1], *cards[0]], [head[2], *cards[1]]])
        if news is None:
            return Group(*lines)
        grid = Grid.grid(padding=(0, 3, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_row(Group(*lines), news)
        return grid

    def open_board(self, state: State, width: int) -> RenderableType:
        """Both hands open."""
        parts = [self.board(state.view(SPECTATOR), None, width)]
        for seat in (0, 1):
            hand = self.tricks_view(state.view(seat)).hand
            if hand:
                parts.append(Text(self.word("hand-of", seat=self.names[seat]), STRONG))
                parts += self.hand(hand, None, width)
        return Group(*parts)

    # -- the past ---------------------------------------------------------------------------------------------

    def tricks(self, view: View) -> RenderableType:
        """The past tricks, if they may be looked at."""
        seen = self.tricks_view(view)
        if not self.may_look_back(view):
            return Prose(self.word("tricks-closed"), self.language)
        if not seen.tricks_seen:
            return Prose(self.word("tricks-none"), self.language)
        lines: list[RenderableType] = []
        for number, (leader, lead, follow) in enumerate(seen.tricks_seen, 1):
            you = "leader" if seen.seat == leader else "follower" if seen.seat == 1 - leader else "none"
            names = {"leader": self.names[leader], "follower": self.names[1 - leader], "you": you}
            facts = names | {"number": number, "lead": self.deck.codes[lead], "follow": self.deck.codes[follow]}
            lines.append(Prose(self.ink(self.word("past-trick", **facts)), self.language, hang=2))
        return Group(*lines)


def short_name(name: str, width: int) -> str:
    """A name that has little room goes without what its brackets say."""
    return name if len(name) <= width else name.partition(" (")[0]
