"""./dev hands over to the program and to pytest."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

DEV = Path(__file__).parents[2] / "dev"


def test_what_is_imported_from_here_on_is_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of servers and workers start in a run of the tests; an environment that keeps no bytecode, as containers
    like to, would make each of them compile all that it imports."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    became: list[tuple[object, ...]] = []
    monkeypatch.setattr(os, "execv", lambda *command: became.append((*command, keeps_bytecode())))
    runpy.run_path(str(DEV), run_name="dev")["become"]("python", "-m", "pytest")
    assert became == [("python", ["python", "-m", "pytest"], True)]


def keeps_bytecode() -> bool:
    """Whether a Python that is started now does."""
    asked = [sys.executable, "-c", "import sys; sys.exit(sys.dont_write_bytecode)"]
    return subprocess.run(asked).returncode == 0


COMMANDS = ("play", "play renard", "test", "lint", "bench", "setup", "wheels", "lock")


@pytest.mark.parametrize("asked", ["--help", "-h"])
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_shown_before_anything_is_installed(command: str, asked: str, tmp_path: Path) -> None:
    program = tmp_path / "dev"
    program.write_bytes(DEV.read_bytes())
    given = [sys.executable, str(program), *command.split(), asked]
    done = subprocess.run(given, capture_output=True, text=True, timeout=20)
    assert done.returncode == 0 and f"./dev {command.split()[0]} " in done.stdout, done.stderr
    assert os.listdir(tmp_path) == ["dev"]
