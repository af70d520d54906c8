"""Refusals of the card games give the reason that holds: for each, something takes that obstacle out of a position.

CLAIRIERE_FUZZ=200 looks at the questions of that many random games of each; without it, as many as a test may take.
"""

import os
import re
from pathlib import Path

import clairiere
from clairiere.conformance.promises import random_walk
from clairiere.conformance.refusals import Menders
from clairiere.games.duo import cards as duo
from clairiere.games.duo.paws import choices as moves
from clairiere.games.duo.paws import gazelles, has_musician
from clairiere.games.duo.reach import is_lost
from clairiere.games.jeton import choices as jeton
from clairiere.games.jeton.cards import HAND, ONE, count, points, size, value_of
from clairiere.games.jeton.rules import NONE as NOBODY
from clairiere.games.tricks import BIT, CARDS, RANK, SUIT

GAMES = int(os.environ.get("CLAIRIERE_FUZZ", "4"))
SUIT_BITS = [sum(BIT[card] for card in range(CARDS) if SUIT[card] == suit) for suit in range(3)]


# -- two hands: Renard and Duo ----------------------------------------------------------------------------------------


def set_hand(state, seat, bits):
    if seat:
        state.hand1 = bits
    else:
        state.hand0 = bits


def hold(state, ask, choice):
    """The card comes from wherever it is; what is no card, or lies open, never does."""
    if not 0 <= choice < CARDS or choice in (state.lead, state.follow, state.decree) or state.write(ask, choice) == "":
        return None
    if state.hand(ask.seat) & BIT[choice]:
        return False
    set_hand(state, 1 - ask.seat, state.hand(1 - ask.seat) & ~BIT[choice])
    state.pile &= ~BIT[choice]
    set_hand(state, ask.seat, state.hand(ask.seat) | BIT[choice])
    return True


def void(state, ask, choice):
    """The follower has no card of the suit that was led."""
    held = state.hand(ask.seat) & SUIT_BITS[SUIT[state.lead]]
    if not held or SUIT[choice] == SUIT[state.lead]:
        return False
    set_hand(state, ask.seat, state.hand(ask.seat) & ~held)
    return True


def on_the_table(state, ask, choice):
    return None if choice in (state.lead, state.follow) else False


def monarch(swan):
    def mend(state, ask, choice):
        """4.11.1 He has no other card of the suit, and then no higher one."""
        held = state.hand(ask.seat) & SUIT_BITS[SUIT[state.lead]]
        ones = [card for card in range(CARDS) if held & BIT[card] and RANK[card] == 1]
        if RANK[state.lead] != 11 or bool(ones) != swan:
            return False
        set_hand(state, ask.seat, state.hand(ask.seat) & ~held | BIT[choice])
        return True

    return mend


RENARD = {
    "not-in-hand": hold, "already-laid": on_the_table, "must-follow": void, "no-cutting": void,
    "fox-must-follow": void, "witch-is-no-trump": void, "follow-the-witch": void, "monarch": monarch(False),
    "monarch-or-swan": monarch(True),
}  # fmt: skip
RENARD_FINAL = {
    "over": "the game has ended", "no-seat": "nobody", "not-leader": "another is asked", "one-card": "another is asked",
    "ability-first": "another is asked", "not-dealt": "chance is asked", "not-possible": "chance says what can be",
    "must-bury": "a duty", "must-play": "a duty",
}  # fmt: skip


def musician(state, ask, choice):
    """A 1 was laid."""
    if has_musician(state.lead, state.follow):
        return False
    other = state.follow if RANK[state.lead] == duo.GAZELLE else state.lead
    one = next(card for card in duo.DECK if RANK[card] == duo.MUSICIAN and SUIT[card] == SUIT[other])
    state.lead, state.follow = (one if card == other else card for card in (state.lead, state.follow))
    return True


def further(state, ask, choice):
    """Some other cards were laid, for which the winner could go so far."""
    if choice in moves(state.lead, state.follow, state.rules.board.paws):
        return False
    pairs = [(one, two) for one in duo.DECK for two in duo.DECK if one != two]
    for one, two in pairs:
        if gazelles(one, two) and choice in moves(one, two, state.rules.board.paws):
            state.lead, state.follow = one, two
            return True
    return None


def gazelle(state, ask, choice):
    return further(state, ask, choice) if not gazelles(state.lead, state.follow) else False


