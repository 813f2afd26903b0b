"""How strong the levels are, told where a level is chosen and where the game is explained."""

from fractions import Fraction

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from tests.tic_tac_toe import strength
from tests.ui.conftest import OpenWindow, Window
from tictac_gui.engine import Difficulty
from tictac_gui.games.exact import Strength
from tictac_gui.games.tic_tac_toe.levels import LEVELS
from tictac_gui.play.runs.difficulty_strengths import DifficultyStrengths
from tictac_gui.ui.choice_menu import ChoiceMenu
from tictac_gui.ui.words import game_words


def sentences() -> dict[str, str]:
    return {
        difficulty.name.lower(): game_words.strength(strength(LEVELS[difficulty]))
        for difficulty in Difficulty
    }


def tips(window: Window, prefix: str) -> dict[str, str]:
    names = [difficulty.name.lower() for difficulty in Difficulty]
    return {name: window.action(f"{prefix}{name}").toolTip() for name in names}


def level_menu(window: Window, title: str) -> ChoiceMenu:
    return next(menu for menu in window.widget.findChildren(ChoiceMenu) if menu.title() == title)


class TestTheSentence:
    def test_is_made_from_the_numbers(self) -> None:
        text = game_words.strength(Strength(Fraction(1, 10), Fraction(3, 4), Fraction(9, 10)))
        assert text == "A casual player wins 75 of 100 games, an expert 90."

    def test_says_when_nobody_wins(self) -> None:
        text = game_words.strength(Strength(Fraction(1, 2), Fraction(0), Fraction(0)))
        assert text == "Nobody beats it. A casual player loses 50 of 100 games."

    def test_never_rounds_a_chance_to_none_nor_a_risk_away(self) -> None:
        text = game_words.strength(Strength(Fraction(0), Fraction(1, 999), Fraction(998, 999)))
        assert "wins 1 of 100 games, an expert 99." in text

    @pytest.mark.parametrize(("chance", "games"), [(Fraction(0), "0"), (Fraction(1), "100")])
    def test_tells_none_and_all_as_they_are(self, chance: Fraction, games: str) -> None:
        text = game_words.strength(Strength(Fraction(0), chance, Fraction(1)))
        assert f"wins {games} of 100 games, an expert 100." in text

    def test_differs_from_level_to_level(self) -> None:
        assert len(set(sentences().values())) == len(Difficulty)


class TestTheMenus:
    @pytest.mark.parametrize("title", ["&Difficulty", "&Level of X", "L&evel of O"])
    def test_tell_the_strength_of_every_level_once_one_is_opened(
        self, qtbot: QtBot, open_window: OpenWindow, title: str
    ) -> None:
        window = open_window()
        menu = level_menu(window, title)
        assert menu.toolTipsVisible()
        with qtbot.waitSignal(window.find(DifficultyStrengths, "").measured):
            # The offscreen platform warns about menus that are really opened.
            menu.aboutToShow.emit()
        for prefix in ("", "x_", "o_"):
            assert tips(window, prefix) == sentences()

    def test_measure_nothing_when_the_window_opens(self, open_window: OpenWindow) -> None:
        assert not open_window().find(DifficultyStrengths, "").by_difficulty


class TestHowToPlay:
    def test_tells_the_strength_of_every_level(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window()
        with qtbot.waitSignal(window.find(DifficultyStrengths, "").measured):
            window.action("how_to_play").trigger()
            box = window.find(QMessageBox, "how_to_play")
            assert box.text().count("…") == len(Difficulty)
        for difficulty in Difficulty:
            sentence = sentences()[difficulty.name.lower()]
            assert f"<b>{game_words.difficulty_name(difficulty)}</b>" in box.text()
            assert sentence in box.text()
        assert "…" not in box.text()
        box.close()

    def test_knows_the_strengths_at_once_the_second_time(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window()
        with qtbot.waitSignal(window.find(DifficultyStrengths, "").measured):
            window.find(DifficultyStrengths, "").measure()
        window.action("how_to_play").trigger()
        box = window.find(QMessageBox, "how_to_play")
        assert sentences()["easy"] in box.text()
        box.close()


def test_closing_the_window_while_strengths_are_measured_ends_their_thread(
    open_window: OpenWindow,
) -> None:
    window = open_window()
    strengths = window.find(DifficultyStrengths, "")
    strengths.measure()
    assert window.widget.close()
    assert strengths._worker
    assert strengths._worker._thread.isFinished()
