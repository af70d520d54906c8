"""The games on the shelf. One folder each; the files are the chapters of its rulebook."""

from .duo import game as _duo  # noqa: F401
from .jeton import game as _jeton  # noqa: F401
from .renard import game as _renard  # noqa: F401
from .root import game as _root  # noqa: F401
