"""Where puzzles come from: positions of games between bots that now and then play anything, and what is changed about
them so that the proof is short."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from ..bots import decide, find_bot
from ..core.ask import NATURE, Ask
from ..core.game import Game, find
from ..core.illegal import Illegal
from ..core.nature import Rng, Seeded
from ..core.state import State
from ..games.root.state.state import Root
from ..games.two_hands import TwoHands

WHIMS = 20  # of a hundred choices, so many are any
LONGEST = 6000
CARDS = (3, 4)  # in hand, of the games of tricks
LAID = frozenset(("lead", "follow"))
BIDDING = frozenset(("open", "bid"))
FACTIONS = ("marquise", "eyrie", "alliance", "vagabond", "riverfolk", "cult")
CHOICES = 3
BEFORE_LAST = 3  # so many questions before the end of a turn a puzzle may begin
TRIED = 3  # positions of one turn
MANY_ACTS = frozenset(("vagabond", "riverfolk"))  # factions whose turns are long
KEPT = 1  # cards of theirs
PRICES = "price"  # root:11.6.2 is set for others, and brings nothing in this turn
EARLY = 8  # turns in which nobody can do much


def positions(game: str, seed: int) -> Iterator[tuple[State, int]]:
    """States of one game in which somebody has a choice that may make a puzzle, and who."""
    yield from KINDS[game](seed)


def played(game: Game, options: Mapping[str, object], seed: int) -> Iterator[tuple[State, Ask]]:
    """A game of bots, question by question: a state, and the question that is answered next."""
    state = game.new(options)
    rng, nature, given = Rng(seed, 1), Seeded(seed), Counter[str]()
    bots = [find_bot(game.id, "greedy") for _ in range(state.seats)]
    for _ in range(LONGEST):
        if state.over:
            return
        ask = rng.pick_ask(state.open)
        yield state, ask
        if ask.seat == NATURE:
            choice = nature.answer(ask, given[ask.about])
            given[ask.about] += 1
        elif rng.below(100) < WHIMS:
            choice = rng.pick(tuple(game.onward(ask)))
        else:
            choice = decide(bots[ask.seat], game, state, ask.seat, rng)
        state.take(ask.seat, choice)


def of_tricks(name: str) -> Callable[[int], Iterator[tuple[State, int]]]:
    """The last tricks of a round."""

    def found(seed: int) -> Iterator[tuple[State, int]]:
        game = find(name)
        for state, ask in played(game, {}, seed):
            assert isinstance(state, TwoHands)
            few = ask.about in LAID and state.hand(ask.seat).bit_count() in CARDS
            if few and len(game.onward(ask)) >= CHOICES:
                yield state.copy(), ask.seat

    return found


def of_jeton(seed: int) -> Iterator[tuple[State, int]]:
    """Openings and lays, by turns."""
    for state, ask in played(find("jeton"), {"form": "turns"}, seed):
        if ask.about in BIDDING and CHOICES <= len(ask.options) <= 20:
            yield state.copy(), ask.seat


def of_root(seed: int) -> Iterator[tuple[State, int]]:
    """The end of a turn of the faction whose number the seed has, with nothing hidden from it."""
    game, rng = find("root"), Rng(seed, 2)
    hero = FACTIONS[seed % len(FACTIONS)]
    others = [name for name in FACTIONS if name != hero]
    chosen = [hero, others[rng.below(5)], "marquise" if hero != "marquise" else "eyrie"]
    options = {"factions": ",".join(dict.fromkeys(chosen)), "seating": "given"}
    turn: list[State] = []
    for state, ask in played(game, options, seed):
        assert isinstance(state, Root)
        choosing = ask.seat == 0 and state.turn == 0 and len(ask.options) >= CHOICES
        if choosing and state.turns > EARLY and not ask.about.startswith(PRICES):
            turn.append(state.copy())
        elif turn and state.turn != 0:
            backs = list(range(1, 1 + min(len(turn), BEFORE_LAST)))
            rng.shuffle(backs)
            for back in backs[:TRIED]:
                with suppress(Illegal):  # without its cards a question may not be asked
                    yield game.load(laid_open(turn[-back].dump(), 0, hero in MANY_ACTS)), 0
            turn = []


def laid_open(position: dict[str, Any], seat: int, short: bool) -> dict[str, Any]:
    """A position in which the others hold no card: theirs are discarded, and nobody knows of any hand. `short`: the
    seat keeps few."""
    letters = position["seats"]
    for number, letter in enumerate(letters):
        player = position["players"][letter]
        if number != seat:
            position["discard"] = position["discard"] + player["hand"] + player["stack"]
            player["hand"], player["stack"] = [], []
        elif short:
            position["discard"] = position["discard"] + player["hand"][KEPT:]
            player["hand"] = player["hand"][:KEPT]
        player["void"], player["void_sizes"], player["pledged"] = [[], []], [0, 0], [0] * 6
    position["known"] = [[[] for _ in one] for one in position["known"]]
    return position


KINDS: dict[str, Callable[[int], Iterator[tuple[State, int]]]] = {
    "renard": of_tricks("renard"),
    "duo": of_tricks("duo"),
    "jeton": of_jeton,
    "root": of_root,
}
