"""Write the recorded games of tests/replays anew, of the games that are named or of all.

Only when the rules were wrong: old records replay for ever.
"""

import sys
from pathlib import Path

import clairiere
from clairiere.bots import Bot, find_bot
from clairiere.games.jeton.clocks import clocks

OPTIONS: dict[str, dict[int, dict[str, object]]] = {  # by seed
    "renard": {0: {}, 4: {}, 1: {"target": 16, "edition": 2}, 2: {"target": 35, "dealer": 1}, 3: {"open_tricks": True}},
    "duo": {1: {}, 8: {"open_tricks": True}, 9: {}, 11: {}, 4: {"level": 2}, 24: {"level": 3}, 30: {"level": 3}},
    "jeton": {
        0: {}, 1: {"min_per_bidder": 1}, 2: {"auto_agree": "emptyHand", "target": 9}, 3: {"first": "2", "target": 20},
        4: {"sim_max_rounds": 3}, 5: {"form": "live"}, 6: {"form": "live", "auto_agree": "emptyHand"},
    },
}  # fmt: skip
PLAYERS = {"renard": ["greedy", "random"], "duo": ["greedy", "greedy"], "jeton": ["random"] * 6}
PATIENCE = 3  # in a race, of so many answers one is the clock's


def main(names: list[str]) -> None:
    for game, games in OPTIONS.items():
        if names and game not in names:
            continue
        for seed, options in games.items():
            write(game, seed, options)


def write(game: str, seed: int, options: dict[str, object]) -> None:
    """One game between bots."""
    found = clairiere.find(game)
    players = PLAYERS[game][: found.fewest + seed % (found.most - found.fewest + 1)]
    record = clairiere.Record(found, options, players)
    record.seed = seed
    record.players = players
    table = clairiere.Table(record)
    bots = [find_bot(game, name) for name in players]
    rng = clairiere.Rng(seed)
    while not table.state.over:
        answer(table, bots, rng)
    points = "-".join(str(points) for points in table.state.points())
    folder = Path(__file__).parents[1] / "tests" / "replays"
    (folder / f"{game}-{seed}-{points}.record").write_text(record.text(), "utf-8")


def answer(table: clairiere.Table, bots: list[Bot], rng: clairiere.Rng) -> None:
    """Whoever is asked answers; in a race, somebody who has something to do but leave, or the clock."""
    asks = tuple(ask for ask in table.state.open if not table.record.game.quits.issuperset(ask.options))
    ask = rng.pick_ask(asks)
    if ask.seat == clairiere.NATURE or (len(table.state.open) > 1 and not rng.below(PATIENCE)):
        table.elapse(clocks(table.state)[0].choice)  # type: ignore[arg-type]
    else:
        table.play(ask.seat, bots[ask.seat].choose(table.state.view(ask.seat), ask, rng))


if __name__ == "__main__":
    main(sys.argv[1:])
