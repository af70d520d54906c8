"""Le Renard des Bois drawn at a terminal: the players, the decree, the trick, the hand.

Imports `games.renard`, `terminal.tricks` and what stands below it. Views and events enter, lines of Rich leave.
"""
