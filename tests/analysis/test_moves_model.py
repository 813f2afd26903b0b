"""The list of moves reports to its views exactly what changes in it."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.modeltest import ModelTester

from tictac_gui.analysis.moves_list import MOVE_ROLE, MovesModel
from tictac_gui.engine import Mark
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE

PEOPLE = frozenset(Mark)


@pytest.fixture
def model(qtmodeltester: ModelTester) -> MovesModel:
    model = MovesModel(TIC_TAC_TOE)
    qtmodeltester.check(model, force_py=False)
    return model


class Changes:
    """The rows that a model has reported."""

    def __init__(self, model: MovesModel) -> None:
        self.inserted: list[tuple[int, int]] = []
        self.removed: list[tuple[int, int]] = []
        self.changed: list[tuple[int, int]] = []
        model.rowsInserted.connect(lambda _at, *rows: self.inserted.append(rows))
        model.rowsRemoved.connect(lambda _at, *rows: self.removed.append(rows))
        model.dataChanged.connect(
            lambda first, last: self.changed.append((first.row(), last.row()))
        )


def texts(model: MovesModel, role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole) -> list[object]:
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def test_moves_are_added_and_taken_back_one_by_one(model: MovesModel) -> None:
    changes = Changes(model)
    model.show_moves(TIC_TAC_TOE, (4,), frozenset())
    model.show_moves(TIC_TAC_TOE, (4, 0, 8), frozenset())
    model.show_moves(TIC_TAC_TOE, (4, 1), frozenset())
    assert changes.inserted == [(1, 1), (2, 3), (2, 2)]
    assert changes.removed == [(2, 3)]
    assert changes.changed == []
    assert texts(model) == ["Start", "centre", "top middle"]


def test_another_game_takes_the_place_of_all_moves(model: MovesModel) -> None:
    model.show_moves(TIC_TAC_TOE, (4, 0), PEOPLE)
    changes = Changes(model)
    model.show_moves(CONNECT_FOUR, (4, 0), PEOPLE)
    assert changes.removed == [(1, 2)]
    assert changes.inserted == [(1, 2)]
    assert texts(model) == ["Start", "column 5", "column 1"]


def test_other_players_and_names_change_every_row(model: MovesModel) -> None:
    model.show_moves(TIC_TAC_TOE, (4, 0), frozenset())
    changes = Changes(model)
    model.show_moves(TIC_TAC_TOE, (4, 0), PEOPLE)
    assert changes.changed == [(0, 2)]
    names = {Mark.X: "Ada", Mark.O: "Bob"}
    model.show_names(names)
    model.show_names(names)
    assert changes.changed == [(0, 2)] * 2
    described = texts(model, Qt.ItemDataRole.AccessibleTextRole)
    assert described == ["Start of the game", "Move 1, Ada, centre", "Move 2, Bob, top left"]


def test_the_start_is_no_move_and_rows_have_none_below(model: MovesModel) -> None:
    model.show_moves(TIC_TAC_TOE, (4, 0), PEOPLE)
    rows = texts(model, MOVE_ROLE)
    assert rows[0] is None
    assert [(row.number, row.mark, row.move) for row in rows[1:]] == [  # type: ignore[attr-defined]
        (1, Mark.X, 4),
        (2, Mark.O, 0),
    ]
    assert model.rowCount(model.index(1, 0)) == 0
    assert model.rowCount(QModelIndex()) == 3
    assert texts(model, Qt.ItemDataRole.ToolTipRole) == [None] * 3
