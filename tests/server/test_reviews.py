"""Reviews over HTTP: started, watched, stopped, gone on with, kept with the game; and nothing of a running one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from clairiere.review import Budget
from clairiere.review.budget import BUDGETS
from clairiere.review.game_decisions import GameDecisions
from clairiere.server.processes import ProcessPool

GAMES = run_path(str(Path(__file__).parents[1] / "review" / "games.py"))


@pytest.fixture
def record(monkeypatch: pytest.MonkeyPatch) -> str:
    """A blunder late in a game; of its decisions only the last are looked at."""
    monkeypatch.setitem(BUDGETS, "jeton", Budget(0.0, 60, 60, 4))
    note = GameDecisions.note
    monkeypatch.setattr(GameDecisions, "note", lambda self, at, *rest: note(self, at, *rest) if at > 240 else None)
    return GAMES["played"]("jeton", 5, {301: "bid 3"}).text()


class HoldingPool(ProcessPool):
    """Worker processes that answer two questions and hold every later one until `released` is set."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0
        self.released = asyncio.Event()

    async def ask(self, job: Any, guest: str = "") -> Any:
        self.asked += 1
        if self.asked > 2:
            await self.released.wait()
        return await super().ask(job, guest)


async def uploaded(server, record: str):
    guest = await server.guest("en")
    guest.http.timeout = 60
    answer = await guest.http.post("/api/records", content=record)
    return guest, f"/api/tables/{answer.json()['id']}"


def test_a_review_goes_on_in_the_background_and_is_kept(serving, record: str) -> None:
    pool = HoldingPool()

    async def story(server) -> None:
        guest, table = await uploaded(server, record)
        nothing = await guest.get(f"{table}/review?seat=0")
        assert nothing == {"seat": 0, "running": False, "progress": 0.0, "report": None}
        begun = await guest.post(f"{table}/review", {"seat": 0})
        assert begun["running"] and begun["report"] is None
        other = await server.guest("fr")
        other.http.timeout = 60
        assert (await other.post(f"{table}/review", {"seat": 0}))["running"]  # the same one: nothing is done twice
        assert (await other.post(f"{table}/review/stop", {"seat": 0}, 403))["error"] == "server-review-other"
        assert (await guest.post(f"{table}/review", {"seat": 1}, 429))["error"] == "server-review-busy"
        while not (now := await guest.get(f"{table}/review?seat=0"))["progress"]:
            assert now["running"]
            await asyncio.sleep(0.1)
        stopped = await guest.post(f"{table}/review/stop", {"seat": 0})
        assert not stopped["running"] and 0 < stopped["progress"] < 1 and stopped["report"] is None
        pool.released.set()
        again = await other.post(f"{table}/review", {"seat": 0})
        assert again["progress"] >= stopped["progress"]
        while (now := await other.get(f"{table}/review?seat=0"))["running"]:
            await asyncio.sleep(0.2)
        report = now["report"]
        assert now["progress"] == 1.0 and report["points"][-1]["value"] in (0.0, 1.0)
        blunder = next(one for one in report["mistakes"] if one["at"] == 301)
        assert blunder["played"] == "bid 3" and blunder["low"] > 0 and blunder["why"] and blunder["clauses"]
        assert "Cela a coûté" in blunder["price"] and report["shares"][0]["name"] == "luck"
        english = (await guest.get(f"{table}/review?seat=0"))["report"]
        assert "chances to win" in english["mistakes"][0]["price"]
        assert (await guest.post(f"{table}/review", {"seat": 0}))["report"] == english  # nothing is left to do

    serving(story, pool=pool)


def test_a_game_that_runs_is_not_reviewed(serving) -> None:
    async def story(server) -> None:
        guest = await server.guest("en")
        table = await guest.table("renard", ["me", "bot:greedy"])
        for path in ("/review", "/review/stop"):
            refused = await guest.post(f"/api/tables/{table['id']}{path}", {"seat": 0}, 409)
            assert refused["error"] == "server-running"
        assert (await guest.http.get(f"/api/tables/{table['id']}/review?seat=0")).status_code == 409

    serving(story, pool=ProcessPool(1))
