"""Questions and events as message ids of text/*.ftl with their facts."""

from __future__ import annotations

from typing import Sequence

from ....core.ask import Ask
from ....core.event import Event
from ....core.illegal import Facts, Word
from ....core.schema import name_numbers
from ..cards import ONE, points, spell, total_of
from ..choices import (  # fmt: skip
    AGREE,
    DRAW,
    PASS_ON,
    PROPOSE,
    SHARE,
    SHOUT,
    WITHDRAW,
    cards_in,
    is_bid,
    is_lay,
    owner_of,
)
from ..rules import NONE, SERVER
from ..schema import ACTS, EVENTS
from ..shares import share_at
from ..state.state import Jeton

WON_BY = {"3.3.5": "last", "8.5": "nobody", "10.9": "limit", "10.12": "left"}


def speak_ask(j: Jeton, ask: Ask) -> tuple[str, Facts]:
    """Return the question for the asked player."""
    facts: Facts = {"clause": ask.clause, "shout": shout_word(j)}
    if (ask.about == "open" and ask.seat != j.launcher) or (ask.about == "share" and ask.seat != j.round_winner):
        return "jeton-ask-wait", facts  # 5.1.1, 7.3 in real time all are asked, and most can only leave
    match ask.about:
        case "draw":
            facts["draw"] = "yes" if DRAW in ask.options else "no"
            facts["can"] = "yes" if SHOUT in ask.options else "no"
            facts["pass"] = "yes" if PASS_ON in ask.options else "no"
        case "open":
            facts["plus"] = "yes" if j.rules.first_plus else "no"
        case "bid":
            facts["lays"] = len([option for option in ask.options if option > WITHDRAW]) - (PASS_ON not in ask.options)
            facts["top"] = j.top
            facts["pass"] = "yes" if PASS_ON in ask.options else "no"
            facts["end"] = end_of_round(ask.options)
    return f"jeton-ask-{ask.about}", facts


def speak_choice(j: Jeton, ask: Ask, choice: int, names: Sequence[str]) -> tuple[str, Facts]:
    """Return a choice for the asked player: a word, cards for a stack, or a sharing."""
    if choice == PASS_ON:
        return f"jeton-choice-pass-{ask.about}", {}
    if is_lay(choice):
        return speak_lay(j, ask, choice, names)
    if choice >= SHARE:
        return "jeton-choice-share", {"gets": share_facts(j, choice - SHARE, names)}
    return f"jeton-choice-{ACTS[choice]}", {"shout": shout_word(j)}


def speak_lay(j: Jeton, ask: Ask, lay: int, names: Sequence[str]) -> tuple[str, Facts]:
    """5.1.2, 5.2.2 One's own bid, 5.2.3 or a raise, with what the stack is worth then (1.5)."""
    cards = cards_in(lay)
    if is_bid(lay):
        return "jeton-choice-bid", {"cards": spell(cards), "total": points(cards)}
    owner = owner_of(lay)
    facts: Facts = {"cards": spell(cards), "total": j.totals[owner] + points(cards)}
    return "jeton-choice-raise", facts | {"seat": names[owner], "you": "yes" if owner == ask.seat else "no"}


def share_facts(j: Jeton, index: int, names: Sequence[str]) -> list[object]:
    """7.3 Who gets what; 7.5 who gets nothing is left out."""
    bidders = j.bidders()
    shares = share_at(total_of(j.stacks), len(bidders), j.rules.min_per_bidder, index)
    return [f"{names[bidders[i]]} {spell(shares[i])}" for i in range(len(bidders)) if shares[i]]


def end_of_round(options: Sequence[int]) -> str:
    """6.1, 6.3, 6.4 What may be said about the end of the round."""
    if WITHDRAW in options:
        return "withdraw"
    if AGREE in options:
        return "agree"
    return "propose" if PROPOSE in options else "none"


def shout_word(j: Jeton) -> object:
    """4.1 The word the players agreed on, or the one that stands for it while the real one is lost."""
    return j.rules.shout or Word("jeton-shout")


def speak_event(j: Jeton, event: Event, names: Sequence[str], reader: int) -> tuple[str, Facts]:
    """Return an event for the player who sees it, with "you" for what the reader did."""
    facts: Facts = {"clause": event.clause, "card": "none"} | name_numbers(EVENTS, j, event)
    what = event.what
    if "seat" in facts:
        seat = what[0]
        name = names[seat] if seat >= 0 else Word("jeton-server")
        facts |= {"seat": name, "you": "yes" if seat == reader and seat >= 0 else "no"}
    match event.verb:
        case "drew" if event.secret:
            facts["card"] = spell(ONE[event.secret[0]])
        case "shouted":
            facts["shout"] = shout_word(j)
        case "laid":
            facts |= {"owner": names[what[1]], "cards": spell(what[2]), "where": lay_place(what, reader)}
        case "received":
            facts["cards"] = spell(what[1])
        case "proposed":
            facts["by"] = "server" if what[0] == SERVER else "seat"
        case "fell":
            facts["how"] = "card" if event.clause == "6.6" else "withdrawn"
        case "timed out":
            facts["whose"] = "table" if what[0] == NONE else "seat"
        case "tied" | "drawn":
            facts |= {"seats": [names[seat] for seat in what], "bids": "yes" if what else "no"}
        case "won":
            facts["how"] = WON_BY.get(event.clause, "tokens")
    return f"jeton-event-{event.verb.replace(' ', '-')}", facts


def lay_place(laid: Sequence[int], reader: int) -> str:
    """5.2.2, 5.2.3 Whose stack cards were laid on, as the reader says it."""
    seat, owner, _, _, begins = laid
    return "begins" if begins else "own" if seat == owner else "yours" if owner == reader else "other"
