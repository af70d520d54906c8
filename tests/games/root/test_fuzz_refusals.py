"""Refusals give the reason that holds: for each of them something takes that obstacle, and no other, out of a position.

CLAIRIERE_FUZZ=200 looks at the questions of that many random games; without it, as many as a test may take.
"""

import os
import random
import re
from pathlib import Path

import clairiere
from clairiere import Rng
from clairiere.conformance.refusals import Menders
from clairiere.games.root import choices as c
from clairiere.games.root.factions.alliance.board import MOBILIZE, ORGANIZE, TRAIN, AllianceBoard
from clairiere.games.root.factions.cult.board import CONVERT, CRUSADE, SACRIFICE, SANCTIFY, SCORE, CultBoard
from clairiere.games.root.factions.eyrie.board import FIRST_VIZIER, LEADER_WORD, VIZIER, EyrieBoard
from clairiere.games.root.factions.marquise.board import (
    BUILDINGS,
    EXTRA,
    MARCH,
    OVERWORK,
    RECRUITER,
    SAWMILL,
    WOOD,
    WORKSHOP,
    MarquiseBoard,
)  # fmt: skip
from clairiere.games.root.factions.riverfolk.words import DRAW, ESTABLISH, EXPORT, HAND_CARD, PRICE_ASKS, RIVERBOATS
from clairiere.games.root.factions.vagabond.board import VagabondBoard, shared
from clairiere.games.root.factions.vagabond.explore import set_cache
from clairiere.games.root.factions.vagabond.words import (
    AID,
    AIDED,
    ALLIED,
    CHARACTER_WORD,
    EXHAUSTED,
    EXPLORE,
    QUEST_ITEMS,
    QUEST_SUIT,
    QUEST_WORD,
    RELIC_CHOICES,
    REPAIR,
    SPECIALS,
    STRIKE,
    TO_SATCHEL,
    TO_TRACK,
    TRACKED,
)  # fmt: skip
from clairiere.games.root.options import MOST, all_sets
from clairiere.games.root.rule import ruled, ruler
from clairiere.games.root.state.state import clearings_by_suit
from clairiere.games.root.state.terms import (
    AMBUSHES,
    BANK,
    BIRD,
    BIRDS,
    BIT,
    CARDS,
    CLAIM,
    CLEARINGS,
    CODES,
    COST,
    CRAFTABLE,
    DECK,
    ITEM_OF,
    ITEMS,
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
)  # fmt: skip

GAMES = int(os.environ.get("CLAIRIERE_FUZZ", "3"))
QUESTIONS = 900  # of a game
SOME = 0.2  # of them are looked at
SETS = all_sets(MOST)
PAIRED = [
    EXTRA, OVERWORK, MOBILIZE, TRAIN, c.BUILD, c.RECRUIT, SCORE, SACRIFICE, EXPORT, HAND_CARD,
    *range(c.TAKE, c.TAKE + 8), *range(AID, AID + len(AIDED)),
]  # fmt: skip
SPACE = [
    *range(CARDS), *range(c.CLEARING, c.FOREST + 7), *range(c.SEAT, c.SEAT + 5), *range(c.NUMBER, c.NUMBER + 8),
    *sorted(c.WORDS),
]  # fmt: skip
WITH_CARDS = [c.with_card(word, card) for word in PAIRED for card in range(CARDS)]


# -- what mends are made of -------------------------------------------------------------------------------------------


def card_of(choice):
    return c.card_in(choice) if c.is_with_card(choice) else choice


def place_of(choice):
    return choice - c.CLEARING


def here(r, ask):
    """The clearing that a question is about."""
    board = r.factions[ask.seat]
    if ask.about in ("defender", "battlefield"):
        return r.step.clearing
    return r.pawn[ask.seat] if isinstance(board, VagabondBoard) else r.field


def lift(r, card):
    """A card leaves wherever it is."""
    bit = ~BIT[card]
    for seat in range(r.seats):
        r.hand[seat] &= bit
        r.stacks[seat] &= bit
        r.crafted[seat] &= bit
        if r.dominance[seat] == card:
            r.dominance[seat] = NONE
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
    if ruled(r, seat) >> place & 1:
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


# -- a mend for each reason -------------------------------------------------------------------------------------------


def suit_of_the_card(r, ask, choice):
    """The clearing that the card is for has the card's suit."""
    card = card_of(choice)
    if BIT[card] & BIRDS:
        return False
    return any([recolour(r, place, SUIT[card]) for place in range(CLEARINGS)])


