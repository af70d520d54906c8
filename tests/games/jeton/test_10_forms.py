"""Chapter 10: what the rules alone say of real time, and the turn form."""

import pytest

import clairiere
from clairiere import NATURE, SPECTATOR, Illegal, Record, Rng, Table
from clairiere.conformance import law
from clairiere.games.jeton.cards import first_index_of
from clairiere.games.jeton.choices import (
    AGREE,
    DRAW,
    LIMIT,
    PASS_ON,
    PROPOSE,
    SHOUT,
    SKIP,
    TIMEOUT,
    bid_of,
    raise_of,
)  # fmt: skip
from clairiere.games.jeton.pace.clocks import clocks

A, B, C, D, E, F = range(6)
SIX = "223344"


# -- 10.1 to 10.4 the queue -------------------------------------------------------------------------------------------


@law("jeton:10.1")
def test_the_second_of_two_raises_is_judged_on_the_new_table(auction):
    play = auction("44 - 2222 -", "- - 22 3333", red=D).answer(C, "raise 2 2222")
    assert play.why(A, "bid 44") == ("below-top", "5.3.1")
    play = auction("2 - - 3", "- - 222222 3333", red=D)
    assert play.can(A, "raise 2 2")


@law("jeton:10.1")
@pytest.mark.parametrize("seed", range(4))
def test_a_refused_action_changes_nothing_clocks_included(fresh, seed):
    play = fresh(4)
    for _ in play.at_random(seed, 150):
        before = (play.place, repr(clocks(play.state)), [repr(ask) for ask in play.state.open])
        for seat in range(4):
            with pytest.raises(Illegal):
                play.state.take(seat, bid_of(0))
        assert (play.place, repr(clocks(play.state)), [repr(ask) for ask in play.state.open]) == before


@law("jeton:10.1")
@pytest.mark.parametrize("text", ["timeout", "timeout 1", "leave 1", "stop", "limit", "skip", "pass"])
def test_a_player_does_not_do_what_is_the_servers_to_do(place, text):
    assert place("2 2 2").why(A, text)[0] == "unknown-action"


@law("jeton:10.1")
def test_every_active_player_is_asked_always_and_the_server_beside_them(fresh):
    play = fresh(5)
    for _ in play.at_random(4, 200):
        if len(play.state.open) > 1:
            assert [ask.seat for ask in play.state.open] == [*play.active, NATURE]


@law("jeton:10.2")
def test_the_first_of_two_shouts_wins(place):
    play = place("2 2 2 2").answer(B, "shout")
    assert play.why(C, "shout") == ("wrong-phase", "4.1") and play.place["launcher"] == B


@law("jeton:10.2")
def test_a_shout_is_never_late_in_its_draw_phase(place):
    play = place("2 2 2 2")
    before = play.game.moment(play.state, SHOUT)
    play.draw(A, B)
    assert play.game.moment(play.state, SHOUT) == before


@law("jeton:10.3")
def test_a_lay_prepared_on_an_older_table_is_judged_on_the_present_one(auction):
    table = at_table(auction("- p 2222 3", "- - 22 333p", red=D))
    lay = raise_of(C, 4 * 256)
    seen = table.moment(lay)
    table.play(B, raise_of(D, 1))  # the top is 11 now
    table.play(C, lay, seen)
    assert table.state.totals == [0, 0, 12, 11]


@law("jeton:10.3")
def test_if_it_is_no_longer_legal_the_cards_stay_in_hand(auction):
    table = at_table(auction("- p 2222 3", "- - 22 333p", red=D))
    lay = raise_of(C, 4 * 256)
    seen = table.moment(lay)
    table.play(D, raise_of(D, 65536))  # 13
    with pytest.raises(Illegal) as caught:
        table.play(C, lay, seen)
    assert (caught.value.reason, table.state.hands[C]) == ("jeton-below-top", 4 * 256)


def at_table(play):
    """A table that goes on from a position."""
    table = Table(Record(play.game, {"form": "live", "first": "0"}, ["a", "b", "c", "d"][: play.state.seats]))
    table.state = play.state
    return table


@law("jeton:10.4")
def test_the_server_draws_for_an_idle_seat_and_an_empty_pack_eliminates(place, packed):
    assert place("2 2 2").clock("timeout").nature("3").hand(A) == "23"
    play = packed(["", "22", "22"], "2 2 2", red=B, draw_seat=A).clock("timeout")
    assert play.place["gone"] == [3, A]


