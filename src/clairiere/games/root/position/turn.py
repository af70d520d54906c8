"""Reading a written position: deck and supply, the turn, a battle, the unfinished steps; and the whole of it."""

from __future__ import annotations

from ....core.form import Form
from ....core.illegal import abbreviate
from ..battle import Battle
from ..setup import cards_of_game
from ..state.battle import BattleData
from ..state.state import Root, first_ahead, team_ahead
from ..state.steps import dump_stack, is_under_way, load_stack, refuse_step
from ..state.terms import (
    AMBUSHES,
    BIRDSONG,
    CLEARINGS,
    CODE,
    DOMINANCES,
    ITEM_SUPPLY,
    ITEMS,
    KIND,
    NONE,
    PERSISTENT,
    PHASES,
    SPIES,
    SPY,
    WIN,
    card_named,
    card_word,
    cards_of,
    codes_of,
    count_of,
)  # fmt: skip
from ..turn import Turns
from ..words.notation import read_reaction
from .cards import CardsRead
from .map import read_items, read_map, read_seats, read_suits
from .players import read_known, read_players
from .question import BEGINS, open_named, wait_in_phase
from .reading import Reading

BATTLE_KEYS = (
    "attacker", "defender", "clearing", "ambush", "instigator", "allied", "enlisted", "dealt_rolled",
    "dealt", "returned_rolled", "returned", "at",
)  # fmt: skip
OVER = "over"  # instead of a question, when the game is over
REST = "rest"  # all cards that are named nowhere


def read_position(reading: Reading) -> Root:
    r, form = reading.r, reading.form
    reading.asked = form.word("asked", "", ())
    read_seats(reading)
    read_suits(reading)
    r.phase = PHASES.index(form.word("phase", "daylight", PHASES))
    playing = r.phase > 0
    usual = reading.letters[0] if playing else ""
    r.turn = reading.seat("turn", form, usual)
    r.first = reading.seat("first", form, usual)
    for key, seat in (("turn", r.turn), ("first", r.first)):
        if playing and seat == NONE:
            raise form.refusal("root-nobody", key, {}, "1.4")
    r.turns = form.whole("turns", int(playing), int(playing), 10**9)
    read_map(reading, playing)
    read_players(reading)
    read_piles(reading, playing)
    read_rest(reading, playing)
    read_arrived(reading)
    read_winners(reading)
    read_battle(reading)
    read_steps(reading)
    check_whole(reading, playing)
    open_question(reading)
    return reading.r


def read_piles(reading: Reading, playing: bool) -> None:
    """2.1 The other cards: what is not named is in the deck, or where the position says `rest`."""
    r, form = reading.r, reading.form
    cards, out = cards_of_game(r)
    usual = codes_of(out) if playing and not form.has("removed") else []
    usual = [code for code in usual if CODE.index(code) not in reading.cards.taken]
    r.removed = read_pile(reading, "removed") or reading.cards.read_cards("removed", usual)
    r.discard, r.available = read_pile(reading, "discard"), read_pile(reading, "available")
    r.deck = read_pile(reading, "deck")
    rest = cards & ~sum(1 << card for card in reading.cards.taken) if playing else 0
    check_one_rest(reading)
    if form.values.get("discard") == REST:
        r.removed |= rest & (DOMINANCES | SPIES)  # 3.3.3 never discarded
        r.discard = rest & ~(DOMINANCES | SPIES)
    elif form.values.get("removed") == REST:
        r.removed |= rest
    elif form.values.get("deck", REST) == REST:
        r.deck = rest
    read_top(reading)
    if r.available & ~(DOMINANCES | SPIES):
        wrong = cards_of(r.available & ~(DOMINANCES | SPIES))[0]
        raise form.refusal("root-available", "available", {"card": card_word(wrong)}, "3.3.3")
    there = r.deck | r.discard | r.removed
    named = reading.cards.taken
    missing = [card_word(card) for card in cards_of(cards) if card not in named and not there >> card & 1]
    if missing and playing:
        raise form.refusal("root-card-missing", "deck", {"cards": missing}, "2.1")
    for card, where in named.items():
        if not cards >> card & 1:
            raise form.refusal("root-card-not-here", where, {"card": card_word(card)}, "MM.4")


def check_one_rest(reading: Reading) -> None:
    """2.1 A card is in one place, and so are the cards that are named nowhere."""
    keys = [key for key in ("deck", "discard", "removed") if reading.form.values.get(key) == REST]
    if len(keys) > 1:
        raise reading.form.refusal("root-rest-twice", keys[1], {"other": keys[0]}, "2.1")


