"""Chapter 7: information."""

import contextlib
import copy

import pytest

import clairiere
from clairiere import NATURE, SPECTATOR, Illegal, Rng
from clairiere.conformance import law

L, F = 0, 1
DECK = [f"{rank}{suit}" for suit in "BKM" for rank in range(1, 12)]
LANGUAGES = ("fr", "en")


class Memory:
    """What the law lets everybody know of the hands, kept apart from the game: cards taken openly from the decree."""

    def __init__(self):
        self.known = [set(), set()]
        self.heard = 0

    def listen(self, play):
        for event in play.log[self.heard :]:
            if event.verb == "shuffled":
                self.known = [set(), set()]
            elif event.verb == "played":
                self.known[event.what[0]].discard(DECK[event.what[1]])
            elif event.verb == "exchanged":
                self.known[event.what[0]].discard(DECK[event.what[1]])
                self.known[event.what[0]].add(DECK[event.what[2]])
            elif event.verb == "buried":
                self.known[event.what[0]].clear()
        self.heard = len(play.log)


def six_tricks(play):
    """A round without a Fox or a Woodcutter: five tricks are over and the sixth is led."""
    play.deal("1B 2B 4B 6B 7B 8B 9B 10B 11B 7K 9K 11K 1M", "1K 2K 4K 8K 10K 2M 4M 6M 7M 8M 9M 10M 11M", "3M")
    play.trick("10B", "2K").trick("8B", "4K").trick("6B", "8K").trick("4B", "10K").trick("2B", "2M")
    return play.answer(F, "4M")


PAST = {"10B", "2K", "8B", "4K", "6B", "8K", "4B", "10K", "2B", "2M"}


# -- 7.1 hands ------------------------------------------------------------------------------------------------------


@law("renard:7.1")
def test_each_sees_his_own_hand_and_only_the_size_of_the_other(place, codes):
    play = place(trump="M", leader="4B 6K 8K", follower="10B 2K")
    assert (sorted(play.sees(L)["hand"]), play.sees(L)["hand_sizes"]) == (["4B", "6K", "8K"], [3, 3])
    assert not codes(play.sees(L)) & set(play.hand(F))
    assert not codes(play.sees(F)) & set(play.hand(L))
    assert play.sees(F)["hand"] == play.hand(F)


@law("renard:7.1")
def test_a_spectator_sees_no_hand(place, codes):
    play = place(trump="M", leader="4B 6K 8K", follower="10B 2K")
    assert (play.sees(SPECTATOR)["hand"], play.sees(SPECTATOR)["hand_sizes"]) == ([], [3, 3])
    assert codes(play.sees(SPECTATOR)) == {play.decree}


@law("renard:7.1")
@pytest.mark.parametrize("seat", [NATURE, 2, 3])
def test_a_seat_that_does_not_exist_has_no_view(place, seat):
    play = place(trump="M", leader="4B 6K 8K", follower="10B 2K")
    with pytest.raises(Illegal) as refused:
        play.sees(seat)
    assert (refused.value.reason, refused.value.facts["found"]) == ("seat-unknown", seat)


@law("renard:7.1")
def test_the_cards_that_could_be_played_are_shown_to_their_holder_only(place):
    play = place(leader="4B", follower="2B 8B 6K").answer(L, "4B")
    assert (play.offered(F), play.offered(L)) == ([["2B", "8B"]], [])
    assert play.waits_for(L) == [F] and play.sees(L)["clause"] == ""
    assert (play.sees(F)["clause"], play.sees(F)["about"], play.sees(L)["about"]) == ("3.2.1", "follow", "follow")


