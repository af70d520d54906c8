"""Positions as plain values: `dump` writes all that is true, `load` reads what a person wrote and refuses nonsense.

The form is documented in docs/notation.md.
"""

from __future__ import annotations

from ...core.form import Form
from ...core.illegal import shown
from .battle import Battle
from .choices import IDS, WORDS
from .faction import FACTIONS, Faction
from .notation import read_reaction, write_reaction
from .placing import CardsRead
from .setup import Setup, cards_of_game
from .state import Root, Rules, clearings_by_suit, first_ahead, team_ahead
from .steps import dump_stack, load_stack
from .terms import (
    AMBUSHES,
    CLEARINGS,
    CODE,
    DOMINANCES,
    ITEM_SUPPLY,
    ITEMS,
    KIND,
    NONE,
    PERSISTENT,
    PHASES,
    PLACES,
    SAME_NAME,
    SPY,
    SUITS,
    WIN,
    card_named,
    cards_of,
    codes_of,
    count_of,
    size_of,
)  # fmt: skip
from .turn import Turns

KEYS = (
    "game", "options", "seats", "suits", "turn", "first", "turns", "phase",
    "clearings", "ruins", "players", "deck", "discard", "available", "removed", "items",
    "battle", "dice", "used", "activated", "reactions", "held", "known",
    "steps", "winners",
)  # fmt: skip
BATTLE_KEYS = (
    "attacker", "defender", "clearing", "ambush", "instigator", "allied", "enlisted", "dealt_rolled",
    "dealt", "returned_rolled", "returned", "at",
)  # fmt: skip


def dump(r: Root) -> dict[str, object]:
    """The whole position; `load` of it is the same state."""
    return {
        "game": "root",
        "options": chosen(r.rules),
        "seats": [faction.letter for faction in r.factions],
        "suits": [SUITS[suit] if suit != NONE else "" for suit in r.suits],
        "turn": letter(r, r.turn),
        "first": letter(r, r.first),
        "turns": r.turns,
        "phase": PHASES[r.phase],
        "clearings": {str(c + 1): found for c in range(CLEARINGS) if (found := dump_clearing(r, c))},
        "ruins": [c + 1 for c in PLACES[r.ruins]],
        "players": {r.factions[seat].letter: dump_player(r, seat) for seat in range(r.seats)},
        "deck": codes_of(r.deck),
        "discard": codes_of(r.discard),
        "available": codes_of(r.available),
        "removed": codes_of(r.removed),
        "items": dump_items(r.items[r.seats]),
        "battle": dump_battle(r),
        "dice": [r.dice >> 2, r.dice & 3] if r.dice != NONE else [],
        "used": codes_of(r.used),
        "activated": [count_of(r.activated, suit) for suit in range(3)],
        "reactions": [write_reaction(r, packed) for packed in r.reactions],
        "held": int(r.hold),
        "known": dump_known(r),
        "steps": dump_stack(r),
        "winners": [letter(r, seat) for seat in r.winners()],
    }


def letter(r: Root, seat: int) -> str:
    """How a player is named; empty for nobody."""
    return r.factions[seat].letter if seat != NONE else ""


def chosen(rules: Rules) -> dict[str, object]:
    """The options as a person gives them."""
    return {
        "factions": ",".join(rules.factions),
        "board": rules.board.name,
        "seating": "random" if rules.random_seats else "given",
        "first": "random" if rules.first == NONE else str(rules.first),
        "mode": "coop" if rules.coop else "competitive",
        "head_start": rules.head_start,
        "kept": write_kept(rules.kept),
    }


def write_kept(kept: tuple[int, ...]) -> str:
    """COOP.5 For each player who has some, the cards that he began with: `0:claim-b+codes-m,1:tax-f`."""
    return ",".join([f"{seat}:{'+'.join(codes_of(kept[seat]))}" for seat in range(len(kept)) if kept[seat]])


