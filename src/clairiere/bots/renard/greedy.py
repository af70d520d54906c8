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
    """Maximizes the expected points of the round: the current trick exactly, the later ones by a guess."""

    name = "greedy"

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        assert isinstance(view, RenardView)
        return pick_best(ask.options, lambda choice: worth(view, ask.about, choice), rng)


def worth(view: RenardView, about: str, choice: int) -> float:
    """Return the expected difference of the round's points after a choice."""
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
    """Return the probability of winning the trick: known after both cards, else guessed from the unseen cards."""
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
    """Return the expected difference of the tricks' points, if each card wins with the chance its rank suggests."""
    return table_worth(tricks, [strength(card, trump) for card in hand])


def table_worth(tricks: int, chances: Sequence[float]) -> float:
    """Return the same from the chance of each remaining trick (a Poisson binomial distribution)."""
    spread = [1.0]
    for p in chances:
        spread = [
            (spread[k] * (1 - p) if k < len(spread) else 0.0) + (spread[k - 1] * p if k else 0.0)
            for k in range(len(spread) + 1)
        ]
    return sum(p * (TABLE[tricks + k] - TABLE[TRICKS - tricks - k]) for k, p in enumerate(spread))


def strength(card: int, trump: int) -> float:
    """Return a guess at the probability that a card wins its trick."""
    if RANK[card] == WITCH:
        return 0.85
    return 0.35 + 0.06 * RANK[card] if SUIT[card] == trump else 0.05 + 0.055 * RANK[card]
