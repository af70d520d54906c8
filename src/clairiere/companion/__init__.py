"""At a real table: what people who have the box in front of them want to know, by the rules that play here.

    tables.py      Renard, Duo, Jeton Rouge: what tricks, gems and tokens come to, as tables that are sent once
    setting_up.py  Root: sets of factions, and what lies on the table before the first turn
    board.py       Root: the pieces on the table, entered one by one; hands and decks are the players' own
    marquise.py    Root: the Mechanical Marquise's turn on such a board, step by step
    spying.py      Root: a spy looks at one of her orders, before her turn
    battle.py      Root: what a battle may come to, every roll counted

Nobody's cards are known here and nothing is kept: whoever asks brings the board along.
"""
