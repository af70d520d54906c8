"""Le Renard des Bois : Duo drawn at a terminal: the path, the decree, the trick, the hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ...answers.tricks import OF_NUMBERS
from ...core.ask import NO_ANSWER, SPECTATOR, Ask
from ...core.event import Event
from ...core.state import State, View
from ...games.duo.cards import AWAY, CODE, HAND, KEEP, ROUNDS, SEAT, SPACE, SUITS, TOWARD, TRICKS
from ...games.duo.ending import CARD, EARLY, TOKEN
from ...games.duo.game import board_of
from ...games.duo.state.view import DuoView
from ...games.tricks import NONE
from ..style import DOT, NARROW, NO_BREAK, QUIET, STRONG, Prose, joined
from ..tricks.cards import Deck
from ..tricks.drawing import TricksDrawing, TricksView, short_name
from .path import GEM, LEFT, PLUS, RIGHT, TREE, coming, covered, narrow_path, wide_path

INKS = ("bold #2f4f6b on #efe6d0", "bold #8a1f47 on #efe6d0", "bold #6b4a00 on #efe6d0")


class DuoDrawing(TricksDrawing):
    quiet = frozenset({"board", "dealt", "shuffled", "put away", "leads"})
    pauses = frozenset({"added", "victory", "defeat"})
    deck = Deck("duo", CODE, SUITS, "⋎✿✶", INKS, HAND, "duo-ui-card", board_of(1).paws)
    around = (16, 24)

    def tricks_view(self, view: View) -> TricksView:
        return duo_view(view)

    # -- words ------------------------------------------------------------------------------------------------

    def ink(self, sentence: str) -> Text:
        """What is to be typed for a choice stands out as codes do."""
        text = super().ink(sentence)
        text.highlight_regex(rf"(?<!\S)-?\d+(?={NO_BREAK}=)", STRONG)
        return text

    def offered(self, ask: Ask) -> Sequence[int]:
        """7.5 Giving up may be proposed at any moment; only who leads is told so."""
        return self.game.onward_choices(ask)

    def any_card(self, ask: Ask) -> str:
        also = "keep" if KEEP in ask.options else "stop" if ask.about == "lead" else "none"
        return self.word("any-card", about=ask.about, also=also)

    def choices(self, state: State, ask: Ask) -> str:
        """Numbers with what they mean."""
        if ask.about not in OF_NUMBERS:
            return super().choices(state, ask)
        view = duo_view(state.view(ask.seat))
        equals = f"{NO_BREAK}={NO_BREAK}"
        options = [state.write(ask, choice) + equals + self.meaning(view, choice) for choice in self.offered(ask)]
        return self.say("ui-answers", answers=DOT.join(options))

    def meaning(self, view: DuoView, choice: int) -> str:
        """What a number stands for: a player, an end of the path, a move."""
        if choice >= TOWARD:
            return self.move_meaning(view, choice)
        if choice >= SPACE:
            end = 0 if choice - SPACE == view.ends[0] else 1
            you = "yes" if end == view.seat else "no"
            return self.word("end-of", seat=self.names[end], you=you, gems=view.gems[choice - SPACE])
        seat = choice - SEAT
        return self.word("myself") if seat == view.seat else self.names[seat]

    def move_meaning(self, view: DuoView, choice: int) -> str:
        """5.5.4 Which way, where to, and whether a gem lies there; 4.2.1 or off the path."""
        toward, steps = (1 - view.winner, choice - AWAY) if choice >= AWAY else (view.winner, choice - TOWARD)
        space = view.at + steps if toward else view.at - steps
        if view.ends[0] <= space <= view.ends[1]:
            where = "space" if steps else "here"
            gem = "yes" if view.gems[space] else "no"
        else:
            where, gem = "off" if view.reserve else "lost", "no"
        you = "yes" if toward == view.seat else "no"
        told = self.word("move", seat=self.names[toward], you=you, where=where, space=space, gem=gem)
        return told.replace(f" {GEM}", f"{NO_BREAK}{GEM}")

    # -- the table --------------------------------------------------------------------------------------------

    def board(self, view: View, news: RenderableType | None, width: int) -> RenderableType:
        view = duo_view(view)
        if not view.round:
            return Prose(self.word("before"), self.language)
        blank: list[RenderableType] = [] if self.tight else [Text("")]
        air = blank if self.airy(width) else []
        parts = [self.heading(view, width), *air, *self.path(view, width), *self.known(view), *self.said(view)]
        if self.playing(view):
            if news is not None and width < NARROW:
                parts += [*air, news]
                news = None
            parts += [*(air if width < NARROW else blank), self.middle(view, news, width)]
        elif news is not None:
            parts += [*blank, news]
        if view.hand:
            hand = self.own_hand(view, width)
            parts += [*air, *self.hand_title(view, len(hand), width), *hand, *air]
        return Group(*parts)

    def playing(self, view: DuoView) -> bool:
        """Whether cards are on the table."""
        return view.decree != NONE and (view.tricks < TRICKS or bool(view.trick))

    def heading(self, view: DuoView, width: int) -> RenderableType:
        """Where the game stands, in one line."""
        bits = [self.word("level", level=view.rules.level), self.word("round", number=view.round, most=ROUNDS)]
        if view.over:
            bits.append(self.word("over"))
        elif view.decree == NONE:
            bits.append(self.word("dealing"))
        elif view.tricks == TRICKS:
            bits.append(self.word("between"))
        else:
            bits.append(self.word("trick", number=view.tricks + 1, most=TRICKS))
        if self.playing(view):
            bits.append(self.word("trump", suit=self.suit(view.trump)))
        return self.title_line(bits, width)

    def path(self, view: DuoView, width: int) -> list[RenderableType]:
        """1.4 The path with the players at its ends, then what its signs mean."""
        names = [self.player(view, seat) for seat in (0, 1)]
        gems = self.word("gems", count=sum(view.gems))
        if width >= NARROW:
            names[0].plain = short_name(names[0].plain, LEFT)
            names[1].plain = short_name(names[1].plain.lstrip(), RIGHT)
            return [*wide_path(view, names, gems, self.word("coming"), width), self.caption(view, [])]
        names[1].plain = names[1].plain.lstrip()
        signs = [f"{GEM} {gems}"] + [f"{PLUS} {self.word('coming-then')}"] * any(coming(view))
        return [*narrow_path(view, names, width), self.caption(view, signs)]

    def caption(self, view: DuoView, signs: list[str]) -> RenderableType:
        """The signs of the path in words, the forest tokens left, and whether the board is our guess."""
        at, start = view.at, view.rules.board.start
        bits = [self.word("team", space=at, home="yes" if at == start else "no")]
        if at != start:
            bits.append(self.word("start", space=start))
        if covered(view):
            bits.append(f"{TREE} {self.word('forest')}")
        bits += signs
        facts = [self.word("tokens", count=view.reserve)]
        if view.rules.board.reconstruction:
            facts.append(self.word("reconstruction", side=view.rules.board.side[:1]))
        told = [Text(bit.replace(" ", NO_BREAK), QUIET) for bit in bits]
        told += [Text(fact.replace(" ", NO_BREAK)) for fact in facts]
        return Prose(joined(told, DOT), self.language)

    def known(self, view: DuoView) -> list[RenderableType]:
        """9.1 The cards that are known to be in a hand: both players have seen them."""
        held = [
            f"{self.who(seat, view.seat)} {' '.join(self.codes(view.known[seat]))}"
            for seat in (0, 1)
            if view.known[seat]
        ]
        if not held:
            return []
        return [Prose(self.ink(self.word("known", cards=DOT.join(held))), self.language, hang=2)]

    def said(self, view: DuoView) -> list[RenderableType]:
        """7.5 Victory is out of reach; 9.4 what the players wanted to be reminded of."""
        sentences = [Text(self.say("duo-out-of-reach", clause="7.5"), STRONG)] * view.out_of_reach
        if view.rules.reminder and self.playing(view):
            sentences.append(Text(self.say("duo-talk-reminder", clause="9.4"), QUIET))
        return [Prose(sentence, self.language, hang=2) for sentence in sentences]

    def hand_title(self, view: DuoView, lines: int, width: int) -> list[RenderableType]:
        """None where a hand takes all the lines it may, unless a gift waits (5.7.3)."""
        if view.sealed != NO_ANSWER:
            title = [Text(self.word("your-hand"), STRONG), self.ink(self.word("gift", card=CODE[view.sealed]))]
            return [Prose(joined(title, "  "), self.language)]
        if self.tight and not (self.draws_cards(width) and lines < self.deck.most_lines(width, True)):
            return []
        return [Text(self.word("your-hand"), STRONG)]

    # -- the ends ---------------------------------------------------------------------------------------------

    def summary(self, state: State, events: Sequence[Event], reader: int, width: int) -> RenderableType | None:
        """The round, or the game, in a few numbers."""
        view = duo_view(state.view(SPECTATOR))
        if view.over:
            return self.game_over(view, width)
        if not any([event.verb == "added" for event in events]):
            return None
        return self.round_over(view, state.log or [])

    def round_over(self, view: DuoView, log: Sequence[Event]) -> RenderableType:
        """6.2 What the team collected, and what lies there now. The next round may have begun already."""
        number, taken, left, tokens = 0, 0, 0, view.rules.board.tokens
        added: list[int] = []
        last = max([i for i, event in enumerate(log) if event.verb == "added"])
        for event in log[: last + 1]:
            match event.verb:
                case "board":
                    left = event.what[1]
                case "shuffled":
                    number, taken, added = event.what[0], 0, []
                case "collected":
                    taken, left = taken + 1, event.what[1]
                case "added":
                    added.append(event.what[1])
                    left += 1
                case "covered":
                    tokens = event.what[1]
        spaces = self.word("on-spaces", spaces=[str(space) for space in added])
        rows = [("collected", str(taken), ""), ("added", f"+{len(added)}", spaces), ("left", str(left), "")]
        rows.append(("tokens-left", str(tokens), ""))
        return Group(self.rule("round-over", number=number, most=ROUNDS), self.numbers(rows))

    def game_over(self, view: DuoView, width: int) -> RenderableType:
        """7.6 The parts of the score, or 7.3, 7.4, 7.5 how far the team came."""
        title = self.rule("game-over", number=view.round, most=ROUNDS)
        if view.winners:
            cards = sum(view.hand_sizes)
            rows = [("score-level", str(view.rules.board.base), ""), ("score-cards", f"+{CARD * cards}", str(cards))]
            if view.round == 2:
                rows.append(("score-early", f"+{EARLY}", ""))
            rows += [("score-tokens", f"+{TOKEN * view.reserve}", f"{view.reserve} × {TOKEN}")]
            rows.append(("score-total", str(view.score), ""))
            return Group(title, self.numbers(rows, view.rules.level))
        rows = [("left", str(sum(view.gems)), ""), ("tokens-left", str(view.reserve), "")]
        return Group(title, *self.path(view, width), Text(""), self.numbers(rows))

    def rule(self, id: str, **facts: object) -> RenderableType:
        return Rule(Text(self.word(id, **facts), STRONG), style=QUIET, align="left")

    def numbers(self, rows: Sequence[tuple[str, str, str]], level: int = 0) -> RenderableType:
        """Words, a number each, and what there is to say about it."""
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        grid.add_column()
        grid.add_column(justify="right", style=STRONG, no_wrap=True)
        grid.add_column(style=QUIET)
        for id, number, more in rows:
            grid.add_row(Text(self.word(id, level=level)), Text(number), Text(more))
        return Padding(grid, (0, 0, 0, 2))

    # -- the past --------------------------------------------------------------------------------------------------

    def may_look_back(self, view: View) -> bool:
        """9.2 After the round, or if the players agreed on it."""
        view = duo_view(view)
        return view.rules.open_tricks or view.over or view.tricks == TRICKS


def duo_view(view: View) -> DuoView:
    assert isinstance(view, DuoView)
    return view
