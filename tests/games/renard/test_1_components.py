"""Chapter 1: components and terms."""

import io
import itertools
import re

import pytest
from rich.console import Console

import clairiere
from clairiere import SPECTATOR, Illegal, Record
from clairiere.conformance import law
from clairiere.terminal.renard.drawing import RenardDrawing

L, F = 0, 1
DECK = [f"{rank}{suit}" for suit in "BKM" for rank in range(1, 12)]
LANGUAGES = ("fr", "en")


@law("renard:1.1")
def test_a_game_starts_at_nil_nil_with_round_1_set_up(fresh):
    play = fresh().deal()
    assert (play.scores, play.place["round"], play.place["last"]) == ([0, 0], 1, [0, 0])
    assert play.asked == (L, "lead")


@law("renard:1.1")
@pytest.mark.parametrize("people", [["Ana"], ["Ana", "Bo", "Cy"]])
def test_one_or_three_people_cannot_start_a_game(people):
    with pytest.raises(Illegal) as by_names:
        Record(clairiere.find("renard"), {}, people)
    with pytest.raises(Illegal) as by_number:
        clairiere.new("renard", seats=len(people))
    assert (by_names.value.cite, by_number.value.cite) == ("renard:1.1", "renard:1.1")
    assert Record(clairiere.find("renard"), {}, ["Ana", "Bo"]).first().seats == 2


@law("renard:1.1")
def test_a_third_seat_has_no_say(place):
    assert place(leader="7B").refused(2, "7B").clause == "1.1"
    assert place(leader="7B").refused(clairiere.SPECTATOR, "7B").clause == "1.1"


@law("renard:1.1")
def test_at_the_end_the_totals_are_compared(ended):
    assert ended(tricks=(7, 6), before=(20, 10)).state.winners() == [0]
    assert ended(tricks=(4, 9), before=(10, 20)).state.winners() == [1]


@law("renard:1.2")
def test_the_deck_is_33_different_cards_11_in_each_suit_and_3_of_each_rank(fresh):
    cards = fresh().game.pieces(fresh().state)
    assert sorted(cards) == sorted(DECK)
    assert [sum(card.endswith(suit) for card in cards) for suit in "BKM"] == [11, 11, 11]
    assert [sum(card[:-1] == str(rank) for card in cards) for rank in range(1, 12)] == [3] * 11


@law("renard:1.2")
@pytest.mark.parametrize("text", ["12B", "0K", "7X", "B7", ""])
def test_there_are_no_other_cards(place, text):
    play = place(leader="7B")
    with pytest.raises(Illegal) as caught:
        play.answer(L, text)
    assert caught.value.cite == "renard:1.2"
    assert all(text in caught.value.sentence(language) for language in LANGUAGES)


@law("renard:1.2")
@pytest.mark.parametrize("seed", range(6))
def test_hands_pile_decree_trick_and_won_tricks_are_always_the_33_cards(fresh, seed):
    play = fresh()
    for asked in play.at_random(seed):
        assert sorted(play.game.pieces(play.state)) == sorted(DECK)
        if asked not in ("dealer", "deal", "decree"):
            assert sorted(play.everywhere) == sorted(DECK)
    assert sorted(play.everywhere) == sorted(DECK)


