"""`./dev lab`: the tools by name. A tool is a module with a docstring, `add_arguments` and `run`."""

from __future__ import annotations

import sys
from argparse import RawDescriptionHelpFormatter
from collections.abc import Sequence
from importlib import import_module

from clairiere.cli import report_error
from clairiere.cli.argument_parser import Parser
from clairiere.core.illegal import Illegal
from clairiere.words import LANGUAGES, language_of_locale
from lab import words as words  # whose sentences refusals say

TOOLS = {  # module, and what it does
    "arena": ("arena.standing_report", "play the standing matches and write lab/reports/arena.md"),
    "ceiling": ("arena.measure_ceiling", "measure what open cards or more iterations would win"),
    "team-ceiling": ("arena.root_team_ceiling", "search for wins of Root's co-operative mode"),
    "slow-machines": ("arena.slow_machines", "play Jeton in real time on slower machines"),
    "baselines": ("baselines.measure_baselines", "let players of all kinds meet and write lab/reports/baselines.md"),
    "endgames": ("baselines.renard_endgames", "measure exactly how far Renard's last tricks can be exploited"),
    "reviews": ("reviews", "count how often reviews blame a bot, and write lab/reports/reviews.md"),
    "fuzz": ("campaigns.fuzz", "play random games by the million"),
    "kills": ("campaigns.kill_servers", "kill servers while people play, and compare the logs"),
    "loadtest": ("campaigns.load_servers", "measure servers under load"),
    "robustness": ("campaigns.robustness", "run all campaigns and write lab/reports/robustness.md"),
    "mutants": ("mutation.mutants", "change the rules at random and count what the tests notice"),
    "train": ("training.root.train", "train the position judge of Root's level 3"),
    "greedy-weights": ("training.root.greedy_weights", "fit the weights of Root's greedy bot"),
    "team-weights": ("training.root.team_weights", "fit the weights of Root's co-operative mode"),
    "learn": ("training.renard.learn", "train Renard's learned player"),
    "policy": ("training.renard.policy", "fit the policy table of Renard's level 2"),
    "choices": ("training.renard.choices", "fit the choice model of Renard's level 3"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a tool; return its exit code: 0 done, 1 something failed, 2 refused."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    language = language_of_locale()
    try:
        if not given or given[0] in ("-h", "--help"):
            print(overview())
            return 0
        if given[0] not in TOOLS:
            raise Illegal("lab-unknown-tool", {"found": given[0], "known": list(TOOLS)})
        tool = import_module(f"lab.{TOOLS[given[0]][0]}")
        description = (tool.__doc__ or "").replace("%", "%%")
        parser = Parser(f"./dev lab {given[0]}", description=description, formatter_class=RawDescriptionHelpFormatter)
        parser.add_argument("--lang", choices=LANGUAGES, help="the language of reports and messages")
        tool.add_arguments(parser)
        options = parser.parse_args(given[1:])
        language = options.lang or language
        return int(tool.run(options, language))
    except (Illegal, KeyboardInterrupt, OSError) as error:
        return report_error(error, language)


def overview() -> str:
    """Return the list of all tools."""
    width = max(map(len, TOOLS))
    lines = [f"    {name:<{width}}  {about}" for name, (_, about) in TOOLS.items()]
    return "\n".join(["./dev lab TOOL [options]; ./dev lab TOOL --help shows what it takes.", "", *lines])
