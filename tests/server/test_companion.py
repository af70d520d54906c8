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
        assert (begun["view"]["phase"], begun["view"]["turn"]) == ("daylight", 1)
        assert begun["view"]["players"][1]["score"] == 4, "3 of the campaign, and one for each of the team (COOP.3)"
        body = {"packed": board["packed"], "orders": ["steel-f"]}
        roll = await guest.post("/api/companion/root/marquise", body)
        assert roll["asked"]["kind"] == "dice" and roll["asked"]["cite"] == "root:4.3.2" and not roll["after"]
        done = await guest.post("/api/companion/root/marquise", {**body, "answers": ["1:0"]})
        assert done["asked"] is None and done["after"] and done["view"]["phase"] == "evening"
        assert done["view"]["clearings"] != begun["view"]["clearings"]
        assert any(line["cite"] == "root:MM.14" for line in done["lines"])
        wrong = await guest.post("/api/companion/root/marquise", {**body, "orders": ["dom-b"]}, 400)
        assert wrong["cite"] == "root:MM.5"

    serving(story)


def test_a_spy_looks_at_an_order_of_hers(serving):
    async def story(server):
        guest = await server.guest("en")
        options = {"factions": "eyrie,alliance,mechanical", "mode": "coop"}
        board = await guest.post("/api/companion/root/board", {"options": options, "seats": 3})
        changes = [{"path": "players.E.crafted", "value": ["spy-r"]}]
        board = await guest.post("/api/companion/root/board", {"packed": board["packed"], "changes": changes})
        begun = await guest.post("/api/companion/root/marquise", {"packed": board["packed"]})
        assert [(spy["notation"], spy["label"]) for spy in begun["spies"]] == [("spy-r", "Eyrie: Spy (rabbit)")]
        body = {"packed": board["packed"], "spy": "spy-r"}
        place = await guest.post("/api/companion/root/spy", body)
        assert place["asked"]["kind"] == "choice" and place["asked"]["cite"] == "root:MM.25"
        card = await guest.post("/api/companion/root/spy", {**body, "said": ["1"]})
        assert card["asked"]["kind"] == "order" and card["asked"]["cite"] == "root:MM.25"
        done = await guest.post("/api/companion/root/spy", {**body, "said": ["1", "steel-f", "pass"]})
        assert done["asked"] is None and done["programme"][0] == "steel-f" and done["after"]
        hers = {"packed": done["after"], "programme": done["programme"]}
        turn = await guest.post("/api/companion/root/marquise", hers)
        assert turn["after"] and turn["seen"][0]["label"] == "Foxfolk Steel (fox)", (
            "nobody is asked for a card all know"
        )
        wrong = await guest.post("/api/companion/root/spy", {**body, "spy": "spy-f"}, 400)
        assert wrong["cite"] == "root:MM.25"
        cut = await guest.post("/api/companion/root/marquise", {**hers, "programme": ["junk"] * 9}, 400)
        assert cut["cite"] == "root:MM.5"

    serving(story)


def test_a_battle_is_reckoned_and_too_large_a_one_refused(serving):
    async def story(server):
        guest = await server.guest("fr")
        sides = {"attacker": SIDE, "defender": {"faction": "eyrie", "warriors": 1}}
        told = await guest.post("/api/companion/root/battle", sides)
        assert told["rolls"] == 16 == sum(row["times"] for row in told["losses"])
        set_on = await guest.post("/api/companion/root/battle", {**sides, "instigated": True})
        assert len(set_on["points"]) == 3 and set_on["losses"] == told["losses"]
        huge = {**sides, "attacker": {**SIDE, "warriors": 99}}
        assert (await guest.post("/api/companion/root/battle", huge, 400))["cite"] == "root:4.3"

    serving(story)
