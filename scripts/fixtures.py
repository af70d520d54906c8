"""Write the recorded games of tests/replays anew: only when the rules were wrong. Old records replay for ever."""

from pathlib import Path

import clairiere
from clairiere.bots import find_bot

OPTIONS = [{}, {"target": 16, "edition": 2}, {"target": 35, "dealer": "1"}, {"open_tricks": True}, {}]


def main() -> None:
    folder = Path(__file__).parents[1] / "tests" / "replays"
    for seed, options in enumerate(OPTIONS):
        record = clairiere.Record(clairiere.find("renard"), options, ["greedy", "random"])
        record.seed = seed
        record.players = ["greedy", "random"]
        table = clairiere.Table(record)
        bots = [find_bot("renard", name) for name in record.players]
        rng = clairiere.Rng(seed)
        while not table.state.over:
            ask = table.state.open[0]
            table.play(ask.seat, bots[ask.seat].choose(table.state.view(ask.seat), ask, rng))
        points = "-".join(str(points) for points in table.state.points())
        (folder / f"renard-{seed}-{points}.record").write_text(record.text(), "utf-8")


if __name__ == "__main__":
    main()
