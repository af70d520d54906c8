"""Dealing anew: every world agrees with all that was seen, by a check that shares no code with it."""

import pytest

import clairiere
from clairiere import SPECTATOR, Rng
from clairiere.games.renard.cards import CODE
from clairiere.games.renard.redeal import DrawConstraints, Holding
from clairiere.games.renard.trail import DREW
from clairiere.games.trail import PLAYED

RENARD = clairiere.find("renard")
DECK = [f"{rank}{suit}" for suit in "BKM" for rank in range(1, 12)]


def rank(card: str) -> int:
    return int(card[:-1])


def may_follow(hand: set[str], lead: str) -> set[str]:
    """3.2 and 4.11, once more."""
    suit = {card for card in hand if card[-1] == lead[-1]}
    if not suit:
        return hand
    if rank(lead) == 11:
        return {max(suit, key=rank)} | {card for card in suit if rank(card) == 1}
    return suit


def acts_of(trail: list[str], seat: int) -> list[tuple]:
    """What one player did: ("play", card, card led), ("swap", given, taken), ("cut",)."""
    acts, decree, player, lead = [], "", -1, ""
    for who, what in (mark.split() for mark in trail):
        if what == "buries":
            if int(who) == seat:
                acts.append(("cut",))
        elif who == "decree":
            if decree and player == seat:
                acts.append(("swap", what, decree))
            decree = what
        else:
            player = int(who)
            if player == seat:
                acts.append(("play", what, lead))
            lead = "" if lead else what
    return acts


def possible(acts: list[tuple], hand: frozenset[str], buried: tuple[str, ...]) -> bool:
    """Whether thirteen cards and some draws lead here: the acts are undone one by one."""
    if not acts:
        return len(hand) == 13 and not buried
    *before, act = acts
    if act[0] == "cut":
        whole = hand | {buried[-1]}
        return any(possible(before, whole - {drawn}, buried[:-1]) for drawn in whole)
    if act[1] in hand:
        return False
    whole = hand | {act[1]}
    if act[0] == "swap":
        return act[2] in whole and possible(before, whole - {act[2]}, buried)
    return (not act[2] or act[1] in may_follow(set(whole), act[2])) and possible(before, whole, buried)


def agrees(state: clairiere.State, seat: int) -> bool:
    """Whether the cards of everybody but the seat can have come of what was seen."""
    place = state.dump()
    actor = place["leader"] if len(place["trick"]) < 2 else 1 - place["leader"]
    for player in {0, 1} - {seat}:
        hand = set(place["hands"][player])
        if place["drawn"] and player == actor:
            hand.discard(place["drawn"])
        if not possible(acts_of(place["trail"], player), frozenset(hand), tuple(place["buried"][player])):
            return False
    return True


@pytest.mark.parametrize("start", range(0, 60, 6))
def test_every_world_agrees_with_all_that_was_seen(start: int) -> None:
    worlds = 0
    for seed in range(start, start + 6):
        state, rng = RENARD.new({"target": 1}), Rng(seed)
        while state.open:
            if state.open[0].about in ("lead", "follow", "exchange", "draw", "bury"):
                for seat in (0, 1, SPECTATOR):
                    assert agrees(state, seat), "the check itself is wrong"
                    assert agrees(RENARD.redeal(state, seat, rng), seat), (seed, state.dump()["trail"])
                    worlds += 1
            state.take(state.open[0].seat, rng.pick(state.open[0].options))
    assert worlds > 400


def test_a_card_taken_from_the_decree_and_shown_not_to_be_held_was_buried() -> None:
    """Seat 1 took 7M, later could not follow the Monarch of moons with it, and buried a card in between."""
    state = clairiere.load(TAKEN_THEN_DENIED)
    for seed in range(300):
        other = RENARD.redeal(state, 0, Rng(seed)).dump()
        assert "7M" in other["buried"][1]


