"""Why a choice is refused: the clause that forbids it, and a reason in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.ask import NATURE, Ask
from ...core.illegal import Facts, Illegal, Word, no_chance
from .battle import Attack, defenders
from .choices import (
    CLEARING,
    END,
    NUMBER,
    PASS,
    SEAT,
    TAKE,
    TAKEN,
    card_in,
    is_card,
    is_clearing,
    is_number,
    is_place,
    is_seat,
    is_with_card,
    word_in,
)  # fmt: skip
from .craft import forbidding_clause
from .effects import MENUS, Window
from .move import Move
from .state.terms import (
    AMBUSH,
    ARMORERS,
    BANK,
    BIRD,
    BIT,
    CLAIM,
    CLEARINGS,
    COBBLER,
    CODES,
    COST,
    CRAFTABLE,
    DAYLIGHT,
    DOMINANCE,
    EVENING,
    KIND,
    NONE,
    PHASES,
    SPIES,
    SPY,
    STAND,
    SUIT,
    SUITS,
    TAX,
    WARREN,
)
from .words.speech import speak_answer

if TYPE_CHECKING:
    from .faction import Verdict
    from .state.state import Root


HAND_ASKS = ("discard", "decree", "hospitals", "outrage")  # questions for cards of the hand, and for nothing else
EFFECT_ASKS = ("effect", "market")  # questions for effects in play
PIECE_ASKS = ("hit", "strike piece", "sanctified")  # questions for a building or token
ORDER_ASKS = ("spy", "swap", "swap with")  # MM.25, MM.27
USED_IN = (0, CLAIM | STAND | BANK, TAX | CODES | SPIES | WARREN, COBBLER)  # 4.1.3 effects by the phase they are for
OF_THE_CARD = ("not-in-hand", "wrong-suit", "only-supporter")  # refusals about the card that pays for an act


def refusal(r: Root, seat: int, choice: int) -> Illegal:
    """The reason, the clause and what would be legal."""
    asks = [ask for ask in r.open if ask.seat == seat]
    if seat == NATURE and r.open and not asks:
        return no_chance("root", r.open[0].clause)
    reason, clause, facts = judge(r, seat, choice, asks[0]) if asks else not_asked(r, seat)
    named = card_in(choice) if is_with_card(choice) and reason in OF_THE_CARD else choice
    facts = {"answer": speak_answer(r, named), "phase": PHASES[r.phase]} | facts
    return Illegal(f"root-{reason}", facts, "root", clause, asks[0].options if asks else ())


def not_asked(r: Root, seat: int) -> Verdict:
    """1.4 A player who is not asked has to wait."""
    if not r.open:
        return "over", "3.1", {}
    if not 0 <= seat < r.seats:
        return "not-seated", "5.1.1", {}
    waiting = r.open[0].seat
    facts: Facts = {"whom": "nature" if waiting == NATURE else Word(f"root-faction-{r.factions[waiting].sheet.name}")}
    return "not-asked", r.open[0].clause if waiting == NATURE else "1.4", facts


def judge(r: Root, seat: int, choice: int, ask: Ask) -> Verdict:
    """By the chapter of the faction that is asked, then by the general rules."""
    if seat == NATURE:
        return "not-possible", ask.clause, {}
    verdict = r.factions[r.merchant].refuse_sale(r, seat, ask, choice) if r.merchant != NONE else None
    if verdict is None:
        verdict = r.factions[seat].refuse(r, ask, choice)
    if verdict is None and is_with_card(choice):
        verdict = refuse_dominance(r, seat, word_in(choice), card_in(choice), ask)
    elif verdict is None and is_card(choice):
        verdict = card(r, seat, choice, ask)
    elif verdict is None and is_clearing(choice):
        verdict = clearing(r, seat, choice - CLEARING, ask)
    elif verdict is None and is_place(choice):
        verdict = ("forest", "2.4", {})
    elif verdict is None and is_seat(choice):
        verdict = player(r, seat, choice - SEAT, ask)
    elif verdict is None and is_number(choice) and ask.about == "count":
        verdict = ("count", "4.2", {"most": ask.options[-1] - NUMBER})
    elif verdict is None and is_number(choice) and ask.about in ORDER_ASKS:
        verdict = ("no-such-order", ask.clause, {})
    elif verdict is None and ask.about in PIECE_ASKS and is_piece(r, choice):
        verdict = ("no-such-piece", ask.clause, {})
    elif verdict is None and choice in (PASS, END):
        verdict = ("say-end" if END in ask.options else "say-pass" if PASS in ask.options else "must", ask.clause, {})
    return verdict or ("not-possible", ask.clause, {})


def refuse_dominance(r: Root, seat: int, word: int, paid: int, ask: Ask) -> Verdict | None:
    """3.3.4 A dominance card is taken in Daylight, if it is available, for a card of its suit."""
    if not TAKE <= word < TAKE + len(TAKEN):
        return None
    wanted = TAKEN[word - TAKE]
    if r.phase != DAYLIGHT:
        return "wrong-phase", "3.3.4", {}
    if not offers_acts(r, seat, ask):
        return "effect-not-now", "3.3.4", {}
    if not r.available & BIT[wanted]:
        return "not-available", "3.3.4", {}
    if not r.hand[seat] & BIT[paid]:
        return "not-in-hand", "3.3.4", {}
    facts: Facts = {"answer": speak_answer(r, wanted), "suit": SUITS[SUIT[wanted]]}
    return "take-dominance", "2.1.1.II" if SUIT[wanted] == BIRD else "3.3.4", facts


def card(r: Root, seat: int, choice: int, ask: Ask) -> Verdict | None:
    """4.1 Cards to be crafted, 2.1.1 spent for their suit, or 4.3.1 played in battle."""
    if ask.about in ("ambush", "foil"):
        return ambush(r, seat, choice, ask)
    if ask.about == "effects":
        return in_battle(r, seat, choice)
    if r.available & BIT[choice]:
        return "take-dominance", "3.3.4", {"suit": SUITS[SUIT[choice]]}
    if r.crafted[seat] & BIT[choice]:
        return effect(r, seat, choice, ask)
    if not r.hand[seat] & BIT[choice]:
        return "not-in-hand", "4.1" if is_menu(r, ask) else ask.clause, {}
    if ask.about in HAND_ASKS:
        return "wrong-suit", ask.clause, {}
    acts = offers_acts(r, seat, ask)
    if is_menu(r, ask) or (acts and KIND[choice] in (DOMINANCE, SPY)):
        return crafting(r, seat, choice)
    return ("not-in-play", "4.1.3", {}) if acts else None


def in_battle(r: Root, seat: int, choice: int) -> Verdict:
    """4.3.2.II A card in play that is for this side, and has something to do."""
    if not r.crafted[seat] & BIT[choice]:
        return "not-in-play", "4.3.2.II", {}
    if r.used & BIT[choice]:
        return "effect-used", "4.3.2.II", {}
    return "no-rolled-hits" if ARMORERS & BIT[choice] else "effect-not-now", "4.3.2.II", {}


def effect(r: Root, seat: int, choice: int, ask: Ask) -> Verdict:
    """4.1.3 An effect in play has its phase, some of them its start; it is used once, and on somebody or something."""
    bit = BIT[choice]
    if not offers_acts(r, seat, ask) or bit & ~sum(USED_IN):
        return "effect-not-now", "4.1.3", {}
    if not USED_IN[r.phase] & bit:
        return "wrong-phase", "4.1.3", {}
    if r.used & bit:
        return "effect-used", "4.1.3", {}
    late = bit & (BANK | WARREN | COBBLER) and not at_start(r)
    return "effect-not-now" if late else "effect-idle", "4.1.3", {}


def offers_acts(r: Root, seat: int, ask: Ask) -> bool:
    """4.1.3, 3.3 Whether a player in turn might use effects now, and dominance cards in Daylight; not at its start,
    which is for CARD.command_warren alone."""
    offered = ask.about in EFFECT_ASKS or ask.about in MENUS
    return r.turn == seat and offered and not (r.phase == DAYLIGHT and at_start(r))


def at_start(r: Root) -> bool:
    """1.4 Whether a phase begins."""
    return isinstance(r.step, Window) and r.step.start == 1


def is_piece(r: Root, choice: int) -> bool:
    """2.5 Whether a word is that of some building or token in play."""
    return any([choice in faction.sheet.buildings + faction.sheet.tokens for faction in r.factions])


def is_menu(r: Root, ask: Ask) -> bool:
    """1.4 Whether a player may do several things of his phase now, and crafting might be among them."""
    return r.phase in (DAYLIGHT, EVENING) and END in ask.options and ask.about not in EFFECT_ASKS


def ambush(r: Root, seat: int, choice: int, ask: Ask) -> Verdict:
    """4.3.1, 4.3.1.I An ambush of the hand that matches the clearing."""
    if not r.hand[seat] & BIT[choice]:
        return "not-in-hand", ask.clause, {}
    if KIND[choice] != AMBUSH:
        return "no-ambush", ask.clause, {}
    return "ambush-suit", ask.clause, {"suit": SUITS[r.suits[r.battle.clearing]]}


def crafting(r: Root, seat: int, choice: int) -> Verdict:
    """4.1 Why a card of the hand cannot be crafted, or activated."""
    if KIND[choice] == DOMINANCE:
        if r.phase != DAYLIGHT:
            return "wrong-phase", "3.3.1", {}
        if r.dominance[seat] != NONE:
            return "one-dominance", "3.3.2", {}
        return "too-few-points", "3.3.1", {"points": r.score[seat]}
    if KIND[choice] == SPY:
        return "wrong-phase", "MM.24", {}
    if not CRAFTABLE & BIT[choice]:
        return "never-crafted", "2.1.4", {}
    clause = forbidding_clause(r, seat, choice)
    if clause:
        return "no-item" if clause == "4.1.2" else "in-play-already", clause, {}
    cost = COST[choice]
    suits = [Word(f"root-suit-{SUITS[suit] if suit < 3 else 'any'}") for suit in range(4) for _ in range(cost[suit])]
    return "cost", "4.1.1", {"cost": suits}


def clearing(r: Root, seat: int, place: int, ask: Ask) -> Verdict | None:
    """4.2 Where a move starts and ends, 4.3 where a battle can be fought."""
    match ask.about:
        case "from":
            return origin(r, seat, place)
        case "to":
            return target(r, seat, place)
        case "tax":
            return "no-warriors", ask.clause, {}
        case "battlefield":
            if isinstance(r.step, Attack) and not r.step.within >> place & 1:
                return "wrong-clearing", ask.clause, {}
            if not r.factions[seat].can_attack(r, place):
                return "no-fighters", "4.3", {}
            if r.hired_warriors(seat, place) and not r.warriors[seat * CLEARINGS + place]:
                return "hired-not-against", "11.2.7.III", {}
            return ("no-enemy", "4.3", {}) if not defenders(r, seat, place) else None
    return None


def origin(r: Root, seat: int, place: int) -> Verdict:
    """4.2 Own warriors, 4.2.1 and a neighbour that they may go to."""
    if not r.warriors[seat * CLEARINGS + place]:
        return ("hired-stay", "11.2.7.III", {}) if r.hired_warriors(seat, place) else ("no-warriors", "4.2", {})
    if isinstance(r.step, Move) and not r.step.within >> place & 1:
        return "wrong-clearing", "4.2", {}
    return "rule-neither", "4.2.1", {}


def target(r: Root, seat: int, place: int) -> Verdict:
    """4.2 Adjacent, not closed, 4.2.1 and origin or destination ruled."""
    step = r.step
    if isinstance(step, Move) and not r.ways[seat][step.origin] >> place & 1:
        return "not-adjacent", "2.3" if r.map.rivers[step.origin] >> place & 1 else "4.2", {}
    if r.closed(place):
        return "closed", "CHAR.scoundrel", {}
    return "rule-neither", "4.2.1", {}


def player(r: Root, seat: int, other: int, ask: Ask) -> Verdict | None:
    """4.3 A defender must be there; others must have what an effect asks for."""
    if other >= r.seats or other == seat:
        return "not-that-player", ask.clause, {}
    if ask.about == "converted":
        return "no-enemy-warrior", ask.clause, {}
    if ask.about == "player":
        return "no-cards-there", ask.clause, {}
    if ask.about == "defender" and isinstance(r.step, Attack) and r.present(other, r.step.clearing):
        return "hired-not-against", "11.2.7.III", {}
    return ("not-there", "4.3", {}) if ask.about == "defender" else None
