"""The parser of a command line: its refusals, the numbers that it reads, and its help."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Mapping, Sequence
from typing import NoReturn, TypeVar

from ..core.illegal import Illegal, abbreviate
from ..words import language_of_locale, say

Number = TypeVar("Number", int, float)
LARGEST = 2**63 - 1
PORTS = 65535
PROCESSES = 1024
SEEDS = 10**30 - 1  # records keep 30 digits
COMMAND = "COMMAND"
MOVED = {  # commands and options that are tools of maintainers now: what does their work
    "fuzz": ("fuzz",),
    "kills": ("kills",),
    "loadtest": ("loadtest",),
    "research": ("baselines", "learn"),
    "robustness": ("robustness",),
    "train": ("train",),
    "--report": ("arena",),
    "--strengths": ("arena",),
}


def word(id: str) -> str:
    """Return a sentence in the language of the reader."""
    return say(language_of_locale(), id)


class Parser(argparse.ArgumentParser):
    """A parser whose errors are refusals as all others: one sentence, in the language of the reader."""

    def parse_args(  # type: ignore[override]  # one of its three forms
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> argparse.Namespace:
        """Read the arguments. Raise Illegal for what is not understood, with all options of the command as `known`."""
        given, rest = self.parse_known_args(args, namespace)
        if rest:
            found = rest[0].partition("=")[0]
            refuse_moved(found)
            command: Parser = getattr(given, "parser", self)
            known = list(command._option_string_actions)
            raise Illegal(
                "cli-unrecognized", {"command": self.prog, "what": " ".join(rest), "found": found, "known": known}
            )
        return given

    def error(self, message: str) -> NoReturn:
        """Raise Illegal for an error of argparse."""
        for id, pattern in MISUNDERSTOOD.items():
            match = re.fullmatch(pattern, message)
            if match:
                raise refusal(id, self.prog, match.groupdict())
        raise Illegal("cli-misunderstood", {"command": self.prog, "message": message})


def refusal(id: str, command: str, found: Mapping[str, str]) -> Illegal:
    """Return a refusal with what the message of argparse named; its choices as a list of words."""
    facts: dict[str, object] = {"command": command, **found}
    if id == "cli-bad-choice":
        facts["found"] = found["found"].strip("'\"")
        facts["known"] = [choice.strip("'\"") for choice in found["known"].split(", ")]
        if found["what"] == COMMAND:
            refuse_moved(str(facts["found"]))
            return Illegal("cli-unknown-command", facts)
    return Illegal(id, facts)


def refuse_moved(found: str) -> None:
    """Raise Illegal if this word has moved to the laboratory."""
    if found in MOVED:
        raise Illegal("cli-moved", {"found": found, "tools": [f"./dev lab {tool}" for tool in MOVED[found]]})


MISUNDERSTOOD = {
    "cli-missing": r"the following arguments are required: (?P<what>.+)",
    "cli-unrecognized": r"unrecognized arguments: (?P<what>.+)",
    "cli-bad-choice": r"argument (?P<what>.+?): invalid choice: (?P<found>.+) \(choose from (?P<known>.+)\)",
    "cli-bad-value": r"argument (?P<what>.+?): invalid (?P<kind>\w+) value: (?P<found>.+)",
    "cli-out-of-range": r"argument (?P<what>.+?): (?P<found>\S+) out of (?P<low>\S+) (?P<high>\S+)",
    "cli-no-value": r"argument (?P<what>.+?): expected .+",
}


def whole(low: int = -LARGEST, high: int = LARGEST) -> Callable[[str], int]:
    """Return a reader of whole numbers within bounds, for `type` of an argument."""

    def read(text: str) -> int:
        return within(int(text), low, high)

    read.__name__ = "int"  # what argparse calls it
    return read


def real(low: float = -1e9, high: float = 1e9) -> Callable[[str], float]:
    """Return a reader of numbers within bounds, for `type` of an argument. It refuses `nan` and `inf` too."""

    def read(text: str) -> float:
        return within(float(text), low, high)

    read.__name__ = "float"
    return read


def within(number: Number, low: float, high: float) -> Number:
    """Return a number that lies within bounds. Raise ArgumentTypeError otherwise; `Parser.error` puts it into words."""
    if not low <= number <= high:
        raise argparse.ArgumentTypeError(f"{abbreviate(str(number))} out of {low} {high}")
    return number
