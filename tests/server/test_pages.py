"""Addresses: the client's own pages, its files, and for any other a 404 that is never the page of something else."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from clairiere import GAMES

PUBLIC = Path(__file__).parents[2] / "web" / "public"
SHELL = "<!doctype html><title>Clairière</title>"


@pytest.fixture
def client(tmp_path) -> Path:
    """A client as it is built, as far as the server is concerned."""
    folder = shutil.copytree(PUBLIC, tmp_path / "client")
    (folder / "index.html").write_text(SHELL, "utf-8")
    (folder / "assets").mkdir()
    (folder / "assets" / "index-1.js").write_text("0", "utf-8")
    return folder


KNOWN = ["/", "/about", "/about/", "/replay"]
KNOWN += [f"/{page}/{game}" for page in ("new", "law", "learn") for game in GAMES]
UNKNOWN = [
    "/nowhere", "/about/us", "/t", "/t/", "/new", "/law/chess", "/learn/chess", "/new/chess", "/learn", "/replay/7",
    "/t/no-such-table", "/t/no-such-table/replay", "/%E0%A4%A", "/a/b/c/d",
]  # fmt: skip


def test_the_pages_of_the_client_are_found_and_others_are_not(serving, client):
    async def story(server):
        guest = await server.guest()
        id = (await guest.table("renard", ["me", "open"]))["id"]
        for status, paths in ((200, [*KNOWN, f"/t/{id}", f"/t/{id}/replay"]), (404, [*UNKNOWN, f"/t/{id}/more"])):
            for path in paths:
                answer = await guest.http.get(path)
                assert (path, answer.status_code, answer.text) == (path, status, SHELL)
                assert answer.headers["cache-control"] == "no-cache"

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
        assert answer.status_code == 404 and SHELL not in answer.text
        assert answer.headers["content-type"].startswith("text/plain")

    serving(story, client=client)


def test_files_that_browsers_and_robots_ask_for_are_what_they_say(serving, client):
    async def story(server):
        guest = await server.guest()
        robots, icon, manifest = [
            await guest.http.get(path) for path in ("/robots.txt", "/favicon.ico", "/manifest.json")
        ]
        assert robots.headers["content-type"].startswith("text/plain") and robots.text.startswith("User-agent: *\n")
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
