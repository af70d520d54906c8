"""Chapter 9: information. What is said between people (9.4 to 9.7) is conduct; here is what the table shows."""

import pytest

import clairiere
from clairiere import NATURE, SPECTATOR, Illegal
from clairiere.conformance import law
from clairiere.games.duo.cards import CODE

L, F = 0, 1
LANGUAGES = ("fr", "en")


class Memory:
    """What the law lets be known of the hands, kept apart from the game: by the players, and by who looks on."""

    def __init__(self):
        self.forget()
        self.heard = 0

    def forget(self):
        self.players = [set(), set()]
        self.public = [set(), set()]

    def listen(self, play):
        for event in play.log[self.heard :]:
            cards = [CODE[card] for card in event.secret] if event.verb == "swapped" else []
            if event.verb == "shuffled":
                self.forget()
            elif event.verb == "played":
                for known in (self.players, self.public):
                    known[event.what[0]].discard(CODE[event.what[1]])
            elif event.verb == "exchanged":
                for known in (self.players, self.public):
                    known[event.what[0]].discard(CODE[event.what[1]])
                    known[event.what[0]].add(CODE[event.what[2]])
            elif event.verb == "swapped":
                self.public = [set(), set()]
                for seat in (L, F):
                    self.players[seat].discard(cards[seat])
                    self.players[seat].add(cards[1 - seat])
        self.heard = len(play.log)


def five_tricks(play):
    """A round without abilities so far: four tricks are over and the fifth is led."""
    play.deal("2D 4D 6D 8D 10D 1D 3D 5D 7D 9D 1R", "2S 4S 6S 8S 10S 1S 3S 5S 7S 9S 3R", "4R")
    return play.trick("2D", "2S").trick("4D", "4S").trick("6D", "6S").trick("8D", "8S").answer(L, "10D")


PAST = {"2D", "2S", "4D", "4S", "6D", "6S", "8D", "8S"}


# -- 9.1 hands ------------------------------------------------------------------------------------------------------


@law("duo:9.1")
def test_each_sees_his_own_hand_and_only_the_size_of_the_other(place, codes):
    play = place(leader="4R 6S 8S", follower="10R 2S")
    assert (sorted(play.sees(L)["hand"]), play.sees(L)["hand_sizes"]) == (["4R", "6S", "8S"], [3, 3])
    assert not codes(play.sees(L)) & set(play.hand(F))
    assert not codes(play.sees(F)) & set(play.hand(L))


@law("duo:9.1")
def test_a_spectator_sees_no_hand(place, codes):
    play = place(leader="4R 6S 8S", follower="10R 2S")
    assert (play.sees(SPECTATOR)["hand"], codes(play.sees(SPECTATOR))) == ([], {play.decree})


@law("duo:9.1")
@pytest.mark.parametrize("seat", [NATURE, 2])
def test_a_seat_that_does_not_exist_has_no_view(place, seat):
    play = place(leader="4R 6S 8S", follower="10R 2S")
    with pytest.raises(Illegal) as refused:
        play.sees(seat)
    assert (refused.value.reason, refused.value.facts["found"]) == ("seat-unknown", seat)


@law("duo:9.1")
def test_a_card_given_is_known_in_the_other_hand_until_it_is_played(place):
    play = place(leader="7R 2S 8D 6D", follower="4R 6R 10R").answer(L, "7R").give("2S", "6R")
    assert [play.sees(seat)["known"] for seat in (L, F, SPECTATOR)] == [[["6R"], ["2S"]]] * 2 + [[[], []]]
    play.answer(F, "10R")
    assert (play.takers, play.sees(L)["known"]) == ([F], [["6R"], ["2S"]])
    assert play.answer(F, "2S").sees(L)["known"] == [["6R"], []]


@law("duo:9.1")
def test_a_card_given_back_is_known_where_it_is_now(place):
    play = place(leader="7R 2S 8D 6D", follower="4R 6R 7S 10R").answer(L, "7R").give("2S", "6R").answer(F, "10R")
    play.answer(F, "7S").give("6D", "2S")
    assert play.sees(L)["known"] == [["6R", "2S"], ["6D"]]


@law("duo:9.1", "duo:9.3")
def test_a_card_given_and_then_exchanged_for_the_decree_is_no_longer_known_in_hand(place):
    play = place(decree="4D", leader="7R 2S 8D", follower="3S 6R 10R").answer(L, "7R").give("2S", "6R").answer(F, "10R")
    play.answer(F, "3S", "1", "2S")
    assert (play.decree, play.sees(L)["known"]) == ("2S", [["6R"], ["4D"]])


