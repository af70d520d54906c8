"""Planned answers: what a player of a slow game will answer to a question that may come. They are given after the delay
that a person would take, so that nobody can tell (docs/decisions/0012). An observer of rooms, like the bots; rooms know
nothing of it."""
