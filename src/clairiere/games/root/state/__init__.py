"""What is true in a game of Root: the map, pieces, cards, points; the verbs that change it; what a seat sees."""
