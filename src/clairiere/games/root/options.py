"""What the players agree on before a game: factions, board, seats, mode of play and what a campaign brings."""

from __future__ import annotations

from itertools import combinations

from ...core.illegal import Facts, Illegal, Word, abbreviate
from ...core.options import SEAT, SEATING, SET, SHARES, Item, Option, Preset, Value, parse_whole
from .faction import FACTIONS
from .factions.scenarios import CONCERNED, PRESETS, may_stand_still, usual_factions
from .position.position import write_kept
from .state.map import AUTUMN, PRINTED_MAPS, WINTER
from .state.state import RANDOM, Rules
from .state.terms import CODE, KIND, NONE, PERSISTENT, SAME_NAME, WIN, card_named, card_word

FEWEST = 2
SEATS = sum([1 + faction.sheet.doubled for faction in FACTIONS.values() if not faction.sheet.instead_of])
MOST = min(6, SEATS)  # SCEN.11
TEAM = 4  # MM.1 players of a co-operative game
COMPETITIVE = "competitive"
COOP = "coop"
ALWAYS, OWN_TURN = "always", "own-turn"
BONUS = 3  # COOP.5


class Factions(Option):
    """5.1.1 The factions in play, by names or letters, separated by commas; left empty, the usual set (SCEN.4). MM.3
    Those that nobody plays come last: they have the last seats."""

    def __init__(self) -> None:
        super().__init__("factions", "", "5.1.1", FEWEST, MOST, ("", *all_sets(MOST)))
        self.kind = SET
        sheets = sorted([faction.sheet for faction in FACTIONS.values()], key=lambda s: (s.automaton, s.order))  # 5.1.7
        self.items = tuple([Item(s.name, s.letter, 1 + s.doubled, s.automaton, s.instead_of) for s in sheets])

    def read(self, game: str, value: object) -> Value:
        if value == "":
            return ""
        if not isinstance(value, str):
            raise Illegal("root-factions-text", {"found": abbreviate(value)}, game, self.clause)
        letters = {faction.sheet.letter.lower(): name for name, faction in FACTIONS.items()}
        words = [word.strip().lower() for word in value.split(",")]
        names = [letters.get(word, word) for word in words]
        if not FACTIONS.keys() >= set(names):
            facts: Facts = {"option": self.name, "found": abbreviate(value), "known": list(FACTIONS)}
            raise Illegal("option-refused", facts, game, self.clause)
        for name in names:
            self.judge(game, name, names)
        if not FEWEST <= len(names) <= MOST:
            facts = {"found": len(names), "least": FEWEST, "most": MOST}
            raise Illegal("root-faction-count", facts, game, "SCEN.11")
        return ",".join(sorted(names, key=lambda name: FACTIONS[name].sheet.automaton))

    def judge(self, game: str, name: str, names: list[str]) -> None:
        """5.1.1 Most factions play once only; MM.2 two that share their pieces never play together."""
        sheet = FACTIONS[name].sheet
        if names.count(name) > 1 + sheet.doubled:
            raise Illegal("root-faction-twice", {"faction": faction_word(name)}, game, "5.1.1")
        if sheet.instead_of in names:
            raise Illegal(
                "root-same-pieces",
                {"faction": faction_word(name), "other": faction_word(sheet.instead_of)},
                game,
                "MM.2",
            )

    def offered_values(self) -> list[Value]:
        """Too many to be listed: a set is put together."""
        return []

    def describe_values(self) -> str:
        """The factions there are."""
        return ", ".join(FACTIONS)


class Seats(Option):
    """5.1.1 Where people sit, or which seat begins."""

    def __init__(self, name: str, kind: str, known: tuple[str, ...]) -> None:
        super().__init__(name, "random", "5.1.1", known=known)
        self.kind = kind


