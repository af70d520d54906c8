"""The law to read: all of it by chapters, or one clause with its ruling, examples and checks."""

from __future__ import annotations

from typing import Any

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ..law import Clause, clause, law_of
from ..words import say
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
        console.print(Text(f"\n{number}  {title}", "bold underline"))
        for part in law.clauses.values():
            if part.id.split(".")[0] == number:
                console.print(Text(""), head(part, language), body(part, language), sep="\n", highlight=False)


def show_clause(cite: str, language: str, console: Console) -> None:
    """One clause with all that belongs to it."""
    use_ascii_fallback(console)
    part = clause(cite)
    law = law_of(part.game)
    parts = [in_short(cite, language), *ruling(part, language)]
    examples = law.examples_of(part.id)
    if examples:
        parts += [Text(""), heading("ui-law-examples", language), *[example(each, language) for each in examples]]
    if part.checks:
        parts += [Text(""), heading("ui-law-checks", language), *[item(check) for check in part.checks]]
    console.print(Group(*parts), highlight=False, markup=False)


def in_short(cite: str, language: str) -> RenderableType:
    """Title, text and related clauses."""
    part = clause(cite)
    parts = [head(part, language), body(part, language)]
    if part.see:
        see = say(language, "ui-law-see", {"clauses": part.see})
        parts.append(Prose(see, language, QUIET, indent=INDENT))
    return Group(*parts)


def head(part: Clause, language: str) -> RenderableType:
    return Prose(Text(f"{part.id}  {printed(part.title[language])}", STRONG), language)


def body(part: Clause, language: str) -> RenderableType:
    return Prose(printed(part.text[language]), language, indent=INDENT)


def printed(text: str) -> str:
    """A text of the law with typographic apostrophes."""
    return text.replace("'", "’")


def heading(id: str, language: str) -> RenderableType:
    return Prose(Text(say(language, id), STRONG), language)


def item(sentence: str) -> RenderableType:
    return Prose(f"– {sentence}", "en", hang=2, indent=INDENT)


def ruling(part: Clause, language: str) -> list[RenderableType]:
    """What the rule books leave open, how it was decided, and why."""
    if not part.ruling:
        return []
    entry = law_of(part.game).rulings[part.ruling]
    title = say(language, "ui-law-ruling", {"id": part.ruling})
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
