"""The panel "This game": every move with its verdict, and at the end a word on the whole game."""

from collections import Counter
from collections.abc import Callable, Iterator
from threading import Event

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QLabel, QListView
from pytestqt.qtbot import QtBot

from tests.analysis.move_list import described
from tests.choosers import Script
from tests.countdown import COUNTDOWN
from tests.main_window import OpenWindow, Window
from tests.sample_games import DRAWN, O_WINS, X_WINS
from tests.tic_tac_toe import review
from tests.window.pictures import shows
from tictac_gui.analysis import moves_words, this_game
from tictac_gui.analysis.graph import GameGraph
from tictac_gui.analysis.moves_list import MOVE_ROLE
from tictac_gui.analysis.tree_view import TreeView
from tictac_gui.engine.review import Verdict
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.look import theme
from tictac_gui.play.asking import Asker, Work
from tictac_gui.play.controller import Phase
from tictac_gui.play.game_review import GameReview
from tictac_gui.play.setup import Players, Setup
from tictac_gui.words.move_words import move_place

TWO_PEOPLE = Setup(Players.TWO_PEOPLE)
# X errs with move 5 and loses to the diagonal.
LOST_AS_X, REPLIES = (0, 1, 3), (4, 2, 6)


def label(window: Window, name: str) -> str:
    found = window.find(QLabel, name)
    return found.text() if found.isVisible() else ""


def open_panel(open_window: OpenWindow, *args: object) -> Window:
    window = open_window(*args)
    window.action("analysis").trigger()
    return window


