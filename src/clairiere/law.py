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

from .core.illegal import Illegal, cite_clause

NEAR = 12  # clauses named when one was not found
SPOKEN = ("fr", "en")
ID = r"[A-Z0-9]+(?:\.[A-Za-z0-9_]+)+"
RULING_LABEL = {"fr": "décision", "en": "ruling"}  # before the number of a ruling
EXAMPLE_LABEL = {"fr": "exemple", "en": "example"}


Translations = dict[str, str]  # a text in every language
TranslationLists = dict[str, tuple[str, ...]]


class MissingTranslation(ValueError):
    """A text of the law that is missing in a language, or is the same in two."""


@dataclass(frozen=True)
class Clause:
    """One rule, with its checks. `label`: how people call it, which is its number if it has one."""

    game: str
    id: str
    label: Translations
    title: Translations
    text: Translations
    kind: str
    checks: TranslationLists
    see: tuple[str, ...]

    @property
    def cite(self) -> str:
        return f"{self.game}:{self.id}"

    def to_wire(self) -> dict[str, object]:
        return asdict(self) | {"cite": self.cite}

    @property
    def testable(self) -> bool:
        """Conduct between people and mere headings need no test."""
        return self.kind != "conduct" and bool(self.checks["en"]) and not self.text["en"].startswith("Heading")


@dataclass(frozen=True)
class Example:
    """A worked example: what is given, what is done, what comes of it. `vector`: the same as values, for tests."""

    id: str
    label: Translations
    title: Translations
    clauses: tuple[str, ...]
    given: Translations
    when: Translations
    then: Translations
    vector: dict[str, Any]


@dataclass(frozen=True)
class Ruling:
    """What a rule book leaves open, how it can be read, how it was settled for which clauses, and why."""

    id: str
    label: Translations
    clauses: tuple[str, ...]
    question: Translations
    readings: TranslationLists
    ruling: Translations
    reason: Translations


@dataclass(frozen=True)
class Law:
    """The law of one game. `notation`: the letters and short words of its checks and examples."""

    game: str
    title: Translations
    notation: Translations
    chapters: dict[str, list[str]]
    clauses: dict[str, Clause]
    examples: list[Example]
    rulings: list[Ruling]

    def to_wire(self) -> dict[str, object]:
        return {
            "game": self.game,
            "title": self.title,
            "chapters": self.chapters,
            "clauses": [clause.to_wire() for clause in self.clauses.values()],
        }

    @property
    def labels(self) -> dict[str, Translations]:
        """The labels of the clauses that have no number."""
        return {id: part.label for id, part in self.clauses.items() if not id[0].isdigit()}

    def examples_of(self, id: str) -> list[Example]:
        return [example for example in self.examples if id in example.clauses]

    def rulings_of(self, id: str) -> list[Ruling]:
        return [ruling for ruling in self.rulings if id in ruling.clauses]


# -- reading ----------------------------------------------------------------------------------------------------


@cache
def law_of(game: str) -> Law:
    """The law of a game, read once."""
    if game not in games_with_law():
        raise Illegal("game-unknown", {"found": game, "known": games_with_law()})
    raw = read_law(files(__package__) / "games" / game)
    meta = raw["meta"]
    own = [read_law(folder) for folder in chapters_of(game)]
    reader = LawReader(game, meta, [raw, *own])
    return Law(
        game,
        title(meta),
        reader.translations(meta, "notation"),
        {speech: headings(meta, own, speech) for speech in SPOKEN},
        {entry["id"]: reader.clause(entry) for part in (raw, *own) for entry in part["clause"]},
        [reader.example(entry) for part in (raw, *own) for entry in part.get("example", [])],
        [reader.ruling(entry) for part in (raw, *own) for entry in part.get("ruling", [])],
    )


def label_of(game: str, id: str, language: str) -> str:
    """Return how people call a clause: its number, or its label; what the law does not know is called by its id."""
    known = law_of(game).clauses if game in games_with_law() else {}
    return known[id].label[language] if id in known else id


def chapters_of(game: str) -> list[Traversable]:
    """The packages of a game's factions that bring a chapter of the law of their own."""
    factions = files(__package__) / "games" / game / "factions"
    folders = factions.iterdir() if factions.is_dir() else ()
    return sorted([part for part in folders if (part / "law.toml").is_file()], key=lambda part: part.name)


def read_law(folder: Traversable) -> dict[str, Any]:
    return tomllib.loads((folder / "law.toml").read_text("utf-8"))


