"""Jeton Rouge at a terminal: the seats, what is typed, what is told; nobody sees another's hand, or who is asked."""

from __future__ import annotations

import io
import itertools
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from clairiere import SPECTATOR, Ask, Illegal, Rng, Table, find, read_record
from clairiere.answers.lays import parse_cards
from clairiere.conformance import law
from clairiere.core.event import Event
from clairiere.games.jeton.cards import ONE, PACK, points, read_cards, size
from clairiere.games.jeton.choices import PASS_ON, SHARE, SHOUT, cards_in, is_bid, is_lay, owner_of
from clairiere.games.jeton.rules import AUCTION, NONE, SHARING
from clairiere.games.jeton.words.reference import RULE_CLAUSES
from clairiere.terminal.jeton.card_words import counted, spell, sum_of
from clairiere.terminal.jeton.drawing import JetonDrawing, face
from clairiere.terminal.jeton.rounds import rounds_in
from clairiere.terminal.jeton.speech import highest_bid
from clairiere.terminal.play import play
from clairiere.terminal.registry import drawing_of
from clairiere.terminal.replay import replay
from clairiere.terminal.style import LIT, PAPER, SHADE
from clairiere.words import say

from .conftest import NAMES
from .test_room import written

LANGUAGES = ("fr", "en")
SIZES = [(80, 24), (100, 40), (100, 30), (44, 30), (44, 40), (44, 50), (60, 24)]


def patient(view, ask, rng: Rng) -> int:
    """Waits for a hand of four cards before it shouts, and bids with more than one card if it can."""
    if ask.about == "draw":
        return SHOUT if size(view.hand) >= 4 and not rng.below(3) else PASS_ON
    if ask.about == "bid" and not rng.below(3):
        return PASS_ON
    return rng.pick(ask.options)


class Patient:
    name = "patient"

    def choose(self, view, ask, rng):
        return patient(view, ask, rng)


def mine(state) -> int:
    """What a person types who plays so."""
    ask = state.open[0]
    return patient(state.view(ask.seat), ask, Rng(3, len(state.log)))


def play_through(shown, before=list, limit=10**6, path=None, bot=None):
    """Answer to the end, or so many times; `before` gives commands to type first."""
    return shown.play_on(path, before, limit, mine, bot or Patient())


def turns(shown) -> list[str]:
    """What was shown before each line that was typed, and at the end."""
    return [shown.text[start:end] for start, end in itertools.pairwise([0, *shown.marks, len(shown.text)])]


def asked(shown, about: str, count: int = 1, fit=lambda state: True):
    """Play until such a question, and give what was shown with it."""
    found: list[int] = []

    def stop():
        [ask] = shown.table.state.open
        if ask.about == about and len(ask.options) > 1 and fit(shown.table.state):
            found.append(len(shown.marks) - 1)
            if len(found) == count:
                raise EOFError
        return []

    play_through(shown, stop)
    assert len(found) == count, about
    return turns(shown)[found[-1]]


@pytest.fixture
def jeton(scene):
    """A table with the limits of a simulation: bots of these tests may never shout (10.9)."""
    limits = {"sim_max_rounds": 500, "sim_max_reshuffles": 50}
    return lambda language="fr", **more: scene(language, game="jeton", **{**limits, **more})


# -- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 44, 71, 72, 80, 120])
@pytest.mark.parametrize("seats", [3, 6])
def test_a_whole_game_fits_the_width(jeton, language, width, seats):
    asked: set[str] = set()
    shown = jeton(language, seed=seats, width=width, seats=seats)

    def look():
        about = shown.table.state.open[0].about
        fresh = about not in asked
        asked.add(about)
        return ["fiche", "table", "journal tout", "plis"] if fresh else []

    play_through(shown, look)
    assert shown.status == 0 and shown.table.state.over and asked >= {"draw", "open", "bid"}
    assert max(cell_len(line) for line in shown.text.splitlines()) <= width
    ends = " ".join(shown.text[shown.marks[-1] :].split())
    assert say(language, "jeton-ui-places") in ends and "★" in ends
    winner = shown.table.state.winners()[0]
    event = say(language, "jeton-event-won", {"you": "no" if winner else "yes", "seat": NAMES[winner], "how": "tokens"})
    assert event in ends


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_every_screen_fits(jeton, language, size, seats):
    """The seats and the question are in sight whenever somebody is asked."""
    shown = play_through(jeton(language, seed=seats, width=size[0], height=size[1], seats=seats), limit=60)
    head = say(language, "ui-player")
    for turn in turns(shown)[:-1]:
        lines = turn.splitlines()
        [*_, at] = [number for number, line in enumerate(lines) if line.startswith(f"    {head}")] or [-1]
        assert at < 0 or len(lines) - at < size[1], turn
    first = shown.text[: shown.marks[0]]
    assert first.count("\n") < size[1] and "quit" in first.splitlines()[-1]
    assert say(language, "jeton-title") in first and say(language, "jeton-ui-your-hand") in first


