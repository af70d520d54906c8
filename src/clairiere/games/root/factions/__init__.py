"""The factions, one package each: chapters 6 to 11. Only this file knows them all."""

from .alliance import faction as _alliance  # noqa: F401
from .eyrie import faction as _eyrie  # noqa: F401
from .marquise import faction as _marquise  # noqa: F401

USUAL = ("marquise", "eyrie", "alliance", "vagabond", "vagabond")  # SCEN.4 the set of a table, by number of players
RECOMMENDED = (  # RUL.49 those that are certain
    ("eyrie", "marquise"),  # SCEN.5
    ("alliance", "eyrie", "marquise"),  # SCEN.4
    ("alliance", "eyrie", "marquise", "vagabond"),
)
