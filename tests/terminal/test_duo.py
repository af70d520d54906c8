"""Duo at a terminal: the path, the questions, the ends; nobody sees the other's hand."""

from __future__ import annotations

import io
import itertools
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from clairiere import SPECTATOR, Illegal, Rng, find
from clairiere.conformance import law
from clairiere.games.duo.cards import DECK, STOP, YES
from clairiere.games.duo.ending import lose_the_way, run_out_of_time, win
from clairiere.games.duo.words.speech import ABILITIES
from clairiere.terminal.duo.drawing import DuoDrawing
from clairiere.terminal.play import play
from clairiere.terminal.registry import drawing_of
from clairiere.terminal.style import LIT, PAPER, SHADE
from clairiere.terminal.tricks.cards import WIDTH
from clairiere.words import localize as in_language
from clairiere.words import say

from .codes import cards_named
from .test_room import written

LANGUAGES = ("fr", "en")
NAMES = ["Ana", "Ben"]


def steady(options, number: int) -> int:
    """Any legal answer but to give up."""
    return Rng(3, number).pick([option for option in options if option not in (STOP, YES)] or list(options))


def careful(state) -> int:
    """Such an answer that keeps the team on the path, if there is one; the first end that is proposed will not do."""
    [ask, *_] = state.open
    if ask.about == "confirm" and state.declined:
        return YES
    number = len(state.log)
    first = steady(ask.options, number)
    for choice in (first, *[option for option in ask.options if option not in (STOP, YES)]):
        after = state.copy()
        after.take(ask.seat, choice)
        if after.reserve == state.reserve and not after.over:
            return choice
    return first


class Steady:
    """A bot that plays on, and agrees to any end of the path but the first that is proposed."""

    name = "steady"

    def choose(self, view, ask, rng):
        return YES if ask.about == "confirm" and view.declined else steady(ask.options, rng.below(99))


def play_through(shown, before=list, limit=10**6):
    """Answer with legal options to the end, or so many times; `before` gives commands to type first."""
    return shown.play_on(None, before, limit, careful, Steady())


def turns(shown) -> list[str]:
    """What was shown before each line that was typed, and at the end."""
    return [shown.text[start:end] for start, end in itertools.pairwise([0, *shown.marks, len(shown.text)])]


@pytest.fixture
def duo(scene):
    return lambda language="fr", **more: scene(language, game="duo", **more)


# -- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 44, 80, 120])
@pytest.mark.parametrize("level", [1, 3])
def test_a_whole_game_fits_the_width(duo, language, width, level):
    words = ["fiche", "table", "journal tout", "plis", ""]
    rounds = 0
    for seed in (1, 2, 3):
        asked: set[str] = set()
        shown = duo(language, seed=seed, width=width, level=level)

        def look(shown=shown, asked=asked):
            about = shown.table.state.open[0].about
            fresh = about not in asked and len(shown.table.state.open[0].options) > 1
            asked.add(about)
            return words if fresh else []

        play_through(shown, look)
        assert shown.status == 0 and shown.table.state.over
        assert max(cell_len(line) for line in shown.text.splitlines()) <= width
        rounds = max(rounds, shown.table.state.round)
    assert rounds > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (100, 40), (100, 30), (44, 30), (44, 40), (44, 50), (60, 24)])
