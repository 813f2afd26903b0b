"""Whatever is done to a game, in whatever order, it stays a game, and nothing of it is lost.

The worker and the file are real. Searches answer early, late, never or with an error, the disk
fails and works again, and the program is closed and opened.
"""

import logging
import os
from collections.abc import Callable
from pathlib import Path
from random import SystemRandom

import pytest
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test
from PySide6.QtWidgets import QApplication

from tests.play.state_machine.machine import Play
from tests.play.state_machine.program import Stuck


@pytest.mark.parametrize(
    ("runs", "number"),
    [
        (200, 1),
        pytest.param(2000, SystemRandom().randrange(2**32), marks=pytest.mark.soak),
    ],
)
def test_nothing_breaks_a_game(
    qapp: QApplication,  # noqa: ARG001 - it must exist
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    figure: Callable[..., None],
    runs: int,
    number: int,
) -> None:
    # What searches and disks are made to do is no news, and there is a lot of it.
    caplog.set_level(logging.CRITICAL)

    @seed(number)
    class PlayHere(Play):
        folder = tmp_path

    try:
        run_state_machine_as_test(
            PlayHere,
            settings=settings(
                max_examples=runs,
                stateful_step_count=50,
                deadline=None,
                database=None,
                suppress_health_check=list(HealthCheck),
                phases=[Phase.generate]
                if os.environ.get("NOSHRINK")
                else [Phase.generate, Phase.shrink],
                print_blob=True,
            ),
        )
    except Stuck as stuck:
        pytest.fail("\n".join((f"{stuck} after", *PlayHere.taken)))
    finally:
        figure(f"state machine, seed {number}: steps in {runs} runs", PlayHere.steps)
