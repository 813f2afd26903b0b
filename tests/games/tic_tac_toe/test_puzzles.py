"""All puzzles of tic-tac-toe, compared with what a search written only for this finds."""

from collections import Counter
from fractions import Fraction
from functools import cache

import pytest

from tictac_gui.engine import Mark, SearchStopped
from tictac_gui.engine.review import Verdict
from tictac_gui.engine.search import Ending
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.puzzles import (
    Answer,
    Puzzle,
    PuzzleKind,
    advise,
    answers,
    judge,
    puzzle_at,
    solution,
)
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.games.tic_tac_toe.reasons import Flaw, Reason

ROWS = ("012", "345", "678", "036", "147", "258", "048", "246")
Distance = tuple[int, int]
"""Who wins for the side to move, 1 or 0 or -1, and after how many moves."""


def has_row(text: str, mark: str) -> bool:
    return any(all(text[int(cell)] == mark for cell in row) for row in ROWS)


def mover(text: str) -> str:
    return "X" if text.count("X") == text.count("O") else "O"


def free(text: str) -> list[int]:
    is_over = has_row(text, "X") or has_row(text, "O")
    return [] if is_over else [cell for cell in range(9) if text[cell] == "."]


def played(text: str, cell: int, mark: str | None = None) -> str:
    return text[:cell] + (mark or mover(text)) + text[cell + 1 :]


@cache
def result(text: str) -> Distance:
    """Return how a position ends: the quickest win, else a draw, else the latest loss."""
    if has_row(text, "X") or has_row(text, "O"):
        return -1, 0
    if not free(text):
        return 0, 0
    return max((by_move(text, cell) for cell in free(text)), key=goodness)


def by_move(text: str, cell: int) -> Distance:
    winner, moves = result(played(text, cell))
    return -winner, moves + 1


def goodness(found: Distance) -> int:
    winner, moves = found
    return winner * (100 - moves)


def wins_at(text: str, mark: str) -> set[int]:
    """Return where a side would complete a row, if it were its turn."""
    return {cell for cell in free(text) if has_row(played(text, cell, mark), mark)}


def makes_fork(text: str, cell: int) -> bool:
    side = mover(text)
    after = played(text, cell)
    return len(wins_at(after, side)) > 1 and not wins_at(after, mover(after))


def solving(text: str, kind: PuzzleKind) -> list[int]:
    """Return the moves that solve a puzzle: of the quickest wins, the quickest alone."""
    best = result(text)
    if kind.is_quickest_win:
        return [cell for cell in free(text) if by_move(text, cell) == best]
    return [cell for cell in free(text) if by_move(text, cell)[0] == best[0]]


def expected_kind(text: str) -> PuzzleKind | None:
    """Return the kind, unless more than half of the moves solve it."""
    kind = kind_of_rows(text)
    return kind if kind and 2 * len(solving(text, kind)) <= len(free(text)) else None


def kind_of_rows(text: str) -> PuzzleKind | None:
    """Return the kind from the rows alone or, where that is not enough, from the results."""
    side, best = mover(text), result(text)
    wrong = [cell for cell in free(text) if by_move(text, cell)[0] != best[0]]
    if best[0] < 0 or not wrong:
        return None
    if wins_at(text, side):
        return PuzzleKind.WIN_IN_ONE
    if wins_at(text, "O" if side == "X" else "X"):
        return PuzzleKind.STOP_IT
    if any(makes_fork(text, cell) for cell in free(text)):
        return PuzzleKind.FIND_FORK
    if best == (1, 5):
        return PuzzleKind.WIN_IN_THREE
    replies = {cell: free(played(text, cell)) for cell in wrong}
    if all(any(makes_fork(played(text, c), r) for r in replies[c]) for c in wrong):
        return PuzzleKind.STOP_FORK
    return PuzzleKind.ONLY_MOVE if len(free(text)) - len(wrong) == 1 else None


def images(text: str) -> set[str]:
    found = set()
    for _ in range(4):
        text = "".join(text[cell] for cell in (6, 3, 0, 7, 4, 1, 8, 5, 2))
        found |= {text, text[6:] + text[3:6] + text[:3]}
    return found


