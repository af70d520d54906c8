"""The command `clairiere`: one module for commands of a kind, and the parser that names them all.

May import everything; nothing but `__main__` imports it. Arguments enter as text (`argument_parser`,
`parser`, `arguments`, `game_options`), results leave as sentences in the reader's language or as JSON, with an exit
code: 0 done, 1 something failed, 2 refused.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from io import TextIOWrapper

from ..core.illegal import Illegal
from ..terminal import ascii_fallback
from ..words import language_of_locale, say
from .arguments import reason_of
from .parser import parser

NAMED = {  # refusals of a word that is not known: `found` is the word, `known` are those that would do
    "bot-unknown", "cli-bad-choice", "cli-unknown-command", "cli-unrecognized", "game-unknown", "lab-unknown-tool",
    "option-unknown",
}  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return its exit code."""
    language = language_of_locale()
    print_what_the_screen_lacks()
    try:
        given = parser().parse_args(arguments)
        language = given.lang or language
        return int(given.run(given, language))
    except (Illegal, KeyboardInterrupt, OSError) as error:
        return report_error(error, language)


def print_what_the_screen_lacks() -> None:
    """Replace signs that the terminal cannot print by similar ones."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=ascii_fallback.NAME)


def report_error(error: Illegal | KeyboardInterrupt | OSError, language: str) -> int:
    """Print one sentence for what went wrong; return the exit code of the program."""
    if isinstance(error, Illegal):
        print(" ".join(filter(None, (error.sentence(language), suggestion(error, language)))), file=sys.stderr)
        return 2
    if isinstance(error, KeyboardInterrupt):
        print(file=sys.stderr)
        return 130
    if isinstance(error, BrokenPipeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    print(say(language, "cli-system", {"reason": reason_of(error, language)}), file=sys.stderr)
    return 1


def suggestion(refused: Illegal, language: str) -> str:
    """Return "Did you mean …?" with the most similar word that is known, or nothing if none is similar."""
    found = str(refused.facts.get("option" if refused.reason == "option-unknown" else "found", ""))
    known = refused.facts.get("known")
    if refused.reason not in NAMED or not isinstance(known, list):
        return ""
    near = get_close_matches(found, known, 1)
    return say(language, "cli-did-you-mean", {"near": near[0]}) if near else ""
