"""Le Renard des Bois as numbers: where the cards are that a seat has seen, and how the round stands."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, write_i64_le

from ...core.state import State
from ...games.renard.cards import KEEP, TRICKS
from ...games.renard.state import Renard
from ...games.renard.trail import known_in_hands
from ...games.tricks import CARDS, NONE
from .encoder import Encoder, Field, bit_of, bits_up_to, padded

MOST_NEEDED: Final = 30  # more points than these are told as so many
ACTIONS: Final = KEEP + 1
FIELDS: Final = (
    *padded((
        Field("hand", CARDS, "my cards"),
        Field("tricks_mine", TRICKS, "as many ones as I have tricks"),
        Field("tricks_theirs", TRICKS, "as many ones as the other has tricks"),
    )),
    *padded((
        Field("won_mine", CARDS, "cards of the tricks I took in this round"),
        Field("needed_mine", MOST_NEEDED, "as many ones as I still need points"),
    )),
    *padded((
        Field("won_theirs", CARDS, "cards of the tricks the other took in this round"),
        Field("needed_theirs", MOST_NEEDED, "as many ones as the other still needs points"),
    )),
    *padded((
        Field("decree", CARDS, "the decree"),
        Field("treasures_mine", 3, "as many ones as I have treasures in this round"),
        Field("treasures_theirs", 3, "as many ones as the other has"),
        Field("about", 3, "what I am asked: to play, to exchange, to bury"),
        Field("leader", 1, "I lead this trick"),
        Field("dealer", 1, "I dealt this round"),
    )),
    *padded((Field("lead", CARDS, "the card that leads the trick"),)),
    *padded((Field("follow", CARDS, "the card that follows"),)),
    *padded((Field("known_mine", CARDS, "cards of mine that the other saw me take"),)),
    *padded((Field("known_theirs", CARDS, "cards of the other's hand that I saw taken"),)),
    *padded((Field("buried", CARDS, "cards I put under the pile"),)),
    *padded((Field("drawn", CARDS, "the card I have just drawn"),)),
)  # fmt: skip


@final
class RenardEncoder(Encoder):
    def __init__(self) -> None:
        super().__init__("renard-1", FIELDS, ACTIONS)

    def write(self, state: State, seat: int, row: BytesWriter) -> None:
        assert isinstance(state, Renard)
        r = state
        other = 1 - seat
        about = 0
        if r.asked is not None and r.asked.seat == seat:
            name = r.asked.about
            about = 2 if name == "exchange" else 4 if name == "bury" else 1
        small = bits_up_to(r.treasures[seat]) | bits_up_to(r.treasures[other]) << 3
        small |= about << 6 | (r.leader == seat) << 9 | (r.dealer == seat) << 10
        drawn = r.drawn if seat == r.actor else NONE
        write_i64_le(row, r.hand(seat) | bits_up_to(r.tricks[seat]) << 33 | bits_up_to(r.tricks[other]) << 46)
        write_i64_le(row, r.won_cards(seat) | needed(r, seat) << 33)
        write_i64_le(row, r.won_cards(other) | needed(r, other) << 33)
        write_i64_le(row, bit_of(r.decree) | small << 33)
        write_i64_le(row, bit_of(r.lead))
        write_i64_le(row, bit_of(r.follow))
        first, second = known_in_hands(r.trail)
        write_i64_le(row, second if seat else first)
        write_i64_le(row, first if seat else second)
        write_i64_le(row, r.buried_cards(seat))
        write_i64_le(row, bit_of(drawn))


def needed(r: Renard, seat: int) -> int:
    """As many ones as a player still needs points."""
    return bits_up_to(min(max(r.rules.target - r.scores[seat], 0), MOST_NEEDED))
