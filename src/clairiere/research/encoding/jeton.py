"""Jeton Rouge, by turns, as numbers: one's own hand, the stacks, the tokens, what everybody owns."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32

from ...core.ask import Ask
from ...core.state import State
from ...games.jeton.cards import size, total_of
from ...games.jeton.choices import BID, SHARE, cards_in, is_lay, owner_of
from ...games.jeton.rules import PHASES
from ...games.jeton.shares import share_at
from ...games.jeton.state.state import Jeton
from .encoder import BYTE, Encoder, Field, orders

KINDS: Final = 4
MOST: Final = 6  # seats
ASKED: Final = ("draw", "open", "bid", "share")


def fields(seats: int) -> tuple[Field, ...]:
    """The fields of a table with so many seats."""
    each = "for each seat, mine first"
    return (
        Field("hand", KINDS, "my cards: +1, 2, 3, 4", BYTE, 120),
        Field("phase", 1, "the phase: " + ", ".join(PHASES), BYTE, len(PHASES)),
        Field("about", 1, "what I am asked: 0 nothing, 1 " + ", ".join(ASKED), BYTE, len(ASKED)),
        Field("top", 1, "the highest total", BYTE),
        Field("target", 1, "blue tokens that win", BYTE),
        Field("lock", 1, "nobody may shout yet", BYTE, 1),
        Field("removed", 1, "cards that are out of the game", BYTE),
        Field("reshuffles", 1, "how often all was shuffled anew", BYTE),
        Field("owns", KINDS * seats, "+1, 2, 3, 4 in hand and pack together, " + each, BYTE, 120),
        Field("stacks", KINDS * seats, "+1, 2, 3, 4 on the table, " + each, BYTE, 120),
        Field("hands", seats, "cards in hand, " + each, BYTE, 120),
        Field("packs", seats, "cards in the pack, " + each, BYTE, 120),
        Field("totals", seats, "what a stack is worth, " + each, BYTE),
        Field("blue", seats, "blue tokens, " + each, BYTE),
        Field("active", seats, "still in the game, " + each, BYTE, 1),
        Field("red", seats, "has the red token, " + each, BYTE, 1),
        Field("launcher", seats, "has launched this round, " + each, BYTE, 1),
        Field("proposer", seats, "has proposed the end, " + each, BYTE, 1),
        Field("consents", seats, "has agreed to the end, " + each, BYTE, 1),
        Field("withdrawals", seats, "how often a consent was taken back, " + each, BYTE),
    )


FEATURES: Final = (
    Field("act", 1, "0 another, 1 draw, 2 shout, 3 pass, 4 propose, 5 agree, 6 withdraw, 7 lay, 8 share", BYTE, 8),
    Field("bid", 1, "the lay begins my own bid", BYTE, 1),
    Field("owner", 1, "whose stack is raised: seats to my left", BYTE, MOST),
    Field("cards", KINDS, "cards laid: +1, 2, 3, 4", BYTE, 120),
    Field("shares", KINDS * MOST, "+1, 2, 3, 4 that each seat gets, mine first", BYTE, 120),
)  # fmt: skip


@final
class JetonEncoder(Encoder):
    def __init__(self, seats: int) -> None:
        super().__init__("jeton-1", fields(seats), 0, FEATURES, seats)
        self.orders = orders(seats)

    def write(self, state: State, seat: int, row: BytesWriter) -> None:
        assert isinstance(state, Jeton)
        j = state
        order = self.orders[seat]
        write_kinds(row, j.hands[seat])
        row.append(j.phase)
        row.append(asked(j, seat))
        row.append(min(j.top, 255))
        row.append(j.rules.target)
        row.append(int(j.lock))
        row.append(size(j.removed))
        row.append(min(j.reshuffles, 255))
        self.write_cards(j, order, row)
        self.write_tokens(j, order, row)

    def write_cards(self, j: Jeton, order: list[int], row: BytesWriter) -> None:
        for other in order:
            write_kinds(row, j.owns(other))
        for other in order:
            write_kinds(row, j.stacks[other])
        for other in order:
            row.append(size(j.hands[other]))
        for other in order:
            row.append(size(j.packs[other]))
        for other in order:
            row.append(min(j.totals[other], 255))

    def write_tokens(self, j: Jeton, order: list[int], row: BytesWriter) -> None:
        for other in order:
            row.append(min(j.blue[other], 255))
        for other in order:
            row.append(j.active >> other & 1)
        for other in order:
            row.append(int(j.red == other))
        for other in order:
            row.append(int(j.launcher == other))
        for other in order:
            row.append(int(j.proposer == other))
        for other in order:
            row.append(j.consents >> other & 1)
        for other in order:
            row.append(min(j.withdrawals[other], 255))

    def describe(self, state: State, ask: Ask, choice: int) -> bytes:
        assert isinstance(state, Jeton)
        if is_lay(choice):
            bid = choice & BID != 0
            owner = 0 if bid else (owner_of(choice) - ask.seat) % state.seats
            return bytes([7, int(bid), owner, *kinds(cards_in(choice))]) + bytes(KINDS * MOST)
        if choice >= SHARE:
            return bytes([8]) + bytes(6) + self.shared(state, ask.seat, choice - SHARE)
        return bytes([choice + 1 if choice < 6 else 0]) + bytes(6 + KINDS * MOST)

    def shared(self, j: Jeton, seat: int, index: int) -> bytes:
        """7.3 What each seat gets of the cards on the table."""
        bidders = j.bidders()
        given = share_at(total_of(j.stacks), len(bidders), j.rules.min_per_bidder, index)
        got = bytearray(KINDS * MOST)
        for i in range(len(bidders)):
            place = KINDS * ((bidders[i] - seat) % j.seats)
            got[place : place + KINDS] = bytes(kinds(given[i]))
        return bytes(got)


def asked(j: Jeton, seat: int) -> int:
    """What a seat is asked, by its number; 0 for nothing."""
    for ask in j.open:
        if ask.seat == seat:
            return ASKED.index(ask.about) + 1
    return 0


def write_kinds(row: BytesWriter, cards: int) -> None:
    """How many of each kind: that is how sets of cards are packed."""
    write_i32_le(row, i32(cards))


def kinds(cards: int) -> list[int]:
    """How many of each kind."""
    return [cards & 255, cards >> 8 & 255, cards >> 16 & 255, cards >> 24]
