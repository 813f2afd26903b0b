"""How strong the levels are, shown where a level is chosen and where the game is explained."""

from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow, Window
from tests.tic_tac_toe import strength
from tictac_gui.engine import ADAPTIVE, Difficulty, Level
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.matchup import Strength
from tictac_gui.games.tic_tac_toe.levels import LEVELS
from tictac_gui.help.pages import HelpPage
from tictac_gui.play.setup import Setup
from tictac_gui.play.strengths import DifficultyStrengths
from tictac_gui.widgets.menus import TwoLineItem
from tictac_gui.window.actions import DifficultyMenu
from tictac_gui.window.player_cards import PlayerCard
from tictac_gui.words import game_words


def sentences() -> dict[str, str]:
    return {
        difficulty.name.lower(): game_words.strength(strength(LEVELS[difficulty]))
        for difficulty in Difficulty
    }


def notes(window: Window, prefix: str) -> dict[str, str]:
    """What the items of a menu say below their names."""
    items = {difficulty: item(window, f"{prefix}{difficulty}") for difficulty in sentences()}
    return {difficulty: found.lines[1] for difficulty, found in items.items()}


def item(window: Window, name: str) -> TwoLineItem:
    return window.find(TwoLineItem, f"action_{name}")


def level_menu(window: Window, title: str) -> DifficultyMenu:
    menus = window.widget.findChildren(DifficultyMenu)
    return next(menu for menu in menus if menu.title() == title)


def open_menu(qtbot: QtBot, window: Window, menu: DifficultyMenu) -> None:
    with qtbot.waitSignal(window.find(DifficultyStrengths, "").measured):
        # The offscreen platform warns about menus that are really opened.
        menu.aboutToShow.emit()


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
    def test_states_none_and_all_exactly(self, chance: Fraction, games: str) -> None:
        text = game_words.strength(Strength(Fraction(0), chance, Fraction(1)))
        assert f"wins {games} of 100 games, an expert 100." in text

    def test_differs_from_level_to_level(self) -> None:
        assert len(set(sentences().values())) == len(Difficulty)


class TestTheMenus:
    @pytest.mark.parametrize("prefix", ["", "x_", "o_"])
    def test_show_the_strength_of_every_level_once_one_is_opened(
        self, qtbot: QtBot, open_window: OpenWindow, prefix: str
    ) -> None:
        window = open_window()
        assert set(notes(window, prefix).values()) == {""}
        open_menu(qtbot, window, level_menu(window, "&Difficulty"))
        assert notes(window, prefix) == sentences()
        assert item(window, f"{prefix}easy").lines[0].endswith("&Easy")

    def test_keep_their_size_when_the_strengths_arrive(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window()
        menu = level_menu(window, "&Difficulty")
        size = menu.sizeHint()
        open_menu(qtbot, window, menu)
        assert menu.sizeHint() == size
        widest = max(map(menu.fontMetrics().horizontalAdvance, sentences().values()))
        assert size.width() > widest * 0.88

    @pytest.mark.parametrize(
        ("key", "level"), [(Qt.Key.Key_U, Difficulty.UNBEATABLE), (Qt.Key.Key_Up, ADAPTIVE)]
    )
    def test_are_used_by_keyboard(
        self, qtbot: QtBot, open_window: OpenWindow, key: Qt.Key, level: Level
    ) -> None:
        window = open_window()
        menu = level_menu(window, "&Difficulty")
        open_menu(qtbot, window, menu)
        with qtbot.waitSignal(menu.chosen) as chosen:
            qtbot.keyClick(menu, key)
            qtbot.keyClick(menu, Qt.Key.Key_Return)
        assert chosen.args == [level]

    def test_are_read_with_name_and_strength(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window()
        menu = level_menu(window, "&Difficulty")
        open_menu(qtbot, window, menu)
        read = QAccessible.queryAccessibleInterface(menu).child(0)
        assert read.text(QAccessible.Text.Name) == f"Easy\n{sentences()['easy']}"

    def test_paint_what_is_chosen_and_what_is_pointed_at(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window()
        menu = level_menu(window, "&Difficulty")
        open_menu(qtbot, window, menu)
        painted = [menu.grab().toImage()]
        menu.setActiveAction(item(window, "hard"))
        painted.append(menu.grab().toImage())
        window.action("hard").trigger()
        painted.append(menu.grab().toImage())
        assert len({bytes(image.constBits()) for image in painted}) == 3

    def test_say_how_each_level_plays_in_a_game_that_knows_no_strengths(
        self, open_window: OpenWindow
    ) -> None:
        menu = level_menu(open_window(Setup(game=CONNECT_FOUR)), "&Difficulty")
        menu.aboutToShow.emit()
        notes = [action.text().partition("\n")[2] for action in menu.actions() if action.text()]
        easy, medium, hard, unbeatable = notes[: len(Difficulty)]
        lost = {level: round(100 * share) for level, share in CONNECT_FOUR.casual_wins.items()}
        assert easy == (
            f"Looks one move ahead. A casual player wins {lost[Difficulty.EASY]} of 100 games."
        )
        for note, level in ((medium, Difficulty.MEDIUM), (hard, Difficulty.HARD)):
            assert note == (
                f"Looks {CONNECT_FOUR.policies[level].lookahead} moves ahead. "
                f"A casual player wins {lost[level]} of 100 games."
            )
        assert unbeatable == game_words.way_of_playing(CONNECT_FOUR, Difficulty.UNBEATABLE)

    def test_of_a_card_shows_the_strengths_too(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window()
        with qtbot.waitSignal(window.find(DifficultyStrengths, "").measured):
            window.find(PlayerCard, "player_o").menu().aboutToShow.emit()
        assert notes(window, "") == sentences()

    def test_measure_nothing_when_the_window_opens(self, open_window: OpenWindow) -> None:
        assert not open_window().find(DifficultyStrengths, "").by_difficulty


class TestHowToPlay:
    def test_shows_the_strength_of_every_level(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window()
        with qtbot.waitSignal(window.find(DifficultyStrengths, "").measured):
            window.action("how_to_play").trigger()
            page = window.find(HelpPage, "how_to_play")
            assert page.plain_text.count("…") == len(Difficulty)
        for difficulty in Difficulty:
            sentence = sentences()[difficulty.name.lower()]
            assert f"{game_words.difficulty_name(difficulty)}\n{sentence}" in page.plain_text
        assert "…" not in page.plain_text
        page.close()

    def test_knows_the_strengths_at_once_the_second_time(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window()
        with qtbot.waitSignal(window.find(DifficultyStrengths, "").measured):
            window.find(DifficultyStrengths, "").measure()
        window.action("how_to_play").trigger()
        page = window.find(HelpPage, "how_to_play")
        assert sentences()["easy"] in page.plain_text
        page.close()


def test_closing_the_window_while_strengths_are_measured_ends_their_thread(
    open_window: OpenWindow,
) -> None:
    window = open_window()
    strengths = window.find(DifficultyStrengths, "")
    strengths.measure()
    assert window.widget.close()
    assert strengths._worker
    assert strengths._worker._thread.isFinished()
