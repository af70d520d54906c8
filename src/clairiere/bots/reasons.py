"""The reasons of a hint: only sentences that the figures of a comparison support."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..core.ask import Ask
from ..core.illegal import Facts
from .comparison import NO_COMPARISON, Comparison, Figure, compare_options, worse_options
from .search.search_bot import SearchBot, SearchResult

MOST = 2  # most reasons given
NOW = {"renard": "trick", "duo": "gem", "jeton": "won"}  # the figure of a choice's immediate effect
TRIED = 3  # most options that the best is compared with to find a reason


@dataclass(frozen=True)
class ReasonKind:
    """A reason that a game may give, based on the figure `name`.

    `least` is the smallest difference between the two choices that counts: about twice the sampling error. `good` is
    the sign of a difference that is good for the seat (0: either; the sentence says which). `share`: the figure is a
    proportion, shown per hundred; otherwise a mean with one decimal. `certain`: the least value of the figure itself.
    `group`: only the strongest reason of a group is given.
    """

    name: str
    least: float
    good: int = 1
    share: bool = True
    clause: str = ""
    certain: float = 0.0
    group: str = ""


@dataclass(frozen=True)
class Reason:
    """A sentence, as message id and facts, with the clause that it rests on."""

    id: str
    facts: Facts = field(default_factory=dict)
    clause: str = ""


KINDS: dict[str, tuple[ReasonKind, ...]] = {
    "renard": (
        ReasonKind("void", 0.3, certain=0.7, clause="3.2.3", group="now"),
        ReasonKind("trick", 0.2, 0, clause="3.4.1", group="now"),
        ReasonKind("lead", 0.3, 0, clause="3.1.2", group="now"),
        ReasonKind("treasures", 0.2, 1, False, "4.7.1"),
        ReasonKind("greedy", 0.07, -1, clause="5.5", group="end"),
        ReasonKind("defeated", 0.07, -1, clause="5.3", group="end"),
        ReasonKind("victorious", 0.07, 1, clause="5.4", group="end"),
        ReasonKind("humble", 0.07, 1, clause="5.2", group="end"),
        ReasonKind("points", 0.3, 1, False, "5.1"),
    ),
    "duo": (
        ReasonKind("off", 0.1, -1, clause="4.2.1", group="now"),
        ReasonKind("gem", 0.1, 1, clause="4.3.1", group="now"),
        ReasonKind("gems", 0.15, 1, False, "4.3.1", group="end"),
        ReasonKind("forest", 0.15, -1, False, "4.2.2", group="end"),
    ),
    "jeton": (
        ReasonKind("won", 0.1, 1, clause="7.2", group="round"),
        ReasonKind("tokens", 0.1, 1, False, "7.2", group="round"),
        ReasonKind("others", 0.1, -1, False, "7.2"),
        ReasonKind("cards", 2.0, 1, False),
    ),
    "root": (
        ReasonKind("points", 0.6, 1, False, "3.1"),
        ReasonKind("others", 0.6, -1, False, "3.1"),
        ReasonKind("cards", 0.5, 1, False, "2.1"),
        ReasonKind("warriors", 0.8, 1, False),
        ReasonKind("ruled", 0.5, 1, False, "2.8"),
    ),
}  # fmt: skip


def reasons_for(game: str, compared: Comparison) -> list[Reason]:
    """Return the strongest reasons in the order of KINDS; none if the sampled outcomes do not favour the choice that
    the search prefers."""
    figures = {figure.name: figure for figure in compared.figures}
    value = figures.get("value")
    if value is not None and value.best < value.other:
        return []
    strong = [kind for kind in KINDS.get(game, ()) if kind.name in figures and is_reason(kind, figures[kind.name])]
    strength = {kind.name: advantage(kind, figures[kind.name]) / kind.least for kind in strong}
    by_group: dict[str, ReasonKind] = {}
    for kind in strong:
        key = kind.group or kind.name
        if key not in by_group or strength[kind.name] > strength[by_group[key].name]:
            by_group[key] = kind
    strongest = sorted(by_group.values(), key=lambda kind: -strength[kind.name])[:MOST]
    return [reason_of(game, kind, figures[kind.name]) for kind in strong if kind in strongest]


def choose_comparison(game: str, bot: SearchBot, ask: Ask, result: SearchResult, seed: int) -> Comparison:
    """Compare the best choice with the next ones until one comparison gives a reason; otherwise with the next one.
    Cards of one kind are often too much alike for a reason."""
    rivals = worse_options(result)[:TRIED] if result.worlds else []
    compared = [NO_COMPARISON]
    for other in rivals:
        compared.append(compare_options(bot, ask, result, other, seed))
        if reasons_for(game, compared[-1]):
            return compared[-1]
    return compared[1] if rivals else NO_COMPARISON


def without_reason(game: str, compared: Comparison) -> list[Reason]:
    """Return the reasons used if no figure stands out: the immediate effect, and that the others are close."""
    now = [figure for figure in compared.figures if figure.name == NOW.get(game)]
    return [*[Reason(f"why-{game}-now", {"best": round(100 * figure.best)}) for figure in now], Reason("why-close")]


def advantage(kind: ReasonKind, figure: Figure) -> float:
    """Return how much better the figure is after the best choice."""
    difference = figure.best - figure.other
    return abs(difference) if kind.good == 0 else kind.good * difference


def is_reason(kind: ReasonKind, figure: Figure) -> bool:
    return advantage(kind, figure) >= kind.least and figure.best >= kind.certain


def reason_of(game: str, kind: ReasonKind, figure: Figure) -> Reason:
    """Return the reason with its direction and both figures as facts."""
    more = "more" if figure.best > figure.other else "less"
    facts: Facts = {"more": more, "best": round_figure(kind, figure.best), "other": round_figure(kind, figure.other)}
    return Reason(f"why-{game}-{kind.name}", facts, kind.clause)


def round_figure(kind: ReasonKind, figure: float) -> float:
    """Return a figure as the sentence shows it: per hundred for proportions, else with one decimal."""
    return round(100 * figure) if kind.share else round(figure, 1)
