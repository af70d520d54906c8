"""The search bots of Root.

Imports greedy.py, factions/ and evaluation/. In: `Determinizations` and a question; out: a `SearchResult`.
"""
