"""The cards of Le Renard des Bois in box characters: rank and suit in letters, colour only as a help."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from ..games.renard.cards import CODE, HAND, SUITS
from ..games.tricks import RANK, SUIT
from ..words import say
from .style import LIT, NARROW, PAPER, SHADE, Prose, joined

SYMBOLS = "♪⚷☾"  # bells, keys, moons: one column wide in common fonts
INKS = ("bold #7a4d00 on #efe6d0", "bold #14536e on #efe6d0", "bold #553a86 on #efe6d0")
WIDTH = 10
AROUND, AROUND_NARROW = 16, 23  # lines of the first screen beside the hand


def face(card: int, language: str, edge: str = PAPER, short: bool = False) -> list[Text]:
    """A card of four lines, or three: its code, its suit, its ability."""
    shaded = edge == SHADE
    name = say(language, f"renard-card-{RANK[card]}") if RANK[card] % 2 else ""
    ink = SHADE if shaded else INKS[SUIT[card]]
    inside = joined([Text("│", edge), Text(f" {CODE[card]:<5}{SYMBOLS[SUIT[card]]} ", ink), Text("│", edge)])
    lines = [Text(f"╭{'─' * 8}╮", edge), inside]
    if short:
        return [*lines, ribbon(name, "╰", "─", "╯", edge)]
    return [*lines, ribbon(name, "│", " ", "│", edge), Text(f"╰{'─' * 8}╯", edge)]


def ribbon(name: str, left: str, fill: str, right: str, edge: str) -> Text:
    """The name across the card."""
    middle = Text(f"{name:{fill}^{WIDTH - 2}}", edge if fill == "─" else SHADE if edge == SHADE else PAPER)
    return joined([Text(left, edge), middle, Text(right, edge)])


def slot(short: bool = False) -> list[Text]:
    """The place of a card that is still to come."""
    middle = [Text("┊        ┊") for _ in range(1 if short else 2)]
    return [Text("╭┄┄┄┄┄┄┄┄╮"), *middle, Text("╰┄┄┄┄┄┄┄┄╯")]


def beside(blocks: Sequence[Sequence[Text]], gap: int = 1) -> list[Text]:
    """Blocks of equal height side by side."""
    return [joined(parts, " " * gap) for parts in zip(*blocks, strict=True)]


def rows_of(cards: int, width: int) -> int:
    """How many rows so many cards take."""
    gap = gap_in(width)
    return -(-cards // max(1, (width + gap) // (WIDTH + gap))) or 1


def gap_in(width: int) -> int:
    return 0 if width < 4 * WIDTH + 3 else 1


def room_for_cards(width: int, height: int, short: bool) -> bool:
    """Whether a whole hand of cards fits under the table, each row with its legal cards raised."""
    around = AROUND_NARROW if width < NARROW else AROUND
    return rows_of(HAND, width) * (4 if short else 5) + around <= height


def hand_lines(hand: Sequence[int], legal: Collection[int] | None, language: str) -> list[Prose]:
    """A hand in a line for each suit, where there is no room for cards."""
    lines = []
    for suit, letter in enumerate(SUITS):
        held = [card for card in hand if SUIT[card] == suit]
        name = f"{SYMBOLS[suit]} {say(language, 'renard-suit', {'suit': letter})}"
        inks = [INKS[suit] if legal is None or card in legal else SHADE for card in held]
        codes = [Text(CODE[card], ink) for card, ink in zip(held, inks, strict=True)]
        if held:
            lines.append(Prose(joined([Text(f"{name:<{WIDTH}}"), joined(codes, " ")]), language, hang=WIDTH))
    return lines


def hand_rows(
    hand: Sequence[int], legal: Collection[int] | None, language: str, width: int, short: bool, airy: bool = False
) -> list[Text]:
    """A hand in as few even rows as the width allows. If only some cards are legal, these stand higher, marked ▲."""
    gap = gap_in(width)
    each = -(-len(hand) // rows_of(len(hand), width)) or 1
    some = legal is not None and any(card not in legal for card in hand)
    lines: list[Text] = []
    for start in range(0, len(hand), each):
        row = hand[start : start + each]
        lines += [Text("")] * (airy and start > 0)
        if legal is not None and some:
            drawn = beside([raised(card, card in legal, language, short) for card in row], gap)
            lines += drawn if drawn[0].plain.strip() else drawn[1:]
        else:
            lines += beside([face(card, language, PAPER if legal is None else LIT, short) for card in row], gap)
    return lines


def raised(card: int, legal: bool, language: str, short: bool) -> list[Text]:
    """A card in its place of the hand: a legal one a line higher than the others."""
    if legal:
        return [*face(card, language, LIT, short), Text(f"{'▲':^{WIDTH}}")]
    return [Text(" " * WIDTH), *face(card, language, SHADE, short)]
