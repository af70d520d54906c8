"""Reading where cards lie in a written position: each card once (2.1)."""

from __future__ import annotations

from ....core.form import Form
from ....core.illegal import abbreviate
from ..state.terms import NONE, card_named, card_word


class CardsRead:
    """The cards that a position has named so far, each with the place where it did."""

    def __init__(self, form: Form) -> None:
        self.form = form
        self.taken: dict[int, str] = {}

    def within(self, form: Form) -> CardsRead:
        """Return a reader for a form within this one. It shares the cards and writes places from the root."""
        other = CardsRead(form)
        other.taken = self.taken
        return other

    def read_card(self, where: str, text: str) -> int:
        """Return the card of a code. Refuse one that is unknown or was named before."""
        where = self.form.path_of(where)
        card = card_named(text)
        if card == NONE:
            raise self.form.refusal("root-card-unknown", where, {"text": abbreviate(text)}, "2.1")
        if card in self.taken:
            raise self.form.refusal(
                "root-card-doubled", where, {"card": card_word(card), "first": self.taken[card]}, "2.1"
            )
        self.taken[card] = where
        return card

    def read_cards(self, where: str, texts: list[str]) -> int:
        """Return some cards as a set."""
        cards = 0
        for i in range(len(texts)):
            cards |= 1 << self.read_card(f"{where}[{i}]", texts[i])
        return cards