@law("duo:9.1", "duo:9.2", "duo:9.3")
@pytest.mark.parametrize("seed", range(15))
def test_nothing_hidden_can_be_read_from_what_is_sent(fresh, codes, seed):
    play, memory = fresh(), Memory()
    for _ in play.at_random(seed):
        memory.listen(play)
        place = play.place
        if place["tricks"] == 11:
            continue
        for seat in (L, F, SPECTATOR):
            known = memory.public if seat == SPECTATOR else memory.players
            own = set() if seat == SPECTATOR else set(place["hands"][seat])
            assert codes(play.sees(seat)) == ({place["decree"], *place["trick"], *known[L], *known[F]} - {""}) | own
            assert [set(cards) for cards in play.sees(seat)["known"]] == known


@law("duo:9.1")
@pytest.mark.parametrize("seed", range(6))
def test_nothing_hidden_can_be_read_from_what_is_told(fresh, codes, seed):
    play = fresh()
    for _ in play.at_random(seed):
        pass
    for event in play.log:
        for seat in (L, F, SPECTATOR):
            seen = event.seen_by(seat)
            message = play.game.speak_event(play.state, seen, ("Ana", "Bo"), seat)
            words = codes([clairiere.words.say(language, *message) for language in LANGUAGES])
            if event.verb == "dealt":
                assert len(words) == (11 if seat == event.what[0] else 0)
            elif event.verb == "swapped":
                assert len(words) == (0 if seat == SPECTATOR else 2)
            else:
                assert event.secret == ()


# -- 9.2 past tricks ------------------------------------------------------------------------------------------------


@law("duo:9.2")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [L, F, SPECTATOR])
def test_during_the_round_the_log_names_no_card_of_a_past_trick(fresh, codes, seat, language):
    play = five_tricks(fresh())
    assert len(play.events("played")) == 9
    assert not codes(play.hears(seat, language)) & PAST
    assert not codes(play.sees(seat)) & PAST and play.sees(seat)["past_tricks"] == []


@law("duo:9.2")
@pytest.mark.parametrize("seed", range(8))
def test_no_deal_exchange_or_gift_in_the_log_names_a_card_that_lies_in_a_past_trick(fresh, codes, seed):
    play = fresh()
    for _ in play.at_random(seed):
        if play.sees(L)["tricks"] == 11 or play.sees(L)["round"] > 1:  # the round is over
            return
        past = {CODE[event.what[1]] for event in play.events("played")}.difference(play.sees(L)["trick"])
        for seat in (L, F, SPECTATOR):
            assert not codes([play.hears(seat), play.sees(seat)]) & past


@law("duo:9.2")
def test_all_else_stays_in_the_log(fresh):
    play = five_tricks(fresh())
    told = [event.verb for event in play.game.recall_events(play.state, play.log)]
    assert told[:4] == ["board", "dealer", "shuffled", "dealt"]
    assert told.count("played") == 1 and told.count("put away") == 4


@law("duo:9.2")
def test_once_the_round_is_over_its_tricks_may_be_looked_at_but_not_the_undealt_cards(fresh, codes):
    play = fresh()
    next(asked for asked in play.at_random(3) if asked == "propose")
    tricks = play.sees(SPECTATOR)["past_tricks"]
    assert len(tricks) == 11 and [play.sees(seat)["past_tricks"] for seat in (L, F)] == [tricks, tricks]
    assert len([event for event in play.game.recall_events(play.state, play.log) if event.verb == "played"]) == 22
    for seat in (L, F, SPECTATOR):
        assert not codes([play.sees(seat), play.hears(seat)]) & set(play.place["pile"])


@law("duo:9.2")
def test_players_may_agree_to_open_the_past_tricks(fresh):
    play = five_tricks(fresh(open_tricks=True))
    assert play.game.recall_events(play.state, play.log) == play.log
    tricks = [[trick["leader"], trick["lead"], trick["follow"]] for trick in play.sees(F)["past_tricks"]]
    assert tricks == [[L, "2D", "2S"], [L, "4D", "4S"], [L, "6D", "6S"], [L, "8D", "8S"]]


@law("duo:9.2")
def test_once_the_game_is_over_everything_may_be_looked_up(last_gem, fresh):
    play = last_gem(tricks=6, round=2, forest_left=3)
    assert play.game.recall_events(play.state, play.log) == play.log
    play = five_tricks(fresh())
    asked = play.asked[0]
    play.answer(asked, "stop").answer(1 - asked, "yes")
    assert [len(play.sees(seat)["past_tricks"]) for seat in (L, F, SPECTATOR)] == [4, 4, 4]


# -- 9.3 the board --------------------------------------------------------------------------------------------------


@law("duo:9.3")
@pytest.mark.parametrize("seed", range(4))
def test_both_see_the_same_board_and_decree_and_no_card_of_the_pile(fresh, codes, seed):
    play = fresh(level=3)
    shared = ("gems", "at", "covered", "forest_tokens", "supply", "round", "decree", "trump", "pile", "trick", "tricks")
    for asked in play.at_random(seed):
        views = [play.sees(seat) for seat in (L, F, SPECTATOR)]
        assert all(view[key] == views[0][key] for view in views for key in shared)
        if asked not in ("deal", "decree"):
            assert not codes(views) & set(play.place["pile"])


