"""The opening book of Connect Four: consistent, perfect, and read only if it is sound."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Barrier
from zlib import compress, decompress

import pytest

from tests.connect_four import careful_positions
from tests.games.connect_four.oracle import oracle_scores, usual_score
from tictac_gui.engine.search import WIN, Search
from tictac_gui.engine.stopping import SearchStopped
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.book import (
    HEADER,
    MAGIC,
    MOST_NUMBERED,
    OPENING_BOOK,
    VERSION,
    OpeningBook,
    number_of_ranks,
    rank_of,
    values_of,
)
from tictac_gui.games.connect_four.cells import mirrored
from tictac_gui.games.connect_four.scores import ExactScores
from tictac_gui.games.game import BookFault
from tictac_gui.resources import resource

sys.path.append(str(Path(__file__).parents[3] / "packaging"))

from book_file import packed

FILE = resource("books/connect-four.book")
DATA = FILE.read_bytes()
LAST = {0: 14, 1: 13}
"""With how many discs the first and the second player last find a move."""


def one_move_later(score: int) -> int:
    return score - (score > 0) + (score < 0)


def value_of(board: Board) -> int:
    value = OPENING_BOOK.value(board)
    assert value is not None, str(board)
    return value


def met_by_book(first: int, last: int) -> Iterator[Board]:
    """Give each position, once up to mirror, that the book's player can meet when it is to move."""
    boards = [Board()] if first == 0 else [Board().play(move) for move in range(7)]
    for discs in range(first, last + 1, 2):
        boards = list({min(board.key, mirrored(board.key)): board for board in boards}.values())
        yield from boards
        if discs < last:
            after = (board.play(by_book(board)) for board in boards)
            replies = (board.play(reply) for board in after for reply in board.moves())
            boards = [board for board in replies if not board.outcome]


def by_book(board: Board) -> int:
    move = OPENING_BOOK.move(board)
    assert move is not None, str(board)
    return move


def deepest(first: int, games: int, seed: int) -> list[Board]:
    """Return positions in which the book last has a move, from games with any replies to it."""
    rng = Random(seed)
    found: list[Board] = []
    while len(found) < games:
        board = Board()
        while not board.outcome and board.filled.bit_count() < LAST[first]:
            is_own = board.filled.bit_count() % 2 == first
            board = board.play(by_book(board) if is_own else rng.choice(board.moves()))
        if not board.outcome:
            found.append(board)
    return found


class TestValues:
    def test_of_the_first_moves_are_as_is_well_known(self) -> None:
        scores = CONNECT_FOUR.scores(Board())
        usual = {move: usual_score(Board(), score) for move, score in scores.items()}
        assert usual == {0: -2, 1: -1, 2: 0, 3: 1, 4: 0, 5: -1, 6: -2}

    @pytest.mark.exhaustive
    def test_are_the_best_of_those_one_move_later(self) -> None:
        boards = {0: Board()}
        for count in (1, 4, 25, 121, 568, 2144, 8231, 27473, 92244):
            assert len(boards) == count
            after: dict[int, Board] = {}
            values: dict[int, int] = {}
            for board in boards.values():
                scores = []
                for move in board.moves():
                    next_board = board.play(move)
                    key = min(next_board.key, mirrored(next_board.key))
                    if key not in after:
                        after[key] = next_board
                        values[key] = value_of(next_board)
                    scores.append(one_move_later(-values[key]))
                assert value_of(board) == max(scores, default=-WIN), str(board)
            boards = after
        assert len(boards) == 279241

    @pytest.mark.parametrize("discs", [9, 10])
    def test_of_late_positions_are_those_of_another_solver(self, discs: int) -> None:
        for board, scores in oracle_scores()[discs]:
            assert usual_score(board, value_of(board)) == max(scores.values()), str(board)
        for board, scores in oracle_scores()[discs - 1]:
            for column, score in scores.items():
                after = board.play(column)
                if not after.is_won:
                    assert -usual_score(after, value_of(after)) == score, str(after)

    def test_are_the_same_for_mirror_images(self) -> None:
        for game in ("", "1", "12", "4425", "7136452", "44444417", "444444171", "4444441713"):
            image = "".join(str(8 - int(column)) for column in game)
            assert value_of(Board.parse(image)) == value_of(Board.parse(game))

    def test_include_games_that_are_won_or_can_be_at_once(self) -> None:
        assert OPENING_BOOK.value(Board.parse("1212121")) == -WIN
        assert OPENING_BOOK.value(Board.parse("121212")) == WIN - 1

    @pytest.mark.parametrize("moves", ["121232776", "1212173746"])
    def test_see_a_win_at_once_with_nine_and_ten_discs(self, moves: str) -> None:
        assert OPENING_BOOK.value(Board.parse(moves)) == WIN - 1

    def test_end_with_ten_discs(self) -> None:
        assert OPENING_BOOK.value(Board.parse("4444441235")) is not None
        assert OPENING_BOOK.value(Board.parse("44444412356")) is None


