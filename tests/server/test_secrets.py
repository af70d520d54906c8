"""Nothing that is sent to a seat, or to somebody who looks on, tells more than they may know."""

from __future__ import annotations

import asyncio
import json
import random
import re

import pytest

from clairiere.conformance import law
from clairiere.core.ask import NATURE, SPECTATOR
from clairiere.core.game import GAMES
from clairiere.core.nature import Rng
from clairiere.core.record import Record, ask_of
from clairiere.games.duo.cards import CODE as DUO
from clairiere.games.renard.cards import CODE as RENARD
from clairiere.server.room.broadcast import Broadcast, Changes
from clairiere.server.room.notated_table import NotatedTable
from clairiere.server.room.present_moment import PresentMoment
from clairiere.server.room.session import TableSession
from clairiere.server.room.viewers import Identity, SentMoment, Viewer
from clairiere.timing import TimedTable

CODES = {"renard": RENARD, "duo": DUO}
TRICKS = sorted(CODES)


class Watch:
    """What one line may know, from the game's own views and events: the cards of the round that is played."""

    def __init__(self, game: str, line, seat: int) -> None:
        self.codes = CODES[game]
        self.line = line
        self.seat = seat
        self.sent_moment: set[str] = set()
        self.read = 0
        self.told = 0

    def allowed(self, table) -> set[str]:
        found = cards_in(json.dumps(table.state.view(self.seat).to_wire()), self.codes)
        started = max(i for i, event in enumerate(table.events) if event.verb == "shuffled") if table.state.round else 0
        started, self.told = min(started, self.told), len(table.events)
        for event in table.events[started:]:
            seen = event.seen_by(self.seat)
            numbers = [*seen.what, *seen.secret] if event.verb in CARDS_TOLD else []
            found |= {self.codes[number] for number in numbers if 0 <= number < len(self.codes)}
        return found

    async def check(self, table, dice: random.Random) -> None:
        """Everything sent so far is read, and compared with what could be known when it was sent."""
        asked = dice.choice([code for code in self.codes if code != "?"])
        await self.line.ask("may", choice=asked)  # its reply comes after all that was sent before
        now = self.allowed(table)
        for frame in self.line.frames[self.read :]:
            assert cards_in(frame, self.codes) <= now | self.sent_moment | {asked}, frame
        self.read = len(self.line.frames)
        self.sent_moment = now


CARDS_TOLD = ("dealt", "played", "decree", "exchanged", "kept", "drew", "buried", "swapped")


def cards_in(text: str, codes: tuple[str, ...]) -> set[str]:
    return set(re.findall(r"(?<![\w-])\d{1,2}[A-Z](?!\w)", text)) & set(codes)


async def watched(server, game: str, dice: random.Random, leak=None) -> int:
    """Two people play a whole game, one looks on; how many frames were read. In the first round lines break too."""
    host, friend, onlooker = [await server.guest() for _ in range(3)]
    table = await host.table(game, ["me", "open"])
    await friend.post(f"/api/tables/{table['id']}/sit")
    lines = [await guest.join(table["id"]) for guest in (host, friend, onlooker)]
    room = server.rooms.open[table["id"]]
    watches = [Watch(game, line, seat) for line, seat in zip(lines, (0, 1, SPECTATOR), strict=True)]
    while room.running:
        for watch in watches:
            await watch.check(room.table, dice)
        mover = next(line for line in lines[:2] if line.now["seat"] in room.asked)
        await mover.turn()
        if leak is not None:
            leak(room)
        if dice.random() < 0.2 and room.table.state.round == 1:
            await dice.choice(lines).hello()
        assert (await mover.play_any(dice))["ok"]
    for line in lines:
        assert room.row.chance.secret not in "".join(line.frames)
    return sum(len(line.frames) for line in lines)


@pytest.mark.parametrize("game", TRICKS)
@pytest.mark.parametrize("seed", range(4))
def test_no_byte_holds_a_card_that_its_reader_may_not_know(serving, game, seed):
    async def story(server):
        assert await watched(server, game, random.Random(seed)) > 100

    serving(story)


