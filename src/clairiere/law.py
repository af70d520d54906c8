"""The law: every clause of every game as data, and the count of those that code and tests cite."""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import zip_longest
from pathlib import Path
from typing import Any

from .core.illegal import Illegal

NEAR = 12  # clauses named when one was not found
SPOKEN = ("fr", "en")
ID = r"[A-Z0-9]+(?:\.[A-Za-z0-9_]+)+"


Said = dict[str, str]  # a text in every language
SaidEach = dict[str, tuple[str, ...]]


class Untranslated(ValueError):
    """A text of the law that is missing in a language, or is the same in two."""


@dataclass(frozen=True)
class Clause:
    """One numbered rule, with its checks."""

    game: str
    id: str
    title: Said
    text: Said
    kind: str
    checks: SaidEach
    see: tuple[str, ...]

    @property
    def cite(self) -> str:
        return f"{self.game}:{self.id}"

    def wire(self) -> dict[str, object]:
        return asdict(self) | {"cite": self.cite}

    @property
    def testable(self) -> bool:
        """Conduct between people and mere headings need no test."""
        return self.kind != "conduct" and bool(self.checks["en"]) and not self.text["en"].startswith("Heading")


@dataclass(frozen=True)
class Example:
    """A worked example: what is given, what is done, what comes of it. `vector`: the same as values, for tests."""

    id: str
    title: Said
    clauses: tuple[str, ...]
    given: Said
    when: Said
    then: Said
    vector: dict[str, Any]


@dataclass(frozen=True)
class Ruling:
    """What a rule book leaves open, how it can be read, how it was settled for which clauses, and why."""

    id: str
    clauses: tuple[str, ...]
    question: Said
    readings: SaidEach
    ruling: Said
    reason: Said


@dataclass(frozen=True)
class Law:
    """The law of one game. `notation`: the letters and short words of its checks and examples."""

    game: str
    title: Said
    notation: Said
    chapters: dict[str, list[str]]
    clauses: dict[str, Clause]
    examples: list[Example]
    rulings: list[Ruling]

    def wire(self) -> dict[str, object]:
        return {
            "game": self.game,
            "title": self.title,
            "chapters": self.chapters,
            "clauses": [clause.wire() for clause in self.clauses.values()],
        }

    def examples_of(self, id: str) -> list[Example]:
        return [example for example in self.examples if id in example.clauses]

    def rulings_of(self, id: str) -> list[Ruling]:
        return [ruling for ruling in self.rulings if id in ruling.clauses]


# -- reading ----------------------------------------------------------------------------------------------------


@cache
def law_of(game: str) -> Law:
    """The law of a game, read once."""
    if game not in games():
        raise Illegal("game-unknown", {"found": game, "known": games()})
    raw = read_law(files(__package__) / "games" / game)
    meta = raw["meta"]
    own = [read_law(folder) for folder in chapters_of(game)]
    return Law(
        game,
        title(meta),
        said(meta, "notation"),
        {speech: headings(meta, own, speech) for speech in SPOKEN},
        {entry["id"]: clause_from(game, entry) for part in (raw, *own) for entry in part["clause"]},
        [example_from(entry) for part in (raw, *own) for entry in part.get("example", [])],
        [ruling_from(entry) for part in (raw, *own) for entry in part.get("ruling", [])],
    )


def chapters_of(game: str) -> list[Traversable]:
    """The packages of a game's factions that bring a chapter of the law of their own."""
    factions = files(__package__) / "games" / game / "factions"
    folders = factions.iterdir() if factions.is_dir() else ()
    return sorted([part for part in folders if (part / "law.toml").is_file()], key=lambda part: part.name)


def read_law(folder: Traversable) -> dict[str, Any]:
    return tomllib.loads((folder / "law.toml").read_text("utf-8"))


def clause_from(game: str, entry: dict[str, Any]) -> Clause:
    return Clause(
        game,
        entry["id"],
        title(entry),
        said(entry, "text"),
        entry["kind"],
        said_each(entry, "checks"),
        tuple(entry.get("see", ())),
    )


def example_from(entry: dict[str, Any]) -> Example:
    return Example(
        entry["id"],
        title(entry),
        tuple(entry["clauses"]),
        said(entry, "given"),
        said(entry, "when"),
        said(entry, "then"),
        entry.get("vector", {}),
    )


def ruling_from(entry: dict[str, Any]) -> Ruling:
    return Ruling(
        entry["id"],
        tuple(entry["clauses"]),
        said(entry, "question"),
        said_each(entry, "readings"),
        said(entry, "ruling"),
        said(entry, "reason"),
    )


def headings(meta: dict[str, Any], own: list[dict[str, Any]], speech: str) -> list[str]:
    chapters = meta[f"chapters_{speech}"] + [part["meta"][f"chapter_{speech}"] for part in own]
    return [printed(chapter) for chapter in chapters]


def title(entry: dict[str, Any]) -> Said:
    """A name, which may be the same in every language."""
    return {speech: printed(entry[f"title_{speech}"]) for speech in SPOKEN}


