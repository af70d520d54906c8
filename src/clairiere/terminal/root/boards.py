"""The boards of Root's factions in words: a function for each, and a plain one for a faction that has none."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.text import Text

from ...games.root.data import BOARDS as PRINTED
from ...games.root.factions.alliance.schema import AllianceBoard
from ...games.root.factions.cult.schema import CultBoard
from ...games.root.factions.eyrie.schema import DecreeView, EyrieBoard
from ...games.root.factions.marquise.schema import MarquiseBoard
from ...games.root.factions.mechanical.schema import MechanicalBoard
from ...games.root.factions.riverfolk.schema import RiverfolkBoard
from ...games.root.factions.vagabond.schema import VagabondBoard
from ...games.root.state.schema import BySuit
from ...games.root.state.terms import CLEARINGS, CODE, NONE, SUITS, cards_of, count_of
from ...games.root.state.view import RootView, describe_items
from ..drawing import plain_value
from ..style import NO_BREAK, joined
from .speech import RootSpeech
from .symbols import SHAPES, shape, shapes_of

Bits = list[Text]


def bits_of(d: RootSpeech, view: RootView, seat: int) -> Bits:
    """All of a faction's own board, in short phrases."""
    return FACTIONS.get(view.factions[seat][0], anything)(d, view, seat, view.boards[seat])


def common_bits(d: RootSpeech, view: RootView, seat: int) -> Bits:
    """What every faction has: warriors left, cards in play, crafted items, another way to win, cards one has seen."""
    phrases = [tell(d, "supply", count=view.supply[seat])] if any(of_seat(view, seat)) or view.supply[seat] else []
    if view.crafted[seat]:
        phrases.append(tell(d, "in-play", cards=[d.card(card) for card in cards_of(view.crafted[seat])]))
    items = describe_items(view.items[seat])
    if items:
        phrases.append(tell(d, "box", items=named(d, items)))
    if view.dominance[seat] != NONE:
        phrases.append(tell(d, "dominance", card=d.card(view.dominance[seat])))
    if view.partners[seat] != NONE:
        phrases.append(tell(d, "coalition", other=d.faction(view, view.partners[seat])))
    if view.known[seat] and seat != view.seat:
        phrases.append(tell(d, "known", cards=[d.card(card) for card in cards_of(view.known[seat])]))
    return phrases


def tell(d: RootSpeech, name: str, **facts: object) -> Text:
    """A phrase that stays together as far as it can."""
    return Text(d.word(name, **facts))


def of_seat(view: RootView, seat: int) -> tuple[int, ...]:
    """2.5.1 A faction's warriors on the map."""
    return view.warriors[seat * CLEARINGS : (seat + 1) * CLEARINGS]


def named(d: RootSpeech, items: Mapping[str, int]) -> list[str]:
    """2.5.5 Items in words: 2 swords are "sword ×2"."""
    return [d.piece(name) + (f"{NO_BREAK}×{count}" if count > 1 else "") for name, count in items.items()]


def track(d: RootSpeech, piece: str, built: int, most: int, *following: str, token: bool = False) -> Text:
    """How much of a track is on the map, with its sign there, and what the next piece costs and brings."""
    note = f" ({', '.join(following)})" if following and built < most else ""
    sign = d.letter(piece).lower() if token else d.letter(piece)
    return Text(f"{d.piece(piece)} {sign} {built}/{most}{note}".replace(" ", NO_BREAK))


# -- one function a faction -------------------------------------------------------------------------------------


def marquise(d: RootSpeech, view: RootView, seat: int, board: MarquiseBoard) -> Bits:
    """6.2 Buildings with the wood and the points of the next ones, wood left, 6.5 actions left."""
    printed = PRINTED["marquise"]
    most = printed["buildings"]
    phrases = []
    for name, left in board["tracks"].items():
        built = most - left
        points = printed["points"][name][built] if left else 0
        cost = printed["cost"][built] if left else 0
        phrases.append(track(d, name, built, most, d.word("wood-cost", count=cost), d.word("gain", count=points)))
    phrases.append(tell(d, "wood", count=board["wood"]))
    if view.turn == seat and view.phase == "daylight":
        phrases.append(tell(d, "actions", count=board["actions"]))
        if board["recruited"]:
            phrases.append(tell(d, "recruited"))
    return phrases


