"""A part of the game that can't be used: the window says so once, and play goes on."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow
from tictac_gui.engine import Difficulty
from tictac_gui.games import CONNECT_FOUR, BoardPosition, Game
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.book import OpeningBook
from tictac_gui.games.game import BookFault
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Setup
from tictac_gui.window import words

BOOK_IS_INCOMPLETE = "The opening book of Connect Four is incomplete. Without it, play is slower"


def by_book(book: OpeningBook) -> Callable[..., int]:
    """Choose moves as a level does that needs the book, or else any."""

    def choose(_game: Game, board: BoardPosition, _level: Difficulty, *_: object) -> int:
        assert isinstance(board, Board)
        move = book.move(board)
        return board.moves()[0] if move is None else move

    return choose


class TestABookThatCantBeUsed:
    def test_is_reported_when_it_is_needed_and_only_once(
        self, open_window: OpenWindow, qtbot: QtBot
    ) -> None:
        book = OpeningBook(lambda: b"")
        game = replace(CONNECT_FOUR, fault=lambda: book.fault)
        window = open_window(Setup(game=game), chooser=by_book(book))
        assert window.notice == ""
        window.controller.play_move(3)
        qtbot.waitUntil(lambda: window.notice.startswith(BOOK_IS_INCOMPLETE))
        window.wait_for(Phase.PERSON)
        window.find(QToolButton, "close_notice").click()
        window.controller.play_move(3)
        qtbot.waitUntil(lambda: len(window.controller.moves) == 4)
        assert window.notice == ""

    def test_is_not_reported_at_a_level_that_does_without(
        self, open_window: OpenWindow, qtbot: QtBot
    ) -> None:
        book = OpeningBook(lambda: b"")
        game = replace(CONNECT_FOUR, fault=lambda: book.fault)
        window = open_window(Setup(difficulty=Difficulty.EASY, game=game))
        window.controller.play_move(3)
        qtbot.waitUntil(lambda: len(window.controller.moves) == 2)
        assert window.notice == ""

    @pytest.mark.parametrize("fault", BookFault)
    def test_has_words_for_every_fault(self, fault: BookFault) -> None:
        assert words.game_fault(fault).startswith("The opening book of Connect Four ")


def test_the_book_that_is_shipped_is_sound(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window(Setup(game=CONNECT_FOUR))
    assert max(CONNECT_FOUR.scores(CONNECT_FOUR.start).values()) > 0
    assert CONNECT_FOUR.choose_move(CONNECT_FOUR.start, Difficulty.EASY, Random(1)) in range(7)
    assert CONNECT_FOUR.fault() is None
    window.controller.play_move(3)
    qtbot.waitUntil(lambda: len(window.controller.moves) == 2)
    assert window.notice == ""
