"""Puzzles over HTTP: nothing that solves them, and nothing hidden, is sent before a try."""

from __future__ import annotations

import json

from clairiere.core.game import find
from clairiere.puzzles.memory import remembered
from clairiere.puzzles.puzzle import puzzles_of
from clairiere.puzzles.worlds import worlds_of
from clairiere.words import say

GAMES = ("renard", "duo", "jeton", "root")
INFO = {"id", "game", "title", "number", "goal", "ways", "rating", "themes"}


def test_puzzles_are_listed_without_their_solutions(serving):
    async def story(server):
        guest = await server.guest("fr")
        listed = await guest.get("/api/puzzles")
        assert len(listed) == sum(len(puzzles_of(game)) for game in GAMES)
        assert all(set(one) == INFO for one in listed)
        assert {one["game"] for one in await guest.get("/api/puzzles?game=duo")} == {"duo"}
        daily = await guest.get("/api/puzzles/today")
        assert daily["puzzle"] in listed and len(daily["day"]) == 10
        assert (await guest.get("/api/puzzles/renard-0", status=404))["error"] == "puzzle-unknown"

    serving(story)


def test_a_position_tells_its_seat_what_it_may_see_and_no_more(serving):
    async def story(server):
        guest = await server.guest("en")
        for game in GAMES:
            puzzle = next(iter(puzzles_of(game).values()))
            now = await guest.get(f"/api/puzzles/{puzzle.id}")
            seen = json.loads(json.dumps(puzzle.state().view(puzzle.seat).to_wire()))
            assert all(seen[name] == part for name, part in now["view"].items())
            assert not now["solved"] and now["refuted"] is None and now["lines"] == []
            assert not {"solutions", "wrong", "position", "seed", "found"} & set(json.dumps(now).split('"'))
            assert bool(now["known"]) == (game != "root")  # there nobody else holds a card
            offered = {choice["notation"] for ask in now["asks"] for choice in ask["choices"]}
            assert offered == {*puzzle.solutions, *puzzle.wrong}

    serving(story)


def fitting(puzzle):
    return worlds_of(puzzle.game, puzzle.state(), puzzle.seat)


def test_what_everybody_could_keep_in_mind_is_said_and_is_the_same_in_every_world(serving):
    """In Jeton the proof counts on what each player owns, elsewhere on what was played; who holds what is not said."""

    async def story(server):
        guest = await server.guest("en")
        for game in ("renard", "duo", "jeton"):
            puzzle, worlds = next((one, worlds) for one in puzzles_of(game).values() if len(worlds := fitting(one)) > 1)
            now = await guest.get(f"/api/puzzles/{puzzle.id}")
            said = [remembered(game, world, puzzle.seat, now["names"]) for world in worlds]
            assert all(one == said[0] for one in said), game
            assert now["known"] == [say("en", id, facts) for id, facts in said[0]]

    serving(story)


def test_tries_are_solved_refuted_with_clauses_or_refused_by_the_law(serving):
    async def story(server):
        guest = await server.guest("fr")
        for game in GAMES:
            puzzle = next(iter(puzzles_of(game).values()))
            path = f"/api/puzzles/{puzzle.id}"
            wrong = await guest.post(path, {"answers": [next(iter(puzzle.wrong))]})
            assert not wrong["solved"] and wrong["answers"] == [] and wrong["asks"]
            assert all(line["text"] for line in wrong["refuted"]["lines"])
            assert any(line["cite"].startswith(f"{game}:") for line in wrong["refuted"]["lines"])
            right = await guest.post(path, {"answers": puzzle.solutions[:1]})
            assert right["refuted"] is None and right["answers"] == puzzle.solutions[:1]
            assert right["solved"] or game == "root"
            if find(game).quit_choices:
                await guest.post(path, {"answers": ["stop" if game == "duo" else "leave"]}, status=400)
            await guest.post(path, {"answers": ["?"]}, status=400)
            await guest.post(path, {"answers": ["x"] * 61}, status=413)

    serving(story)


def test_a_turn_of_root_is_found_act_by_act(serving):
    """From each position the acts that do are tried until thirty points are reached."""

    async def story(server):
        guest = await server.guest("en")
        puzzle = next(iter(puzzles_of("root").values()))
        answers, now = [], await guest.get(f"/api/puzzles/{puzzle.id}")
        for _ in range(20):
            if now["solved"]:
                break
            for choice in [choice["notation"] for ask in now["asks"] for choice in ask["choices"]]:
                tried = await guest.post(f"/api/puzzles/{puzzle.id}", {"answers": [*answers, choice]})
                if tried["refuted"] is None:
                    answers, now = [*answers, choice], tried
                    break
        assert now["solved"]

    serving(story)
