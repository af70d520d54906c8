"""The Vagabond's board in views and positions; re-dealing what it hides: the relics under ruins (1.2, 9.3.4, 9.7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core.form import Form
from .....core.nature import Rng
from ...choices import WORDS
from ...state.state import Root
from ...state.terms import CLEARINGS, CODE, ITEMS, NONE, PLACES, count_of
from .board import SHEET, VagabondBoard, shared, vagabonds
from .explore import relics_of, to_be_found
from .setup import OPEN_QUESTS
from .words import (
    AID_COST,
    AIDED,
    ALL_QUESTS,
    ALLIED,
    CHARACTER_WORD,
    CHARACTERS,
    DATA,
    EXHAUSTED,
    NO_MARKER,
    QUEST_WORD,
    QUESTS,
    RELIC_CHOICES,
    RELIC_WORD,
    RELICS,
    SPACES,
    STARTING,
    TO_SATCHEL,
    TO_TRACK,
    TRACKED,
)  # fmt: skip

if TYPE_CHECKING:
    from ...words.schema import RootItem, RootTarget
    from . import schema

RELIC_NAMES = tuple([WORDS[choice] for choice in RELIC_CHOICES])
PLACES_OF_ITEMS = ("track", "satchel", "exhausted", "damaged", "broken")


def items_by_name(packed: int) -> dict[str, int]:
    """Items by name."""
    return {ITEMS[item]: count_of(packed, item) for item in range(len(ITEMS)) if count_of(packed, item)}


def relic_names(bits: int) -> list[str]:
    """9.3.4 Relics by name."""
    return [WORDS[RELIC_CHOICES[relic]] for relic in relics_of(bits)]


def quest_names(bits: int) -> list[str]:
    """9.5.5 Quests by name."""
    return [QUESTS[i] for i in range(len(QUESTS)) if bits >> i & 1]


def item_target(word: int) -> RootItem | None:
    """9.2.6 An item that is face down, 9.2.5.I one that changes its place, 9.7.1 a relic of the second four."""
    if RELIC_WORD <= word < RELIC_WORD + len(RELICS):
        return {"kind": "item", "item": ITEMS[RELICS[word - RELIC_WORD]], "place": "second"}
    if EXHAUSTED <= word < EXHAUSTED + len(ITEMS):
        return {"kind": "item", "item": ITEMS[word - EXHAUSTED], "place": "exhausted"}
    if TO_TRACK <= word < TO_TRACK + len(TRACKED):
        return {"kind": "item", "item": ITEMS[TRACKED[word - TO_TRACK]], "place": "track"}
    if TO_SATCHEL <= word < TO_SATCHEL + len(TRACKED):
        return {"kind": "item", "item": ITEMS[TRACKED[word - TO_SATCHEL]], "place": "satchel"}
    return None


def others(r: Root) -> list[int]:
    """9.2.9 The players who have a marker on his board: all but Vagabonds."""
    return [seat for seat in range(r.seats) if r.factions[seat].sheet is not SHEET]


def seats_in(bits: int) -> list[int]:
    return [seat for seat in range(6) if bits >> seat & 1]


def items_by_place(board: VagabondBoard) -> tuple[int, ...]:
    """9.2.5 His items by place."""
    return (board.track, board.satchel, board.spent, board.damaged, board.broken)


def name_relations(board: VagabondBoard, r: Root) -> dict[str, str]:
    """9.2.9 The space of each player's marker."""
    return {r.factions[seat].letter: SPACES[board.mark(seat)] for seat in others(r)}


def count_aids(board: VagabondBoard, r: Root) -> dict[str, int]:
    """9.2.9.I.a Aids of this turn that have not moved a marker yet, by player."""
    counts = {r.factions[seat].letter: count_of(board.aids, seat) for seat in others(r)}
    return {letter: counts[letter] for letter in counts if counts[letter]}


def view_board(board: VagabondBoard, r: Root, viewer: int) -> schema.VagabondBoard:
    """1.2 All of it; 9.3.4 of ruins how many relics they hide, 9.7.1 and those that the viewer has looked at."""
    keeper = shared(r)
    looked = [cache for cache in keeper.caches if viewer >= 0 and cache[2] >> viewer & 1]
    return {
        "faction": "vagabond",
        "character": CHARACTERS[board.character] if board.character != NONE else "",
        "track": items_by_name(board.track),
        "satchel": items_by_name(board.satchel),
        "exhausted": items_by_name(board.spent),
        "damaged": items_by_name(board.damaged),
        "broken": items_by_name(board.broken),
        "relations": name_relations(board, r),
        "aids": count_aids(board, r),
        "completed": quest_names(board.completed),
        "relics": relic_names(board.relics),
        "hits": {"items": board.item_hits, "allies": board.ally_hits},
        "quests": quest_names(keeper.quests),
        "quest_deck": keeper.quest_deck.bit_count(),
        "ruins": {str(clearing + 1): to_be_found(r, clearing) for clearing in PLACES[r.ruins]},
        "looked": {str(cache[0] + 1): relic_names(cache[1]) for cache in looked},
        "lookers": [{"clearing": cache[0] + 1, "seats": seats_in(cache[2])} for cache in keeper.caches if cache[2]],
    }


