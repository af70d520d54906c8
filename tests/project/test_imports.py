"""Imports that the layers in pyproject.toml cannot express."""

import ast
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src"
CORE = sorted(SRC.glob("clairiere/core/**/*.py"))
READERS = ("__init__.py", "game.py", "position.py")
RULES = sorted(path for path in SRC.glob("clairiere/games/**/*.py") if path.name not in READERS)
OUTSIDE = {  # clocks, chance, files, processes: a rule has no use for them
    "asyncio", "datetime", "importlib", "io", "json", "multiprocessing", "os", "pathlib", "random", "secrets",
    "socket", "subprocess", "sys", "threading", "time", "tomllib", "uuid",
}  # fmt: skip


def imports(path: Path) -> set[str]:
    """The modules a file imports, by their full name."""
    names: set[str] = set()
    package = path.relative_to(SRC).with_suffix("").parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package[: -node.level] if node.level else ()
            module = ".".join([*above, *([node.module] if node.module else [])])
            own = module.startswith("clairiere")
            names |= {f"{module}.{alias.name}" for alias in node.names} if own else {module}
    return names


def name(path: Path) -> str:
    return path.relative_to(SRC).as_posix()


@pytest.mark.parametrize("path", CORE, ids=name)
def test_core_imports_typing_and_names_for_the_compiler_only(path: Path) -> None:
    others = {found for found in imports(path) if not found.startswith("clairiere.core.")}
    assert others <= {"typing", "__future__", "mypy_extensions"}


@pytest.mark.parametrize("path", RULES, ids=name)
def test_rules_know_no_clock_no_chance_and_no_file(path: Path) -> None:
    assert {found for found in imports(path) if found.partition(".")[0] in OUTSIDE} == set()


def test_a_game_does_not_import_another() -> None:
    for path in RULES:
        own = path.relative_to(SRC / "clairiere" / "games").parts[0]
        games = {found.split(".")[2] for found in imports(path) if found.startswith("clairiere.games.")}
        shared = {file.stem for file in (SRC / "clairiere" / "games").glob("*.py")}
        assert games <= {own} | shared, name(path)
