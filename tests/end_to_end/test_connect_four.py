"""Connect Four in a real window, played with the pointer and the keyboard."""

from tests.end_to_end.desktop import Desktop
from tests.end_to_end.program import Ended
from tests.end_to_end.watched_game import Watch, WatchedGame

ENDED_WELL = Ended(status=0, errors="")


def open_connect_four(game: WatchedGame) -> None:
    game.click("Game")
    game.click("action_connect_four")
    game.wait_until(lambda: game.board == "." * 42)


def test_it_is_chosen_from_the_menu_and_played_to_its_end_by_pointer_and_keys(
    watch: Watch, desktop: Desktop
) -> None:
    game = watch("--pause-ms=0", "--difficulty=easy")
    game.click("cell_4")
    game.wait_until(lambda: game.board.count("O") == 1)
    left = game.board
    open_connect_four(game)
    game.click("player_o")
    game.click("action_two_people")
    game.wait_until(lambda: game.things["player_o"].description == "Red: 0")
    for row in range(5, 2, -1):
        game.click("column_0")
        game.wait_until(lambda: game.board[7 * row] == "X")  # noqa: B023 - it is waited for here
        # The pointer rests on the first column, and the keyboard plays the second.
        game.press("2")
        game.wait_until(lambda: game.board[7 * row + 1] == "O")  # noqa: B023
    game.click("column_0")
    game.wait_until(lambda: game.things["status"].text == "Amber wins!")
    desktop.keep_screenshot("connect-four-won")
    game.press("ctrl+z")
    game.wait_until(lambda: game.board[14] == ".")

    game.click("Game")
    game.click("action_tic_tac_toe")
    game.wait_until(lambda: game.board == left)
    assert game.close() == ENDED_WELL


def test_arrow_keys_choose_a_column_and_down_drops_one_disc(watch: Watch) -> None:
    game = watch("--pause-ms=1000000000", "--game", "connect-four")
    game.wait_until(lambda: game.focused == "column_3")
    game.press("Left")
    game.wait_until(lambda: game.focused == "column_2")
    game.press("Down")
    game.wait_until(lambda: game.board[37] == "X")
    assert game.board.count(".") == 41
