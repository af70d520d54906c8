"""Le Renard des Bois : Duo (The Fox in the Forest Duet): tricks for a team of two."""