@law("renard:7.1", "renard:7.3", "renard:7.4", "renard:7.5", "renard:7.6")
@pytest.mark.parametrize("seed", range(12))
def test_nothing_hidden_can_be_read_from_what_is_sent(fresh, codes, seed):
    play, memory = fresh(), Memory()
    for _ in play.at_random(seed):
        memory.listen(play)
        place = play.place
        open_cards = {place["decree"], *place["trick"], *memory.known[L], *memory.known[F]} - {""}
        for seat in (L, F, SPECTATOR):
            own = set() if seat == SPECTATOR else {*place["hands"][seat], *place["buried"][seat]}
            assert codes(play.sees(seat)) == open_cards | own
            assert [set(cards) for cards in play.sees(seat)["known"]] == memory.known


@law("renard:7.1", "renard:7.6")
@pytest.mark.parametrize("seed", range(6))
def test_nothing_hidden_can_be_read_from_what_is_told(fresh, codes, seed):
    play, heard = fresh(), 0
    for _ in play.at_random(seed):
        for event in play.log[heard:]:
            for seat in (L, F, SPECTATOR):
                seen = event.seen_by(seat)
                message = play.game.speak_event(play.state, seen, ("Ana", "Bo"), seat)
                words = [clairiere.words.say(language, *message) for language in LANGUAGES]
                private = event.verb in ("dealt", "drew", "buried")
                if private and seat != event.what[0]:
                    assert (seen.what, seen.secret, codes(words)) == (event.what[:1], (), set())
                elif private:
                    assert codes(words) == {DECK[card] for card in event.secret} != set()
                else:
                    assert (seen.what, event.secret) == (event.what, ())
        heard = len(play.log)


@law("renard:7.1", "renard:7.4")
@pytest.mark.parametrize("seed", range(6))
def test_a_hidden_card_of_another_world_would_look_the_same(fresh, seed):
    play, memory, rng, worlds = fresh(target=10), Memory(), Rng(seed), 0
    for asked in play.at_random(seed):
        memory.listen(play)
        if asked not in ("lead", "follow"):
            continue
        for seat in (L, F):
            hidden = [card for card in play.hand(1 - seat) if card not in memory.known[1 - seat]]
            if hidden and play.place["pile"]:
                other = copy.deepcopy(play.place)
                card, drawn = hidden[rng.below(len(hidden))], rng.pick(range(len(other["pile"])))
                other["hands"][1 - seat].remove(card)
                other["hands"][1 - seat].append(other["pile"][drawn])
                other["pile"][drawn] = card
                with contextlib.suppress(clairiere.Illegal):  # what was seen may forbid this world
                    assert clairiere.load(other).view(seat).to_wire() == play.sees(seat)
                    worlds += 1
    assert worlds > 20


# -- 7.2 counts -----------------------------------------------------------------------------------------------------


@law("renard:7.2")
def test_both_counts_are_shown_to_both(place):
    play = place(size=8, tricks=(4, 1))
    assert [play.sees(seat)["tricks"] for seat in (L, F, SPECTATOR)] == [[4, 1], [4, 1], [4, 1]]
    assert sum(play.sees(L)["tricks"]) == 5


@law("renard:7.2")
@pytest.mark.parametrize("seed", range(3))
def test_the_counts_are_shown_at_any_time(fresh, seed):
    play = fresh(target=1)
    for _ in play.at_random(seed):
        counts = [play.takers.count(L), play.takers.count(F)]
        assert [play.sees(seat)["tricks"] for seat in (L, F)] == [counts, counts]


@law("renard:4.7.2", "renard:7.2")
@pytest.mark.parametrize("seat", [L, F, SPECTATOR])
def test_totals_treasures_and_turns_are_shown_to_all(place, seat):
    play = place(
        leader="4B", tricks=(7, 4), scores=[12, 9], treasures=[2, 1], round=3, dealer=0, options={"target": 35}
    )
    shown = {key: play.sees(seat)[key] for key in ("scores", "treasures", "round", "dealer", "leader", "target")}
    assert shown == {"scores": [12, 9], "treasures": [2, 1], "round": 3, "dealer": 0, "leader": 0, "target": 35}
    assert (play.sees(seat)["seat"], play.sees(seat)["winners"], play.sees(seat)["game"]) == (seat, [], "renard")


