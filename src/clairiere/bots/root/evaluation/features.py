"""Features of a position for one seat: points, cards, rule, pieces at risk, and the engine of each faction."""

from __future__ import annotations

from typing import Final

from ....games.root.factions.alliance.board import AllianceBoard
from ....games.root.factions.cult.board import POINTS as GARDEN_POINTS
from ....games.root.factions.cult.board import CultBoard
from ....games.root.factions.eyrie.board import BUILD_COLUMN, RECRUIT_COLUMN, ROOSTS, EyrieBoard
from ....games.root.factions.eyrie.board import TRACK as ROOST_POINTS
from ....games.root.factions.marquise.board import RECRUITER, SAWMILL, WOOD, WORKSHOP, MarquiseBoard
from ....games.root.factions.mechanical.board import MechanicalBoard
from ....games.root.factions.riverfolk.board import RiverfolkBoard
from ....games.root.factions.riverfolk.words import count_all, count_held
from ....games.root.factions.vagabond.board import VagabondBoard
from ....games.root.factions.vagabond.words import ALLIED, BOOTS, HAMMER, HOSTILE, SWORD, TORCH
from ....games.root.state.rule import ruled_clearings
from ....games.root.state.state import Root
from ....games.root.state.terms import (
    AMBUSHES,
    ANY,
    BIRDS,
    CLAIM,
    CLEARINGS,
    COST,
    COUNT12,
    ITEM,
    ITEM_OF,
    KIND,
    NONE,
    OF_SUIT,
    PLACES,
    cards_of,
    count_of,
    size_of,
    total_of,
)  # fmt: skip

COMMON_FEATURES: Final = (
    "one", "score", "past-12", "past-20", "past-25", "wait", "cards", "birds", "ambushes", "items-in-hand", "in-play",
    "claim", "ruled", "warriors", "supply", "stacked", "pieces", "threatened", "beset", "dominance", "near-dominance",
)  # fmt: skip
FACTION_FEATURES: Final[dict[str, tuple[str, ...]]] = {
    "marquise": ("sawmills", "workshops", "recruiters", "wood", "slots", "joined-slots", "keep", "built-high"),
    "eyrie": ("roosts", "income", "recruit", "move", "battle", "build", "birds-in-decree", "unmet", "builder",
              "charismatic", "commander", "despot"),
    "alliance": ("sympathy", "bases", "officers", "supporters", "spread", "two-bases"),
    "vagabond": ("swords", "boots", "torches", "hammers", "others", "crafted-items", "broken", "spent", "friends",
                 "allies", "hostile", "quests"),
    "cult": ("gardens", "income", "acolytes", "souls", "hated", "outcast-gardens", "matching"),
    "riverfolk": ("posts", "gone", "funds", "payments", "foreign", "committed"),
    "mechanical": ("sawmills", "workshops", "recruiters", "open"),
}  # fmt: skip


def features(r: Root, seat: int) -> list[float]:
    """Return the feature vector of a seat: COMMON_FEATURES, then its faction's FACTION_FEATURES, if any."""
    values = common(r, seat)
    board = r.factions[seat]
    if isinstance(board, MarquiseBoard):
        values += marquise(r, board)
    elif isinstance(board, EyrieBoard):
        values += eyrie(r, board)
    elif isinstance(board, AllianceBoard):
        values += alliance(r, board)
    elif isinstance(board, VagabondBoard):
        values += vagabond(r, board)
    elif isinstance(board, CultBoard):
        values += cult(r, board)
    elif isinstance(board, RiverfolkBoard):
        values += riverfolk(r, board)
    elif isinstance(board, MechanicalBoard):
        values += mechanical(r, seat)
    return values


