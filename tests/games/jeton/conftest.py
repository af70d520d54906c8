"""A table to test at: positions are placed by hand, answers are given in notation, and what is true is looked at."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Self

import pytest

import clairiere
from clairiere import NATURE, Ask, Rng, State
from clairiere.conformance import play as conformance

GAME = clairiere.find("jeton")
STRANGERS = {
    "withdraw_limit": 3, "draw_idle_s": 10, "open_idle_s": 15, "propose_idle_s": 20, "agree_idle_s": 15,
    "assign_idle_s": 60,
}  # fmt: skip


class Play(conformance.Play):
    """A game of Jeton Rouge, spoken to in the notation of the players. Seats are numbers, A to F in the law."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)

    # -- answering ------------------------------------------------------------------------------------------------

    def clock(self, *texts: str) -> Self:
        """What the clock or the server does."""
        return self.answer(NATURE, *texts)

    def draw(self, *seats: int, card: str = "2") -> Self:
        """Seats draw in turn, each a card of this kind, or what the pack has."""
        for seat in seats:
            self.answer(seat, "draw")
            self.take_card(card)
        return self

    def take_card(self, card: str) -> Self:
        """NATURE gives this card if the pack has it."""
        if self.state.open and self.state.open[0].about.startswith("draw") and self.state.open[0].seat == NATURE:
            pack = self.pack(int(self.state.open[0].about[4:]))
            self.nature(card if card in pack else pack[0])
        return self

    def agree(self, *seats: int) -> Self:
        for seat in seats:
            self.answer(seat, "agree")
        return self

    def settle(self, proposer: int) -> Self:
        """The end is proposed, and all the others agree."""
        self.answer(proposer, "propose")
        return self.agree(*[seat for seat in self.active if seat not in self.place["consents"]])

    def lays(self, seat: int) -> list[tuple[int, int, str]]:
        """Who laid on whose stack what, as the seat sees it."""
        return [(lay["seat"], lay["owner"], lay["cards"]) for lay in self.sees(seat)["lays"]]

    def why(self, seat: int, text: str) -> tuple[str, str]:
        """The code and the clause of a refusal."""
        found = self.refused(seat, text)
        return found.reason.removeprefix("jeton-"), found.clause

    def late(self, seat: int, text: str) -> tuple[str, str]:
        """The same for a message that was written for a moment that is over."""
        choice = self.state.read(self.ask_of(seat), text)
        found = self.game.late_refusal(self.state, seat, choice)
        return found.reason.removeprefix("jeton-"), found.clause

    def at_random(self, seed: int, most: int = 100_000) -> Iterator[str]:
        """Random answers to the end of the game; nobody leaves or stops it, and those who cannot act wait."""
        rng = Rng(seed)
        for _ in range(most):
            asks = tuple(ask for ask in self.state.open if not self.game.quit_choices.issuperset(ask.options))
            if not asks:
                return
            ask = rng.pick_ask(asks)
            yield ask.about
            self.state.take(ask.seat, self.pick(rng, ask))

    def pick(self, rng: Rng, ask: Ask) -> int:
        choice = rng.pick(ask.options)
        while choice in self.game.quit_choices:
            choice = rng.pick(ask.options)
        return choice

    # -- looking --------------------------------------------------------------------------------------------------

    def may(self, seat: int) -> list[str]:
        """What the seat may answer now; in real time leaving is left out."""
        asks = [ask for ask in self.state.open if ask.seat == seat]
        options = [option for ask in asks for option in ask.options]
        return [self.state.write(asks[0], option) for option in options if option not in self.game.quit_choices]

    def can(self, seat: int, text: str) -> bool:
        """Whether an answer would be taken."""
        copy = self.state.copy()
        try:
            copy.take(seat, copy.read(self.ask_of(seat), text))
        except clairiere.Illegal:
            return False
        return True

    def hand(self, seat: int) -> str:
        return self.place["hands"][seat]

    def pack(self, seat: int) -> str:
        return self.place["packs"][seat]

    def stack(self, seat: int) -> str:
        return self.place["stacks"][seat]

    @property
    def phase(self) -> str:
        return self.place["phase"]

    @property
    def red(self) -> int:
        return self.place["red"]

    @property
    def blue(self) -> list[int]:
        return self.place["blue"]

    @property
    def active(self) -> list[int]:
        return [seat for seat in range(self.state.seats) if seat not in self.place["gone"]]

    @property
    def totals(self) -> list[int]:
        return self.sees(clairiere.SPECTATOR)["totals"]

    @property
    def everything(self) -> Counter[str]:
        """All cards, wherever they lie."""
        place = self.place
        return Counter("".join([*place["hands"], *place["packs"], *place["stacks"], place["removed"]]))


def place(hands: str | Sequence[str], form: str = "live", options: dict[str, Any] | None = None, **more: Any) -> Play:
    """A position: hands as in "33p - 2", and whatever else is said; the usual one is a draw with seat 0 red."""
    found = hands.split() if isinstance(hands, str) else hands
    for key in ("packs", "stacks"):
        if isinstance(more.get(key), str):
            more[key] = [text.replace("-", "") for text in more[key].split()]
    position = {
        "game": "jeton",
        "options": {"form": form, **(options or {})},
        "hands": [text.replace("-", "") for text in found],
        **more,
    }
    return Play(clairiere.load(position))


def packed(packs: Sequence[str], hands: str, **more: Any) -> Play:
    """A position with small packs: all other cards went out with the last seat."""
    seats = len(packs) + 1
    return place([*hands.split(), ""], packs=[*packs, ""], gone=[seats - 1], **more)


def auction(hands: str, stacks: str, red: int, form: str = "live", **more: Any) -> Play:
    """An auction that the red holder opened."""
    return place(hands, form, stacks=stacks, red=red, phase="bid", **more)


def fresh(seats: int = 4, form: str = "live", **options: Any) -> Play:
    """A game from its very start; seat 0 has the red token unless told otherwise."""
    state = GAME.new({"form": form, "first": "0", **options}, seats)
    return Play(state)


@pytest.fixture(name="place")
def place_fixture() -> Callable[..., Play]:
    return place


@pytest.fixture(name="packed")
def packed_fixture() -> Callable[..., Play]:
    return packed


@pytest.fixture(name="auction")
def auction_fixture() -> Callable[..., Play]:
    return auction


@pytest.fixture
def strangers() -> dict[str, int]:
    """10.15 What people agree on who do not know each other."""
    return STRANGERS.copy()


@pytest.fixture(name="fresh")
def fresh_fixture() -> Callable[..., Play]:
    return fresh
