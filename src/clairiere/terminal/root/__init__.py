"""Root drawn at a terminal: the map, the factions' boards, the hand, and what is typed for an answer.

Imports `games.root` and `terminal.drawing`. Views, events and typed lines enter; lines of Rich and notation leave.
"""
