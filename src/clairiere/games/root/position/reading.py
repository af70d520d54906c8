"""A written position while it is read: its form, the state that it fills, and the cards that it has named."""

from __future__ import annotations

from ....core.form import Form
from ..state.state import Root
from ..state.terms import NONE
from .cards import CardsRead


class Reading:
    """A position that is being read; every part of it is read by a function of this folder."""

    def __init__(self, r: Root, form: Form) -> None:
        self.r = r
        self.form = form
        self.cards = CardsRead(form)
        self.letters: list[str] = []  # of the factions, by seat
        self.asked = ""  # the question that the position names

    def seat(self, key: str, form: Form, default: str = "") -> int:
        """Return the seat whose faction has the letter that `key` gives; NONE if it is left out."""
        letter = form.word(key, default, ("", *self.letters))
        return self.letters.index(letter) if letter else NONE
