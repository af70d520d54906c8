"""The commands of the web table: serve, operator, backup, export, import, loadtest, kills."""

from __future__ import annotations

import argparse
import asyncio
import json
import webbrowser
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from ..arena.folder import write_whole
from ..core.game import GAMES, find
from ..core.illegal import Illegal
from ..words import say
from .progress import progress

if TYPE_CHECKING:
    from ..server.trials.kills import Figures


def table_command(given: argparse.Namespace, language: str) -> int:
    """Without a command: the table on a free port, and the browser on it."""
    from ..server.run import LOCAL, serve

    try:
        serve(LOCAL, None, None, (), show=True)
    except Illegal as refused:
        if refused.reason != "server-held":
            raise
        print(refused.sentence(language))
        webbrowser.open(str(refused.facts["address"]))
    return 0


def serve_command(given: argparse.Namespace, language: str) -> int:
    from ..server.run import serve

    if given.workers is not None and given.workers < 1:
        raise Illegal("arena-workers", {"found": given.workers})
    workers = given.workers or 0
    mail, limits = (given.smtp, given.site), (given.proxy, max(0, given.shared))
    more = (given.hook, given.metrics, given.log, given.keys)
    serve(given.host, given.port, given.db, given.origin, given.open, *mail, workers, *limits, *more)
    return 0


def backup_command(given: argparse.Namespace, language: str) -> int:
    from ..server.archive import backup

    backup(given.db, given.file)
    print(say(language, "cli-backed-up", {"file": str(given.file)}))
    return 0


def export_command(given: argparse.Namespace, language: str) -> int:
    from ..server.archive import export

    count, damaged = export(given.db, Path(given.what))
    print(say(language, "cli-exported", {"count": count, "folder": given.what}))
    if damaged:
        print(say(language, "cli-exported-damaged", {"count": damaged}))
    return 0


def import_command(given: argparse.Namespace, language: str) -> int:
    from ..server.archive import import_files

    ids = import_files(given.db, given.files)
    print(say(language, "cli-imported", {"count": len(ids)}))
    for id in ids:
        print(f"/t/{id}/replay")
    return 0


def operator_command(given: argparse.Namespace, language: str) -> int:
    """Moderation, and the data of one guest: by the server that runs, or without one."""
    from ..server.run import operate, operator_key

    if given.act == "key":
        print(asyncio.run(operator_key(given.db, given.keys)))
        return 0
    if not given.what and given.act != "guests":
        raise Illegal("operator-what", {"act": given.act})
    method, path, body = operation(given.act, quote(given.what, safe=""))
    answer = operate(given.db, language, method, path, body, given.keys)
    if given.act == "guests":
        for guest in answer:
            print(say(language, "operator-guest", guest))
    elif given.act == "export":
        print(json.dumps(answer, ensure_ascii=False, indent=1))
    else:
        print(say(language, f"operator-done-{given.act}", {"what": given.what, "name": answer.get("name", "")}))
    return 0


def operation(act: str, what: str) -> tuple[str, str, object]:
    """What is asked of a server: method, address, body."""
    guest = f"guests/{what}"
    return {
        "guests": ("GET", f"guests?name={what}", None),
        "export": ("GET", guest, None),
        "delete": ("DELETE", guest, None),
        "ban": ("POST", guest, {"banned": True}),
        "unban": ("POST", guest, {"banned": False}),
        "clean": ("POST", guest, {"clean": True}),
        "remove": ("DELETE", f"tables/{what}", None),
    }[act]


def loadtest_command(given: argparse.Namespace, language: str) -> int:
    """Tables of bots over real sockets, measured."""
    from ..server.store.engines import url_of
    from ..server.trials.loadtest import measure

    if given.tables < 1:
        raise Illegal("cli-too-few-tables", {"found": given.tables})
    if not 0.01 <= given.seconds <= 3600:
        raise Illegal("cli-seconds-range", {"found": given.seconds})
    games = [find(game) for game in given.games.split(",")] if given.games else list(GAMES.values())
    if given.processes < 1 or (given.processes > 1 and not url_of(given.db).startswith("postgresql")):
        raise Illegal("cli-load-shared", {"found": given.processes})
    figures = asyncio.run(measure(given.tables, given.seconds, games, given.processes, given.db))
    values = figures.wire()
    print(json.dumps(values) if given.json else load_text(values, language))
    return 0 if not figures.errors else 1


def load_text(values: dict[str, object], language: str) -> str:
    games = values.pop("games")
    assert isinstance(games, dict)
    of_games = [say(language, "cli-load-game", {"game": game} | part) for game, part in games.items()]
    return "\n".join([say(language, "cli-load", values), *of_games])


def keep_kills(
    out: Path | None, kept: dict[str, object], store: str, figures: Figures, done: Callable[[int], None], kills: int
) -> None:
    """After each kill, so that a campaign that is interrupted is gone on with."""
    done(kills)
    kept[store] = asdict(figures)
    if out:
        write_whole(out, json.dumps(kept, indent=1) + "\n")


def kills_command(given: argparse.Namespace, language: str) -> int:
    """Servers killed while people play, on each store; exit code 1 if anything was lost."""
    from ..server.trials.kills import STORES, Figures, kill_on
    from ..server.trials.own_postgres import own_postgres

    if given.count < 1:
        raise Illegal("kills-too-few", {"found": given.count})
    stores = given.store or STORES
    kept = json.loads(given.out.read_text("utf-8")) if given.out and given.out.exists() else {}
    results = {store: Figures(**kept.get(store, {})) for store in stores}
    with nullcontext("") if tuple(stores) == STORES[:1] else own_postgres() as postgres:
        for store, figures in results.items():
            with progress(store, given.count) as done:
                told = partial(keep_kills, given.out, kept, store, figures, done)
                asyncio.run(kill_on(store, postgres, figures, given.count, given.seconds, told))
                told(figures.kills)
            if not given.json:
                print(say(language, "kills-found", {"store": store, **asdict(figures)}))
    if given.json:
        print(json.dumps({store: asdict(figures) for store, figures in results.items()}))
    return 0 if all(figures.sound for figures in results.values()) else 1
