"""Chapter 7, information: what each seat may see, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

from ...core.state import View
from ..trail import past_tricks
from ..tricks import NONE, cards_of
from .cards import CODE, SUITS, TRICKS
from .scoring import SCORE_TABLE
from .trail import known_in_hands

if TYPE_CHECKING:
    from . import schema
    from .state import Renard


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class RenardView(View):
    """7.1 One's own hand, and what lies open; a spectator sees no hand."""

    __slots__ = (
        "about", "buried", "dealer", "decree", "drawn", "hand", "hand_sizes", "known", "leader", "pile_size", "round",
        "rules", "scores", "treasures", "trick", "tricks", "tricks_seen", "winners",
    )  # fmt: skip

    def __init__(self, r: Renard, seat: int) -> None:
        super().__init__(r, seat)
        player = 0 <= seat < r.seats
        self.rules = r.rules.copy()
        self.round = r.round
        self.dealer = r.dealer
        self.scores = (r.scores[0], r.scores[1])
        self.tricks = (r.tricks[0], r.tricks[1])  # 7.2
        self.treasures = (r.treasures[0], r.treasures[1])
        self.decree = r.decree  # 7.4
        self.pile_size = r.pile_size  # 7.4
        self.hand_sizes = (r.hand0.bit_count(), r.hand1.bit_count())
        self.hand = cards_of(r.hand(seat)) if player else ()  # 7.1
        self.drawn = r.drawn if player and seat == r.actor else NONE  # 7.6
        self.buried = cards_of(r.buried_cards(seat)) if player else ()  # 7.6
        first, second = known_in_hands(r.trail)
        self.known = (cards_of(first), cards_of(second))  # 7.5
        self.leader = r.leader
        self.trick = tuple([card for card in (r.lead, r.follow) if card != NONE])
        self.tricks_seen = past_tricks(r.trail, len(self.trick)) if r.rules.open_tricks or r.over else ()  # 7.3
        self.about = r.open[0].about if r.open else "over"
        self.winners = tuple(r.winners())

    @property
    def trump(self) -> int:
        """2.7 The suit of the decree, or NONE before it is turned."""
        return NONE if self.decree == NONE else self.decree // 11

    def to_wire(self) -> schema.RenardView:
        return {
            "game": "renard",
            "seat": self.seat,
            "round": self.round,
            "dealer": self.dealer,
            "target": self.rules.target,
            "score_table": [row.copy() for row in SCORE_TABLE],
            "trick_number": min(self.tricks[0] + self.tricks[1] + 1, TRICKS),
            "scores": list(self.scores),
            "tricks": list(self.tricks),
            "treasures": list(self.treasures),
            "decree": "" if self.decree == NONE else CODE[self.decree],
            "trump": "" if self.decree == NONE else SUITS[self.trump],
            "pile": self.pile_size,
            "hand_sizes": list(self.hand_sizes),
            "hand": [CODE[card] for card in self.hand],
            "drawn": "" if self.drawn == NONE else CODE[self.drawn],
            "buried": [CODE[card] for card in self.buried],
            "known": [[CODE[card] for card in cards] for cards in self.known],
            "leader": self.leader,
            "trick": [CODE[card] for card in self.trick],
            "past_tricks": [
                {"leader": leader, "lead": CODE[lead], "follow": CODE[follow]}
                for leader, lead, follow in self.tricks_seen
            ],
            "about": self.about,
            "clause": self.asks[0].clause if self.asks else "",
            "winners": list(self.winners),
        }
