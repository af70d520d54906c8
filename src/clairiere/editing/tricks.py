"""The parts of the two trick-taking games that can be changed: cards, the round, points; in Duo also the path."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..core.game import find
from ..core.illegal import Facts
from ..games.duo.cards import DECK as DUO_DECK
from ..games.duo.cards import card_named as duo_card
from ..games.duo.game import board_of
from ..games.renard.cards import DECK as RENARD_DECK
from ..games.renard.cards import card_named as renard_card
from .drafts import Editor
from .fields import LIST, ONE, Field, Group, Position, number, pieces, seat, word, words


class TrickEditor(Editor):
    cards: int  # in the deck

    def cards_at(self, path: str, label: str, shape: str = LIST, **facts: object) -> Field:
        return pieces(path, label, self.cards, facts, shape=shape)

    def cards_of_each(self, path: str, label: str, names: Sequence[str]) -> list[Field]:
        return [self.cards_at(f"{path}[{i}]", label, who=name) for i, name in enumerate(names)]

    def cards_on_table(self) -> list[Field]:
        return [self.cards_at("decree", "edit-decree", ONE), self.cards_at("trick", "edit-trick")]

    def target(self, piece: str) -> Mapping[str, object] | None:
        return {"kind": "card", "card": piece}


class RenardEditor(TrickEditor):
    cards = len(RENARD_DECK)
    past = (("trail", "top"), ("asked", "drawn"))
    follows = (("won", "tricks"), ("won", "treasures"), ("hands", "tricks"))
    asked = ("lead", "follow", "exchange", "draw", "bury")

    def groups(self, position: Position, names: Sequence[str]) -> list[Group]:
        pile = self.cards_at("pile", "edit-pile")
        won = [*self.cards_of_each("won", "edit-won", names), *self.cards_of_each("buried", "edit-buried", names)]
        cards = [*self.cards_of_each("hands", "edit-hand", names), *self.cards_on_table(), pile, *won]
        scores = [number(f"scores[{i}]", "edit-score", 99, who=name) for i, name in enumerate(names)]
        turn = [seat("leader", "edit-leader", names), seat("dealer", "edit-dealer", names)]
        asked = word("asked", "edit-asked", words("edit-asked", self.asked))
        return [
            Group("cards", "edit-cards", cards),
            Group("round", "edit-round", [*turn, asked, number("round", "edit-round-number", 99, 1), *scores]),
        ]

    def piece(self, sort: str, piece: str) -> tuple[str, Facts]:
        return find("renard").speak_card(renard_card(piece))


class DuoEditor(TrickEditor):
    cards = len(DUO_DECK)
    past = (
        ("trail", "walked"),
        ("asked", "named", "gift", "proposed", "declined", "ready", "voted", "interrupted", "result"),
    )
    follows = (("hands", "tricks"), ("past", "tricks"))
    asked = ("lead", "follow", "name", "exchange", "give", "move")

    def groups(self, position: Position, names: Sequence[str]) -> list[Group]:
        board = board_of(position["options"]["level"])
        away = [self.cards_at("pile", "edit-rest"), self.cards_at("past", "edit-past")]
        cards = [*self.cards_of_each("hands", "edit-hand", names), *self.cards_on_table(), *away]
        spaces = [number(f"gems[{i}]", "edit-gems", 9, space=i + 1) for i in range(board.spaces)]
        forest = [
            number(f"covered[{end}]", "edit-forest", board.tokens, who=name) for end, name in enumerate(names)
        ]  # the low end belongs to the first seat
        places = [(str(space), str(space + 1)) for space in range(board.spaces)]
        team = Field("at", "edit-team", {}, "word", known=places, sort="seat")
        turn = [seat("leader", "edit-leader", names), seat("dealer", "edit-dealer", names)]
        asked = word("asked", "edit-asked", words("edit-asked", self.asked))
        return [
            Group("cards", "edit-cards", cards),
            Group("path", "edit-path", [team, *spaces, *forest]),
            Group("round", "edit-round", [*turn, asked, number("round", "edit-round-number", 9, 1)]),
        ]

    def piece(self, sort: str, piece: str) -> tuple[str, Facts]:
        return find("duo").speak_card(duo_card(piece))
