"""The command `clairiere`: one module for commands of a kind, and the parser that names them all.

May import everything; nothing but `__main__` imports it. Arguments enter as text (`parser`, `arguments`,
`game_options`), results leave as sentences in the reader's language or as JSON, with an exit code: 0 done, 1
something failed, 2 refused.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from ..core.illegal import Illegal
from ..terminal import ascii_fallback
from ..words import language_of_locale, say
from .arguments import reason_of
from .parser import parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; whatever a person got wrong is one sentence and exit code 2."""
    language = language_of_locale()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=ascii_fallback.NAME)
    try:
        given = parser().parse_args(arguments)
        language = given.lang or language
        return int(given.run(given, language))
    except Illegal as refused:
        print(refused.sentence(language), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(say(language, "cli-system", {"reason": reason_of(error, language)}), file=sys.stderr)
        return 1