def common(r: Root, seat: int) -> list[float]:
    """Return COMMON_FEATURES for a seat."""
    score = r.progress(seat) if r.rules.coop else r.score[seat]
    hand = r.hand[seat]
    realm = COUNT12[ruled_clearings(r, seat)]
    warriors = stacked = pieces = threatened = beset = 0
    for clearing in range(CLEARINGS):
        at = seat * CLEARINGS + clearing
        here = r.warriors[at]
        warriors += here
        stacked += max(0, here - 4)
        built = total_of(r.buildings[at]) + total_of(r.tokens[at])
        if built:
            pieces += built
            inside, beside = foes(r, seat, clearing)
            beset += built if inside > here else 0
            threatened += built if beside > here + 1 else 0
    return [
        1.0, score / 10, max(0, score - 12) / 10, max(0, score - 20) / 10, max(0, score - 25) / 10,
        float((seat - r.turn) % r.seats), size_of(hand) / 4, float(size_of(hand & BIRDS)),
        float(size_of(hand & AMBUSHES)), craft_points(r, seat), float(size_of(r.crafted[seat])),
        realm / 4 if r.crafted[seat] & CLAIM else 0.0, realm / 4, warriors / 8, r.supply[seat] / 8, stacked / 4,
        pieces / 4, threatened / 4, beset / 4, *dominance(r, seat),
    ]  # fmt: skip


def foes(r: Root, seat: int, clearing: int) -> tuple[int, int]:
    """Return the most warriors of one enemy in a clearing, and in an adjacent one."""
    inside = beside = 0
    for other in range(r.seats):
        if r.enemies(seat, other):
            base = other * CLEARINGS
            inside = max(inside, r.warriors[base + clearing])
            for place in PLACES[r.map.paths[clearing]]:
                beside = max(beside, r.warriors[base + place])
    return inside, beside


def craft_points(r: Root, seat: int) -> float:
    """4.1.2 Return half the points of the items in hand that all crafting pieces together could craft."""
    board = r.factions[seat]
    crafters = board.crafters(r)
    total = total_of(crafters)
    points = 0
    for card in cards_of(r.hand[seat]):
        if KIND[card] == ITEM and count_of(r.items[r.seats], ITEM_OF[card]):
            cost = COST[card]
            suits = all([cost[suit] <= count_of(crafters, suit) for suit in range(3)])
            if suits and cost[ANY] <= total:
                points += board.item_points(r, card)
    return points / 2


def dominance(r: Root, seat: int) -> list[float]:
    """3.3.1 Return 1 for an activated dominance card, and the share of its condition that is met."""
    card = r.dominance[seat]
    if card == NONE:
        return [0.0, 0.0]
    mine = ruled_clearings(r, seat)
    for suit in range(3):
        if OF_SUIT[suit] >> card & 1:
            return [1.0, min(3, COUNT12[mine & r.of_suit[suit]]) / 3]
    best = 0
    for corner in r.map.corners:
        best = max(best, (mine >> corner & 1) + (mine >> r.map.opposite[corner] & 1))
    return [1.0, best / 2]


# -- factions -----------------------------------------------------------------------------------------------------


def open_slots(r: Root, seat: int) -> int:
    """2.2.3 Return the number of open slots in clearings that a seat rules."""
    slots = 0
    for clearing in PLACES[ruled_clearings(r, seat)]:
        if r.may_place(seat, clearing):
            slots += r.slots[clearing]
    return slots


def marquise(r: Root, board: MarquiseBoard) -> list[float]:
    """6 Return the features of buildings, wood and room to build."""
    seat = board.seat
    kinds = [board.count_built(r, kind) for kind in (SAWMILL, WORKSHOP, RECRUITER)]
    slots = open_slots(r, seat)
    wood = count_of(r.on_map(r.tokens, seat), WOOD)
    high = sum([max(0, count - 3) for count in kinds])
    return [
        kinds[0] / 2, kinds[1] / 2, kinds[2] / 2, wood / 3, min(slots, 3) / 3, min(slots, wood) / 2,
        1.0 if board.keep != NONE else 0.0, high / 2,
    ]  # fmt: skip


def eyrie(r: Root, board: EyrieBoard) -> list[float]:
    """7 Return the features of roosts, the Decree, and whether it can be carried out."""
    roosts = COUNT12[board.roosts(r)]
    sizes = [size_of(board.columns[i]) + (board.viziers >> i & 1) for i in range(4)]
    return [
        roosts / 2, ROOST_POINTS[max(0, roosts - 1)] / 2 if roosts else -0.5, *[size / 2 for size in sizes],
        board.birds() / 2, float(unmet(r, board, sizes)), *[float(board.leader == i) for i in range(4)],
    ]  # fmt: skip


