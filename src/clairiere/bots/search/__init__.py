"""The common search: a tree for each seat, over worlds that look the same to the one who searches.

Imports core only. In: `Determinizations` (a view, and re-dealt states) and a game's `SearchKnowledge`; out: a
`SearchResult`.
"""
