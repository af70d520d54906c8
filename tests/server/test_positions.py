"""Positions over HTTP: on the board as a seat sees them, refused with place and clause, played on from, with a hint."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from clairiere import read_record
from clairiere.core.ask import NATURE
from clairiere.positions import pack_position, unpack_position
from clairiere.puzzles.puzzle import puzzles_of

RECORDS = Path(__file__).parents[1] / "replays" / "0.1.0"
GAMES = ("renard", "duo", "jeton", "root")
TRICK = {
    "hands": [["4K", "6K", "2M"], ["1B", "4B", "8B", "10K"]],
    "decree": "6M", "trick": ["11B"], "leader": 0, "tricks": [4, 5],
}  # fmt: skip


def test_a_position_is_shown_as_a_seat_sees_it(serving):
    async def story(server):
        guest = await server.guest("en")
        for game in GAMES:
            puzzle = next(iter(puzzles_of(game).values()))
            path, text = f"/api/positions/{game}", json.dumps(puzzle.position)
            now = await guest.post(path, {"text": text})
            seen = json.loads(json.dumps(puzzle.state().view(puzzle.seat).to_wire()))
            assert now["step"]["seat"] == puzzle.seat and now["step"]["views"] == []
            assert all(seen[name] == part for name, part in now["step"]["view"].items())
            assert now["step"]["asked"] and now["step"]["text"] and len(now["packed"]) < 2500
            assert await guest.post(path, {"packed": now["packed"]}) == now, "a link says the same"
            assert "position" not in now["options"]
            open = await guest.post(path, {"packed": now["packed"], "seat": "all"})
            assert len(open["step"]["views"]) == len(open["names"]) and open["step"]["asked"]
            watched = await guest.post(path, {"packed": now["packed"], "seat": "spectator"})
            assert watched["step"]["asked"] == [] and watched["step"]["seat"] == -2
            assert (await guest.post(path, {"packed": now["packed"], "seat": "9"}, status=400))[
                "error"
            ] == "server-view"

    serving(story)


def test_what_cannot_be_is_refused_with_its_place_and_clause(serving):
    async def story(server):
        guest = await server.guest("en")
        twice = TRICK | {"hands": [["4K", "6K", "11B"], ["1B", "4B", "8B", "10K"]]}
        refused = await guest.post("/api/positions/renard", {"text": json.dumps(twice)}, status=400)
        assert "11B" in refused["text"] and refused["cite"].startswith("renard:")
        refused = await guest.post("/api/positions/renard", {"text": '{"hands": ['}, status=400)
        assert refused["error"] == "position-no-json" and "column 12" in refused["text"]
        refused = await guest.post("/api/positions/renard", {"text": '{"game": "duo"}'}, status=400)
        assert "renard" in refused["text"]
        assert (await guest.post("/api/positions/renard", {}, status=400))["error"] == "position-link-cut"
        await guest.post("/api/positions/chess", {"text": "{}"}, status=404)

    serving(story)


def test_one_plays_on_from_a_position_against_bots(serving):
    async def story(server):
        guest = await server.guest("en")
        for game in GAMES:
            puzzle = next(iter(puzzles_of(game).values()))
            now = await guest.post(f"/api/positions/{game}", {"text": json.dumps(puzzle.position)})
            body = {"packed": now["packed"], "seat": puzzle.seat}
            table = await guest.post(f"/api/positions/{game}/table", body)
            assert table["status"] == "running"
            assert [seat["mine"] for seat in table["seats"]].index(True) == puzzle.seat
            assert now["packed"] not in " ".join(table["agreed"]) if "agreed" in table else True
            line = await guest.join(table["id"])
            assert line.now["asks"] and line.now["hint"] and line.now["lesson"] is None
            if game == "renard":
                assert (await line.play(puzzle.solutions[0]))["ok"]
            wrong = body | {"seat": 7}
            assert (await guest.post(f"/api/positions/{game}/table", wrong, status=400))["error"] == "server-view"
        usual_door = {"game": game, "seats": ["me", "bot:greedy", "bot:greedy"], "options": {"position": now["packed"]}}
        assert (await guest.post("/api/tables", usual_door, status=400))["error"] == "server-online-only"

    serving(story)


def test_a_hint_is_given_for_a_position(serving):
    async def story(server):
        guest = await server.guest("en")
        now = await guest.post("/api/positions/renard", {"text": json.dumps(TRICK)})
        hint = await guest.post("/api/positions/renard/hint", {"packed": now["packed"], "seat": 1})
        assert hint["seat"] == 1 and hint["best"]["notation"] in ("1B", "8B") and hint["text"]
        nobody = await guest.post("/api/positions/renard/hint", {"packed": now["packed"], "seat": 0}, status=409)
        assert nobody["error"] == "hint-none-asked"

    serving(story)


# -- moves of finished games ----------------------------------------------------------------------------------------


def asked_steps(record):
    return [n for n, (seat, _) in enumerate(record.answers) if seat != NATURE]


@pytest.mark.parametrize("game", GAMES)
def test_a_step_of_a_finished_game_is_a_position_and_a_puzzle_from_what_the_seat_saw(serving, game):
    record = read_record(sorted(RECORDS.glob(f"{game}-*.record"))[0].read_text("utf-8"))
    steps = asked_steps(record)

    async def story(server):
        guest = await server.guest("en")
        id = (await guest.http.post("/api/records", content=record.text().encode())).json()["id"]
        for n in (steps[len(steps) // 3], steps[len(steps) // 2]):
            state, (seat, choice) = record.state(n), record.answers[n]
            link = await guest.get(f"/api/tables/{id}/at/{n}/position")
            assert unpack_position(link["packed"]) == json.loads(json.dumps(state.dump())) and link["game"] == game
            path = f"/api/tables/{id}/at/{n}/puzzle"
            now = await guest.get(path)
            seen = json.loads(json.dumps(state.view(seat).to_wire()))
            assert now["seat"] == seat and all(seen[name] == part for name, part in now["view"].items())
            assert now["compared"] is None and not now["solved"] and now["lines"] == []
            ask = next(ask for ask in state.open if ask.seat == seat)
            same = await guest.post(path, {"answers": [state.write(ask, choice)]})
            assert same["compared"]["same"] and same["solved"] and same["view"] == now["view"]
            others = [other for other in record.game.onward_choices(ask) if other != choice]
            if others:
                other = (await guest.post(path, {"answers": [state.write(ask, others[0])]}))["compared"]
                assert not other["same"] and "In the game" in other["text"]
            assert (await guest.post(path, {"answers": ["?"]}, status=400))["text"]
        dealt = next(n for n, (seat, _) in enumerate(record.answers) if seat == NATURE)
        refused = await guest.get(f"/api/tables/{id}/at/{dealt}/puzzle", status=409)
        assert refused["error"] == "puzzle-nobody-asked"
        assert (await guest.get(f"/api/tables/{id}/at/99999/puzzle", status=400))["error"] == "server-step"

    serving(story)


def test_of_a_running_game_there_is_neither_position_nor_puzzle(serving):
    async def story(server):
        guest = await server.guest("en")
        table = await guest.post("/api/tables", {"game": "renard", "seats": ["me", "bot:greedy"]})
        for what in ("position", "puzzle"):
            assert (await guest.get(f"/api/tables/{table['id']}/at/1/{what}", status=409))["error"] == "server-running"
        assert (await guest.post(f"/api/tables/{table['id']}/at/1/puzzle", {}, status=409))["error"] == "server-running"

    serving(story)


# -- pictures and previews ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_shows_a_seat_what_it_may_see(serving, game):
    record = read_record(sorted(RECORDS.glob(f"{game}-*.record"))[0].read_text("utf-8"))
    puzzle = next(iter(puzzles_of(game).values()))

    async def story(server):
        guest = await server.guest("en")
        id = (await guest.http.post("/api/records", content=record.text().encode())).json()["id"]
        n = next(
            n for n in asked_steps(record)[2:] if all(record.game.hand_cards(record.state(n), seat) for seat in (0, 1))
        )
        drawn = {}
        for path in [f"/t/{id}/at/{n}.svg?seat={eye}" for eye in (0, 1, "spectator", "all")]:
            answer = await guest.http.get(path)
            assert answer.status_code == 200 and answer.headers["content-type"] == "image/svg+xml"
            ElementTree.fromstring(answer.text)
            drawn[path] = answer.text
        assert len(set(drawn.values())) == 4
        answer = await guest.http.get(f"/position/{game}.svg?p={pack_position(puzzle.position)}")
        assert answer.status_code == 200 and ElementTree.fromstring(answer.text).tag.endswith("svg")
        assert (await guest.http.get(f"/position/{game}.svg?p=x")).status_code == 400
        for path in (f"/t/{id}/at/{n}.png?seat=0", f"/position/{game}.png?p={pack_position(puzzle.position)}"):
            answer = await guest.http.get(path)
            assert answer.headers["content-type"] == "image/png" and answer.content.startswith(b"\x89PNG")
        page = (await guest.http.get(f"/t/{id}/replay?at={n}&seat=1")).text
        assert f'/t/{id}/at/{n}.png?seat=1"' in page, "a chat shows the position itself"
        page = (await guest.http.get(f"/position/{game}?p={pack_position(puzzle.position)}&seat=0")).text
        assert f"/position/{game}.png?p={pack_position(puzzle.position)}&amp;seat=0" in page

    serving(story)


def test_without_the_extra_pictures_are_svg_and_previews_those_of_the_game(serving, monkeypatch):
    for place in ("handlers.pictures", "page_meta"):
        monkeypatch.setattr(f"clairiere.server.http.{place}.png_ready", lambda: False)

    async def story(server):
        guest = await server.guest("en")
        link = pack_position(next(iter(puzzles_of("renard").values())).position)
        answer = await guest.http.get(f"/position/renard.png?p={link}")
        assert answer.status_code == 307 and answer.headers["location"].endswith(f"/position/renard.svg?p={link}")
        assert "/preview-renard.png" in (await guest.http.get(f"/position/renard?p={link}")).text

    serving(story)


def test_of_a_running_game_there_is_no_picture_and_a_link_to_a_move_says_which(serving):
    async def story(server):
        guest = await server.guest("en")
        table = await guest.table("renard", ["me", "bot:greedy"])
        for form in ("svg", "png"):
            assert (await guest.http.get(f"/t/{table['id']}/at/1.{form}?seat=0")).status_code == 409
        page = (await guest.http.get(f"/t/{table['id']}/replay?at=12&seat=1")).text
        assert "/preview-renard.png" in page and "/at/12" not in page, "nothing of it is drawn"
        assert "move 12" in page and f"/t/{table['id']}/replay?at=12&amp;seat=1" in page
        assert "move" not in (await guest.http.get(f"/t/{table['id']}/replay?at=<b>")).text.split("</title>")[0]

    serving(story)
