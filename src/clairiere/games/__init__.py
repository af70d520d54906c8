"""The games on the shelf, a folder each; what two of them share lies beside the folders.

A game imports core, and never another game; its rules know no clock, no chance and no file. All goes in and out through
its `game.py`, which puts it on the shelf, reads its data, and hands over what the contract asks for.
"""

from .duo import game as _duo  # noqa: F401
from .jeton import game as _jeton  # noqa: F401
from .renard import game as _renard  # noqa: F401
from .root import game as _root  # noqa: F401
