"""Train the position judge of Root's level 3: games of bots, and a network fitted to who won them.

rounds  ←  fit, table  ←  games        `./dev lab train FOLDER`; needs the extra `research`
"""
