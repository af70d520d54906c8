"""What games of tricks share at a terminal: cards, the decree, the trick, the hand."""
