"""The targets of choices for a screen: cards for a stack, a sharing, or an act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.ask import Ask
from ..cards import points, show, total_of
from ..choices import SHARE, cards_in, is_bid, is_lay, owner_of
from ..schema import ACTS
from ..shares import share_at

if TYPE_CHECKING:
    from ..schema import JetonCards, JetonShare, JetonTarget
    from ..state.state import Jeton


def target(j: Jeton, ask: Ask, choice: int) -> JetonTarget:
    """Return the target of a player's choice."""
    if is_lay(choice):
        return lay(j, ask.seat, choice)
    return share(j, choice - SHARE) if choice >= SHARE else {"kind": "act", "act": ACTS[choice]}


def lay(j: Jeton, seat: int, choice: int) -> JetonCards:
    """5.1.2, 5.2.2 One's own bid, 5.2.3 or a raise, with what the stack is worth then (1.5)."""
    cards = cards_in(choice)
    if is_bid(choice):
        return {"kind": "cards", "act": "bid", "seat": seat, "cards": show(cards), "total": points(cards)}
    owner = owner_of(choice)
    total = j.totals[owner] + points(cards)
    return {"kind": "cards", "act": "raise", "seat": owner, "cards": show(cards), "total": total}


def share(j: Jeton, index: int) -> JetonShare:
    """7.3 Who gets what; 7.5 who gets nothing is left out."""
    bidders = j.bidders()
    shares = share_at(total_of(j.stacks), len(bidders), j.rules.min_per_bidder, index)
    parts = zip(bidders, shares, strict=True)
    return {"kind": "share", "parts": [{"seat": seat, "cards": show(cards)} for seat, cards in parts if cards]}
