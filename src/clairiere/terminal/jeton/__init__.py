"""Jeton Rouge drawn at a terminal: seats, hands, rounds, and what is typed for an answer.

Imports `games.jeton` and `terminal.drawing`. Views, events and typed lines enter; lines of Rich and notation leave.
"""
