"""The strength of a level in words: how often it beats the level below, the interval, and its thinking time."""

from __future__ import annotations

from ..core.illegal import Facts
from ..words import say
from .strength import Strength, gain_over_level_below, mean_gain, strengths_of

AT_ONCE = 50.0  # milliseconds below which a decision counts as immediate


def strength_words(language: str, game: str, level: int) -> str:
    """Describe a level by its measurements; "" if there are none."""
    found = strengths_of(game, level)
    if not found or level == 0:
        return ""
    rivals = [one for one in found if not one.team]
    step = gain_over_level_below(game, level)
    told = [rival_words(language, rivals) if rivals else team_words(language, found)]
    if step is not None and not step.is_proved:
        told.append(say(language, "strength-unproved", {"below": level_words(language, level - 1)}))
    return " ".join([*told, time_words(language, found)])


def rival_words(language: str, found: list[Strength]) -> str:
    """Say the share of wins of two players; at larger tables, its ratio to the share of equal players."""
    if all([one.seats == 2 for one in found]):
        return say(language, "strength-rival", share_facts(found) | game_facts(language, found))
    times = mean_gain([(one.share * one.seats, one.low * one.seats, one.high * one.seats) for one in found])
    assert times is not None
    facts: Facts = {"times": round(times.mean, 1), "low": round(times.low, 1), "high": round(times.high, 1)}
    return say(language, "strength-rivals", facts | game_facts(language, found))


def team_words(language: str, found: list[Strength]) -> str:
    """Say how often a team of this level wins, and its points."""
    points = round(sum([one.points for one in found]) / len(found))
    return say(language, "strength-team", share_facts(found) | game_facts(language, found) | {"points": points})


def share_facts(found: list[Strength]) -> Facts:
    """Return the mean share of wins and its bounds, in per cent."""
    share = mean_gain([(one.share, one.low, one.high) for one in found])
    assert share is not None
    return {"share": percent(share.mean), "low": percent(share.low), "high": percent(min(1.0, share.high))}


def game_facts(language: str, found: list[Strength]) -> Facts:
    """Return the number of games and the level they were played against."""
    return {"games": sum([one.games for one in found]), "below": level_words(language, found[0].level - 1)}


def level_words(language: str, level: int) -> str:
    """Return the name of a level."""
    return say(language, "strength-level", {"level": level})


def percent(share: float) -> int:
    return round(100 * share)


def time_words(language: str, found: list[Strength]) -> str:
    """Say how long a decision takes on one core."""
    longest = max([one.milliseconds for one in found])
    if longest < AT_ONCE:
        return say(language, "strength-at-once")
    return say(language, "strength-seconds", {"seconds": round(max(0.1, longest / 1000), 1)})
