from PySide6.QtGui import QFont

from tictac_gui.look.theme import enlarged


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
