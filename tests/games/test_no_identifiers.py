"""No sentence of the law, of a reference card or of a lesson shows an identifier; clauses have labels."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import clairiere.games  # noqa: F401  (puts them on the shelf)
from clairiere import Illegal
from clairiere.conformance.identifiers import identifiers_in, readable
from clairiere.core.game import GAMES, find
from clairiere.core.illegal import Cited, Phrase, Word
from clairiere.games.root.guide import GUIDES
from clairiere.law import Law, games_with_law, label_of, law_of
from clairiere.lessons import lessons_of
from clairiere.words import LANGUAGES, say, say_cached


def law_texts(law: Law, language: str) -> Iterator[str]:
    """Yield every text of a law that people read."""
    yield law.notation[language]
    for clause in law.clauses.values():
        yield from (clause.label[language], clause.title[language], clause.text[language], *clause.checks[language])
    for example in law.examples:
        said = (example.label, example.title, example.given, example.when, example.then)
        yield from [text[language] for text in said]
    for ruling in law.rulings:
        said = (ruling.label, ruling.question, ruling.ruling, ruling.reason)
        yield from [*[text[language] for text in said], *ruling.readings[language]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games_with_law())
def test_no_text_of_the_law_holds_an_identifier(game: str, language: str) -> None:
    law = law_of(game)
    for text in law_texts(law, language):
        readable(text)
        own = [ruling.id for ruling in law.rulings if ruling.id in text.replace("(", " ").replace(")", " ").split()]
        assert own == [], text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games_with_law())
def test_every_clause_has_a_label_of_its_own(game: str, language: str) -> None:
    labels = [clause.label[language] for clause in law_of(game).clauses.values()]
    assert all(labels) and len(set(labels)) == len(labels)


@pytest.mark.parametrize(
    ("id", "fr", "en"),
    [
        ("4.3.1", "4.3.1", "4.3.1"),
        ("CARD.armorers", "Armuriers", "Armorers"),
        ("CARD.item_bag", "Sac", "Bag"),
        ("CHAR.thief", "Voleur", "Thief"),
        ("SCEN.7", "Scénarios 7", "Scenarios 7"),
        ("COOP.1", "Coop 1", "Co-op 1"),
        ("MM.13", "Mécanique 13", "Mechanical 13"),
    ],
)
def test_labels_are_the_names_on_the_table(id: str, fr: str, en: str) -> None:
    assert (label_of("root", id, "fr"), label_of("root", id, "en")) == (fr, en)


def test_ids_in_texts_become_labels() -> None:
    assert "(décision 57)" in law_of("root").clauses["2.5.3"].text["fr"]
    assert "(Our reading: ruling 4.)" in law_of("jeton").clauses["4.9"].text["en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_name_cards_and_clauses_as_people_do(language: str) -> None:
    refused = Illegal("root-never-crafted", {"answer": Word("root-card-ambush-fox")}, "root", "CARD.ambush")
    assert refused.sentence(language).endswith("(Embuscade !)." if language == "fr" else "(Ambush!).")
    facts = {"answer": Phrase("root-choice-forest", {"forest": "A"}), "clause": Cited("root", "MM.13")}
    assert say(language, "root-not-possible", facts) == say_cached(language, "root-not-possible", facts)
    assert identifiers_in(say(language, "root-not-possible", facts)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_line_of_a_reference_card_or_a_lesson_holds_an_identifier(game: str, language: str) -> None:
    shelf = find(game)
    for role in ["", *(GUIDES if game == "root" else ())]:
        for section in shelf.reference(shelf.agree({}), role):
            for entry in section.entries:
                readable(say(language, entry.does, entry.facts))
    for lesson in lessons_of(game).values():
        for step in lesson.steps:
            readable(f"{step.text[language]} {step.hint[language]}")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("bank-r ne se fabrique jamais (2.1.4).", ["bank-r"]),
        ("Choisissez take-dom-b.", ["take-dom-b"]),
        ("Non (CARD.armorers).", ["CARD.armorers"]),
        ("« errand-fox » y figure deux fois, forest-c.", ["errand-fox", "forest-c"]),
        ("min_per_bidder, mode=coop", ["min_per_bidder", "mode=c"]),
        ("Y a-t-il un Vagabond (9.2.9.III.b) ? Co-op 1.", []),
    ],
)
def test_identifiers_are_found_and_words_are_not(text: str, found: list[str]) -> None:
    assert identifiers_in(text) == found
