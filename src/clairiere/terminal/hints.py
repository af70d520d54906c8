"""Hints at a terminal: what the strongest bot would do, what else costs, what it believes, by which clauses."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from ..bots.advice import (
    Advice,
    Labels,
    best_words,
    cost_words,
    filter_remarkable,
    hand_words,
    hint_question,
    make_advice,
    rest_words,
    suits_of,
    value_words,
    why_words,
)  # fmt: skip
from ..bots.remote import Answer, answer_question
from ..core.ask import NO_ANSWER, Ask
from ..core.record import Record
from ..core.state import State
from ..words import capitalize
from .drawing import Drawing
from .law import in_short
from .style import DOT, QUIET, STRONG, Prose, joined


def hint_for(record: Record, state: State, ask: Ask, drawing: Drawing) -> list[RenderableType]:
    """Let the strongest bot think, and put what it thought into lines: what to do, why, then the figures."""
    told = answer_question(hint_question(record, state, ask.seat))
    labels = Labels(drawing.language, drawing.game, state, ask, drawing.names)
    clauses = [in_short(f"{record.game.id}:{clause}", drawing.language) for clause in told.clauses]
    advised = make_advice(told, len(record.game.onward_choices(ask)) == 1)
    first = [*drawing.remark(state), *best(state, ask, advised, drawing), *reasons(told, labels, drawing)]
    suits = suits_of(state, ask, drawing.game, told, labels)
    figures = [*choices(state, ask, advised, drawing), *beliefs(told, suits, drawing)]
    return [*first, *figures, heading("hint-clauses", drawing), *clauses]


def best(state: State, ask: Ask, advised: Advice, drawing: Drawing) -> list[RenderableType]:
    """What to do, with what to type for it."""
    words = best_words(drawing.language, advised, named(state, ask, advised.best.choice, drawing))
    return [Prose(Text(words, STRONG), drawing.language)]


def reasons(told: Answer, labels: Labels, drawing: Drawing) -> list[RenderableType]:
    """Why, each reason with its clause."""
    lines = why_words(drawing.language, drawing.game, told, drawing.names, labels)
    told_with = [joined([text, Text(f" {drawing.clause_label(id)}" if id else "", QUIET)]) for text, id in lines]
    return [Prose(line, drawing.language, hang=2, indent=2) for line in told_with]


def choices(state: State, ask: Ask, advised: Advice, drawing: Drawing) -> list[RenderableType]:
    """What it expects, and what the others cost."""
    value = value_words(drawing.language, advised, drawing.game)
    lines: list[RenderableType] = [Prose(Text(value, QUIET), drawing.language)] if value else []
    if advised.others:
        lines.append(heading("hint-instead", drawing))
    for option in advised.others:
        cost = Text(f" ({cost_words(drawing.language, option.cost, drawing.game)})", QUIET)
        sentence = joined([capitalize(named(state, ask, option.choice, drawing)), cost])
        lines.append(Prose(sentence, drawing.language, hang=2, indent=2))
    rest = rest_words(drawing.language, advised)
    return [*lines, Prose(rest, drawing.language, indent=2)] if rest else lines


def named(state: State, ask: Ask, choice: int, drawing: Drawing) -> str:
    """A choice as it is typed, and in words where these differ."""
    if choice == NO_ANSWER:
        return drawing.say("hint-pass")
    id, facts = drawing.game.speak_choice(state, ask, choice, drawing.names)
    words, written = drawing.say(id, **facts), drawing.written(state, ask, choice)
    return words if words == written else f"{written}, {words}"


def beliefs(told: Answer, suits: Sequence[object], drawing: Drawing) -> list[RenderableType]:
    """What it thinks the others hold, and what they may think of one's own hand, where that is worth telling."""
    hands = [filter_remarkable(belief, drawing.game, suits) for belief in told.beliefs]
    lines: list[RenderableType] = []
    for belief in [hand for hand in hands if hand.cards]:
        cards = DOT.join(hand_words(drawing.language, drawing.game, belief))
        sentence = drawing.say("hint-hand", name=drawing.names[belief.seat], cards=cards)
        lines.append(Prose(sentence, drawing.language, hang=2, indent=2))
    lines = [heading("hint-beliefs", drawing), *lines] if lines else []
    own = filter_remarkable(told.guessed, drawing.game, suits) if told.guessed else None
    if own and own.cards:
        cards = DOT.join(hand_words(drawing.language, drawing.game, own, len(own.cards)))
        lines += [heading("hint-guessed", drawing), Prose(cards, drawing.language, hang=2, indent=2)]
    return lines


def heading(id: str, drawing: Drawing) -> RenderableType:
    return Prose(Text(drawing.say(id), QUIET), drawing.language)
