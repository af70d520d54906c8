"""A table to test at: positions are placed by hand, answers are given in notation, and what is true is looked at."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import clairiere
from clairiere import SPECTATOR, Ask, Record, Rng, State
from clairiere.conformance import play as conformance

CARDS = [f"{rank}{suit}" for suit in "DRS" for rank in range(1, 11)]
EVEN = [f"{rank}{suit}" for rank in (6, 8, 4, 2, 10) for suit in "DRS"]
FILLERS = EVEN + [card for card in CARDS if card not in EVEN]  # cards without an ability come first
STILL = ("9R", "9S")  # a trick that its leader wins and that moves nothing, if roses or no suit of it is trump


class Play(conformance.Play):
    """A game of Duo, spoken to in the notation of the players."""

    def __init__(self, state: State) -> None:
        super().__init__(clairiere.find("duo"), state)

    def pick(self, rng: Rng, ask: Ask) -> int:
        """Any option, but nobody gives up."""
        choice = rng.pick(ask.options)
        while ask.seat >= 0 and self.state.write(ask, choice) == "stop":
            choice = rng.pick(ask.options)
        return choice

    # -- answering ------------------------------------------------------------------------------------------------

    def trick(self, lead: str, follow: str) -> "Play":
        """Whoever is to lead lays the first card, the other one the second; abilities change nothing."""
        leader = self.state.open[0].seat
        self.answer(leader, lead).idle("follow")
        return self.answer(1 - leader, follow).idle("lead")

    def idle(self, until: str = "") -> "Play":
        """What happens by itself while players do nothing, up to a question."""
        while self.state.open and self.state.open[0].about not in (until, "propose", "ready", "deal"):
            ask = self.state.open[0]
            self.state.take(ask.seat, self.game.default_choice(self.state, ask))
        return self

    def give(self, first: str, second: str) -> "Play":
        """Both choose for a Gift."""
        return self.answer(0, first).answer(1, second)

    def deal(self, first: str = "", second: str = "", decree: str = "") -> "Play":
        """Hands to the one who does not deal and to the dealer, then the decree; what is not given is of no matter."""
        return self.nature(first, second, decree)

    # -- looking --------------------------------------------------------------------------------------------------

    @property
    def legal(self) -> list[str]:
        """The answers that will do, giving up left out."""
        return [text for text in super().legal if text != "stop"]

    @property
    def at(self) -> int:
        return self.place["at"]

    @property
    def gems(self) -> list[int]:
        return self.place["gems"]

    @property
    def tokens(self) -> int:
        """The forest tokens in reserve."""
        return self.sees(SPECTATOR)["forest_tokens"]

    @property
    def decree(self) -> str:
        return self.place["decree"]

    @property
    def result(self) -> str:
        return self.place["result"]

    @property
    def score(self) -> int:
        first, second = self.state.points()
        assert first == second
        return first

    @property
    def everywhere(self) -> list[str]:
        """All cards, wherever they lie."""
        place = self.place
        lists = [*place["hands"], place["past"], place["pile"], place["trick"], [place["decree"]]]
        return [card for cards in lists for card in cards]

    def hand(self, seat: int) -> list[str]:
        return self.place["hands"][seat]

    # -- what was told --------------------------------------------------------------------------------------------

    @property
    def takers(self) -> list[int]:
        """Who won the tricks that were finished here."""
        return [event.what[0] for event in self.events("won trick")]


def codes(found: object) -> set[str]:
    """Every card code that can be read anywhere in some data."""
    return set(re.findall(r"(?<![\w])(?:[1-9]|10)[DRS](?![\w])", str(found)))


def place(
    trump: str = "",
    leader: str = "",
    follower: str = "",
    led: str = "",
    decree: str = "",
    size: int = 0,
    seat: int = 0,
    level: int = 1,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> Play:
    """A trick about to be led, or to be followed if a card is `led`, by hands that each had `size` cards.

    The leader sits in seat 0 unless told otherwise. Hands are filled up with cards without an ability: the leader's
    with any, the follower's off the lead suit. All other cards fill the pile and the tricks put away.
    """
    hands = [leader.split(), follower.split()]
    named = " ".join([leader, follower, led, decree]).split()
    free = [card for card in FILLERS if card not in named]
    if not decree:
        decree = next(card for card in free if card[-1] == (trump or "D"))
        free.remove(decree)
    size = size or max(len(hands[0]) + bool(led), len(hands[1]), 2)
    suit = (led or leader.split()[0])[-1] if led or leader else ""
    while len(hands[1]) < size:
        hands[1].append(free.pop(next(i for i, card in enumerate(free) if card[-1] != suit)))
    while len(hands[0]) < size - bool(led):
        hands[0].append(free.pop(0))
    position = {
        "game": "duo",
        "options": {"level": level, **(options or {})},
        "leader": seat,
        "dealer": 1 - seat,
        "hands": hands if seat == 0 else hands[::-1],
        "decree": decree,
        "trick": led.split(),
        **more,
    }
    return Play(clairiere.load(position))


def walk(cards: Sequence[str], toward: int, **more: Any) -> Play:
    """A trick of two cards of one suit, won by the player toward whom the team shall go."""
    lead, follow = cards
    higher = int(lead[:-1]) > int(follow[:-1])
    play = place(leader=lead, follower=follow, seat=toward if higher else 1 - toward, **more)
    return play.trick(lead, follow)


def round_over(at: int, gems: Sequence[int], covered: Sequence[int] = (0, 0), round: int = 1, **more: Any) -> Play:
    """The eleventh trick has been played and moved nothing."""
    more = {"level": 1, "dealer": 1, "at": at, "gems": list(gems), "covered": list(covered), **more}
    play = place(trump="D", leader=STILL[0], follower=STILL[1], size=1, round=round, **more)
    return play.trick(*STILL)


def last_gem(tricks: int, round: int, forest_left: int, level: int = 1, seat: int = 0) -> Play:
    """The last gem of the board is collected in the trick of that number."""
    tokens = {1: 4, 2: 3, 3: 3}[level]
    gems = [0] * {1: 11, 2: 10, 3: 10}[level]
    gems[5] = 1
    laid = [tokens - forest_left, 0]
    more = {"level": level, "round": round, "covered": laid, "gems": gems, "at": 5, "dealer": 1 - seat, "seat": seat}
    return place(trump="D", leader=STILL[0], follower=STILL[1], size=12 - tricks, **more).trick(*STILL)


def fresh(**options: Any) -> Play:
    """A game from its very start; the second player deals unless told otherwise, so that the first one leads."""
    return Play(Record(clairiere.find("duo"), {"dealer": 1, **options}, ["Ana", "Bo"]).first())


@pytest.fixture(name="place")
def place_fixture() -> Callable[..., Play]:
    return place


@pytest.fixture(name="walk")
def walk_fixture() -> Callable[..., Play]:
    return walk


@pytest.fixture(name="round_over")
def round_over_fixture() -> Callable[..., Play]:
    return round_over


@pytest.fixture(name="last_gem")
def last_gem_fixture() -> Callable[..., Play]:
    return last_gem


@pytest.fixture(name="fresh")
def fresh_fixture() -> Callable[..., Play]:
    return fresh


@pytest.fixture(name="codes")
def codes_fixture() -> Callable[[object], set[str]]:
    return codes
