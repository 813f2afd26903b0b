from tests.boards import image, reachable
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.games.tic_tac_toe.board import LINES, SYMMETRIES


def test_there_are_eight_and_the_identity_comes_first() -> None:
    assert len(set(SYMMETRIES)) == 8
    assert SYMMETRIES[0] == tuple(range(9))


def test_each_takes_lines_to_lines() -> None:
    lines = {frozenset(line) for line in LINES}
    for symmetry in SYMMETRIES:
        assert {frozenset(symmetry[cell] for cell in line) for line in LINES} == lines


def test_two_in_a_row_are_a_third() -> None:
    composed = {
        tuple(one[other[cell]] for cell in range(9)) for one in SYMMETRIES for other in SYMMETRIES
    }
    assert composed == set(SYMMETRIES)


def test_boards_share_a_canonical_key_exactly_if_they_are_images_of_each_other() -> None:
    members: dict[int, set[Board]] = {}
    for board in reachable():
        members.setdefault(board.canonical_key, set()).add(board)
    for board in reachable():
        assert members[board.canonical_key] == {image(board, symmetry) for symmetry in SYMMETRIES}


def test_one_board_stands_for_all_its_images() -> None:
    for board in reachable():
        assert board.canonical.key == board.canonical_key
        assert board.canonical.canonical_key == board.canonical_key
