"""Describes a table to one reader: what one seat may see, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from ...answers import answers_for
from ...core.ask import NATURE, UNASKED, Ask
from ...core.event import Event, FinishedTrick
from ...core.game import AUTOMATON, Game
from ...core.illegal import Facts, Illegal, cite_clause
from ...core.result import RoundResult
from ...core.state import State, View
from ...words import capitalize, has_message, say, say_cached
from .. import wire
from ..rows import BOT, OPEN, SeatRow, TableRow
from .notated_table import NotatedTable
from .results import reckoning, results, round_info
from .viewers import WIRE

LISTED = 60  # most choices of a question that are listed one by one
READY = "ready"  # subject of the question that leaves players a moment to talk
PHRASES = ("hello", "moment", "back", "thanks", "sorry", "bye")


def seat_name(seat: SeatRow, language: str, game: str) -> str:
    own = f"{game}-{AUTOMATON}"
    if seat.bot == AUTOMATON and has_message(own):
        return say_cached(language, own, {})
    if seat.kind == OPEN:
        return say_cached(language, "server-open-seat", {"number": seat.seat + 1})
    if seat.kind == BOT and not seat.bot.startswith(WIRE):
        return bot_label(seat.bot, language)
    return seat.name


def stand_in_name(row: TableRow, seat: SeatRow, language: str) -> str:
    """Return the name of a bot that replaces somebody in a what-if; empty for all other seats."""
    sits_in = row.branch is not None and seat.kind == BOT and seat.name != seat.bot
    return say_cached(language, "server-stand-in", {"name": seat.name}) if sits_in else ""


def bot_label(bot: str, language: str) -> str:
    return say_cached(language, f"bot-{bot}", {}) if has_message(f"bot-{bot}") else bot


def names_of(row: TableRow, language: str) -> list[str]:
    """Return the players' names by seat; equal names are numbered."""
    names = [stand_in_name(row, seat, language) or seat_name(seat, language, row.game) for seat in row.seats]
    twice = {name for name in names if names.count(name) > 1}
    return [f"{name} {number + 1}" if name in twice else name for number, name in enumerate(names)]


def names_with_roles(game: Game, state: State, names: Sequence[str], language: str) -> list[str]:
    """Return the players' names, where roles differ as 'faction (name)'."""
    roles = [f"{game.id}-short-{role}" for role in game.roles(state)]
    if len(roles) != len(names) or not all(map(has_message, roles)):
        return list(names)
    spoken_roles = [say_cached(language, role, {}) for role in roles]
    pairs = zip(spoken_roles, names, strict=True)
    return [role if role == name else f"{role} ({name})" for role, name in pairs]


