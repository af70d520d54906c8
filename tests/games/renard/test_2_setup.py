"""Chapter 2: set-up."""

import math

import pytest

import clairiere
from clairiere import NATURE, Illegal, Record, Seeded, Table
from clairiere.conformance import law

L, F = 0, 1
DECK = [f"{rank}{suit}" for suit in "BKM" for rank in range(1, 12)]
BELLS_AND_2_KEYS = " ".join(DECK[:13])
KEYS_AND_4_MOONS = " ".join(DECK[13:26])
UNDEALT = DECK[26:]  # 5M to 11M


def table(seed, **options):
    record = Record(clairiere.find("renard"), options, ["Ana", "Bo"])
    record.seed = seed
    return Table(record)


@law("renard:2.1")
def test_each_seat_deals_first_about_half_of_the_time():
    dealers = [table(seed).state.dump()["dealer"] for seed in range(400)]
    assert 160 <= dealers.count(0) <= 240
    assert dealers.count(0) + dealers.count(1) == 400


@law("renard:2.1")
def test_the_first_dealer_is_drawn_by_lot_and_told(fresh):
    play = fresh(dealer="random")
    assert (play.asked, play.legal, play.clause) == ((NATURE, "dealer"), ["0", "1"], "2.1")
    [told] = play.answer(NATURE, "1").events("dealer")
    assert (told.what, told.clause, play.place["dealer"]) == ((1,), "2.1", 1)


@law("renard:2.1")
def test_the_same_seed_has_the_same_first_dealer():
    assert [table(seed).state.dump()["dealer"] for seed in range(20)] == [
        table(seed).state.dump()["dealer"] for seed in range(20)
    ]


@law("renard:2.1")
@pytest.mark.parametrize("named", [0, 1])
def test_a_named_dealer_deals_whatever_the_seed(named):
    assert {table(seed, dealer=named).state.dump()["dealer"] for seed in range(20)} == {named}


@law("renard:2.1")
def test_only_the_two_players_can_be_named_dealer(fresh):
    with pytest.raises(Illegal) as option:
        fresh(dealer=2)
    with pytest.raises(Illegal) as lot:
        fresh(dealer="random").answer(NATURE, "2")
    assert (option.value.clause, lot.value.clause) == ("2.1", "2.1")


