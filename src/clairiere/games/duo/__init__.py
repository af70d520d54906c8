"""Le Renard des Bois : Duo (The Fox in the Forest Duet): tricks for a team of two.

The rules are a file a chapter, on the state and its verbs in `state/`. They import core and what the games of tricks
share. `position.py` reads what a person wrote, `words/` writes choices and events, and what goes to a screen
(`state/view.py`) has the form that `schema.py` says.
"""
