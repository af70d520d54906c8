"""Players of Root who look ahead.

Imports greedy.py, factions/ and evaluation/. In: `Determinizations` and a question; out: a `SearchResult`.
"""
