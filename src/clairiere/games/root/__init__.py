"""Root: a war for the woodland. The files follow its Law; each faction has a package.

The chapters that all share stand here, on the state and its verbs in `state/`; `chapter.py` and `faction.py` are the
hooks through which factions differ, and no shared chapter imports one. They import core alone. `position/` reads what a
person wrote, `words/` writes choices and events, and what goes to a screen has the form that the `schema.py` files say.
"""
