"""What the built package holds."""

import email
import json
import os
import re
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import httpx
import pytest
from packaging.version import Version
from websockets.sync.client import connect

import clairiere
from clairiere.core.record import ENGINE

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"


def built(folder: Path, project: Path = ROOT, **more: str) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **more}
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = folder.iterdir()
    return wheel


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("pure"), CLAIRIERE_PURE="1")


@pytest.fixture(scope="module")
def compiled_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """From the compilation that ./dev has kept."""
    kept = str(Path(sys.prefix) / "compiled")
    return built(tmp_path_factory.mktemp("compiled"), CLAIRIERE_CACHE=kept, CLAIRIERE_KEPT="1")


def test_a_pure_wheel_says_so(pure_wheel: Path) -> None:
    assert pure_wheel.name.endswith("-py3-none-any.whl")


def test_the_wheel_holds_every_source_and_data_file(pure_wheel: Path) -> None:
    src = ROOT / "src"
    found = [path for path in src.glob("clairiere/**/*") if path.is_file() and path.suffix != ".pyc"]
    files = {path.relative_to(src).as_posix() for path in found}
    held = set(zipfile.ZipFile(pure_wheel).namelist())
    assert files - held == set()
    assert any(name.endswith("/law.toml") for name in held)


def test_the_wheel_tells_what_it_is(pure_wheel: Path) -> None:
    with zipfile.ZipFile(pure_wheel) as wheel:
        (name,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
        told = email.message_from_bytes(wheel.read(name))
        assert "clairiere/py.typed" in wheel.namelist()
    assert all(told[name] for name in ("Name", "Version", "Summary", "Author", "Keywords", "License-Expression"))
    assert told["Requires-Python"] == ">=3.11" and "Typing :: Typed" in told.get_all("Classifier", [])
    assert told["Description-Content-Type"] == "text/markdown" and told.get_payload(decode=True) == README.read_bytes()


@pytest.mark.parametrize("kind", ["compiled", "pure"])
def test_an_installed_wheel_plays_over_http_far_from_the_checkout(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    python = installed(request.getfixturevalue(f"{kind}_wheel"), tmp_path / "environment")
    bare = {"PATH": "", "HOME": str(tmp_path), "LANG": "en_GB.UTF-8"}  # neither a compiler nor Node
    command = [python, "-m", "clairiere"]
    said = subprocess.run([*command, "--version"], cwd=tmp_path, env=bare, capture_output=True, text=True, check=True)
    assert ("(compiled)" in said.stdout) == (kind == "compiled" and clairiere.compiled()), said.stdout
    assert said.stdout.startswith(f"clairiere {version_of(request.getfixturevalue(f'{kind}_wheel'))} ")
    server = subprocess.Popen([*command, "serve", "--port", "0"], cwd=tmp_path, env=bare, stdout=subprocess.PIPE)
    try:
        assert server.stdout is not None
        found = re.search(rb"http://\S+:(\d+)", server.stdout.readline())
        assert found is not None
        play_a_trick(int(found[1]))
    finally:
        server.terminate()
        server.wait(20)
        server.stdout.close()


def installed(wheel: Path, folder: Path) -> Path:
    """An environment with this wheel; the packages that it needs are lent by ours."""
    if not folder.exists():
        venv.create(folder)
    python = folder / "bin" / "python"
    command = ["-m", "pip", "--python", python, "install", "--quiet", "--no-deps", "--no-index", wheel]
    subprocess.run([sys.executable, *command], check=True, capture_output=True)
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "lent.pth").write_text(f"{sysconfig.get_path('purelib')}\n")
    return python


def play_a_trick(port: int) -> None:
    """The page with its scripts, a table, and at its socket a card that is accepted."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", transport=httpx.HTTPTransport(retries=9)) as http:
        script = re.search(r'src="(/assets/[^"]+\.js)"', http.get("/").text)
        assert script is not None and http.get(script[1]).status_code == 200
        http.get("/api/me")
        table = {"game": "renard", "seats": ["me", "bot:greedy"], "options": {"dealer": "1"}}
        made = http.post("/api/tables", json={**table, "settings": {"instant": True}}).json()
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        address = f"ws://127.0.0.1:{port}/ws/t/{made['id']}"
        with connect(address, additional_headers={"cookie": cookies}) as line:
            line.send(json.dumps({"t": "hello", "n": 1, "language": "en"}))
            (ask,) = json.loads(line.recv(20))["asks"]
            line.send(json.dumps({"t": "play", "n": 2, "choice": ask["choices"][0]["notation"]}))
            replies = (json.loads(message) for message in line)
            said = next(said for said in replies if said["t"] == "reply" or "answers" in said)
            assert said.get("ok") or said["answers"] == 2, said


def test_the_wheel_carries_the_licence_and_the_notice(pure_wheel: Path) -> None:
    names = {Path(name).name for name in zipfile.ZipFile(pure_wheel).namelist()}
    assert {"LICENSE", "NOTICE"} <= names


def test_the_wheel_carries_the_client(pure_wheel: Path) -> None:
    held = set(zipfile.ZipFile(pure_wheel).namelist())
    assert "clairiere/server/client/index.html" in held
    assert any(name.startswith("clairiere/server/client/assets/") and name.endswith(".js") for name in held)


def small_project(folder: Path) -> Path:
    """A project that builds as ours does, with nearly no sources."""
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", "NOTICE", "README.md", "src/clairiere/core/record.py"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes((ROOT / name).read_bytes())
    (folder / "src" / "clairiere" / "__init__.py").touch()
    return folder


def small_wheel(project: Path, **more: str) -> Path:
    return built(
        project / "dist" / str(len(list((project / "dist").glob("*")))), project, CLAIRIERE_PURE="1",
        CLAIRIERE_NO_CLIENT="1", **more,
    )  # fmt: skip


def version_of(wheel: Path) -> str:
    """The version of a wheel, which its name, its metadata and the file that the program reads agree on."""
    with zipfile.ZipFile(wheel) as held:
        (name,) = [name for name in held.namelist() if name.endswith(".dist-info/METADATA")]
        version = str(email.message_from_bytes(held.read(name))["Version"])
        assert held.read("clairiere/version.txt").decode().strip() == version == wheel.name.split("-")[1]
    return version


def test_builds_of_different_sources_have_different_versions(tmp_path: Path) -> None:
    project = small_project(tmp_path / "project")
    first, again = small_wheel(project), small_wheel(project)
    (project / "src" / "clairiere" / "__init__.py").write_text("CHANGED = True\n")
    second, release = small_wheel(project), small_wheel(project, CLAIRIERE_RELEASE="1")
    assert version_of(first) == version_of(again) != version_of(second)
    assert re.fullmatch(rf"{re.escape(ENGINE)}\+d[0-9a-f]{{10}}", version_of(first))
    assert version_of(release) == ENGINE
    for wheel in (first, second):
        installed(wheel, tmp_path / "environment")
        (version,) = tmp_path.glob("environment/lib/python*/site-packages/clairiere/version.txt")
        assert version.read_text().strip() == version_of(wheel), "the newer build did not replace the older one"


def test_builds_of_commits_are_ordered_and_a_tag_makes_a_release(tmp_path: Path) -> None:
    project = small_project(tmp_path)
    (project / ".gitignore").write_text("dist\n")

    def git(*arguments: str) -> None:
        named = ["-c", "user.name=a", "-c", "user.email=a@b"]
        subprocess.run(["git", *named, *arguments], cwd=project, check=True, capture_output=True)

    git("init", "-q")
    versions = []
    for change in ("A = 1\n", "A = 2\n"):
        (project / "src" / "clairiere" / "__init__.py").write_text(change)
        git("add", "-A")
        git("commit", "-qm", "change")
        versions.append(version_of(small_wheel(project)))
    assert re.fullmatch(rf"{re.escape(ENGINE)}\+1\.g[0-9a-f]{{7}}", versions[0])
    assert Version(ENGINE) < Version(versions[0]) < Version(versions[1])
    (project / "src" / "clairiere" / "__init__.py").write_text("A = 3\n")
    dirty = version_of(small_wheel(project))
    assert dirty.startswith(f"{versions[1]}.d") and Version(dirty) > Version(versions[1])
    git("commit", "-qam", "release")
    git("tag", f"v{ENGINE}")
    assert version_of(small_wheel(project)) == ENGINE


def test_a_wheel_without_the_client_is_not_built(tmp_path: Path) -> None:
    small_project(tmp_path)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "out")]
    environment = {**os.environ, "CLAIRIERE_PURE": "1", "CLAIRIERE_NO_CLIENT": ""}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode != 0 and "the wheel must carry it" in done.stdout + done.stderr
