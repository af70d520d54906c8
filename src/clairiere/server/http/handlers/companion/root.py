"""A real table of Root: its board, the Mechanical Marquise's turn on it, and battles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from .....companion.battle import MOST_PIECES, MOST_WARRIORS, ROLLS, Side, odds
from .....companion.board import TableEditor
from .....companion.marquise import ROLL, Rival, Turn, board_now, full, possible_orders, turn
from .....companion.spying import spied, spies_in_play
from .....core.ask import SPECTATOR, Ask
from .....core.game import find
from .....core.illegal import Illegal
from .....editing.fields import Position
from .....games.root.state.state import Root
from .....games.root.state.terms import CODE, SUIT, SUITS, card_named
from .....games.root.words.speech import name_of
from .....positions import pack_position, unpack_position
from .....words import capitalize, say
from .... import wire
from ...requests import ApiRequest
from ..editing import READ_ERRORS, apply_edits
from ..positions import with_game

HEADING_VERBS = ("phase", "order")
UNSEEN_CARD = wire.MarquiseChoice("", "", "")
SKIPPED_VERBS = ("turn",)  # a real table counts its turns itself


async def companion_board(request: ApiRequest) -> wire.Editing:
    """The pieces on the table, as somebody enters them."""
    given = await request.read(wire.EditPosition)
    request.take("tries")
    return await request.compute(edit_board, given, request.language)


def edit_board(given: wire.EditPosition, language: str) -> wire.Editing:
    return apply_edits(find("root"), TableEditor(), given, language)


async def companion_marquise(request: ApiRequest) -> wire.MarquiseTurn:
    """The Mechanical Marquise's turn, as far as the table has told of it."""
    given = await request.read(wire.AskMarquise)
    request.take("tries")
    return await request.compute(marquise_turn, given, request.language)


async def companion_spy(request: ApiRequest) -> wire.MarquiseTurn:
    """A spy looks at one of her orders."""
    given = await request.read(wire.AskSpy)
    request.take("tries")
    return await request.compute(spy_turn, given, request.language)


async def companion_battle(request: ApiRequest) -> wire.BattleOdds:
    """What a battle may come to."""
    given = await request.read(wire.AskBattle)
    request.take("tries")
    return await request.compute(battle_odds, given)


# -- the Mechanical Marquise ----------------------------------------------------------------------------------------


def marquise_turn(given: wire.AskMarquise, language: str) -> wire.MarquiseTurn:
    with refuse_misread():
        result = turn(board_in(given.packed), given.orders, given.answers, given.programme)
    return turn_info(result, given.programme, ("companion-which-order", "MM.13"), language)


def spy_turn(given: wire.AskSpy, language: str) -> wire.MarquiseTurn:
    with refuse_misread():
        result = spied(board_in(given.packed), given.programme, given.spy, given.said)
    return turn_info(result, given.programme, ("companion-which-seen", "MM.25"), language)


def board_in(link: str) -> Position:
    return with_game(find("root"), unpack_position(link))


@contextmanager
def refuse_misread() -> Iterator[None]:
    """What a page brings along may be anything."""
    try:
        yield
    except READ_ERRORS:
        raise Illegal("position-link-cut", {}) from None


def turn_info(result: Turn, programme: Sequence[str], order: tuple[str, str], language: str) -> wire.MarquiseTurn:
    return wire.MarquiseTurn(
        view=board_now(result).view(SPECTATOR).to_wire(),
        lines=lines_of(result, language),
        asked=ask_info(result, order, language),
        after=pack_position(result.after) if result.after is not None else "",
        programme=list(result.programme),
        over=result.state.over,
        seen=[order_choice(card_named(code), language) if code else UNSEEN_CARD for code in full(programme)],
        spies=[spy_choice(result.state, seat, card, language) for seat, card in spies_in_play(result.state)],
    )


def spy_choice(state: Root, seat: int, card: int, language: str) -> wire.MarquiseChoice:
    spy = order_choice(card, language)
    label = say(language, "companion-spy-of", {"name": names_of(state, language)[seat], "card": spy.label})
    return wire.MarquiseChoice(spy.notation, label, spy.suit)