@law("renard:1.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_tells_the_six_abilities_and_changes_nothing(place, language):
    play = place(leader="5B", top="7M").answer(L, "5B").draw("7M")
    before = play.place
    told = [clairiere.words.say(language, f"renard-ability-{rank}") for rank in (1, 3, 5, 7, 9, 11)]
    names = [clairiere.words.say(language, f"renard-name-{rank}") for rank in (1, 3, 5, 7, 9, 11)]
    assert len(set(told)) == len(set(names)) == 6
    assert (play.place, play.asked) == (before, (L, "bury"))


@law("renard:1.3")
@pytest.mark.parametrize(
    "language, edition, words",
    [
        ("fr", 1, ["Humble", "Vaincu", "Victorieux", "Cupide"]),
        ("fr", 2, ["Modestie", "Défaite", "Triomphe", "Cupidité"]),
        ("en", 1, ["Humble", "Defeated", "Victorious", "Greedy"]),
        ("en", 2, ["Humble", "Defeated", "Victorious", "Greedy"]),
    ],
)
def test_the_lines_of_the_score_table_have_the_names_of_either_edition(ended, language, edition, words):
    told = {}
    for tricks in range(14):
        play = ended(tricks=(tricks, 13 - tricks), edition=edition)
        [first, _] = play.events("scored")
        message = play.game.speak_event(play.state, first, ("Ana", "Bo"), SPECTATOR)
        told[tricks] = clairiere.words.say(language, *message)
    named = [next(word for word in words if f", {word}, " in told[tricks]) for tricks in range(14)]
    assert named == [words[0]] * 4 + [words[1]] * 3 + [words[2]] * 3 + [words[3]] * 4


@law("renard:1.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_shows_the_score_table_under_the_abilities_and_changes_nothing(place, language):
    play = place(leader="5B", top="7M").answer(L, "5B").draw("7M")
    before = play.place
    console = Console(width=120, file=io.StringIO(), record=True)
    console.print(RenardDrawing(play.game, ["Ana", "Bo"], language).aid(play.state.view(F)))
    shown = console.export_text()
    lines = [" ".join(line.split()) for line in shown.splitlines()]
    for rank in (1, 3, 5, 7, 9, 11):
        assert any(line.startswith(f"{rank} {clairiere.words.say(language, f'renard-name-{rank}')}") for line in lines)
    table = [re.fullmatch(r"(\d+(?:–\d+)?) \w+ ?: (\d) points? \(5\.[2-5]\)", line) for line in lines]
    given = {found[1]: int(found[2]) for found in table if found}
    assert given == {"0–3": 6, "4": 1, "5": 2, "6": 3, "7–9": 6, "10–13": 0}
    assert (play.place, play.asked) == (before, (L, "bury"))


@law("renard:1.3")
@pytest.mark.parametrize("language, words", [("fr", "40 en tout"), ("en", "40 in all")])
def test_a_total_of_40_reads_40(ended, language, words):
    play = ended(tricks=(7, 6), before=(34, 20), target=35)
    assert play.scores == [40, 23]
    assert [play.sees(seat)["scores"] for seat in (L, F)] == [[40, 23], [40, 23]]
    assert any(words in line for line in play.hears(F, language))


@law("renard:1.4")
def test_the_follower_cannot_play_before_the_leader(place):
    assert place(leader="4B", follower="10B", tricks=(6, 5)).refused(F, "10B").clause == "3.1.2"


@law("renard:1.4")
def test_two_cards_lie_face_up_the_leaders_first(place):
    play = place(leader="4B", follower="3B 6B").answer(L, "4B").answer(F, "3B")
    assert [play.sees(seat)["trick"] for seat in (L, F)] == [["4B", "3B"], ["4B", "3B"]]
    assert [(event.what[0], event.clause) for event in play.events("played")] == [(L, "3.1.4"), (F, "3.2.1")]


@law("renard:1.4")
@pytest.mark.parametrize("trump", "BKM")
@pytest.mark.parametrize("lead", ["1B", "2K", "7M", "9B", "11K"])
def test_whatever_two_cards_are_down_exactly_one_player_takes_the_trick(place, trump, lead):
    decree = f"6{trump}"
    for follow in DECK:
        if follow not in (lead, decree) and follow[:-1] not in ("3", "5"):
            play = place(decree=decree, leader=lead, follower=follow).trick(lead, follow)
            assert len(play.takers) == 1 and play.takers[0] in (L, F)


@law("renard:1.5")
@pytest.mark.parametrize("seed", range(3))
def test_each_player_holds_14_minus_k_cards_when_trick_k_begins(fresh, seed):
    play = fresh(target=10)
    found = []
    for asked in play.at_random(seed):
        if asked == "lead":
            found.append((len(play.hand(L)), len(play.hand(F))))
    rounds = len(play.events("shuffled"))
    assert found == [(14 - k, 14 - k) for k in range(1, 14)] * rounds


@law("renard:1.5")
def test_nobody_plays_twice_in_the_same_trick(place):
    play = place(leader="4B 6K", follower="10B")
    assert play.answer(L, "4B").refused(L, "6K").clause == "1.5"


@law("renard:1.5")
def test_nobody_skips_a_trick(place):
    play = place(leader="4B", follower="10B")
    assert play.refused(L, "keep").clause == "1.5"
    assert play.answer(L, "4B").refused(F, "keep").clause == "1.5"


@law("renard:1.5")
def test_a_round_is_thirteen_tricks(fresh):
    play = fresh(target=1)
    assert len(list(itertools.takewhile(lambda _: len(play.events("shuffled")) == 1, play.at_random(5)))) >= 26
    assert len(play.events("played")) == 26 and len(play.takers) == 13
