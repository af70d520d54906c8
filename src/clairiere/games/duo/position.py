"""Positions as plain values: `dump` writes everything, `load` reads what a person wrote and refuses nonsense.

The form is documented in docs/notation.md.
"""

from __future__ import annotations

from ...core.form import Form
from ...core.illegal import Facts
from ..places import Places
from ..trail import PLAYED, TURNED_UP
from ..tricks import BIT, CARDS, NONE, RANK, bits_of
from .abilities import Foxes, Gift
from .board import Rules
from .cards import CODE, DECK, FOXES, GIFT, HAND, PILE, READY, ROUNDS, STOP, TRICKS, card_named, codes_of
from .ending import victory_points
from .rounds import Between, Round, Rounds, ends
from .schema import RESULTS
from .state.redeal import past_allows
from .state.state import GIVEN_UP, LOST, OUT_OF_TIME, RUNNING, VICTORY, Duo, DuoStep
from .state.trail import code_or_empty, read_mark, trail_agrees, write_mark
from .state.walked import read_walks, write_walk
from .trick import Trick, follower_wins

KEYS = (
    "game", "options", "asked", "round", "dealer", "leader", "gems", "at", "covered", "hands", "decree", "trick",
    "tricks", "pile", "past", "named", "gift", "proposed", "declined", "ready", "voted", "interrupted", "trail",
    "walked", "result",
)  # fmt: skip
ASKED = (
    "dealer", "deal", "decree", "lead", "agree", "follow", "name", "exchange", "give", "move", "propose", "confirm",
    "ready", "over",
)  # fmt: skip
INTERRUPTED = tuple(about for about in ASKED if about not in ("dealer", "deal", "decree", "agree", "over"))
FIRST = "first ready"  # the same question before the first deal
UNDEALT = ("dealer", FIRST, "deal")
BETWEEN = {"propose": Between.PROPOSE, "confirm": Between.CONFIRM, "ready": Between.END}  # with their rungs
IN_TRICK = {"lead": Trick.LEAD, "follow": Trick.FOLLOW, "move": Trick.MOVE}
ABILITY = {"name": FOXES, "exchange": FOXES, "give": GIFT}
LAID = {"follow": (1,), "name": (1, 2), "exchange": (1, 2), "give": (1, 2), "move": (2,), "over": (0, 1, 2)}
MOST_GEMS = 99  # 1.5 there is no limit in the law
MOST_DECLINED = 10**6  # 6.4 nor is there for these


def dump(d: Duo) -> dict[str, object]:
    """Return the whole position. `load` of it gives the same state."""
    sealed = [(d.sealed or {}).get(seat, NONE) for seat in (0, 1)]
    return {
        "game": "duo",
        "options": d.rules.as_options(),
        "asked": d.open[0].about if d.open else "over",
        "result": RESULTS[d.result],
        "round": d.round,
        "dealer": d.dealer,
        "leader": d.leader,
        "gems": d.gems.copy(),
        "at": d.at,
        "covered": d.covered.copy(),
        "hands": [codes_of(d.hand0), codes_of(d.hand1)],
        "decree": code_or_empty(d.decree),
        "trick": [CODE[card] for card in (d.lead, d.follow) if card != NONE],
        "tricks": d.tricks,
        "pile": codes_of(d.pile),
        "past": codes_of(d.past),
        "named": d.named,
        "gift": [code_or_empty(card if card < CARDS else NONE) for card in sealed],
        "proposed": [d.proposer, d.proposed],
        "declined": d.declined,
        "ready": [int(card == READY) for card in sealed],
        "voted": [int(d.quitter == seat) for seat in (0, 1)],
        "interrupted": interrupted_question(d),
        "trail": [write_mark(mark) for mark in d.trail],
        "walked": [write_walk(mark) for mark in d.walked],
    }


def interrupted_question(d: Duo) -> str:
    """7.5 Return the question that is asked again if the teammate does not agree to give up; empty without a
    proposal."""
    if d.quitter == NONE:
        return ""
    after = d.copy()
    after.quitter = NONE
    after.reopen()
    return after.open[0].about


