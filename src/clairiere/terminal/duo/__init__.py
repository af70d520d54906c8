"""Duo drawn at a terminal: the path, the decree, the trick."""
