"""What players win that see all cards or search longer: the results that `./dev lab ceiling` measures and saves."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clairiere.arena.estimates import Estimate
from clairiere.arena.folder import write_atomically
from clairiere.arena.sections import interval, percent
from clairiere.core.game import find
from lab.words import say

FILE_NAME = "ceiling.json"


@dataclass(frozen=True)
class CeilingResult:
    """One result: who played whom at which table, and the candidate's share of wins."""

    game: str
    options: Mapping[str, object]
    seats: int
    candidate: str  # a level, x and how many times its iterations or @ and how many, o with open cards
    against: str  # of a team: the partners beside one candidate, n with noise; empty if all are candidates
    seed: int
    share: Estimate

    @property
    def key(self) -> tuple[str, str, int, str, str]:
        """What was measured. A result with the same key replaces the saved one."""
        return (self.game, json.dumps(self.options, sort_keys=True), self.seats, self.candidate, self.against)

    def to_wire(self) -> dict[str, object]:
        table = {"game": self.game, "options": dict(self.options), "seats": self.seats}
        return {
            **table,
            "candidate": self.candidate,
            "against": self.against,
            "seed": self.seed,
            **self.share.to_wire(),
        }


def read_ceiling(wire: Mapping[str, Any]) -> CeilingResult:
    """Return the result that `to_wire` wrote."""
    share = Estimate(wire["games"], wire["wins"], wire["share"], *wire["interval"])
    table = (wire["game"], wire["options"], wire["seats"])
    return CeilingResult(*table, wire["candidate"], wire["against"], wire["seed"], share)


def read_ceilings(path: Path) -> list[CeilingResult]:
    return [read_ceiling(wire) for wire in json.loads(path.read_text("utf-8"))] if path.is_file() else []


def save_ceiling(path: Path, line: CeilingResult) -> None:
    """Save a result beside the others, sorted by key."""
    lines = sorted([*[one for one in read_ceilings(path) if one.key != line.key], line], key=lambda one: one.key)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, "[\n" + ",\n".join([json.dumps(one.to_wire()) for one in lines]) + "\n]\n")


def ceiling_table(path: Path, language: str) -> str:
    """Return all results as a table of the report, or nothing if none was measured."""
    lines = read_ceilings(path)
    if not lines:
        return ""
    rows = [say(language, "arena-ceiling-head"), say(language, "arena-ceiling-columns"), "|---|---|---|---|---|---|"]
    return "\n".join(["\n\n".join(rows[:2]), rows[2], *[ceiling_row(line, language) for line in lines]])


def ceiling_row(line: CeilingResult, language: str) -> str:
    table = say(language, f"{line.game}-title") + "".join(
        [f" --{name} {value}" for name, value in line.options.items()]
    )
    won = say(language, "arena-won", {"wins": line.share.wins, "games": line.share.games})
    shares = f"{won} | {percent(line.share.share, language)} {interval(line.share, language)}"
    players = f"{describe_candidate(line, language)} | {describe_others(line, language)}"
    return f"| {table} | {players} | {shares} | {line.seed} |"


def describe_others(line: CeilingResult, language: str) -> str:
    """Describe the rivals or partners of the candidate."""
    game = find(line.game)
    if line.against and game.is_team_game(game.agree(line.options)):
        noisy = "yes" if line.against.endswith("n") else "no"
        return say(language, "arena-ceiling-beside", {"level": line.against.rstrip("n"), "noisy": noisy})
    return f"{describe_rival(line, language)} × {line.seats - 1}" if line.against else "–"


def describe_rival(line: CeilingResult, language: str) -> str:
    """Describe a rival: its level, and its iterations if they are not the usual number."""
    return describe_iterations(line.against, language) if "@" in line.against else line.against


def describe_iterations(named: str, language: str) -> str:
    level, _, count = named.partition("@")
    return say(language, "arena-ceiling-so-many", {"level": level, "count": count})


def describe_candidate(line: CeilingResult, language: str) -> str:
    """Describe the candidate."""
    if "@" in line.candidate:
        return describe_iterations(line.candidate, language)
    level, _, times = line.candidate.rstrip("o").partition("x")
    facts = {"level": level, "times": times or "1"}
    return say(language, "arena-ceiling-open" if line.candidate.endswith("o") else "arena-ceiling-more", facts)
