"""The colours of every appearance, and the style sheet and fonts; nothing else names a colour."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from PySide6.QtGui import QColor, QFont, QPalette

from tictac_gui.engine import Mark
from tictac_gui.engine.search import Ending

FIELDS = ("QCheckBox", "QComboBox", "QAbstractSpinBox", "QSlider", "QLineEdit", "QMenu")
"""Widgets that need a visible outline."""
TEXT = QPalette.ColorRole.WindowText
MUTED = QPalette.ColorRole.PlaceholderText
ON_MARK = QPalette.ColorRole.Base
"""The roles of the palette for texts: usual, secondary, and on a ground in a mark's colour."""
_DARKENED_BY = 140
"""Fusion draws outlines this many per cent darker than the background."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of one appearance: light or dark, normal or high contrast."""

    ground: QColor
    """Behind everything."""
    surface: QColor
    """Cells, cards and buttons."""
    edge: QColor
    """The outline of cards and other groups; decoration, except in high contrast."""
    outline: QColor
    """The outline of cells and buttons, which must be visible."""
    text: QColor
    muted: QColor
    """Secondary text."""
    accent: QColor
    """The one accent: focus, selection, turn."""
    accent_ground: QColor
    """Behind text in the accent colour."""
    on_accent: QColor
    """Text on the accent colour."""
    x: QColor
    o: QColor
    win: QColor
    """Moves that lead to a win; a symbol always shows it too."""
    loss: QColor
    """Moves that lead to a loss; a symbol always shows it too."""

    def ending(self, ending: Ending | None) -> QColor:
        """Return the colour for moves that lead to an ending, None if that is not known yet."""
        if ending is Ending.WIN:
            return self.win
        return self.loss if ending is Ending.LOSS else self.muted

    def mark(self, mark: Mark) -> QColor:
        """Return the colour of a mark."""
        return self.x if mark is Mark.X else self.o

    def winning_ground(self, mark: Mark) -> QColor:
        """Return the colour of a cell in a completed line."""
        return mixed(self.surface, self.mark(mark), 0.08)

    def last_move_ring(self, mark: Mark) -> QColor:
        """Return the colour of the ring around the last move."""
        return mixed(self.surface, self.mark(mark), 0.78)

    def ghost(self, mark: Mark) -> QColor:
        """Return the colour of a mark that is not played yet: faint on purpose."""
        return mixed(self.surface, self.mark(mark), 0.24)

    def hint_ground(self, strength: float) -> QColor:
        """Return the colour of a hinted cell, which pulses between strengths 0 and 1."""
        return mixed(self.surface, self.accent, 0.06 + 0.2 * strength)

    def winning_line(self, mark: Mark) -> QColor:
        """Return the tint of a completed line: the marks' colour, which leaves them as they are."""
        colour = QColor(self.mark(mark))
        # Not as a fraction: Qt stores that more precisely than pixels, and the rounding would show.
        colour.setAlpha(42)
        return colour

    def on_mark(self) -> QColor:
        """Return the colour of text on a ground in the colour of a mark."""
        return self.surface

    def sign(self, mark: Mark) -> QColor:
        """Return the colour of the sign on a disc: faint, but readable in any colours."""
        return mixed(self.mark(mark), self.surface, 0.8)

    def faded_disc(self, mark: Mark) -> QColor:
        """Return the colour of a disc beside the winning ones; its sign has the full colour."""
        return mixed(self.surface, self.mark(mark), 0.3)

    def small_grid(self) -> QColor:
        """Return the colour of the lines on a small board, quieter than its marks."""
        return mixed(self.surface, self.outline, 0.65)

    def faded(self) -> Theme:
        """Return the same colours at half strength, for moves that are only tried or pruned."""
        return replace(
            self,
            **{
                name: mixed(self.surface, getattr(self, name), 0.5)
                for name in ("edge", "outline", "text", "muted", "x", "o")
            },
        )

    def plate(self) -> QColor:
        """Return the background of a text on a faint mark."""
        colour = QColor(self.surface)
        colour.setAlphaF(0.8)
        return colour

    def disabled(self) -> QColor:
        """Return the colour of disabled text."""
        return mixed(self.surface, self.text, 0.68)

    def palette(self) -> QPalette:
        """Return the palette for Qt's own widgets."""
        palette = QPalette()
        role = QPalette.ColorRole
        for colour, roles in (
            (self.ground, (role.Window, role.AlternateBase)),
            (self.surface, (role.Base, role.Button, role.ToolTipBase, role.Light)),
            (self.text, (role.WindowText, role.Text, role.ButtonText, role.ToolTipText)),
            (self.muted, (role.PlaceholderText,)),
            (self.edge, (role.Mid, role.Midlight)),
            (self.accent, (role.Highlight, role.Link, role.Accent)),
            (self.on_accent, (role.HighlightedText,)),
        ):
            for each in roles:
                palette.setColor(each, colour)
        for each in (role.WindowText, role.Text, role.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, each, self.disabled())
        return palette

    def field_palette(self) -> QPalette:
        """Return the palette for the widgets in `FIELDS`."""
        palette = self.palette()
        for group, colour in (
            (QPalette.ColorGroup.Active, self.muted),
            (QPalette.ColorGroup.Inactive, self.muted),
            (QPalette.ColorGroup.Disabled, mixed(self.ground, self.muted, 0.5)),
        ):
            # Fusion outlines fields in a darker shade of the window colour, which is invisible
            # when that is dark. It uses the window colour of these widgets for nothing else.
            palette.setColor(group, QPalette.ColorRole.Window, colour.lighter(_DARKENED_BY))
        return palette