class TestTheList:
    def test_begins_with_the_start_alone(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_panel(open_window, TWO_PEOPLE)
        assert described(window) == ["Start of the game"]
        sentence = "Each move will be judged here as soon as it is made."
        qtbot.waitUntil(lambda: label(window, "move_detail") == sentence)

    def test_has_every_move_with_its_verdict(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_panel(open_window, TWO_PEOPLE)
        window.play(0, 1, 8, 4)
        expected = [
            "Start of the game",
            "Move 1, Player X, top left: Best",
            "Move 2, Player O, top middle: Mistake",
            "Move 3, Player X, bottom right: Mistake",
            "Move 4, Player O, centre: Only move",
        ]
        qtbot.waitUntil(lambda: described(window) == expected)

    def test_names_you_and_the_computer(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_panel(open_window, Setup(), Script([4, 2]))
        window.play(0, 1)
        expected = [
            "Move 1, You, top left: Best",
            "Move 2, Computer, centre: Only move",
            "Move 3, You, top middle: Best",
            "Move 4, Computer, top right",
        ]
        qtbot.waitUntil(lambda: described(window)[1:] == expected)

    def test_shows_a_game_under_way_when_it_is_opened(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 4)
        window.action("analysis").trigger()
        qtbot.waitUntil(lambda: described(window)[-1].endswith("Only move"))

    def test_follows_taking_back_bringing_back_and_a_new_game(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_panel(open_window, TWO_PEOPLE)
        window.play(0, 1, 8)
        window.action("undo").trigger()
        qtbot.waitUntil(lambda: described(window)[-1] == "Move 2, Player O, top middle: Mistake")
        window.play(4)
        qtbot.waitUntil(lambda: described(window)[-1] == "Move 3, Player X, centre: Best")
        window.action("undo").trigger()
        window.action("redo").trigger()
        qtbot.waitUntil(lambda: len(described(window)) == 4)
        window.action("new_game").trigger()
        assert described(window) == ["Start of the game"]

    def test_renames_the_players_with_other_ones(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_panel(open_window, TWO_PEOPLE, Script([4]))
        window.play(0)
        window.action("person_as_x").trigger()
        window.play(0)
        qtbot.waitUntil(lambda: described(window)[1] == "Move 1, You, top left: Best")

    def test_marks_the_position_on_the_board(self, open_window: OpenWindow) -> None:
        window = open_panel(open_window, TWO_PEOPLE)
        moves = window.find(QListView, "moves")
        for count, cell in enumerate((0, 4, 8), start=1):
            window.play(cell)
            assert moves.currentIndex().row() == count

    def test_leaves_digits_to_the_board(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_panel(open_window, TWO_PEOPLE)
        moves = window.find(QListView, "moves")
        moves.setFocus()
        qtbot.keyClick(moves, "5")
        qtbot.keyClick(moves, "7")
        assert window.marks == "O../.X./..."

    def test_draws_marks_and_verdicts(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_panel(open_window, TWO_PEOPLE)
        window.play(0, 1)
        qtbot.waitUntil(lambda: described(window)[-1].endswith("Mistake"))
        for colour in (theme.LIGHT.x, theme.LIGHT.o, theme.LIGHT.win, theme.LIGHT.loss):
            assert shows(window.find(QListView, "moves"), colour)


class HeldReviews:
    """A panel whose reviews are kept back until they are let go."""

    def __init__(self, window: Window, qtbot: QtBot) -> None:
        self.window = window
        self._qtbot = qtbot
        self._released = Event()
        self._asked: list[Work] = []
        self._ended: list[Work] = []
        [worker] = window.find(GameReview, "").findChildren(Asker)
        worker._asked.connect(lambda job: self._asked.append(job.work))
        worker.ended.connect(self._ended.append)
        # What is asked later waits for this, which doesn't listen when told to stop.
        worker.ask(window.widget, self._wait, print, print)

    def _wait(self, _should_stop: Callable[[], bool]) -> object:
        return self._released.wait(timeout=30)

    def close_panel(self) -> None:
        self.window.action("analysis").setChecked(False)

    def open_panel(self) -> None:
        self.window.action("analysis").setChecked(True)

    def release(self) -> None:
        """Let them go, and wait until each has come or been cancelled."""
        self._released.set()
        self._qtbot.waitUntil(lambda: all(work in self._ended for work in self._asked))


@pytest.fixture
def held(qtbot: QtBot, open_window: OpenWindow) -> Iterator[HeldReviews]:
    held = HeldReviews(open_panel(open_window, TWO_PEOPLE), qtbot)
    yield held
    held._released.set()


class TestALateReview:
    @pytest.mark.parametrize("command", ["undo", "new_game", None])
    def test_of_a_closed_panel_is_dropped_and_asked_for_again(
        self, qtbot: QtBot, held: HeldReviews, command: str | None
    ) -> None:
        window = held.window
        window.play(0, 1)
        held.close_panel()
        if command:
            window.action(command).trigger()
        window.play(8, 4, 2)
        held.release()
        held.open_panel()
        assert len(described(window)) == len(window.controller.moves) + 1
        qtbot.waitUntil(lambda: all(": " in row for row in described(window)[1:]))

    def test_is_asked_for_again_when_its_moves_are_there_again(
        self, qtbot: QtBot, held: HeldReviews
    ) -> None:
        held.window.play(0, 1)
        held.close_panel()
        held.window.play(8)
        held.release()
        held.window.action("undo").trigger()
        held.open_panel()
        expected = ["Move 1, Player X, top left: Best", "Move 2, Player O, top middle: Mistake"]
        qtbot.waitUntil(lambda: described(held.window)[1:] == expected)

    def test_is_dropped_when_the_list_is_shorter_than_the_game_it_is_about(
        self, qtbot: QtBot, held: HeldReviews
    ) -> None:
        held.window.play(0)
        held.window.action("undo").trigger()
        held.close_panel()
        held.window.action("redo").trigger()
        held.release()
        held.open_panel()
        expected = ["Move 1, Player X, top left: Best"]
        qtbot.waitUntil(lambda: described(held.window)[1:] == expected)

    def test_never_sums_up_another_game_of_the_same_length(self, held: HeldReviews) -> None:
        held.window.play(*X_WINS)
        held.close_panel()
        held.window.action("new_game").trigger()
        another = (3, 0, 4, 1, 5)
        held.window.play(*another)
        held.open_panel()
        assert label(held.window, "summary") == ""
        assert described(held.window)[1] == "Move 1, Player X, middle left"
        held.release()
        expected = moves_words.summary(TIC_TAC_TOE, review(another), held.window.controller.people)
        assert label(held.window, "summary") == expected

    def test_is_not_read_aloud_while_hidden(
        self, held: HeldReviews, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        announced: list[str] = []
        monkeypatch.setattr(this_game, "announce", lambda _widget, text: announced.append(text))
        held.window.play(*X_WINS)
        held.close_panel()
        held.release()
        held.open_panel()
        assert label(held.window, "summary").startswith("Best moves")
        assert announced == []


class TestTheReason:
    def test_is_beside_the_verdict_and_in_full_in_the_tool_tip(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_panel(open_window, TWO_PEOPLE)
        window.play(0, 1)
        better = [move_place(TIC_TAC_TOE, move) for move in review((0, 1)).moves[1].best]
        model = window.find(QListView, "moves").model()
        row = model.index(2, 0, QModelIndex())
        qtbot.waitUntil(lambda: row.data(MOVE_ROLE).reviewed is not None)
        assert row.data(MOVE_ROLE).reason == (
            f"X was allowed to force two threats at once. Better: {better[0]}."
        )
        assert row.data(Qt.ItemDataRole.ToolTipRole) == (
            "Mistake: it turned a draw into a loss. X was allowed to force two threats at once."
            f" Better: {', '.join(better)}."
        )

    @pytest.mark.parametrize(
        ("moves", "reason"),
        [
            ((0,), ""),
            ((0, 4), "It keeps the draw, all else loses."),
            ((0, 4, 1, 2), "It blocks X's row."),
            ((0, 3, 1, 4, 8), "X could have completed a row. Better: top right."),
            ((0, 1, 3, 2), "X's column was left open. Better: bottom left."),
        ],
    )
    def test_is_short(self, moves: tuple[int, ...], reason: str) -> None:
        assert moves_words.reason(TIC_TAC_TOE, review(moves).moves[-1]) == reason

    def test_says_what_it_can_where_the_game_explains_nothing(self) -> None:
        texts = {
            moves_words.reason(COUNTDOWN, move) for move in COUNTDOWN.review((2, 2, 2, 1)).moves
        }
        assert "" in texts
        assert any(text.startswith("It turned a win into a loss. Better: col") for text in texts)

    def test_is_below_the_verdict_where_there_is_no_room_beside_it(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_panel(open_window, TWO_PEOPLE)
        window.play(0, 1)
        moves = window.find(QListView, "moves")
        row = moves.model().index(2, 0, QModelIndex())
        qtbot.waitUntil(lambda: row.data(MOVE_ROLE).reviewed is not None)
        heights = []
        for width in (900, 260):
            moves.setMinimumWidth(width)
            moves.resize(width, 400)
            moves.doItemsLayout()
            heights.append(moves.visualRect(row).height())
        assert heights[0] < 3 * moves.fontMetrics().height() < heights[1]


class TestTheSentence:
    @pytest.mark.parametrize(
        ("moves", "sentence"),
        [
            ((0,), "Best. All moves draw with best play."),
            ((0, 4), "Only move. It keeps the draw, all else loses."),
            ((0, 4, 1, 2), "Only move. It blocks X's row."),
            ((0, 1, 4, 8), "Best. It blocks X's diagonal for now."),
            ((0, 3, 1, 4, 2), "Only move. It completes three in a row."),
            (
                (0, 3, 1, 4, 8),
                (
                    "Blunder: it turned a win into a loss. X could have completed a row."
                    " Better: top right."
                ),
            ),
            (
                (0, 1, 4, 8, 7),
                (
                    "Mistake: it turned a win into a draw. X could have made two threats at once."
                    " Better: middle left, bottom left."
                ),
            ),
            (
                (0, 4, 1, 2, 3),
                (
                    "Mistake: it turned a draw into a loss. O's diagonal was left open."
                    " Better: bottom left."
                ),
            ),
            (
                (0, 1, 3, 2, 4),
                (
                    "Inaccuracy: a win in 2 instead of 1. X could have completed a column."
                    " Better: bottom left."
                ),
            ),
            (
                (0, 1, 3, 2),
                (
                    "Inaccuracy: a loss in 1 instead of 2. X's column was left open."
                    " Better: bottom left."
                ),
            ),
        ],
    )
    def test_fits_every_verdict(self, moves: tuple[int, ...], sentence: str) -> None:
        assert moves_words.verdict_in_full(TIC_TAC_TOE, review(moves).moves[-1]) == sentence

    def test_says_what_it_can_without_explanations(self) -> None:
        texts = {
            moves_words.verdict_in_full(COUNTDOWN, move)
            for move in COUNTDOWN.review((2, 2, 2, 1)).moves
        }
        assert "Best: no move was better." in texts
        assert any(text.startswith("Blunder: it turned a win into a loss. B") for text in texts)

    def test_never_names_the_same_good_reason_all_through_a_game(self) -> None:
        reasons = [moves_words.verdict_in_full(TIC_TAC_TOE, move) for move in review(DRAWN).moves]
        assert max(Counter(reasons).values()) < 4

    def test_has_a_name_for_every_verdict(self) -> None:
        assert len({moves_words.verdict(verdict) for verdict in Verdict}) == len(Verdict)


class TestTheSummary:
    def test_comes_with_the_end(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_panel(open_window, Setup(), Script(REPLIES))
        assert label(window, "summary") == ""
        window.play(*LOST_AS_X)
        window.wait_for(Phase.OVER)
        expected = "Best moves: 2 of your 3. Your move 5 turned a draw into a loss."
        qtbot.waitUntil(lambda: label(window, "summary") == expected)

    @pytest.mark.parametrize(
        ("moves", "people", "sentence"),
        [
            (
                X_WINS,
                Players.PERSON_AS_X,
                "Best moves: 3 of your 3. The computer's move 2 turned a draw into a loss.",
            ),
            (
                DRAWN,
                Players.PERSON_AS_O,
                "Best moves: 4 of your 4. No move changed the result.",
            ),
            (
                O_WINS,
                Players.TWO_PEOPLE,
                "Best moves: X 1 of 3, O 1 of 3. Move 5 by X turned a win into a loss.",
            ),
        ],
    )
    def test_suits_the_players(
        self, moves: tuple[int, ...], people: Players, sentence: str
    ) -> None:
        assert moves_words.summary(TIC_TAC_TOE, review(moves), people.people(0)) == sentence

    def test_offers_to_try_again_from_before_the_mistake(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_panel(open_window, Setup(), Script(REPLIES))
        window.play(*LOST_AS_X)
        retry = window.button("retry_from_there")
        assert not retry.isVisible()
        qtbot.waitUntil(retry.isVisible)
        window.click("retry_from_there")
        assert window.marks == "XXO/.O./..."
        assert window.controller.phase is Phase.PERSON
        assert window.controller.is_practice
        assert label(window, "summary") == ""
        assert not retry.isVisible()

    def test_offers_nothing_to_try_again_after_a_faultless_game(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_panel(open_window, TWO_PEOPLE)
        window.play(*DRAWN)
        qtbot.waitUntil(lambda: label(window, "summary").endswith("No move changed the result."))
        assert not window.button("retry_from_there").isVisible()

    def test_offers_nothing_to_try_again_about_the_computer_s_move(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_panel(open_window, Setup(), Script([3, 4]))
        window.play(0, 1, 2)
        qtbot.waitUntil(lambda: "The computer's move 2" in label(window, "summary"))
        assert not window.button("retry_from_there").isVisible()

    def test_stays_while_looking_back(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_panel(open_window, TWO_PEOPLE)
        window.play(*X_WINS)
        qtbot.waitUntil(lambda: bool(label(window, "summary")))
        moves = window.find(QListView, "moves")
        moves.setCurrentIndex(moves.model().index(2, 0, QModelIndex()))
        assert label(window, "summary")
        window.click("retry_from_there")
        assert window.controller.moves == X_WINS[:1]

    def test_leads_back_to_the_mistake_that_is_shown(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_panel(open_window, TWO_PEOPLE)
        window.play(0, 1, 8, 4)
        qtbot.waitUntil(lambda: all(": " in row for row in described(window)[1:]))
        assert not window.button("retry_from_there").isVisible()
        moves = window.find(QListView, "moves")
        moves.setCurrentIndex(moves.model().index(2, 0, QModelIndex()))
        window.click("retry_from_there")
        assert window.controller.moves == (0,)


class TestTheVerdictOnTheComputerSMove:
    """It would be a hint, so it waits for the person's next move."""

    @pytest.fixture
    def window(self, qtbot: QtBot, open_window: OpenWindow) -> Window:
        window = open_panel(open_window, Setup(), Script([1, 4, 7]))
        window.play(0)
        window.wait_for(Phase.PERSON)
        qtbot.waitUntil(lambda: described(window)[1].endswith(": Best"))
        return window

    def test_waits_until_the_person_has_moved(self, qtbot: QtBot, window: Window) -> None:
        review = window.find(GameReview, "")
        qtbot.waitUntil(lambda: review.found is not None and review.found.is_complete)
        assert described(window)[2] == "Move 2, Computer, top middle"
        graph = window.find(GameGraph, "graph")
        assert [result is not None for result in graph.results] == [True, True, False]
        row = window.find(QListView, "moves").model().index(2, 0, QModelIndex())
        assert row.data(MOVE_ROLE).reason == "after your move"
        window.play(3)
        window.wait_for(Phase.PERSON)
        qtbot.waitUntil(lambda: described(window)[2].endswith(": Mistake"))
        assert described(window)[4] == "Move 4, Computer, centre"

    def test_is_there_while_looking_back(self, qtbot: QtBot, window: Window) -> None:
        window.widget._look_back.look_at(0)
        qtbot.waitUntil(lambda: described(window)[2].endswith(": Mistake"))
        window.widget._look_back.leave()
        assert described(window)[2] == "Move 2, Computer, top middle"

    def test_is_there_with_the_values(self, qtbot: QtBot, window: Window) -> None:
        window.action("move_values").trigger()
        qtbot.waitUntil(lambda: described(window)[2].endswith(": Mistake"))
        window.action("move_values").trigger()
        assert described(window)[2] == "Move 2, Computer, top middle"

    def test_is_there_at_the_end(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_panel(open_window, Setup(), Script(REPLIES))
        window.play(*LOST_AS_X)
        window.wait_for(Phase.OVER)
        qtbot.waitUntil(lambda: all(": " in row for row in described(window)[1:]))

    def test_never_waits_while_two_computers_play(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_panel(open_window, Setup(Players.TWO_COMPUTERS), Script([0, 1]))
        qtbot.waitUntil(lambda: len(described(window)) > 2 and ": " in described(window)[2])


class TestTheButtons:
    def test_step_through_the_game(self, open_window: OpenWindow) -> None:
        window = open_panel(open_window, TWO_PEOPLE)
        window.play(0, 1, 8)
        row = window.find(QListView, "moves").currentIndex
        assert not window.button("move_forward").isEnabled()
        for name, expected in (
            ("move_back", 2),
            ("move_first", 0),
            ("move_forward", 1),
            ("move_last", 3),
        ):
            window.click(name)
            assert row().row() == expected
            assert window.marks.count(".") == 9 - expected

    def test_keep_the_keyboard_at_the_end(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_panel(open_window, TWO_PEOPLE)
        window.play(0)
        back = window.button("move_back")
        back.setFocus()
        qtbot.keyClick(back, Qt.Key.Key_Space)
        assert window.focused == "move_forward"

    def test_open_how_it_thinks_at_the_position_shown(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_panel(open_window, TWO_PEOPLE)
        window.play(0, 1, 8)
        window.widget._look_back.look_at(2)
        window.click("how_it_thinks")
        tree = window.find(TreeView, "tree")
        qtbot.waitUntil(lambda: tree.scene is not None)
        assert tree.scene
        assert str(tree.scene.trace.root.position) == "XO./.../..."
