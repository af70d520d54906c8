"""Answers that are planned for questions that may come: given as a person would, dropped when something else is asked,
known to nobody but who planned them."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from clairiere.core.game import find
from clairiere.core.nature import Rng
from clairiere.core.record import read_record
from clairiere.server.notices import notices
from clairiere.server.planned import planned_answers
from clairiere.server.planned.situations import why_not_given
from clairiere.server.room import chance
from clairiere.server.rows import ASKED, OPTIONS, SITUATION, PlannedAnswerRow

ROOT = Path(__file__).parents[2]

DAY = 24 * 3600
SOON = (0.2, 0.2)


@pytest.fixture(autouse=True)
def same_cards(monkeypatch):
    """Every table of a test has the same deal."""
    monkeypatch.setattr(chance, "new_secret", lambda: "5" * 64)
    monkeypatch.setattr(planned_answers, "PAUSE_S", SOON)
    monkeypatch.setattr(planned_answers, "BRIEF_S", (0.0, 0.0))


async def slow(server, game="renard", options=None, move_s=DAY):
    """Two people at a table; seat 0 is asked first."""
    host, friend = await server.guest("en"), await server.guest("en")
    settings, options = {"move_s": move_s}, {"dealer": 1} if options is None else options
    made = await host.table(game, ["me", "open"], options=options, settings=settings)
    await friend.post(f"/api/tables/{made['id']}/sit")
    return host, friend, made["id"], f"/api/tables/{made['id']}/planned"


async def lead(line):
    """The first card that may be led."""
    await line.turn()
    return await line.play(line.now["asks"][0]["choices"][0]["notation"])


async def until(true):
    for _ in range(3000):  # a minute, for a busy machine
        if await true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never came")


def test_a_planned_card_is_played_while_its_owner_is_away_and_only_the_owner_reads_it(serving):
    async def story(server):
        host, friend, id, path = await slow(server)
        found = await friend.get(path)
        assert found["open"] and found["planned"] == []
        [follow] = found["foreseen"]
        assert (follow["about"], follow["cite"], follow["now"]) == ("follow", "renard:3.2.1", False)
        assert follow["text"] == "When the other player leads: my card" and len(follow["choices"]) == 13
        line = await host.join(id)
        led = line.now["asks"][0]["choices"][0]["notation"]
        fits = [one for one in follow["choices"] if one["notation"][-1] == led[-1]] or follow["choices"]
        wanted = fits[0]
        kept = await friend.post(path, {"about": "follow", "choice": wanted["notation"], "only": "options"})
        assert [(one["status"], one["answer"]) for one in kept["planned"]] == [("kept", wanted)]
        assert (await host.get(path))["planned"] == []
        stranger = await server.guest()
        assert (await stranger.get(path, 403))["error"] == "server-not-seated"
        assert (await lead(line))["ok"]
        told = await line.until(lambda message: message["t"] == "events" and len(message["lines"]) > 1)
        assert told["lines"][0]["event"] == {"verb": "played", "seat": 1, "card": wanted["notation"]}
        [after] = (await friend.get(path))["planned"]
        assert after["status"] == "given" and after["why"] == ""
        assert "planned" not in "".join(line.frames)

    serving(story)


def streams(serving, tmp_path, planned):
    """What the host is told from the lead to the end of the trick, when the friend's card was planned or is played."""
    told = []

    async def story(server):
        host, friend, id, path = await slow(server)
        line, wanted = await host.join(id), None
        led = line.now["asks"][0]["choices"][0]["notation"]
        cards = [one["notation"] for one in (await friend.get(path))["foreseen"][0]["choices"]]
        wanted = ([card for card in cards if card[-1] == led[-1]] or cards)[0]
        if planned:
            await friend.post(path, {"about": "follow", "choice": wanted})
        theirs = await friend.join(id)
        await lead(line)
        if not planned:
            await theirs.turn()
            await theirs.play(wanted)
        await line.until(lambda message: message["t"] == "events" and len(message["lines"]) > 1)
        frames = [frame for frame in line.frames if '"pong"' not in frame]
        guests = {guest.me["id"]: f"guest {number}" for number, guest in enumerate((host, friend))}
        told.append([anonymous(frame, id, guests, (host, friend)) for frame in frames])

    serving(story, str(tmp_path / f"{planned}.db"))
    return told[0]


def anonymous(frame, id, guests, people):
    """A message without what no two tables have in common: ids, names, times."""
    for old, new in {id: "table", **guests}.items():
        frame = frame.replace(old, new)
    for number, who in enumerate(people):
        frame = frame.replace(who.me["name"], f"Player {number}")
    return re.sub(r'("(?:at|ms|due|created|finished)":)\d+', r"\g<1>0", frame)


