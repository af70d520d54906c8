"""Le Renard des Bois drawn at a terminal."""
