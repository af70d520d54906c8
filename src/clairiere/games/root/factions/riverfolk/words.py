"""Chapter 11, the Company's words, posts, services and funds as numbers, and its events."""

from __future__ import annotations

from typing import Final

from ...choices import OWN_WORDS, name_words
from ...data import BOARDS
from ...state.terms import SUITS
from ...words.events import known_events

DATA: Final = BOARDS["riverfolk"]
# words
POST_WORD: Final = 520  # + suit
HAND_CARD: Final = 523  # services: the first is written with the card that is bought
RIVERBOATS: Final = 524
MERCENARIES: Final = 525
DRAW: Final = 526  # actions
EXPORT: Final = 527
ESTABLISH: Final = 528
DISRUPTION_WORD: Final = 529
assert OWN_WORDS[5] == POST_WORD
name_words(
    {
        HAND_CARD: "hand-card", RIVERBOATS: "riverboats", MERCENARIES: "mercenaries", DRAW: "draw", EXPORT: "export",
        ESTABLISH: "establish", DISRUPTION_WORD: "disruption",
    }
    | {POST_WORD + suit: f"{SUITS[suit]}-post" for suit in range(3)}
)  # fmt: skip

known_events(
    {
        "bought": ("seat", "word", "count"),
        "paid": ("seat", "count"),
        "gathered": ("seat", "count"),
        "committed": ("seat", "other"),
        "invested": ("seat", "other"),
        "fund spent": ("seat", "other"),
        "fund lost": ("seat", "other"),
        "exported": ("seat", "card"),
        "price": ("seat", "word", "count"),
    }
)

SERVICES: Final[tuple[int, ...]] = (HAND_CARD, RIVERBOATS, MERCENARIES)  # 11.2.7
PRICE_ASKS: Final[tuple[str, ...]] = ("price cards", "price boats", "price mercenaries")
PRICES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple(DATA["prices"][name]) for name in ("hand_card", "riverboats", "mercenaries")]
)  # 11.3.5 the printed tracks
POSTS: Final[int] = DATA["posts"]  # 11.3.3 of each suit
POINTS: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(DATA["points"][suit]) for suit in SUITS[:3]])  # 11.5.6.III
GARRISON: Final[int] = DATA["garrison"]  # 11.3.2
FIRST_PAYMENTS: Final[int] = DATA["payments"]  # 11.3.4
PROTECTIONISM: Final[int] = DATA["protectionism"]  # 11.4.1
POST_COST: Final = 2  # 11.5.6

DISRUPTION: Final = 0  # the only kind of reaction

# the uses of a fund
FOR_MOVE: Final = 0  # 11.5 it goes to Commitments,
FOR_BATTLE: Final = 1
FOR_CARD: Final = 2
INVEST: Final = 3  # 11.5.3 or to a trade post space,
SPEND: Final = 4  # 11.5 or returns to its owner's supply
LOSE: Final = 5  # 11.2.5.I
FUND_ASKS: Final[tuple[str, ...]] = ("fund move", "fund battle", "fund draw", "fund craft", "fund recruit", "lose fund")
FUND_EVENTS: Final[tuple[str, ...]] = ("committed", "committed", "committed", "invested", "fund spent", "fund lost")
FUND_CLAUSES: Final[tuple[str, ...]] = ("11.5.1", "11.5.2", "11.5.4", "11.5.3", "11.5.5", "11.2.5.I")


def count_held(box: int, seat: int) -> int:
    """11.2.4 A player's warriors in a box: eight bits for each seat."""
    return box >> 8 * seat & 255


def count_all(box: int) -> int:
    """11.2.4 The warriors of all players in a box."""
    total = 0
    while box:
        total += box & 255
        box >>= 8
    return total
