"""Paths, modules and names in documents and docstrings exist.

Names are checked where they are quoted in backticks, paths in our folders wherever they are written. A quoted path may
leave out the first folders, and may have `*` or `<name>` in it. A quoted name must occur in the code: in Python as a
name or in a string, elsewhere as a word.
"""

from __future__ import annotations

import ast
import os
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "clairiere"
FOLDERS = ("src", "tests", "web", "docs", "scripts", "lab", "examples", "requirements", ".github")
BUILT = ("node_modules", "__pycache__", ".venv")
PYTHON = [ROOT / "dev", *(path for name in ("src", "tests", "scripts", "lab") for path in ROOT.glob(f"{name}/**/*.py"))]
WEB = [path for kind in ("ts", "svelte", "js", "mjs", "css") for path in ROOT.glob(f"web/[!n]*/**/*.{kind}")]
DATA = [
    *ROOT.glob("src/**/*.toml"),
    *ROOT.glob("src/**/*.ftl"),
    *ROOT.glob("web/src/**/*.ftl"),
    ROOT / "pyproject.toml",
]
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md"), *ROOT.glob("lab/**/*.md")]
FILE = re.compile(
    r"[\w.*<>-]+(?:/[\w.*<>-]+)*\.(?:py|md|toml|ts|js|svelte|css|json|jsonl|ftl|lock|in|yml|cff|conf|webp)"
)
PATH = re.compile(
    r"(?<![\w/.{-])(?:docs|scripts|tests|src|web|examples|requirements|lab)/[\w/.<>-]+"
    r"\.(?:py|md|toml|ts|js|svelte|json|ftl|in|conf)\b"
)
FOLDER = re.compile(r"[\w.*<>-]+(?:/[\w.*<>-]+)*/?")
NAME = re.compile(r"(?:[a-z]+_[a-z_0-9]*[a-z0-9]|[A-Z][A-Z0-9]*_[A-Z_0-9]+|[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+)(?:\(\))?")
MEMBER = re.compile(r"([A-Z]\w*[a-z]\w*)\.([a-z_]\w*)(?:\(\))?")
MODULE = re.compile(r"clairiere(?:\.\w+)+")
DOCSTRING = re.compile(r'^\s*(?:r?""".*?"""|"[^"\n]*"$)', re.M | re.S)
ELSEWHERE = {  # made by a build, by a test or by a tool
    "src/clairiere/server/client/", "tests/e2e/artifacts", "artifacts/speed.json", "files.json",
    "lab/reports/kills-0.3.0.json", "clairiere_tables", "clairiere_viewers", "clairiere_thinking",
}  # fmt: skip


def quoted(text: str) -> list[str]:
    """Return what a text quotes in single backticks, without its code blocks."""
    return re.findall(r"(?<!`)`([^`\n]+)`(?!`)", re.sub(r"^```.*?^```", "", text, flags=re.S | re.M))


@cache
def sources() -> dict[Path, str]:
    return {path: path.read_text("utf-8") for path in PYTHON}


@cache
def words_of_code() -> set[str]:
    """Return every word in the code, also those in strings; docstrings and comments do not count."""
    words = {part for path in paths() for part in re.split(r"[/.]", path)}
    for source in sources().values():
        words |= set(re.findall(r"\w+", re.sub(r"(?m)(?:^|(?<=\s))#.*", "", DOCSTRING.sub("", source))))
    for path in WEB:
        words |= set(re.findall(r"\w+", re.sub(r"(?s)/\*.*?\*/|(?<![:\w])//[^\n]*", "", path.read_text("utf-8"))))
    for path in DATA:
        words |= set(re.findall(r"\w+", path.read_text("utf-8")))
    return words


@cache
def members(name: str) -> set[str] | None:
    """Return what the classes of this name and their bases define, or None if there is no such class."""
    classes = [
        node
        for source in sources().values()
        if re.search(rf"^class {name}\b", source, re.M)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef) and node.name == name
    ]
    names: set[str] = set()
    for part in (part for node in classes for part in ast.walk(node)):
        match part:
            case (
                ast.FunctionDef(name=found)
                | ast.AsyncFunctionDef(name=found)
                | ast.Attribute(attr=found, ctx=ast.Store())
            ):
                names.add(found)
            case ast.Name(id=found, ctx=ast.Store()):
                names.add(found)
    for base in {ast.unparse(base).split("[")[0].split(".")[-1] for node in classes for base in node.bases} - {name}:
        names |= members(base) or set()
    return names if classes else None


@cache
def paths() -> list[str]:
    """Return the files and folders of the project, relative to it."""
    found = [path.name for path in ROOT.iterdir() if path.name not in BUILT]
    for folder in FOLDERS:
        for above, folders, files in os.walk(ROOT / folder):
            folders[:] = [name for name in folders if name not in BUILT]
            found += [Path(above, name).relative_to(ROOT).as_posix() for name in (*folders, *files)]
    return found


@cache
def ends() -> set[str]:
    """Return every end of a path: `a/b/c`, `b/c` and `c`."""
    return {"/".join(parts[i:]) for path in paths() if (parts := path.split("/")) for i in range(len(parts))}


def exists(path: str) -> bool:
    path = path.strip("/")
    if not re.search(r"[*<]", path):
        return path in ends()
    pattern = "[^/]*".join(map(re.escape, re.split(r"\*+|<\w+>", path)))
    return any(re.fullmatch(pattern, end) for end in ends())


def wrong(text: str) -> list[str]:
    """Return the quotations of a text that lead nowhere."""
    found = []
    for quote in quoted(text):
        if quote in ELSEWHERE:
            continue
        if FILE.fullmatch(quote) or (FOLDER.fullmatch(quote) and "/" in quote.rstrip("/") and is_ours(quote)):
            found += [] if exists(quote) else [quote]
        elif match := MODULE.fullmatch(quote):
            found += [] if module_exists(match[0]) else [quote]
        elif match := MEMBER.fullmatch(quote):
            known = members(match[1])
            found += [] if known is None or match[2] in known else [quote]
        elif NAME.fullmatch(quote):
            found += [] if quote.removesuffix("()") in words_of_code() else [quote]
    return found


def is_ours(path: str) -> bool:
    """Return True if the first folder of a path is one of ours."""
    return path.split("/")[0] in ends()


def module_exists(name: str) -> bool:
    parts = name.split(".")[1:]
    for count in range(len(parts), 0, -1):
        path = PACKAGE.joinpath(*parts[:count])
        if path.is_dir() or path.with_suffix(".py").exists():
            return count == len(parts) or set(parts[count:]) <= words_of_code()
    return len(parts) == 1 and parts[0] in words_of_code()


@pytest.mark.parametrize("path", sorted(DOCUMENTS), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_document_quotes_what_exists(path: Path) -> None:
    assert wrong(path.read_text("utf-8")) == []


def test_docstrings_quote_what_exists() -> None:
    found: dict[str, list[str]] = {}
    for path, source in sources().items():
        for docstring in DOCSTRING.findall(source):
            if bad := wrong(docstring):
                found.setdefault(path.relative_to(ROOT).as_posix(), []).extend(bad)
    assert found == {}


@pytest.mark.parametrize("kind", ["Python", "web", "data", "documents"])
def test_written_paths_exist(kind: str) -> None:
    files = {"Python": PYTHON, "web": WEB, "data": DATA, "documents": DOCUMENTS}[kind]
    texts = {path: path.read_text("utf-8") for path in files}
    assert texts
    assert {
        name: path
        for path, text in texts.items()
        for name in PATH.findall(text)
        if name not in ELSEWHERE and not exists(name)
    } == {}
