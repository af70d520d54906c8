"""Jeton Rouge at a terminal, in words: what is asked, what may be answered, what people type for it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ...answers.jeton import JetonAnswers
from ...answers.lays import LETTERS
from ...core.ask import Ask
from ...core.event import Event
from ...core.illegal import Illegal
from ...core.state import State
from ...games.jeton.cards import ONE, VALUES, count, points, spell, total_of
from ...games.jeton.choices import PASS_ON, cards_in, is_bid, is_lay, owner_of
from ...games.jeton.game import jeton
from ...games.jeton.state.state import Jeton
from ..drawing import Drawing, StandingPass
from ..style import DOT, NARROW, NO_BREAK, STRONG, Prose, joined
from .card_words import short_name, sum_of
from .rounds import passed_over, summarize_events

MOST_LAYS = 8  # that are listed for one stack
MOST_LINES = 3  # of answers on a screen that is not airy


class RoundPass:
    """10.5 A pass for the rest of the draws, or 10.6 of the auction, of a round; until the hand makes such a bid."""

    choice = PASS_ON

    def __init__(self, j: Jeton, ask: Ask, until: int) -> None:
        self.round = round_of(j)
        self.about = ask.about
        self.until = until

    def holds(self, state: State, ask: Ask) -> bool:
        j = jeton(state)
        strong = self.until and highest_bid(j.hands[ask.seat]) >= self.until
        same = ask.about == self.about and round_of(j) == self.round
        return same and PASS_ON in ask.options and not strong


def round_of(j: Jeton) -> int:
    return j.draw_no - j.reshuffles


def highest_bid(hand: int) -> int:
    """5.1 What the cards of one value come to, with the +1 cards; 0 without a value."""
    plus = count(hand, 0)
    return max([points(count(hand, kind) * ONE[kind] + plus) for kind in VALUES if count(hand, kind)], default=0)


class JetonSpeech(Drawing):
    """Questions, answers and news."""

    # -- words ------------------------------------------------------------------------------------------------

    def title(self) -> str:
        return str(self.options.get("title") or "") or super().title()

    def shout(self) -> str:
        """4.1 The word that is shouted here."""
        assert isinstance(self.answers, JetonAnswers)
        return self.answers.shout()

    def about(self) -> str:
        return self.word("about", shout=self.shout())

    def news(self, state: State, events: Sequence[Event], reader: int, width: int) -> RenderableType:
        """Many draws, and the passes that end a round, are one sentence."""
        told = summarize_events(self, state, events, reader)
        if self.tight or width < NARROW:
            return Prose(joined(told, " "), self.language)
        return Group(*[Prose(line, self.language, hang=2) for line in told])

    def refusal(self, refused: Illegal) -> str:
        facts = refused.facts
        bidders = facts.get("bidders")
        if isinstance(bidders, list):
            facts["bidders"] = [self.names[seat] for seat in bidders]
        return super().refusal(refused)

    # -- answers ----------------------------------------------------------------------------------------------

    def usual(self, ask: Ask) -> int | None:
        """10.5, 10.6 Enter passes."""
        return PASS_ON if PASS_ON in ask.options else super().usual(ask)

    def standing_pass(self, state: State, ask: Ask, until: int) -> StandingPass | None:
        """10.5, 10.6 Every draw asks everybody, and every lay."""
        return RoundPass(jeton(state), ask, until) if PASS_ON in ask.options else None

    def prompt(self, state: State, ask: Ask, width: int, named: bool = False) -> RenderableType:
        """The question, then a line for each stack that cards may go on."""
        asked = Prose(self.asked(state, ask, named), self.language, hang=4)
        answers = self.lines(jeton(state), ask)
        indent = 4 if width >= NARROW else 1
        if len(answers) > MOST_LINES and not self.airy(width):
            return Group(asked, Prose(joined(answers, "  "), self.language, indent=indent))
        return Group(asked, *[Prose(line, self.language, hang=2, indent=indent) for line in answers])

    def choices(self, state: State, ask: Ask) -> str:
        return "  ".join([line.plain for line in self.lines(jeton(state), ask)])

    def lines(self, j: Jeton, ask: Ask) -> list[Text]:
        """What may be answered, in a line for each thing there is to say about it."""
        if ask.about == "share":
            return self.share_answers(j, ask)
        if ask.about == "draw":
            return [Text(self.word("how-draw", shout=self.shout()))]
        if len(ask.options) == 1:
            return [Text(self.say("ui-only-answer", answer=self.written(j, ask, ask.options[0])))]
        lays: dict[int, list[int]] = {}
        for choice in ask.options:
            if is_lay(choice):
                lays.setdefault(ask.seat if is_bid(choice) else owner_of(choice), []).append(cards_in(choice))
        lines = [self.lay_line(j, ask, owner, lays[owner]) for owner in sorted(lays, key=lambda seat: seat != ask.seat)]
        others = [(points(cards[0]), owner) for owner, cards in lays.items() if owner != ask.seat]
        if PASS_ON in ask.options:
            owner = max(others)[1] if others else -1
            example = f"{LETTERS[owner]}{NO_BREAK}{spell(lays[owner][0])}" if others else "none"
            lines.append(Text(self.word("how-bid", example=example, letter=LETTERS[owner])))
        return lines

    def lay_line(self, j: Jeton, ask: Ask, owner: int, lays: list[int]) -> Text:
        """All that may go on one stack, with what it is worth then."""
        whose = "open" if ask.about == "open" else "other" if owner != ask.seat else "own" if j.stacks[owner] else "bid"
        head = self.word("lays", whose=whose, owner=short_name(self.names[owner], 0), letter=LETTERS[owner])
        some = sorted(lays, key=points)[:MOST_LAYS]
        bits = [Text(sum_of(cards)) for cards in some]
        if j.stacks[owner]:
            bits = [Text(f"{spell(cards)} → {j.totals[owner] + points(cards)}") for cards in some]
        for bit, cards in zip(bits, some, strict=True):
            bit.stylize(STRONG, 0, len(spell(cards)))
        more = ["…"] if len(lays) > len(some) else []
        return joined([Text(head.replace(" ", NO_BREAK) + NO_BREAK), joined([*bits, *more], DOT)])

    def share_answers(self, j: Jeton, ask: Ask) -> list[Text]:
        cards, bidders = total_of(j.stacks), j.bidders()
        if len(ask.options) == 1:
            return [Text(self.say("ui-only-answer", answer=self.written(j, ask, ask.options[0])))]
        who = [self.word("you") if seat == ask.seat else f"{self.names[seat]} ({LETTERS[seat]})" for seat in bidders]
        other = next(seat for seat in bidders if seat != ask.seat)
        example = f"{LETTERS[other]}{NO_BREAK}{spell(j.stacks[other])}"
        table = joined([self.word("on-table"), " ", Text(spell(cards), STRONG), " ", self.word("between", who=who)])
        least = self.word("least") if j.rules.min_per_bidder else ""
        return [table, Text(self.word("how-share", example=example)), *[Text(least)] * bool(least)]

    # -- who is asked -----------------------------------------------------------------------------------------

    def passed_over(self, before: State, state: State) -> list[int]:
        """10.5 Nothing may tell that somebody was not asked for lack of a 2, 3 or 4."""
        return passed_over(jeton(before), jeton(state))

    def why_passed_over(self) -> str:
        return self.word("cannot-shout", shout=self.shout())
