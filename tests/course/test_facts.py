"""The figures in the chapters come from the engine, and are those that others have found."""

import pytest
from PySide6.QtWidgets import QSlider, QWidget
from pytestqt.qtbot import QtBot

from tests.course.answers import mark_boards, solve
from tests.course.course import Course, OpenCourse, Pointer
from tests.language.live_language import only
from tests.main_window import OpenWindow
from tictac_gui.analysis.thinking_window import ThinkingWindow
from tictac_gui.course.beyond import GameSize
from tictac_gui.course.estimating import CountEstimateTask, LookFurtherTask
from tictac_gui.course.guessing_view import CountRow, GamesRow
from tictac_gui.course.playing import PlayTask, chances
from tictac_gui.course.same_boards import MarkBoardsTask
from tictac_gui.course.window import CourseWindow
from tictac_gui.engine import Difficulty
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.puzzles.window import PuzzleWindow
from tictac_gui.words.number_words import odds_sentence

pytestmark = pytest.mark.usefixtures("english_numbers")


def praise(course: Course, chapter: str, step: str) -> str:
    """Do a step, and return the comment at its end."""
    course.open(chapter, step)
    solve(course, Pointer())
    return course.feedback


class TestWhoChooses:
    def test_a_wrong_judgement_is_narrowed_down(self, open_course: OpenCourse) -> None:
        course = open_course()
        course.open("can_you_win", "foresee")
        course.click("ending_draw")
        course.settle()
        assert course.feedback == "Not a draw: one of the two sides can force a win."
        assert not course.button("ending_draw").isEnabled()
        assert course.button("ending_win").isEnabled()

    def test_a_forgotten_reply_is_named_where_it_is_made(self, open_course: OpenCourse) -> None:
        course = open_course()
        course.open("backwards", "doomed")
        course.click("value_10")
        course.settle()
        assert course.feedback == (
            "To end at +10, the game has to pass the board at the end of the dotted line. But O"
            " chooses there, and can get less."
        )

    def test_the_first_tree_gives_none_of_the_next_steps_answers_away(
        self, open_course: OpenCourse
    ) -> None:
        course = open_course()
        praise(course, "whose_turn", "ends")
        for path in ((), (1,), (6,), (6, 1)):
            assert course.node(path).state.value is None


class TestSooner:
    def test_the_task_lists_the_values_that_a_plain_minimax_chooses_from(
        self, open_course: OpenCourse
    ) -> None:
        course = open_course()
        course.open("sooner", "naive")
        assert "−10, +10, +10" in course.text("task")

    @pytest.mark.parametrize(
        ("given", "said"),
        [
            (8, "X has won there, yes, but count the turns again."),
            (-9, "Look again: X has three in a row there."),
            (0, "Look again: X has three in a row there."),
        ],
    )
    def test_a_win_that_is_seen_but_miscounted_gets_its_own_comment(
        self, open_course: OpenCourse, given: int, said: str
    ) -> None:
        course = open_course()
        course.open("sooner", "depth")
        course.click(f"value_{given}")
        course.settle()
        assert course.feedback == said


