"""Addresses: the client's own pages, its files, and for any other a 404 that is never the page of something else."""

from __future__ import annotations

import json
import re
import shutil
from html import unescape
from pathlib import Path

import pytest

from clairiere import GAMES

PUBLIC = Path(__file__).parents[2] / "web" / "public"
SHELL = '<!doctype html><html lang="fr"><head><title>Clairière</title></head><body><div id="app"></div></body></html>'
APP = '<div id="app"></div>'


@pytest.fixture
def client(tmp_path) -> Path:
    """A client as it is built, as far as the server is concerned."""
    folder = shutil.copytree(PUBLIC, tmp_path / "client")
    (folder / "index.html").write_text(SHELL, "utf-8")
    (folder / "assets").mkdir()
    (folder / "assets" / "index-1.js").write_text("0", "utf-8")
    return folder


KNOWN = ["/", "/about", "/about/", "/replay", "/learn", "/learn/renard/basics", "/learn/root/cult"]
KNOWN += ["/position", "/position/duo", "/companion", "/companion/root/marquise"]
KNOWN += [f"/{page}/{game}" for page in ("new", "law", "learn", "companion") for game in GAMES]
UNKNOWN = [
    "/nowhere", "/about/us", "/t", "/t/", "/new", "/law/chess", "/learn/chess", "/new/chess", "/replay/7",
    "/t/no-such-table", "/t/no-such-table/replay", "/%E0%A4%A", "/a/b/c/d",
    "/companion/chess", "/companion/duo/marquise", "/companion/root/chess",
    "/learn/chess/basics", "/learn/renard/cult", "/learn/renard/basics/more",
]  # fmt: skip


def test_the_pages_of_the_client_are_found_and_others_are_not(serving, client):
    async def story(server):
        guest = await server.guest()
        id = (await guest.table("renard", ["me", "open"]))["id"]
        for status, paths in ((200, [*KNOWN, f"/t/{id}", f"/t/{id}/replay"]), (404, [*UNKNOWN, f"/t/{id}/more"])):
            for path in paths:
                answer = await guest.http.get(path)
                assert (path, answer.status_code) == (path, status) and APP in answer.text
                assert answer.headers["cache-control"] == "no-cache"
                assert ("x-robots-tag" in answer.headers) == (status == 404 or path.startswith("/t/")), path

    serving(story, client=client)


def tags(page: str) -> dict[str, str]:
    """What a page says to those who preview links."""
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', page)
    return {name: unescape(content) for name, content in found}


def title(page: str) -> str:
    return unescape(page.split("<title>")[1].split("</title>")[0])


WORDS = {"fr": ("Cette page n’existe pas", "rien à cette adresse"), "en": ("There is no such page", "nothing at this")}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_an_unknown_address_says_so_in_words_without_scripts_too(serving, client, language):
    async def story(server):
        guest = await server.guest(language)
        for path in UNKNOWN:
            answer = await guest.http.get(path)
            assert f'<html lang="{language}">' in answer.text and title(answer.text).startswith(WORDS[language][0])
            assert WORDS[language][1] in answer.text.split("<noscript>")[1]
            assert tags(answer.text) == {"robots": "noindex"}
        file = await guest.http.get("/sitemap.xml")
        assert file.status_code == 404 and WORDS[language][1] in file.text

    serving(story, client=client)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_page_has_a_title_and_a_preview_of_its_own(serving, client, language):
    async def story(server):
        guest = await server.guest(language)
        pages = {path: (await guest.http.get(path)).text for path in KNOWN if path != "/about/"}
        assert len({title(page) for page in pages.values()}) == len(pages)
        for path, page in pages.items():
            told = tags(page)
            assert told["og:title"] == title(page) and told["og:description"] == told["description"]
            assert told["og:url"] == guest.server.url + path and "robots" not in told
            image = await guest.http.get(told["og:image"])
            assert image.headers["content-type"] == "image/png" and image.content.startswith(b"\x89PNG")
            size = [int.from_bytes(image.content[at : at + 4]) for at in (16, 20)]
            assert size == [int(told["og:image:width"]), int(told["og:image:height"])]
            if path.endswith(tuple(GAMES)):
                assert told["og:image"].endswith(f"/preview-{path.split('/')[-1]}.png")

    serving(story, client=client)