def read_pile(reading: Reading, key: str) -> int:
    """2.1 The cards that a pile is said to hold; none, if it is left out or has the rest."""
    form = reading.form
    return 0 if form.values.get(key) == REST else reading.cards.read_cards(key, form.words(key))


def read_top(reading: Reading) -> None:
    """2.1.2 The next cards of the deck, in order, if they are to be fixed."""
    r, form = reading.r, reading.form
    cards = CardsRead(form)
    for i, code in enumerate(form.words("top")):
        card = cards.read_card(f"top[{i}]", code)
        if not r.deck >> card & 1:
            raise form.refusal("root-top", f"top[{i}]", {"card": card_word(card)}, "2.1.2")
        r.top += (card,)


def read_rest(reading: Reading, playing: bool) -> None:
    """5.1.5 Items in supply, and what counts for this turn only."""
    r, form = reading.r, reading.form
    read_item_supply(reading, playing)
    read_dice(reading)
    r.used = CardsRead(form).read_cards("used", form.words("used"))
    for i, code in enumerate(form.words("used")):
        card = card_named(code)
        if KIND[card] not in (PERSISTENT, SPY):
            raise form.refusal("root-not-persistent", f"used[{i}]", {"card": card_word(card)}, "4.1.3")
    activated = form.wholes("activated", [0, 0, 0], 0, 15)
    r.activated = sum(activated[suit] << 4 * suit for suit in range(3))
    for i, text in enumerate(form.words("reactions")):
        r.reactions.append(read_reaction(r, text))
        if r.reactions[i] == NONE:
            raise form.refusal("root-no-reaction", f"reactions[{i}]", {"text": abbreviate(text)}, "1.1.3")
    r.win_waits = form.whole("held", 0, 0, 1) == 1
    if form.has("known"):
        read_known(reading)


def read_arrived(reading: Reading) -> None:
    """COOP.2 Who has reached 30 points: all who have them, and players of a team who have less again (RUL.63)."""
    r, form = reading.r, reading.form
    named = form.bits("arrived", form.words("arrived"), reading.letters, "COOP.2")
    r.arrived = sum([1 << seat for seat in range(r.seats) if r.score[seat] >= WIN])
    may_fall = (1 << r.rules.players) - 1 if r.rules.coop and r.rules.once_at_30 else 0
    if named & ~r.arrived & ~may_fall:
        raise form.refusal("root-not-arrived", "arrived", {"points": WIN}, "COOP.2")
    r.arrived |= named


def read_winners(reading: Reading) -> None:
    """3.1 Who has won; 30 points win at once, unless hits are being dealt."""
    r, form = reading.r, reading.form
    r.won |= form.bits("winners", form.words("winners"), reading.letters, "3.1")
    r.reached = r.win_waits and max(r.score) >= WIN  # 3.1 the win comes when all hits are dealt
    ahead = team_ahead(r) != 0 if r.rules.coop else first_ahead(r) != NONE
    if ahead and not r.won and not r.win_waits:
        where = f"players.{reading.letters[r.score.index(max(r.score))]}.score"
        raise form.refusal("root-won-already", where, {"points": WIN}, "COOP.2" if r.rules.coop else "3.1")


def read_dice(reading: Reading) -> None:
    """4.3.2 The last roll, if there was one."""
    form = reading.form
    dice = form.items("dice", form.values.get("dice", []))
    if dice:
        if len(dice) != 2:
            raise form.refusal("form-wrong-length", "dice", {"wanted": 2, "found": len(dice)}, "4.3.2")
        one, two = (form.number(f"dice[{i}]", dice[i], 0, 3) for i in range(2))
        reading.r.dice = 4 * one + two


def read_item_supply(reading: Reading, playing: bool) -> None:
    """5.1.5 There are twelve items: those that nobody has crafted are in the shared supply."""
    r, form = reading.r, reading.form
    left = [ITEM_SUPPLY[i] - sum(count_of(packed, i) for packed in r.items[: r.seats]) for i in range(len(ITEMS))]
    usual = {ITEMS[i]: left[i] for i in range(len(ITEMS)) if left[i] > 0 and playing}
    r.items[r.seats] = read_items(Form("root", form.values.get("items", usual), ITEMS, "items"))
    for i in range(len(ITEMS)):
        if left[i] < 0:
            raise form.refusal("root-too-many", f"players.items.{ITEMS[i]}", {"limit": ITEM_SUPPLY[i]}, "5.1.5")
        if count_of(r.items[r.seats], i) > left[i]:
            raise form.refusal("root-too-many", f"items.{ITEMS[i]}", {"limit": left[i]}, "5.1.5")


