"""Change one small thing in the rules and see whether a test fails, many times over.

    ./dev lab mutants --sample 500 --seed 1 [--workers 2] [--again] [--only PART]

First every test runs once and records which blocks of the rules it enters (saved beside the results, until a file
changes). Then each mutant gets a fork of a process in which all tests are loaded: its function's code is exchanged,
and the tests that enter its block run, the quickest first, up to the first that fails. A mutant that survives, or that
is outside of functions, is tried again in a process that imports it, with --deep also by the conformance suite of its
game. The source files are never written.

Results are saved in .mutants/ and not tried again, except survivors with --again; lab/reports/mutants.json is the
summary. lab/mutation/equivalent.toml names the changes that change nothing, with the reason.
"""

from __future__ import annotations

import argparse
import ast
import gc
import hashlib
import json
import os
import random
import resource
import signal
import subprocess
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from lab.mutation.changes import GAMES, NO_BLOCK, Finder, Mutant, mutants
from lab.project import REPORTS, ROOT, environment

KEPT = ROOT / ".mutants"
SUMMARY = REPORTS / "mutants.json"
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
TESTS = (
    "tests/games", "tests/replays", "tests/core/test_perft.py", "tests/test_campaign.py", "tests/test_automata.py",
    "--ignore-glob=*fuzz*",
)  # fmt: skip
DEEP = "tests/conformance/test_every_game.py::Test"  # and the game
QUIET = ("-qq", "--no-header", "--no-summary", "--tb=no", "-p", "no:cacheprovider", "-o", "timeout=0")
SECONDS = 30.0  # of tests for one mutant, as long as they take on sound rules
PATIENCE = 10  # times as long as on sound rules, and a mutant runs for ever
MEMORY = 4 << 30
LIVES, KILLED, ENDLESS, BROKEN, ELSEWHERE = range(5)  # what comes of a mutant
KEY = ("file", "within", "source", "kind", "becomes")  # by which changes are named
NAMES = ("lives", "killed", "endless", "broken")
Tests = dict[str, dict[str, Any]]  # of each test: its seconds, and the blocks it enters of each file


def files() -> list[str]:
    return sorted(str(path.relative_to(GAMES)) for path in GAMES.rglob("*.py"))


def game_of(path: str) -> str:
    return path.split("/")[0] if "/" in path else "shared"


# -- sampling ---------------------------------------------------------------------------------------------------------


def sample(count: int, seed: int, part: str) -> list[Mutant]:
    """Choose random lines, and one change of each."""
    lines: dict[tuple[str, int], list[Mutant]] = {}
    for path in files():
        if part in path:
            for mutant in mutants(path):
                lines.setdefault((path, mutant.line), []).append(mutant)
    rnd = random.Random(seed)
    chosen = rnd.sample(sorted(lines), min(count, len(lines)))
    return [rnd.choice(lines[line]) for line in chosen]


# -- tests ------------------------------------------------------------------------------------------------------------


class Runner:
    """A pytest plugin that collects all tests and then runs some of them."""

    def __init__(self, work: Any) -> None:
        self.work = work
        self.failed: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        self.work(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self) -> tuple[str, str, str]:
        return "", "", ""

    def run(self, name: str, following: str | None = None) -> None:
        item = self.items[name]
        next_item = self.items[following] if following else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=next_item)

    def first_failure(self, names: list[str], seconds: dict[str, float]) -> int:
        """Run tests up to the first that fails; one that takes far too long ends the process."""
        signal.signal(signal.SIGPROF, lambda *_: os._exit(ENDLESS))
        for name, following in zip(names, [*names[1:], None], strict=True):
            signal.setitimer(signal.ITIMER_PROF, 5 + PATIENCE * seconds.get(name, SECONDS))
            self.run(name, following)
            if self.failed:
                return KILLED
        signal.setitimer(signal.ITIMER_PROF, 0)
        return LIVES


SAID = os.fdopen(os.dup(1), "w")  # pytest keeps what goes to standard output


def say(*words: object) -> None:
    print(*words, file=SAID, flush=True)


