"""Metadata of pages: title, Open Graph tags for link previews, and whether search engines may list the page.

For a table, it is what every holder of the link may see: the invitation, never the play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from pathlib import Path
from urllib.parse import urlencode

from ...core.game import GAMES
from ...lessons import lessons_of
from ...puzzles.puzzle import puzzle_known, puzzle_named
from ...terminal.png import png_ready
from ...words import LANGUAGES, say
from ..rows import OPEN, OVER, RUNNING, WAITING, TableRow

PICTURE_SIZE = (1200, 630)  # of preview pictures, in pixels
NOINDEX = "noindex"
LOCALES = {"fr": "fr_FR", "en": "en_GB"}
TITLE = "<title>Clairière</title>"  # in the shell (`index.html`)
HTML = '<html lang="fr"'
END = "</body>"
ROOT_TOOLS = (["setup"], ["track"], ["turns"], ["battle"], ["marquise"])  # pages of a real table of Root


@dataclass(frozen=True)
class PageMeta:
    """`about`: the description; `picture`: the name of the preview picture, a game's or `home`; `listed`: search
    engines may list the page; `exists`: False for an unknown address; `drawing_url`: a picture of the page's position,
    if there is one."""

    title: str
    about: str
    picture: str = "home"
    listed: bool = True
    exists: bool = True
    drawing_url: str = ""


def page_meta(parts: list[str], table: TableRow | None, language: str, query: Mapping[str, str]) -> PageMeta:
    """Return the metadata of an address; `query`: its query parameters.

    `web/src/state/app/route.svelte.ts` knows the same pages."""
    match parts:
        case []:
            return PageMeta(say(language, "page-home"), site_description(language))
        case ["about" | "chance" | "replay" | "status" as page]:
            return PageMeta(full_title(say(language, f"page-{page}")), site_description(language))
        case ["position"]:
            return PageMeta(full_title(say(language, "page-positions")), say(language, "page-position-about"))
        case ["games"]:
            return PageMeta(full_title(say(language, "page-games")), site_description(language), listed=False)
        case ["puzzles"]:
            return PageMeta(full_title(say(language, "page-puzzles")), say(language, "page-puzzles-about"))
        case ["puzzles", id] if puzzle_known(id):
            return puzzle_meta(id, language)
        case ["new" | "law" | "learn" as page, game] if game in GAMES:
            title = say(language, f"{game}-title")
            return PageMeta(
                full_title(say(language, f"page-{page}", {"title": title})), say(language, f"{game}-about"), game
            )
        case ["position", game] if game in GAMES:
            title = say(language, "page-position", {"title": say(language, f"{game}-title")})
            drawing_url = f"/position/{game}.png?{urlencode(query)}" if "p" in query and png_ready() else ""
            return PageMeta(full_title(title), say(language, "page-position-about"), game, drawing_url=drawing_url)
        case ["learn"]:
            return PageMeta(full_title(say(language, "page-lessons")), site_description(language))
        case ["companion"]:
            return PageMeta(full_title(say(language, "page-companion")), say(language, "page-companion-about"))
        case ["companion", game, *tool] if game in GAMES and (not tool or (game == "root" and tool in ROOT_TOOLS)):
            message = "-".join(["page-companion", *tool]) if tool else "page-companion-of"
            title = say(language, message, {"title": say(language, f"{game}-title")})
            return PageMeta(full_title(title), say(language, "page-companion-about"), game)
        case ["learn", game, name] if game in GAMES and name in lessons_of(game):
            return PageMeta(full_title(lessons_of(game)[name].title[language]), say(language, f"{game}-about"), game)
        case ["t", _, "puzzle", _] if table is not None and table.game in GAMES:
            title = say(language, "page-puzzle", {"title": say(language, f"{table.game}-title")})
            return PageMeta(full_title(title), say(language, "puzzle-goal-replay"), table.game, False)
        case ["t", _] | ["t", _, "replay"] if table is not None:
            return replay_meta(table, language, query) if parts[-1] == "replay" else table_meta(table, language)
    return PageMeta(
        full_title(say(language, "page-nowhere")), say(language, "server-no-page"), listed=False, exists=False
    )


def puzzle_meta(id: str, language: str) -> PageMeta:
    """Return the metadata of a puzzle: its game and goal, never the solution."""
    puzzle = puzzle_named(id)
    title = say(language, "page-puzzle", {"title": say(language, f"{puzzle.game}-title")})
    return PageMeta(
        full_title(title), say(language, f"puzzle-goal-{puzzle.goal}", {"count": puzzle.count}), puzzle.game
    )


def replay_meta(row: TableRow, language: str, query: Mapping[str, str]) -> PageMeta:
    """Return the metadata of a replay: the game and the step, with a picture if the game is over."""
    (title, picture), at = title_and_picture(row, language), query.get("at", "")
    if not (at.isascii() and at.isdigit() and len(at) < 8):
        return PageMeta(
            full_title(say(language, "page-replayed", {"title": title})), site_description(language), picture, False
        )
    heading = say(language, "page-replayed-at", {"title": title, "n": int(at)})
    seat = urlencode({"seat": query.get("seat", "all")})
    drawing_url = f"/t/{row.id}/at/{int(at)}.png?{seat}" if row.status == OVER and png_ready() else ""
    return PageMeta(full_title(heading), site_description(language), picture, False, drawing_url=drawing_url)


def title_and_picture(row: TableRow, language: str) -> tuple[str, str]:
    """Return the title of a table's game and the name of its preview picture."""
    return (say(language, f"{row.game}-title"), row.game) if row.game in GAMES else (row.game, "home")


