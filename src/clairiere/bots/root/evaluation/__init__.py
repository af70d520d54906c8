"""What things are worth on the map: pieces, battles, positions, chances to win."""