@law("jeton:10.4")
@pytest.mark.parametrize(("hand", "card"), [("433p", "3"), ("4p", "4"), ("4322", "2")])
def test_an_idle_launcher_opens_with_one_card_of_his_lowest_value(place, hand, card):
    play = place(f"2 2 2 {hand}").answer(D, "shout").clock("timeout")
    assert (play.stack(D), play.phase, play.events("laid")[0].clause) == (card, "bid", "10.4")


@law("jeton:10.4")
@pytest.mark.parametrize("least", [0, 1])
def test_an_idle_winner_gives_everyone_his_own_stack_back(auction, least):
    play = auction("- - -", "- 33p 2222", red=B, options={"min_per_bidder": least}).settle(C).clock("timeout")
    received = [event.what for event in play.events("received")]
    assert [seat for seat, _ in received] == [B, C] and play.phase == "draw"
    assert play.hears(A)[-2:] == [
        "Bo receives 3 3 +1, shuffled into the pack.", "Cleo receives 2 2 2 2, shuffled into the pack."
    ]  # fmt: skip


@law("jeton:10.4", "jeton:7.3")
def test_who_waits_for_the_sharing_gives_nothing_away(auction):
    play = auction("2 2 -", "- - 33", red=C).settle(C)
    assert play.asked[1] == "share"
    for seat in (A, B):
        ask = play.ask_of(seat)
        assert ask.seat == seat and play.state.write(ask, play.game.default_choice(play.state, ask)) == "leave"


@law("jeton:10.4")
@pytest.mark.parametrize("form", ["turns", "live"])
def test_what_is_done_for_an_idle_player_by_turns_or_by_the_clock_is_the_same(place, form):
    play = place("2 2 2 433p", form, draw_seat=A, red=A, pivot=C if form == "turns" else -1)
    if form == "turns":
        assert play.game.default_choice(play.state, play.state.open[0]) == PASS_ON
    play.answer(D, "shout")
    ask = play.ask_of(D)
    assert play.state.write(ask, play.game.default_choice(play.state, ask)) == "bid 3"


# -- 10.5 the turn form: the draw -------------------------------------------------------------------------------------


@law("jeton:10.5")
def test_those_entitled_are_asked_clockwise_from_the_last_to_draw(place):
    play = place("2 2 2 2", "turns", red=D, draw_seat=B, pivot=A)
    assert (play.asked, play.legal) == ((B, "draw"), ["pass", "shout"])
    assert play.answer(B, "shout").place["launcher"] == B
    play = place("2 2 2 2", "turns", red=D, draw_seat=B, pivot=A).answer(B, "pass")
    assert play.asked == (C, "draw")
    assert play.answer(C, "pass").asked == (A, "draw"), "the last to draw is asked last"
    play = place("2 2 2 2", "turns", red=C, draw_seat=B, pivot=A).answer(B, "pass").answer(D, "pass")
    assert play.asked == (A, "draw")


@law("jeton:10.5")
def test_when_nobody_shouts_the_seat_in_turn_draws(place):
    play = place("2 2 2 2", "turns", red=D, draw_seat=B, pivot=A)
    play.answer(B, "pass").answer(C, "pass").answer(A, "pass")
    assert play.asked == (NATURE, "draw1")
    play.nature("4")
    assert (play.hand(B), play.asked) == ("24", (C, "draw"))


@law("jeton:10.5")
def test_when_nobody_shouts_an_empty_pack_eliminates(packed):
    play = packed(["22", "", "22"], "2 2 2", form="turns", red=A, draw_seat=B, pivot=A)
    play.answer(B, "pass").answer(C, "pass")
    assert play.place["gone"] == [3, B] and play.asked == (C, "draw")


@law("jeton:10.5")
def test_at_the_start_of_a_draw_phase_the_asking_starts_behind_the_red_holder(place):
    play = place("2 3 2 2", "turns", pivot=A, red=A).answer(B, "shout").answer(B, "bid 3")
    for _ in range(4):
        play.answer(play.asked[0], "pass")
    play.answer(B, "share 1:3")
    assert (play.red, play.asked) == (B, (C, "draw"))


