"""Questions and events put into words: message ids of text/*.ftl and their facts."""

from __future__ import annotations

from typing import Sequence

from ....core.ask import SPECTATOR, Ask
from ....core.event import Event
from ....core.illegal import Facts, Phrase, Word, abbreviate, cite_clause
from ..choices import (
    CLEARING,
    FOREST,
    LETTER_WORDS,
    NUMBER,
    SEAT,
    WORDS,
    card_in,
    is_card,
    is_clearing,
    is_number,
    is_place,
    is_seat,
    is_with_card,
    word_in,
)  # fmt: skip
from ..hit_parts import count_of_part, name_of_part, side_of_part
from ..move import Move
from ..state.state import Root, RootStep
from ..state.terms import CLEARINGS, CODE, ITEMS, PHASES, SUITS, card_word
from .events import EVENTS


def speak_ask(r: Root, ask: Ask) -> tuple[str, Facts]:
    """The question as the asked player reads it."""
    facts: Facts = {"clause": cite_clause("root", ask.clause)}
    step = r.step
    subject = step.subject(r) if isinstance(step, RootStep) else {}
    clearing = subject.get("clearing", r.battle.clearing)
    if clearing >= 0:
        facts |= {"clearing": clearing + 1, "suit": Word(f"root-suit-{SUITS[r.suits[clearing]]}")}
    names = [Word(f"root-faction-{faction.sheet.name}") for faction in r.factions]
    facts |= {kind: speak_value(r, kind, subject[kind], names, SPECTATOR) for kind in subject}
    facts["march"] = march_of(r)
    facts |= r.factions[ask.seat if ask.about != "market" else r.merchant].ask_facts(r, ask)
    return f"root-ask-{ask.about.replace(' ', '-')}", facts


def speak_event(r: Root, event: Event, names: Sequence[str], reader: int) -> tuple[str, Facts]:
    """Return the sentence of an event for a reader; the reader's own acts are told as "you"."""
    facts: Facts = {"clause": cite_clause("root", event.clause)}
    kinds = EVENTS[event.verb].public
    fields = list(kinds)
    for i in range(len(fields)):
        if kinds[fields[i]].many:
            facts[fields[i]] = [
                speak_value(r, fields[i][:-1], number, names, reader) for number in event.what[i:]
            ] or "–"
            facts["how_many"] = len(event.what) - i
        else:
            facts[fields[i]] = speak_value(r, fields[i], event.what[i], names, reader)
            if fields[i] == "place":
                facts["forest"] = "yes" if event.what[i] >= CLEARINGS else "no"
    if fields[0] == "seat":
        facts["faction"] = Word(f"root-faction-{r.factions[event.what[0]].sheet.name}")
    if "other" in fields:
        facts["own"] = "yes" if event.what[fields.index("other")] == event.what[0] else "no"
    if event.verb == "hits":
        facts |= spoken_parts(event.what[4:])
    if "cards" not in facts:
        facts["cards"] = [name_of(card) for card in event.secret] or "none"
    return f"root-event-{event.verb.replace(' ', '-')}", facts


def spoken_parts(parts: Sequence[int]) -> Facts:
    """4.3.2 Return of what each side's hits are the sum, as facts `dealt_parts` and `returned_parts`."""
    said: dict[int, list[object]] = {0: [], 1: []}
    for packed in parts:
        said[side_of_part(packed)].append(part_word(packed))
    return {"dealt_parts": said[0], "returned_parts": said[1]}


def part_word(packed: int) -> Phrase:
    """4.3.2 Return a part in words, with how many hits it adds or takes away."""
    count = count_of_part(packed)
    return Phrase(f"root-hit-{name_of_part(packed)}", {"count": count if count >= 0 else f"−{-count}"})


def march_of(r: Root) -> str:
    """6.5.2 Which move of a march it is, if it is one: the second waits under the first, and may be left out."""
    moves = [step for step in r.stack if isinstance(step, Move)]
    if not moves or not moves[0].optional:
        return "none"
    return "first" if len(moves) > 1 else "second"


def speak_value(r: Root, kind: str, number: int, names: Sequence[object], reader: int) -> object:
    """One number of an event, as a fact of its sentence."""
    match kind:
        case "seat":
            return Word("root-you") if number == reader else names[number]
        case "other" | "by":
            return Word("root-to-you") if number == reader else names[number]
        case "clearing" | "origin" | "order":
            return number + 1
        case "place":
            return number + 1 if number < CLEARINGS else r.map.forest_names[number - CLEARINGS].upper()
        case "card":
            return name_of(number)
        case "piece" | "word":
            return Word(f"root-word-{WORDS[number]}")
        case "item":
            return Word(f"root-word-{ITEMS[number]}")
        case "suit":
            return Word(f"root-suit-{SUITS[number]}")
        case "phase":
            return Word(f"root-phase-{PHASES[number]}")
        case "pile":
            return "stack" if number else "hand"
    return number


def name_of(card: int) -> object:
    """A card by its name; one that is not in the deck has a word."""
    if 0 <= card < len(CODE):
        return card_word(card)
    return Word(f"root-word-{WORDS[card]}")


def speak_answer(r: Root, choice: int) -> object:
    """Return any choice as a fact of a refusal, in the reader's words; copies of a card are alike. A number that stands
    for nothing stays as it is."""
    if is_card(choice):
        return card_word(choice)
    if is_clearing(choice):
        return Phrase("root-choice-clearing", clearing_facts(r, choice - CLEARING))
    if is_place(choice) and choice - FOREST < len(r.map.forest_names):
        return Phrase("root-choice-forest", {"forest": r.map.forest_names[choice - FOREST].upper()})
    if is_seat(choice) and choice - SEAT < r.seats:
        return Word(f"root-faction-{r.factions[choice - SEAT].sheet.name}")
    if is_number(choice):
        return choice - NUMBER
    if is_with_card(choice) and word_in(choice) in WORDS and is_card(card_in(choice)):
        act = speak_word(r, word_in(choice))
        return Phrase("root-choice-with-card", {"word": act, "card": card_word(card_in(choice)), "copy": 1})
    return speak_word(r, choice) if choice in WORDS else abbreviate(choice)


def speak_word(r: Root, word: int) -> Word:
    """Return the word of an act; one that names a faction that does not play is called so."""
    absent = word in LETTER_WORDS and LETTER_WORDS[word] not in [faction.letter for faction in r.factions]
    return Word("root-word-nobody" if absent else f"root-word-{WORDS[word]}")


def clearing_facts(r: Root, clearing: int) -> Facts:
    """2.2 A clearing by its number and suit."""
    return {"clearing": clearing + 1, "suit": Word(f"root-suit-{SUITS[r.suits[clearing]]}")}
