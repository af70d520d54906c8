"""Whoever reads the choices of a question can tell them apart."""

import pytest

import clairiere
from clairiere import NATURE, Rng
from clairiere.words import LANGUAGES, say

SEEN = 60  # options of one question that are read
TABLES = {
    "root": [{"factions": "marquise,eyrie,vagabond,cult"}, {"factions": "alliance,riverfolk,vagabond,mechanical"}],
    "jeton": [{}, {"form": "live"}],
}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("id", sorted(clairiere.GAMES))
def test_no_two_choices_of_a_question_are_said_in_the_same_words(id: str, seed: int) -> None:
    game = clairiere.find(id)
    options = TABLES.get(id, [{}])[seed % len(TABLES.get(id, [{}]))]
    state, rng = game.new(options), Rng(seed)
    for _ in range(400):
        if state.over:
            break
        for ask in state.open:
            if ask.seat != NATURE:
                said_apart(game, state, ask)
        ask = rng.pick_ask(state.open)
        state.take(
            ask.seat, rng.pick([one for one in ask.options[:400] if one not in game.quit_choices] or list(ask.options))
        )


def said_apart(game: clairiere.Game, state: clairiere.State, ask: clairiere.Ask) -> None:
    names = [f"Player {seat}" for seat in range(state.seats)]
    for language in LANGUAGES:
        said = [say(language, *game.speak_choice(state, ask, choice, names)) for choice in ask.options[:SEEN]]
        assert len(set(said)) == len(said), (ask.about, said)
