"""What is true in a game of Jeton Rouge, the verbs that change it, and what a seat sees of it."""
