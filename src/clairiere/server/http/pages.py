"""The client's pages and files. Any other address is a 404: the client's own page that says so, or a line of text."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from ...core.game import GAMES
from ...words import say
from ..room.rooms import Rooms
from .guests import language_of

SHELL = "index.html"  # what every page of the client begins with


async def page(request: Request, client: Path, rooms: Rooms) -> Response:
    """A file of the client by name, or the shell, in which the client draws the page of the address."""
    parts = [part for part in request.path_params["rest"].split("/") if part]
    if parts and "." in parts[-1]:
        return file(request, client, parts)
    if not (client / SHELL).is_file():
        return Response(NO_CLIENT, 503, media_type="text/html")
    status = 200 if await known(parts, rooms) else 404
    return FileResponse(client / SHELL, status, headers={"cache-control": "no-cache"})


def file(request: Request, client: Path, parts: list[str]) -> Response:
    name = parts[-1]
    files = {path.name: path for path in client.glob("[!.]*") if path.name != SHELL and path.is_file()}
    if len(parts) == 1 and name in files:
        return FileResponse(files[name])
    return PlainTextResponse(say(language_of(request), "server-no-page", {}), 404)


async def known(parts: list[str], rooms: Rooms) -> bool:
    """Whether the client has a page there: `web/src/state/route.svelte.ts` knows the same ones."""
    match parts:
        case [] | ["about"] | ["chance"] | ["replay"]:
            return True
        case ["new" | "law" | "learn", game]:
            return game in GAMES
        case ["t", id] | ["t", id, "replay"]:
            return await rooms.knows(id)
    return False


NO_CLIENT = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Clairière</title>
<p>La page n’a pas été construite : <code>./dev setup</code>.
<p lang="en">The page has not been built: <code>./dev setup</code>.
"""