def collect(runner: Runner, names: list[str]) -> None:
    os.chdir(ROOT)
    pytest.main([*QUIET, *names], plugins=[runner])


# -- which test enters which block ------------------------------------------------------------------------------------


def state_of(name: str) -> str:
    """Return a digest of a test's file, the conftest beside it and the rules."""
    file = ROOT / name.split("::")[0]
    return digest([file, file.parent / "conftest.py"]) + digest(sorted(GAMES.rglob("*.py")))


@cache
def digest_of(path: Path) -> bytes:
    return hashlib.sha256(path.read_bytes() if path.exists() else b"").digest()


def digest(paths: list[Path]) -> str:
    return hashlib.sha256(b"".join(map(digest_of, paths))).hexdigest()[:16]


def outermost(code: CodeType, within: str = "") -> Iterator[tuple[tuple[str, int], CodeType]]:
    """Yield the functions of a module and of its classes, by qualified name and line."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield (constant.co_qualname, constant.co_firstlineno), constant
            if not constant.co_flags & 2:  # the body of a class
                yield from outermost(constant)


def exchange(path: str, tree: ast.Module) -> list[FunctionType]:
    """Give the loaded functions of a file the code of another tree."""
    whole = str(GAMES / path)
    codes = dict(outermost(compile(tree, whole, "exec")))
    changed = []
    for object in gc.get_objects():
        if isinstance(object, FunctionType) and object.__code__.co_filename == whole:
            code = codes.get((object.__code__.co_qualname, object.__code__.co_firstlineno))
            if code is not None and code != object.__code__:
                object.__code__ = code  # raises where the change takes `super` or a closed-over name away
                changed.append(object)
    return changed


def instrument(seen: set[tuple[str, int]]) -> None:
    """Make every block record that it was entered."""
    for path in files():
        finder = Finder((GAMES / path).read_text("utf-8"))
        for number, body in enumerate(finder.blocks):
            note = ast.parse(f"__entered__(({path!r}, {number}))").body[0]
            for node in ast.walk(note):
                ast.copy_location(node, body[0])
            body.insert(0, note)
        for function in exchange(path, ast.fix_missing_locations(finder.tree)):
            function.__globals__["__entered__"] = seen.add


def measure(runner: Runner, names: list[str], kept: Path) -> None:
    """Run tests and write down what each enters."""
    seen: set[tuple[str, int]] = set()
    instrument(seen)
    measured: Tests = {}
    for name, following in zip(names, [*names[1:], None], strict=True):
        seen.clear()
        start = time.process_time()
        runner.run(name, following)
        blocks: dict[str, list[int]] = {}
        for path, number in sorted(seen):
            blocks.setdefault(path, []).append(number)
        measured[name] = {"seconds": time.process_time() - start, "blocks": blocks, "state": state_of(name)}
    for name in runner.failed:
        measured.pop(name, None)
        say("fails on the sound rules, left out:", name)
    kept.write_text(json.dumps(measured))


def known_tests(runner: Runner, workers: int) -> Tests:
    """Return the blocks that each test enters, as they were saved or measured now."""
    kept = KEPT / "tests.json"
    known: Tests = json.loads(kept.read_text()) if kept.exists() else {}
    tests = {name: known[name] for name in runner.items if name in known and known[name]["state"] == state_of(name)}
    fresh = [name for name in runner.items if name not in tests]
    parts = [KEPT / f"tests.{worker}.json" for worker in range(workers)]
    shares = [fresh[worker::workers] for worker in range(workers)]
    for child in [fork(partial(measure, runner, *share)) for share in zip(shares, parts, strict=True)]:
        os.waitpid(child, 0)
    for part in parts:
        tests |= json.loads(part.read_text())
    kept.write_text(json.dumps(tests))
    return tests


def fork(work: Any) -> int:
    child = os.fork()
    if child == 0:
        code = 1
        try:
            code = work() or 0
        finally:
            os._exit(code)
    return child


# -- one mutant -------------------------------------------------------------------------------------------------------


def tests_of(mutant: Mutant, tests: Tests, items: Any) -> list[str]:
    """Return the tests that enter the block, quickest first, for SECONDS; on import, the tests of the game."""
    seeing = [name for name in tests if mutant.block in tests[name]["blocks"].get(mutant.path, ())]
    if not seeing:
        seeing = [name for name in tests if "/" not in mutant.path or is_of(name, tests, game_of(mutant.path) + "/")]
    chosen, total = [], 0.0
    for name in sorted(seeing, key=lambda name: tests[name]["seconds"]):
        total += tests[name]["seconds"]
        if total <= SECONDS and name in items:
            chosen.append(name)
    return chosen


def is_of(name: str, tests: Tests, folder: str) -> bool:
    """Return True if a test is in the folder of a game, or enters its code."""
    return name.startswith("tests/games/" + folder) or any(path.startswith(folder) for path in tests[name]["blocks"])


def attempt(mutant: Mutant, runner: Runner, tests: Tests, note: Path, deep: bool) -> int:
    """Try a mutant in a process of its own; return the result as an exit code."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    names = tests_of(mutant, tests, runner.items)
    code = ELSEWHERE
    if mutant.block != NO_BLOCK:
        try:
            exchange(mutant.path, mutant.tree())
            code = runner.first_failure(names, {name: tests[name]["seconds"] for name in names})
        except ValueError:
            pass
    if code == KILLED:
        note.write_text(runner.failed[0])
        return code
    if deep:
        games = [game_of(mutant.path)] if "/" in mutant.path else ["renard", "duo", "jeton", "root"]
        names += [DEEP + game.capitalize() for game in games]
    task = {"path": mutant.path, "index": mutant.index, "names": names, "note": str(note)}
    task["seconds"] = {name: tests[name]["seconds"] for name in names if name in tests}
    command = [sys.executable, "-m", "lab.mutation.mutants", "--fresh"]
    return subprocess.run(command, input=json.dumps(task), text=True).returncode


