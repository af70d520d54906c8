"""The bots of Root: greedy.py answers by a brain for each faction, search/ tries its options in worlds dealt anew.

    evaluation/   the view laid out for quick looking, what pieces and positions are worth, chances to win: by
                  weights, and by a judge that was trained (judge.json, `./dev lab train root`)
    factions/     the brains: what a faction does with its turn; a faction that has none gets the neutral one
    search/       level 2: greedy playouts, judged by evaluation/; level 3: the same of whole turns (turns.py)

Imports its game, core and `bots.search`: search → greedy → factions → evaluation. In: a `RootView` or `Root` worlds;
out: choices. `view_index`, `values` and `battle_odds` keep rule, movement and battle a second time, for speed.
"""