class LawReader:
    """Reads the entries of a law file. In texts, ids of clauses, rulings and examples, and names of settings that
    `meta.labels` knows, become their labels."""

    def __init__(self, game: str, meta: dict[str, Any], parts: list[dict[str, Any]]) -> None:
        self.game = game
        self.labels: dict[str, Translations] = dict(meta.get("labels", {}))
        for part in parts:
            self.labels |= {entry["id"]: clause_label(meta, entry) for entry in part["clause"]}
            self.labels |= {entry["id"]: number_label(RULING_LABEL, entry["id"]) for entry in part.get("ruling", [])}
            self.labels |= {entry["id"]: number_label(EXAMPLE_LABEL, entry["id"]) for entry in part.get("example", [])}
        ids = sorted([re.escape(id) for id in self.labels if not id[0].isdigit()], key=len, reverse=True)
        self.cited = re.compile(rf"(?<![\w.])(?:{'|'.join(ids) or '(?!)'})(?!\w|\.\w)")

    def clause(self, entry: dict[str, Any]) -> Clause:
        return Clause(
            self.game,
            entry["id"],
            self.labels[entry["id"]],
            title(entry),
            self.translations(entry, "text"),
            entry["kind"],
            self.translation_lists(entry, "checks"),
            tuple(entry.get("see", ())),
        )

    def example(self, entry: dict[str, Any]) -> Example:
        return Example(
            entry["id"],
            self.labels[entry["id"]],
            title(entry),
            tuple(entry["clauses"]),
            self.translations(entry, "given"),
            self.translations(entry, "when"),
            self.translations(entry, "then"),
            entry.get("vector", {}),
        )

    def ruling(self, entry: dict[str, Any]) -> Ruling:
        return Ruling(
            entry["id"],
            self.labels[entry["id"]],
            tuple(entry["clauses"]),
            self.translations(entry, "question"),
            self.translation_lists(entry, "readings"),
            self.translations(entry, "ruling"),
            self.translations(entry, "reason"),
        )

    def translations(self, entry: dict[str, Any], field: str) -> Translations:
        """Return a text in every language. Raises `MissingTranslation`."""
        text = {speech: typographic(entry.get(f"{field}_{speech}", "")) for speech in SPOKEN}
        check_translated(entry, field, tuple(text.values()))
        return {speech: self.with_labels(text[speech], speech) for speech in SPOKEN}

    def translation_lists(self, entry: dict[str, Any], field: str) -> TranslationLists:
        """Return a list of texts in every language. Raises `MissingTranslation`."""
        texts = {speech: tuple(map(typographic, entry.get(f"{field}_{speech}", ()))) for speech in SPOKEN}
        for one in zip_longest(*texts.values(), fillvalue=""):
            check_translated(entry, field, one)
        return {speech: tuple([self.with_labels(text, speech) for text in texts[speech]]) for speech in SPOKEN}

    def with_labels(self, text: str, speech: str) -> str:
        """Return a text with labels in place of ids."""
        return self.cited.sub(lambda id: self.labels[id[0]][speech], text)


def clause_label(meta: dict[str, Any], entry: dict[str, Any]) -> Translations:
    """Return how people call a clause: its number; else the label that `meta.labels` gives to it, or to its family
    before its number; else its title."""
    id, labels = entry["id"], meta.get("labels", {})
    family, _, number = id.partition(".")
    if family.isdigit():
        return dict.fromkeys(SPOKEN, id)
    if id in labels:
        return {speech: typographic(labels[id][speech]) for speech in SPOKEN}
    if family in labels:
        return {speech: f"{typographic(labels[family][speech])} {number}" for speech in SPOKEN}
    return title(entry)


def number_label(label: Translations, id: str) -> Translations:
    """Return the label of a ruling or an example, with the number in its id."""
    number = re.sub(r"\D", "", id)
    return {speech: f"{label[speech]} {number}" for speech in SPOKEN}


def headings(meta: dict[str, Any], own: list[dict[str, Any]], speech: str) -> list[str]:
    chapters = meta[f"chapters_{speech}"] + [part["meta"][f"chapter_{speech}"] for part in own]
    return [typographic(chapter) for chapter in chapters]


def title(entry: dict[str, Any]) -> Translations:
    """A name, which may be the same in every language."""
    return {speech: typographic(entry[f"title_{speech}"]) for speech in SPOKEN}


def typographic(text: str) -> str:
    """A text with typographic apostrophes."""
    return text.replace("'", "’")


def check_translated(entry: dict[str, Any], field: str, texts: tuple[str, ...]) -> None:
    """Refuse a text that is missing in a language or only repeated from another; mere notation may be the same."""
    same = len(set(texts)) < len(texts) and re.search(r"[^\W\d_]{2}", texts[0])
    if not all(texts) or same:
        raise MissingTranslation(f"{entry.get('id', 'meta')}: {field} is not in {' and '.join(SPOKEN)}: {texts}")


