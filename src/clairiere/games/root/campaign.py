"""COOP.5, a campaign: co-operative games in a row. The common enemy grows with each victory, and players keep cards."""

from __future__ import annotations

from typing import Mapping, Sequence, final

from ...core.illegal import Illegal
from ...core.options import Value
from ...core.record import Record
from .options import BONUS, COOP, read_kept
from .position.position import write_kept
from .state.state import Root
from .state.terms import KIND, NONE, PERSISTENT, SAME_NAME, WIN, card_named, card_word, cards_of


@final
class Campaign:
    """COOP.5 How often the players have won, and what each of them keeps; players are named by their seats."""

    def __init__(self, players: int, wins: int = 0, kept: str = "") -> None:
        self.wins = wins
        by_seat = read_kept("root", kept)
        self.kept = list(by_seat[:players])
        if any(by_seat[players:]):
            raise Illegal("root-kept-seat", {"most": players - 1}, "root", "COOP.5")

    @property
    def head_start(self) -> int:
        """COOP.5 Three points more after each victory."""
        return BONUS * self.wins

    @property
    def over(self) -> bool:
        """3.1 A game that the enemy would begin with 30 points needs not be played: the players have won them all."""
        return self.head_start >= WIN

    def options(self) -> dict[str, object]:
        """COOP.5 What the next game is agreed to be, beyond what the players like."""
        return {"mode": COOP, "head_start": self.head_start, "kept": write_kept(tuple(self.kept))}

    def choices(self, had: Sequence[int]) -> list[int]:
        """COOP.5 For each player the cards that he may keep: of those he had in play in the last game, as sets."""
        return [self.allowed(seat, had[seat]) for seat in range(len(self.kept))]

    def allowed(self, seat: int, had: int) -> int:
        """COOP.5 Cards that nobody keeps yet, 4.1.4 and none whose effect he has already."""
        free = had
        for cards in self.kept:
            free &= ~cards
        for card in cards_of(self.kept[seat]):
            free &= ~SAME_NAME[card]
        return free

    def keep(self, text: str, had: Sequence[int]) -> None:
        """COOP.5 Each player picks one card at most: `0:claim-b,1:tax-f`; a dash for none. All picks count, or none."""
        picks: dict[int, int] = {}
        for part in text.split(",") if text != "-" else []:
            seat, _, code = part.strip().partition(":")
            if not (seat.isascii() and seat.isdigit() and len(seat) == 1 and int(seat) < len(self.kept)):
                raise Illegal("root-campaign-form", {"text": part}, "root", "COOP.5")
            if int(seat) in picks:
                raise Illegal("root-campaign-once", {"seat": seat}, "root", "COOP.5")
            picks[int(seat)] = self.read_pick(int(seat), code, had)
        for number in picks:
            self.kept[number] |= 1 << picks[number]

    def read_pick(self, seat: int, code: str, had: Sequence[int]) -> int:
        """COOP.5 A card that the player had in play in the last game, and may keep."""
        card = card_named(code)
        if card == NONE or not had[seat] >> card & 1:
            raise Illegal("root-campaign-not-had", {"card": code, "seat": seat}, "root", "COOP.5")
        if not self.allowed(seat, had[seat]) >> card & 1:
            raise Illegal("root-campaign-kept", {"card": card_word(card)}, "root", "4.1.4")
        return card


def cards_had(record: Record) -> list[int]:
    """COOP.5 For each player of a game, the crafted cards that he had in play at some time of it."""
    state = record.state()
    assert isinstance(state, Root)
    return had_in(state)


def had_in(r: Root) -> list[int]:
    """COOP.5 The same, read from the log: the cards that a player began with, and those crafted."""
    by_seat = [0] * r.rules.players
    for event in r.log or ():
        if event.verb in ("kept", "crafted") and event.what[0] < len(by_seat):
            for card in event.what[1:]:
                if KIND[card] == PERSISTENT:
                    by_seat[event.what[0]] |= 1 << card
    return by_seat


def campaign_after(r: Root, options: Mapping[str, Value]) -> Campaign | None:
    """COOP.5 How a campaign stands after a game that is over: it begins with the first victory, and a defeat changes
    nothing; None before, and when there is nothing left to win."""
    if not r.over or options["mode"] != COOP or options["lesson"]:
        return None
    wins = int(options["head_start"]) // BONUS + (0 in r.winners())
    campaign = Campaign(r.rules.players, wins, str(options["kept"]))
    return campaign if wins and not campaign.over else None


def may_keep(campaign: Campaign, r: Root) -> list[int]:
    """COOP.5 What each player may keep: after a victory only."""
    return campaign.choices(had_in(r)) if 0 in r.winners() else [0] * r.rules.players


def team_won(record: Record) -> bool | None:
    """COOP.2 Return whether the team has won; None while the game is not over."""
    state = record.state()
    return 0 in state.winners() if state.over else None
