"""Puzzles: positions of which one choice, and no other, is proved to reach a goal.

    goals.py, worlds.py, prover.py   what is to be reached, what may be hidden, and the proof over all of it
    puzzle.py                        a puzzle as data, the shipped files `data/<game>.jsonl`, and the one of the day
    solving.py                       what a try comes to: the next question, solved, or the line that refutes it
    positions.py                     the sources of positions: bot_games.py, jeton_positions.py, root_positions.py
    making.py                        positions looked through for puzzles, and a puzzle made again from its position
    rating.py                        how hard a puzzle is, by how often bots of each level find it

Imports bots, games and core; the server and the commands import it.
"""
