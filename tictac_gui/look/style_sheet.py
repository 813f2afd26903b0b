"""The one style sheet, made from the table of the theme: how Qt's own widgets look everywhere.

It names no colour and no measure of its own that the theme has; nothing else sets a style sheet.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

    from tictac_gui.look.theme import Theme

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
    colours: dict[str, QColor] = {each.name: getattr(theme, each.name) for each in fields(theme)}
    colours["disabled"] = theme.disabled()
    return _STYLE_SHEET.format(**{name: colour.name() for name, colour in colours.items()})
