"""The next game of a campaign (root:COOP.5): everybody stays, picks a card, and finds the same table."""

from __future__ import annotations

from pathlib import Path

import pytest

from clairiere import Record, Rng, find, read_record
from clairiere.server.room.from_record import entries_of, replay_row
from clairiere.server.rows import BOT

WON = Path(__file__).parents[1] / "replays" / "0.1.0" / "root-4-30-30-28.record"  # by the Eyrie and the Cult, together


def lost() -> Record:
    """A game of the same two that chance played."""
    options, rng = {"factions": "eyrie,cult,mechanical", "mode": "coop"}, Rng(1)
    record = Record(find("root"), options, ["Ana", "Bo", "X"])
    state = record.first()
    while not state.over:
        record.answers.append((state.open[0].seat, rng.pick(state.open[0].options)))
        state.take(*record.answers[-1])
    assert state.winners() == [2]
    return record


async def over(server, *guests, record=None):
    """The table of a game, of that one if none is given, played by these people and bots; its path."""
    record = record or read_record(WON.read_text("utf-8"))
    row = replay_row(record, guests[0].me["id"], "0.1.0")
    for seat, guest in zip(row.seats, guests, strict=False):
        seat.kind, seat.guest, seat.bot = "guest", guest.me["id"], ""
    await server.rooms.store.add_table(row, entries_of(record))
    return f"/api/tables/{row.id}"


@pytest.mark.law("root:COOP.5")
def test_a_campaign_goes_on_when_everybody_has_picked_a_card(serving):
    async def story(server):
        ana, bo, other = [await server.guest() for _ in range(3)]
        path = await over(server, ana, bo)
        line = await bo.join(path.split("/")[-1])
        sequel = (await ana.get(path))["sequel"]
        assert sequel["cite"] == "root:COOP.5" and sequel["waits"] == [0, 1] and " 3 points" in sequel["text"]
        assert [[thing["notation"] for thing in things] for things in sequel["takes"]] == [
            ["sappers-b", "claim-b", "warren-r", "cobbler-r"],
            ["armorers-b"],
        ]
        assert "arenne" in sequel["takes"][0][2]["label"]
        await other.post(f"{path}/rematch", {"sequel": True}, 403)
        refused = await ana.post(f"{path}/rematch", {"sequel": True, "take": {"0": "armorers-b"}}, 400)
        assert refused["cite"] == "root:COOP.5"  # another had it
        waiting = await ana.post(f"{path}/rematch", {"sequel": True, "take": {"0": "claim-b", "1": "armorers-b"}})
        assert waiting["next"] == "" and waiting["sequel"]["waits"] == [1]  # nobody picks for another
        told = await line.until(lambda message: message["t"] == "snapshot")
        assert told["table"]["sequel"]["waits"] == [1]
        after = await bo.post(f"{path}/rematch", {"sequel": True})
        assert after["parent"] == waiting["id"] and after["status"] == "running"
        assert (after["options"]["head_start"], after["options"]["kept"]) == (3, "0:claim-b")
        assert [seat["mine"] for seat in after["seats"]] == [False, True, False]
        assert (await line.until(lambda message: message["t"] == "gone"))["table"] == after["id"]
        assert (await ana.post(f"{path}/rematch", {"sequel": True}))["id"] == after["id"]
        state = server.state(after["id"])
        assert state.points() == [0, 0, 3] and state.view(0).to_wire()["players"][0]["crafted"] == ["claim-b"]

    serving(story)


@pytest.mark.law("root:COOP.5")
def test_bots_pick_by_themselves_and_what_is_kept_adds_up(serving):
    async def story(server):
        ana = await server.guest()
        path = await over(server, ana)
        after = await ana.post(f"{path}/rematch", {"sequel": True, "take": {"0": "warren-r"}})
        assert after["options"]["kept"] == "0:warren-r,1:armorers-b" and after["seats"][1]["kind"] == BOT

    serving(story)


@pytest.mark.law("root:COOP.5")
def test_without_a_victory_there_is_no_campaign_and_others_have_none(serving):
    async def story(server):
        ana = await server.guest()
        path = await over(server, ana, record=lost())
        assert (await ana.get(path))["sequel"] is None
        assert (await ana.post(f"{path}/rematch", {"sequel": True}, 400))["error"] == "server-no-sequel"
        table = await ana.table("duo", ["me", "bot:greedy"])
        assert table["sequel"] is None

    serving(story)
