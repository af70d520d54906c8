"""A table before there is one: what its options come to, what the law says of them, and why they are refused."""

from __future__ import annotations

from ....core.game import find
from ....law import find_clause
from ... import wire
from ..requests import ApiRequest
from .catalogue import clause_info
from .mine.ratings import rating_ready
from .tables import agree_options, player_count, start_state


async def plan(request: ApiRequest) -> wire.Planned:
    """What a table with these options would be; those that cannot be are refused, as a new table is."""
    given, game = await request.read(wire.Plan), find(request.path["game"])
    return await request.compute(preview_table, game.id, given, request.language)


def preview_table(id: str, given: wire.Plan, language: str) -> wire.Planned:
    """Return a preview of a table with these options; raises what the game refuses."""
    game = find(id)
    options = agree_options(game, given.options)
    settled = game.forced_options(options)
    options |= settled
    players = player_count(game, options, given.seats)
    state = start_state(game, options, players + game.automata_count(options))
    roles, team = game.roles(state), game.is_team_game(options)
    notices = [clause_info(find_clause(f"{game.id}:{each}"), language) for each in game.role_notices(roles, team)]
    return wire.Planned(
        options=options,
        settled=list(settled),
        moot=sorted(game.irrelevant_options(options)),
        seats=players,
        automata=game.automata_count(options),
        roles=roles,
        by_lot=game.draws_roles(options),
        team=team,
        match=game.rematch_options(state, options) is not None,
        rated=rating_ready(),
        notices=notices,
    )
