"""The cards of Le Renard des Bois in box characters: rank and suit in letters, colour only as a help."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from ..games.renard.cards import CODE, RANK, SUIT
from ..words import say
from .style import LIT, PAPER, SHADE, joined

SYMBOLS = "♪⚷☾"  # bells, keys, moons: one column wide in common fonts
INKS = ("bold #7a4d00 on #efe6d0", "bold #14536e on #efe6d0", "bold #553a86 on #efe6d0")
WIDTH = 10
NARROW = 72  # below this many columns cards are a line shorter and the news stand above the table


def face(card: int, language: str, edge: str = PAPER, short: bool = False) -> list[Text]:
    """A card of four lines, or three: its code, its suit, its ability."""
    shaded = edge == SHADE
    name = say(language, f"renard-name-{RANK[card]}") if RANK[card] % 2 else ""
    ink = SHADE if shaded else INKS[SUIT[card]]
    inside = joined([Text("│", edge), Text(f" {CODE[card]:<5}{SYMBOLS[SUIT[card]]} ", ink), Text("│", edge)])
    lines = [Text(f"╭{'─' * 8}╮", edge), inside]
    if short:
        return [*lines, ribbon(name, "╰", "─", "╯", edge)]
    return [*lines, ribbon(name, "│", " ", "│", edge), Text(f"╰{'─' * 8}╯", edge)]


def ribbon(name: str, left: str, fill: str, right: str, edge: str) -> Text:
    """The name across the card; the longest one covers its edges."""
    if len(name) > WIDTH - 2:
        return Text(f"{name:{fill}^{WIDTH}}"[:WIDTH], SHADE if edge == SHADE else PAPER)
    middle = Text(f"{name:{fill}^{WIDTH - 2}}", edge if fill == "─" else SHADE if edge == SHADE else PAPER)
    return joined([Text(left, edge), middle, Text(right, edge)])


def slot(short: bool = False) -> list[Text]:
    """The place of a card that is still to come."""
    middle = [Text("┊        ┊") for _ in range(1 if short else 2)]
    return [Text("╭┄┄┄┄┄┄┄┄╮"), *middle, Text("╰┄┄┄┄┄┄┄┄╯")]


def beside(blocks: Sequence[Sequence[Text]], gap: int = 1) -> list[Text]:
    """Blocks of equal height side by side."""
    return [joined(parts, " " * gap) for parts in zip(*blocks, strict=True)]


def hand_rows(
    hand: Sequence[int], legal: Collection[int] | None, language: str, width: int, airy: bool = False
) -> list[Text]:
    """A hand in as few even rows as the width allows. If only some cards are legal, these stand higher, marked ▲."""
    short = width < NARROW
    gap = 0 if width < 4 * WIDTH + 3 else 1
    fit = max(1, (width + gap) // (WIDTH + gap))
    rows = -(-len(hand) // fit) or 1
    each = -(-len(hand) // rows) or 1
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
