"""The levels by name, and the settings that a player is made of."""

import pytest

from tictac_gui.engine.levels import ADAPTIVE, Adaptive, Difficulty, Policy


def test_levels_are_listed_from_the_weakest_to_the_strongest() -> None:
    assert [level.name for level in Difficulty] == ["EASY", "MEDIUM", "HARD", "UNBEATABLE"]


def test_there_is_one_adaptive_level_beside_them() -> None:
    assert list(Adaptive) == [ADAPTIVE]


def test_by_default_a_player_always_plays_its_best_at_random_without_traps() -> None:
    policy = Policy(lookahead=3)
    assert (policy.tolerance, policy.slip_percent) == (0, 0)
    assert not policy.sets_traps
    assert not policy.takes_first


def test_a_careless_player_still_sees_a_win_in_one() -> None:
    assert Policy(lookahead=3, slip_percent=10).slip_lookahead == 1


@pytest.mark.parametrize(
    ("policy", "is_symmetric", "is_deterministic"),
    [
        (Policy(lookahead=None), True, False),
        (Policy(lookahead=None, sets_traps=True), True, False),
        (Policy(lookahead=None, takes_first=True), False, True),
        (Policy(lookahead=None, takes_first=True, slip_percent=1), False, False),
    ],
)
def test_only_who_takes_the_first_move_prefers_a_side_and_never_varies_unless_careless(
    policy: Policy, is_symmetric: bool, is_deterministic: bool
) -> None:
    assert policy.is_symmetric is is_symmetric
    assert policy.is_deterministic is is_deterministic