def eyrie(d: RootSpeech, view: RootView, seat: int, board: EyrieBoard) -> Bits:
    """7.2 Leader and Decree: every card by the shape of its suit; 7.7.3 leaders that lie face down."""
    printed = PRINTED["eyrie"]
    built = printed["roosts"] - board["roosts"]
    phrases = [tell(d, "leader", leader=d.piece(board["leader"]))] if board["leader"] else []
    columns = [joined([d.piece(name), NO_BREAK, column]) for name, column in decree_columns(board["decree"])]
    phrases.append(joined([d.word("decree"), " ", joined(columns, ", ")]))
    if board["resolved"] and view.turn == seat and view.phase == "daylight":
        phrases.append(tell(d, "resolved", count=len(board["resolved"])))
    points = printed["points"][built - 1] if built else 0
    phrases.append(track(d, "roost", built, printed["roosts"], d.word("each-evening", count=points)))
    if board["set_aside"]:
        phrases.append(tell(d, "set-aside", leaders=[d.piece(name) for name in board["set_aside"]]))
    return phrases


def decree_columns(decree: DecreeView) -> list[tuple[str, Text]]:
    """7.4.2 The Decree by columns."""
    cards = (decree["recruit"], decree["move"], decree["battle"], decree["build"])
    return list(zip(PRINTED["eyrie"]["columns"], map(decree_column, cards), strict=True))


def decree_column(cards: Sequence[str]) -> Text:
    """7.4.2 The cards of a column; a vizier is a bird with a v."""
    shapes = [shape(3) + "v" if code == "vizier" else shapes_in([code]) for code in cards]
    return joined(shapes or ["–"])


def alliance(d: RootSpeech, view: RootView, seat: int, board: AllianceBoard) -> Bits:
    """8.2 Supporters, officers, bases, and what the next sympathy costs and brings."""
    printed = PRINTED["alliance"]
    spread = printed["sympathy"] - board["sympathy"]
    phrases = [joined([tell(d, "supporters", count=view.stacks[seat]), *stack(view, seat)])]
    phrases.append(tell(d, "officers", count=board["officers"]))
    left = spread < printed["sympathy"]
    cost, points = (printed["cost"][spread], printed["points"][spread]) if left else (0, 0)
    following = (d.word("supporter-cost", count=cost), d.word("gain", count=points))
    phrases.append(track(d, "sympathy", spread, printed["sympathy"], *following, token=True))
    if board["bases"]:
        phrases.append(tell(d, "bases-left", suits=[d.suit(suit) for suit in board["bases"]]))
    if view.turn == seat and view.phase == "evening":
        phrases.append(tell(d, "operations", count=board["operations"], most=board["officers"]))
    return phrases


def stack(view: RootView, seat: int) -> list[Text]:
    """8.2.3 The supporters by their suits: one's own, or those that one has been shown."""
    seen = view.stack if seat == view.seat else view.known[len(view.factions) + seat]
    return [joined([NO_BREAK, shapes_of(seen)])] if seen else []


def vagabond(d: RootSpeech, view: RootView, seat: int, board: VagabondBoard) -> Bits:
    """9.2 Character, items by what state they are in, relationships; 9.5.5 quests."""
    phrases = [Text(d.piece(board["character"]))] if board["character"] else []
    for place in ("satchel", "track", "exhausted", "damaged", "broken"):
        if board[place]:
            phrases.append(tell(d, f"items-{place}", items=named(d, board[place])))
    marks = [f"{letter}{NO_BREAK}{d.word(f'relation-{space}')}" for letter, space in board["relations"].items()]
    phrases.append(tell(d, "relations", list=marks))
    if board["completed"]:
        phrases.append(tell(d, "completed", count=len(board["completed"])))
    if first_of_kind(view, seat):
        quests = [quest(d, name) for name in board["quests"]]
        phrases.append(tell(d, "quests", quests=quests, count=board["quest_deck"]))
        for clearing, relics in board["looked"].items():
            phrases.append(tell(d, "looked", clearing=clearing, items=[d.piece(name) for name in relics]))
    return phrases


def first_of_kind(view: RootView, seat: int) -> bool:
    """9.7.3 Two Vagabonds share what lies open: it is shown once."""
    return not any(view.factions[other][0] == view.factions[seat][0] for other in range(seat))