def test_the_test_finds_a_planted_leak(serving):
    def leak(room) -> None:
        for viewer in room.viewers:
            hand = room.table.state.view(0).to_wire()["hand"]
            viewer.listener.send(json.dumps({"t": "pong", "at": 0, "hand": hand}).encode())

    async def story(server):
        with pytest.raises(AssertionError, match="pong"):
            await watched(server, "renard", random.Random(1), leak)

    serving(story)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_is_the_same_for_any_deal_of_what_cannot_be_seen(serving, game):
    """Every message is made again from a state whose hidden cards were dealt anew: not a byte may differ."""

    async def story(server):
        guests = [await server.guest() for _ in range(GAMES[game].fewest)]
        table = await guests[0].table(game, ["me", *["open"] * (len(guests) - 1)])
        for guest in guests[1:]:
            await guest.post(f"/api/tables/{table['id']}/sit")
        lines = [await guest.join(table["id"]) for guest in guests]
        dice, rng = random.Random(7), Rng(7)
        room = server.rooms.open[table["id"]]
        for _ in range(60):
            if not room.running:
                break
            for seat in (*range(len(guests)), SPECTATOR):
                await same_for_any_deal(room, GAMES[game], seat, rng)
            mover = dice.choice([line for line in lines if line.now["seat"] in room.asked])
            await mover.turn()
            await mover.play_any(dice)

    serving(story)


HANDS = ("ambush-b tea-f bake-r", "ambush-r claim-b gear-m", "sword-m codes-m tea-r")
BEFORE = ("0 1", "0 1", "0 5", "0 9", "1 commander", "N bank-r tea-m knapsack-f", "0 march", "0 11", "0 3", "0 pass")
BATTLE = ("0 battle", "0 3")  # into the roost's rabbit clearing
OTHERWISE = {0: "favor-f tea-f bake-r", 1: "favor-r claim-b gear-m"}  # hands without an ambush


def fought(hands, answers):
    """A game that has come to a battle, and so far in it."""
    record = Record(GAMES["root"], {"factions": FIGHTERS, "seating": "given", "first": "0"}, ["Ana", "Bo", "Cleo"])
    state = record.first()
    for line in (*[f"N {hand}" for hand in hands], *BEFORE, *BATTLE, *answers):
        who, _, text = line.partition(" ")
        seat = NATURE if who == "N" else int(who)
        record.answers.append((seat, state.read(ask_of(state, seat), text)))
        state.take(*record.answers[-1])
    return TimedTable(NotatedTable(record), 0, [], 0)


FIGHTERS = "marquise,eyrie,alliance"


@pytest.mark.parametrize(
    ("holder", "answers"), [(1, ()), (1, ("1 pass",)), (0, ("1 ambush-r",)), (0, ("1 ambush-r", "0 pass"))]
)
def test_a_battle_shows_the_others_the_same_whether_or_not_an_ambush_is_held(serving, holder, answers):
    """4.3.1, 4.3.1.I Who may ambush, or foil one, is asked in any case; until a card is shown not a byte differs."""

    async def story(server):
        guest = await server.guest()
        table = await guest.table("root", ["me", "open", "open"], options={"factions": FIGHTERS})
        room = server.rooms.open[table["id"]]
        room.row.status = "running"
        without = [OTHERWISE[holder] if seat == holder else hand for seat, hand in enumerate(HANDS)]
        told = []
        for hands in (HANDS, without):
            room.session = TableSession(room.row, fought(hands, answers))
            told.append([await shown(room, seat) for seat in (0, 1, 2, SPECTATOR) if seat != holder])
        assert told[0] == told[1]

    serving(story)


async def same_for_any_deal(room, game, seat, rng) -> None:
    async with room.lock:
        here = await shown(room, seat)
        true = room.table.state
        other = game.redeal(true, seat, rng)
        other.log = true.log
        room.table.state = other
        there = await shown(room, seat)
        room.table.state = true
        assert here == there, f"seat {seat} can tell two deals apart"


class Eyes(Identity):
    """Somebody on one seat only."""

    def seats_at(self, row):
        return [] if self.seat == SPECTATOR else [self.seat]


