"""The common search: a tree for each seat, over worlds that look the same to the one who searches.

Imports core only. In: `Worlds` (a view, and states dealt anew) and a game's `SearchKnowledge`; out: a `SearchResult`.
"""
