"""The outcomes of a choice in Le Renard des Bois: of the current trick, and of the round in a policy playout."""

from __future__ import annotations

from typing import Final

from ...core.ask import Ask
from ...core.nature import Rng
from ...core.state import State
from ...games.renard.scoring import RESULTS, TABLE, result
from ...games.renard.state import Renard
from ...games.tricks import CARDS, NONE, SUIT, ranks_held
from .knowledge import RenardKnowledge
from .policy_table import SHARP_POLICY
from .round_playout import RoundPlayout
from .win_chances import round_end, win_chances_for

BEGUN: Final = ("lead", "follow")  # questions from which a playout can begin


def outcome(world: State, ask: Ask, choice: int, rng: Rng) -> dict[str, float]:
    """Return one sampled outcome: whether the seat takes the current trick and leads the next, and the round's end."""
    r = world.copy()
    assert isinstance(r, Renard) and isinstance(world, Renard)
    seat, number = ask.seat, r.round
    knowledge = RenardKnowledge(win_chances_for(r.rules.target), r, rng)
    r.accept(ask, choice)
    while r.open and r.round == number and r.open[0].about not in BEGUN:
        r.accept(r.open[0], knowledge.policy(r, r.open[0], rng))
    if not r.open or r.round != number:  # the last trick: nothing is left to guess at
        return {"value": knowledge.rewards(r)[seat]}
    playout = RoundPlayout(rng, SHARP_POLICY)
    playout.see(r)
    if r.lead != NONE:
        playout.trick()
    tricks = int(playout.tricks1 if seat else playout.tricks0)
    told = {"trick": float(tricks > world.tricks[seat]), "lead": float(int(playout.leader) == seat)}
    playout.run()
    value = knowledge.ends[int(round_end(playout.tricks0, playout.found0, playout.found1))]
    told["value"] = 1.0 - value if seat else value
    return told | round_outcome(playout, seat)


def round_outcome(playout: RoundPlayout, seat: int) -> dict[str, float]:
    """5.1 Return the result of the round, the treasures (4.7.1) and the difference of points."""
    tricks = int(playout.tricks1 if seat else playout.tricks0)
    others = int(playout.tricks0 if seat else playout.tricks1)
    found = int(playout.found1 if seat else playout.found0)
    lost = int(playout.found0 if seat else playout.found1)
    told = {name: float(result(tricks) == name) for name in RESULTS.values()}
    told["treasures"] = float(found)
    told["points"] = float(TABLE[tricks] + found - TABLE[others] - lost)
    return told


def void(world: State, ask: Ask, choice: int) -> float:
    """Return 1.0 if the opponent has no card of the suit that is led, else 0.0."""
    assert isinstance(world, Renard)
    if ask.about != "lead" or not 0 <= choice < CARDS:
        return 0.0
    return float(not ranks_held(world.hand(1 - ask.seat), SUIT[choice]))
