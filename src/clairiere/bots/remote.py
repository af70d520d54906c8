"""Questions to bots and their answers as plain values, so that another process can do the work.

A question contains a re-dealt position and a key for the bot's random generator, never the true state or the game's
seed. A bot gives the same answer in any process.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeVar

from ..core.ask import NO_ANSWER
from ..core.game import Game, find
from ..core.state import State
from . import AnyBot, find_bot, hurry
from .beliefs import Belief, beliefs_of, own_hand_belief
from .chance import chance_from
from .comparison import NO_COMPARISON, Comparison
from .reasons import choose_comparison
from .search.determinizations import Determinizations
from .search.search_bot import SearchBot, SearchResult

CLAUSES = 4  # most clauses shown with a choice
Done = TypeVar("Done", covariant=True)


class Work(Protocol[Done]):
    """A picklable piece of work for another process."""

    def run(self) -> Done:
        """Do the work in this process and return its result."""


@dataclass(frozen=True)
class Question:
    """A question to a bot. `chance` seeds its generator; `seconds` limits its time unless it is 0; with `whole`, the
    answer includes beliefs, clauses and a comparison."""

    game: str
    bot: str
    seat: int
    position: dict[str, object]
    chance: int
    seconds: float = 0.0
    whole: bool = False

    def run(self) -> Answer:
        return answer_question(self)


@dataclass(frozen=True)
class Answer:
    """The choice, and for each option that was searched its value for the seat, from 0 to 1, and its visits. These are
    empty for a bot without a search. `beliefs`: the cards that every other seat may hold; `guessed`: what the others
    can guess of the seat's own hand; `clauses`: the clauses of the question and of the choice; `compared`: the outcomes
    of the choice and of another one."""

    choice: int
    options: list[int]
    values: list[float]
    visits: list[int]
    beliefs: list[Belief]
    guessed: Belief | None
    clauses: list[str]
    compared: Comparison = NO_COMPARISON


def make_question(
    game: Game, bot: str, state: State, seat: int, chance: int, seconds: float = 0.0, whole: bool = False
) -> Question:
    return Question(game.id, bot, seat, Determinizations(game, state, seat).base.dump(), chance, seconds, whole)


def answer_question(asked: Question) -> Answer:
    """Let the bot answer the question in this process."""
    game = find(asked.game)
    worlds = Determinizations(game, game.load(asked.position), asked.seat)
    bot = find_bot(asked.game, asked.bot)
    result = run_bot(bot, asked, worlds)
    weighed = result.choice, result.options, result.values, result.visits
    if not asked.whole:
        return Answer(*weighed, [], None, [])
    rng = chance_from(asked.chance + 1)
    beliefs, guessed = beliefs_of(worlds, result, rng), own_hand_belief(worlds, result, rng)
    ask = worlds.view.asks[0]
    compared = (
        choose_comparison(game.id, bot, ask, result, asked.chance) if isinstance(bot, SearchBot) else NO_COMPARISON
    )
    return Answer(*weighed, beliefs, guessed, clauses_of(worlds, result.choice), compared)


def run_bot(bot: AnyBot, asked: Question, worlds: Determinizations) -> SearchResult:
    ask, rng = worlds.view.asks[0], chance_from(asked.chance)
    if not isinstance(bot, SearchBot):
        return SearchResult(bot.choose(worlds.view, ask, rng), [], [], [])
    hurry(bot, asked.seconds)
    return bot.think(worlds, ask, rng)


def clauses_of(worlds: Determinizations, choice: int) -> list[str]:
    """Return the clauses of the question, of the events that the choice causes, and of the seat's next question."""
    clauses = [worlds.view.asks[0].clause]
    if choice != NO_ANSWER:
        state = worlds.base.copy()
        state.log = []
        state.take(worlds.seat, choice)
        clauses += [event.clause for event in state.log]
        clauses += [ask.clause for ask in state.open if ask.seat == worlds.seat]
    return list(dict.fromkeys([clause for clause in clauses if clause]))[:CLAUSES]
