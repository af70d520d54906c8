"""Read typed cards of Jeton Rouge: `3 3 +1` for the own stack, `Ben 4` for Ben's stack, `Ben 3, me 4` to share."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..core.illegal import Illegal
from ..games.jeton.cards import show
from ..games.jeton.state.state import Jeton
from .answers import fold

LETTERS = "ABCDEF"  # of the seats
CARD = r"(?:\+1|\+(?![^\W\d])|[1234]|p(?![^\W\dp]))"  # people also type 1 or + for +1
CARDS = rf"{CARD}(?:[\s,]*{CARD})*"
SHOUT = ("r", "shout", "annoncer", "annonce", "j'annonce", "rouge", "red")
PASS = ("pass", "passe", "passer", "je passe", "non", "n", "no")
DRAW = ("draw", "pioche", "piocher", "je pioche")
KEEP_ALL = ("tout", "all", "tout garder", "je garde tout", "keep all", "tout pour moi")
EACH_HIS_OWN = ("chacun", "each", "chacun le sien", "each his own")
ME = ("moi", "vous", "me", "you")
WORDS = {  # other words for a notation that is a word
    "propose": ("proposer", "je propose", "propose"),
    "agree": ("accepter", "j'accepte", "d'accord", "accord", "oui", "o", "yes", "y"),
    "withdraw": ("retirer", "je retire", "retrait"),
    "leave": ("quitter la partie", "leave the game"),
}
NOTATION = r"(?:bid|open|raise +\d|share +\d *:|share$|propose|agree|withdraw|leave|cancel|take back|skip)\b.*|share"


def is_word(text: str, word: str) -> bool:
    """Return True if a text is this word, with or without its punctuation: rouge for « Rouge ! »."""
    given, wanted = fold(text), fold(word)
    return given == wanted or (bool(without_marks(wanted)) and without_marks(given) == without_marks(wanted))


def without_marks(text: str) -> str:
    return re.sub(r"[\W_]+", "", text)


def parse_cards(text: str) -> str | None:
    """Return cards in notation (33p) from 33p, 3 3 p, 3 3 +1 or 3,3,+1; None if the text is something else."""
    if not re.fullmatch(CARDS, text):
        return None
    return "".join([sign if sign in "234" else "p" for sign in re.findall(CARD, text)])


class Players:
    """Finds the player meant by a name, its first word, the letter of a seat, or "me"."""

    def __init__(self, names: Sequence[str], me: int) -> None:
        self.names = names
        self.meant: dict[str, set[int]] = {word: {me} for word in ME}
        for seat, name in enumerate(names):
            for label in (name, re.sub(r" *\([^)]*\)", "", name), name.split(" ")[0], LETTERS[seat]):
                self.meant.setdefault(fold(label), set()).add(seat)
        labels = "|".join([re.escape(label) for label in sorted(self.meant, key=len, reverse=True) if label])
        word = rf"(?P<who>{labels})(?![^\W\d_])"
        self.part = re.compile(rf"[\s,;]*\+?(?:(?:sur|pour|on|for|to|a) +)?{word}\s*:?\s*(?P<cards>{CARDS})")

    def parts(self, text: str) -> list[tuple[int, str]]:
        """Return seats and their cards from a text like `B 3 +1, Cléo 4`; an empty list if it has another form."""
        parts: list[tuple[int, str]] = []
        at = 0
        while at < len(text):
            part = self.part.match(text, at)
            if part is None:
                return []
            parts.append((self.seat(part["who"]), parse_cards(part["cards"]) or ""))
            at = part.end()
        return parts

    def seat(self, word: str) -> int:
        """Return the seat that a word means. Raises Illegal if it means several."""
        seats = sorted(self.meant[word])
        if len(seats) > 1:
            meant = [f"{LETTERS[seat]} ({self.names[seat]})" for seat in seats]
            raise Illegal("jeton-ui-which", {"text": word, "letters": meant})
        return seats[0]


def parse_lay(j: Jeton, seat: int, text: str, players: Players) -> str:
    """Return the notation of a lay: cards alone go to the own stack, cards after a name to that player's stack."""
    text = re.sub(r"^(?:raise|bid|open|pose|poser|ouvre|ouvrir) +", "", text)
    own = parse_cards(text)
    parts = [(seat, own)] if own else players.parts(text)
    if len(parts) != 1:
        return ""
    owner, cards = parts[0]
    return f"bid {cards}" if owner == seat and not j.stacks[seat] else f"raise {owner} {cards}"


def parse_share(j: Jeton, seat: int, text: str, players: Players) -> str:
    """Return the notation of a sharing: keep everything, give each stack back, or give cards to players. The rest stays
    with the player who shares."""
    given = {other: "" for other in j.bidders()}
    if text in EACH_HIS_OWN:
        given |= {other: show(j.stacks[other]) for other in given}
    elif text not in KEEP_ALL:
        parts = players.parts(re.sub(r"^(?:share|partage|partager) +", "", text))
        if not parts:
            return ""
        for other, cards in parts:
            given[other] = given.get(other, "") + cards
    own = seat if seat in given else j.round_winner  # a player who bid nothing may not share: the referee says so
    if not given[own]:
        given[own] = rest_of("".join([show(j.stacks[other]) for other in j.bidders()]), "".join(given.values()))
    return " ".join(["share", *[f"{other}:{cards}" for other, cards in given.items() if cards]])


def rest_of(cards: str, given: str) -> str:
    """Return the cards that remain after some were given."""
    return "".join([sign * (cards.count(sign) - given.count(sign)) for sign in "234p"])