def the_clearing_matches(r, ask, choice):
    step, place = r.step, place_of(choice)
    if ask.about in ("from", "battlefield"):
        if step.within >> place & 1:
            return False
        step.within |= 1 << place
        return True
    if ask.about in ("convert", "sanctify"):
        return recolour(r, place, r.factions[ask.seat].outcast)
    return recolour(r, place, step.suit if ask.about in ("garden", "flock") else SUIT[step.card])


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


def meeting(r, ask, choice, place=0):
    """Somebody to fight where one is."""
    if r.factions[ask.seat].sheet.pawn and r.pawn[ask.seat] < CLEARINGS:
        place = r.pawn[ask.seat]
    join(r, ask.seat, place)
    return join(r, other_than(r, ask.seat), place)


def possible(r, ask, choice):
    """An action has a place where it can be done."""
    seat, board, word = ask.seat, r.factions[ask.seat], c.word_in(choice) if c.is_with_card(choice) else choice
    if word in (c.MOVE, MARCH):
        return join(r, seat, 0) and (ruling(r, seat, 0) or True)
    if word == c.BATTLE:
        return meeting(r, ask, choice)
    if word == DRAW:
        r.discard = BIT[0]
        return True
    if isinstance(board, CultBoard):
        suit = board.outcast if word in (CRUSADE, CONVERT, SANCTIFY) else SUIT[card_of(choice)]
        place = PLACES[r.of_suit[suit]][0]
        r.reserved[place], r.burnt = NONE, r.burnt & ~(1 << place)
        if word == c.BUILD:
            r.slots[place] += 1
            return ruling(r, seat, place) or True
        if word == SANCTIFY:
            return raised(r, seat, place)
        if word == CONVERT and all(faction.sheet.pawn for faction in r.factions if faction is not board):
            return None
        return word == c.RECRUIT or meeting(r, ask, choice, place)
    place = next(p for p in range(CLEARINGS) if r.may_place(seat, p) and not r.tokens[seat * CLEARINGS + p])
    if word == ORGANIZE:
        taken = [at for at in range(CLEARINGS) if r.tokens[seat * CLEARINGS + at]]
        if taken:  # one token at least is left on the track
            r.add_tokens(seat, taken[0], 0, -1)
        return join(r, seat, place)
    if word == ESTABLISH:
        post_left(r, ask, c.CLEARING + place)
        ruling(r, seat, place)
        board.funds += 2 << 8 * seat
        return True
    r.supply[seat] += 1
    r.reserved, r.burnt = [NONE] * CLEARINGS, 0
    return True


def raised(r, seat, place):
    """An enemy building stands in a clearing."""
    for other in range(r.seats):
        if r.enemies(seat, other) and r.factions[other].sheet.buildings:
            r.add_buildings(other, place, 0, 1)
            return True
    return None


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


def outcast_suit(r, ask, choice):
    suits = [suit for suit in range(3) if COST[choice][suit]]
    if len(suits) > 1:
        return None
    board = r.factions[ask.seat]
    if board.outcast == suits[0]:
        return False
    r.add_buildings(ask.seat, PLACES[r.of_suit[suits[0]]][0], suits[0], 1)
    board.outcast = suits[0]
    return True


def hammers(r, ask, choice):
    board, card = r.factions[ask.seat], choice
    if r.pawn[ask.seat] >= CLEARINGS:
        r.pawn[ask.seat] = 0
    suits = [suit for suit in range(3) if COST[card][suit]]
    if suits:
        recolour(r, r.pawn[ask.seat], suits[0])
    return put(board, ITEMS.index("hammer"), "satchel", 4)


def next_to(r, ask, choice):
    """The pawn stands beside the place."""
    place, seat = place_of(choice), ask.seat
    if place >= CLEARINGS:
        r.pawn[seat] = next(p for p in r.board.forests[place - CLEARINGS] if p < CLEARINGS)
    else:
        r.pawn[seat] = PLACES[r.ways[seat][place]][0]
    return True


def neighbour(r, ask, choice):
    """The move starts beside its target."""
    place = place_of(choice)
    if r.ways[ask.seat][r.step.origin] >> place & 1:
        return False
    r.step.origin = PLACES[r.ways[ask.seat][place]][0]
    return join(r, ask.seat, r.step.origin)


def origin_ruled(r, ask, choice):
    return ruling(r, ask.seat, r.step.origin if ask.about == "to" else place_of(choice))


