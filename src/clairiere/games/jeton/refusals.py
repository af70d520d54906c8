"""Why a choice is refused: the clause that forbids it, tested in the order of each action's list in the law."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.ask import NATURE
from ...core.illegal import Facts, Illegal, no_chance
from .cards import HAND, PLUS, count, has_value, holds, points, size, spell, value_of
from .choices import (
    AGREE,
    CANCEL,
    DRAW,
    LEAVE,
    PASS_ON,
    PLAYER_SKIP,
    PROPOSE,
    SHARE_OUTSIDE,
    SHARE_SHORT,
    SHARE_WRONG,
    SHOUT,
    TAKE_BACK,
    WITHDRAW,
    cards_in,
    is_bid,
    is_lay,
    owner_of,
)  # fmt: skip
from .rules import AUCTION, NONE, OPEN, OVER, PHASES, SHARING
from .rules import DRAW as DRAW_PHASE
from .words.notation import choice_notation

if TYPE_CHECKING:
    from .state.state import Jeton

# What no player can do, and the clause that says so; anything else of the kind is the server's to do (10.1).
UNKNOWN = {CANCEL: "5.1.1", TAKE_BACK: "5.4.4", PLAYER_SKIP: "3.2.1", PASS_ON: "10.6"}
ABOUT_THE_END = (PROPOSE, AGREE, WITHDRAW)


def refusal(j: Jeton, seat: int, choice: int, late: bool) -> Illegal:
    """The reason, the clause and what would be legal; `late` if it was meant for a moment that is over (10.13)."""
    if seat == NATURE and j.open:
        return out_of_chance(j, choice)
    reason, clause, facts = Referee(j, seat, choice, late).judge()
    legal = [ask.options for ask in j.open if ask.seat == seat]
    facts |= {"phase": PHASES[j.phase], "answer": choice_notation(choice)}
    return Illegal(f"jeton-{reason}", facts, "jeton", clause, legal[0] if legal else ())


def out_of_chance(j: Jeton, choice: int) -> Illegal:
    """Chance says what is drawn, when it is asked, and nothing that cannot be."""
    asks = [ask for ask in j.open if ask.seat == NATURE]
    if not asks:
        return no_chance("jeton", j.open[0].clause)
    return Illegal("jeton-not-possible", {"answer": choice_notation(choice)}, "jeton", asks[0].clause)


Verdict = tuple[str, str, Facts]  # code of [semantics.refusals], clause, facts for the sentence


class Referee:
    """Judges one choice of one player that cannot be taken. It tells nothing that its sender cannot see (9.2)."""

    def __init__(self, j: Jeton, seat: int, choice: int, late: bool) -> None:
        self.j = j
        self.seat = seat
        self.choice = choice
        self.late = late

    def judge(self) -> Verdict:
        """By what kind of action it is."""
        choice = self.choice
        if choice == DRAW:
            verdict = self.draw()
        elif choice == SHOUT:
            verdict = self.shout()
        elif is_lay(choice):
            verdict = self.lay()
        elif choice in ABOUT_THE_END:
            verdict = self.about_the_end()
        elif choice == LEAVE:
            verdict = self.wrong_phase() if self.j.phase == OVER else self.not_active()
        elif choice > LEAVE or SHARE_OUTSIDE <= choice <= SHARE_SHORT:
            verdict = self.share()
        else:
            verdict = self.unknown()
        return verdict or self.by_turns()

    # -- tests that several actions share -------------------------------------------------------------------------

    def first(self, *phases: int) -> Verdict | None:
        """wrong-phase, then not-active: they come first for every action."""
        return self.wrong_phase() if self.j.phase not in phases else self.not_active()

    def wrong_phase(self) -> Verdict:
        """4.1, 4.6, 5.1.1, 6.5, 7.3, 8.1 The action does not exist in this phase."""
        choice, phase = self.choice, self.j.phase
        if phase == OVER:
            return "wrong-phase", "8.1", {}
        if choice == DRAW:
            return "wrong-phase", "4.6", {}
        if choice == SHOUT:
            return "wrong-phase", "4.1", {}
        if choice > LEAVE or (choice >= SHARE_OUTSIDE and not is_lay(choice)):
            return "wrong-phase", "7.3", {}
        if phase == SHARING:
            return "wrong-phase", "6.5", {}
        return "wrong-phase", "6.1" if choice in ABOUT_THE_END else "5.1.1", {}

    def not_active(self) -> Verdict | None:
        """3.3.2, 10.12 The sender is out, or leaves; 1.1 or is not seated."""
        j, seat = self.j, self.seat
        if not 0 <= seat < j.seats:
            return "not-active", "1.1", {}
        if not j.is_active(seat):
            return "not-active", "3.3.2", {}
        return ("not-active", "10.12", {}) if j.leaving >> seat & 1 else None

    def refuse_stale(self, clause: str) -> Verdict | None:
        """10.13, 6.7 Meant for a moment that is over."""
        return ("stale", clause, {}) if self.late else None

    # -- one method an action -------------------------------------------------------------------------------------

    def draw(self) -> Verdict | None:
        """3.1.2 The seat in turn, 3.2.1 with fewer than six cards."""
        verdict = self.first(DRAW_PHASE)
        if verdict is None and self.seat != self.j.draw_seat:
            verdict = ("not-your-turn", "3.1.2", {"seat": self.j.draw_seat})
        if verdict is None:
            verdict = self.refuse_stale("10.13")
        if verdict is None and size(self.j.hands[self.seat]) >= HAND:
            verdict = ("hand-full", "3.2.1", {})
        return verdict

    def shout(self) -> Verdict | None:
        """4.3 Not the red holder, 4.4 not while it is locked, 4.8 not without a 2, 3 or 4 if that was agreed on."""
        j = self.j
        verdict = self.first(DRAW_PHASE) or self.refuse_stale("10.13")
        if verdict is None and self.seat == j.red:
            verdict = ("red-holder", "4.3", {})
        if verdict is None and j.lock:
            verdict = ("locked", "4.5" if j.reshuffles else "4.4", {"seat": j.red})
        if verdict is None and j.rules.value_to_shout and not has_value(j.hands[self.seat]):
            verdict = ("no-value-card", "4.8", {})
        return verdict

    def lay(self) -> Verdict | None:
        """5.1.1 The opening is the launcher's; 5.2.2 one's own bid, 5.2.3 or a raise; 5.3.1 the top is reached."""
        j, choice = self.j, self.choice
        bid = is_bid(choice)
        verdict = self.first(OPEN, AUCTION) if bid else self.first(AUCTION)
        if verdict is None and j.phase == OPEN and self.seat != j.launcher:
            verdict = ("not-your-turn", "5.1.1", {"seat": j.launcher})
        if verdict is None:
            verdict = self.refuse_stale("10.13")
        if verdict is None and bid and j.stacks[self.seat]:
            verdict = ("already-bid", "5.2.2", {})
        owner = self.seat if bid else owner_of(choice)
        if verdict is None and not bid and (owner >= j.seats or not j.stacks[owner]):
            verdict = ("no-stack", "5.2.3", {"seat": owner})
        return verdict or self.bad_cards(owner) or self.below_top(owner)

    def bad_cards(self, owner: int) -> Verdict | None:
        """5.4.3 Held cards; 5.1.2, 5.3.3 of one value, that of the stack, or +1; 5.1.3 a bid begins with values."""
        j, cards = self.j, cards_in(self.choice)
        hand = j.hands[self.seat]
        facts: Facts = {"cards": spell(cards) or "–", "hand": spell(hand) or "–", "why": "hand", "value": ""}
        if not cards or not holds(hand, cards):
            return "bad-cards", "5.4.3", facts | {"why": "hand" if cards else "none"}
        value = value_of(cards) if is_bid(self.choice) else value_of(j.stacks[owner])
        if value == PLUS:
            return "bad-cards", "5.1.3", facts | {"why": "plus"}
        if is_bid(self.choice) and count(cards, PLUS) and not j.rules.first_plus:
            return "bad-cards", "5.1.3", facts | {"why": "first", "value": value + 1}
        if count(cards, value) + count(cards, PLUS) != size(cards):
            why = "mixed" if is_bid(self.choice) else "value"
            return "bad-cards", "5.1.2" if why == "mixed" else "5.3.3", facts | {"why": why, "value": value + 1}
        return None

    def below_top(self, owner: int) -> Verdict | None:
        """5.3.1 The stack must be worth at least the highest total before."""
        j = self.j
        total = j.totals[owner] + points(cards_in(self.choice))
        return ("below-top", "5.3.1", {"total": total, "top": j.top}) if total < j.top else None

    def about_the_end(self) -> Verdict | None:
        """6.1, 6.2 Who may propose, 6.3 what can be agreed to, 6.4 and who may withdraw, how often."""
        verdict = self.first(AUCTION) or self.refuse_stale("6.7")
        if verdict is not None or not self.j.rules.live:
            return verdict
        if self.choice == PROPOSE:
            return self.propose()
        return self.withdraw() if self.choice == WITHDRAW else ("no-proposal", "6.3", {})

    def propose(self) -> Verdict:
        """6.2 One proposal at a time, 6.1 by the leader if there is one."""
        if self.j.proposer != NONE:
            return "proposal-open", "6.2", {}
        return "not-leader", "6.1", {"seat": self.j.leader()}

    def withdraw(self) -> Verdict:
        """6.4 Only who has agreed can withdraw, and so many times at one table number."""
        if not self.j.consents >> self.seat & 1:
            return "no-proposal", "6.4", {}
        return "withdraw-limit", "6.4", {"limit": self.j.rules.withdraw_limit}

    def share(self) -> Verdict | None:
        """7.3 By the winner, to bidders; 7.4 every card once, 7.5 with the minimum agreed on."""
        j = self.j
        verdict = self.first(SHARING)
        if verdict is None and self.seat != j.round_winner:
            verdict = ("not-your-turn", "7.3", {"seat": j.round_winner})
        if verdict is None:
            verdict = self.refuse_stale("10.13")
        if verdict is None and self.choice == SHARE_OUTSIDE:
            verdict = ("not-bidder", "7.3", {"bidders": j.bidders()})
        if verdict is None and (self.choice > LEAVE or self.choice in (SHARE_WRONG, SHARE_SHORT)):
            short = self.choice == SHARE_SHORT
            facts: Facts = {"why": "short" if short else "cards", "least": j.rules.min_per_bidder}
            verdict = ("bad-share", "7.5" if short else "7.4", facts)
        return verdict

    def unknown(self) -> Verdict | None:
        """3.2.1, 5.1.1, 5.4.4 Something no player can do; 10.6 passing is for the turn form."""
        if self.j.phase == OVER:
            return self.wrong_phase()
        if self.choice == PASS_ON and not self.j.rules.live:
            return self.not_active()
        return "unknown-action", UNKNOWN.get(self.choice, "10.1"), {}

    def by_turns(self) -> Verdict:
        """10.5, 10.6 Allowed in real time; by turns one waits to be asked, 10.7 and only passing ends a round."""
        if self.choice in ABOUT_THE_END:
            return "by-turns", "10.7", {}
        return "by-turns", "10.5" if self.j.phase == DRAW_PHASE else "10.6", {}
