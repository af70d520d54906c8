"""The compiled build has the docstrings of its sources: `help` and `inspect` show the same as interpreted."""

import ast
import importlib
import inspect
from pathlib import Path
from types import WrapperDescriptorType

import pytest

import clairiere

PACKAGE = Path(clairiere.__file__).parent
MODULES = sorted(
    path
    for folder in ("core", "games", "bots", "live", "answers", "research/encoding")
    for path in (PACKAGE / folder).rglob("*.py")
    if path.name != "__init__.py"
)


def documented(tree: ast.Module | ast.ClassDef, prefix: str = "") -> list[tuple[str, str]]:
    """Return the names and docstrings of classes, functions, methods and properties."""
    found = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and (doc := ast.get_docstring(node)):
            found.append((prefix + node.name, doc))
        if isinstance(node, ast.ClassDef):
            found += documented(node, f"{prefix}{node.name}.")
    return found


def attribute(module: object, name: str) -> object:
    owner, _, last = name.rpartition(".")
    return vars(attribute(module, owner))[last] if owner else getattr(module, last)


def test_every_docstring_is_there() -> None:
    if not clairiere.compiled():
        pytest.skip("THIS BUILD IS NOT COMPILED, so that nothing can be lost: install a C compiler, run ./dev setup")
    missing, count = [], 0
    for path in MODULES:
        name = ".".join(["clairiere", *path.relative_to(PACKAGE).with_suffix("").parts])
        module = importlib.import_module(name)
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if inspect.getdoc(module) != ast.get_docstring(tree):
            missing.append(name)
        for qualified, doc in documented(tree):
            found = attribute(module, qualified)
            count += 1
            if isinstance(found, WrapperDescriptorType):
                continue  # `__str__` and the like, of which CPython says something itself
            if inspect.cleandoc(found.__doc__ or "") != doc:
                missing.append(f"{name}.{qualified}")
    assert missing == [] and count > 2500
