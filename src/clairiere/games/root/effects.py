"""The cards' lasting effects (CARD.*): which can be used now, and what they do. Those of battle are in battle.py."""

from __future__ import annotations

from typing import Final, final

from ...core.ask import NO_ANSWER
from ...core.state import Step
from .choices import CLEARING, CLEARING_OPTIONS, END, SEAT, is_card
from .drawing import Draw
from .reactions import Reactions
from .state import kinds
from .state.rule import ruled_clearings
from .state.state import HAND_PILE, Root, RootStep
from .state.steps import known_step
from .state.terms import (
    BANK,
    BIRDSONG,
    BIT,
    CLAIM,
    CLAUSE,
    CLEARINGS,
    COBBLER,
    CODES,
    COUNT12,
    DAYLIGHT,
    EVENING,
    NONE,
    SPIES,
    STAND,
    TAX,
    WARREN,
    cards_of,
    set_of,
)  # fmt: skip
from .victory import dominance_options, might_use_dominance, use_dominance


def usable(r: Root, seat: int, start: bool) -> int:
    """4.1.3 The effects in play that a player may use at this point of his turn, as a set of cards."""
    cards = r.crafted[seat] & ~r.used
    if not cards:
        return 0
    offered = 0
    if r.phase == BIRDSONG:
        offered = cards & (CLAIM | (BANK if start else 0))
        if cards & STAND and is_anyone_with_cards(r, seat):
            offered |= cards & STAND
    elif r.phase == DAYLIGHT:
        offered = in_daylight(r, seat, cards, start)
    elif r.phase == EVENING and start and cards & COBBLER and r.factions[seat].has_free_move(r):
        offered = cards & COBBLER
    return offered


def in_daylight(r: Root, seat: int, cards: int, start: bool) -> int:
    """CARD.tax_collector, CARD.codebreakers, CARD.spy At any time in Daylight; CARD.command_warren at its start only,
    before anything is crafted."""
    offered = 0
    if cards & TAX and any(r.warriors[seat * CLEARINGS + clearing] for clearing in range(CLEARINGS)):
        offered |= cards & TAX
    if cards & CODES and is_anyone_with_cards(r, seat):
        offered |= cards & CODES
    if cards & SPIES and any(faction.has_orders(r) for faction in r.factions):
        offered |= cards & SPIES  # MM.25
    if start and cards & WARREN and r.factions[seat].has_free_battle(r):
        offered |= cards & WARREN
    return offered


MENUS: Final[list[str]] = []  # the questions of factions that offer `free_acts` among other acts


def known_menu(about: str) -> None:
    """Let refusals know a question that offers `free_acts`."""
    MENUS.append(about)


def free_acts(r: Root, seat: int) -> tuple[int, ...]:
    """What every player may do besides the actions of his faction: use effects and, in Daylight, dominance cards."""
    acts = cards_of(usable(r, seat, False)) if r.crafted[seat] else ()
    if r.phase == DAYLIGHT:
        acts += dominance_options(r, seat)
    return acts


def act_freely(r: Root, seat: int, choice: int) -> bool:
    """Carry out a free act; whether the choice was one."""
    if is_card(choice) and r.crafted[seat] & BIT[choice]:
        use(r, seat, choice)
        return True
    if choice in dominance_options(r, seat):
        use_dominance(r, seat, choice)
        return True
    return False


def use(r: Root, seat: int, card: int) -> None:
    """4.1.3 An effect in play is used, once."""
    bit = BIT[card]
    r.used |= bit
    if r.log is not None:
        r.tell("used", CLAUSE[card], (seat, card))
    if bit & CLAIM:
        royal_claim(r, seat, card)
    elif bit & WARREN:
        r.factions[seat].free_battle(r)
    elif bit & COBBLER:
        r.factions[seat].free_move(r)
    elif bit & TAX:
        r.push(TaxCollector(seat))
    elif bit & SPIES:
        for faction in r.factions:
            faction.reveal_to_spy(r, seat, card)
    else:
        r.push(OnPlayer(seat, card))


def royal_claim(r: Root, seat: int, card: int) -> None:
    """CARD.royal_claim It is discarded for 1 point per clearing that one rules."""
    r.crafted[seat] &= ~BIT[card]
    r.put_away(BIT[card])
    r.gain(seat, COUNT12[ruled_clearings(r, seat)], "CARD.royal_claim")


def others_with_cards(r: Root, seat: int) -> list[int]:
    """CARD.stand_and_deliver, CARD.codebreakers The other players who have cards in hand."""
    return [other for other in range(r.seats) if other != seat and r.factions[other].can_be_robbed(r)]


def is_anyone_with_cards(r: Root, seat: int) -> bool:
    """CARD.stand_and_deliver, CARD.codebreakers Whether there is such a player."""
    return any(other != seat and r.factions[other].can_be_robbed(r) for other in range(r.seats))


def in_window(r: Root, start: int) -> tuple[int, ...]:
    """4.1.3 What the player in turn may use at the start of a phase, or besides his actions until its end."""
    if not start:
        return free_acts(r, r.turn)
    cards = usable(r, r.turn, True)
    return cards_of(cards & WARREN if r.phase == DAYLIGHT else cards)


def offers(r: Root, start: int) -> tuple[int, ...]:
    """11.2.6 What can be bought, at the start of Birdsong only: its order with effects is free (RUL.30). Whoever nobody
    plays buys nothing (RUL.45)."""
    if not start or r.phase != BIRDSONG or r.merchant in (NONE, r.turn) or not r.is_player(r.turn):
        return ()
    return r.factions[r.merchant].offers(r, r.turn)