@law("duo:9.3")
@pytest.mark.parametrize("seat", [L, F, SPECTATOR])
def test_the_old_decree_is_known_in_the_hand_of_the_one_who_took_it(place, seat):
    play = place(decree="6S", leader="3R 2R 8D", follower="4R 10R 2D").answer(L, "3R", "0", "2R")
    assert play.sees(seat)["known"] == [["6S"], []]
    play.answer(F, "10R").answer(F, "2D").answer(L, "6S" if "6S" in play.legal else play.legal[0])
    assert play.sees(seat)["known"] == [["6S"] if "6S" in play.hand(L) else [], []]


@law("duo:9.3")
def test_the_old_decree_is_no_longer_known_once_given_or_exchanged(place):
    play = place(decree="6S", leader="3R 2R 8D 3D", follower="4R 8R 2S").answer(L, "3R", "0", "2R").answer(F, "4R")
    assert play.takers == [F] and play.sees(L)["known"] == [["6S"], []]
    play.answer(F, "8R").answer(L, "3D", "0", "6S")
    assert (play.decree, play.sees(F)["known"]) == ("6S", [["2R"], []])


@law("duo:9.3")
def test_a_known_card_given_away_in_a_gift_moves_with_it(place):
    play = place(decree="6S", leader="3R 7D 2R 8D", follower="4D 10D 2S").answer(L, "3R", "0", "2R").answer(F, "4D")
    play.answer(L, "7D").give("6S", "2S")
    assert [play.sees(seat)["known"] for seat in (L, F, SPECTATOR)] == [[["2S"], ["6S"]]] * 2 + [[[], []]]


@law("duo:9.1", "duo:9.3")
def test_what_happened_is_told_in_words(place):
    play = place(
        decree="6S", leader="3R 7D 2R 8D", follower="4R 10R 2S 1S", at=5, options={"open_tricks": True}
    )  # fmt: skip
    play.answer(L, "3R", "1").answer(F, "2S").answer(F, "4R").answer(F, "1S").answer(L, "2R").answer(F, "3")
    assert play.hears(L) == [
        "Ana plays 3R.",
        "Ana names Bo for the exchange.",
        "Bo gives 2S and takes 6S from the decree.",
        "Bo plays 4R.",
        "4R beats 3R: the higher card of the lead suit wins.",
        "Bo wins the trick.",
        "The team goes from space 5 to space 8.",
        "A gem is collected on space 8; 11 gems are left.",
        "Trick 8 of 11 is put away.",
        "Bo leads next.",
        "Bo plays 1S.",
        "Ana plays 2R.",
        "1S wins: it is the only trump (stars).",
        "Bo wins the trick.",
        "The team leaves the path beyond space 10.",
        "The forest covers space 10; 3 forest tokens are left.",
        "1 gem slides from 10 to 9.",
        "The team goes back to the start, space 5.",
        "Trick 9 of 11 is put away.",
        "Bo leads next.",
    ]


@law("duo:9.3")
def test_whoever_spoils_a_view_spoils_nothing_else(place):
    play = place(leader="4R 6S")
    view = play.state.view(L)
    view.rules.level = 3
    view.rules.board.tokens = 0
    assert (play.sees(L)["level"], play.tokens) == (1, 4)


# -- talk ---------------------------------------------------------------------------------------------------------


@law("duo:9.4")
def test_with_a_pause_both_say_that_they_are_ready_before_the_first_deal(fresh):
    play = fresh(pause=True)
    assert [(ask.seat, ask.about, ask.clause) for ask in play.state.open] == [(0, "ready", "9.4"), (1, "ready", "9.4")]
    assert (play.game.silence_clause(play.state), play.legal) == ("", ["ready"])
    play.answer(1, "ready")
    assert (play.asked, play.refused(1, "ready").clause, play.game.silence_clause(play.state)) == (
        (0, "ready"),
        "9.4",
        "",
    )
    assert play.answer(0, "ready").asked[1] == "deal"
    play.deal()
    assert play.game.silence_clause(play.state) == "9.4"


@law("duo:9.4")
@pytest.mark.parametrize("pause", [True, False])
def test_with_a_pause_there_is_a_moment_between_rounds_also_without_a_forest_token(round_over, pause):
    play = round_over(at=6, gems=MIDDLE, covered=[4, 0], round=2, options={"pause": pause})
    assert play.asked[1] == ("ready" if pause else "deal")
    if pause:
        assert (play.game.silence_clause(play.state), [ask.seat for ask in play.state.open]) == ("", [0, 1])
        assert play.answer(0, "ready").answer(1, "ready").place["round"] == 3


