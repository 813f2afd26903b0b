"""What the columns lead to in the opening, where the book knows it, and what is then told."""

from tictac_gui.engine.forecast import Ending, Forecast
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four import Board

LOSS, DRAW, WIN = Ending.LOSS, Ending.DRAW, Ending.WIN


def test_first_moves_are_exact_at_once() -> None:
    values = next(CONNECT_FOUR.value_stages(Board()))
    # Of 21 stones each, the winner has two, one or none left; the second player wins one move
    # before the first would.
    assert [value.forecast for value in values.values()] == [
        Forecast(LOSS, 20),
        Forecast(LOSS, 21),
        Forecast(DRAW),
        Forecast(WIN, 21),
        Forecast(DRAW),
        Forecast(LOSS, 21),
        Forecast(LOSS, 20),
    ]


def test_their_lines_follow_the_book_and_go_on_as_far_as_is_seen() -> None:
    *_, values = CONNECT_FOUR.value_stages(Board(), seconds=0)
    lines = [value.line for value in values.values()]
    assert all(len(line) >= 4 for line in lines)
    for line in lines:
        position = Board().play(line[0])
        for move in line[1:]:
            assert move in CONNECT_FOUR.search.evaluate(position).best
            position = position.play(move)


def test_where_the_book_ends_every_move_has_an_outlook_or_a_proof() -> None:
    board = Board.parse("44443365")
    values = CONNECT_FOUR.move_values(board, seconds=0)
    assert tuple(values) == board.moves()
    assert not all(value.is_proven for value in values.values())
