"""The law to read: all of it by chapters, or one clause with its ruling, examples and checks."""

from __future__ import annotations

from typing import Any

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ..law import Clause, clause, law_of
from ..words import say
from .ascii_fallback import plain_signs
from .style import QUIET, STRONG, Prose, joined

INDENT = 2


def show_law(game: str, language: str, console: Console) -> None:
    """The whole law of a game."""
    plain_signs(console)
    law = law_of(game)
    console.print(Rule(Text(law.title[language], STRONG), style=QUIET), highlight=False)
    for chapter in law.chapters[language]:
        number, _, title = chapter.partition(" ")
        console.print(Text(f"\n{number}  {title}", "bold underline"))
        for found in law.clauses.values():
            if found.id.split(".")[0] == number:
                console.print(Text(""), head(found, language), body(found, language), sep="\n", highlight=False)


def show_clause(cite: str, language: str, console: Console) -> None:
    """One clause with all that belongs to it."""
    plain_signs(console)
    found = clause(cite)
    law = law_of(found.game)
    parts = [in_short(cite, language), *ruling(found, language)]
    examples = law.examples_of(found.id)
    if examples:
        parts += [Text(""), heading("ui-law-examples", language), *[example(each, language) for each in examples]]
    if found.checks:
        parts += [Text(""), heading("ui-law-checks", language), *[item(check) for check in found.checks]]
    console.print(Group(*parts), highlight=False, markup=False)


def in_short(cite: str, language: str) -> RenderableType:
    """Title, text and related clauses."""
    found = clause(cite)
    parts = [head(found, language), body(found, language)]
    if found.see:
        see = say(language, "ui-law-see", {"clauses": found.see})
        parts.append(Prose(see, language, QUIET, indent=INDENT))
    return Group(*parts)


def head(found: Clause, language: str) -> RenderableType:
    return Prose(Text(f"{found.id}  {printed(found.title[language])}", STRONG), language)


def body(found: Clause, language: str) -> RenderableType:
    return Prose(printed(found.text[language]), language, indent=INDENT)


def printed(text: str) -> str:
    """The law is written with the apostrophe of keyboards."""
    return text.replace("'", "’")


def heading(id: str, language: str) -> RenderableType:
    return Prose(Text(say(language, id), STRONG), language)


def item(sentence: str) -> RenderableType:
    return Prose(f"– {sentence}", "en", hang=2, indent=INDENT)


def ruling(found: Clause, language: str) -> list[RenderableType]:
    """What the rule books leave open, how it was decided, and why."""
    if not found.ruling:
        return []
    entry = law_of(found.game).rulings[found.ruling]
    title = say(language, "ui-law-ruling", {"id": found.ruling})
    lines: list[RenderableType] = [Text(""), Prose(Text(title, STRONG), language)]
    for key, id in (("question", "question"), ("ruling", "settled"), ("reason", "reason")):
        label = Text(f"{say(language, f'ui-law-{id}')} ", QUIET)
        lines.append(Prose(joined([label, entry[key]]), "en", hang=2, indent=INDENT))
    return lines


def example(entry: dict[str, Any], language: str) -> RenderableType:
    title = Text(f"{entry['id']}  {printed(entry[f'title_{language}'])}", "italic")
    lines: list[RenderableType] = [Prose(title, language, indent=INDENT)]
    for key in ("given", "when", "then"):
        if entry.get(key):
            label = Text(f"{say(language, f'ui-law-{key}')} ", QUIET)
            lines.append(Prose(joined([label, entry[key]]), "en", hang=2, indent=2 * INDENT))
    return Group(*lines)