def find_target(r: Root, word: int, card: int) -> RootTarget | None:
    """9.3.1 A character, 9.5.5 a quest, 9.5.4 Aid for somebody; items that differ by more than their kind."""
    if word in AIDED:
        seat = [faction.letter for faction in r.factions].index(AIDED[word])
        return {"kind": "aid", "act": WORDS[word], "seat": seat, "card": CODE[card]}
    if CHARACTER_WORD <= word < CHARACTER_WORD + len(CHARACTERS):
        return {"kind": "role", "role": CHARACTERS[word - CHARACTER_WORD]}
    if QUEST_WORD <= word < QUEST_WORD + len(QUESTS):
        return {"kind": "quest", "quest": QUESTS[word - QUEST_WORD]}
    return item_target(word)


def dump_board(board: VagabondBoard, r: Root) -> dict[str, object]:
    places = items_by_place(board)
    items: dict[str, object] = {PLACES_OF_ITEMS[i]: items_by_name(places[i]) for i in range(5)}
    return items | {
        "character": CHARACTERS[board.character] if board.character != NONE else "",
        "relations": name_relations(board, r),
        "aids": count_aids(board, r),
        "completed": quest_names(board.completed),
        "relics": relic_names(board.relics),
        "hits": [board.item_hits, board.ally_hits],
        "quests": quest_names(board.quests),
        "quest_deck": quest_names(board.quest_deck),
        "hoard": relic_names(board.hoard),
        "caches": [[cache[0] + 1, relic_names(cache[1]), cache[2]] for cache in board.caches],
        "sets_up_first": int(board.set_up_first),
    }


def load_board(board: VagabondBoard, r: Root, form: Form) -> None:
    """9.3 What is left out is as after the set-up; 9.7.2 which of two comes first matters until then."""
    playing = r.phase > 0
    usual = CHARACTERS[board.seat % len(CHARACTERS)] if playing else ""
    name = form.word("character", usual, CHARACTERS if playing else ("", *CHARACTERS))
    board.character = CHARACTERS.index(name) if name else NONE
    load_items(board, form)
    board.relics = form.bits("relics", form.words("relics"), RELIC_NAMES, "9.7.1")
    if board.relics & board.relics >> 4:
        raise form.refusal("root-same-relic", "relics", {}, "9.7.1")
    if playing and r.pawn[board.seat] == NONE:
        r.pawn[board.seat] = CLEARINGS  # 9.3.2
    load_relations(board, r, form)
    board.item_hits, board.ally_hits = form.wholes("hits", [0, 0], 0, 30)
    board.set_up_first = form.whole("sets_up_first", 0, 0, 1) == 1
    board.completed = form.bits("completed", form.words("completed"), QUESTS, "9.5.5")
    if shared(r) is board:
        load_quests(board, r, form, playing)
        load_ruins(board, r, form, playing)
    elif board.completed & shared(r).quests:
        raise form.refusal("root-quest-doubled", "completed", {}, "9.7.3")
    shared(r).quest_deck &= ~board.completed


def load_items(board: VagabondBoard, form: Form) -> None:
    """9.2.5 His items by place; 9.3.5 those of his character, if none are given."""
    if board.character != NONE and not any(form.has(place) for place in PLACES_OF_ITEMS):
        for item in STARTING[board.character]:
            board.store(item)
        return
    by_place = []
    for place in PLACES_OF_ITEMS:
        items = form.mapping(place, ITEMS)
        by_place.append(sum(items.whole(ITEMS[i], 0, 0, 9) << 4 * i for i in range(len(ITEMS))))
    board.track, board.satchel, board.spent, board.damaged, board.broken = by_place
    if any(count_of(board.track, item) > DATA["tracks"].get(ITEMS[item], 0) for item in range(len(ITEMS))):
        raise form.refusal("root-track-full", "track", {}, "9.2.5.I")


def load_relations(board: VagabondBoard, r: Root, form: Form) -> None:
    """9.2.9 The markers; 9.2.9.I.a the Aids of this turn."""
    letters = [faction.letter for faction in r.factions]
    known = [letters[seat] for seat in range(r.seats) if board.mark(seat) != NO_MARKER]
    relations = form.mapping("relations", known)
    aids = form.mapping("aids", known)
    for letter in known:
        seat = letters.index(letter)
        if relations.has(letter):
            board.set_mark(seat, SPACES.index(relations.word(letter, SPACES[0], SPACES)))
        board.aids += read_aids(aids, letter, board.mark(seat)) << 4 * seat


