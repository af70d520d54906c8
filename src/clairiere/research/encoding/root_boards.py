"""The faction boards of Root as numbers: four sets of cards, three rows of counts and 32 numbers a board.

What they mean is up to the faction. Only what lies open is told, or what the seat that looks on has seen.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from ...games.root.faction import Faction
from ...games.root.factions.alliance.board import AllianceBoard
from ...games.root.factions.cult.board import CultBoard
from ...games.root.factions.eyrie.board import EyrieBoard
from ...games.root.factions.marquise.board import MarquiseBoard
from ...games.root.factions.mechanical.board import MechanicalBoard
from ...games.root.factions.riverfolk.board import RiverfolkBoard
from ...games.root.factions.vagabond.board import VagabondBoard, shared
from ...games.root.state.state import Root
from ...games.root.state.terms import set_of

NUMBERS: Final = 32
BLANKS: Final = [bytes(NUMBERS - count) for count in range(NUMBERS + 1)]  # after so many numbers
MEANING: Final = {
    "marquise": "numbers: actions left, acted, recruited, clearing of the keep",
    "eyrie": "cards: the Decree to recruit, to move, to battle, to build; "
    "numbers: leader, leaders set aside, columns with viziers, cards added, a bird among them, plundered",
    "alliance": "numbers: officers, operations done",
    "vagabond": "cards: quests done, quests open, relics he has; counts: items on tracks, in the satchel, spent, "
    "damaged, broken, marks by seat; numbers: character, hits taken by items, by allies, quests left",
    "cult": "cards: Lost Souls, revealed; numbers: acolytes, outcast, hated, suits scored, where a Crusade went",
    "riverfolk": "counts: spaces and lost posts by suit; numbers: payments, funds, commitments, invested by seat "
    "(six each), prices (three), services sold, exporting, who hired",
    "mechanical": "cards: orders that were shown; numbers: orders, clearing of the keep",
}  # fmt: skip


def board_cards(r: Root, faction: Faction) -> tuple[int, int, int, int]:
    """The sets of cards on a faction board."""
    if isinstance(faction, EyrieBoard):
        recruit, move, battle, build = faction.columns
        return recruit, move, battle, build
    if isinstance(faction, VagabondBoard):
        return faction.completed, shared(r).quests, faction.relics, 0
    if isinstance(faction, CultBoard):
        return faction.souls, faction.revealed, 0, 0
    if isinstance(faction, MechanicalBoard):
        return set_of(faction.orders) & faction.shown, 0, 0, 0
    return 0, 0, 0, 0


def board_counts(faction: Faction) -> tuple[int, int, int]:
    """The rows of counts on a faction board."""
    if isinstance(faction, VagabondBoard):
        carried = faction.track | faction.satchel << 32
        return carried, faction.spent | faction.damaged << 32, faction.broken | faction.marks << 32
    if isinstance(faction, RiverfolkBoard):
        return faction.spaces | faction.gone << 32, 0, 0
    return 0, 0, 0


def write_numbers(r: Root, faction: Faction, row: BytesWriter) -> None:
    """Append the numbers of a faction board."""
    before = len(row)
    if isinstance(faction, MarquiseBoard):
        write_all(row, faction.left, int(faction.acted), int(faction.recruited), faction.keep + 1)
    elif isinstance(faction, EyrieBoard):
        write_all(row, faction.leader + 1, faction.set_aside, faction.viziers, faction.added)
        row.append(int(faction.added_bird))
        row.append(int(faction.plundered))
    elif isinstance(faction, AllianceBoard):
        row.append(faction.officers)
        row.append(faction.operations)
    elif isinstance(faction, VagabondBoard):
        left = shared(r).quest_deck.bit_count()
        write_all(row, faction.character + 1, faction.item_hits, faction.ally_hits, left)
    elif isinstance(faction, CultBoard):
        write_all(row, faction.acolytes, faction.outcast + 1, int(faction.hated), faction.scored)
        row.append(faction.landed + 1)
    elif isinstance(faction, RiverfolkBoard):
        write_riverfolk(r, faction, row)
    elif isinstance(faction, MechanicalBoard):
        row.append(len(faction.orders))
        row.append(faction.keep + 1)
    row.write(BLANKS[len(row) - before])


def write_riverfolk(r: Root, board: RiverfolkBoard, row: BytesWriter) -> None:
    for box in (board.payments, board.funds, board.commitments, board.invested):
        for seat in range(6):
            row.append(box >> 8 * seat & 255)
    cards, riverboats, mercenaries = board.prices
    write_all(row, cards, riverboats, mercenaries, board.bought)
    row.append(int(board.exporting))
    row.append(r.hirer + 1)


def write_all(row: BytesWriter, one: int, two: int, three: int, four: int) -> None:
    row.append(one)
    row.append(two)
    row.append(three)
    row.append(four)
