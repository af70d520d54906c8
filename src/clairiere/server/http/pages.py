"""The client's pages and files. Unknown addresses get status 404, with the client's page or a line of text."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from ...words import say
from ..room.rooms import Rooms
from .http_types import language_of
from .page_meta import NOINDEX, PageMeta, page_meta, render_page

SHELL = "index.html"  # the HTML that all pages of the client share


async def serve_page(request: Request, client: Path, rooms: Rooms) -> Response:
    """Return a file of the client, or the shell with the metadata of the address."""
    parts = [part for part in request.path_params["rest"].split("/") if part]
    if parts and "." in parts[-1]:
        return serve_file(request, client, parts)
    shell = client / SHELL
    if not shell.is_file():
        return Response(NO_CLIENT, 503, media_type="text/html")
    language = language_of(request)
    table = await rooms.row(parts[1]) if parts[0:1] == ["t"] and len(parts) > 1 else None
    meta = page_meta(parts, table, language, request.query_params)
    query = f"?{request.url.query}" if request.url.query else ""
    content = render_page(shell, meta, language, str(request.base_url).rstrip("/"), request.url.path + query)
    return HTMLResponse(content, 200 if meta.exists else 404, headers=headers_of(meta))


def headers_of(meta: PageMeta) -> dict[str, str]:
    """Return the caching headers of a page, and `noindex` for pages behind a private link."""
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return headers if meta.listed else {**headers, "x-robots-tag": NOINDEX}


def serve_file(request: Request, client: Path, parts: list[str]) -> Response:
    name = parts[-1]
    files = {path.name: path for path in client.glob("[!.]*") if path.name != SHELL and path.is_file()}
    if len(parts) == 1 and name in files:
        return FileResponse(files[name])
    return PlainTextResponse(say(language_of(request), "server-no-page", {}), 404)


NO_CLIENT = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Clairière</title>
<p>La page n’a pas été construite : <code>./dev setup</code>.
<p lang="en">The page has not been built: <code>./dev setup</code>.
"""