def unmet(r: Root, board: EyrieBoard, sizes: list[int]) -> int:
    """7.7 Estimate how many cards of the Decree cannot be carried out."""
    seat = board.seat
    roosts = board.roosts(r)
    there = foreign = sites = 0
    for clearing in range(CLEARINGS):
        if r.warriors[seat * CLEARINGS + clearing]:
            there |= 1 << clearing
        if r.slots[clearing] and r.may_place(seat, clearing) and not roosts >> clearing & 1:
            sites |= 1 << clearing
        for other in range(r.seats):
            if other != seat and r.present(other, clearing):
                foreign |= 1 << clearing
    missing = max(0, sizes[BUILD_COLUMN] - min(ROOSTS - COUNT12[roosts], COUNT12[sites]))
    missing += 1 if r.supply[seat] < sizes[RECRUIT_COLUMN] else 0
    places = (roosts, there | roosts, foreign, sites)
    for column in range(4):
        for suit in range(3):
            if board.columns[column] & OF_SUIT[suit] and not places[column] & r.of_suit[suit]:
                missing += 1
    return missing


def alliance(r: Root, board: AllianceBoard) -> list[float]:
    """8 Return the features of sympathy, bases, officers and supporters."""
    placed = board.count_sympathy(r)
    bases = COUNT12[board.bases(r)]
    supporters = size_of(r.stacks[board.seat])
    return [
        placed / 3, float(min(1, bases)), board.officers / 2, supporters / 3, max(0, placed - 5) / 2,
        float(max(0, bases - 1)),
    ]  # fmt: skip


def vagabond(r: Root, board: VagabondBoard) -> list[float]:
    """9 Return the features of items, relationships and quests."""
    kinds = [board.count_undamaged(item) for item in (SWORD, BOOTS, TORCH, HAMMER)]
    sound = items(board.track) + items(board.satchel) + items(board.spent)
    friends = allies = hostile = 0
    for seat in range(r.seats):
        mark = board.mark(seat)
        friends += mark if mark <= ALLIED else 0
        allies += mark == ALLIED
        hostile += mark == HOSTILE
    boxes = sum([items(r.items[seat]) for seat in range(r.seats)])
    return [
        kinds[0] / 2, kinds[1] / 2, kinds[2] / 2, kinds[3] / 2, (sound - sum(kinds)) / 2, boxes / 2,
        (items(board.damaged) + items(board.broken)) / 2, items(board.spent) / 3, friends / 2, float(allies),
        float(hostile), board.completed.bit_count() / 2,
    ]  # fmt: skip


def items(packed: int) -> int:
    """2.5.5 Return the number of packed items."""
    return total_of(packed) + total_of(packed >> 16)


def cult(r: Root, board: CultBoard) -> list[float]:
    """10 Return the features of gardens and their points, acolytes and Lost Souls."""
    seat = board.seat
    kinds = [board.gardens(r, suit) for suit in range(3)]
    income = sum([GARDEN_POINTS[count - 1] for count in kinds if count])
    outcast = kinds[board.outcast] if board.outcast >= 0 else 0
    matching = 0
    for suit in range(3):
        matching += 1 if r.hand[seat] & OF_SUIT[suit] and kinds[suit] else 0
    return [
        sum(kinds) / 3, income / 4, board.acolytes / 3, size_of(board.souls) / 3, float(board.hated), outcast / 2,
        matching / 2,
    ]  # fmt: skip


def riverfolk(r: Root, board: RiverfolkBoard) -> list[float]:
    """11 Return the features of trade posts and of warriors in the boxes."""
    seat = board.seat
    posts = COUNT12[board.posts(r)]
    funds, payments = count_all(board.funds), count_all(board.payments)
    own = count_held(board.funds, seat) + count_held(board.payments, seat)
    committed = count_all(board.commitments) + count_all(board.invested)
    gone = total_of(board.gone)
    return [posts / 2, gone / 2, funds / 3, payments / 3, (funds + payments - own) / 3, committed / 3]


def mechanical(r: Root, seat: int) -> list[float]:
    """MM Return the features of buildings and of room to build."""
    packed = r.on_map(r.buildings, seat)
    return [count_of(packed, kind) / 2 for kind in range(3)] + [min(4, open_slots(r, seat)) / 4]
