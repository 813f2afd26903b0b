"""The opening book of Connect Four: what it says is consistent, perfect, and read only if sound."""

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
from tictac_gui.engine.search import WIN, Search, SearchStopped
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four import OPENING_BOOK, Board
from tictac_gui.games.connect_four.board import mirrored
from tictac_gui.games.connect_four.book.form import HEADER, MAGIC, BookFault, checksum_of
from tictac_gui.games.connect_four.book.opening_book import OpeningBook
from tictac_gui.resources import resource

sys.path.append(str(Path(__file__).parents[4] / "packaging"))

from book_file import packed

FILE = resource("books/connect-four.book")
DATA = FILE.read_bytes()
LAST = {0: 14, 1: 13}
"""How many stones there are when the first and the second player last find a move."""


def one_move_later(score: int) -> int:
    return score - (score > 0) + (score < 0)


def value_of(board: Board) -> int:
    value = OPENING_BOOK.value(board)
    assert value is not None, str(board)
    return value


def met_by_book(first: int, last: int) -> Iterator[Board]:
    """Give each position, once up to mirror, that the book's player can meet when it is to move."""
    boards = [Board()] if first == 0 else [Board().play(move) for move in range(7)]
    for stones in range(first, last + 1, 2):
        boards = list({min(board.key, mirrored(board.key)): board for board in boards}.values())
        yield from boards
        if stones < last:
            after = (board.play(by_book(board)) for board in boards)
            replies = (board.play(reply) for board in after for reply in board.moves())
            boards = [board for board in replies if not board.outcome]


def by_book(board: Board) -> int:
    move = OPENING_BOOK.move(board)
    assert move is not None, str(board)
    return move


def deepest(first: int, games: int, seed: int) -> list[Board]:
    """Return positions in which the book last tells a move, from games with any replies to it."""
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
        scores = CONNECT_FOUR.search.evaluate(Board()).scores
        usual = {move: usual_score(score, stones=0) for move, score in scores.items()}
        assert usual == {0: -2, 1: -1, 2: 0, 3: 1, 4: 0, 5: -1, 6: -2}

    @pytest.mark.exhaustive
    def test_are_the_best_of_those_one_move_later(self) -> None:
        boards = {0: Board()}
        for count in (1, 4, 25, 121, 568, 2144, 8231, 27473):
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
        assert len(boards) == 92244

    def test_are_the_same_for_mirror_images(self) -> None:
        for game in ("", "1", "12", "4425", "7136452", "44444417"):
            image = "".join(str(8 - int(column)) for column in game)
            assert value_of(Board.parse(image)) == value_of(Board.parse(game))

    def test_include_games_that_are_won_or_can_be_at_once(self) -> None:
        assert OPENING_BOOK.value(Board.parse("1212121")) == -WIN
        assert OPENING_BOOK.value(Board.parse("121212")) == WIN - 1

    def test_end_with_eight_stones(self) -> None:
        assert OPENING_BOOK.value(Board.parse("44444412")) is not None
        assert OPENING_BOOK.value(Board.parse("444444123")) is None


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
            own, filled, own_threats, other_threats, _ = board
            threats = mirrored(own_threats), mirrored(other_threats)
            image = Board(mirrored(own), mirrored(filled), *threats)
            assert OPENING_BOOK.move(image) == 6 - by_book(board), str(board)

    def test_complete_four_and_stop_it(self) -> None:
        for board in deepest(1, games=50, seed=6):
            if winning := winning_moves(board):
                assert by_book(board) in winning
            elif losing := winning_moves(turned(board)):
                assert by_book(board) in losing

    def test_are_told_in_games_by_the_book_only(self) -> None:
        assert OPENING_BOOK.move(Board()) == 3
        assert OPENING_BOOK.move(Board.parse("12")) is None
        assert OPENING_BOOK.move(Board.parse("1212121")) is None
        strange = careful_positions(14, 100, seed=7)
        assert sum(OPENING_BOOK.move(board) is None for board in strange) > 90

    @pytest.mark.parametrize("moves", ["4444473222245666", "444442222666641"])
    def test_go_on_where_the_best_resistance_is_slow_to_answer(self, moves: str) -> None:
        board = Board.parse(moves)
        search = CONNECT_FOUR.search
        after = board.play(by_book(board))
        for score in (0, 1):
            is_reached = search.move_reaching(board, score) is not None
            assert is_reached == (search.move_reaching(after, 1 - score) is None)

    def test_are_usually_told_no_further_than_the_book_goes(self) -> None:
        for first, stones in LAST.items():
            for board in deepest(first, games=10, seed=8):
                after = board.play(by_book(board))
                assert after.filled.bit_count() == stones + 1
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


def usual_score(score: int, stones: int) -> int:
    """Return a move's score as others count: the stones that the winner has left, and the last."""
    if not score:
        return 0
    left_at_end = 42 - stones - (WIN - abs(score))
    return (left_at_end // 2 + 1) * (1 if score > 0 else -1)


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

    @pytest.mark.parametrize("place", [0, 8, 14, HEADER.size, 50_000, len(DATA) - 1])
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
    def test_is_none_although_its_checksum_is_right(self, body: bytes) -> None:
        header = HEADER.pack(MAGIC, 1, len(body), checksum_of(1, body))
        self.expect(BookFault.DAMAGED, header + body)

    def test_is_of_a_newer_version(self) -> None:
        body = b"who knows"
        header = HEADER.pack(MAGIC, 2, len(body), checksum_of(2, body))
        self.expect(BookFault.NEWER, header + body)

    def test_leaves_the_search_to_itself(self) -> None:
        late = careful_positions(30, 1, seed=1)[0]
        search = Search(known=OpeningBook(lambda: b"").value)
        assert search.evaluate(late) == Search().evaluate(late)


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
        book = OpeningBook(lambda: packed({}, {0: 3}, (0, 0), {7: 1, min(board.key, other.key): 5}))
        assert {book.move(board), book.move(other)} == {5, 1}
        assert book.move(Board.parse("4444445555567372")) is None