def read_battle(reading: Reading) -> None:
    """4.3 A battle that is being fought."""
    r = reading.r
    form = reading.form.mapping("battle", BATTLE_KEYS)
    if not form.values:
        return
    attacker, defender = reading.seat("attacker", form), reading.seat("defender", form)
    clearing = form.whole("clearing", 0, 1, CLEARINGS) - 1
    there = reading.form.has("steps") or (r.present(attacker, clearing) and r.present(defender, clearing))
    if attacker == NONE or defender in (NONE, attacker) or not there:
        raise form.refusal("root-no-battle", "battle", {}, "4.3")
    ambush = form.word("ambush", "", ("", *codes_of(AMBUSHES)))
    battle = r.battle = BattleData(attacker, defender, clearing)
    battle.ambush = CODE.index(ambush) if ambush else NONE
    battle.instigator = reading.seat("instigator", form)
    battle.allied, battle.enlisted = reading.seat("allied", form), reading.seat("enlisted", form)
    battle.dealt_rolled, battle.dealt = form.whole("dealt_rolled", 0, 0, 3), form.whole("dealt", 0, 0, 9)
    battle.returned_rolled, battle.returned = form.whole("returned_rolled", 0, 0, 3), form.whole("returned", 0, 0, 9)


def read_steps(reading: Reading) -> None:
    """The unfinished steps; when left out, the phase begins, or the battle."""
    r, form = reading.r, reading.form
    if r.won:
        return
    if form.has("steps"):
        load_stack(r, form, form.items("steps", form.values["steps"]))
    elif r.phase == 0:
        raise form.refusal("root-no-steps", "steps", {}, "5.1")
    else:
        push_usual_steps(reading)


def check_whole(reading: Reading, playing: bool) -> None:
    """2.5 What only the whole position can tell: what each chapter allows, 4.1.1 crafting pieces."""
    r, form = reading.r, reading.form
    for faction in r.factions:
        faction.check(r, form)
    if playing:
        faction = r.factions[r.turn]
        there = faction.crafters(r)
        over = sum([max(0, count_of(r.activated, suit) - count_of(there, suit)) for suit in range(3)])
        if over > faction.lost_crafters(r):
            counts = [count_of(there, suit) for suit in range(3)]
            raise form.refusal("root-activated", "activated", {"there": counts}, "4.1.1")


def open_question(reading: Reading) -> None:
    """1.4 Something is asked, unless the game is over."""
    form, asked = reading.form, reading.asked
    if asked and not form.has("steps") and not reading.r.won:
        reading.r = open_named(reading.r, form, asked)
    elif not reading.r.won:
        ask_next(reading)
    now = reading.r.open[0].about if reading.r.open else OVER
    if asked and asked != now:
        raise form.refusal("root-asked", "asked", {"found": abbreviate(asked), "known": [now]}, "1.4")


def ask_next(reading: Reading) -> None:
    """1.4 The unfinished steps ask, 4.3 and a battle goes with its step."""
    r, form = reading.r, reading.form
    if sum([isinstance(step, Battle) for step in r.stack]) != int(r.in_battle()):
        raise form.refusal("root-no-battle", "battle", {}, "4.3")
    if not can_go_on(reading) or not (r.won or (r.open and all(len(ask.options) for ask in r.open))):
        raise form.refusal("root-no-question", "steps", {}, "1.4")


def push_usual_steps(reading: Reading) -> None:
    """1.4 The turn is at the beginning of its phase; 4.3 or in a battle of it, on a rung that takes no answer."""
    r = reading.r
    turns = Turns(BEGINS[r.phase])
    r.push(turns)
    if not is_under_way(r, turns):
        raise refuse_step(r, reading.form, "steps", turns)
    if reading.asked:
        r.done()  # the question finds its steps
    elif r.in_battle():
        r.done()
        wait_in_phase(r)
        rung = reading.form.mapping("battle", BATTLE_KEYS).whole("at", 0, 0, Battle.END)
        if rung in Battle.TAKES_ANSWER:
            raise reading.form.refusal("root-step-rung", "battle.at", {"step": "Battle", "found": rung}, "4.3")
        r.push(Battle(rung))
    elif r.phase == BIRDSONG:
        r.turns -= 1  # it is counted when it begins


def can_go_on(reading: Reading) -> bool:
    """1.4 Whether the last step asks again, which changes nothing; without given steps, whether the turn can begin.
    It cannot, if numbers that are right by themselves are not so together."""
    r, form = reading.r, reading.form
    try:
        if form.has("steps"):
            r.reopen()
            return dump_stack(r) == form.values["steps"]
        r.run_steps()
    except (AssertionError, LookupError, ValueError):
        return False
    return True
