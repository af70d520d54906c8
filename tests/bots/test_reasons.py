"""Why a hint advises what it does: no sentence that the figures do not bear out."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from clairiere import GAMES, NATURE, Ask, Rng, State, find, load
from clairiere.bots.advice import Labels, filter_remarkable, suits_of, why_words, with_minus
from clairiere.bots.beliefs import Belief, CardChance
from clairiere.bots.comparison import Comparison, Figure, worse_options
from clairiere.bots.duo.search import DuoSearch
from clairiere.bots.jeton.search import JetonSearch
from clairiere.bots.reasons import KINDS, choose_comparison, reasons_for
from clairiere.bots.remote import Answer
from clairiere.bots.renard.search import RenardSearch
from clairiere.bots.root.search.option_search import RootSearch
from clairiere.bots.search.determinizations import Determinizations
from clairiere.bots.search.search_bot import SearchBot, SearchResult
from clairiere.conformance.promises import Walk
from clairiere.words import LANGUAGES, say

NAMES = ["Ana", "Ben", "Cléo", "Dov"]
BOTS = {"renard": RenardSearch(150), "duo": DuoSearch(120), "jeton": JetonSearch(120), "root": RootSearch(16)}
EVERY = {"renard": 9, "duo": 11, "jeton": 1, "root": 60}


def asked(game: str, most: int = 5) -> Iterator[tuple[State, Ask]]:
    walk = Walk(find(game), find(game).fewest, {}, (), 3)
    found = 0
    for number, (state, _, _) in enumerate(walk.steps()):
        for ask in state.open:
            if number % EVERY[game] == 0 and ask.seat != NATURE and len(ask.options) > 2 and found < most:
                found += 1
                yield state, ask


def thought(game: str, state: State, seat: int) -> tuple[SearchResult, Comparison]:
    bot: SearchBot = BOTS[game]
    worlds = Determinizations(find(game), state, seat)
    result = bot.think(worlds, worlds.view.asks[0], Rng(4, 4))
    return result, choose_comparison(game, bot, worlds.view.asks[0], result, 9)


@pytest.mark.parametrize("game", GAMES)
def test_figures_are_of_the_best_choice_and_one_that_is_worse_and_the_same_whatever_the_others_hold(game):
    compared_any = False
    for state, ask in asked(game):
        result, compared = thought(game, state, ask.seat)
        other = find(game).redeal(state, ask.seat, Rng(8, 8))
        assert (thought(game, other, ask.seat)[1]) == compared
        if compared.other is not None:
            compared_any = True
            values = dict(zip(result.options, result.values, strict=True))
            assert values[compared.other] < values[result.choice] and compared.figures
            for figure in compared.figures:
                kind = next((kind for kind in KINDS[game] if kind.name == figure.name), None)
                assert kind is None or not kind.share or (0 <= figure.best <= 1 and 0 <= figure.other <= 1)
    assert compared_any


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_names_the_figures_it_rests_on_and_says_which_way_they_go(game, language):
    for kind in KINDS[game]:
        for best, other in ((0.9, 0.2), (0.2, 0.9), (0.5, 0.495)):
            scale = 1.0 if kind.share else 10.0
            figure = Figure(kind.name, best * scale, other * scale)
            reasons = reasons_for(game, Comparison(1, [figure, Figure("value", 0.6, 0.5)]))
            good = kind.good * (best - other) if kind.good else abs(best - other)
            told = good * scale >= kind.least and best >= kind.certain
            assert len(reasons) == told, kind.name
            if told:
                facts = {"name": "Ben", "suit": "B", "instead": "?"}
                text = say(language, reasons[0].id, facts | reasons[0].facts)
                numbers = [float(n.replace(",", ".")) for n in re.findall(r"\d+(?:[.,]\d+)?", text)]
                shown = [round(100 * n) if kind.share else round(n * scale, 1) for n in (best, other)]
                assert shown[0] in numbers and (kind.name == "void" or shown[1] in numbers)
                assert reasons[0].clause == kind.clause


def test_nothing_is_said_where_the_futures_do_not_speak_for_the_choice():
    figures = [Figure("trick", 0.9, 0.1), Figure("value", 0.4, 0.5)]
    assert reasons_for("renard", Comparison(1, figures)) == []
    assert reasons_for("renard", Comparison(1, [Figure("trick", 0.5, 0.45), Figure("value", 0.6, 0.5)])) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_reason_stands_out_it_is_said_what_the_choice_does_now(language):
    state = load(TENTH)
    [ask] = state.open
    compared = Comparison(ask.options[1], [Figure("trick", 0.52, 0.5), Figure("value", 0.6, 0.5)])
    answer = Answer(ask.options[0], list(ask.options), [0.6, 0.5], [9, 9], [], None, [], compared)
    told = why_words(language, find("renard"), answer, NAMES, Labels(language, find("renard"), state, ask, NAMES))
    instead = {"fr": "10 de cloches", "en": "10 of bells"}[language]
    assert "52" in told[0][0] and told[1][0] == say(language, "why-close", {"instead": instead})


def test_of_a_group_the_strongest_is_told_and_two_reasons_at_most():
    names = ["trick", "lead", "greedy", "victorious", "treasures", "points"]
    ups = [Figure(name, 0.1 if name == "greedy" else 0.8, 0.6 if name == "greedy" else 0.2) for name in names]
    reasons = reasons_for("renard", Comparison(1, ups))
    ends = {reason.id for reason in reasons} & {"why-renard-greedy", "why-renard-victorious"}
    assert len(reasons) == 2 and len(ends) <= 1


TENTH = {  # nine tricks won: a tenth would cost everything
    "game": "renard", "decree": "6M", "leader": 1, "trick": ["4B"], "dealer": 0, "tricks": [9, 1],
    "hands": [["2B", "10B", "3K"], ["5K", "8K"]],
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_nine_tricks_is_told_to_leave_this_one_because_a_tenth_brings_nothing(language):
    state = load(TENTH)
    [ask] = state.open
    result, compared = thought("renard", state, 0)
    assert state.write(ask, result.choice) == "2B" and state.write(ask, compared.other) == "10B"
    reasons = reasons_for("renard", compared)
    assert {reason.id for reason in reasons} >= {"why-renard-trick", "why-renard-greedy"}
    greedy = next(figure for figure in compared.figures if figure.name == "greedy")
    assert greedy.other > greedy.best
    answer = Answer(result.choice, result.options, result.values, result.visits, [], None, [], compared)
    told = why_words(language, find("renard"), answer, NAMES, Labels(language, find("renard"), state, ask, NAMES))
    text = " ".join(line for line, _ in told)
    assert ("dépasseriez plus souvent neuf plis" if language == "fr" else "more than nine tricks") in text
    assert f"{round(100 * greedy.other)}" in text and "5.5" in [clause for _, clause in told]


def test_choices_that_are_as_good_have_no_rival_and_are_called_alike():
    state = load(TENTH)
    [ask] = state.open
    alike = SearchResult(ask.options[0], list(ask.options), [0.5] * len(ask.options), [50] * len(ask.options))
    assert worse_options(alike) == []
    answer = Answer(alike.choice, alike.options, alike.values, alike.visits, [], None, [])
    labels = Labels("en", find("renard"), state, ask, NAMES)
    assert why_words("en", find("renard"), answer, NAMES, labels)[0][0].startswith("The other choices")


def test_beliefs_are_told_where_they_are_far_from_usual_and_about_the_suits_of_the_choice():
    state = load(TENTH)
    [ask] = state.open
    codes = {state.write(ask, card): card for card in ask.options}
    likely = {3: 0.95, 4: 0.5, 14: 0.98, 15: 0.05, 5: 0.06}
    chances = [CardChance(card, chance, chance) for card, chance in likely.items()]
    answer = Answer(codes["2B"], [], [], [], [], None, [], Comparison(codes["10B"], []))
    labels = Labels("en", find("renard"), state, ask, NAMES)
    suits = suits_of(state, ask, find("renard"), answer, labels)
    assert set(suits) == {"B"}
    told = filter_remarkable(Belief(1, chances), find("renard"), suits)
    assert [one.card for one in told.cards] == [3, 5]


def test_a_figure_below_nothing_has_a_minus() -> None:
    assert with_minus("1,3 au lieu de -0,2 (Jeton-1)") == "1,3 au lieu de −0,2 (Jeton-1)"
