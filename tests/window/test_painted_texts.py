"""What is written by hand, without a label: the texts of rows, cards, cells and menus."""

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QListView, QMenu, QTableView
from pytestqt.qtbot import QtBot

from tests.board.shown_values import wait_for_values
from tests.language.live_language import open_page, settled
from tests.main_window import KeepGames, OpenWindow, Window
from tests.matchups.conftest import open_matchups  # noqa: F401 - a fixture
from tests.matchups.matchups_page import OpenMatchups
from tests.sample_games import DRAWN, EASY_AS_X, O_WINS, TWO_PEOPLE, X_WINS
from tests.window.pictures import painted_texts
from tictac_gui.analysis.code_pane import CallStack, Variables
from tictac_gui.analysis.tree_view import TreeView
from tictac_gui.board.thought import ThoughtBoard
from tictac_gui.play.strengths import DifficultyStrengths
from tictac_gui.window.status import StatusLabel


def test_a_row_of_a_move_has_its_number_its_verdict_and_its_place(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window(TWO_PEOPLE)
    window.widget.resize(1200, 800)
    window.play(*X_WINS)
    open_page(window, "moves")
    settled(window, qtbot)
    # The reasons are in several lines.
    assert " ".join(painted_texts(window.find(QListView, "moves"))) == (
        "Start 1 top left Best"
        " 2 middle left ? Mistake X was allowed to force two threats at once. Better: centre."
        " 3 top middle Best It wins in 3 moves, whatever O does."
        " 4 centre ?! Inaccuracy X's row was left open. Better: top right."
        " 5 top right Only move It completes three in a row."
    )


class TestASearch:
    @pytest.fixture
    def window(self, qtbot: QtBot, open_window: OpenWindow) -> Window:
        window = open_window(TWO_PEOPLE)
        window.widget.resize(1600, 1000)
        window.play(0, 3, 1, 4)
        open_page(window, "search_tree")
        window.button("tree_code").setChecked(True)
        settled(window, qtbot)
        return window

    def test_has_a_card_for_each_call_on_the_way(self, window: Window) -> None:
        for _ in range(20):
            window.click("tree_forward")
        assert painted_texts(window.find(CallStack, "code_stack")) == ["1", "3", "4", "14", "16"]

    def test_has_its_variables_with_their_values(self, window: Window) -> None:
        for _ in range(3):
            window.click("tree_forward")
        assert painted_texts(window.find(Variables, "code_variables")) == ["player", "X"]

    def test_shows_in_place_of_the_board_what_it_has_tried_by_number(self, window: Window) -> None:
        for _ in range(20):
            window.click("tree_forward")
        thought = painted_texts(window.find(ThoughtBoard, "thought"))
        assert thought[0] == "The search is thinking about this position"
        assert sorted(thought[1:5]) == ["1", "2", "3", "4"]

    def test_shows_the_values_that_it_has_found(self, window: Window) -> None:
        window.click("tree_end")
        assert painted_texts(window.find(TreeView, "tree")) == [
            "1",
            "2",
            "3",
            "52",
            "90",
            "124",
            "MAX",
            "MIN",
        ]


def test_a_row_of_a_past_game_has_its_result_its_players_and_its_date(
    qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
) -> None:
    keep_games(EASY_AS_X, X_WINS, O_WINS, DRAWN)
    window = open_window(EASY_AS_X)
    window.action("past_games").trigger()
    settled(window, qtbot)
    [dialog] = window.widget.findChildren(QDialog)
    dialog.resize(1000, 800)
    QApplication.processEvents()
    texts = painted_texts(dialog.findChildren(QListView)[0])
    assert len(texts) == 9
    assert texts[0::3] == ["Draw", "Computer won", "You won"]


def _in_parts(texts: list[str]) -> list[list[str]]:
    """Return the three numbers of each cell, then the six names of each heading."""
    cells, headings = texts[:-12], texts[-12:]
    threes = [cells[at : at + 3] for at in range(0, len(cells), 3)]
    return [*threes, headings[:6], headings[6:]]


def test_a_cell_of_match_ups_has_its_percentages(
    qtbot: QtBot,
    open_matchups: OpenMatchups,  # noqa: F811 - the fixture
) -> None:
    matchups = open_matchups()
    matchups.show_all()
    matchups.play(10)
    [table] = matchups.widget.findChildren(QTableView)
    # The odds of all pairings are computed one after the other.
    qtbot.waitUntil(lambda: len(painted_texts(table)) == 36 * 3 + 12)
    *numbers, first, second = _in_parts(painted_texts(table))
    assert first == ["X: Random", "X: Easy", "X: Medium", "X: Hard", "X: Unbeatable", "X: Minimax"]
    assert second == [text.replace("X", "O") for text in first]
    for percentages in numbers:
        assert sum(map(float, percentages)) == pytest.approx(100)


def test_a_cell_has_its_value_in_words_or_in_short(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window(TWO_PEOPLE)
    window.widget.resize(900, 900)
    window.action("move_values").trigger()
    window.play(0, 3, 1, 4)
    wait_for_values(qtbot, window)
    assert [painted_texts(cell) for cell in window.cells] == [
        *([], [], ["Win in 1"]),
        *([], [], ["Draw"]),
        *(["Lose in 1"], ["Lose in 1"], ["Lose in 1"]),
    ]


def test_an_item_of_a_menu_has_a_note_below(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    menu = next(each for each in window.widget.findChildren(QMenu) if "Diff" in each.title())
    menu.aboutToShow.emit()
    size = menu.sizeHint()
    measured = window.find(DifficultyStrengths, "")
    qtbot.waitUntil(lambda: bool(measured.by_difficulty))
    menu.adjustSize()
    assert menu.sizeHint() == size, "there was room for the notes from the first"
    texts = painted_texts(menu)
    # The letter to press is underlined, and so a text of its own.
    names = ["".join(texts[at : at + 2]) for at in range(0, len(texts), 3)]
    assert names == ["Easy", "Medium", "Hard", "Unbeatable", "Adaptive"]
    assert texts[2::3] == [
        "A casual player wins 77 of 100 games, an expert 96.",
        "A casual player wins 31 of 100 games, an expert 71.",
        "A casual player wins 6 of 100 games, an expert 22.",
        "Nobody beats it. A casual player loses 47 of 100 games.",
        "Step 9 of 20: up when you win, down when you lose.",
    ]


def test_the_status_is_written_in_whole(open_window: OpenWindow) -> None:
    window = open_window(TWO_PEOPLE)
    assert painted_texts(window.find(StatusLabel, "status")) == ["X to move."]