def load(rules: Rules, form: Form) -> Duo:
    """Return the state that a position describes. Raise Illegal with the place that is wrong."""
    d = Duo(rules)
    asked = read_asked(form)
    voting = asked == "agree"
    if voting:
        asked = form.word("interrupted", suggested_question(form), INTERRUPTED)
    elif form.word("interrupted", "", ()):
        raise form.refusal("duo-only-asked", "interrupted", {"asked": "agree"}, "7.5")
    elif any(form.wholes("voted", [0, 0], 0, 1)):
        raise form.refusal("duo-only-asked", "voted", {"asked": "agree"}, "7.5")
    if asked == "ready" and form.whole("round", 1, 0, ROUNDS) == 0:
        asked = FIRST
    read_round(form, d, asked)
    read_board(form, d)
    CardsReader(form, d, asked).place()
    if d.leader == d.dealer != NONE and not d.tricks:
        raise form.refusal("duo-first-leader", "leader", {}, "3.1.3")
    d.trail = read_trail(form, d)
    d.result = RESULTS.index(form.word("result", "", RESULTS))
    d.walked = read_walks(form, d, d.tricks + (d.result in (VICTORY, LOST)))
    read_choices(form, d, asked)
    check_result(form, d, asked)
    if asked != "over":
        open_question(form, d, asked)
    if voting:
        open_vote(form, d)
    return d


def read_round(form: Form, d: Duo, asked: str) -> None:
    """2.5 Nobody deals before the lots, 3.1.3 and nobody leads before the first deal."""
    started = int(asked not in ("dealer", FIRST))
    d.round = form.whole("round", started, started, ROUNDS if started else 0)
    low, high = (NONE, NONE) if asked == "dealer" else (0, 1)
    d.dealer = form.whole("dealer", low, low, high)
    low, high = (0, 1) if started else (NONE, NONE)
    d.leader = form.whole("leader", 1 - d.dealer if started else NONE, low, high)


def open_vote(form: Form, d: Duo) -> None:
    """7.5 A player who is asked, or may propose it unasked, has proposed to give up; when it is not said who, the first
    who is asked."""
    votes = form.wholes("voted", [int(seat == d.open[0].seat) for seat in (0, 1)], 0, 1)
    able = [
        seat for seat in (0, 1) if d.unasked(seat) or any(ask.seat == seat and STOP in ask.options for ask in d.open)
    ]
    quitters = [seat for seat in able if votes[seat]]
    if not quitters:
        raise form.refusal("duo-voted", "voted", {}, "7.5")
    d.quitter = quitters[0]
    d.reopen()


def open_question(form: Form, d: Duo, asked: str) -> None:
    """Put the unfinished steps back and ask again."""
    for step in steps(d, asked):
        d.push(step)
    d.reopen()
    if not d.open or d.open[0].about != ("ready" if asked == FIRST else asked):
        raise form.refusal("duo-nothing-to-ask", "asked", {"asked": asked}, "3.1.2")


def read_asked(form: Form) -> str:
    """Return which question is open; by default, the one that the cards on the table suggest."""
    if form.has("asked"):
        return form.word("asked", "", ASKED)
    if not form.has("hands"):
        raise form.refusal("duo-no-hands", "hands", {}, "2.6")
    return suggested_question(form)


def suggested_question(form: Form) -> str:
    """Return the question that the cards on the table suggest."""
    return "follow" if len(form.words("trick")) == 1 else "lead"


def read_board(form: Form, d: Duo) -> None:
    """1.4 The path of the level, with the gems, the forest tokens and the team token."""
    board = d.rules.board
    d.gems = form.wholes("gems", list(board.gems), 0, MOST_GEMS)
    d.covered = form.wholes("covered", [0, 0], 0, board.tokens)
    if d.reserve < 0 or not d.low_end <= board.start <= d.high_end:
        raise form.refusal("duo-too-many-tokens", "covered", {"most": board.tokens}, "2.4")
    d.at = form.whole("at", board.start, d.low_end, d.high_end)
    for space, gems in enumerate(d.gems):
        if gems and not d.low_end <= space <= d.high_end:
            raise form.refusal("duo-gems-under-forest", f"gems[{space}]", {}, "4.2.4")


