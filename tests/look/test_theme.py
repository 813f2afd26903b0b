import pytest
from PySide6.QtGui import QColor, QFont

from tests.look.contrast import contrast, every_theme
from tictac_gui.engine import Mark
from tictac_gui.look import theme
from tictac_gui.look.theme import Theme, enlarged, mixed


def test_contrast_is_measured_as_the_guidelines_do() -> None:
    assert contrast(QColor("#000000"), QColor("#ffffff")) == pytest.approx(21)
    assert contrast(QColor("#767676"), QColor("#ffffff")) == pytest.approx(4.54, abs=0.01)


@every_theme
def test_every_text_can_be_read_on_every_ground_it_stands_on(theme: Theme) -> None:
    pairs = [
        (theme.text, theme.ground),
        (theme.text, theme.surface),
        (theme.muted, theme.ground),
        (theme.muted, theme.surface),
        (theme.accent, theme.accent_ground),
        (theme.on_accent, theme.accent),
        (theme.text, theme.accent_ground),
        (theme.disabled(), theme.surface),
        (theme.disabled(), theme.ground),
        (theme.win, theme.surface),
        (theme.loss, theme.surface),
        (theme.win, theme.accent_ground),
        (theme.loss, theme.accent_ground),
        (theme.muted, theme.accent_ground),
        *((theme.on_mark(), theme.mark(mark)) for mark in Mark),
    ]
    assert [round(contrast(*pair), 2) for pair in pairs if contrast(*pair) < 4.5] == []


@every_theme
def test_marks_and_focus_rings_stand_out(theme: Theme) -> None:
    pairs = [(theme.accent, theme.surface), (theme.accent, theme.ground)]
    for mark in Mark:
        pairs.append((theme.mark(mark), theme.surface))
        pairs.append((theme.last_move_ring(mark), theme.surface))
        pairs.append((theme.mark(mark), theme.ground))
    assert [round(contrast(*pair), 2) for pair in pairs if contrast(*pair) < 3] == []


@every_theme
def test_discs_stand_out_from_the_board_its_holes_and_the_ground(theme: Theme) -> None:
    pairs = [
        (theme.board, theme.ground),
        (theme.lit_board(), theme.ground),
        (theme.on_board, theme.board),
        (theme.on_board, theme.lit_board()),
    ]
    for mark in Mark:
        pairs.append((theme.disc(mark), theme.gap))
        pairs.append((theme.sign(mark), theme.disc(mark)))
        pairs.append((theme.faded_sign(mark), theme.faded_disc(mark)))
        pairs.append((theme.faded_sign(mark), theme.ground))
    assert [round(contrast(*pair), 2) for pair in pairs if contrast(*pair) < 3] == []
    for mark in Mark:
        # In hand, one of the two is seen on the ground.
        disc = max(
            contrast(theme.disc(mark), theme.ground), contrast(theme.disc_rim(mark), theme.ground)
        )
        assert disc >= 3


@every_theme
def test_the_discs_of_the_sides_differ_in_lightness(theme: Theme) -> None:
    assert contrast(theme.disc(Mark.X), theme.disc(Mark.O)) >= 1.8


@every_theme
def test_cells_and_buttons_have_outlines_that_can_be_seen(theme: Theme) -> None:
    assert contrast(theme.outline, theme.ground) >= 3
    assert contrast(theme.outline, theme.surface) >= 3


@pytest.mark.parametrize("theme", [theme.LIGHT_HIGH_CONTRAST, theme.DARK_HIGH_CONTRAST])
def test_high_contrast_is_high(theme: Theme) -> None:
    assert contrast(theme.text, theme.ground) == pytest.approx(21)
    texts = (theme.text, theme.muted, theme.accent, theme.x, theme.o, theme.win, theme.loss)
    pairs = [(text, ground) for text in texts for ground in (theme.ground, theme.surface)]
    pairs += [(theme.on_accent, theme.accent), (theme.disabled(), theme.surface)]
    pairs += [(theme.on_mark(), theme.mark(mark)) for mark in Mark]
    pairs += [(theme.sign(mark), theme.disc(mark)) for mark in Mark]
    pairs += [(theme.disc(mark), theme.gap) for mark in Mark]
    assert [round(contrast(*pair), 2) for pair in pairs if contrast(*pair) < 7] == []
    assert contrast(theme.on_board, theme.board) >= 4.5
    assert contrast(theme.ground, theme.board) >= 4.5
    for edge in (theme.edge, theme.outline, theme.small_grid()):
        assert contrast(edge, theme.ground) >= 4.5
        assert contrast(edge, theme.surface) >= 4.5


@every_theme
def test_the_mark_of_a_hint_is_seen_on_its_ground_however_strong_that_is(theme: Theme) -> None:
    for mark in Mark:
        for strength in (0.0, 0.3, 1.0):
            ground = theme.hint_ground(strength)
            assert contrast(theme.ghost(mark, ground), ground) >= 1.6


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    black, white = QColor("#000000"), QColor("#ffffff")
    assert mixed(black, white, 0).name() == "#000000"
    assert mixed(black, white, 0.5).name() == "#808080"
    assert mixed(black, white, 1).name() == "#ffffff"


def test_a_font_in_points_is_enlarged_in_points() -> None:
    font = QFont("Sans")
    font.setPointSizeF(10.0)
    assert enlarged(font, 1.5).pointSizeF() == 15.0
    assert font.pointSizeF() == 10.0


def test_a_font_in_pixels_is_enlarged_in_pixels() -> None:
    font = QFont("Sans")
    font.setPixelSize(10)
    assert enlarged(font, 1.26).pixelSize() == 13


def test_it_is_bold_only_if_wanted() -> None:
    assert not enlarged(QFont("Sans"), 2).bold()
    assert enlarged(QFont("Sans"), 2, is_bold=True).bold()
