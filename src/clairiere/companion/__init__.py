"""Help for a table with the physical game: scores, set-ups, battles and the Mechanical Marquise, by the engine's rules.

    tables.py      Renard, Duo, Jeton Rouge: what tricks, gems and tokens are worth, as tables that are sent once
    setting_up.py  Root: sets of factions, and the set-up before the first turn
    board.py       Root: the pieces on the table, entered one by one; hands and decks are not entered
    marquise.py    Root: the Mechanical Marquise's turn on such a board, step by step
    spying.py      Root: a spy looks at one of her orders, before her turn
    battle.py      Root: the possible results of a battle, over all rolls

No hand is known here and nothing is stored: each request contains the board.
"""
