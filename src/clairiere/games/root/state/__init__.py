"""The state of a game of Root: map, pieces, cards and points; the verbs that change it; the view of a seat.

It imports core, the data, the choices and notation; factions come in through their hooks, steps through `State.push`.
Verbs are the only way in; views, events and positions are the ways out.
"""