class TestPruning:
    def test_leaves_10_of_14_boards(self, open_course: OpenCourse) -> None:
        assert praise(open_course(), "cant_matter", "sweep").startswith(
            "10 of 14 boards are enough to know that the board at the top is worth 0."
        )

    def test_saves_less_if_a_bad_move_comes_first(self, open_course: OpenCourse) -> None:
        said = praise(open_course(), "cant_matter", "order")
        assert "Only 1 of 14 boards" in said
        assert "The last move is worth at most 0 (≤ 0), and X has 0 already" in said

    def test_goes_on_for_min_as_well(self, open_course: OpenCourse) -> None:
        said = praise(open_course(), "cant_matter", "beta")
        assert said.startswith("X can hold O to 0: that was beta. On 2 boards O found more")

    def test_makes_18297_of_549946(self, open_course: OpenCourse) -> None:
        course = open_course()
        assert "549,946 become 18,297: one in 30." in praise(course, "cant_matter", "count")
        plain, pruned = course.widget.findChildren(CountRow)
        assert plain.accessibleName() == "Plain minimax: looks at a board 549,946 times"
        assert pruned.accessibleName().endswith("18,297 times (your guess: 300,000)")
        assert plain.bar.share == 1.0
        assert 0.03 < pruned.bar.share < 0.04

    def test_a_supposed_value_is_said_to_be_one(self, open_course: OpenCourse) -> None:
        course = open_course()
        course.open("cant_matter", "first")
        Pointer().choose(course, (5,))
        assert "skipped" in course.node((5,)).accessibleName()
        course.click("course_check")
        course.settle()
        assert course.feedback.startswith("That board can matter: if it is worth 0, the top is 0")
        assert "if its value is +10" in course.node(()).accessibleName()
        assert "not looked at yet" in course.node((3, 5)).accessibleName()
        assert "being looked at" in course.node((3,)).accessibleName()


class TestBoardsSeenBefore:
    def test_a_cache_leaves_5478(self, open_course: OpenCourse) -> None:
        said = praise(open_course(), "seen_before", "cache")
        assert said.startswith(
            "You guessed too high. 5,478 boards, each searched once, where alpha-beta looks"
            " 18,297 times"
        )

    def test_symmetry_leaves_765(self, open_course: OpenCourse) -> None:
        assert "5,478 become 765: one in 7." in praise(open_course(), "seen_before", "symmetry")

    def test_there_are_three_first_moves_and_five_answers_to_a_corner(
        self, open_course: OpenCourse
    ) -> None:
        course = open_course()
        assert praise(course, "seen_before", "first_moves").startswith("3 instead of 9")
        assert praise(course, "seen_before", "replies").startswith("5 of 8")

    def test_a_board_is_described_by_its_moves_or_its_marks(self, open_course: OpenCourse) -> None:
        course = open_course()
        course.open("seen_before", "orders")
        assert course.button("board_0").accessibleName().startswith("The board to compare with; X")
        course.click("board_1")
        assert course.button("board_1").accessibleName().endswith("; selected")
        course.open("seen_before", "turned")
        assert "Row 1: empty, empty, X." in course.button("board_1").accessibleName()

    def test_each_turn_of_a_board_gets_a_comment(self, open_course: OpenCourse) -> None:
        course = open_course()
        course.open("seen_before", "first_moves")
        task = course.task
        assert isinstance(task, MarkBoardsTask)
        said: list[str] = []
        task.changed.connect(lambda: said.append(course.feedback))
        mark_boards(course, {0, 6, 4, 1}, Pointer())
        course.settle()
        assert "A quarter turn: the same." in said
        assert course.feedback.startswith("These two are the same")