@cache
def reachable() -> frozenset[str]:
    seen, waiting = {"." * 9}, ["." * 9]
    while waiting:
        text = waiting.pop()
        after = {played(text, cell) for cell in free(text)} - seen
        seen |= after
        waiting += after
    return frozenset(seen)


def text_of(puzzle: Puzzle) -> str:
    return puzzle.name.replace("/", "")


@pytest.fixture(scope="module")
def puzzles() -> tuple[Puzzle, ...]:
    assert TIC_TAC_TOE.puzzles
    return TIC_TAC_TOE.puzzles().collection(None)


class TestTheCollection:
    def test_has_every_puzzle_of_every_kind_once(self, puzzles: tuple[Puzzle, ...]) -> None:
        found = {text_of(puzzle): puzzle.kind for puzzle in puzzles}
        expected = {
            min(images(text)): kind for text in reachable() if (kind := expected_kind(text))
        }
        assert {min(images(text)): kind for text, kind in found.items()} == expected
        assert len(found) == len(puzzles) == len(expected)

    def test_has_some_of_each_kind(self, puzzles: tuple[Puzzle, ...]) -> None:
        kinds = Counter(puzzle.kind for puzzle in puzzles)
        assert set(kinds) == set(PuzzleKind) - {PuzzleKind.BETTER_MOVE}

    def test_states_how_often_random_moves_fail(self, puzzles: tuple[Puzzle, ...]) -> None:
        for puzzle in puzzles:
            text = text_of(puzzle)
            cells, right = free(text), solving(text, puzzle.kind)
            assert puzzle.by_chance == 1 - Fraction(len(right), len(cells)) >= Fraction(1, 2)
            assert puzzle.ending is Ending(result(text)[0])

    def test_states_how_often_looking_two_moves_ahead_fails(
        self, puzzles: tuple[Puzzle, ...]
    ) -> None:
        for puzzle in puzzles:
            text = text_of(puzzle)
            side = mover(text)
            other = "O" if side == "X" else "X"
            safe = [c for c in free(text) if not wins_at(played(text, c), other)]
            chosen = list(wins_at(text, side)) or safe or free(text)
            wrong = set(chosen) - set(solving(text, puzzle.kind))
            assert puzzle.by_lookahead == Fraction(len(wrong), len(chosen))

    def test_begins_with_the_easiest(self, puzzles: tuple[Puzzle, ...]) -> None:
        shares = [(puzzle.by_lookahead, puzzle.by_chance) for puzzle in puzzles]
        assert shares == sorted(shares)
        assert shares[0][0] == 0 < shares[-1][0]

    def test_can_be_stopped(self) -> None:
        assert TIC_TAC_TOE.puzzles
        with pytest.raises(SearchStopped):
            TIC_TAC_TOE.puzzles().collection(lambda: True)


