"""The bots of Root: greedy.py answers with one brain per faction, search/ tries its options in determinizations.

    evaluation/   an index of the view, values of pieces and positions, chances to win: from fitted weights, and
                  from a trained value network (judge.json, made by `./dev lab train root`)
    factions/     the brains: how a faction uses its turn; a faction without one gets the neutral brain
    search/       level 2: options with greedy playouts; level 3: whole turns (turn_search.py)

Imports its game, core and `bots.search`: search → greedy → factions → evaluation. In: a `RootView` or `Root` worlds;
out: choices. `view_index`, `values` and `battle_odds` contain rule, movement and battle a second time, for speed.
"""
