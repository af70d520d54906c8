"""Positions as plain values: `dump` writes everything, `load` reads what a person wrote and refuses nonsense.

The form is documented in docs/notation.md.
"""

from __future__ import annotations

from ...core.form import Form
from ...core.illegal import Facts
from ..places import Places
from ..trail import PLAYED, TURNED_UP
from ..tricks import BIT, CARDS, NONE, RANK, bits_of, cards_of
from .abilities import Fox, Woodcutter
from .cards import CODE, FOX, HAND, PILE, TREASURE, TRICKS, WOODCUTTER, card_named, codes_of
from .redeal import past_allows
from .rounds import Round, Rounds, end_clause, winner_of
from .state import Renard, RenardStep, Rules
from .trail import DREW
from .trick import Trick, playable

KEYS = (
    "game", "options", "round", "dealer", "scores", "last", "hands", "decree", "pile", "top", "buried", "won", "tricks",
    "treasures", "leader", "trick", "drawn", "asked", "trail",
)  # fmt: skip
ASKED = ("dealer", "deal", "decree", "lead", "follow", "exchange", "draw", "bury", "over")
ABILITY = {"exchange": FOX, "draw": WOODCUTTER, "bury": WOODCUTTER}
SEVENS = tuple(card for card in range(CARDS) if RANK[card] == TREASURE)
HIGHEST_SCORE = 9999
MOST_ROUNDS = 9999


def dump(r: Renard) -> dict[str, object]:
    """Return the whole position. `load` of it gives the same state."""
    return {
        "game": "renard",
        "options": r.rules.as_options(),
        "asked": r.open[0].about if r.open else "over",
        "round": r.round,
        "dealer": r.dealer,
        "scores": r.scores.copy(),
        "last": r.last.copy(),
        "leader": r.leader,
        "hands": [codes_of(r.hand0), codes_of(r.hand1)],
        "decree": code_or_empty(r.decree),
        "trick": [CODE[card] for card in (r.lead, r.follow) if card != NONE],
        "drawn": code_or_empty(r.drawn),
        "tricks": r.tricks.copy(),
        "treasures": r.treasures.copy(),
        "pile": codes_of(r.pile),
        "top": [CODE[card] for card in r.top],
        "buried": [[CODE[mark & 63] for mark in r.buried if mark >> 6 == seat] for seat in (0, 1)],
        "won": [codes_of(r.won0), codes_of(r.won1)],
        "trail": [write_mark(mark) for mark in r.trail],
    }


def load(rules: Rules, form: Form) -> Renard:
    """Return the state that a position describes. Raise Illegal with the place that is wrong."""
    r = Renard(rules)
    asked = read_asked(form)
    r.round = form.whole("round", 0 if asked == "dealer" else 1, 0 if asked == "dealer" else 1, MOST_ROUNDS)
    r.dealer = form.whole("dealer", NONE if asked == "dealer" else 0, NONE if asked == "dealer" else 0, 1)
    r.leader = form.whole("leader", NONE if asked == "dealer" else 1 - r.dealer, NONE if asked == "dealer" else 0, 1)
    r.scores = form.wholes("scores", [0, 0], 0, HIGHEST_SCORE)
    r.last = form.wholes("last", [0, 0], 0, HIGHEST_SCORE)
    CardsReader(form, r, asked).place()
    if r.leader == r.dealer != NONE and not any(r.tricks):
        raise form.refusal("renard-first-leader", "leader", {}, "3.1.1")
    check_scores(form, r, asked)
    r.trail = read_trail(form, r)
    if asked == "over":
        r.winner = winner_of(r.scores, r.last)
    else:
        for step in steps(r, asked):
            r.push(step)
        r.reopen()
        if not r.open or not r.open[0].options:
            raise form.refusal("renard-nothing-to-ask", "asked", {"asked": asked}, "1.5")
    return r


