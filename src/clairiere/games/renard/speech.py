"""Questions and events as message ids of text/*.ftl with their facts."""

from __future__ import annotations

from typing import Sequence

from ...core.ask import Ask
from ...core.event import Event
from ...core.illegal import Facts, Word
from ...core.schema import name_numbers
from ..trail import of_past_tricks
from ..tricks import RANK, SUIT
from .cards import CODE, KEEP, SUITS
from .schema import EVENTS
from .scoring import result
from .state import Renard

ABILITIES = (1, 3, 5, 7, 9, 11)  # 1.3 the ranks whose abilities the aid sums up, beside the score table
BOUND = {"3.2.1": "suit", "4.11.1": "highest", "4.11.2": "either", "3.2.3": "free", "4.11.3": "free"}
HOW = {"3.3.3": "trump", "3.3.4": "trumps", "4.9.1": "witch", "4.9.2": "nine"}  # what decides a trick
BY = {"6.5": "last"}  # what made a winner of equal totals


def speak_ask(r: Renard, ask: Ask) -> tuple[str, Facts]:
    """Return the question for the asked player."""
    facts: Facts = {"clause": ask.clause}
    if ask.about == "follow":
        facts |= {"bound": BOUND[ask.clause], "suit": SUITS[SUIT[r.lead]]}
    elif ask.about == "exchange":
        facts["decree"] = CODE[r.decree]
    elif ask.about == "bury":
        facts["drawn"] = CODE[r.drawn]
    return f"renard-ask-{ask.about}", facts


def speak_choice(choice: int) -> tuple[str, Facts]:
    """Return a card by its name, or leaving the decree (4.3.2)."""
    if choice == KEEP:
        return "renard-keep", {}
    rank = RANK[choice]
    name: object = Word(f"renard-name-{rank}") if rank in ABILITIES else "none"
    return "renard-choice-card", {"rank": rank, "suit": SUITS[SUIT[choice]], "name": name}


def speak_event(r: Renard, event: Event, names: Sequence[str], reader: int) -> tuple[str, Facts]:
    """Return an event for the player who sees it, with "you" for what the reader did."""
    facts: Facts = {"clause": event.clause, "card": "none", "cards": "none"} | name_numbers(EVENTS, r, event)
    what = event.what
    if "seat" in facts:
        facts |= {"seat": names[what[0]], "you": "yes" if what[0] == reader else "no"}
    match event.verb:
        case "judged":
            facts |= {"how": deciding_rule(event.clause, what[1], what[2], what[3]), "suit": SUITS[what[3]]}
        case "leads":
            facts["how"] = "swan" if event.clause == "4.1.1" else "winner"
        case "scored":
            facts["result"] = Word(f"renard-result-{r.rules.edition}-{result(what[1])}")
        case "won":
            facts |= {"high": max(what[1:]), "low": min(what[1:]), "by": BY.get(event.clause, "total")}
        case "draw":
            facts |= {"high": what[0], "low": what[1]}
    return f"renard-event-{event.verb.replace(' ', '-')}", facts


def deciding_rule(clause: str, won: int, lost: int, trump: int) -> str:
    """3.3.1 What decides a trick: the clause says it, but for 3.3.2 and 8.4, which know two cases each."""
    if clause == "3.3.2":
        return "higher" if SUIT[won] == SUIT[lost] else "suit"
    if clause == "8.4":
        return "real-witch" if SUIT[won] == trump else "led-witch"
    return HOW[clause]


def withheld_events(r: Renard, events: Sequence[Event]) -> dict[int, Event | None]:
    """7.3 During a round its past tricks may not be looked up, nor the hands as dealt; after it they may."""
    if r.rules.open_tricks or r.over:
        return {}
    return of_past_tricks(events, "took trick")
