"""Ratings: off by default, worked out from the games that count; bots stay where they are, few games say little."""

from __future__ import annotations

import pytest

from clairiere.bots import levels_of
from clairiere.server.http.handlers.mine import ratings
from clairiere.server.http.handlers.mine.ratings import Ladder, is_rated, level_rating, rating_of

from .test_my_games import bot, person, row

RATED = {"rated": True}


def rated(id, game, seats, winners, **more):
    return row(id, game, seats, winners, [1] * len(seats), settings=RATED, **more)


def against(level, won, count, game="renard"):
    """So many games of Ana's against a bot, all won or all lost."""
    seats = [person(0, "ana"), bot(1, level)]
    return [rated(f"{level}{n}", game, seats, [0] if won else [1], created=n) for n in range(count)]


def test_bots_stand_where_the_arena_found_them_and_never_move():
    for game in ("renard", "jeton", "root"):
        places = [level_rating(game, level) for level in sorted(levels_of(game))]
        assert places[0] < places[1] == ratings.MEAN < min(places[2:]), game
    ladder = Ladder("renard")
    for one in against("expert", True, 20):
        ladder.add_game(one)
    assert list(ladder.ratings) == ["ana"]
    assert ladder.player(bot(1, "expert")).mu == level_rating("renard", 3)


def test_who_wins_against_stronger_bots_stands_higher_and_more_games_say_more():
    weak, strong = (rating_of("renard", against(level, True, 5), "ana") for level in ("random", "expert"))
    assert strong.value > weak.value >= ratings.MIDDLE and strong.games == 5
    lost = rating_of("renard", against("greedy", False, 5), "ana")
    assert lost.value < ratings.MIDDLE
    offs = [rating_of("renard", against("greedy", True, count), "ana").off for count in (1, 5, 20)]
    assert offs == sorted(offs, reverse=True) and offs[0] > 300
    assert rating_of("renard", [], "ana") is None


def test_two_many_and_teams_are_rated():
    two = [rated("a", "renard", [person(0, "ana"), person(1, "ben", "Ben")], [0])]
    assert rating_of("renard", two, "ana").value > ratings.MIDDLE > rating_of("renard", two, "ben").value
    four = [person(n, name) for n, name in enumerate(("ana", "ben", "cleo", "dan"))]
    many = [rated("b", "jeton", four, [2])]
    values = [rating_of("jeton", many, name).value for name in ("ana", "ben", "cleo", "dan")]
    assert values[2] > ratings.MIDDLE and len({values[0], values[1], values[3]}) == 1 and values[0] < ratings.MIDDLE
    pair = [person(0, "ana"), person(1, "ben", "Ben")]
    won, lost = [rated("c", "duo", pair, [0, 1])], [rated("d", "duo", pair, [])]
    assert rating_of("duo", won, "ana") == rating_of("duo", won, "ben")
    assert rating_of("duo", won, "ana").value > ratings.MIDDLE > rating_of("duo", lost, "ana").value


def test_what_does_not_tell_who_is_better_does_not_count():
    seats = [person(0, "ana"), bot(1, "greedy")]
    assert is_rated(rated("a", "renard", seats, [0]))
    assert not is_rated(rated("b", "renard", seats, [0], branch=3))
    assert not is_rated(rated("c", "renard", seats, [0], result=""))
    assert not is_rated(rated("d", "renard", [person(0, "ana"), person(1, "ana", "Zoé")], [0]))
    kept = bot(1, "greedy")
    kept.guest = "ben"  # who left it to a bot
    assert not is_rated(rated("e", "renard", [person(0, "ana"), kept], [0]))


def test_a_table_is_rated_if_its_host_wants_that_and_then_nothing_is_taken_back(serving, monkeypatch):
    async def story(server):
        ana, store = await server.guest("en"), server.rooms.store
        plain = await ana.table("renard", ["me", "bot:random"])
        made = await ana.table("renard", ["me", "bot:random"], settings={"rated": True})
        assert not plain["settings"]["rated"] and "A rated game" in " ".join(made["agreed"])
        for id, may in ((plain["id"], True), (made["id"], False)):
            line = await ana.join(id)
            await line.turn()
            assert line.now["hint"] == may
            assert server.rooms.open[id].votes.undo_allowed() == may
        for one in against("greedy", True, 3):
            one.seats[0].guest = ana.me["id"]
            await store.add_table(one)
        (figures,) = (await ana.get("/api/me/games"))["figures"]
        assert figures["rating"]["games"] == 3 and figures["rating"]["off"] > 100
        plan = await ana.post("/api/games/renard/plan", {"options": {}})
        assert plan["rated"]
        monkeypatch.setattr(ratings, "find_spec", lambda name: None)
        assert not (await ana.post("/api/games/renard/plan", {"options": {}}))["rated"]
        refused = await ana.table("renard", ["me", "bot:random"], 400, settings={"rated": True})
        assert refused["error"] == "server-no-rating"
        assert (await ana.get("/api/me/games"))["figures"][0]["rating"] is None

    serving(story)


@pytest.mark.parametrize("url", ["sqlite", "postgresql"])
def test_both_stores_find_the_games_that_count(url, serving, request):
    async def story(server):
        store = server.rooms.store
        seats = [person(0, "ana"), bot(1, "greedy")]
        beside = [row("plain", "renard", seats, [0], [1, 1]), rated("other", "duo", seats, [0, 1])]
        for one in [*against("greedy", True, 2), *beside]:
            await store.add_table(one)
        assert [one.id for one in await store.rated("renard", 5)] == ["greedy1", "greedy0"]
        assert len(await store.rated("renard", 1)) == 1

    serving(story) if url == "sqlite" else serving(story, request.getfixturevalue("fresh_postgres"))