class CardsReader:
    """Reads where the 30 cards are (1.2), each in one place."""

    def __init__(self, form: Form, d: Duo, asked: str) -> None:
        self.form = form
        self.d = d
        self.asked = asked
        self.read = Places(form, CODE, "1.2")

    def place(self) -> None:
        form, d = self.form, self.d
        d.hand0, d.hand1 = (self.read.bits(f"hands[{i}]", hand) for i, hand in enumerate(form.word_lists("hands", 2)))
        d.decree = self.read.one("decree")
        trick = self.read.cards("trick", form.words("trick"))
        self.check_trick_size(trick)
        d.lead, d.follow = [*trick, NONE, NONE][:2]
        d.tricks = form.whole("tricks", self.tricks_played(), 0, TRICKS)
        d.pile = self.read.bits("pile", form.words("pile"))
        d.past = self.read.bits("past", form.words("past"))
        if self.asked in UNDEALT:
            self.check_nothing_out()
        self.check_hands(len(trick))
        if self.asked not in UNDEALT:
            self.fill()
            self.check_piles()

    def tricks_played(self) -> int:
        """3.1.1 At the start of trick k each holds 12 - k cards."""
        d = self.d
        if self.asked in (*UNDEALT, "decree"):
            return 0
        if self.asked in BETWEEN:
            return TRICKS
        return max(0, HAND - d.hand(d.leader).bit_count() - (d.lead != NONE))

    def fill(self) -> None:
        """Put cards that are not mentioned into the pile, if it was left out, then into the tricks put away, if left
        out."""
        form, d = self.form, self.d
        rest = [card for card in DECK if card not in self.read.taken]
        if not form.has("pile"):
            d.pile, rest = bits_of(rest[: self.pile_size()]), rest[self.pile_size() :]
        if not form.has("past"):
            d.past = bits_of(rest[: 2 * d.tricks])

    def pile_size(self) -> int:
        """2.7 Eight before the decree is turned, then seven for good."""
        return PILE + (self.asked == "decree")

    def check_nothing_out(self) -> None:
        """2.6 Before the deal is done, no card lies anywhere but in a hand."""
        hands = (self.d.hand0 | self.d.hand1).bit_count()
        if len(self.read.taken) > hands or self.d.tricks:
            raise self.form.refusal("duo-not-dealt-yet", "asked", {"asked": self.asked}, "2.6")

    def check_piles(self) -> None:
        """2.7, 3.4.1 With hands and trick of the right size, no card is missing if these are too."""
        form, d = self.form, self.d
        if (d.decree == NONE) != (self.asked == "decree"):
            raise form.refusal("duo-no-decree", "decree", {}, "2.8")
        for key, bits, wanted, clause in (
            ("pile", d.pile, self.pile_size(), "2.7"),
            ("past", d.past, 2 * d.tricks, "3.4.1"),
        ):
            if bits.bit_count() != wanted:
                raise form.refusal("duo-pile-size", key, {"wanted": wanted, "found": bits.bit_count()}, clause)

    def check_hands(self, laid: int) -> None:
        """3.1.1 At the start of trick k each holds 12 - k cards; those who have laid one hold one less."""
        form, d = self.form, self.d
        wanted = [0, 0] if self.asked in UNDEALT else [HAND - d.tricks] * 2
        if self.asked == "deal" and (d.hand0 or d.hand1):
            wanted[1 - d.dealer] = HAND  # the dealer's own hand comes second
        for seat in [d.leader, 1 - d.leader][:laid]:
            wanted[seat] -= 1
        for seat in (0, 1):
            size = d.hand(seat).bit_count()
            if size != wanted[seat]:
                facts: Facts = {"wanted": wanted[seat], "found": size}
                raise form.refusal("duo-hand-count", f"hands[{seat}]", facts, "3.1.1")

    def check_trick_size(self, trick: list[int]) -> None:
        """3.1.2 As many cards as the question goes with; 5.0.2 an ability is open only for the card laid last."""
        form, asked = self.form, self.asked
        if len(trick) not in LAID.get(asked, (0,)):
            raise form.refusal("duo-trick-size", "trick", {"found": len(trick), "asked": asked}, "3.1.2")
        if asked in ABILITY and RANK[trick[-1]] != ABILITY[asked]:
            raise form.refusal("duo-no-such-ability", "asked", {"asked": asked, "card": CODE[trick[-1]]}, "5.0.1")


def read_choices(form: Form, d: Duo, asked: str) -> None:
    """Read the choices made before the open question: the named player, a card of a Gift, a proposal, votes."""
    d.named = form.whole("named", 1 - d.actor if asked == "exchange" else NONE, NONE, 1)
    if (d.named != NONE) != (asked == "exchange"):
        raise form.refusal("duo-named", "named", {}, "5.3.1")
    d.proposer, d.proposed = form.wholes("proposed", [NONE, NONE], NONE, d.rules.board.spaces - 1)
    if asked == "confirm":
        if d.proposer not in (0, 1) or d.proposed not in ends(d):
            raise form.refusal("duo-proposed", "proposed", {"ends": [str(space) for space in ends(d)]}, "6.4")
    elif d.proposer != NONE or d.proposed != NONE:
        raise form.refusal("duo-only-asked", "proposed", {"asked": "confirm"}, "6.4")
    d.declined = form.whole("declined", 0, 0, (d.rules.refusals or MOST_DECLINED) - 1 if asked in BETWEEN else 0)
    read_gift(form, d, asked)
    read_ready(form, d, asked)
    if d.follow != NONE and asked not in ABILITY and d.result != GIVEN_UP:
        d.winner = 1 - d.leader if follower_wins(d.lead, d.follow, d.trump) else d.leader


