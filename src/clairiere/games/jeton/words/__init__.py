"""Choices, questions and events of Jeton Rouge as notation and as messages of text/*.ftl.

It reads the state and changes nothing: a notation comes in and a choice goes out, or the other way round.
"""
