"""What the players of a table have agreed on, in sentences: its host, the game's options, the table's settings."""

from __future__ import annotations

from ...core.game import GAMES, Game
from ...core.illegal import Facts
from ...core.options import SHARES, Option, Value
from ...words import has_message, say, say_cached
from .. import wire
from ..online import online_options
from ..rows import GUEST, TableRow
from .seat_reader import names_of


def host_name(row: TableRow, language: str) -> str:
    """Return the name of the host; empty if the host has no seat."""
    names = names_of(row, language)
    own = [names[seat.seat] for seat in row.seats if seat.kind == GUEST and seat.guest == row.host and row.host]
    return own[0] if own else ""


def agreement_lines(row: TableRow, settings: wire.Settings, language: str) -> list[str]:
    """Return a sentence for everything that a guest wants to know before taking a seat."""
    if row.game not in GAMES:
        return []
    game = GAMES[row.game]
    usual = game.agree(online_options(game))
    chosen = [option for option in game.options if option.name in row.options]
    sentences = [
        about_option(game, option, row.options[option.name], usual[option.name], language) for option in chosen
    ]
    return [text for text in (*sentences, *about_settings(settings, language)) if text]


def about_option(game: Game, option: Option, value: Value, usual: Value, language: str) -> str:
    """Return the option's own sentence, which may be empty; without one, label and value if that is not the default."""
    own = f"{game.id}-agreed-{option.name}"
    if has_message(own):
        word: Value = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
        return say_cached(language, own, {"value": word}).strip()
    if value == usual or option.kind not in ("", SHARES):
        return ""
    text = shares_label if option.kind == SHARES else value_label
    facts: Facts = {"label": option_label(game, option, language), "value": text(game, option, value, language)}
    return say_cached(language, "server-agreed", facts)


def about_settings(settings: wire.Settings, language: str) -> list[str]:
    seconds = settings.move_s
    unit, count = ("day", seconds // 86_400) if seconds >= 86_400 else ("minute", seconds // 60)
    if seconds < 60 or (unit == "minute" and seconds % 60):
        unit, count = "second", seconds
    return [
        say_cached(language, "server-agreed-match", {}) if settings.match and not settings.second else "",
        say_cached(language, "server-agreed-clock", {"unit": unit, "count": count}) if seconds else "",
        say_cached(language, "server-agreed-rated", {}) if settings.rated else "",
        "" if settings.undo or settings.rated else say_cached(language, "server-agreed-no-undo", {}),
        say_cached(language, f"server-agreed-watch-{settings.spectators}", {}),
    ]


# -- labels -----------------------------------------------------------------------------------------------------------


def first_message(language: str, *ids: str) -> str:
    """Return the text of the first of these messages that exists; empty if none does."""
    return next((say(language, id) for id in ids if has_message(id)), "")


def option_label(game: Game, option: Option, language: str) -> str:
    return first_message(language, f"{game.id}-field-{option.name}", f"{game.id}-option-{option.name}")


def value_label(game: Game, option: Option, value: Value, language: str) -> str:
    return first_message(language, f"{game.id}-value-{option.name}-{value}") or str(value)


def shares_label(game: Game, option: Option, value: Value, language: str) -> str:
    """Return in words what an option gives each seat."""
    parts = []
    for part in str(value).split(","):
        seat, _, names = part.partition(":")
        things = ", ".join(value_label(game, option, name, language) for name in names.split("+"))
        parts.append(say_cached(language, "server-agreed-share", {"seat": int(seat) + 1, "things": things}))
    return " ; ".join(parts)
