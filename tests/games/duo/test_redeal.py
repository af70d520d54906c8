"""Dealing anew: every world agrees with all that was seen, by a check that shares no code with it."""

import itertools

import pytest

import clairiere
from clairiere import SPECTATOR, Rng
from clairiere.conformance.promises import PROMISES, Walk
from clairiere.games.duo.state.redeal import Acts, swap_hidden_cards, unseen_cards
from clairiere.games.tricks import cards_of

DUO = clairiere.find("duo")
IN_PLAY = ("lead", "follow", "name", "exchange", "give", "move", "agree")


def agrees(state: clairiere.State) -> bool:
    """Whether the round can have gone like this: the first hands are found, and all is played once more."""
    place = state.dump()
    hands, trail = [set(hand) for hand in place["hands"]], [mark.split() for mark in place["trail"]]
    decrees = [mark[-1] for mark in trail if mark[0] == "decree" or "exchanges" in mark]
    taken = iter(reversed(decrees[:-1]))
    for mark in reversed(trail):  # back to the deal
        if mark[0] == "gift":
            hands[0] = hands[0] - {mark[2]} | {mark[1]}
            hands[1] = hands[1] - {mark[1]} | {mark[2]}
        elif "exchanges" in mark:
            hands[int(mark[0])] = hands[int(mark[0])] - {next(taken)} | {mark[2]}
        elif mark[0] != "decree":
            hands[int(mark[0])].add(mark[1])
    if [len(hand) for hand in hands] != [11, 11] or hands[0] & hands[1]:
        return False
    return replayed(hands, trail) == [set(hand) for hand in place["hands"]]


def replayed(hands: list[set[str]], trail: list[list[str]]) -> list[set[str]] | None:
    """The hands after the trail, or None if something in it was not allowed."""
    decree = lead = ""
    for mark in trail:
        if mark[0] == "decree":
            decree = mark[1]
        elif mark[0] == "gift":
            if mark[1] not in hands[0] or mark[2] not in hands[1]:
                return None
            hands = [hands[0] - {mark[1]} | {mark[2]}, hands[1] - {mark[2]} | {mark[1]}]
        elif "exchanges" in mark:
            who = int(mark[0])
            if mark[2] not in hands[who]:
                return None
            hands[who] = hands[who] - {mark[2]} | {decree}
            decree = mark[2]
        else:
            who, card = int(mark[0]), mark[1]
            suit = {held for held in hands[who] if lead and held[-1] == lead[-1] and lead[:-1] != "9"}
            if card not in hands[who] or (suit and card not in suit):
                return None
            hands[who] = hands[who] - {card}
            lead = "" if lead else card
    return hands


def walks(seed: int):
    """The states of a random game in which nobody gives up."""
    state, rng = DUO.new({}), Rng(seed)
    while state.open:
        ask = rng.pick_ask(state.open)
        yield state, ask, rng
        choice = rng.pick(ask.options)
        while ask.seat >= 0 and state.write(ask, choice) == "stop":
            choice = rng.pick(ask.options)
        state.take(ask.seat, choice)


@pytest.mark.parametrize("start", range(0, 60, 6))
def test_every_world_agrees_with_all_that_was_seen(start: int) -> None:
    worlds = 0
    for seed in range(start, start + 6):
        for state, ask, rng in walks(seed):
            if ask.about in IN_PLAY:
                assert agrees(state), "the check itself is wrong"
                for seat in (0, 1, SPECTATOR):
                    other = DUO.redeal(state, seat, rng)
                    assert agrees(other), (seed, state.dump()["trail"])
                    assert other.view(seat).to_wire() == state.view(seat).to_wire()
                    if seat >= 0:
                        assert other.dump()["trail"] == state.dump()["trail"]
                    worlds += 1
    assert worlds > 600


def test_every_world_that_the_past_allows_can_come_up_as_often_as_any_other() -> None:
    """Nine unseen cards and two of them held: all thirty-six hands appear, about as often."""
    state = clairiere.load(
        {"game": "duo", "hands": [["2D", "4D"], ["6D", "8D"]], "decree": "2R", "pile": [
            "1R", "4R", "6R", "8R", "10R", "1S", "3S"]}
    )  # fmt: skip
    found: dict[tuple, int] = {}
    for seed in range(3600):
        hand = tuple(sorted(DUO.redeal(state, 0, Rng(seed)).dump()["hands"][1]))
        found[hand] = found.get(hand, 0) + 1
    assert len(found) == 36 and min(found.values()) > 60 and max(found.values()) < 145


