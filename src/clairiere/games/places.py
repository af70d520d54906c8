"""Reading a written position: which card lies where, each in one place."""

from __future__ import annotations

from ..core.form import Form
from ..core.illegal import Facts
from .tricks import NONE, bits_of, card_in


class Places:
    """The cards of a form read so far, each with the key it stands under."""

    def __init__(self, form: Form, names: tuple[str, ...], clause: str) -> None:
        self.form = form
        self.names = names
        self.clause = clause  # that says which cards there are
        self.taken: dict[int, str] = {}

    def cards(self, where: str, codes: list[str]) -> list[int]:
        """The cards of some codes, none of which has been named before."""
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
        """The card of a code, wherever else it may stand."""
        card = card_in(self.names, text)
        if card == NONE:
            raise self.form.refusal(f"{self.form.game}-card-unknown", where, {"text": text}, self.clause)
        return card

    def bits(self, where: str, codes: list[str]) -> int:
        """The same as a set."""
        return bits_of(self.cards(where, codes))

    def one(self, key: str) -> int:
        """The card under a key that may be left out."""
        text = self.form.word(key, "", ())
        return self.cards(key, [text])[0] if text else NONE

    def seen_elsewhere(self, key: str, text: str) -> int:
        """A card that lies in another place too: in a hand, in the pile."""
        return self.known(key, text) if text else NONE
