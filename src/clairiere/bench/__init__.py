"""`clairiere bench`: random playouts of every game, beside another project's closest game in the same run.

A decision is a choice of a player. Chance is answered too, ours and theirs, and its time counts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from statistics import median

from ..core.game import GAMES
from . import catan, ours, spiel
from .ours import Setup, Work

ROUNDS = 5
LARGE = {  # beside the usual one of a game, other sizes that are measured
    "root": {
        "root": "marquise,eyrie,alliance,vagabond",
        "root, six factions": "marquise,eyrie,alliance,vagabond,cult,riverfolk",
        "root, with the automaton": "eyrie,alliance,vagabond,mechanical",
    }
}


@dataclass(frozen=True)
class Row:
    """One measurement, ours and a peer's; the peer's figures are None if there is none."""

    work: str
    unit: str
    ours: float
    peer: str = ""
    theirs: float | None = None
    ratio: float | None = None

    def to_wire(self) -> dict[str, object]:
        return {
            "work": self.work,
            "unit": self.unit,
            "ours": round(self.ours),
            "microseconds": round(1e6 / self.ours, 3),
            "peer": self.peer,
            "theirs": None if self.theirs is None else round(self.theirs),
            "ratio": None if self.ratio is None else round(self.ratio, 2),
        }


def setups(only: str = "", options: Mapping[str, object] | None = None) -> list[Setup]:
    """Return what is measured: every game, or one with the given options."""
    if options:
        return [Setup(only, GAMES[only], dict(options))]
    measured = [Setup(id, game) for id, game in GAMES.items() if id not in LARGE]
    for id, sizes in LARGE.items():
        measured += [Setup(name, GAMES[id], {"factions": factions}, 200) for name, factions in sizes.items()]
    return [setup for setup in measured if only in ("", setup.game.id)]


def missing() -> list[str]:
    """Return the peers that are not installed."""
    peers = {"OpenSpiel": spiel.open_spiel(), "Catanatron": catan.catanatron()}
    return [name for name, module in peers.items() if module is None]


def bench(seconds: float, compiled: bool, told: Callable[[str], None], chosen: list[Setup]) -> list[Row]:
    """Measure all rows of all games; call `told` with the name of each before it is measured."""
    rows = []
    for setup in chosen:
        works: dict[str, Work] = {
            "api": partial(ours.api, setup),
            "kernel": partial(ours.kernel, setup),
            "interpreted": partial(ours.interpreted if compiled else ours.api, setup),
            "copy": partial(ours.copies, setup),
        }
        for work, own in works.items():
            name = f"{setup.name}/{work}"
            told(name)
            unit = "copies/s" if work == "copy" else "decisions/s"
            peers = spiel.peers_of(setup.game.id, work) | catan.peers_of(setup.game.id, work)
            rows += [side_by_side(name, unit, own, peer, peers[peer], seconds) for peer in peers]
            if not peers:
                rows.append(Row(name, unit, max(own(seconds / ROUNDS) for _ in range(ROUNDS))))
    return rows


def bench_research(seconds: float, told: Callable[[str], None]) -> list[Row]:
    """Measure our environments in turn with those of other libraries."""
    from . import research

    rows = []
    for name, unit, own, peers in research.works():
        told(name)
        rows += [side_by_side(name, unit, own, peer, peers[peer], seconds) for peer in peers]
        if not peers:
            rows.append(Row(name, unit, median(own(seconds / ROUNDS) for _ in range(ROUNDS))))
    return rows


def side_by_side(work: str, unit: str, own: Work, peer: str, theirs: Work, seconds: float) -> Row:
    """Measure both in turn, several times; return the best of each, and the median of the ratios."""
    pairs = [(own(seconds / ROUNDS), theirs(seconds / ROUNDS)) for _ in range(ROUNDS)]
    ratio = median(one / other for one, other in pairs)
    return Row(work, unit, max(one for one, _ in pairs), peer, max(other for _, other in pairs), ratio)
