"""A faction that only its own package knows, at a table on the web: everything is said in words, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from runpy import run_path

import pytest

from clairiere.server.processes import ProcessPool

SHELF = Path(__file__).parents[1] / "toy_faction" / "shelf.py"
RAW = re.compile(r"\b(?:root|bot)-[a-z-]+\b|TOY\b(?!\.)|\{ ?\$|None|toys\b")


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with run_path(str(SHELF))["toys_on_the_shelf"]():
        yield


def sentences(line) -> list[str]:
    """All that a viewer reads now."""
    asks = line.now["asks"]
    said = [ask["text"] for ask in asks] + [choice["label"] for ask in asks for choice in ask["choices"]]
    return said + [entry["text"] for entry in line.log.values()]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_table_with_it_speaks_in_words(serving, language):
    async def story(server):
        guest = await server.guest(language)
        options = {"factions": "toys,vagabond,eyrie", "seating": "given"}
        table = await guest.table("root", ["me", "bot:greedy", "bot:greedy"], options=options)
        line = await guest.join(table["id"])
        dice, said = random.Random(3), set[str]()
        for _ in range(60):
            await line.turn()
            said |= set(sentences(line))
            if line.over:
                break
            assert (await line.play_any(dice))["ok"]
        assert len(said) > 60 and not [text for text in said if not text or RAW.search(text)]
        named = "Fabricants de jouets" if language == "fr" else "Toymakers"
        lantern = "lanterne" if language == "fr" else "lantern"
        assert any(named in text for text in said) and any(lantern in text for text in said)
        mine = line.now["view"]["players"][0]
        assert mine["faction"] == "toys" and mine["board"]["acts"] in range(4)
        law = await guest.get("/api/law/root")
        assert "TOY.5.2" in str(law)

    serving(story)


def test_a_bot_that_searches_plays_it_in_a_process_of_its_own(serving):
    async def story(server):
        guest = await server.guest()
        options = {"factions": "eyrie,toys", "seating": "given"}
        table = await guest.table("root", ["me", "bot:search"], options=options)
        line = await guest.join(table["id"])
        dice = random.Random(3)
        while not any(entry["cite"] == "root:TOY.3.1" for entry in line.log.values()):
            await line.turn()
            assert (await line.play_any(dice))["ok"]
            await line.read()

    serving(story, pool=ProcessPool(1, partial(run_path, str(SHELF), None, "__main__")))
