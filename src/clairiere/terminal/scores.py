"""The scores of past games: a team plays to beat its own. One line of JSON each, in the player's data folder."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path

from ..core.options import Value
from ..core.table import Table
from ..home import data_folder

COMPARED = {"duo": ("level",)}  # options without which scores of two games cannot be compared (duo:7.6)


@dataclass(frozen=True)
class Score:
    """How one game ended."""

    game: str
    options: Mapping[str, Value]
    names: Sequence[str]
    won: bool
    points: int
    day: str


def scores_file() -> Path:
    return data_folder() / "scores.jsonl"


def score_of(table: Table) -> Score:
    """The score of a game that is over, with the options that make it comparable."""
    game, state = table.record.game, table.state
    options = {name: table.record.options[name] for name in COMPARED.get(game.id, ())}
    day = date.today().isoformat()
    return Score(game.id, options, table.record.names, bool(state.winners()), state.points()[0], day)


def keep_score(score: Score) -> None:
    """Write it down; a folder that cannot be written to keeps nothing."""
    path = scores_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8", newline="\n") as file:
        file.write(json.dumps(asdict(score), ensure_ascii=False) + "\n")


def past_scores(game: str) -> list[Score]:
    """All scores of a game that were kept, the oldest first. A line that is none is passed over."""
    try:
        lines = scores_file().read_text("utf-8", "replace").splitlines()
    except OSError:
        return []
    scores = [score for score in map(read_score, lines) if score is not None]
    return [score for score in scores if score.game == game]


def read_score(line: str) -> Score | None:
    try:
        score = Score(**json.loads(line))
    except (ValueError, TypeError):
        return None
    sound = isinstance(score.points, int) and isinstance(score.names, list) and isinstance(score.options, dict)
    return score if sound else None


def best_before(score: Score) -> Score | None:
    """The best victory so far with the same options."""
    alike = [past for past in past_scores(score.game) if past.won and past.options == score.options]
    return max(alike, key=lambda past: past.points, default=None)
