"""What games of tricks share at a terminal: cards, the decree, the trick, the hand, how cards are typed.

Imports `games.tricks` and `terminal.drawing`, and no single game.
"""