@law("duo:9.4")
def test_where_the_forest_closes_in_no_second_moment_is_needed(round_over):
    play = round_over(at=6, gems=MIDDLE, options={"pause": True})
    assert (play.asked[1], play.game.silence_clause(play.state)) == ("propose", "")
    assert play.answer(0, "10").answer(1, "yes").asked[1] == "deal"


@law("duo:9.4", "duo:6.6")
@pytest.mark.parametrize("proposer", [0, 1])
@pytest.mark.parametrize(("covered", "left"), [([0, 0], 3), ([0, 3], 0)])
def test_with_one_free_end_the_talk_lasts_until_both_are_ready(round_over, proposer, covered, left):
    play = round_over(at=0, gems=MIDDLE, covered=covered, options={"pause": True})
    end = 10 - covered[1]
    assert (play.asked[1], play.legal) == ("propose", [str(end)])
    play.answer(proposer, str(end))
    assert (play.tokens, play.place["covered"], play.place["proposed"]) == (left, [0, covered[1] + 1], [-1, -1])
    assert [(ask.seat, ask.about, ask.clause) for ask in play.state.open] == [(0, "ready", "9.4"), (1, "ready", "9.4")]
    assert play.game.silence_clause(play.state) == ""
    again = clairiere.load(play.state.dump())
    assert (again.dump(), [ask.seat for ask in again.open]) == (play.state.dump(), [0, 1])
    assert (play.answer(proposer, "ready").asked, play.game.silence_clause(play.state)) == ((1 - proposer, "ready"), "")
    assert play.answer(1 - proposer, "ready").asked[1] == "deal"


@law("duo:9.4")
def test_without_a_pause_one_free_end_is_followed_by_the_deal(round_over):
    assert round_over(at=0, gems=MIDDLE).answer(1, "10").asked[1] == "deal"


@law("duo:9.4")
def test_a_record_of_an_earlier_engine_ends_the_talk_with_the_proposal(round_over):
    duo = clairiere.find("duo")
    former = duo.with_legacy_defaults({"pause": True})
    assert former["ready"] == "one"
    assert round_over(at=0, gems=MIDDLE, options=former).answer(1, "10").asked[1] == "deal"
    assert [option.name for option in duo.options if option.is_fixed] == ["ready"]


@law("duo:9.4")
@pytest.mark.parametrize(("at", "covered"), [(5, [0, 1]), (0, [1, 0]), (0, [0, 0])])
def test_a_position_waits_for_both_only_where_the_forest_had_one_end(round_over, at, covered):
    play = round_over(at=0, gems=MIDDLE, options={"pause": True}).answer(0, "10")
    position = play.state.dump() | {"at": max(at, covered[0]), "covered": covered}
    if (at, covered) == (0, [1, 0]):
        position["at"] = 10
        assert clairiere.load(position).open[0].about == "ready"
        return
    with pytest.raises(clairiere.Illegal):
        clairiere.load(position)


@law("duo:9.4")
def test_a_table_may_be_reminded_instead_of_silenced(place):
    for talk, silence, reminder in (("closed", "9.4", ""), ("reminder", "", "9.4")):
        play = place(leader="4R", options={"talk": talk})
        assert (play.game.silence_clause(play.state), play.game.reminder_clause(play.state)) == (silence, reminder)


@law("duo:9.4")
def test_a_vote_to_give_up_changes_nothing_about_talk(place, round_over):
    assert place(leader="4R").answer(L, "stop").game.silence_clause(place(leader="4R").answer(L, "stop").state) == "9.4"
    between = round_over(at=6, gems=MIDDLE).answer(L, "stop")
    assert between.game.silence_clause(between.state) == ""


MIDDLE = [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]


@law("duo:3.4.1")
def test_a_trick_is_finished_when_it_is_put_away_and_not_before(fresh):
    play = five_tricks(fresh())
    numbers = [number for number, event in enumerate(play.log) if event.verb == "put away"]
    assert [play.game.finished_trick(play.log, number) is not None for number in numbers] == [True] * 4
    assert play.game.finished_trick(play.log, numbers[0] - 1) is None
    assert play.game.finished_trick(play.log[numbers[0] :], 0) is None, "its cards were told before"


@law("duo:3.1.3", "duo:3.4.1")
def test_turns_are_counted_by_deals_and_leads_and_a_trick_has_its_own_winner(place):
    play = place(trump="D", leader="4R 6S", follower="6R 4S").trick("4R", "6R").trick("4S", "6S")
    assert play.game.turn_verbs == {"shuffled", "leads"}
    numbers = [number for number, event in enumerate(play.log) if event.verb == "put away"]
    assert [play.game.finished_trick(play.log, number).winner for number in numbers] == play.takers
