"""The numbers of choices. No two choices share a number, so that a late one is never mistaken for another."""

from __future__ import annotations

from typing import Final

from .cards import ONE, WORTH

# what players do
DRAW: Final = 0  # 3.1.2
SHOUT: Final = 1  # 4.1
PASS_ON: Final = 2  # by turns: no shout (10.5), no lay (10.6)
PROPOSE: Final = 3  # 6.1
AGREE: Final = 4  # 6.3
WITHDRAW: Final = 5  # 6.4

# what the clock and the server do, in the real-time form
TIMEOUT: Final = 8  # 10.4
SKIP: Final = 9  # 3.2.1
LIMIT: Final = 10  # 10.9
STOP: Final = 11  # 10.11
TIMEOUT_OF: Final = 16  # + seat: 6.8
LEAVE_OF: Final = 24  # + seat: 10.11

# what nobody may do, and is understood so that it can be refused by its clause
CANCEL: Final = 40  # 5.1.1
TAKE_BACK: Final = 41  # 5.4.4
PLAYER_SKIP: Final = 42  # 3.2.1
SHARE_OUTSIDE: Final = 43  # 7.3 a sharing in which somebody without a stack gets cards
SHARE_WRONG: Final = 44  # 7.4 a sharing that is none of those there are
SHARE_SHORT: Final = 45  # 7.5 a sharing in which a bidder gets fewer than agreed

# 5.1.2, 5.2.3 a lay: LAY + BID if it begins one's own bid, else + the owner of the stack, + how many of each kind
LAY: Final = 1 << 16
BID: Final = 1 << 15
OWNER: Final = 12  # the bit where the owner stands; nobody in a bid, which is always one's own
SEAT: Final = 20  # where a lay is kept, the bit where the one who laid stands
LEAVE: Final = 1 << 20  # 10.12
SHARE: Final = LEAVE + 1  # + index of the sharing (7.3)

BIDS: Final[dict[int, tuple[int, ...]]] = {}
RAISES: Final[dict[int, tuple[int, ...]]] = {}


def is_lay(choice: int) -> bool:
    """Return True if a choice lays cards."""
    return LAY <= choice < 2 * LAY


def is_bid(lay: int) -> bool:
    """Return True if a lay begins one's own bid."""
    return lay & BID != 0


def owner_of(lay: int) -> int:
    """Return the seat whose stack a raise is for."""
    return lay >> OWNER & 7


def cards_in(lay: int) -> int:
    """Return the cards of a lay."""
    return (lay & 7) + (lay >> 3 & 7) * ONE[1] + (lay >> 6 & 7) * ONE[2] + (lay >> 9 & 7) * ONE[3]


def lay_counts(cards: int) -> int:
    """Return up to seven cards of each kind as a lay encodes them; no hand has eight (3.2.2)."""
    counts = 0
    for kind in range(4):
        counts |= min(cards >> 8 * kind & 255, 7) << 3 * kind
    return counts


def bid_of(cards: int) -> int:
    """Return the choice of laying these cards as one's own bid."""
    return LAY | BID | lay_counts(cards)


def raise_of(owner: int, cards: int) -> int:
    """Return the choice of laying these cards on a player's stack, 5.4.2 and on no other."""
    return LAY | owner << OWNER | lay_counts(cards)


def bids(hand: int, top: int, plus: bool) -> tuple[int, ...]:
    """5.1.2 Every own bid that a hand allows: cards of one value, 5.3.1 that reach the top; 5.1.3 with any +1 cards if
    `plus` says so."""
    cards = hand if plus else hand & ~255
    key = top << 32 | cards
    options = BIDS.get(key)
    if options is None:
        options = tuple([LAY | BID | lay for kind in (1, 2, 3) for lay in lays_reaching(cards, kind, 1, top)])
        BIDS[key] = options
    return options


def raises(hand: int, owner: int, kind: int, needed: int) -> tuple[int, ...]:
    """5.2.3 Every raise of a stack of this kind that a hand allows: 5.3.3 its value, 5.3.4 or +1, 5.3.1 enough."""
    held, plus = hand >> 8 * kind & 255, hand & 255
    if needed > held * WORTH[kind] + plus:
        return ()
    key = ((needed << 8 | held) << 8 | plus) << 8 | kind << 4 | owner
    options = RAISES.get(key)
    if options is None:
        options = tuple([LAY | owner << OWNER | cards for cards in lays_reaching(hand, kind, 0, needed)])
        RAISES[key] = options
    return options


def lays_reaching(hand: int, kind: int, least: int, needed: int) -> list[int]:
    """5.4.3 One or more cards of a kind, at least so many, and +1 cards, worth the points needed: 5.3.2 no more."""
    lays = []
    for held in range(least, (hand >> 8 * kind & 255) + 1):
        for plus in range((hand & 255) + 1):
            if held + plus and held * WORTH[kind] + plus >= needed:
                lays.append(held << 3 * kind | plus)
    return lays