@law("jeton:10.5")
@pytest.mark.parametrize("seat", [A, B, D, SPECTATOR])
@pytest.mark.parametrize("cards", ["any", "value"])
def test_who_is_asked_for_a_shout_does_not_depend_on_hands(place, seat, cards):
    options = {"shout_cards": cards}
    with_p = place("2 2 p 2", "turns", red=A, draw_seat=B, pivot=A, options=options).answer(B, "pass")
    with_2 = place("2 2 2 2", "turns", red=A, draw_seat=B, pivot=A, options=options).answer(B, "pass")
    assert with_p.asked == with_2.asked == (C, "draw")
    assert with_p.may(C) == (["pass"] if cards == "value" else ["pass", "shout"])
    for play in (with_p, with_2):
        play.answer(C, "pass").answer(D, "pass")
    assert with_p.sees(seat) == with_2.sees(seat) and with_p.log == with_2.log == []


@law("jeton:10.5")
def test_records_of_earlier_engines_pass_players_over(place):
    former = clairiere.find("jeton").with_legacy_defaults({"form": "turns"})
    assert (former["shout_cards"], former["first_plus"], former["withdrawal"]) == ("passed", True, "all")
    play = place("2 2 p 2", "turns", red=A, draw_seat=B, pivot=A, options=former).answer(B, "pass")
    assert play.asked == (D, "draw")


@law("jeton:10.5")
def test_whom_the_game_waits_for_is_all_who_are_in(place):
    play = place("2 2 2 2", "turns", red=A, draw_seat=B, pivot=A)
    for seat in (B, C, D):
        assert play.asked[0] == seat
        assert all(play.waits_for(other) == [A, B, C, D] for other in (*range(4), SPECTATOR))
        play.answer(seat, "pass")


@law("jeton:10.5", "jeton:10.6")
def test_by_turns_one_waits_to_be_asked(place, auction):
    play = place("2 2 2 2", "turns", red=A, draw_seat=B, pivot=A)
    assert (play.why(C, "shout"), play.why(B, "draw")) == (("by-turns", "10.5"),) * 2
    assert (play.why(C, "pass"), play.why(A, "shout")) == (("by-turns", "10.5"), ("red-holder", "4.3"))
    play = auction("2 2 2 2", "- - - 2", red=D, form="turns")
    assert play.asked == (A, "bid")
    assert (play.why(B, "bid 2"), play.why(A, "propose")) == (("by-turns", "10.6"), ("by-turns", "10.7"))
    assert play.why(A, "leave")[0] == "by-turns"


# -- 10.6, 10.7 the turn form: the auction ----------------------------------------------------------------------------


@law("jeton:10.6")
def test_after_the_opening_the_neighbour_is_asked_first_and_the_launcher_last(place):
    play = place("2 2 2 2 2", "turns", red=A, pivot=C).answer(D, "shout").answer(D, "bid 2")
    order = []
    for _ in range(5):
        order.append(play.asked[0])
        play.answer(play.asked[0], "pass")
    assert (order, play.phase) == ([E, A, B, C, D], "share")


@law("jeton:10.6")
def test_after_a_lay_the_asking_starts_again(auction):
    play = auction("2 22 2 2 2", "- - - 2 -", red=D, form="turns").answer(E, "pass").answer(A, "pass")
    play.answer(B, "bid 2")
    order = []
    for _ in range(5):
        order.append(play.asked[0])
        play.answer(play.asked[0], "pass")
    assert order == [C, D, E, A, B]


@law("jeton:10.6")
def test_those_who_are_out_are_not_asked(packed):
    play = packed(["22", "22", "22"], "2 2 2", form="turns", red=A, pivot=A, draw_seat=B).answer(B, "shout")
    play.answer(B, "bid 2").answer(C, "pass").answer(A, "pass").answer(B, "pass")
    assert play.phase == "share"


@law("jeton:10.7")
def test_a_full_circle_of_passes_is_a_proposal_and_unanimous_agreement(auction):
    play = auction("2 - - - -", "- - 222222 333pp 44ppp", red=D, form="turns", pivot=C)
    for seat in (D, E, A, B, C):
        assert play.phase == "bid"
        play.answer(seat, "pass")
    assert [(event.verb, event.what[:1]) for event in play.log] == [
        ("proposed", (C,)), ("agreed", (D,)), ("agreed", (E,)), ("agreed", (A,)), ("agreed", (B,)), ("won round", (C,))
    ]  # fmt: skip
    assert play.place["seq"] == 5