INVITED = {
    "fr": ("Zoé & Léo vous invite : Root", "2 places sont libres.", "La partie est en cours."),
    "en": ("Zoé & Léo invites you: Root", "2 seats are free.", "The game is being played."),
}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_an_invitation_says_who_invites_to_what_and_a_table_in_play_tells_nothing(serving, client, language):
    async def story(server):
        host, friend = await server.guest(), await server.guest(language)
        id = (await host.table("root", ["me", "open", "open"], options={"factions": "marquise,eyrie,alliance"}))["id"]
        server.rooms.open[id].row.seats[0].name = "Zoé & Léo"
        page = (await friend.http.get(f"/t/{id}")).text
        told = tags(page)
        assert told["og:title"] == f"{INVITED[language][0]} · Clairière" and "Zoé & Léo" not in page
        assert told["og:description"].startswith(INVITED[language][1]) and told["robots"] == "noindex"
        assert told["og:image"].endswith("/preview-root.png")
        for seat in (1, 2):
            await host.post(f"/api/tables/{id}/bot", {"seat": seat, "bot": "random"})
        page = (await friend.http.get(f"/t/{id}")).text
        assert tags(page)["og:description"] == INVITED[language][2] and "Zoé" not in page
        assert tags(page)["robots"] == "noindex"

    serving(story, client=client)


FILES = [
    "/sitemap.xml", "/apple-touch-icon.png", "/index.html", "/.env", "/wp-login.php", "/a/b.js", "/t/favicon.ico",
    "/assets/index-2.js", "/assets/nothing", "/assets/../index.html", "/manifest.webmanifest", "/..%2findex.html",
]  # fmt: skip


@pytest.mark.parametrize("path", FILES)
def test_a_file_that_is_not_there_is_not_the_page(serving, client, path):
    async def story(server):
        guest = await server.guest()
        answer = await guest.http.get(path)
        assert answer.status_code == 404 and APP not in answer.text
        assert answer.headers["content-type"].startswith("text/plain")

    serving(story, client=client)


def test_files_that_browsers_and_robots_ask_for_are_what_they_say(serving, client):
    async def story(server):
        guest = await server.guest()
        robots, icon, manifest = [
            await guest.http.get(path) for path in ("/robots.txt", "/favicon.ico", "/manifest.json")
        ]
        assert robots.headers["content-type"].startswith("text/plain") and robots.text.startswith("User-agent: *\n")
        assert "Disallow: /t/" not in robots.text  # a preview of an invitation may be fetched; pages say noindex
        assert icon.headers["content-type"] in ("image/vnd.microsoft.icon", "image/x-icon")
        assert icon.content.startswith(b"\x00\x00\x01\x00")
        told = manifest.json()
        assert manifest.headers["content-type"] == "application/json" and told["name"] == "Clairière"
        for found in told["icons"]:
            assert (await guest.http.get(found["src"])).headers["content-type"] == found["type"]

    serving(story, client=client)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_an_unknown_address_of_the_api_is_refused_in_json(serving, client, language):
    async def story(server):
        guest = await server.guest(language)
        for path in ("/api/nothing", "/api/tables/no-such-table", "/api/law/chess", "/api/robots.txt", "/api/"):
            answer = await guest.http.get(path)
            assert answer.status_code == 404 and json.loads(answer.text)["text"]

    serving(story, client=client)


def test_without_a_built_client_the_page_says_so(serving, tmp_path):
    async def story(server):
        guest = await server.guest()
        answer = await guest.http.get("/")
        assert answer.status_code == 503 and "./dev setup" in answer.text
        assert (await guest.http.get("/favicon.ico")).status_code == 404

    serving(story, client=tmp_path / "nothing")
