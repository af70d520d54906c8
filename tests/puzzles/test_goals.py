"""Goals that hang on more than a count: the last one in, the next round, the last gem."""

from clairiere.core.ask import NATURE
from clairiere.core.game import find
from clairiere.puzzles.goals import goal_of
from clairiere.puzzles.prover import Prover, World, own_ask
from clairiere.puzzles.worlds import answers_of, worlds_of

LIMIT = 20_000


def sharing(**more: object) -> dict[str, object]:
    """Jeton Rouge, with the last seat out: a round that is won."""
    return {"game": "jeton", "options": {"form": "turns", "shout_cards": "passed"}, "phase": "share", **more}


def winning(position: dict[str, object], seat: int, kind: str, count: int = 1) -> list[str]:
    """The answers that nothing refutes."""
    game = find(str(position["game"]))
    state = game.load(position)
    goal, ask = goal_of(kind, count, state, seat), own_ask(state, seat)
    assert ask is not None
    worlds = [World(world, number) for number, world in enumerate(worlds_of(game.id, state, seat))]
    found = []
    for choice in game.onward_choices(ask):
        prover = Prover(game, goal, seat, LIMIT)
        found += [state.write(ask, choice)] if prover.refute_choice(worlds, choice) is None else []
        assert not prover.gave_up
    return found


def test_whoever_has_nothing_to_draw_is_out_and_the_last_one_in_wins() -> None:
    """Two cards more, and the other one draws long enough to have six."""
    position = sharing(
        hands=["", "344", ""], packs=["3p", "44", ""], stacks=["22", "2p", ""], red=1, gone=[2], blue=[4, 1, 3]
    )
    assert winning(position, 0, "last") == ["share 0:222p"]


def test_a_game_in_which_nobody_can_begin_a_round_goes_to_the_most_tokens() -> None:
    """jeton:8.5 The other one has six cards anyhow and may not shout. With no card of a value left one wins by tokens;
    with one the hands go back."""
    position = sharing(
        hands=["ppp", "2222", ""], packs=["ppp", "33", ""], stacks=["33", "22", ""], red=1, gone=[2], blue=[4, 1, 0]
    )
    assert winning(position, 0, "last") == ["share 1:2233"]
    assert winning({**position, "blue": [4, 5, 0]}, 0, "last") == []


def test_cards_that_spoil_the_pack_are_given_away_before_the_next_round() -> None:
    """Whatever is drawn then is a 3; who keeps the 2 may draw it and lose, and a 3 given away ties."""
    position = sharing(
        hands=["", "", ""], packs=["", "3", "22"], stacks=["", "333", "2"], red=1, gone=[0], blue=[2, 3, 1]
    )
    assert winning(position, 1, "next", 2) == ["share 1:333 2:2"]
    assert winning(position, 1, "next", 3) == []


def test_the_next_round_is_the_one_after_this_sharing() -> None:
    state = find("jeton").load(
        sharing(hands=["44", "2", ""], packs=["p", "p", ""], stacks=["33", "2", ""], red=1, gone=[2], blue=[3, 1, 0])
    )
    goals = [goal_of("next", count, state, 0) for count in (1, 2)]
    last = goal_of("last", 1, state, 0)
    seen = []
    for seat, answer in ((0, "share 0:233"), (0, "shout"), (0, "bid 44"), (1, "pass"), (0, "pass")):
        ask = own_ask(state, seat)
        assert ask is not None
        state.take(seat, state.read(ask, answer))
        seen.append([goal.reached(state) for goal in (*goals, last)])
    assert seen == [[None, None, None], *[[None, None, False]] * 3, [True, False, False]]


def test_a_seat_does_not_see_whether_another_was_asked_first() -> None:
    """jeton:10.5 The other one holds a 2 or a +1; only with the 2 is it asked whether it shouts, and nobody sees that.
    Passing until it must draw makes it go out; it may shout before only in one of the two worlds."""
    position = {
        "game": "jeton", "options": {"form": "turns", "shout_cards": "passed"}, "phase": "draw",
        "hands": ["33", "2", "", ""],
        "packs": ["3333", "p", "", ""], "red": 2, "gone": [3], "blue": [0, 0, 0, 0], "draw_seat": 2, "pivot": 2,
    }  # fmt: skip
    state = find("jeton").load(position)
    worlds = [World(world, number) for number, world in enumerate(worlds_of("jeton", state, 0))]
    assert len(worlds) == 2
    prover = Prover(find("jeton"), goal_of("last", 1, state, 0), 0, LIMIT)
    assert prover.refute(worlds) is not None and not prover.gave_up


def test_of_like_cards_one_is_drawn() -> None:
    position = sharing(
        hands=["", "", ""], packs=["", "3", "22"], stacks=["", "333", "2"], red=1, gone=[0], blue=[2, 3, 1]
    )
    state = find("jeton").load(position)
    state.take(1, state.read(state.open[0], "share 1:333 2:2"))
    [ask] = state.open
    assert ask.seat == NATURE and len(ask.options) == 4
    assert [state.write(ask, choice) for choice in answers_of(find("jeton"), state, ask)] == ["3"]


def last_tricks(gems: int) -> dict[str, object]:
    """Duo, two tricks before the end: 9S leaves the hare where it stands, on a gem; 4R to 9R moves it."""
    cards = [f"{rank}{suit}" for suit in "DRS" for rank in range(1, 11)]
    held = ["9R", "2D", "9S", "4R", "6D"]
    rest = [card for card in cards if card not in held]
    board = [0] * 11
    board[5] = gems
    return {
        "game": "duo", "options": {"level": 1}, "asked": "follow", "round": 3, "dealer": 1, "leader": 0, "at": 5,
        "gems": board, "hands": [["2D"], ["9S", "4R"]], "decree": "6D", "trick": ["9R"], "tricks": 9,
        "pile": rest[:7], "past": rest[7:],
    }  # fmt: skip


def test_the_last_gem_is_to_be_collected_before_the_round_ends() -> None:
    """duo:7.2"""
    for gems, solutions in ((1, ["9S"]), (3, [])):
        position = last_tricks(gems)
        state = find("duo").load(position)
        goal = goal_of("victory", 1, state, 1)
        assert goal.reached(state) is None
        assert [state.write(state.open[0], choice) for choice in find("duo").onward_choices(state.open[0])] == [
            "4R",
            "9S",
        ]
        assert winning(position, 1, "victory") == solutions