class TestRanks:
    """Positions with ten discs, in the order that the description of the file gives them."""

    def test_follow_the_cells_from_the_centre_outwards(self) -> None:
        boards = careful_positions(10, 500, seed=3)
        by_cells = sorted(min(reading(board), reading(image_of(board))) for board in boards)
        ranks = {
            min(reading(board), reading(image_of(board))): rank_of(board.own, board.filled)
            for board in boards
        }
        assert [ranks[cells] for cells in by_cells] == sorted(ranks[cells] for cells in by_cells)
        assert len(set(ranks.values())) == len(ranks) > 400

    def test_are_the_same_for_mirror_images(self) -> None:
        for board in careful_positions(10, 200, seed=4):
            image = image_of(board)
            assert rank_of(board.own, board.filled) == rank_of(image.own, image.filled)

    def test_begin_with_own_discs_in_the_centre_and_end_with_the_opponent_s(self) -> None:
        centre, edge = 0b11111 << 21, 0b11111 << 42
        assert number_of_ranks() == 1_869_840
        assert rank_of(centre, centre | edge) == 0
        # The mirror image would be the last of all. It follows five others: with one to five discs
        # in the last column but one, and the rest in the last.
        assert rank_of(edge, centre | edge) == 1_869_840 - 1 - 5


class TestMoves:
    @pytest.mark.exhaustive
    @pytest.mark.parametrize("first", [0, 1])
    def test_lose_nothing_as_far_as_values_go(self, first: int) -> None:
        for board in met_by_book(first, last=6 + first):
            after = value_of(board.play(by_book(board)))
            assert one_move_later(-after) == value_of(board), str(board)

    @pytest.mark.parametrize("first", [0, 1])
    def test_are_there_whatever_is_replied(self, first: int) -> None:
        for board in deepest(first, games=100, seed=4):
            assert by_book(board) in board.moves()

    @pytest.mark.parametrize("first", [0, 1])
    def test_of_mirror_images_are_mirror_images(self, first: int) -> None:
        for board in deepest(first, games=30, seed=5):
            assert OPENING_BOOK.move(image_of(board)) == 6 - by_book(board), str(board)

    def test_complete_four_and_stop_it(self) -> None:
        for board in deepest(1, games=50, seed=6):
            if winning := winning_moves(board):
                assert by_book(board) in winning
            elif losing := winning_moves(turned(board)):
                assert by_book(board) in losing

    def test_are_found_only_in_games_by_the_book(self) -> None:
        assert OPENING_BOOK.move(Board()) == 3
        assert OPENING_BOOK.move(Board.parse("12")) is None
        assert OPENING_BOOK.move(Board.parse("1212121")) is None
        strange = careful_positions(14, 100, seed=7)
        assert sum(OPENING_BOOK.move(board) is None for board in strange) > 90

    @pytest.mark.parametrize("moves", ["4444473222245666", "444442222666641"])
    def test_go_on_where_the_best_resistance_is_slow_to_answer(self, moves: str) -> None:
        board = Board.parse(moves)
        scores = CONNECT_FOUR.scores(board)
        assert scores[by_book(board)] == max(scores.values())

    def test_usually_end_where_the_book_does(self) -> None:
        for first, discs in LAST.items():
            for board in deepest(first, games=10, seed=8):
                after = board.play(by_book(board))
                assert after.filled.bit_count() == discs + 1
                assert OPENING_BOOK.move(after) is None
                for reply in after.moves():
                    assert OPENING_BOOK.move(after.play(reply)) is None

    @pytest.mark.parametrize("first", [0, 1])
    def test_are_perfect_as_our_own_search_finds(self, first: int) -> None:
        solved = sum(is_perfect(board, visits=4_000) for board in deepest(first, 40, seed=9))
        assert solved >= 15

    @pytest.mark.soak
    @pytest.mark.parametrize(("first", "positions"), [(0, 33_186), (1, 45_422)])
    def test_are_there_in_every_position_that_can_be_met(self, first: int, positions: int) -> None:
        found = 0
        for board in met_by_book(first, LAST[first]):
            assert by_book(board) in board.moves()
            found += 1
        assert found == positions

    @pytest.mark.soak
    @pytest.mark.parametrize("first", [0, 1])
    def test_are_perfect_in_a_thousand_games_as_far_as_they_can_be_solved(self, first: int) -> None:
        solved = sum(is_perfect(board, visits=150_000) for board in deepest(first, 500, seed=10))
        assert solved >= 300


