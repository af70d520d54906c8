"""A greedy player of Le Renard des Bois: knows the scoring table, looks one trick ahead, remembers nothing."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.ask import Ask
from ...core.nature import Rng
from ...core.state import View
from ...games.renard.abilities import sevens
from ...games.renard.cards import DECK, KEEP, TRICKS, WITCH
from ...games.renard.scoring import TABLE
from ...games.renard.trick import follower_wins
from ...games.renard.view import RenardView
from ...games.tricks import RANK, SUIT
from ..bot import pick_best


class RenardGreedy:
    """Plays each card for what it makes of the table: the trick at hand is judged, those to come are guessed."""

    name = "greedy"

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        assert isinstance(view, RenardView)
        return pick_best(ask.options, lambda choice: worth(view, ask.about, choice), rng)


def worth(view: RenardView, about: str, choice: int) -> float:
    """What a choice promises, in points of the round more than the other's."""
    trump, trick = view.trump, list(view.trick)
    hand = [card for card in view.hand if card != choice]
    if about == "exchange" and choice != KEEP:
        hand.append(view.decree)
        trump = SUIT[choice]
    if about in ("lead", "follow"):
        trick.append(choice)
    led = view.leader == view.seat
    chance = chance_of_trick(view, trick, trump, led)
    treasures = sevens(trick[0], trick[-1]) if len(trick) > 1 else sevens(trick[0], trick[0]) / 2
    mine = view.tricks[view.seat]
    won = round_worth(mine + 1, hand, trump) + treasures
    lost = round_worth(mine, hand, trump) - treasures
    return chance * won + (1 - chance) * lost


def chance_of_trick(view: RenardView, trick: Sequence[int], trump: int, led: bool) -> float:
    """How likely the trick is won: known with both cards down, else guessed from the cards one does not see."""
    if len(trick) == 2:
        return float(follower_wins(trick[0], trick[1], trump) != led)
    seen = (*view.hand, *view.buried, *trick, view.decree)
    weight = good = 0.0
    for card in DECK:
        if card not in seen:
            likely = 1.0 if SUIT[card] == SUIT[trick[0]] else 0.2  # off suit only if void
            weight += likely
            good += likely * (not follower_wins(trick[0], card, trump))
    return good / weight


def round_worth(tricks: int, hand: Sequence[int], trump: int) -> float:
    """The table's points for both at the end, if each card left wins with the chance that its rank suggests."""
    return table_worth(tricks, [strength(card, trump) for card in hand])


def table_worth(tricks: int, chances: Sequence[float]) -> float:
    """The same with the chance of each trick that is left."""
    spread = [1.0]
    for p in chances:
        spread = [
            (spread[k] * (1 - p) if k < len(spread) else 0.0) + (spread[k - 1] * p if k else 0.0)
            for k in range(len(spread) + 1)
        ]
    return sum(p * (TABLE[tricks + k] - TABLE[TRICKS - tricks - k]) for k, p in enumerate(spread))


def strength(card: int, trump: int) -> float:
    """A guess at the chance that a card wins its trick."""
    if RANK[card] == WITCH:
        return 0.85
    return 0.35 + 0.06 * RANK[card] if SUIT[card] == trump else 0.05 + 0.055 * RANK[card]