def item_of(choice):
    return choice - (EXHAUSTED if choice >= EXHAUSTED else c.ITEM_WORD)


def boxed(up, down):
    """An item lies in a box, face up or face down; never, if there is no such box."""

    def mend(r, ask, choice):
        box = down if choice >= EXHAUSTED else up
        board = r.factions[ask.seat]
        if not box:  # that side is never asked for: so the other is not there
            there = count_of(board.spent, item_of(choice)) if down else board.ready(item_of(choice))
            return False if there else None
        return put(r.factions[ask.seat], item_of(choice), box) if box else None

    return mend


def other_face(r, ask, choice):
    """It lies with the side up that was named; where the other one alone counts, that is said otherwise."""
    boxes = {"damage": ("satchel", "spent"), "repair": ("damaged", "broken"), "drop": ("satchel", "spent")}
    return boxed(*boxes[ask.about])(r, ask, choice) if ask.about in boxes else None


def own_item(name):
    return lambda r, ask, choice: put(r.factions[ask.seat], ITEMS.index(name), "satchel", 2)


def item_wanted(r, ask, choice):
    words = {c.MOVE: "boots", c.BATTLE: "sword", EXPLORE: "torch", STRIKE: "crossbow", REPAIR: "hammer"}
    return put(r.factions[ask.seat], ITEMS.index(words.get(choice, "torch")), "satchel")


def funded(owner_of):
    def mend(r, ask, choice):
        owner = owner_of(r, ask, choice)
        if owner == NONE:
            return False
        r.factions[ask.seat].funds += 5 << 8 * owner
        return True

    return mend


def spaces(r, ask, choice):
    """Uncovered spaces of every suit, none of them taken."""
    r.activated = 0
    r.factions[ask.seat].gone = 0x333
    return True


def movable(r, ask, choice):
    board, up = r.factions[ask.seat], choice < TO_SATCHEL
    item = TRACKED[choice - (TO_TRACK if up else TO_SATCHEL)]
    board.track &= ~(15 << 4 * item)
    return put(board, item, "satchel" if up else "track")


def piece(r, ask, choice):
    """One such piece lies where one is lost."""
    owner = r.step.seat if ask.about == "hit" else getattr(r.step, "other", NONE)
    place = r.step.clearing if ask.about == "sanctified" else r.pawn[ask.seat] if ask.about != "hit" else r.field
    owners = range(r.seats) if ask.about == "sanctified" else [owner]
    for seat in owners:
        sheet = r.factions[seat].sheet
        if choice in sheet.buildings and r.enemies(ask.seat, seat) | (ask.about == "hit"):
            r.add_buildings(seat, place, sheet.buildings.index(choice), 1)
            return True
        if choice in sheet.tokens and ask.about != "sanctified":
            r.add_tokens(seat, place, sheet.tokens.index(choice), 1)
            return True
    return None


def present(r, ask, choice):
    """A player has a piece where the question is asked."""
    if c.is_with_card(choice):
        other = [faction.letter for faction in r.factions].index(AIDED[c.word_in(choice) - AID])
    else:
        other = choice - c.SEAT
    place = here(r, ask)
    if r.present(other, place) and not (ask.about == "strike" and r.factions[other].sheet.pawn):
        return False
    return None if ask.about == "strike" and r.factions[other].sheet.pawn else join(r, other, place)


def victim(r, ask, choice):
    other = choice - c.SEAT
    if not r.is_player(other):
        return None
    join(r, other, r.pawn[ask.seat])
    return r.hand[other] != 0 or hold(r, other, spare(r, r.hand[ask.seat]))


def ally(r, ask, choice):
    """He is an ally, and his warriors are there."""
    other = choice - c.SEAT
    if r.factions[other].sheet.pawn or (ask.about == "ally" and other == r.defender):
        return None
    r.factions[ask.seat].set_mark(other, ALLIED)
    place = r.pawn[ask.seat]
    join(r, other, place)
    return ruling(r, other, place) or True


def served(r, ask, choice):
    if choice == RIVERBOATS:
        r.ways[ask.seat] = r.board.paths
    else:
        r.hirer = NONE
    return True


def rich(r, ask, choice):
    if r.factions[ask.seat].sheet.pawn:
        return put(r.factions[ask.seat], 0, "satchel", 8)
    r.supply[ask.seat] += 8
    return True


