"""Hints: what the strongest bot would do, for who plays against bots alone, and in replays."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from runpy import run_path

import pytest

from clairiere.bots import BOTS, strongest
from clairiere.bots.advice import hint_question, make_advice
from clairiere.bots.remote import answer_question
from clairiere.conformance.promises import Walk
from clairiere.core.game import GAMES, find
from clairiere.core.nature import Rng
from clairiere.core.record import Record
from clairiere.core.state import State
from clairiere.law import find_clause
from clairiere.server.http.handlers import hints
from clairiere.server.online import online_options
from clairiere.server.processes import ProcessPool
from clairiere.words import LANGUAGES, say

SEARCH_BOTS = Path(__file__).with_name("search_bots.py")


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    """The strongest bot there is searches a little, and the next one chooses at once."""
    before = {game: dict(known) for game, known in BOTS.items()}
    run_path(str(SEARCH_BOTS))
    be_strongest("plain")
    yield
    for game, known in before.items():
        BOTS[game].clear()
        BOTS[game].update(known)


def be_strongest(name: str) -> None:
    for game in BOTS:
        BOTS[game][strongest(game)] = BOTS[game][name]


def some_processes(name: str = "plain") -> ProcessPool:
    return ProcessPool(1, partial(run_path, str(SEARCH_BOTS), {"STRONGEST": name}))


async def alone(server, game="renard", **more):
    guest = await server.guest()
    guest.http.timeout = 60  # a busy machine may take long to wake whoever thinks
    table = await guest.table(game, ["me", *["bot:greedy"] * (GAMES[game].fewest - 1)], **more)
    line = await guest.join(table["id"])
    await line.turn()
    return guest, line, f"/api/tables/{table['id']}"


def states(game: str, every: int, most: int, seed: int = 3) -> Iterator[tuple[State, int]]:
    for number, (state, _, _) in enumerate(
        Walk(find(game), find(game).fewest, online_options(find(game)), (), seed).steps()
    ):
        if number % every == 0 and number // every < most:
            yield from ((state, ask.seat) for ask in state.open if ask.seat >= 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_the_same_whatever_the_others_hold(game: str) -> None:
    record, rng, asked = Record(find(game), online_options(find(game)), ["a"] * find(game).fewest), Rng(8, 8), 0
    record.seed = 5
    for state, seat in states(game, 5 if game != "root" else 21, 12 if game != "root" else 5):
        other = find(game).redeal(state, seat, rng)
        told, again = [answer_question(untimed(hint_question(record, one, seat))) for one in (state, other)]
        assert told == again and told.clauses
        asked += 1
    assert asked > 1


@pytest.mark.parametrize("game", GAMES)
def test_what_the_others_can_guess_is_told_of_the_own_cards_and_of_no_others(game: str) -> None:
    record, told_of = Record(find(game), online_options(find(game)), ["a"] * find(game).fewest), 0
    record.seed = 5
    for state, seat in states(game, 7 if game != "root" else 21, 8 if game != "root" else 6):
        told = answer_question(untimed(hint_question(record, state, seat)))
        if told.guessed:
            told_of += 1
            assert {one.card for one in told.guessed.cards} == set(find(game).hand_cards(state, seat))
            assert told.guessed.seat == seat and all(0 <= one.chance <= 1 for one in told.guessed.cards)
    assert told_of


def test_at_the_first_card_of_renard_the_other_knows_nothing_but_what_he_holds_himself() -> None:
    state, seat = next(iter(states("renard", 4, 2)))
    record = Record(find("renard"), online_options(find("renard")), ["a", "b"])
    record.seed = 5
    guessed = answer_question(untimed(hint_question(record, state, seat))).guessed
    assert guessed and len(guessed.cards) == 13
    assert sum(one.chance for one in guessed.cards) == pytest.approx(13 * 13 / 19, abs=0.6)
    assert all(0.5 < one.chance < 0.85 for one in guessed.cards)


def untimed(question):
    return type(question)(**{**vars(question), "seconds": 0.0})


@pytest.mark.parametrize("game", GAMES)
def test_all_hints_name_clauses_that_there_are_and_cards_that_the_seat_cannot_see(game: str) -> None:
    record = Record(find(game), online_options(find(game)), ["a"] * find(game).fewest)
    for state, seat in states(game, 7 if game != "root" else 60, 6 if game != "root" else 2, 4):
        told = answer_question(untimed(hint_question(record, state, seat)))
        assert all(find_clause(f"{game}:{id}") for id in told.clauses)
        assert all(belief.seat != seat for belief in told.beliefs)
        for belief in told.beliefs:
            assert all(0 < card.chance <= 1.000001 <= 1.000001 + card.mean for card in belief.cards)
            assert sum(card.mean for card in belief.cards) == pytest.approx(
                len(find(game).hand_cards(state, belief.seat))
            )
            chances = [card.chance for card in belief.cards]
            assert chances == sorted(chances, reverse=True)
        if game in ("renard", "duo"):
            own = set(find(game).hand_cards(state, seat))
            assert not own.intersection(card.card for belief in told.beliefs for card in belief.cards)


def test_the_best_choice_costs_nothing_and_the_others_what_they_lose() -> None:
    record = Record(find("renard"), {}, ["a", "b"])
    for state, seat in states("renard", 4, 10):
        told = answer_question(untimed(hint_question(record, state, seat)))
        found = make_advice(told, len(told.options) == 1)
        values = dict(zip(told.options, told.values, strict=True))
        assert found.best.choice == told.choice and found.best.cost == 0 and found.best.value >= 0
        for option in found.others:
            assert option.cost == pytest.approx(max(0.0, values[told.choice] - values[option.choice]))
        assert [option.cost for option in found.others] == sorted(option.cost for option in found.others)
        assert 1 + len(found.others) + found.rest == len(told.options)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_who_plays_against_bots_is_given_a_hint(serving, language: str) -> None:
    async def story(server) -> None:
        guest, line, path = await alone(server)
        assert line.now["hint"]
        found = (await guest.http.post(f"{path}/hint?language={language}", json={})).json()
        legal = {choice["notation"]: choice["label"] for choice in line.now["asks"][0]["choices"]}
        best = found["best"]
        assert best["notation"] in legal and best["label"] in found["text"]
        adviser, bot = say(language, "hint-adviser"), say(language, "bot-expert").split(" (")[0]
        assert found["text"].startswith(adviser) and bot not in found["text"]
        assert {choice["notation"] for choice in found["others"]} <= set(legal) - {best["notation"]}
        assert all(choice["text"] and choice["cost"] >= 0 for choice in found["others"])
        assert {hand["seat"] for hand in found["beliefs"]} <= {1 - found["seat"]}
        assert all(reason["text"] for reason in found["why"]) and found["why"]
        assert line.now["asks"][0]["cite"] in [part["cite"] for part in found["clauses"]]
        assert found["figures"].endswith("cent." if language == "fr" else "hundred.")
        assert (await line.play(best["notation"]))["ok"]

    serving(story, pool=some_processes())


def test_a_hint_is_told_to_the_table_once_a_question(serving) -> None:
    async def story(server) -> None:
        guest, line, path = await alone(server)
        onlooker = await server.guest("en")
        eyes = await onlooker.join(line.id)
        for _ in range(2):
            await guest.post(f"{path}/hint")
        said = await eyes.until(lambda message: message["t"] == "chat")
        assert said["phrase"] == "hint" and "hint" in said["text"] and said["seat"] == 0
        assert len(server.rooms.open[line.id].chat) == 1
        assert all(phrase["id"] != "hint" for phrase in line.now["talk"]["phrases"])

    serving(story, pool=some_processes())


def test_there_is_no_hint_where_other_people_play(serving) -> None:
    async def story(server) -> None:
        host, friend = await server.guest(), await server.guest()
        table = await host.table("renard", ["me", "open"])
        path = f"/api/tables/{table['id']}"
        refused = await host.post(f"{path}/hint", status=409)
        assert refused["error"] == "server-not-started"
        await friend.post(f"{path}/sit")
        lines = [await host.join(table["id"]), await friend.join(table["id"])]
        assert not any(line.now["hint"] for line in lines)
        for guest in (host, friend):
            assert (await guest.post(f"{path}/hint", status=403))["error"] == "hint-not-alone"
        await friend.post(f"{path}/leave", {"then": "bot:greedy"})  # who may come back
        assert (await host.post(f"{path}/hint", status=403))["error"] == "hint-not-alone"
        stranger = await server.guest()
        assert (await stranger.post(f"{path}/hint", status=403))["error"] == "server-not-seated"
        both = await host.table("renard", ["me", "me"], settings={"hotseat": True})
        assert (await host.post(f"/api/tables/{both['id']}/hint", status=403))["error"] == "hint-not-alone"
        again = (await host.post(f"{path}/hint", {"at": 3}, status=409))["error"]
        assert again == "server-running"

    serving(story, pool=some_processes())


def test_one_hint_at_a_time_and_none_for_a_game_that_went_on(serving, monkeypatch) -> None:
    monkeypatch.setenv("CLAIRIERE_TEST_SLOW", "60")
    be_strongest("slow")

    async def story(server) -> None:
        guest, line, path = await alone(server)
        first = asyncio.ensure_future(guest.post(f"{path}/hint", status=409))
        while not server.services.bots.work:
            await asyncio.sleep(0.02)
        assert (await guest.post(f"{path}/hint", status=429))["error"] == "server-hint-busy"
        await line.play_any(random.Random(1))
        assert (await first)["error"] == "server-hint-late"
        assert not server.services.hints.waiting

    serving(story, pool=some_processes("slow"))


def holding_pool(begun: asyncio.Event, go_on: asyncio.Event) -> ProcessPool:
    """Processes whose first thought is held back until the test lets it begin."""

    class Holding(ProcessPool):
        async def ask(self, question, guest=""):
            if not begun.is_set():
                begun.set()
                await go_on.wait()
            return await super().ask(question, guest)

    return Holding(1, partial(run_path, str(SEARCH_BOTS), {"STRONGEST": "plain"}))


def test_a_hint_comes_when_the_room_is_read_again_and_the_question_is_still_open(serving) -> None:
    """Another process has written something else of the table meanwhile: the question is the same."""
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def story(server) -> None:
        guest, line, path = await alone(server)
        hint = asyncio.ensure_future(guest.post(f"{path}/hint"))
        await begun.wait()
        room = server.rooms.open[line.id]
        async with room.lock:
            await room.rebuild()
            room.broadcast.send_snapshots()
            room.schedule()
        await asyncio.sleep(0.1)
        go_on.set()
        found = await hint
        assert found["at"] == len(room.table.record.answers)
        assert found["best"]["notation"] in [choice["notation"] for choice in line.now["asks"][0]["choices"]]

    serving(story, pool=holding_pool(begun, go_on))


def test_a_hint_is_refused_at_once_when_the_game_goes_on_before_the_bot_thinks(serving, monkeypatch) -> None:
    """Nobody hears of the move any more: it was made while the question for the bot was being prepared."""
    preparing, go_on = threading.Event(), threading.Event()

    def prepare(*given):
        preparing.set()
        go_on.wait(30)
        return hint_question(*given)

    monkeypatch.setattr(hints, "hint_question", prepare)
    monkeypatch.setenv("CLAIRIERE_TEST_SLOW", "60")
    be_strongest("slow")

    async def story(server) -> None:
        guest, line, path = await alone(server)
        hint = asyncio.ensure_future(guest.post(f"{path}/hint", status=409))
        await asyncio.to_thread(preparing.wait, 30)
        await line.play_any(random.Random(1))
        while server.rooms.open[line.id].bot_tasks:
            await asyncio.sleep(0.02)
        go_on.set()
        assert (await asyncio.wait_for(hint, 20))["error"] == "server-hint-late"

    serving(story, pool=some_processes("slow"))


def test_a_replay_gives_hints_for_whoever_is_asked(serving) -> None:
    async def story(server) -> None:
        guest, line, path = await alone(server, options={"target": 1})
        await line.play_out(random.Random(3))
        steps = [await guest.get(f"{path}/at/{n}?seat=all") for n in range(6, 26, 6)]
        for step in [step for step in steps if step["asked"]]:  # now and then a card is drawn
            asked = step["asked"][0]
            found = await guest.post(f"{path}/hint", {"at": step["n"]})
            assert found["seat"] == asked["seat"] and found["at"] == step["n"]
            assert found["best"]["notation"] in [choice["notation"] for choice in asked["choices"]]
            assert found == await guest.post(f"{path}/hint", {"at": step["n"], "seat": asked["seat"]})
            other = await guest.post(f"{path}/hint", {"at": step["n"], "seat": 1 - asked["seat"]}, status=409)
            assert other["error"] == "hint-none-asked"
        assert not server.rooms.open[line.id].chat
        most = steps[0]["of"]
        assert (await guest.post(f"{path}/hint", {"at": most}, status=409))["error"] == "hint-none-asked"
        assert (await guest.post(f"{path}/hint", {"at": most + 1}, status=400))["error"] == "server-step"

    serving(story, pool=some_processes())


def test_a_bot_that_does_not_search_says_its_choice_and_the_clauses(serving) -> None:
    be_strongest("greedy")

    async def story(server) -> None:
        guest, _, path = await alone(server, "duo")
        found = await guest.post(f"{path}/hint")
        assert found["best"]["value"] == -1 and not found["others"] and not found["beliefs"]
        assert found["clauses"] and found["rest"]

    serving(story, pool=some_processes("greedy"))


def test_a_player_in_real_time_is_given_one_while_the_others_act(serving) -> None:
    async def story(server) -> None:
        guest, _, path = await alone(server, "jeton")
        found = await guest.post(f"{path}/hint")
        assert found["seat"] == 0 and found["text"]

    serving(story, pool=some_processes())


def test_one_world_that_was_looked_at_is_not_taken_for_certain() -> None:
    """Where there is no choice a bot hardly thinks: what it believes is filled up with fresh deals."""
    record = Record(find("renard"), {}, ["a", "b"])
    BOTS["renard"][strongest("renard")] = BOTS["renard"]["hasty"]
    for state, seat in states("renard", 6, 4):
        told = answer_question(untimed(hint_question(record, state, seat)))
        hidden = find("renard").hand_cards(state, 1 - seat)
        assert len(told.beliefs[0].cards) > len(hidden) or len(hidden) < 4
        assert make_advice(told, False).best.value == -1


@pytest.mark.parametrize("game", GAMES)
def test_every_card_that_somebody_holds_has_a_name_in_both_languages(game: str) -> None:
    named = set()
    for state, _ in states(game, 1, 400, 6):
        for seat in range(state.seats):
            named |= {(card, say(language, *find(game).speak_card(card))) for card in find(game).hand_cards(state, seat)
                      for language in LANGUAGES}  # fmt: skip
    assert len(named) >= 4 and all(text.strip() for _, text in named)
    assert len({text for _, text in named}) > len({card for card, _ in named}) or game == "jeton"


def test_to_wait_is_told_among_the_others_and_cannot_be_clicked(serving) -> None:
    be_strongest("patient")

    async def story(server) -> None:
        guest, _, path = await alone(server, "jeton")
        found = await guest.post(f"{path}/hint")
        assert found["best"]["notation"] and [choice["notation"] for choice in found["others"]] == [""]
        assert found["others"][0]["label"].startswith("Attendre")

    serving(story, pool=some_processes("patient"))