def mixed(ground: QColor, tint: QColor, share: float) -> QColor:
    """Return the ground mixed with a share of the tint."""
    return QColor.fromRgbF(
        ground.redF() * (1 - share) + tint.redF() * share,
        ground.greenF() * (1 - share) + tint.greenF() * share,
        ground.blueF() * (1 - share) + tint.blueF() * share,
    )


def _theme(**colours: str) -> Theme:
    return Theme(**{name: QColor(colour) for name, colour in colours.items()})


LIGHT = _theme(
    ground="#f4f6f8",
    surface="#ffffff",
    edge="#dfe4ea",
    outline="#7f8997",
    text="#1b2330",
    muted="#596273",
    accent="#0b6bb8",
    accent_ground="#e3effa",
    on_accent="#ffffff",
    x="#0b6bb8",
    o="#c8501e",
    win="#18794e",
    loss="#b3261e",
)
DARK = _theme(
    ground="#14181d",
    surface="#1e232b",
    edge="#323a45",
    outline="#6d7684",
    text="#eef1f5",
    muted="#9aa5b4",
    accent="#58b0f5",
    accent_ground="#1b3246",
    on_accent="#0c1116",
    x="#58b0f5",
    o="#ff9d66",
    win="#5fd39b",
    loss="#ff8a80",
)
LIGHT_HIGH_CONTRAST = _theme(
    ground="#ffffff",
    surface="#ffffff",
    edge="#000000",
    outline="#000000",
    text="#000000",
    muted="#000000",
    accent="#003f8a",
    accent_ground="#ffffff",
    on_accent="#ffffff",
    x="#003f8a",
    o="#8c2b00",
    win="#00501e",
    loss="#8f0010",
)
DARK_HIGH_CONTRAST = _theme(
    ground="#000000",
    surface="#000000",
    edge="#ffffff",
    outline="#ffffff",
    text="#ffffff",
    muted="#ffffff",
    accent="#8fd0ff",
    accent_ground="#000000",
    on_accent="#000000",
    x="#8fd0ff",
    o="#ffb994",
    win="#8ff0bb",
    loss="#ffb0a8",
)


