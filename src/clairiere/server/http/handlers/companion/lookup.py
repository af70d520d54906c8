"""What a real table looks up: tables of every game, sent once, so that they are there without a network."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from .....companion import tables
from .....companion.battle import AGAINST, CLAUSES, MOST_PIECES, MOST_WARRIORS, OF_ATTACKER, OF_DEFENDER, OF_FACTION
from .....companion.setting_up import FactionSet, common_setup, faction_sets, own_setup, reminders, sheets, track
from .....core.game import find
from .....core.options import Preset
from .....core.reference import Section
from .....games.root.faction import Sheet
from .....law import find_clause
from .....words import capitalize, say
from .... import wire
from ...requests import ApiRequest
from ..catalogue import clause_info, entry_info


async def companion(request: ApiRequest) -> wire.Companion:
    """The tables of a game."""
    game, language = find(request.path["game"]), request.language
    own: dict[str, Any] = {game.id: TABLES[game.id](language)} if game.id in TABLES else {}
    return wire.Companion(game.id, say(language, f"{game.id}-title"), **own)


def of_renard(language: str) -> wire.RenardCompanion:
    return wire.RenardCompanion(
        targets=tables.offered("renard", tables.TARGET),
        target_cite="renard:6.1",
        tricks=[
            wire.TricksRow(row.points, result_name(row.result, language), f"renard:{row.clause}")
            for row in tables.tricks_table()
        ],
        verdicts=[
            wire.VerdictRow(each.total, each.last, each.winner, f"renard:{each.clause}") for each in tables.verdicts()
        ],
        treasures=tables.treasures(),
        treasure_cite="renard:4.7.1",
    )


def result_name(result: str, language: str) -> str:
    """As both editions call it."""
    return " / ".join(dict.fromkeys(say(language, f"renard-result-{edition}-{result}") for edition in (1, 2)))


def of_duo(language: str) -> wire.DuoCompanion:
    return wire.DuoCompanion(
        levels=[level_info(level, language) for level in tables.levels()],
        cards=tables.most_cards(),
        collect_cite="duo:4.3.1",
        cover_cite="duo:4.2.2",
        add_cite="duo:6.2",
        win_cite="duo:7.2",
        lost_cite="duo:7.3",
        time_cite="duo:7.4",
        score_cite="duo:7.6",
    )


def level_info(level: tables.Level, language: str) -> wire.DuoLevel:
    board = level.board
    return wire.DuoLevel(
        level=level.level,
        label=capitalize(say(language, f"duo-value-level-{level.level}")),
        side=board.side,
        guessed=board.reconstruction,
        start=board.start,
        gems=list(board.gems),
        plus=list(board.plus),
        tokens=board.tokens,
        edges=[
            wire.ForestEdge(edge.low, edge.high, [list(cover or ()) for cover in edge.covers], edge.adds)
            for edge in level.edges
        ],
        base=level.base,
        card=level.card,
        token=level.token,
        rounds=level.rounds,
        cite=f"duo:8.{level.level}",
    )


def of_jeton(language: str) -> wire.JetonCompanion:
    return wire.JetonCompanion(
        targets=tables.offered("jeton", tables.TARGET),
        target=int(find("jeton").agree({})[tables.TARGET]),
        target_cite="jeton:8.1",
        fewest=tables.players()[0],
        most=tables.players()[-1],
        following=[tables.following(seats) for seats in tables.players()],
        clocks=[clock_info(name, language) for name in tables.CLOCKS],
        next_cite="jeton:3.1.2",
        out_cite="jeton:3.3.1",
        red_cite="jeton:3.3.4",
        last_cite="jeton:3.3.5",
        shout_cite="jeton:4.7",
        win_round_cite="jeton:7.2",
    )


def clock_info(name: str, language: str) -> wire.CompanionClock:
    seconds = [count for count in tables.offered("jeton", name) if count]
    label = say(language, f"companion-clock-{name.removesuffix('_s').replace('_', '-')}")
    return wire.CompanionClock(name, label, seconds, f"jeton:{tables.clause_of('jeton', name)}")


# -- Root -----------------------------------------------------------------------------------------------------------


def of_root(language: str) -> wire.RootCompanion:
    sets, (win, dominance, coalition) = faction_sets(), track()
    named = dict.fromkeys(id for each in sets for id in each.notices)
    return wire.RootCompanion(
        factions=[faction_info(sheet, language) for sheet in sheets()],
        sets=[set_info(each) for each in sets],
        presets=[preset_info(preset, language) for preset in find("root").presets()],
        setup=[clause_info(part, language) for part in common_setup()],
        notices=[clause_info(find_clause(f"root:{id}"), language) for id in named],
        win=win,
        win_cite="root:3.1",
        team_cite="root:COOP.2",
        dominance=dominance,
        dominance_cite="root:3.3.1",
        coalition=coalition,
        coalition_cite="root:9.2.8",
        effects=effects(language),
        warriors=MOST_WARRIORS,
        pieces=MOST_PIECES,
        head_starts=tables.offered("root", "head_start"),
        head_start_cite="root:COOP.5",
    )


def faction_info(sheet: Sheet, language: str) -> wire.CompanionFaction:
    return wire.CompanionFaction(
        id=sheet.name,
        name=say(language, f"root-faction-{sheet.name}"),
        short=say(language, f"root-short-{sheet.name}"),
        letter=sheet.letter,
        automaton=sheet.automaton,
        pawn=sheet.pawn,
        setup=[clause_info(part, language) for part in own_setup(sheet)],
        turn=[section_info(section, language) for section in reminders(sheet.name)],
    )


def set_info(each: FactionSet) -> wire.CompanionSet:
    return wire.CompanionSet(list(each.factions), each.recommended, each.dominance, each.notices)


def section_info(section: Section, language: str) -> wire.ReferenceSection:
    entries = [entry_info(find("root"), entry, language) for entry in section.entries]
    return wire.ReferenceSection(capitalize(say(language, section.title)), entries)


def preset_info(preset: Preset, language: str) -> wire.CompanionPreset:
    names = str(preset.options["factions"]).split(",")
    label, team = say(language, f"root-preset-{preset.name}"), preset.options["mode"] == "coop"
    return wire.CompanionPreset(preset.name, label, names, team, f"root:{preset.clause}")


def effects(language: str) -> list[wire.BattleEffect]:
    sides: list[tuple[Literal["attacker", "defender"], str]] = [("attacker", id) for id in OF_ATTACKER]
    sides += [("defender", id) for id in OF_DEFENDER]
    return [
        wire.BattleEffect(
            id=id,
            label=effect_name(id, language),
            side=side,
            faction=OF_FACTION.get(id, ""),
            against=AGAINST.get(id, ""),
            cite=f"root:{CLAUSES[id]}",
        )
        for side, id in sides
    ]


def effect_name(id: str, language: str) -> str:
    word = f"root-word-{id}" if id in OF_FACTION else f"companion-effect-{id}"
    return say(language, word)


TABLES: dict[str, Callable[[str], object]] = {"duo": of_duo, "jeton": of_jeton, "renard": of_renard, "root": of_root}
