"""The positions of the course are what its words say of them."""

import pytest

from tictac_gui.course.chapters import COURSE
from tictac_gui.course.playing import Judge, PickMove, Play
from tictac_gui.course.same_boards import MarkBoards, images
from tictac_gui.course.steps import Step
from tictac_gui.course.trees import FillTree
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.engine.trace import Scoring, Trace
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, BoardPosition
from tictac_gui.games.tic_tac_toe.reasons import Reason


def step_of(chapter: str, step: str) -> Play | Judge | PickMove | FillTree:
    [found] = [each for each in step_list(chapter) if each.key == step]
    assert isinstance(found, Play | Judge | PickMove | FillTree)
    return found


def step_list(chapter: str) -> tuple[Step, ...]:
    [steps] = [part.steps for part in COURSE if part.key == chapter]
    return steps


def position(chapter: str, step: str) -> BoardPosition:
    return step_of(chapter, step).position


def endings(chapter: str, step: str) -> list[Ending]:
    """Return what each move leads to."""
    found = step_of(chapter, step)
    scores = found.game.scores(found.position)
    return [Forecast.of(score).ending for score in scores.values()]


@pytest.mark.parametrize(
    ("step", "ending"),
    [
        ("win", Ending.WIN),
        ("draw", Ending.DRAW),
        ("lost", Ending.LOSS),
        ("judge", Ending.DRAW),
        ("foresee", Ending.WIN),
        ("prove", Ending.WIN),
    ],
)
def test_the_first_chapter_has_wins_draws_and_losses(step: str, ending: Ending) -> None:
    reached = endings("can_you_win", step)
    assert max(reached, key=lambda each: each.value) is ending
    assert ending is Ending.LOSS or set(reached) != {ending}, "there is something to do wrong"


def test_the_first_win_can_be_reached_in_more_than_one_way() -> None:
    assert endings("can_you_win", "win").count(Ending.WIN) > 1


def test_the_doomed_board_has_wins_below_it() -> None:
    trace = Trace(position("backwards", "doomed"))
    assert {call.value for call in trace.children(trace.root)} == {trace.root.value} == {-10}
    replies = [each for call in trace.children(trace.root) for each in trace.children(call)]
    assert max(each.value for each in replies) == 10


def test_one_move_alone_wins_what_is_played_out() -> None:
    assert position("backwards", "far") == position("backwards", "play")
    assert endings("backwards", "far").count(Ending.WIN) == 1


def test_two_wins_look_the_same_until_moves_are_counted() -> None:
    board = position("sooner", "equal")
    plain, counted = Trace(board), Trace(board, scoring=Scoring.DISTANCES)
    assert [call.value for call in plain.children(plain.root)].count(plain.root.value) == 2
    assert [call.value for call in counted.children(counted.root)].count(counted.root.value) == 1
    assert plain.root.best != counted.root.best
    assert board == position("sooner", "naive") == position("sooner", "finish")


def test_whoever_takes_the_first_win_puts_it_off() -> None:
    finish, naive = step_of("sooner", "finish"), step_of("sooner", "naive")
    assert isinstance(finish, PickMove)
    assert isinstance(naive, PickMove)
    [soonest] = TIC_TAC_TOE.policy_weights(finish.position, finish.player)
    [first] = TIC_TAC_TOE.policy_weights(naive.position, naive.player)
    assert first < soonest
    assert finish.position.play(soonest).outcome
    assert not naive.position.play(first).outcome


def winning_moves(board: BoardPosition) -> list[int]:
    return [move for move, score in TIC_TAC_TOE.scores(board).items() if score > 0]


def forks(board: BoardPosition) -> int:
    """Return how many moves make two threats at once."""
    assert TIC_TAC_TOE.puzzles
    return len(TIC_TAC_TOE.puzzles().forks(board))


def test_the_hints_tell_the_truth_about_the_boards() -> None:
    foreseen = position("can_you_win", "foresee")
    assert foreseen == position("can_you_win", "prove")
    assert forks(foreseen) == 0, "first comes a threat that O must answer"
    corners = {0, 2, 6, 8} & set(foreseen.moves())
    assert set(winning_moves(foreseen)) == corners, "an X in another corner"
    for corner in corners:
        threatened = foreseen.play(corner)
        [answer] = TIC_TAC_TOE.search.evaluate(threatened).best
        assert TIC_TAC_TOE.find_hint(threatened).reason is Reason.BLOCKS
        assert forks(threatened.play(answer)) >= 1, "then two at once"
    first = position("can_you_win", "win")
    assert TIC_TAC_TOE.puzzles
    assert set(winning_moves(first)) == set(TIC_TAC_TOE.puzzles().forks(first))
    assert forks(position("backwards", "play")) == 1
    assert forks(position("can_you_win", "draw")) == 0
    threatened = position("good_enough", "one_ahead")
    wins = {move for move in threatened.moves() if threatened.play(move).outcome}
    assert len(wins) == 1
    skipped = next(move for move in threatened.moves() if move not in wins)
    after = threatened.play(skipped)
    assert any(after.play(move).outcome for move in after.moves()), "O was about to win too"


def test_the_numbers_in_words_are_those_of_the_boards() -> None:
    """Eight ways to look at a board, four of them turns; five of nine moves; two ahead."""
    looks = list(images((0, 1, 5), TIC_TAC_TOE.start.columns))
    assert len({image.moves for image in looks}) == 8
    assert sum(not image.is_mirrored for image in looks) == 4
    assert len(TIC_TAC_TOE.cells) == 9
    [orders] = [step for step in step_list("seen_before") if step.key == "orders"]
    assert isinstance(orders, MarkBoards)
    assert {len(moves) for moves in orders.boards} == {4}
    tree = step_of("out_of_sight", "two")
    assert isinstance(tree, FillTree)
    assert tree.lookahead == 2


@pytest.mark.parametrize("step", ["trap", "further"])
def test_two_moves_ahead_goes_wrong_where_four_see_it(step: str) -> None:
    board, search = position("out_of_sight", step), CONNECT_FOUR.search
    scores = CONNECT_FOUR.scores(board)
    near, far = (set(search.evaluate(board, lookahead).best) for lookahead in (2, 4))
    assert any(scores[move] < max(scores.values()) and scores[move] <= 0 for move in near)
    assert all(scores[move] > 0 for move in far)


def test_the_first_discs_have_one_fork_and_it_alone_wins() -> None:
    board = position("out_of_sight", "drop")
    assert CONNECT_FOUR.puzzles
    [winning] = [move for move, score in CONNECT_FOUR.scores(board).items() if score > 0]
    assert set(CONNECT_FOUR.puzzles().forks(board)) == {winning}
    assert CONNECT_FOUR.start.moves_left - board.moves_left == 5


def test_names_are_unique_and_short_enough_for_the_settings() -> None:
    assert len({chapter.key for chapter in COURSE}) == len(COURSE)
    for chapter in COURSE:
        assert 2 <= len(chapter.steps) <= 8
        assert len(set(chapter.keys)) == len(chapter.steps)
        assert all(key.isidentifier() for key in (chapter.key, *chapter.keys))