class Importer:
    """An importer that loads one module from a changed tree, and no other."""

    def __init__(self, mutant: Mutant) -> None:
        self.name = ".".join(["clairiere.games", *Path(mutant.path).with_suffix("").parts]).removesuffix(".__init__")
        self.mutant = mutant

    def find_spec(self, name: str, path: object = None, target: object = None) -> Any:
        if name != self.name:
            return None
        from importlib.machinery import PathFinder

        spec = PathFinder.find_spec(name, path)  # type: ignore[arg-type]
        assert spec and spec.loader
        code = compile(self.mutant.tree(), str(GAMES / self.mutant.path), "exec")
        spec.loader.get_code = lambda _: code  # type: ignore[attr-defined]
        return spec


def fresh(task: dict[str, Any]) -> int:
    """Try a mutant in a new process that imports it."""
    mutant = mutants(task["path"])[task["index"]]
    importer = Importer(mutant)
    sys.meta_path.insert(0, importer)
    try:
        import clairiere

        for game in clairiere.GAMES:
            clairiere.find(game)
        __import__(importer.name)
    except Exception:
        return BROKEN
    if not task["names"]:
        return LIVES
    codes = [KILLED]  # of a test file that does not even load

    def work(runner: Runner) -> None:
        names = [name for name in runner.items if name.startswith(tuple(task["names"]))]
        codes[0] = runner.first_failure(sorted(names, key=order), task["seconds"])

    def order(name: str) -> float:
        return float(task["seconds"].get(name, SECONDS))

    runner = Runner(work)
    collect(runner, sorted({name.split("::")[0] for name in task["names"]}))
    if codes[0] == KILLED:
        Path(task["note"]).write_text(runner.failed[0] if runner.failed else "(loading the tests)")
    return codes[0]


# -- many mutants -----------------------------------------------------------------------------------------------------


