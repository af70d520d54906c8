"""What can be read without a table: the shelf of games, and their laws."""

from __future__ import annotations

from typing import cast

from ....bots import levels_of, seconds_of, strongest
from ....bots.strength_words import strength_words
from ....core.game import GAMES, Game, find
from ....core.illegal import Illegal
from ....core.options import Item, Option, Preset, Value
from ....core.reference import Entry
from ....law import Clause, Example, Ruling, find_clause, games_with_law, law_of
from ....lessons import lessons_of
from ....words import capitalize, has_message, say
from ... import wire
from ...online import online_options, online_rules
from ...room.agreement import first_message, option_label, value_label
from ...room.seat_reader import bot_label
from ...threads import HAS_THREADS
from ..requests import ApiRequest


async def games(request: ApiRequest) -> list[wire.GameInfo]:
    return [game_info(game, request.language) for game in GAMES.values()]


def game_info(game: Game, language: str) -> wire.GameInfo:
    usual = game.agree(online_options(game))
    return wire.GameInfo(
        id=game.id,
        title=say(language, f"{game.id}-title"),
        about=say(language, f"{game.id}-about"),
        fewest=game.fewest,
        most=game.most,
        usual=game.usual_seats,
        minutes=online_rules(game).minutes,
        options=[option_info(game, option, usual[option.name], language) for option in free_options(game)],
        presets=[preset_info(game, preset, language) for preset in game.presets()],
        alone=[option_info(game, option, option.default, language) for option in free_alone(game)],
        bots=[bot_info(game, level, name, language) for level, name in levels_of(game.id).items()],
        usual_bot=strongest(game.id),
        team=game.team,
        live=game.real_time(usual),
        lessons=[
            wire.LessonInfo(lesson.name, lesson.title[language], len(lesson.steps))
            for lesson in lessons_of(game.id).values()
        ],
        labels=labels_of(game.id, language),
    )


def labels_of(game: str, language: str) -> dict[str, str]:
    """Return how people call the clauses without a number; nothing for a game without a law."""
    return {id: label[language] for id, label in law_of(game).labels.items()} if game in games_with_law() else {}


def free_options(game: Game) -> list[Option]:
    """What is left to agree on online: a game that is played in real time there is played in no other way."""
    fixed = online_options(game)
    return [option for option in game.options if option.name not in fixed and not option.is_fixed]


def free_alone(game: Game) -> list[Option]:
    """What is left to choose for whoever plays with bots alone."""
    return [option for option in game.options if option.name in online_rules(game).free_alone]


def option_info(game: Game, option: Option, usual: Value, language: str) -> wire.OptionInfo:
    about = f"{game.id}-about-{option.name}"
    values = [
        wire.ValueInfo(value, value_label(game, option, value, language), first_message(language, f"{about}-{value}"))
        for value in option.offered_values()
    ]
    return wire.OptionInfo(
        name=option.name,
        label=option_label(game, option, language),
        kind=kind_of(option),
        default=usual,
        low=option.low,
        high=option.high,
        known=list(option.offered_values()),
        values=values,
        items=[item_info(game, option, item, language) for item in option.items],
        cite=f"{game.id}:{option.clause}",
    )


def item_info(game: Game, option: Option, item: Item, language: str) -> wire.ItemInfo:
    label = value_label(game, option, item.name, language)
    about = first_message(language, f"{game.id}-about-{option.name}-{item.name}")
    return wire.ItemInfo(item.name, label, item.letter, about, item.most, item.automaton, item.instead_of)


def preset_info(game: Game, preset: Preset, language: str) -> wire.PresetInfo:
    id = f"{game.id}-preset-{preset.name}"
    about = first_message(language, f"{id}-about")
    seats, cite = game.required_seats(game.agree(preset.options)), f"{game.id}:{preset.clause}"
    return wire.PresetInfo(preset.name, first_message(language, id), about, preset.options, cite, seats)


