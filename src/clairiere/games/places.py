"""Reading of a written position: which card is where, each in one place."""

from __future__ import annotations

from ..core.form import Form
from ..core.illegal import Facts
from .tricks import NONE, bits_of, card_in


class Places:
    """The cards of a form read so far, each with its key."""

    def __init__(self, form: Form, names: tuple[str, ...], clause: str) -> None:
        self.form = form
        self.names = names
        self.clause = clause  # that says which cards there are
        self.taken: dict[int, str] = {}

    def cards(self, where: str, codes: list[str]) -> list[int]:
        """Return the cards of some codes. Raise Illegal if one was named before."""
        cards = []
        for i in range(len(codes)):
            card = self.known(f"{where}[{i}]", codes[i])
            if card in self.taken:
                facts: Facts = {"card": self.names[card], "first": self.taken[card]}
                raise self.form.refusal(f"{self.form.game}-card-doubled", f"{where}[{i}]", facts, self.clause)
            self.taken[card] = where
            cards.append(card)
        return cards

    def known(self, where: str, text: str) -> int:
        """Return the card of a code, wherever else it may be. Raise Illegal."""
        card = card_in(self.names, text)
        if card == NONE:
            raise self.form.refusal(f"{self.form.game}-card-unknown", where, {"text": text}, self.clause)
        return card

    def bits(self, where: str, codes: list[str]) -> int:
        """Return the cards of some codes as a set. Raise Illegal."""
        return bits_of(self.cards(where, codes))

    def one(self, key: str) -> int:
        """Return the card under a key; NONE if the key is missing. Raise Illegal."""
        text = self.form.word(key, "", ())
        return self.cards(key, [text])[0] if text else NONE

    def seen_elsewhere(self, key: str, text: str) -> int:
        """Return a card that is also in another place: in a hand, in the pile. Raise Illegal."""
        return self.known(key, text) if text else NONE
