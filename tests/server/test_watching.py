"""What whoever runs a server sees of it: figures, a log, and an end that everybody is told of."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import signal
import subprocess
import sys
from urllib.request import urlopen

import pytest
import uvicorn

from clairiere.core.illegal import Illegal
from clairiere.server.http.app import make_app
from clairiere.server.metrics import parse_address, serve_metrics
from clairiere.server.notices.webhooks import Webhooks
from clairiere.server.quiet_log import JsonFormatter, QuietFormatter, hide_addresses
from clairiere.server.request_statistics import Durations
from clairiere.server.room import rooms
from clairiere.server.run import GracefulServer, uvicorn_config

from .conftest import Server


def test_times_are_counted_and_the_slowest_are_known():
    times = Durations()
    assert times.percentile_ms(99) == 0.0
    for number in range(100):
        times.add(number / 1000)
    assert (times.percentile_ms(50), times.percentile_ms(99)) == (50.0, 99.0)
    assert sum(times.buckets) == 100 and times.buckets[0] == 2  # 0 and 1 ms


def test_prometheus_reads_figures_on_a_port_of_its_own_and_nothing_of_anybody(serving):
    async def story(server):
        host = await server.guest()
        await host.http.put("/api/me", json={"name": "Zoé"})
        made = await host.table("renard", ["me", "bot:greedy"], options={"dealer": 1})
        line = await host.join(made["id"])
        await line.play(line.now["asks"][0]["choices"][0]["notation"])
        await host.get("/api/tables/nothing", 404)
        server.application.channels.webhooks = Webhooks(["discord.com"])
        server.application.channels.webhooks.outbox.counts["retried"] = 3
        port = serve_metrics(server.application, "0")
        page = await asyncio.to_thread(lambda: urlopen(f"http://127.0.0.1:{port}/metrics").read().decode())
        figures = dict(row.rsplit(" ", 1) for row in page.splitlines() if row and row[0] != "#")
        assert figures["clairiere_playing"] == figures["clairiere_players"] == "1.0"
        assert figures['clairiere_responses_total{status="4xx"}'] == "1.0"
        assert figures['clairiere_notices_total{outcome="retried"}'] == "3.0"
        assert float(figures["clairiere_message_seconds_count"]) >= 2
        assert figures["clairiere_message_seconds_count"] == figures['clairiere_message_seconds_bucket{le="+Inf"}']
        assert made["id"] not in page and host.me["id"] not in page and "Zoé" not in page
        health = await host.get("/api/status")
        assert (health["playing"], health["players"]) == (1, 1) and health["p99_ms"] > 0

    serving(story)


def test_figures_are_told_on_this_machine_alone_unless_said_otherwise(monkeypatch):
    assert parse_address("9470") == ("127.0.0.1", 9470)
    assert parse_address("10.0.0.5:9470") == ("10.0.0.5", 9470) and parse_address("[::1]:9470") == ("::1", 9470)
    for wrong in ("", "port", "9470:", "99999"):
        with pytest.raises(Illegal):
            parse_address(wrong)
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    with pytest.raises(Illegal) as refused:
        serve_metrics(None, "0")
    assert refused.value.reason == "server-no-metrics"


def logged(formatter) -> str:
    out = io.StringIO()
    handler, log = logging.StreamHandler(out), logging.Logger("clairiere")
    handler.setFormatter(formatter)
    log.addHandler(handler)
    log.warning("too many %s from %s and %s", "letters", "192.168.1.77", "2001:db8:0:1::")
    try:
        raise RuntimeError("seat 1 holds 7B, ana@example.org")
    except RuntimeError:
        log.exception("at table %s", "abc")
    return out.getvalue()


def test_a_log_of_json_lines_names_no_address_and_no_card():
    first, second = [json.loads(row) for row in logged(JsonFormatter()).splitlines()]
    assert first["message"] == "too many letters from [address] and [address]" and first["level"] == "WARNING"
    assert first["time"].endswith("+00:00") and first["logger"] == "clairiere"
    assert (second["message"], second["error"]) == ("at table abc", "RuntimeError")
    assert second["at"][-1].startswith("test_watching.py:") and "7B" not in json.dumps(second)


def test_a_log_of_text_names_no_address():
    text = logged(QuietFormatter("%(asctime)s %(levelname)s %(message)s"))
    assert "192.168" not in text and "2001:db8" not in text and "ana@" not in text and text.count("[address]") == 4
    for harmless in ("12:30:45", "renard:4.11.1", "http://localhost:8470/", "2026-11-17 19:50:14,123", "0.2.0"):
        assert hide_addresses(harmless) == harmless
    assert hide_addresses("from 10.0.0.5:8470, fe80::1.") == "from [address]:8470, [address]."


def test_whoever_looks_is_told_before_the_server_ends_and_what_was_answered_is_kept(tmp_path):
    async def story():
        served = make_app(str(tmp_path / "tables.db"))
        server = GracefulServer(uvicorn_config(served, port=0), served.application)
        task = asyncio.ensure_future(uvicorn.Server._serve(server))
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        people = Server(f"http://127.0.0.1:{port}", served.application)
        host = await people.guest("en")
        made = await host.table("renard", ["me", "bot:greedy"], options={"dealer": 1})
        line = await host.join(made["id"])
        await line.play(line.now["asks"][0]["choices"][0]["notation"])
        server.should_exit = True
        told = await line.until(lambda message: message["t"] == "closing")
        assert told["text"] == "The server restarts. Nothing is lost: you are back at the table in a moment."
        await host.close()
        await task

    asyncio.run(asyncio.wait_for(story(), 60))


def test_the_end_of_a_server_waits_for_work_and_not_for_open_lines(serving, monkeypatch):
    monkeypatch.setattr(rooms, "FAREWELL_S", 60)

    async def story(server):
        host = await server.guest()
        made = await host.table("renard", ["me", "open"])
        line = await host.join(made["id"])
        await line.ask("may", choice="?")  # whatever was to be done is done
        await asyncio.wait_for(server.rooms.say_goodbye(), 5)
        await line.ask("may", choice="?")  # the line is still open

    serving(story)


def test_a_server_that_is_stopped_by_a_signal_ends_well(tmp_path):
    command = [sys.executable, "-m", "clairiere", "serve", "--port", "0", "--log", "json", "--metrics", "0"]
    started = subprocess.Popen([*command, "--db", str(tmp_path / "x.db")], stdout=subprocess.PIPE, text=True)
    address = started.stdout.readline().split()[-1]
    for _ in range(200):
        try:
            urlopen(f"{address}api/status", timeout=2).close()
            break
        except OSError:
            asyncio.run(asyncio.sleep(0.1))
    started.send_signal(signal.SIGINT if sys.platform != "win32" else signal.CTRL_C_EVENT)
    assert started.wait(20) in (0, 130, -signal.SIGINT)
    started.stdout.close()
