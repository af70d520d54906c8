"""What fails comes back by itself, says so, and takes nothing else with it."""

from __future__ import annotations

import asyncio
import logging
import subprocess

from clairiere.server.store import news

from .conftest import running


def psql(url, statement):
    subprocess.run(["psql", "-q", url.removesuffix("postgres") + "template1", "-c", statement], check=True, capture_output=True)


def test_the_line_between_processes_comes_back_when_the_database_refused_connections(
    serving, fresh_postgres, monkeypatch, caplog
):
    """Both are told of nothing while it is away; afterwards what was missed is there, and moves cross over again."""
    monkeypatch.setattr(news, "LOOK_S", 0.05)
    monkeypatch.setattr(news, "AGAIN_S", 0.05)

    async def health(guest, wanted):
        while (await guest.get("/api/status"))["news"] != wanted:
            await asyncio.sleep(0.05)

    async def story(first):
        async with running(fresh_postgres) as second:
            host, friend = await first.guest(), await second.guest()
            table = await host.table("renard", ["me", "open"])
            await friend.post(f"/api/tables/{table['id']}/sit")
            lines = [await host.join(table["id"]), await friend.join(table["id"])]
            await health(host, "up")
            await asyncio.to_thread(psql, fresh_postgres, "ALTER DATABASE postgres ALLOW_CONNECTIONS false")
            await asyncio.to_thread(psql, fresh_postgres, CUT)
            await health(host, "down")
            await health(friend, "down")
            await asyncio.sleep(0.5)  # it is tried more than once
            await asyncio.to_thread(psql, fresh_postgres, "ALTER DATABASE postgres ALLOW_CONNECTIONS true")
            await health(host, "up")
            await health(friend, "up")
            for line in lines:
                await line.hello()
            asked, other = sorted(lines, key=lambda line: not line.asked())
            seq = other.now["seq"]
            assert (await asked.play(asked.now["asks"][0]["choices"][0]["notation"]))["ok"]
            await other.until(lambda message: message["t"] == "events" and message["seq"] > seq)

    with caplog.at_level(logging.WARNING, "clairiere"):
        serving(story, fresh_postgres)
    said = [record.message for record in caplog.records if "news from other processes" in record.message]
    assert sum("down" in line for line in said) == 2 and sum("up again" in line for line in said) == 2, said


CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'postgres' AND pid <> pg_backend_pid()"
