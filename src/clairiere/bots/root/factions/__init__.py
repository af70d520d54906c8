"""The greedy player of Root, faction by faction: what it does with its turn.

Imports the game and evaluation/. In: a `ViewIndex` and a question; out: one of its options (`Brain.choose`).
"""
