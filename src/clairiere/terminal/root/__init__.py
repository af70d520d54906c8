"""Root drawn at a terminal: the woodland, the boards, its words."""
