"""Explanations of choices: what each does and costs, and whether more questions follow for the same act."""

from __future__ import annotations

from typing import Final

from ....core.ask import Ask
from ....core.illegal import Facts
from ....core.nature import Rng
from ..choices import END, PASS, TAKE, TAKEN, is_card, is_with_card, word_in
from ..effects import MENUS
from ..refusals import is_menu
from ..state.redeal import redeal
from ..state.state import Root
from ..state.terms import BIT, CLAUSE, DOMINANCES

OPENERS: Final = frozenset(  # questions that begin an act, besides the menus of the factions; a march has two moves
    ("from", "decree", "effect", "market", "revolt", "sympathy", "operation", "conspire", "garden craft", "slip")
)

ANSWERS: Final = frozenset(  # questions that follow from an act that is already done
    ("outrage", "hospitals", "order", "dismiss", "lose fund", "foil", "effects", "hit", "damage", "discard")
)


def explain(r: Root, ask: Ask, choice: int) -> tuple[str, tuple[str, Facts] | None]:
    """The clause that says what a choice does, and what it costs now; nothing where the question says all."""
    if is_card(choice):
        activates = is_menu(r, ask) and r.hand[ask.seat] & DOMINANCES & BIT[choice]
        return ("3.3.1" if activates else CLAUSE[choice]), None
    word = word_in(choice) if is_with_card(choice) else choice
    if TAKE <= word < TAKE + len(TAKEN):
        return "3.3.4", None
    owner = r.factions[r.merchant if ask.about == "market" else ask.seat]
    return owner.clause_of(ask.about, word), owner.cost_of(r, ask.about, word)


def unfinished(r: Root, ask: Ask) -> frozenset[int]:
    """The choices after which the same player is asked more about the same act. They are tried in a world that was
    dealt anew, so that nothing hidden decides."""
    world = redeal(r, ask.seat, Rng(1))
    found = []
    for choice in [option for option in ask.options if option not in (PASS, END)]:
        after = world.copy()
        after.log = None
        after.take(ask.seat, choice)
        if after.open and after.open[0].seat == ask.seat and not begins(after.open[0], ask):
            found.append(choice)
    return frozenset(found)


def begins(then: Ask, now: Ask) -> bool:
    """Whether a question begins another act, a menu or the next move of a march, or is what the act has brought."""
    return (
        then.about in MENUS
        or then.about in ANSWERS - {now.about}
        or (then.about in OPENERS and now.about not in MENUS and now.about not in OPENERS)
    )