# -- 7.3 past tricks ------------------------------------------------------------------------------------------------


@law("renard:7.3")
def test_during_the_round_the_log_lists_no_card_played_in_a_past_trick(fresh):
    play = six_tricks(fresh())
    shown = [event.what for event in play.game.recall_events(play.state, play.log) if event.verb == "played"]
    assert len(play.events("played")) == 11
    assert shown == [(F, DECK.index("4M"))]


@law("renard:7.3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [L, F, SPECTATOR])
def test_during_the_round_no_line_of_the_log_names_a_card_of_a_past_trick(fresh, codes, seat, language):
    play = six_tricks(fresh())
    assert not codes(play.hears(seat, language)) & PAST


@law("renard:7.3")
@pytest.mark.parametrize("seat", [L, F, SPECTATOR])
def test_during_the_round_nobody_is_sent_the_past_tricks(fresh, codes, seat):
    play = six_tricks(fresh())
    assert play.sees(seat)["past_tricks"] == []
    assert not codes(play.sees(seat)) & PAST


@law("renard:7.3")
def test_all_else_that_happened_stays_in_the_log(fresh):
    play = six_tricks(fresh())
    told = [event.verb for event in play.game.recall_events(play.state, play.log)]
    assert told == ["dealer", "shuffled", "dealt", "dealt", "decree"] + ["took trick", "leads"] * 5 + ["played"]


@law("renard:7.3", "renard:7.5", "renard:7.6")
@pytest.mark.parametrize("seed", range(8))
def test_no_deal_exchange_or_draw_in_the_log_names_a_card_that_lies_in_a_past_trick(fresh, codes, seed):
    play = fresh(target=1)
    for _ in play.at_random(seed):
        past = {code for cards in play.place["won"] for code in cards}
        for seat in (L, F, SPECTATOR):
            assert not codes([play.hears(seat), play.sees(seat)]) & past


@law("renard:7.3", "renard:7.5")
def test_an_exchange_stays_in_the_log_for_as_long_as_its_cards_lie_in_no_past_trick(place, codes):
    play = place(leader="3B 2B 10K 1K", follower="4B 6B 8M 1M", decree="9K")
    play.answer(L, "3B", "10K").answer(F, "4B")
    assert codes(play.hears(F)) >= {"9K", "10K"}
    play.answer(F, "6B").answer(L, "2B")
    assert codes(play.hears(F)) >= {"9K", "10K"}
    play.answer(F, "8M").answer(L, "9K")
    assert "9K" not in codes(play.hears(F))


@law("renard:7.3", "renard:7.6")
def test_what_was_drawn_or_buried_in_a_past_trick_is_no_longer_named(place, codes):
    play = place(leader="5B 2B 1M", follower="4B 6B 8M", top="9M").answer(L, "5B").draw("9M")
    assert "9M" in codes(play.hears(L))
    play.answer(L, "2B").answer(F, "4B")
    assert not codes(play.hears(L)) & {"9M", "2B"}


@law("renard:7.3")
def test_once_the_round_is_over_its_tricks_may_be_looked_up(fresh):
    play = fresh(target=60)
    rounds = (len(play.events("shuffled")) for _ in play.at_random(9))
    next(number for number in rounds if number == 2)
    shown = [event for event in play.game.recall_events(play.state, play.log) if event.verb == "played"]
    assert len(shown) == 26
    next(number for number in rounds if len(play.takers) == 15)
    shown = [event for event in play.game.recall_events(play.state, play.log) if event.verb == "played"]
    assert shown[:26] == play.events("played")[:26] and len(shown) <= 27


def past_tricks(play, seat):
    """Who led, the card that was led, the card that followed."""
    return [[trick["leader"], trick["lead"], trick["follow"]] for trick in play.sees(seat)["past_tricks"]]


@law("renard:7.3")
def test_once_the_game_is_over_everything_may_be_looked_up(fresh):
    play = fresh(target=1)
    for _ in play.at_random(9):
        pass
    assert play.game.recall_events(play.state, play.log) == play.log
    cards = [DECK[event.what[1]] for event in play.events("played")]
    leaders = [event.what[0] for event in play.events("played")][::2]
    tricks = [list(trick) for trick in zip(leaders, cards[::2], cards[1::2], strict=True)]
    assert [past_tricks(play, seat) for seat in (L, F, SPECTATOR)] == [tricks, tricks, tricks]


@law("renard:7.3")
def test_players_may_agree_to_open_the_past_tricks(fresh):
    play = six_tricks(fresh(open_tricks=True))
    assert play.game.recall_events(play.state, play.log) == play.log
    assert past_tricks(play, L) == [
        [L, "10B", "2K"], [L, "8B", "4K"], [L, "6B", "8K"], [L, "4B", "10K"], [L, "2B", "2M"]
    ]  # fmt: skip
    play.answer(L, "1M")
    assert past_tricks(play, F)[5:] == [[F, "4M", "1M"]]


@law("renard:7.3")
def test_opened_tricks_are_all_plays_and_nothing_else(place):
    play = place(decree="1B", leader="3K 2M 8K", follower="2K 4M 6M", options={"open_tricks": True})
    play.answer(L, "3K", "2M").answer(F, "2K").answer(L, "8K")
    assert past_tricks(play, F) == [[L, "3K", "2K"]]
    assert past_tricks(play.answer(F, "4M"), F) == [[L, "3K", "2K"], [L, "8K", "4M"]]


@law("renard:7.2", "renard:7.3", "renard:7.5", "renard:7.6", "renard:4.1.1")
def test_what_happened_is_told_in_words(place):
    play = place(
        decree="6K",
        leader="3B 5M 2B 7M",
        follower="4B 8M 1M 7K",
        top="11K",
        tricks=(5, 4),
        options={"open_tricks": True},
    )
    play.answer(L, "3B", "2B").answer(F, "4B").answer(F, "8M").answer(L, "5M").draw("11K").answer(L, "6K")
    play.answer(F, "1M").answer(L, "7M")
    assert play.hears(L) == [
        "Ana plays 3B.",
        "Ana gives 2B and takes 6K from the decree.",
        "Bo plays 4B.",
        "4B beats 3B: both are trumps (bells), the higher one wins.",
        "Bo wins the trick (5).",
        "Bo leads next.",
        "Bo plays 8M.",
        "Ana plays 5M.",
        "Ana draws 11K.",
        "Ana buries 6K.",
        "8M beats 5M: the higher card of the lead suit wins.",
        "Bo wins the trick (6).",
        "Bo leads next.",
        "Bo plays 1M.",
        "Ana plays 7M.",
        "7M beats 1M: the higher card of the lead suit wins.",
        "Ana wins the trick (6).",
        "Ana scores 1 point of treasure.",
        "Bo lost with a Swan and leads next.",
    ]
    play.answer(F, "7K").answer(L, "11K")
    assert play.hears(F)[19:] == [
        "Bo plays 7K.",
        "Ana plays 11K.",
        "11K beats 7K: the higher card of the lead suit wins.",
        "Ana wins the trick (7).",
        "Ana scores 1 point of treasure.",
        "Ana: 7 tricks, Victorious, 6 points and 2 of treasure; 8 in all.",
        "Bo: 6 tricks, Defeated, 3 points; 3 in all.",
        "Ana deals.",
        "Round 2: all 33 cards are shuffled.",
    ]


@law("renard:2.3", "renard:4.3.2")
def test_a_deal_and_a_kept_decree_are_told_in_words(fresh):
    first, second = "1B 2B 3B 4B 5B 6B 7B 8B 9B 10B 11B 1K 2K", "3K 4K 5K 6K 7K 8K 9K 10K 11K 1M 2M 3M 4M"
    play = fresh().deal(first, second, "6M").answer(L, "3B", "keep")
    assert play.hears(L) == [
        "Bo deals.",
        "Round 1: all 33 cards are shuffled.",
        f"Ana is dealt {first.replace(' ', ', ')}.",
        "Bo is dealt 13 cards.",
        "The decree is 6M.",
        "Ana plays 3B.",
        "Ana leaves the decree 6M.",
    ]


# -- 7.4 decree and pile --------------------------------------------------------------------------------------------


@law("renard:7.4")
@pytest.mark.parametrize("seat", [L, F, SPECTATOR])
def test_the_decree_and_trump_are_shown_to_all(place, seat):
    play = place(decree="11K")
    assert (play.sees(seat)["decree"], play.sees(seat)["trump"]) == ("11K", "K")


@law("renard:7.4")
@pytest.mark.parametrize("seat", [L, F, SPECTATOR])
def test_of_the_pile_only_the_number_of_cards_is_shown(place, codes, seat):
    play = place(leader="5B 2K", top="7M 9M")
    pile = set(play.place["pile"])
    sizes = [play.sees(seat)["pile"], play.answer(L, "5B").sees(seat)["pile"]]
    assert not codes(play.sees(seat)) & pile
    sizes.append(play.draw("7M").sees(seat)["pile"])
    assert not codes(play.sees(seat)) & (pile - {"7M"})
    sizes.append(play.answer(L, "2K").sees(seat)["pile"])
    assert sizes == [6, 6, 5, 6]


# -- 7.5 the Fox ----------------------------------------------------------------------------------------------------


@law("renard:7.5")
@pytest.mark.parametrize("seer", [L, F, SPECTATOR])
def test_both_cards_of_an_exchange_are_told_to_all(place, seer):
    play = place(decree="6K", leader="3B 2B").answer(L, "3B", "2B")
    assert "Ana gives 2B and takes 6K from the decree." in play.hears(seer, "en")
    assert play.sees(seer)["known"] == [["6K"], []]


@law("renard:7.5")
def test_a_card_taken_from_the_decree_is_known_until_it_is_played(place):
    play = place(decree="6K", leader="3B 2B 8M", follower="2K 4K 10K").answer(L, "3B", "2B").answer(F, "4K")
    assert (play.takers, play.sees(F)["known"]) == ([L], [["6K"], []])
    assert play.answer(L, "6K").sees(F)["known"] == [[], []]


@law("renard:7.5")
def test_a_follower_who_takes_the_decree_is_known_to_hold_it(place):
    play = place(decree="6K", led="8M", leader="2M 4M", follower="3K 4B 10B").answer(F, "3K", "4B")
    assert (play.takers, play.sees(L)["known"]) == ([L], [[], ["6K"]])
    assert play.answer(L, "2M").sees(L)["known"] == [[], ["6K"]]
    assert play.answer(F, "6K").sees(L)["known"] == [[], []]


@law("renard:7.5")
def test_a_card_given_back_to_the_decree_is_no_longer_known_in_hand(place):
    play = place(decree="6K", leader="3B 3M 2B 8M", follower="2K 4K").answer(L, "3B", "2B").answer(F, "4K")
    play.answer(L, "3M", "6K")
    assert (play.decree, play.sees(F)["known"]) == ("6K", [["2B"], []])


@law("renard:7.5")
def test_two_cards_taken_are_both_known(place):
    play = place(decree="6K", leader="3B 3M 2B 8M", follower="2K 4K").answer(L, "3B", "2B").answer(F, "4K")
    play.answer(L, "3M", "8M")
    assert (play.decree, play.sees(F)["known"]) == ("8M", [["2B", "6K"], []])


@law("renard:7.5")
def test_after_a_burial_nobody_knows_whether_a_taken_card_is_still_held(place):
    play = place(decree="6K", leader="3B 5M 2B 8K", follower="2K 4K", top="7M").answer(L, "3B", "2B").answer(F, "4K")
    play.answer(L, "5M").draw("7M")
    assert play.sees(F)["known"] == [["6K"], []]
    assert play.answer(L, "8K").sees(F)["known"] == [[], []]


@law("renard:7.5")
def test_the_burial_of_the_other_changes_nothing(place):
    play = place(decree="6K", leader="3B 2B 8K", follower="5B 2K 4K", top="7M").answer(L, "3B", "2B")
    play.answer(F, "5B").draw("7M").answer(F, "2K")
    assert play.sees(F)["known"] == [["6K"], []]


@law("renard:7.5")
def test_a_decree_that_is_kept_is_in_no_hand(place):
    play = place(decree="6K", leader="3B 2B 8K", follower="4K").answer(L, "3B", "keep")
    assert play.sees(F)["known"] == [[], []]


@law("renard:7.4", "renard:7.5")
def test_what_showed_a_card_to_somebody_is_marked_as_such(fresh):
    first, second = "1B 2B 3B 4B 5B 6B 7B 8B 9B 10B 11B 1K 2K", "3K 4K 5K 6K 7K 8K 9K 10K 11K 1M 2M 3M 4M"
    play = fresh().deal(first, second, "6M").answer(L, "3B", "2B").answer(F, "4K")
    assert [event.verb for event in play.log if event.reveals] == ["decree", "played", "exchanged", "played"]


# -- 7.6 the Woodcutter ---------------------------------------------------------------------------------------------


@law("renard:7.6")
@pytest.mark.parametrize("seat", [F, SPECTATOR])
def test_the_card_drawn_and_the_card_buried_are_not_named_to_others(place, codes, seat):
    play = place(trump="M", leader="5B 2B 9K", follower="4K 6K 8K", top="7M").answer(L, "5B").draw("7M")
    assert (play.sees(seat)["drawn"], "7M" in codes(play.sees(seat))) == ("", False)
    play.answer(L, "2B")
    assert play.hears(seat)[-2:] == ["Ana draws a card.", "Ana buries a card."]
    assert not codes([play.sees(seat), play.hears(seat), play.hears(seat, "fr")]) & {"7M", "2B"}
    assert [event.seen_by(seat).secret for event in play.log[-2:]] == [(), ()]


@law("renard:7.6")
def test_the_woodcutters_player_is_told_both_cards(place):
    play = place(leader="5B 2B 9K", top="7M").answer(L, "5B").draw("7M")
    assert (play.sees(L)["drawn"], "7M" in play.sees(L)["hand"]) == ("7M", True)
    assert play.game.speak_ask(play.state, play.state.open[0]) == (
        "renard-ask-bury", {"clause": "4.5.2", "drawn": "7M"}
    )  # fmt: skip
    play.answer(L, "2B")
    assert play.hears(L)[-2:] == ["Ana draws 7M.", "Ana buries 2B."]
    assert play.sees(L)["drawn"] == ""


@law("renard:7.6")
def test_a_follower_who_draws_is_the_one_who_is_told(place):
    play = place(led="8B", leader="2K 4K", follower="5B 2B 9K", top="7M").answer(F, "5B").draw("7M")
    assert (play.sees(F)["drawn"], play.sees(L)["drawn"], play.sees(SPECTATOR)["drawn"]) == ("7M", "", "")
    play.answer(F, "9K")
    assert (play.sees(F)["buried"], play.sees(L)["buried"], play.sees(SPECTATOR)["buried"]) == (["9K"], [], [])


@law("renard:7.6")
def test_what_was_buried_is_kept_in_the_view_of_the_one_who_did_it_and_nowhere_else(place, codes):
    play = place(trump="M", leader="5B 2B 9K", follower="8B 6K 4K", top="7M").answer(L, "5B").draw("7M")
    play.answer(L, "7M").answer(F, "8B").answer(F, "4K").answer(L, "9K")
    assert len(play.takers) == 2
    assert play.sees(L)["buried"] == ["7M"]
    assert [play.sees(seat)["buried"] for seat in (F, SPECTATOR)] == [[], []]
    assert "7M" not in codes([play.sees(F), play.sees(SPECTATOR), play.hears(F), play.hears(SPECTATOR)])