class TestAnAnswer:
    def test_is_judged_by_what_was_asked_for(self, puzzles: tuple[Puzzle, ...]) -> None:
        """Every move in every puzzle, by the results of the search above."""
        for puzzle in puzzles:
            text = text_of(puzzle)
            best = result(text)
            for cell in free(text):
                found = by_move(text, cell)
                expected = Answer.RIGHT
                if found[0] != best[0]:
                    expected = Answer.WRONG
                elif puzzle.kind.is_quickest_win and found != best:
                    expected = Answer.SLOWER
                judged = judge(TIC_TAC_TOE, puzzle.kind, puzzle.position, cell)
                assert judged.move.move == cell
                is_wrong = judged.answer is Answer.WRONG
                assert judged.move.verdict.changes_result == is_wrong
                assert judged.answer is expected, (puzzle, cell)

    def test_if_wrong_is_refuted_by_best_play(self, puzzles: tuple[Puzzle, ...]) -> None:
        for puzzle in puzzles:
            text = text_of(puzzle)
            for cell in free(text):
                judged = judge(TIC_TAC_TOE, puzzle.kind, puzzle.position, cell)
                if judged.answer is not Answer.WRONG:
                    continue
                after = played(text, cell)
                for reply in judged.line:
                    assert goodness(by_move(after, reply)) == goodness(result(after))
                    after = played(after, reply)
                is_lost = by_move(text, cell)[0] < 0
                assert has_row(after, "O" if mover(text) == "X" else "X") == is_lost
                assert is_lost or len(judged.line) == 1
                assert judged.move.verdict in (Verdict.MISTAKE, Verdict.BLUNDER)

    def test_if_right_is_met_by_the_best_resistance(self, puzzles: tuple[Puzzle, ...]) -> None:
        for puzzle in puzzles:
            text = text_of(puzzle)
            for number in range(puzzle.kind.own_moves):
                position = Board.parse("/".join((text[:3], text[3:6], text[6:])))
                scores = TIC_TAC_TOE.search.evaluate(position).scores
                cell = answers(puzzle.kind, scores)[-1]
                judged = judge(TIC_TAC_TOE, puzzle.kind, position, cell)
                assert judged.answer is Answer.RIGHT
                text = played(text, cell)
                is_last = number == puzzle.kind.own_moves - 1
                assert len(judged.line) == (0 if is_last else 1)
                for reply in judged.line:
                    assert goodness(by_move(text, reply)) == goodness(result(text))
                    text = played(text, reply)
            if puzzle.kind.is_quickest_win:
                assert has_row(text, puzzle.position.turn.value)


class TestTheSolution:
    def test_is_right_at_every_step(self, puzzles: tuple[Puzzle, ...]) -> None:
        for puzzle in puzzles:
            line = solution(TIC_TAC_TOE, puzzle.kind, puzzle.position)
            assert len(line) == 2 * puzzle.kind.own_moves - 1
            position = puzzle.position
            for number, cell in enumerate(line):
                if number % 2 == 0:
                    judged = judge(TIC_TAC_TOE, puzzle.kind, position, cell)
                    assert judged.answer is Answer.RIGHT
                position = position.play(cell)


class TestAdvice:
    def test_always_has_lines_to_look_at(self, puzzles: tuple[Puzzle, ...]) -> None:
        for puzzle in puzzles:
            advice = advise(TIC_TAC_TOE, puzzle.position)
            scores = TIC_TAC_TOE.search.evaluate(puzzle.position).scores
            assert advice.move in answers(puzzle.kind, scores)
            assert advice.clue
            assert advice.clue.lines

    def test_points_at_the_lines_of_a_fork(self) -> None:
        advice = advise(TIC_TAC_TOE, Board.parse("..X/X.O/..O"))
        assert (advice.move, advice.why.reason) == (0, Reason.FORKS)
        assert advice.clue
        assert advice.clue.lines == ((0, 1, 2), (0, 3, 6))
        assert advice.clue.side is Mark.X

    def test_points_at_the_fork_that_is_to_be_stopped(self) -> None:
        advice = advise(TIC_TAC_TOE, Board.parse("X../.O./..X"))
        assert advice.why.reason is Reason.STOPS_FORK
        assert advice.clue
        assert advice.clue.reason is Flaw.ALLOWED_FORK
        assert advice.clue.side is Mark.X

    def test_has_no_lines_where_nothing_is_at_stake(self) -> None:
        assert advise(TIC_TAC_TOE, Board()).clue is None


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("XX./OO./...", PuzzleKind.WIN_IN_ONE),
        ("XX./.O./...", PuzzleKind.STOP_IT),
        ("X../.O./..X", None),
        ("X../.../...", PuzzleKind.ONLY_MOVE),
        ("XO./.../...", PuzzleKind.WIN_IN_THREE),
        ("X../.X./..O", PuzzleKind.STOP_FORK),
        # More than half of the moves solve these.
        (".O./.X./...", None),
        ("X.O/.../XO.", PuzzleKind.WIN_IN_ONE),
        (".../.../...", None),
        ("XXX/OO./...", None),
        ("XXO/OOX/X..", None),
    ],
)
def test_a_position_is_a_puzzle_of_one_kind_or_none(text: str, what: PuzzleKind | None) -> None:
    puzzle = puzzle_at(TIC_TAC_TOE, Board.parse(text))
    assert (puzzle.kind if puzzle else None) is what
