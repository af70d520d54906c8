"""Chapter 1.1.3, effects that happen together: the player in turn orders them, each faction carries out its own."""

from __future__ import annotations

from typing import Final, final

from ...core.state import Step
from .choices import REACTION
from .state.state import Root, RootStep
from .state.steps import known_step

# A reaction is one number: its kind (a word of its faction), whose it is, in which clearing, how much, caused by whom.
BY: Final = 0
COUNT: Final = 3
CLEARING_AT: Final = 9
OWNER: Final = 13
KIND: Final = 16


def reaction(kind: int, owner: int, clearing: int, count: int, by: int) -> int:
    """1.1.3 Something that a faction may or must do when others are finished; `kind` is 0 to 15."""
    return kind << KIND | owner << OWNER | clearing << CLEARING_AT | min(count, 63) << COUNT | by << BY


def kind_of(packed: int) -> int:
    return packed >> KIND & 15


def owner_of(packed: int) -> int:
    return packed >> OWNER & 7


def clearing_of(packed: int) -> int:
    return packed >> CLEARING_AT & 15


def how_many(packed: int) -> int:
    return packed >> COUNT & 63


def caused_by(packed: int) -> int:
    return packed >> BY & 7


@final
class Reactions(RootStep):
    """1.1.3 All that waits is done, one after the other, in the order that the player in turn wants."""

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.drop_idle(r)
            case 1: self.must_order(r)                 # 1.1.3
            case _: self.carry_out(r, answer)

    def drop_idle(self, r: Root) -> None:
        """1.1.3 What can no longer be done needs no order."""
        r.reactions = [packed for packed in r.reactions if r.factions[owner_of(packed)].is_due(r, packed)]
        if not r.reactions:
            r.done()

    def must_order(self, r: Root) -> None:
        """1.1.3 The player whose turn it is says what comes next, if there are several things to be done; MM.1 in a
        turn that nobody plays, they come in the order in which they were caused."""
        waiting = sorted(set(r.reactions)) if len(r.reactions) > 1 else r.reactions
        if len(waiting) > 1 and r.is_player(r.turn):
            r.ask(r.turn, "order", tuple([REACTION + packed for packed in waiting]), "1.1.3")

    def carry_out(self, r: Root, answer: int) -> None:
        """1.1.3 The faction concerned does it."""
        self.at = 0
        chosen = answer >= REACTION
        packed = answer - REACTION if chosen else r.reactions[0]
        owner = r.factions[owner_of(packed)]
        if chosen and r.log is not None:
            word = owner.reaction_word(kind_of(packed))
            r.tell("ordered", "1.1.3", (r.turn, owner.seat, word, clearing_of(packed)))
        r.reactions.remove(packed)
        owner.react(r, packed)

    def copy(self) -> Step:
        return self.twin(Reactions())


known_step(Reactions, {}, waits=(0,))
