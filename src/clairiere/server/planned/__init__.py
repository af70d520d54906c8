"""Answers that players of slow games plan: for a question that may come. They are given as a person would give them,
and nobody else can tell (docs/decisions/0012). An observer of rooms, like the bots; rooms know nothing of it."""
