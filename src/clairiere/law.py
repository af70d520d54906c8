"""The law: every clause of every game as data, and the count of clauses that code and tests cite."""

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
    """A text of the law is missing in a language, or is the same in two."""


@dataclass(frozen=True)
class Clause:
    """One rule with its checks. `label`: what people call it, its number if it has one."""

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
        """Return the clause with its game, as `clairiere law` takes it."""
        return f"{self.game}:{self.id}"

    def to_wire(self) -> dict[str, object]:
        """Return plain values, ready for JSON."""
        return asdict(self) | {"cite": self.cite}

    @property
    def testable(self) -> bool:
        """Return True unless the clause is a heading or about conduct between people."""
        return self.kind != "conduct" and bool(self.checks["en"]) and not self.text["en"].startswith("Heading")


@dataclass(frozen=True)
class Example:
    """A worked example: situation, action and result. `vector`: the same as values, for tests."""

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
    """A decision where the rule book leaves a question open: its possible readings, the ruling, its clauses and the
    reason."""

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
        """Return plain values, ready for JSON."""
        return {
            "game": self.game,
            "title": self.title,
            "chapters": self.chapters,
            "clauses": [clause.to_wire() for clause in self.clauses.values()],
        }

    @property
    def labels(self) -> dict[str, Translations]:
        """Return the labels of the clauses that have no number."""
        return {id: part.label for id, part in self.clauses.items() if not id[0].isdigit()}

    def examples_of(self, id: str) -> list[Example]:
        """Return the examples that cite a clause."""
        return [example for example in self.examples if id in example.clauses]

    def rulings_of(self, id: str) -> list[Ruling]:
        """Return the rulings on a clause."""
        return [ruling for ruling in self.rulings if id in ruling.clauses]


# -- reading ----------------------------------------------------------------------------------------------------


@cache
def law_of(game: str) -> Law:
    """Return the law of a game, which is read once. Raise Illegal if there is no such game."""
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
    """Return what people call a clause: its number or its label; an unknown clause is called by its id."""
    clauses = law_of(game).clauses if game in games_with_law() else {}
    return clauses[id].label[language] if id in clauses else id


def chapters_of(game: str) -> list[Traversable]:
    """Return the packages of a game's factions that have a chapter of the law."""
    factions = files(__package__) / "games" / game / "factions"
    folders = factions.iterdir() if factions.is_dir() else ()
    return sorted([part for part in folders if (part / "law.toml").is_file()], key=lambda part: part.name)


def read_law(folder: Traversable) -> dict[str, Any]:
    """Return the content of the law file in a folder."""
    return tomllib.loads((folder / "law.toml").read_text("utf-8"))


class LawReader:
    """Reads the entries of a law file.

    In texts it replaces ids of clauses, rulings and examples, and names of settings in `meta.labels`, by their labels.
    """

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
        """Return a clause from its entry."""
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
        """Return an example from its entry."""
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
        """Return a ruling from its entry."""
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
        """Return a text in every language. Raise `MissingTranslation`."""
        text = {speech: typographic(entry.get(f"{field}_{speech}", "")) for speech in SPOKEN}
        check_translated(entry, field, tuple(text.values()))
        return {speech: self.with_labels(text[speech], speech) for speech in SPOKEN}

    def translation_lists(self, entry: dict[str, Any], field: str) -> TranslationLists:
        """Return a list of texts in every language. Raise `MissingTranslation`."""
        texts = {speech: tuple(map(typographic, entry.get(f"{field}_{speech}", ()))) for speech in SPOKEN}
        for variants in zip_longest(*texts.values(), fillvalue=""):
            check_translated(entry, field, variants)
        return {speech: tuple([self.with_labels(text, speech) for text in texts[speech]]) for speech in SPOKEN}

    def with_labels(self, text: str, speech: str) -> str:
        """Return a text with labels in place of ids."""
        return self.cited.sub(lambda id: self.labels[id[0]][speech], text)


def clause_label(meta: dict[str, Any], entry: dict[str, Any]) -> Translations:
    """Return what people call a clause.

    That is its number; else the label that `meta.labels` gives to it, or to its family before its number; else its
    title.
    """
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
    """Return the headings of all chapters in a language."""
    chapters = meta[f"chapters_{speech}"] + [part["meta"][f"chapter_{speech}"] for part in own]
    return [typographic(chapter) for chapter in chapters]


