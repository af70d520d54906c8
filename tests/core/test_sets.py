"""Sets of small numbers as bits, and questions whose options are one."""

from hypothesis import given
from hypothesis import strategies as st

from clairiere.core.ask import Ask
from clairiere.core.nature import Rng
from clairiere.core.sets import LARGEST, member_at, members_of, size_of

members = st.sets(st.integers(0, LARGEST))


def bits_of(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


@given(members)
def test_a_set_is_listed_counted_and_looked_up_alike(numbers: set[int]) -> None:
    bits, listed = bits_of(numbers), tuple(sorted(numbers))
    assert members_of(bits) == listed
    assert size_of(bits) == len(listed)
    assert tuple(member_at(bits, index) for index in range(len(listed))) == listed


@given(members.filter(bool), st.integers(0, 2**32), st.integers(-2, 70))
def test_options_as_bits_are_those_that_would_be_listed(numbers: set[int], seed: int, choice: int) -> None:
    among, listed = Ask(0, "lead", None, "", among=bits_of(numbers)), Ask(0, "lead", tuple(sorted(numbers)), "")
    assert among.offers(choice) == listed.offers(choice) == (choice in numbers)
    assert Rng(seed).pick_option(among) == Rng(seed).pick_option(listed), "the same chance gives the same answer"
    assert among.listed_options is None and among.copy().options == among.options == listed.options
    assert among.offers(choice) == (choice in numbers) and not among.offers(1 << 200)


def test_no_member_is_none() -> None:
    assert members_of(0) == () and size_of(0) == 0 and Ask(0, "lead", None, "").options == ()
