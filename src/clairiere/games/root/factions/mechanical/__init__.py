"""MM.*, COOP.*, SOLO.*, the Mechanical Marquise: an automaton of the rules."""
