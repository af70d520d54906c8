"""Which reasons are given, and by which clause: none of them becomes a vaguer one."""

import random

import clairiere
from clairiere import Rng

from .test_fuzz_refusals import SPACE, WITH_CARDS

TABLES = (
    "marquise,eyrie,vagabond,cult", "alliance,cult,riverfolk,vagabond", "eyrie,mechanical,cult,alliance",
    "marquise,alliance,riverfolk,vagabond,vagabond", "eyrie,riverfolk,cult,alliance",
)  # fmt: skip
OFTEN = {  # what random choices in random games are refused for, each by these clauses and perhaps by others
    "acolytes-short": "10.4.3", "action-impossible": "8.6.1.II 8.6.1.IV 10.4.3.III 10.5.1 11.5.6",
    "actions-first": "6.5", "ambush-suit": "4.3.1", "base-built": "8.4.1.I", "bird-needed": "10.5.4",
    "bird-ritual": "10.2.2", "card-with-it": "6.5 6.5.5 8.5.2 8.5.3 9.5.4", "clearing-first": "8.4.1 8.4.2",
    "cost": "4.1.1", "count": "4.2", "craft-first": "7.2.1", "crafting-over": "6.5", "decree-unresolved": "7.5.2",
    "effect-not-now": "3.3.4 4.1.3", "effect-used": "4.1.3", "forest": "2.4", "hammers": "9.2.1 9.5.8",
    "hammers-one-suit": "9.5.8", "in-forest": "9.5.3 9.5.4", "item-needed": "9.5.1 9.5.2 9.5.3 9.5.6 9.5.7 9.5.9",
    "leader-set-aside": "7.7.3", "march-instead": "6.5.2",
    "must": "4.2 4.2.1 4.3 6.5.4.II 6.6 7.4.2 7.5.2 7.7.3 8.4.1.II 8.4.2.II 9.2.7 9.4.1 9.5.1 9.5.4 "
    "9.6.3 10.5.2 10.6.3 11.2.5.I 11.2.6.III 11.3.5 11.5.1 11.5.2 11.5.3 11.5.4 11.5.5 "
    "11.5.6.I", "must-add": "7.4.2", "never-crafted": "2.1.4", "no-actions": "6.5", "no-ambush": "4.3.1",
    "no-enemy": "4.3", "no-fighters": "4.3", "no-forest": "9.5.1", "no-item": "4.1.2", "no-mercenaries": "11.2.7.III.b",
    "no-river": "11.5.5", "no-ruin-here": "9.5.3", "no-space": "11.2.1", "no-such-fund": "11.2.4", "no-warriors": "4.2",
    "nobody-rules": "11.5.6.I", "none-damaged": "9.5.7", "not-adjacent": "2.3 4.2", "not-available": "3.3.4",
    "not-exhausted": "9.4.1", "not-face-up": "9.2.5 11.2.6.III", "not-in-box": "9.5.4",
    "not-in-hand": "3.3.4 4.1 4.2 4.2.1 4.3 4.3.1 6.2.3 6.5 6.5.4.II 6.5.5 6.6 7.4.2 7.5.2 7.7.3 8.2.6 8.4.1 "
    "8.4.2 8.5.2 8.5.3 9.2.7 9.4.1 9.4.2 9.5.1 9.5.4 9.6.3 10.4.3 10.4.3.II 10.5.1 10.5.2 "
    "10.5.3 10.5.4 10.6.3 11.2.5.I 11.2.6 11.2.6.III 11.3.5 11.5.1 11.5.2 11.5.3 11.5.4 "
    "11.5.5 11.5.6.I 11.6.2 CARD.codebreakers", "not-in-play": "4.1.3", "not-movable": "9.2.5.III",
    "not-near-sympathy": "8.4.2.I",
    "not-possible": "4.2 4.2.1 4.3 4.3.1 6.2.3 6.5 6.5.4.II 6.6 7.4.2 7.5.1 7.5.2 7.7.3 8.2.6 8.4.1 8.4.1.II "
    "8.4.2 8.4.2.II 8.5 8.6.1 9.2.7 9.4.1 9.4.2 9.5 9.5.1 9.5.4 9.6.3 10.4.3 10.4.3.II 10.5 "
    "10.5.2 10.6.2 10.6.3 11.2.5.I 11.2.6 11.2.6.III 11.3.5 11.5 11.5.1 11.5.2 11.5.3 11.5.4 "
    "11.5.5 11.5.6.I 11.6.2 CARD.codebreakers", "not-supporter": "8.4.1.II 8.4.2.II", "not-sympathetic": "8.4.1.I",
    "not-that-player": "4.2 4.2.1 4.3 4.3.1 6.2.3 6.5 6.6 7.4.2 7.5.1 7.5.2 7.7.3 8.4.1 8.4.1.II 8.4.2 8.4.2.II "
    "8.5 8.6.1 9.2.7 9.4.1 9.4.2 9.5 9.5.1 9.5.4 9.6.3 10.4.3 10.4.3.II 10.5 10.5.2 10.6.2 "
    "10.6.3 11.2.6 11.2.6.III 11.5 11.5.1 11.5.4 11.5.5 11.5.6.I 11.6.2", "not-their-card": "11.2.7.I",
    "not-there": "9.5.4", "not-this-column": "7.5.2", "not-undamaged": "9.2.7", "not-your-special": "9.5.9",
    "only-crusade": "10.4.3.I", "only-supporter": "8.2.3", "other-face": "9.2.5 9.2.7 9.4.1 9.5.4 11.2.6.III",
    "outcast-gardens": "10.2.1", "own-services": "11.2.6", "place-not-adjacent": "9.4.2 9.5.1",
    "post-there": "11.5.6.I", "price-same": "11.6.2", "price-short": "11.2.6.I", "price-track": "11.3.5 11.6.2",
    "prices-in-evening": "11.6.2", "quest-items": "9.5.5", "quest-not-open": "9.5.5", "quest-suit": "9.5.5",
    "reserved": "6.2.2", "resolved-already": "7.5.2", "revealed-already": "10.5", "rule-neither": "4.2.1",
    "say-end": "6.5 7.4.2 7.5.1 8.4.1 8.4.2 8.5 8.6.1 9.5 10.4.3 10.5 10.6.2 11.2.6 11.5",
    "say-pass": "4.2 4.3.1 6.2.3 9.4.2 11.6.2", "served-already": "11.2.7.II 11.2.7.III", "services-at-dawn": "11.2.6",
    "services-sold": "11.2.6.II", "slip-over": "9.4.2", "supporters-short": "8.4.2.II 8.4.2.II.a",
    "sympathetic-already": "8.2.5.I", "take-dominance": "2.1.1.II 3.3.4", "too-few-points": "3.3.1",
    "wrong-clearing": "4.2 4.3 10.4.3 10.5.2",
    "wrong-phase": "3.3.1 3.3.4 4.1.3 8.2.1 8.5.2 8.5.3 8.6.1 10.2.1 10.4.3 10.5",
    "wrong-suit": "6.2.3 8.4.1.II 8.4.2.II 9.5.4",
}  # fmt: skip


def reasons(seed):
    """The reasons for which choices of one game are refused."""
    state, rng, rnd = clairiere.new("root", {"factions": TABLES[seed % len(TABLES)]}), Rng(seed), random.Random(seed)
    for _ in range(900):
        if state.over:
            break
        ask = state.open[0]
        if ask.seat >= 0 and rnd.random() < 0.15:
            for choice in rnd.sample([*SPACE, *rnd.sample(WITH_CARDS, 150)], 200):
                if choice not in ask.options:
                    refused = state.refusal(ask.seat, choice)
                    yield refused.reason.removeprefix("root-"), refused.clause
        state.accept(ask, rng.pick(ask.options))


def test_what_cannot_be_done_is_refused_for_its_own_reason():
    found = {pair for seed in range(25) for pair in reasons(seed)}
    assert {(reason, clause) for reason in OFTEN for clause in OFTEN[reason].split()} <= found
