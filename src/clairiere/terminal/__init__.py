"""Play, replay and read the law at a terminal, line by line. Games are drawn here, never judged.

    play | replay       a game at the keyboard; a record step by step
    review              what its decisions were worth
    screen              what each person at the screen has been told
    registry            which drawing belongs to which game
    duo, jeton, …       a folder a game, none knowing another; `tricks` is what Renard and Duo share
    drawing             the base class, which draws any game by the values of its view
    style, commands, …  layout of text, words that may be typed, saving, scores

A module imports only what stands below it, and of the rest of the package the games, bots, reviews and arena. What
people type enters as text, goes to `core.table.Table` as notation, and leaves as lines of Rich: views and events as a
seat may see them.
"""
