"""A position that is changed over HTTP: groups of places, judged changes, refusals in the words of the screen."""

from __future__ import annotations

import pytest

from clairiere.positions import pack_position

GAMES = ("renard", "duo", "jeton", "root")


def fields_of(told):
    return {field["path"]: field for group in told["groups"] for field in group["fields"]}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_game_begins_and_is_changed_piece_by_piece(serving, language):
    async def story(server):
        guest = await server.guest(language)
        for game in GAMES:
            path = f"/api/positions/{game}/edit"
            told = await guest.post(path, {"seats": 3 if game == "jeton" else 2})
            assert told["refused"] is None and told["now"]["step"]["asked"] and told["now"]["packed"] == told["packed"]
            assert await guest.post(path, {"packed": told["packed"]}) == told, "it is its own draft"
            places = [place for place in fields_of(told).values() if place["kind"] == "pieces" and not place["one"]]
            full = max(places, key=lambda place: len(place["value"]))
            assert all(told["pieces"][piece] for place in places for piece in place["value"])
            doubled = [{"path": full["path"], "value": [*full["value"], full["value"][0]]}]
            wrong = await guest.post(path, {"packed": told["packed"], "changes": doubled})
            assert wrong["now"] is None and wrong["refused"]["cite"].startswith(f"{game}:")
            assert "[" not in wrong["refused"]["text"] and wrong["wrong"] in ("", *fields_of(told))
            assert not wrong["refused"]["text"].startswith(("packs", "hands", "deck", "pile"))
            back = [{"path": full["path"], "value": full["value"]}]
            right = await guest.post(path, {"packed": wrong["packed"], "changes": back})
            assert right["refused"] is None and right["packed"] == told["packed"]

    serving(story)


def test_the_board_of_root_points_at_clearings_and_a_hand_at_its_cards(serving):
    async def story(server):
        guest = await server.guest("en")
        told = await guest.post("/api/positions/root/edit", {"options": {"factions": "marquise,eyrie,vagabond"}})
        spots = {choice["notation"]: choice["target"] for choice in told["choices"]}
        assert spots["clearing-5"] == {"kind": "clearing", "clearing": 5} and len(told["now"]["names"]) == 3
        told = await guest.post("/api/positions/renard/edit", {})
        spots = {choice["notation"]: choice["target"] for choice in told["choices"]}
        assert len(spots) == 33 and spots["7K"] == {"kind": "card", "card": "7K"}

    serving(story)


def test_a_draft_that_is_none_is_refused(serving):
    async def story(server):
        guest = await server.guest("en")
        for draft in ({"hands": 3}, {"hands": {}, "options": {"level": []}}, {}):
            for game in GAMES:
                body = {"packed": pack_position(draft), "changes": [{"path": "round", "value": 1}]}
                answer = await guest.http.post(f"/api/positions/{game}/edit", json=body)
                assert answer.status_code == 400 or answer.json()["refused"]["text"], answer.text
        wrong = {"seats": 9}
        assert (await guest.post("/api/positions/renard/edit", wrong, status=400))["error"] == "seats-refused"
        await guest.post("/api/positions/chess/edit", {}, status=404)

    serving(story)