def open_window(r: Root, start: int) -> None:
    """4.1.3 Let effects be used, if there is one, 1.2.1 or if there might be for all that others know."""
    if in_window(r, start) or offers(r, start) or (not start and might_use_dominance(r, r.turn)):
        r.push(Window(start))


@final
class Window(RootStep):
    """1.1.3 Effects at the start or the end of a phase, in the order that their owner wants."""

    __slots__ = ("start",)

    def __init__(self, start: int) -> None:
        super().__init__()
        self.start = start

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.may_use(r)                    # 4.1.3
            case _: self.use(r, answer)

    def may_use(self, r: Root) -> None:
        """4.1.3 Whatever can be used now; CARD.better_burrow_bank cannot be declined."""
        options = in_window(r, self.start)
        offered = offers(r, self.start)
        about = "market" if offered else "effect"
        if self.start and set_of(options) & BANK:
            r.ask(r.turn, about, options + offered, "CARD.better_burrow_bank")
        elif options or offered or (not self.start and might_use_dominance(r, r.turn)):
            r.ask(r.turn, about, (*options, *offered, END), "11.2.6" if offered else "4.1.3")

    def use(self, r: Root, answer: int) -> None:
        """4.1.3 One after the other."""
        if answer in (END, NO_ANSWER):
            r.done()
        else:
            self.at = 0
            if r.merchant == NONE or not r.factions[r.merchant].sell(r, r.turn, answer):
                act_freely(r, r.turn, answer)

    def copy(self) -> Step:
        return self.twin(Window(self.start))


@final
class OnPlayer(RootStep):
    """CARD.stand_and_deliver, CARD.better_burrow_bank, CARD.codebreakers An effect on a chosen player."""

    __slots__ = ("card", "other", "seat")

    def __init__(self, seat: int, card: int, other: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.other = other

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_name(r)
            case 1: self.name(r, answer)
            case 2: self.take_effect(r)
            case 3: self.take_card(r, answer)          # CARD.stand_and_deliver
            case _: r.done()

    def players(self, r: Root) -> list[int]:
        """CARD.better_burrow_bank Any other player; the other two cards ask for one who has cards."""
        if BIT[self.card] & BANK:
            return [other for other in range(r.seats) if other != self.seat]
        return others_with_cards(r, self.seat)

    def must_name(self, r: Root) -> None:
        players = self.players(r)
        if len(players) > 1:
            r.ask(self.seat, "player", tuple([SEAT + other for other in players]), CLAUSE[self.card])

    def name(self, r: Root, answer: int) -> None:
        self.other = self.players(r)[0] if answer == NO_ANSWER else answer - SEAT

    def take_effect(self, r: Root) -> None:
        """CARD.codebreakers Look at the hand, CARD.better_burrow_bank both draw, CARD.stand_and_deliver take a card at
        random."""
        if BIT[self.card] & CODES:
            r.show_hand(self.other, self.seat, "CARD.codebreakers")
        elif BIT[self.card] & BANK:
            if r.is_player(self.other):  # MM.8 without a hand there is nothing to draw for
                r.push(Draw(self.other, 1, HAND_PILE))
            r.push(Draw(self.seat, 1, HAND_PILE))
        else:
            r.factions[self.other].give_random_card(r, "CARD.stand_and_deliver", self.seat)

    def take_card(self, r: Root, answer: int) -> None:
        """CARD.stand_and_deliver The card changes hands, and who has lost it scores 1 point."""
        if answer != NO_ANSWER:
            r.hand_over(self.other, self.seat, answer, HAND_PILE, "CARD.stand_and_deliver")
        if BIT[self.card] & STAND:
            r.gain(self.other, 1, "CARD.stand_and_deliver")

    def subject(self, r: Root) -> dict[str, int]:
        """4.1.3 The card whose effect it is."""
        return {"card": self.card}

    def copy(self) -> Step:
        return self.twin(OnPlayer(self.seat, self.card, self.other))


@final
class TaxCollector(RootStep):
    """CARD.tax_collector One own warrior leaves the map, and one card is drawn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose(r)
            case 1: self.remove(r, answer)
            case 2: r.push(Draw(self.seat, 1, HAND_PILE))
            case _: r.done()

    def must_choose(self, r: Root) -> None:
        """CARD.tax_collector Warriors on the map only."""
        places = 0
        for clearing in range(CLEARINGS):
            if r.warriors[self.seat * CLEARINGS + clearing]:
                places |= 1 << clearing
        r.ask(self.seat, "tax", CLEARING_OPTIONS[places], "CARD.tax_collector")

    def remove(self, r: Root, answer: int) -> None:
        """2.5.1 It goes back to its supply."""
        r.remove_warriors(self.seat, answer - CLEARING, 1, self.seat, "CARD.tax_collector")
        if r.reactions:
            r.push(Reactions())

    def copy(self) -> Step:
        return self.twin(TaxCollector(self.seat))


known_step(Window, {"start": kinds.FLAG}, waits=(0,), on=("Turns",))
known_step(OnPlayer, {"seat": kinds.SEAT, "card": kinds.PLAYED_CARD, "other": kinds.or_none(kinds.SEAT, 1)}, waits=(3,))
known_step(TaxCollector, {"seat": kinds.SEAT}, waits=(2, 3))
