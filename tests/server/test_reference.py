"""The reference card over the wire: a table's own options, the reader's language, a role where there are any."""

from __future__ import annotations

import pytest

from clairiere.law import find_clause


def entries(card):
    return [entry for section in card["sections"] for entry in section["entries"]]


@pytest.mark.parametrize("language, name, text", [("fr", "Cygne", "Jouez-le"), ("en", "Swan", "Play it")])
def test_a_card_is_explained_in_the_language_of_who_asks(serving, language, name, text):
    async def story(server):
        guest = await server.guest(language)
        told = entries(await guest.post("/api/games/renard/reference", {}))
        swan = next(entry for entry in told if "1M" in entry["codes"])
        assert (swan["name"], swan["cite"]) == (name, "renard:4.1.1") and swan["text"].startswith(text)
        assert all(find_clause(entry["cite"]) for entry in told)

    serving(story)


def test_it_says_what_the_table_agreed_on(serving):
    async def story(server):
        guest = await server.guest("fr")
        told = entries(await guest.post("/api/games/renard/reference", {"options": {"edition": 2}}))
        assert [entry["name"] for entry in told if entry["id"] == "score-10"] == ["Cupidité"]
        assert (await guest.post("/api/games/renard/reference", {"options": {"edition": 9}}, 400))[
            "cite"
        ] == "renard:5.1"

    serving(story)


def test_a_faction_has_a_card_of_its_own(serving):
    async def story(server):
        guest = await server.guest("en")
        card = await guest.post("/api/games/root/reference", {"role": "eyrie"})
        assert [section["title"] for section in card["sections"]][:2] == ["Its goal", "Where its points come from"]
        assert card["title"] == "Eyrie Dynasties" and entries(card)[0]["text"].startswith("Cover the Woodland")

    serving(story)
