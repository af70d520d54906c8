"""Hints in words: a bot's choice, the cost of the other options, and what the bot believes of hidden cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..core.ask import NO_ANSWER, Ask
from ..core.game import Game
from ..core.illegal import Facts
from ..core.record import Record
from ..core.state import State
from ..words import say, say_plain
from . import SECONDS, strongest
from .beliefs import Belief, CardChance
from .chance import chance_key
from .comparison import ALIKE, FEW, min_visits
from .reasons import reasons_for, without_reason
from .remote import Answer, Question, make_question

ROAD = 77  # last step of the path that seeds a hint's generator
MOST = 5  # most other options shown
CARDS = 8  # most cards of a hand shown
SURE = 0.995  # a probability shown as certain
FAR = 0.25  # least distance from the mean of all hidden cards that makes a card worth showing
LITTLE, MUCH = 0.04, 0.12  # costs, in win probability, called small and large
MANY = 0.005  # excess of the mean over the probability that shows that a hand may hold several copies


class Labels:
    """Formats the choices of one question, for one reader."""

    def __init__(self, language: str, game: Game, state: State, ask: Ask, names: Sequence[str]) -> None:
        self.language, self.game, self.state, self.ask, self.names = language, game, state, ask, names
        self.seat = ask.seat

    def facts(self, choice: int) -> Facts:
        return {} if choice == NO_ANSWER else self.game.speak_choice(self.state, self.ask, choice, self.names)[1]

    def words(self, choice: int) -> str:
        if choice == NO_ANSWER:
            return say(self.language, "hint-pass")
        return say(self.language, *self.game.speak_choice(self.state, self.ask, choice, self.names))


@dataclass(frozen=True)
class OptionAdvice:
    """An option with its value and its cost, both as win probabilities; -1 if unknown.

    For a team that plays for its score, the values combine victory and score, and the hint uses other sentences.
    """

    choice: int
    value: float
    cost: float


@dataclass(frozen=True)
class Advice:
    """The best option and the others by cost; `rest` counts the options not shown. `only`: there is one option."""

    best: OptionAdvice
    others: list[OptionAdvice]
    rest: int
    only: bool = False


def hint_question(record: Record, state: State, seat: int) -> Question:
    """Return the question to the strongest bot that a hint needs. It has a generator of its own, separate from the
    bots'."""
    game = record.game
    bot = strongest(game.id)
    key = chance_key(record.seed or 0, seat, len(record.answers), ROAD)
    return make_question(game, bot, state, seat, key, SECONDS.get(bot, 0.0), whole=True)


def make_advice(told: Answer, only: bool) -> Advice:
    """Turn a bot's answer into advice, with the other options sorted by cost."""
    visits = dict(zip(told.options, told.visits, strict=True))
    if visits.get(told.choice, 0) < FEW:
        return Advice(OptionAdvice(told.choice, -1.0, -1.0), [], 0, only)
    weighed = dict(zip(told.options, told.values, strict=True))
    top = weighed[told.choice]
    least = min_visits(told.visits)
    looked = [choice for choice in told.options if visits[choice] >= least]
    others = [OptionAdvice(choice, weighed[choice], max(0.0, top - weighed[choice])) for choice in looked]
    others = sorted([option for option in others if option.choice != told.choice], key=lambda option: option.cost)
    rest = len(told.options) - 1 - len(others[:MOST])
    return Advice(OptionAdvice(told.choice, top, 0.0), others[:MOST], rest, only)


# -- beliefs that matter --------------------------------------------------------------------------------------------


def filter_remarkable(belief: Belief, game: Game, suits: Sequence[object]) -> Belief:
    """Return the cards of a belief that are worth showing: far from the mean, and of the `suits` that matter for the
    choice, if cards have suits."""
    usual = sum([one.mean for one in belief.cards]) / max(1, len(belief.cards))
    far = [one for one in belief.cards if abs(one.mean - usual) >= FAR or one.chance >= SURE > usual]
    suited = [(one, game.speak_card(one.card)[1].get("suit")) for one in far]
    return Belief(belief.seat, [one for one, suit in suited if suit is None or suit in suits])


