"""What is true in a game of Root: the map, pieces, cards, points; the verbs that change it; what a seat sees.

It imports core, the data, the choices and notation; factions come in through their hooks, steps through `State.push`.
Verbs are the only way in; views, events and positions are the ways out.
"""
