"""The commands `serve`, `operator`, `backup` and `import`."""

from __future__ import annotations

import argparse
import asyncio
import json
import webbrowser
from urllib.parse import quote

from ..core.illegal import Illegal
from ..words import say


def table_command(given: argparse.Namespace, language: str) -> int:
    """Serve on a free port and open the browser: what the program does without a command."""
    from ..server.run import LOOPBACK, serve

    try:
        serve(LOOPBACK, None, None, (), show=True)
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


def import_command(given: argparse.Namespace, language: str) -> int:
    from ..server.archive import import_files

    ids = import_files(given.db, given.files)
    print(say(language, "cli-imported", {"count": len(ids)}))
    for id in ids:
        print(f"/t/{id}/replay")
    return 0


def operator_command(given: argparse.Namespace, language: str) -> int:
    """Moderate, or handle the data of a guest, by the running server or without one."""
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
    """Return the request of an operation: method, address, body."""
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
