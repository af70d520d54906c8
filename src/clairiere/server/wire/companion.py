"""At a real table: tables that are sent once and looked up without us, and what the engine works out when asked."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from .law import ClauseInfo, ReferenceSection
from .moment import View
from .people import Body


class TricksRow(Struct):
    """What a number of tricks is worth, and the name of that line of the table."""

    points: int
    name: str
    cite: str


class VerdictRow(Struct):
    """Who has won when a total reaches the mark, by the signs of both differences, the first player's less the
    second's: of the totals, and of the last round. `winner`: -1 for nobody."""

    total: int
    last: int
    winner: int
    cite: str


class RenardCompanion(Struct):
    """`tricks`: by their number; `treasures`: so many points are in a round besides."""

    targets: list[int]
    target_cite: str
    tricks: list[TricksRow]
    verdicts: list[VerdictRow]
    treasures: int
    treasure_cite: str


class ForestEdge(Struct):
    """So many tokens at the low and at the high end. `covers`: by end, from which space gems slide to which when one
    more is laid there, empty if none is left; `adds`: the spaces that get a gem after a round."""

    low: int
    high: int
    covers: list[list[int]]
    adds: list[int]


class DuoLevel(Struct):
    """`guessed`: nobody has seen the printed board; the last four are points of a victory: for itself, for each card in
    both hands, for each token left, by the number of the round."""

    level: int
    label: str
    side: str
    guessed: bool
    start: int
    gems: list[int]
    plus: list[int]
    tokens: int
    edges: list[ForestEdge]
    base: int
    card: int
    token: int
    rounds: list[int]
    cite: str


class DuoCompanion(Struct):
    """`cards`: in both hands when a round begins; the others are the clauses of what is done."""

    levels: list[DuoLevel]
    cards: int
    collect_cite: str
    cover_cite: str
    add_cite: str
    win_cite: str
    lost_cite: str
    time_cite: str
    score_cite: str


class CompanionClock(Struct):
    """A clock that a table may agree on, with the seconds that are usual."""

    id: str
    label: str
    seconds: list[int]
    cite: str


class JetonCompanion(Struct):
    """`following`: by the number of players less the fewest, then by the set of those who are in, as bits: who comes
    after each seat, -1 if nobody is left."""

    targets: list[int]
    target: int
    target_cite: str
    fewest: int
    most: int
    following: list[list[list[int]]]
    clocks: list[CompanionClock]
    next_cite: str
    out_cite: str
    red_cite: str
    last_cite: str
    shout_cite: str
    win_round_cite: str


class CompanionFaction(Struct):
    """A faction: the clauses of its set-up, and its turn, phase by phase."""

    id: str
    name: str
    short: str
    letter: str
    automaton: bool
    pawn: bool
    setup: list[ClauseInfo]
    turn: list[ReferenceSection]


class CompanionSet(Struct):
    """Factions that may play together; `dominance`: whether such cards are in their deck; `notices`: the ids of clauses
    that say something of them."""

    factions: list[str]
    recommended: bool
    dominance: bool
    notices: list[str]


class CompanionPreset(Struct):
    name: str
    label: str
    factions: list[str]
    team: bool
    cite: str


class BattleEffect(Struct):
    """Something that a side of a battle may have; `faction`: only that one, one of them at a time; `against`: only in a
    battle that this faction has begun, or set others on to."""

    id: str
    label: str
    side: Literal["attacker", "defender"]
    faction: str
    against: str
    cite: str


class RootCompanion(Struct):
    """`notices`: the clauses that sets name; `win`: so many points, `dominance`: so many ask for such a card, which for
    a faction with a pawn is a coalition, from so many players on."""

    factions: list[CompanionFaction]
    sets: list[CompanionSet]
    presets: list[CompanionPreset]
    setup: list[ClauseInfo]
    notices: list[ClauseInfo]
    win: int
    win_cite: str
    team_cite: str
    dominance: int
    dominance_cite: str
    coalition: int
    coalition_cite: str
    effects: list[BattleEffect]
    warriors: int
    pieces: int
    head_starts: list[int]
    head_start_cite: str


class Companion(Struct):
    """What a real table of one game looks up; only its own part is there."""

    game: str
    title: str
    renard: RenardCompanion | None = None
    duo: DuoCompanion | None = None
    jeton: JetonCompanion | None = None
    root: RootCompanion | None = None


class BattleSide(Body):
    """`warriors`: or the Vagabond's undamaged swords; `pieces`: or his other items; `lent`: swords of an Arbiter,
    for a defender; `hired`: mercenaries, `allied`: warriors of the Vagabond's ally, for an attacker."""

    faction: str
    warriors: int
    pieces: int = 0
    effects: list[str] = field(default_factory=list)
    lent: int = 0
    hired: int = 0
    allied: int = 0


class AskBattle(Body):
    """`instigated`: a Vagrant has set them on."""

    attacker: BattleSide
    defender: BattleSide
    instigated: bool = False


class BattleLosses(Struct):
    """Warriors (or items) and pieces that both sides lose, in so many of all rolls."""

    attacker: list[int]
    defender: list[int]
    times: int


class BattleOdds(Struct):
    """`points`: that both sides score, over all rolls, and a Vagabond who set them on or was called for help."""

    rolls: int
    losses: list[BattleLosses]
    points: list[int]


class AskMarquise(Body):
    """The board as it was `packed` last, the orders that were revealed in this turn, what was answered since, and her
    `programme` from the left, as far as spies have seen it: cards, empty where nobody has."""

    packed: str
    orders: list[str] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    programme: list[str] = field(default_factory=list)


class AskSpy(Body):
    """A spy is used: on which board and programme, which card it is, and what was said since."""

    packed: str
    spy: str
    programme: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)


class MarquiseLine(Struct):
    """A step of her turn; `head`: a phase or an order begins."""

    text: str
    cite: str
    head: bool


class MarquiseChoice(Struct):
    """`suit`: of a card."""

    notation: str
    label: str
    suit: str


class MarquiseAsk(Struct):
    """What the table has to say next: which order was revealed, what was rolled, or what somebody chooses."""

    kind: Literal["order", "dice", "choice"]
    who: str
    text: str
    cite: str
    choices: list[MarquiseChoice]


class MarquiseTurn(Struct):
    """Her turn, or a spy's work, as far as it is known; `after`: the board when that is done, and `programme`: what is
    known of her orders then; `over`: she or the others have won; `seen`: what is known of her orders before, `spies`:
    those in play; `view`: the board with points and phase at this point of her turn."""

    view: View
    lines: list[MarquiseLine]
    asked: MarquiseAsk | None
    after: str
    programme: list[str]
    over: bool
    seen: list[MarquiseChoice]
    spies: list[MarquiseChoice]
