"""Questions and events put into words: message ids of text/*.ftl and their facts."""

from __future__ import annotations

from typing import Sequence

from ....core.ask import Ask
from ....core.event import Event
from ....core.illegal import Facts, Word
from ....core.schema import name_numbers
from ...trail import of_past_tricks
from ...tricks import CARDS, RANK, SUIT
from ..cards import CODE, SEAT, SPACE, SUITS, TOWARD, TRICKS
from ..paws import gazelles, has_musician
from ..schema import ACTS, EVENTS, RESULTS
from ..state.state import Duo
from .targets import movement

ABILITIES = (1, 3, 5, 7, 9)  # 1.7 the ranks whose abilities the reference sums up, beside the movement values
BOUND = {"3.2.1": "suit", "3.2.2": "void", "5.9.1": "heir"}


def speak_ask(d: Duo, ask: Ask) -> tuple[str, Facts]:
    """The question as the asked player reads it."""
    facts: Facts = {"clause": ask.clause}
    match ask.about:
        case "follow":
            facts |= {"bound": BOUND[ask.clause], "suit": SUITS[SUIT[d.lead]]}
        case "exchange":
            facts["decree"] = CODE[d.decree]
        case "move":
            facts["by"] = choice_reason(d.lead, d.follow)
        case "propose":
            facts["ends"] = len(ask.options)
        case "confirm":
            facts["space"] = d.proposed
    return f"duo-ask-{ask.about}", facts


def choice_reason(lead: int, follow: int) -> str:
    """5.5.4 What gives the winner a choice."""
    if not gazelles(lead, follow):
        return "musician"
    return "both" if has_musician(lead, follow) else "gazelle"


def speak_choice(d: Duo, ask: Ask, choice: int, names: Sequence[str]) -> tuple[str, Facts]:
    """A choice as the asked player reads it: a card, a word, a player, an end of the path, a movement."""
    if choice in ACTS:
        return f"duo-choice-{ACTS[choice]}", {}
    if choice >= TOWARD:
        return speak_move(d, ask.seat, choice, names)
    if choice >= SPACE:
        end = 0 if choice - SPACE == d.low_end else 1
        facts: Facts = {"seat": names[end], "you": "yes" if end == ask.seat else "no"}
        return "duo-choice-end", facts | {"space": choice - SPACE, "gems": d.gems[choice - SPACE]}
    if choice >= SEAT:
        return "duo-choice-seat", {"seat": names[choice - SEAT], "you": "yes" if choice - SEAT == ask.seat else "no"}
    return speak_card(choice)


def speak_card(card: int) -> tuple[str, Facts]:
    """A card by its name."""
    assert card < CARDS
    rank = RANK[card]
    name: object = Word(f"duo-name-{rank}") if rank in ABILITIES else "none"
    return "duo-choice-card", {"rank": rank, "suit": SUITS[SUIT[card]], "name": name}


def speak_move(d: Duo, seat: int, choice: int, names: Sequence[str]) -> tuple[str, Facts]:
    """5.5.4 Which way, where to, and whether a gem lies there; 4.2.1 or off the path."""
    toward, steps, space = movement(d, choice)
    where, gem = ("off" if d.reserve else "lost"), "no"
    if d.low_end <= space <= d.high_end:
        where, gem = ("space" if steps else "here"), ("yes" if d.gems[space] else "no")
    facts: Facts = {"seat": names[toward], "you": "yes" if toward == seat else "no"}
    return "duo-choice-move", facts | {"steps": steps, "where": where, "space": space, "gem": gem}


def speak_event(d: Duo, event: Event, names: Sequence[str], reader: int) -> tuple[str, Facts]:
    """The event as whoever saw it reads it; what the reader did is told as "you"."""
    facts: Facts = {"clause": event.clause, "cards": "none"} | name_numbers(EVENTS, d, event)
    what = event.what
    if "seat" in facts:
        facts |= {"seat": names[what[0]], "you": "yes" if what[0] == reader else "no"}
    match event.verb:
        case "board":
            board = d.rules.board
            facts |= {"side": board.side, "tokens": board.tokens}
            facts["reconstruction"] = "yes" if board.reconstruction else "no"
        case "put away":
            facts["most"] = TRICKS
        case "judged":
            facts |= {"how": deciding_rule(event.clause, what[1], what[2], what[3]), "suit": SUITS[what[3]]}
        case "named":
            facts |= {"other": names[what[1]], "whom": named_player(what[0], what[1], reader)}
        case "swapped":
            facts |= swap_facts(event.secret, names, reader)
        case "moved":
            facts["steps"] = abs(what[1] - what[0])
        case "added":
            facts["slid"] = "no" if what[0] == what[1] else "yes"
        case "defeat":
            facts["how"] = RESULTS[what[0]].replace(" ", "-")
    return f"duo-event-{event.verb.replace(' ', '-')}", facts


def deciding_rule(clause: str, won: int, lost: int, trump: int) -> str:
    """3.3.1 What decides a trick: trump, 3.3.2 else the lead suit, 5.9.3 which is that of a 9 too."""
    alike = SUIT[won] == SUIT[lost]
    if clause == "3.3.1":
        return "trumps" if alike else "trump"
    if clause == "5.9.3":
        return "heir"
    return "higher" if alike else "suit"


def named_player(actor: int, named: int, reader: int) -> str:
    """5.3.1 Who was named, as the reader says it."""
    if actor == named:
        return "self"
    return "you" if named == reader else "other"


def swap_facts(secret: Sequence[int], names: Sequence[str], reader: int) -> Facts:
    """5.7.3 Both cards for the two players, none for those who look on."""
    if not secret:
        return {"you": "none", "card": "", "other": "", "first": names[0], "second": names[1]}
    if reader in (0, 1):
        cards: Facts = {"you": "yes", "card": CODE[secret[reader]], "other": CODE[secret[1 - reader]]}
    else:
        cards = {"you": "no", "card": CODE[secret[0]], "other": CODE[secret[1]]}
    return cards | {"first": names[0], "second": names[1]}


def withheld_events(d: Duo, events: Sequence[Event]) -> dict[int, Event | None]:
    """9.2 During a round its past tricks may not be looked up, nor the hands as dealt; after it they may."""
    if d.rules.open_tricks or d.over or d.tricks == TRICKS:
        return {}
    return of_past_tricks(events, "put away")