@pytest.mark.parametrize("language", LANGUAGES)
def test_saved_and_resumed_gives_the_same_game(jeton, again, tmp_path, language):
    path = tmp_path / "game.record"
    whole = play_through(jeton(language, seats=4))
    part = play_through(jeton(language, seats=4), path=path, limit=20)
    assert part.status == 0 and not part.table.state.over
    table = Table(read_record(path.read_text()))
    rest = play_through(again(table, language), path=path)
    assert rest.table.record.text() == whole.table.record.text() == path.read_text()


def test_a_script_of_what_people_type_plays_a_round(jeton):
    """Nobody shouts but Ana; then she opens, Ben and Cléo pass, and so does she."""
    shown = jeton("fr", seed=1, first="1", width=120).type(["", "p", "Rouge", "tout", "3 3", "", "", ""])
    assert "Vous annoncez « Rouge ! » et prenez le jeton rouge." in shown.text
    assert "Vous gagnez la manche et prenez 1 jeton bleu (1 en tout)." in shown.text
    assert "Manche 1 : vous gagnez avec 6" in shown.text and shown.table.state.blue == [1, 0, 0]


# -- what is typed ------------------------------------------------------------------------------------------------


def auction(jeton, hand="2233pp", stacks=("", "33", "44"), language="fr", names=None, **options):
    """A table in the middle of an auction; Ana is asked, her hand is given."""
    shown = jeton(language, seats=len(stacks), **options)
    state = shown.table.state
    while state.open[0].about != "draw":
        shown.table.play(state.open[0].seat, mine(state))
    for seat in range(state.seats):
        state.hands[seat] = read_cards(hand) if seat == 0 else ONE[1]
        state.stacks[seat] = read_cards(stacks[seat])
        state.totals[seat] = points(state.stacks[seat])
        state.packs[seat] = PACK - state.hands[seat]
    state.top, state.phase, state.launcher, state.red = max(state.totals), AUCTION, 1, 1
    return shown, drawing_of(find("jeton"), names or NAMES[: len(stacks)], language, shown.table.record.options)


def question(about, options=(PASS_ON,)):
    """A question to the first seat."""
    return Ask(0, about, options, "10.6")


OWN = {"22": ("22", "2 2", "2,2", "bid 22", "moi 2 2", "A 22", "+a 2 2", "Ana 2 2", "ana: 22", "poser 22"),
       "33pp": ("33pp", "3 3 +1 +1", "33++", "3 3 p p", "33 11", "3,3,+1,+1", "3 +1 3 +1", "33+1+1")}  # fmt: skip


@pytest.mark.parametrize("cards", OWN)
def test_cards_alone_are_a_bid_or_go_on_the_own_stack(jeton, cards):
    shown, drawing = auction(jeton)
    state = shown.table.state
    for text in OWN[cards]:
        notation = drawing.typed(state, question("bid"), text)
        assert state.read(question("bid"), notation) == state.read(question("bid"), f"bid {cards}"), text
    shown, drawing = auction(jeton, stacks=("22", "33", "44"))
    state = shown.table.state
    for text in OWN[cards]:
        if not text.startswith("bid"):
            notation = drawing.typed(state, question("bid"), text)
            assert state.read(question("bid"), notation) == state.read(question("bid"), f"raise 0 {cards}"), text


RAISES = ("raise 2 pp", "+C pp", "C pp", "c: +1 +1", "+C +1 +1", "Cléo pp", "cleo 1 1", "sur Cléo pp", "CLÉO ++", "c++")


@pytest.mark.parametrize("text", RAISES)
def test_a_player_and_cards_are_a_raise(jeton, text):
    shown, drawing = auction(jeton)
    state = shown.table.state
    assert state.read(question("bid"), drawing.typed(state, question("bid"), text)) == state.read(
        question("bid"), "raise 2 pp"
    )


