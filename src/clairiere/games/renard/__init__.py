"""Le Renard des Bois (The Fox in the Forest): tricks for two."""