@law("jeton:10.7")
def test_on_a_tie_the_first_to_be_asked_proposes(auction):
    play = auction("2 - - - -", "- - 2222222 3333pp 44ppp", red=D, form="turns", pivot=A)
    for seat in (B, C, D, E, A):
        play.answer(seat, "pass")
    assert [event.what[0] for event in play.log if event.verb in ("proposed", "agreed")] == [B, C, D, E, A]
    assert play.phase == "draw"


@law("jeton:10.7")
def test_a_lay_sets_the_count_of_passes_back(auction):
    play = auction("- - 2 - -", "- - 222222 333pp 44ppp", red=D, form="turns", pivot=C)
    for seat in (D, E, A, B):
        play.answer(seat, "pass")
    play.answer(C, "raise 2 2")
    for seat in (D, E, A, B):
        play.answer(seat, "pass")
    assert (play.phase, play.asked) == ("bid", (C, "bid"))
    assert play.answer(C, "pass").phase == "share"


@law("jeton:10.7", "jeton:6.8")
def test_empty_hands_agree_with_the_proposal_by_turns_too(auction):
    more = {"options": {"auto_agree": "emptyHand"}, "form": "turns", "pivot": C}
    play = auction("2 - 2 - -", "- - 222222 333pp 44ppp", red=D, **more)
    for seat in (D, E, A, B, C):
        play.answer(seat, "pass")
    agreed = [(event.what[0], event.clause) for event in play.events("agreed")]
    assert agreed == [(B, "6.8"), (D, "6.8"), (E, "6.8"), (A, "6.3")]


# -- 10.8 every game by turns is a game in real time ------------------------------------------------------------------


def as_answers(events):
    """A log written out as the answers of the real-time form."""
    for i, event in enumerate(events):
        what = event.what
        match event.verb:
            case "red" if event.clause == "2.3":
                yield NATURE, what[0]
            case "drew":
                yield what[0], DRAW
                yield NATURE, ("card", event.secret[0])
            case "skipped":
                yield NATURE, SKIP
            case "eliminated":
                yield what[0], DRAW
            case "reshuffled":
                yield NATURE, TIMEOUT
            case "won" | "drawn" if event.clause in ("8.5", "10.9"):
                yield NATURE, TIMEOUT if event.clause == "8.5" else LIMIT
            case "shouted":
                yield what[0], SHOUT
            case "laid":
                seat, owner, cards, _, begins = what
                yield seat, bid_of(cards) if begins else raise_of(owner, cards)
            case "proposed":
                yield what[0], PROPOSE
            case "agreed" if event.clause == "6.3":
                yield what[0], AGREE
            case "won round":
                given = {}
                for later in events[i + 1 :]:
                    if later.verb != "received":
                        break
                    given[later.what[0]] = later.what[1]
                if given:
                    yield what[0], ("share", given)


def replay(state, events):
    """Answer the real-time form as a log says; every answer must be taken."""
    for seat, choice in as_answers(events):
        if isinstance(choice, tuple) and choice[0] == "card":
            choice = first_index_of(state.packs[state.draw_seat], choice[1])
        elif isinstance(choice, tuple):
            given = " ".join(f"{to}:{clairiere.games.jeton.cards.show(cards)}" for to, cards in choice[1].items())
            choice = state.read(state.open[0], f"share {given}")
        state.take(seat, choice)


def without_form(place):
    return {key: value for key, value in place.items() if key not in ("options", "pivot", "asking")}


