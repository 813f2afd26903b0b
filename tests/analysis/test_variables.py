"""The variables of the running call: the one that was just set stands out from the others."""

from PySide6.QtCore import QRectF, Qt

from tests.analysis.code_window import Code
from tictac_gui.analysis.code_pane import Variables
from tictac_gui.look import theme


def standing_out(variables: Variables) -> list[str]:
    """Return the variables with an edge in the accent."""
    image = variables.grab().toImage()

    def is_standing_out(place: QRectF) -> bool:
        # It is smoothed where it begins between two pixels.
        left, middle = int(place.left()), int(place.center().y())
        edge = [image.pixelColor(x, middle) for x in (left - 1, left, left + 1)]
        return theme.LIGHT.accent in edge

    places = zip(variables.texts, variables._places(), strict=True)
    return [text for text, place in places if is_standing_out(place)]


def test_only_the_one_that_a_step_has_set_stands_out(by_line: Code) -> None:
    variables = by_line.tree.find(Variables, "code_variables")
    seen = []
    for _ in range(6):
        by_line.press(Qt.Key.Key_Right)
        seen.append((by_line.line, standing_out(variables)))
    assert seen == [
        ("if board.outcome:", []),
        ("if board.turn == player:", []),
        ("best = -inf", []),
        ("for move in board.moves():", ["best −∞"]),
        ("after = board.play(move)", ["move 1 (top middle)"]),
        ("value = minimax(after, player)", []),
    ]
