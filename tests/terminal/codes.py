"""The cards that a text names, whichever language it speaks, in the notation of records."""

import re

from clairiere.words import LANGUAGES, suit_letters

SUITS = {"renard": "BKM", "duo": "DRS"}


def cards_named(text: str, game: str = "renard") -> set[str]:
    spoken = {suit_letters(language, suit): suit for language in LANGUAGES for suit in SUITS[game]}
    codes = re.findall(rf"\b([1-9]|10|11)([{''.join(spoken)}])\b", text)
    return {rank + spoken[letter] for rank, letter in codes}
