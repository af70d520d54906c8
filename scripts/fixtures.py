"""Record games for tests/replays with the present engine, of the named games or of all, and note how they end.

    scripts/fixtures.py [GAME …]     record into the folder of the present engine
    scripts/fixtures.py --ends       only write down the ends of all records again: when nothing but their form changed

Records of earlier engines are never written again: they replay for ever.
"""

import json
import sys
from pathlib import Path

import clairiere
from clairiere.bots import Bot, find_bot
from clairiere.core.game import AUTOMATON
from clairiere.core.record import ENGINE, checksum

FOLDER = Path(__file__).parents[1] / "tests" / "replays"
ENDS = "ends.json"
ALL = "marquise,eyrie,alliance,vagabond,cult,riverfolk"
LIMITS = clairiere.find("jeton").presets()[1].options
OPTIONS: dict[str, dict[int, dict[str, object]]] = {  # by seed
    "renard": {0: {}, 4: {}, 1: {"target": 16, "edition": 2}, 2: {"target": 35, "dealer": 1}, 3: {"open_tricks": True}},
    "duo": {
        1: {}, 8: {"open_tricks": True}, 9: {"pause": True}, 4: {"level": 2, "refusals": 3}, 24: {"level": 3},
        11: {"pause": True, "talk": "reminder"},
    },
    "jeton": {
        0: {}, 1: {"min_per_bidder": 1}, 2: {"auto_agree": "emptyHand", "target": 9}, 3: {"first": "2", "target": 20},
        4: {"sim_max_rounds": 3}, 5: {"form": "live"}, 6: {"form": "live", **LIMITS},
    },
    "root": {
        0: {"factions": ALL}, 1: {"factions": ALL, "board": "winter", "seating": "given"},
        2: {"factions": "eyrie,marquise"}, 3: {"factions": "alliance,vagabond,vagabond,cult", "board": "winter"},
        4: {"factions": "eyrie,alliance,mechanical", "mode": "coop", "board": "winter"},
        5: {"factions": "riverfolk,mechanical", "mode": "coop", "head_start": 3},
        6: {"factions": "eyrie,vagabond,mechanical"}, 7: {"lesson": "cult"},
    },
}  # fmt: skip
PLAYERS = {"renard": ["greedy", "random"], "duo": ["greedy"] * 2, "jeton": ["random"] * 6, "root": ["greedy"] * 6}
GIVEN_UP = {("duo", 11): 60}  # after so many answers
PATIENCE = 3  # in a race, of so many answers one is the clock's


def main(names: list[str]) -> None:
    for game, games in OPTIONS.items():
        if names and game not in names:
            continue
        for seed, options in games.items():
            write(game, seed, options)
    for folder in FOLDER.iterdir():
        if folder.is_dir() and any(folder.glob("*.record")):
            ends = {path.stem: end_of(path) for path in sorted(folder.glob("*.record"))}
            (folder / ENDS).write_text(json.dumps(ends, indent=1) + "\n", "utf-8")


def end_of(path: Path) -> dict[str, object]:
    """Return how a recorded game ends, with a checksum of the last position. The options do not count, and `keys` names
    those that do, because later versions may add some."""
    state = clairiere.read_record(path.read_text("utf-8")).state()
    keys = [key for key in state.dump() if key != "options"]
    return {"points": state.points(), "winners": state.winners(), "keys": keys, "sum": summed(state, keys)}


def summed(state: clairiere.State, keys: list[str]) -> str:
    position = state.dump()
    return checksum(json.dumps([position[key] for key in keys], sort_keys=True))


def write(id: str, seed: int, options: dict[str, object]) -> None:
    """Record a game between bots."""
    game = clairiere.find(id)
    agreed = game.agree(options)
    seats = game.required_seats(agreed) or game.fewest + seed % (game.most - game.fewest + 1)
    count = seats - game.automata_count(agreed)
    players = [*PLAYERS[id][:count], *[AUTOMATON] * (seats - count)]
    record = clairiere.Record(game, options, players)
    record.seed = seed
    record.players = players
    table = clairiere.Table(record)
    bots = [find_bot(id, name) for name in players[:count]]
    rng = clairiere.Rng(seed)
    while not table.state.over:
        given_up = len(record.answers) >= GIVEN_UP.get((id, seed), sys.maxsize)
        end = game.agreed_end(table.state) if given_up else None
        if end is not None:
            table.play(*end)
        else:
            answer(table, bots, rng)
    points = "-".join(str(points) for points in table.state.points())
    (FOLDER / ENGINE).mkdir(exist_ok=True)
    (FOLDER / ENGINE / f"{id}-{seed}-{points}.record").write_text(record.text(), "utf-8")


def answer(table: clairiere.Table, bots: list[Bot], rng: clairiere.Rng) -> None:
    """Let a bot answer that has a choice other than to leave; in a race, sometimes the clock."""
    game, state = table.record.game, table.state
    asks = tuple(
        ask for ask in state.open if ask.seat != clairiere.NATURE and not game.quit_choices.issuperset(ask.options)
    )
    running = game.clocks(state)
    if running and (not asks or (len(state.open) > 1 and not rng.below(PATIENCE))):
        table.elapse(running[0].choice)
    else:
        ask = rng.pick_ask(asks)
        table.play(ask.seat, bots[ask.seat].choose(state.view(ask.seat), ask, rng))


if __name__ == "__main__":
    main(["none"] if sys.argv[1:] == ["--ends"] else sys.argv[1:])
