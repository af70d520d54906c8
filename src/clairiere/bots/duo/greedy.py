"""A greedy player of Duo: looks one trick ahead for gems, stays on the path, remembers no cards played."""

from __future__ import annotations

from ...core.ask import Ask
from ...core.nature import Rng
from ...core.state import View
from ...games.duo.cards import ALL, SEAT, SPACE, STOP
from ...games.duo.state.view import DuoView
from ...games.tricks import bits_of
from ..bot import pick_best
from .heuristic import of_exchange, of_follow, of_gift, of_lead, share_of
from .path_values import PathValues
from .teammate import REPLIES, reply


class DuoGreedy:
    """Maximizes the heuristic value of the trick, and assumes that the teammate plays well."""

    name = "greedy"

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        assert isinstance(view, DuoView)
        if ask.about in REPLIES:
            return reply(view, ask.about)
        path = path_values_of(view)
        options = [choice for choice in ask.options if choice != STOP]  # 7.5 that is for people
        return pick_best(options, lambda choice: worth(view, path, ask.about, choice), rng)


def path_values_of(view: DuoView) -> PathValues:
    low, high = view.ends
    path = PathValues(view.rules.board.paws)
    path.look(view.at, low, high, list(view.gems), view.reserve)
    return path


def worth(view: DuoView, path: PathValues, about: str, choice: int) -> float:
    """Return the value of a choice, in hundredths of a gem."""
    seat = view.seat
    share = share_of(view.hand_sizes[1 - seat], unseen(view))
    match about:
        case "lead":
            return of_lead(path, seat, choice, view.trump, unseen(view), share)
        case "follow":
            return of_follow(path, view.leader, view.trick[0], choice, view.trump, len(view.hand) > 1)
        case "name":
            return 0.0 if choice - SEAT != seat else 1.0
        case "exchange":
            hand = bits_of(list(view.hand))
            return of_exchange(path, seat, view.leader, view.trick, hand, view.decree, choice, unseen(view), share)
        case "give":
            return of_gift(path, view.hand, choice)
        case "move":
            return path.of_result(view.winner, choice)
    return -float(view.gems[choice - SPACE])  # 6.4 an end where few gems slide


def unseen(view: DuoView) -> int:
    """Return the cards that may be in the teammate's hand, without memory of the cards played."""
    return ALL & ~bits_of([*view.hand, *view.trick, view.decree])
