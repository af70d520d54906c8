"""Chapter 4, movement: how far, which way, off the path or onto a gem."""

from __future__ import annotations

from ...core.ask import NO_ANSWER
from .cards import AWAY, TOWARD
from .ending import lose_the_way, win
from .paws import choice_clause, choices, gazelles, has_musician
from .state.state import Duo
from .state.walked import GEM, NOTHING, OFF, mark_of


def may_choose(d: Duo) -> None:
    """5.1.2, 5.5.2 The winner of the trick chooses, if there is a choice; also to leave the path (5.1.1)."""
    if has_musician(d.lead, d.follow) or gazelles(d.lead, d.follow):
        options = choices(d.lead, d.follow, d.rules.board.paws)
        if len(options) > 1:
            d.ask(d.winner, "move", options, choice_clause(d.lead, d.follow))


def move(d: Duo, choice: int) -> None:
    """4.1.2 Toward the winner, unless the other way was chosen."""
    toward = d.winner
    if choice == NO_ANSWER:
        paws = d.rules.board.paws
        steps = paws[d.lead] + paws[d.follow]
    elif choice >= AWAY:
        toward = 1 - d.winner
        steps = choice - AWAY
    else:
        steps = choice - TOWARD
    walk(d, toward, steps)


def walk(d: Duo, toward: int, steps: int) -> None:
    """4.1.3 Only where the team token stops counts; 4.2.1 stopping on the last usable space is not leaving."""
    space = d.at + steps if toward else d.at - steps
    if d.low_end <= space <= d.high_end:
        remember(d, mark_of(d.at, GEM if d.gems[space] else NOTHING, 0))
        d.move_team(space)
        land(d, space)
    else:
        leave_path(d, toward)


def remember(d: Duo, mark: int) -> None:
    """9.3 The way of the team in a round, if its beginning is known: a position need not tell it."""
    if len(d.walked) == d.tricks:
        d.walked.append(mark)


def land(d: Duo, space: int) -> None:
    """4.3.1 A gem if there is one, 4.3.2 also without having moved; 4.3.3 the last one wins."""
    if d.gems[space]:
        d.collect(space)
        if d.gems_left == 0:
            win(d)


def leave_path(d: Duo, end: int) -> None:
    """4.2.2 A forest token covers the end, 4.2.3 the team goes back to the start; 4.2.6 without a token all is lost."""
    slid = d.gems[d.high_end if end else d.low_end]
    remember(d, mark_of(d.at, OFF + end, slid) if d.reserve else mark_of(d.at, NOTHING, 0))
    d.leave_path(end)
    if d.reserve:
        d.cover(end, "4.2.2")
        d.return_to_start()
    else:
        lose_the_way(d)
