"""The handlers of operations that need only tables, so that the static edition has them too. `app` adds the others."""

from __future__ import annotations

from .handlers import (
    branches,
    catalogue,
    editing,
    hints,
    lessons,
    me,
    plans,
    positions,
    puzzles,
    rematch,
    replay_puzzles,
    replays,
    reviews,
    seats,
    tables,
)
from .handlers.companion import lookup
from .handlers.companion import root as real_root
from .handlers.mine import games, records
from .requests import Handler

HANDLERS: dict[str, Handler] = {
    "status": me.status, "me": me.me, "change_me": me.change_me,
    "my_games": games.my_games, "my_records": records.my_records,
    "tables": tables.tables, "table": tables.table,
    "new_table": tables.new_table, "games": catalogue.games, "law": catalogue.law, "clause": catalogue.one_clause,
    "plan": plans.plan, "reference": catalogue.reference,
    "sit": seats.sit, "stand": seats.stand, "sit_bot": seats.sit_bot, "start": seats.start, "nonce": seats.nonce,
    "leave": seats.leave, "rematch": rematch.rematch, "learn": lessons.learn,
    "puzzles": puzzles.puzzles, "today": puzzles.today, "puzzle": puzzles.puzzle, "try_puzzle": puzzles.try_puzzle,
    "edit_position": editing.edit_position,
    "open_position": positions.open_position, "play_position": positions.play_position,
    "position_hint": positions.position_hint, "position_at": replay_puzzles.position_at,
    "replay_puzzle": replay_puzzles.replay_puzzle, "try_replay_puzzle": replay_puzzles.try_replay_puzzle,
    "record": replays.record, "step": replays.step, "story": replays.story, "unseen": replays.unseen,
    "branch": branches.branch, "upload": replays.upload,
    "companion": lookup.companion, "companion_board": real_root.companion_board,
    "companion_marquise": real_root.companion_marquise, "companion_spy": real_root.companion_spy,
    "companion_battle": real_root.companion_battle,
    "chance": replays.chance, "hint": hints.hint,
    "review": reviews.review, "start_review": reviews.start_review, "stop_review": reviews.stop_review,
}  # fmt: skip


def load_handlers() -> None:
    """Import the handlers and the games. A worker process calls it before its first job."""
