"""A review in words, for the terminal and the browser."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from ..bots.advice import Labels, filter_remarkable, hand_words, suits_of, why_words
from ..bots.remote import Answer
from ..bots.search.determinizations import Determinizations
from ..core.ask import SPECTATOR
from ..core.event import Event
from ..core.illegal import Word
from ..core.state import State
from ..words import capitalize, say, say_plain
from .chance_curve import Share
from .evaluators import OpenCards
from .game_decisions import Decision
from .review import Mistake, Report, Review
from .tasks import Explanation


class MistakeWords(Struct, frozen=True):
    """One mistake in sentences: its place, the question, the choice played, the better one, the cost, its interval, the
    reasons with their clauses, the others' possible hands, the bot's line, and the decision with open cards."""

    title: str
    asked: str
    played: str
    better: str
    cost: str
    sure: str
    why: list[tuple[str, str]]
    hands: list[str]
    line: str
    open_cards: str
    clauses: list[str]


class ReviewWords:
    """Formats one review in one language."""

    def __init__(self, review: Review, names: Sequence[str], language: str) -> None:
        self.review = review
        self.names = names
        self.language = language
        self.team = review.game.is_team_game(review.record.options)

    def say(self, id: str, **facts: object) -> str:
        return say(self.language, id, facts)

    # -- the whole ------------------------------------------------------------------------------------------------

    def summary(self, report: Report) -> list[str]:
        """Say how many decisions were judged, and how many mistakes were found."""
        found = "review-found-turns" if self.by_turns() else "review-found"
        judged = self.say("review-judged", judged=report.judged, name=self.names[self.review.seat])
        return [judged, self.say(found, count=len(report.mistakes))]

    def by_turns(self) -> bool:
        return any([decision.turn != decision.at for decision in self.review.moments.decisions])

    def shares(self, report: Report) -> list[str]:
        """Say the effects of luck, of the others and of the choices."""
        shares = report.shares
        told = {"luck": shares.luck, "others": shares.others, "choices": shares.choices}
        return [self.share(name, share) for name, share in told.items()]

    def share(self, name: str, share: Share) -> str:
        percent = round(100 * share.sum)
        moved = f"{percent:+d}".replace("-", "−") if percent else "0"
        return self.say(f"review-{name}", sum=moved, better=share.better, worse=share.worse)

    def chart_title(self) -> str:
        return self.say("review-line-of-chances-team" if self.team else "review-line-of-chances")

    # -- one mistake ----------------------------------------------------------------------------------------------

    def mistake(self, mistake: Mistake) -> MistakeWords:
        decision = self.review.by_place[mistake.at]
        labels = self.labels(decision)
        why = self.review.why(mistake.at)
        open_cards = why.open_cards if why is not None else None
        return MistakeWords(
            title=self.title(mistake),
            asked=self.asked(decision),
            played=self.say("review-played", choice=labels.words(mistake.played)),
            better=self.say("review-better", choice=labels.words(mistake.best)),
            cost=self.cost(mistake),
            sure=self.sure(mistake),
            why=self.reasons(mistake, why, labels) if why is not None else [],
            hands=self.hands(mistake, why, decision, labels) if why is not None else [],
            line=self.line(decision, why) if why is not None else "",
            open_cards=self.open_cards(open_cards, labels) if open_cards is not None else "",
            clauses=why.clauses if why is not None else [],
        )

    def labels(self, decision: Decision) -> Labels:
        return Labels(self.language, self.review.game, decision.state, decision.ask, self.names)

    def title(self, mistake: Mistake) -> str:
        if not self.by_turns():
            return self.say("review-step", step=mistake.at)
        turns = sorted({decision.turn for decision in self.review.moments.decisions})
        return self.say("review-turn", turn=turns.index(mistake.turn) + 1)

    def asked(self, decision: Decision) -> str:
        """Return the question in words."""
        return say(self.language, *self.review.game.speak_ask(decision.state, decision.ask))

    def cost(self, mistake: Mistake) -> str:
        percent = round(100 * mistake.cost.mean)
        if mistake.points:
            return self.say("review-cost-team", percent=percent, points=max(1, round(mistake.points)))
        return self.say("review-cost", percent=percent)

    def sure(self, mistake: Mistake) -> str:
        if mistake.exact:
            return self.say("review-exact", hands=mistake.hands)
        low, high = round(100 * mistake.cost.low), round(100 * mistake.cost.high)
        close = "yes" if low == high else "no"
        return self.say("review-sure", low=low, high=high, close=close, count=mistake.cost.count)

    def answer(self, mistake: Mistake, why: Explanation) -> Answer:
        """Return the mistake in the form of a bot's answer, to share the sentences of hints."""
        values = [mistake.best_value, mistake.played_value]
        both = [mistake.best, mistake.played]
        return Answer(mistake.best, both, values, [1, 1], why.beliefs, why.guessed, why.clauses, why.compared)

    def reasons(self, mistake: Mistake, why: Explanation, labels: Labels) -> list[tuple[str, str]]:
        if not why.compared.figures:
            return []
        return why_words(self.language, self.review.game, self.answer(mistake, why), self.names, labels)

    def hands(self, mistake: Mistake, why: Explanation, decision: Decision, labels: Labels) -> list[str]:
        """Return the others' possible cards that matter for the choice."""
        game = self.review.game
        suits = suits_of(decision.state, decision.ask, game, self.answer(mistake, why), labels)
        told = [filter_remarkable(belief, game, suits) for belief in why.beliefs]
        return [
            self.say("hint-hand", name=self.names[one.seat], cards=" · ".join(hand_words(self.language, game, one)))
            for one in told
            if one.cards
        ]

    def open_cards(self, told: OpenCards, labels: Labels) -> str:
        percent = round(100 * told.cost)
        if percent <= 0:
            return self.say("review-open-right")
        return self.say("review-open", choices=[labels.words(choice) for choice in told.best], percent=percent)

    def line(self, decision: Decision, why: Explanation) -> str:
        """Return the bot's line as events of the log, in the world in which it was searched: a choice alone, such as a
        clearing, would not say what happens."""
        seat, untold = self.review.seat, self.review.moments.course.untold
        state = Determinizations(self.review.game, decision.state, seat).base
        told: list[str] = []
        for by, choice in why.line.given:
            log: list[Event] = []
            state.log = log
            state.take(by, choice)
            told += [self.deed(state, event) for event in log if by == seat and event.verb not in untold]
        return f"{self.say('review-line')} {' → '.join(told)}." if told else ""

    def deed(self, state: State, event: Event) -> str:
        """Return an event in words, without its seat and without what only that world contained."""
        public = event.seen_by(SPECTATOR)
        id, facts = self.review.game.speak_event(state, public, self.names, self.review.seat)
        text, who = say(self.language, id, facts), facts.get("seat")
        own = rf"^{say_plain(self.language, who.id)}\s?: " if isinstance(who, Word) else "^$"
        return capitalize(re.sub(own, "", text)).removesuffix(".")
