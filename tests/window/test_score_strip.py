"""The painting of the score and of *Play again*, checked by colours at known places."""

import pytest
from PySide6.QtWidgets import QLabel, QWidget

from tests.main_window import OpenWindow
from tests.sample_games import DRAWN, O_WINS
from tests.window.pictures import colour_at, picture, shows
from tictac_gui.look import theme
from tictac_gui.look.appearance import Scheme
from tictac_gui.look.theme import Theme
from tictac_gui.play.setup import Players, Setup
from tictac_gui.window.score_strip import ScoreStrip

TWO_PEOPLE = Setup(Players.TWO_PEOPLE)
SCHEMES = [(Scheme.LIGHT, theme.LIGHT), (Scheme.DARK, theme.DARK)]


class TestTheScore:
    @pytest.mark.parametrize(("scheme", "colour"), SCHEMES)
    def test_shows_the_marks_and_a_bar_for_the_side_to_move(
        self, open_window: OpenWindow, scheme: Scheme, colour: Theme
    ) -> None:
        window = open_window(TWO_PEOPLE, scheme=scheme)
        strip = window.find(ScoreStrip, "")
        x, draws, o = (card for card in strip.children() if isinstance(card, QWidget))
        assert shows(o, colour.o)
        assert colour_at(x, 0.5, 0.93) == colour.x.name()
        assert colour_at(o, 0.5, 0.93) == colour.surface.name()
        assert colour_at(draws, 0.5, 0.93) == colour.surface.name()
        window.play(4)
        assert colour_at(x, 0.5, 0.93) == colour.surface.name()
        assert colour_at(o, 0.5, 0.93) == colour.o.name()

    @pytest.mark.parametrize(("scheme", "colour"), SCHEMES)
    def test_lights_the_card_of_the_winner_with_a_sign_on_it(
        self, open_window: OpenWindow, scheme: Scheme, colour: Theme
    ) -> None:
        window = open_window(TWO_PEOPLE, scheme=scheme)
        strip = window.find(ScoreStrip, "")
        x, draws, o = (card for card in strip.children() if isinstance(card, QWidget))
        window.play(*O_WINS)
        assert colour_at(o, 0.5, 0.93) == colour.o.name()
        image = picture(o)
        beside = image.copy(image.width() * 3 // 4, 0, image.width() // 4, image.height())
        level = window.find(QLabel, "score_o").geometry().center().y()
        row = [beside.pixelColor(x, level) for x in range(beside.width())]
        assert colour.on_mark() in row
        assert colour_at(x, 0.5, 0.93) == colour.surface.name()
        assert colour_at(draws, 0.5, 0.93) == colour.surface.name()
        window.click("new_game")
        assert colour_at(o, 0.5, 0.93) == colour.surface.name()

    def test_says_who_won_to_a_screen_reader(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(*O_WINS)
        assert window.scores == ["0", "0", "1"]
        assert window.score_names == ["Player X: 0", "Draws: 0", "Player O: 1, won this game"]
        window.action("undo").trigger()
        assert window.score_names[2] == "Player O: 1, to move"

    def test_lights_no_card_after_a_draw(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(*DRAWN)
        assert not any("won" in name for name in window.score_names)


class TestPlayAgain:
    def test_stands_out_at_the_end(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        button = window.button("new_game")
        assert colour_at(button, 0.5, 0.15) == theme.LIGHT.surface.name()
        window.play(0, 3, 1, 4, 2)
        assert colour_at(button, 0.5, 0.15) == theme.LIGHT.accent.name()
