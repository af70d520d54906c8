"""What is true in a game of Duo, the verbs that change it, and what a seat sees of it."""
