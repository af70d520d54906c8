"""Observations as numbers, made of what a seat may see, and choices as numbers. Compiled with the rules."""
