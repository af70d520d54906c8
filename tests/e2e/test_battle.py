"""A battle with an ambush and one against it, on four screens: each is shown what is due to it and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from clairiere.core.ask import SPECTATOR
from clairiere.core.record import Record
from clairiere.core.state import State
from clairiere.games.root.game import root
from clairiere.games.root.state.terms import CODE, NAME, codes_of
from clairiere.words import say

from .conftest import PHONE, RAW, Person
from .prepared import placed, record_of
from .test_pages import objections
from .test_root import codes

OPTIONS = {"factions": "marquise,eyrie,alliance", "seating": "given", "first": "0"}
HANDS = ("N ambush-b tea-f bake-r", "N ambush-r claim-b gear-m", "N sword-m codes-m tea-r")
SET_UP = ("0 1", "0 1", "0 5", "0 9", "1 commander", "N bank-r tea-m knapsack-f")
MARCH = ("0 march", "0 11", "0 3", "0 pass")  # into the roost's rabbit clearing


def overhear(one: Person) -> list[str]:
    """Every message that comes over the page's sockets."""
    frames: list[str] = []
    one.page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    return frames


class Screen:
    """Somebody who looks at the table, from a seat or from beside it; every byte that came there was read."""

    def __init__(self, one: Person, language: str, seat: int) -> None:
        self.one = one
        self.language = language
        self.seat = seat
        self.frames = overhear(one)

    def leaks(self, state: State) -> list[str]:
        """Cards that the others hide, found in the messages, on the page or in its code."""
        hidden = [CODE.index(code) for code in unseen(state, self.seat)]
        page = self.one.page.content().replace("\u00a0", " ").replace("\u202f", " ")
        said = {card: say(self.language, f"root-card-{NAME[card]}".replace("_", "-")) for card in hidden}
        found = [CODE[card] for card in hidden if named(CODE[card], page) or said[card] in page]
        return found + [CODE[card] for card in hidden for frame in self.frames if named(CODE[card], frame)]


def named(code: str, text: str) -> bool:
    return re.search(rf"(?<![\w-]){code}(?![\w-])", text) is not None


def unseen(state: State, seat: int) -> list[str]:
    """What other players hold and have shown to nobody: their hands, and what lies face down."""
    r = root(state)
    others = [other for other in range(r.seats) if other != seat]
    return [code for other in others for code in codes_of(r.hand[other] | r.stacks[other])]


def answer(record: Record, seat: int, text: str) -> State:
    """What is true after one more answer."""
    state = record.state()
    record.answers.append((seat, state.read(next(ask for ask in state.open if ask.seat == seat), text)))
    return record.state()


def spend(one: Person, code: str) -> None:
    """A card is read before it is spent."""
    one.page.locator(f".hand [data-code='{code}']").click()
    one.page.locator(f".shown [data-code='{code}']").click()


def test_an_ambush_and_its_answer_are_shown_to_whom_they_are_due(person: Callable[..., Person], database: Path) -> None:
    """4.3.1, 4.3.1.I Attacker, defender, a third player and somebody who looks on."""
    people = [person("fr"), person("en", PHONE, "light"), person("fr"), person("en")]
    seats = {0: "fr", 1: "en", 2: "fr", SPECTATOR: "en"}
    screens = [Screen(one, language, seat) for one, (seat, language) in zip(people, seats.items(), strict=True)]
    cat, bird, _, onlooker = people
    record = record_of("root", OPTIONS, ["Ana", "Bo", "Cléo"], (*HANDS, *SET_UP, *MARCH))
    id = placed(database, record, people[:3])
    for one in people:
        one.go(f"/t/{id}").page.wait_for_selector(".table .root")

    def stands(stage: str, by: Person | None, name: str) -> None:
        """All see how far the battle is; only one is asked, and nobody holds a byte too much."""
        for one in people:
            one.page.locator(".battle", has_text=re.compile(stage)).wait_for()
            one.page.wait_for_timeout(200)
            assert bool(one.page.locator(".prompt.on").count()) is (one is by)
            if one is not by:
                assert codes(one) == [] and one.page.locator(".lit").count() == 0
                assert one.page.locator(".prompt .clause").count() == 0  # nor what the other ponders
            assert not RAW.search(one.text())
            one.picture(f"root-battle-{name}-{people.index(one)}")
        assert {screen.one: screen.leaks(state) for screen in screens} == {one: [] for one in people}

    state = answer(record, 0, "battle")
    cat.page.locator(".acts [data-code='battle']").click()
    cat.page.locator(".acts [data-code='3']").click()
    state = answer(record, 0, "3")
    assert unseen(state, SPECTATOR).count("ambush-r") == unseen(state, SPECTATOR).count("ambush-b") == 1
    stands("tendre une embuscade|may ambush", bird, "ambush")
    assert sorted(codes(bird)) == ["ambush-r", "pass"]
    assert any(named("ambush-r", frame) for frame in screens[1].frames)  # what is due does come this way
    spend(bird, "ambush-r")
    state = answer(record, 1, "ambush-r")
    stands("déjouer|may foil", cat, "foil")
    assert sorted(codes(cat)) == ["ambush-b", "pass"]
    assert objections(bird) == [] and objections(onlooker) == [] and bird.fits()
    spend(cat, "ambush-b")
    for one in people:
        one.page.wait_for_function("() => document.querySelectorAll('.battle .die').length === 2")
    rolled = [one.page.locator(".battle .die").all_inner_texts() for one in people]
    assert rolled == [rolled[0]] * 4
    state = answer(record, 0, "ambush-b")
    for screen in screens:
        screen.one.picture(f"root-battle-dice-{people.index(screen.one)}")
        assert screen.leaks(state) == []
        screen.one.page.wait_for_function(
            "() => [...document.querySelectorAll('.battle .side')].every((side) => side.querySelector('.parts li'))"
        )  # the hits follow the roll
        for side in screen.one.page.locator(".battle .side").all():
            parts = [part.replace("−", "-") for part in side.locator(".parts li").all_inner_texts()]
            counts = [int(found) for part in parts for found in re.findall(r"[+-]?\d+", part)]
            dealt = re.search(r"\d+", side.locator(".hits").inner_text())
            assert counts and sum(counts) == int(dealt[0] if dealt else 0), "hits are the sum of their parts"
        lines = screen.one.page.locator(".battle li").all_inner_texts()
        told = [say(screen.language, f"root-card-ambush-{suit}") for suit in ("rabbit", "bird")]
        assert all(any(card in line.replace("\u00a0", " ").replace("\u202f", " ") for line in lines) for card in told)
