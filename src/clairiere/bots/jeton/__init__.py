"""The bots of Jeton Rouge: greedy, search, expert; by turns and in real time.

Imports its game, core, `bots.bot` and `bots.search`. In: a `JetonView`, or worlds as `Jeton` states; out: choices.
`odds` computes exact odds of bids over all hands of a pack.
"""
