"""The toy faction on the shelf for every test of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from runpy import run_path

import pytest

SHELF = run_path(str(Path(__file__).with_name("shelf.py")))


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with SHELF["toys_on_the_shelf"]():
        yield
