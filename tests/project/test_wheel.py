"""What the built package holds."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    environment = {**os.environ, "CLAIRIERE_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = folder.iterdir()
    return wheel


def test_a_pure_wheel_says_so(pure_wheel: Path) -> None:
    assert pure_wheel.name.endswith("-py3-none-any.whl")


def test_the_wheel_holds_every_source_and_data_file(pure_wheel: Path) -> None:
    src = ROOT / "src"
    found = [path for path in src.glob("clairiere/**/*") if path.is_file() and path.suffix != ".pyc"]
    files = {path.relative_to(src).as_posix() for path in found}
    held = set(zipfile.ZipFile(pure_wheel).namelist())
    assert files - held == set()
    assert any(name.endswith("/law.toml") for name in held)


def test_the_wheel_carries_the_licence_and_the_notice(pure_wheel: Path) -> None:
    names = {Path(name).name for name in zipfile.ZipFile(pure_wheel).namelist()}
    assert {"LICENSE", "NOTICE"} <= names
