"""A table to test at: positions are placed by hand, answers are given in card codes, and what is true is looked at."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import clairiere
from clairiere import NATURE, Record, State
from clairiere.conformance import play as conformance

CARDS = [f"{rank}{suit}" for suit in "BKM" for rank in range(1, 12)]
EVEN = [f"{rank}{suit}" for rank in (6, 8, 4, 2, 10) for suit in "BKM"]
FILLERS = EVEN + [card for card in CARDS if card not in EVEN]  # cards without an ability come first


class Play(conformance.Play):
    """A game of Le Renard des Bois, spoken to in the notation of the players."""

    def __init__(self, state: State) -> None:
        super().__init__(clairiere.find("renard"), state)

    # -- answering ------------------------------------------------------------------------------------------------

    def trick(self, lead: str, follow: str) -> "Play":
        """Whoever is to lead lays the first card, the other one the second."""
        leader = self.state.open[0].seat
        return self.answer(leader, lead).answer(1 - leader, follow)

    def draw(self, card: str) -> "Play":
        """NATURE says which card was on top of the pile."""
        return self.answer(NATURE, card)

    def deal(self, first: str = "", second: str = "", decree: str = "") -> "Play":
        """Hands to the one who does not deal and to the dealer, then the decree; what is not given is of no matter."""
        return self.nature(first, second, decree)

    # -- looking --------------------------------------------------------------------------------------------------

    @property
    def scores(self) -> list[int]:
        return self.state.points()

    @property
    def tricks(self) -> list[int]:
        return self.place["tricks"]

    @property
    def decree(self) -> str:
        return self.place["decree"]

    @property
    def everywhere(self) -> list[str]:
        """All cards, wherever they lie."""
        place = self.place
        lists = [*place["hands"], *place["won"], *place["buried"], place["pile"], place["trick"], [place["decree"]]]
        return [card for cards in lists for card in cards]

    def hand(self, seat: int) -> list[str]:
        return self.place["hands"][seat]

    # -- what was told --------------------------------------------------------------------------------------------

    @property
    def takers(self) -> list[int]:
        """Who won the tricks that were finished here."""
        return [event.what[0] for event in self.events("took trick")]

    @property
    def leads_by(self) -> str:
        """The clause that gave the lead to whoever has it."""
        return self.events("leads")[-1].clause


def codes(found: object) -> set[str]:
    """Every card code that can be read anywhere in some data."""
    return set(re.findall(r"(?<![\w])(?:[1-9]|10|11)[BKM](?![\w])", str(found)))


def place(
    trump: str = "",
    leader: str = "",
    follower: str = "",
    led: str = "",
    decree: str = "",
    tricks: Sequence[int] | None = None,
    size: int = 0,
    seat: int = 0,
    top: str = "",
    won: tuple[str, str] | None = None,
    **more: Any,
) -> Play:
    """A trick about to be led, or to be followed if a card is `led`, by hands that each had `size` cards.

    The leader sits in seat 0 unless told otherwise. Hands are filled up with cards without an ability: the leader's
    with any, the follower's off the lead suit. All other cards fill the pile, under its `top`, and the won tricks.
    """
    hands = [leader.split(), follower.split()]
    buried = [card for cards in more.get("buried", ()) for card in cards]
    named = " ".join([leader, follower, led, decree, top, *(won or ()), *buried]).split()
    free = [card for card in FILLERS if card not in named]
    if not decree:
        decree = next(card for card in free if card[-1] == (trump or "M"))
        free.remove(decree)
    size = size or max(len(hands[0]) + bool(led), len(hands[1]), 2)
    suit = (led or leader.split()[0])[-1] if led or leader else ""
    while len(hands[1]) < size:
        hands[1].append(free.pop(next(i for i, card in enumerate(free) if card[-1] != suit)))
    while len(hands[0]) < size - bool(led):
        hands[0].append(free.pop(0))
    position = {
        "game": "renard",
        "leader": seat,
        "dealer": 1 - seat,
        "hands": hands if seat == 0 else hands[::-1],
        "decree": decree,
        "trick": led.split(),
        "tricks": [(14 - size) // 2, (13 - size) // 2] if tricks is None else list(tricks),
        **more,
    }
    if won is not None:
        position["won"] = [cards.split() for cards in won]
    if top:
        position["top"] = top.split()
        position["pile"] = (top.split() + free)[: 6 - len(buried)]
    return Play(clairiere.load(position))


def ended(
    tricks: Sequence[int],
    treasures: Sequence[int] = (0, 0),
    before: Sequence[int] = (0, 0),
    dealer: int = 0,
    **options: Any,
) -> Play:
    """A round just ended: its thirteenth trick has been played, with so many tricks and 7s for each player.

    `before` are the totals of the earlier rounds. The last trick has no 7 and no ability.
    """
    winner = 0 if tricks[0] else 1
    sevens = ["7B", "7K", "7M"]
    rest = [card for card in CARDS if card not in (*sevens, "10K", "2K", "6M")]
    won: list[list[str]] = [[], []]
    for seat in (0, 1):
        for _ in range(treasures[seat]):
            won[seat].append(sevens.pop())
        while len(won[seat]) < 2 * (tricks[seat] - (seat == winner)):
            won[seat].append(rest.pop())
    play = place(
        decree="6M",
        leader="10K",
        follower="2K",
        size=1,
        seat=winner,
        dealer=dealer,
        won=(" ".join(won[0]), " ".join(won[1])),
        tricks=[len(cards) // 2 for cards in won],
        treasures=list(treasures),
        scores=[before[seat] + treasures[seat] for seat in (0, 1)],
        options=options,
    )
    return play.trick("10K", "2K")


def fresh(**options: Any) -> Play:
    """A game from its very start; the second player deals unless told otherwise, so that the first one leads."""
    return Play(Record(clairiere.find("renard"), {"dealer": 1, **options}, ["Ana", "Bo"]).first())


@pytest.fixture(name="place")
def place_fixture() -> Callable[..., Play]:
    return place


@pytest.fixture(name="ended")
def ended_fixture() -> Callable[..., Play]:
    return ended


@pytest.fixture(name="fresh")
def fresh_fixture() -> Callable[..., Play]:
    return fresh


@pytest.fixture(name="codes")
def codes_fixture() -> Callable[[object], set[str]]:
    return codes
