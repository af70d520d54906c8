"""Thinking elsewhere: a question as plain values that another process can be given, and what it answers.

What crosses over is honest by itself: a position whose hidden cards are dealt anew, a number for the bot's own chance
that tells nothing of the game's, never the true state. Asked here or there, a bot gives the same answer.
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

CLAUSES = 4  # that are told of a choice
Done = TypeVar("Done", covariant=True)


class Work(Protocol[Done]):
    """What another process can be given: plain values, and what is to be done with them there."""

    def run(self) -> Done:
        """Do it, here."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked. `chance` seeds its own generator; `seconds`, if not 0, is all the time it has; `whole`: what
    it believes is wanted too."""

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
    """The choice; the options that were weighed, what each promises the seat, from 0 to 1, and how much each was looked
    at. A bot that does not search weighs nothing. `beliefs`: of every other seat, which cards it may hold; `guessed`:
    what these can guess of the own hand; `clauses`: those that the question and the choice come from; `compared`: what
    becomes of the choice, beside another."""

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
    """What the bot says."""
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
    """What the question rests on, what the choice does at once, and what the seat is asked next because of it."""
    clauses = [worlds.view.asks[0].clause]
    if choice != NO_ANSWER:
        state = worlds.base.copy()
        state.log = []
        state.take(worlds.seat, choice)
        clauses += [event.clause for event in state.log]
        clauses += [ask.clause for ask in state.open if ask.seat == worlds.seat]
    return list(dict.fromkeys([clause for clause in clauses if clause]))[:CLAUSES]
