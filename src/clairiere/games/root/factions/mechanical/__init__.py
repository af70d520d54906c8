"""MM.*, COOP.*, SOLO.*, the Mechanical Marquise, an automaton of the rules: orders, and spies that change them."""
