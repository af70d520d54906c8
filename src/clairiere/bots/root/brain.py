"""A player's mind for one question: what is the same for all factions. Chapters override what is theirs."""

from __future__ import annotations

from typing import Final, Sequence

from ...core.ask import Ask
from ...games.root.choices import (
    CLEARING,
    END,
    NUMBER,
    PASS,
    SEAT,
    SUIT_WORD,
    WORDS,
    is_card,
    is_clearing,
    is_number,
    is_seat,
)  # fmt: skip
from ...games.root.terms import (
    BANK,
    BIT,
    CLAIM,
    CLEARINGS,
    COBBLER,
    CODES,
    DOMINANCES,
    NONE,
    STAND,
    SUIT,
    TAX,
    WARREN,
    WIN,
)  # fmt: skip
from .army import UNKNOWN, Army, dominate
from .fight import ambush_pays, battle_effect, enlist_pays, foil_pays
from .sight import EVERYWHERE, Sight, best_of, many
from .worth import OWN_PIECES, craft_worth, hand_worth, point, threat

ENOUGH: Final = 12  # what a free move, or a battle, must bring at least


class Brain:
    """Looks at the table once, and answers one question."""

    def __init__(self, sight: Sight, ask: Ask) -> None:
        self.sight = sight
        self.view = sight.view
        self.me = sight.me
        self.about = ask.about
        self.clause = ask.clause
        self.options: Sequence[int] = ask.options
        self.ranks: Army | None = None

    def choose(self) -> int:
        """An option of the question, whatever happens."""
        found = self.own()
        if found == NONE:
            found = self.general()
        return found if found in self.options else self.any_option()

    def any_option(self) -> int:
        """Rather nothing than anything."""
        for option in (END, PASS):
            if option in self.options:
                return option
        return self.options[0]

    # -- what chapters say -------------------------------------------------------------------------------------

    def own(self) -> int:
        """The answer to a question of the faction's chapter, or NONE."""
        return NONE

    def crafters(self) -> tuple[int, int, int]:
        """4.1.1 Crafting pieces by suit, used ones included."""
        return (0, 0, 0)

    def muster(self) -> Army:
        """What the faction wants of the clearings."""
        return Army(self.sight)

    def card_worth(self, card: int) -> int:
        """What a card of the hand is worth to keep."""
        return hand_worth(self.sight, card, self.crafters())

    # -- tools -------------------------------------------------------------------------------------------------

    def army(self) -> Army:
        if self.ranks is None:
            self.ranks = self.muster()
            dominate(self.sight, self.ranks)
        return self.ranks

    def places(self) -> int:
        """The clearings among the options, as bits."""
        found = 0
        for option in self.options:
            if is_clearing(option):
                found |= 1 << (option - CLEARING)
        return found

    def cheapest_card(self) -> int:
        """The card among the options that is worth least."""
        found, worth = NONE, 0
        for option in self.options:
            if is_card(option):
                value = self.card_worth(option)
                if found == NONE or value < worth:
                    found, worth = option, value
        return found

    def best_place(self, values: list[int]) -> int:
        """The clearing among the options with the highest value, as a choice."""
        found, worth = NONE, UNKNOWN
        for option in self.options:
            if is_clearing(option) and values[option - CLEARING] > worth:
                found, worth = option, values[option - CLEARING]
        return found

    # -- general questions -------------------------------------------------------------------------------------

    def general(self) -> int:
        match self.about:
            case "ambush":
                return self.cheapest_card() if ambush_pays(self.sight) else PASS
            case "foil":
                return self.cheapest_card() if foil_pays(self.sight) else PASS
            case "enlist":
                return self.options[0] if enlist_pays(self.sight, self.options[0] - SEAT) else PASS
            case "effects":
                return battle_effect(self.sight, self.options)
            case "hit" | "strike piece":
                return self.lost_piece()
            case "discard" | "outrage":
                return self.cheapest_card()
            case "from":
                return self.origin()
            case "to":
                return self.target()
            case "count":
                return self.count()
            case "battlefield":
                return self.battlefield()
            case "defender":
                return self.defender()
        return self.general_effect()

    def general_effect(self) -> int:
        """4.1, CARD.* Crafting and the effects of cards."""
        match self.about:
            case "effect":
                return self.effect()
            case "player":
                return self.player()
            case "tax":
                return CLEARING + self.army().least_missed(self.places())
            case "activate":
                return self.activated()
        return NONE

    def lost_piece(self) -> int:
        """4.3.3 The own piece that is worth least; of another's pieces, the one that he misses most."""
        buildings, tokens = self.view.pieces[self.me]
        values: list[int] = []
        for option in self.options:
            name = WORDS[option]
            worth = OWN_PIECES.get(name, 100)
            values.append(-worth if name in buildings or name in tokens else worth)
        return self.options[best_of(values)]

    def origin(self) -> int:
        """4.2 Where the best move starts; none, if none pays and none is asked for."""
        found = self.army().best_move(self.places())
        if PASS in self.options and found[0] < ENOUGH:
            return PASS
        return CLEARING + found[1]

    def target(self) -> int:
        """4.2.1 Where the best move goes, of those that can have been begun."""
        places = self.places()
        army = self.army()
        best = (UNKNOWN, NONE, NONE, 0)
        for origin in range(CLEARINGS):
            if army.origins_like(places) >> origin & 1:
                found = army.best_move_from(origin, places)
                if found[0] > best[0]:
                    best = found
        return CLEARING + best[2]

    def count(self) -> int:
        """4.2 How many move: as in the best move of a group of that size."""
        held = len(self.options)
        within = 0
        for clearing in range(CLEARINGS):
            if self.sight.warriors(self.me, clearing) == held:
                within |= 1 << clearing
        found = self.planned(within)
        return NUMBER + (found if 0 < found <= held else max(1, held - 1))

    def planned(self, within: int) -> int:
        """4.2 How many warriors the best move takes that starts in one of some clearings."""
        return self.army().best_move(within)[3]

    def battlefield(self) -> int:
        """4.3 Where the best battle is."""
        found = self.army().best_battle(self.places())
        if PASS in self.options and found[0] < ENOUGH:
            return PASS
        return CLEARING + found[1]

    def defender(self) -> int:
        """4.3 Whom to fight; where is not said, but all who are asked about are there."""
        seats = [option - SEAT for option in self.options if is_seat(option)]
        s = self.sight
        best, found = UNKNOWN, NONE
        for clearing in range(CLEARINGS):
            there = [seat for seat in range(s.seats) if seat != self.me and s.present(seat, clearing)]
            if there == seats and s.warriors(self.me, clearing):
                value, seat = self.army().best_foe(clearing, s.warriors(self.me, clearing))
                if value > best:
                    best, found = value, seat
        return SEAT + found if found != NONE else self.options[0]

    # -- cards in play -----------------------------------------------------------------------------------------

    def effect(self) -> int:
        """4.1.3 The first effect that pays now; CARD.better_burrow_bank must be used."""
        for option in self.options:
            if is_card(option) and self.effect_pays(option):
                return option
        return END if END in self.options else self.options[0]

    def effect_pays(self, card: int) -> bool:
        """Whether to use an effect in play now; for cards that are not in play, False."""
        bit = BIT[card] & self.view.crafted[self.me]
        if bit & CLAIM:
            return self.claim_pays()
        if bit & (STAND | BANK):
            return True if bit & BANK else min(self.rival_scores()) < WIN - 6
        if bit & WARREN:
            return self.army().best_battle(EVERYWHERE)[0] > 30
        if bit & COBBLER:
            return self.army().best_move(EVERYWHERE)[0] > ENOUGH
        if bit & TAX:
            return self.tax_pays()
        return bool(bit & CODES)

    def rival_scores(self) -> list[int]:
        return [self.view.score[seat] for seat in range(self.sight.seats) if seat != self.me]

    def claim_pays(self) -> bool:
        """CARD.royal_claim When it wins, or rules enough, or somebody is about to win."""
        rules = many(self.sight.rules)
        score = self.view.score[self.me]
        return rules > 0 and (score + rules >= WIN or rules >= 5 or (rules >= 3 and max(self.rival_scores()) >= 20))

    def tax_pays(self) -> bool:
        """CARD.tax_collector A warrior that is hardly missed for a card."""
        s = self.sight
        army = self.army()
        for clearing in range(CLEARINGS):
            held = s.warriors(self.me, clearing)
            if held > 2 and army.hold(clearing, held) - army.hold(clearing, held - 1) < 12:
                return self.view.hands[self.me] < 5
        return False

    def player(self) -> int:
        """CARD.codebreakers Look at the strongest; the other cards give something to whom they name: the weakest."""
        sign = 1 if self.clause == "CARD.codebreakers" else -1
        values = [sign * (threat(self.sight, option - SEAT) * 10) for option in self.options]
        if self.clause == "CARD.stand_and_deliver":
            values = [v + self.view.hands[o - SEAT] for v, o in zip(values, self.options, strict=True)]
        return self.options[best_of(values)]

    def activated(self) -> int:
        """4.1.1 For '?' the suit of which most pieces are left."""
        crafters = self.crafters()
        used = self.view.activated
        left = [crafters[o - SUIT_WORD] - (used >> 4 * (o - SUIT_WORD) & 15) for o in self.options]
        return self.options[best_of(left)]

    def crafts(self) -> int:
        """4.1 The card among the options that it pays most to craft, or NONE."""
        found, worth = NONE, 0
        for option in self.options:
            if is_card(option) and BIT[option] & self.view.hand and not BIT[option] & DOMINANCES:
                value = craft_worth(self.sight, option) - self.craft_cost(option)
                if value > worth:
                    found, worth = option, value
        return found

    def craft_cost(self, card: int) -> int:
        """What the card is worth otherwise."""
        return 12

    def menu_effect(self) -> int:
        """An effect in play, or a dominance card, that it pays to use from a menu; or NONE."""
        for option in self.options:
            if is_card(option) and self.effect_pays(option):
                return option
        return self.dominance()

    def dominance(self) -> int:
        """3.3.1 Activate a card that wins where it stands, when points will not."""
        if not self.view.hand & DOMINANCES or self.view.score[self.me] + 7 > max(self.rival_scores()):
            return NONE
        for option in self.options:
            if is_card(option) and BIT[option] & DOMINANCES & self.view.hand and self.is_dominant(SUIT[option]):
                return option
        return NONE

    def is_dominant(self, suit: int) -> bool:
        """3.3.1 Three clearings of the suit that are ruled by two warriors more than anyone else has."""
        s = self.sight
        if suit > 2:
            firm = [c for c in s.board.corners if self.is_firm(c)]
            return any([s.board.opposite[corner] in firm for corner in firm])
        return len([c for c in range(CLEARINGS) if s.of_suit[suit] >> c & 1 and self.is_firm(c)]) >= 3

    def is_firm(self, clearing: int) -> bool:
        s = self.sight
        own = s.strength[self.me * CLEARINGS + clearing]
        return s.would_rule(self.me, clearing, own - 2)

    def numbers(self) -> list[int]:
        """The numbers among the options."""
        return [option - NUMBER for option in self.options if is_number(option)]

    def point(self) -> int:
        return point(self.sight)