class TestStrength:
    @pytest.mark.parametrize(
        ("step", "share"),
        [
            ("chance", "58.49%"),
            ("easy", "81.36%"),
            ("perfect", "0%"),
        ],
    )
    def test_the_odds_are_exact(self, open_course: OpenCourse, step: str, share: str) -> None:
        course = open_course()
        assert f"{share} (your guess:" in praise(course, "good_enough", step)
        played, exact = course.widget.findChildren(GamesRow)
        assert "10,000 games" in played.accessibleName()
        assert share in exact.accessibleName()

    def test_all_results_that_are_called_exact_are_so(self, open_course: OpenCourse) -> None:
        course = open_course()
        course.open("good_enough", "who")
        course.settle()
        course.click("player_hard")
        course.settle()
        assert TIC_TAC_TOE.exact
        players = TIC_TAC_TOE.players
        odds = TIC_TAC_TOE.exact().odds(players["medium"], players["hard"])
        shares = odds_sentence(TIC_TAC_TOE, odds)
        assert course.feedback.startswith(f"With Hard as O, exactly: {shares}.")

    def test_a_result_is_weighted_by_how_likely_each_game_is(self, open_course: OpenCourse) -> None:
        course = open_course()
        praise(course, "good_enough", "chance")
        _, exact = course.widget.findChildren(GamesRow)
        assert exact.accessibleName().startswith(
            "Exact: every possible game, weighted by its probability: X wins 58.49%"
        )

    def test_the_one_that_wins_more_is_not_the_perfect_one(self, open_course: OpenCourse) -> None:
        said = praise(open_course(), "good_enough", "more_wins")
        assert said.startswith(
            "Hard wins exactly 25.16% of its games, Unbeatable, which never goes wrong, only"
            " 19.56%."
            " But Hard also loses 7.16%."
        )

    def test_the_other_guess_is_answered_by_the_same_numbers(self, open_course: OpenCourse) -> None:
        course = open_course()
        course.open("good_enough", "more_wins")
        course.click("player_unbeatable")
        course.settle()
        assert course.feedback.startswith("No, the other way round. Hard wins exactly 25.16%")
        assert not course.task.is_well_done

    def test_what_is_safe_wins_less_often_than_a_gamble(self, open_course: OpenCourse) -> None:
        said = praise(open_course(), "good_enough", "safe")
        assert said.startswith(
            "Only the centre is safe, and wins 14% of the games against Medium. With the bottom"
            " right it would win 40%"
        )
        assert "and lose 6%" in said

    def test_the_chances_of_moves_add_up_to_the_odds_of_the_game(self) -> None:
        """Counted move by move from the empty board, they are those of the match-ups."""
        assert TIC_TAC_TOE.exact
        players, start = TIC_TAC_TOE.players, TIC_TAC_TOE.start
        x, o = players["medium"], players["unbeatable"]
        weights = TIC_TAC_TOE.policy_weights(start, x)
        odds = TIC_TAC_TOE.exact().odds(x, o)
        found = chances(TIC_TAC_TOE, start, x, o, lambda: False)
        assert sum(weights[move] * found[move].wins for move in weights) == odds.x_wins
        assert sum(weights[move] * found[move].losses for move in weights) == odds.o_wins

    def test_who_wins_most_need_not_be_perfect(self) -> None:
        assert TIC_TAC_TOE.exact
        players, odds = TIC_TAC_TOE.players, TIC_TAC_TOE.exact().odds
        hard = odds(players["medium"], players["hard"])
        perfect = odds(players["medium"], players["unbeatable"])
        assert perfect.x_wins == 0 < hard.x_wins
        assert hard.o_wins > perfect.o_wins


class TestLookahead:
    def test_two_moves_ahead_takes_the_bait(self, open_course: OpenCourse) -> None:
        course = open_course()
        said = praise(course, "out_of_sight", "two")
        assert said.startswith("Amber's moves look like +10, +25, +28, so it plays column 4.")
        course.open("out_of_sight", "trap")
        task = course.task
        assert isinstance(task, PlayTask)
        scores = task.game.scores(task.start)
        assert {move for move, score in scores.items() if score < 0} == {3}

    def test_four_turns_ahead_sees_the_loss(self, open_course: OpenCourse) -> None:
        course = open_course()
        said = praise(course, "out_of_sight", "look")
        assert said.startswith("4 turns ahead. Whoever looks less far thinks that this move is the")
        course.open("out_of_sight", "look")
        course.settle()
        task = course.task
        assert isinstance(task, LookFurtherTask)
        for lookahead in range(1, 4):
            task.look(lookahead)
            assert max(task.values, key=task.values.__getitem__) == task.move, "it looks best"
        task.look(4)
        assert task.values[task.move] == -1000

    def test_the_estimate_is_the_sum_of_what_counts(self, open_course: OpenCourse) -> None:
        course = open_course()
        assert praise(course, "out_of_sight", "estimate").startswith("+13: it looks good for Amber")
        task = course.task
        assert isinstance(task, CountEstimateTask)
        assert sum(task.parts.values()) == task.board.estimate() == 13
        assert all(task.parts.values()), "everything is there"
        for move in task.board.moves():
            after = task.board.play(move)
            outcomes = [after.outcome, *(after.play(reply).outcome for reply in after.moves())]
            assert not any(outcomes), "nobody can win soon"

    def test_the_slider_changes_the_values_at_once(self, open_course: OpenCourse) -> None:
        course = open_course()
        course.open("out_of_sight", "look")
        course.settle()
        [slider] = course.widget.findChildren(QSlider, "course_lookahead")
        [values] = course.widget.findChildren(QWidget, "column_values")
        seen = set()
        for lookahead in range(1, 7):
            slider.setValue(lookahead)
            seen.add(values.accessibleName())
            assert slider.accessibleName().startswith(str(lookahead))
        assert "column 1: +10, column 2: +25, column 4: +28" in seen
        assert "column 1: +2, column 2: +16, column 4: −1000" in seen

    def test_the_last_task_names_what_two_moves_ahead_would_play(
        self, open_course: OpenCourse
    ) -> None:
        course = open_course()
        course.open("out_of_sight", "further")
        assert "this seems best: column 1." in course.text("task")
        course.click("course_hint")
        assert course.feedback.startswith("Columns that win: 1 of 3.")


