"""The promises of the contract, each a function that walks through one game and fails if the promise is broken.

A walk is a game, its options and a list of numbers: the k-th number picks the k-th answer, and after the last one a
seed picks the rest. So a failing walk can be shortened and repeated elsewhere.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count

from ..core.ask import NATURE, SPECTATOR, Ask
from ..core.game import Game
from ..core.illegal import Illegal
from ..core.nature import Rng
from ..core.options import Value
from ..core.playout import ask_at, choice_at, sample_options
from ..core.record import Record, read_record
from ..core.state import State
from ..core.table import Table
from ..words import LANGUAGES, say
from .identifiers import readable
from .sights import (
    describe_refusal,
    events_before,
    events_for,
    fingerprint,
    has_reveals,
    is_in_law,
    pieces,
    same_events_for,
    view_content,
)
from .variants import Variants

FURTHER = 1 << 32  # to another seed
OPEN_CHANCE = ("dice",)  # what everybody sees fall: two worlds that roll otherwise may come to the same


@dataclass(frozen=True)
class Walk:
    """One way through one game."""

    game: Game
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    picks: Sequence[int] = ()
    seed: int = 0

    def start(self) -> State:
        """Return the first state, with a log."""
        state = self.game.new(self.options, self.seats)
        state.log = []
        return state

    def answers(self, state: State) -> Iterator[tuple[Ask, int]]:
        """Yield the answers of this walk. The caller must take each before it asks for the next."""
        rng = Rng(self.seed)
        for number in range(self.game.max_answers(state) + 1):
            if not state.open:
                return
            pick = self.picks[number] if number < len(self.picks) else int(rng.word())
            ask = ask_at(state.open, pick, self.game.quit_choices)
            yield ask, choice_at(ask, pick, self.game.quit_choices)
        raise AssertionError(f"{self.game.id} is not over after its bound of {self.game.max_answers(state)} answers")

    def steps(self) -> Iterator[tuple[State, Ask, int]]:
        """Yield every state on the way, with the answer that is taken next."""
        state = self.start()
        for ask, choice in self.answers(state):
            yield state, ask, choice
            state.take(ask.seat, choice)
        yield state, Ask(NATURE, "over", (), ""), 0

    def ends(self) -> State:
        """Return the state at the end."""
        state = self.start()
        for ask, choice in self.answers(state):
            state.take(ask.seat, choice)
        return state


def random_walk(game: Game, seed: int, fixed: Mapping[str, object] | None = None) -> Walk:
    """Return a walk from a seed, with any number of seats and any options but those that are `fixed`."""
    wanted = {name: game.agree(fixed)[name] for name in fixed or {}}
    for further in count():
        walk = any_walk(game, seed + further * FURTHER, wanted)
        if wanted.items() <= game.agree(walk.options).items() and can_start(walk):
            return walk
    raise AssertionError


def any_walk(game: Game, seed: int, fixed: Mapping[str, Value]) -> Walk:
    """Return a walk whose options may not go together.

    Any set of items is as likely as the usual one; of other options, the usual value is as likely as all others
    together.
    """
    rng = Rng(seed, 1)
    options = dict(fixed)
    for option in game.options:
        values = [*option.known, option.default, *([True, False] if isinstance(option.default, bool) else [])]
        value = values[rng.below(len(values))]
        usual = rng.below(2) and not option.items
        options.setdefault(option.name, option.default if usual else value)
    options |= game.forced_options(game.agree(options)) | dict(fixed)
    seats = game.fewest + rng.below(game.most - game.fewest + 1)
    return Walk(game, game.required_seats(game.agree(options)) or seats, options, (), seed)


def can_start(walk: Walk) -> bool:
    """Return True if the options of a walk go together with each other and with its seats."""
    try:
        walk.start()
    except Illegal:
        return False
    return True


def questions_until_the_end(walk: Walk) -> None:
    """1 A question is open until the end, every question can be answered, and no automaton's seat is asked.

    Questions that need a choice have one.
    """
    players = walk.seats - walk.game.automata_count(walk.game.agree(walk.options))
    for state, _, _ in walk.steps():
        assert state.over == (not state.open)
        seats = [ask.seat for ask in state.open]
        assert len(set(seats)) == len(seats), "a seat has one question at a time"
        for ask in state.open:
            assert len(ask.options) > (ask.about in walk.game.only_with_choice), ask
            assert ask.seat == NATURE or 0 <= ask.seat < players, ask
            assert is_in_law(walk.game, ask.clause), ask
        assert state.over or not state.winners(), "nobody wins before the end"
    it_ended(state)


def it_ended(state: State) -> None:
    """Check that every seat has points and a place, and that the winners are first."""
    assert set(state.winners()) <= set(range(state.seats))
    assert len(state.points()) == state.seats
    places = state.places()
    assert places == [1 + sum(other < place for other in places) for place in places], "1, 2, 2, 4"
    assert state.winners() in ([], [seat for seat in range(state.seats) if places[seat] == 1]), "who has won is first"


def only_what_is_open(walk: Walk) -> None:
    """2 Any other answer is refused with its clause, in words, and changes nothing; chance is a seat like others."""
    rng = Rng(walk.seed, 2)
    checked: set[str] = set()
    for state, ask, _ in walk.steps():
        events_before = len(state.log or ())
        before = fingerprint(state, events_before)
        for seat, choice in wrong_answers(state, walk.seats, rng):
            try:
                state.take(seat, choice)
            except Illegal as refused:
                assert is_in_law(walk.game, refused.clause), refused.reason
                if describe_refusal(refused) not in checked:
                    assert all(readable(refused.sentence(language)) for language in LANGUAGES)
                    checked.add(describe_refusal(refused))
                intrudes = seat == NATURE and bool(state.open) and NATURE not in [ask.seat for ask in state.open]
                assert (refused.reason == "chance-not-asked") == intrudes, refused.reason
            else:
                raise AssertionError(f"seat {seat} could answer {choice} to {ask}")
        assert fingerprint(state, events_before) == before, "a refusal changed the state"


def same_answers_same_state(walk: Walk) -> None:
    """3 The same header and answers give the same states and the same events."""
    twin, events_before = walk.start(), 0
    for state, ask, choice in walk.steps():
        assert fingerprint(state, events_before) == fingerprint(twin, events_before)
        events_before = len(state.log or ())
        if state.open:
            twin.take(ask.seat, choice)
    assert fingerprint(state) == fingerprint(twin)


def copies_go_their_own_way(walk: Walk) -> None:
    """4 A copy shares nothing that changes."""
    rng = Rng(walk.seed, 4)
    for number, (state, _, _) in enumerate(walk.steps()):
        before = state.dump()
        copy = state.copy()
        assert copy.dump() == before and type(copy) is type(state)
        assert copy.log is None
        if number % 7 == 0:
            for _ in range(12):
                if copy.open:
                    copy.take(copy.open[0].seat, rng.pick(copy.open[0].options))
            assert state.dump() == before, "playing on a copy changed the original"


def nothing_leaks(walk: Walk) -> None:
    """5 What a seat sees is the same for any deal of what it cannot see, and no event or refusal tells it more.

    Nor does a determinization for a player: it depends only on what that seat sees and on chance.
    """
    rng = Rng(walk.seed, 5)
    differed = False
    for number, (state, _, _) in enumerate(walk.steps()):
        seats = [*range(walk.seats), SPECTATOR]
        seat = seats[number % len(seats)]
        other = walk.game.redeal(state, seat, rng)
        if seat != SPECTATOR:  # nobody who searches looks on
            again = [walk.game.redeal(world, seat, Rng(number, 5)).dump() for world in (state, other)]
            assert again[0] == again[1], f"a world dealt anew for seat {seat} depends on what it cannot see"
        differed = differed or other.dump() != state.dump()
        assert view_content(state, seat) == view_content(other, seat), f"seat {seat} can tell two deals apart"
        assert pieces(walk.game, state) == pieces(walk.game, other)
        open_to_seat = [option for ask in state.open if ask.seat == seat for option in ask.options]
        for choice in {rng.below(40), 1 << 40}.difference(open_to_seat):
            here, there = state.refusal(seat, choice), other.refusal(seat, choice)
            assert describe_refusal(here) == describe_refusal(there), "a refusal tells too much"
        log = state.log or []
        recalled = walk.game.recall_events(state, log), walk.game.recall_events(other, log)
        assert same_events_for(*recalled, seat), f"what seat {seat} is told of the past depends on what it cannot see"
        if state.open:
            events_tell_nothing_more(state, other, seat, rng)
    assert differed or not walk.game.has_hidden_information, "dealing anew changed nothing in a whole game"


def events_tell_nothing_more(state: State, other: State, seat: int, rng: Rng) -> None:
    """Answer in both states, each in its way, and compare what the seat learns."""
    one, two = state.copy(), other.copy()
    one.log, two.log = [], []
    ask = rng.pick_ask(one.open)
    twin = next(found for found in two.open if found.seat == ask.seat)
    choice = rng.pick(ask.options)
    one.take(ask.seat, choice)
    same = ask.seat == seat or (ask.seat == NATURE and ask.about in OPEN_CHANCE)
    two.take(twin.seat, choice if same else rng.pick(twin.options))
    shown = has_reveals(one.log) or has_reveals(two.log)
    alike = view_content(one, seat) == view_content(two, seat)
    if alike and (not shown or ask.seat == NATURE):
        assert events_for(one.log, seat) == events_for(two.log, seat), f"an event tells seat {seat} what it cannot see"
    if ask.seat not in (seat, NATURE) and choice not in twin.options and not shown:
        assert alike, f"seat {seat} was shown something, but no event says that it was"


def who_is_asked_is_no_secret(walk: Walk) -> None:
    """Who is asked follows from public information: in two states that look the same to a seat, the same seats are
    asked.

    This holds now and after an answer that shows that seat nothing. It must hold even if the view hides who is asked:
    players notice whom a game waits for, and how often.
    """
    rng = Rng(walk.seed, 7)
    for number, (state, _, _) in enumerate(walk.steps()):
        seat = number % walk.seats
        other = walk.game.redeal(state, seat, rng)
        assert asked_in(state) == asked_in(other), f"who is asked tells seat {seat} what it cannot see"
        if state.open:
            next_question_tells_nothing(state, other, seat, rng)


def next_question_tells_nothing(state: State, other: State, seat: int, rng: Rng) -> None:
    """Give both states the same answer, or each a draw, and compare who is asked then."""
    one, two = state.copy(), other.copy()
    one.log, two.log = [], []
    ask = rng.pick_ask(one.open)
    twin = next(found for found in two.open if found.seat == ask.seat)
    hidden = ask.seat == NATURE and ask.about not in OPEN_CHANCE
    choice = rng.pick(ask.options)
    if not hidden and choice not in twin.options:
        return
    one.take(ask.seat, choice)
    two.take(twin.seat, rng.pick(twin.options) if hidden else choice)
    if events_for(one.log, seat) == events_for(two.log, seat) and not has_reveals(one.log):
        assert asked_in(one) == asked_in(two), f"who is asked after {ask} tells seat {seat} what it cannot see"


def asked_in(state: State) -> list[int]:
    """Return the seats that are asked."""
    return [ask.seat for ask in state.open]


def no_question_is_blind(walk: Walk) -> None:
    """If two states ask a seat the same, but its answers lead to different things, it can see a difference.

    Each question is asked in other positions too, which differ from this one in a single place. If the seat sees no
    difference, none of its answers may make one, except by revealing something hidden.
    """
    variants = Variants(walk.game, Rng(walk.seed, 6))
    for state, ask, _ in walk.steps():
        if state.open and ask.seat != NATURE:
            for other in variants.variants_of(state, ask):
                if view_content(state, ask.seat) == view_content(other, ask.seat):
                    for choice in sample_options(ask.options):
                        found = difference(after(state, ask.seat, choice), after(other, ask.seat, choice), ask.seat)
                        assert not found, f"{ask}: seat {ask.seat} cannot foresee {found}"


def after(state: State, seat: int, choice: int) -> State:
    """Return a copy in which the seat has answered; its log begins with the answer."""
    copy = state.copy()
    copy.log = []
    copy.take(seat, choice)
    return copy


def difference(one: State, two: State, seat: int) -> str:
    """Return what tells two states apart for a seat; nothing after an event that revealed something hidden."""
    logs = one.log or [], two.log or []
    for place in range(max(map(len, logs))):
        events = [log[place] for log in logs if place < len(log)]
        if len(events) < 2 or repr(events[0].seen_by(seat)) != repr(events[1].seen_by(seat)):
            return "" if has_reveals(events) else " or ".join([str(event) for event in events])
    views = view_content(one, seat), view_content(two, seat)
    return ", ".join([name for name in views[0] if views[0][name] != views[1][name]])


def pieces_are_conserved(walk: Walk) -> None:
    """6 Cards and pieces neither appear nor vanish. The walk itself checks that every game ends within its bound."""
    whole = pieces(walk.game, walk.start())
    for state, _, _ in walk.steps():
        assert pieces(walk.game, state) == whole


def positions_and_records_come_back(walk: Walk) -> None:
    """7 State to position to state is the identity; a record replays; every choice has a notation that is read back."""
    record = Record(walk.game, walk.options, [f"seat {i}" for i in range(walk.seats)])
    for state, ask, choice in walk.steps():
        position = json.loads(json.dumps(state.dump()))
        loaded = walk.game.load(position)
        assert loaded.dump() == state.dump()
        assert [repr(found) for found in loaded.open] == [repr(found) for found in state.open]
        assert repr(loaded.stack) == repr(state.stack), "a position waits on other rungs than its game"
        for seat in (*range(walk.seats), SPECTATOR):
            assert loaded.view(seat).to_wire() == state.view(seat).to_wire()
            json.dumps(state.view(seat).to_wire())
        for question in state.open:
            for option in sample_options(question.options):
                assert state.read(question, state.write(question, option)) == option
        if state.open:
            record.answers.append((ask.seat, choice))
    text = record.text()
    again = read_record(text)
    assert again.text() == text
    assert again.state().dump() == state.dump()


def everything_can_be_said(walk: Walk) -> None:
    """Check that questions, choices and events have a sentence in every language, and their clause is in the law."""
    names = [f"seat {i}" for i in range(walk.seats)]
    for state, _, _ in walk.steps():
        assert not walk.game.silence_clause(state) or is_in_law(walk.game, walk.game.silence_clause(state))
        for ask in state.open:
            if ask.seat != NATURE:
                assert all(readable(say(language, *walk.game.speak_ask(state, ask))) for language in LANGUAGES)
                assert walk.game.default_choice(state, ask) in ask.options
                choices_can_be_said(walk, state, ask, names)
    assert state.log is not None
    for event in state.log:
        assert is_in_law(walk.game, event.clause), event
        for seat in (*range(walk.seats), SPECTATOR):
            seen = event.seen_by(seat)
            message = walk.game.speak_event(state, seen, names, seat)
            assert all(readable(say(language, *message)) for language in LANGUAGES)


def choices_can_be_said(walk: Walk, state: State, ask: Ask, names: Sequence[str]) -> None:
    """Check that every choice of a question has a distinct label."""
    choices = sample_options(ask.options)
    for language in LANGUAGES:
        said = {readable(say(language, *walk.game.speak_choice(state, ask, choice, names))) for choice in choices}
        assert len(said) == len(choices), f"{ask}: {said}"


def undo_is_fair(walk: Walk) -> None:
    """A free undo takes back own answers only, shows no player anything new, and leads to an earlier state exactly."""
    record = Record(walk.game, walk.options, [f"seat {i}" for i in range(walk.seats)])
    record.seed = walk.seed
    table = Table(record)
    rng = Rng(walk.seed, 9)
    past = {len(record.answers): table.state.dump()}
    for _ in range(200):
        if not table.state.open:
            break
        pick = int(rng.word())
        ask = ask_at(table.state.open, pick, walk.game.quit_choices)
        choice = choice_at(ask, pick, walk.game.quit_choices)
        if ask.seat == NATURE:
            table.elapse(choice)
        else:
            table.play(ask.seat, choice)
        past[len(record.answers)] = table.state.dump()
        keep = table.free_undo(ask.seat)
        if keep >= 0 and keep in past:
            assert {seat for seat, _ in record.answers[keep:]} == {ask.seat}
            assert not any(event.reveals for event in table.events[events_before(record, keep) :])
            taken_back = record.answers[keep:]
            table.go_back(keep)
            assert table.state.dump() == past[keep]
            for seat, choice in taken_back:
                table.play(seat, choice)


PROMISES = (
    questions_until_the_end, only_what_is_open, same_answers_same_state, copies_go_their_own_way, nothing_leaks,
    who_is_asked_is_no_secret, no_question_is_blind,
    pieces_are_conserved, positions_and_records_come_back, everything_can_be_said, undo_is_fair,
)  # fmt: skip


# -- helpers ----------------------------------------------------------------------------------------------------


def wrong_answers(state: State, seats: int, rng: Rng) -> Iterator[tuple[int, int]]:
    """Yield answers that are not open: of other seats, to other questions, and meaningless numbers."""
    options = {ask.seat: ask.options for ask in state.open}
    offered = [option for ask in state.open for option in sample_options(ask.options)]
    for seat in (*range(-3, seats + 1), 99):
        for choice in (rng.below(40), rng.below(40) - 5, 1 << 40, *(rng.pick(offered) for _ in offered[:2])):
            if choice not in options.get(seat, ()) and choice not in state.unasked(seat):
                yield seat, choice
