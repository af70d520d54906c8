"""What is a guest's own: how they are told of their turn, all their games, what these came to, their records."""
