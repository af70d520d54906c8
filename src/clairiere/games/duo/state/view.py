"""Chapter 9, information: what each seat may see, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

from ....core.state import View
from ...trail import past_tricks
from ...tricks import CARDS, NONE, cards_of
from ..cards import CODE, ROUNDS, SUITS, TRICKS
from ..reach import out_of_reach
from ..schema import RESULTS
from .trail import known_in_hand

if TYPE_CHECKING:
    from .. import schema
    from .state import Duo


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class DuoView(View):
    """9.1 One's own hand, and what lies open; a spectator sees no hand."""

    __slots__ = (
        "about", "at", "covered", "dealer", "declined", "decree", "ends", "gems", "hand", "hand_sizes", "known",
        "leader", "named", "out_of_reach", "pile_size", "proposed", "proposer", "reserve", "result", "round", "rules",
        "score", "supply", "trick", "tricks", "tricks_seen", "winner", "winners",
    )  # fmt: skip

    def __init__(self, d: Duo, seat: int) -> None:
        super().__init__(d, seat)
        player = 0 <= seat < d.seats
        self.rules = d.rules.copy()
        self.round = d.round  # 9.3
        self.dealer = d.dealer
        self.decree = d.decree  # 9.3
        self.gems = tuple(d.gems)  # 9.3
        self.at = d.at  # 9.3
        self.covered = (d.covered[0], d.covered[1])  # 9.3
        self.ends = (d.low_end, d.high_end)  # 1.6
        self.reserve = d.reserve
        self.supply = d.supply
        self.pile_size = d.pile.bit_count()  # 9.3 no more of the pile
        self.hand_sizes = (d.hand0.bit_count(), d.hand1.bit_count())  # 9.1
        self.hand = cards_of(d.hand(seat)) if player else ()  # 9.1
        self.known = (cards_of(known_in_hand(d.trail, 0, player)), cards_of(known_in_hand(d.trail, 1, player)))  # 9.1
        self.leader = d.leader
        self.trick = tuple([card for card in (d.lead, d.follow) if card != NONE])
        self.tricks = d.tricks
        shown = d.rules.open_tricks or d.over or d.tricks == TRICKS  # 9.2
        self.tricks_seen = past_tricks(d.trail, len(self.trick)) if shown else ()
        self.winner = d.winner
        self.named = d.named
        self.proposer = d.proposer
        self.proposed = d.proposed
        self.declined = d.declined
        self.about = d.open[0].about if d.open else "over"
        self.out_of_reach = out_of_reach(d)  # 7.5
        self.result = RESULTS[d.result]
        self.score = d.score
        self.winners = tuple(d.winners())

    @property
    def trump(self) -> int:
        """2.8 The suit of the decree, or NONE before it is turned."""
        return NONE if self.decree == NONE else self.decree // 11

    def to_wire(self) -> schema.DuoView:
        board = self.rules.board
        return {
            "game": "duo",
            "seat": self.seat,
            "level": self.rules.level,
            "side": board.side,
            "reconstruction": board.reconstruction,
            "round": self.round,
            "dealer": self.dealer,
            "gems": list(self.gems),
            "plus": list(board.plus),
            "gems_to_come": [] if self.result or self.round == ROUNDS else list(board.plus),  # 6.2
            "start": board.start,
            "at": self.at,
            "covered": list(self.covered),
            "forest_tokens": self.reserve,
            "supply": self.supply,
            "decree": "" if self.decree == NONE else CODE[self.decree],
            "trump": "" if self.decree == NONE else SUITS[self.trump],
            "pile": self.pile_size,
            "hand_sizes": list(self.hand_sizes),
            "hand": [CODE[card] for card in self.hand],
            "known": [[CODE[card] for card in cards] for cards in self.known],
            "leader": self.leader,
            "trick": [CODE[card] for card in self.trick],
            "tricks": self.tricks,
            "trick_number": min(self.tricks + 1, TRICKS),
            "winner": self.winner,
            "named": self.named,
            "gift": CODE[self.sealed] if 0 <= self.sealed < CARDS else "",
            "proposed": None if self.proposed == NONE else {"seat": self.proposer, "space": self.proposed},
            "declined": self.declined,
            "past_tricks": [
                {"leader": leader, "lead": CODE[lead], "follow": CODE[follow]}
                for leader, lead, follow in self.tricks_seen
            ],
            "about": self.about,
            "clause": self.asks[0].clause if self.asks else "",
            "out_of_reach": self.out_of_reach,
            "result": self.result,
            "score": self.score,
            "winners": list(self.winners),
        }