def suits_of(state: State, ask: Ask, game: Game, told: Answer, labels: Labels) -> list[object]:
    """Return the suits of the question, of the best choice, and of the choice it is compared with."""
    weighed = [choice for choice in (told.choice, told.compared.other) if choice is not None and choice != NO_ANSWER]
    facts = [game.speak_ask(state, ask)[1], *[labels.facts(choice) for choice in weighed]]
    return [one["suit"] for one in facts if "suit" in one]


# -- in words -------------------------------------------------------------------------------------------------------


def measure(game: Game) -> str:
    """Return the suffix of the message ids: values are win probabilities, or for a team shares of the best result."""
    return "-team" if game.team else ""


def cost_words(language: str, cost: float, game: Game) -> str:
    """Say how much worse an option is."""
    if cost < ALIKE:
        return say(language, f"hint-cost-none{measure(game)}")
    much = "little" if cost < LITTLE else "some" if cost < MUCH else "much"
    return say(language, f"hint-cost-{much}{measure(game)}", {"percent": round(100 * cost)})


def best_words(language: str, told: Advice, choice: str) -> str:
    """Say what the adviser would do. It has its own name, because the same bot may also sit at the table."""
    facts = {"adviser": say_plain(language, "hint-adviser"), "choice": choice}
    return say(language, "hint-wait" if told.best.choice == NO_ANSWER else "hint-best", facts)


def value_words(language: str, told: Advice, game: Game) -> str:
    """Say how good the position is after the best option; "" if the value is unknown."""
    if told.best.value < 0:
        return ""
    return say(language, f"hint-value{measure(game)}", {"percent": round(100 * told.best.value)})


def why_words(language: str, game: Game, told: Answer, names: Sequence[str], labels: Labels) -> list[tuple[str, str]]:
    """Return the reasons with their clauses: the figures that speak against the other choice, or that all are alike."""
    compared = told.compared
    if compared.other is None:
        alike = len(told.options) > 1 and sum(told.visits) > 0
        return [(say(language, "why-alike"), "")] if alike else []
    suit = labels.facts(told.choice).get("suit", "none")
    others = [name for seat, name in enumerate(names) if seat != labels.seat]
    shared: Facts = {"name": others[0], "suit": suit, "instead": labels.words(compared.other)}
    reasons = reasons_for(game.id, compared) or without_reason(game.id, compared)
    return [(with_minus(say(language, reason.id, shared | reason.facts)), reason.clause) for reason in reasons]


def with_minus(text: str) -> str:
    """Write negative numbers with a minus sign instead of a hyphen."""
    return re.sub(r"(?<!\S)-(?=\d)", "−", text)


def rest_words(language: str, told: Advice) -> str:
    """Say how many options are not shown, or why there are none."""
    if told.only:
        return say(language, "hint-only")
    if told.best.value < 0:
        return "" if told.best.choice == NO_ANSWER else say(language, "hint-alone")
    return say(language, "hint-rest", {"count": told.rest}) if told.rest else ""


def card_words(language: str, game: Game, chance: CardChance) -> str:
    """Say how likely a card is in a hand, or how many copies of it to expect."""
    name = say(language, *game.speak_card(chance.card))
    if chance.mean > chance.chance + MANY:
        return say(language, "hint-card-many", {"card": name, "mean": round(chance.mean, 1)})
    if chance.chance >= SURE:
        return say(language, "hint-card-sure", {"card": name})
    if chance.chance <= 0:
        return say(language, "hint-card-never", {"card": name})
    return say(language, "hint-card", {"card": name, "percent": max(1, round(100 * chance.chance))})


def hand_words(language: str, game: Game, belief: Belief, most: int = CARDS) -> Sequence[str]:
    """Return the likeliest cards of a hand in words."""
    return [card_words(language, game, chance) for chance in belief.cards[:most]]
