"""Two people at one screen: nobody sees the other's hand."""

from __future__ import annotations

import pytest

from .codes import cards_named


def hands(table) -> list[set[str]]:
    """What each player alone knows: hand and buried cards, less those that everyone knows to be there."""
    dump, known = table.state.dump(), table.state.view(0).to_wire()["known"]
    return [{*dump["hands"][seat], *dump["buried"][seat]} - set(known[seat]) for seat in (0, 1)]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_other_hand_never_appears(scene, language, seed):
    shown = scene(language, seed=seed, humans=(0, 1), target=1)
    found: list[tuple[int, set[str], set[str]]] = []
    began = 0

    def look() -> list[str]:
        nonlocal began
        seat = shown.table.state.open[0].seat
        text = shown.out.getvalue()[began:]
        began = len(shown.out.getvalue())
        found.append((seat, cards_named(text[text.rfind("\n" * 50) + 1 :]), hands(shown.table)[1 - seat]))
        return ["journal tout", "table"]

    shown.play_on(before=look)
    assert len(found) > 25
    for _, codes, hidden in found[1:]:  # the greeting gives 7M as an example
        assert not codes & hidden


def test_the_screen_is_emptied_before_another_hand(scene):
    shown = scene("fr", humans=(0, 1)).play_on(limit=12)
    turns = [prompt.startswith("›") for prompt in shown.prompts]
    assert turns[0] is False and turns.count(False) > 5
    for prompt, mark in list(zip(shown.prompts, shown.marks, strict=True))[1:]:
        if not prompt.startswith("›"):
            tail = shown.text[:mark].rstrip().rsplit("\n" * 50, 1)[1]
            assert "regardent ailleurs" in tail and not cards_named(tail)


def test_the_greeting_can_be_read_before_the_first_hand(scene):
    shown = scene("fr", humans=(0, 1)).type([""])
    greeting = shown.text[: shown.marks[0]]
    assert "Un jeu de plis à deux" in greeting and "regardent ailleurs" in greeting and not cards_named(greeting)
    assert "\n" * 50 not in greeting


def test_a_shared_screen_is_emptied_when_a_game_is_resumed(scene, again):
    table = scene("fr", humans=(0, 1)).type(["", "7B"]).table
    greeting = again(table, "fr", humans=(0, 1)).type([""]).text
    assert greeting.startswith("\n" * 50) and "Un jeu de plis à deux" in greeting


def test_nobody_is_you_at_the_end_of_a_shared_screen(scene):
    shown = scene("fr", humans=(0, 1), target=1).play_on()
    ends = shown.text[shown.marks[-1] :]
    assert "gagne la partie" in ends and "Vous" not in ends


def test_missed_events_are_told(scene):
    shown = scene("fr", humans=(0, 1)).type(["", "7B", "", "6B", ""])
    assert "Ben joue 7C." in shown.text and "Ana joue 6C." in shown.text and "Vous jouez 7C." in shown.text


@pytest.mark.parametrize(("answer", "kept"), [("oui", 1), ("yes", 1), ("non", 2), ("", 2)])
def test_undo_needs_the_other(scene, answer, kept):
    lines = ["", "7B", "", "6B", "", "annuler", answer, ""]
    shown = scene("fr", humans=(0, 1)).type(lines)
    assert "Ben demande à reprendre sa dernière décision. Ana," in shown.text
    assert len(shown.answered(0) + shown.answered(1)) == (0 if kept == 1 else 2)
    assert ("refusée" in shown.text) == (kept == 2)
    if kept == 2:
        assert " ▸ Ben  " in shown.text[shown.text.index("refusée") :]  # the question is asked again


def test_undo_is_free_when_nothing_was_shown(scene):
    shown = scene("fr", humans=(0, 1)).type(["", "7B", "", "3B", "garder", "annuler", "6B"])
    assert "demande à reprendre" not in shown.text


def test_leaving_at_the_hand_over(scene, tmp_path):
    path = tmp_path / "game.record"
    assert scene("fr", humans=(0, 1)).type(["quitter"], path).status == 0
    assert path.exists()
