"""Reading a written position: what the players have, and what they know."""

from __future__ import annotations

from ....core.form import Form
from ..state.terms import (
    CLEARINGS,
    DOMINANCES,
    ITEMS,
    KIND,
    NONE,
    PERSISTENT,
    SAME_NAME,
    SPY,
    card_named,
    card_word,
    replaced,
    size_of,
)
from .cards import CardsRead
from .map import read_items, read_place
from .reading import Reading

PLAYER_KEYS = (
    "score", "on_track", "hand", "stack", "crafted", "dominance", "partner", "items",
    "supply", "pawn", "rivers", "void", "void_sizes", "pledged", "board",
)  # fmt: skip


def read_players(reading: Reading) -> None:
    """Every player's cards, items, points and board; then the supplies, which depend on all the boards."""
    r = reading.r
    form = reading.form.mapping("players", reading.letters)
    players = [form.mapping(letter, PLAYER_KEYS) for letter in reading.letters]
    for seat in range(r.seats):
        read_player(reading, seat, players[seat])
    for seat in range(r.seats):
        read_supply(reading, seat, players[seat])


def read_player(reading: Reading, seat: int, form: Form) -> None:
    r = reading.r
    cards = reading.cards.within(form)
    r.score[seat] = form.whole("score", 0, 0, 999)
    r.hand[seat] = cards.read_cards("hand", form.words("hand"))
    r.stacks[seat] = cards.read_cards("stack", form.words("stack"))
    r.crafted[seat] = read_crafted(form, cards)
    read_dominance(reading, seat, form, cards)
    r.items[seat] = read_items(form.mapping("items", ITEMS))
    read_ways(reading, seat, form)
    read_voids(reading, seat, form)
    board = form.mapping("board", list(r.factions[seat].dump(r)))
    r.factions[seat].load(r, board, cards.within(board))


def read_crafted(form: Form, cards: CardsRead) -> int:
    """4.1.3 Cards in a play area have lasting effects, 4.1.4 each of them once."""
    codes = form.words("crafted")
    crafted = cards.read_cards("crafted", codes)
    for i in range(len(codes)):
        card = card_named(codes[i])
        if KIND[card] not in (PERSISTENT, SPY):
            raise form.refusal("root-not-persistent", f"crafted[{i}]", {"card": card_word(card)}, "4.1.3")
        if size_of(crafted & SAME_NAME[card]) > 1:
            raise form.refusal("root-effect-doubled", f"crafted[{i}]", {"card": card_word(card)}, "4.1.4")
    return crafted


def read_dominance(reading: Reading, seat: int, form: Form, cards: CardsRead) -> None:
    """3.3.1 An activated card, 9.2.8 a coalition: without either, the score marker is on the track."""
    r = reading.r
    card = form.word("dominance", "", ())
    if card:
        r.dominance = replaced(r.dominance, seat, cards.read_card("dominance", card))
        if not DOMINANCES >> r.dominance[seat] & 1:
            raise form.refusal("root-no-dominance", "dominance", {"card": card_word(r.dominance[seat])}, "3.3.1")
    r.partner = replaced(r.partner, seat, reading.seat("partner", form))
    if r.partner[seat] == seat:
        raise form.refusal("root-own-partner", "partner", {}, "2.7")
    off = r.dominance[seat] != NONE or r.partner[seat] != NONE
    if not form.whole("on_track", int(not off), 0, 1):
        r.trackless |= 1 << seat


def read_ways(reading: Reading, seat: int, form: Form) -> None:
    """2.5.4 Where the pawn is, of a faction that has one; 11.2.2 whether rivers are paths."""
    r = reading.r
    r.pawn[seat] = read_place(reading, form.path_of("pawn"), form.word("pawn", "", ()))
    if r.pawn[seat] != NONE and not r.factions[seat].sheet.pawn:
        raise form.refusal("root-no-pawn", "pawn", {}, "2.5.4")
    always = r.ways[seat] is r.map.waterways
    swims = form.whole("rivers", int(always), 0, 1)
    if always and not swims and r.phase:
        raise form.refusal("root-always-rivers", "rivers", {}, "11.2.2")
    if swims and not always and (r.merchant == NONE or r.turn != seat):
        raise form.refusal("root-no-boats", "rivers", {}, "11.2.7.II")
    r.set_ways(seat, r.map.waterways if swims else r.map.paths)


def read_voids(reading: Reading, seat: int, form: Form) -> None:
    """1.2.1 What the oldest cards of a hand and of a stack are known not to be, and what they are known to have."""
    r = reading.r
    pledged = form.wholes("pledged", [0] * 6, 0, 60)
    lists, sizes = form.word_lists("void", 2), form.wholes("void_sizes", [0, 0], 0, 60)
    for i in range(2):
        pile = i * r.seats + seat
        form.number(f"void_sizes[{i}]", sizes[i], 0, size_of((r.hand, r.stacks)[i][seat]))
        r.voids = replaced(r.voids, pile, CardsRead(form).read_cards(f"void[{i}]", lists[i]))
        r.void_sizes = replaced(r.void_sizes, pile, sizes[i])
        r.pledges = replaced(r.pledges, pile, sum([pledged[3 * i + suit] << 6 * suit for suit in range(3)]))


def read_supply(reading: Reading, seat: int, form: Form) -> None:
    """2.5.1 Warriors that are neither on the map nor on any board."""
    r = reading.r
    used = sum(r.warriors[seat * CLEARINGS : seat * CLEARINGS + CLEARINGS])
    used += sum([faction.count_kept(r, seat) for faction in r.factions])
    limit = r.factions[seat].sheet.warriors
    if used > limit:
        raise form.refusal("root-too-many", "supply", {"limit": limit}, "2.5")
    r.supply[seat] = form.whole("supply", limit - used, 0, limit - used)


def read_known(reading: Reading) -> None:
    """1.2.1 Who knows what of which pile."""
    r, form = reading.r, reading.form
    viewers = form.items("known", form.values["known"])
    if len(viewers) != r.seats + 1:
        raise form.refusal("form-wrong-length", "known", {"wanted": r.seats + 1, "found": len(viewers)})
    for viewer, piles in enumerate(viewers):
        lists = form.items(f"known[{viewer}]", piles)
        if len(lists) != 2 * r.seats:
            raise form.refusal("form-wrong-length", f"known[{viewer}]", {"wanted": 2 * r.seats, "found": len(lists)})
        for pile, codes in enumerate(lists):
            where = f"known[{viewer}][{pile}]"
            cards = CardsRead(form).read_cards(where, form.texts(where, codes))
            if cards & ~(r.hand[pile] if pile < r.seats else r.stacks[pile - r.seats]):
                raise form.refusal("root-not-held", where, {}, "1.2.1")
            r.learn(viewer, pile, cards)