class CardsReader:
    """Reads where the 33 cards are (1.2), each in one place."""

    def __init__(self, form: Form, r: Renard, asked: str) -> None:
        self.form = form
        self.r = r
        self.asked = asked
        self.read = Places(form, CODE, "1.2")

    def place(self) -> None:
        """Read all cards and check them against one another."""
        form, r = self.form, self.r
        r.hand0, r.hand1 = (self.read.bits(f"hands[{i}]", hand) for i, hand in enumerate(form.word_lists("hands", 2)))
        r.decree = self.read.one("decree")
        trick = self.read.cards("trick", form.words("trick"))
        r.lead, r.follow = [*trick, NONE, NONE][:2]
        r.drawn = self.read.seen_elsewhere("drawn", form.word("drawn", "", ()))
        r.tricks = form.wholes("tricks", [len(cards) // 2 for cards in form.word_lists("won", 2)], 0, TRICKS)
        self.read_treasures()
        buried = [self.read.cards(f"buried[{i}]", cards) for i, cards in enumerate(form.word_lists("buried", 2))]
        r.buried = tuple(64 * seat + card for seat in (0, 1) for card in buried[seat])
        r.pile = self.read.bits("pile", form.words("pile"))
        r.won0, r.won1 = (self.read.bits(f"won[{i}]", cards) for i, cards in enumerate(form.word_lists("won", 2)))
        if self.asked in ("dealer", "deal"):
            self.check_nothing_out()
        else:
            self.fill()
            self.check_piles()
        self.check_hands(len(trick))
        for code in form.words("top"):
            r.top += (self.read.known("top", code),)
            if not r.pile & BIT[r.top[-1]] or len(set(r.top)) < len(r.top):
                raise form.refusal("renard-top-not-in-pile", "top", {"card": CODE[r.top[-1]]}, "4.5.1")
        self.check_trick(trick)
        self.check_treasures()

    # -- checking -------------------------------------------------------------------------------------------

    def fill(self) -> None:
        """Cards not mentioned fill a pile that was left out, then the won tricks that were left out.

        7s that were scored go to the tricks of those who scored them, other 7s to the pile first.
        """
        form, r = self.form, self.r
        loose = [card for card in range(CARDS) if card not in self.read.taken]
        sevens = [card for card in loose if RANK[card] == TREASURE]
        scored: list[list[int]] = [[], []]
        if not form.has("won"):
            scored = [sevens[: r.treasures[0]], sevens[r.treasures[0] : sum(r.treasures)]]
        rest = sorted(set(loose) - {*scored[0], *scored[1]}, key=lambda card: (RANK[card] != TREASURE, card))
        if not form.has("pile"):
            size = self.pile_size() - len(r.buried)
            r.pile, rest = bits_of(rest[:size]), rest[size:]
        if not form.has("won"):
            r.won0, rest = fill_up(scored[0], rest, 2 * r.tricks[0])
            r.won1, rest = fill_up(scored[1], rest, 2 * r.tricks[1])
        if rest:
            raise form.refusal("renard-cards-missing", "", {"cards": [CODE[card] for card in sorted(rest)]}, "1.2")

    def check_nothing_out(self) -> None:
        """2.3 Before the deal is done, no card lies anywhere but in a hand."""
        hands = (self.r.hand0 | self.r.hand1).bit_count()
        if len(self.read.taken) > hands or any(self.r.tricks):
            raise self.form.refusal("renard-not-dealt-yet", "asked", {"asked": self.asked}, "2.3")

    def check_piles(self) -> None:
        form, r = self.form, self.r
        if (r.decree == NONE) != (self.asked == "decree"):
            raise form.refusal("renard-no-decree", "decree", {}, "2.6")
        size = self.pile_size()
        if r.pile_size != size:
            raise form.refusal("renard-pile-size", "pile", {"wanted": size, "found": r.pile_size}, "4.5.4")
        if sum(r.tricks) > TRICKS:
            raise form.refusal("renard-too-many-tricks", "tricks", {"found": sum(r.tricks)}, "1.5")
        for seat in (0, 1):
            won = r.won_cards(seat).bit_count()
            if won != 2 * r.tricks[seat]:
                facts: Facts = {"wanted": 2 * r.tricks[seat], "found": won}
                raise form.refusal("renard-won-size", f"won[{seat}]", facts, "3.4.1")
        played = sum(RANK[card] == WOODCUTTER for card in (*cards_of(r.won0 | r.won1), *self.table_cards()))
        if len(r.buried) + (self.asked in ("draw", "bury")) > played:
            raise form.refusal("renard-too-many-buried", "buried", {"found": len(r.buried)}, "4.5.2")

    def pile_size(self) -> int:
        """2.5 Seven before the decree is turned, 2.6 then six, 4.5.1 five between a draw and a burial."""
        return PILE + (self.asked == "decree") - (self.asked == "bury")

    def table_cards(self) -> list[int]:
        """Return the cards of the trick on the table."""
        return [card for card in (self.r.lead, self.r.follow) if card != NONE]

    def check_hands(self, laid: int) -> None:
        """1.5 At the start of trick k each holds 14 - k cards; those who have laid one hold one less."""
        form, r = self.form, self.r
        wanted = [0, 0] if self.asked in ("dealer", "deal") else [HAND - sum(r.tricks)] * 2
        if self.asked == "deal" and (r.hand0 or r.hand1):
            wanted[1 - r.dealer] = HAND  # the dealer's own hand comes second
        for seat in [r.leader, 1 - r.leader][:laid]:
            wanted[seat] -= 1
        if self.asked == "bury":
            wanted[r.actor] += 1
        for seat in (0, 1):
            size = r.hand(seat).bit_count()
            if size != wanted[seat]:
                facts: Facts = {"wanted": wanted[seat], "found": size}
                raise form.refusal("renard-hand-count", f"hands[{seat}]", facts, "1.5")

    def check_trick(self, trick: list[int]) -> None:
        """3.2.1 The second card had to be legal; an ability is open only for the card that was laid last."""
        form, r, asked = self.form, self.r, self.asked
        wanted = {"lead": (0,), "follow": (1,)}.get(asked, (1, 2) if asked in ABILITY else (0,))
        if len(trick) not in wanted:
            raise form.refusal("renard-trick-size", "trick", {"found": len(trick), "asked": asked}, "1.4")
        if asked in ABILITY and RANK[trick[-1]] != ABILITY[asked]:
            raise form.refusal("renard-no-such-ability", "asked", {"asked": asked, "card": CODE[trick[-1]]}, "4.0.1")
        if asked == "exchange" and not r.hand(r.actor):
            raise form.refusal("renard-nothing-to-exchange", "asked", {}, "4.3.6")
        if (asked == "bury") != (r.drawn != NONE) or (asked == "bury" and not r.hand(r.actor) & BIT[r.drawn]):
            raise form.refusal("renard-drawn", "drawn", {}, "4.5.1")
        if len(trick) == 2:
            drawn = BIT[r.drawn] if r.drawn != NONE else 0
            if not playable(r.hand(r.actor) & ~drawn | BIT[trick[1]], trick[0]) & BIT[trick[1]]:
                raise form.refusal("renard-trick-illegal", "trick[1]", {"card": CODE[trick[1]]}, "3.2.1")

    def read_treasures(self) -> None:
        """4.7.1 As many as given; else the 7s among the won cards that were given."""
        sevens_won = [sum(card_named(code) in SEVENS for code in cards) for cards in self.form.word_lists("won", 2)]
        self.r.treasures = self.form.wholes("treasures", sevens_won, 0, 3)

    def check_treasures(self) -> None:
        """4.7.1 No more points than there are 7s in the tricks a player has won (4.7.3)."""
        for seat in (0, 1):
            won = sum(card in SEVENS for card in cards_of(self.r.won_cards(seat)))
            if won < self.r.treasures[seat]:
                facts: Facts = {"found": self.r.treasures[seat], "wanted": won}
                raise self.form.refusal("renard-treasures", f"treasures[{seat}]", facts, "4.7.1")


def fill_up(first: list[int], rest: list[int], count: int) -> tuple[int, list[int]]:
    """Return this many cards, the first ones given and the others from the rest, and what is left of the rest."""
    more = max(0, count - len(first))
    return bits_of([*first, *rest[:more]]), rest[more:]


def read_asked(form: Form) -> str:
    """Return which question is open; by default, the one that the cards on the table suggest."""
    if form.has("asked"):
        return form.word("asked", "", ASKED)
    if not form.has("hands"):
        raise form.refusal("renard-no-hands", "hands", {}, "2.4")
    return "follow" if len(form.words("trick")) == 1 else "lead"


def check_scores(form: Form, r: Renard, asked: str) -> None:
    """6.1 A round is only played while nobody had reached the mark before it; a game that is over has its reason."""
    before = [r.scores[seat] - r.treasures[seat] for seat in (0, 1)]
    if asked == "over":
        clause = end_clause(r.scores, r.last, r.rules.target)
        if clause == "" or (clause == "6.6" and r.rules.extra_round) or sum(r.tricks) != TRICKS:
            raise form.refusal("renard-not-over", "asked", {"target": r.rules.target}, "6.1")
    elif min(before) < 0:
        raise form.refusal("renard-treasures-not-scored", "scores", {}, "4.7.2")
    elif max(before) >= r.rules.target and not (r.rules.extra_round and before[0] == before[1]):
        raise form.refusal("renard-already-over", "scores", {"target": r.rules.target}, "6.1")


def steps(r: Renard, asked: str) -> list[RenardStep]:
    """Return the unfinished steps of an open question, each on the rung after the one that asks or waits."""
    if asked == "dealer":
        return [Rounds(Rounds.NAME_DEALER)]
    rounds = Rounds(Rounds.CHECK_END)
    if asked == "decree":
        return [rounds, Round(Round.TURN_DECREE)]
    if asked == "deal":
        return [rounds, Round(Round.DEAL_SECOND if r.hand0 or r.hand1 else Round.DEAL_FIRST)]
    if asked not in ABILITY:
        return [rounds, Round(Round.SCORE), Trick(Trick.LEAD if asked == "lead" else Trick.FOLLOW)]
    trick = Trick(Trick.MUST_FOLLOW if r.follow == NONE else Trick.JUDGE)
    return [rounds, Round(Round.SCORE), trick, ability(asked)]


def ability(asked: str) -> RenardStep:
    """4.0.2 The step of an ability, on the rung that takes the answer."""
    if asked == "exchange":
        return Fox(Fox.EXCHANGE)
    return Woodcutter(Woodcutter.DRAW if asked == "draw" else Woodcutter.BURY)


def read_trail(form: Form, r: Renard) -> list[int]:
    """Return what both players saw; by default, the burials, the decree and the trick on the table."""
    if r.decree == NONE:
        if form.words("trail"):
            raise form.refusal("renard-trail-disagrees", "trail", {})
        return []
    table_cards = [card for card in (r.lead, r.follow) if card != NONE]
    players = (r.leader, 1 - r.leader)
    on_table = [PLAYED + 64 * players[i] + card for i, card in enumerate(table_cards)]
    if not form.has("trail"):
        return [DREW + (mark >> 6) for mark in r.buried] + [TURNED_UP + r.decree] + on_table
    r.trail = [read_mark(form, f"trail[{i}]", text) for i, text in enumerate(form.words("trail"))]
    check_trail(form, r, on_table)
    return r.trail


def check_trail(form: Form, r: Renard, on_table: list[int]) -> None:
    """Check that the trail ends with the decree and the trick as they are, and that both hands can result from it."""
    plays = [mark for mark in r.trail if mark < TURNED_UP]
    played = [mark & 63 for mark in plays]
    finished = len(plays) - len(on_table)
    turned = [mark - TURNED_UP for mark in r.trail if TURNED_UP <= mark < DREW]
    cut = [sum(mark == DREW + seat for mark in r.trail) for seat in (0, 1)]
    agrees = (
        len(set(played)) == len(played)
        and bits_of(played) & ~(r.won0 | r.won1 | bits_of([mark & 63 for mark in on_table])) == 0
        and finished % 2 == 0
        and plays[finished:] == on_table
        and turned[-1:] == [r.decree]
        and cut == [r.buried_cards(seat).bit_count() for seat in (0, 1)]
        and past_allows(r, 0)
        and past_allows(r, 1)
    )
    if not agrees:
        raise form.refusal("renard-trail-disagrees", "trail", {})


def write_mark(mark: int) -> str:
    """Return a mark of the trail as a person writes it."""
    if mark >= DREW:
        return f"{mark - DREW} buries"
    return f"decree {CODE[mark - TURNED_UP]}" if mark >= TURNED_UP else f"{mark >> 6} {CODE[mark & 63]}"


def read_mark(form: Form, where: str, text: str) -> int:
    """Return the mark of a text. Raise Illegal."""
    who, _, what = text.partition(" ")
    card = card_named(what)
    if who in ("0", "1") and what == "buries":
        return DREW + int(who)
    if card != NONE and who == "decree":
        return TURNED_UP + card
    if card != NONE and who in ("0", "1"):
        return PLAYED + 64 * int(who) + card
    raise form.refusal("renard-trail-mark", where, {"text": text})


def code_or_empty(card: int) -> str:
    """Return the code of a card, empty for none."""
    return "" if card == NONE else CODE[card]
