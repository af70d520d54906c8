"""The standing matches, by which the bots are measured, their report, and the ceilings of what strength there is."""
