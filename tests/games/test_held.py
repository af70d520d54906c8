"""What a seat is said to hold, by which hints name cards, is its hand; worlds dealt anew keep its size and pieces."""

import pytest

import clairiere
from clairiere import Rng


def hand_of(id: str, state: clairiere.State, seat: int) -> list[str]:
    """The hand in the words of the position; Root's copies of one card are alike."""
    place = state.dump()
    if id == "root":
        return [card.rstrip("0123456789") for card in place["players"][place["seats"][seat]]["hand"]]
    return list(place["hands"][seat])


def named(id: str, card: int) -> str:
    if id == "root":
        from clairiere.games.root.state.terms import CODE

        return CODE[card].rstrip("0123456789")
    _, facts = clairiere.find(id).speak_card(card)
    return str(facts["text"]).replace("+1", "p") if id == "jeton" else f"{facts['rank']}{facts['suit']}"


TABLES = [(id, {}) for id in sorted(clairiere.GAMES)] + [("root", {"factions": "marquise,vagabond,vagabond"})]


@pytest.mark.parametrize(("id", "options"), TABLES)
def test_what_a_seat_is_said_to_hold_is_its_hand(id: str, options: dict) -> None:
    game = clairiere.find(id)
    state, rng, sizes = game.new(options), Rng(2), set()
    for _ in range(120):
        if state.over:
            break
        ask = state.open[0]
        state.take(ask.seat, rng.pick([option for option in ask.options[:400] if option not in game.quit_choices]))
        for seat in range(state.seats):
            hand = hand_of(id, state, seat)
            sizes.add(len(hand))
            assert sorted(named(id, card) for card in game.hand_cards(state, seat)) == sorted(hand)
            world = game.redeal(state, seat, rng)
            assert sorted(map(str, game.pieces(world))) == sorted(map(str, game.pieces(state)))
            assert [len(game.hand_cards(world, other)) for other in range(state.seats)] == [
                len(hand_of(id, state, other)) for other in range(state.seats)
            ]
    assert len(sizes) > 2
