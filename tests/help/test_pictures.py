"""The pictures of the help."""

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication

from tests.window.looks import look
from tictac_gui.analysis.tree_picture import example_tree
from tictac_gui.engine.search import Forecast
from tictac_gui.help.pictures import COLUMN_VALUES, HINTS, BoardExample, picture
from tictac_gui.help.words import Illustration
from tictac_gui.look.theme import DARK


class TestAPicture:
    @pytest.mark.parametrize("shown", Illustration)
    @pytest.mark.parametrize("width", [90, 1000])
    def test_is_never_wider_than_its_room(
        self, qapp: QApplication, shown: Illustration, width: int
    ) -> None:
        painted = picture(shown, look(), example_tree, qapp.font(), width, 2.0)
        assert painted.deviceIndependentSize().width() <= width
        assert painted.width() == 2 * painted.deviceIndependentSize().width()

    def test_differs_from_the_others(self, qapp: QApplication) -> None:
        painted = [
            picture(shown, look(DARK), example_tree, qapp.font(), 400, 1.0).toImage()
            for shown in Illustration
        ]
        assert all(one != other for one, other in pairwise(painted))

    @pytest.mark.parametrize("example", HINTS)
    def test_hints_at_what_the_game_would(self, example: BoardExample) -> None:
        game, board = example.value
        assert game.find_hint(board).move == HINTS[example]

    def test_shows_the_values_that_the_game_would(self) -> None:
        game, board = BoardExample.FOUR_VALUES.value
        assert tuple(map(Forecast.of, game.scores(board).values())) == COLUMN_VALUES

    @pytest.mark.parametrize("example", [BoardExample.WIN, BoardExample.FOUR_WIN])
    def test_of_a_win_has_a_winner(self, example: BoardExample) -> None:
        _, board = example.value
        assert board.outcome.winner
