"""A greedy player of Duo: looks one trick ahead for the gem it may bring, keeps to the path, remembers nothing."""

from __future__ import annotations

from ...core.ask import Ask
from ...core.nature import Rng
from ...core.state import View
from ...games.duo.cards import AWAY, DECK, FOXES, KEEP, NO, ROUNDS, SEAT, SPACE, STOP, TOWARD, TRICKS
from ...games.duo.ending import beyond
from ...games.duo.paws import choices
from ...games.duo.trick import follower_wins, playable
from ...games.duo.view import DuoView
from ...games.tricks import RANK, SUIT, bits_of
from ..bot import best

GEM = 1.0
LAST_GEM = 10.0
NEAR = 0.06  # for each space with gems that one more trick may reach
OFF_THE_PATH = -1.2
LOST = -20.0
FARTHEST = 6  # spaces that a trick moves


class DuoGreedy:
    """Plays each card for what the team may collect with it; thinks that the teammate plays well."""

    name = "greedy"

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        assert isinstance(view, DuoView)
        return best(ask.options, lambda choice: worth(view, ask.about, choice), rng)


def worth(view: DuoView, about: str, choice: int) -> float:
    """What a choice promises, in gems."""
    match about:
        case "lead":
            return -1.0 + 100.0 * hopeless(view) if choice == STOP else of_lead(view, choice, view.trump)
        case "follow":
            return of_trick(view, view.trick[0], choice, view.trump)
        case "name":
            return 0.0 if choice - SEAT != view.seat else 0.01
        case "exchange":
            return of_exchange(view, choice)
        case "give":
            return float(spare(view, choice))
        case "move":
            return of_result(view, view.winner, choice)
        case "propose":
            return -float(view.gems[choice - SPACE]) * (-1 if view.declined % 2 else 1)  # 6.4 declined: try the other
        case "agree":
            return float((choice == NO) != hopeless(view))
    return float(choice != NO)  # 6.4 what the teammate proposes will do


def of_lead(view: DuoView, lead: int, trump: int) -> float:
    """What the teammate's reply will bring: the better of two that he may hold, on average."""
    seen = (*view.hand, *view.trick, view.decree)
    unseen = [card for card in DECK if card not in seen]
    replies = [card for card in unseen if SUIT[card] == SUIT[lead]] or unseen
    values = sorted([of_trick(view, lead, card, trump) for card in replies])
    count = len(values)
    return sum([values[i] * (2 * i + 1) for i in range(count)]) / max(1, count * count)


def of_trick(view: DuoView, lead: int, follow: int, trump: int) -> float:
    """What a trick of these cards brings, its winner choosing well; a 3 that follows may still turn it."""
    won = follower_wins(lead, follow, trump)
    winner = 1 - view.leader if won else view.leader
    results = choices(lead, follow, view.rules.board.paws)
    value = max([of_result(view, winner, result) for result in results])
    return value / 2 if value < 0 and RANK[follow] == FOXES and view.tricks < TRICKS - 1 else value


def of_exchange(view: DuoView, choice: int) -> float:
    """The trick on the table under a new trump; what is left in hand counts a little."""
    trump = view.trump if choice == KEEP else SUIT[choice]
    if len(view.trick) == 2:
        return of_trick(view, view.trick[0], view.trick[1], trump)
    if view.seat == view.leader:
        return of_lead(view, view.trick[0], trump)
    hand = [card for card in view.hand if card != choice]
    if choice != KEEP:
        hand.append(view.decree)
    replies = playable(bits_of(hand), view.trick[0])
    return max([of_trick(view, view.trick[0], card, trump) for card in replies])


def of_result(view: DuoView, winner: int, result: int) -> float:
    """A movement: a gem, the last gem, the forest, and what may be reached from there."""
    toward = 1 - winner if result >= AWAY else winner
    steps = result - AWAY if result >= AWAY else result - TOWARD
    space = view.at + steps if toward else view.at - steps
    if not view.ends[0] <= space <= view.ends[1]:
        return OFF_THE_PATH if view.reserve else LOST
    if not view.gems[space]:
        return prospects(view, space, 0)
    return LAST_GEM if sum(view.gems) == 1 else GEM + prospects(view, space, 1)


def prospects(view: DuoView, space: int, taken: int) -> float:
    """How many spaces with gems the next trick may reach."""
    near = 0
    for other in range(max(view.ends[0], space - FARTHEST), min(view.ends[1], space + FARTHEST) + 1):
        near += view.gems[other] > (taken if other == space else 0)
    return NEAR * near


def spare(view: DuoView, card: int) -> int:
    """How little a card is missed when it is given away: most if others of the hand move as far, or are of its suit."""
    paws = view.rules.board.paws
    return sum([2 * (paws[held] == paws[card]) + (SUIT[held] == SUIT[card]) for held in view.hand])


def hopeless(view: DuoView) -> bool:
    """7.5 Victory is out of reach: all can see it."""
    return beyond(sum(view.gems), TRICKS - view.tricks, ROUNDS - view.round, len(view.rules.board.plus))
