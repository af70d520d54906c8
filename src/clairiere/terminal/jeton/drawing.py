"""Jeton Rouge drawn at a terminal: the seats with their tokens and stacks, the hand, what may be laid."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from ...answers.lays import LETTERS
from ...core.ask import SPECTATOR
from ...core.event import Event
from ...core.state import State, View
from ...games.jeton.cards import KINDS, ONE, VALUES, count, spell, total_of
from ...games.jeton.choices import cards_in, is_lay
from ...games.jeton.game import jeton
from ...games.jeton.rules import AUCTION, DRAW, OPEN, OVER, PHASES, SHARING
from ...games.jeton.state.view import JetonView
from ..style import DOT, LIT, NARROW, PAPER, QUIET, SHADE, STRONG, Prose, cut, joined, side_by_side
from .card_words import short_name, sum_of
from .rounds import ranking, round_table, rounds_in
from .speech import JetonSpeech

RED = "bold #c8503f"
BLUE = "bold #4f8fc0"
MOST_PIPS = 8  # blue tokens that are drawn one by one
LONGEST_NAME = 24


class JetonDrawing(JetonSpeech):
    pauses = frozenset({"won round", "tied", "received", "won", "drawn", "stopped"})

    # -- the table --------------------------------------------------------------------------------------------

    def board(self, view: View, news: RenderableType | None, width: int) -> RenderableType:
        view = jeton_view(view)
        if view.red < 0:
            return Prose(self.word("before"), self.language)
        blank: list[RenderableType] = [] if self.tight else [Text("")]
        air = blank if self.airy(width) else []
        parts: list[RenderableType] = [self.heading(view, width), *air, *self.seats(view, width)]
        if news is not None:
            parts += [*(air if width < NARROW else blank), news]
        if view.hand:
            parts += [*air, *self.own_hand(view, width), *air]
        elif view.seat in view.active and not view.over:
            parts += [*air, Text(self.word("no-cards"), QUIET)]
        return Group(*parts)

    def heading(self, view: JetonView, width: int) -> RenderableType:
        """Where the game stands, in one line."""
        bits = [self.word("round", number=view.draw_no - view.reshuffles)]
        bits.append(self.word("phase", phase=PHASES[view.phase]))
        if view.phase == AUCTION:
            bits.append(self.word("top", top=view.top))
        elif view.phase == DRAW and view.lock:
            bits.append(self.word("locked"))
        bits.append(self.word("target", target=view.rules.target))
        return self.title_line(bits, width)

    def seats(self, view: JetonView, width: int) -> list[RenderableType]:
        """9.1 Everybody with hand, pack, blue tokens and stack. ◉ has the red token."""
        wide = width >= NARROW
        heads = [self.word("head", of=of, wide="yes" if wide else "no") for of in ("hand", "pack", "blue")]
        longest = min(LONGEST_NAME, width - 32)
        names = [short_name(self.who(seat, view.seat), longest) for seat in range(view.seats)]
        room = min(longest, max([cell_len(name) for name in [*names, self.say("ui-player")]]))
        sizes = [len(heads[0]), len(heads[1]), max(len(heads[2]), self.blue(view, 0, wide).cell_len)]
        lines: list[RenderableType] = []
        head = f"    {padded(self.say('ui-player'), room)} {heads[0]} {heads[1]}  {heads[2]}"
        lines.append(Text(head, QUIET))
        left = width - (4 + room + 1 + sizes[0] + 1 + sizes[1] + 2 + sizes[2]) - 2
        for seat, name in enumerate(names):
            lines += self.seat_lines(view, seat, padded(cut(name, room), room), sizes, left)
        return lines

    def seat_lines(self, view: JetonView, seat: int, name: str, sizes: list[int], left: int) -> list[RenderableType]:
        """One player in a line, or in two if the stack is long and the screen narrow."""
        gone = seat not in view.active
        mark = Text("★" if seat in view.winners else "◉" if seat == view.red and not gone else " ", RED)
        hand, pack = ("–", "–") if gone else (str(view.hand_sizes[seat]), str(view.pack_sizes[seat]))
        ink = QUIET if gone else STRONG if seat == view.seat or seat in view.winners else ""
        blue = self.blue(view, seat, sizes[2] >= view.rules.target)
        blue.pad_right(sizes[2] - blue.cell_len)
        who = Text(f" {LETTERS[seat]} {name} {hand:>{sizes[0]}} {pack:>{sizes[1]}}  ", ink)
        note = self.seat_note(view, seat, left)
        line = joined([mark, who, blue, "  "])
        if note.cell_len <= left:
            line = joined([line, note])
            line.rstrip()
            return [line]
        line.rstrip()
        return [line, Prose(self.seat_note(view, seat, 999), self.language, hang=2, indent=4)]

    def seat_note(self, view: JetonView, seat: int, room: int) -> Text:
        """1.7 The stack, and whether it leads or shares the lead; else what the table waits for."""
        if view.stacks[seat]:
            leads = view.totals[seat] == view.top
            notes = [self.word("lead", how="leads" if seat == view.leader else "tied")] * leads
            notes += [self.word("launched")] * (seat == view.launcher)
            stack = Text(("▲ " if leads else "  ") + sum_of(view.stacks[seat], room - 2))
            told = joined([stack, "  ", Text(", ".join(notes), QUIET)]) if notes else stack
            return told if told.cell_len <= room else stack
        if seat not in view.active:
            return Text(self.word("seat-note", how="out"))
        doing = {DRAW: view.draw_seat, OPEN: view.launcher, SHARING: view.round_winner}.get(view.phase)
        you = "yes" if seat == view.seat else "no"
        return Text(self.word("seat-note", how=PHASES[view.phase], you=you) if seat == doing else "")

    def blue(self, view: JetonView, seat: int, drawn: bool) -> Text:
        """8.1 The blue tokens, and how many it takes."""
        held, target = view.blue[seat], view.rules.target
        if drawn and target <= MOST_PIPS:
            return Text("●" * min(held, target) + "○" * (target - held), BLUE)
        return Text(f"{held}/{target}", BLUE)

    def own_hand(self, view: JetonView, width: int) -> list[RenderableType]:
        """The cards, and the highest bid that each value could make."""
        plus = count(view.hand, 0)
        best = [count(view.hand, kind) * ONE[kind] + plus for kind in VALUES if count(view.hand, kind)]
        made = self.word("makes", bids=DOT.join([sum_of(cards) for cards in best])) if best else self.word("no-value")
        title = Text(self.word("your-hand"), STRONG)
        if not self.draws_cards(view, width):
            title = joined([title, "  ", Text(spell(view.hand), STRONG)])
        return [Prose(joined([title, "  ", Text(made)]), self.language, hang=2), *self.cards(view, width)]

    def draws_cards(self, view: JetonView, width: int) -> bool:
        """Whether there is room for cards beside the first screen's greeting."""
        return self.height >= (18 if width >= NARROW else 28) + view.seats

    def cards(self, view: JetonView, width: int) -> list[Text]:
        """A small card each; those that can be laid now have a lit edge."""
        if not self.draws_cards(view, width):
            return []
        lays = [total_of([cards_in(choice)]) for ask in view.asks for choice in ask.options if is_lay(choice)]
        blocks = []
        for kind in (1, 2, 3, 0):
            edge = PAPER if not lays else LIT if any([count(cards, kind) for cards in lays]) else SHADE
            blocks += [face(KINDS[kind], edge)] * count(view.hand, kind)
        return side_by_side(blocks, 0)

    def open_board(self, state: State, width: int) -> RenderableType:
        """All hands open."""
        parts = [self.board(state.view(SPECTATOR), None, width)]
        for seat, hand in enumerate(jeton(state).hands):
            if hand:
                told = [Text(self.word("hand-of", seat=self.names[seat]), STRONG), Text(spell(hand))]
                parts.append(Prose(joined(told, "  "), self.language, hang=2))
        return Group(*parts)

    # -- the ends ---------------------------------------------------------------------------------------------

    def summary(self, state: State, events: Sequence[Event], reader: int, width: int) -> RenderableType | None:
        """The rounds that ended, the last one in a table; then, at the end of the game, the places."""
        j = jeton(state)
        among = {id(event) for event in events}
        ended = [round for round in rounds_in(state.log or []) if id(round.last) in among and round.over]
        parts = [Prose(round.summary(self, reader), self.language, hang=2) for round in ended[:-1]]
        tables = [round_table(self, round, reader, width) for round in ended[-1:]]
        if j.phase != OVER:
            return Group(*parts, *tables) if ended else None
        after = events[
            1 + max([i for i, event in enumerate(events) if ended and event is ended[-1].last], default=-1) :
        ]
        rest = [event.seen_by(reader) for event in after if event.verb not in ("won", "drawn", "stopped")]
        news = [self.news(state, rest, reader, width)] if rest and ended else []
        return Group(*parts, *tables, *news, self.final(state, reader))

    def final(self, state: State, reader: int) -> RenderableType:
        """3.3.2 The places."""
        return ranking(self, jeton_view(state.view(SPECTATOR)), reader)

    # -- the aid ------------------------------------------------------------------------------------------------

    def aid(self, view: View) -> RenderableType:
        """The whole game on a card, and how it is typed."""
        rules, *_ = self.game.reference(self.game.agree(self.options), "")
        told = [(self.say(entry.name, **entry.facts), self.say(entry.does, **entry.facts)) for entry in rules.entries]
        told.append((self.word("aid-typing-title"), self.word("aid-typing")))
        lines = [joined([Text(label, STRONG), "  ", text]) for label, text in told]
        return Group(*[Prose(line, self.language, hang=2) for line in lines])


def jeton_view(view: View) -> JetonView:
    assert isinstance(view, JetonView)
    return view


def face(sign: str, edge: str) -> list[Text]:
    """A card of three lines."""
    middle = "│+1 │" if sign == "p" else f"│ {sign} │"
    return [Text("╭───╮", edge), Text(middle, edge), Text("╰───╯", edge)]


def padded(text: str, width: int) -> str:
    return text + " " * (width - cell_len(text))