def kind_of(option: Option) -> wire.Kind:
    if option.kind:
        return cast(wire.Kind, option.kind)
    if isinstance(option.default, bool):
        return "flag"
    if isinstance(option.default, int):
        return "number"
    return "choice" if option.known else "text"


def bot_info(game: Game, level: int, name: str, language: str) -> wire.BotInfo:
    about = first_message(language, f"bot-about-{game.id}-{name}", f"bot-about-{name}")
    seconds = seconds_of(game.id, name)
    if not HAS_THREADS and seconds:  # in a browser it has no core of its own: what it gets there is said
        about = f"{about} {say(language, 'bot-budget', {'seconds': seconds})}"
    return wire.BotInfo(level, name, bot_label(name, language), about, strength_words(language, game.id, level))


# -- laws ---------------------------------------------------------------------------------------------------------


async def law(request: ApiRequest) -> wire.LawInfo:
    book, language = law_of(request.path["game"]), request.language
    chapters = []
    for chapter in book.chapters[language]:
        number, _, title = chapter.partition(" ")
        own = [part for part in book.clauses.values() if part.id.split(".")[0] == number]
        chapters.append(wire.Chapter(number, title, [clause_info(part, language) for part in own]))
    return wire.LawInfo(
        book.game,
        book.title[language],
        book.notation[language],
        chapters,
        [example_info(example, language) for example in book.examples],
        [ruling_info(ruling, language) for ruling in book.rulings],
    )


async def one_clause(request: ApiRequest) -> wire.ClausePage:
    game, id = request.path["game"], request.path["clause"]
    law = law_of(game)
    try:
        part = find_clause(f"{game}:{id}")
    except Illegal as refused:
        raise Illegal(refused.reason, refused.facts) from None
    examples = [example_info(example, request.language) for example in law.examples_of(part.id)]
    rulings = [ruling_info(ruling, request.language) for ruling in law.rulings_of(part.id)]
    return wire.ClausePage(clause_info(part, request.language), examples, rulings)


def clause_info(part: Clause, language: str) -> wire.ClauseInfo:
    return wire.ClauseInfo(
        part.id,
        part.label[language],
        part.cite,
        part.title[language],
        part.text[language],
        part.kind,
        list(part.checks[language]),
        list(part.see),
    )


async def reference(request: ApiRequest) -> wire.ReferenceCard:
    """What the pieces of a game do: the card that the terminal shows, too."""
    game, given = find(request.path["game"]), await request.read(wire.AskReference)
    return await request.compute(reference_card, game.id, given, request.language)


def reference_card(id: str, given: wire.AskReference, language: str) -> wire.ReferenceCard:
    game = find(id)
    sections = [
        wire.ReferenceSection(
            capitalize(say(language, part.title)), [entry_info(game, entry, language) for entry in part.entries]
        )
        for part in game.reference(game.agree(given.options), given.role)
    ]
    own = f"{game.id}-faction-{given.role}"
    return wire.ReferenceCard(game.id, say(language, own if has_message(own) else f"{game.id}-title"), sections)


def entry_info(game: Game, entry: Entry, language: str) -> wire.ReferenceEntry:
    name = capitalize(say(language, entry.name, entry.facts)) if entry.name else ""
    text, cite = capitalize(say(language, entry.does, entry.facts)), f"{game.id}:{entry.clause}"
    return wire.ReferenceEntry(entry.id, entry.mark, name, text, cite, list(entry.codes))


def example_info(entry: Example, language: str) -> wire.ExampleInfo:
    return wire.ExampleInfo(
        entry.id,
        capitalize(entry.label[language]),
        entry.title[language],
        list(entry.clauses),
        entry.given[language],
        entry.when[language],
        entry.then[language],
    )


def ruling_info(entry: Ruling, language: str) -> wire.RulingInfo:
    return wire.RulingInfo(
        entry.id,
        capitalize(entry.label[language]),
        list(entry.clauses),
        entry.question[language],
        list(entry.readings[language]),
        entry.ruling[language],
        entry.reason[language],
    )