class SeatReader:
    """One reader of a table. `seat`: whose view the reader sees; `you`: the seat that is addressed. They differ where
    onlookers may see a player's cards."""

    def __init__(
        self,
        table: NotatedTable,
        names: Sequence[str],
        language: str,
        seat: int,
        you: int,
        times: Sequence[int] = (),
        ahead: int = 0,
    ) -> None:
        self.table = table
        self.state = table.state
        self.game: Game = table.record.game
        self.players = names
        self.names = names_with_roles(self.game, self.state, names, language)
        self.language = language
        self.seat = seat
        self.you = you
        self.times = times  # when each answer was given, as clocks run
        self.ahead = ahead  # milliseconds from steady time to wall time
        self.cached_view: View | None = None  # of `seat_view`

    @property
    def seat_view(self) -> View:
        if self.cached_view is None:
            self.cached_view = self.state.view(self.seat)
        return self.cached_view

    def say(self, id: str, facts: Facts) -> str:
        return say_cached(self.language, id, facts)

    def view(self) -> wire.View:
        """Return what the reader sees of the position."""
        return self.seat_view.to_wire()

    def cite(self, clause: str) -> str:
        return f"{self.game.id}:{clause}" if clause else ""

    # -- questions ------------------------------------------------------------------------------------------------

    def prompt(self) -> wire.Prompt:
        for ask in self.state.open:
            if ask.seat == self.you:
                return wire.Prompt(self.say(*self.game.speak_ask(self.state, ask)), self.cite(ask.clause))
        if self.state.over:
            return wire.Prompt(self.last_word(), "")
        waiting = [self.names[seat] for seat in self.waiting()]
        facts: Facts = {"names": waiting, "count": len(waiting)}
        return wire.Prompt(self.say("server-waiting-for", facts), "")  # the clause of another's question is a secret

    def asks(self) -> list[wire.AskInfo]:
        """Return the reader's questions; choices that nobody asks for come as one more, which nobody waits for."""
        asks = [ask for ask in self.state.open if ask.seat == self.you]
        unasked = tuple(self.state.unasked(self.you))
        return [self.ask(ask) for ask in [*asks, *([Ask(self.you, UNASKED, unasked, "")] if unasked else [])]]

    def ask(self, ask: Ask) -> wire.AskInfo:
        text = self.say(*self.game.speak_ask(self.state, ask))
        listed = ask.options if len(ask.options) <= LISTED else ()
        leads = self.game.unfinished_choices(self.state, ask) if listed else frozenset()
        choices = [self.choice(ask, choice, choice in leads) for choice in listed]
        quits = [self.state.write(ask, choice) for choice in self.game.quit_choices if choice in ask.options]
        answers = answers_for(self.game, self.players, self.language, self.table.record.options)
        harmless = answers.harmless_choice(self.state, ask)
        usual = next((choice for choice in ask.options if choice not in self.game.quit_choices), ask.options[0])
        moment = self.table.moment(usual)
        playable = usual if harmless is None or self.table.moment(harmless) != moment else harmless
        return wire.AskInfo(
            seat=ask.seat,
            about=ask.about,
            text=text,
            cite=self.cite(ask.clause),
            moment=moment,
            count=len(ask.options),
            sealed=ask.sealed,
            choices=choices,
            playable=self.state.write(ask, playable),
            example="" if harmless is None else answers.format_choice(self.state, ask, harmless),
            quits=quits,
        )

    def choice(self, ask: Ask, choice: int, leads: bool) -> wire.Choice:
        clause, cost = self.game.explain_choice(self.state, ask, choice)
        does = [self.say(*cost)] if cost else []
        does += [self.game.clause_summary(clause, self.language)] if clause else []
        return wire.Choice(
            notation=self.state.write(ask, choice),
            label=self.label(ask, choice),
            target=self.game.target(self.state, ask, choice),
            moment=self.table.moment(choice),
            rushed=self.game.is_rushed(choice),
            leads=leads,
            does=" ".join(does),
            cite=self.cite(clause),
        )

    def label(self, ask: Ask, choice: int) -> str:
        return capitalize(self.say(*self.game.speak_choice(self.state, ask, choice, self.players)))

    def waiting(self) -> list[int]:
        """Return the seats the game waits for, as far as the reader may know; the reader only if asked something."""
        idle = self.you if not self.seat_view.asks else NATURE
        return [seat for seat in self.seat_view.waiting if seat not in (NATURE, idle)]

    # -- what happened ----------------------------------------------------------------------------------------------

    def lines_at(self, numbers: Iterable[int], fresh_after: int = 0) -> list[wire.Line]:
        """Return lines for events that have just happened, by their numbers."""
        events = self.table.events
        return [self.line(number, events[number], fresh_after) for number in numbers]

    def trick(self, trick: FinishedTrick | None) -> wire.Trick | None:
        """Describe a finished trick, if there is one."""
        if trick is None:
            return None
        why = self.event_sentence(trick.judged) if trick.judged >= 0 else wire.Sentence("", "")
        return wire.Trick(trick.leader, trick.cards, trick.winner, trick.count, trick.played, why)

    def event_sentence(self, number: int) -> wire.Sentence:
        """Return an event as a sentence."""
        event = self.table.events[number]
        text = self.say(*self.game.speak_event(self.state, event.seen_by(self.seat), self.names, self.you))
        return wire.Sentence(text, self.cite(event.clause))

    def result(self, result: RoundResult | None) -> wire.RoundResult | None:
        """Describe the result of a round, if there is one."""
        return None if result is None else round_info(self, result)

    def lines_of(self, events: Mapping[int, Event], fresh_after: int) -> list[wire.Line]:
        """Return lines for events that may be looked up, given by number."""
        return [self.line(number, event, fresh_after) for number, event in events.items()]

    def line(self, number: int, event: Event, fresh_after: int) -> wire.Line:
        seen = event.seen_by(self.seat)
        text = self.say(*self.game.speak_event(self.state, seen, self.names, self.you))
        n = self.table.answer_of(number)
        cite, fresh = self.cite(event.clause), n > fresh_after
        head, at = event.verb in self.game.log_headings, self.times[n - 1] + self.ahead if n <= len(self.times) else 0
        return wire.Line(number, n, text, cite, self.game.schema.event(self.state, seen), fresh, head, at)

    def withheld_prompt(self, clause: str) -> wire.Prompt | None:
        """Say why a part of what happened may not be looked up, if a clause forbids it."""
        return wire.Prompt(self.say("server-withheld", {}), self.cite(clause)) if clause else None

    def last_word(self) -> str:
        """Return the last event as a sentence: how the game ended."""
        events = self.table.events
        if not events:
            return ""
        return self.say(*self.game.speak_event(self.state, events[-1].seen_by(self.seat), self.names, self.you))

    def over(self) -> wire.Over | None:
        if not self.state.over:
            return None
        winners = self.state.winners()
        events = self.table.events
        return wire.Over(
            winners=winners,
            points=self.state.points(),
            places=places(self.state),
            text=self.last_word(),
            cite=self.cite(events[-1].clause) if events else "",
            reckoning=reckoning(self),
            rounds=[round_info(self, result) for result in results(self.table, range(len(events)))],
        )

    def remarks(self) -> list[str]:
        """Return remarks on what everybody can see of the game, but may overlook."""
        remark = self.game.remark(self.state)
        return [] if remark is None else [self.say(*remark)]

    # -- refusals and talk --------------------------------------------------------------------------------------------

    def refusal(self, refused: Illegal) -> str:
        """Return the text of a refusal, with names for seats."""
        facts: Facts = refused.facts | {"clause": cite_clause(refused.game, refused.clause)}
        seat = facts.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            facts["seat"] = self.names[seat]
        return say(self.language, refused.reason, facts)

    def legal(self, refused: Illegal) -> list[wire.Legal]:
        """Return what would have been legal, if the reader is asked something with few choices."""
        for ask in self.state.open:
            if ask.seat == self.you and len(ask.options) <= LISTED:
                offered = [choice for choice in ask.options if choice in refused.legal]
                return [wire.Legal(self.state.write(ask, choice), self.label(ask, choice)) for choice in offered]
        return []

    def talk(self, onlooker: bool) -> wire.Talk:
        clause = "" if onlooker else self.game.silence_clause(self.state)
        why = self.say("server-no-talk", {"clause": clause}) if clause else ""
        reminded = "" if onlooker else self.game.reminder_clause(self.state)
        if reminded:
            why = self.say(f"{self.game.id}-talk-reminder", {"clause": reminded})
        moment = not clause and any(ask.about == READY for ask in self.state.open)
        return wire.Talk(not clause, phrases(self.language), why, moment)


def places(state: State) -> list[list[int]]:
    """Return the seats of each place, the best place first."""
    place_of = state.places()
    return [[seat for seat in range(state.seats) if place_of[seat] == place] for place in sorted(set(place_of))]


@cache
def phrases(language: str) -> list[wire.Phrase]:
    return [wire.Phrase(id, say_cached(language, f"phrase-{id}", {})) for id in PHRASES]