@pytest.mark.parametrize("text", ["", "p", "P", "passe", "pass", "non"])
def test_passing(jeton, text):
    shown, drawing = auction(jeton)
    ask = question("bid")
    typed = drawing.usual(ask) if not text else shown.table.state.read(ask, drawing.typed(shown.table.state, ask, text))
    assert typed == PASS_ON


def test_a_plus_one_card_is_no_pass(jeton):
    shown, drawing = auction(jeton, stacks=("22", "33", "44"))
    assert drawing.typed(shown.table.state, question("bid"), "+1") == "raise 0 p"
    assert drawing.typed(shown.table.state, question("open", options=(99,)), "p") == "raise 0 p"


@pytest.mark.parametrize("text", ["r", "R", "shout", "rouge", "Rouge !", "rouge!", "ROUGE", "annoncer", "red"])
def test_shouting(jeton, text):
    shown, drawing = auction(jeton)
    assert drawing.typed(shown.table.state, question("draw"), text) == "shout"


def test_the_shout_word_and_the_title_of_the_table(jeton):
    shown = jeton("fr", seed=1, first="1", title="La Clairière", shout="Bête rousse !", width=120)
    shown.type(["fiche", "bete  rousse"])
    first = shown.text[: shown.marks[0]]
    assert "─ La Clairière ─" in first and "Jeton Rouge" not in shown.text
    assert "Vous pouvez annoncer « Bête rousse ! »" in first and "Rouge !" not in shown.text
    assert "Vous annoncez « Bête rousse ! »" in shown.text
    assert "« Bête rousse ! » arrête la pioche" in shown.text


def test_who_is_to_draw_may_say_so(jeton):
    shown, drawing = auction(jeton)
    state = shown.table.state
    state.draw_seat = 0
    assert drawing.typed(state, question("draw", options=(PASS_ON, SHOUT)), "pioche") == "pass"
    state.draw_seat = 1
    assert drawing.typed(state, question("draw", options=(PASS_ON, SHOUT)), "pioche") == "draw"


def test_names_of_bots_and_people_are_told_apart(jeton):
    names = ["Joueur", "Hasard (robot) 2", "Hasard (robot) 3"]
    shown, drawing = auction(jeton, names=names)
    state, ask = shown.table.state, question("bid")
    for text in ("Hasard (robot) 2 3", "hasard 2 3", "B3", "+b 3"):
        assert drawing.typed(state, ask, text) == "raise 1 3"
    with pytest.raises(Illegal) as refused:
        drawing.typed(state, ask, "hasard 2")
    assert drawing.refusal(refused.value).endswith(
        "Tapez la lettre de la place : B (Hasard (robot) 2), C (Hasard (robot) 3)."
    )
    drawing.answers.names = ["B", "A", "Cléo"]
    with pytest.raises(Illegal, match="who is meant"):
        drawing.typed(state, ask, "+A 3")


SHARES = {
    "share 0:334422p": ("tout", "ALL", "je garde tout", "A 3344 22p", "moi 2 2 3 3 4 4 +1"),
    "share 0:22p 1:33 2:44": ("chacun", "each", "B 33, C 4 4", "Ben 3 3 Cléo 44", "b:33 c:44", "share 0:22p 1:33 2:44",
                              "A 22+1, B 33, C 44", "B 3, C 44, B 3"),
    "share 0:3344p 2:22": ("C 2 2", "cleo 22", "+C 22"),
}  # fmt: skip


def sharing(jeton, **options):
    shown, drawing = auction(jeton, stacks=("22p", "33", "44"), **options)
    shown.table.state.phase, shown.table.state.round_winner = SHARING, 0
    return shown.table.state, drawing


@pytest.mark.parametrize("notation", SHARES)
def test_sharing_in_words(jeton, notation):
    state, drawing = sharing(jeton)
    ask = question("share")
    for text in SHARES[notation]:
        choice = state.read(ask, drawing.typed(state, ask, text))
        assert choice >= SHARE and choice == state.read(ask, notation), text
        assert state.read(ask, drawing.typed(state, ask, drawing.written(state, ask, choice))) == choice


@law("jeton:7.4", "jeton:7.5")
@pytest.mark.parametrize(("text", "why"), [("B 444", "7.4"), ("A 22, B 3", "7.4"), ("tout", "7.5")])
def test_a_wrong_sharing_is_refused(jeton, text, why):
    state, drawing = sharing(jeton, min_per_bidder=1)
    refused = state.refusal(0, state.read(question("share"), drawing.typed(state, question("share"), text)))
    assert refused.clause == why and drawing.refusal(refused).endswith(f"({why}).")


