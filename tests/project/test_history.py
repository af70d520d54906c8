"""Versions and commits are described as CONTRIBUTING and docs/versions.md say."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from clairiere.core.record import ENGINE, ENGINES

ROOT = Path(__file__).parents[2]
BASE = "dc84708a4db93dbd1f794dd2bc3225961c235f50"  # subjects of earlier commits are not checked
WIDTH = 72


def git(*arguments: str) -> str:
    command = ["git", "-c", f"safe.directory={ROOT}", *arguments]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def test_subjects_of_commits_are_short() -> None:
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    try:
        subjects = git("log", "--no-merges", "--format=%s", f"{BASE}..HEAD").splitlines()
    except subprocess.CalledProcessError:
        pytest.skip("the history does not reach back to the first commit that is checked")
    assert [subject for subject in subjects if len(subject) > WIDTH or ";" in subject] == []


def test_changelog_has_a_section_for_every_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    sections = re.findall(r"^## ([\d.]+) - \d{4}-\d\d-\d\d$", changelog, re.M)
    assert sections == list(reversed(ENGINES))


def test_citation_names_the_present_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    date = re.search(rf"^## {re.escape(ENGINE)} - (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert date is not None
    assert f"\nversion: {ENGINE}\n" in citation and f'\ndate-released: "{date[1]}"\n' in citation
