import pytest
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow
from tictac_gui.look import theme
from tictac_gui.look.appearance import Appearance, Scheme
from tictac_gui.look.motion import Motion


class System(QObject):
    """The hints of a platform, for the tests; the offscreen platform has none."""

    colorSchemeChanged = Signal(object)  # noqa: N815 - as Qt names it
    contrastPreferenceChanged = Signal(object)  # noqa: N815

    def __init__(self) -> None:
        super().__init__()
        self.scheme = Qt.ColorScheme.Light
        self.contrast = Qt.ContrastPreference.NoPreference

    def accessibility(self) -> "System":
        return self

    def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802
        return self.scheme

    def setColorScheme(self, scheme: Qt.ColorScheme) -> None:  # noqa: N802
        """Ignore what the application chose, as some platforms do."""

    def contrastPreference(self) -> Qt.ContrastPreference:  # noqa: N802
        return self.contrast

    def show(self, scheme: Qt.ColorScheme) -> None:
        self.scheme = scheme
        self.colorSchemeChanged.emit(scheme)


@pytest.fixture
def system() -> System:
    return System()


def appearance_under(system: System, application: QApplication) -> Appearance:
    return Appearance(application, Motion(), hints=system)  # type: ignore[arg-type]


@pytest.fixture
def appearance(qapp: QApplication, system: System) -> Appearance:
    return appearance_under(system, qapp)


def test_follows_the_system_while_running(
    qtbot: QtBot, appearance: Appearance, system: System
) -> None:
    assert appearance.look.theme is theme.LIGHT
    with qtbot.waitSignal(appearance.changed):
        system.show(Qt.ColorScheme.Dark)
    assert appearance.look.theme is theme.DARK


def test_a_choice_holds_against_the_system(appearance: Appearance, system: System) -> None:
    appearance.choose(Scheme.DARK)
    system.show(Qt.ColorScheme.Light)
    assert appearance.look.theme is theme.DARK
    appearance.choose(Scheme.LIGHT)
    system.show(Qt.ColorScheme.Dark)
    assert appearance.look.theme is theme.LIGHT
    appearance.choose(Scheme.SYSTEM)
    assert appearance.look.theme is theme.DARK


def test_a_wish_for_high_contrast_is_honoured(
    qtbot: QtBot, appearance: Appearance, system: System
) -> None:
    system.contrast = Qt.ContrastPreference.HighContrast
    with qtbot.waitSignal(appearance.changed):
        system.contrastPreferenceChanged.emit(system.contrast)
    assert appearance.look.theme is theme.LIGHT_HIGH_CONTRAST
    appearance.choose(Scheme.DARK)
    assert appearance.look.theme is theme.DARK_HIGH_CONTRAST


def test_high_contrast_that_the_person_chose_follows_the_system_s_scheme(
    appearance: Appearance, system: System
) -> None:
    appearance.choose_high_contrast(True)
    assert appearance.look.theme is theme.LIGHT_HIGH_CONTRAST
    system.show(Qt.ColorScheme.Dark)
    assert appearance.look.theme is theme.DARK_HIGH_CONTRAST
    appearance.choose_high_contrast(False)
    assert appearance.look.theme is theme.DARK


def test_the_system_s_wish_for_high_contrast_holds_without_the_person_s(
    appearance: Appearance, system: System
) -> None:
    system.contrast = Qt.ContrastPreference.HighContrast
    appearance.choose_high_contrast(False)
    assert appearance.look.theme is theme.LIGHT_HIGH_CONTRAST


def test_what_hears_of_a_new_palette_paints_with_the_new_look(
    qtbot: QtBot, appearance: Appearance
) -> None:
    seen = []

    class Painted(QWidget):
        def changeEvent(self, event: QEvent) -> None:
            super().changeEvent(event)
            if event.type() is QEvent.Type.PaletteChange:
                seen.append(appearance.look.theme)

    hidden = Painted()
    qtbot.addWidget(hidden)
    appearance.choose(Scheme.DARK)
    QApplication.processEvents()
    assert seen
    assert all(each is theme.DARK for each in seen)


def test_colours_qt_s_own_widgets_too(appearance: Appearance) -> None:
    appearance.choose(Scheme.DARK)
    assert QApplication.palette().color(QPalette.ColorRole.Window) == theme.DARK.ground
    appearance.choose(Scheme.LIGHT)
    assert QApplication.palette().color(QPalette.ColorRole.Window) == theme.LIGHT.ground


def test_where_the_system_says_nothing_its_colours_decide(qapp: QApplication) -> None:
    system = System()
    system.scheme = Qt.ColorScheme.Unknown
    for known in (theme.DARK, theme.LIGHT):
        qapp.setPalette(known.palette())
        assert appearance_under(system, qapp).look.theme is known


class TestTheViewMenu:
    def test_forces_light_or_dark(self, open_window: OpenWindow) -> None:
        window = open_window()
        window.action("dark").trigger()
        assert window.cells[0]._look.theme is theme.DARK
        assert window.action("dark").isChecked()
        window.action("light").trigger()
        assert window.cells[0]._look.theme is theme.LIGHT
        assert not window.action("dark").isChecked()

    def test_offers_high_contrast_in_light_and_dark(self, open_window: OpenWindow) -> None:
        window = open_window()
        window.action("high_contrast").trigger()
        assert window.cells[0]._look.theme is theme.LIGHT_HIGH_CONTRAST
        assert window.action("high_contrast").isChecked()
        assert window.action("light").isChecked()
        window.action("dark").trigger()
        assert window.cells[0]._look.theme is theme.DARK_HIGH_CONTRAST
        window.action("high_contrast").trigger()
        assert window.cells[0]._look.theme is theme.DARK
