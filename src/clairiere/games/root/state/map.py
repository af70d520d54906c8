"""Chapter 2.2 to 2.4, the map: clearings and paths, rivers, forests, slots, ruins and corners."""

from __future__ import annotations

from typing import Any, Final, final

from ..data import MAPS
from .terms import CLEARINGS, NONE, SUITS


@final
class Map:
    """2.2 A printed map. It never changes; clearings and forests are numbered from 0, forests after the clearings."""

    __slots__ = (
        "corners", "forest_names", "forests", "forests_at", "name", "opposite", "paths", "places", "random_suits",
        "rivers", "ruins", "slots", "suits", "waterways",
    )  # fmt: skip

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        clearings, forests = data["clearings"], data["forests"]
        self.name = name
        self.paths = neighbours(data["paths"])  # 2.2.1 for each clearing, those next to it as bits
        self.rivers = neighbours(data["rivers"])  # 2.3
        self.waterways = neighbours(data["paths"] + data["rivers"])  # for those who take rivers as paths
        self.slots: tuple[int, ...] = tuple([entry["slots"] for entry in clearings])  # 2.2.3 the ruin's included
        self.ruins: int = sum([1 << i for i in range(CLEARINGS) if clearings[i]["ruin"]])  # 2.2.4, WINTER.4
        self.random_suits = not clearings[0]["suit"]  # WINTER.2
        suits = [SUITS.index(entry["suit"]) if entry["suit"] else NONE for entry in clearings]
        self.suits: tuple[int, ...] = tuple(suits)  # 2.2.2
        self.corners: tuple[int, ...] = tuple([number - 1 for number in data["corners"]])
        self.opposite: dict[int, int] = {int(one) - 1: other - 1 for one, other in data["opposite"].items()}
        self.forest_names: tuple[str, ...] = tuple([entry["id"].lower() for entry in forests])
        self.forests = self.next_to_forests(forests)  # 2.4.1, WINTER.3
        self.forests_at = self.forests_around()
        self.places = tuple([(entry["x"], entry["y"]) for entry in [*clearings, *forests]])  # where to draw them

    def next_to_forests(self, forests: list[dict[str, Any]]) -> tuple[tuple[int, ...], ...]:
        """2.4.1 For each forest, the clearings on its edge and the forests behind one path (WINTER.3 or the river)."""
        places = []
        for entry in forests:
            clearings = [number - 1 for number in entry["clearings"]]
            others = [CLEARINGS + self.forest_names.index(name.lower()) for name in entry["forests"]]
            places.append(tuple(clearings + others))
        return tuple(places)

    def forests_around(self) -> tuple[tuple[int, ...], ...]:
        """2.4.1 For each clearing, the forests it touches."""
        count = len(self.forests)
        return tuple(
            [tuple([CLEARINGS + i for i in range(count) if place in self.forests[i]]) for place in range(CLEARINGS)]
        )


def neighbours(edges: list[list[int]]) -> tuple[int, ...]:
    """2.2.1 Two clearings are adjacent, in both directions, when a path joins them."""
    near = [0] * CLEARINGS
    for one, other in edges:
        near[one - 1] |= 1 << other - 1
        near[other - 1] |= 1 << one - 1
    return tuple(near)


AUTUMN: Final = "autumn"
WINTER: Final = "winter"
PRINTED_MAPS: Final[dict[str, Map]] = {name: Map(name, MAPS[name]) for name in (AUTUMN, WINTER)}  # WINTER.1
