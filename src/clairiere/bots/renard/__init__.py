"""The bots of Le Renard des Bois: greedy, search, expert.

Imports its game, core, `bots.bot` and `bots.search`. In: a `RenardView`, or worlds as `Renard` states; out: choices.
`bits`, `compact_cards`, `endgame_solver` and `round_playout` contain the rules of a round a second time, for speed.
"""
