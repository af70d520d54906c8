"""The law to read: all of it by chapters, or one clause with its rulings, examples and checks."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ..law import Clause, Example, Ruling, find_clause, label_of, law_of
from ..words import capitalize, say
from .ascii_fallback import use_ascii_fallback
from .style import QUIET, STRONG, Prose, joined

INDENT = 2


def show_law(game: str, language: str, console: Console) -> None:
    """The whole law of a game."""
    use_ascii_fallback(console)
    law = law_of(game)
    console.print(Rule(Text(law.title[language], STRONG), style=QUIET), highlight=False)
    for chapter in law.chapters[language]:
        number, _, title = chapter.partition(" ")
        console.print(Text(f"\n{number}  {title}" if number.isdigit() else f"\n{title}", "bold underline"))
        for part in law.clauses.values():
            if part.id.split(".")[0] == number:
                console.print(Text(""), head(part, language), body(part, language), sep="\n", highlight=False)


def show_clause(cite: str, language: str, console: Console) -> None:
    """One clause with all that belongs to it."""
    use_ascii_fallback(console)
    part = find_clause(cite)
    law = law_of(part.game)
    parts = [in_short(cite, language)]
    for each in law.rulings_of(part.id):
        parts += [Text(""), *ruling(each, language)]
    examples, checks = law.examples_of(part.id), part.checks[language]
    if examples:
        parts += [Text(""), heading("ui-law-examples", language), *[example(each, language) for each in examples]]
    if checks:
        parts += [Text(""), heading("ui-law-checks", language), *[item(check, language) for check in checks]]
    if examples or checks:
        parts += [Text(""), Prose(law.notation[language], language, QUIET)]
    console.print(Group(*parts), highlight=False, markup=False)


def in_short(cite: str, language: str) -> RenderableType:
    """Title, text and related clauses."""
    part = find_clause(cite)
    parts = [head(part, language), body(part, language)]
    if part.see:
        see = say(language, "ui-law-see", {"clauses": [label_of(part.game, id, language) for id in part.see]})
        parts.append(Prose(see, language, QUIET, indent=INDENT))
    return Group(*parts)


def head(part: Clause, language: str) -> RenderableType:
    """What a clause is called and its title; a card or a character is called by it."""
    label, title = part.label[language], part.title[language]
    return Prose(Text(title if label == title else f"{label}  {title}", STRONG), language)


def body(part: Clause, language: str) -> RenderableType:
    return Prose(part.text[language], language, indent=INDENT)


def heading(id: str, language: str) -> RenderableType:
    return Prose(Text(say(language, id), STRONG), language)


def item(sentence: str, language: str) -> RenderableType:
    return Prose(f"– {sentence}", language, hang=2, indent=INDENT)


def ruling(entry: Ruling, language: str) -> list[RenderableType]:
    """What the rule books leave open, how it can be read, how it was decided, and why."""
    title = capitalize(entry.label[language])
    return [
        Prose(Text(title, STRONG), language),
        labelled("ui-law-question", entry.question[language], language),
        heading_of_readings(language),
        *[item(reading, language) for reading in entry.readings[language]],
        labelled("ui-law-settled", entry.ruling[language], language),
        labelled("ui-law-reason", entry.reason[language], language),
    ]


def heading_of_readings(language: str) -> RenderableType:
    return Prose(Text(say(language, "ui-law-readings"), QUIET), language, indent=INDENT)


def labelled(id: str, text: str, language: str, indent: int = INDENT) -> RenderableType:
    return Prose(joined([Text(f"{say(language, id)} ", QUIET), text]), language, hang=2, indent=indent)


def example(entry: Example, language: str) -> RenderableType:
    title = Text(f"{capitalize(entry.label[language])}  {entry.title[language]}", "italic")
    lines = [("ui-law-given", entry.given), ("ui-law-when", entry.when), ("ui-law-then", entry.then)]
    parts = [labelled(id, text[language], language, 2 * INDENT) for id, text in lines]
    return Group(Prose(title, language, indent=INDENT), *parts)