@law("renard:2.2")
def test_the_deal_alternates_from_round_to_round(fresh):
    play = fresh(dealer=0, target=60)
    for _ in play.at_random(11):
        pass
    dealers = [event.what[0] for event in play.events("dealer")]
    assert dealers == [0, 1] * (len(dealers) // 2) + [0] * (len(dealers) % 2)
    assert len(dealers) > 4 and dealers[2] == 0
    assert [event.clause for event in play.events("dealer")] == ["2.1"] + ["2.2"] * (len(dealers) - 1)


@law("renard:2.2")
@pytest.mark.parametrize("tricks", [(9, 4), (4, 9), (13, 0), (0, 13)])
def test_the_deal_passes_on_whoever_won_the_round(ended, tricks):
    assert ended(tricks=tricks, dealer=0).place["dealer"] == 1
    assert ended(tricks=tricks, dealer=1).place["dealer"] == 0


@law("renard:2.3")
def test_all_33_cards_are_dealt_anew(ended):
    play = ended(tricks=(7, 6), treasures=(1, 1))
    assert (play.place["won"], play.place["pile"], play.place["decree"]) == ([[], []], [], "")
    assert (play.asked, len(play.state.open[0].options)) == ((NATURE, "deal"), math.comb(33, 13))
    play.deal(BELLS_AND_2_KEYS, KEYS_AND_4_MOONS, "6M")  # the old decree, won cards and cards of the old pile
    assert sorted(play.everywhere) == sorted(DECK)


@law("renard:2.3")
def test_the_shuffle_is_told_before_the_cards_are_dealt(fresh):
    play = fresh().deal()
    assert play.told == ["dealer", "shuffled", "dealt", "dealt", "decree"]
    assert [event.clause for event in play.log] == ["2.1", "2.3", "2.4", "2.4", "2.6"]
    assert play.events("shuffled")[0].what == (1,)


@law("renard:2.3")
def test_the_shuffle_of_the_next_round_takes_back_buried_cards_too(place):
    play = place(leader="5B", follower="4B", size=1, top="7K").answer(L, "5B").draw("7K").answer(L, "7K")
    assert play.place["buried"] == [["7K"], []]
    play.answer(F, "4B")
    assert (play.place["buried"], play.place["round"]) == ([[], []], 2)
    assert sorted(play.game.pieces(play.state)) == sorted(DECK)


@law("renard:2.3")
def test_nobody_plays_while_the_cards_are_dealt(fresh):
    play = fresh()
    for asked in ("deal", "deal", "decree"):
        assert play.asked == (NATURE, asked)
        with pytest.raises(Illegal) as caught:
            play.state.take(L, 0)
        assert (caught.value.cite, "(2.3)" in str(caught.value)) == ("renard:2.3", True)
        play.state.take(NATURE, play.state.open[0].options[0])
    assert play.asked == (L, "lead")


@law("renard:2.3")
def test_the_same_seed_and_the_same_answers_give_the_same_rounds():
    tables = [table(12, target=16), table(12, target=16)]
    for one in tables:
        while not one.state.over:
            one.play(one.state.open[0].seat, one.state.open[0].options[-1])
    assert tables[0].state.dump() == tables[1].state.dump()
    assert tables[0].record.answers == tables[1].record.answers
    assert tables[0].state.dump()["round"] > 1


@law("renard:2.3")
def test_another_seed_is_another_deal():
    deals = {str(table(seed, dealer=0).state.dump()["hands"]) for seed in range(50)}
    assert len(deals) == 50


@law("renard:2.4")
def test_each_is_dealt_13_cards_and_they_share_none(fresh):
    for seed in range(10):
        play = fresh()
        nature = Seeded(seed)
        for number in range(3):
            play.state.take(NATURE, nature.answer(play.state.open[0], number))
        assert (len(play.hand(L)), len(play.hand(F))) == (13, 13)
        assert not set(play.hand(L)) & set(play.hand(F))


@law("renard:2.4")
def test_the_dealer_serves_the_other_player_first(fresh):
    play = fresh(dealer=0).deal(BELLS_AND_2_KEYS, KEYS_AND_4_MOONS, "6M")
    assert fresh().clause == "2.4"
    assert (play.hand(1), play.hand(0)) == (BELLS_AND_2_KEYS.split(), KEYS_AND_4_MOONS.split())
    assert [event.what for event in play.events("dealt")] == [(1,), (0,)]


@law("renard:2.4")
@pytest.mark.parametrize("hand", [" ".join(DECK[:12]), " ".join(DECK[:14]), " ".join([*DECK[:12], "1B"])])
def test_a_hand_is_13_different_cards(fresh, hand):
    with pytest.raises(Illegal) as caught:
        fresh().answer(NATURE, hand)
    assert caught.value.cite == "renard:2.4"


@law("renard:2.4")
def test_no_card_is_dealt_to_both(fresh):
    play = fresh().answer(NATURE, BELLS_AND_2_KEYS)
    with pytest.raises(Illegal) as caught:
        play.answer(NATURE, " ".join(DECK[12:25]))
    assert caught.value.cite == "renard:2.4"
    assert str(caught.value) == "2K cannot be dealt here: it is dealt already (2.4)."


@law("renard:2.5")
def test_seven_cards_are_left_before_the_decree_is_turned(fresh):
    play = fresh().answer(NATURE, BELLS_AND_2_KEYS).answer(NATURE, KEYS_AND_4_MOONS)
    assert (play.asked, play.legal) == ((NATURE, "decree"), UNDEALT)


@law("renard:2.5")
@pytest.mark.parametrize("seat", [L, F, clairiere.SPECTATOR])
def test_the_size_of_the_pile_is_seen_before_the_decree_is_turned(fresh, codes, seat):
    play = fresh().answer(NATURE, BELLS_AND_2_KEYS).answer(NATURE, KEYS_AND_4_MOONS)
    assert play.sees(seat)["pile"] == 7
    assert not codes(play.sees(seat)) & set(UNDEALT)


@law("renard:2.5")
@pytest.mark.parametrize("seat", [L, F, clairiere.SPECTATOR])
def test_only_the_size_of_the_pile_is_seen(fresh, codes, seat):
    play = fresh().deal(BELLS_AND_2_KEYS, KEYS_AND_4_MOONS, "6M")
    assert play.sees(seat)["pile"] == 6
    assert not codes(play.sees(seat)) & (set(UNDEALT) - {"6M"})


@law("renard:2.6")
@pytest.mark.parametrize("decree", UNDEALT)
def test_the_top_card_becomes_the_decree_and_six_stay_in_the_pile(fresh, decree):
    play = fresh().deal(BELLS_AND_2_KEYS, KEYS_AND_4_MOONS, decree)
    assert play.decree == decree
    assert play.place["pile"] == [card for card in UNDEALT if card != decree]
    assert play.events("decree")[0].what == (DECK.index(decree),)


@law("renard:2.6")
def test_a_decree_of_6k_leaves_a_pile_of_six(fresh):
    dealt = [card for card in DECK if card not in ("6K", "1B", "1K", "1M", "7B", "9M", "11K")]
    play = fresh().deal(" ".join(dealt[:13]), " ".join(dealt[13:]), "6K")
    assert (play.decree, len(play.place["pile"])) == ("6K", 6)


@law("renard:2.6")
def test_a_dealt_card_cannot_be_the_decree(fresh):
    play = fresh().answer(NATURE, BELLS_AND_2_KEYS).answer(NATURE, KEYS_AND_4_MOONS)
    assert play.refused(NATURE, "1B").clause == "2.6"


@law("renard:2.6")
@pytest.mark.parametrize("decree", ["1B", "3B", "5B", "7B", "9B", "11B"])
def test_turning_up_an_odd_decree_sets_off_no_ability(fresh, decree):
    dealt = [card for card in DECK if card[:-1] not in ("6",) and card not in ("2B", "4B", "8B", decree)]
    play = fresh().deal(" ".join(dealt[:13]), " ".join(dealt[13:26]), decree)
    assert (play.asked, play.told[-1], play.scores) == ((L, "lead"), "decree", [0, 0])
    assert len(play.place["pile"]) == 6


@law("renard:2.7")
@pytest.mark.parametrize("decree, trump", [("6K", "K"), ("3B", "B"), ("11M", "M")])
def test_trump_is_the_suit_of_the_decree(place, decree, trump):
    assert [place(decree=decree).sees(seat)["trump"] for seat in (L, F)] == [trump, trump]


@law("renard:2.7")
@pytest.mark.parametrize("decree", DECK)
def test_every_card_makes_its_own_suit_trump(place, decree):
    assert place(decree=decree, leader="6B" if decree == "4B" else "4B").sees(L)["trump"] == decree[-1]


@law("renard:2.7")
def test_before_the_decree_is_turned_there_is_no_trump(fresh):
    assert (fresh().sees(L)["trump"], fresh().sees(L)["decree"]) == ("", "")


@law("renard:2.7")
def test_without_an_exchange_trump_stays_to_the_last_trick(fresh):
    dealt = [card for card in DECK if card not in ("6K", "1M", "2M", "4M", "6M", "8M", "10M")]
    play = fresh().deal(" ".join(dealt[::2]), " ".join(dealt[1::2]), "6K")
    while len(play.takers) < 13:
        assert (play.decree, play.sees(L)["trump"]) == ("6K", "K")
        play.answer(play.asked[0], "keep" if play.asked[1] == "exchange" else play.legal[0])
    assert len(play.events("kept")) > 0 and not play.events("exchanged")


@law("renard:2.7")
def test_trump_still_cuts_in_the_thirteenth_trick(place):
    assert place(decree="6K", leader="11M", follower="2K", size=1).trick("11M", "2K").takers == [F]


@law("renard:2.8")
def test_tricks_start_at_nil_and_totals_are_kept(ended):
    play = ended(tricks=(9, 4), before=(3, 8)).deal()
    assert (play.tricks, play.scores) == ([0, 0], [9, 9])
    assert (play.place["treasures"], play.place["trick"], play.place["won"]) == ([0, 0], [], [[], []])


@law("renard:2.8")
def test_the_treasures_of_a_round_are_not_counted_again(ended):
    play = ended(tricks=(9, 4), treasures=(2, 1), before=(0, 0))
    assert (play.scores, play.place["treasures"], play.place["last"]) == ([8, 2], [0, 0], [8, 2])


@law("renard:2.8", "renard:3.1.1")
@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("tricks", [(13, 0), (0, 13)])
def test_the_one_who_does_not_deal_leads_whoever_won_the_last_trick(ended, dealer, tricks):
    play = ended(tricks=tricks, dealer=dealer).deal()
    assert (play.place["dealer"], play.asked) == (1 - dealer, (dealer, "lead"))
