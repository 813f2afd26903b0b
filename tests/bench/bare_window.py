"""A bare window with nine buttons: the least that any game of this kind must load and show."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QGridLayout, QPushButton, QWidget

application = QApplication([])
window = QWidget()
grid = QGridLayout(window)
for cell in range(9):
    grid.addWidget(QPushButton(), cell // 3, cell % 3)
# No real program does without enumerations, and the first one takes PySide6 some time.
window.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
# As large as ours, so that as much has to be painted.
window.resize(480, 640)
window.show()
application.exec()
