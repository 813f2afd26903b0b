"""The cards of the players and *Play again*: their texts, and colours at known places."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from tests.main_window import OpenWindow, Window
from tests.sample_games import DRAWN, O_WINS
from tests.window.pictures import colour_at, shows
from tictac_gui.engine import Mark
from tictac_gui.look import theme
from tictac_gui.look.appearance import Scheme
from tictac_gui.look.theme import Theme, mixed
from tictac_gui.play.setup import Players, Setup
from tictac_gui.widgets.labels import ElidedLabel
from tictac_gui.window.player_cards import PlayerCard, PlayerCards

TWO_PEOPLE = Setup(Players.TWO_PEOPLE)
SCHEMES = [(Scheme.LIGHT, theme.LIGHT), (Scheme.DARK, theme.DARK)]


def cards(window: Window) -> list[PlayerCard]:
    return [window.find(PlayerCard, f"player_{mark.name.lower()}") for mark in Mark]


def texts(window: Window) -> list[list[str]]:
    return [[label.text() for label in card.findChildren(ElidedLabel)] for card in cards(window)]


def notes_in_bold(window: Window) -> list[bool]:
    return [card.findChildren(ElidedLabel)[1].font().bold() for card in cards(window)]


class TestTheCards:
    @pytest.mark.parametrize(("scheme", "colour"), SCHEMES)
    def test_show_the_marks_and_outline_the_side_to_move(
        self, open_window: OpenWindow, scheme: Scheme, colour: Theme
    ) -> None:
        window = open_window(TWO_PEOPLE, scheme=scheme)
        x, o = cards(window)
        assert shows(x, colour.x)
        assert shows(o, colour.o)
        assert colour_at(x, 0.5, 0.02) == colour.x.name()
        assert colour_at(o, 0.5, 0.02) != colour.o.name()
        window.play(4)
        assert colour_at(x, 0.5, 0.02) != colour.x.name()
        assert colour_at(o, 0.5, 0.02) == colour.o.name()

    def test_say_whose_turn_it_is_in_bold(self, open_window: OpenWindow) -> None:
        window = open_window()
        assert texts(window) == [["You", "your turn"], ["Computer", "Medium ▾"]]
        assert notes_in_bold(window) == [True, False]
        window.action("two_people").trigger()
        assert texts(window) == [["Player X", "to move"], ["Player O", ""]]
        window.play(4)
        assert texts(window) == [["Player X", ""], ["Player O", "to move"]]
        assert notes_in_bold(window) == [False, True]

    @pytest.mark.parametrize(("scheme", "colour"), SCHEMES)
    def test_light_that_of_the_winner_with_a_star_and_a_word_on_it(
        self, open_window: OpenWindow, scheme: Scheme, colour: Theme
    ) -> None:
        window = open_window(TWO_PEOPLE, scheme=scheme)
        x, o = cards(window)
        assert colour_at(o, 0.6, 0.5) == colour.surface.name()
        window.play(*O_WINS)
        assert colour_at(o, 0.6, 0.5) == mixed(colour.surface, colour.o, 0.08).name()
        star = o.grab().toImage().copy(o.width() * 3 // 4, 8, o.width() // 4 - 8, o.height() - 16)
        row = [star.pixelColor(x, star.height() // 2) for x in range(star.width())]
        assert colour.o in row
        assert texts(window) == [["Player X", ""], ["Player O", "won"]]
        assert colour_at(x, 0.6, 0.5) == colour.surface.name()
        window.click("new_game")
        assert colour_at(o, 0.6, 0.5) == colour.surface.name()

    def test_say_who_won_to_a_screen_reader(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(*O_WINS)
        assert window.scores == ["0", "0", "1"]
        assert window.score_names == ["Player X: 0", "Draws: 0", "Player O: 1, won this game"]
        window.action("undo").trigger()
        assert window.score_names[2] == "Player O: 1, to move"

    def test_are_both_plain_after_a_draw(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(*DRAWN)
        assert not any("won" in name for name in window.score_names)
        assert notes_in_bold(window) == [False, False]

    def test_are_of_one_size_that_no_turn_and_no_result_changes(
        self, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        QApplication.processEvents()
        before = [card.geometry() for card in cards(window)]
        assert abs(before[0].width() - before[1].width()) <= 1
        for cell in O_WINS:
            window.play(cell)
            QApplication.processEvents()
            assert [card.geometry() for card in cards(window)] == before


class TestTheScore:
    def test_is_between_the_players_with_the_draws_below(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(*DRAWN)
        assert window.scores == ["0", "1", "0"]
        x, o = cards(window)
        strip = window.find(PlayerCards, "")
        draws = window.find(QLabel, "score_draws").geometry()
        assert x.geometry().right() < draws.left() < draws.right() < o.geometry().left()
        assert draws.top() > window.find(QLabel, "score_x").geometry().center().y()
        assert abs(draws.center().x() - strip.rect().center().x()) <= 2

    def test_lights_the_draws_after_a_draw_and_moves_nothing(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        draws = window.find(QLabel, "score_draws")
        lit = mixed(theme.LIGHT.surface, theme.LIGHT.text, 0.08)
        window.play(*DRAWN[:-1])
        QApplication.processEvents()
        before = [each.geometry() for each in (draws, *cards(window))]
        assert not shows(draws, lit)
        window.play(DRAWN[-1])
        QApplication.processEvents()
        assert shows(draws, lit)
        assert [each.geometry() for each in (draws, *cards(window))] == before
        window.action("undo").trigger()
        assert not shows(draws, lit)
        window.action("new_game").trigger()
        window.play(*O_WINS)
        assert not shows(draws, lit)


class TestPlayAgain:
    def test_stands_out_at_the_end(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        button = window.button("new_game")
        assert colour_at(button, 0.5, 0.15) == theme.LIGHT.surface.name()
        window.play(0, 3, 1, 4, 2)
        assert colour_at(button, 0.5, 0.15) == theme.LIGHT.accent.name()