def supporters(r, ask, choice):
    suit = r.suits[place_of(choice)]
    for card in cards_of(MATCHING[suit]):
        lift(r, card)
        r.stacks[ask.seat] |= BIT[card]
    return True


def token(kind, count, near=False):
    def mend(r, ask, choice):
        place = PLACES[r.ways[ask.seat][place_of(choice)]][0] if near else place_of(choice)
        if (r.tokens[ask.seat * CLEARINGS + place] > 0) == (count > 0):
            return False
        others = [at for at in range(CLEARINGS) if near and r.tokens[ask.seat * CLEARINGS + at]]
        r.add_tokens(ask.seat, place, kind if kind != NONE else r.suits[place], count)
        if others:  # the price stays
            r.add_tokens(ask.seat, others[0], kind, -1)
        return True

    return mend


def base(count):
    def mend(r, ask, choice):
        board = r.factions[ask.seat]
        suit = r.suits[place_of(choice)] if c.is_clearing(choice) else 0
        if c.is_with_card(choice):
            suit = SUIT[card_of(choice)] % BIRD
        if (board.bases(r) >> suit & 1 == 1) == (count > 0):
            return False
        at = [place for place in PLACES[r.of_suit[suit]] if count > 0 or r.buildings[ask.seat * CLEARINGS + place]]
        r.add_buildings(ask.seat, place_of(choice) if c.is_clearing(choice) and count > 0 else at[0], suit, count)
        return True

    return mend


def base_there(r, ask, choice):
    place = place_of(choice)
    if r.buildings[ask.seat * CLEARINGS + place]:
        return False
    r.add_buildings(ask.seat, place, r.suits[place], 1)
    return True


def building_there(r, ask, choice):
    """Hers, and it waits for a piece."""
    kind = RECRUITER if ask.about == "muster" else SAWMILL
    r.add_buildings(ask.seat, place_of(choice), kind, 1)
    if ask.about == "sawmill":
        recolour(r, place_of(choice), SUIT[r.step.card]) if SUIT[r.step.card] != BIRD else None
    return True


def building_left(r, ask, choice):
    """One more of its kind is on the track."""
    seat = ask.seat
    if isinstance(r.factions[seat], MarquiseBoard):
        kind = BUILDINGS.index(choice) if choice in BUILDINGS else SAWMILL
    else:
        kind = r.factions[seat].outcast if choice == SANCTIFY else SUIT[card_of(choice)]
    for place in range(CLEARINGS):
        if count_of(r.buildings[seat * CLEARINGS + place], kind):
            r.add_buildings(seat, place, kind, -1)
            return True
    return False


def slots(r, ask, choice):
    for place in [place_of(choice)] if c.is_clearing(choice) else PLACES[ruled(r, ask.seat)]:
        r.slots[place] += 1
    return True


def wood(r, ask, choice):
    """Four more wood wherever it would help."""
    places = [place_of(choice)] if c.is_clearing(choice) else PLACES[ruled(r, ask.seat)]
    for place in places:
        r.add_tokens(ask.seat, place, WOOD, 4)
    return True


def wood_linked(r, ask, choice):
    for place in range(CLEARINGS):
        ruling(r, ask.seat, place)
    return True


def wood_left(r, ask, choice):
    for place in range(CLEARINGS):
        r.add_tokens(ask.seat, place, WOOD, -count_of(r.tokens[ask.seat * CLEARINGS + place], WOOD))
    return True


def sawmill(r, ask, choice):
    suit = SUIT[card_of(choice)]
    places = [place for place in PLACES[r.of_suit[suit]] if r.may_place(ask.seat, place)]
    r.add_buildings(ask.seat, places[0], SAWMILL, 1)
    return True


def roost(count):
    def mend(r, ask, choice):
        if bool(r.buildings[ask.seat * CLEARINGS + place_of(choice)]) == (count > 0):
            return False
        r.add_buildings(ask.seat, place_of(choice), 0, count)
        return True

    return mend


def unresolved(r, ask, choice):
    board = r.factions[ask.seat]
    entry = FIRST_VIZIER + r.step.column if choice == VIZIER else choice
    before = board.order
    board.order = [found for found in before if found & 63 != entry]
    return board.order != before


def this_column(r, ask, choice):
    board, column = r.factions[ask.seat], r.step.column
    if choice == VIZIER:
        there = board.viziers >> column & 1 == 1
        board.viziers |= 1 << column
        return not there
    there = board.columns[column] & BIT[choice] != 0
    board.columns = [found & ~BIT[choice] for found in board.columns]
    board.columns[column] |= BIT[choice]
    board.order = [found for found in board.order if found & 63 != choice]
    return not there