@pytest.mark.parametrize("line", ["foo", "5", "2 5", "Zoé 3", "B", "B 3 C", "🦊", "x" * 300, "33 B", "\x1b[2J"])
def test_nonsense_is_answered_in_one_sentence(jeton, line):
    shown = jeton("fr", seed=1, first="1", width=200).type([line])
    said = shown.text[shown.marks[0] : shown.marks[1]].strip()
    assert shown.answered(0) == [] and shown.status == 0 and "\x1b" not in shown.text
    assert "n’est ni une réponse ni une commande" in said and "par exemple passer" in said and "\n" not in said


@law("jeton:5.1.3", "jeton:5.3.1", "jeton:5.3.3", "jeton:5.2.3")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("+1 +1", "Des +1 seuls ne font pas une enchère (5.1.3)."),
        ("4", "Vous n’avez pas 4 en main (5.4.3)."),
        ("2 3", "Une enchère a des cartes d’une seule valeur (5.1.2)."),
        ("3", "Cela fait 3, et le plus haut total est 8 : il faut au moins l’égaler (5.3.1)."),
        ("C 3", "Ce tas ne prend que des 4 et des +1 (5.3.3)."),
        ("moi 2 2 2", "Vous n’avez pas 2 2 2 en main (5.4.3)."),
        ("r", "Cela ne se fait pas pendant les enchères (4.1)."),
    ],
)
def test_refusals_speak_of_players_and_cards(jeton, text, told):
    shown, drawing = auction(jeton)
    state, ask = shown.table.state, question("bid")
    refused = state.refusal(0, state.read(ask, drawing.typed(state, ask, text)))
    assert drawing.refusal(refused).replace("\xa0", " ") == told


def test_refusals_name_the_players(jeton):
    _, drawing = auction(jeton)
    told = drawing.refusal(Illegal("jeton-no-stack", {"seat": 1}, "jeton", "5.2.3"))
    assert told == "Ben n’a pas de tas à augmenter (5.2.3)."
    told = drawing.refusal(Illegal("jeton-not-bidder", {"bidders": [0, 2]}, "jeton", "7.3"))
    assert told.endswith("Ana, Cléo (7.3).")


@pytest.mark.parametrize("seats", [3, 6])
def test_every_answer_can_be_typed_as_it_is_shown(jeton, seats):
    shown = jeton("fr", seats=seats, seed=2)
    state, typed = shown.table.state, 0
    drawing = drawing_of(find("jeton"), NAMES[:seats], "fr", shown.table.record.options)
    while not state.over and typed < 3000:
        ask = state.open[0]
        for choice in ask.options[:50]:
            line = drawing.written(state, ask, choice).replace("\xa0", " ").strip("«» ")
            assert state.read(ask, drawing.typed(state, ask, line)) == choice, line
            typed += 1
        shown.table.play(ask.seat, mine(state))
    assert typed > 300


def test_cards_in_words():
    cards = read_cards("3332222pp")
    assert spell(read_cards("333p")).split("\xa0") == ["3", "3", "3", "+1"]
    assert counted(cards).split("\xa0") == ["2×4", "3×3", "+1×2"]
    assert sum_of(read_cards("333p")) == "3\xa03\xa03\xa0+1\xa0=\xa010" and sum_of(read_cards("4")) == "4"
    assert sum_of(read_cards("333p"), 12) == "3×3\xa0+1\xa0=\xa010"
    assert parse_cards("3 3 +1") == "33p" and parse_cards("p3") == "p3" and parse_cards("35") is None


# -- the table ----------------------------------------------------------------------------------------------------


def drawn(shown, drawing, seat=0, width=100):
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(drawing.board(shown.table.state.view(seat), None, width))
    return out.getvalue().replace("\xa0", " ").splitlines()