def table_meta(row: TableRow, language: str) -> PageMeta:
    """Return the metadata of a table: an invitation with its host and free seats, or the status of the game."""
    title, picture = title_and_picture(row, language)
    if row.status != WAITING:
        state = "running" if row.status == RUNNING else "over"
        return PageMeta(full_title(title), say(language, f"page-{state}", {"title": title}), picture, False)
    host = next((seat.name for seat in row.seats if seat.guest and seat.guest == row.host), "")
    free = sum(seat.kind == OPEN for seat in row.seats)
    invites = say(language, "page-invites", {"name": host, "known": "yes" if host else "no", "title": title})
    return PageMeta(full_title(invites), say(language, "page-free", {"count": free, "title": title}), picture, False)


def site_description(language: str) -> str:
    return say(language, "page-about-us", {"count": len(GAMES)})


def full_title(title: str) -> str:
    return f"{title} · Clairière"


def render_page(shell: Path, meta: PageMeta, language: str, base: str, path: str) -> str:
    """Return the client's shell with the metadata of a page, and a text for browsers without JavaScript."""
    page = read_shell(shell, shell.stat().st_mtime_ns)
    fallback = f"<noscript><h1>{escape(meta.title)}</h1><p>{escape(meta.about)}</p>"
    fallback += f'<p>{escape(say(language, "page-scripts"))}</p><p><a href="/">Clairière</a></p></noscript>'
    page = page.replace(HTML, f'<html lang="{language}"', 1)
    page = page.replace(TITLE, f"<title>{escape(meta.title)}</title>{meta_tags(meta, language, base, path)}", 1)
    return page.replace(END, fallback + END, 1)


@lru_cache(4)
def read_shell(shell: Path, changed: int) -> str:
    return shell.read_text("utf-8").replace('="./', '="/')  # one shell serves pages at any depth


def meta_tags(meta: PageMeta, language: str, base: str, path: str) -> str:
    """Return the meta tags for search engines and link previews."""
    if not meta.exists:
        return meta_tag("name", "robots", NOINDEX)
    html = meta_tag("name", "description", meta.about)
    if not meta.listed:
        html += meta_tag("name", "robots", NOINDEX)
    properties = {
        "og:site_name": "Clairière", "og:type": "website", "og:title": meta.title, "og:description": meta.about,
        "og:url": base + path, "og:image": base + (meta.drawing_url or f"/preview-{meta.picture}.png"),
        "og:locale": LOCALES[language],
    }  # fmt: skip
    if not meta.drawing_url:
        properties |= {"og:image:width": str(PICTURE_SIZE[0]), "og:image:height": str(PICTURE_SIZE[1])}
    others = [meta_tag("property", "og:locale:alternate", LOCALES[other]) for other in LANGUAGES if other != language]
    html += "".join([meta_tag("property", name, value) for name, value in properties.items()] + others)
    return html + meta_tag("name", "twitter:card", "summary_large_image")


def meta_tag(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}">'
