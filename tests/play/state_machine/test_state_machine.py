"""Whatever is done to a game, in whatever order, it stays a game, and nothing of it is lost.

The worker and the file are real. Searches answer early, late, never or with an error, the disk
fails and works again, and the program is closed and opened.
"""

import logging
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test
from PySide6.QtWidgets import QApplication

from tests.play.state_machine.machine import Play
from tests.play.state_machine.program import Stuck

STEPS = 50
MOST_RUNS = 1.4
"""How many more than should be needed are allowed: some of them are short."""
Breaks = Callable[[int, int], None]


@pytest.fixture
def try_to_break_it(
    qapp: QApplication,  # noqa: ARG001 - it must exist
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    figure: Callable[..., None],
) -> Breaks:
    """Return a function that does a number of runs, of random steps that a seed decides."""
    # What searches and disks are made to do is no news, and there is a lot of it.
    caplog.set_level(logging.CRITICAL)

    def run(runs: int, number: int) -> None:
        @seed(number)
        class PlayHere(Play):
            folder = tmp_path

        print(f"seed {number}")
        try:
            run_state_machine_as_test(
                PlayHere,
                settings=settings(
                    max_examples=round(runs * MOST_RUNS),
                    stateful_step_count=STEPS,
                    deadline=None,
                    database=None,
                    phases=[Phase.generate, Phase.shrink],
                    suppress_health_check=list(HealthCheck),
                    print_blob=True,
                ),
            )
        except Stuck as stuck:
            pytest.fail("\n".join((f"{stuck} after", *PlayHere.taken)))
        measured = f"{PlayHere.steps:,} in {PlayHere.runs:,} runs, seed {number}"
        figure("state machine: steps", measured, f">= {runs * STEPS:,}")
        assert PlayHere.steps >= runs * STEPS

    return run


def test_nothing_breaks_a_game(try_to_break_it: Breaks) -> None:
    try_to_break_it(200, 1)


@pytest.mark.soak
def test_nothing_breaks_a_game_in_the_long_run(try_to_break_it: Breaks) -> None:
    try_to_break_it(2_000, int(os.environ["TICTAC_SEED"]))
