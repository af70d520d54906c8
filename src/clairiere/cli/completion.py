"""The command `completion`: what a shell offers for the Tab key, made from the parser."""

from __future__ import annotations

import argparse
from shlex import quote

from ..core.game import GAMES

SHELLS = ("bash", "zsh", "fish")
BASH = """\
_clairiere() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} offered
    if [ "$COMP_CWORD" = 1 ]; then
        offered={commands}
    else
        case ${{COMP_WORDS[1]}} in
{cases}
        esac
    fi
    COMPREPLY=($(compgen -W "$offered" -- "$word"))
}}
complete -o default -F _clairiere clairiere
"""
ZSH = "#compdef clairiere\nautoload -U +X bashcompinit && bashcompinit\n"  # zsh reads what bash reads


def completion_command(given: argparse.Namespace, language: str) -> int:
    commands = commands_of(given.top)
    print({"bash": bash, "zsh": lambda found: ZSH + bash(found), "fish": fish}[given.shell](commands), end="")
    return 0


def commands_of(top: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    (chosen,) = [action for action in top._actions if isinstance(action, argparse._SubParsersAction)]
    return dict(chosen.choices)


def offered(parser: argparse.ArgumentParser) -> dict[str, str]:
    """Return the words that may follow a command, with their meaning: options, choices, games."""
    words: dict[str, str] = {}
    for action in parser._actions:
        words |= {option: action.help or "" for option in action.option_strings if option.startswith("--")}
        if not action.option_strings:
            words |= {str(choice): "" for choice in action.choices or ()}
        words |= dict.fromkeys(GAMES if action.dest == "game" else (), "")
    return words


def bash(commands: dict[str, argparse.ArgumentParser]) -> str:
    cases = [f"            {name}) offered={quote(' '.join(offered(one)))} ;;" for name, one in commands.items()]
    return BASH.format(commands=quote(" ".join(commands)), cases="\n".join(cases))


def fish(commands: dict[str, argparse.ArgumentParser]) -> str:
    lines = []
    for name, parser in commands.items():
        lines.append(fish_line("__fish_use_subcommand", f"-a {name}", parser.description or ""))
        for word, meaning in offered(parser).items():
            option = f"-l {word[2:]}" if word.startswith("--") else f"-a {quote(word)}"
            lines.append(fish_line(f"__fish_seen_subcommand_from {name}", option, meaning))
    return "\n".join(lines) + "\n"


def fish_line(when: str, what: str, meaning: str) -> str:
    told = meaning.replace("\\", "\\\\").replace("'", "\\'").replace("%%", "%")
    return f"complete -c clairiere -n '{when}' {what}" + (f" -d '{told}'" if told else "")
