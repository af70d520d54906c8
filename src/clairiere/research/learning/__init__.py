"""A small learner of Le Renard des Bois: self-play in a batch, a network of numpy, no search.

training  ←  player  ←  sight, network
"""