def names_of(state: Root, language: str) -> list[str]:
    """At a real table players are called by their factions; a second of the kind by its number."""
    names = [say(language, f"root-short-{faction.sheet.name}") for faction in state.factions]
    return [f"{name} {names[: i + 1].count(name)}" if names.count(name) > 1 else name for i, name in enumerate(names)]


def lines_of(result: Turn, language: str) -> list[wire.MarquiseLine]:
    game, names = find("root"), names_of(result.state, language)
    lines = []
    for number, event in enumerate(result.events):
        if event.verb in SKIPPED_VERBS:
            continue
        text = say(language, *game.speak_event(result.state, event.seen_by(SPECTATOR), names, SPECTATOR))
        lines.append(
            wire.MarquiseLine(text, f"root:{event.clause}" if event.clause else "", event.verb in HEADING_VERBS)
        )
        if len(result.rivals.get(number, ())) > 1:
            lines.append(priority(result.rivals[number], names, language))
    return lines


def priority(rivals: Sequence[Rival], names: list[str], language: str) -> wire.MarquiseLine:
    """MM.15 Why she attacks this one and not another."""
    counts = [
        say(language, "companion-rival", {"name": names[each.seat], "pieces": each.pieces, "points": each.points})
        for each in rivals
    ]
    return wire.MarquiseLine(say(language, "companion-rivals", {"rivals": counts}), "root:MM.15", False)


def ask_info(result: Turn, order: tuple[str, str], language: str) -> wire.MarquiseAsk | None:
    """What the table has to say next; `order`: in which words, and by which clause, it is asked for a card."""
    if result.order:
        text, clause = order
        return wire.MarquiseAsk("order", "", say(language, text), f"root:{clause}", orders_of(result, language))
    return choice_of(result.state, result.asked, language) if result.asked is not None else None


def orders_of(result: Turn, language: str) -> list[wire.MarquiseChoice]:
    """MM.5 Cards that may lie there; copies are alike but for their suits."""
    choices: dict[tuple[str, str], wire.MarquiseChoice] = {}
    for choice in [order_choice(card, language) for card in possible_orders(result.state)]:
        choices.setdefault((choice.label, choice.suit), choice)
    return sorted(choices.values(), key=lambda choice: (SUITS.index(choice.suit), choice.label))


def order_choice(card: int, language: str) -> wire.MarquiseChoice:
    label = capitalize(say(language, "root-choice-card", {"card": name_of(card), "copy": 1}))
    return wire.MarquiseChoice(CODE[card], label, SUITS[SUIT[card]])


def choice_of(state: Root, ask: Ask, language: str) -> wire.MarquiseAsk:
    """What somebody chooses, or the dice."""
    game, names, cite = find("root"), names_of(state, language), f"root:{ask.clause}"
    if ask.about == ROLL:
        return wire.MarquiseAsk("dice", "", say(language, "companion-dice"), cite, [])
    choices = [
        wire.MarquiseChoice(state.write(ask, choice), capitalize(say(language, id, facts)), "")
        for choice in ask.options
        for id, facts in [game.speak_choice(state, ask, choice, names)]
    ]
    return wire.MarquiseAsk("choice", names[ask.seat], say(language, *game.speak_ask(state, ask)), cite, choices)


# -- battles --------------------------------------------------------------------------------------------------------


def battle_odds(given: wire.AskBattle) -> wire.BattleOdds:
    result = odds(side_of(given.attacker), side_of(given.defender), given.instigated)
    losses = [
        wire.BattleLosses([fell, lost], [foe_fell, foe_lost], times)
        for (fell, lost, foe_fell, foe_lost), times in sorted(result.losses.items())
    ]
    return wire.BattleOdds(ROLLS, losses, result.points)


def side_of(side: wire.BattleSide) -> Side:
    warriors, others = (side.warriors, side.hired, side.allied), (side.pieces, side.lent)
    if not (min(warriors + others) >= 0 and max(warriors) <= MOST_WARRIORS and max(others) <= MOST_PIECES):
        raise Illegal("companion-too-many", {"warriors": MOST_WARRIORS, "pieces": MOST_PIECES}, "root", "4.3")
    return Side(side.faction, side.warriors, side.pieces, frozenset(side.effects), side.lent, side.hired, side.allied)
