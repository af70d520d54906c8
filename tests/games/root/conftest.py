"""A table to test at: positions are placed by hand in a few words, answers are given in notation."""

import re
from collections.abc import Callable
from typing import Any

import pytest

import clairiere
from clairiere import State
from clairiere.conformance import play as conformance

GAME = clairiere.find("root")
DUEL = "marquise,eyrie"
OPTIONS = ("mode", "head_start", "kept", "infamy", "evening_items", "once_at_30")  # that a test may name
M, E = 0, 1  # their seats, wherever a test does not say otherwise
VIZIERS = {
    "builder": ["recruit", "move"], "charismatic": ["recruit", "battle"], "commander": ["move", "battle"],
    "despot": ["move", "build"],
}  # fmt: skip


class Play(conformance.Play):
    """A game of Root, spoken to in the notation of the players."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)

    def seat(self, letter: str) -> int:
        return self.place["seats"].index(letter)

    def says(self, letter: str, *texts: str) -> "Play":
        """A player answers, once for each text."""
        return self.answer(self.seat(letter), *texts)

    def refuses(self, letter: str, text: str) -> str:
        """The clause by which an answer is refused."""
        return self.refused(self.seat(letter), text).clause

    def until(self, *abouts: str) -> "Play":
        """Everyone does as little as possible, NATURE whatever comes first, up to a question."""
        for _ in range(3000):
            if not self.state.open or self.state.open[0].about in abouts:
                return self
            ask = self.state.open[0]
            self.state.take(ask.seat, self.game.default_choice(self.state, ask))
        raise AssertionError(f"{abouts} are never asked")

    # -- looking --------------------------------------------------------------------------------------------------

    def score(self, letter: str) -> int:
        return self.place["players"][letter]["score"]

    def hand(self, letter: str) -> list[str]:
        return self.place["players"][letter]["hand"]

    def player(self, letter: str) -> dict[str, Any]:
        return self.place["players"][letter]

    def at(self, clearing: int, letter: str) -> dict[str, int]:
        """The pieces of a faction in a clearing."""
        return self.place["clearings"].get(str(clearing), {}).get(letter, {})

    def warriors(self, clearing: int, letter: str) -> int:
        return self.at(clearing, letter).get("warrior", 0)

    def supply(self, letter: str) -> int:
        return self.place["players"][letter]["supply"]

    @property
    def items(self) -> dict[str, int]:
        return self.place["items"]

    @property
    def winners(self) -> list[str]:
        return self.place["winners"]

    def ruler(self, clearing: int) -> str:
        """Who rules a clearing, as the rules of movement and building see it."""
        from clairiere.games.root.state.rule import ruler

        found = ruler(self.state, clearing - 1)
        return self.place["seats"][found] if found >= 0 else ""

    @property
    def clauses(self) -> list[tuple[str, str]]:
        return [(event.verb, event.clause) for event in self.log]


def pieces(text: str) -> dict[str, dict[str, int]]:
    """`M3 sawmill wood2, E roost`: warriors after the letter, then pieces with their number."""
    found: dict[str, dict[str, int]] = {}
    for part in text.split(","):
        first, *words = part.split()
        counts = {"warrior": int(first[1:])} if first[1:] else {}
        for word in words:
            name, number = re.fullmatch(r"([a-z-]+)(\d*)", word).groups()  # type: ignore[union-attr]
            counts[name] = int(number or 1)
        found[first[0]] = counts
    return found


def position(
    turn: str = "M", phase: str = "daylight", map: dict[int, str] | None = None, **rest: Any
) -> dict[str, Any]:
    """A position in a few words, of two players if no `factions` are named; M, E and so on are what they have."""
    players = {letter: rest.pop(letter) for letter in list(rest) if len(letter) == 1}
    board, factions = rest.pop("board", "autumn"), rest.pop("factions", DUEL)
    options = {"factions": factions, "seating": "given", "first": "0", "board": board}
    options |= {name: rest.pop(name) for name in OPTIONS if name in rest}
    clearings = {str(clearing): pieces(text) for clearing, text in (map or {}).items()}
    return {
        "game": "root", "options": options, "turn": turn, "phase": phase, "clearings": clearings, "players": players,
    } | rest  # fmt: skip


@pytest.fixture
def place() -> Callable[..., Play]:
    """Lay out a position and open its question."""
    return lambda *args, **kwargs: Play(clairiere.load(position(*args, **kwargs)))


@pytest.fixture
def rise(place: Callable[..., Play]) -> Callable[..., Play]:
    """A position of three, in which the Alliance has the turn; with its supporters, hand and officers."""

    def lay(phase: str, map: dict[int, str], stack: str = "", hand: str = "", officers: int = 0, **rest: Any) -> Play:
        board = {"officers": officers}
        own = {"stack": stack.split(), "hand": hand.split(), "board": board} | rest.pop("A", {})
        return place(rest.pop("turn", "A"), phase, map, factions="M,E,A", A=own, **rest)

    return lay


@pytest.fixture
def trade(place: Callable[..., Play]) -> Callable[..., Play]:
    """A position of three, in which the Riverfolk has the turn; boxes are words: `funds="M2 R1"`."""

    def lay(phase: str = "daylight", map: dict[int, str] | None = None, hand: str = "", **rest: Any) -> Play:
        board = {name: box(rest.pop(name)) for name in ("payments", "funds", "commitments", "invested") if name in rest}
        others = ("prices", "bought", "hirer", "spaces", "gone", "exporting")
        board |= {name: rest.pop(name) for name in others if name in rest}
        own = {"hand": hand.split(), "board": board} | rest.pop("R", {})
        return place(rest.pop("turn", "R"), phase, map, R=own, **({"factions": "M,E,R"} | rest))

    return lay


def box(text: str) -> dict[str, int]:
    """`M2 R1`: whose warriors, and how many."""
    return {word[0]: int(word[1:]) for word in text.split()}


@pytest.fixture
def fight(place: Callable[..., Play]) -> Callable[..., Play]:
    """A battle in a clearing, before its first question: the attacker has the turn."""

    def lay(attacker: str, defender: str, clearing: int, map: dict[int, str], **rest: Any) -> Play:
        battle = {"attacker": attacker, "defender": defender, "clearing": clearing}
        if attacker == "E":  # nothing of the Decree is left to be carried out after it
            board = rest.setdefault("E", {}).get("board", {})
            viziers = [f"vizier-{column}" for column in VIZIERS[board.get("leader", "builder")]]
            rest["E"] = rest["E"] | {"board": {"resolved": viziers} | board}
        return place(attacker, map=map, battle=battle, **rest)

    return lay


@pytest.fixture
def new() -> Callable[..., Play]:
    """A new game, before its first question."""

    def start(**options: str) -> Play:
        agreed = GAME.agree({"factions": DUEL, "seating": "given", "first": "0"} | options)
        state = GAME.start(agreed, len(str(agreed["factions"]).split(",")))
        state.log = []
        state.run_steps()
        return Play(state)

    return start


@pytest.fixture
def ready(new: Callable[..., Play]) -> Callable[..., Play]:
    """A new game after both set-ups: keep in a corner, buildings beside it, a leader."""

    def start(keep: int = 1, leader: str = "despot", sites: tuple[int, int, int] = (1, 5, 9), **options: str) -> Play:
        play = new(**options).until("keep")
        play.answer(M, str(keep), *map(str, sites))
        return play.answer(E, leader)

    return start


@pytest.fixture
def road(place: Callable[..., Play]) -> Callable[..., Play]:
    """A turn of the Vagabond: where his pawn is, then what his board holds; M and E play with him if no one else does.

    Items are words: `road(5, satchel="boots sword2", exhausted="torch")`.
    """

    def lay(pawn: int | str, map: dict[int, str] | None = None, phase: str = "daylight", **rest: Any) -> Play:
        board = {name: rest.pop(name) for name in BOARD if name in rest}
        for name in ITEM_PLACES:
            board[name] = items(board.get(name, ""))
        player = {"pawn": str(pawn), "board": board} | {name: rest.pop(name) for name in PLAYER if name in rest}
        rest = {"factions": "marquise,eyrie,vagabond", "V": player} | rest
        return place(rest.pop("turn", "V"), phase, map, **rest)

    return lay


@pytest.fixture
def faith(place: Callable[..., Play]) -> Callable[..., Play]:
    """A turn of the Cult, of three if no `factions` are named; with their hand and what their board holds."""

    def lay(phase: str, map: dict[int, str] | None = None, hand: str = "", **rest: Any) -> Play:
        board = {name: rest.pop(name) for name in CULT if name in rest}
        for name in ("lost_souls", "revealed", "scored"):
            board[name] = board.get(name, "").split()
        own = {"hand": hand.split(), "board": board} | rest.pop("C", {})
        rest = {"factions": "M,E,C"} | rest
        return place(rest.pop("turn", "C"), phase, map, C=own, **rest)

    return lay


@pytest.fixture
def ordered(place: Callable[..., Play]) -> Callable[..., Play]:
    """A position with the Mechanical Marquise's orders, from left to right; she has the turn, which runs by itself up
    to the first question, at the latest when chance fills the programme in Evening."""

    def lay(orders: str, map: dict[int, str] | None = None, phase: str = "daylight", **rest: Any) -> Play:
        board = {"orders": orders.split(), "shown": rest.pop("shown", "").split()}
        own = {"board": board} | rest.pop("X", {})
        rest = {"factions": "E,A,X"} | rest
        return place(rest.pop("turn", "X"), phase, map, X=own, **rest)

    return lay


CULT = ("outcast", "hated", "acolytes", "lost_souls", "revealed", "scored", "crusade")
ITEM_PLACES = ("track", "satchel", "exhausted", "damaged", "broken")
BOARD = (
    *ITEM_PLACES, "character", "relations", "aids", "quests", "quest_deck", "completed", "relics", "hoard", "caches",
)  # fmt: skip
PLAYER = ("hand", "score", "crafted")


def items(text: str) -> dict[str, int]:
    """`boots sword2`: items and how many."""
    found: dict[str, int] = {}
    for word in text.split():
        name, number = re.fullmatch(r"([a-z]+)(\d*)", word).groups()  # type: ignore[union-attr]
        found[name] = int(number or 1)
    return found
