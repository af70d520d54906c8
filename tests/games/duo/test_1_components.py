"""Chapter 1: components and terms."""

import pytest

import clairiere
from clairiere import SPECTATOR, Illegal
from clairiere.conformance import law
from clairiere.games.duo.cards import CODE, DECK
from clairiere.games.duo.game import board, board_of, boards

LEVELS = (1, 2, 3)
CONFIDENCE = {"sure", "likely", "reconstructed"}


@law("duo:1.1")
@pytest.mark.parametrize("seed", range(8))
def test_the_result_is_the_same_for_both_players(fresh, seed):
    play = fresh()
    for _ in play.at_random(seed):
        assert play.state.winners() == []
    assert play.state.points()[0] == play.state.points()[1]
    assert play.state.winners() == ([0, 1] if play.result == "victory" else [])


@law("duo:1.1")
def test_a_victory_is_won_by_both(last_gem):
    play = last_gem(tricks=9, round=3, forest_left=1)
    assert (play.state.winners(), play.state.points()) == ([0, 1], [17, 17])


@law("duo:1.1")
@pytest.mark.parametrize("seats", [1, 3])
def test_one_or_three_cannot_play(seats):
    with pytest.raises(Illegal) as caught:
        clairiere.new("duo", seats=seats)
    assert caught.value.clause == "1.1"


@law("duo:1.2")
def test_there_are_30_different_cards():
    cards = [CODE[card] for card in DECK]
    assert sorted(cards) == sorted(f"{rank}{suit}" for rank in range(1, 11) for suit in "DRS")


@law("duo:1.2")
@pytest.mark.parametrize("seed", range(8))
def test_all_cards_are_somewhere_at_any_moment_of_a_round(fresh, seed):
    play, whole = fresh(), sorted(CODE[card] for card in DECK)
    for asked in play.at_random(seed):
        if asked not in ("deal", "decree"):
            assert sorted(play.everywhere) == whole


@law("duo:1.2")
@pytest.mark.parametrize("text", ["11D", "0R", "7M", "?", "", "R7"])
def test_there_is_no_other_card(place, text):
    with pytest.raises(Illegal) as caught:
        place(leader="4R").answer(0, text)
    assert (caught.value.reason, caught.value.clause) == ("duo-no-card", "1.2")


@law("duo:1.3")
def test_every_card_has_a_movement_value_by_its_rank_alone():
    paws = board_of(1).paws
    for rank in range(1, 11):
        values = {paws[CODE.index(f"{rank}{suit}")] for suit in "DRS"}
        assert len(values) == 1 and values <= {0, 1, 2, 3}


@law("duo:1.3")
@pytest.mark.parametrize("level", LEVELS)
def test_the_movement_values_of_the_ten_ranks(level):
    paws = board_of(level).paws
    assert [paws[CODE.index(f"{rank}R")] for rank in range(1, 11)] == [0, 3, 2, 1, 1, 2, 0, 2, 0, 3]


@law("duo:1.4")
def test_side_a_has_eleven_spaces_and_starts_on_the_middle_one():
    assert (board_of(1).side, board_of(1).spaces, board_of(1).start) == ("A", 11, 5)


@law("duo:1.4")
@pytest.mark.parametrize("level", [2, 3])
def test_side_b_is_shorter_than_side_a(level):
    assert board_of(level).side == "B" and board_of(level).spaces < board_of(1).spaces


@law("duo:1.4")
def test_every_value_of_the_boards_says_how_sure_it_is():
    data = boards()
    for side in data["sides"].values():
        assert all(side[key]["confidence"] in CONFIDENCE for key in ("spaces", "start", "squares", "diamonds", "plus"))
    assert set(data["paws_by_rank"]["confidence"]) <= CONFIDENCE and len(data["paws_by_rank"]["confidence"]) == 10
    assert all(level["confidence"] == "sure" for level in data["levels"].values())


@law("duo:1.4")
@pytest.mark.parametrize(("level", "said"), [(1, False), (2, True), (3, True)])
def test_players_are_told_that_side_b_is_a_reconstruction(fresh, level, said):
    play = fresh(level=level)
    assert [play.sees(seat)["reconstruction"] for seat in (0, 1, SPECTATOR)] == [said] * 3
    assert ("reconstruction" in play.hears(0)[0], "reconstitution" in play.hears(0, "fr")[0]) == (said, said)


@law("duo:1.4")
def test_a_side_with_nine_spaces_stands_ready():
    nine = board(boards(), "B9", True, 3, 30)
    assert (nine.spaces, nine.start, sum(nine.gems), len(nine.plus), nine.gems[4]) == (9, 4, 16, 5, 0)


@law("duo:1.5")
def test_a_location_of_four_gems_takes_a_fifth(round_over):
    play = round_over(at=5, gems=[0, 4, 0, 4, 0, 0, 0, 0, 0, 1, 1])
    assert (play.gems[1], play.gems[3]) == (5, 5)


@law("duo:1.5")
def test_a_gem_is_pushed_into_a_location_of_four(walk):
    play = walk(["6S", "8S"], toward=1, at=8, gems=[0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1])
    assert play.gems[9:] == [5, 0]


@law("duo:1.6")
def test_without_a_token_the_ends_are_the_ends_of_the_board(place):
    assert place(leader="4R").state.view(0).ends == (0, 10)


@law("duo:1.6")
def test_tokens_bring_the_end_nearer(place):
    gems = [1, 1, 2, 1, 1, 0, 1, 1, 4, 0, 0]
    assert place(leader="4R", covered=[0, 2], gems=gems).state.view(0).ends == (0, 8)


@law("duo:1.6")
@pytest.mark.parametrize("level", LEVELS)
def test_all_tokens_of_a_level_at_one_end_leave_the_start_free(level):
    found = board_of(level)
    assert found.tokens <= found.start <= found.spaces - 1 - found.tokens


@law("duo:1.7")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_reference_has_every_ability_and_every_movement_value_and_no_hand(fresh, language, codes):
    words = [clairiere.words.say(language, f"duo-ability-{rank}") for rank in (1, 3, 5, 7, 9)]
    assert len(set(words)) == 5 and codes(words) == set()
    one, two = fresh().deal(), fresh()
    assert one.state.view(0).rules.board.paws == two.state.view(1).rules.board.paws == board_of(1).paws


@law("duo:1.7")
@pytest.mark.parametrize("level", LEVELS)
def test_there_are_four_forest_tokens_at_most(level):
    assert board_of(level).tokens <= 4
