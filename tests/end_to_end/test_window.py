"""A real window on a real screen, played with the pointer and the keyboard."""

import sys

import pytest

from tests.end_to_end.desktop import Desktop
from tests.end_to_end.program import Ended, wait_until
from tests.end_to_end.watched_game import Watch, WatchedGame

EMPTY = "........."
ENDED_WELL = Ended(status=0, errors="")
FOR_EVER = "--pause-ms=1000000000"
AT_ONCE = "--pause-ms=0"


def play(game: WatchedGame, cell: int) -> None:
    """Click a free cell and wait for the reply."""
    game.click(f"cell_{cell}")
    game.wait_until(lambda: game.board[cell] == "X" and (game.is_over or game.is_my_turn))


def play_to_the_end(game: WatchedGame) -> None:
    while not game.is_over:
        play(game, game.board.index("."))
    game.wait_until(lambda: sorted(scores(game)) == ["0", "0", "1"])


def scores(game: WatchedGame) -> list[str]:
    return [game.things[name].text for name in ("score_x", "score_draws", "score_o")]


class TestAGame:
    def test_is_played_to_its_end_and_followed_by_another(
        self, watch: Watch, desktop: Desktop
    ) -> None:
        game = watch()
        assert game.board == EMPTY
        play_to_the_end(game)
        results = {"You win!", "The computer wins.", "It's a draw."}
        game.wait_until(lambda: game.things["status"].text in results)
        desktop.keep_screenshot("game-over")

        game.click("new_game")
        game.wait_until(lambda: game.board == EMPTY)
        assert game.things["status"].text not in results
        play(game, 4)
        assert game.close() == ENDED_WELL

    def test_is_not_changed_by_clicks_on_taken_cells(self, watch: Watch) -> None:
        game = watch(AT_ONCE)
        play(game, 4)
        before = game.board
        game.click("cell_4")
        game.click(f"cell_{before.index('O')}")
        play(game, before.index("."))
        kept = [mark for mark, old in zip(game.board, before, strict=True) if old != "."]
        assert "".join(kept) == before.replace(".", "")
        assert sorted(game.board) == sorted("XXOO.....")

    def test_is_not_changed_by_clicks_while_the_computer_thinks(self, watch: Watch) -> None:
        game = watch(FOR_EVER)
        for cell in (0, 1, 2):
            game.click(f"cell_{cell}")
        # Clicks arrive in order: when the menu is open, those on the cells are done with.
        game.click("Game")
        game.wait_until(lambda: "action_new_game" in game.things)
        assert game.board == "X........"
        game.click("action_new_game")
        game.wait_until(lambda: game.board == EMPTY)

    def test_obeys_the_keyboard(self, watch: Watch) -> None:
        game = watch(AT_ONCE)
        play(game, 4)
        game.press("ctrl+z")
        game.wait_until(lambda: game.board == EMPTY)
        play(game, 0)
        game.press("ctrl+n")
        game.wait_until(lambda: game.board == EMPTY)
        game.press("ctrl+q")
        assert game.wait_for_end() == ENDED_WELL


class TestTheDifficulty:
    def test_is_chosen_from_the_menu_and_shown_in_the_window(
        self, watch: Watch, desktop: Desktop
    ) -> None:
        game = watch()
        game.click("Difficulty")
        game.wait_until(lambda: "action_hard" in game.things)
        desktop.keep_screenshot("difficulty-menu")
        game.click("action_hard")
        game.wait_until(lambda: game.things["player_o"].description == "Computer, Hard: 0")

    def test_is_chosen_in_the_window_and_shown_in_the_menu(self, watch: Watch) -> None:
        game = watch()
        game.click("player_o")
        game.click("action_unbeatable")
        game.wait_until(lambda: "action_unbeatable" not in game.things)
        game.wait_until(lambda: game.things["player_o"].description == "Computer, Unbeatable: 0")
        game.click("Difficulty")
        game.wait_until(lambda: "action_unbeatable" in game.things)
        difficulties = ("easy", "medium", "hard", "unbeatable")
        checked = [name for name in difficulties if game.things[f"action_{name}"].is_checked]
        assert checked == ["unbeatable"]

    def test_that_adapts_is_chosen_by_pointer_and_by_key_and_shows_its_step(
        self, watch: Watch
    ) -> None:
        game = watch()
        game.click("player_o")
        game.click("action_adaptive")
        adaptive = "Computer, Adaptive, step 9 of 20: 0"
        game.wait_until(lambda: game.things["player_o"].description == adaptive)
        self.press_in_the_menu(game, "e")
        game.wait_until(lambda: game.things["player_o"].description == "Computer, Easy: 0")
        # It is also the key of the analysis, but not in a menu.
        self.press_in_the_menu(game, "a")
        game.wait_until(lambda: game.things["player_o"].description == adaptive)

    def press_in_the_menu(self, game: WatchedGame, key: str) -> None:
        game.click("Difficulty")
        game.wait_until(lambda: "action_easy" in game.things)
        game.press_in_menu(key)


