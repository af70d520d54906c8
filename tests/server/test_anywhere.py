"""The server on a system that has none of what only Unix has: modules, calls, and a loop that reads pipes."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError

import pytest

BARE = """
import asyncio, os, signal, sys
for name in ("fcntl", "resource", "pwd", "grp", "termios", "tty", "readline", "syslog"):
    sys.modules[name] = None  # an import fails
for where, names in ((signal, ("pthread_sigmask",)), (os, ("nice", "geteuid", "fork", "getuid"))):
    for name in names:
        delattr(where, name)
def refuse(*_):
    raise NotImplementedError
for name in ("add_reader", "remove_reader", "add_writer", "remove_writer", "add_signal_handler"):
    setattr(asyncio.SelectorEventLoop, name, refuse)
"""
SERVE = BARE + "from clairiere.cli import main\nsys.exit(main(sys.argv[1:]))\n"


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Where such a server is; the processes of its bots are as bare, by the script that they are started with."""
    script = tmp_path / "bare.py"
    script.write_text(SERVE.replace("from clairiere", "if __name__ == '__main__':\n  from clairiere").replace(
        "\nsys.exit", "\n  sys.exit"
    ))  # fmt: skip
    command = [sys.executable, str(script), "serve", "--port", "0", "--db", str(tmp_path / "tables.db")]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    said = re.search(r"http://\S+", server.stdout.readline())
    assert said is not None
    yield said[0]
    assert (tmp_path / "tables.db.address").read_text() == said[0]
    server.terminate()
    server.wait(20)
    server.stdout.close()


class Guest:
    def __init__(self, address: str) -> None:
        self.address = address
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

    def ask(self, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(self.address + path, data, {"content-type": "application/json"})
        for _ in range(200):
            try:
                with self.opener.open(asked, timeout=60) as answer:
                    return json.loads(answer.read())
            except HTTPError as refused:
                raise AssertionError(refused.read()) from None
            except URLError:
                time.sleep(0.1)
        raise AssertionError("the server does not listen")


def test_a_server_without_anything_of_unix_serves_and_its_bots_think_in_processes(address: str) -> None:
    guest = Guest(address)
    guest.ask("api/me")
    assert {game["id"] for game in guest.ask("api/games")} >= {"renard", "root"}
    table = {"game": "renard", "seats": ["me", "bot:greedy"], "options": {"dealer": "1"}, "settings": {"instant": True}}
    made = guest.ask("api/tables", table)
    hint = guest.ask(f"api/tables/{made['id']}/hint", {})
    assert hint["best"]["notation"] and hint["others"]  # the strongest bot weighed them, in a process of its own
