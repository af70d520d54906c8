"""Values of pieces, battles and positions, and chances to win.

Imports the game only. In: a `ViewIndex` made of one seat's view, or a world (features.py); out: hundredths of a point,
or probabilities.
"""
