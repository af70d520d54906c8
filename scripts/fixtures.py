"""Write the recorded games of tests/replays anew, of the games that are named or of all.

Only when the rules were wrong: old records replay for ever.
"""

import sys
from pathlib import Path

import clairiere
from clairiere.bots import find_bot

OPTIONS: dict[str, dict[int, dict[str, object]]] = {  # by seed
    "renard": {0: {}, 4: {}, 1: {"target": 16, "edition": 2}, 2: {"target": 35, "dealer": 1}, 3: {"open_tricks": True}},
    "duo": {1: {}, 8: {"open_tricks": True}, 9: {}, 11: {}, 4: {"level": 2}, 24: {"level": 3}, 30: {"level": 3}},
}
PLAYERS = {"renard": ["greedy", "random"], "duo": ["greedy", "greedy"]}


def main(names: list[str]) -> None:
    for game, games in OPTIONS.items():
        if names and game not in names:
            continue
        for seed, options in games.items():
            write(game, seed, options)


def write(game: str, seed: int, options: dict[str, object]) -> None:
    """One game between bots."""
    record = clairiere.Record(clairiere.find(game), options, PLAYERS[game])
    record.seed = seed
    record.players = PLAYERS[game]
    table = clairiere.Table(record)
    bots = [find_bot(game, name) for name in record.players]
    rng = clairiere.Rng(seed)
    while not table.state.over:
        ask = table.state.open[0]
        table.play(ask.seat, bots[ask.seat].choose(table.state.view(ask.seat), ask, rng))
    points = "-".join(str(points) for points in table.state.points())
    folder = Path(__file__).parents[1] / "tests" / "replays"
    (folder / f"{game}-{seed}-{points}.record").write_text(record.text(), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
