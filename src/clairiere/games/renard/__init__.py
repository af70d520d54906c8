"""Le Renard des Bois (The Fox in the Forest): tricks for two.

The rules are a file a chapter, on the state and its verbs in `state.py`. They import core and what the games of tricks
share. `position.py` reads what a person wrote, `notation.py` and `speech.py` write choices and events, and what goes to
a screen (`view.py`) has the form that `schema.py` says.
"""
