"""The factions, one package each: chapters 6 to 11. Only this file knows them all.

A faction imports the chapters that all share, and of another faction nothing but words. It is called through the hooks
of `chapter.py` and `faction.py`, keeps on its board what only it needs, and names its steps to positions by
`known_step`.
"""

from .alliance import faction as _alliance  # noqa: F401
from .cult import faction as _cult  # noqa: F401
from .eyrie import faction as _eyrie  # noqa: F401
from .marquise import faction as _marquise  # noqa: F401
from .mechanical import faction as _mechanical  # noqa: F401
from .riverfolk import faction as _riverfolk  # noqa: F401
from .vagabond import faction as _vagabond  # noqa: F401
