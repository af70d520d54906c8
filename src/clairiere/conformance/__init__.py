"""The promises of the contract as a suite that every game runs through, and the mark that ties a test to the law."""

from .marks import law

__all__ = ["law"]
