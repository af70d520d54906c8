"""The installed games, a folder each; modules that two of them share are beside the folders.

A game imports core, and never another game; its rules read no clock, no chance and no file. Everything goes through its
`game.py`, which registers the game, reads its data, and implements the contract.
"""

from .duo import game as _duo  # noqa: F401
from .jeton import game as _jeton  # noqa: F401
from .renard import game as _renard  # noqa: F401
from .root import game as _root  # noqa: F401
