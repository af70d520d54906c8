"""What mends are made of: cards, clearings, warriors and items come to where they are wanted."""

from clairiere.games.root import choices as c
from clairiere.games.root.factions.cult.board import CultBoard
from clairiere.games.root.factions.eyrie.board import EyrieBoard
from clairiere.games.root.factions.vagabond.board import VagabondBoard
from clairiere.games.root.state.rule import ruled_clearings
from clairiere.games.root.state.state import clearings_by_suit
from clairiere.games.root.state.terms import BIT, CLEARINGS, DECK, NONE, cards_of, count_of, replaced


def card_of(choice):
    return c.card_in(choice) if c.is_with_card(choice) else choice


def place_of(choice):
    return choice - c.CLEARING


def here(r, ask):
    """The clearing that a question is about."""
    board = r.factions[ask.seat]
    if ask.about in ("defender", "battlefield"):
        return r.step.clearing
    return r.pawn[ask.seat] if isinstance(board, VagabondBoard) else r.battle.clearing


def lift(r, card):
    """A card leaves wherever it is."""
    bit = ~BIT[card]
    for seat in range(r.seats):
        r.hand[seat] &= bit
        r.stacks[seat] &= bit
        r.crafted[seat] &= bit
        if r.dominance[seat] == card:
            r.dominance = replaced(r.dominance, seat, NONE)
    r.deck &= bit
    r.discard &= bit
    r.available &= bit
    r.removed &= bit
    for board in r.factions:
        if isinstance(board, EyrieBoard):
            board.columns = [column & bit for column in board.columns]
        if isinstance(board, CultBoard):
            board.souls &= bit
            board.revealed &= bit


def hold(r, seat, card):
    """A card comes to a hand."""
    if r.hand[seat] & BIT[card]:
        return False
    lift(r, card)
    r.hand[seat] |= BIT[card]
    return True


def spare(r, without=0):
    """A card that is in no hand and matters to nobody."""
    found = cards_of((r.deck | r.discard) & ~without)
    return found[0] if found else next(card for card in range(DECK) if not (BIT[card] & without))


def recolour(r, place, suit):
    """A clearing changes its suit."""
    if r.suits[place] == suit:
        return False
    r.suits = (*r.suits[:place], suit, *r.suits[place + 1 :])
    r.of_suit = clearings_by_suit(r.suits)
    return True


def join(r, seat, place, count=1):
    """Warriors, or the pawn, come to a clearing."""
    if r.factions[seat].sheet.pawn:
        r.pawn[seat] = place
    else:
        r.add_warriors(seat, place, count)
    return True


def ruling(r, seat, place):
    if ruled_clearings(r, seat) >> place & 1:
        return False
    for board in r.factions:
        if isinstance(board, CultBoard) and board.seat != seat:
            for suit in range(3):
                built = count_of(r.buildings[board.seat * CLEARINGS + place], suit)
                r.add_buildings(board.seat, place, suit, -built)
    r.add_warriors(seat, place, 25)
    return True


def other_than(r, own):
    """Another player, best one with warriors; not the merchants, whose own are hired."""
    found = [seat for seat in range(r.seats) if seat != own]
    return sorted(found, key=lambda seat: (r.factions[seat].sheet.pawn, seat == r.merchant))[0]


def put(board, item, box, count=1):
    setattr(board, box, getattr(board, box) + (count << 4 * item))
    return True


def raised(r, seat, place):
    """An enemy building stands in a clearing."""
    for other in range(r.seats):
        if r.enemies(seat, other) and r.factions[other].sheet.buildings:
            r.add_buildings(other, place, 0, 1)
            return True
    return None


def setting(name, value, there=None):
    """Something on the board of the asked is as it should be."""

    def mend(r, ask, choice):
        board = r.factions[ask.seat]
        before = getattr(board, name)
        setattr(board, name, value)
        return before != value

    return mend


def more(field, amount):
    def mend(r, ask, choice):
        getattr(r, field)[ask.seat] += amount
        return True

    return mend
