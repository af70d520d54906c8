"""What the files of the project may hold."""

import json
import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKPLACE = re.compile(r"(^|[^A-Za-z0-9_.])/" + "(work|farm)" + "/", re.MULTILINE)
ADDRESS = re.compile(r"://|--(extra-)?index-url|--find-links|--trusted-host| @ ")


def project_files() -> list[Path]:
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    command = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


@pytest.mark.parametrize("name", ["play.lock", "dev.lock", "bench.lock", "node.lock"])
def test_a_lock_pins_by_hash_and_holds_no_address(name: str) -> None:
    lock = (ROOT / "requirements" / name).read_text()
    assert not ADDRESS.search(lock)
    pins = re.split(r"\n(?=\S)", lock.strip())
    assert pins and all("==" in pin and "--hash=sha256:" in pin for pin in pins)


def pinned(name: str) -> dict[str, str]:
    lock = (ROOT / "requirements" / name).read_text()
    return dict(re.findall(r"^([\w.-]+)==([^ ;]+)", lock, re.MULTILINE))


def test_playing_installs_no_tool_of_the_tests() -> None:
    """What the tests alone need stands in `dev.in` and in the extra `test`; what both need has one version."""
    play, dev = pinned("play.lock"), pinned("dev.lock")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    listed = (ROOT / "requirements" / "dev.in").read_text().splitlines()
    tools = [line for line in listed if line[:1].isalpha()] + project["optional-dependencies"]["test"]
    names = {re.split(r"[^\w.-]", tool)[0].replace("_", "-") for tool in tools} - {
        "librt"
    }  # mypy needs it too, to build
    assert {"pytest", "playwright", "ruff", "ray", "matplotlib"} <= names
    assert names & set(play) == set() and names <= set(dev)
    assert play.items() <= dev.items()


def test_building_the_client_installs_no_tool_of_its_tests() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    built = {path.split("node_modules/")[-1] for path, entry in packages.items() if not entry.get("dev")}
    assert {"vite", "svelte"} <= built
    assert (
        built & {"eslint", "vitest", "prettier", "svelte-check", "happy-dom", "axe-core", "typescript-eslint"} == set()
    )


def test_no_file_names_a_workplace() -> None:
    assert [str(path) for path in project_files() if WORKPLACE.search(text(path))] == []


def test_nothing_built_is_kept() -> None:
    built = {".so", ".pyd", ".pyc", ".whl"}
    assert [str(path) for path in project_files() if path.suffix in built or path.name == "uv.lock"] == []


@pytest.mark.parametrize("name", ["dev", ".ci/run"])
def test_commands_are_executable(name: str) -> None:
    assert os.access(ROOT / name, os.X_OK)