VOID = {
    "game": "duo",
    "hands": [["2D", "4D", "6D", "8D", "10D", "2R", "4R", "6R", "8R", "10R"], ["1S", "3S", "5S", "7S", "9S", "2S", "4S",
              "8S", "1D", "3D"]],
    "decree": "5D",
    "past": ["9R", "1R"],
    "pile": ["3R", "5R", "7R", "6S", "10S", "7D", "9D"],
    "leader": 0,
    "dealer": 1,
}  # fmt: skip


def test_a_suit_that_was_not_followed_is_not_dealt_again() -> None:
    """Seat 1 played 6S on 10R: no rose is in that hand, whatever the deal."""
    trail = ["decree 5D", "0 10R", "1 6S"]
    position = VOID | {
        "hands": [[card for card in VOID["hands"][0] if card != "10R"] + ["9R"], VOID["hands"][1]],
        "past": ["10R", "6S"],
        "pile": ["3R", "5R", "7R", "1R", "10S", "7D", "9D"],
        "trail": trail,
    }
    state = clairiere.load(position)
    hands = [DUO.redeal(state, 0, Rng(seed)).dump()["hands"][1] for seed in range(200)]
    assert all(card[-1] != "R" for hand in hands for card in hand)
    assert len({tuple(hand) for hand in hands}) > 20


def test_an_heir_that_was_not_followed_says_nothing() -> None:
    """Seat 1 played 6S on 9R: roses may be in that hand."""
    position = VOID | {"past": ["9R", "6S"], "pile": ["3R", "5R", "7R", "1R", "10S", "7D", "9D"]}
    state = clairiere.load(position | {"trail": ["decree 5D", "0 9R", "1 6S"]})
    hands = [DUO.redeal(state, 0, Rng(seed)).dump()["hands"][1] for seed in range(50)]
    assert any(card[-1] == "R" for hand in hands for card in hand)


def test_cards_known_from_a_gift_and_from_the_decree_stay_where_they_are() -> None:
    for seed in range(40):
        for state, ask, rng in walks(seed):
            if ask.about == "lead":
                for seat in (0, 1):
                    known = state.view(seat).to_wire()["known"][1 - seat]
                    assert set(known) <= set(DUO.redeal(state, seat, rng).dump()["hands"][1 - seat])


def test_the_gift_that_the_other_has_chosen_is_dealt_anew() -> None:
    position = {"game": "duo", "hands": [["2D", "4D"], ["6D", "8D", "10D"]], "decree": "2R", "trick": ["7S"]}
    position |= {"leader": 0, "dealer": 1}
    state = clairiere.load(position | {"asked": "give", "gift": ["", "8D"]})
    gifts = {DUO.redeal(state, 0, Rng(seed)).dump()["gift"][1] for seed in range(60)}
    assert len(gifts) > 4 and "" not in gifts
    assert {DUO.redeal(state, 1, Rng(seed)).dump()["gift"][1] for seed in range(20)} == {"8D"}


class Patient(Walk):
    """A walk on which nobody gives up and the team keeps to the path when it can: it sees later rounds."""

    def answers(self, state):
        rng = Rng(self.seed)
        while state.open:
            ask = rng.pick_ask(state.open)
            options = ask.options
            if ask.seat >= 0:
                options = tuple(choice for choice in options if state.write(ask, choice) != "stop")
            if ask.about in ("follow", "move"):
                options = tuple(choice for choice in options if stays(state, ask, choice)) or options
            yield ask, rng.pick(options)


def stays(state, ask, choice) -> bool:
    after = state.copy()
    after.take(ask.seat, choice)
    return after.dump()["covered"] == state.dump()["covered"] and after.dump()["result"] != "lost"


@pytest.mark.parametrize("promise", [found for found in PROMISES if found.__name__ != "undo_is_fair"])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_long_games_keep_the_promises(level, promise) -> None:
    for seed, open_tricks in itertools.product(range(2), (False, True)):
        promise(Patient(DUO, 2, {"level": level, "open_tricks": open_tricks}, (), seed))


@pytest.mark.parametrize("seed", range(4))
def test_a_world_that_is_changed_little_by_little_is_another_one_that_agrees_with_the_past(seed: int) -> None:
    """What is done for an onlooker when no deal at random will do."""
    others = 0
    for state, ask, rng in walks(seed):
        if ask.about in IN_PLAY:
            other = state.copy()
            swap_hidden_cards(other, Acts(other.trail), list(cards_of(unseen_cards(other, 0))), rng)
            assert agrees(other)
            others += (other.hand0, other.hand1) != (state.hand0, state.hand1)
    assert others > 20