def dump_clearing(r: Root, clearing: int) -> dict[str, object]:
    """2.5 The pieces in a clearing, by the letters of their factions: warriors as `warrior`, others by name."""
    found: dict[str, object] = {}
    for seat in range(r.seats):
        at = seat * CLEARINGS + clearing
        if not r.strength[at] + r.tokens[at]:
            continue
        pieces: dict[str, int] = {"warrior": r.warriors[at]} if r.warriors[at] else {}
        sheet = r.factions[seat].sheet
        for kind in range(len(sheet.buildings)):
            if count_of(r.buildings[at], kind):
                pieces[WORDS[sheet.buildings[kind]]] = count_of(r.buildings[at], kind)
        for kind in range(len(sheet.tokens)):
            if count_of(r.tokens[at], kind):
                pieces[WORDS[sheet.tokens[kind]]] = count_of(r.tokens[at], kind)
        found[r.factions[seat].letter] = pieces
    if r.closed(clearing):
        found["closed"] = True
    return found


def dump_player(r: Root, seat: int) -> dict[str, object]:
    card = r.dominance[seat]
    return {
        "score": r.score[seat],
        "on_track": int(not r.trackless >> seat & 1),
        "hand": codes_of(r.hand[seat]),
        "stack": codes_of(r.stacks[seat]),
        "crafted": codes_of(r.crafted[seat]),
        "dominance": CODE[card] if card != NONE else "",
        "partner": letter(r, r.partner[seat]),
        "items": dump_items(r.items[seat]),
        "supply": r.supply[seat],
        "pawn": dump_place(r, r.pawn[seat]),
        "rivers": int(r.ways[seat] is r.board.waterways),
        "void": [codes_of(r.voids[pile]) if r.void_sizes[pile] else [] for pile in (seat, r.seats + seat)],
        "void_sizes": [r.void_sizes[seat], r.void_sizes[r.seats + seat]],
        "pledged": [r.pledges[pile] >> 6 * suit & 63 for pile in (seat, r.seats + seat) for suit in range(3)],
        "board": r.factions[seat].dump(r),
    }


def dump_place(r: Root, place: int) -> str:
    """A clearing by its number, a forest by its letter."""
    if place == NONE:
        return ""
    return str(place + 1) if place < CLEARINGS else f"forest-{r.board.forest_names[place - CLEARINGS]}"


PLAYER_KEYS = (
    "score", "on_track", "hand", "stack", "crafted", "dominance", "partner", "items",
    "supply", "pawn", "rivers", "void", "void_sizes", "pledged", "board",
)  # fmt: skip


def dump_items(packed: int) -> dict[str, int]:
    return {ITEMS[item]: count_of(packed, item) for item in range(len(ITEMS)) if count_of(packed, item)}


def dump_battle(r: Root) -> dict[str, object]:
    """4.3 The battle that is being fought; empty if there is none."""
    if r.attacker == NONE:
        return {}
    return {
        "attacker": letter(r, r.attacker),
        "defender": letter(r, r.defender),
        "clearing": r.field + 1,
        "ambush": CODE[r.ambush] if r.ambush != NONE else "",
        "instigator": letter(r, r.instigator),
        "allied": letter(r, r.allied),
        "enlisted": letter(r, r.enlisted),
        "dealt_rolled": r.dealt_rolled,
        "dealt": r.dealt,
        "returned_rolled": r.returned_rolled,
        "returned": r.returned,
    }


def dump_known(r: Root) -> list[list[list[str]]]:
    """1.2.1 For each seat and for everyone, what is known of each hand and then of each stack."""
    n = 2 * r.seats
    found = []
    for viewer in range(r.seats + 1):
        piles = []
        for pile in range(n):
            held = r.hand[pile] if pile < r.seats else r.stacks[pile - r.seats]
            piles.append(codes_of(r.known[viewer * n + pile] & held))
        found.append(piles)
    return found


# -- reading ----------------------------------------------------------------------------------------------------------


