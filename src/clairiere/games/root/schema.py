"""A view of Root as plain values: the type of `RootView.to_wire()`."""

from __future__ import annotations

from typing import Final, Literal, TypedDict, get_args

from ...core.schema import Schema
from .factions.schema import Board
from .state.schema import BattleView, BySuit, ClearingView, Phase, PlaceView, ReactionView, RootSubject
from .words.events import EVENTS
from .words.schema import RootTarget


class PlayerView(TypedDict):
    """1.2.1 What a player shows. `tokens`: which of the pieces are tokens; `arrived`: the player has reached the goal
    (COOP.2 and may have lost points since); `on_track`: the marker is still there; `known` and `known_stack`: cards of
    hand and hidden stack that the viewer has been shown; `partner`: a seat, or -1; `rivers`: these are paths for the
    player; `pawn`: where it is."""

    faction: str
    letter: str
    tokens: list[str]
    score: int
    arrived: bool
    on_track: bool
    hand: int
    stack: int
    known: list[str]
    known_stack: list[str]
    crafted: list[str]
    dominance: str
    partner: int
    items: dict[str, int]
    supply: int
    rivers: bool
    pawn: PlaceView | None
    board: Board


class RootView(TypedDict):
    """1.2 A game of Root as a seat may see it. `turn` and `first`: seats; `turns`: how many have begun; `hand` and
    `stack`: the viewer's own cards; `unseen`: how many cards lie who knows where, in the deck or with others;
    `used`: cards whose effect has been used; `reactions`: what is still to come; `about` and `subject`: what is asked
    now; `unfinished`: what goes on after it."""

    game: Literal["root"]
    seat: int
    board: str
    goal: int
    coop: bool
    turn: int
    turns: int
    phase: Phase
    first: int
    clearings: list[ClearingView]
    players: list[PlayerView]
    hand: list[str]
    stack: list[str]
    deck: int
    discard: list[str]
    available: list[str]
    unseen: int
    items: dict[str, int]
    battle: BattleView | None
    dice: list[int]
    used: list[str]
    activated: BySuit
    reactions: list[ReactionView]
    about: str
    subject: RootSubject
    unfinished: list[str]
    clause: str
    winners: list[int]


SCHEMA: Final = Schema(RootView, get_args(RootTarget), EVENTS)
