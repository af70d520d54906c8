"""Chance: our own generator, and those who answer for NATURE."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clairiere import Rng, Scripted, Seeded
from clairiere.core.ask import NATURE, Ask
from clairiere.core.nature import hand_at, hand_count, hand_index


def test_a_seed_means_the_same_everywhere() -> None:
    rng = Rng(2026)
    assert [rng.word() for _ in range(4)] == [1800430755, 2389501372, 3183406620, 3291180804]
    assert [rng.below(n) for n in (2, 6, 33, 10**9, 10**12, 10**30)] == [
        1, 5, 18, 295861741, 615226651690, 790344515619528024312805769157,
    ]  # fmt: skip


def test_streams_of_one_seed_differ() -> None:
    words = {Rng(7, stream).word() for stream in (*range(100), 1 << 32, 1 << 33)}
    assert len(words) == 102


@pytest.mark.parametrize("n", [2, 3, 6, 7, 33])
def test_every_number_is_as_likely_as_the_others(n: int) -> None:
    rng = Rng(n)
    counts = Counter(rng.below(n) for _ in range(3000 * n))
    chi = sum((counts[i] - 3000) ** 2 / 3000 for i in range(n))
    assert chi < n + 5 * (2 * n) ** 0.5


@given(st.integers(1, 2**70), st.integers(0, 2**40))
def test_below_stays_below(n: int, seed: int) -> None:
    assert 0 <= Rng(seed).below(n) < n


@given(st.data())
def test_a_hand_and_its_index_are_two_names_of_one_thing(data) -> None:
    pool = data.draw(st.lists(st.integers(0, 60), unique=True, min_size=1, max_size=33).map(sorted).map(tuple))
    size = data.draw(st.integers(0, len(pool)))
    index = data.draw(st.integers(0, hand_count(len(pool), size) - 1))
    hand = hand_at(pool, size, index)
    assert len(set(hand)) == size and set(hand) <= set(pool)
    assert hand_index(pool, hand) == index


def test_every_hand_has_its_own_index() -> None:
    hands = {tuple(hand_at(tuple(range(7)), 3, i)) for i in range(hand_count(7, 3))}
    assert len(hands) == 35


def test_the_kth_answer_depends_on_seed_and_k_only() -> None:
    ask = Ask(NATURE, "draw", tuple(range(30)), "")
    forwards = [Seeded(5).answer(ask, k) for k in range(20)]
    backwards = [Seeded(5).answer(ask, k) for k in reversed(range(20))]
    assert forwards == backwards[::-1] and len(set(forwards)) > 5


def test_a_script_is_followed_and_then_the_first_option() -> None:
    ask = Ask(NATURE, "draw", (4, 5, 6), "")
    script = Scripted([6, 5])
    assert [script.answer(ask, k) for k in range(3)] == [6, 5, 4]
