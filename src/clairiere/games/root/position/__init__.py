"""Positions of Root as plain values: written out whole, read back from what a person wrote.

It may import all of the game but `game.py` and the factions, which write and read their boards through their hooks. In
comes a `Form`, every value of which is checked; out goes a state with its question open, or a refusal that says where
the position is wrong.
"""
