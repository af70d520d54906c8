"""Positions as plain values: `dump` writes everything, `load` reads what a person wrote and refuses nonsense.

The form is documented in docs/notation.md.
"""

from __future__ import annotations

from ....core.ask import NATURE
from ....core.form import Form
from ..auction import Auction
from ..cards import HAND, LOCK, count, has_value, read_cards, show, size, total_of
from ..choices import BID, OWNER, SEAT, cards_in, lay_counts, owner_of
from ..draw import Draw
from ..pace.turns import next_shouter
from ..result import Result
from ..rounds import Rounds
from ..rules import AUCTION, DRAW, NONE, OPEN, OVER, PHASES, SERVER, SHARING, Rules
from ..state.redeal import past_allows
from ..state.state import Jeton, JetonStep
from ..state.trail import BARE, DREW, LAID, LAID_LOWEST, RECEIVED, cards_of_mark
from ..state.view import proposal, seats_in
from .pieces import PiecesReader

KEYS = (
    "game", "options", "phase", "asked", "hands", "packs", "stacks", "removed", "blue", "red", "gone", "leaving",
    "draw_seat", "skips", "lock", "fresh", "reshuffles", "launcher", "lays", "proposal", "consents", "withdrawals",
    "round_winner", "winners", "table", "draw_no", "turn", "proposals", "seq", "pivot", "asking", "trail",
)  # fmt: skip
MARKS = {LAID: "laid", RECEIVED: "received", LAID_LOWEST: "opened"}
WORDS = {DREW: "drew", BARE: "bare"}
MOST = 10**12  # that a counter may count to


def dump(j: Jeton) -> dict[str, object]:
    """Return the whole position. `load` of it gives the same state."""
    return {
        "game": "jeton",
        "options": j.rules.as_options(),
        "phase": phase(j),
        "hands": [show(hand) for hand in j.hands],
        "packs": [show(pack) for pack in j.packs],
        "stacks": [show(stack) for stack in j.stacks],
        "removed": show(j.removed),
        "blue": j.blue.copy(),
        "red": j.red,
        "gone": j.gone.copy(),
        "leaving": list(seats_in(j.leaving)),
        "draw_seat": j.draw_seat,
        "skips": j.skips,
        "lock": int(j.lock),
        "fresh": int(j.fresh),
        "reshuffles": j.reshuffles,
        "launcher": j.launcher,
        "lays": [f"{lay >> SEAT} {owner_of(lay)} {show(cards_in(lay))}" for lay in j.lays],
        "proposal": "" if j.proposer == NONE else str(proposal(j.proposer)),
        "consents": list(seats_in(j.consents)),
        "withdrawals": j.withdrawals.copy(),
        "round_winner": j.round_winner,
        "winners": j.winners(),
        "table": j.table,
        "draw_no": j.draw_no,
        "turn": j.turn,
        "proposals": j.proposals,
        "seq": j.seq,
        "pivot": j.pivot,
        "asking": j.asking,
        "trail": [[write_mark(mark) for mark in marks] for marks in j.trail],
    }


def phase(j: Jeton) -> str:
    """The phase; before and inside the draw, the question to NATURE that is open: who is first, which card."""
    if len(j.open) == 1 and j.open[0].seat == NATURE:
        return "first" if j.open[0].about == "first" else "card"
    return PHASES[j.phase]


def write_mark(mark: int) -> str:
    if mark in WORDS:
        return WORDS[mark]
    cards = cards_of_mark(mark)
    return f"{MARKS[mark - cards]} {show(cards)}"


def seats_of(form: Form) -> int:
    """2.2 As many players as hands."""
    if not form.has("hands"):
        raise form.refusal("jeton-no-hands", "hands", {}, "2.2")
    return len(form.words("hands"))


def load(rules: Rules, form: Form) -> Jeton:
    """Return the state that a position describes. Raise Illegal with the place that is wrong."""
    return PositionReader(form, Jeton(rules, seats_of(form))).read()


