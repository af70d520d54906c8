"""The woodland of Root: a map where there is room for one, else a list of clearings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import final

from rich.text import Text

from ...games.root.choices import CLEARING
from ...games.root.state.map import AUTUMN, PRINTED_MAPS, WINTER
from ...games.root.state.terms import CLEARINGS, NOBODY, NONE, PLACES, SUITS, count_of
from ...games.root.state.view import RootView
from ...words import has_message, say
from ..style import EMBER, NO_BREAK, QUIET, STRONG, Prose, joined
from .symbols import FOREST, FREE, PATH, RIVER, RUIN, SUIT_INKS, TAKEN, ink_of, shape

LOW, TALL = 12, 19  # lines of a map
BASE = 80  # columns of the map that the places below are for
WIDEST = 92
ROOM = 17  # columns for a clearing
HALF = 7  # from the left of a clearing to where its paths begin
# Where each clearing, then each forest, is drawn on a low map of 80 columns: about as on the printed boards.
SPOTS: dict[str, tuple[tuple[int, int], ...]] = {
    AUTUMN: (
        (0, 0), (61, 1), (61, 9), (0, 9), (32, 0), (62, 5), (41, 8), (20, 10), (0, 4), (25, 3), (42, 5), (20, 6),
        (24, 1), (14, 3), (58, 3), (10, 6), (31, 8), (53, 7), (63, 7),
    ),
    WINTER: (
        (0, 0), (61, 1), (61, 10), (0, 9), (20, 0), (40, 1), (62, 6), (41, 8), (20, 10), (0, 4), (21, 5), (42, 5),
        (38, 3), (10, 3), (63, 4), (10, 6), (17, 8), (38, 7), (54, 7), (64, 8),
    ),
}  # fmt: skip


@final
class Canvas:
    """Signs on a grid, each with its ink."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.signs = [[" "] * width for _ in range(height)]
        self.inks = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: Text) -> None:
        """Write a text; what does not fit is left out."""
        if not 0 <= y < len(self.signs):
            return
        inks = [str(text.style)] * len(text.plain)
        for span in text.spans:
            inks[span.start : span.end] = [str(span.style) or str(text.style)] * (span.end - span.start)
        for at, sign in enumerate(text.plain[: self.width - x], x):
            self.signs[y][at], self.inks[y][at] = sign, inks[at - x]

    def line(self, start: tuple[int, int], end: tuple[int, int], sign: str, ink: str) -> None:
        """Every second sign of a straight line."""
        across, down = end[0] - start[0], end[1] - start[1]
        steps = max(abs(across) // 2, abs(down), 1)
        for step in range(steps + 1):
            x, y = start[0] + round(across * step / steps), start[1] + round(down * step / steps)
            self.signs[y][x], self.inks[y][x] = sign, ink

    def lines(self) -> list[Text]:
        lines = []
        for signs, inks in zip(self.signs, self.inks, strict=True):
            line = Text()
            for ink, run in groupby(zip(signs, inks, strict=True), lambda pair: pair[1]):
                line.append("".join([sign for sign, _ in run]), ink or None)
            line.rstrip()
            lines.append(line)
        return lines


@final
class Woodland:
    """2.2 to 2.4 What stands where, for readers of one language."""

    def __init__(self, view: RootView, language: str) -> None:
        self.view = view
        self.printed = PRINTED_MAPS[view.board]
        self.language = language
        self.legal = {option - CLEARING for ask in view.asks for option in ask.options[:200] if option >= CLEARING}

    # -- one clearing -----------------------------------------------------------------------------------------

    def suit_word(self, clearing: int) -> str:
        suit = self.view.suits[clearing]
        return say(self.language, f"root-suit-{SUITS[suit]}") if suit != NONE else ""

    def head(self, clearing: int) -> Text:
        """Number, suit, slots: free, taken, under a ruin. One that may be chosen now has ▸ before its number."""
        suit = self.view.suits[clearing]
        number = f"{clearing + 1}"
        name = Text(f"▸{number}", EMBER) if clearing in self.legal else Text(number, STRONG)
        word = Text(self.suit_word(clearing), SUIT_INKS[suit] if suit != NONE else "")
        return joined([name, " ", shape(suit), " ", word, " ", self.slots(clearing)])

    def slots(self, clearing: int) -> Text:
        """2.2.3, 2.2.4; × when nothing may come in any more."""
        free, ruin = self.view.slots[clearing], self.view.ruins >> clearing & 1
        taken = max(0, self.printed.slots[clearing] - free - ruin)
        closed = "×" if self.view.reserved[clearing] == NOBODY else ""
        return Text(TAKEN * taken + FREE * free + RUIN * ruin + closed)

    def pieces(self, clearing: int) -> list[Text]:
        """2.5 A word for each faction that is there; 2.8 whoever rules stands first, in brackets."""
        words = []
        order = sorted(range(len(self.view.factions)), key=lambda seat: seat != self.view.rulers[clearing])
        for seat in order:
            text = self.of_seat(seat, clearing)
            if text:
                rules = seat == self.view.rulers[clearing]
                shown = f"[{text}]" if rules else text
                words.append(Text(shown, ink_of(self.view.factions[seat][1])))
        return words

    def of_seat(self, seat: int, clearing: int) -> str:
        """Letter of the faction, number of warriors, buildings in capitals, tokens in small letters: M3SRw2."""
        view, at = self.view, seat * CLEARINGS + clearing
        warriors = view.warriors[at]
        buildings, tokens = view.pieces[seat]
        signs = [counted(self.letter(name), count_of(view.buildings[at], i)) for i, name in enumerate(buildings)]
        signs += [counted(self.letter(name).lower(), count_of(view.tokens[at], i)) for i, name in enumerate(tokens)]
        text = "".join(signs)
        there = warriors or text or view.pawns[seat] == clearing
        return f"{view.factions[seat][1]}{warriors or ''}{text}" if there else ""

    def letter(self, piece: str) -> str:
        """The letter of a building or token."""
        id = f"root-ui-letter-{piece}"
        return say(self.language, id) if has_message(id, self.language) else piece[0].upper()

    def forest(self, number: int) -> Text:
        """2.4 A forest by its letter, with the pawns in it."""
        place = CLEARINGS + number
        name = f"{FOREST}{self.printed.forest_names[number].upper()}"
        legal = place in self.legal
        pawns = [
            Text(f" {letter}", ink_of(letter))
            for (_, letter), pawn in zip(self.view.factions, self.view.pawns, strict=True)
            if pawn == place
        ]
        return joined([Text(f"▸{name}" if legal else name, EMBER if legal else QUIET), *pawns])

    # -- all of it ----------------------------------------------------------------------------------------------

    def map(self, width: int, height: int) -> list[Text]:
        """2.2.1 Clearings with their paths (·), 2.3 rivers (≈) and 2.4 forests."""
        width = min(width, WIDEST)
        canvas = Canvas(width, height)
        places = [
            (x * (width - ROOM) // (BASE - ROOM), round(y * (height - 2) / (LOW - 2)))
            for x, y in SPOTS[self.view.board]
        ]
        for edges, sign, ink in ((self.printed.rivers, RIVER, "#4f8fc0"), (self.printed.paths, PATH, QUIET)):
            for one, others in enumerate(edges):
                for other in PLACES[others]:
                    if one < other:
                        canvas.line(middle(places[one]), middle(places[other]), sign, ink)
        for number in range(len(self.printed.forest_names)):
            canvas.put(*places[CLEARINGS + number], self.forest(number))
        for clearing in range(CLEARINGS):
            self.draw(canvas, clearing, places[clearing])
        return canvas.lines()

    def draw(self, canvas: Canvas, clearing: int, place: tuple[int, int]) -> None:
        """A clearing in its place: its head, below it what stands there."""
        x, y = place
        for down, line in enumerate([self.head(clearing), *packed(self.pieces(clearing), ROOM)]):
            canvas.put(x, y + down, joined([line, " "]))

    def list(self) -> list[Prose]:
        """Where there is no room for a map: a clearing a line, with the ways that lead from it."""
        lines = []
        for clearing in range(CLEARINGS):
            parts = [self.head(clearing), *self.pieces(clearing)]
            lines.append(Prose(joined([*parts, Text(self.ways(clearing), QUIET)], "  "), self.language, hang=3))
        pawns = [number for number in range(len(self.printed.forests)) if CLEARINGS + number in self.view.pawns]
        legal = [number for number in range(len(self.printed.forests)) if CLEARINGS + number in self.legal]
        woods = [self.forest(number) for number in sorted({*pawns, *legal})]
        return [*lines, Prose(joined(woods, "  "), self.language)] if woods else lines

    def ways(self, clearing: int) -> str:
        """2.2.1 Paths, 2.3 rivers and 2.4.1 forests of a clearing."""
        ways = f"→{NO_BREAK}{numbers(PLACES[self.printed.paths[clearing]])}"
        if self.printed.rivers[clearing]:
            ways += f" {RIVER}{NO_BREAK}{numbers(PLACES[self.printed.rivers[clearing]])}"
        woods = [self.printed.forest_names[place - CLEARINGS].upper() for place in self.printed.forests_at[clearing]]
        return f"{ways} {FOREST}{NO_BREAK}{NO_BREAK.join(woods)}"


def counted(sign: str, count: int) -> str:
    return "" if not count else sign if count == 1 else f"{sign}{count}"


def numbers(places: Sequence[int]) -> str:
    return NO_BREAK.join([str(place + 1) for place in places])


def middle(place: tuple[int, int]) -> tuple[int, int]:
    return place[0] + HALF, place[1]


def packed(parts: Sequence[Text], width: int) -> list[Text]:
    """Short texts in as few lines as they need."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + 1 + part.cell_len <= width:
            lines[-1] = joined([lines[-1], part], " ")
        else:
            lines.append(part)
    return lines
