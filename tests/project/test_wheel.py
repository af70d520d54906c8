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


def test_the_wheel_carries_the_client(pure_wheel: Path) -> None:
    held = set(zipfile.ZipFile(pure_wheel).namelist())
    assert "clairiere/server/client/index.html" in held
    assert any(name.startswith("clairiere/server/client/assets/") and name.endswith(".js") for name in held)


def test_a_wheel_without_the_client_is_not_built(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", "NOTICE", "README.md"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    (tmp_path / "src" / "clairiere").mkdir(parents=True)
    (tmp_path / "src" / "clairiere" / "__init__.py").touch()
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "out")]
    environment = {**os.environ, "CLAIRIERE_PURE": "1", "CLAIRIERE_NO_CLIENT": ""}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode != 0 and "the wheel must carry it" in done.stdout + done.stderr
