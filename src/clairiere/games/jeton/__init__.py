"""Jeton Rouge (Red Token, a working title): draw, shout, bid together; by Alexandre Poyé."""