@pytest.mark.parametrize("seed", range(6))
def test_the_first_screen_fits(duo, language, size, seed):
    shown = duo(language, seed=seed, width=size[0], height=size[1], level=1 + seed % 3).type([])
    first = shown.text[: shown.marks[0]]
    assert first.count("\n") < size[1]
    assert say(language, "duo-title") in first and "quit" in first.splitlines()[-1]
    assert ("reconstitution" in first or "reconstruction" in first) == (seed % 3 > 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_path_stays_in_sight(duo, language):
    shown = play_through(duo(language, seed=5, width=80, height=24))
    for turn in turns(shown)[1:-1]:
        lines = turn.splitlines()
        assert not any("──" in line and "[" in line for line in lines[: 1 - 24])


# -- the path -----------------------------------------------------------------------------------------------------


def drawn(view, language="fr", width=80):
    out = io.StringIO()
    console = Console(file=out, width=width, color_system=None)
    for line in DuoDrawing(find("duo"), NAMES, language).path(view, width):
        console.print(line, highlight=False)
    return out.getvalue().replace("\u00a0", " ")


@law("duo:1.4", "duo:1.5", "duo:6.3")
@pytest.mark.parametrize("width", [40, 44, 80, 120])
def test_the_path_shows_team_start_forest_gems_and_those_to_come(duo, width):
    view = duo().table.state.view(SPECTATOR)
    view.round, view.at, view.covered, view.ends, view.reserve = 1, 6, (2, 0), (2, 10), 2
    view.gems = (0, 0, 4, 1, 1, 0, 1, 1, 2, 1, 1)
    text = drawn(view, width=width)
    assert text.index("Ana") < text.index("♠") < text.index("[6]") and "(5)" in text and "4◆" in text
    assert text.split("équipe")[0].count("♠") == 2 and "♠ forêt" in text and "Jetons forêt : 2" in text
    signs = text.split("[6] équipe")[0]
    assert signs.count("+") == 5 and "Gemmes : 12" in text


def test_no_gem_is_announced_when_no_round_follows(duo):
    view = duo().table.state.view(SPECTATOR)
    view.round = 3
    assert "+" not in drawn(view) and "+" not in drawn(view, width=44)
    view.round, view.tricks = 2, 11
    assert "+" not in drawn(view)


def test_side_b_says_that_it_is_a_reconstruction(duo):
    for level in (2, 3):
        assert "Face B : reconstitution" in drawn(duo(level=level).table.state.view(0))
    assert "reconstitution" not in drawn(duo(level=1).table.state.view(0))


# -- cards --------------------------------------------------------------------------------------------------------


@law("duo:1.2", "duo:1.3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edge", [PAPER, SHADE, LIT])
def test_every_card_keeps_its_frame_and_shows_its_steps(duo, language, edge):
    paws = duo().table.state.rules.board.paws
    for card in DECK:
        for short in (False, True):
            lines = [line.plain for line in DuoDrawing.deck.face(card, language, edge, short)]
            assert [cell_len(line) for line in lines] == [WIDTH] * (3 if short else 4)
            assert lines[0].count("•") == paws[card] and ("0" in lines[0]) == (paws[card] == 0)


def test_a_hand_in_lines_shows_the_steps_too(duo):
    first = duo(width=60, height=24).type([]).text
    assert re.search(r"\d[CREDS]•", first)


FORMS = {"7R": ("7r", "7 roses", "7 de roses", "7 of roses", "7✿"), "2D": ("2d", "2 colombes", "2 doves", "2c"),
         "3S": ("3 étoiles", "3 d’étoiles", "3 stars", "3e", "3✶"),
         "keep": ("garder", "KEEP"), "stop": ("stop", "abandonner"), "yes": ("oui", "O"), "no": ("n",)}  # fmt: skip


@pytest.mark.parametrize("code", FORMS)
def test_answers_may_be_said_in_words(duo, code):
    table = duo().table
    words = drawing_of(table.record.game, NAMES, "fr")
    assert {words.typed(table.state, table.state.open[0], form) for form in FORMS[code]} == {code}


@pytest.mark.parametrize("line", ["", "foo", "11R", "7", "keep", "oui", "-2", "🦊", "7R 8R"])
def test_bad_input_is_refused_and_changes_nothing(duo, line):
    shown = duo(seed=3, dealer="1").type([line])
    assert shown.answered(0) == [] and shown.status == 0


# -- questions ----------------------------------------------------------------------------------------------------


def asked(duo, about: str, language: str = "fr", humans: tuple[int, ...] = (0,)):
    """The first screen with such a question, of games by seed."""
    for seed in range(1, 60):
        shown = duo(language, seed=seed, width=120, humans=humans)
        found: list[int] = []

        def stop(shown=shown, found=found):
            if (
                shown.table.state.open[0].about == about
                and len(find("duo").onward_choices(shown.table.state.open[0])) > 1
            ):
                found.append(len(shown.marks) - 1)
                raise EOFError
            return []

        play_through(shown, stop)
        if found:
            return shown, turns(shown)[found[0]]
    raise AssertionError(about)


def test_a_move_is_asked_with_where_it_leads(duo):
    shown, text = asked(duo, "move")
    options = find("duo").onward_choices(shown.table.state.open[0])
    assert text.count(" = vers ") + text.count(" = sur place") == len(options) and "case" in text


def test_naming_shows_both_players(duo):
    assert "0 = vous · 1 = Ben" in asked(duo, "name")[1]
    assert "0 = Ana · 1 = you" in asked(duo, "name", "en", (1,))[1]
    table = asked(duo, "name")[0].table
    words = drawing_of(table.record.game, NAMES, "fr")
    [ask] = table.state.open
    assert [words.typed(table.state, ask, text) for text in ("moi", "ben", "Ana", "1")] == ["0", "1", "0", "1"]


def test_the_other_questions(duo):
    assert "ou « garder »" in asked(duo, "exchange")[1]
    assert "Possibles : toutes vos cartes." in asked(duo, "give")[1]
    assert "Possibles : oui  non" in asked(duo, "confirm", humans=(0, 1))[1]
    shown, text = asked(duo, "propose")  # beside a bot the human proposes
    ends = shown.table.state.view(0).ends
    assert f"{ends[0]} = votre bout" in text and f"{ends[1]} = le bout de Ben" in text


def test_giving_up_takes_both(duo):
    shown = duo(seed=3, dealer="1", humans=(0, 1)).type(["", "stop", "", "non", "", "stop"])
    assert "Ana propose d’abandonner." in shown.text and not shown.table.state.over
    shown = duo(seed=3, dealer="1", humans=(0, 1)).type(["", "stop", "", "oui"])
    assert shown.table.state.over and "Défaite : l’équipe abandonne." in shown.text and "★" not in shown.text


@law("duo:7.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_says_when_victory_is_out_of_reach(language):
    position = {"game": "duo", "round": 3, "decree": "6R", "hands": [["4R", "2D"], ["6D", "8S"]]}
    words = drawing_of(find("duo"), NAMES, language)
    for gems in (2, 3):
        view = find("duo").load({**position, "gems": [gems] + [0] * 10}).view(0)
        console = Console(file=io.StringIO(), width=200)
        console.print(words.board(view, None, 100))
        assert ("(7.5)" in console.file.getvalue()) == (gems == 3)


def test_refusals_speak_the_language(duo):
    words = drawing_of(find("duo"), NAMES, "fr")
    refused = Illegal("duo-must-play", {"legal": ["7R", "stop", "keep", "yes", "no"]}, "duo", "3.1.4")
    assert words.refusal(refused).endswith("Jouables : 7R, stop, garder, oui, non.")


# -- secrets ------------------------------------------------------------------------------------------------------


def looked(duo, language: str, seed: int) -> list[tuple[str, set[str], str]]:
    """What each of two people at one screen saw, with what only the other one knew then, and a gift that waited."""
    shown = duo(language, seed=seed, humans=(0, 1))
    found: list[tuple[int, int, set[str], str]] = []

    def look():
        state = shown.table.state
        seat = state.open[0].seat
        other = state.view(1 - seat).to_wire()
        words = ["journal tout", "table"] if state.round == 1 else ["table"]
        fresh = state.round > 1 and not state.tricks  # the news may end a round whose cards lie open now
        hidden = set() if fresh else set(other["hand"]) - set(other["known"][1 - seat])
        found.append((len(shown.marks) - 1, len(words), hidden, str(other["gift"])))
        return words

    play_through(shown, look)
    assert shown.table.state.over
    seen = turns(shown)
    return [
        ("".join([seen[at].rpartition("\n" * 50)[2], *seen[at + 1 : at + 1 + more]]), hidden, gift)
        for at, more, hidden, gift in found
    ]


@law("duo:9.1")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_other_hand_never_appears(duo, language, seed):
    seen = looked(duo, language, seed)
    assert len(seen) > 25 and sum(len(hidden) for _, hidden, _ in seen) > 100
    for text, hidden, _ in seen:
        assert not cards_named(text, "duo") & hidden


@law("duo:5.7.3")
def test_a_sealed_gift_is_not_shown_to_the_other(duo):
    waited = [(text, gift) for seed in (1, 2, 3) for text, hidden, gift in looked(duo, "fr", seed) if gift in hidden]
    assert waited
    for text, gift in waited:
        assert gift not in cards_named(text, "duo") and "Le Présent" in text


def test_one_sees_the_gift_one_has_chosen(duo):
    state = asked(duo, "give", humans=(1,))[0].table.state
    gift = state.view(0).hand[0]
    view = state.view(0)
    view.sealed = gift
    out = io.StringIO()
    Console(file=out, width=80).print(DuoDrawing(find("duo"), NAMES, "fr").board(view, None, 80))
    given = in_language("fr", state.write(state.open[0], gift))
    assert f"Votre présent attend l’échange : {given}" in out.getvalue().replace("\xa0", " ")


# -- the aid -----------------------------------------------------------------------------------------


@law("duo:1.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_is_complete(duo, language):
    shown = duo(language, width=200).type(["fiche"])
    text = shown.text[shown.marks[0] : shown.marks[1]]
    lines = [" ".join(line.split()) for line in text.splitlines()]
    for rank in ABILITIES:
        assert any(line.startswith(f"{rank} {say(language, f'duo-name-{rank}')}") for line in lines)
    for steps, ranks in enumerate(("1, 7, 9", "4, 5", "3, 6, 8", "2, 10")):
        assert any(line.startswith(f"{ranks} {say(language, 'duo-name-paws', {'steps': steps})}") for line in lines)
    for how in ("victory", "lost", "time", "given-up"):
        assert say(language, f"duo-does-{how}") in text
    scored = [line.split()[0] for line in lines if line.startswith("+")]
    assert scored == ["+10", "+1", "+10", "+3"]


def test_a_terminal_without_signs_gets_plain_ones(duo):
    def leave(prompt):
        raise EOFError

    table = duo().table
    text = written("ascii", lambda console: play(table, [0], {1: Steady()}, "fr", None, console, leave))
    assert text.count("?") == 1 and "[5]" in text and "-- o" in text


# -- the ends -----------------------------------------------------------------------------------------------------


def summed_up(state, events, language="fr", width=80) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(
        DuoDrawing(find("duo"), NAMES, language).summary(state, events, SPECTATOR, width)
    )
    return [" ".join(line.split()) for line in out.getvalue().splitlines()]


@law("duo:7.6", "duo:7.7", "duo:7.8", "duo:7.9")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("number", "early"), [(2, 10), (3, 0)])
def test_a_victory_shows_the_parts_of_its_score(duo, language, number, early):
    state = duo().type([]).table.state
    state.round, state.gems = number, [0] * 11
    cards = sum(state.view(0).hand_sizes)
    win(state)
    state.open = ()
    parts = [int(line.split(" +")[1].split()[0]) for line in summed_up(state, [], language) if " +" in line]
    assert sum(parts) == state.score - 10 == cards + early + 12
    assert any(line.endswith(f" {state.score}") for line in summed_up(state, [], language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_is_summed_up(duo, language):
    shown, _ = asked(duo, "propose", language, (0, 1))
    state = shown.table.state
    events = [event for event in state.log if event.verb == "added"]
    lines = summed_up(state, events, language)
    left, added = say(language, "duo-ui-left"), say(language, "duo-ui-added")
    assert f"{left} {state.gems_left}" in lines and any(line.startswith(f"{added} +5") for line in lines)
    assert summed_up(state, [], language) == ["None"]
    assert any(str(state.round) in line for line in lines if "───" in line)


@law("duo:7.3", "duo:7.4")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("end", "how"), [(lose_the_way, "lost"), (run_out_of_time, "time")])
def test_a_defeat_says_which_and_what_was_left(duo, language, end, how):
    state = duo(seed=3).type([]).table.state
    end(state)
    state.open = ()
    lines = summed_up(state, [], language)
    assert f"{say(language, 'duo-ui-left')} {state.gems_left}" in lines
    told = drawing_of(find("duo"), NAMES, language).event(state, state.log[-1], SPECTATOR).plain
    assert told == say(language, "duo-event-defeat", {"how": how}) and told not in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_last(duo, language):
    shown = play_through(duo(language, seed=4))
    how = shown.table.state.view(0).result.replace(" ", "-")
    ending = shown.text[shown.marks[-1] :]
    assert say(language, "duo-event-defeat", {"how": how}) in ending and "★" not in ending
    assert ending.endswith("clairiere replay duo-1.record\n")