def load(rules: Rules, form: Form) -> Root:
    """The state a position describes, or a refusal that says where it is wrong."""
    r = Root(rules, len(rules.factions))
    r.lay_out()
    return Reader(r, form).read()


class Reader:
    """Reads one position into a state, part by part."""

    def __init__(self, r: Root, form: Form) -> None:
        self.r = r
        self.form = form
        self.cards = CardsRead(form)

    def read(self) -> Root:
        r, form = self.r, self.form
        self.seats()
        self.suits()
        r.phase = PHASES.index(form.word("phase", "daylight", PHASES))
        playing = r.phase > 0
        r.turn = self.seat("turn", form, r.factions[0].letter if playing else "")
        r.first = self.seat("first", form, r.factions[0].letter if playing else "")
        for key, seat in (("turn", r.turn), ("first", r.first)):
            if playing and seat == NONE:
                raise form.wrong("root-nobody", key, {}, "1.4")
        r.turns = form.whole("turns", int(playing), 0, 10**9)
        self.map(playing)
        self.players()
        self.piles(playing)
        self.rest(playing)
        self.battle()
        self.steps()
        return r

    def seat(self, key: str, form: Form, default: str = "") -> int:
        """A player by the letter of the faction; nobody if it is left out."""
        letters = [faction.letter for faction in self.r.factions]
        found = form.word(key, default, ("", *letters))
        return letters.index(found) if found else NONE

    def seats(self) -> None:
        """5.1.1 The factions by seat."""
        r, form = self.r, self.form
        factions = seated(r.rules.factions)
        letters = [faction.letter for faction in factions]
        order = form.words("seats") or letters
        if sorted(order) != sorted(letters):
            raise form.wrong("root-seats", "seats", {"known": letters}, "5.1.1")
        r.factions = [factions[letters.index(found)] for found in order]
        for seat in range(r.seats):
            r.factions[seat].sit(r, seat)

    def suits(self) -> None:
        """2.2.2, WINTER.2 The suits of the clearings."""
        r, form = self.r, self.form
        if form.has("suits"):
            names = form.words("suits")
            if len(names) != CLEARINGS:
                raise form.wrong("form-wrong-length", "suits", {"wanted": CLEARINGS, "found": len(names)}, "2.2.2")
            wanted = [SUITS[suit] if suit != NONE else "" for suit in r.board.suits]
            random = r.board.random_suits and (names == wanted or all(names.count(s) == 4 for s in SUITS[:3]))
            if names != wanted and not random:
                raise form.wrong("root-suits", "suits", {}, "WINTER.2" if r.board.random_suits else "2.2.2")
            r.suits = tuple(SUITS.index(name) if name else NONE for name in names)
        elif r.board.random_suits:
            r.suits = tuple(i % 3 for i in range(CLEARINGS))
        r.of_suit = clearings_by_suit(r.suits)

    def map(self, playing: bool) -> None:
        """2.2 Ruins, then all pieces in all clearings."""
        r, form = self.r, self.form
        ruins = form.values.get("ruins", [c + 1 for c in PLACES[r.board.ruins]] if playing else [])
        for i, number in enumerate(form.items("ruins", ruins)):
            clearing = form.number(f"ruins[{i}]", number, 1, CLEARINGS) - 1
            if not r.board.ruins >> clearing & 1 or r.ruins >> clearing & 1:
                raise form.wrong("root-no-ruin", f"ruins[{i}]", {"clearing": clearing + 1}, "5.1.4")
            r.ruins |= 1 << clearing
            r.slots[clearing] -= 1
        found = form.values.get("clearings", {})
        where = Form("root", found, [str(c + 1) for c in range(CLEARINGS)], "clearings")
        for key in where.values:
            self.clearing(int(str(key)) - 1, where.values[key])

    def clearing(self, clearing: int, found: object) -> None:
        """2.5 The pieces of a clearing, by faction."""
        r = self.r
        letters = [faction.letter for faction in r.factions]
        form = Form("root", found, [*letters, "closed"], f"clearings.{clearing + 1}")
        for key in form.values:
            where = f"clearings.{clearing + 1}.{key}"
            if key == "closed":
                if form.values[key] is not True:
                    raise form.wrong("root-closed-true", where, {"found": shown(form.values[key])}, "CHAR.scoundrel")
                r.close(clearing)
                continue
            seat = letters.index(str(key))
            sheet = r.factions[seat].sheet
            words = ["warrior", *(WORDS[word] for word in (*sheet.buildings, *sheet.tokens))]
            pieces = Form("root", form.values[key], words, where)
            for name in pieces.values:
                count = pieces.number(f"{where}.{name}", pieces.values[name], 0, 99)
                self.put(seat, clearing, str(name), count, f"{where}.{name}")

    def put(self, seat: int, clearing: int, name: str, count: int, where: str) -> None:
        """2.5 So many pieces of a kind in a clearing, no more than there are; 2.2.3 buildings need slots."""
        r, form = self.r, self.form
        sheet = r.factions[seat].sheet
        word = IDS[name]
        if name == "warrior":
            r.add_warriors(seat, clearing, count)
        elif word in sheet.buildings:
            kind = sheet.buildings.index(word)
            limit = sheet.building_limits[kind]
            if count > r.slots[clearing]:
                raise form.wrong("root-no-slot", where, {"open": r.slots[clearing]}, "2.2.3")
            if count + count_of(r.on_map(r.buildings, seat), kind) > limit:
                raise form.wrong("root-too-many", where, {"limit": limit}, "2.5")
            r.add_buildings(seat, clearing, kind, count)
        else:
            kind = sheet.tokens.index(word)
            limit = sheet.token_limits[kind]
            if count + count_of(r.on_map(r.tokens, seat), kind) > limit:
                raise form.wrong("root-too-many", where, {"limit": limit}, "2.5")
            r.add_tokens(seat, clearing, kind, count)

    def players(self) -> None:
        """Every player's cards, items, points and board."""
        r, form = self.r, self.form
        letters = [faction.letter for faction in r.factions]
        found = Form("root", form.values.get("players", {}), letters, "players")
        where = [f"players.{letter}" for letter in letters]
        players = [Form("root", found.values.get(letters[i], {}), PLAYER_KEYS, where[i]) for i in range(r.seats)]
        for seat in range(r.seats):
            self.player(seat, players[seat], where[seat])
        for seat in range(r.seats):
            self.supply(seat, players[seat], where[seat])

    def player(self, seat: int, form: Form, where: str) -> None:
        r = self.r
        r.score[seat] = form.whole("score", 0, 0, 999)
        r.hand[seat] = self.cards.some(f"{where}.hand", form.words("hand"))
        r.stacks[seat] = self.cards.some(f"{where}.stack", form.words("stack"))
        r.crafted[seat] = self.crafted(f"{where}.crafted", form.words("crafted"))
        card = form.word("dominance", "", ())
        if card:
            r.dominance[seat] = self.cards.one(f"{where}.dominance", card)
            if not DOMINANCES >> r.dominance[seat] & 1:
                raise form.wrong("root-no-dominance", f"{where}.dominance", {"card": card}, "3.3.1")
        r.partner[seat] = self.seat("partner", form)
        if r.partner[seat] == seat:
            raise form.wrong("root-own-partner", f"{where}.partner", {}, "2.7")
        off = r.dominance[seat] != NONE or r.partner[seat] != NONE
        if not form.whole("on_track", int(not off), 0, 1):
            r.trackless |= 1 << seat
        r.items[seat] = self.items(f"{where}.items", form.values.get("items", {}))
        r.pawn[seat] = self.place(f"{where}.pawn", form.word("pawn", "", ()))
        if r.pawn[seat] != NONE and not r.factions[seat].sheet.pawn:
            raise form.wrong("root-no-pawn", f"{where}.pawn", {}, "2.5.4")
        swims = form.whole("rivers", int(r.ways[seat] is r.board.waterways), 0, 1)
        r.ways[seat] = r.board.waterways if swims else r.board.paths
        self.voids(seat, form, where)
        board = Form("root", form.values.get("board", {}), list(r.factions[seat].dump(r)), f"{where}.board")
        r.factions[seat].load(r, board, self.cards)

    def supply(self, seat: int, form: Form, where: str) -> None:
        """2.5.1 Warriors that are neither on the map nor on any board."""
        r = self.r
        used = sum(r.warriors[seat * CLEARINGS : seat * CLEARINGS + CLEARINGS])
        used += sum([faction.keeps(r, seat) for faction in r.factions])
        limit = r.factions[seat].sheet.warriors
        if used > limit:
            raise form.wrong("root-too-many", f"{where}.supply", {"limit": limit}, "2.5")
        r.supply[seat] = form.whole("supply", limit - used, 0, limit - used)

    def crafted(self, where: str, codes: list[str]) -> int:
        """4.1.3 Cards in a play area have lasting effects, 4.1.4 each of them once."""
        found = self.cards.some(where, codes)
        for i in range(len(codes)):
            card = card_named(codes[i])
            if KIND[card] not in (PERSISTENT, SPY):
                raise self.form.wrong("root-not-persistent", f"{where}[{i}]", {"card": CODE[card]}, "4.1.3")
            if size_of(found & SAME_NAME[card]) > 1:
                raise self.form.wrong("root-effect-doubled", f"{where}[{i}]", {"card": CODE[card]}, "4.1.4")
        return found

    def voids(self, seat: int, form: Form, where: str) -> None:
        """1.2.1 What the oldest cards of a hand and of a stack are known not to be, and what they are known to have."""
        pledged = form.wholes("pledged", [0] * 6, 0, 60)
        r = self.r
        lists, sizes = form.word_lists("void", 2), form.wholes("void_sizes", [0, 0], 0, 60)
        for i in range(2):
            pile = i * self.r.seats + seat
            form.number(f"{where}.void_sizes[{i}]", sizes[i], 0, size_of((r.hand, r.stacks)[i][seat]))
            self.r.voids[pile] = CardsRead(form).some(f"{where}.void[{i}]", lists[i])
            self.r.void_sizes[pile] = sizes[i]
            self.r.pledges[pile] = sum([pledged[3 * i + suit] << 6 * suit for suit in range(3)])

    def items(self, where: str, found: object) -> int:
        """2.5.5 Items by name, packed."""
        form = Form("root", found, ITEMS, where)
        return sum(form.whole(ITEMS[i], 0, 0, 9) << 4 * i for i in range(len(ITEMS)))

    def place(self, where: str, text: str) -> int:
        """2.5.4 A pawn is in a clearing or in a forest."""
        r = self.r
        if not text:
            return NONE
        if text.isascii() and text.isdigit() and len(text) < 3 and 1 <= int(text) <= CLEARINGS:
            return int(text) - 1
        if text.removeprefix("forest-") in r.board.forest_names:
            return CLEARINGS + r.board.forest_names.index(text.removeprefix("forest-"))
        raise self.form.wrong("root-no-place", where, {"text": text}, "2.5.4")

    def piles(self, playing: bool) -> None:
        """2.1 The other cards: what is not named is in the deck."""
        r, form = self.r, self.form
        cards, out = cards_of_game(r)
        usual = codes_of(out) if playing and not form.has("removed") else []
        usual = [code for code in usual if CODE.index(code) not in self.cards.taken]
        r.removed = self.cards.some("removed", form.words("removed") or usual)
        r.discard = self.cards.some("discard", form.words("discard"))
        r.available = self.cards.some("available", form.words("available"))
        if form.has("deck"):
            r.deck = self.cards.some("deck", form.words("deck"))
        elif playing:
            r.deck = cards & ~sum(1 << card for card in self.cards.taken)
        missing = [CODE[card] for card in cards_of(cards) if card not in self.cards.taken and not r.deck >> card & 1]
        if missing and playing:
            raise form.wrong("root-card-missing", "deck", {"cards": missing}, "2.1")
        for card, where in self.cards.taken.items():
            if not cards >> card & 1:
                raise form.wrong("root-card-not-here", where, {"card": CODE[card]}, "MM.4")

    def dice(self) -> None:
        """4.3.2 The last roll, if there was one."""
        form = self.form
        found = form.items("dice", form.values.get("dice", []))
        if found:
            if len(found) != 2:
                raise form.wrong("form-wrong-length", "dice", {"wanted": 2, "found": len(found)}, "4.3.2")
            one, two = (form.number(f"dice[{i}]", found[i], 0, 3) for i in range(2))
            self.r.dice = 4 * one + two

    def rest(self, playing: bool) -> None:
        """5.1.5 Items in supply, and what counts for this turn only."""
        r, form = self.r, self.form
        self.item_supply(playing)
        self.dice()
        r.used = CardsRead(form).some("used", form.words("used"))
        activated = form.wholes("activated", [0, 0, 0], 0, 15)
        r.activated = sum(activated[suit] << 4 * suit for suit in range(3))
        for i, text in enumerate(form.words("reactions")):
            r.reactions.append(read_reaction(r, text))
            if r.reactions[i] == NONE:
                raise form.wrong("root-no-reaction", f"reactions[{i}]", {"text": shown(text)}, "1.1.3")
        r.hold = form.whole("held", 0, 0, 1) == 1
        if form.has("known"):
            self.known()
        for i, found_letter in enumerate(form.words("winners")):
            letters = [faction.letter for faction in r.factions]
            if found_letter not in letters:
                raise form.wrong("form-unknown-word", f"winners[{i}]", {"found": found_letter, "known": letters})
            r.won |= 1 << letters.index(found_letter)
        r.reached = r.hold and max(r.score) >= WIN  # 3.1 whoever it is wins when all hits are dealt
        won = team_ahead(r) != 0 if r.rules.coop else first_ahead(r) != NONE
        if won and not r.won and not r.hold:
            seat = r.score.index(max(r.score))
            clause = "COOP.2" if r.rules.coop else "3.1"
            raise form.wrong("root-won-already", f"players.{letter(r, seat)}.score", {"points": WIN}, clause)

    def item_supply(self, playing: bool) -> None:
        """5.1.5 There are twelve items: those that nobody has crafted are in the shared supply."""
        r, form = self.r, self.form
        left = [ITEM_SUPPLY[i] - sum(count_of(packed, i) for packed in r.items[: r.seats]) for i in range(len(ITEMS))]
        usual = {ITEMS[i]: left[i] for i in range(len(ITEMS)) if left[i] > 0 and playing}
        r.items[r.seats] = self.items("items", form.values.get("items", usual))
        for i in range(len(ITEMS)):
            if left[i] < 0:
                raise form.wrong("root-too-many", f"players.items.{ITEMS[i]}", {"limit": ITEM_SUPPLY[i]}, "5.1.5")
            if count_of(r.items[r.seats], i) > left[i]:
                raise form.wrong("root-too-many", f"items.{ITEMS[i]}", {"limit": left[i]}, "5.1.5")

    def known(self) -> None:
        """1.2.1 Who knows what of which pile."""
        r, form = self.r, self.form
        viewers = form.items("known", form.values["known"])
        if len(viewers) != r.seats + 1:
            raise form.wrong("form-wrong-length", "known", {"wanted": r.seats + 1, "found": len(viewers)})
        for viewer, piles in enumerate(viewers):
            found = form.items(f"known[{viewer}]", piles)
            if len(found) != 2 * r.seats:
                raise form.wrong("form-wrong-length", f"known[{viewer}]", {"wanted": 2 * r.seats, "found": len(found)})
            for pile, codes in enumerate(found):
                where = f"known[{viewer}][{pile}]"
                cards = CardsRead(form).some(where, form.texts(where, codes))
                if cards & ~(r.hand[pile] if pile < r.seats else r.stacks[pile - r.seats]):
                    raise form.wrong("root-not-held", where, {}, "1.2.1")
                r.learn(viewer, pile, cards)

    def battle(self) -> None:
        """4.3 A battle that is being fought."""
        r = self.r
        form = Form("root", self.form.values.get("battle", {}), BATTLE_KEYS, "battle")
        if not form.values:
            return
        r.attacker, r.defender = self.seat("attacker", form), self.seat("defender", form)
        r.field = form.whole("clearing", 0, 1, CLEARINGS) - 1
        there = self.form.has("steps") or (r.present(r.attacker, r.field) and r.present(r.defender, r.field))
        if r.attacker == NONE or r.defender in (NONE, r.attacker) or not there:
            raise form.wrong("root-no-battle", "battle", {}, "4.3")
        ambush = form.word("ambush", "", ("", *codes_of(AMBUSHES)))
        r.ambush = CODE.index(ambush) if ambush else NONE
        r.instigator = self.seat("instigator", form)
        r.allied, r.enlisted = self.seat("allied", form), self.seat("enlisted", form)
        r.dealt_rolled, r.dealt = form.whole("dealt_rolled", 0, 0, 9), form.whole("dealt", 0, 0, 9)
        r.returned_rolled, r.returned = form.whole("returned_rolled", 0, 0, 9), form.whole("returned", 0, 0, 9)

    def steps(self) -> None:
        """The unfinished steps; when left out, the phase begins, or the battle."""
        r, form = self.r, self.form
        if r.won:
            return
        if form.has("steps"):
            self.given_steps(form.items("steps", form.values["steps"]))
        elif r.phase == 0:
            raise form.wrong("root-no-steps", "steps", {}, "5.1")
        else:
            self.usual_steps()
        if not r.won and not (r.open and all(len(ask.options) for ask in r.open)):
            raise form.wrong("root-no-question", "steps", {}, "1.4")

    def given_steps(self, lines: list[object]) -> None:
        """1.4 All steps belong to a turn or to the set-up, 4.3 in a battle one of them is the battle; and the last one
        asks, which changes nothing."""
        r, form = self.r, self.form
        load_stack(r, form, lines)
        if any(isinstance(step, Battle) for step in r.stack) != r.in_battle():
            raise form.wrong("root-no-battle", "battle", {}, "4.3")
        right = bool(r.stack) and isinstance(r.stack[0], (Turns, Setup))
        try:
            r.reopen()
        except (AssertionError, LookupError, ValueError):  # numbers that are right by themselves, but not together
            right = False
        if not right or dump_stack(r) != lines:
            raise form.wrong("root-no-question", "steps", {}, "1.4")

    def usual_steps(self) -> None:
        """1.4 The turn is at the beginning of its phase; 4.3 or in a battle of it."""
        r = self.r
        turns = Turns()
        turns.at = (0, 0, 5, 8)[r.phase]
        r.push(turns)
        if r.phase == 1:
            r.turns -= 1  # it is counted when it begins
        if r.attacker != NONE:
            turns.at = (0, 4, 7, 10)[r.phase]
            if r.phase == 2:
                r.factions[r.turn].daylight(r)
            battle = Battle()
            battle.at = Form("root", self.form.values["battle"], BATTLE_KEYS, "battle").whole("at", 0, 0, 19)
            r.push(battle)
        r.settle()


def seated(names: tuple[str, ...]) -> list[Faction]:
    """5.1.1 The factions of a game, one object each; of two that share a letter, the second takes the next one."""
    found: list[Faction] = []
    for name in names:
        faction = FACTIONS[name].copy()
        if any(other.letter == faction.letter for other in found):
            faction.letter = chr(ord(faction.letter) + 1)
        found.append(faction)
    return found
