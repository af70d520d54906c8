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

SIZE = (1200, 630)  # of the pictures that previews show
NOBODY = "noindex"
LOCALES = {"fr": "fr_FR", "en": "en_GB"}
TITLE = "<title>Clairière</title>"  # in the shell
HTML = '<html lang="fr"'
END = "</body>"
ROOT_TOOLS = (["setup"], ["track"], ["turns"], ["battle"], ["marquise"])  # pages of a real table of Root


@dataclass(frozen=True)
class Head:
    """`picture`: a game's, or home's; `drawn`: the address of a picture of what the page shows, if there is one;
    `listed`: search engines may find it; `found`: there is such a page."""

    title: str
    about: str
    picture: str = "home"
    listed: bool = True
    found: bool = True
    drawn: str = ""


def head_of(parts: list[str], table: TableRow | None, language: str, asked: Mapping[str, str]) -> Head:
    """What the page of an address is about; `asked`: what stands behind its question mark.
    `web/src/state/app/route.svelte.ts` knows the same pages."""
    match parts:
        case []:
            return Head(say(language, "page-home"), about_us(language))
        case ["about" | "chance" | "replay" | "status" as page]:
            return Head(named(say(language, f"page-{page}")), about_us(language))
        case ["position"]:
            return Head(named(say(language, "page-positions")), say(language, "page-position-about"))
        case ["games"]:
            return Head(named(say(language, "page-games")), about_us(language), listed=False)
        case ["puzzles"]:
            return Head(named(say(language, "page-puzzles")), say(language, "page-puzzles-about"))
        case ["puzzles", id] if puzzle_known(id):
            return of_puzzle(id, language)
        case ["new" | "law" | "learn" as page, game] if game in GAMES:
            title = say(language, f"{game}-title")
            return Head(named(say(language, f"page-{page}", {"title": title})), say(language, f"{game}-about"), game)
        case ["position", game] if game in GAMES:
            title = say(language, "page-position", {"title": say(language, f"{game}-title")})
            drawn = f"/position/{game}.png?{urlencode(asked)}" if "p" in asked and png_ready() else ""
            return Head(named(title), say(language, "page-position-about"), game, drawn=drawn)
        case ["learn"]:
            return Head(named(say(language, "page-lessons")), about_us(language))
        case ["companion"]:
            return Head(named(say(language, "page-companion")), say(language, "page-companion-about"))
        case ["companion", game, *tool] if game in GAMES and (not tool or (game == "root" and tool in ROOT_TOOLS)):
            message = "-".join(["page-companion", *tool]) if tool else "page-companion-of"
            title = say(language, message, {"title": say(language, f"{game}-title")})
            return Head(named(title), say(language, "page-companion-about"), game)
        case ["learn", game, name] if game in GAMES and name in lessons_of(game):
            return Head(named(lessons_of(game)[name].title[language]), say(language, f"{game}-about"), game)
        case ["t", _, "puzzle", _] if table is not None and table.game in GAMES:
            title = say(language, "page-puzzle", {"title": say(language, f"{table.game}-title")})
            return Head(named(title), say(language, "puzzle-goal-replay"), table.game, False)
        case ["t", _] | ["t", _, "replay"] if table is not None:
            return of_replay(table, language, asked) if parts[-1] == "replay" else of_table(table, language)
    return Head(named(say(language, "page-nowhere")), say(language, "server-no-page"), listed=False, found=False)


def of_puzzle(id: str, language: str) -> Head:
    """Its game and what is to be reached; never how."""
    puzzle = puzzle_named(id)
    title = say(language, "page-puzzle", {"title": say(language, f"{puzzle.game}-title")})
    return Head(named(title), say(language, f"puzzle-goal-{puzzle.goal}", {"count": puzzle.count}), puzzle.game)


def of_replay(row: TableRow, language: str, asked: Mapping[str, str]) -> Head:
    """Which game, and which move of it: of a game that is over, as it stood there."""
    (title, picture), at = game_of(row, language), asked.get("at", "")
    if not (at.isascii() and at.isdigit() and len(at) < 8):
        return Head(named(say(language, "page-replayed", {"title": title})), about_us(language), picture, False)
    said = say(language, "page-replayed-at", {"title": title, "n": int(at)})
    seat = urlencode({"seat": asked.get("seat", "all")})
    drawn = f"/t/{row.id}/at/{int(at)}.png?{seat}" if row.status == OVER and png_ready() else ""
    return Head(named(said), about_us(language), picture, False, drawn=drawn)


def game_of(row: TableRow, language: str) -> tuple[str, str]:
    """What the game of a table is called, and its picture."""
    return (say(language, f"{row.game}-title"), row.game) if row.game in GAMES else (row.game, "home")


def of_table(row: TableRow, language: str) -> Head:
    """An invitation says who invites to what and how many seats are free; a table in play says that it is."""
    title, picture = game_of(row, language)
    if row.status != WAITING:
        state = "running" if row.status == RUNNING else "over"
        return Head(named(title), say(language, f"page-{state}", {"title": title}), picture, False)
    host = next((seat.name for seat in row.seats if seat.guest and seat.guest == row.host), "")
    free = sum(seat.kind == OPEN for seat in row.seats)
    invites = say(language, "page-invites", {"name": host, "known": "yes" if host else "no", "title": title})
    return Head(named(invites), say(language, "page-free", {"count": free, "title": title}), picture, False)


def about_us(language: str) -> str:
    return say(language, "page-about-us", {"count": len(GAMES)})


def named(title: str) -> str:
    return f"{title} · Clairière"


def page_of(shell: Path, head: Head, language: str, base: str, path: str) -> str:
    """The client's shell with the head of a page, and a few words for whoever has no scripts."""
    page = content_of(shell, shell.stat().st_mtime_ns)
    without = f"<noscript><h1>{escape(head.title)}</h1><p>{escape(head.about)}</p>"
    without += f'<p>{escape(say(language, "page-scripts"))}</p><p><a href="/">Clairière</a></p></noscript>'
    page = page.replace(HTML, f'<html lang="{language}"', 1)
    page = page.replace(TITLE, f"<title>{escape(head.title)}</title>{tags(head, language, base, path)}", 1)
    return page.replace(END, without + END, 1)


@lru_cache(4)
def content_of(shell: Path, changed: int) -> str:
    return shell.read_text("utf-8").replace('="./', '="/')  # it is the shell of pages in any folder


def tags(head: Head, language: str, base: str, path: str) -> str:
    """Lines for robots and for whoever shows a preview of a link."""
    if not head.found:
        return meta("name", "robots", NOBODY)
    said = meta("name", "description", head.about)
    if not head.listed:
        said += meta("name", "robots", NOBODY)
    shown = {
        "og:site_name": "Clairière", "og:type": "website", "og:title": head.title, "og:description": head.about,
        "og:url": base + path, "og:image": base + (head.drawn or f"/preview-{head.picture}.png"),
        "og:locale": LOCALES[language],
    }  # fmt: skip
    if not head.drawn:
        shown |= {"og:image:width": str(SIZE[0]), "og:image:height": str(SIZE[1])}
    others = [meta("property", "og:locale:alternate", LOCALES[other]) for other in LANGUAGES if other != language]
    said += "".join([meta("property", name, value) for name, value in shown.items()] + others)
    return said + meta("name", "twitter:card", "summary_large_image")


def meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}">'
