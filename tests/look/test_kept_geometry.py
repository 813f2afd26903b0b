from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow


def test_is_told_once_when_the_window_has_come_to_rest(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window().widget
    told: list[bytes] = []
    window.kept_geometry.changed.connect(lambda geometry: told.append(bytes(geometry.data())))
    with qtbot.waitSignal(window.kept_geometry.changed):
        for width in range(400, 500, 10):
            window.resize(width, 600)
    assert told == [bytes(window.saveGeometry().data())]


def test_is_told_only_if_it_has_changed(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    window.action("analysis").trigger()
    kept = window.widget.kept_geometry
    kept.tell()
    with qtbot.assertNotEmitted(kept.changed), qtbot.assertNotEmitted(kept.panels_changed):
        kept.tell()


def test_tells_of_the_panel_when_its_width_changes(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    window.action("analysis").trigger()
    window.widget.kept_geometry.tell()
    with qtbot.waitSignal(window.widget.kept_geometry.panels_changed):
        window.widget.resize(1400, 700)


def test_without_a_panel_leaves_what_was_kept_of_it(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window().widget
    with (
        qtbot.assertNotEmitted(window.kept_geometry.panels_changed),
        qtbot.waitSignal(window.kept_geometry.changed),
    ):
        window.resize(444, 555)
