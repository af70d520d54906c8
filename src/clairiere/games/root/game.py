"""Root as a game on the shelf: its factions, its options, its start, its defaults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.ask import Ask
from ...core.event import Event
from ...core.game import register
from ...core.illegal import Facts, Illegal
from ...core.lobby_hooks import Sequel
from ...core.nature import Rng
from ...core.options import Preset, Value
from ...core.reference import Section
from ...core.state import State
from ...lessons import TaughtGame
from .battle import foreseeable_asks
from .campaign import campaign_after, had_in, may_keep
from .choices import END, PASS
from .faction import make_factions
from .factions.scenarios import FOR_TEAMS, advice, is_recommended, swap_factions
from .options import COOP, FEWEST, MOST, all_options, automata, irrelevant_options, presets, rules_of, settle_options
from .position.position import KEYS, load
from .schema import SCHEMA
from .setup import Setup, cards_of_game
from .state.redeal import redeal
from .state.state import Root
from .state.terms import CARDS, CLEARINGS, CODE, NAME, card_named, cards_of, codes_of
from .state.view import unseen_cards
from .words.brief import brief
from .words.explain import explain, unfinished
from .words.labels import speak_choice
from .words.reference import reference
from .words.schema import RootTarget
from .words.speech import name_of, speak_ask, speak_event
from .words.targets import target_of

ENDLESS = 10**9
ONLY_WITH_CHOICE = (  # questions of how an act is carried out that has been decided on
    "activate", "aid item", "base", "build", "convert", "converted", "corner", "count", "damage", "defender", "drop",
    "first garden", "flock", "fund battle", "fund craft", "fund draw", "fund move", "fund recruit", "garden", "hit",
    "instigate", "instigated", "lose fund", "new roost", "order", "organize", "partner", "pay item", "pay wood",
    "player", "recruit", "refresh", "repair", "sanctified", "sanctify", "sawmill", "strike", "strike piece", "swap",
    "twins", "victim",
)  # fmt: skip
FLEETING = (  # of a view, what belongs to the turn that runs
    "turn", "turns", "phase", "battle", "dice", "used", "activated", "reactions", "subject", "unfinished",
)  # fmt: skip


class RootGame(TaughtGame):
    def __init__(self) -> None:
        super().__init__("root", FEWEST, MOST, all_options(), "SCEN.11", "5.1")
        self.options[-1].legacy_default = None  # its records have always named the lesson
        self.usual_seats = 4  # SCEN.4
        self.allies = True  # 9.2.8
        self.log_headings = frozenset(("turn",))  # 1.4
        self.usually_passed = frozenset(("ambush", "foil"))  # 4.3.1: who has none is asked too
        self.turn_progress_fields = frozenset(FLEETING)
        self.schema = SCHEMA
        self.only_with_choice = frozenset(ONLY_WITH_CHOICE)

    def set_up(self, options: dict[str, Value], seats: int) -> State:
        state = Root(rules_of(options, seats), seats)
        state.lay_out()
        state.factions = make_factions(state.rules.factions)
        state.push(Setup())
        return state

    def automata_count(self, options: Mapping[str, Value]) -> int:
        """MM.3 Factions that nobody plays."""
        return automata(dict(options))

    def is_team_game(self, options: Mapping[str, Value]) -> bool:
        """COOP.1 In the co-operative mode."""
        return options["mode"] == COOP

    def load(self, position: object) -> State:
        options, form = self.form(position, KEYS)
        names = str(options["factions"]).split(",") if options["factions"] else []
        return load(rules_of(options, len(names) or FEWEST), form)

    def role_notices(self, roles: Sequence[str], team: bool | None = None) -> list[str]:
        """SCEN.1 What the law says of a set of factions: nothing is refused, but some sets ask for more experience."""
        clauses = [clause for clause in advice(tuple(roles)) if team is None or team == FOR_TEAMS.get(clause, team)]
        return clauses if is_recommended(tuple(roles)) else ["SCEN.1", *clauses]

    def draws_roles(self, options: Mapping[str, Value]) -> bool:
        """5.1.1 Seats are random, unless the players agreed on them."""
        return options["seating"] == "random"

    def presets(self) -> list[Preset]:
        return presets()

    def forced_options(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """COOP.1, SOLO.2, COOP.5 Teams and campaigns are for those who play against an automated faction."""
        return settle_options(dict(options))

    def irrelevant_options(self, options: Mapping[str, Value]) -> frozenset[str]:
        """Return the options that concern a faction which does not play."""
        return irrelevant_options(dict(options))

    def required_seats(self, options: Mapping[str, Value]) -> int:
        """5.1.1 As many as factions are named."""
        return len(str(options["factions"]).split(",")) if options["factions"] else 0

    def roles(self, state: State) -> list[str]:
        """5.1.1 Everybody's faction."""
        return [faction.sheet.name for faction in root(state).factions]

    def role_order(self, options: Mapping[str, Value], seats: int) -> list[str]:
        """5.1.1 The factions that players take."""
        rules = rules_of(dict(options), seats)
        return list(rules.factions[: rules.players])

    def with_role_order(self, options: Mapping[str, Value], cast: Sequence[str]) -> dict[str, Value]:
        """5.1.1 Every seat has its faction; MM.3 whoever nobody plays keeps the last seat."""
        own = rules_of(dict(options), len(cast) + self.automata_count(options)).factions[len(cast) :]
        return {**options, "factions": ",".join([*cast, *own]), "seating": "given"}

    def rematch_options(self, state: State, options: Mapping[str, Value]) -> dict[str, Value] | None:
        """SCEN.3 Two players play twice: the factions change hands, and the seats are no longer drawn."""
        names = tuple(self.roles(state))
        if len(names) != 2 or self.automata_count(options):
            return None
        return {**options, "factions": ",".join(swap_factions(names)), "seating": "given"}

    def sequel(self, state: State, options: Mapping[str, Value]) -> Sequel | None:
        """COOP.5 The next game of a campaign."""
        r = root(state)
        campaign = campaign_after(r, options)
        if campaign is None:
            return None
        takes = [codes_of(cards) for cards in may_keep(campaign, r)]
        return Sequel("COOP.5", takes, {"wins": campaign.wins, "points": campaign.head_start})

    def sequel_options(self, state: State, options: Mapping[str, Value], taken: Mapping[int, str]) -> dict[str, Value]:
        """COOP.5 With a card of each player, if he wants one; everybody keeps his seat."""
        r = root(state)
        campaign = campaign_after(r, options)
        if campaign is None:
            raise Illegal("root-campaign-none", {}, self.id, "COOP.5")
        if taken:
            had = had_in(r) if 0 in r.winners() else [0] * r.rules.players
            campaign.keep(",".join([f"{seat}:{code}" for seat, code in taken.items()]), had)
        return self.agree({**options, **campaign.options()})

    def speak_carry_over(self, thing: str) -> tuple[str, Facts]:
        return "plain", {"text": name_of(card_named(thing))}

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        return redeal(root(state), seat, rng)

    def foreseeable_asks(self, state: State, seat: int) -> Sequence[Ask]:
        """4.3 What others' battles ask, and 2 what a faction is asked besides."""
        r = root(state)
        return foreseeable_asks(r, seat) if seat < r.rules.players else ()

    def default_choice(self, state: State, ask: Ask) -> int:
        """1.4 Whatever need not be done is left."""
        for choice in (PASS, END):
            if choice in ask.options:
                return choice
        return ask.options[0]

    def max_answers(self, state: State) -> int:
        """1.4 Turns go on until somebody wins, and the law sets no limit: players who refuse to score play for ever,
        and some can do nothing else any more (RUL.61). Games of random players have about 600 answers; when all
        want dominance, some have 300,000."""
        return ENDLESS

    def pieces(self, state: State) -> Sequence[object]:
        """2.1 Every card, 2.5 every piece of every faction; 2.5.5 the items of the shared supply and the boxes."""
        r = root(state)
        held = [*r.hand, *r.stacks, *r.crafted, r.deck, r.discard, r.available, r.removed]
        held += [1 << card for card in r.dominance if card >= 0] + [faction.own_cards(r) for faction in r.factions]
        pieces: list[object] = [CODE[card] for bits in held for card in range(CARDS) if bits >> card & 1]
        pieces = pieces or list(codes_of(cards_of_game(r)[0]))  # before the deck is formed
        for seat, faction in enumerate(r.factions):
            pieces += faction_pieces(r, seat)
            pieces += [f"{faction.sheet.name} {piece}" for piece in faction.own_pieces(r)]
        return pieces

    def speak_event(self, state: State, event: Event, names: Sequence[str], reader: int) -> tuple[str, Facts]:
        return speak_event(root(state), event, names, reader)

    def speak_ask(self, state: State, ask: Ask) -> tuple[str, Facts]:
        return speak_ask(root(state), ask)

    def speak_choice(self, state: State, ask: Ask, choice: int, names: Sequence[str]) -> tuple[str, Facts]:
        return speak_choice(root(state), ask, choice, names)

    def explain_choice(self, state: State, ask: Ask, choice: int) -> tuple[str, tuple[str, Facts] | None]:
        return explain(root(state), ask, choice)

    def clause_summary(self, clause: str, language: str) -> str:
        return brief(clause, language)

    def unfinished_choices(self, state: State, ask: Ask) -> frozenset[int]:
        return unfinished(root(state), ask)

    def target(self, state: State, ask: Ask, choice: int) -> RootTarget:
        return target_of(root(state), ask, choice)

    def unseen_cards(self, state: State, seat: int) -> Sequence[str]:
        """1.2.1, 1.2.2 In the deck or with others: told as one list, which says of no card where it is."""
        return codes_of(unseen_cards(root(state), seat))

    def hand_cards(self, state: State, seat: int) -> Sequence[int]:
        """2.1 Copies of one card are alike."""
        return [NAME.index(NAME[card]) for card in cards_of(root(state).hand[seat])]

    def speak_card(self, card: int) -> tuple[str, Facts]:
        return "root-choice-card", {"card": name_of(card), "copy": 1}

    def reference(self, options: Mapping[str, Value], role: str) -> list[Section]:
        return reference(role, options.get("mode") == COOP)


def faction_pieces(r: Root, seat: int) -> list[str]:
    """2.5 The inventory of a faction: all of its pieces, wherever they are."""
    faction = r.factions[seat]
    sheet = faction.sheet
    on_map = sum(r.warriors[seat * CLEARINGS : seat * CLEARINGS + CLEARINGS])
    held = sum([other.count_kept(r, seat) for other in r.factions])
    count = on_map + r.supply[seat] + held if r.turn >= 0 else sheet.warriors
    return [f"{sheet.name} warrior"] * count


def root(state: State) -> Root:
    assert isinstance(state, Root)
    return state


GAME = register(RootGame())
