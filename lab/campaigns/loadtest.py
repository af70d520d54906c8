"""A load test: servers in processes of their own, and tables of all games whose players click over real sockets.

A move is measured from the click until every player of the table has been told the result. The first move of every
table is a warm-up and not counted. In real time all who may act do so at once: that is a race.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import sys
import tempfile
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from clairiere.core.game import Game
from clairiere.server.online import online_options
from clairiere.server.run import LOOPBACK
from lab.campaigns.loadclient import LOOK_S, Player, Server

EVERY_S = 2.0  # a click at each table
PATIENCE_S = 30.0
AT_ONCE = 20  # tables that are set up at the same time


@dataclass
class LoadFigures:
    tables: int
    processes: int = 1
    waits: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))  # by game
    errors: int = 0
    work: float = 0.0  # seconds that the processors spent on the servers for a move, and
    own_work: float = 0.0  # on us
    kb_per_table: int = 0
    busy_cores: float = 0.0  # of the whole machine, while it was measured

    def to_wire(self) -> dict[str, object]:
        waits = [wait for game in self.waits.values() for wait in game]
        return {
            "tables": self.tables,
            "processes": self.processes,
            **wait_summary(waits),
            "errors": self.errors,
            "cpu_ms_per_move": round(1000 * self.work, 3),
            "client_ms_per_move": round(1000 * self.own_work, 3),
            "kb_per_table": self.kb_per_table,
            "busy_cores": round(self.busy_cores, 2),
            "load": round(os.getloadavg()[0], 1),
            "games": {game: wait_summary(waits) for game, waits in sorted(self.waits.items())},
        }


def wait_summary(waits: list[float]) -> dict[str, object]:
    return {"moves": len(waits), "p50_ms": percentile(waits, 0.50), "p99_ms": percentile(waits, 0.99)}


def percentile(waits: list[float], share: float) -> float:
    """Return the wait in ms that this share of the moves did not exceed."""
    ordered = sorted(waits)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) if ordered else 0.0


class Load:
    """A load test: all tables, and what is measured at them."""

    def __init__(self, servers: list[Server], tables: int, seconds: float, games: list[Game]) -> None:
        self.servers = servers
        self.seconds = seconds
        self.figures = LoadFigures(tables, len(servers))
        self.games = games
        self.seated: dict[int, list[Player]] = {}  # by number of the table
        self.moves = 0  # also those that are not counted
        self.dice = random.Random(0)
        self.gate = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> LoadFigures:
        figures, before = self.figures, self.kilobytes
        tables = await asyncio.gather(*[self.set_up(number) for number in range(figures.tables)])
        gc.disable()  # our own sweeps, which stop us for tenths of a second, are not to be measured
        self.start = time.perf_counter() + EVERY_S
        self.end = self.start + self.seconds
        counting = asyncio.ensure_future(self.count())
        pinging = asyncio.ensure_future(self.ping())
        await asyncio.gather(*[self.play(number, players) for number, players in enumerate(tables)])
        await counting
        pinging.cancel()
        figures.kb_per_table = (self.kilobytes - before) // max(1, figures.tables)
        return figures

    async def ping(self) -> None:
        """Let every player ping a quiet server, a few at a time, as pages do that were opened at different moments."""
        while True:
            for players in list(self.seated.values()):
                for player in players:
                    await player.ping_if_quiet()
                await asyncio.sleep(LOOK_S / max(1, len(self.seated)))

    async def count(self) -> None:
        """Measure the processor time per move, of the servers and of this process."""
        await asyncio.sleep(self.start - time.perf_counter())
        before, own, moves = sum(server.seconds for server in self.servers), time.process_time(), self.moves
        busy, began = busy_seconds(), time.perf_counter()
        await asyncio.sleep(self.end - time.perf_counter())
        done = max(1, self.moves - moves)
        self.figures.work = (sum(server.seconds for server in self.servers) - before) / done
        self.figures.own_work = (time.process_time() - own) / done
        self.figures.busy_cores = (busy_seconds() - busy) / (time.perf_counter() - began)

    @property
    def kilobytes(self) -> int:
        return sum(server.kilobytes for server in self.servers)

    def game(self, number: int) -> Game:
        return self.games[number // len(self.servers) % len(self.games)]

    async def set_up(self, number: int) -> list[Player]:
        async with self.gate:
            players = await self.servers[number % len(self.servers)].table(self.game(number))
        self.seated[number] = players
        return players

    async def play(self, number: int, players: list[Player]) -> None:
        """Click every two seconds, each table at its own moment; start another game when one is over."""
        at = time.perf_counter() + self.dice.uniform(0, EVERY_S)
        while at < self.end:
            while at < self.end and not any(player.now.over for player in players):
                await asyncio.sleep(max(0.0, at - time.perf_counter()))
                await self.click(self.game(number), players)
                at += EVERY_S
            if at >= self.end:  # nobody leaves while others are still measured
                await asyncio.sleep(max(0.0, self.end + EVERY_S - time.perf_counter()))
            await asyncio.gather(*[player.leave() for player in players])
            if at < self.end:
                players = await self.set_up(number)

    async def click(self, game: Game, players: list[Player]) -> None:
        race = game.real_time(game.agree(online_options(game)))
        clicks = [(player, choice) for player in players if (choice := player.any_choice(self.dice)) is not None]
        clicks = clicks if race else clicks[:1]
        if not clicks or any(player.now.over for player in players):
            return
        seq, clicked = max(player.now.seq for player in players), time.perf_counter()
        for player, choice in clicks:
            await player.send(t="play", choice=choice.notation, seen=choice.moment)
        try:
            await asyncio.wait_for(asyncio.gather(*[player.wait_for_news(seq) for player in players]), PATIENCE_S)
        except TimeoutError:
            self.figures.errors += 1
            return
        self.judge(game, players, clicked, race)

    def judge(self, game: Game, players: list[Player], clicked: float, race: bool) -> None:
        """Count a move or an error. A refusal in a race is no error."""
        self.moves += 1
        refused = any(player.refused for player in players)
        for player in players:
            player.refused = False
        if refused and not race:
            self.figures.errors += 1
        elif clicked >= self.start:
            self.figures.waits[game.id].append(time.perf_counter() - clicked)


async def measure(tables: int, seconds: float, games: list[Game], processes: int = 1, url: str = "") -> LoadFigures:
    """Measure tables of these games on server processes, on a database or on a new SQLite file."""
    many_files()
    with tempfile.TemporaryDirectory(prefix="clairiere-") as folder:
        servers = [Server(url or f"{folder}/tables.db") for _ in range(processes)]
        try:
            await asyncio.gather(*[server.ready() for server in servers])
            return await Load(servers, tables, seconds, games).run()
        finally:
            for server in servers:
                server.stop()


def busy_seconds() -> float:
    """Return the time that all processors were at work, or 0 if the system does not tell."""
    try:
        words = Path("/proc/stat").read_text().split()
    except OSError:
        return 0.0
    user, nice, system, _, _, irq, softirq = map(int, words[1:8])
    return (user + nice + system + irq + softirq) / os.sysconf("SC_CLK_TCK")


def many_files() -> None:
    """Allow as many sockets as the system permits, here and in child processes."""
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":  # a server under load: one sender makes all its tables
    from clairiere.server import limits
    from clairiere.server.run import serve

    limits.remove_limits()
    serve(LOOPBACK, int(sys.argv[1]), sys.argv[2], (), show=False)