@cache
def games_with_law() -> list[str]:
    """The games that have a law."""
    folder = files(__package__) / "games"
    return sorted(game.name for game in folder.iterdir() if (game / "law.toml").is_file())


def find_clause(cite: str) -> Clause:
    """Return the clause of a citation such as renard:4.11.1; a label such as root:Armuriers is understood too. Raises
    `Illegal`."""
    game, _, id = cite.partition(":")
    law = law_of(game)
    if id not in law.clauses:
        id = id_of_label(law, id) or id
    if id not in law.clauses:
        near = [known for known in law.clauses if known.startswith(f"{id.split('.')[0]}.")]
        known = near or list(law.clauses)
        shown = [cite_clause(game, id) for id in known[:NEAR]] + ["…"] * (len(known) > NEAR)
        raise Illegal("clause-unknown", {"found": id, "game": game, "known": shown})
    return law.clauses[id]


def id_of_label(law: Law, label: str) -> str:
    """Return the id of the clause that people call so in any language; empty if there is none."""
    wanted = typographic(label).casefold()
    return next((id for id, said in law.labels.items() if wanted in map(str.casefold, said.values())), "")


# -- counting ---------------------------------------------------------------------------------------------------


@dataclass
class CitationCount:
    """How much of one game's law code and tests cite."""

    game: str
    clauses: int
    uncoded: list[str] = field(default_factory=list)
    untested: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return not (self.uncoded or self.untested or self.unknown)

    def to_wire(self) -> dict[str, object]:
        return {
            "clauses": self.clauses,
            "coded": self.clauses - len(self.uncoded),
            "tested": self.clauses - len(self.untested),
            "unknown": len(self.unknown),
            "missing": {"code": self.uncoded, "tests": self.untested, "unknown": self.unknown},
        }


def count_citations(game: str, source: Path, tests: Path) -> CitationCount:
    """Compare the law of a game with the citations in its code, elsewhere in the package, and in the tests."""
    law = law_of(game)
    coded = clauses_cited_in_code(source / "games" / game, {id.split(".")[0] for id in law.clauses})
    coded |= clauses_cited_by_name(source, game)
    tested = clauses_cited_in_tests(tests, game)
    needed = [clause for clause in law.clauses.values() if clause.testable]
    return CitationCount(
        game,
        len(law.clauses),
        [clause.id for clause in needed if clause.id not in coded],
        [clause.id for clause in needed if clause.id not in tested],
        sorted((coded | tested) - set(law.clauses)),
    )


def clauses_cited_in_code(folder: Path, chapters: set[str]) -> set[str]:
    """The clauses that a game's code names where something is done.

    That is in the docstring of a function or class, in a comment at the end of a line of code, or as a value. Comments
    that stand alone and the heads of files do not count.
    """
    cited = {id for text in citing_texts(folder) for id in re.findall(rf"(?<![\w.])({ID})(?![\w]|\.\w)", text)}
    return {id for id in cited if id.split(".")[0] in chapters}


def clauses_cited_by_name(package: Path, game: str) -> set[str]:
    """The clauses that code outside of the games names with their game, as in jeton:10.14."""
    folders = [folder for folder in package.iterdir() if folder.is_dir() and folder.name != "games"]
    texts = [text for folder in folders for text in citing_texts(folder)]
    return {id for text in texts for id in re.findall(rf"\b{game}:({ID})(?![\w]|\.\w)", text)}


@cache
def citing_texts(folder: Path) -> list[str]:
    """The places in the code of a folder where a citation counts."""
    sources = [path.read_text("utf-8") for path in sorted(folder.rglob("*.py"))]
    return [text for source in sources for text in (*citing_strings(source), *comments_at_code(source))]


def citing_strings(source: str) -> list[str]:
    """Docstrings of functions and classes, and strings that are a clause and nothing else."""
    nodes = list(ast.walk(ast.parse(source)))
    texts = [ast.get_docstring(node) or "" for node in nodes if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    values = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [*texts, *[value for value in values if re.fullmatch(ID, value)]]


def comments_at_code(source: str) -> list[str]:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = [token for token in tokens if token.type == tokenize.COMMENT]
    return [token.string for token in comments if not token.line.lstrip().startswith("#")]


def clauses_cited_in_tests(folder: Path, game: str) -> set[str]:
    """The clauses that tests carry in `@law("renard:4.11.1")`."""
    cited = set()
    for path in sorted(folder.rglob("test_*.py")):
        for arguments in re.findall(r"@law\(([^)]*)\)", path.read_text("utf-8")):
            cited |= set(re.findall(rf"\b{game}:({ID})", arguments))
    return cited