def quest_suit(r, ask, choice):
    if r.pawn[ask.seat] >= CLEARINGS:
        r.pawn[ask.seat] = 0
    return recolour(r, r.pawn[ask.seat], QUEST_SUIT[choice - QUEST_WORD]) or True


def quest_items(r, ask, choice):
    for item in QUEST_ITEMS[choice - QUEST_WORD]:
        put(r.factions[ask.seat], item, "satchel")
    return True


def relic(r, ask, choice):
    """It lies there, and he has none like it."""
    if choice not in RELIC_CHOICES:
        return None
    bit = RELIC_CHOICES.index(choice)
    board = r.factions[ask.seat]
    board.relics &= ~(1 << (bit & 3) | 1 << (bit & 3) + 4)
    set_cache(r, r.pawn[ask.seat], 1 << bit, 1 << ask.seat)
    return True


def instigated(r, ask, choice):
    for other in [seat for seat in range(r.seats) if seat != ask.seat]:
        if choice < c.SEAT + 6 and other != choice - c.SEAT and r.present(other, r.pawn[ask.seat]):
            continue
        join(r, other, r.pawn[ask.seat])
    return None if r.seats < 3 or choice == c.SEAT + getattr(r.step, "attacker", NONE) else True


def thief(r, ask, choice):
    humans = [seat for seat in range(r.rules.players) if seat != ask.seat]
    return victim(r, ask, c.SEAT + humans[0]) if humans else None


def day_labor(r, ask, choice):
    card = spare(r)
    lift(r, card)
    r.discard |= BIT[card]
    return SUIT[card] == BIRD or recolour(r, r.pawn[ask.seat], SUIT[card]) or True


def coalition(r, ask, choice):
    if r.seats < 4:
        return None
    for seat in range(r.seats):
        r.dominance[seat] = NONE
    return True


def last(r, ask, choice):
    other = choice - c.SEAT
    r.dominance[other] = NONE
    fewest = min(r.score[seat] for seat in range(r.seats) if seat != ask.seat)
    r.score = [score + (0 if seat == other else 1) for seat, score in enumerate(r.score)]
    r.score[other] = fewest
    return other != ask.seat or None


def post_left(r, ask, choice):
    suit, board = r.suits[place_of(choice)], r.factions[ask.seat]
    board.gone &= ~(15 << 4 * suit)
    for place in range(CLEARINGS):
        r.add_tokens(ask.seat, place, suit, -count_of(r.tokens[ask.seat * CLEARINGS + place], suit))
    return True


def price(r, ask, choice):
    board, place = r.factions[ask.seat], PRICE_ASKS.index(ask.about)
    if board.prices[place] != choice - c.NUMBER:
        return False
    other = 2 if choice - c.NUMBER == 1 else 1
    board.prices = tuple(other if i == place else price for i, price in enumerate(board.prices))
    return True


def unlooked(r, ask, choice):
    if shared(r).quests >> choice - QUEST_WORD & 1:
        return False
    shared(r).quests |= 1 << choice - QUEST_WORD
    return True


def in_clearing(r, ask, choice):
    if r.pawn[ask.seat] < CLEARINGS:
        return False
    r.pawn[ask.seat] = next(place for place in range(CLEARINGS) if r.may_place(ask.seat, place))
    return True


def count(r, ask, choice):
    number = choice - c.NUMBER
    owner = getattr(r.step, "ally", NONE)
    seat, place = (ask.seat, r.step.origin) if owner == NONE else (owner, r.pawn[ask.seat])
    return None if number < 1 else join(r, seat, place, number)


def fallback_free(r, ask, choice):
    """Nobody else has the clearing for himself."""
    place = place_of(choice) if c.is_clearing(choice) else r.pawn[ask.seat]
    if r.reserved[place] in (NONE, ask.seat):
        return False
    r.reserved[place] = NONE
    return True


def opened(r, ask, choice):
    place = place_of(choice) if c.is_clearing(choice) else r.pawn[ask.seat]
    if not r.closed(place):
        return False
    r.burnt &= ~(1 << place)
    return True


