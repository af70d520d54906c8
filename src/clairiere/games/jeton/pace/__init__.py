"""Chapter 10, the real-time form and the form by turns: who is asked when, and the clocks.

It imports the state and the choices; the chapters call it where the two forms differ. Clocks go out for a driver to
keep, and come back as an answer of NATURE when time is up.
"""
