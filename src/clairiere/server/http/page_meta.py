"""What an address says of itself before the client draws it: its title, what a preview of a link shows, whom robots may
tell of it. Of a table that is what whoever holds the link is shown at its door, and never what is played there."""

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

PICTURE_SIZE = (1200, 630)  # of the pictures that previews show
NOINDEX = "noindex"
LOCALES = {"fr": "fr_FR", "en": "en_GB"}
TITLE = "<title>Clairière</title>"  # in the shell
HTML = '<html lang="fr"'
END = "</body>"
ROOT_TOOLS = (["setup"], ["track"], ["turns"], ["battle"], ["marquise"])  # pages of a real table of Root


@dataclass(frozen=True)
class PageMeta:
    """`picture`: a game's, or home's; `drawn`: the address of a picture of what the page shows, if there is one;
    `listed`: search engines may find it; `found`: there is such a page."""

    title: str
    about: str
    picture: str = "home"
    listed: bool = True
    exists: bool = True
    drawing_url: str = ""


def page_meta(parts: list[str], table: TableRow | None, language: str, query: Mapping[str, str]) -> PageMeta:
    """What the page of an address is about; `asked`: what stands behind its question mark.
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
    """Its game and what is to be reached; never how."""
    puzzle = puzzle_named(id)
    title = say(language, "page-puzzle", {"title": say(language, f"{puzzle.game}-title")})
    return PageMeta(
        full_title(title), say(language, f"puzzle-goal-{puzzle.goal}", {"count": puzzle.count}), puzzle.game
    )


def replay_meta(row: TableRow, language: str, query: Mapping[str, str]) -> PageMeta:
    """Which game, and which move of it: of a game that is over, as it stood there."""
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
    """What the game of a table is called, and its picture."""
    return (say(language, f"{row.game}-title"), row.game) if row.game in GAMES else (row.game, "home")


def table_meta(row: TableRow, language: str) -> PageMeta:
    """An invitation says who invites to what and how many seats are free; a table in play says that it is."""
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
    """The client's shell with the head of a page, and a few words for whoever has no scripts."""
    page = read_shell(shell, shell.stat().st_mtime_ns)
    fallback = f"<noscript><h1>{escape(meta.title)}</h1><p>{escape(meta.about)}</p>"
    fallback += f'<p>{escape(say(language, "page-scripts"))}</p><p><a href="/">Clairière</a></p></noscript>'
    page = page.replace(HTML, f'<html lang="{language}"', 1)
    page = page.replace(TITLE, f"<title>{escape(meta.title)}</title>{meta_tags(meta, language, base, path)}", 1)
    return page.replace(END, fallback + END, 1)


@lru_cache(4)
def read_shell(shell: Path, changed: int) -> str:
    return shell.read_text("utf-8").replace('="./', '="/')  # it is the shell of pages in any folder


def meta_tags(meta: PageMeta, language: str, base: str, path: str) -> str:
    """Lines for robots and for whoever shows a preview of a link."""
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
