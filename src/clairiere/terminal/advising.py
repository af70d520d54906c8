"""Hints at a terminal: what the strongest bot would do, what else costs, what it believes, by which clauses."""

from __future__ import annotations

from rich.text import Text

from ..bots import strongest
from ..bots.advice import Advice, advice, asked_for_advice, best_words, cost_words, hand_words, rest_words
from ..bots.away import Answer, answer
from ..core.ask import PASS, Ask
from ..core.table import Table
from ..words import capital, say
from .law import in_short
from .screen import Screen
from .style import QUIET, STRONG, Prose, joined


def show_hint(table: Table, ask: Ask, screen: Screen) -> None:
    """Think, and say it."""
    told = answer(asked_for_advice(table.record, table.state, ask.seat))
    found = advice(told)
    say_choices(table, ask, found, screen)
    say_beliefs(told, screen)
    heading("hint-clauses", screen)
    for clause in told.clauses:
        screen.show(in_short(f"{table.record.game.id}:{clause}", screen.language))


def say_choices(table: Table, ask: Ask, found: Advice, screen: Screen) -> None:
    """The best one, with what to type for it, and the others."""
    language, bot = screen.language, say(screen.language, f"bot-{strongest(table.record.game.id)}")

    def named(choice: int) -> str:
        if choice == PASS:
            return ""
        facts = table.record.game.speak_choice(table.state, ask, choice, screen.drawing.names)
        words, written = say(language, *facts), screen.drawing.written(table.state, ask, choice)
        return words if words == written else f"{written}, {words}"

    best = best_words(language, bot, found, named(found.best.choice))
    screen.show(Prose(Text(best, STRONG), language))
    if found.others:
        heading("hint-instead", screen)
    for option in found.others:
        sentence = [capital(named(option.choice)), Text(f" ({cost_words(language, option.cost)})", QUIET)]
        screen.show(Prose(joined(sentence), language, hang=2, indent=2))
    rest = rest_words(language, found)
    if rest:
        screen.show(Prose(rest, language, indent=2))


def say_beliefs(told: Answer, screen: Screen) -> None:
    """What it thinks the others hold."""
    if told.beliefs:
        heading("hint-beliefs", screen)
    for belief in told.beliefs:
        cards = list(hand_words(screen.language, screen.drawing.game, belief))
        facts = {"name": screen.drawing.names[belief.seat], "cards": " · ".join(cards)}
        screen.show(Prose(say(screen.language, "hint-hand", facts), screen.language, hang=2, indent=2))


def heading(id: str, screen: Screen) -> None:
    screen.show(Prose(Text(say(screen.language, id), QUIET), screen.language))
