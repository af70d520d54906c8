"""The trail of a round of Duo: what was seen, in order, and what each player may still know of the other hand."""

from __future__ import annotations

from typing import Final

from ....core.form import Form
from ...trail import PLAYED, TURNED_UP
from ...tricks import BIT, NONE, bits_of
from ..cards import CODE, card_named

EXCHANGED: Final = 192  # + 64 * seat + card: the seat gave this card and took the decree
SWAPPED: Final = 512  # + 64 * card of seat 0 + card of seat 1: a Gift; the two players know both, nobody else does


def gift_of(mark: int, seat: int) -> int:
    """Return the card that a seat gave in a Gift."""
    return mark - SWAPPED & 63 if seat else mark - SWAPPED >> 6


def known_in_hand(trail: list[int], seat: int, player: bool) -> int:
    """9.1, 9.3 Cards of a hand that came there by a Gift or from the decree, until they leave it.

    The players know both cards of a Gift. To anybody else a Gift may have taken any card away.
    """
    known = 0
    decree = NONE
    for mark in trail:
        if mark >= SWAPPED:
            known = (known & ~BIT[gift_of(mark, seat)] | BIT[gift_of(mark, 1 - seat)]) if player else 0
        elif mark >= EXCHANGED:
            if mark - EXCHANGED >> 6 == seat:
                known = known & ~BIT[mark - EXCHANGED & 63] | BIT[decree]
            decree = mark - EXCHANGED & 63
        elif mark >= TURNED_UP:
            decree = mark - TURNED_UP
        elif mark >> 6 == seat:
            known &= ~BIT[mark & 63]
    return known


def trail_agrees(trail: list[int], on_table: list[int], past: int, decree: int) -> bool:
    """The trail begins with the decree turned up and ends with decree and trick as they lie; plays are put away."""
    plays = [mark for mark in trail if mark < TURNED_UP]
    played = [mark & 63 for mark in plays]
    finished = len(plays) - len(on_table)
    decrees = [mark & 63 for mark in trail if TURNED_UP <= mark < SWAPPED]
    return (
        [TURNED_UP <= mark < EXCHANGED for mark in trail] == [True] + [False] * (len(trail) - 1)
        and len(set(played)) == len(played)
        and bits_of(played[:finished]) & ~past == 0
        and finished % 2 == 0
        and plays[finished:] == on_table
        and decrees[-1:] == [decree]
    )


def write_mark(mark: int) -> str:
    """Return a mark of the trail as a person writes it."""
    if mark >= SWAPPED:
        return f"gift {CODE[gift_of(mark, 0)]} {CODE[gift_of(mark, 1)]}"
    if mark >= EXCHANGED:
        return f"{mark - EXCHANGED >> 6} exchanges {CODE[mark & 63]}"
    return f"decree {CODE[mark & 63]}" if mark >= TURNED_UP else f"{mark >> 6} {CODE[mark & 63]}"


def read_mark(form: Form, where: str, text: str) -> int:
    """Return the mark of a text. Raise Illegal."""
    match text.split():
        case ["decree", what] if card_named(what) != NONE:
            return TURNED_UP + card_named(what)
        case ["gift", one, two] if card_named(one) != NONE and card_named(two) != NONE:
            return SWAPPED + 64 * card_named(one) + card_named(two)
        case [("0" | "1") as who, "exchanges", what] if card_named(what) != NONE:
            return EXCHANGED + 64 * int(who) + card_named(what)
        case [("0" | "1") as who, what] if card_named(what) != NONE:
            return PLAYED + 64 * int(who) + card_named(what)
    raise form.refusal("duo-trail-mark", where, {"text": text})


def code_or_empty(card: int) -> str:
    """Return the code of a card, empty for none."""
    return "" if card == NONE else CODE[card]
