"""What is true in a game of Jeton Rouge, the verbs that change it, and what a seat sees of it.

It imports core, the cards, the choices and notation, and no step: steps come in through `State.push`. Verbs are the
only way in; views, events and positions are the ways out.
"""