@law("jeton:9.1", "jeton:1.7")
@pytest.mark.parametrize("width", [40, 60, 100])
def test_the_seats_show_what_is_public(jeton, width):
    shown, drawing = auction(jeton, stacks=("", "333p", "44", ""))
    state = shown.table.state
    state.blue, state.active, state.gone = [2, 0, 5, 1], 0b0111, [3]
    lines = drawn(shown, drawing, width=width)
    [ana, ben, cleo, dina] = [
        next(line for line in lines if re.match(rf".. ?{letter} ", line) or f" {letter} " in line[:4])
        for letter in "ABCD"
    ]
    assert "Vous" in ana and re.search(r" 6 +15 ", ana) and ("●●○○○○" if width >= 72 else "2/6") in ana
    assert ben.startswith("◉ B Ben") and "10" in "".join(lines) and "▲" in ben
    assert "▲" not in cleo and "4 4 = 8" in cleo and "hors jeu" in dina and "–" in dina
    text = "\n".join(lines)
    assert ("en tête, manche lancée" in text) == (width == 100)
    assert "10 à atteindre" in text and "Manche" in text


def test_a_tied_lead_is_told(jeton):
    lines = drawn(*auction(jeton, stacks=("", "44", "2222")))
    assert sum("à égalité" in line for line in lines) == 2 and not any("en tête" in line for line in lines)


def test_many_tokens_are_a_number(jeton):
    assert any(" 0/20 " in f"{line} " for line in drawn(*auction(jeton, target=20)))


def test_the_hand_shows_cards_and_what_they_make(jeton):
    text = "\n".join(drawn(*auction(jeton)))
    assert text.count("│ 2 │") == 2 and text.count("│+1 │") == 2
    assert "au plus 2 2 +1 +1 = 6 · 3 3 +1 +1 = 8" in text
    assert "pas d’enchère à vous seul" in "\n".join(drawn(*auction(jeton, hand="pp")))
    assert "Votre main est vide." in "\n".join(drawn(*auction(jeton, hand="")))