def said(entry: dict[str, Any], field: str) -> Said:
    """A text in every language."""
    text = {speech: printed(entry.get(f"{field}_{speech}", "")) for speech in SPOKEN}
    translated(entry, field, tuple(text.values()))
    return text


def said_each(entry: dict[str, Any], field: str) -> SaidEach:
    """A list of texts in every language."""
    texts = {speech: tuple(map(printed, entry.get(f"{field}_{speech}", ()))) for speech in SPOKEN}
    for one in zip_longest(*texts.values(), fillvalue=""):
        translated(entry, field, one)
    return texts


def printed(text: str) -> str:
    """A text with typographic apostrophes."""
    return text.replace("'", "’")


def translated(entry: dict[str, Any], field: str, texts: tuple[str, ...]) -> None:
    """Refuse a text that is missing in a language or only repeated from another; mere notation may be the same."""
    same = len(set(texts)) < len(texts) and re.search(r"[^\W\d_]{2}", texts[0])
    if not all(texts) or same:
        raise Untranslated(f"{entry.get('id', 'meta')}: {field} is not in {' and '.join(SPOKEN)}: {texts}")


@cache
def games() -> list[str]:
    """The games that have a law."""
    folder = files(__package__) / "games"
    return sorted(game.name for game in folder.iterdir() if (game / "law.toml").is_file())


def clause(cite: str) -> Clause:
    """The clause of a citation such as renard:4.11.1."""
    game, _, id = cite.partition(":")
    law = law_of(game)
    if id not in law.clauses:
        near = [known for known in law.clauses if known.startswith(f"{id.split('.')[0]}.")]
        known = near or list(law.clauses)
        shown = known if len(known) <= NEAR else [*known[:NEAR], "…"]
        raise Illegal("clause-unknown", {"found": id, "game": game, "known": shown})
    return law.clauses[id]


# -- counting ---------------------------------------------------------------------------------------------------


@dataclass
class Count:
    """How much of one game's law code and tests cite."""

    game: str
    clauses: int
    uncoded: list[str] = field(default_factory=list)
    untested: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return not (self.uncoded or self.untested or self.unknown)

    def wire(self) -> dict[str, object]:
        return {
            "clauses": self.clauses,
            "coded": self.clauses - len(self.uncoded),
            "tested": self.clauses - len(self.untested),
            "unknown": len(self.unknown),
            "missing": {"code": self.uncoded, "tests": self.untested, "unknown": self.unknown},
        }


def count(game: str, source: Path, tests: Path) -> Count:
    """Compare the law of a game with the citations in its code, elsewhere in the package, and in the tests."""
    law = law_of(game)
    coded = cited_in_code(source / "games" / game, {id.split(".")[0] for id in law.clauses})
    coded |= cited_by_name(source, game)
    tested = cited_in_tests(tests, game)
    needed = [clause for clause in law.clauses.values() if clause.testable]
    return Count(
        game,
        len(law.clauses),
        [clause.id for clause in needed if clause.id not in coded],
        [clause.id for clause in needed if clause.id not in tested],
        sorted((coded | tested) - set(law.clauses)),
    )


def cited_in_code(folder: Path, chapters: set[str]) -> set[str]:
    """The clauses that a game's code names where something is done.

    That is in the docstring of a function or class, in a comment at the end of a line of code, or as a value. Comments
    that stand alone and the heads of files do not count.
    """
    cited = {id for text in citing(folder) for id in re.findall(rf"(?<![\w.])({ID})(?![\w]|\.\w)", text)}
    return {id for id in cited if id.split(".")[0] in chapters}


def cited_by_name(package: Path, game: str) -> set[str]:
    """The clauses that code outside of the games names with their game, as in jeton:10.14."""
    folders = [folder for folder in package.iterdir() if folder.is_dir() and folder.name != "games"]
    texts = [text for folder in folders for text in citing(folder)]
    return {id for text in texts for id in re.findall(rf"\b{game}:({ID})(?![\w]|\.\w)", text)}


@cache
def citing(folder: Path) -> list[str]:
    """The places in the code of a folder where a citation counts."""
    sources = [path.read_text("utf-8") for path in sorted(folder.rglob("*.py"))]
    return [text for source in sources for text in (*named_in_tree(source), *comments_at_code(source))]


def named_in_tree(source: str) -> list[str]:
    """Docstrings of functions and classes, and strings that are a clause and nothing else."""
    nodes = list(ast.walk(ast.parse(source)))
    texts = [ast.get_docstring(node) or "" for node in nodes if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    values = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [*texts, *[value for value in values if re.fullmatch(ID, value)]]


def comments_at_code(source: str) -> list[str]:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = [token for token in tokens if token.type == tokenize.COMMENT]
    return [token.string for token in comments if not token.line.lstrip().startswith("#")]


def cited_in_tests(folder: Path, game: str) -> set[str]:
    """The clauses that tests carry in `@law("renard:4.11.1")`."""
    cited = set()
    for path in sorted(folder.rglob("test_*.py")):
        for arguments in re.findall(r"@law\(([^)]*)\)", path.read_text("utf-8")):
            cited |= set(re.findall(rf"\b{game}:({ID})", arguments))
    return cited
