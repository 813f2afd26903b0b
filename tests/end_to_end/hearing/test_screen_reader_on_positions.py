"""The window that opens positions as a screen reader gets it."""

from tests.end_to_end.hearing.heard_game import Hear
from tests.end_to_end.hearing.test_screen_reader_in_course import press, window_called


def test_it_names_the_cells_and_announces_whose_turn_it_is_and_what_is_impossible(
    hear: Hear,
) -> None:
    game = hear()
    game.press_key("ctrl+o")
    game.wait_until_focused("Position")
    window = window_called(game._reader, "Open Position: Tic-Tac-Toe")
    cells = [each.name for each in window.find_all("push button") if each.name.startswith("Row")]
    assert cells == [
        f"Row {row}, column {column}, empty" for row in (1, 2, 3) for column in (1, 2, 3)
    ]
    press(window, "Row 2, column 2, empty")
    game.wait_for_announcements("O to move")
    game.wait_for_name("Row 2, column 2, X")
    press(window, "Row 1, column 1, empty")
    game.wait_for_announcements("X to move")
    press(window, "Row 2, column 2, X")
    game.wait_for_announcements(
        "Impossible, because there are 0 X and 1 O, but X moves first and turns alternate."
    )
    boxes = {each.name for each in window.find_all("combo box")}
    # On Linux, Qt calls a box by what is chosen in it; its label is a relation.
    assert {"The next move", "You play X", "Medium"} <= boxes
    press(window, "Empty board")
    game.wait_for_announcements("X to move")
