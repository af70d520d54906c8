"""Jeton Rouge at a terminal, in words: what is asked, what may be answered, what people type for it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ...core.ask import NATURE, Ask
from ...core.event import Event
from ...core.illegal import Illegal
from ...core.state import State
from ...games.jeton.cards import ONE, card_at, points, spelled, total_of
from ...games.jeton.choices import PASS_ON, SHARE, SHOUT, cards_in, is_bid, is_lay, owner_of
from ...games.jeton.game import jeton
from ...games.jeton.shares import share_at
from ...games.jeton.state.state import Jeton
from ..drawing import Drawing
from ..style import DOT, NARROW, NO_BREAK, STRONG, Prose, folded, joined
from . import card_words as words
from .card_words import LETTERS, Players, short_name, sum_of
from .rounds import passed_over, told_in_short

MOST_LAYS = 8  # that are listed for one stack
MOST_LINES = 3  # of answers on a screen that is not airy


class JetonSpeech(Drawing):
    """Questions, answers and news."""

    # -- words ------------------------------------------------------------------------------------------------

    def title(self) -> str:
        return str(self.options.get("title") or "") or super().title()

    def shout(self) -> str:
        """4.1 The word that is shouted here."""
        return str(self.options.get("shout") or "") or self.say("jeton-shout")

    def about(self) -> str:
        return self.word("about", shout=self.shout())

    def news(self, state: State, events: Sequence[Event], reader: int, width: int) -> RenderableType:
        """Many draws, and the passes that end a round, are one sentence."""
        told = told_in_short(self, state, events, reader)
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

    def typed(self, state: State, ask: Ask, text: str) -> str:
        """What people say: a word, cards for themselves, a player and cards, or the notation."""
        j, line = jeton(state), folded(text)
        notation = self.typed_word(j, ask, line)
        if not notation and re.fullmatch(words.NOTATION, line):
            notation = line
        if not notation:
            players = Players(self.names, ask.seat)
            to_say = words.share_typed if ask.about == "share" else words.lay_typed
            notation = to_say(j, ask.seat, line, players)
        if not notation:
            raise Illegal("ui-no-answer", {"text": text, "example": self.example(state, ask)})
        return notation

    def typed_word(self, j: Jeton, ask: Ask, line: str) -> str:
        """The shout, in the word of this table or in another; a pass; who is to draw lets it come to that."""
        if words.said_like(line, self.shout()) or line.rstrip(" !") in words.SHOUT:
            return "shout"
        if line in words.PASS or (line == "p" and PASS_ON in ask.options):
            return "pass"
        if line in words.DRAW:
            return "pass" if SHOUT in ask.options and j.draw_seat == ask.seat else "draw"
        return ""

    def example(self, state: State, ask: Ask) -> str:
        if ask.about == "share":
            return self.word("keep-all")
        return self.written(state, ask, ask.options[-1])

    def written(self, state: State, ask: Ask, choice: int) -> str:
        """A choice as one may type it."""
        j = jeton(state)
        if ask.seat == NATURE:
            return self.drawn(j, ask, choice)
        if is_lay(choice):
            cards = spelled(cards_in(choice))
            own = is_bid(choice) or owner_of(choice) == ask.seat
            return cards if own else f"{self.names[owner_of(choice)]}{NO_BREAK}{cards}"
        if choice >= SHARE:
            return self.written_share(j, choice)
        return self.word("answer", answer=state.write(ask, choice), shout=self.shout())

    def drawn(self, j: Jeton, ask: Ask, choice: int) -> str:
        """What NATURE answers: who is first, or a card, of which it does not matter which of its kind it is."""
        return self.names[choice] if ask.about == "first" else spelled(ONE[card_at(j.packs[j.draw_seat], choice)])

    def written_share(self, j: Jeton, choice: int) -> str:
        bidders = j.bidders()
        given = share_at(total_of(j.stacks), len(bidders), j.rules.min_per_bidder, choice - SHARE)
        if not any([cards for seat, cards in zip(bidders, given, strict=True) if seat != j.round_winner]):
            return self.word("keep-all")
        parts = zip(bidders, given, strict=True)
        return ", ".join([f"{self.names[seat]} {spelled(cards)}" for seat, cards in parts if cards])

    def prompt(self, state: State, ask: Ask, width: int, named: bool = False) -> RenderableType:
        """The question, then a line for each stack that cards may go on."""
        asked = Prose(self.asked(state, ask, named), self.language, hang=4)
        answers = self.answers(jeton(state), ask)
        indent = 4 if width >= NARROW else 1
        if len(answers) > MOST_LINES and not self.airy(width):
            return Group(asked, Prose(joined(answers, "  "), self.language, indent=indent))
        return Group(asked, *[Prose(line, self.language, hang=2, indent=indent) for line in answers])

    def choices(self, state: State, ask: Ask) -> str:
        return "  ".join([line.plain for line in self.answers(jeton(state), ask)])

    def answers(self, j: Jeton, ask: Ask) -> list[Text]:
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
            example = f"{LETTERS[owner]}{NO_BREAK}{spelled(lays[owner][0])}" if others else "none"
            lines.append(Text(self.word("how-bid", example=example, letter=LETTERS[owner])))
        return lines

    def lay_line(self, j: Jeton, ask: Ask, owner: int, lays: list[int]) -> Text:
        """All that may go on one stack, with what it is worth then."""
        whose = "open" if ask.about == "open" else "other" if owner != ask.seat else "own" if j.stacks[owner] else "bid"
        head = self.word("lays", whose=whose, owner=short_name(self.names[owner], 0), letter=LETTERS[owner])
        some = sorted(lays, key=points)[:MOST_LAYS]
        bits = [Text(sum_of(cards)) for cards in some]
        if j.stacks[owner]:
            bits = [Text(f"{spelled(cards)} → {j.totals[owner] + points(cards)}") for cards in some]
        for bit, cards in zip(bits, some, strict=True):
            bit.stylize(STRONG, 0, len(spelled(cards)))
        more = ["…"] if len(lays) > len(some) else []
        return joined([Text(head.replace(" ", NO_BREAK) + NO_BREAK), joined([*bits, *more], DOT)])

    def share_answers(self, j: Jeton, ask: Ask) -> list[Text]:
        cards, bidders = total_of(j.stacks), j.bidders()
        if len(ask.options) == 1:
            return [Text(self.say("ui-only-answer", answer=self.written(j, ask, ask.options[0])))]
        who = [self.word("you") if seat == ask.seat else f"{self.names[seat]} ({LETTERS[seat]})" for seat in bidders]
        other = next(seat for seat in bidders if seat != ask.seat)
        example = f"{LETTERS[other]}{NO_BREAK}{spelled(j.stacks[other])}"
        table = joined([self.word("on-table"), " ", Text(spelled(cards), STRONG), " ", self.word("between", who=who)])
        least = self.word("least") if j.rules.min_per_bidder else ""
        return [table, Text(self.word("how-share", example=example)), *[Text(least)] * bool(least)]

    # -- who is asked -----------------------------------------------------------------------------------------

    def passed_over(self, before: State, state: State) -> list[int]:
        """10.5 Nothing may tell that somebody was not asked for lack of a 2, 3 or 4."""
        return passed_over(jeton(before), jeton(state))

    def why_passed_over(self) -> str:
        return self.word("cannot-shout", shout=self.shout())
