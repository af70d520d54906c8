"""The command `campaign`: co-operative games of Root in a row (COOP.5), kept in a file of their own.

The file is a JSON object; every game of it is an ordinary record beside it.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
from dataclasses import asdict, dataclass, field
from pathlib import Path

from ..core.game import find
from ..core.illegal import Illegal, Word
from ..core.record import Record
from ..core.table import Table
from ..games.root.campaign import Campaign, cards_had, team_won
from ..games.root.options import COOP
from ..games.root.state.terms import codes_of
from ..terminal.save import save
from ..words import say
from .arguments import check_new_file, names_of, reason_id, record_from, seated_players, with_automata
from .game_options import options_of
from .play import play_table

GAME = "root"
FORMAT = 1
OWN = ("mode", "head_start", "kept")  # options that the campaign sets itself


@dataclass
class Saved:
    """The content of the file."""

    campaign: int = FORMAT
    options: dict[str, object] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    players: list[str] = field(default_factory=list)
    games: list[str] = field(default_factory=list)  # records, beside the file
    wins: int = 0
    kept: str = ""
    counted: int = 0  # games whose result is counted
    picking: bool = False  # the last game was won, and nobody has said yet what he keeps

    def progress(self) -> Campaign:
        return Campaign(len(self.players), self.wins, self.kept)


def campaign_command(given: argparse.Namespace, language: str) -> int:
    """Begin a campaign, play its next game, or show how it stands."""
    if given.act == "new":
        return new_campaign(given, language)
    saved = read_campaign(given.file)
    count_result(saved, given.file)
    if given.act == "show":
        show(saved, given.file, language)
        return 0
    return play_next(saved, given, language)


def new_campaign(given: argparse.Namespace, language: str) -> int:
    """Write a new campaign. Raise Illegal if it could not be played."""
    check_new_file(given.file)
    if given.keep is not None:
        raise Illegal("campaign-no-pick", {}, GAME, "COOP.5")
    game = find(GAME)
    options = options_of(given, game)
    for name in options:
        if name in OWN:
            raise Illegal("campaign-own-option", {"option": name}, GAME, "COOP.5")
    seated = seated_players(game, given.seats.split(",") if given.seats else ["human"])
    saved = Saved(options=options, names=names_of(given.names, seated, language), players=seated)
    record_of(saved, language).first()  # whatever cannot be played is refused now
    write_campaign(saved, given.file)
    show(saved, given.file, language)
    return 0


def record_of(saved: Saved, language: str) -> Record:
    """Return the record of the next game."""
    game = find(GAME)
    options = game.agree(saved.options | saved.progress().options())
    players, names = with_automata(game, options, saved.players, saved.names, language)
    record = Record(game, options, names)
    record.players = players
    record.seed = secrets.randbelow(1 << 32)
    return record


def play_next(saved: Saved, given: argparse.Namespace, language: str) -> int:
    """Resume the game that is not over; else begin the next one, after the players have kept their cards."""
    path: Path = given.file
    if len(saved.games) > saved.counted:
        if given.keep is not None:
            raise Illegal("campaign-no-pick", {}, GAME, "COOP.5")
        record = last_record(saved, path)
    else:
        keep_cards(saved, path, given.keep)
        if saved.progress().over:
            raise Illegal("campaign-over", {"wins": saved.wins}, GAME, "COOP.5")
        record = record_of(saved, language)
        saved.games.append(new_record_name(path, len(saved.games) + 1))
        save(record, last_path(saved, path))
        write_campaign(saved, path)
    status = play_table(Table(record), language, last_path(saved, path))
    count_result(saved, path)
    show(saved, path, language)
    return status


def keep_cards(saved: Saved, path: Path, text: str | None) -> None:
    """COOP.5 After a victory each player keeps a card, if he had one. Raise Illegal if nobody says which."""
    if not saved.picking:
        if text is not None:
            raise Illegal("campaign-no-pick", {}, GAME, "COOP.5")
        return
    progress = saved.progress()
    had = cards_had(last_record(saved, path))
    choices = progress.choices(had)
    if text is None and any(choices):
        listed = [f"{seat}:{code}" for seat, cards in enumerate(choices) for code in codes_of(cards)]
        raise Illegal("campaign-pick", {"cards": listed}, GAME, "COOP.5")
    progress.keep("-" if text is None else text, had)
    saved.kept, saved.picking = str(progress.options()["kept"]), False
    write_campaign(saved, path)


def count_result(saved: Saved, path: Path) -> None:
    """COOP.5 A game that is over counts, once; a defeat changes nothing."""
    if len(saved.games) > saved.counted:
        won = team_won(last_record(saved, path))
        if won is not None:
            saved.counted = len(saved.games)
            saved.wins += won
            saved.picking = won
            write_campaign(saved, path)


def last_path(saved: Saved, path: Path) -> Path:
    return path.parent / saved.games[-1]


def last_record(saved: Saved, path: Path) -> Record:
    """Read the last game. Raise Illegal if it is not one of this campaign."""
    record = record_from(last_path(saved, path))
    if record.game.id != GAME or record.names[: len(saved.names)] != saved.names or record.options["mode"] != COOP:
        raise Illegal("campaign-other-game", {"found": str(last_path(saved, path))}, GAME)
    return record


def new_record_name(path: Path, number: int) -> str:
    """Return the name of a new record beside the campaign. Raise Illegal if such a file exists."""
    record = path.with_name(f"{path.stem}-{number}.record")
    check_new_file(record)
    return record.name


def read_campaign(path: Path) -> Saved:
    """Read a campaign. Raise Illegal if the file holds none."""
    try:
        values = json.loads(path.read_text("utf-8"))
        saved = Saved(**values)
        whole = saved.campaign == FORMAT and asdict(saved) == checked_values(values)
        good = whole and len(saved.names) == len(saved.players)
    except (OSError, UnicodeDecodeError) as error:
        raise Illegal("cli-no-file", {"found": str(path), "reason": Word(reason_id(error))}) from None
    except (ValueError, TypeError):
        good = False
    if not good:
        raise Illegal("campaign-no-campaign", {"found": str(path)}, GAME)
    saved.progress()
    return saved


def checked_values(values: dict[str, object]) -> dict[str, object]:
    """Return the values if each has the right type, else an empty dictionary."""
    kinds = {name: type(value) for name, value in asdict(Saved()).items()}
    texts = [text for name in ("names", "players", "games") for text in values.get(name, [])]  # type: ignore[attr-defined]
    good = all(type(values.get(name)) is kind for name, kind in kinds.items())
    return values if good and all(isinstance(text, str) for text in texts) else {}


def write_campaign(saved: Saved, path: Path) -> None:
    """Replace the file at once, so that it is never half written."""
    part = path.with_name(f"{path.name}.part")
    part.write_text(json.dumps(asdict(saved), ensure_ascii=False, indent=1) + "\n", "utf-8")
    os.replace(part, path)


def show(saved: Saved, path: Path, language: str) -> None:
    """Print how the campaign stands."""
    progress = saved.progress()
    print(say(language, "campaign-wins", {"wins": saved.wins, "games": saved.counted, "points": progress.head_start}))
    for seat, name in enumerate(saved.names):
        codes = codes_of(progress.kept[seat])
        print(say(language, "campaign-player", {"seat": seat, "name": name, "cards": codes or "none"}))
    if saved.picking:
        for seat, cards in enumerate(progress.choices(cards_had(last_record(saved, path)))):
            if cards:
                print(say(language, "campaign-may-keep", {"name": saved.names[seat], "cards": codes_of(cards)}))
    if progress.over:
        print(say(language, "campaign-complete"))
    elif len(saved.games) > saved.counted:
        print(say(language, "campaign-unfinished", {"file": str(last_path(saved, path))}))
