"""What the rules alone prove about a score, beside a plain minimax that knows none of that."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from tests.connect_four import careful_positions, plain_score, random_positions
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.limits import limits

LATE = range(33, 42)
WIN = 1000


def late_positions() -> list[Board]:
    return list(chain.from_iterable(careful_positions(n, 40, seed=n) for n in LATE))


def test_the_score_lies_between_them() -> None:
    found: Counter[str] = Counter()
    for board in late_positions():
        least, most = limits(board)
        assert least <= plain_score(board) <= most, str(board)
        found["exact"] += least == most
        found["not lost"] += least == 0 < most
        found["not won"] += least < 0 == most
        found["lost by following up"] += least < most < 0
        found["open"] += least < 0 < most
    assert all(found[each] for each in found), found
    assert len(found) == 5


def test_it_does_where_cells_have_to_be_paired_to_prevent_a_four() -> None:
    """With four cells left, that is so in one of forty positions."""
    for board in careful_positions(38, 150, seed=138):
        least, most = limits(board)
        assert least <= plain_score(board) <= most, str(board)


def test_a_four_at_once_is_seen() -> None:
    for board in random_positions(300, seed=11):
        wins = any(board.play(move).is_won for move in board.moves())
        assert (limits(board) == (WIN - 1, WIN - 1)) == wins, str(board)


def test_what_loses_at_once_is_seen() -> None:
    for board in random_positions(300, seed=12):
        loses = not any(board.play(move).is_won for move in board.moves()) and all(
            any(after.play(reply).is_won for reply in after.moves())
            for after in map(board.play, board.moves())
        )
        assert (limits(board) == (2 - WIN, 2 - WIN)) == loses, str(board)


def test_a_finished_game_is_settled() -> None:
    assert limits(Board.parse("1212121")) == (-WIN, -WIN)
    drawn = Board.parse("121212212121343434434343565656656565777777")
    assert limits(drawn) == (0, 0)


def test_at_the_start_following_up_proves_nothing() -> None:
    """The first player could still complete four in an odd row."""
    assert limits(Board()) == (4 - WIN, WIN - 3)


def lost_by_following_up(stones: int) -> list[tuple[int, int]]:
    """Return the scores of late positions that are known to be lost, and how late at most."""
    boards = careful_positions(stones, 60, seed=stones)
    known = [(board, *limits(board)) for board in boards]
    return [(plain_score(board), most) for board, least, most in known if least < most < 0]


def test_the_second_player_who_is_to_move_is_mostly_told_to_the_move_when_it_loses() -> None:
    lost = [*lost_by_following_up(33), *lost_by_following_up(35)]
    assert 2 * sum(score == most for score, most in lost) > len(lost) > 5


def test_the_first_player_who_is_to_move_is_told_too_when_it_loses() -> None:
    lost = lost_by_following_up(34)
    assert len(lost) > 5
    assert all(most == 8 - WIN for _, most in lost), "with the last of eight stones at the latest"


def test_with_two_cells_left_nothing_is_open() -> None:
    for board in (*careful_positions(40, 40, seed=40), *careful_positions(41, 40, seed=41)):
        assert limits(board) == (plain_score(board),) * 2, str(board)
