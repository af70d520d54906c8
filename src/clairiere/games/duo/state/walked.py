"""The way of the team in a round: for each trick its space before and what happened. All of it is public (9.3).

So the board before each trick of the round can be reconstructed from the present one.
"""

from __future__ import annotations

from typing import Final, Sequence

from ....core.form import Form
from ....core.illegal import abbreviate
from ....core.options import parse_whole
from ..board import Forest

NOTHING: Final = 0
GEM: Final = 1
OFF: Final = 2  # + the end at which the team left the path
WORDS: Final = ("", "gem", "low", "high")
MOST: Final = 99


def mark_of(space: int, what: int, slid: int) -> int:
    """Return the mark of a move: the space before it, what happened, and 4.2.4 the gems that slid when the team left
    the path."""
    return space | what << 4 | slid << 6


BoardState = tuple[int, int, int, list[int], int]  # where the team stands, both ends, the gems, the tokens at hand


def past_boards(d: Forest, walked: Sequence[int]) -> list[BoardState]:
    """Return the board before each trick of the round, and last the present one; empty if the marks are impossible."""
    at, low, high, gems, reserve = d.at, d.low_end, d.high_end, d.gems.copy(), d.reserve
    states = [(at, low, high, gems.copy(), reserve)]
    for i in range(len(walked) - 1, -1, -1):
        what, slid = walked[i] >> 4 & 3, walked[i] >> 6
        if what == GEM:
            gems[at] += 1
        elif what >= OFF:
            inner, outer = (high, high + 1) if what > OFF else (low, low - 1)
            if not 0 <= outer < len(gems) or gems[inner] < slid:
                return []
            gems[inner] -= slid
            gems[outer] += slid
            low, high = (low, outer) if what > OFF else (outer, high)
            reserve += 1
        at = walked[i] & 15
        if not low <= at <= high:
            return []
        states.append((at, low, high, gems.copy(), reserve))
    states.reverse()
    return states


def write_walk(mark: int) -> str:
    """Return a mark as a person writes it."""
    what, slid = mark >> 4 & 3, mark >> 6
    return " ".join([str(mark & 15), *([WORDS[what]] if what else []), *([str(slid)] if slid else [])])


def read_walk(form: Form, where: str, text: str, spaces: int) -> int:
    """Return the mark of a text such as `5`, `7 gem`, `2 low 1`. Raise Illegal."""
    words = [*text.split(), "", "", ""]
    space, what, slid = parse_whole(words[0]), words[1], parse_whole(words[2] or "0")
    if space is None or slid is None or what not in WORDS or len(words) > 6 or space >= spaces or slid > MOST:
        raise form.refusal("duo-walk-mark", where, {"text": abbreviate(text)})
    return mark_of(space, WORDS.index(what), slid)


def read_walks(form: Form, d: Forest, tricks: int) -> list[int]:
    """Return the way of the team in the round, one mark for each trick; by default, none. Raise Illegal."""
    texts = form.words("walked")
    walks = [read_walk(form, f"walked[{i}]", text, d.rules.board.spaces) for i, text in enumerate(texts)]
    if walks and (len(walks) != tricks or not past_boards(d, walks)):
        raise form.refusal("duo-walk-disagrees", "walked", {})
    return walks
