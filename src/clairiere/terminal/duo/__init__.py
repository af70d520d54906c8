"""Le Renard des Bois : Duo drawn at a terminal: the path, the decree, the trick.

Imports `games.duo`, `terminal.tricks` and what stands below it. Views and events enter, lines of Rich leave.
"""
