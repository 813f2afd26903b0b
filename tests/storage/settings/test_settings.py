from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings
from pytestqt.qtbot import QtBot

from tests.storage.settings.reading import Read, Wait, written
from tictac_gui.engine import ADAPTIVE, Difficulty
from tictac_gui.engine.levels import Rating
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.play.setup import Players, Setup
from tictac_gui.storage.settings import Preferences, whole_number


def test_without_a_file_are_the_usual_ones(preferences: Preferences) -> None:
    assert preferences.setup() == Setup()
    assert preferences.flag("animations", True) is True
    assert preferences.data("geometry") is None
    assert not preferences.is_damaged


def test_come_back_at_the_next_start(qtbot: QtBot, preferences: Preferences, read: Read) -> None:
    setup = Setup(Players.ALTERNATING, Difficulty.HARD, Difficulty.EASY, Difficulty.MEDIUM)
    preferences.write_setup(setup)
    preferences.write("animations", False)
    preferences.write("geometry", QByteArray(b"\x00\x01here"))

    qtbot.waitUntil(lambda: read().data("geometry") == QByteArray(b"\x00\x01here"))
    assert read().setup() == setup
    assert read().flag("animations", True) is False
    assert not read().is_damaged


@pytest.mark.parametrize("value", ["banana", "1", "", "true", "@Rect(1 2 3 4)", "EASY, HARD"])
def test_that_are_unknown_fall_back_one_by_one(path: Path, read: Read, value: str) -> None:
    written(path, f"[General]\ndifficulty={value}\nplayers=two_people\n")
    preferences = read()
    assert preferences.setup() == Setup(Players.TWO_PEOPLE)
    assert preferences.is_damaged


def test_the_adaptive_level_and_the_rating_come_back(
    preferences: Preferences, read: Read, wait_for_writing: Wait
) -> None:
    assert preferences.rating(TIC_TAC_TOE) == Rating.first(20)
    preferences.write_setup(Setup(difficulty=ADAPTIVE))
    preferences.write_rating(TIC_TAC_TOE, Rating(7, -1, 12))
    wait_for_writing()
    assert read().setup() == Setup(difficulty=ADAPTIVE)
    assert read().rating(TIC_TAC_TOE) == Rating(7, -1, 12)
    assert not read().is_damaged


@pytest.mark.parametrize(
    "value",
    [
        *("banana", "", "7", "7 0", "7 0 1 2", "7.5 0 1", "21 0 3", "0 0 0", "7 2 3", "7, 0, 3"),
        *("7 0 \u0663", "7 0 1_000", "7 0 1000000001", f"7 0 {'9' * 4300}", f"{'9' * 5000} 0 1"),
    ],
)
def test_a_rating_that_nobody_can_have_is_not_believed(
    path: Path, read: Read, value: str, wait_for_writing: Wait
) -> None:
    written(path, f"[General]\nadaptive_rating={value}\n")
    preferences = read()
    assert preferences.rating(TIC_TAC_TOE) == Rating.first(20)
    assert preferences.is_damaged
    wait_for_writing()
    assert read().rating(TIC_TAC_TOE) == Rating.first(20)
    assert not read().is_damaged


def test_the_mistakes_in_teaching_games_come_back(
    preferences: Preferences, read: Read, wait_for_writing: Wait
) -> None:
    assert preferences.mistakes(TIC_TAC_TOE) == ()
    preferences.write_mistakes(TIC_TAC_TOE, (4, 0, 12))
    wait_for_writing()
    assert read().mistakes(TIC_TAC_TOE) == (4, 0, 12)
    assert read().mistakes(CONNECT_FOUR) == ()


@pytest.mark.parametrize("value", ["banana", "1 2 -3", "1, 2", "1001", "9" * 5000])
def test_mistakes_that_nobody_can_have_made_are_not_believed(
    path: Path, read: Read, value: str, wait_for_writing: Wait
) -> None:
    written(path, f"[General]\nteaching_mistakes={value}\n")
    preferences = read()
    assert preferences.mistakes(TIC_TAC_TOE) == ()
    assert preferences.is_damaged
    wait_for_writing()
    assert not read().is_damaged


