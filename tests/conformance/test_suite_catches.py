"""The suite is worth something: a small game keeps every promise, and each broken twin of it is caught."""

import pytest

import clairiere
from clairiere.conformance import promises, toy
from clairiere.conformance.promises import PROMISES, Walk
from clairiere.conformance.suite import Suite
from clairiere.conformance.toy import Pebbles, PebblesGame, PebblesView


@pytest.fixture(autouse=True)
def pebbles_on_the_shelf():
    clairiere.register(toy.PEBBLES)
    yield
    del clairiere.GAMES["pebbles"]


class TestPebbles(Suite):
    game = toy.PEBBLES


def caught(promise, game: PebblesGame) -> bool:
    """Whether some walk through the broken game fails the promise."""
    clairiere.register(game)
    for seed in range(20):
        try:
            promise(Walk(game, 2 + seed % 3, {}, (), seed))
        except (AssertionError, clairiere.Illegal, ValueError, RuntimeError, TypeError):
            return True
    return False


def broken(state: type[Pebbles]) -> PebblesGame:
    """The game with another state."""

    class Broken(PebblesGame):
        def start(self, options, seats):
            found = state(seats, options["middle"])
            found.push(toy.Play())
            return found

    return Broken()


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_the_sound_game_is_not_caught(promise) -> None:
    assert not caught(promise, PebblesGame())


def test_a_winner_before_the_end_is_caught() -> None:
    class Hasty(Pebbles):
        def winners(self):
            return [0]

    assert caught(promises.questions_until_the_end, broken(Hasty))


def test_places_without_a_gap_behind_equals_are_caught() -> None:
    class Dense(Pebbles):
        def places(self):
            found = super().places()
            return [1 + sorted(set(found)).index(place) for place in found]

    assert caught(promises.questions_until_the_end, broken(Dense))


def test_a_winner_who_is_not_first_is_caught() -> None:
    class Upside(Pebbles):
        def places(self):
            return [1 + self.seats - place for place in super().places()]

    assert caught(promises.questions_until_the_end, broken(Upside))


def test_a_question_to_a_seat_that_the_rules_play_is_caught() -> None:
    class Clockwork(PebblesGame):
        def automata_count(self, options):
            return 1

    assert caught(promises.questions_until_the_end, Clockwork())


def test_an_ask_without_options_is_caught() -> None:
    class Empty(Pebbles):
        def ask_all(self, asks):
            super().ask_all(tuple(clairiere.Ask(ask.seat, ask.about, (), ask.clause) for ask in asks))

    assert caught(promises.questions_until_the_end, broken(Empty))


def test_a_game_that_accepts_what_is_not_open_is_caught() -> None:
    class Lax(Pebbles):
        def take(self, seat, choice):
            if any(ask.seat == seat for ask in self.open) and choice == 1 << 40:
                return
            super().take(seat, choice)

    assert caught(promises.only_what_is_open, broken(Lax))


def test_a_refusal_that_changes_something_is_caught() -> None:
    class Touchy(Pebbles):
        def refusal(self, seat, choice):
            self.pebbles[0] += 1
            return super().refusal(seat, choice)

    assert caught(promises.only_what_is_open, broken(Touchy))


def test_chance_outside_nature_is_caught() -> None:
    calls = []

    class Moody(Pebbles):
        def award(self, seat):
            calls.append(seat)
            super().award(seat if len(calls) % 3 else 0)

    assert caught(promises.same_answers_same_state, broken(Moody))


def test_a_copy_that_shares_a_list_is_caught() -> None:
    class Sharing(Pebbles):
        def copy(self):
            other = super().copy()
            other.pebbles = self.pebbles
            return other

    assert caught(promises.copies_go_their_own_way, broken(Sharing))


def test_a_view_that_shows_a_hidden_hand_is_caught() -> None:
    class Glass(PebblesView):
        def to_wire(self):
            return super().to_wire() | {"hands": self.hands}

    class Leaky(Pebbles):
        def view(self, seat):
            view = Glass(self, seat)
            view.hands = [hand.copy() for hand in self.hands]
            return view

    assert caught(promises.nothing_leaks, broken(Leaky))


def test_a_view_that_carries_the_state_is_caught() -> None:
    class Leaky(Pebbles):
        def view(self, seat):
            view = PebblesView(self, seat)
            view.state = self
            return view

    assert caught(promises.nothing_leaks, broken(Leaky))


def test_a_deal_that_is_not_dealt_anew_is_caught() -> None:
    class Lazy(PebblesGame):
        def redeal(self, state, seat, rng):
            return state.copy()

    assert caught(promises.nothing_leaks, Lazy())


def test_a_refusal_that_names_hidden_cards_is_caught() -> None:
    class Chatty(Pebbles):
        def refusal(self, seat, choice):
            return clairiere.Illegal("plain", {"text": str(self.hands)}, "pebbles", "1.1")

    assert caught(promises.nothing_leaks, broken(Chatty))


def test_a_hidden_card_named_under_cover_of_a_reveal_is_caught() -> None:
    class Sly(Pebbles):
        def deal(self, seat, card):
            self.hands[seat].append(card)
            self.tell("dealt", "1.2", (seat, card), reveals=True)

    assert caught(promises.nothing_leaks, broken(Sly))


