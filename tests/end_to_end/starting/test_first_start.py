"""Somebody who starts the program for the first time is offered the course, and nobody else."""

import os
from pathlib import Path
from shutil import rmtree

from tests.end_to_end.hearing.heard_game import Hear, HeardGame
from tests.end_to_end.program import wait_until

OFFER = "Open Course"


def settings() -> Path:
    return Path(os.environ["XDG_CONFIG_HOME"], "tictac", "settings.ini")


def offers(game: HeardGame) -> list[str]:
    return [each.name for each in game.window.find_all("push button") if each.name == OFFER]


def test_the_first_start_offers_the_course(hear: Hear) -> None:
    rmtree(settings().parent)
    game = hear()
    assert offers(game) == [OFFER]
    wait_until(
        lambda: settings().exists() and "course_offered=true" in settings().read_text(),
        "it is kept that the course was offered",
    )


def test_a_later_start_does_not(hear: Hear) -> None:
    assert offers(hear()) == []


def test_nor_does_a_start_with_games_but_without_settings(hear: Hear) -> None:
    rmtree(settings().parent)
    games = Path(os.environ["XDG_DATA_HOME"], "tictac", "games.sqlite")
    games.parent.mkdir(parents=True, exist_ok=True)
    games.touch()
    assert offers(hear()) == []