def test_no_message_to_others_differs_from_those_about_an_answer_that_was_given_by_hand(serving, tmp_path):
    by_hand, by_plan = (streams(serving, tmp_path, planned) for planned in (False, True))
    assert by_hand == by_plan and len(by_hand) >= 3


def test_the_moment_is_drawn_for_every_question_before_anybody_looks_whether_something_is_planned(serving):
    async def story(server):
        drawn, looked = [], []
        planned = server.application.planned
        planned.dice.uniform = lambda low, high: drawn.append((low, high)) or 0.05
        look = planned.store.planned_answers.of
        planned.store.planned_answers.of = lambda *at: looked.append(at) or look(*at)
        host, _, id, _ = await slow(server)
        line = await host.join(id)
        for times, asked in enumerate(([(id, 0)], [(id, 0), (id, 1)]), 1):
            assert drawn == [SOON] * times

            async def done(asked=asked):
                return looked == asked

            await until(done)
            await lead(line) if times == 1 else None

    serving(story)


def test_a_message_that_it_is_ones_turn_is_later_than_any_planned_answer(monkeypatch):
    monkeypatch.undo()
    assert planned_answers.PAUSE_S[1] < notices.WAIT_S


def test_nobody_is_told_who_looks_at_a_slow_table(serving):
    async def story(server):
        for move_s, told in ((DAY, False), (0, True)):
            host, friend, id, _ = await slow(server, move_s=move_s)
            line = await host.join(id)
            await line.ask("may", choice="1B")  # whatever was on its way is here
            before = len(line.frames)
            assert line.now["table"]["seats"][1]["here"] is not told
            theirs = await friend.join(id)
            await theirs.socket.close()
            room = server.rooms.open[id]

            async def alone(room=room):
                return len(room.viewers) == 1 and not room.tasks

            await until(alone)
            await line.ask("may", choice="1B")
            assert any('"presence"' in frame for frame in line.frames[before:]) is told

    serving(story)


def test_what_was_answered_by_hand_or_taken_back_is_dropped_and_its_owner_is_told(serving):
    async def story(server):
        host, friend, id, path = await slow(server)
        cards = (await friend.get(path))["foreseen"][0]["choices"]
        await friend.post(path, {"about": "follow", "choice": cards[0]["notation"]})
        changed = await friend.post(path, {"about": "follow", "choice": cards[1]["notation"], "only": "situation"})
        assert [one["answer"] for one in changed["planned"]] == [cards[1]]  # changed, not one more
        mine, theirs = await host.join(id), await friend.join(id)
        await lead(mine)
        await theirs.turn()
        assert (await friend.post(path, {"about": "follow", "choice": "1B"}, 400))["error"] == "planned-asked-now"
        await theirs.play(theirs.now["asks"][0]["choices"][-1]["notation"])
        [gone] = (await friend.get(path))["planned"]
        assert gone["status"] == "dropped" and gone["why"] == "You answered yourself."
        assert (await friend.http.delete(f"{path}/{gone['id']}")).json()["planned"] == []

    serving(story)


def test_what_cannot_be_planned_is_refused(serving):
    async def story(server):
        _, friend, _, path = await slow(server)
        for body, error in (
            ({"about": "exchange", "choice": "keep"}, "planned-not-here"),
            ({"about": "follow", "choice": "nonsense"}, "planned-not-possible"),
            ({"about": "follow", "choice": "1B", "unless": ["nonsense"]}, "planned-not-possible"),
        ):
            assert (await friend.post(path, body, 400))["error"] == error
        _, friend, _, path = await slow(server, move_s=60)
        assert (await friend.get(path)) == {"open": False, "foreseen": [], "planned": []}
        assert (await friend.post(path, {"about": "follow", "choice": "1B"}, 400))["error"] == "planned-not-here"

    serving(story)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_plan_outlives_a_restart_and_is_given_once(serving, tmp_path, request, database, monkeypatch):
    db = str(tmp_path / "kept.db") if database == "sqlite" else request.getfixturevalue("fresh_postgres")
    kept = {}

    async def before(server):
        host, friend, kept["id"], path = await slow(server)
        line = await host.join(kept["id"])
        led = line.now["asks"][0]["choices"][0]["notation"]
        cards = [one["notation"] for one in (await friend.get(path))["foreseen"][0]["choices"]]
        kept["card"] = ([card for card in cards if card[-1] == led[-1]] or cards)[0]
        await friend.post(path, {"about": "follow", "choice": kept["card"], "only": "asked"})
        monkeypatch.setattr(planned_answers, "PAUSE_S", (60, 60))
        await lead(line)

    async def after(server):
        async def given():
            room = await server.rooms.room(kept["id"])
            return [entry.choice for entry in await server.rooms.store.entries(kept["id"]) if entry.seat == 1] == [
                kept["card"]
            ] and not room.lock.locked()

        await until(given)
        assert [plan.status for plan in await server.rooms.store.planned_answers.of(kept["id"], 1)] == ["given"]

    serving(before, db)
    monkeypatch.setattr(planned_answers, "PAUSE_S", SOON)
    serving(after, db)


