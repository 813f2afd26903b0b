"""The hint says why, in the status and to a screen reader."""

import pytest
from pytestqt.qtbot import QtBot

from tests.boards import unfinished
from tests.main_window import OpenWindow
from tests.solver import move_value
from tests.tic_tac_toe import find_hint
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe.reasons import Reason
from tictac_gui.play.setup import Players, Setup
from tictac_gui.window import game_panel
from tictac_gui.words import reason_words

TWO_PEOPLE = Setup(Players.TWO_PEOPLE)


class TestTheSentence:
    @pytest.mark.parametrize(
        ("moves", "cell", "sentence"),
        [
            ((0, 3, 1, 4), 2, "Hint: top right. It completes three in a row."),
            ((0, 4, 1), 2, "Hint: top right. It stops three in a row."),
            ((0,), 4, "Hint: centre. It keeps the draw, all else loses."),
            ((4, 1, 0, 8), None, "It makes two threats at once."),
            ((0, 4, 8), None, "It prevents two threats at once."),
            ((), None, "All moves draw with best play."),
        ],
    )
    def test_is_in_the_status_until_the_next_move(
        self,
        qtbot: QtBot,
        open_window: OpenWindow,
        moves: tuple[int, ...],
        cell: int | None,
        sentence: str,
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(*moves)
        window.action("hint").trigger()
        qtbot.waitUntil(lambda: len(window.hinted) == 1)
        [hinted] = window.hinted
        assert cell in (None, hinted)
        assert window.status.endswith(sentence)
        window.play(hinted)
        assert "Hint" not in window.status

    def test_is_announced_to_a_screen_reader(
        self, qtbot: QtBot, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        announced: list[str] = []
        monkeypatch.setattr(game_panel, "announce", lambda _widget, text: announced.append(text))
        window = open_window(TWO_PEOPLE)
        window.play(0, 4, 1)
        window.action("hint").trigger()
        qtbot.waitUntil(lambda: bool(announced))
        hint = "Hint: top right. It stops three in a row."
        assert announced == [f"{hint} Practice: this game doesn't count."]

    def test_names_the_opponent_who_can_do_nothing_about_it(self) -> None:
        for board in unfinished():
            found, opponent = find_hint(board), board.turn.other
            if found.reason is Reason.FORCES_WIN:
                sentence = reason_words.hint(TIC_TAC_TOE, found, opponent)
                assert sentence.endswith(f"moves, whatever {opponent.value} does.")

    def test_admits_that_a_block_only_delays_the_end(self) -> None:
        sentences = {
            reason_words.hint(TIC_TAC_TOE, find_hint(board), board.turn.other).split(". ", 1)[1]
            for board in unfinished()
        }
        assert "It stops three in a row for now." in sentences
        assert "It stops three in a row." in sentences

    def test_says_of_a_block_that_wins_that_it_does_both(self) -> None:
        both = set()
        for board in unfinished():
            hint = find_hint(board)
            said = reason_words.hint(TIC_TAC_TOE, hint, board.turn.other)
            result, plies = move_value(board, hint.move)
            if hint.reason is Reason.BLOCKS and result == 1:
                both.add(board)
                moves = (plies + 1) // 2
                assert said.endswith(f"It stops three in a row and wins in {moves} moves."), board
            else:
                assert " and wins" not in said, board
        assert len(both) == 216

    def test_exists_for_every_reason_and_leaves_nothing_open(self) -> None:
        for board in unfinished():
            assert "{" not in reason_words.hint(TIC_TAC_TOE, find_hint(board), board.turn.other)
        assert {find_hint(board).reason for board in unfinished()} == set(Reason)
