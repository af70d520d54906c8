"""Chapter 9, the Vagabond's words, items, quests and relationships as numbers, and his events."""

from __future__ import annotations

from typing import Final

from ...choices import ITEM_WORD, LETTER_WORDS, OWN_WORDS, name_words
from ...data import BOARDS
from ...state.terms import ITEMS, SUITS
from ...words.events import known_events

DATA: Final = BOARDS["vagabond"]
# words
EXPLORE: Final = 420
STRIKE: Final = 421
REPAIR: Final = 422
STEAL: Final = 423
DAY_LABOR: Final = 424
HIDEOUT: Final = 425
INSTIGATE: Final = 426
SCORCHED_EARTH: Final = 427
POINTS_WORD: Final = 428
CARDS_WORD: Final = 429
AID: Final = 430  # + the place of a letter in FIRST_LETTERS: written with the card that is given
CHARACTER_WORD: Final = 438  # + character
RELIC_WORD: Final = 444  # + kind of relic: the second item of that kind for the ruins
QUEST_WORD: Final = 448  # + quest
EXHAUSTED: Final = 463  # + item: one that is face down; ITEM_WORD + item is one that is face up
TO_TRACK: Final = 471  # + track
TO_SATCHEL: Final = 474  # + track
assert OWN_WORDS[3] == EXPLORE and OWN_WORDS[4] >= TO_SATCHEL + 3

FIRST_LETTERS: Final = "MEAVWCRX"  # of the factions whose words come first
AID_OTHERS: Final = 970  # + the place of a letter in the alphabet, for all other factions


def aid_word(letter: str) -> int:
    """9.5.4 The word for aid to the faction of a letter."""
    place = FIRST_LETTERS.find(letter)
    return AID + place if place >= 0 else AID_OTHERS + ord(letter) - ord("A")


AIDED: Final[dict[int, str]] = {aid_word(chr(sign)): chr(sign) for sign in range(ord("A"), ord("Z") + 1)}
LETTER_WORDS.update(AIDED)
CHARACTERS: Final[tuple[str, ...]] = tuple([entry["id"] for entry in DATA["characters"]])
THIEF: Final = CHARACTERS.index("thief")
TINKER: Final = CHARACTERS.index("tinker")
RANGER: Final = CHARACTERS.index("ranger")
VAGRANT: Final = CHARACTERS.index("vagrant")
ARBITER: Final = CHARACTERS.index("arbiter")
SCOUNDREL: Final = CHARACTERS.index("scoundrel")
SPECIALS: Final = {
    THIEF: STEAL, TINKER: DAY_LABOR, RANGER: HIDEOUT, VAGRANT: INSTIGATE, SCOUNDREL: SCORCHED_EARTH,
}  # fmt: skip

# items
BOOTS: Final = ITEMS.index("boots")
BAG: Final = ITEMS.index("bag")
CROSSBOW: Final = ITEMS.index("crossbow")
HAMMER: Final = ITEMS.index("hammer")
SWORD: Final = ITEMS.index("sword")
TEA: Final = ITEMS.index("tea")
COINS: Final = ITEMS.index("coins")
TORCH: Final = ITEMS.index("torch")
TRACKED: Final[tuple[int, ...]] = (TEA, COINS, BAG)  # 9.2.5.I
ROOM: Final[tuple[int, ...]] = tuple([DATA["tracks"][ITEMS[item]] for item in TRACKED])
STARTING: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([ITEMS.index(item) for item in entry["items"]]) for entry in DATA["characters"]]
)  # CHAR.* 9.3.5
# 9.3.4 a relic is an item of the ruins; the second four have bits 4 to 7
RELICS: Final[tuple[int, ...]] = (BAG, BOOTS, HAMMER, SWORD)
RELIC_CHOICES: Final = tuple([ITEM_WORD + item for item in RELICS] + [RELIC_WORD + i for i in range(4)])

# quests (9.5.5)
QUESTS: Final[tuple[str, ...]] = tuple([e["id"].removeprefix("quest_").replace("_", "-") for e in DATA["quests"]])
QUEST_SUIT: Final[tuple[int, ...]] = tuple([SUITS.index(entry["suit"]) for entry in DATA["quests"]])
QUEST_ITEMS: Final[tuple[tuple[int, int], ...]] = tuple(
    [(ITEMS.index(entry["items"][0]), ITEMS.index(entry["items"][1])) for entry in DATA["quests"]]
)
ALL_QUESTS: Final = (1 << 15) - 1
OF_SUIT: Final[tuple[int, ...]] = tuple(
    [sum([1 << i for i in range(len(QUESTS)) if QUEST_SUIT[i] == suit]) for suit in range(3)]
)

# relationships (9.2.9)
INDIFFERENT: Final = 0
ALLIED: Final = 3
HOSTILE: Final = 4
NO_MARKER: Final = 15
SPACES: Final[tuple[str, ...]] = (*DATA["relationship"]["spaces"], "hostile")
AID_COST: Final[tuple[int, ...]] = tuple(DATA["relationship"]["aid_cost"])  # 9.2.9.I.a
SPACE_POINTS: Final[tuple[int, ...]] = tuple(DATA["relationship"]["vp"])  # 9.2.9.I.b
ALLY_POINTS: Final[int] = DATA["relationship"]["vp_per_aid_when_allied"]  # 9.2.9.II.a
INFAMY: Final[int] = DATA["relationship"]["hostile_infamy_vp"]  # 9.2.9.III.a

name_words(
    {
        EXPLORE: "explore", STRIKE: "strike", REPAIR: "repair", STEAL: "steal", DAY_LABOR: "day-labor",
        HIDEOUT: "hideout", INSTIGATE: "instigate", SCORCHED_EARTH: "scorched-earth", POINTS_WORD: "points",
        CARDS_WORD: "cards",
    }
    | {word: f"aid-{AIDED[word].lower()}" for word in AIDED}
    | {CHARACTER_WORD + i: CHARACTERS[i] for i in range(len(CHARACTERS))}
    | {RELIC_WORD + i: f"second-{ITEMS[RELICS[i]]}" for i in range(4)}
    | {QUEST_WORD + i: QUESTS[i] for i in range(len(QUESTS))}
    | {EXHAUSTED + i: f"exhausted-{ITEMS[i]}" for i in range(len(ITEMS))}
    | {TO_TRACK + i: f"track-{ITEMS[TRACKED[i]]}" for i in range(3)}
    | {TO_SATCHEL + i: f"satchel-{ITEMS[TRACKED[i]]}" for i in range(3)}
)  # fmt: skip

known_events(
    {
        "character": ("seat", "word"),
        "got": ("seat", "item"),
        "exhausted": ("seat", "item"),
        "refreshed": ("seat", "item"),
        "damaged": ("seat", "item"),
        "repaired": ("seat", "item"),
        "dropped": ("seat", "item"),
        "to track": ("seat", "item"),
        "to satchel": ("seat", "item"),
        "stocked": ("count",),
        "explores": ("seat", "clearing"),
        "looked": ("seat", "clearing", "secretly *relics"),
        "quest open": ("word",),
        "quest": ("seat", "word"),
        "improved": ("seat", "other", "count"),
        "ally": ("seat", "other"),
        "hostile": ("seat", "other"),
        "appeased": ("seat", "other"),
        "special": ("seat", "word"),
        "allied battle": ("seat", "other"),
        "enlisted": ("seat", "other"),
        "burnt": ("seat", "clearing"),
        "coalition": ("seat", "other"),
    }
)
