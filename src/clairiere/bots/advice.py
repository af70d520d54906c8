"""Advice for people: what a bot would do, what the other choices cost, and what it believes, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..core.ask import PASS
from ..core.game import Game
from ..core.record import Record
from ..core.state import State
from ..words import say
from . import SECONDS, strongest
from .beliefs import Belief, Chance
from .chance import chance_key
from .remote import Answer, Question, question

ROAD = 77  # the last step of the way to a hint's own chance
MOST = 5  # other choices that are told
CARDS = 8  # of a hand that are told
FEW = 4  # looks at a choice: fewer say nothing about it
LOOKED = 0.01  # of all looks: what got fewer is not judged
SURE = 0.995
ALIKE, LITTLE, MUCH = 0.01, 0.04, 0.12  # costs: chances of winning that are given away
MANY = 0.005  # so much more than the chance is the mean, where there is more than one of a card


@dataclass(frozen=True)
class Option:
    """A choice with what it promises and what it costs, both in chances of winning; -1 where nobody knows.

    A team that plays for its score weighs victory and score together: for that there are other words.
    """

    choice: int
    value: float
    cost: float


@dataclass(frozen=True)
class Advice:
    """The best choice first; `rest` were hardly looked at. `only`: there is no other."""

    best: Option
    others: list[Option]
    rest: int
    only: bool = False


def asked_for_advice(record: Record, state: State, seat: int) -> Question:
    """What the strongest bot is asked for somebody who wants a hint. Hints have a chance of their own."""
    game = record.game
    bot = strongest(game.id)
    key = chance_key(record.seed or 0, seat, len(record.answers), ROAD)
    return question(game, bot, state, seat, key, SECONDS.get(bot, 0.0), whole=True)


def advice(told: Answer, only: bool) -> Advice:
    """What an answer comes to, for people: the others by what they cost."""
    looks = dict(zip(told.options, told.visits, strict=True))
    if looks.get(told.choice, 0) < FEW:
        return Advice(Option(told.choice, -1.0, -1.0), [], 0, only)
    weighed = dict(zip(told.options, told.values, strict=True))
    top = weighed[told.choice]
    least = max(2, int(sum(told.visits) * LOOKED))
    looked = [choice for choice in told.options if looks[choice] >= least]
    others = [Option(choice, weighed[choice], max(0.0, top - weighed[choice])) for choice in looked]
    others = sorted([option for option in others if option.choice != told.choice], key=lambda option: option.cost)
    rest = len(told.options) - 1 - len(others[:MOST])
    return Advice(Option(told.choice, top, 0.0), others[:MOST], rest, only)


# -- in words -------------------------------------------------------------------------------------------------------


def measure(game: Game) -> str:
    """Which words say what a value is: chances of winning, or for a team a part of the best result."""
    return "-team" if game.team else ""


def cost_words(language: str, cost: float, game: Game) -> str:
    """How much worse a choice is."""
    if cost < ALIKE:
        return say(language, f"hint-cost-none{measure(game)}")
    much = "little" if cost < LITTLE else "some" if cost < MUCH else "much"
    return say(language, f"hint-cost-{much}{measure(game)}", {"percent": round(100 * cost)})


def best_words(language: str, bot: str, told: Advice, choice: str, game: Game) -> str:
    """What the bot would do, and how it sees the game then."""
    if told.best.choice == PASS:
        return say(language, "hint-wait", {"bot": bot})
    facts = {"bot": bot, "choice": choice}
    if told.best.value < 0:
        return say(language, "hint-best", facts)
    return say(language, f"hint-best-value{measure(game)}", facts | {"percent": round(100 * told.best.value)})


def rest_words(language: str, told: Advice) -> str:
    """What is said of choices that are not told one by one."""
    if told.only:
        return say(language, "hint-only")
    if told.best.value < 0:
        return "" if told.best.choice == PASS else say(language, "hint-alone")
    return say(language, "hint-rest", {"count": told.rest}) if told.rest else ""


def card_words(language: str, game: Game, chance: Chance) -> str:
    """A card and how likely it is; where there may be several, how many."""
    name = say(language, *game.speak_card(chance.card))
    if chance.mean > chance.chance + MANY:
        return say(language, "hint-card-many", {"card": name, "mean": round(chance.mean, 1)})
    if chance.chance >= SURE:
        return say(language, "hint-card-sure", {"card": name})
    if chance.chance <= 0:
        return say(language, "hint-card-never", {"card": name})
    return say(language, "hint-card", {"card": name, "percent": max(1, round(100 * chance.chance))})


def hand_words(language: str, game: Game, belief: Belief, most: int = CARDS) -> Sequence[str]:
    """The likeliest cards of a hand."""
    return [card_words(language, game, chance) for chance in belief.cards[:most]]