@law("jeton:10.8")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(14))
def test_a_game_by_turns_is_a_real_time_game_with_the_same_log_and_end(fresh, seats, seed):
    options = {
        "auto_agree": ("timer", "emptyHand")[seed % 2],
        "min_per_bidder": seed // 2 % 2,
        "target": (6, 20)[seed // 4 % 2],
        "sim_max_rounds": (500, 6)[seed % 5 == 4],
        "first": "random",
    }
    play, live = fresh(seats, "turns", **options), fresh(seats, "live", **options)
    for _ in play.at_random(seed * 10 + seats):
        pass
    replay(live.state, play.log)
    assert [repr(event) for event in live.log] == [repr(event) for event in play.log]
    assert without_form(live.place) == without_form(play.place)
    assert live.state.winners() == play.state.winners()


@law("jeton:10.8", "jeton:3.4.1")
def test_so_is_one_in_which_nobody_ever_shouts(fresh):
    options = {"sim_max_reshuffles": 3}
    play, live = fresh(3, "turns", **options), fresh(3, "live", **options)
    while play.state.open:
        ask = play.state.open[0]
        play.state.take(ask.seat, PASS_ON if ask.seat >= 0 else ask.options[len(ask.options) // 2])
    replay(live.state, play.log)
    assert [repr(event) for event in live.log] == [repr(event) for event in play.log]
    assert without_form(live.place) == without_form(play.place)


@law("jeton:10.8", "jeton:3.3.1", "jeton:8.5")
@pytest.mark.parametrize("packs", [["2", "", "4"], ["", "pp", "pp"], ["2p", "2p", "2p"]])
def test_so_is_one_with_eliminations(packed, packs):
    more = {"red": A, "draw_seat": A}
    play = packed(packs, "2 3 44", form="turns", **more)
    live = packed(packs, "2 3 44", form="live", **more)
    for _ in play.at_random(3):
        pass
    replay(live.state, play.log)
    assert [repr(event) for event in live.log] == [repr(event) for event in play.log]
    assert without_form(live.place) == without_form(play.place)


def turns_can(state, events):
    """Whether the turn form can produce a log: every question has one answer that may lead there."""
    state.log = []
    wanted = [repr(event) for event in events]
    while True:
        told = [repr(event) for event in state.log]
        if told == wanted:
            return True
        if told != wanted[: len(told)] or not state.open:
            return False
        ask = state.open[0]
        answers = list(as_answers(events[len(told) :]))
        seat, choice = answers[0] if answers else (NATURE, 0)
        if isinstance(choice, tuple) and choice[0] == "card":
            choice = first_index_of(state.packs[state.draw_seat], choice[1])
        if ask.seat == NATURE and seat != NATURE and len(answers) > 1 and isinstance(answers[1][1], tuple):
            choice = first_index_of(state.packs[state.draw_seat], answers[1][1][1])
            seat = NATURE
        if seat == ask.seat and choice in ask.options:
            state.take(seat, choice)
        elif PASS_ON in ask.options:
            state.take(ask.seat, PASS_ON)
        else:
            return False


LIVE_ROUND = {
    "plain": ["1 shout", "1 bid 3", "1 propose", "2 agree", "3 agree", "0 agree"],
    "another order of agreement": ["1 shout", "1 bid 3", "1 propose", "3 agree", "2 agree", "0 agree"],
    "withdrawal": ["1 shout", "1 bid 3", "1 propose", "2 agree", "2 withdraw", "2 agree", "3 agree", "0 agree"],
    "fallen": ["1 shout", "1 bid 3", "1 propose", "2 raise 1 p", "1 propose", "2 agree", "3 agree", "0 agree"],
    "helped": ["1 shout", "1 bid 3", "2 raise 1 p", "1 propose", "2 agree", "3 agree", "0 agree"],
}


@law("jeton:10.8")
@pytest.mark.parametrize(
    ("name", "possible"),
    [
        ("plain", True), ("helped", True), ("withdrawal", False), ("fallen", False),
        ("another order of agreement", False),
    ],
)  # fmt: skip
def test_no_withdrawal_and_no_fallen_proposal_can_come_about_by_turns(place, name, possible):
    live = place("2 3 p 2")
    for line in LIVE_ROUND[name]:
        seat, _, text = line.partition(" ")
        live.answer(int(seat), text)
    assert live.phase == "share"
    assert turns_can(place("2 3 p 2", "turns", red=A, pivot=A).state, live.log) == possible


# -- 10.9 limits ------------------------------------------------------------------------------------------------------


@law("jeton:10.9", "jeton:2.1")
def test_the_same_seed_and_players_give_the_same_game():
    def game(seed):
        record = Record(clairiere.find("jeton"), {}, ["a", "b", "c", "d"])
        record.seed = seed
        table, rng = Table(record), clairiere.Rng(seed)
        while not table.state.over:
            ask = table.state.open[0]
            table.play(ask.seat, rng.pick(ask.options))
        return [repr(event) for event in table.events]

    assert game(3) == game(3) != game(4)


@law("jeton:10.9", "jeton:3.4.1")
def test_if_nobody_ever_shouts_the_game_is_a_draw_at_nothing(fresh):
    play = fresh(4, "turns", sim_max_reshuffles=2)
    while play.state.open:
        ask = play.state.open[0]
        play.state.take(ask.seat, PASS_ON if ask.seat >= 0 else ask.options[0])
    assert (len(play.events("reshuffled")), play.state.winners(), play.blue) == (2, [A, B, C, D], [0] * 4)
    assert (play.told[-1], play.log[-1].clause) == ("drawn", "10.9")


@law("jeton:10.9")
def test_no_number_of_reshuffles_ends_a_game_with_people(fresh):
    play = fresh(3, "turns")
    while play.place["reshuffles"] < 60:
        ask = play.state.open[0]
        play.state.take(ask.seat, PASS_ON if ask.seat >= 0 else ask.options[0])
    assert not play.state.over


@law("jeton:10.9")
def test_a_simulation_has_limits_unless_they_are_given():
    jeton = clairiere.find("jeton")
    limits = ("sim_max_rounds", "sim_max_reshuffles")
    assert [jeton.agree_simulation({})[name] for name in limits] == [500, 50]
    assert [jeton.agree_simulation({"sim_max_rounds": 3})[name] for name in limits] == [3, 50]
    assert [jeton.agree({})[name] for name in limits] == [0, 0]


@law("jeton:10.9")
def test_after_so_many_rounds_the_most_tokens_win(place):
    options = {"sim_max_rounds": 3}
    play = place("2 33 2", "turns", options=options, draw_no=3, pivot=A).answer(B, "shout").answer(B, "bid 3")
    play.answer(C, "pass").answer(A, "pass").answer(B, "pass").answer(B, "share 1:3")
    assert (play.state.over, play.state.winners(), play.log[-1].clause) == (True, [B], "10.9")


@law("jeton:10.9")
def test_with_people_the_limit_is_theirs_to_use_when_a_draw_phase_begins(auction):
    options = {"sim_max_rounds": 3}
    play = auction("2 2 - 2", "- - 33 -", red=C, options=options, draw_no=3).settle(C)
    assert not play.can(NATURE, "limit")
    play.answer(C, "share 2:33")
    assert play.can(NATURE, "limit") and play.can(A, "shout")
    over = play.state.copy()
    over.take(NATURE, LIMIT)
    assert over.winners() == [C]
    left = play.state.copy()
    left.take(A, play.state.read(play.ask_of(A), "leave"))
    assert LIMIT in play.state.open[-1].options and LIMIT not in left.open[-1].options
    assert not play.draw(C).can(NATURE, "limit")


@law("jeton:10.9")
def test_before_the_limit_there_is_nothing_to_stop(auction):
    play = auction("2 2 -", "- - 33", red=C, options={"sim_max_rounds": 3}, draw_no=2).settle(C).answer(C, "share 2:33")
    assert not play.can(NATURE, "limit")


@law("jeton:10.9")
@pytest.mark.parametrize("seed", range(3))
def test_random_games_by_turns_end_within_their_bound(fresh, seed):
    play = fresh(3 + seed, "turns", target=20)
    answers = sum(1 for _ in play.at_random(seed))
    assert play.state.over and answers <= play.game.max_answers(play.state)


# -- 10.12 leaving ----------------------------------------------------------------------------------------------------


@law("jeton:10.12")
def test_who_leaves_in_the_draw_is_out_at_once_with_all_his_cards(place):
    whole = "2" * 9 + "333333444ppp"
    play = place("2 334 2 2", packs=[whole, "222222333344ppp", whole, whole])
    play.answer(B, "leave")
    assert (play.place["gone"], play.hand(B), play.pack(B), len(play.place["removed"])) == ([B], "", "", 18)
    assert play.events("left")[0].what == (B, 18) and play.why(B, "draw") == ("not-active", "3.3.2")


@law("jeton:10.12")
def test_a_turn_to_draw_goes_on(place):
    play = place("2 2 2 2", draw_seat=B, turn=7).answer(B, "leave")
    assert (play.place["draw_seat"], play.place["turn"]) == (C, 8)
    play = place("2 2 2 2", draw_seat=B, turn=7).answer(C, "leave")
    assert (play.place["draw_seat"], play.place["turn"]) == (B, 7)


@law("jeton:10.12")
def test_a_lap_of_skips_begins_anew(place):
    play = place(f"{SIX} {SIX} {SIX} {SIX}").clock("skip", "skip", "skip", "skip").answer(D, "leave")
    assert play.place["skips"] == 0 and play.can(NATURE, "skip")


@law("jeton:10.12")
@pytest.mark.parametrize(("hand", "locked"), [("2", 1), ("23", 0)])
def test_the_lock_looks_at_the_new_red_holder(place, hand, locked):
    play = place(f"2 - {hand} 2", red=B, draw_seat=B, lock=1).answer(B, "leave")
    assert (play.red, play.place["lock"]) == (C, locked)
    if locked:
        play.draw(C)
        assert play.place["lock"] == 0


@law("jeton:10.12")
def test_who_leaves_in_the_auction_stays_until_drawing_resumes_and_may_win_the_round(auction):
    play = auction("2 2 2 -", "- - 22 333", red=D).answer(D, "leave")
    assert (play.place["leaving"], play.place["gone"]) == ([D], [])
    assert [ask.seat for ask in play.state.open] == [A, B, C, NATURE]
    assert play.why(D, "propose") == ("not-active", "10.12")
    play.clock("timeout").agree(A, B, C).clock("timeout 3")
    assert (play.phase, play.blue[D]) == ("share", 2)
    play.clock("timeout")
    assert [event.what[0] for event in play.events("received")] == [C, D]
    assert (play.place["gone"], play.red, play.place["draw_seat"], play.place["leaving"]) == ([D], A, A, [])


@law("jeton:10.12")
def test_a_launcher_who_leaves_is_opened_for(place):
    play = place("2 2 2 433").answer(D, "shout").answer(D, "leave")
    assert play.phase == "open"
    play.clock("timeout")
    assert (play.stack(D), play.phase) == ("3", "bid")


@law("jeton:10.12")
def test_several_leave_clockwise_from_the_red_holder(auction):
    play = auction("2 2 2 - 2", "- - 22 333 -", red=D).answer(A, "leave").answer(D, "leave").clock("timeout")
    play.agree(B, C, E).clock("timeout 0", "timeout 3", "timeout")
    assert play.place["gone"] == [D, A] and play.red == E
    assert [event.what[0] for event in play.events("left")] == [D, A]


@law("jeton:10.12")
@pytest.mark.parametrize("phase", ["draw", "open", "bid", "share"])
def test_if_one_of_two_leaves_the_other_wins_in_whatever_phase(place, phase):
    play = place("22 22 -", gone=[C], blue=[0, 5, 0])
    if phase != "draw":
        play.answer(B, "shout")
    if phase in ("bid", "share"):
        play.answer(B, "bid 2")
    if phase == "share":
        play = place("22 22 -", gone=[C], blue=[0, 0, 0]).answer(B, "shout", "bid 2").settle(B)
    assert play.phase == phase
    play.answer(B, "leave")
    assert (play.state.winners(), play.log[-1].clause) == ([A], "10.12")
    assert [event.what for event in play.events("leaving")] == [(B,)] and play.place["leaving"] == [B]


@law("jeton:10.12")
def test_those_who_wait_to_leave_are_not_counted(auction):
    play = auction("2 2 2 -", "- - 22 333", red=D).answer(A, "leave").answer(B, "leave")
    assert not play.state.over
    assert play.answer(C, "leave").state.winners() == [D]


@law("jeton:10.12")
def test_one_leaves_once(auction):
    play = auction("2 2 2 -", "- - 22 333", red=D).answer(A, "leave")
    assert play.why(A, "leave") == ("not-active", "10.12")


@law("jeton:10.11", "jeton:10.12")
def test_the_server_makes_a_deserted_seat_leave_or_ends_a_game_that_all_have_deserted(place):
    play = place("2 2 2 2").clock("leave 1")
    assert play.place["gone"] == [B] and not play.can(NATURE, "leave 1")
    play.clock("stop")
    assert (play.state.over, play.state.winners(), play.told[-1]) == (True, [], "stopped")


# -- 10.13 moments ----------------------------------------------------------------------------------------------------


@law("jeton:10.13", "jeton:10.2")
def test_a_shout_that_arrives_in_the_next_draw_phase_is_stale(place):
    table = at_table(place("2 2 22", draw_no=4))
    seen = table.moment(SHOUT)
    play_round(table, B)
    with pytest.raises(Illegal) as caught:
        table.play(C, SHOUT, seen)
    assert (caught.value.reason, caught.value.clause, table.state.draw_no) == ("jeton-stale", "10.13", 5)
    table.play(C, SHOUT, table.moment(SHOUT))
    assert table.state.launcher == C


def play_round(table, seat):
    """A round that one player launches and wins alone."""
    table.play(seat, SHOUT)
    table.play(seat, bid_of(256))
    table.play(seat, PROPOSE)
    for other in table.state.active_seats():
        if other != seat:
            table.play(other, AGREE)
    table.play(seat, table.state.open[seat].options[1])


@law("jeton:10.13")
def test_a_second_press_does_not_eliminate(packed):
    table = at_table(packed(["2", "2", "4"], f"{SIX} {SIX} 2222", red=A, draw_seat=C))
    seen = table.moment(DRAW)
    table.play(C, DRAW, seen)
    table.elapse(SKIP)
    table.elapse(SKIP)
    assert (table.state.draw_seat, table.state.packs[C]) == (C, 0)
    with pytest.raises(Illegal) as caught:
        table.play(C, DRAW, seen)
    assert (caught.value.reason, table.state.gone) == ("jeton-stale", [3])


@law("jeton:10.13")
def test_a_raise_of_an_earlier_round_is_stale(place):
    table = at_table(place("22 22 22"))
    lay = raise_of(B, 256)
    table.play(B, SHOUT)
    table.play(B, bid_of(256))
    seen = table.moment(lay)
    table.play(B, PROPOSE)
    table.play(A, AGREE)
    table.play(C, AGREE)
    table.play(B, table.state.open[B].options[1])
    table.play(C, SHOUT)
    table.play(C, bid_of(256))
    with pytest.raises(Illegal) as caught:
        table.play(A, lay, seen)
    assert (caught.value.reason, table.state.hands[A]) == ("jeton-stale", 512)


@law("jeton:10.13")
def test_a_sharing_is_for_its_round_and_leaving_is_never_late(auction):
    play = auction("2 2 -", "- - 33", red=C, draw_no=3).settle(C)
    share = play.state.read(play.ask_of(C), "share 2:33")
    assert play.game.moment(play.state, share) == 3
    leave = play.state.read(play.ask_of(A), "leave")
    before = play.game.moment(play.state, leave)
    play.answer(C, "share 2:33")
    assert (play.game.moment(play.state, share), play.game.moment(play.state, leave)) == (4, before)


@law("jeton:10.1", "jeton:3.1.2")
@pytest.mark.parametrize("seed", range(6))
def test_every_action_is_counted_once_and_so_is_every_turn_of_the_draw(fresh, seed):
    """A card of the draw ends a turn and is counted then; an answer may end several turns, of those who skip theirs."""
    play, rng = fresh(3 + seed % 4), Rng(seed)
    for _ in range(400):
        asks = tuple(ask for ask in play.state.open if not play.game.quit_choices.issuperset(ask.options))
        if not asks:
            break
        ask = rng.pick_ask(asks)
        choice = play.pick(rng, ask)
        before = play.place
        play.state.take(ask.seat, choice)
        counted = play.place["seq"] - before["seq"] - (play.place["turn"] - before["turn"])
        if ask.seat != NATURE:
            assert counted == (choice != DRAW), play.state.write(ask, choice)
        elif ask.about != "clock":
            assert counted == 0


@law("jeton:10.13")
def test_what_would_be_refused_anyway_is_refused_for_that_first(place):
    play = place("2 2 2 2", gone=[], draw_seat=B)
    assert play.late(A, "draw") == ("not-your-turn", "3.1.2")
    assert play.late(B, "draw") == ("stale", "10.13")
    assert play.late(B, "bid 2") == ("wrong-phase", "5.1.1")
    assert play.late(A, "shout") == ("stale", "10.13"), "before the red token is looked at"
