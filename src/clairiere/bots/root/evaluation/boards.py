"""Public contents of the faction boards: read from the board itself in a world, otherwise from the view."""

from __future__ import annotations

from ....games.root.factions.eyrie.board import COLUMNS, LEADERS, EyrieBoard
from ....games.root.factions.eyrie.board import VIZIER as VIZIER_WORD
from ....games.root.factions.mechanical.board import MechanicalBoard
from ....games.root.factions.riverfolk.board import RiverfolkBoard
from ....games.root.factions.riverfolk.words import POSTS, count_all, count_held
from ....games.root.factions.vagabond.board import VagabondBoard, shared
from ....games.root.factions.vagabond.record import relic_names
from ....games.root.factions.vagabond.words import NO_MARKER, QUESTS, SPACES
from ....games.root.state.terms import BIRD, BIT, ITEMS, NONE, SUIT, SUITS, card_named, count_of
from .sight import Sight

VIZIER = "vizier"
SECOND = "second-"  # prefix of the second of two equal relics


def words(view: Sight, seat: int, key: str) -> list[str]:
    """Return a list of words from a faction's board."""
    entries = view.board(seat).get(key, [])
    return [str(entry) for entry in entries] if isinstance(entries, list) else []


def numbered(view: Sight, seat: int, key: str, name: str) -> int:
    """Return a number from a table of named numbers on a faction's board; 0 if it is missing."""
    numbers = view.board(seat).get(key, {})
    return int(numbers[name]) if isinstance(numbers, dict) and name in numbers else 0


# -- 7 the Eyrie ------------------------------------------------------------------------------------------------


def leader(view: Sight, seat: int) -> str:
    """7.2 Return the leader of the Eyrie; "" for other factions or before the first."""
    r = view.world
    if r is not None:
        board = r.factions[seat]
        if isinstance(board, EyrieBoard):
            return LEADERS[board.leader] if board.leader != NONE else ""
    word = view.board(seat).get("leader", "")
    return word if isinstance(word, str) else ""


def decree(view: Sight, seat: int, left: bool) -> list[list[int]]:
    """7.4.2 Return the suits of the Decree by column, viziers as birds: all cards, or those left in this turn."""
    r = view.world
    if r is not None:
        board = r.factions[seat]
        if isinstance(board, EyrieBoard):
            done = board.order if left else []
            return [suits_of(board.still_to_do(column, done)) for column in range(4)]
    return read_decree(view, seat, left)


def suits_of(cards: tuple[int, ...]) -> list[int]:
    return [BIRD if card == VIZIER_WORD else SUIT[card] for card in cards]


def read_decree(view: Sight, seat: int, left: bool) -> list[list[int]]:
    """7.4.2 Read the same from a view, which names cards by code and resolved viziers by column."""
    shown = view.board(seat).get("decree", {})
    done = [text.partition("@")[0] for text in words(view, seat, "resolved")] if left else []
    columns: list[list[int]] = [[], [], [], []]
    if isinstance(shown, dict):
        for column in range(len(COLUMNS)):
            for entry in shown[COLUMNS[column]]:
                text = str(entry)
                if (f"{VIZIER}-{COLUMNS[column]}" if text == VIZIER else text) not in done:
                    columns[column].append(BIRD if text == VIZIER else SUIT[card_named(text)])
    return columns


# -- 9 a Vagabond -----------------------------------------------------------------------------------------------


def vagabond(view: Sight, seat: int) -> VagabondBoard | None:
    """Return the board of a Vagabond in a world; None if there is only a view."""
    r = view.world
    if r is not None:
        board = r.factions[seat]
        if isinstance(board, VagabondBoard):
            return board
    return None


def items(view: Sight, seat: int, place: str) -> int:
    """9.2.5 Return the items of a Vagabond in a place, packed with four bits per kind."""
    board = vagabond(view, seat)
    if board is not None:
        return items_on(board, place)
    packed = 0
    shown = view.board(seat).get(place, {})
    if isinstance(shown, dict):
        for name in shown:
            packed += int(shown[name]) << 4 * ITEMS.index(str(name))
    return packed


