import pytest
from pytestqt.qtbot import QtBot

from tests.window.looks import look
from tests.window.pictures import picture, shows
from tictac_gui.look import theme
from tictac_gui.widgets.icon_button import Icon, IconButton


@pytest.fixture
def button(qtbot: QtBot) -> IconButton:
    button = IconButton(Icon.PLAY, "play", "Play", look(), keys="Space")
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    return button


def test_it_says_what_it_does_and_which_keys_do_the_same(button: IconButton) -> None:
    assert button.objectName() == "play"
    assert button.accessibleName() == "Play"
    assert button.toolTip() == "Play (Space)"
    button.show_icon(Icon.PAUSE, "Pause")
    assert button.accessibleName() == button.toolTip() == "Pause"


def test_it_is_faint_when_it_can_t_be_used(button: IconButton) -> None:
    assert shows(button, theme.LIGHT.text)
    button.setEnabled(False)
    assert not shows(button, theme.LIGHT.text)


def test_it_shows_another_icon_and_other_colours(button: IconButton) -> None:
    before = picture(button)
    button.show_icon(Icon.PAUSE, "Pause")
    assert picture(button) != before
    button._look.theme = theme.DARK
    assert shows(button, theme.DARK.text)


def test_a_label_and_a_large_button_take_more_room(qtbot: QtBot, button: IconButton) -> None:
    large = IconButton(Icon.PLAY, "large", "Play", look(), is_large=True)
    labelled = IconButton(Icon.PLAY, "labelled", "Play", look(), label="Play")
    for other in (large, labelled):
        qtbot.addWidget(other)
        assert other.sizeHint().width() > button.sizeHint().width()
        assert other.minimumSizeHint() == other.sizeHint()
    text = labelled.fontMetrics().horizontalAdvance("Play")
    assert labelled.sizeHint().width() > button.sizeHint().width() + text
    assert labelled.sizeHint().height() == button.sizeHint().height() < large.sizeHint().height()


def test_it_leaves_the_focus_where_it_was_and_is_never_pressed_by_return(
    button: IconButton,
) -> None:
    assert not button.autoDefault()
    assert button.focusPolicy() is button.focusPolicy().TabFocus