class HeadStart(Option):
    """COOP.5 Three points for each victory of a campaign, and less than would win."""

    def read(self, game: str, value: object) -> Value:
        number = parse_whole(value)
        if number is None or number % BONUS or not 0 <= number < WIN:
            facts: Facts = {"option": self.name, "found": abbreviate(value), "known": self.describe_values()}
            raise Illegal("option-refused", facts, game, self.clause)
        return number

    def offered_values(self) -> list[Value]:
        return list(range(0, WIN, BONUS))

    def describe_values(self) -> str:
        return ", ".join([str(points) for points in self.offered_values()])


class Kept(Option):
    """COOP.5 The crafted cards that players begin with, by seat: `0:claim-b+codes-m,1:tax-f`."""

    def __init__(self) -> None:
        super().__init__("kept", "", "COOP.5")
        self.kind = SHARES
        self.items = tuple([Item(CODE[card], "") for card in range(len(CODE)) if KIND[card] == PERSISTENT])

    def read(self, game: str, value: object) -> Value:
        if not isinstance(value, str):
            raise Illegal("root-kept-form", {"text": abbreviate(value)}, game, self.clause)
        return write_kept(read_kept(game, value))

    def describe_values(self) -> str:
        return "0:claim-b+codes-m,1:tax-f"


def read_kept(game: str, text: str) -> tuple[int, ...]:
    """COOP.5 For each seat the cards that it begins with, as sets."""
    by_seat = [0] * MOST
    for part in text.split(",") if text else []:
        seat, _, codes = part.strip().partition(":")
        if not (seat.isascii() and seat.isdigit() and len(seat) == 1 and int(seat) < MOST and codes):
            raise Illegal("root-kept-form", {"text": abbreviate(text)}, game, "COOP.5")
        for code in codes.split("+"):
            card = card_named(code)
            if card == NONE or KIND[card] != PERSISTENT:
                raise Illegal("root-kept-card", {"card": abbreviate(code)}, game, "COOP.5")
            if any([cards >> card & 1 for cards in by_seat]):
                raise Illegal("root-kept-twice", {"card": card_word(card)}, game, "2.1")
            if by_seat[int(seat)] & SAME_NAME[card]:
                raise Illegal("root-kept-same", {"card": card_word(card)}, game, "4.1.4")
            by_seat[int(seat)] |= 1 << card
    return tuple(by_seat)


def faction_word(name: str) -> Word:
    return Word(f"root-faction-{name}")


def all_sets(most: int) -> list[str]:
    """SCEN.1 Every set of factions that may play, up to a size, as the option has them, but for those with which random
    players may never come to an end."""
    names = sorted([*FACTIONS, *(name for name in FACTIONS if FACTIONS[name].sheet.doubled)])
    names.sort(key=lambda name: FACTIONS[name].sheet.automaton)
    sets = {playable for count in range(FEWEST, most + 1) for playable in combinations(names, count)}
    playable = [names for names in sets if not may_stand_still(names) and not share_pieces(names)]
    return [",".join(names) for names in sorted(playable, key=lambda names: (len(names), names))]


def share_pieces(names: tuple[str, ...]) -> bool:
    """MM.2 Whether two of these factions use the same pieces."""
    return any([FACTIONS[name].sheet.instead_of in names for name in names])


def all_options() -> tuple[Option, ...]:
    """5.1 What is agreed on, with the factions that are on the shelf."""
    return (
        Factions(),
        Option("board", AUTUMN, "WINTER.1", known=(AUTUMN, WINTER)),
        Seats("seating", SEATING, ("random", "given")),
        Seats("first", SEAT, ("random", *(str(seat) for seat in range(6)))),
        Option("mode", COMPETITIVE, "COOP.1", known=(COMPETITIVE, COOP)),
        HeadStart("head_start", 0, "COOP.5", 0, WIN - BONUS, known=(0, BONUS)),
        Kept(),
        with_legacy_default(Option("evening_items", True, "9.2.5.III"), False),
        with_legacy_default(Option("infamy", ALWAYS, "9.2.9.III.a", known=(ALWAYS, OWN_TURN)), OWN_TURN),
        with_legacy_default(Option("once_at_30", True, "COOP.2"), False),
    )