def enemy(what):
    def mend(r, ask, choice):
        other = choice - c.SEAT if c.is_seat(choice) else other_than(r, ask.seat)
        place = r.step.clearing if c.is_seat(choice) else place_of(choice)
        if what:
            return raised(r, ask.seat, place)
        return None if r.factions[other].sheet.pawn or not r.enemies(other, ask.seat) else join(r, other, place)

    return mend


def fewest(r, ask, choice):
    place, model = place_of(choice), place_of(ask.options[0])
    for seat in range(r.seats):
        r.add_warriors(seat, place, r.warriors[seat * CLEARINGS + model] - r.warriors[seat * CLEARINGS + place])
    return True


def dominance(r, ask, choice):
    r.dominance[ask.seat] = NONE
    return True


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


def battle_hits(r, ask, choice):
    if r.dealt_rolled and r.returned_rolled:
        return False
    r.dealt_rolled = r.returned_rolled = 1
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


def in_box(r, ask, choice):
    r.items[r.step.other] += 1 << 4 * item_of(choice)
    return None if r.factions[r.step.other].sheet.pawn or choice >= EXHAUSTED else True


def character(r, ask, choice):
    if choice in SPECIALS.values():
        r.factions[ask.seat].character = next(who for who, word in SPECIALS.items() if word == choice)
        return True
    for board in r.factions:
        if isinstance(board, VagabondBoard) and board.character == choice - CHARACTER_WORD:
            board.character = (board.character + 1) % 6
            return True
    return False


def cards_there(r, ask, choice):
    other = choice - c.SEAT
    if r.factions[other].can_be_robbed(r):
        return False
    return hold(r, other, spare(r)) if r.is_player(other) else None


def own_warrior(r, ask, choice):
    place = r.step.clearing if c.is_seat(choice) else place_of(choice)
    if r.warriors[ask.seat * CLEARINGS + place]:
        return False
    return join(r, ask.seat, place)


def supplied(r, ask, choice):
    if r.supply[ask.seat]:
        return False
    r.supply[ask.seat] = 1
    return True


def near_keep(r, ask, choice):
    r.factions[ask.seat].keep = place_of(choice)
    return True


def order(r, ask, choice):
    if ask.about != "swap with" or r.step.one != choice - c.NUMBER - 1:
        return None
    r.step.one = 0 if r.step.one else 1
    return True


def revealed(r, ask, choice):
    if not r.factions[ask.seat].revealed & BIT[card_of(choice)]:
        return False
    return hold(r, ask.seat, card_of(choice))


def there_or_left_out(r, ask, choice):
    """The card lies beside the map."""
    card = c.TAKEN[c.word_in(choice) - c.TAKE]
    if r.available & BIT[card] or card == card_of(choice):
        return None if card == card_of(choice) else False
    lift(r, card)
    r.available |= BIT[card]
    return True


def services(r, ask, choice):
    board = r.factions[r.merchant]
    found = board.bought
    board.bought = 0
    return found > 0


def supporter(r, ask, choice):
    if r.stacks[ask.seat] & BIT[choice]:
        return False
    lift(r, choice)
    r.stacks[ask.seat] |= BIT[choice]
    return True


def supporter_in_hand(r, ask, choice):
    return r.stacks[ask.seat] & BIT[card_of(choice)] != 0 and hold(r, ask.seat, card_of(choice))


def ruin(r, ask, choice):
    if r.ruins >> r.pawn[ask.seat] & 1:
        return False
    r.ruins |= 1 << r.pawn[ask.seat]
    return True


def in_discard(r, ask, choice):
    if r.discard & BIT[choice]:
        return False
    lift(r, choice)
    r.discard |= BIT[choice]
    return True


def strikable(r, ask, choice):
    return join(r, other_than(r, ask.seat), r.pawn[ask.seat])


def fighters(r, ask, choice):
    if r.factions[ask.seat].can_attack(r, place_of(choice)):
        return False
    return join(r, ask.seat, place_of(choice))


def enemies_there(r, ask, choice):
    place = place_of(choice) if c.is_clearing(choice) else r.pawn[ask.seat]
    return join(r, other_than(r, ask.seat), place)


def not_aside(r, ask, choice):
    board = r.factions[ask.seat]
    found = board.set_aside >> choice - LEADER_WORD & 1
    board.set_aside &= ~(1 << choice - LEADER_WORD)
    return found == 1


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


def corners(r, ask, choice):
    """Nobody has a corner."""
    for corner in r.board.corners:
        r.reserved[corner] = NONE
        for seat in range(r.seats):
            r.buildings[seat * CLEARINGS + corner] = 0
    return True


