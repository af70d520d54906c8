"""A review at a terminal: the line of chances, the mistakes that cost most, luck and choices."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from ..law import label_of
from ..review import Mistake, Report, Review
from ..review.review import SHOWN
from ..review.words import MistakeWords, ReviewWords
from .law import in_short
from .registry import drawing_of
from .style import QUIET, STRONG, Prose, joined

BARS = "▁▂▃▄▅▆▇█"


def show_review(review: Review, report: Report, language: str, console: Console) -> None:
    """All of it, the whole first."""
    drawing = drawing_of(review.game, review.record.names, language, review.record.options)
    words = ReviewWords(review, drawing.names, language)
    title = words.say("review-title", name=drawing.names[review.seat])
    console.print(Rule(Text(title, STRONG), style=QUIET))
    console.print(Prose(" ".join(words.summary(report)), language))
    console.print(Text(""), Text(words.chart_title(), QUIET), Text(chart(report, console.width)), sep="\n")
    for mistake in report.mistakes[:SHOWN]:
        console.print(Text(""))
        for line in mistake_lines(mistake, words.mistake(mistake), words):
            console.print(line, highlight=False)
    console.print(Text(""), Text(words.say("review-shares"), STRONG), sep="\n")
    for sentence in words.shares(report):
        console.print(Prose(sentence, language, hang=2, indent=2), highlight=False)


def chart(report: Report, width: int) -> str:
    """The line of chances as bars, as many as there is room for."""
    values = [point.value for point in report.points]
    return "".join([bar(value) for value in thinned(values, max(1, width - 2))])


def thinned(values: Sequence[float], most: int) -> list[float]:
    step = max(1.0, len(values) / most)
    return [values[min(len(values) - 1, int(place * step))] for place in range(int(len(values) / step))]


def bar(value: float) -> str:
    return BARS[min(len(BARS) - 1, max(0, int(value * len(BARS))))]


def mistake_lines(mistake: Mistake, told: MistakeWords, words: ReviewWords) -> list[RenderableType]:
    """What was played, what was better, what it cost, why."""
    language = words.language
    head = joined([Text(told.title, STRONG), f"  {told.asked}"])
    choice = joined([f"{told.played} ", Text(told.better, STRONG)])
    indented = [f"{told.cost} {told.sure}", told.open_cards, told.line]
    lines: list[RenderableType] = [Prose(head, language), Prose(choice, language, hang=2, indent=2)]
    lines += [Prose(text, language, hang=2, indent=2) for text in indented if text]
    for text, clause in told.why:
        label = label_of(words.review.game.id, clause, language)
        line = joined([text, Text(f" {label}" if clause else "", QUIET)])
        lines.append(Prose(line, language, hang=2, indent=2))
    beliefs = [words.say("hint-beliefs"), *told.hands] if told.hands else []
    lines += [Prose(Text(line, QUIET), language, hang=2, indent=2) for line in beliefs]
    return [*lines, *[in_short(f"{words.review.game.id}:{clause}", language) for clause in told.clauses]]