TAKEN_THEN_DENIED = {
    "game": "renard",
    "hands": [
        ["2B", "4B", "6B", "8B", "10B", "2K", "4K", "6K", "8K"],
        ["9B", "11B", "9K", "10K", "11K", "1M", "5K", "3K", "1K"],
    ],
    "decree": "4M",
    "tricks": [2, 2],
    "leader": 0,
    "dealer": 1,
    "won": [["6M", "3M", "11M", "2M"], ["1B", "5B", "3B", "7B"]],
    "treasures": [0, 1],
    "scores": [0, 1],
    "buried": [[], ["7M"]],
    "pile": ["5M", "7K", "8M", "9M", "10M"],
    "trail": [
        "decree 7M",
        "0 6M",
        "1 3M",
        "decree 4M",
        "0 1B",
        "1 5B",
        "1 buries",
        "0 3B",
        "1 7B",
        "0 11M",
        "1 2M",
    ],
}


def test_every_world_that_the_past_allows_can_come_up() -> None:
    """With eight unseen cards and two of them held, all twenty-eight hands appear."""
    state = clairiere.load(
        {"game": "renard", "hands": [["2B", "4B"], ["6B", "8B"]], "decree": "2K", "tricks": [6, 5], "pile": [
            "1K", "4K", "6K", "8K", "10K", "1M"]}
    )  # fmt: skip
    hands = {tuple(sorted(RENARD.redeal(state, 0, Rng(seed)).dump()["hands"][1])) for seed in range(1500)}
    assert len(hands) == 28


def draws_needed(acts: list[tuple], hand: set[str], buried: tuple[str, ...], drawn: str) -> list[range]:
    """For each card that was shown not to be held and yet was held later: the draws that can have brought it."""
    cuts, since, needed = 0, {}, []
    floors = []  # of each burial: which cards were denied before, and since which draw
    for act in acts:
        if act[0] == "cut":
            cuts += 1
            floors.append(dict(since))
            continue
        if act[1] in since:
            needed.append(range(since[act[1]], cuts))
        if act[0] == "swap":
            since.pop(act[2], None)
        elif act[2]:
            since |= {card: cuts for card in DECK if act[1] not in may_follow({card, act[1]}, act[2])}
    draws = cuts + bool(drawn)
    needed += [range(draws - 1, draws)] * bool(drawn)
    needed += [range(since[card], draws) for card in hand if card in since]
    return needed + [range(floors[i][card], i + 1) for i, card in enumerate(buried) if card in floors[i]]


def each_has_a_draw(needed: list[range], used: frozenset[int] = frozenset()) -> bool:
    """Whether every card can be given a draw of its own, by trying."""
    if not needed:
        return True
    return any(each_has_a_draw(needed[1:], used | {draw}) for draw in needed[0] if draw not in used)


def agree_about(state: clairiere.State, seat: int, rng: Rng) -> bool:
    """Any unseen cards for a player: whether the search goes on with them, which it must just where it may."""
    holding = Holding(state, seat)
    cards = [card for card in range(33) if not (state.won0 | state.won1) >> card & 1]
    rng.shuffle(cards)
    names = [CODE[card] for card in cards[: holding.size]]
    n, cut = holding.sizes[0], holding.sizes[0] + holding.drawing
    acts = acts_of(state.dump()["trail"], seat)
    needed = draws_needed(acts, set(names[:n]), tuple(names[cut:]), "".join(names[n:cut]))
    drawn = cards[n] if holding.drawing else -1
    allowed = holding.past.allows(sum(1 << card for card in cards[:n]), cards[cut : holding.size], drawn)
    assert allowed == each_has_a_draw(needed), (acts, names)
    return allowed


def test_a_world_is_tried_when_each_card_that_was_denied_can_have_a_draw_of_its_own() -> None:
    found = []
    for seed in range(16):
        state, rng = RENARD.new({"target": 1}), Rng(seed)
        while state.open:
            if any(mark.endswith("buries") for mark in state.dump()["trail"]):
                found += [agree_about(state, seat, rng) for seat in (0, 1) for _ in range(6)]
            state.take(state.open[0].seat, rng.pick(state.open[0].options))
    assert 300 < sum(found) < len(found) - 300


def test_two_denied_cards_cannot_both_have_come_with_the_first_draw() -> None:
    """Off suit on bells, a draw, then the 2 of bells is led, then another draw."""
    card = CODE.index
    acts = [(PLAYED, card("3K"), card("5B")), (DREW, -1, -1), (PLAYED, card("2B"), -1), (DREW, -1, -1)]
    past = DrawConstraints(acts, False)
    assert not past.allows(0, [card("4B"), card("9M")], -1)
    assert past.allows(0, [card("9M"), card("4B")], -1)
