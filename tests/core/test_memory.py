"""What the compiled engine leaves in memory, watched by the interpreter's own guards."""

from __future__ import annotations

import os
import subprocess
import sys

NESTED = """
from clairiere.core.ask import Ask

for depth in range(40, 130):  # beyond fifty the interpreter puts things aside instead of freeing them at once
    for _ in range(20):
        held = [Ask(0, f"about {depth}", (1, 2), "1.1") for _ in range(3)]
        for _ in range(depth):
            held = [held]
        del held
"""


def test_questions_that_lie_deep_in_other_things_are_freed_without_harm() -> None:
    """A class without a header for the collector, freed deep down, has its neighbour's memory written over."""
    watched = {**os.environ, "PYTHONMALLOC": "debug"}
    done = subprocess.run([sys.executable, "-c", NESTED], env=watched, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:600]
