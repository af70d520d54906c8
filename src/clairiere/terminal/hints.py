"""Hints at a terminal: what the strongest bot would do, what else costs, what it believes, by which clauses."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from ..bots import strongest
from ..bots.advice import Advice, advice, asked_for_advice, best_words, cost_words, hand_words, rest_words
from ..bots.remote import Answer, answer
from ..core.ask import PASS, Ask
from ..core.record import Record
from ..core.state import State
from ..words import capital
from .drawing import Drawing
from .law import in_short
from .style import DOT, QUIET, STRONG, Prose, joined


def hint_for(record: Record, state: State, ask: Ask, drawing: Drawing) -> list[RenderableType]:
    """Let the strongest bot think, and put what it thought into lines."""
    told = answer(asked_for_advice(record, state, ask.seat))
    clauses = [in_short(f"{record.game.id}:{clause}", drawing.language) for clause in told.clauses]
    advised = advice(told, len(record.game.onward(ask)) == 1)
    told_first = [*drawing.remark(state), *choices(state, ask, advised, drawing), *beliefs(told, drawing)]
    return [*told_first, heading("hint-clauses", drawing), *clauses]


def choices(state: State, ask: Ask, advised: Advice, drawing: Drawing) -> list[RenderableType]:
    """The best one, with what to type for it, and the others."""
    bot = drawing.say(f"bot-{strongest(drawing.game.id)}")
    choice = named(state, ask, advised.best.choice, drawing)
    best = best_words(drawing.language, bot, advised, choice, drawing.game)
    lines: list[RenderableType] = [Prose(Text(best, STRONG), drawing.language)]
    if advised.others:
        lines.append(heading("hint-instead", drawing))
    for option in advised.others:
        cost = Text(f" ({cost_words(drawing.language, option.cost, drawing.game)})", QUIET)
        sentence = joined([capital(named(state, ask, option.choice, drawing)), cost])
        lines.append(Prose(sentence, drawing.language, hang=2, indent=2))
    rest = rest_words(drawing.language, advised)
    return [*lines, Prose(rest, drawing.language, indent=2)] if rest else lines


def named(state: State, ask: Ask, choice: int, drawing: Drawing) -> str:
    """A choice as it is typed, and in words where these differ."""
    if choice == PASS:
        return drawing.say("hint-pass")
    id, facts = drawing.game.speak_choice(state, ask, choice, drawing.names)
    words, written = drawing.say(id, **facts), drawing.written(state, ask, choice)
    return words if words == written else f"{written}, {words}"


def beliefs(told: Answer, drawing: Drawing) -> list[RenderableType]:
    """What it thinks the others hold, and what they may think of one's own hand."""
    lines: list[RenderableType] = [heading("hint-beliefs", drawing)] if told.beliefs else []
    for belief in told.beliefs:
        cards = DOT.join(hand_words(drawing.language, drawing.game, belief))
        sentence = drawing.say("hint-hand", name=drawing.names[belief.seat], cards=cards)
        lines.append(Prose(sentence, drawing.language, hang=2, indent=2))
    if told.guessed is not None:
        own = DOT.join(hand_words(drawing.language, drawing.game, told.guessed, len(told.guessed.cards)))
        lines += [heading("hint-guessed", drawing), Prose(own, drawing.language, hang=2, indent=2)]
    return lines


def heading(id: str, drawing: Drawing) -> RenderableType:
    return Prose(Text(drawing.say(id), QUIET), drawing.language)
