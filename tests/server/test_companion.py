"""At a real table, over HTTP: tables for everybody, the automaton's board and turn, battles."""

from __future__ import annotations

import pytest

SIDE = {"faction": "marquise", "warriors": 3}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_game_has_its_tables(serving, language):
    async def story(server):
        guest = await server.guest(language)
        for game in ("renard", "duo", "jeton", "root"):
            told = await guest.get(f"/api/companion/{game}?language={language}")
            assert told["game"] == game and told["title"] and told[game]
            assert [part for part in ("renard", "duo", "jeton", "root") if told[part]] == [game]

    serving(story)


def test_the_automaton_s_turn_is_told_step_by_step(serving):
    async def story(server):
        guest = await server.guest("en")
        options = {"factions": "eyrie,mechanical", "mode": "coop", "head_start": 3}
        board = await guest.post("/api/companion/root/board", {"options": options, "seats": 2})
        fields = {field["path"]: field for group in board["groups"] for field in group["fields"]}
        assert board["refused"] is None and fields["players.X.score"]["value"] == 3
        changes = [{"path": "clearings.1.E.warrior", "value": 2}]
        board = await guest.post("/api/companion/root/board", {"packed": board["packed"], "changes": changes})
        begun = await guest.post("/api/companion/root/marquise", {"packed": board["packed"]})
        assert begun["asked"]["kind"] == "order" and "steel-f" in [
            card["notation"] for card in begun["asked"]["choices"]
        ]
        body = {"packed": board["packed"], "orders": ["steel-f"]}
        roll = await guest.post("/api/companion/root/marquise", body)
        assert roll["asked"]["kind"] == "dice" and roll["asked"]["cite"] == "root:4.3.2" and not roll["after"]
        done = await guest.post("/api/companion/root/marquise", {**body, "answers": ["1:0"]})
        assert done["asked"] is None and done["after"]
        assert any(line["cite"] == "root:MM.14" for line in done["lines"])
        wrong = await guest.post("/api/companion/root/marquise", {**body, "orders": ["dom-b"]}, 400)
        assert wrong["cite"] == "root:MM.5"

    serving(story)


def test_a_battle_is_reckoned_and_too_large_a_one_refused(serving):
    async def story(server):
        guest = await server.guest("fr")
        sides = {"attacker": SIDE, "defender": {"faction": "eyrie", "warriors": 1}}
        told = await guest.post("/api/companion/root/battle", sides)
        assert told["rolls"] == 16 == sum(row["times"] for row in told["losses"])
        huge = {**sides, "attacker": {**SIDE, "warriors": 99}}
        assert (await guest.post("/api/companion/root/battle", huge, 400))["cite"] == "root:4.3"

    serving(story)
