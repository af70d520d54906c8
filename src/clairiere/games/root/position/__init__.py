"""Positions as plain values: written out whole, read back from what a person wrote."""
