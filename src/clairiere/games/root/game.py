"""Root as a game on the shelf: its factions, its options, its start, its defaults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from ...core.ask import Ask
from ...core.event import Event
from ...core.game import Game, Option, Value, register
from ...core.illegal import Facts, Illegal, shown
from ...core.nature import Rng
from ...core.state import State
from .board import AUTUMN, BOARDS, WINTER
from .choices import END, PASS
from .faction import FACTIONS
from .factions.scenarios import USUAL, advice, may_stand_still, recommended, swapped
from .labels import speak_choice
from .position import KEYS, load, seated
from .redeal import redeal
from .setup import Setup
from .speech import speak_ask, speak_event
from .state import RANDOM, Root, Rules
from .terms import CARDS, CLEARINGS, CODE, DECK

FEWEST = 2
MOST = min(6, len(FACTIONS) + any(faction.sheet.doubled for faction in FACTIONS.values()))  # SCEN.11
ENDLESS = 10**9


class Factions(Option):
    """5.1.1 The factions in play, by names or letters, separated by commas; left empty, the usual set (SCEN.4)."""

    def read(self, game: str, value: object) -> Value:
        if value == "":
            return ""
        letters = {faction.sheet.letter.lower(): name for name, faction in FACTIONS.items()}
        words = [word.strip().lower() for word in value.split(",")] if isinstance(value, str) else []
        names = [letters.get(word, word) for word in words]
        for name in names:
            if name not in FACTIONS:
                facts: Facts = {"option": self.name, "found": shown(value), "known": list(FACTIONS)}
                raise Illegal("option-refused", facts, game, self.clause)
            if names.count(name) > 1 + FACTIONS[name].sheet.doubled:
                raise Illegal("root-faction-twice", {"faction": name}, game, "5.1.1")
        if not FEWEST <= len(names) <= MOST:
            raise Illegal("root-faction-count", {"found": len(names), "most": MOST}, game, "SCEN.11")
        return ",".join(names)

    def says(self) -> str:
        """The factions there are."""
        return ", ".join(FACTIONS)


def all_sets(most: int) -> list[str]:
    """SCEN.1 Every set of factions that may play, up to a size, as the option has them, but for those with which random
    players may never come to an end."""
    names = sorted([*FACTIONS, *(name for name in FACTIONS if FACTIONS[name].sheet.doubled)])
    sets = {found for count in range(FEWEST, most + 1) for found in combinations(names, count)}
    found = [names for names in sets if not may_stand_still(names)]
    return [",".join(names) for names in sorted(found, key=lambda names: (len(names), names))]


OPTIONS = (
    Factions("factions", "", "5.1.1", known=("", *all_sets(3))),
    Option("board", AUTUMN, "WINTER.1", known=(AUTUMN, WINTER)),
    Option("seating", "random", "5.1.1", known=("random", "given")),
    Option("first", "random", "5.1.1", known=("random", *(str(seat) for seat in range(6)))),
)


class RootGame(Game):
    def __init__(self) -> None:
        super().__init__("root", FEWEST, MOST, OPTIONS, "SCEN.11")
        self.minutes = 90
        self.usual = 4  # SCEN.4
        self.allies = True  # 9.2.8

    def new(self, options: Mapping[str, object] | None = None, seats: int = 0) -> State:
        """A new game; the factions that are named say how many play."""
        agreed = self.agree(options)
        return super().new(agreed, seats or self.seats_for(agreed))

    def start(self, options: dict[str, Value], seats: int) -> State:
        state = Root(rules_of(options, seats), seats)
        state.lay_out()
        state.factions = seated(state.rules.factions)
        state.push(Setup())
        return state

    def load(self, position: object) -> State:
        options, form = self.form(position, KEYS)
        names = str(options["factions"]).split(",") if options["factions"] else []
        return load(rules_of(options, len(names) or FEWEST), form)

    def notices(self, factions: Sequence[str]) -> list[str]:
        """SCEN.1 What the law says of a set of factions: nothing is refused, but some sets ask for more experience."""
        found = advice(tuple(factions))
        return found if recommended(tuple(factions)) else ["SCEN.1", *found]

    def seats_for(self, options: Mapping[str, Value]) -> int:
        """5.1.1 As many as factions are named."""
        return len(str(options["factions"]).split(",")) if options["factions"] else 0

    def roles(self, state: State) -> list[str]:
        """5.1.1 Everybody's faction."""
        return [faction.sheet.name for faction in root(state).factions]

    def rematch(self, state: State, options: Mapping[str, Value]) -> dict[str, Value] | None:
        """SCEN.3 Two players play twice: the factions change hands, and the seats are no longer drawn."""
        names = tuple(self.roles(state))
        return {**options, "factions": ",".join(swapped(names)), "seating": "given"} if len(names) == 2 else None

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        return redeal(root(state), seat, rng)

    def idle(self, state: State, ask: Ask) -> int:
        """1.4 Whatever need not be done is left."""
        for choice in (PASS, END):
            if choice in ask.options:
                return choice
        return ask.options[0]

    def bound(self, state: State) -> int:
        """1.4 Turns go on until somebody wins, and the law sets no limit: players who refuse to score play for ever.
        Random players score: games have about 600 answers between two of them, and the longest of thousands 42,000."""
        return ENDLESS

    def pieces(self, state: State) -> Sequence[object]:
        """2.1 Every card, 2.5 every piece of every faction; 2.5.5 the items of the shared supply and the boxes."""
        r = root(state)
        held = [*r.hand, *r.stacks, *r.crafted, r.deck, r.discard, r.available, r.removed]
        held += [1 << card for card in r.dominance if card >= 0] + [faction.own_cards(r) for faction in r.factions]
        found: list[object] = [CODE[card] for bits in held for card in range(CARDS) if bits >> card & 1]
        found = found or list(CODE[:DECK])  # before the deck is formed
        for seat, faction in enumerate(r.factions):
            found += faction_pieces(r, seat)
            found += [f"{faction.sheet.name} {piece}" for piece in faction.own_pieces(r)]
        return found

    def speak_event(self, state: State, event: Event, names: Sequence[str], reader: int) -> tuple[str, Facts]:
        return speak_event(root(state), event, names, reader)

    def speak_ask(self, state: State, ask: Ask) -> tuple[str, Facts]:
        return speak_ask(root(state), ask)

    def speak_choice(self, state: State, ask: Ask, choice: int, names: Sequence[str]) -> tuple[str, Facts]:
        return speak_choice(root(state), ask, choice, names)


