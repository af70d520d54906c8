"""The path of Duo in characters: spaces by number, the team in brackets, gems as diamonds, the forest as trees."""

from __future__ import annotations

from rich.text import Text

from ...games.duo.cards import ROUNDS, TRICKS
from ...games.duo.state.view import DuoView
from ..style import QUIET, STRONG, cut, joined

TREE = "♠"
GEM = "◆"
PLUS = "+"
TEAM = "bold reverse"
CLOSE, FAR = 3, 6  # columns from a space to the next, at least and at most
GEMS_DRAWN = 3  # more of them are a number
LEFT, RIGHT = 13, 10  # columns for words beside the path


def covered(view: DuoView) -> list[int]:
    """1.6 The spaces under the forest."""
    low, high = view.ends
    return [space for space in range(len(view.gems)) if not low <= space <= high]


def coming(view: DuoView) -> list[int]:
    """6.2 How many gems each space gets after the round, 6.3 as the forest stands now; none if no round follows."""
    more = [0] * len(view.gems)
    rounds_left = ROUNDS - view.round - (view.tricks == TRICKS)
    if rounds_left > 0 and not view.over:
        for plus in view.rules.board.plus:
            more[min(max(plus, view.ends[0]), view.ends[1])] += 1
    return more


def step_in(spaces: int, width: int) -> int:
    """How far apart the spaces are drawn."""
    return max(CLOSE, min(FAR, (width - CLOSE - 1) // (spaces - 1)))


def spaces_line(view: DuoView, step: int) -> Text:
    """The spaces from the end of player 0 to that of player 1: [4] the team, (5) the start, ♠ the forest."""
    woods = covered(view)
    last = len(view.gems) - 1
    parts: list[Text] = []
    for space in range(last + 1):
        team, start = space == view.at, space == view.rules.board.start
        sign = f"[{space}]" if team else f"({space})" if start else f" {TREE} " if space in woods else f" {space} "
        way = "┄" if space in woods or space + 1 in woods else "─"
        parts.append(Text(sign, TEAM if team else QUIET if space in woods else STRONG))
        if space < last:
            parts.append(Text(way * (step - len(sign)), QUIET))
    return joined(parts)


def counts_line(counts: list[int], sign: str, step: int) -> Text:
    """Something under each space: drawn while it is little, then counted."""
    cells = []
    for count in counts:
        drawn = sign * count if count <= min(GEMS_DRAWN, step - 1) else f"{count}{sign}"
        cells.append((drawn if len(drawn) == CLOSE else f" {drawn}").ljust(step))
    return Text("".join(cells).rstrip())


def wide_path(view: DuoView, names: list[Text], gems: str, plus: str, width: int) -> list[Text]:
    """The path between the names of the players, its gems and those to come below, each line with its word."""
    step = step_in(len(view.gems), width - LEFT - RIGHT - 3)
    line = spaces_line(view, step)
    line.append("  ")
    for name, room in zip(names, (LEFT, width - LEFT - 1 - line.cell_len), strict=True):
        name.plain = cut(name.plain, room)
    lines = [line + names[1], counts_line(list(view.gems), GEM, step)]
    words = [names[0], Text(cut(gems, LEFT))]
    if any(coming(view)):
        lines.append(counts_line(coming(view), PLUS, step))
        words.append(Text(cut(plus, LEFT)))
    for word in words:
        word.align("left", LEFT + 1)
    return [word + line for word, line in zip(words, lines, strict=True)]


def narrow_path(view: DuoView, names: list[Text], width: int) -> list[Text]:
    """The same with the names above the ends."""
    step = step_in(len(view.gems), width)
    line = spaces_line(view, step)
    room = max(width, line.cell_len)
    for name in names:
        name.plain = cut(name.plain, room // 2 - 1)
    gap = min(line.cell_len, width) - names[0].cell_len - names[1].cell_len
    head = joined([names[0], " " * max(gap, 1), names[1]])
    lines = [head, line, counts_line(list(view.gems), GEM, step)]
    if any(coming(view)):
        lines.append(counts_line(coming(view), PLUS, step))
    return lines
