"""Chapter TOY, the Toymakers: a small faction for the tests, made as those of games/root/factions are."""

from . import faction as _faction  # noqa: F401
