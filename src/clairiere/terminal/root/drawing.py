"""Root drawn at a terminal: the woodland, everybody's board, one's own cards, what may be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ...core.ask import SPECTATOR
from ...core.game import Game
from ...core.options import Value
from ...core.state import State, View
from ...games.root.state.terms import ENTRIES, ITEM, ITEM_OF, ITEMS, KIND, POINTS, SUIT, WIN, cards_of, size_of
from ...games.root.state.view import RootView, describe_items
from ...games.root.words.speech import spoken_parts
from ...law import typographic
from ...words import capitalize
from ..style import DOT, NARROW, NO_BREAK, QUIET, STRONG, Prose, cut, joined
from .boards import bits_of, common_bits, named
from .map import LOW, TALL, Woodland
from .speech import RootSpeech, root_view
from .symbols import cost_of, ink_of, shape

SIDE = 34  # columns for the boards beside the map, at least
MAP = 80  # columns of a map with boards beside it
ROOMY = 38  # lines from which on all boards are shown every time
TALLER = 32  # lines from which on the map is tall


def fell_back(view: RootView, seat: int) -> bool:
    """COOP.2 Return True if a player has reached 30 points and has fewer now (RUL.63)."""
    return bool(view.arrived >> seat & 1) and view.score[seat] < WIN


class RootDrawing(RootSpeech):
    def __init__(
        self, game: Game, names: Sequence[str], language: str, options: Mapping[str, Value] | None = None
    ) -> None:
        super().__init__(game, names, language, options)
        self.shown: dict[int, str] = {}  # by reader: the others' boards as they were shown last

    # -- the table --------------------------------------------------------------------------------------------

    def board(self, view: View, news: RenderableType | None, width: int) -> RenderableType:
        view = root_view(view)
        if view.turn < 0:
            return Group(*[part for part in (news, Text(self.word("before"))) if part is not None])
        side = width >= MAP + SIDE + 2 and self.height >= TALLER
        roomy = self.height >= ROOMY and not side
        parts = [news] if news is not None else []
        parts += [] if side or roomy else self.boards_if_changed(view)
        parts.append(self.heading(view, width))
        parts += [] if side or roomy else self.seats(view, width)
        parts += self.woodland(view, width, side)
        parts += self.other_boards(view) if roomy else []
        if view.in_battle():
            parts.append(self.battle(view))
        if view.seat >= 0:
            parts += [self.own_board(view), *self.own_hand(view, width)]
        return Group(*parts)

    def heading(self, view: RootView, width: int) -> RenderableType:
        """Whose turn it is and which phase; 2.1 the deck, 2.5.5 the items that can still be crafted."""
        whose = self.faction(view, view.turn)
        you = "yes" if view.turn == view.seat else "no"
        bits = [self.word("turn", number=view.turns, whose=whose, you=you)] if view.turns else []
        bits.append(capitalize(self.say(f"root-phase-{view.phase}")))
        bits.append(self.word("piles", deck=view.deck, discard=size_of(view.discard)))
        return self.title_line(bits, width)

    def woodland(self, view: RootView, width: int, side: bool) -> list[RenderableType]:
        """The map, with the boards beside it where there is room; else a list of clearings."""
        woodland = Woodland(view, self.language)
        if width < NARROW:
            return [*woodland.list()]
        lines = woodland.map(MAP if side else width, TALL if self.height >= TALLER else LOW)
        if not side:
            return [*lines]
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, width=MAP)
        grid.add_column(ratio=1)
        grid.add_row(Group(*lines), Group(*self.other_boards(view)))
        return [grid]

    # -- players ----------------------------------------------------------------------------------------------

    def seat_order(self, view: RootView) -> list[int]:
        """Clockwise from the reader, who comes last; a spectator sees them from the first player on."""
        seats = len(view.factions)
        first = view.seat + 1 if view.seat >= 0 else max(view.first, 0)
        return [(first + i) % seats for i in range(seats)]

    def seat_name(self, view: RootView, seat: int) -> Text:
        """Letter, faction, and who plays it; ▸ before whoever is asked, ★ before a winner."""
        mark = "★" if seat in view.winners else "▸" if seat in view.waiting else " "
        letter = view.factions[seat][1]
        who = self.say("ui-you") if seat == view.seat else cut(self.names[seat].partition(" (")[0], 12)
        return joined([f"{mark}", Text(letter, ink_of(letter)), f" {self.faction(view, seat)} ({who})"])

    def standing(self, view: RootView, seat: int) -> str:
        """3.1 Points, or that another victory is played for; 1.2.1 cards in hand."""
        off = view.trackless >> seat & 1
        points = self.word("no-points") if off else self.word("points", count=view.score[seat])
        if fell_back(view, seat):
            points = self.word("arrived", points=points)
        return f"{points}{DOT}{self.word('cards', count=view.hands[seat])}"

    def seats(self, view: RootView, width: int) -> list[RenderableType]:
        """Everybody in short: a line each, two in a line, or all in one line."""
        order = self.seat_order(view)
        entries = [joined([self.seat_name(view, seat), f"  {self.standing(view, seat)}"]) for seat in order]
        if width < NARROW and not self.tight:
            return [Prose(entry, self.language, hang=3) for entry in entries]
        if self.tight:
            return [Prose(joined([self.in_short(view, seat) for seat in order], DOT), self.language)]
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for _ in range(2):
            grid.add_column(width=width // 2 - 1, no_wrap=True, overflow="ellipsis")
        for i in range(0, len(entries), 2):
            grid.add_row(*entries[i : i + 2])
        return [grid]

    def in_short(self, view: RootView, seat: int) -> Text:
        """A letter, points and cards."""
        letter = view.factions[seat][1]
        mark = "★" if seat in view.winners else "▸" if seat in view.waiting else ""
        points = "–" if view.trackless >> seat & 1 else f"{view.score[seat]}{'✓' if fell_back(view, seat) else ''}"
        told = self.word("in-short", points=points, cards=view.hands[seat]).replace(" ", NO_BREAK)
        return joined([mark, Text(letter, ink_of(letter)), NO_BREAK + told])

    def faction_board(self, view: RootView, seat: int) -> RenderableType:
        """A player's board in full."""
        head = joined([self.seat_name(view, seat), f"  {self.standing(view, seat)}"])
        bits = [*bits_of(self, view, seat), *common_bits(self, view, seat)]
        return Prose(joined([head, *bits], DOT), self.language, hang=3)

    def own_board(self, view: RootView) -> RenderableType:
        """One's own board; on a small screen the line above has said whose it is."""
        if not self.tight:
            return self.faction_board(view, view.seat)
        bits = [*bits_of(self, view, view.seat), *common_bits(self, view, view.seat)]
        letter = view.factions[view.seat][1]
        return Prose(joined([Text(letter, ink_of(letter)), " ", joined(bits, DOT)]), self.language, hang=2)

    def battle(self, view: RootView) -> RenderableType:
        """4.3 Who fights where; the dice and the hits, as far as they are known."""
        names = {"attacker": self.faction(view, view.attacker), "defender": self.faction(view, view.defender)}
        told = self.word("battle", clearing=view.field + 1, **names)
        dealt, returned = view.dealt_rolled + view.dealt, view.returned_rolled + view.returned
        if dealt or returned:
            told += DOT + self.word("hits", dealt=dealt, returned=returned)
        if view.hit_parts:
            told += DOT + self.word("hit-parts", **spoken_parts(view.hit_parts))
        return Prose(told, self.language, STRONG)

    def other_boards(self, view: RootView) -> list[RenderableType]:
        boards = [self.faction_board(view, seat) for seat in self.seat_order(view) if seat != view.seat]
        return [*boards, *self.in_the_middle(view)]

    def in_the_middle(self, view: RootView) -> list[RenderableType]:
        """2.5.5 Items that can still be crafted, 3.3.3 dominance cards that can be taken."""
        items = describe_items(view.items[len(view.factions)])
        lines = [self.word("items", items=named(self, items))] if items else []
        if view.available:
            lines.append(self.word("available", cards=[self.card(card) for card in cards_of(view.available)]))
        return [Prose(line, self.language, hang=2) for line in lines]

    def boards_if_changed(self, view: RootView) -> list[RenderableType]:
        """The others' boards, when there is something new on them: on a small screen they stand above it."""
        boards = self.other_boards(view)
        now = "\n".join([board.text.plain for board in boards if isinstance(board, Prose)])
        if self.shown.get(view.seat) == now:
            return []
        self.shown[view.seat] = now
        return [Rule(style=QUIET), *boards]

    # -- cards ------------------------------------------------------------------------------------------------

    def own_hand(self, view: RootView, width: int) -> list[RenderableType]:
        """1.2.1 One's cards: a line each where there is room, else one after the other."""
        cards = cards_of(view.hand)
        title = Text(self.word("hand", count=len(cards)), STRONG)
        if not cards:
            return [title]
        if self.height >= ROOMY and len(cards) < 9 and width >= NARROW:
            return [title, *[Prose(joined(["  ", self.card_line(card)]), self.language, hang=4) for card in cards]]
        listed = joined([self.card_line(card) for card in cards], DOT)
        return [Prose(joined([title, listed], " "), self.language, hang=2)]

    def card_line(self, card: int) -> Text:
        """Suit, name, and what crafting it takes and brings."""
        name = self.card(card).rpartition(" (")[0]
        return joined([shape(SUIT[card]), NO_BREAK, Text(name.replace(" ", NO_BREAK), STRONG), self.card_note(card)])

    def card_note(self, card: int) -> Text:
        """4.1 The cost, then the item with its points; 2.1.4 what is never crafted has no note."""
        if not cost_of(card).plain:
            return Text("")
        brings = ""
        if KIND[card] == ITEM:
            brings = f"→{self.piece(ITEMS[ITEM_OF[card]])}{NO_BREAK}{POINTS[card]}".replace(" ", NO_BREAK)
        return joined([NO_BREAK, cost_of(card), brings])

    # -- more to read -------------------------------------------------------------------------------------------

    def aid(self, view: View) -> RenderableType:
        """The signs of the map, all boards, the piles that lie open, and what one's cards do."""
        view = root_view(view)
        if view.turn < 0:
            return Prose(self.word("before"), self.language)
        lines: list[RenderableType] = [*self.turn_aid(view), Prose(self.word("signs"), self.language, hang=2)]
        for seat in range(len(view.factions)):
            lines.append(Prose(self.piece_signs(view, seat), self.language, hang=2))
        lines += [Rule(style=QUIET), *[self.faction_board(view, seat) for seat in self.seat_order(view)]]
        lines += [Rule(style=QUIET), *self.in_the_middle(view)]
        if view.discard:
            cards = [self.card(card) for card in cards_of(view.discard)]
            lines.append(Prose(self.word("discard", cards=cards), self.language, hang=2))
        own = cards_of(view.hand | (view.crafted[view.seat] if view.seat >= 0 else 0))
        lines += [Prose(self.effect(card), self.language, hang=4) for card in own if KIND[card] != ITEM]
        return Group(*lines)

    def turn_aid(self, view: RootView) -> list[RenderableType]:
        """1.4 The reference card of one's faction, or of all."""
        role = view.factions[view.seat][0] if view.seat >= 0 else ""
        sections = self.game.reference(self.game.agree(self.options), role)
        return [*[line for section in sections for line in self.reference_lines(section)], Rule(style=QUIET)]

    def piece_signs(self, view: RootView, seat: int) -> Text:
        """The letters of a faction's pieces."""
        _, letter = view.factions[seat]
        buildings, tokens = view.pieces[seat]
        signs = [f"{self.letter(name)}{NO_BREAK}{self.piece(name)}" for name in buildings]
        signs += [f"{self.letter(name).lower()}{NO_BREAK}{self.piece(name)}" for name in tokens]
        return joined([Text(letter, ink_of(letter)), f" {self.faction(view, seat)}", *[DOT + sign for sign in signs]])

    def effect(self, card: int) -> Text:
        """What a card does; of an item its line says it."""
        return joined([self.card_line(card), "  ", typographic(ENTRIES[card][f"effect_{self.language}"])])

    def open_board(self, state: State, width: int) -> RenderableType:
        """All hands and hidden stacks open."""
        parts = [self.board(state.view(SPECTATOR), None, width)]
        for seat in range(state.seats):
            view = root_view(state.view(seat))
            for name, bits in (("hand-of", view.hand), ("stack-of", view.stack)):
                if bits:
                    title = self.word(name, whose=self.faction(view, seat))
                    cards = joined([self.card_line(card) for card in cards_of(bits)], DOT)
                    parts.append(Prose(joined([Text(title, STRONG), " ", cards]), self.language, hang=2))
        return Group(*parts)

    def final(self, state: State, reader: int) -> RenderableType:
        """3.1 Who has how many points, with whom."""
        view = root_view(state.view(reader))
        return Group(*[self.faction_board(view, seat) for seat in self.seat_order(view)])