@pytest.mark.parametrize("value", ["banana", "1", ""])
def test_flags_are_yes_or_no_and_nothing_else(path: Path, read: Read, value: str) -> None:
    written(path, f"[General]\nanimations={value}\n")
    preferences = read()
    assert preferences.flag("animations", True) is True
    assert preferences.is_damaged


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "",
        "Anna, Ben; =%\\n",
        "@ByteArray(x)",
        "@Variant(x)",
        "me@Variant(x)",
        "דנה 小明 👩‍👧",
        "true",
    ],
)
def test_texts_come_back_as_they_were(
    qtbot: QtBot, preferences: Preferences, read: Read, name: str
) -> None:
    preferences.write("x_name", name)
    preferences.write("animations", False)
    qtbot.waitUntil(lambda: not read().flag("animations", True))
    assert read().text("x_name") == name
    assert not read().is_damaged


def test_texts_that_are_lists_are_none(path: Path, read: Read) -> None:
    written(path, "[General]\nx_name=Anna, Ben\n")
    preferences = read()
    assert preferences.text("x_name") == ""
    assert preferences.is_damaged


def test_of_the_wrong_type_are_not_taken_for_geometry(path: Path, read: Read) -> None:
    written(path, "[General]\ngeometry=over there\n")
    assert read().data("geometry") is None


def test_are_written_as_words_that_people_can_read(
    qtbot: QtBot, preferences: Preferences, path: Path
) -> None:
    preferences.write("difficulty", Difficulty.UNBEATABLE)
    qtbot.waitUntil(path.exists)
    settings = QSettings(str(path), QSettings.Format.IniFormat)
    assert settings.value("difficulty") == "unbeatable"


def test_that_are_unknown_are_reported_once(qtbot: QtBot, path: Path, read: Read) -> None:
    written(path, "[General]\ndifficulty=banana\n")
    first = read()
    first.setup()
    assert first.is_damaged

    def is_mended() -> bool:
        again = read()
        return again.setup() == Setup() and not again.is_damaged

    qtbot.waitUntil(is_mended)


class TestOfEachGame:
    def test_are_kept_apart(
        self, preferences: Preferences, read: Read, wait_for_writing: Wait
    ) -> None:
        three = Setup(Players.ALTERNATING, Difficulty.HARD)
        four = Setup(Players.PERSON_AS_O, Difficulty.EASY, game=CONNECT_FOUR)
        preferences.write_setup(three)
        preferences.write_setup(four)
        wait_for_writing()
        assert read().game() is CONNECT_FOUR
        assert read().setup() == four
        assert read().setup(TIC_TAC_TOE) == three

    def test_are_tic_tac_toe_s_in_a_file_of_before_there_were_others(
        self, path: Path, read: Read
    ) -> None:
        written(path, "[General]\ndifficulty=hard\nplayers=two_people\n")
        assert read().setup() == Setup(Players.TWO_PEOPLE, Difficulty.HARD)
        assert read().setup(CONNECT_FOUR) == Setup(game=CONNECT_FOUR)
        assert not read().is_damaged

    @pytest.mark.parametrize("value", ["banana", "", "1", "CONNECT_FOUR"])
    def test_fall_back_to_tic_tac_toe_if_the_game_is_unknown(
        self, path: Path, read: Read, value: str
    ) -> None:
        written(path, f"[General]\ngame={value}\n")
        preferences = read()
        assert preferences.game() is TIC_TAC_TOE
        assert preferences.is_damaged


class TestAWholeNumber:
    @pytest.mark.parametrize(("text", "number"), [("0", 0), ("7", 7), ("-1", -1), ("007", 7)])
    def test_a_number_within_its_bounds_is_read(self, text: str, number: int) -> None:
        assert whole_number(text, -1, 7) == number

    @pytest.mark.parametrize(
        "text",
        ["", "-", "+1", "1 ", "1\n", "1_0", "1.0", "1e1", "٣", "²", "one", "8", "-2", "9" * 5000],
    )
    def test_anything_else_is_none(self, text: str) -> None:
        assert whole_number(text, -1, 7) is None
