"""Duo as numbers: the cards that a seat has seen, the path with its gems, and how the round stands."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, write_i64_le

from ...core.state import State
from ...games.duo.cards import AWAY, ROUNDS, TRICKS
from ...games.duo.state.state import Duo
from ...games.duo.state.trail import known_in_hand
from ...games.tricks import CARDS, NONE
from .encoder import BYTE, Encoder, Field, bit_of, bits_up_to, padded

SPACES: Final = 16  # room for the spaces of a path
ACTIONS: Final = AWAY + 8
ASKED: Final = ("lead", "follow", "name", "exchange", "gift", "move", "propose", "confirm", "agree", "ready")
FIELDS: Final = (
    *padded((
        Field("hand", CARDS, "my cards"),
        Field("about", len(ASKED), "what I am asked: " + ", ".join(ASKED)),
        Field("leader", 1, "I lead this trick"),
        Field("dealer", 1, "I dealt this round"),
        Field("winner", 1, "I won the trick on the table"),
        Field("named", 2, "Foxes have named me, have named the other"),
        Field("round", ROUNDS, "the round"),
        Field("tricks", TRICKS, "as many ones as tricks were played"),
    )),
    *padded((
        Field("decree", CARDS, "the decree"),
        Field("at", SPACES, "where the team token stands"),
        Field("level", 3, "the level"),
    )),
    *padded((
        Field("lead", CARDS, "the card that leads the trick"),
        Field("forest_low", 8, "as many ones as forest tokens cover the low end"),
        Field("forest_high", 8, "as many ones as forest tokens cover the high end"),
    )),
    *padded((
        Field("follow", CARDS, "the card that follows"),
        Field("proposed", SPACES, "the space where the other wants a forest token"),
    )),
    *padded((Field("past", CARDS, "cards of the tricks that were put away"),)),
    *padded((Field("known_mine", CARDS, "cards of mine that the other has seen"),)),
    *padded((Field("known_theirs", CARDS, "cards of the other's hand that I have seen"),)),
    *padded((Field("gift", CARDS, "the card I have chosen to give"),)),
    Field("gems", SPACES, "gems on each space", BYTE, 64),
    Field("reserve", 1, "forest tokens that are left", BYTE, 16),
    Field("declined", 1, "proposals that were declined in this round", BYTE),
    Field("mine_is_high", 1, "whether the high end of the path is mine", BYTE, 1),
    Field("start", 1, "where the team token begins", BYTE, SPACES),
)  # fmt: skip


@final
class DuoEncoder(Encoder):
    def __init__(self) -> None:
        super().__init__("duo-1", FIELDS, ACTIONS)

    def write(self, state: State, seat: int, row: BytesWriter) -> None:
        assert isinstance(state, Duo)
        d = state
        other = 1 - seat
        chosen = NONE
        if d.sealed is not None and seat in d.sealed:
            chosen = d.sealed[seat]
        write_i64_le(row, d.hand(seat) | self.standing(d, seat) << 33)
        write_i64_le(row, bit_of(d.decree) | 1 << 33 + d.at | 1 << 48 + d.rules.level)
        write_i64_le(row, bit_of(d.lead) | bits_up_to(d.covered[0]) << 33 | bits_up_to(d.covered[1]) << 41)
        write_i64_le(
            row, bit_of(d.follow) | (1 << 33 + d.proposed if d.proposed != NONE and d.proposer == other else 0)
        )
        write_i64_le(row, d.past)
        write_i64_le(row, known_in_hand(d.trail, seat, True))
        write_i64_le(row, known_in_hand(d.trail, other, True))
        write_i64_le(row, bit_of(chosen) if chosen < CARDS else 0)
        for gems in d.gems:
            row.append(gems)
        for _ in range(SPACES - len(d.gems)):
            row.append(0)
        row.append(d.reserve)
        row.append(min(d.declined, 255))
        row.append(seat)
        row.append(d.rules.board.start)

    def standing(self, d: Duo, seat: int) -> int:
        """The small fields beside the hand."""
        about = 0
        for ask in d.open:
            if ask.seat == seat and ask.about in ASKED:
                about = 1 << ASKED.index(ask.about)
        bits = about | (d.leader == seat) << 10 | (d.dealer == seat) << 11 | (d.winner == seat) << 12
        bits |= (d.named == seat) << 13 | (d.named == 1 - seat) << 14
        if d.round:
            bits |= 1 << 14 + d.round
        return bits | bits_up_to(d.tricks) << 18