def read_aids(form: Form, letter: str, space: int) -> int:
    """9.2.9.I.a Aids that are not enough yet to move the marker on; none, if it moves no further."""
    count = form.whole(letter, 0, 0, 9)
    if count and count >= (AID_COST[space] if space < ALLIED else 1):
        raise form.refusal("root-aids", letter, {"count": count}, "9.2.9.I.a")
    return count


def load_quests(board: VagabondBoard, r: Root, form: Form, playing: bool) -> None:
    """9.3.3 Three quests face up, the others in the deck."""
    usual = [i for i in range(len(QUESTS)) if not board.completed >> i & 1][:OPEN_QUESTS] if playing else []
    names = form.words("quests") if form.has("quests") else [QUESTS[i] for i in usual]
    board.quests = form.bits("quests", names, QUESTS, "9.3.3")
    if board.quests.bit_count() > OPEN_QUESTS:
        raise form.refusal("root-too-many", "quests", {"limit": OPEN_QUESTS}, "9.3.3")
    board.quest_deck = ALL_QUESTS & ~board.quests & ~board.completed
    if form.has("quest_deck"):
        board.quest_deck = form.bits("quest_deck", form.words("quest_deck"), QUESTS, "9.3.3")
    if board.quests & (board.quest_deck | board.completed) or board.quest_deck & board.completed:
        raise form.refusal("root-quest-doubled", "quests", {}, "9.3.3")


def load_ruins(board: VagabondBoard, r: Root, form: Form, playing: bool) -> None:
    """9.3.4 Relics under ruins: as many as there must be."""
    known = form.items("caches", form.values.get("caches", []))
    for i in range(len(known)):
        load_cache(board, r, form, f"caches[{i}]", form.items(f"caches[{i}]", known[i]))
    seen = sum(cache[1] for cache in board.caches)
    wanted = sum(to_be_found(r, clearing) for clearing in PLACES[r.ruins])
    hidden = wanted - sum(cache[1].bit_count() for cache in board.caches) if playing else 0
    free = [relic for relic in range(4 * vagabonds(r)) if not (seen | board.relics) >> relic & 1]
    names = form.words("hoard") if form.has("hoard") else [RELIC_NAMES[relic] for relic in free[:hidden]]
    board.hoard = form.bits("hoard", names, RELIC_NAMES, "9.3.4")
    if playing and (board.hoard.bit_count() != hidden or board.hoard & (seen | board.relics)):
        raise form.refusal("root-ruins-hold", "hoard", {"wanted": hidden}, "9.3.4")


def load_cache(board: VagabondBoard, r: Root, form: Form, where: str, line: list[object]) -> None:
    """9.7.1 What is known of one ruin."""
    if len(line) != 3:
        raise form.refusal("form-wrong-length", where, {"wanted": 3, "found": len(line)})
    clearing = form.number(where, line[0], 1, CLEARINGS) - 1
    if not r.ruins >> clearing & 1 or clearing in [cache[0] for cache in board.caches]:
        raise form.refusal("root-no-ruin", where, {"clearing": clearing + 1}, "9.7.1")
    relics = form.bits(where, form.texts(where, line[1]), RELIC_NAMES, "9.7.1")
    lookers = form.number(where, line[2], 0, 63)
    if lookers & ~sum([1 << seat for seat in range(r.seats) if r.factions[seat].sheet is SHEET]):
        raise form.refusal("root-no-looker", where, {}, "9.7.1")
    board.caches += ((clearing, relics, lookers),)


def check_board(board: VagabondBoard, r: Root, form: Form) -> None:
    """9.2.8 Coalitions are for four players, 9.2.1 and he has no Crafted Items box."""
    player = f"players.{board.letter}"
    if r.dominance[board.seat] != NONE and not board.may_join(r):
        raise form.refusal("root-no-partner", f"{player}.dominance", {}, "9.2.8")
    if r.items[board.seat]:
        raise form.refusal("root-no-box", f"{player}.items", {}, "9.2.1")


def redeal_relics(board: VagabondBoard, r: Root, viewer: int, rng: Rng) -> None:
    """9.3.4, 9.7.1 Under ruins that the viewer has not looked at, relics may lie otherwise."""
    if shared(r) is not board or not board.caches:
        return
    unseen = [cache for cache in board.caches if viewer < 0 or not cache[2] >> viewer & 1]
    pool = relics_of(board.hoard | sum(cache[1] for cache in unseen))
    rng.shuffle(pool)
    dealt = []
    for cache in board.caches:
        relics = cache[1]
        if cache in unseen:
            relics = sum(1 << pool.pop() for _ in range(relics.bit_count()))
        dealt.append((cache[0], relics, cache[2]))
    board.caches = tuple(dealt)
    board.hoard = sum(1 << relic for relic in pool)
