"""Questions and events put into words: message ids of text/*.ftl and their facts."""

from __future__ import annotations

from typing import Final, Sequence

from ....core.ask import SPECTATOR, Ask
from ....core.event import Event
from ....core.illegal import Facts, Word
from ..choices import WORDS
from ..state.state import Root, RootStep
from ..state.terms import CLEARINGS, CODE, ITEMS, NAME, PHASES, SUITS

# What the numbers of an event are, by its verb. `*cards` takes all that are left; secrets are always cards.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "placed": ("seat", "clearing", "count"),
    "removed": ("seat", "clearing", "count", "by"),
    "moved": ("seat", "from", "clearing", "count", "by"),
    "built": ("seat", "clearing", "piece"),
    "razed": ("seat", "clearing", "piece", "by"),
    "token": ("seat", "clearing", "piece", "count"),
    "token gone": ("seat", "clearing", "piece", "by"),
    "pawn": ("seat", "place"),
    "ruin gone": ("clearing",),
    "drew": ("seat", "count", "pile"),
    "reshuffled": ("count",),
    "spent": ("seat", "card"),
    "discarded": ("seat", "card"),
    "recovered": ("seat", "card"),
    "available": ("card",),
    "gave": ("seat", "other", "pile"),
    "showed": ("seat", "other"),
    "item": ("seat", "item"),
    "scored": ("seat", "count", "total"),
    "lost": ("seat", "count", "total"),
    "won": ("*seats",),
    "battle": ("seat", "other", "clearing"),
    "ambushed": ("seat", "card", "clearing"),
    "foiled": ("seat", "card", "clearing"),
    "rolled": ("high", "low"),
    "used": ("seat", "card"),
    "used up": ("seat", "card"),
    "hits": ("seat", "count", "other", "returned"),
    "crafted": ("seat", "card"),
    "dominance": ("seat", "card"),
    "took": ("seat", "card"),
    "spy": ("seat", "card"),
    "kept": ("seat", "*cards"),
    "turn": ("seat", "count"),
    "phase": ("seat", "phase"),
    "suits": ("*suits",),
    "faction": ("seat",),
    "first": ("seat",),
    "deck": ("count",),
    "ruins": ("*clearings",),
    "supply": ("count",),
    "set up": ("seat",),
    "action": ("seat", "word"),
    "ordered": ("seat", "other", "word", "clearing"),
}


def known_events(events: dict[str, tuple[str, ...]]) -> None:
    """A chapter's own events."""
    for verb in events:
        EVENTS[verb] = events[verb]


def speak_ask(r: Root, ask: Ask) -> tuple[str, Facts]:
    """The question as the asked player reads it."""
    facts: Facts = {"clause": ask.clause}
    step = r.step
    subject = step.subject(r) if isinstance(step, RootStep) else {}
    clearing = subject.get("clearing", r.field)
    if clearing >= 0:
        facts |= {"clearing": clearing + 1, "suit": Word(f"root-suit-{SUITS[r.suits[clearing]]}")}
    names = [Word(f"root-faction-{faction.sheet.name}") for faction in r.factions]
    facts |= {kind: spoken(r, kind, subject[kind], names, SPECTATOR) for kind in subject}
    facts |= r.factions[ask.seat if ask.about != "market" else r.merchant].ask_facts(r, ask)
    return f"root-ask-{ask.about.replace(' ', '-')}", facts


def speak_event(r: Root, event: Event, names: Sequence[str], reader: int) -> tuple[str, Facts]:
    """The event as whoever saw it reads it; what the reader did is told as "you"."""
    facts: Facts = {"clause": event.clause}
    kinds = EVENTS[event.verb]
    for i in range(len(kinds)):
        if kinds[i][0] == "*":
            facts[kinds[i][1:]] = [spoken(r, kinds[i][1:-1], number, names, reader) for number in event.what[i:]] or "–"
        else:
            facts[kinds[i]] = spoken(r, kinds[i], event.what[i], names, reader)
            if kinds[i] == "place":
                facts["forest"] = "yes" if event.what[i] >= CLEARINGS else "no"
    if kinds and kinds[0] == "seat":
        facts["faction"] = Word(f"root-faction-{r.factions[event.what[0]].sheet.name}")
    if "cards" not in facts:
        facts["cards"] = [name_of(card) for card in event.secret] or "none"
    return f"root-event-{event.verb.replace(' ', '-')}", facts


def spoken(r: Root, kind: str, number: int, names: Sequence[object], reader: int) -> object:
    """One number of an event, as a fact of its sentence."""
    match kind:
        case "seat":
            return Word("root-you") if number == reader else names[number]
        case "other" | "by":
            return Word("root-to-you") if number == reader else names[number]
        case "clearing" | "from" | "order":
            return number + 1
        case "place":
            return number + 1 if number < CLEARINGS else r.board.forest_names[number - CLEARINGS].upper()
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
    """A card by its name; one that is no card of the deck has a word of its own."""
    if 0 <= card < len(CODE):
        return Word(f"root-card-{NAME[card].replace('_', '-')}")
    return Word(f"root-word-{WORDS[card]}")
