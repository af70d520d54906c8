"""The sentences of the lab, in `text/`, beside those of the product. Import `say` from here."""

from __future__ import annotations

from importlib.resources import files

from clairiere.words import ELSEWHERE, bundle_of, has_message, say

ELSEWHERE.append(files("lab"))
bundle_of.cache_clear()  # a bundle made before would lack them

__all__ = ["has_message", "say"]
