"""What things are worth on the map: pieces, battles, positions, chances to win.

Imports the game only. In: a `ViewIndex` made of one seat's view, or a world (features.py); out: hundredths of a point,
or chances from 0 to 1.
"""