MENDS = {
    "wrong-corner": corners,
    "must": duty, "must-add": setting("added", 1), "take-dominance": to_take, "say-end": said(c.END),
    "say-pass": said(c.PASS), "no-ambush": nature_of(AMBUSHES, False), "never-crafted": nature_of(CRAFTABLE, False),
    "bird-needed": nature_of(BIRDS, False), "bird-ritual": nature_of(BIRDS, True),
    "not-in-hand": lambda r, ask, choice: hold(r, ask.seat, card_of(choice)),
    "not-available": there_or_left_out, "not-their-card": lambda r, ask, choice: hold(r, r.merchant, card_of(choice)),
    "not-supporter": supporter, "only-supporter": supporter_in_hand, "wrong-suit": suit_of_the_card,
    "wrong-clearing": the_clearing_matches,
    "ambush-suit": lambda r, ask, choice: recolour(r, r.field, SUIT[choice]),
    "effect-idle": effect_works, "effect-used": unused, "not-in-play": in_play, "no-rolled-hits": battle_hits,
    "no-such-piece": piece, "no-such-order": order, "services-sold": services, "served-already": served,
    "price-short": rich, "not-there": present, "in-forest": in_clearing, "revealed-already": revealed,
    "quest-not-open": unlooked, "quest-suit": quest_suit, "quest-items": quest_items, "count": count,
    "place-not-adjacent": next_to, "not-movable": movable, "not-adjacent": neighbour, "rule-neither": origin_ruled,
    "no-warriors": own_warrior, "not-your-special": character, "character-taken": character,
    "item-needed": item_wanted, "hammers": hammers, "not-face-up": boxed("satchel", ""),
    "not-exhausted": boxed("", "spent"), "not-undamaged": boxed("satchel", "spent"),
    "not-damaged": boxed("damaged", "broken"), "not-in-satchel": boxed("satchel", "spent"), "other-face": other_face,
    "not-in-box": in_box,
    "not-this-relic": relic, "scored-already": setting("scored", 0), "no-space": spaces,
    "funds-short": funded(lambda r, ask, choice: ask.seat), "no-funds": funded(lambda r, ask, choice: ask.seat),
    "no-such-fund": funded(lambda r, ask, choice: choice - c.SEAT),
    "ruler-funds": funded(lambda r, ask, choice: ruler(r, place_of(choice))),
    "nobody-rules": lambda r, ask, choice: ruler(r, place_of(choice)) == NONE and ruling(r, ask.seat, place_of(choice)),
    "post-there": token(NONE, -1), "no-post-left": post_left, "price-same": price,
    "reserved": fallback_free, "closed": opened, "no-fighters": fighters, "no-enemy": enemies_there,
    "action-impossible": possible, "cost": crafters, "outcast-gardens": outcast_suit,
    "actions-first": setting("left", 0), "no-actions": setting("left", 1), "no-wood": wood_left,
    "no-sawmill": sawmill, "crafting-over": setting("acted", False), "too-few-points": more("score", 10),
    "no-recruits": supplied, "no-recruiter": lambda r, ask, choice: r.add_buildings(ask.seat, 0, RECRUITER, 1) or True,
    "recruited-already": setting("recruited", False), "no-base": base(1), "base-built": base(-1),
    "no-base-there": base_there, "sympathetic-already": token(0, -1), "not-sympathetic": token(0, 1),
    "not-near-sympathy": token(0, 1, near=True), "supporters-short": supporters, "no-roost": roost(1),
    "roost-there": roost(-1), "no-building-there": building_there, "no-building-left": building_left,
    "no-wood-there": wood, "wood-not-linked": wood_linked, "wood-short": wood, "no-slot-supplied": slots,
    "nothing-ruled": lambda r, ask, choice: ruling(r, ask.seat, 0), "no-open-slot": slots,
    "leader-set-aside": not_aside, "no-item": item_supplied, "in-play-already": not_in_play,
    "not-this-column": this_column, "resolved-already": unresolved, "not-near-keep": near_keep,
    "no-ruin-here": ruin, "none-damaged": lambda r, ask, choice: put(r.factions[ask.seat], 0, "damaged"),
    "none-to-strike": strikable, "no-steal": thief, "no-day-labor": day_labor, "no-instigate": instigated,
    "no-instigation": instigated, "no-victim": victim, "ally-stays": ally, "no-such-ally": ally, "not-last": last,
    "no-coalition": coalition, "one-dominance": dominance, "hired-stay": own_warrior, "hired-not-against": own_warrior,
    "acolytes-short": setting("acolytes", 9), "no-enemy-warrior": enemy(False), "no-enemy-building": enemy(True),
    "not-fewest": fewest, "one-bird": setting("added_bird", False), "no-item-up": own_item("tea"),
    "not-in-discard": in_discard, "boots-short": own_item("boots"), "no-cards-there": cards_there,
    "not-ruled": lambda r, ask, choice: ruling(r, ask.seat, place_of(choice)),
}  # fmt: skip
FINAL = {
    "over": "the game has ended", "not-seated": "nobody", "not-asked": "somebody else is asked",
    "not-possible": "this question never takes it", "clearing-first": "said otherwise",
    "decree-unresolved": "a duty",
    "card-with-it": "said otherwise", "march-instead": "said otherwise", "only-crusade": "said otherwise",
    "slip-over": "its time is another",
    "wrong-phase": "its time is another", "effect-not-now": "its time is another",
    "services-at-dawn": "its time is another", "prices-in-evening": "its time is another",
    "operations-over": "its time is past", "craft-first": "its time is past", "own-services": "never to oneself",
    "no-mercenaries": "never to a Vagabond", "forest": "never for warriors", "no-forest": "never by walking",
    "forest-needed": "never elsewhere", "not-a-corner": "the map has its corners", "no-river": "the map has its rivers",
    "not-that-player": "never oneself, or nobody", "bird-outcast": "never a bird", "price-track": "no such space",
    "hammers-one-suit": "never in one clearing",
}  # fmt: skip