def test_a_card_shown_without_saying_so_is_caught() -> None:
    class Quiet(Pebbles):
        def tell(self, verb, clause, what, secret=(), seers=-1, reveals=False):
            super().tell(verb, clause, what, secret, seers, False)

    assert caught(promises.nothing_leaks, broken(Quiet))


def test_a_sealed_answer_that_can_be_seen_is_caught() -> None:
    class Peep(PebblesView):
        def to_wire(self):
            return super().to_wire() | {"sealed": self.sealed}

    class Leaky(Pebbles):
        def view(self, seat):
            view = Peep(self, seat)
            view.sealed = dict(self.sealed or {})
            return view

    assert caught(promises.nothing_leaks, broken(Leaky))


def test_an_event_that_names_a_hidden_card_is_caught() -> None:
    class Gossip(Pebbles):
        def deal(self, seat, card):
            self.hands[seat].append(card)
            self.tell("dealt", "1.2", (seat, card))

    assert caught(promises.nothing_leaks, broken(Gossip))


def test_a_stake_that_nobody_sees_is_caught() -> None:
    class Stake(Pebbles):
        stake = 1

        def copy(self):
            other = super().copy()
            other.stake = self.stake
            return other

        def dump(self):
            return super().dump() | {"stake": self.stake}

        def award(self, seat):
            for _ in range(self.stake):
                super().award(seat)

    class Blind(PebblesGame):
        def start(self, options, seats):
            found = Stake(seats, options["middle"])
            found.push(toy.Play())
            return found

        def load(self, position):
            stake = position.pop("stake")
            found = super().load(position)
            found.stake = stake
            return found

    assert caught(promises.no_question_is_blind, Blind())


def test_a_question_whose_step_alone_knows_its_meaning_is_caught() -> None:
    class Grab(toy.Grab):
        def run(self, state, answer):
            if answer == toy.HALT or self.climb() == state.middle:
                state.done()
            else:
                self.may_grab(state)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(toy, "Grab", Grab)
        patch.setattr(PebblesGame, "STEPS", (toy.Play, toy.Deal, toy.Bid, Grab))
        assert caught(promises.no_question_is_blind, PebblesGame())


def test_a_vanishing_card_is_caught() -> None:
    class Hole(PebblesGame):
        def pieces(self, state):
            return [card for hand in state.hands for card in hand]

    assert caught(promises.pieces_are_conserved, Hole())


def test_a_game_that_outlives_its_bound_is_caught() -> None:
    class Liar(PebblesGame):
        def max_answers(self, state):
            return 4 * state.seats

    assert caught(promises.questions_until_the_end, Liar())


def test_a_position_that_forgets_something_is_caught() -> None:
    class Amnesia(PebblesGame):
        def load(self, position):
            position["sealed"] = [0] * len(position["hands"])
            return super().load(position)

    assert caught(promises.positions_and_records_come_back, Amnesia())


def test_a_notation_that_is_not_read_back_is_caught() -> None:
    class Mumble(Pebbles):
        def write(self, ask, choice):
            return "1"

    assert caught(promises.positions_and_records_come_back, broken(Mumble))


def test_an_undo_behind_something_shown_is_caught() -> None:
    class Shameless(clairiere.Table):
        def free_undo(self, seat):
            return self.last_decision(seat)

    promises.undo_is_fair(Walk(PebblesGame(), 2, {}, (), 1))
    with pytest.MonkeyPatch.context() as patch, pytest.raises(AssertionError):
        patch.setattr(promises, "Table", Shameless)
        for seed in range(20):
            promises.undo_is_fair(Walk(PebblesGame(), 2, {}, (), seed))


def test_a_choice_for_the_idle_that_is_not_legal_is_caught() -> None:
    class Sleepy(PebblesGame):
        def default_choice(self, state, ask):
            return 77

    assert caught(promises.everything_can_be_said, Sleepy())


def test_a_walk_can_reach_every_window() -> None:
    seen = {ask.about for state, ask, _ in Walk(PebblesGame(), 3, {}, (), 1).steps()}
    assert seen == {"deal", "bid", "grab", "over"}


def test_a_world_that_keeps_something_of_the_truth_is_caught() -> None:
    """Cards that change places two by two look honest one by one; where they came from is still in there."""

    class Lazy(PebblesGame):
        def redeal(self, state, seat, rng):
            other = state.copy()
            others = [player for player in range(state.seats) if player != seat]
            unseen = [card for player in others for card in other.hands[player]]
            unseen = unseen[-1:] + unseen[:-1]
            for player in others:
                other.hands[player] = [unseen.pop() for _ in other.hands[player]]
            sealed = other.sealed or {}
            own = {who: choice if who == seat else other.hands[who][0] for who, choice in sealed.items()}
            other.sealed = own or None
            other.reopen()
            return other

    assert caught(promises.nothing_leaks, Lazy())


def test_a_game_that_passes_players_over_by_their_cards_is_caught() -> None:
    """Jeton by turns did so before 0.3.0 (jeton:10.5)."""
    options = {"form": "turns", "shout_cards": "passed"}
    walks = [promises.Walk(clairiere.find("jeton"), 4, options, (), seed) for seed in range(6)]
    assert any(caught_in(walk) for walk in walks)


def caught_in(walk: promises.Walk) -> bool:
    try:
        promises.who_is_asked_is_no_secret(walk)
    except AssertionError:
        return True
    return False
