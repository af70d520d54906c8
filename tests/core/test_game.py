"""What a game must write and what it may override stand apart, and every game writes what it must."""

import ast
import re
from pathlib import Path

import pytest

from clairiere import GAMES, Game
from clairiere.conformance.toy import PEBBLES

CORE = Path(__file__).parents[2] / "src/clairiere/core"


def left_open(file: str) -> dict[str, str]:
    """The methods in a file of the core that do nothing but raise NotImplementedError, with their docstrings."""
    methods = [node for node in ast.walk(ast.parse((CORE / file).read_text())) if isinstance(node, ast.FunctionDef)]
    idle = [method for method in methods if ast.unparse(method.body[-1]) == "raise NotImplementedError"]
    return {method.name: ast.get_docstring(method) or "" for method in idle}


@pytest.mark.parametrize("game", [*GAMES.values(), PEBBLES], ids=lambda game: game.id)
def test_a_game_writes_all_that_it_must(game: Game) -> None:
    must = left_open("game.py")
    assert len(must) >= 8 and not [name for name in must if getattr(type(game), name) is getattr(Game, name)]


def test_a_hook_without_a_usual_value_names_the_one_that_calls_for_it() -> None:
    hooks = {name: text for path in CORE.glob("*_hooks.py") for name, text in left_open(path.name).items()}
    named = {name: re.findall("`([a-z_]+)`", text) for name, text in hooks.items()}
    assert named == {
        "sequel_options": ["sequel"],
        "desertion_choice": ["patience"],
        "speak_card": ["hand_cards"],
        "clause_summary": ["explain_choice"],
    }