def faction_pieces(r: Root, seat: int) -> list[str]:
    """2.5 The inventory of a faction: all of its pieces, wherever they are."""
    faction = r.factions[seat]
    sheet = faction.sheet
    on_map = sum(r.warriors[seat * CLEARINGS : seat * CLEARINGS + CLEARINGS])
    held = sum([other.keeps(r, seat) for other in r.factions])
    count = on_map + r.supply[seat] + held if r.turn >= 0 else sheet.warriors
    return [f"{sheet.name} warrior"] * count


def rules_of(options: dict[str, Value], seats: int) -> Rules:
    """What was agreed on: SCEN.4 the usual factions for so many players, if none are named."""
    named = str(options["factions"])
    names = tuple(named.split(",")) if named else tuple(name for name in USUAL if name in FACTIONS)[:seats]
    if len(names) != seats:
        raise Illegal("root-faction-count", {"found": len(names), "most": seats}, "root", "5.1.1")
    first = RANDOM if options["first"] == "random" else int(options["first"])
    if first >= seats:
        raise Illegal("root-first-not-there", {"seat": first, "most": seats - 1}, "root", "5.1.1")
    return Rules(names, BOARDS[str(options["board"])], options["seating"] == "random", first)


def root(state: State) -> Root:
    assert isinstance(state, Root)
    return state


GAME = register(RootGame())
