import pytest
from PySide6.QtGui import QColor, QIcon, QImage, QImageReader
from PySide6.QtWidgets import QApplication

from tictac_gui.resources import resource


@pytest.mark.parametrize("size", [16, 22, 24, 32, 48, 64, 128, 256, 512])
def test_there_is_a_picture_of_every_size_that_desktops_want(size: int) -> None:
    image = QImage(str(resource(f"icons/tictac-{size}.png")))
    assert image.size().toTuple() == (size, size)
    assert image.pixelColor(0, 0).alpha() == 0, "the corners are round"
    assert image.pixelColor(size // 2, size // 8 * 7).alpha() == 255


def test_windows_and_macos_get_all_sizes_in_one_file() -> None:
    windows = QImageReader(str(resource("icons/tictac.ico")))
    sizes = []
    for number in range(windows.imageCount()):
        windows.jumpToImage(number)
        sizes.append(windows.read().width())
    assert sizes == [16, 20, 24, 32, 40, 48, 64, 96, 128, 256]
    macos = QImageReader(str(resource("icons/tictac.icns")))
    assert macos.read().width() in (16, 32, 64, 128, 256, 512)


def test_the_drawing_itself_can_be_shown(qapp: QApplication) -> None:  # noqa: ARG001
    picture = QIcon(str(resource("icons/tictac.svg"))).pixmap(64, 64).toImage()
    assert picture.pixelColor(20, 20) == QColor("#0b6bb8"), "an X in the upper left"