def hopeless(state, ask, choice):
    """7.5 There are more gems than tricks: victory is out of reach."""
    if is_lost(state):
        return False
    state.gems[state.at] += 60
    return True


DUO = {
    "not-in-hand": hold, "on-the-table": on_the_table, "must-follow": void,
    "no-musician": musician, "no-gazelle": gazelle, "not-so-far": further, "not-lost": hopeless,
}  # fmt: skip
DUO_FINAL = {
    "over": "the game has ended", "no-seat": "nobody", "not-possible": "chance says what can be",
    "not-dealt": "chance is asked", "not-leader": "another is asked", "one-card": "another is asked",
    "not-naming": "another is asked", "not-named": "another is asked", "gift-chosen": "another is asked",
    "not-winner": "another is asked", "own-proposal": "another is asked", "own-vote": "another is asked",
    "must-play": "a duty", "must-name": "a duty", "must-give": "a duty", "too-late": "its time is past",
    "stop-when-asked": "another is asked", "is-ready": "another is asked", "ready-first": "a duty",
    "move-first": "its time is another", "yes-or-no": "the question",
    "no-end": "the path has its ends",
}  # fmt: skip


# -- Jeton Rouge ------------------------------------------------------------------------------------------------------


def in_turn(j, ask, choice):
    """It is this seat's turn to draw, to open, to share."""
    name = "draw_seat" if choice == jeton.DRAW else "launcher" if jeton.is_lay(choice) else "round_winner"
    if getattr(j, name) == ask.seat:
        return False
    if name == "round_winner" and not j.stacks[ask.seat]:
        return None
    setattr(j, name, ask.seat)
    return True


def room(j, ask, choice):
    if size(j.hands[ask.seat]) < HAND:
        return False
    kind = next(kind for kind in range(4) if count(j.hands[ask.seat], kind))
    j.hands[ask.seat] -= ONE[kind]
    return True


def not_red(j, ask, choice):
    if j.red != ask.seat:
        return False
    j.red = j.next(ask.seat)
    return True


def unlocked(j, ask, choice):
    found = j.lock
    j.lock = False
    return found


def with_value(j, ask, choice):
    if j.hands[ask.seat] > 255:
        return False
    j.hands[ask.seat] += ONE[1]
    return True


def no_bid(j, ask, choice):
    found = j.stacks[ask.seat]
    j.stacks[ask.seat] = j.totals[ask.seat] = 0
    j.top = max(j.totals)
    return found != 0


def stack(j, ask, choice):
    """There is a stack to raise, of the value that is laid."""
    owner = jeton.owner_of(choice)
    if owner >= j.seats or not j.is_active(owner):
        return None
    return False if j.stacks[owner] else own_stack(j, choice)


def own_stack(j, choice):
    owner = jeton.owner_of(choice)
    j.stacks[owner] = ONE[value_of(jeton.cards_in(choice)) or 1]
    j.totals[owner] = points(j.stacks[owner])
    j.top = max(j.totals)
    return True


def right_cards(j, ask, choice):
    """They are held, and of the value that is wanted; cards that never go together stay refused."""
    cards = jeton.cards_in(choice)
    kinds = [kind for kind in (1, 2, 3) if count(cards, kind)]
    bid = jeton.is_bid(choice)
    if not cards or len(kinds) > 1 or (bid and not kinds) or size(cards) > HAND:
        return None
    before = (j.hands.copy(), j.stacks.copy())
    if not all(count(j.hands[ask.seat], kind) >= count(cards, kind) for kind in range(4)):
        j.hands[ask.seat] = cards
    if not bid and kinds and value_of(j.stacks[jeton.owner_of(choice)]) != kinds[0]:
        own_stack(j, choice)
    return (j.hands, j.stacks) != before


def lower_top(j, ask, choice):
    """No stack is worth more than this one would be."""
    owner = ask.seat if jeton.is_bid(choice) else jeton.owner_of(choice)
    if j.totals[owner] + points(jeton.cards_in(choice)) >= j.top:
        return False
    j.top = 0
    for seat in range(j.seats):
        if seat != owner and j.stacks[seat]:
            j.totals[seat] = 0
    return True


