"""Reading a written position: the factions at their seats, and the map."""

from __future__ import annotations

from ....core.form import Form
from ....core.illegal import abbreviate
from ..choices import IDS, WORDS
from ..faction import make_factions
from ..state.state import clearings_by_suit
from ..state.terms import CLEARINGS, ITEMS, NONE, PLACES, SUITS, count_of
from .reading import Reading


def read_seats(reading: Reading) -> None:
    """5.1.1 The factions by seat."""
    r, form = reading.r, reading.form
    factions = make_factions(r.rules.factions)
    letters = [faction.letter for faction in factions]
    reading.letters = form.words("seats") or letters
    if sorted(reading.letters) != sorted(letters):
        raise form.refusal("root-seats", "seats", {"known": letters}, "5.1.1")
    r.factions = [factions[letters.index(letter)] for letter in reading.letters]
    for seat in range(r.seats):
        r.factions[seat].sit(r, seat)


def read_suits(reading: Reading) -> None:
    """2.2.2, WINTER.2 The suits of the clearings."""
    r, form = reading.r, reading.form
    if form.has("suits"):
        names = form.words("suits")
        if len(names) != CLEARINGS:
            raise form.refusal("form-wrong-length", "suits", {"wanted": CLEARINGS, "found": len(names)}, "2.2.2")
        wanted = [SUITS[suit] if suit != NONE else "" for suit in r.map.suits]
        random = r.map.random_suits and all(names.count(suit) == 4 for suit in SUITS[:3])
        if names != wanted and not random:
            raise form.refusal("root-suits", "suits", {}, "WINTER.2" if r.map.random_suits else "2.2.2")
        r.suits = tuple(SUITS.index(name) if name else NONE for name in names)
    elif r.map.random_suits:
        r.suits = tuple(i % 3 for i in range(CLEARINGS))
    r.of_suit = clearings_by_suit(r.suits)


def read_map(reading: Reading, playing: bool) -> None:
    """2.2 Ruins, then all pieces in all clearings."""
    read_ruins(reading, playing)
    where = reading.form.mapping("clearings", [str(c + 1) for c in range(CLEARINGS)])
    for key in where.values:
        read_clearing(reading, int(str(key)) - 1, where.mapping(str(key), [*reading.letters, "closed"]))


def read_ruins(reading: Reading, playing: bool) -> None:
    """5.1.4 Ruins stand on slots that are marked for them."""
    r, form = reading.r, reading.form
    usual = [c + 1 for c in PLACES[r.map.ruins]] if playing else []
    for i, number in enumerate(form.items("ruins", form.values.get("ruins", usual))):
        clearing = form.number(f"ruins[{i}]", number, 1, CLEARINGS) - 1
        if not r.map.ruins >> clearing & 1 or r.ruins >> clearing & 1:
            raise form.refusal("root-no-ruin", f"ruins[{i}]", {"clearing": clearing + 1}, "5.1.4")
        r.ruins |= 1 << clearing
        r.open_slots(clearing, -1)


def read_clearing(reading: Reading, clearing: int, form: Form) -> None:
    """2.5 The pieces of a clearing, by faction."""
    for key in form.values:
        if key == "closed":
            if form.values[key] is not True:
                raise form.refusal("root-closed-true", key, {"found": abbreviate(form.values[key])}, "CHAR.scoundrel")
            reading.r.close(clearing)
            continue
        seat = reading.letters.index(str(key))
        sheet = reading.r.factions[seat].sheet
        words = ["warrior", *(WORDS[word] for word in (*sheet.buildings, *sheet.tokens))]
        pieces = form.mapping(str(key), words)
        for name in pieces.values:
            put_pieces(reading, seat, clearing, str(name), pieces.whole(str(name), 0, 0, 99), pieces)


def put_pieces(reading: Reading, seat: int, clearing: int, name: str, count: int, form: Form) -> None:
    """2.5 Put pieces of a kind into a clearing, no more than there are; 2.2.3 buildings need slots."""
    r = reading.r
    sheet = r.factions[seat].sheet
    word = IDS[name]
    if name == "warrior":
        r.add_warriors(seat, clearing, count)
        return
    standing = word in sheet.buildings
    pieces = r.buildings if standing else r.tokens
    kind = (sheet.buildings if standing else sheet.tokens).index(word)
    limit = (sheet.building_limits if standing else sheet.token_limits)[kind]
    if standing and count > r.slots[clearing]:
        raise form.refusal("root-no-slot", name, {"open": r.slots[clearing]}, "2.2.3")
    if count + count_of(r.on_map(pieces, seat), kind) > limit:
        raise form.refusal("root-too-many", name, {"limit": limit}, "2.5")
    (r.add_buildings if standing else r.add_tokens)(seat, clearing, kind, count)


def read_place(reading: Reading, where: str, text: str) -> int:
    """2.5.4 A pawn is in a clearing or in a forest."""
    names = reading.r.map.forest_names
    if not text:
        return NONE
    if text.isascii() and text.isdigit() and len(text) < 3 and 1 <= int(text) <= CLEARINGS:
        return int(text) - 1
    if text.removeprefix("forest-") in names:
        return CLEARINGS + names.index(text.removeprefix("forest-"))
    raise reading.form.refusal("root-no-place", where, {"text": text}, "2.5.4")


def read_items(form: Form) -> int:
    """2.5.5 Items by name, packed."""
    return sum(form.whole(ITEMS[i], 0, 0, 9) << 4 * i for i in range(len(ITEMS)))
