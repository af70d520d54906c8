"""The words a player may type instead of an answer, in both languages, always."""

from __future__ import annotations

COMMANDS: dict[str, tuple[str, ...]] = {  # in French, in English, and in a hurry
    "clause": ("?", "?"),
    "aid": ("fiche", "aid"),
    "board": ("table", "board"),
    "log": ("journal", "log"),
    "tricks": ("plis", "tricks"),
    "hint": ("indice", "hint"),
    "standing": ("passetout", "passall"),
    "undo": ("annuler", "undo"),
    "save": ("enregistrer", "save"),
    "help": ("aide", "help"),
    "quit": ("quitter", "quit", "q", "exit"),
}
YES = ("o", "oui", "y", "yes")
ALL = ("tout", "all")


def command_of(line: str) -> tuple[str, str]:
    """The command that a line is, and what follows it; no command if it is an answer."""
    if line.startswith("?"):
        return "clause", line[1:].strip()
    word, _, rest = line.partition(" ")
    for command, words in COMMANDS.items():
        if word.lower() in words:
            return command, rest.strip()
    return "", line


def word_of(command: str, language: str) -> str:
    """How a command is called in a language."""
    return COMMANDS[command][0 if language == "fr" else 1]
