"""Matches between players of all kinds: levels, the learned player, OpenSpiel's IS-MCTS; and exact small games."""
