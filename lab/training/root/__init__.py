"""What Root's level 3 learns from: games of bots, and a judge that is fitted to who won them.

rounds  ←  fit, table  ←  games        `clairiere train root FOLDER`; needs the extra `research`
"""
