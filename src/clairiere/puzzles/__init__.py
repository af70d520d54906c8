"""Puzzles: positions in which few choices are proved to reach a goal.

    goals.py, worlds.py, prover.py   the goals, all worlds that may be true, and the proof over them
    puzzle.py                        a puzzle as data, the shipped files `data/<game>.jsonl`, the puzzle of the day
    solving.py                       an attempt: continue, solved, or refuted by a line
    memory.py                        what the seat remembers and no screen shows
    positions.py                     the sources of positions: bot_games.py, jeton_positions.py, root_positions.py
    making.py                        finding puzzles in positions, and remaking a puzzle from its position
    rating.py                        the difficulty of a puzzle, by how often bots of each level solve it

Imports bots, games and core; the server and the commands import it.
"""
