"""Root at a terminal, in words: names of things, what may be answered and by which key, what happened turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.text import Text

from ...answers.answers import fold
from ...answers.root import RootAnswers
from ...core.ask import NATURE, Ask
from ...core.event import Event
from ...core.state import State, View
from ...games.root.choices import (
    CLEARING,
    END,
    NUMBER,
    PASS,
    WORDS,
    card_in,
    is_clearing,
    is_number,
    is_seat,
    is_with_card,
    word_in,
)  # fmt: skip
from ...games.root.game import root
from ...games.root.state.terms import NAME, SUITS
from ...games.root.state.view import RootView
from ...words import capitalize, has_message, say
from ..drawing import Drawing
from ..style import DOT, NARROW, NO_BREAK, QUIET, STRONG, Prose, joined

NONE_OF_THESE = "0"  # the key that passes or ends a phase
ABOUT_SEATS = ("faction", "first")  # events from before everybody has a faction
OTHER_KEYS = "abcdefghijklmnoprstuvwxyz"  # without q, which leaves the table


def root_view(view: View) -> RootView:
    assert isinstance(view, RootView)
    return view


class RootSpeech(Drawing):
    """Names, questions, answers and news."""

    quiet = frozenset({"phase", "faction", "action", "deck", "ruins", "supply", "stocked"})

    # -- names ------------------------------------------------------------------------------------------------

    def faction(self, view: RootView, seat: int) -> str:
        """A faction in a word; two of a kind by their letters too."""
        name, letter = view.factions[seat]
        twice = [other for other, _ in view.factions].count(name) > 1
        return self.faction_word(name) + (f"{NO_BREAK}{letter}" if twice else "")

    def faction_word(self, name: str) -> str:
        return self.say(
            f"root-short-{name}" if has_message(f"root-short-{name}", self.language) else f"root-faction-{name}"
        )

    def piece(self, name: str) -> str:
        """A building, token, item, leader, quest or act by its name in the notation."""
        return self.say(f"root-word-{name}") if has_message(f"root-word-{name}", self.language) else name

    def letter(self, piece: str) -> str:
        """The sign of a building or token on the map."""
        id = f"root-ui-letter-{piece}"
        return self.say(id) if has_message(id, self.language) else piece[0].upper()

    def suit(self, name: str) -> str:
        return self.say(f"root-suit-{name}")

    def card(self, card: int) -> str:
        return self.say(f"root-card-{NAME[card].replace('_', '-')}")

    def seat_names(self, state: State) -> list[str]:
        """How events call the players: by their factions."""
        r = root(state)
        names = [faction.sheet.name for faction in r.factions]
        called = []
        for faction in r.factions:
            twice = names.count(faction.sheet.name) > 1
            called.append(self.faction_word(faction.sheet.name) + (f"{NO_BREAK}{faction.letter}" if twice else ""))
        return called

    # -- news -------------------------------------------------------------------------------------------------

    def event(self, state: State, event: Event, reader: int) -> Text:
        names = self.names if event.verb in ABOUT_SEATS else self.seat_names(state)
        return Text(say(self.language, *self.game.speak_event(state, event, names, reader)))

    def news(self, state: State, events: Sequence[Event], reader: int, width: int) -> RenderableType:
        """A paragraph for each turn; whoever acts is named once in a row."""
        turns: list[list[Event]] = [[]]
        for event in events:
            if event.verb == "turn":
                turns.append([])
            turns[-1].append(event)
        told = [turn for turn in turns if len(turn) > 1 or (turn and turn[0].verb != "turn")]
        return Group(*[Prose(self.turn(state, turn, reader), self.language, hang=2) for turn in told])

    def turn(self, state: State, events: Sequence[Event], reader: int) -> Text:
        """What happened in one turn, one thing after the other."""
        colon = self.word("colon")
        said: list[Text] = []
        named = ""
        for sentence, head in self.sentences(state, events, reader):
            who, separator, rest = sentence.partition(colon)
            if head:
                named = head
                said.append(Text(sentence, STRONG))
            elif separator and who == named:
                said.append(Text(capitalize(rest)))
            else:
                named = who if separator else ""
                said.append(joined([Text(who, STRONG if separator else ""), separator, rest]))
        return joined(once(said), " ")

    def sentences(self, state: State, events: Sequence[Event], reader: int) -> Iterator[tuple[str, str]]:
        """Each event as a sentence, and whose turn begins with it; warriors that come one by one to several clearings
        are told together."""
        for (verb, seat), group in groupby(events, lambda event: (event.verb, event.what[:1])):
            alike = list(group)
            if verb == "turn":
                you = seat[0] == reader
                named = self.say("root-you") if you else self.seat_names(state)[seat[0]]
                whose = self.say("root-to-you") if you else named
                yield self.word("news-turn", number=alike[-1].what[1], whose=whose), named
            elif verb == "placed" and len(alike) > 1:
                whose = self.say("root-you") if seat[0] == reader else self.seat_names(state)[seat[0]]
                clearings = [str(event.what[1] + 1) for event in alike for _ in range(event.what[2])]
                yield self.word("placed", seat=whose, count=len(clearings), clearings=clearings), ""
            else:
                yield from [(self.event(state, event, reader).plain, "") for event in alike]

    # -- answers ----------------------------------------------------------------------------------------------

    def label(self, state: State, ask: Ask, choice: int) -> str:
        """A choice in words."""
        assert isinstance(self.answers, RootAnswers)
        return self.answers.label(state, ask, choice)

    def written(self, state: State, ask: Ask, choice: int) -> str:
        """In words; what chance answers, as it is written."""
        return state.write(ask, choice) if ask.seat == NATURE else self.label(state, ask, choice)

    def keys(self, state: State, ask: Ask) -> dict[str, int]:
        """What to type for each choice: a clearing and a number of pieces by itself, a player by the letter of the
        faction, 0 to pass or end, all else by its place in the list; beside clearings and numbers by a letter."""
        last = [choice for choice in ask.options if choice in (PASS, END)]
        zero = last if len(last) == 1 and NUMBER not in ask.options else []
        digits = {str(choice - CLEARING + 1): choice for choice in ask.options if is_clearing(choice)}
        digits |= {str(choice - NUMBER): choice for choice in ask.options if is_number(choice)}
        seats = {state.write(ask, choice).lower(): choice for choice in ask.options if is_seat(choice)}
        by_key = digits | seats
        others = [choice for choice in ask.options if choice not in by_key.values() and choice not in zero]
        letters = [letter for letter in OTHER_KEYS if letter not in seats]
        keys = letters if digits else [str(number + 1) for number in range(len(others))]
        by_key |= dict(zip(keys, others, strict=False))
        return by_key | ({NONE_OF_THESE: zero[0]} if zero else {})

    def prompt(self, state: State, ask: Ask, width: int, named: bool = False) -> RenderableType:
        """The question, then the choices with their keys."""
        asked = Prose(self.asked(state, ask, named), self.language, hang=4)
        if len(ask.options) == 1:
            only = self.say("ui-only-answer", answer=self.label(state, ask, ask.options[0]))
            return Group(asked, Prose(only, self.language, indent=2))
        lines = self.entries(state, ask)
        return Group(asked, *[Prose(line, self.language, indent=2, hang=2) for line in lines])

    def entries(self, state: State, ask: Ask) -> list[Text]:
        """All choices, each behind its key: the same act with several cards in a line of its own."""
        lines: dict[int, list[Text]] = {0: []}
        for key, choice in self.keys(state, ask).items():
            act = word_in(choice) if is_with_card(choice) else 0
            lines.setdefault(act, []).append(self.entry(state, ask, key, choice))
        single = lines.pop(0)
        colon = self.word("colon")
        entries = [joined([capitalize(self.piece(WORDS[act])), colon, joined(lines[act], DOT)]) for act in lines]
        return [*entries, joined(single, DOT)] if single else entries

    def entry(self, state: State, ask: Ask, key: str, choice: int) -> Text:
        """A choice behind its key; a number is its own label, a clearing has its suit."""
        if is_number(choice):
            return Text(key, STRONG)
        if is_clearing(choice):
            label = self.suit(SUITS[root(state).suits[choice - CLEARING]])
        elif is_with_card(choice):
            label = self.card(card_in(choice))
        else:
            label = self.label(state, ask, choice)
        key = key.upper() if is_seat(choice) else key
        return joined([Text(key, STRONG), NO_BREAK + label.replace(" ", NO_BREAK)])

    def choices(self, state: State, ask: Ask) -> str:
        return "  ".join([line.plain for line in self.entries(state, ask)])

    def typed(self, state: State, ask: Ask, text: str) -> str:
        """A key, the beginning of one label only, or the notation."""
        keys = self.keys(state, ask)
        key = fold(text)
        return state.write(ask, keys[key]) if key in keys else super().typed(state, ask, text)

    def reminder(self, width: int) -> RenderableType:
        usual = super().reminder(width)
        assert isinstance(usual, Prose)
        if width < NARROW:
            return usual
        return Prose(joined([Text(self.word("typing") + DOT, QUIET), usual.text]), self.language)


def once(said: Sequence[Text]) -> list[Text]:
    """The same thing several times in a row is said once, with a number."""
    return [joined([text, f" (×{count})"]) if (count := len([*same])) > 1 else text for text, same in groupby(said)]
