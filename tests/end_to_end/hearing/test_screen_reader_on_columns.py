"""Connect Four in a real window as a screen reader gets it."""

import os
from pathlib import Path

import pytest

from tests.end_to_end.hearing.heard_game import Hear, HeardGame
from tests.end_to_end.hearing.screen_reader import Accessible


@pytest.fixture
def game(hear: Hear) -> HeardGame:
    """Start a game for two people."""
    settings = Path(os.environ["XDG_CONFIG_HOME"], "tictac", "settings.ini")
    settings.parent.mkdir(exist_ok=True)
    settings.write_text("[General]\ngame=connect_four\n[connect_four]\nplayers=two_people\n")
    return hear()


def columns(game: HeardGame) -> list[Accessible]:
    buttons = game.window.find_all("push button")
    return [button for button in buttons if button.name.startswith("Column ")]


def cells(game: HeardGame) -> list[str]:
    names = [label.name for label in game.window.find_all("label")]
    return [name for name in names if name.startswith("Row ")]


def drop(game: HeardGame, *numbers: int) -> None:
    """Press columns, counted from 1."""
    pressed = columns(game)
    for number in numbers:
        # Qt takes a second press within a tenth of a second for the same one.
        game.press_until_renamed(pressed[number - 1])


def test_every_column_and_every_cell_says_what_is_in_it(game: HeardGame) -> None:
    assert [column.name for column in columns(game)] == [
        f"Column {number}, empty" for number in range(1, 8)
    ]
    assert cells(game) == [
        f"Row {row}, column {column}, empty" for row in range(1, 7) for column in range(1, 8)
    ]
    drop(game, 4)
    game.wait_for_name("Column 4, 1 disc: amber, just played")
    game.wait_for_name("Row 6, column 4, amber, last move")
    drop(game, 4)
    game.wait_for_name("Column 4, 2 discs, top: red, just played")
    game.wait_for_name("Row 5, column 4, red, last move")
    assert "Row 6, column 4, amber" in cells(game)


def test_undo_and_redo_are_announced(game: HeardGame) -> None:
    drop(game, 4)
    game.wait_for_name("Column 4, 1 disc: amber, just played")
    game.press("push button", "Undo")
    game.wait_for_announcements("Undone: Amber column 4. Amber to move.")
    game.wait_for_name("Column 4, empty")
    game.press("menu item", "Redo")
    game.wait_for_announcements("Redone: Amber column 4. Red to move.")


def test_the_result_is_announced_and_the_line_is_found(game: HeardGame) -> None:
    drop(game, 1, 2, 1, 2, 1, 2, 1)
    game.wait_for_announcements("Amber wins!")
    won = [name for name in cells(game) if "in the winning line" in name]
    assert won == [f"Row {row}, column 1, amber, in the winning line" for row in (3, 4, 5, 6)]


def test_a_full_column_says_so(game: HeardGame) -> None:
    drop(game, 7, 7, 7, 7, 7, 7)
    game.wait_for_name("Column 7, full, top: red, just played")
    columns(game)[6].press()
    game.wait_for_announcements("Column 7 is full.")


def test_keys_lead_from_column_to_column(game: HeardGame) -> None:
    game.press_key("Right")
    game.wait_until_focused("Column 5, empty")
    game.press_key("Down")
    game.wait_until_focused("Column 5, 1 disc: amber, just played")


def test_the_computer_announces_its_move(hear: Hear) -> None:
    game = hear("--game", "connect-four", "--difficulty", "easy")
    drop(game, 4)
    heard = game.wait_until_heard(".")
    column = heard.removeprefix("Computer plays column ").removesuffix(".")
    assert column in set("1234567")
    last = [name for name in cells(game) if name.endswith("red, the computer's last move")]
    assert [name.split(", ")[1] for name in last] == [f"column {column}"]
