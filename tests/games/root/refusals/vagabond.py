"""Mends of what chapter 9 and the characters refuse: items, quests, ruins, aid, allies."""

from clairiere.games.root import choices as c
from clairiere.games.root.factions.vagabond.board import VagabondBoard, shared
from clairiere.games.root.factions.vagabond.explore import set_cache
from clairiere.games.root.factions.vagabond.words import (
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
)
from clairiere.games.root.state.terms import BIRD, BIT, CLEARINGS, COST, ITEMS, NONE, PLACES, SUIT, count_of, replaced

from .parts import hold, join, lift, other_than, place_of, put, recolour, ruling, spare


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
        r.pawn[seat] = next(p for p in r.map.forests[place - CLEARINGS] if p < CLEARINGS)
    else:
        r.pawn[seat] = PLACES[r.ways[seat][place]][0]
    return True


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


def movable(r, ask, choice):
    board, up = r.factions[ask.seat], choice < TO_SATCHEL
    item = TRACKED[choice - (TO_TRACK if up else TO_SATCHEL)]
    board.track &= ~(15 << 4 * item)
    return put(board, item, "satchel" if up else "track")


def victim(r, ask, choice):
    other = choice - c.SEAT
    if not r.is_player(other):
        return None
    join(r, other, r.pawn[ask.seat])
    return r.hand[other] != 0 or hold(r, other, spare(r, r.hand[ask.seat]))


def ally(r, ask, choice):
    """He is an ally, and his warriors are there."""
    other = choice - c.SEAT
    if r.factions[other].sheet.pawn or (ask.about == "ally" and other == r.battle.defender):
        return None
    r.factions[ask.seat].set_mark(other, ALLIED)
    place = r.pawn[ask.seat]
    join(r, other, place)
    return ruling(r, other, place) or True


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
        r.dominance = replaced(r.dominance, seat, NONE)
    return True


def last(r, ask, choice):
    other = choice - c.SEAT
    r.dominance = replaced(r.dominance, other, NONE)
    fewest = min(r.score[seat] for seat in range(r.seats) if seat != ask.seat)
    r.score = [score + (0 if seat == other else 1) for seat, score in enumerate(r.score)]
    r.score[other] = fewest
    return other != ask.seat or None


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


MENDS = {
    "in-forest": in_clearing, "quest-not-open": unlooked, "quest-suit": quest_suit, "quest-items": quest_items,
    "place-not-adjacent": next_to, "not-movable": movable, "not-your-special": character, "character-taken": character,
    "item-needed": item_wanted, "hammers": hammers, "not-face-up": boxed("satchel", ""),
    "not-exhausted": boxed("", "spent"), "not-undamaged": boxed("satchel", "spent"),
    "not-damaged": boxed("damaged", "broken"), "not-in-satchel": boxed("satchel", "spent"), "other-face": other_face,
    "not-in-box": in_box, "not-this-relic": relic, "no-ruin-here": ruin,
    "none-damaged": lambda r, ask, choice: put(r.factions[ask.seat], 0, "damaged"), "none-to-strike": strikable,
    "no-steal": thief, "no-day-labor": day_labor, "no-instigate": instigated, "no-instigation": instigated,
    "no-victim": victim, "ally-stays": ally, "no-such-ally": ally, "not-last": last, "no-coalition": coalition,
    "no-item-up": own_item("tea"), "not-in-discard": in_discard, "boots-short": own_item("boots"),
}  # fmt: skip