def test_cards_keep_their_frame():
    for sign, edge in itertools.product("234p", (PAPER, LIT, SHADE)):
        assert [line.cell_len for line in face(sign, edge)] == [5, 5, 5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_auction_lists_the_lays_by_stack(jeton, language):
    def fit(state):
        return len(state.bidders()) > 1 and len({choice >> 12 for choice in state.open[0].options}) > 2

    shown = jeton(language, width=120, seed=4)
    text = asked(shown, "bid", fit=fit)
    state, [ask] = shown.table.state, shown.table.state.open
    for owner in {choice >> 12 & 7 for choice in ask.options if choice > PASS_ON and not choice >> 15 & 1} - {0}:
        head = say(language, "jeton-ui-lays", {"whose": "other", "owner": NAMES[owner], "letter": "ABC"[owner]})
        [line] = [line for line in text.splitlines() if head in line]
        totals = [int(found) for found in re.findall(r"→ (\d+)", line)]
        assert totals and min(totals) >= state.top and totals == sorted(totals)
    assert ("Entrée : passer." if language == "fr" else "Enter: pass.") in text


def test_other_questions(jeton):
    text = asked(jeton("fr", width=120, seed=2), "open")
    assert "Ouvrez l’enchère" in text and "(5.1.1)" in text and "Possibles : " in text
    text = asked(jeton("fr", width=120, seed=2, min_per_bidder=1), "share")
    assert "Sur la table : " in text and "« tout »" in text and "au moins une carte" in text and "(7.3)" in text
    text = asked(jeton("en", width=120, seed=2), "draw")
    assert "You may shout “Red!”, or let the draw go on (10.5)." in text and "Enter: let them draw." in text


def test_enter_lists_the_answers_where_nothing_is_usual(jeton):
    shown = jeton("fr", width=120, seed=1, first="1").type(["p", "p", "r", ""])
    assert shown.text[shown.marks[-2] : shown.marks[-1]].strip().startswith("Possibles : ")


# -- news and ends ------------------------------------------------------------------------------------------------


def told(jeton, events, reader=0, seats=3, language="fr"):
    shown = jeton(language, seats=seats)
    drawing = drawing_of(find("jeton"), NAMES[:seats], language)
    out = io.StringIO()
    seen = [event.seen_by(reader) for event in events]
    Console(file=out, width=120).print(drawing.news(shown.table.state, seen, reader, 120))
    return out.getvalue().replace("\xa0", " ").splitlines()


def drew(seat, kind=1):
    return Event("drew", "3.1.2", (seat,), (kind,), 1 << seat)


def test_draws_are_one_line(jeton):
    assert told(jeton, [drew(1), drew(2), drew(0, 0)]) == ["Vous piochez +1.", "Ben, Cléo piochent."]
    assert told(jeton, [drew(1), drew(1), drew(2)], language="en") == ["Ben ×2, Cléo draw."]
    assert told(jeton, [drew(1)]) == ["Ben pioche."]
    lap = [drew(0, 2), Event("unlocked", "4.4", (0,)), Event("skipped", "3.2.1", (1,)), Event("skipped", "3.2.1", (2,))]
    assert told(jeton, lap) == [
        "Vous piochez 3.",
        "Ben, Cléo ont six cartes et passent.",
        "On peut désormais annoncer.",
    ]
    assert told(jeton, lap, SPECTATOR)[0] == "Ana pioche."


def test_the_passes_that_end_a_round_are_one_line(jeton):
    passes = [Event("proposed", "6.1", (1,)), Event("agreed", "6.3", (2,)), Event("agreed", "6.3", (0,))]
    assert told(jeton, passes) == ["Tout le monde passe."]


def test_lays_are_told_with_who_laid_what_where(jeton):
    lays = [
        Event("laid", "5.2.2", (1, 1, read_cards("33p"), 7, 1)),
        Event("laid", "5.2.3", (2, 1, read_cards("3"), 10, 0)),
    ]
    assert told(jeton, lays) == ["Ben enchérit avec 3 3 +1 : 7 points.", "Cléo ajoute 3 au tas de Ben : 10 points."]


@law("jeton:7.2", "jeton:9.3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 120])
def test_a_round_is_summed_up(jeton, language, width):
    """Every finished round once, with its stacks, its tokens and its sharing."""
    shown = play_through(jeton(language, seed=6, seats=4, width=width))
    rounds = [found for found in rounds_in(shown.table.events) if found.over]
    assert len(rounds) > 3 and any(found.winner == 0 for found in rounds) and any(len(f.stacks) > 2 for f in rounds)
    text = " ".join(shown.text.split())
    for found in rounds:
        assert found.last.verb == "received" or found is rounds[-1]
        drawing = drawing_of(find("jeton"), NAMES[:4], language)
        title = found.summary(drawing, 0)
        assert text.count(title) == 1 or len(title) > width - 4, title
        block = text[text.index(title[: width - 8]) :][:900]
        assert found.winner == NONE or f"+{found.tokens} → {found.blue}" in block
        for seat, stack in found.stacks.items():
            assert any(form(stack).replace("\xa0", " ") in block for form in (spell, counted))
            assert seat not in found.received or points(stack) <= found.top
    received = sum(size(cards) for found in rounds for cards in found.received.values())
    assert received == sum(size(cards) for found in rounds if found.received for cards in found.stacks.values())


def test_a_round_one_wins_is_summed_up_after_the_sharing(jeton):
    shown = jeton("fr", seed=1, first="1", width=120).type(["", "p", "r", "3", "", "tout", ""])
    share = next(text for text in turns(shown) if "répartissez" in text)
    assert "Manche 1 :" not in share and "Vous gagnez la manche" in share


def test_the_places_are_those_of_the_law(jeton):
    shown = jeton(seats=4)
    state = shown.table.state
    state.blue, state.active, state.gone = [1, 6, 1, 3], 0b0111, [3]
    state.declare(0b0010, "8.1")
    out = io.StringIO()
    drawing = drawing_of(find("jeton"), NAMES[:4], "fr")
    Console(file=out, width=80).print(drawing.final(state, 0))
    rows = [" ".join(line.split()) for line in out.getvalue().splitlines()[2:]]
    assert rows == ["1 ★ Ben 6", "2 Vous 1", "2 Cléo 1", "4 Dina 3 hors jeu"]


def generous(state) -> int:
    """Gives everything to the stacks of others."""
    [ask] = state.open
    gifts = [choice for choice in ask.options if is_lay(choice) and not is_bid(choice) and owner_of(choice) != ask.seat]
    return max(gifts, key=lambda choice: size(cards_in(choice)), default=PASS_ON)


@law("jeton:3.3.2")
def test_somebody_who_is_out_is_told_the_rest_of_the_game(jeton):
    for seed in range(1, 30):
        shown = jeton("fr", seed=seed, seats=4, width=120, target=20)
        shown.play(lambda prompt, t=shown.table: t.state.write(t.state.open[0], generous(t.state)), None, Patient())
        rounds = [found for found in rounds_in(shown.table.events) if found.over]
        ends = shown.text[shown.marks[-1] :]
        if 0 in shown.table.state.gone and len(re.findall(r"Manche \d+ :", ends)) > 2:
            break
    assert "Vous ne pouvez plus piocher : vous êtes hors jeu" in shown.text and "Classement" in ends
    assert re.search(r"Vous +\d+ +hors jeu", ends)
    for found in rounds[-3:]:
        assert ends.count(found.summary(drawing_of(find("jeton"), NAMES[:4], "fr"), 0)) == 1


# -- secrets ------------------------------------------------------------------------------------------------------


@law("jeton:9.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_other_hands_never_appear(jeton, language):
    """What is on the screen of one of three people is the same whatever the others hold."""
    shown = jeton(language, seed=3, humans=(0, 1, 2), seats=4)
    looks = 0

    def look():
        nonlocal looks
        state = shown.table.state
        seat = state.open[0].seat
        drawing = drawing_of(find("jeton"), NAMES[:4], language, shown.table.record.options)
        other = state.copy()
        for hidden in range(4):
            if hidden != seat:
                held = size(state.hands[hidden])
                other.hands[hidden] = held * ONE[0]
                looks += held > 0 and other.hands[hidden] != state.hands[hidden]
        other.open = state.open
        for one in (80, 44):
            pages = []
            for real in (state, other):
                out = io.StringIO()
                console = Console(file=out, width=one)
                console.print(drawing.board(real.view(seat), None, one), drawing.prompt(real, state.open[0], one))
                pages.append(out.getvalue())
            assert pages[0] == pages[1]
        return ["journal tout", "table"]

    play_through(shown, look, limit=80)
    assert looks > 100
    for text in turns(shown):
        mine = text.rpartition("\n" * 50)[2]
        assert not re.search(rf"(?:{'|'.join(NAMES)}) (?:pioche|draws) [\d+]", mine)


def might_shout(state) -> list[int]:
    """10.5 The circle of those who will be asked, as far as everybody can see."""
    circle = [(state.pivot + 1 + i) % state.seats for i in range(state.seats)]
    entitled = state.active_seats() if not state.lock else []
    return [seat for seat in circle if seat in entitled and seat != state.red and state.hands[seat]]


def handed_on(record) -> list[str]:
    """Whom a shared screen must go to, one after the other, by what everybody can see."""
    found: list[str] = []
    state, turn, circle = record.first(), (-1, -1), []
    for seat, choice in record.answers:
        if state.open[0].about.startswith("draw"):
            if turn != (state.turn, state.draw_no):
                turn, circle = (state.turn, state.draw_no), might_shout(state)
                found += [NAMES[other] for other in circle]
            if seat >= 0 and choice == SHOUT:
                del found[len(found) - len(circle) + circle.index(seat) + 1 :]
        elif seat >= 0:
            found.append(NAMES[seat])
        state.take(seat, choice)
    return [name for name, _ in itertools.groupby(found)]


@law("jeton:10.5")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("cards", ["any", "value", "passed"])
def test_a_shared_screen_goes_round_all_who_might_shout(jeton, seats, cards):
    """A player who holds only +1 cards gets the screen like the others. In games of earlier engines nothing is asked
    there, and the screen says that there is nothing to decide."""
    pretended = 0
    for seed in range(1, 7):
        shown = play_through(
            jeton("fr", seed=seed, humans=tuple(range(seats)), seats=seats, shout_cards=cards), limit=60
        )
        handed = re.findall(r"C’est à (\w+)\.", shown.text)
        several = len(handed) - seats
        assert several > 15 and handed[:several] == handed_on(shown.table.record)[:several]
        pretended += shown.text.count("rien à décider")
    assert bool(pretended) == (cards == "passed")


def test_nobody_is_you_at_the_end_of_a_shared_screen(jeton):
    shown = play_through(jeton("fr", seed=3, humans=(0, 1, 2), target=2))
    ends = shown.text[shown.marks[-1] :]
    assert "Classement" in ends and "gagne la partie" in ends and "Vous" not in ends


def test_bots_alone_are_told_to_whoever_looks_on(jeton):
    shown = jeton("fr", humans=(), target=2, seats=5)
    shown.play(lambda prompt: "", None, Patient())
    assert shown.table.state.over and "Classement" in shown.text and "pioche" in shown.text


# -- the aid, signs, replays --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_fits_a_screen(jeton, language):
    shown = jeton(language, width=80, height=24, seed=1, first="1", target=4, shout="Hop").type(["fiche"])
    text = shown.text[shown.marks[0] : shown.marks[1]]
    assert text.count("\n") < 24 and " 4 " in text and "Hop" in text
    for part in (*RULE_CLAUSES, "typing"):
        assert say(language, f"jeton-ui-aid-{part}-title") in text
    assert ("peut tout garder" if language == "fr" else "may keep everything") in " ".join(text.split())


def test_a_terminal_without_signs_gets_plain_ones(jeton):
    def leave(prompt):
        raise EOFError

    table = jeton(first="1", seed=1).table
    text = written("ascii", lambda console: play(table, [0], {1: Patient(), 2: Patient()}, "fr", None, console, leave))
    assert text.count("?") == 1 and "@ B Ben" in text and "......" in text and "+---+" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_speaks_in_the_same_words(jeton, language):
    record = play_through(jeton(language, seed=3, title="Hop", target=3)).table.record
    out = io.StringIO()
    replay(record, None, None, False, language, Console(file=out, width=100))
    text = out.getvalue().replace("\xa0", " ")
    assert "─ Hop ─" in text and not re.search(r"\b(?:bid|raise|share) \d|\d\.\d\b  \(3\.1\.2\)", text)
    assert say(language, "jeton-ui-hand-of", {"seat": "Ana"}).split("·")[0] in text
    hidden = io.StringIO()
    record.answers = record.answers[: len(record.answers) // 2]
    replay(record, None, 1, False, language, Console(file=hidden, width=100))
    assert "· · ·" in hidden.getvalue().replace("\xa0", " ")


def test_undo_goes_back_to_the_last_decision(jeton):
    shown = jeton("fr", seed=1, first="1").type(["p", "annuler", "r"])
    assert "Les robots acceptent" in shown.text and shown.answered(0) == [SHOUT]


def test_options_are_honoured_without_a_table():
    assert isinstance(drawing_of(find("jeton"), NAMES, "en"), JetonDrawing)
    assert drawing_of(find("jeton"), NAMES, "en").title() == "Red Token"


# -- a pass that stands -------------------------------------------------------------------------------------------


class Silent:
    """Draws and lays, but never shouts before it holds so many cards."""

    name = "silent"

    def choose(self, view, ask, rng):
        if ask.about == "draw":
            return SHOUT if size(view.hand) >= 5 else PASS_ON
        return ask.options[-1] if ask.about == "share" else rng.pick(ask.options)


@pytest.mark.parametrize(("language", "word"), [("fr", "passetout"), ("en", "passall"), ("fr", "PASSALL")])
def test_a_standing_pass_lets_all_draws_of_a_round_go_by_and_asks_again_in_the_auction(jeton, language, word):
    shown = jeton(language, seed=4, first="1", seats=3)
    lines = iter([word])

    def read(prompt):
        return next(lines, None) or (_ for _ in ()).throw(EOFError)

    shown.play(read, None, Silent())
    state = shown.table.state
    assert len(shown.prompts) == 2 and state.phase == AUCTION  # asked at the first draw, and then no more before it
    assert shown.answered(0).count(PASS_ON) > 3
    passed = iter([word, word])
    shown = jeton(language, seed=4, first="1", seats=3)
    shown.play(lambda prompt: next(passed, None) or (_ for _ in ()).throw(EOFError), None, Silent())
    assert len(shown.prompts) == 3 and shown.table.state.open[0].about != "bid"  # the auction went by as well


def test_a_standing_pass_ends_when_the_hand_is_worth_enough(jeton):
    shown = jeton("fr", seed=4, first="1", seats=3)
    lines = iter(["passetout 4"])
    shown.play(lambda prompt: next(lines, None) or (_ for _ in ()).throw(EOFError), None, Silent())
    [ask] = shown.table.state.open
    assert ask.about == "draw" and highest_bid(shown.table.state.hands[0]) >= 4


def test_a_standing_pass_is_for_one_player_where_one_may_pass(jeton, scene):
    assert "passetout" in jeton("fr").type(["aide"]).text
    assert say("fr", "ui-standing-none") in " ".join(scene("fr").type(["passetout"]).text.split())
    several = jeton("fr", seed=4, first="1", humans=(0, 1)).type(["", "passetout"])
    assert say("fr", "ui-standing-none") in " ".join(several.text.split())
    refused = " ".join(jeton("fr", seed=4, first="1").type(["passetout beaucoup"]).text.split())
    assert "« beaucoup » n’en est pas un" in refused
