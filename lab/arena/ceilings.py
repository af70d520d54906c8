"""What players with open cards, or with more patience, reach: lines that ./dev lab ceiling measures and keeps."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clairiere.arena.estimates import Estimate
from clairiere.arena.folder import write_whole
from clairiere.arena.sections import interval, percent
from clairiere.core.game import find
from lab.words import say

NAME = "ceiling.json"


@dataclass(frozen=True)
class Ceiling:
    """One line: who against whom at which table, and what share of the games he won."""

    game: str
    options: Mapping[str, object]
    seats: int
    candidate: str  # a level, x and how many times its iterations or @ and how many, o with open cards
    against: str  # of a team: the partners beside one candidate, n with noise; empty if all are candidates
    seed: int
    share: Estimate

    @property
    def key(self) -> tuple[str, str, int, str, str]:
        """What is measured; measured again, it replaces what was kept."""
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


def ceiling_of(wire: Mapping[str, Any]) -> Ceiling:
    """The inverse of `to_wire`."""
    share = Estimate(wire["games"], wire["wins"], wire["share"], *wire["interval"])
    table = (wire["game"], wire["options"], wire["seats"])
    return Ceiling(*table, wire["candidate"], wire["against"], wire["seed"], share)


def kept(path: Path) -> list[Ceiling]:
    return [ceiling_of(wire) for wire in json.loads(path.read_text("utf-8"))] if path.is_file() else []


def keep(path: Path, line: Ceiling) -> None:
    """Beside the others, in the order of what they measure."""
    lines = sorted([*[one for one in kept(path) if one.key != line.key], line], key=lambda one: one.key)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, "[\n" + ",\n".join([json.dumps(one.to_wire()) for one in lines]) + "\n]\n")


def ceiling_table(path: Path, language: str) -> str:
    """All lines as a table of the report; nothing if none was measured."""
    lines = kept(path)
    if not lines:
        return ""
    rows = [say(language, "arena-ceiling-head"), say(language, "arena-ceiling-columns"), "|---|---|---|---|---|---|"]
    return "\n".join(["\n\n".join(rows[:2]), rows[2], *[row(line, language) for line in lines]])


def row(line: Ceiling, language: str) -> str:
    table = say(language, f"{line.game}-title") + "".join(
        [f" --{name} {value}" for name, value in line.options.items()]
    )
    won = say(language, "arena-won", {"wins": line.share.wins, "games": line.share.games})
    shares = f"{won} | {percent(line.share.share, language)} {interval(line.share, language)}"
    return f"| {table} | {who(line, language)} | {others(line, language)} | {shares} | {line.seed} |"


def others(line: Ceiling, language: str) -> str:
    """Rivals or partners in words."""
    game = find(line.game)
    if line.against and game.is_team_game(game.agree(line.options)):
        noisy = "yes" if line.against.endswith("n") else "no"
        return say(language, "arena-ceiling-beside", {"level": line.against.rstrip("n"), "noisy": noisy})
    return f"{rival_of(line, language)} × {line.seats - 1}" if line.against else "–"


def rival_of(line: Ceiling, language: str) -> str:
    """Whom a candidate meets: a level, in words if it has not all of its iterations."""
    return so_many(line.against, language) if "@" in line.against else line.against


def so_many(named: str, language: str) -> str:
    level, _, count = named.partition("@")
    return say(language, "arena-ceiling-so-many", {"level": level, "count": count})


def who(line: Ceiling, language: str) -> str:
    """A candidate in words."""
    if "@" in line.candidate:
        return so_many(line.candidate, language)
    level, _, times = line.candidate.rstrip("o").partition("x")
    facts = {"level": level, "times": times or "1"}
    return say(language, "arena-ceiling-open" if line.candidate.endswith("o") else "arena-ceiling-more", facts)
