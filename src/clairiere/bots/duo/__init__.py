"""The bots of Duo: random (but polite), greedy, search, expert.

Imports its game, core, `bots.bot` and `bots.search`. In: a `DuoView`, or worlds as `Duo` states; out: choices.
`path_values` and `playout` contain the rules of a trick and of the path a second time, for speed.
"""
