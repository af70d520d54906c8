"""What a person types is understood in the language of the page; what is clicked is notation, in any language."""

from __future__ import annotations

from clairiere.words import localize


def test_cards_are_typed_and_told_in_the_letters_of_the_language(serving):
    async def story(server):
        guest = await server.guest()
        table = await guest.table("renard", ["me", "bot:greedy"])
        line = await guest.join(table["id"])
        await line.turn()
        [ask] = line.now["asks"]
        legal = [choice["notation"] for choice in ask["choices"]]
        assert ask["example"] == localize("fr", legal[0]) and ask["example"][-1] in "CFL"
        held = {*line.now["view"]["hand"]}
        other = next(f"{rank}{suit}" for suit in "BKM" for rank in range(1, 12) if f"{rank}{suit}" not in held)
        reply = await line.ask("may", choice=localize("fr", other), typed=True)
        assert reply["text"].startswith(localize("fr", other)) and localize("fr", legal[0]) in reply["text"]
        assert reply["legal"][0]["notation"] == legal[0]
        reply = await line.ask("may", choice="lune", typed=True)
        assert f"par exemple : {ask['example']}" in reply["text"]
        for text in (legal[0], ask["example"]):
            assert (await line.ask("may", choice=text, typed=True))["ok"]
        assert not (await line.ask("may", choice=ask["example"]))["ok"]  # a click says notation and nothing else
        await line.play(ask["example"], typed=True)
        entries = await server.rooms.store.entries(table["id"])
        assert legal[0] in [entry.choice for entry in entries if entry.seat == line.now["seat"]]

    serving(story)


def test_giving_up_is_never_guessed_from_a_word(serving):
    async def story(server):
        guest = await server.guest()
        table = await guest.table("duo", ["me", "bot:greedy"])
        line = await guest.join(table["id"])
        await line.turn()
        reply = await line.ask("may", choice="abandonner", typed=True)
        assert not reply["ok"] and "« stop »" in reply["text"]
        assert (await line.ask("may", choice="stop", typed=True))["ok"]

    serving(story)