def is_perfect(board: Board, visits: int) -> bool:
    """Check a book's move with a search that has no book; return False if it takes too long."""
    left = [visits]

    def should_stop() -> bool:
        left[0] -= 1
        return left[0] < 0

    search = Search(cache_limit=400_000)
    try:
        score = search.value(board, should_stop=should_stop)
        after = search.value(board.play(by_book(board)), should_stop=should_stop)
    except SearchStopped:
        return False
    assert one_move_later(-after) == score, str(board)
    return True


def winning_moves(board: Board) -> list[int]:
    return [move for move in board.moves() if board.play(move).is_won]


def turned(board: Board) -> Board:
    """Return the board as if it were the other side's turn."""
    return Board(board.own ^ board.filled, board.filled, board.other_threats, board.own_threats)


def image_of(board: Board) -> Board:
    own, filled, own_threats, other_threats, is_won = board
    threats = mirrored(own_threats), mirrored(other_threats)
    return Board(mirrored(own), mirrored(filled), *threats, is_won)


def reading(board: Board) -> str:
    """Return the cells in the order of ranks: 0 is an own disc, 1 none, 2 the opponent's."""
    marks = {board.turn: "0", None: "1", board.turn.other: "2"}
    cells = (cell for column in (3, 2, 4, 1, 5, 0, 6) for cell in range(35 + column, -1, -7))
    return "".join(marks[board.mark_at(cell)] for cell in cells)


def file_of(version: int, body: bytes) -> bytes:
    """Return a file with the right header."""
    return HEADER.pack(MAGIC, version, len(body)) + body


class TestAFileThatCantBeUsed:
    def expect(self, fault: BookFault, data: bytes) -> None:
        book = OpeningBook(lambda: data)
        assert book.fault is None
        assert book.value(Board()) is None
        assert book.move(Board()) is None
        assert book.fault is fault

    def test_is_missing(self, tmp_path: Path) -> None:
        book = OpeningBook((tmp_path / "none.book").read_bytes)
        assert book.move(Board()) is None
        assert book.fault is BookFault.MISSING

    @pytest.mark.parametrize("length", [0, 5, HEADER.size, 1000, len(DATA) - 1])
    def test_is_truncated(self, length: int) -> None:
        self.expect(BookFault.INCOMPLETE, DATA[:length])

    @pytest.mark.parametrize("place", [0, 8, HEADER.size, 50_000, len(DATA) - 1])
    def test_has_a_flipped_bit(self, place: int) -> None:
        data = bytearray(DATA)
        data[place] ^= 1
        self.expect(BookFault.DAMAGED, bytes(data))

    def test_has_something_behind_it(self) -> None:
        self.expect(BookFault.DAMAGED, DATA + b"\0")

    def test_is_something_else(self) -> None:
        self.expect(BookFault.DAMAGED, b"a picture, say: " * 100)

    @pytest.mark.parametrize(
        "body",
        [b"not compressed", compress(b"short"), compress(decompress(DATA[HEADER.size :]) + b"-")],
    )
    def test_is_none_although_its_header_is_right(self, body: bytes) -> None:
        self.expect(BookFault.DAMAGED, file_of(VERSION, body))

    def test_is_of_a_newer_version(self) -> None:
        self.expect(BookFault.NEWER, file_of(VERSION + 1, b"who knows"))

    def test_is_of_the_first_version(self) -> None:
        plain = decompress(DATA[HEADER.size :])
        start = sum(map(values_of, range(MOST_NUMBERED + 1)))
        body = compress(plain[:start] + plain[start + number_of_ranks() :])
        self.expect(BookFault.DAMAGED, file_of(1, body))

    def test_leaves_all_to_the_solver(self) -> None:
        late = careful_positions(30, 1, seed=1)[0]
        exact = ExactScores(OpeningBook(lambda: b""))
        assert exact.scores(late) == Search().evaluate(late).scores


class TestReading:
    def test_is_put_off_until_something_is_asked_and_done_once(self) -> None:
        reads = []
        together = Barrier(4)

        def read() -> bytes:
            reads.append(1)
            return DATA

        book = OpeningBook(read)
        assert reads == []

        def ask(_number: int) -> int | None:
            together.wait(timeout=30)
            return book.value(Board())

        with ThreadPoolExecutor(4) as pool:
            assert set(pool.map(ask, range(4))) == {WIN - 41}
        assert reads == [1]
        assert book.fault is None

    def test_finds_further_moves_on_both_sides_of_the_board(self) -> None:
        board = Board.parse("4444445555567371")
        other = Board.parse("4444443333321517")
        further = {7: 1, min(board.key, other.key): 5}
        book = OpeningBook(lambda: packed({}, {}, {0: 3}, (0, 0), further))
        assert {book.move(board), book.move(other)} == {5, 1}
        assert book.move(Board.parse("4444445555567372")) is None