def read_gift(form: Form, d: Duo, asked: str) -> None:
    """5.7.3 The card that one of the two has already chosen, unseen by the other."""
    codes = form.words("gift") or ["", ""]
    if len(codes) != 2:
        raise form.refusal("form-wrong-length", "gift", {"wanted": 2, "found": len(codes)})
    sealed = {}
    for seat in (0, 1):
        card = card_named(codes[seat])
        if codes[seat]:
            if asked != "give" or card == NONE or not d.hand(seat) & BIT[card]:
                raise form.refusal("duo-gift", f"gift[{seat}]", {"text": codes[seat]}, "5.7.1")
            sealed[seat] = card
    if len(sealed) == 2:
        raise form.refusal("duo-gift", "gift[1]", {"text": codes[1]}, "5.7.3")
    d.sealed = sealed or None


def read_ready(form: Form, d: Duo, asked: str) -> None:
    """9.4 One of the two may be ready while the other is not."""
    seats = [seat for seat, ready in enumerate(form.wholes("ready", [0, 0], 0, 1)) if ready]
    if len(seats) > (asked in ("ready", FIRST)):
        raise form.refusal("duo-ready", "ready", {}, "9.4")
    if seats:
        d.sealed = {seats[0]: READY}


def check_result(form: Form, d: Duo, asked: str) -> None:
    """7.1 A game that is over has its reason; one that is not has gems on the board."""
    over = {
        RUNNING: d.gems_left > 0 and asked != "over",
        VICTORY: d.gems_left == 0 and d.follow != NONE,
        LOST: d.gems_left > 0 and d.reserve == 0 and d.follow != NONE,
        OUT_OF_TIME: d.gems_left > 0 and d.round == ROUNDS and d.tricks == TRICKS,
        GIVEN_UP: d.gems_left > 0,
    }
    if not over[d.result] or (d.result != RUNNING) != (asked == "over"):
        raise form.refusal("duo-result", "result", {"found": RESULTS[d.result]}, "7.1")
    if asked in BETWEEN and (d.round == ROUNDS or not (may_be_ready(d) if asked == "ready" else d.reserve)):
        raise form.refusal("duo-nothing-to-ask", "asked", {"asked": asked}, "6.1" if d.round == ROUNDS else "6.5")
    if d.result == VICTORY:
        d.score = victory_points(d)


def may_be_ready(d: Duo) -> bool:
    """9.4 Return True if both may be asked whether they are ready: 6.5 no token is left, 6.6 or the only free end was
    just covered, opposite to the team token."""
    if not d.reserve:
        return True
    opposite = d.covered[1] if d.at == d.low_end else d.covered[0] if d.at == d.high_end else 0
    return d.rules.both_ready and opposite > 0


def steps(d: Duo, asked: str) -> list[DuoStep]:
    """Return the unfinished steps of an open question, each on the rung after the one that asks or waits."""
    if asked == "dealer":
        return [Rounds(Rounds.NAME_DEALER)]
    if asked == FIRST:
        return [Rounds(Rounds.PLAY_ROUND)]
    if asked in BETWEEN:
        return [Rounds(Rounds.NEXT), Between(BETWEEN[asked])]
    rounds = Rounds(Rounds.CLOSE)
    if asked == "decree":
        return [rounds, Round(Round.TURN_DECREE)]
    if asked == "deal":
        return [rounds, Round(Round.DEAL_SECOND if d.hand0 or d.hand1 else Round.DEAL_FIRST)]
    if asked not in ABILITY:
        return [rounds, Round(Round.END), Trick(IN_TRICK[asked])]
    trick = Trick(Trick.MUST_FOLLOW if d.follow == NONE else Trick.JUDGE)
    return [rounds, Round(Round.END), trick, ability(asked)]


def ability(asked: str) -> DuoStep:
    """5.0.2 The step of an ability, on the rung that takes the answer."""
    if asked == "give":
        return Gift(Gift.SWAP)
    return Foxes(Foxes.NAME if asked == "name" else Foxes.EXCHANGE)


def read_trail(form: Form, d: Duo) -> list[int]:
    """Return what happened in the round; by default, the decree and the trick on the table."""
    if d.decree == NONE:
        if form.words("trail"):
            raise form.refusal("duo-trail-disagrees", "trail", {})
        return []
    players = (d.leader, 1 - d.leader)
    on_table = [PLAYED + 64 * players[i] + card for i, card in enumerate((d.lead, d.follow)) if card != NONE]
    if form.has("trail"):
        d.trail = [read_mark(form, f"trail[{i}]", text) for i, text in enumerate(form.words("trail"))]
        if not trail_agrees(d.trail, on_table, d.past, d.decree) or not past_allows(d):
            raise form.refusal("duo-trail-disagrees", "trail", {})
        return d.trail
    d.trail = [TURNED_UP + d.decree, *on_table]
    if not past_allows(d):
        raise form.refusal("duo-trick-illegal", "trick[1]", {"card": code_or_empty(d.follow)}, "3.2.1")
    return d.trail
