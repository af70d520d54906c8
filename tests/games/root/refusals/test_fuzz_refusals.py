"""Refusals give the reason that holds: for each of them something takes that obstacle, and no other, out of a position.

CLAIRIERE_FUZZ=200 looks at the questions of that many random games; without it, as many as a test may take.
"""

import os
import random
import re
from pathlib import Path

import clairiere
from clairiere import Rng
from clairiere.conformance.refusals import Menders
from clairiere.games.root import choices as c
from clairiere.games.root.factions.alliance.board import MOBILIZE, TRAIN
from clairiere.games.root.factions.cult.board import SACRIFICE, SCORE
from clairiere.games.root.factions.marquise.board import EXTRA, OVERWORK
from clairiere.games.root.factions.riverfolk.words import EXPORT, HAND_CARD
from clairiere.games.root.factions.vagabond.words import AIDED, SPECIALS
from clairiere.games.root.options import MOST, all_sets
from clairiere.games.root.state.terms import BIT, CARDS, NONE

from . import alliance, cards, clearings, cult, eyrie, marquise, riverfolk, vagabond
from .parts import card_of

GAMES = int(os.environ.get("CLAIRIERE_FUZZ", "3"))
QUESTIONS = 900  # of a game
SOME = 0.2  # of them are looked at
SETS = all_sets(MOST)
PAIRED = [
    EXTRA, OVERWORK, MOBILIZE, TRAIN, c.BUILD, c.RECRUIT, SCORE, SACRIFICE, EXPORT, HAND_CARD,
    *range(c.TAKE, c.TAKE + 8), *AIDED,
]  # fmt: skip
SPACE = [
    *range(CARDS), *range(c.CLEARING, c.FOREST + 7), *range(c.SEAT, c.SEAT + 5), *range(c.NUMBER, c.NUMBER + 8),
    *sorted(c.WORDS),
]  # fmt: skip
WITH_CARDS = [c.with_card(word, card) for word in PAIRED for card in range(CARDS)]
CHAPTERS = (cards, clearings, marquise, eyrie, alliance, vagabond, cult, riverfolk)
MENDS = {reason: mend for chapter in CHAPTERS for reason, mend in chapter.MENDS.items()}
FINAL = {
    "over": "the game has ended", "not-seated": "nobody", "not-asked": "somebody else is asked",
    "not-possible": "this question never takes it", "clearing-first": "said otherwise",
    "decree-unresolved": "a duty",
    "card-with-it": "said otherwise", "march-instead": "said otherwise", "only-crusade": "said otherwise",
    "slip-over": "its time is another",
    "wrong-phase": "its time is another", "effect-not-now": "its time is another",
    "services-at-dawn": "its time is another", "prices-in-evening": "its time is another",
    "operations-over": "its time is past", "craft-first": "its time is past", "own-services": "never to oneself",
    "no-mercenaries": "never to a Vagabond", "forest": "never for warriors", "no-forest": "never by walking",
    "forest-needed": "never elsewhere", "not-a-corner": "the map has its corners", "no-river": "the map has its rivers",
    "not-that-player": "never oneself, or nobody", "bird-outcast": "never a bird", "price-track": "no such space",
    "hammers-one-suit": "never in one clearing",
}  # fmt: skip


def kind(r, ask, choice):
    """Which question it is, whose, when; of a card, where it lies for the one who is asked."""
    card, seat = card_of(choice), ask.seat
    lies = 0
    if c.is_card(card):
        lies = 1 if r.hand[seat] & BIT[card] else 2 if r.crafted[seat] & BIT[card] else 3
    what, word = choice, c.word_in(choice)
    if c.is_seat(choice):
        what = "own" if choice - c.SEAT == seat else "other" if choice - c.SEAT < r.seats else "nobody"
    elif c.is_with_card(choice) and word in AIDED:
        there = [faction.letter for faction in r.factions if faction.seat != seat]
        what = ("aid", AIDED[word] in there, c.card_in(choice))
    at = (ask.about, getattr(r.step, "start", NONE), r.battle.attacker == seat, r.map.name)
    return (r.factions[seat].sheet.name, r.phase, at, what, lies)


def search(games, seed):
    """Look at questions of random games."""
    mends, final = ({f"root-{reason}": known[reason] for reason in known} for known in (MENDS, FINAL))
    menders = Menders(mends, final, kind)
    rnd = random.Random(seed)
    for _ in range(games):
        factions = rnd.choice(SETS)
        alone = factions.endswith("mechanical") and factions.count(",") == 1
        board, mode = rnd.choice(["autumn", "winter"]), "coop" if alone else "competitive"
        state = clairiere.find("root").new({"factions": factions, "board": board, "mode": mode})
        rng = Rng(rnd.randrange(1 << 30))
        for _ in range(QUESTIONS):
            if state.over:
                break
            ask = state.open[0]
            if ask.seat >= 0 and rnd.random() < SOME:
                menders.look(state, ask, rnd.sample([*SPACE, *rnd.sample(WITH_CARDS, 150)], 250))
            state.accept(ask, rng.pick(ask.options))
    return menders


def test_every_reason_is_mended_or_never_can_be() -> None:
    root = Path(clairiere.games.root.__file__).parent
    texts = [path.read_text() for path in (root / "refusals.py", *root.glob("factions/*/refusals.py"))]
    assert not set(MENDS) & set(FINAL)
    known = set(re.findall(r'"([a-z][a-z-]+)"', "\n".join(texts)))
    said = set(re.findall(r"(?m)^root-([a-z-]+) = .*", (root / "text/en.ftl").read_text()))
    known |= {f"no-{c.WORDS[word]}" for word in SPECIALS.values()}
    assert known & said == set(MENDS) | set(FINAL)


def test_the_reason_given_is_the_one_that_holds() -> None:
    found = search(GAMES, 1)
    assert not found.wrong, "\n".join(f"{reason}: {example}" for reason, example in found.wrong.items())
    assert len(found.tried) > 40, found.tried
    assert not found.vague(), found.vague()
