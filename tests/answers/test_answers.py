"""Answers as people write them: read back in both languages, the notation understood too, examples harmless."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from clairiere import NATURE, Ask, Illegal, Rng, State, find, load, new
from clairiere.answers import answers_for
from clairiere.words import LANGUAGES, localize, say

GAMES = ("renard", "duo", "jeton", "root")
NAMES = ["Ana", "Ben", "Cléo", "Dov", "Eve", "Fay"]
SEATS = {"jeton": 3, "root": 4}
STEPS = 160


def moments(game: str, options: dict[str, object], seed: int) -> Iterator[tuple[State, Ask]]:
    """The questions of a game that is played at random."""
    state, rng = new(game, options, seats=SEATS.get(game, 2)), Rng(seed)
    for _ in range(STEPS):
        if state.over:
            return
        ask = state.open[rng.below(len(state.open))]
        if ask.seat != NATURE:
            yield state, ask
        onward = [choice for choice in ask.options[:200] if choice not in find(game).quit_choices] or ask.options
        state.take(ask.seat, rng.pick(tuple(onward)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_is_read_back_and_the_notation_is_understood(game, language):
    answers = answers_for(find(game), NAMES, language)
    for state, ask in moments(game, {}, 5):
        for choice in [*ask.options[:8], *ask.options[-4:]]:
            notation = state.write(ask, choice)
            for text in (notation, answers.format_choice(state, ask, choice)):
                assert state.read(ask, answers.parse(state, ask, text)) == choice, (ask.about, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_example_may_be_played_and_does_no_harm(game, language):
    answers = answers_for(find(game), NAMES, language)
    for form in ({}, {"form": "live"}) if game == "jeton" else ({},):
        for state, ask in moments(game, form, 11):
            example = answers.example(state, ask)
            onward = find(game).onward_choices(ask)
            assert bool(example) == bool(onward)
            if example:
                choice = state.read(ask, answers.parse(state, ask, example))
                assert choice in onward, (ask.about, example)
                assert state.write(ask, choice) not in ("leave", "stop", "end", "propose") or len(onward) == 1


@pytest.mark.parametrize(("game", "spoken"), [("renard", ["C", "F", "L"]), ("duo", ["C", "R", "E"])])
def test_french_has_letters_of_its_own_and_no_letter_means_two_suits(game, spoken):
    answers = answers_for(find(game), NAMES, "fr")
    suits = list(answers.suits)
    assert [localize("fr", f"7{suit}") for suit in suits] == [f"7{letter}" for letter in spoken]
    assert [localize("en", f"7{suit}") for suit in suits] == [f"7{suit}" for suit in suits]
    called = [word for words in answers.suits.values() for word in words]
    assert len(called) == len(set(called))
    for suit, letter in zip(suits, spoken, strict=True):
        assert {letter.lower(), suit.lower()} <= set(answers.suits[suit])


def test_what_is_no_answer_is_told_with_an_example():
    state = load({"game": "renard", "decree": "6K", "trick": ["4B"], "leader": 0,
                  "hands": [["9M"], ["2B", "11K"]], "tricks": [6, 5]})  # fmt: skip
    with pytest.raises(Illegal) as refused:
        answers_for(find("renard"), NAMES, "fr").parse(state, state.open[0], "cloche")
    assert refused.value.sentence("fr") == "« cloche » n’est pas une réponse ici. Répondez par exemple : 2C."


def test_refusals_name_cards_as_the_reader_writes_them():
    state = load({"game": "renard", "decree": "6K", "trick": ["4B"], "leader": 0,
                  "hands": [["9M"], ["2B", "11K"]], "tricks": [6, 5]})  # fmt: skip
    with pytest.raises(Illegal) as refused:
        state.take(1, state.read(state.open[0], "11K"))
    assert refused.value.sentence("fr").endswith("Jouables : 2C.")
    assert refused.value.sentence("en").endswith("Playable: 2B.")


def test_only_facts_that_are_notation_change_their_letters():
    facts = {"seat": "Agent 7B keep", "you": "no", "card": "7B", "cards": "none"}
    assert say("fr", "renard-event-played", facts) == "Agent 7B keep joue 7C."
    assert say("fr", "renard-card-unknown", {"where": "hands", "text": "7X", "clause": "1.2"}).count("7X") == 1


def test_two_labels_that_begin_alike_are_asked_about():
    state = next(state for state, ask in moments("root", {}, 3) if len(ask.options) > 1)
    ask = next(ask for ask in state.open if ask.seat != NATURE)
    answers = answers_for(find("root"), NAMES, "fr")
    twice = "Forêt" if any(answers.label(state, ask, c).startswith("Forêt") for c in ask.options) else "Clairière"
    with pytest.raises(Illegal) as refused:
        answers.parse(state, ask, twice)
    assert twice in refused.value.sentence("fr")