class PositionReader(PiecesReader):
    """Reads the rest: tokens, draw, auction, agreement, counters, the end, the past."""

    def read(self) -> Jeton:
        self.players()
        self.cards()
        self.tokens()
        self.draw()
        self.auction()
        self.agreement()
        self.counters()
        self.ending()
        self.turn_form()
        self.past()
        if self.j.phase != OVER:
            for step in self.steps():
                self.j.push(step)
            self.j.run_steps()
        return self.j

    # -- pieces --------------------------------------------------------------------------------------------------

    def tokens(self) -> None:
        """8.1 While the game runs nobody has enough blue tokens to win; 8.3 at its end one at most."""
        j = self.j
        j.blue = self.form.wholes("blue", [0] * j.seats, 0, j.rules.target - 1 + j.seats)
        enough = [seat for seat in range(j.seats) if j.blue[seat] >= j.rules.target]
        if len(enough) > (j.phase == OVER):
            raise self.wrong("tokens", f"blue[{enough[-1]}]", "8.1", {"target": j.rules.target})

    def draw(self) -> None:
        """3.1.2 Whose turn it is, 3.2.1 who skipped, 4.4 whether the shout is locked."""
        j, form = self.j, self.form
        before = self.asked == "first"
        j.draw_seat = form.whole("draw_seat", j.red, j.red if before else 0, j.red if before else j.seats - 1)
        if not before:
            self.check_active("draw_seat", j.draw_seat)
        drawing = j.phase in (DRAW, OVER)
        j.lock = bool(form.whole("lock", int(before), int(before), int(drawing)))
        j.fresh = bool(form.whole("fresh", int(before), int(before), int(drawing)))
        if before and (any(j.hands) or any(j.blue) or j.gone):
            raise self.wrong("not-begun", "phase", "2.4")
        if j.lock and not before and size(j.hands[j.red]) >= LOCK:
            raise self.wrong("lock", "lock", "4.4")
        j.skips = form.whole("skips", 0, 0, self.full_hands() if drawing else 0)
        if self.asked == "card" and (j.at_six(j.draw_seat) or not j.packs[j.draw_seat]):
            raise self.wrong("no-draw", "draw_seat", "3.2.1")

    def full_hands(self) -> int:
        """3.2.1 How many players in a row may have skipped; 3.4.1 by turns a whole lap of them leads on at once."""
        j = self.j
        players = [seat % j.seats for seat in range(j.draw_seat - 1, j.draw_seat - 1 - j.seats, -1)]
        full = [j.at_six(seat) for seat in players if j.is_active(seat)]
        row = full.index(False) if False in full else len(full)
        return min(row, len(full) - (not j.rules.live and j.phase == DRAW))

    def auction(self) -> None:
        """4.7 The launcher is the red holder; 5.1.1 he has opened, or is able to (4.8); 7.1 who leads has won."""
        j, form = self.j, self.form
        running = j.phase in (OPEN, AUCTION, SHARING)
        j.launcher = form.whole("launcher", j.red if running else NONE, NONE, j.seats - 1)
        if (j.launcher != j.red and (running or j.launcher != NONE)) or (j.phase == DRAW and j.launcher != NONE):
            raise self.wrong("launcher", "launcher", "4.7")
        opened = j.phase in (AUCTION, SHARING)
        if j.phase != OVER and not self.is_table_possible(opened):
            raise self.wrong("stacks", "stacks", "5.1.1")
        if size(total_of(j.stacks)) > HAND * j.seats:
            raise self.wrong("stacks", "stacks", "5.4.3")
        if j.phase == OPEN and not has_value(j.hands[j.launcher]):
            raise self.wrong("cannot-open", f"hands[{j.launcher}]", "4.8")
        leader = j.leader()
        j.round_winner = form.whole("round_winner", leader if j.phase == SHARING else NONE, NONE, j.seats - 1)
        sharing = j.phase == SHARING or (j.phase == OVER and j.round_winner != NONE)
        if (sharing and leader == NONE) or j.round_winner != (leader if sharing else NONE):
            raise self.wrong("round-winner", "round_winner", "7.1")
        self.lays()

    def is_table_possible(self, opened: bool) -> bool:
        """5.1.1 After the opening the launcher has a stack, 4.8 or shouted without a 2, 3 or 4 and can have none; 7.1 a
        round that was won has stacks."""
        j = self.j
        if not opened:
            return j.top == 0
        bare = not j.rules.value_to_shout and not has_value(j.hands[j.launcher])
        return j.stacks[j.launcher] > 0 or (bare and (j.phase == AUCTION or j.top > 0))

    def lays(self) -> None:
        """Read which seat laid which cards on whose stack."""
        j = self.j
        laid = [[0] * 4 for _ in range(j.seats)]
        for i, text in enumerate(self.form.words("lays")):
            seat, owner, cards = self.lay(f"lays[{i}]", text)
            begins = 0 if any(laid[owner]) else BID
            j.lays.append(seat << SEAT | begins | owner << OWNER | lay_counts(cards))
            for kind in range(4):
                laid[owner][kind] += count(cards, kind)
                if laid[owner][kind] > count(j.stacks[owner], kind):
                    raise self.wrong("lay", f"lays[{i}]", "9.1", {"text": text})

    def lay(self, where: str, text: str) -> tuple[int, int, int]:
        """Who laid what on whose stack."""
        match text.split():
            case [seat, owner, cards] if self.is_seat(seat) and self.is_seat(owner) and read_cards(cards) > 0:
                if size(read_cards(cards)) <= HAND:
                    return int(seat), int(owner), read_cards(cards)
        raise self.wrong("lay", where, "9.1", {"text": text})

    def is_seat(self, text: str) -> bool:
        return text in [str(seat) for seat in range(self.j.seats)]

    def agreement(self) -> None:
        """6.1 A proposal stands only in the auction, by the leader or on a tie; 6.3 not all have agreed to it yet."""
        j, form = self.j, self.form
        known = ("", "server", *(str(seat) for seat in range(j.seats)))
        word = form.word("proposal", "", known)
        j.proposer = NONE if not word else SERVER if word == "server" else int(word)
        by_player = j.proposer >= 0
        for i, seat in enumerate(self.seat_list("consents", [j.proposer] if by_player else [])):
            self.check_active(f"consents[{i}]", seat)
            j.consents |= 1 << seat
        allowed = j.phase in (AUCTION, OVER) and j.rules.live
        if (j.proposer != NONE and not allowed) or (by_player and j.leader() not in (j.proposer, NONE)):
            raise self.wrong("proposer", "proposal", "6.1")
        most = (j.rules.withdraw_limit or MOST) if j.rules.live else 0
        j.withdrawals = form.wholes("withdrawals", [0] * j.seats, 0, most)
        agreed = by_player and (j.consents & j.active) >> j.proposer & 1 != 0
        withdrew = by_player and not j.rules.withdraw_all and j.withdrawals[j.proposer] > 0
        if (by_player and not agreed and not withdrew) or (j.consents and j.proposer == NONE):
            raise self.wrong("consents", "consents", "6.3")
        if j.proposer != NONE and not j.active & ~j.consents:
            raise self.wrong("consents", "consents", "6.3")

    def counters(self) -> None:
        """10.13 What messages are meant for."""
        j, form = self.j, self.form
        before = self.asked == "first"
        j.reshuffles = form.whole("reshuffles", 0, 0, MOST)
        least = 0 if before else 1 + j.reshuffles
        j.draw_no = form.whole("draw_no", least, least, 0 if before else MOST)
        least = max(len(j.lays), len(j.bidders()))
        j.table = form.whole("table", least, least, MOST)
        j.turn = form.whole("turn", 0, 0, MOST)
        least = int(j.proposer != NONE)
        j.proposals = form.whole("proposals", least, least, MOST)
        j.seq = form.whole("seq", 0, 0, MOST)

    def ending(self) -> None:
        """8.1 A game that is over has its winner: who has enough tokens, 3.3.5 or anyone still in; 10.11 or nobody."""
        j = self.j
        enough = [seat for seat in range(j.seats) if j.blue[seat] >= j.rules.target]
        for i, seat in enumerate(self.seat_list("winners", enough)):
            self.check_active(f"winners[{i}]", seat)
            j.won |= 1 << seat
        if (j.won and j.phase != OVER) or (enough and j.winners() != enough):
            raise self.wrong("winners", "winners", "8.1")

    def turn_form(self) -> None:
        """10.5, 10.6 Who acted last, and who is asked: only by turns, and only in the draw and in the auction."""
        j, form = self.j, self.form
        bidding = j.phase == AUCTION
        asking = not j.rules.live and (bidding or (j.phase == DRAW and self.asked != "first"))
        if not asking:
            j.pivot, j.asking = (form.whole(key, NONE, NONE, NONE) for key in ("pivot", "asking"))
            return
        last = j.lays[-1] >> SEAT if j.lays else j.launcher
        known = bidding and (bool(j.lays) or not j.top)  # 10.6 then who laid last is known, 4.8 or the launcher counts
        least, most = (last, last) if known else (0, j.seats - 1)
        j.pivot = form.whole("pivot", last if bidding else j.red, least, most)
        if bidding:
            self.check_active("pivot", j.pivot)
        usual = j.next(j.pivot) if bidding else NONE if self.asked == "card" else next_shouter(j, j.pivot)
        j.asking = form.whole("asking", usual, NONE, j.seats - 1)
        able = j.asking != NONE and (j.is_active(j.asking) if bidding else j.is_asked_to_shout(j.asking))
        if j.asking != usual and not (able and self.asked != "card"):
            raise self.wrong("asking", "asking", "10.6" if bidding else "10.5")

    def past(self) -> None:
        """P25 What was seen of each hand; when it is not given, it was drawn from what its player owns now."""
        j, form = self.j, self.form
        if not form.has("trail"):
            j.trail = [[DREW] * size(hand) for hand in j.hands]
            return
        texts = form.word_lists("trail", j.seats)
        for seat in range(j.seats):
            j.trail[seat] = [self.mark(f"trail[{seat}][{i}]", text) for i, text in enumerate(texts[seat])]
            if not past_allows(j, seat):
                raise self.wrong("trail-disagrees", f"trail[{seat}]", "9.1")

    def mark(self, where: str, text: str) -> int:
        match text.split():
            case [word] if word in WORDS.values():
                return next(mark for mark, name in WORDS.items() if name == word)
            case [word, cards] if word in MARKS.values() and read_cards(cards) > 0:
                return next(kind for kind, name in MARKS.items() if name == word) + read_cards(cards)
        raise self.wrong("trail-mark", where, "9.1", {"text": text})

    def steps(self) -> list[JetonStep]:
        """Return the unfinished steps of an open question, the last one on the rung that asks."""
        if self.asked == "first":
            return [Rounds(Rounds.MUST_CHOOSE_FIRST)]
        # fmt: off
        match self.j.phase:
            case 0: return [Rounds(Rounds.AUCTION), Draw(Draw.MUST_TAKE if self.asked == "card" else Draw.MAY_SHOUT)]
            case 1: return [Rounds(Rounds.RESULT), Auction(Auction.MUST_OPEN)]
            case 2: return [Rounds(Rounds.RESULT), Auction(Auction.MAY_LAY)]
        # fmt: on
        return [Rounds(Rounds.RESUME), Result(Result.MUST_SHARE)]