def leading(j, ask, choice):
    if j.leader() in (ask.seat, NOBODY):
        return False
    if not j.stacks[ask.seat]:
        j.stacks[ask.seat] = ONE[1]
    j.top += 1
    j.totals[ask.seat] = j.top
    return True


def no_proposal(j, ask, choice):
    found = j.proposer != NOBODY
    j.proposer, j.consents = NOBODY, 0
    return found


def proposal(j, ask, choice):
    """Somebody has proposed, and for a withdrawal this seat has agreed."""
    if j.proposer != NOBODY and (choice == jeton.AGREE or j.consents >> ask.seat & 1):
        return False
    j.proposer = j.next(ask.seat) if j.proposer == NOBODY else j.proposer
    j.consents |= 1 << ask.seat if choice == jeton.WITHDRAW else 0
    return True


def fewer_withdrawals(j, ask, choice):
    found = j.withdrawals[ask.seat]
    j.withdrawals[ask.seat] = 0
    return found > 0


JETON = {
    "not-your-turn": in_turn, "hand-full": room, "red-holder": not_red, "locked": unlocked, "no-value-card": with_value,
    "already-bid": no_bid, "no-stack": stack, "bad-cards": right_cards, "below-top": lower_top, "not-leader": leading,
    "proposal-open": no_proposal, "no-proposal": proposal, "withdraw-limit": fewer_withdrawals,
}  # fmt: skip
JETON_FINAL = {
    "wrong-phase": "its time is another", "not-active": "out of the game", "stale": "meant for another moment",
    "not-bidder": "said of no sharing", "bad-share": "said of no sharing", "unknown-action": "nobody does that",
    "by-turns": "another is asked", "not-possible": "chance says what can be",
}  # fmt: skip
LAYS = [
    lay(cards)
    for cards in [a * ONE[0] + b * ONE[1] + c * ONE[2] + d * ONE[3]
                  for a in range(3) for b in range(3) for c in range(3) for d in range(2)]
    for lay in [jeton.bid_of, *(lambda cards, owner=owner: jeton.raise_of(owner, cards) for owner in range(6))]
]  # fmt: skip

KNOWN = {
    "renard": (RENARD, RENARD_FINAL, [*range(-1, 36)]),
    "duo": (DUO, DUO_FINAL, [*range(37), duo.SEAT, duo.SEAT + 1, *range(duo.SPACE, duo.SPACE + 30)]),
    "jeton": (JETON, JETON_FINAL, [*range(46), jeton.LEAVE, *range(jeton.SHARE, jeton.SHARE + 9), *LAYS]),
}


def kind(state, ask, choice):
    """Which question it is; of a card, whether it is in hand."""
    held = 0 <= choice < CARDS and hasattr(state, "hand0") and state.hand(ask.seat) & BIT[choice] != 0
    return (ask.about, choice, held, getattr(state.rules, "live", False))


def search(game, games, seed):
    mends, final, choices = KNOWN[game]
    of_game = [{f"{game}-{reason}": known[reason] for reason in known} for known in (mends, final)]
    menders = Menders(*of_game, kind)
    for number in range(games):
        for i, (state, _, _) in enumerate(random_walk(clairiere.find(game), seed + number).steps()):
            for ask in state.open:
                if ask.seat >= 0 and i % 3 == 0:
                    menders.look(state, ask, choices[i % 7 :] + choices[: i % 7])
    return menders


def reasons(game):
    folder = Path(clairiere.__file__).parent / "games" / game
    prefix = "" if game == "jeton" else f"{game}-"
    known = set(re.findall(rf'"{prefix}([a-z][a-z-]+)"', (folder / "refusals.py").read_text()))
    known |= {"not-possible"}
    return known & set(re.findall(rf"(?m)^{game}-([a-z-]+) = ", (folder / "text/en.ftl").read_text()))


def test_every_reason_of_the_card_games_is_mended_or_never_can_be() -> None:
    for game, (mends, final, _) in KNOWN.items():
        assert not set(mends) & set(final)
        assert reasons(game) == set(mends) | set(final), game


def test_the_reason_that_a_card_game_gives_is_the_one_that_holds() -> None:
    for game in KNOWN:
        found = search(game, GAMES, 1)
        assert not found.wrong, "\n".join(f"{game} {reason}: {example}" for reason, example in found.wrong.items())
        assert len(found.tried) > 6, found.tried
        assert not found.vague(), found.vague()