class TestBeyond:
    def test_chess_has_a_number_of_45_digits(self, open_course: OpenCourse) -> None:
        course = open_course()
        course.open("beyond", "size")
        assert "9! = 362,880 orders" in course.text("task")
        shown = [row.accessibleName() for row in course.widget.findChildren(CountRow)]
        assert shown == [
            "Tic-tac-toe: 5,478 positions: 4 digits",
            "Connect Four: 4,531,985,219,092 positions: 13 digits",
            "Chess: ?",
            "Go: ?",
        ]
        assert praise(course, "beyond", "size").startswith("45 digits:")
        shown = [row.accessibleName() for row in course.widget.findChildren(CountRow)]
        assert shown[2:] == [
            "Chess: about 4.8 × 10⁴⁴ positions: 45 digits",
            "Go: about 2.1 × 10¹⁷⁰ positions: 171 digits",
        ]

    def test_tic_tac_toe_has_as_many_as_can_be_counted_here(self) -> None:
        seen = set()
        waiting = [TIC_TAC_TOE.start]
        while waiting:
            board = waiting.pop()
            if board.key not in seen:
                seen.add(board.key)
                waiting += [board.play(move) for move in board.moves()]
        assert len(seen) == GameSize.TIC_TAC_TOE.value

    def test_the_cards_are_turned_over_one_by_one(self, open_course: OpenCourse) -> None:
        course = open_course()
        course.open("beyond", "after")
        for name, words in (("search", "Stockfish"), ("samples", "Monte"), ("learning", "AlphaGo")):
            card = course.button(f"idea_{name}")
            assert words not in card.accessibleName()
            course.click(f"idea_{name}")
            assert words in card.accessibleName()
        assert course.task.is_done


class TestTheWaysOn:
    @pytest.fixture
    def course(self, qtbot: QtBot, open_window: OpenWindow) -> Course:
        window = open_window()
        window.action("course").trigger()
        course = Course(only(window, CourseWindow), window, qtbot)
        course.open("beyond", "after")
        solve(course, Pointer())
        return course

    def test_lead_to_a_game_against_unbeatable(self, course: Course) -> None:
        course.click("way_play")
        assert course.window.controller.setup.difficulty is Difficulty.UNBEATABLE
        assert len(course.window.controller.people) == 1

    def test_lead_to_puzzles(self, course: Course) -> None:
        course.click("way_puzzle")
        assert only(course.window, PuzzleWindow).isVisible()

    def test_lead_to_the_search_of_the_person_s_own_position(self, course: Course) -> None:
        course.click("way_search")
        assert only(course.window, ThinkingWindow).isVisible()