def quest(d: RootSpeech, name: str) -> str:
    """9.5.5 A quest: where it is done, and the items it asks for."""
    entries = {entry["id"].removeprefix("quest_").replace("_", "-"): entry for entry in PRINTED["vagabond"]["quests"]}
    items = [d.piece(item) for item in entries[name]["items"]]
    needs = f"{NO_BREAK}+{NO_BREAK}".join(items).replace(" ", NO_BREAK)
    return f"{SHAPES[SUITS.index(entries[name]['suit'])]}{NO_BREAK}{needs}"


def cult(d: RootSpeech, view: RootView, seat: int, board: CultBoard) -> Bits:
    """10.2 Outcast, acolytes, gardens by suit, Lost Souls; 10.5 cards that were revealed."""
    how = "hated" if board["hated"] else "outcast"
    phrases = [tell(d, how, suit=d.suit(board["outcast"]))] if board["outcast"] else []
    phrases.append(tell(d, "acolytes", count=board["acolytes"]))
    phrases.append(by_suit(d, "gardens", view.buildings, seat, board["gardens"]))
    piles = (("souls", board["lost_souls"]), ("revealed", board["revealed"]))
    return [*phrases, *[joined([d.word(name), NO_BREAK, shapes_in(cards)]) for name, cards in piles if cards]]


def riverfolk(d: RootSpeech, view: RootView, seat: int, board: RiverfolkBoard) -> Bits:
    """11.2 Prices, boxes by whose warriors lie in them, trade posts by suit; 11.2.7 who has bought what."""
    prices = board["prices"]
    told = {"cards": prices["cards"], "boats": prices["riverboats"], "mercenaries": prices["mercenaries"]}
    phrases = [tell(d, "prices", **told)] if prices["cards"] else []
    for box in ("payments", "funds", "commitments", "invested"):
        if board[box]:
            warriors = [f"{letter}{NO_BREAK}{count}" for letter, count in board[box].items()]
            phrases.append(tell(d, box, warriors=warriors))
    phrases.append(by_suit(d, "posts", view.tokens, seat, board["posts"]))
    if board["hirer"]:
        phrases.append(tell(d, "hirer", letter=board["hirer"]))
    others = [letter for letter in board["rivers"] if letter != view.factions[seat][1]]
    return [*phrases, tell(d, "boats", letters=others)] if others else phrases


def mechanical(d: RootSpeech, view: RootView, seat: int, board: MechanicalBoard) -> Bits:
    """MM.5 Her orders: those that were revealed by their suits."""
    orders = [shapes_in([code]) if code else Text("?") for code in board["orders"]]
    return [joined([d.word("orders"), NO_BREAK, joined(orders)])] if orders else []


def by_suit(d: RootSpeech, name: str, packed: Sequence[int], seat: int, left: BySuit) -> Text:
    """Pieces of three suits: how many are on the map, of how many."""
    there = packed[seat * CLEARINGS : (seat + 1) * CLEARINGS]
    tracks = []
    for kind, count in enumerate((left["fox"], left["rabbit"], left["mouse"])):
        built = sum([count_of(pieces, kind) for pieces in there])
        tracks.append(joined([shape(kind), f"{NO_BREAK}{built}/{built + count}"]))
    return joined([d.word(name), NO_BREAK, joined(tracks, " ")])


def shapes_in(codes: Sequence[str]) -> Text:
    """Cards of the notation by their suits."""
    return joined([shapes_of(1 << CODE.index(code)) for code in codes])


def anything(d: RootSpeech, view: RootView, seat: int, board: Mapping[str, object]) -> Bits:
    """A faction without words of its own: what its board shows, as it stands."""
    told = {name: value for name, value in board.items() if name != "faction" and value not in ("", [], {})}
    return [Text(f"{name}{NO_BREAK}{plain_board(value)}") for name, value in told.items()]


def plain_board(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join([f"{name}{NO_BREAK}{plain_board(each)}" for name, each in value.items()])
    return plain_value(value)


FACTIONS: dict[str, Callable[[RootSpeech, RootView, int, Any], Bits]] = {
    "marquise": marquise,
    "eyrie": eyrie,
    "alliance": alliance,
    "vagabond": vagabond,
    "cult": cult,
    "riverfolk": riverfolk,
    "mechanical": mechanical,
}