def title(entry: dict[str, Any]) -> Translations:
    """Return a name, which may be the same in every language."""
    return {speech: typographic(entry[f"title_{speech}"]) for speech in SPOKEN}


def typographic(text: str) -> str:
    """Return a text with typographic apostrophes."""
    return text.replace("'", "’")


def check_translated(entry: dict[str, Any], field: str, texts: tuple[str, ...]) -> None:
    """Raise `MissingTranslation` if a text is missing in a language or repeated; mere notation may be the same."""
    same = len(set(texts)) < len(texts) and re.search(r"[^\W\d_]{2}", texts[0])
    if not all(texts) or same:
        raise MissingTranslation(f"{entry.get('id', 'meta')}: {field} is not in {' and '.join(SPOKEN)}: {texts}")


@cache
def games_with_law() -> list[str]:
    """Return the games that have a law."""
    folder = files(__package__) / "games"
    return sorted(game.name for game in folder.iterdir() if (game / "law.toml").is_file())


def find_clause(cite: str) -> Clause:
    """Return the clause of a citation such as renard:4.11.1, or with a label such as root:Armuriers. Raise Illegal."""
    game, _, id = cite.partition(":")
    law = law_of(game)
    if id not in law.clauses:
        id = id_of_label(law, id) or id
    if id not in law.clauses:
        near = [candidates for candidates in law.clauses if candidates.startswith(f"{id.split('.')[0]}.")]
        candidates = near or list(law.clauses)
        suggestions = [cite_clause(game, id) for id in candidates[:NEAR]] + ["…"] * (len(candidates) > NEAR)
        raise Illegal("clause-unknown", {"found": id, "game": game, "known": suggestions})
    return law.clauses[id]


def id_of_label(law: Law, label: str) -> str:
    """Return the id of the clause with this label in any language; empty if there is none."""
    wanted = typographic(label).casefold()
    return next((id for id, labels in law.labels.items() if wanted in map(str.casefold, labels.values())), "")


# -- counting ---------------------------------------------------------------------------------------------------


@dataclass
class CitationCount:
    """How many clauses of one game's law are cited by code and by tests."""

    game: str
    clauses: int
    uncoded: list[str] = field(default_factory=list)
    untested: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Return True if every clause is cited and every citation is a clause."""
        return not (self.uncoded or self.untested or self.unknown)

    def to_wire(self) -> dict[str, object]:
        """Return plain values, ready for JSON."""
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
    """Return the clauses that a game's code cites where something is done.

    That is in the docstring of a function or class, in a comment at the end of a line of code, or as a value. Comments
    on lines of their own and docstrings of modules do not count.
    """
    cited = {id for text in citing_texts(folder) for id in re.findall(rf"(?<![\w.])({ID})(?![\w]|\.\w)", text)}
    return {id for id in cited if id.split(".")[0] in chapters}


def clauses_cited_by_name(package: Path, game: str) -> set[str]:
    """Return the clauses that code outside `games` cites with their game, as in jeton:10.14."""
    folders = [folder for folder in package.iterdir() if folder.is_dir() and folder.name != "games"]
    texts = [text for folder in folders for text in citing_texts(folder)]
    return {id for text in texts for id in re.findall(rf"\b{game}:({ID})(?![\w]|\.\w)", text)}


@cache
def citing_texts(folder: Path) -> list[str]:
    """Return the texts in the code of a folder where a citation counts."""
    sources = [path.read_text("utf-8") for path in sorted(folder.rglob("*.py"))]
    return [text for source in sources for text in (*citing_strings(source), *comments_at_code(source))]


def citing_strings(source: str) -> list[str]:
    """Return the docstrings of functions and classes, and the strings that are a clause and nothing else."""
    nodes = list(ast.walk(ast.parse(source)))
    texts = [ast.get_docstring(node) or "" for node in nodes if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    values = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [*texts, *[value for value in values if re.fullmatch(ID, value)]]


def comments_at_code(source: str) -> list[str]:
    """Return the comments at the end of lines of code."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = [token for token in tokens if token.type == tokenize.COMMENT]
    return [token.string for token in comments if not token.line.lstrip().startswith("#")]


def clauses_cited_in_tests(folder: Path, game: str) -> set[str]:
    """Return the clauses that tests cite by `@law("renard:4.11.1")`."""
    cited = set()
    for path in sorted(folder.rglob("test_*.py")):
        for arguments in re.findall(r"@law\(([^)]*)\)", path.read_text("utf-8")):
            cited |= set(re.findall(rf"\b{game}:({ID})", arguments))
    return cited
