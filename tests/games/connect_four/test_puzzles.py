"""The sample of Connect Four's puzzles: each is what it is said to be, and is refuted plainly."""

from collections import Counter
from pathlib import Path

import pytest

from tests.connect_four import careful_positions
from tictac_gui.engine import SearchStopped
from tictac_gui.engine.search import WIN, Ending
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.cells import mirrored
from tictac_gui.games.connect_four.reasons import Reason
from tictac_gui.games.puzzles import (
    LONGEST_REFUTATION,
    Answer,
    Puzzle,
    PuzzleKind,
    advise,
    answers,
    judge,
    parse,
    puzzle_at,
    solution,
)
from tictac_gui.resources import resource

KINDS = [kind for kind in PuzzleKind if kind is not PuzzleKind.BETTER_MOVE]


@pytest.fixture(scope="module")
def puzzles() -> tuple[Puzzle, ...]:
    assert CONNECT_FOUR.puzzles
    return CONNECT_FOUR.puzzles().collection(None)


def of_kind(puzzles: tuple[Puzzle, ...], kind: PuzzleKind) -> list[tuple[Puzzle, Board]]:
    found = []
    for puzzle in puzzles:
        assert isinstance(puzzle.position, Board)
        if puzzle.kind is kind:
            found.append((puzzle, puzzle.position))
    return found


def right_moves(puzzle: Puzzle) -> tuple[int, ...]:
    return answers(puzzle.kind, CONNECT_FOUR.scores(puzzle.position))


def wins(board: Board) -> list[int]:
    """Return the columns that complete four now, by trying."""
    return [column for column in board.moves() if board.play(column).is_won]


def threatened(board: Board) -> list[int]:
    """Return the columns where the side that has just moved would complete four next, by trying."""
    return [
        column
        for column in board.moves()
        if any(column in wins(board.play(other)) for other in board.moves() if other != column)
    ]


def makes_fork(board: Board, column: int) -> bool:
    """Return whether a move leaves the opponent no win, and no way to stop the next four."""
    after = board.play(column)
    if after.outcome or wins(after):
        return False
    replies = [after.play(reply) for reply in after.moves()]
    return bool(replies) and all(wins(reply) for reply in replies if not reply.outcome)


class TestTheSample:
    def test_is_proven_by_the_search(self, puzzles: tuple[Puzzle, ...]) -> None:
        """Kind, ending and both shares, of every one."""
        for puzzle in puzzles:
            assert puzzle_at(CONNECT_FOUR, puzzle.position) == puzzle

    def test_has_as_many_of_each_kind(self, puzzles: tuple[Puzzle, ...]) -> None:
        kinds = Counter(puzzle.kind for puzzle in puzzles)
        assert set(kinds) == set(KINDS)
        assert len(set(kinds.values())) == 1

    def test_begins_with_the_easiest(self, puzzles: tuple[Puzzle, ...]) -> None:
        difficulties = [puzzle.difficulty for puzzle in puzzles]
        assert difficulties == sorted(difficulties)

    def test_has_no_two_that_look_alike(self, puzzles: tuple[Puzzle, ...]) -> None:
        keys = set()
        for puzzle in puzzles:
            assert isinstance(puzzle.position, Board)
            keys.add(min(puzzle.position.key, mirrored(puzzle.position.key)))
        assert len(keys) == len(puzzles)


class TestEachKind:
    """By playing moves out on the board, without any score."""

    def test_win_in_one(self, puzzles: tuple[Puzzle, ...]) -> None:
        for _, board in of_kind(puzzles, PuzzleKind.WIN_IN_ONE):
            assert wins(board)

    def test_stop_it(self, puzzles: tuple[Puzzle, ...]) -> None:
        for puzzle, board in of_kind(puzzles, PuzzleKind.STOP_IT):
            assert not wins(board)
            [right] = right_moves(puzzle)
            for column in board.moves():
                if column != right:
                    assert right in wins(board.play(column))

    def test_find_the_fork(self, puzzles: tuple[Puzzle, ...]) -> None:
        for puzzle, board in of_kind(puzzles, PuzzleKind.FIND_FORK):
            forks = [column for column in board.moves() if makes_fork(board, column)]
            assert tuple(forks) == right_moves(puzzle)

    def test_stop_the_fork(self, puzzles: tuple[Puzzle, ...]) -> None:
        for puzzle, board in of_kind(puzzles, PuzzleKind.STOP_FORK):
            forked, lost = set(), set()
            for column in board.moves():
                after = board.play(column)
                if any(makes_fork(after, reply) for reply in after.moves()):
                    forked.add(column)
                if wins(after):
                    lost.add(column)
            assert forked - lost
            assert set(board.moves()) - forked - lost == set(right_moves(puzzle))

    def test_only_move(self, puzzles: tuple[Puzzle, ...]) -> None:
        for puzzle, _ in of_kind(puzzles, PuzzleKind.ONLY_MOVE):
            assert len(right_moves(puzzle)) == 1

    def test_win_in_three(self, puzzles: tuple[Puzzle, ...]) -> None:
        assert CONNECT_FOUR.explainer
        for puzzle, board in of_kind(puzzles, PuzzleKind.WIN_IN_THREE):
            for column in right_moves(puzzle):
                # Each threat has one answer, and after that there is a fork.
                [reply] = threatened(board.play(column))
                answered = board.play(column).play(reply)
                assert any(makes_fork(answered, third) for third in answered.moves())
                why = CONNECT_FOUR.explainer(board, column, None)
                assert why.reason is Reason.FORCES_TWO_THREATS


