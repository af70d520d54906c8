"""Reading of a written position: which players are in the game, and where the cards are."""

from __future__ import annotations

from ....core.form import Form
from ....core.illegal import Facts, Illegal
from ..cards import HAND, KINDS, ONE, PACK, count, points, read_cards, show, size, value_of
from ..rules import DRAW, NONE, OVER, PHASES
from ..state.state import Jeton

ASKED = ("first", "card", *PHASES)  # 2.3 who starts, 3.1.2 which card is drawn: questions to NATURE alone


class PiecesReader:
    """Reads the players and the cards of a form into a state; each card is checked against those before it."""

    def __init__(self, form: Form, j: Jeton) -> None:
        self.form = form
        self.j = j
        phase = form.word("phase", form.word("asked", "draw", ASKED), ASKED)
        self.asked = form.word("asked", phase, (phase,))
        j.phase = DRAW if self.asked in ("first", "card") else PHASES.index(self.asked)

    def wrong(self, reason: str, where: str, clause: str, facts: Facts | None = None) -> Illegal:
        """Return the refusal for a value at a place."""
        return self.form.refusal(f"jeton-{reason}", where, {"phase": self.asked, **(facts or {})}, clause)

    def players(self) -> None:
        """3.3.2 Who is out, 10.12 who has asked to leave; 3.3.5 while the game runs two are in, who stay."""
        j, form = self.j, self.form
        j.gone = self.seat_list("gone")
        for seat in j.gone:
            j.active &= ~(1 << seat)
        leaving = self.seat_list("leaving")
        if leaving and (j.phase == DRAW or not j.rules.live):
            raise self.wrong("leaving", "leaving", "10.12")
        for i, seat in enumerate(leaving):
            self.check_active(f"leaving[{i}]", seat)
            j.leaving |= 1 << seat
        least = 1 if j.phase == OVER else 2
        if (j.active if j.phase == OVER else j.active & ~j.leaving).bit_count() < least:
            raise self.wrong("too-few", "gone" if len(j.gone) > len(leaving) else "leaving", "3.3.5")
        if self.asked == "first":
            j.red = form.whole("red", NONE, NONE, NONE)
        else:
            j.red = form.whole("red", j.next(j.seats - 1), 0, j.seats - 1)
            self.check_active("red", j.red)

    def cards(self) -> None:
        """1.2 Every card is somewhere: as many of each kind as the packs had."""
        j, form = self.j, self.form
        j.hands = self.card_list("hands")
        j.stacks = self.card_list("stacks")
        for seat in range(j.seats):
            if size(j.hands[seat]) > HAND:
                raise self.wrong("hand-size", f"hands[{seat}]", "3.2.2", {"found": size(j.hands[seat])})
            self.check_stack(seat)
        if form.has("packs"):
            j.packs = self.card_list("packs")
            rest = self.missing()
        else:
            rest = self.fill_packs()
        j.removed = self.some("removed", form.word("removed", show(rest), ()))
        self.check_all_there()

    def count_all(self, kind: int) -> int:
        """Return how many cards of a kind there are, wherever they are."""
        j = self.j
        return sum(count(cards, kind) for cards in (*j.hands, *j.packs, *j.stacks, j.removed))

    def missing(self) -> int:
        """What the packs had and is nowhere: removed, if somebody is out."""
        j = self.j
        lacks = [count(PACK, kind) * j.seats - self.count_all(kind) for kind in range(4)]
        return sum(max(0, lacks[kind]) * ONE[kind] for kind in range(4)) if j.gone else 0

    def fill_packs(self) -> int:
        """2.2 Each pack has what it had at the start and is not in hand or on the stack; what is lacking to one because
        its player owns more, others lack. The packs of those who are out are removed."""
        j = self.j
        j.packs = [0] * j.seats
        rest = 0
        for kind in range(4):
            lack = 0
            left = [count(PACK, kind) - count(j.hands[seat] + j.stacks[seat], kind) for seat in range(j.seats)]
            for seat in [*range(j.seats), *range(j.seats)]:
                left[seat] -= lack
                lack = max(0, -left[seat])
                left[seat] = max(0, left[seat])
            for seat in range(j.seats):
                if j.is_active(seat):
                    j.packs[seat] += left[seat] * ONE[kind]
                else:
                    rest += left[seat] * ONE[kind]
        return rest

    def check_all_there(self) -> None:
        """1.2 21 cards for each player, none more and none less; 3.3.2 none with those who are out."""
        j = self.j
        for kind in range(4):
            wanted, there = count(PACK, kind) * j.seats, self.count_all(kind)
            if wanted != there:
                raise self.wrong("card-count", "packs", "1.2", {"card": KINDS[kind], "wanted": wanted, "found": there})
        for key, places in (("hands", j.hands), ("packs", j.packs), ("stacks", j.stacks)):
            for seat in j.gone:
                if places[seat]:
                    raise self.wrong("out-has-cards", f"{key}[{seat}]", "3.3.2")
        if j.removed and not j.gone:
            raise self.wrong("nothing-removed", "removed", "3.3.2")

    def check_stack(self, seat: int) -> None:
        """5.3.3 A stack has one value, 5.1.3 at least one card of it, and +1 cards."""
        j = self.j
        stack = j.stacks[seat]
        value = value_of(stack)
        if size(stack) > HAND * j.seats:
            raise self.wrong("stacks", f"stacks[{seat}]", "5.4.3")
        if stack and (value == 0 or count(stack, value) + count(stack, 0) != size(stack)):
            raise self.wrong("stack-mixed", f"stacks[{seat}]", "5.3.3", {"text": show(stack)})
        j.totals[seat] = points(stack)
        j.top = max(j.top, j.totals[seat])

    # -- helpers --------------------------------------------------------------------------------------------------

    def seat_list(self, key: str, default: list[int] | None = None) -> list[int]:
        """Some seats, each once."""
        form = self.form
        items = form.items(key, form.values.get(key, default or []))
        seats = [form.number(f"{key}[{i}]", item, 0, self.j.seats - 1) for i, item in enumerate(items)]
        if len(set(seats)) < len(seats):
            raise self.wrong("seat-twice", key, "1.1")
        return seats

    def check_active(self, where: str, seat: int) -> None:
        if not self.j.is_active(seat):
            raise self.wrong("seat-out", where, "3.3.2", {"seat": seat})

    def card_list(self, key: str) -> list[int]:
        """Some cards for each seat; none when left out."""
        texts = self.form.words(key) or [""] * self.j.seats
        if len(texts) != self.j.seats:
            raise self.form.refusal("form-wrong-length", key, {"wanted": self.j.seats, "found": len(texts)})
        return [self.some(f"{key}[{i}]", text) for i, text in enumerate(texts)]

    def some(self, where: str, text: str) -> int:
        cards = read_cards(text)
        if cards < 0:
            raise self.wrong("cards-unknown", where, "1.2", {"text": text})
        return cards
