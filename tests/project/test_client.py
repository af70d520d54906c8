"""The client's own tools, each as a test: its form, its style, its types, its unit tests."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
WIDTH = 120
TOOLS = {  # scripts of web/package.json, and what to do when one finds something
    "style": "npm run format",
    "lint": "npx eslint --fix src",
    "check": "npm run check",
    "test": "npx vitest",
}


def node_folders() -> str:
    """Where node is: beside this Python, where ./dev puts it if the machine has none or an old one."""
    return f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"


@pytest.mark.parametrize("script", TOOLS)
def test_the_client_passes(script: str) -> None:
    npm = shutil.which("npm", path=node_folders())
    if npm is None:
        pytest.skip("there is no node here")
    assert (WEB / "node_modules").exists(), "the client's packages are missing: ./dev setup, or npm ci in web/"
    environment = {**os.environ, "PATH": node_folders(), "NO_COLOR": "1"}
    command = [npm, "run", "--silent", script]
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, timeout=300)
    if done.returncode != 0:
        pytest.fail(f"in web/, {TOOLS[script]} helps:\n{done.stdout}{done.stderr}", pytrace=False)


def test_no_line_of_the_client_is_over_120_columns() -> None:
    folders = [WEB / "src", WEB / "tests"]
    paths = [path for kind in ("ts", "svelte", "css") for folder in folders for path in folder.rglob(f"*.{kind}")]
    lines = [
        f"{path.relative_to(WEB)}:{number}"
        for path in sorted(paths)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > WIDTH
    ]
    assert paths and lines == []


MODULE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(\.svelte|\.test|\.d)?\.ts")
COMPONENT = re.compile(r"[A-Z][A-Za-z]*\.svelte")


def test_files_of_the_client_are_named_alike() -> None:
    """Components are named in PascalCase, modules in kebab-case."""
    paths = [
        path for folder in ("src", "tests") for kind in ("ts", "svelte") for path in (WEB / folder).rglob(f"*.{kind}")
    ]
    assert (
        paths
        and [path.name for path in paths if not (MODULE.fullmatch(path.name) or COMPONENT.fullmatch(path.name))] == []
    )


def test_unit_tests_lie_where_their_modules_lie() -> None:
    tests = sorted((WEB / "tests").rglob("*.test.ts"))
    modules = [path.relative_to(WEB / "tests").as_posix().removesuffix(".test.ts") for path in tests]
    places = {name: [f"src/{name}.ts", f"src/{name}.svelte.ts", f"{name}.js"] for name in modules}
    assert [name for name in modules if not any((WEB / place).is_file() for place in places[name])] == []