def test_a_pass_that_stands_is_given_every_time_also_where_one_plays_with_bots(serving):
    async def story(server):
        mine = await server.guest("en")
        made = await mine.table("jeton", ["me", "bot:random", "bot:random"], options={"form": "turns", "first": "1"})
        path, line = f"/api/tables/{made['id']}/planned", await mine.join(made["id"])
        found = await mine.get(path)
        assert [one["about"] for one in found["foreseen"]] == ["draw", "bid"]
        await line.turn()
        for about in ("draw", "bid"):  # what stands may be planned while it is asked
            await mine.post(path, {"about": about, "choice": "pass", "only": "asked", "standing": True})
        room = server.rooms.open[made["id"]]

        async def passed():
            given = [entry.choice for entry in await room.host.store.entries(made["id"]) if entry.seat == 0]
            return given.count("pass") >= 4

        await until(passed)
        assert {one["status"] for one in (await mine.get(path))["planned"]} == {"kept"}

    serving(story)


# -- for which questions ----------------------------------------------------------------------------------------------


class TableAlone:
    """What is looked at of a room."""

    def __init__(self, state):
        self.table = self
        self.state = state
        self.record = self
        self.game = find("root")


def planned(**more) -> PlannedAnswerRow:
    values = {"choice": "pass", "only": OPTIONS, "options": ("pass",), "unless": (), "standing": False, "situation": ""}
    fixed = {"id": "1", "table_id": "t", "seat": 1, "guest": "g", "about": "ambush", "since": 0, "made": 0}
    return PlannedAnswerRow(**fixed, **values | more)


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        ({}, "options"),  # an ambush was drawn since
        ({"options": ("ambush-m", "pass")}, ""),
        ({"options": ("ambush-m", "ambush-f", "pass")}, ""),  # what cannot be played there changes nothing
        ({"only": ASKED}, ""),
        ({"only": ASKED, "choice": "ambush-f"}, "impossible"),
        ({"only": ASKED, "unless": ("ambush-m",)}, "unless"),
        ({"only": SITUATION, "options": ("ambush-m", "pass"), "situation": "another"}, "situation"),
    ],
)
def test_an_answer_is_for_the_question_that_was_foreseen(plan, why):
    class Asked:
        seat, about, options = 1, "ambush", (0, 1)

    class Written(TableAlone):
        def write(self, ask, choice):
            return ("ambush-m", "pass")[choice]

        def view(self, seat):
            return self

        def to_wire(self):
            return {"hand": ["ambush-m"], "turn": 0}

    room = Written(None)
    room.state = room
    assert why_not_given(room, planned(**plan), Asked()) == why


@pytest.mark.parametrize("name", ["renard", "duo", "jeton", "root"])
def test_what_is_foreseen_tells_nothing_that_is_hidden_and_can_be_written(name):
    path = sorted((ROOT / "tests" / "replays" / "0.2.0").glob(f"{name}*"))[0]
    record, rng = read_record(path.read_text("utf-8")), Rng(7)
    for at in range(10, len(record.answers), max(1, len(record.answers) // 8)):
        state = record.state(at)
        for seat in range(state.seats):
            other = record.game.redeal(state, seat, rng)
            asks = [record.game.foreseeable_asks(one, seat) for one in (state, other)]
            seen = [[(ask.about, ask.clause, [one.write(ask, choice) for choice in ask.options]) for ask in found]
                    for one, found in zip((state, other), asks, strict=True)]  # fmt: skip
            assert seen[0] == seen[1]
            assert {ask.about for ask in asks[0]} <= {id.rpartition("-planned-")[2] for id in planned_words(name)}


def planned_words(name):
    text = (ROOT / f"src/clairiere/games/{name}/text/fr.ftl").read_text("utf-8")
    return re.findall(rf"^{name}-planned-[a-z-]+", text, re.MULTILINE)