def with_legacy_default(option: Option, unnamed: Value) -> Option:
    """Return the option with its value for records that are older than it (docs/decisions/0010)."""
    option.legacy_default = unnamed
    return option


def automata(options: dict[str, Value]) -> int:
    """MM.3 How many of the factions that were agreed on nobody plays."""
    named = str(options["factions"])
    names = named.split(",") if named else usual_factions(FEWEST, options["mode"] == COOP)
    return sum([FACTIONS[name].sheet.automaton for name in names])


def rules_of(options: dict[str, Value], seats: int) -> Rules:
    """Return the rules that the options settle: SCEN.4 with the usual factions for the players, if none are named."""
    named = str(options["factions"])
    coop = options["mode"] == COOP
    names = tuple(named.split(",")) if named else tuple(usual_factions(seats, coop))
    if len(names) != seats:
        raise Illegal("root-faction-seats", {"found": len(names), "seats": seats}, "root", "5.1.1")
    players = seats - automata(options)
    judge_mode(options, seats, players)
    first = RANDOM if options["first"] == "random" else int(options["first"])
    if first >= seats:
        raise Illegal("root-first-not-there", {"seat": first, "most": seats - 1}, "root", "5.1.1")
    kept = read_kept("root", str(options["kept"]))
    if any(kept[players:]):
        raise Illegal("root-kept-seat", {"most": players - 1}, "root", "COOP.5")
    printed = PRINTED_MAPS[str(options["board"])]
    random = options["seating"] == "random"
    head_start = int(options["head_start"])
    evening_items, once_at_30 = options["evening_items"] is True, options["once_at_30"] is True
    infamous = options["infamy"] == ALWAYS
    cards = kept[:players]
    return Rules(
        names, players, printed, random, first, coop, head_start, cards, evening_items, infamous, once_at_30
    )  # fmt: skip


def settle_options(options: dict[str, Value]) -> dict[str, Value]:
    """COOP.1 Without an automated faction there is no team; SOLO.2 a single player counts as one; COOP.5 a
    campaign is for a team."""
    named, count = str(options["factions"]), automata(options)
    values: dict[str, Value] = {}
    if named and not count:
        values["mode"] = COMPETITIVE
    elif named and len(named.split(",")) == count + 1:
        values["mode"] = COOP
    if values.get("mode", options["mode"]) != COOP:
        values |= {"head_start": 0, "kept": ""}
    return values


def irrelevant_options(options: dict[str, Value]) -> frozenset[str]:
    """Return the options that concern a faction which does not play, COOP.2 or a team where there is none."""
    named = str(options["factions"])
    names = named.split(",")
    found = [option for option, faction in CONCERNED.items() if named and faction not in names]
    return frozenset([*found, "once_at_30"] if options["mode"] != COOP else found)


def presets() -> list[Preset]:
    """SCEN.4 What is usually played, SCEN.5 to learn, SOLO.2, COOP.1, SCEN.12 and with an automated player."""
    return [
        Preset(name, clause, {"factions": ",".join(names), "mode": COOP if team else COMPETITIVE})
        for name, clause, names, team in PRESETS
    ]


def judge_mode(options: dict[str, Value], seats: int, players: int) -> None:
    """COOP.1 A team plays against an automaton, MM.1 and has four players at most; SOLO.2 a single
    player plays by the rules of a team; COOP.5 a campaign is for a team."""
    coop = options["mode"] == COOP
    if coop and players == seats:
        raise Illegal("root-coop-enemy", {}, "root", "COOP.1")
    if coop and players > TEAM:
        raise Illegal("root-coop-most", {"found": players, "most": TEAM}, "root", "MM.1")
    if not coop and players == 1:
        raise Illegal("root-alone", {}, "root", "SOLO.2")
    if not coop and (options["head_start"] or options["kept"]):
        raise Illegal("root-coop-only", {}, "root", "COOP.5")
