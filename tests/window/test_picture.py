"""The board is saved as a picture or a drawing, with whatever it shows."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow, Window
from tests.sample_games import TWO_PEOPLE, X_WINS
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.play.setup import Players, Setup
from tictac_gui.window import picture
from tictac_gui.window.picture import PictureDialog

FOUR = Setup(Players.TWO_PEOPLE, game=CONNECT_FOUR)
SVG = "{http://www.w3.org/2000/svg}"


def save(window: Window, file: Path) -> None:
    """Choose a name in the dialog, as a person would."""
    window.action("save_picture").trigger()
    *_, dialog = window.widget.findChildren(PictureDialog)
    dialog.fileSelected.emit(str(file))
    dialog.close()


def texts(drawing: bytes) -> list[str]:
    return ["".join(text.itertext()).strip() for text in ET.fromstring(drawing).iter(f"{SVG}text")]  # noqa: S314


@pytest.mark.parametrize("setup", [TWO_PEOPLE, FOUR], ids=["three", "four"])
def test_a_picture_has_the_pixels_of_the_board(open_window: OpenWindow, setup: Setup) -> None:
    window = open_window(setup)
    board = window.widget._panel.board
    window.controller.play_move(3)
    image = QImage.fromData(picture.png(board))
    assert image.size() == board.size() * picture.PIXELS_TO_A_POINT
    # Where nothing is rounded, it has the colours of the screen.
    shown = board.grab().toImage()
    sampled = [(x, y) for x in range(5, board.width(), 40) for y in range(5, board.height(), 40)]
    same = [shown.pixelColor(x, y) == image.pixelColor(2 * x, 2 * y) for x, y in sampled]
    assert sum(same) > 0.9 * len(same)
    assert len({image.pixelColor(2 * x, 2 * y).name() for x, y in sampled}) > 2


@pytest.mark.parametrize("setup", [TWO_PEOPLE, FOUR], ids=["three", "four"])
def test_a_drawing_is_made_of_shapes_alone(open_window: OpenWindow, setup: Setup) -> None:
    window = open_window(setup)
    window.controller.play_move(3)
    board = window.widget._panel.board
    root = ET.fromstring(picture.svg(board))  # noqa: S314 - ours
    assert root.get("viewBox") == f"0 0 {board.width()} {board.height()}"
    assert root.findtext(f"{SVG}title") == "A board of Tictac"
    # A part of a picture would be copied as the whole of it.
    assert not list(root.iter(f"{SVG}image"))
    assert list(root.iter(f"{SVG}path"))
    names = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(names) == len(set(names))
    assert not board.findChildren(QMessageBox)


@pytest.mark.parametrize(
    ("setup", "moves"), [(TWO_PEOPLE, X_WINS), (FOUR, (0, 1, 0, 1, 0, 1, 0))], ids=["three", "four"]
)
def test_what_lies_over_the_board_hides_nothing_in_it(
    qtbot: QtBot, open_window: OpenWindow, setup: Setup, moves: tuple[int, ...]
) -> None:
    window = open_window(setup)
    for move in moves:
        window.controller.play_move(move)
    board = window.widget._panel.board
    for action in ("", "see_turning_point"):
        if action:
            qtbot.waitUntil(window.action(action).isEnabled)
            window.action(action).trigger()
        root = ET.fromstring(picture.svg(board))  # noqa: S314 - ours
        size = str(board.width()), str(board.height())
        rects = [rect for layer in root.iter(f"{SVG}g") for rect in layer.findall(f"{SVG}rect")]
        grounds = [rect for rect in rects if (rect.get("width"), rect.get("height")) == size]
        # Only the board has a ground.
        assert len(grounds) == 1


def test_values_are_in_it_if_they_are_shown(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window(TWO_PEOPLE)
    window.play(0)
    board = window.widget._panel.board
    assert texts(picture.svg(board)) == []
    window.action("move_values").trigger()
    # All but the centre lose.
    qtbot.waitUntil(lambda: sorted(texts(picture.svg(board))) == ["Draw"] + ["Lose in 3"] * 7)


def test_the_ending_of_the_name_says_which_it_is(open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window(TWO_PEOPLE)
    save(window, tmp_path / "board.SVG")
    assert (tmp_path / "board.SVG").read_bytes().startswith(b"<?xml")
    save(window, tmp_path / "board.png")
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")


def test_the_ending_follows_the_chosen_kind(open_window: OpenWindow) -> None:
    window = open_window(TWO_PEOPLE)
    window.action("save_picture").trigger()
    [dialog] = window.widget.findChildren(PictureDialog)
    assert dialog.defaultSuffix() == "png"
    for kind in ("svg", "png"):
        [chosen] = [each for each in dialog.nameFilters() if kind in each]
        dialog.filterSelected.emit(chosen)
        assert dialog.defaultSuffix() == kind
    dialog.close()


def test_a_failure_is_reported_and_nothing_is_left(open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window(TWO_PEOPLE)
    save(window, tmp_path / "nowhere" / "board.png")
    [box] = window.widget.findChildren(QMessageBox)
    assert box.text().startswith(
        f"The picture could not be saved as {tmp_path}/nowhere/board.png: "
    )
    assert list(tmp_path.glob("nowhere*")) == []
    box.close()