def items_on(board: VagabondBoard, place: str) -> int:
    match place:
        case "track":
            return board.track
        case "satchel":
            return board.satchel
        case "exhausted":
            return board.spent
        case "damaged":
            return board.damaged
    return board.broken


def mark(view: Sight, seat: int, other: int) -> int:
    """9.2.9 Return the space of a player's marker on a Vagabond's board."""
    board = vagabond(view, seat)
    if board is not None:
        return board.mark(other)
    relations = view.board(seat).get("relations", {})
    letter = view.letters[other]
    if not isinstance(relations, dict) or letter not in relations:
        return NO_MARKER
    return SPACES.index(str(relations[letter]))


def aids(view: Sight, seat: int, other: int) -> int:
    """9.2.9.I.a Return the number of aids in this turn that have not moved the marker yet."""
    board = vagabond(view, seat)
    return count_of(board.aids, other) if board is not None else numbered(view, seat, "aids", view.letters[other])


def quests(view: Sight, seat: int, key: str) -> int:
    """9.5.5 Return the open (`quests`) or completed (`completed`) quests as bits."""
    board = vagabond(view, seat)
    if board is not None and view.world is not None:
        return board.completed if key == "completed" else shared(view.world).quests
    bits = 0
    for name in words(view, seat, key):
        bits |= 1 << QUESTS.index(name)
    return bits


def is_bare(view: Sight, seat: int, clearing: int) -> bool:
    """9.7.1 Return True if the Vagabond knows that a ruin holds only relics of kinds already owned. Only valid for the
    Vagabond's own view."""
    board = vagabond(view, seat)
    if board is None or view.world is None:
        looked = view.board(seat).get("looked", {})
        if not isinstance(looked, dict) or str(clearing + 1) not in looked:
            return False
        return only_known([str(name) for name in looked[str(clearing + 1)]], words(view, seat, "relics"))
    for cache in shared(view.world).caches:
        if cache[0] == clearing and cache[2] >> view.seat & 1:
            return only_known(relic_names(cache[1]), relic_names(board.relics))
    return False


def only_known(hidden: list[str], own: list[str]) -> bool:
    kinds = [name.removeprefix(SECOND) for name in own]
    return all([name.removeprefix(SECOND) in kinds for name in hidden])


# -- 11 the Company ---------------------------------------------------------------------------------------------


def company(view: Sight, seat: int) -> RiverfolkBoard | None:
    """Return the Company's board in a world; None if there is only a view."""
    r = view.world
    if r is not None:
        board = r.factions[seat]
        if isinstance(board, RiverfolkBoard):
            return board
    return None


def all_funds(view: Sight, seat: int) -> int:
    """11.2.4 Return the number of warriors in the Company's Funds."""
    board = company(view, seat)
    if board is not None:
        return count_all(board.funds)
    box = view.board(seat).get("funds", {})
    return sum([int(box[letter]) for letter in box]) if isinstance(box, dict) else 0


def funds(view: Sight, seat: int, owner: int) -> int:
    """11.2.4 Return the number of a player's warriors in the Company's Funds."""
    board = company(view, seat)
    return count_held(board.funds, owner) if board is not None else numbered(view, seat, "funds", view.letters[owner])


def posts_left(view: Sight, seat: int, suit: int) -> int:
    """11.3.3 Return the number of trade posts of a suit left on the Company's board."""
    board = company(view, seat)
    if board is not None and view.world is not None:
        return POSTS - board.count_uncovered(view.world, suit)
    return numbered(view, seat, "posts", SUITS[suit])


# -- MM the Mechanical Marquise ---------------------------------------------------------------------------------


def orders_of(view: Sight, seat: int) -> list[int]:
    """MM.5 Return her orders from left to right, with NONE for those that are not public."""
    r = view.world
    if r is not None:
        board = r.factions[seat]
        if isinstance(board, MechanicalBoard):
            return [card if board.shown & BIT[card] else NONE for card in board.orders]
    return [card_named(code) if code else NONE for code in words(view, seat, "orders")]
