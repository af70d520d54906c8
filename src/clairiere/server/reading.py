"""The exceptions of decoding untrusted JSON."""

from __future__ import annotations

import msgspec

UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)  # what msgspec raises; the last for deep nesting
