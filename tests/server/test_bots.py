"""Bots at tables: one that stumbles does as somebody who is idle, and never gives up."""

import asyncio
import time
from types import SimpleNamespace

from clairiere.conformance.promises import Walk
from clairiere.core.ask import NO_ANSWER
from clairiere.core.game import GAMES, find
from clairiere.server import limits
from clairiere.server.bots import players as module
from clairiere.server.bots.players import Bots
from clairiere.server.online import online_options
from clairiere.server.processes import ProcessPool


def test_a_bot_that_stumbles_is_idle_and_never_gives_up(caplog) -> None:
    bots, idle = Bots(ProcessPool()), set()
    for game in GAMES:
        options = online_options(find(game))
        for state, _, _ in Walk(find(game), find(game).fewest, options, range(12), 1).steps():
            for ask in [ask for ask in state.open if ask.seat >= 0]:
                choice = asyncio.run(bots.choose(game, "stumbling", state, ask.seat, 1))
                assert choice not in find(game).quit_choices and (choice in ask.options or choice == NO_ANSWER)
                idle.add(choice)
    assert NO_ANSWER in idle and len(idle) > 5 and "stumbled" in caplog.text


class Stuck:
    """A quick bot that does not come to an end."""

    def choose(self, *_) -> int:
        time.sleep(1.5)
        return 0


def test_a_bot_that_does_not_end_gives_its_slot_back(monkeypatch) -> None:
    monkeypatch.setattr(limits, "THOUGHT_S", 0.2)
    monkeypatch.setattr(module, "find_bot", lambda game, name: Stuck())
    state = next(state for state, _, _ in Walk(find("renard"), 2, {}, range(1), 1).steps() if state.open[0].seat >= 0)

    async def story() -> None:
        bots, seat = Bots(ProcessPool()), state.open[0].seat
        begun = time.perf_counter()
        choices = await asyncio.gather(*[bots.choose("renard", "greedy", state, seat, key) for key in range(4)])
        assert time.perf_counter() - begun < 1.4
        assert set(choices) <= set(state.open[0].options) and bots.queue.free == module.THREADS

    asyncio.run(story())


class Thinking(Bots):
    """Finds after a while that there is nothing to do; when something has happened, there is, and that is plain."""

    thoughts = 0

    async def choose(self, *_) -> int:
        self.thoughts += 1
        await asyncio.sleep(1.5 if self.thoughts == 1 else 0.0)
        return NO_ANSWER if self.thoughts == 1 else 0

    def pause(self, room) -> float:
        return 2.0


def test_who_still_thinks_when_something_happens_answers_a_reaction_after_that_and_not_after_the_thought(monkeypatch):
    monkeypatch.setattr(module, "bot_seats", lambda row: [0])

    async def story() -> float:
        record = SimpleNamespace(seed=1, answers=[], game=find("jeton"))
        table = SimpleNamespace(record=record, state=find("jeton").new({"form": "live"}, 3), window=1)
        seats = [SimpleNamespace(bot="search")]
        row = SimpleNamespace(game="jeton", options={}, seats=seats, seed="1", chance=None, host="")
        room = SimpleNamespace(
            row=row, asked={0}, table=table, change_event=asyncio.Event(), real_time=True, bots_may_think=True
        )
        done = asyncio.get_running_loop().create_future()

        async def play_for_bot(seat: int, choice: int, seen: int) -> bool:
            done.set_result(time.perf_counter())
            return True

        room.play_for_bot = play_for_bot
        playing = asyncio.ensure_future(Thinking(ProcessPool()).play(room, 0))
        await asyncio.sleep(0.1)
        moved = time.perf_counter()
        table.window, event, room.change_event = 2, room.change_event, asyncio.Event()
        event.set()
        await playing
        return await done - moved

    assert 1.95 < asyncio.run(story()) < 3.2  # from the end of the thought it would be 3.4
