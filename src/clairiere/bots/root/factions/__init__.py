"""The greedy player of Root, faction by faction: what it does with its turn."""
