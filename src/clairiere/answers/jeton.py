"""Answers of Jeton Rouge: a word, cards for the own stack, or a player and cards."""

from __future__ import annotations

import re

from ..core.ask import NATURE, Ask
from ..core.illegal import Illegal
from ..core.state import State
from ..games.jeton.cards import ONE, card_at, points, spell, total_of
from ..games.jeton.choices import DRAW, PASS_ON, SHARE, SHOUT, cards_in, is_bid, is_lay, owner_of
from ..games.jeton.game import jeton
from ..games.jeton.shares import share_at, share_index
from ..games.jeton.state.state import Jeton
from . import lays
from .answers import Answers, fold

NO_BREAK = "\u00a0"


class JetonAnswers(Answers):
    def shout(self) -> str:
        """4.1 Return the word that is shouted at this table."""
        return str(self.options.get("shout") or "") or self.say("jeton-shout")

    # -- writing ------------------------------------------------------------------------------------------------

    def format_choice(self, state: State, ask: Ask, choice: int) -> str:
        j = jeton(state)
        if ask.seat == NATURE:
            return self.format_chance(j, ask, choice)
        if is_lay(choice):
            cards = spell(cards_in(choice))
            own = is_bid(choice) or owner_of(choice) == ask.seat
            return cards if own else f"{self.player_name(owner_of(choice))}{NO_BREAK}{cards}"
        if choice >= SHARE:
            return self.format_share(j, choice)
        return self.say("jeton-ui-answer", answer=state.write(ask, choice), shout=self.shout())

    def player_name(self, seat: int) -> str:
        """Return a player's name, or the letter of the seat if the name could be read as cards."""
        name = self.names[seat]
        return name if lays.parse_cards(fold(name)) is None else lays.LETTERS[seat]

    def format_chance(self, j: Jeton, ask: Ask, choice: int) -> str:
        """Return an answer of NATURE: who is first, or the kind of the card that is drawn."""
        return self.names[choice] if ask.about == "first" else spell(ONE[card_at(j.packs[j.draw_seat], choice)])

    def format_share(self, j: Jeton, choice: int) -> str:
        bidders = j.bidders()
        given = share_at(total_of(j.stacks), len(bidders), j.rules.min_per_bidder, choice - SHARE)
        if not any([cards for seat, cards in zip(bidders, given, strict=True) if seat != j.round_winner]):
            return self.say("jeton-ui-keep-all")
        if list(given) == [j.stacks[seat] for seat in bidders]:
            return self.say("jeton-ui-each-his-own")
        parts = zip(bidders, given, strict=True)
        return ", ".join([f"{self.player_name(seat)} {spell(cards)}" for seat, cards in parts if cards])

    def harmless_choice(self, state: State, ask: Ask) -> int | None:
        """Return a choice that costs little and ends nothing: pass, draw, lay low cards, give each stack back."""
        j = jeton(state)
        if ask.about == "share":
            stacks = [j.stacks[seat] for seat in j.bidders()]
            return SHARE + share_index(total_of(j.stacks), j.rules.min_per_bidder, stacks)
        quiet = [choice for choice in (PASS_ON, DRAW) if choice in ask.options]
        laid = sorted([choice for choice in ask.options if is_lay(choice)], key=lambda lay: points(cards_in(lay)))
        shouts = [choice for choice in ask.options if choice == SHOUT]
        usual = super().harmless_choice(state, ask)
        return next(iter([*quiet, *laid, *shouts]), usual)

    # -- reading ------------------------------------------------------------------------------------------------

    def parse(self, state: State, ask: Ask, text: str) -> str:
        """Return the notation of a typed word or of cards. Raises Illegal if the line means nothing."""
        j, line = jeton(state), fold(text)
        notation = self.parse_word(j, ask, line)
        if not notation and re.fullmatch(lays.NOTATION, line):
            notation = line
        if not notation:
            players = lays.Players(self.names, ask.seat)
            to_say = lays.parse_share if ask.about == "share" else lays.parse_lay
            notation = to_say(j, ask.seat, line, players)
        if not notation:
            raise Illegal("answer-unknown", {"text": text, "example": self.example(state, ask)})
        return notation

    def parse_word(self, j: Jeton, ask: Ask, line: str) -> str:
        """Return the notation of a word. The player who draws next passes on the shout by typing that they draw."""
        if lays.is_word(line, self.shout()) or line.rstrip(" !") in lays.SHOUT:
            return "shout"
        if line in lays.PASS or (line == "p" and PASS_ON in ask.options):
            return "pass"
        if line in lays.DRAW:
            return "pass" if SHOUT in ask.options and j.draw_seat == ask.seat and DRAW not in ask.options else "draw"
        return next((word for word, said in lays.WORDS.items() if line in said), "")
