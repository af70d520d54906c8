"""Jeton Rouge drawn at a terminal: seats, hands, what is typed for them."""