@pytest.mark.exhaustive
def test_a_wrong_answer_is_refuted_to_the_end_or_by_the_reply(puzzles: tuple[Puzzle, ...]) -> None:
    for puzzle in puzzles:
        for move in puzzle.position.moves():
            found = judge(CONNECT_FOUR, puzzle.kind, puzzle.position, move)
            assert (found.answer is Answer.RIGHT) == (move in right_moves(puzzle))
            if found.answer is not Answer.WRONG:
                continue
            position = puzzle.position.play(move)
            for reply in found.line:
                position = position.play(reply)
            if position.outcome:
                assert position.outcome.winner is puzzle.position.turn.other
                assert len(found.line) <= LONGEST_REFUTATION
            else:
                assert len(found.line) == 1
                assert puzzle.ending is Ending.WIN, "a lost draw is seen to be lost"


def test_a_loss_that_is_too_far_away_to_be_played_is_answered_by_a_best_reply() -> None:
    answered = 0
    for board in careful_positions(28, 100, seed=6):
        scores = CONNECT_FOUR.scores(board)
        far = {move for move, score in scores.items() if LONGEST_REFUTATION - WIN + 1 < score < 0}
        for move in far if max(scores.values()) >= 0 else ():
            [reply] = judge(CONNECT_FOUR, PuzzleKind.BETTER_MOVE, board, move).line
            replies = CONNECT_FOUR.scores(board.play(move))
            assert replies[reply] == max(replies.values()), str(board)
            answered += 1
    assert answered > 5


def test_the_solution_is_right_at_every_step(puzzles: tuple[Puzzle, ...]) -> None:
    for puzzle in puzzles[::7]:
        position = puzzle.position
        for number, move in enumerate(solution(CONNECT_FOUR, puzzle.kind, position)):
            if number % 2 == 0:
                found = judge(CONNECT_FOUR, puzzle.kind, position, move)
                assert found.answer is Answer.RIGHT
            position = position.play(move)
        if puzzle.kind.is_quickest_win:
            assert position.outcome


def test_advice_has_lines_wherever_something_can_be_seen(puzzles: tuple[Puzzle, ...]) -> None:
    without = [puzzle.kind for puzzle in puzzles if not advise(CONNECT_FOUR, puzzle.position).clue]
    assert set(without) <= {PuzzleKind.ONLY_MOVE}


@pytest.mark.parametrize("polls", [0, 1, 5])
def test_judging_an_answer_can_be_stopped(polls: int) -> None:
    (board,), left = careful_positions(24, 1, seed=1), iter(range(polls))
    move = board.moves()[0]
    with pytest.raises(SearchStopped):
        judge(CONNECT_FOUR, PuzzleKind.BETTER_MOVE, board, move, lambda: next(left, None) is None)


class TestAFileOfPuzzles:
    def test_may_have_the_line_ends_of_another_system(
        self, puzzles: tuple[Puzzle, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        assert CONNECT_FOUR.puzzles
        path = tmp_path / "connect-four.txt"
        path.write_bytes(resource("puzzles/connect-four.txt").read_bytes().replace(b"\n", b"\r\n"))
        monkeypatch.setattr("tictac_gui.games.connect_four.resource", lambda _name: path)
        assert CONNECT_FOUR.puzzles().collection(None) == puzzles

    def test_that_is_damaged_is_refused(self) -> None:
        text = resource("puzzles/connect-four.txt").read_text(encoding="ascii")
        for damaged in ("", "\n", text[:1000], text[1:], text.replace("fork", "york", 1)):
            with pytest.raises(ValueError, match="the file of puzzles is damaged"):
                parse(damaged, Board.parse)

    @pytest.mark.parametrize(
        "line",
        [
            "",
            "win_in_one 44",
            "win_at_all 4455 win 1/7 0",
            "win_in_one 4498 win 1/7 0",
            "win_in_one 1212121 win 1/7 0",
            "win_in_one 4455 won 1/7 0",
            "win_in_one 4455 win 1/0 0",
            "win_in_one 4455 win a 0",
            "only_move 1 win 1/7 1e999999999",
            "only_move 1 win 1.5 0",
        ],
    )
    def test_is_refused_if_a_line_isn_t_a_puzzle(self, line: str) -> None:
        with pytest.raises(ValueError, match="the file of puzzles is damaged"):
            parse(f"win_in_one 523725644423434136 win 1/7 0\n{line}\n", Board.parse)