class Heard:
    """Keeps what it is told."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.messages.append(message)


async def shown(room, seat: int) -> list[bytes]:
    """A snapshot and the news for a seat."""
    who = Eyes()
    object.__setattr__(who, "seat", seat)
    heard = Heard()
    viewer = Viewer(who, "fr", heard)
    broadcast = Broadcast(room)
    broadcast.send_snapshot(viewer)
    viewer.events_sent = max(0, viewer.events_sent - 5)
    viewer.sent_moment = SentMoment({}, {})  # everything is told once more
    broadcast.send_changes_to(
        viewer, Changes(PresentMoment(room), *broadcast.update_withheld()), who.seats_at(room.row), None
    )
    return [re.sub(rb'"clocks":\[[^]]*\]', b"", message) for message in heard.messages]


@pytest.mark.parametrize("game", TRICKS)
def test_a_running_game_gives_away_no_record_and_no_other_seat(serving, game):
    async def story(server):
        host, friend, stranger = [await server.guest() for _ in range(3)]
        table = await host.table(game, ["me", "open"])
        await friend.post(f"/api/tables/{table['id']}/sit")
        path = f"/api/tables/{table['id']}"
        for guest in (host, friend):
            line = await guest.join(table["id"])
            if line.now["asks"] and line.now["asks"][0]["about"] == "ready":  # duo:9.4
                await line.play("ready")
        assert (await host.get(f"{path}/record", 409))["error"] == "server-running"
        assert (await host.get(f"{path}/at/3?seat=1", 403))["error"] == "server-view-closed"
        assert (await host.get(f"{path}/at/3?seat=all", 403))["error"] == "server-view-closed"
        assert (await stranger.get(f"{path}/at/3?seat=0", 403))["error"] == "server-view-closed"
        assert (await host.post(f"{path}/branch", {"at": 3, "seat": 0}, 409))["error"] == "server-running"
        own = await host.get(f"{path}/at/4?seat=0")
        theirs = set(server.state(table["id"]).view(1).to_wire()["hand"])
        assert not theirs & cards_in(json.dumps(own), CODES[game])

    serving(story)


CLOSES = {"renard": "took trick", "duo": "put away"}
TRICKS_OF_A_ROUND = {"renard": 13, "duo": 11}


def closed_cards(game: str, table) -> set[str]:
    """The cards of past tricks of the round that runs, from all that happened."""
    verbs = [event.verb for event in table.events]
    started = max((i + 1 for i, verb in enumerate(verbs) if verb == "shuffled"), default=len(verbs))
    ends = [i for i in range(started, len(verbs)) if verbs[i] == CLOSES[game]]
    runs = not table.state.over and 0 < len(ends) < TRICKS_OF_A_ROUND[game]
    events = table.events[started : ends[-1]] if runs else []
    return {CODES[game][event.what[1]] for event in events if event.verb == "played"}


def cards_told(sent: dict, game: str) -> set[str]:
    """Every card that a message names, in words, in notation or in what happened."""
    lines = [*sent.get("log", []), *sent.get("lines", [])]
    started = max((i for i, line in enumerate(lines) if line["event"]["verb"] == "shuffled"), default=0)
    return cards_in(json.dumps({**sent, "log": [], "lines": lines[started:]}), CODES[game])


async def looking_back(server, game: str, dice: random.Random, looked, **options) -> None:
    """Two people play a round and a bit, one looks on; after each answer the given look is taken."""
    host, friend, onlooker = [await server.guest() for _ in range(3)]
    table = await host.table(game, ["me", "open"], options=options)
    await friend.post(f"/api/tables/{table['id']}/sit")
    lines = [await guest.join(table["id"]) for guest in (host, friend, onlooker)]
    room = server.rooms.open[table["id"]]
    while room.running and not (room.table.state.round == 2 and closed_cards(game, room.table)):
        mover = next(line for line in lines[:2] if line.now["seat"] in room.asked)
        await mover.turn()
        assert (await mover.play_any(dice))["ok"]
        for guest, line in zip((host, friend, onlooker), lines, strict=True):
            await line.ask("may", choice="?")  # its reply comes after all that was sent before
            await looked(room, guest, line)


@law("renard:7.3", "duo:9.2")
@pytest.mark.parametrize("game", TRICKS)
@pytest.mark.parametrize("seed", range(2))
def test_what_is_sent_now_names_no_card_of_a_past_trick(serving, game, seed):
    """Not the log after a fresh hello, not the hand as dealt, not the replay of the game that runs."""

    async def looked(room, guest, line) -> None:
        past, at = closed_cards(game, room.table), len(room.table.record.answers)
        assert not cards_told(await line.hello(), game) & past
        for n in (at, at - 1) if len(past) != 10 else range(at, -1, -1):
            answer = await guest.http.get(f"/api/tables/{room.row.id}/at/{n}")
            assert answer.status_code == 200 or answer.json()["error"] == "ui-replay-closed"
            assert not cards_told(answer.json(), game) & past

    async def story(server):
        await looking_back(server, game, random.Random(seed), looked)

    serving(story)


@law("renard:7.3", "duo:9.2")
@pytest.mark.parametrize("open_tricks", [False, True])
@pytest.mark.parametrize("game", TRICKS)
def test_the_log_of_a_page_that_stays_open_is_that_of_one_that_comes_anew(serving, game, open_tricks):
    """Lines that may no longer be looked up go or say less, those that may be again come back."""

    async def looked(room, guest, line) -> None:
        before = [line.log[no] | {"fresh": 0} for no in sorted(line.log)]
        seat, events = line.now["seat"], room.table.events
        assert before == [found | {"fresh": 0} for found in (await line.hello())["log"]]
        kept = room.table.record.game.lookup_events(room.table.state, events)
        named = room.table.record.game.schema.event
        assert {no: found["event"] for no, found in line.log.items()} == {
            no: named(room.table.state, event.seen_by(seat)) for no, event in kept.items()
        }
        assert not open_tricks or len(kept) == len(events)

    async def story(server):
        await looking_back(server, game, random.Random(5), looked, open_tricks=open_tricks)

    serving(story)


@law("renard:7.3", "duo:9.2")
@pytest.mark.parametrize("game", TRICKS)
def test_the_page_is_told_how_far_back_the_replay_goes(serving, game):
    async def looked(room, guest, line) -> None:
        at = len(room.table.record.answers)
        for n in {line.now["past"], line.now["past"] + 1, at} & set(range(at + 1)):
            answer = await guest.http.get(f"/api/tables/{room.row.id}/at/{n}")
            assert (answer.status_code == 200) == (n <= line.now["past"] or n == at)

    async def story(server):
        await looking_back(server, game, random.Random(6), looked)

    serving(story)


def test_past_tricks_are_not_looked_up_while_their_round_runs(serving):
    async def story(server):
        host, friend = await server.guest(), await server.guest()
        table = await host.table("renard", ["me", "open"])
        await friend.post(f"/api/tables/{table['id']}/sit")
        lines = [await host.join(table["id"]), await friend.join(table["id"])]
        room, dice = server.rooms.open[table["id"]], random.Random(3)
        while sum(room.table.state.tricks) < 2:
            mover = next(line for line in lines if line.now["seat"] in room.asked)
            await mover.turn()
            await mover.play_any(dice)
        await asyncio.gather(*[line.hello() for line in lines])
        if room.table.state.lead < 0:
            assert "played" not in {entry["event"]["verb"] for line in lines for entry in line.now["log"]}
        assert (await host.get(f"/api/tables/{table['id']}/at/6?seat=0", 400))["error"] == "ui-replay-closed"
        assert (await host.get(f"/api/tables/{table['id']}/at/4?seat=0", 400))["error"] == "ui-replay-closed"
        assert (await host.get(f"/api/tables/{table['id']}/at/1?seat=0"))["n"] == 1  # who deals

    serving(story)


def test_onlookers_of_one_language_are_told_the_same_and_nothing_that_players_are(serving):
    async def story(server):
        host, friend = [await server.guest() for _ in range(2)]
        table = await host.table("renard", ["me", "open"])
        await friend.post(f"/api/tables/{table['id']}/sit")
        players = [await guest.join(table["id"]) for guest in (host, friend)]
        onlookers = [await (await server.guest(language)).join(table["id"]) for language in ("fr", "fr", "en")]
        mover = next(line for line in players if line.now["asks"])
        assert (await mover.play_any(random.Random(0)))["ok"]
        lines = [*players, *onlookers]
        told = [await line.until(lambda message: message["t"] == "events") for line in lines]
        frames = [next(frame for frame in reversed(line.frames) if '"t":"events"' in frame) for line in lines]
        assert frames[2] == frames[3] and told[0] != told[1] != told[2] != told[0]
        for found in told[2:]:
            assert found["seat"] < 0 and not found["view"]["hand"] and not found["asks"] and not found["seats_mine"]
        assert told[2]["lines"][0]["text"] != told[4]["lines"][0]["text"]

    serving(story)
