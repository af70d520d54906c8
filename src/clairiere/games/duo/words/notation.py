"""How choices are written: cards by codes (7R), movements by spaces, deals by their cards, all else by words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.ask import Ask
from ....core.illegal import Illegal, abbreviate
from ...deals import read_card, read_deal, read_dealer, write_deal
from ...tricks import CARDS, cards_of
from ..cards import ALL, AWAY, CODE, HAND, KEEP, NO, READY, SEAT, SPACE, STOP, TOWARD, YES

if TYPE_CHECKING:
    from ..state.state import Duo

WORDS = {"keep": KEEP, "stop": STOP, "yes": YES, "no": NO, "ready": READY}
FARTHEST = 7  # spaces: more than any trick moves


def write(d: Duo, ask: Ask, choice: int) -> str:
    """The notation of a choice; `read` turns it round."""
    if ask.about == "dealer":
        return str(choice)
    if ask.about == "deal":
        return write_deal(CODE, deck_left(d), HAND, choice)
    return choice_notation(choice)


def choice_notation(choice: int) -> str:
    """Return a choice of a player, even a meaningless one. A move away from the winner has a minus."""
    if 0 <= choice < CARDS:
        return CODE[choice]
    for word in WORDS:
        if WORDS[word] == choice:
            return word
    if SEAT <= choice < SEAT + 2:
        return str(choice - SEAT)
    if SPACE <= choice < TOWARD:
        return str(choice - SPACE)
    if TOWARD <= choice <= TOWARD + FARTHEST:
        return str(choice - TOWARD)
    if AWAY < choice <= AWAY + FARTHEST:
        return f"-{choice - AWAY}"
    return abbreviate(choice)


def read(d: Duo, ask: Ask, text: str) -> int:
    """The choice that a notation stands for: understood, not yet judged."""
    if ask.about == "dealer":
        return read_dealer("duo", text, "2.5")
    if ask.about == "deal":
        hand = [read_card("duo", CODE, code, "1.2") for code in text.split()]
        return read_deal("duo", CODE, deck_left(d), HAND, hand, "2.6")
    word = text.lower()
    if word in WORDS:
        return WORDS[word]
    return read_number(ask.about, word) if is_number(word) else read_card("duo", CODE, text, "1.2")


def read_number(about: str, text: str) -> int:
    """A seat to name, a space to cover, or spaces to move."""
    number = int(text)
    if about == "name" and 0 <= number < 2:
        return SEAT + number
    if about == "propose" and 0 <= number < TOWARD - SPACE:
        return SPACE + number
    if about == "move" and -FARTHEST <= number <= FARTHEST:
        return TOWARD + number if number >= 0 else AWAY - number
    raise Illegal("duo-no-number", {"text": text, "about": about}, "duo", CLAUSES.get(about, "3.1.1"))


CLAUSES = {"name": "5.3.1", "propose": "6.4", "move": "4.1.1"}


def is_number(text: str) -> bool:
    """Return True if a text is a small whole number."""
    digits = text[1:] if text[:1] in ("-", "+") else text
    return digits.isascii() and digits.isdigit() and len(digits) < 4


def deck_left(d: Duo) -> tuple[int, ...]:
    """Return the cards that have not been dealt."""
    return cards_of(ALL & ~(d.hand0 | d.hand1))