def kind(r, ask, choice):
    """Which question it is, whose, when; of a card, where it lies for the one who is asked."""
    card, seat = card_of(choice), ask.seat
    lies = 0
    if c.is_card(card):
        lies = 1 if r.hand[seat] & BIT[card] else 2 if r.crafted[seat] & BIT[card] else 3
    what, word = choice, c.word_in(choice)
    if c.is_seat(choice):
        what = "own" if choice - c.SEAT == seat else "other" if choice - c.SEAT < r.seats else "nobody"
    elif c.is_with_card(choice) and AID <= word < AID + len(AIDED):
        there = [faction.letter for faction in r.factions if faction.seat != seat]
        what = ("aid", AIDED[word - AID] in there, c.card_in(choice))
    at = (ask.about, getattr(r.step, "start", NONE), r.attacker == seat, r.board.name)
    return (r.factions[seat].sheet.name, r.phase, at, what, lies)


def search(games, seed):
    """Look at questions of random games."""
    mends, final = ({f"root-{reason}": known[reason] for reason in known} for known in (MENDS, FINAL))
    menders = Menders(mends, final, kind)
    rnd = random.Random(seed)
    for _ in range(games):
        factions = rnd.choice(SETS)
        alone = factions.endswith("mechanical") and factions.count(",") == 1
        board, mode = rnd.choice(["autumn", "winter"]), "coop" if alone else "competitive"
        state = clairiere.find("root").new({"factions": factions, "board": board, "mode": mode})
        rng = Rng(rnd.randrange(1 << 30))
        for _ in range(QUESTIONS):
            if state.over:
                break
            ask = state.open[0]
            if ask.seat >= 0 and rnd.random() < SOME:
                menders.look(state, ask, rnd.sample([*SPACE, *rnd.sample(WITH_CARDS, 150)], 250))
            state.accept(ask, rng.pick(ask.options))
    return menders


def test_every_reason_is_mended_or_never_can_be() -> None:
    root = Path(clairiere.games.root.__file__).parent
    texts = [path.read_text() for path in (root / "refusals.py", *root.glob("factions/*/refusals.py"))]
    assert not set(MENDS) & set(FINAL)
    known = set(re.findall(r'"([a-z][a-z-]+)"', "\n".join(texts)))
    said = set(re.findall(r"(?m)^root-([a-z-]+) = .*", (root / "text/en.ftl").read_text()))
    known |= {f"no-{c.WORDS[word]}" for word in SPECIALS.values()}
    assert known & said == set(MENDS) | set(FINAL)


def test_the_reason_given_is_the_one_that_holds() -> None:
    found = search(GAMES, 1)
    assert not found.wrong, "\n".join(f"{reason}: {example}" for reason, example in found.wrong.items())
    assert len(found.tried) > 40, found.tried
    assert not found.vague(), found.vague()