class TestTheNextStart:
    def test_shows_the_score_of_the_last(self, watch: Watch) -> None:
        game = watch(AT_ONCE)
        play_to_the_end(game)
        shown = scores(game)
        assert game.close() == ENDED_WELL
        again = watch(AT_ONCE)
        again.wait_until(lambda: scores(again) == shown)
        assert again.board == EMPTY


class TestTheFocus:
    def test_starts_at_the_board_and_moves_with_the_arrow_keys(self, watch: Watch) -> None:
        game = watch("--pause-ms=0")
        game.wait_until(lambda: game.focused == "cell_4")
        game.press("Right")
        game.wait_until(lambda: game.focused == "cell_5")
        game.press("Down")
        game.wait_until(lambda: game.focused == "cell_8")

    def test_is_where_it_was_after_a_move_and_its_reply(self, watch: Watch) -> None:
        game = watch("--pause-ms=0")
        game.press("Left")
        game.wait_until(lambda: game.focused == "cell_3")
        game.press("space")
        game.wait_until(lambda: game.board.count("O") == 1)
        assert game.focused == "cell_3"

    def test_comes_back_from_a_menu_and_from_another_window(self, watch: Watch) -> None:
        game = watch("--pause-ms=0")
        game.press("Up")
        game.wait_until(lambda: game.focused == "cell_1")
        game.click("Game")
        game.wait_until(lambda: "action_new_game" in game.things)
        game.press("Escape")
        game.wait_until(lambda: "action_new_game" not in game.things)
        # The first leaves the menu, the second the menu bar.
        game.press("Escape")
        game.wait_until(lambda: game.focused == "cell_1")
        game.press("F1")
        game.wait_until(lambda: "close" in game.things)
        game.press("Left")
        game.wait_until(lambda: game.focused == "cell_0")

    def test_goes_back_to_the_board_from_a_button_that_can_do_no_more(self, watch: Watch) -> None:
        game = watch("--pause-ms=1000000000")
        game.press("space")
        game.wait_until(lambda: game.board.count("X") == 1)
        game.press("Tab")
        game.wait_until(lambda: game.focused == "new_game")
        game.press("Tab")
        game.wait_until(lambda: game.focused == "undo")
        game.press("space")
        game.wait_until(lambda: game.board.count("X") == 0 and game.focused == "cell_4")


class TestClosing:
    def test_ends_the_program_during_the_pause_before_a_move(self, watch: Watch) -> None:
        game = watch(FOR_EVER)
        game.click("cell_0")
        game.wait_until(lambda: game.board.count("X") == 1)
        assert game.close() == ENDED_WELL

    def test_ends_the_program_in_the_middle_of_a_search(self, watch: Watch) -> None:
        game = watch(AT_ONCE, "--endless")
        game.click("cell_0")
        game.wait_until(lambda: game.is_searching)
        assert game.close() == ENDED_WELL


class TestTheBoard:
    @pytest.mark.parametrize(
        ("width", "height"), [(1000, 700), (500, 950), (1200, 980)], ids=["wide", "tall", "large"]
    )
    def test_is_square_in_a_window_of_any_shape(
        self, watch: Watch, desktop: Desktop, width: int, height: int
    ) -> None:
        game = watch()
        game.resize(width, height)
        game.wait_until(lambda: game.things["window"].size == (width, height))
        assert_board_is_square(game)
        desktop.keep_screenshot(f"board-{width}x{height}")

    def test_is_square_in_the_smallest_window(self, watch: Watch, desktop: Desktop) -> None:
        game = watch()
        before = game.things["window"]
        game.resize(1, 1)
        game.wait_until(lambda: game.things["window"].height < before.height)
        assert_board_is_square(game)
        desktop.keep_screenshot("board-smallest")


def assert_board_is_square(game: WatchedGame) -> None:
    cells = [game.things[f"cell_{number}"] for number in range(9)]
    assert len({cell.size for cell in cells}) == 1
    assert cells[0].width == cells[0].height
    first, last, window = cells[0], cells[8], game.things["window"]
    assert last.right - first.x == last.bottom - first.y
    assert first.x >= 0
    assert first.y >= 0
    assert last.right <= window.width
    assert last.bottom <= window.height


class TestTheProgramUnwatched:
    def test_opens_its_window_reacts_to_a_click_and_closes(self, desktop: Desktop) -> None:
        program = desktop.start(sys.executable, "-m", "tictac_gui")
        window = desktop.window("Tictac")
        width, height = desktop.size(window)
        untouched = desktop.picture_at_rest()
        desktop.click(window, width // 2, height // 2)
        wait_until(lambda: desktop.picture() != untouched, "the click shows")
        desktop.close(window)
        assert program.wait_for_end() == ENDED_WELL
