"""The parts of Jeton Rouge that can be changed: cards in hands, packs and stacks, tokens, the phase."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.illegal import Facts
from ..games.jeton.cards import PACK, size
from .drafts import Editor
from .fields import LETTERS, Group, Position, number, pieces, seat, word, words

PHASES = ("draw", "open", "bid", "share")
MOST_TOKENS = 20
PACK_CARDS = size(PACK)  # 1.2 of each player


class JetonEditor(Editor):
    past = (
        ("trail", "lays", "table", "draw_no", "turn", "proposals", "seq", "pivot", "asking"),
        ("proposal", "consents", "withdrawals", "launcher", "round_winner", "winners", "skips", "lock", "fresh"),
        ("draw_seat", "leaving"),
    )
    follows = (("phase", "asked"), ("red", "launcher"), ("red", "draw_seat"), ("stacks", "round_winner"))

    def groups(self, position: Position, names: Sequence[str]) -> list[Group]:
        cards = [
            pieces(f"{key}[{i}]", f"edit-{label}", PACK_CARDS * len(names), {"who": name}, shape=LETTERS)
            for key, label in (("hands", "hand"), ("stacks", "stack"), ("packs", "pack"))
            for i, name in enumerate(names)
        ]
        blue = [number(f"blue[{i}]", "edit-blue", MOST_TOKENS, who=name) for i, name in enumerate(names)]
        tokens = [seat("red", "edit-red", names), *blue]
        turn = [word("phase", "edit-phase", words("edit-phase", PHASES)), seat("draw_seat", "edit-draw-seat", names)]
        return [Group("cards", "edit-cards", cards), Group("tokens", "edit-tokens", tokens),
                Group("turn", "edit-turn", turn)]  # fmt: skip

    def piece(self, sort: str, piece: str) -> tuple[str, Facts]:
        return "edit-jeton-card", {"card": piece}