def hunt(runner: Runner, given: argparse.Namespace) -> None:
    """Try every mutant of the sample that is not known yet, a few at a time."""
    tests = known_tests(runner, given.workers)
    kept = KEPT / "results.json"
    results: dict[str, dict[str, Any]] = json.loads(kept.read_text()) if kept.exists() else {}
    chosen = sample(given.sample, given.seed, given.only)
    again = {"lives"} if given.again else set()
    todo = [mutant for mutant in chosen if key(mutant) not in results or results[key(mutant)]["what"] in again]
    todo = [mutant for mutant in todo if not is_equivalent(mutant)]
    running: dict[int, Mutant] = {}
    say(f"{len(tests)} tests; {len(chosen)} mutants, {len(todo)} to try")
    ends = time.monotonic() + given.minutes * 60
    while running or (todo and time.monotonic() < ends):
        while todo and len(running) < given.workers and time.monotonic() < ends:
            mutant = todo.pop(0)
            note = KEPT / f"note.{mutant.id.replace('/', '.')}"
            running[fork(partial(attempt, mutant, runner, tests, note, given.deep))] = mutant
        child, status = os.wait()
        mutant = running.pop(child)
        note = KEPT / f"note.{mutant.id.replace('/', '.')}"
        code = os.waitstatus_to_exitcode(status)
        by = note.read_text() if note.exists() else ""
        note.unlink(missing_ok=True)
        what = NAMES[code] if 0 <= code < len(NAMES) else "killed"
        results[key(mutant)] = {"what": what, "by": by, "line": mutant.line}
        kept.write_text(json.dumps(results, indent=1))
        if what == "lives":
            show(mutant)
    summarize(chosen, results, given)


def key(mutant: Mutant) -> str:
    return " | ".join(mutant.key)


@cache
def equivalents() -> list[dict[str, str]]:
    return list(tomllib.loads(EQUIVALENT.read_text("utf-8"))["equivalent"])


def is_equivalent(mutant: Mutant) -> bool:
    """Return True if a change is listed as equivalent; fields that the list leaves out match anything."""
    own = dict(zip(KEY, mutant.key, strict=True))
    return any(all(entry.get(name, own[name]) == own[name] for name in KEY) for entry in equivalents())


def show(mutant: Mutant) -> None:
    say(f"{mutant.path}:{mutant.line} {mutant.within} {mutant.kind}\n  - {mutant.source}\n  + {mutant.becomes()}")


def summarize(chosen: list[Mutant], results: dict[str, dict[str, Any]], given: argparse.Namespace) -> None:
    """Count the results, print them, and write them if asked to."""
    table: dict[str, Counter[str]] = {}
    alive = []
    for mutant in chosen:
        what = "equivalent" if is_equivalent(mutant) else results.get(key(mutant), {"what": "not tried"})["what"]
        what = "killed" if what == "endless" else what
        for row in ("all", game_of(mutant.path), "kind " + mutant.kind):
            table.setdefault(row, Counter())[what] += 1
        if what == "lives":
            alive.append(dict(zip(KEY, mutant.key, strict=True)))
    for row in sorted(table):
        say(row, dict(table[row]))
    counts = {row: dict(sorted(table[row].items())) for row in sorted(table)}
    summary = {"sample": len(chosen), "seed": given.seed, "only": given.only, "counts": counts, "alive": alive}
    if given.write:
        SUMMARY.write_text(json.dumps(summary, indent=1, ensure_ascii=False) + "\n", "utf-8")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--sample", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=600, help="begin no mutant after so many")
    parser.add_argument("--only", default="", help="a part of the file's name")
    parser.add_argument("--again", action="store_true", help="try the living ones once more")
    parser.add_argument("--deep", action="store_true", help="show what lives to the conformance suite too (slow)")
    parser.add_argument("--write", action="store_true", help="write lab/reports/mutants.json")


def run(given: argparse.Namespace, language: str) -> int:
    """Go on in a process that has loaded nothing compiled: only sources can be changed."""
    options = {name: value for name, value in vars(given).items() if name != "lang"}
    command = [sys.executable, "-B", "-m", "lab.mutation.mutants"]
    return subprocess.run(
        command, input=json.dumps(options), text=True, cwd=ROOT, env=environment(ROOT / "src")
    ).returncode


if __name__ == "__main__":
    task = json.loads(sys.stdin.read())
    if sys.argv[1:] == ["--fresh"]:
        sys.exit(fresh(task))
    KEPT.mkdir(exist_ok=True)
    collect(Runner(lambda runner: hunt(runner, argparse.Namespace(**task))), list(TESTS))
