"""Jeton Rouge (Red Token, a working title): draw, shout, bid together; by Alexandre Poyé.

The rules are a file a chapter, on the state and its verbs in `state/`; `pace/` says who is asked when, in real time or
by turns. They import core alone. `position/` reads what a person wrote, `words/` writes choices and events, and what
goes to a screen (`state/view.py`) has the form that `schema.py` says.
"""
