"""Options of the games on the command line: `--option board=winter`, or a flag of the option's own name; their help."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from ..core.game import GAMES, Game, find
from ..core.illegal import Illegal
from ..words import language_of_locale, say
from .argument_parser import Parser, word

FLAG = "flag_"  # before the option's name, where the parser keeps its value


class GameHelp(argparse.Action):
    """`play GAME --help`: the help of a command, and the options of the game that is named before it."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str | None = None) -> None:
        super().__init__(option_strings, argparse.SUPPRESS, nargs=0, default=argparse.SUPPRESS, help=help)

    def __call__(self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, *_: Any) -> None:
        """Print the help and leave. Raise Illegal if there is no such game."""
        takes_options = "--option" in parser._option_string_actions
        id: str | None = getattr(namespace, "game", None) if takes_options else None
        print(parser.format_help() + (options_help(find(id)) if id else ""), end="")
        parser.exit()


def options_help(game: Game) -> str:
    """Return the options of a game as flags: the values they take, the usual one, and what they mean."""
    formatter = argparse.HelpFormatter("")
    formatter.start_section(say_title(game))
    for option in game.options:
        if not option.is_fixed:
            about = word(f"{game.id}-option-{option.name}")
            facts = {"help": about, "values": option.describe_values(), "usual": option.default_text or "none"}
            help = say(language_of_locale(), "cli-option-help", facts).replace("%", "%%")
            flag = f"--{option.name.replace('_', '-')}"
            formatter.add_argument(argparse.Action([flag], option.name, metavar="VALUE", help=help))
    formatter.end_section()
    return f"\n{formatter.format_help()}"


def say_title(game: Game) -> str:
    """Return the heading of a game's options."""
    return say(language_of_locale(), "cli-options-of", {"game": word(f"{game.id}-title")})


def add_options(parser: Parser, help: str) -> None:
    """Add the options of all games to a command: `--option NAME=VALUE`, and a hidden flag for each name."""
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=help)
    for name in dict.fromkeys([option.name for game in GAMES.values() for option in game.options]):
        flags = dict.fromkeys([f"--{name}", f"--{name.replace('_', '-')}"])
        try:
            parser.add_argument(*flags, dest=FLAG + name, metavar="VALUE", help=argparse.SUPPRESS)
        except argparse.ArgumentError:  # a flag of the command has that name: NAME=VALUE still works
            continue


def options_of(given: argparse.Namespace, game: Game | None) -> dict[str, object]:
    """Return the given options. Raise Illegal for those of another game, or without a game."""
    chosen = pairs_from(given.option)
    for name, value in vars(given).items():
        if name.startswith(FLAG) and value is not None:
            option = name.removeprefix(FLAG)
            if option in chosen:
                raise Illegal("cli-option-twice", {"option": option})
            chosen[option] = value
            check_flag(option, game)
    if chosen and game is None:
        raise Illegal("cli-option-game", {"option": next(iter(chosen))})
    return chosen


def check_flag(option: str, game: Game | None) -> None:
    """Raise Illegal for a flag that belongs to another game."""
    if game is not None and option not in [own.name for own in game.options]:
        having = [other.id for other in GAMES.values() if option in [own.name for own in other.options]]
        raise Illegal("cli-flag-elsewhere", {"flag": option.replace("_", "-"), "game": game.id, "games": having})


def pairs_from(pairs: Sequence[str]) -> dict[str, object]:
    """Return names and values from texts such as `target=16`."""
    options: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Illegal("cli-option-form", {"found": pair})
        if name in options:
            raise Illegal("cli-option-twice", {"option": name})
        options[name] = value
    return options
