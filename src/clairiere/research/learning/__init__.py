"""A small learned player of Le Renard des Bois: a network of numpy, no search. `./dev lab learn` trains it.

player  ←  sight, network
"""
