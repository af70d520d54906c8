"""Chapter 2: set-up."""

import pytest

import clairiere
from clairiere import Record, Table
from clairiere.conformance import law

DECK = [f"{rank}{suit}" for suit in "DRS" for rank in range(1, 11)]


@law("duo:2.1")
def test_the_first_player_sits_at_the_low_end_and_the_second_at_the_high_end(walk):
    assert walk(["4S", "2S"], toward=0, at=5).at == 1
    assert walk(["4S", "2S"], toward=1, at=5).at == 9


@law("duo:2.1")
def test_the_ends_of_side_a_belong_to_the_players(fresh):
    assert fresh().state.view(0).ends == (0, 10)


@law("duo:2.1")
def test_the_first_level_uses_side_a(fresh):
    assert fresh(level=1).sees(0)["side"] == "A"


@law("duo:2.2")
def test_the_board_of_level_1_begins_with_12_gems_two_at_most_together(fresh):
    gems = fresh().gems
    assert (sum(gems), max(gems), gems) == (12, 2, [1, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1])


@law("duo:2.2")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_start_has_no_gem(fresh, level):
    play = fresh(level=level)
    assert play.gems[play.at] == 0


@law("duo:2.3")
def test_ten_of_22_gems_are_in_the_supply(fresh):
    assert fresh().sees(0)["supply"] == 10


@law("duo:2.3")
def test_gems_are_added_even_from_an_empty_supply(round_over):
    play = round_over(at=5, gems=[2, 3, 2, 3, 2, 0, 2, 3, 2, 2, 1])
    assert (sum(play.gems), play.sees(0)["supply"]) == (27, 0)


@law("duo:2.4")
def test_four_tokens_lie_ready_and_the_team_stands_on_the_start(fresh):
    play = fresh()
    assert (play.tokens, play.place["covered"], play.at) == (4, [0, 0], 5)


@law("duo:2.5")
def test_the_first_dealer_is_drawn_from_the_seed_when_nobody_was_chosen():
    def drawn(seed):
        record = Record(clairiere.find("duo"), {}, ["Ana", "Bo"])
        record.seed = seed
        return Table(record).state.dump()["dealer"]

    assert {drawn(seed) for seed in range(20)} == {0, 1}
    assert [drawn(seed) for seed in range(5)] == [drawn(seed) for seed in range(5)]


@law("duo:2.5")
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_players_may_choose_the_first_dealer(fresh, dealer):
    play = fresh(dealer=dealer)
    assert (play.place["dealer"], play.events("dealer")[0].what) == (dealer, (dealer,))


@law("duo:2.6")
def test_each_gets_eleven_cards_and_none_is_in_both_hands(fresh):
    play = fresh().deal()
    assert [len(play.hand(0)), len(play.hand(1))] == [11, 11]
    assert not set(play.hand(0)) & set(play.hand(1))


@law("duo:2.6")
def test_a_hand_as_dealt_is_told_to_its_owner_only(fresh):
    first, second = (event for event in fresh().deal().log if event.verb == "dealt")
    assert (len(first.seen_by(0).secret), first.seen_by(1).secret) == (11, ())
    assert (second.seen_by(0).secret, len(second.seen_by(1).secret)) == ((), 11)


@law("duo:2.6")
@pytest.mark.parametrize("text", ["1D 2D", "1D 1D 2D 3D 4D 5D 6D 7D 8D 9D 10D"])
def test_a_deal_has_eleven_different_cards(fresh, text):
    with pytest.raises(clairiere.Illegal) as caught:
        fresh().answer(clairiere.NATURE, text)
    assert caught.value.clause == "2.6"


@law("duo:2.6")
def test_nobody_plays_before_the_deal_is_done(fresh):
    play = fresh()
    with pytest.raises(clairiere.Illegal) as caught:
        play.state.take(0, 3)
    assert (caught.value.reason, caught.value.clause) == ("duo-not-dealt", "2.6")


@law("duo:2.7")
def test_seven_cards_are_in_the_pile_once_the_decree_is_turned(fresh):
    play = fresh().deal()
    assert (len(play.place["pile"]), play.sees(0)["pile"]) == (7, 7)


@law("duo:2.7")
@pytest.mark.parametrize("seed", range(8))
def test_the_pile_stays_the_same_through_a_round(fresh, seed):
    play, piles = fresh(), {}
    for asked in play.at_random(seed):
        if asked not in ("deal", "decree"):
            assert piles.setdefault(play.place["round"], play.place["pile"]) == play.place["pile"]


@law("duo:2.8")
def test_the_card_turned_up_is_the_decree_and_its_suit_is_trump(fresh):
    play = fresh().deal(" ".join(DECK[:11]), " ".join(DECK[11:22]), "4S")
    assert (play.decree, play.sees(0)["trump"], play.sees(1)["trump"]) == ("4S", "S", "S")


@law("duo:2.8")
@pytest.mark.parametrize("decree", ["3S", "7S", "9S", "5S"])
def test_an_odd_decree_wakes_no_ability(fresh, decree):
    play = fresh().deal(" ".join(DECK[:11]), " ".join(DECK[11:22]), decree)
    assert play.asked == (0, "lead")
