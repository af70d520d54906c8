"""Mends of what chapters 2 to 4 refuse of cards: hands, suits, crafting, effects in play, dominance."""

from clairiere.games.root import choices as c
from clairiere.games.root.factions.alliance.board import AllianceBoard
from clairiere.games.root.factions.cult.board import CultBoard
from clairiere.games.root.factions.eyrie.board import EyrieBoard
from clairiere.games.root.factions.marquise.board import WORKSHOP, MarquiseBoard
from clairiere.games.root.state.terms import (
    AMBUSHES,
    BANK,
    BIRDS,
    BIT,
    CLAIM,
    CLEARINGS,
    CODES,
    COST,
    CRAFTABLE,
    DECK,
    ITEM_OF,
    KIND,
    MATCHING,
    NONE,
    PERSISTENT,
    PLACES,
    SAME_NAME,
    SPIES,
    SPY,
    STAND,
    SUIT,
    TAX,
    WARREN,
    cards_of,
    count_of,
    replaced,
)

from .clearings import meeting
from .parts import card_of, hold, join, lift, more, recolour, setting, spare


def suit_of_the_card(r, ask, choice):
    """The clearing that the card is for has the card's suit."""
    card = card_of(choice)
    if BIT[card] & BIRDS:
        return False
    return any([recolour(r, place, SUIT[card]) for place in range(CLEARINGS)])


def effect_works(r, ask, choice):
    """Others have cards, one has warriors, there is somebody to fight, orders to be revealed."""
    bit, seat = BIT[choice], ask.seat
    others = [other for other in range(r.seats) if other != seat and r.factions[other].can_be_robbed(r)]
    if bit & (STAND | CODES):
        human = next(other for other in range(r.rules.players) if other != seat) if r.rules.players > 1 else NONE
        return False if others else None if human == NONE else hold(r, human, spare(r))
    if bit & TAX:
        warriors = sum(r.warriors[seat * CLEARINGS : (seat + 1) * CLEARINGS])
        return False if warriors else None if r.factions[seat].sheet.pawn else join(r, seat, 0)
    if bit & WARREN:
        return meeting(r, ask, choice)
    return None if bit & SPIES else False


def crafters(r, ask, choice):
    """Pieces of every suit of the cost."""
    seat, board, cost = ask.seat, r.factions[ask.seat], COST[card_of(choice)]
    r.activated = 0
    places = [r.of_suit[suit] for suit in range(3)]
    for suit in range(3):
        for place in PLACES[places[suit]][: cost[suit] + cost[3]]:
            if isinstance(board, MarquiseBoard):
                r.add_buildings(seat, place, WORKSHOP, 1)
            elif isinstance(board, EyrieBoard) and not r.buildings[seat * CLEARINGS + place]:
                r.add_buildings(seat, place, 0, 1)
            elif isinstance(board, AllianceBoard) and not r.tokens[seat * CLEARINGS + place]:
                r.add_tokens(seat, place, 0, 1)
            elif isinstance(board, CultBoard) and suit == board.outcast:
                r.add_buildings(seat, place, suit, 1)
    return True


def dominance(r, ask, choice):
    r.dominance = replaced(r.dominance, ask.seat, NONE)
    return True


def battle_hits(r, ask, choice):
    if r.battle.dealt_rolled and r.battle.returned_rolled:
        return False
    r.battle.dealt_rolled = r.battle.returned_rolled = 1
    return True


def unused(r, ask, choice):
    found = r.used & BIT[choice] != 0
    r.used &= ~BIT[choice]
    return found


def in_play(r, ask, choice):
    if r.crafted[ask.seat] & BIT[choice] or KIND[choice] not in (PERSISTENT, SPY):
        return None if KIND[choice] not in (PERSISTENT, SPY) else False
    lift(r, choice)
    r.crafted[ask.seat] |= BIT[choice]
    return True


def not_in_play(r, ask, choice):
    found = r.crafted[ask.seat] & SAME_NAME[card_of(choice)]
    r.crafted[ask.seat] &= ~found
    return found != 0


def item_supplied(r, ask, choice):
    item = ITEM_OF[card_of(choice)]
    if count_of(r.items[r.seats], item):
        return False
    r.items[r.seats] += 1 << 4 * item
    return True


def cards_there(r, ask, choice):
    other = choice - c.SEAT
    if r.factions[other].can_be_robbed(r):
        return False
    return hold(r, other, spare(r)) if r.is_player(other) else None


def there_or_left_out(r, ask, choice):
    """The card lies beside the map."""
    card = c.TAKEN[c.word_in(choice) - c.TAKE]
    if r.available & BIT[card] or card == card_of(choice):
        return None if card == card_of(choice) else False
    lift(r, card)
    r.available |= BIT[card]
    return True


def duty(r, ask, choice):
    """Nothing makes it a must."""
    if ask.about == "outrage" and choice == c.PASS:
        matching = MATCHING[r.suits[r.step.clearing]]
        for card in cards_of(r.hand[ask.seat] & matching):
            lift(r, card)
        return hold(r, ask.seat, next(card for card in range(DECK) if not (matching | r.hand[ask.seat]) & BIT[card]))
    if ask.about in ("effect", "market") and choice == c.END:
        lift(r, cards_of(CLAIM)[0])
        r.crafted[ask.seat] = r.crafted[ask.seat] & ~BANK | CLAIM
        return True
    if ask.about in ("from", "battlefield") and choice == c.PASS:
        r.step.optional = 1
        return True
    return None


def to_take(r, ask, choice):
    """No position gives a card another suit, or makes it the act of taking it."""
    if c.is_with_card(choice):
        wanted = c.TAKEN[c.word_in(choice) - c.TAKE]
        return False if MATCHING[SUIT[wanted]] & BIT[card_of(choice)] else None
    return None if r.available & BIT[choice] else False


def said(option):
    return lambda r, ask, choice: None if option in ask.options else False


def nature_of(cards, there):
    """No position makes another card of it."""
    return lambda r, ask, choice: None if (cards & BIT[card_of(choice)] != 0) == there else False


MENDS = {
    "must": duty, "take-dominance": to_take, "say-end": said(c.END), "say-pass": said(c.PASS),
    "no-ambush": nature_of(AMBUSHES, False), "never-crafted": nature_of(CRAFTABLE, False),
    "bird-needed": nature_of(BIRDS, False), "bird-ritual": nature_of(BIRDS, True),
    "not-in-hand": lambda r, ask, choice: hold(r, ask.seat, card_of(choice)), "not-available": there_or_left_out,
    "wrong-suit": suit_of_the_card, "ambush-suit": lambda r, ask, choice: recolour(r, r.battle.clearing, SUIT[choice]),
    "effect-idle": effect_works, "effect-used": unused, "not-in-play": in_play, "no-rolled-hits": battle_hits,
    "cost": crafters, "crafting-over": setting("acted", False), "too-few-points": more("score", 10),
    "no-item": item_supplied, "in-play-already": not_in_play, "one-dominance": dominance, "no-cards-there": cards_there,
}  # fmt: skip
