"""Cards of a game of tricks in box characters: rank and suit in letters, colour only as a help."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import final

from rich.text import Text

from ...games.tricks import RANK, SUIT
from ...words import localize, say
from ..style import LIT, PAPER, SHADE, Prose, joined, side_by_side

WIDTH = 10
LABEL = 11  # columns before a line of a hand
STEP = "•"  # a step that a card moves something by


@final
class Deck:
    """What the cards of one game look like: codes, letters of the suits with a symbol and an ink each, names, steps."""

    def __init__(
        self,
        game: str,
        codes: Sequence[str],
        suits: str,
        symbols: str,
        inks: Sequence[str],
        hand: int,
        label: str,
        steps: Sequence[int] = (),
    ) -> None:
        self.game = game
        self.codes = codes
        self.suits = suits
        self.symbols = symbols  # one column wide in common fonts
        self.inks = inks
        self.hand = hand  # cards of a whole one
        self.label = label  # the messages that name the odd cards, up to their ranks
        self.steps = steps  # by card; none in most games

    def code(self, card: int, language: str) -> str:
        """A card as readers of a language write it."""
        return localize(language, self.codes[card])

    def paws(self, card: int) -> str:
        """How far a card moves something, as dots; nothing in a game without."""
        return STEP * self.steps[card] if self.steps else ""

    # -- one card ---------------------------------------------------------------------------------------------

    def face(self, card: int, language: str, edge: str = PAPER, short: bool = False) -> list[Text]:
        """A card of four lines, or three: its steps, its code, its suit, its ability."""
        shaded = edge == SHADE
        name = say(language, f"{self.label}-{RANK[card]}") if RANK[card] % 2 else ""
        ink = SHADE if shaded else self.inks[SUIT[card]]
        code = f" {self.code(card, language):<5}{self.symbols[SUIT[card]]} "
        inside = joined([Text("│", edge), Text(code, ink), Text("│", edge)])
        steps = f" {self.paws(card) or 0} " if self.steps else ""
        lines = [ribbon(steps, "╭", "─", "╮", edge), inside]
        if short:
            return [*lines, ribbon(name, "╰", "─", "╯", edge)]
        return [*lines, ribbon(name, "│", " ", "│", edge), ribbon("", "╰", "─", "╯", edge)]

    def raised(self, card: int, legal: bool, language: str, short: bool) -> list[Text]:
        """A card in its place of the hand: a legal one a line higher than the others."""
        if legal:
            return [*self.face(card, language, LIT, short), Text(f"{'▲':^{WIDTH}}")]
        return [Text(" " * WIDTH), *self.face(card, language, SHADE, short)]

    # -- a hand -----------------------------------------------------------------------------------------------

    def most_lines(self, width: int, short: bool) -> int:
        """What a whole hand of cards takes, each row with its legal cards raised."""
        return rows_of(self.hand, width) * (4 if short else 5)

    def hand_lines(self, hand: Sequence[int], legal: Collection[int] | None, language: str) -> list[Prose]:
        """A hand in a line for each suit, where there is no room for cards."""
        lines = []
        for suit, letter in enumerate(self.suits):
            held = [card for card in hand if SUIT[card] == suit]
            name = f"{self.symbols[suit]} {say(language, f'{self.game}-suit', {'suit': letter})}"
            inks = [self.inks[suit] if legal is None or card in legal else SHADE for card in held]
            names = [self.code(card, language) + self.paws(card) for card in held]
            codes = [Text(code, ink) for code, ink in zip(names, inks, strict=True)]
            if held:
                lines.append(Prose(joined([Text(f"{name:<{LABEL}}"), joined(codes, " ")]), language, hang=LABEL))
        return lines

    def hand_rows(
        self,
        hand: Sequence[int],
        legal: Collection[int] | None,
        language: str,
        width: int,
        short: bool,
        airy: bool = False,
    ) -> list[Text]:
        """A hand in few even rows. If only some cards are legal, these stand higher, marked ▲."""
        gap = gap_in(width)
        each = -(-len(hand) // rows_of(len(hand), width)) or 1
        some = legal is not None and any(card not in legal for card in hand)
        lines: list[Text] = []
        for start in range(0, len(hand), each):
            row = hand[start : start + each]
            lines += [Text("")] * (airy and start > 0)
            if legal is not None and some:
                drawn = side_by_side([self.raised(card, card in legal, language, short) for card in row], gap)
                lines += drawn if drawn[0].plain.strip() else drawn[1:]
            else:
                edge = PAPER if legal is None else LIT
                lines += side_by_side([self.face(card, language, edge, short) for card in row], gap)
        return lines


def ribbon(name: str, left: str, fill: str, right: str, edge: str) -> Text:
    """A name, or a few dots, across the card."""
    middle = Text(f"{name:{fill}^{WIDTH - 2}}", edge if fill == "─" else SHADE if edge == SHADE else PAPER)
    return joined([Text(left, edge), middle, Text(right, edge)])


def slot(short: bool = False) -> list[Text]:
    """The place of a card that is still to come."""
    middle = [Text("┊        ┊") for _ in range(1 if short else 2)]
    return [Text("╭┄┄┄┄┄┄┄┄╮"), *middle, Text("╰┄┄┄┄┄┄┄┄╯")]


def rows_of(cards: int, width: int) -> int:
    """How many rows so many cards take."""
    gap = gap_in(width)
    return -(-cards // max(1, (width + gap) // (WIDTH + gap))) or 1


def gap_in(width: int) -> int:
    return 0 if width < 4 * WIDTH + 3 else 1