_STYLE_SHEET = """
QPushButton, MenuChip {{
    background: {surface}; color: {text}; border: 1px solid {outline}; border-radius: 9px;
    padding: 6px 7px;
}}
QPushButton:hover, MenuChip:hover {{ border-color: {accent}; }}
QPushButton:pressed, MenuChip:pressed {{ background: {accent_ground}; }}
QPushButton:checked {{
    background: {accent_ground}; color: {accent}; border-color: {accent};
    border-bottom-width: 4px; padding-bottom: 3px;
}}
QPushButton:focus, MenuChip:focus {{ border: 2px solid {accent}; padding: 5px 6px; }}
QPushButton:checked:focus {{ border-bottom-width: 4px; padding-bottom: 3px; }}
QPushButton:disabled {{ color: {disabled}; border-color: {edge}; }}
QPushButton[emphasised="true"] {{
    background: {accent}; color: {on_accent}; border-color: {accent};
}}
QPushButton[emphasised="true"]:focus {{ border-color: {text}; }}
QPushButton[emphasised="true"]:disabled {{
    background: {surface}; color: {disabled}; border-color: {edge};
}}
QProgressBar {{
    background: {surface}; border: 1px solid {edge}; border-radius: 5px; max-height: 8px;
}}
QProgressBar::chunk {{ background: {accent}; border-radius: 4px; }}
MenuChip {{ background: {accent_ground}; color: {accent}; border-radius: 14px; }}
MenuChip::menu-indicator {{ image: none; }}
QMainWindow::separator {{ background: {outline}; width: 4px; height: 4px; margin: 3px; }}
QMainWindow::separator:hover {{ background: {accent}; }}
#looking_back, #thought_banner {{
    background: {accent_ground}; color: {accent}; border: 2px dashed {accent};
    border-radius: 11px; font-weight: bold; padding: 6px;
}}
#moves {{ border: 1px solid {edge}; border-radius: 11px; padding: 4px; }}
#code_text {{
    background: {surface}; color: {text}; border: 2px solid {edge}; border-radius: 6px;
}}
#code_text::corner {{ background: {surface}; }}
#code_text:focus {{ border-color: {accent}; }}
QTabWidget::pane {{ border: none; border-top: 1px solid {edge}; top: -1px; }}
QTabBar::tab {{
    color: {muted}; border: none; border-bottom: 3px solid transparent; padding: 6px 12px 5px;
}}
QTabBar::tab:hover {{ color: {text}; }}
QTabBar::tab:selected {{ color: {accent}; border-bottom-color: {accent}; }}
QTabBar::tab:focus {{ background: {accent_ground}; }}
#game_switch::tab {{ padding: 2px 10px 3px; }}
QScrollBar {{ background: {ground}; }}
QScrollBar:vertical {{ width: 12px; }}
QScrollBar:horizontal {{ height: 12px; }}
QScrollBar::handle {{ background: {outline}; border-radius: 4px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: 28px; }}
QScrollBar::handle:horizontal {{ min-width: 28px; }}
QScrollBar::handle:hover {{ background: {text}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: none; }}
QComboBox QAbstractItemView {{ background: {surface}; border: 1px solid {outline}; }}
QTableView {{ background: {ground}; }}
QHeaderView, QTableCornerButton::section {{ background: {ground}; border: none; }}
QHeaderView::section {{ background: {ground}; color: {muted}; border: none; padding: 4px; }}
"""


def style_sheet(theme: Theme) -> str:
    """Return the style sheet for the main window and all that is opened from it."""
    names = {field.name: getattr(theme, field.name).name() for field in fields(theme)}
    return _STYLE_SHEET.format(disabled=theme.disabled().name(), **names)


def enlarged(font: QFont, factor: float, *, is_bold: bool = False) -> QFont:
    """Return the font scaled by a factor, whether its size is in points or in pixels."""
    larger = QFont(font)
    if font.pointSizeF() > 0:
        larger.setPointSizeF(font.pointSizeF() * factor)
    else:
        larger.setPixelSize(round(font.pixelSize() * factor))
    larger.setBold(is_bold)
    return larger
