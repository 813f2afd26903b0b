"""The one style sheet, made from the theme's table: how Qt's own widgets look, in every window.

No other module sets one, and no widget paints what is described here. Lengths in em grow with the
font.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

from tictac_gui.look.theme import CARD_RADIUS, PADDING_X, PADDING_Y, RADIUS, RING

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

    from tictac_gui.look.theme import Theme

_BUTTONS = """
QPushButton, QToolButton, QComboBox {{
    background: {surface}; color: {text}; border: 1px solid {edge}; border-bottom: 2px solid {rim};
    border-radius: {radius}px; padding: {py}px {px}px {py_1}px;
}}
QPushButton:hover, QToolButton:hover, QComboBox:hover {{ border-color: {accent}; }}
QPushButton:pressed, QToolButton:pressed, QComboBox:on {{
    background: {accent_ground}; border-color: {accent};
}}
QPushButton:checked {{
    background: {accent_ground}; color: {accent}; border-color: {accent};
    border-bottom-width: {checked}px; padding-bottom: {checked_py}px;
}}
QPushButton:disabled, QToolButton:disabled, QComboBox:disabled {{
    background: {ground}; color: {disabled}; border-color: {edge};
}}
QPushButton:focus, QToolButton:focus, QComboBox:focus {{
    border: {ring}px solid {accent}; padding: {py_1}px {px_1}px;
}}
QPushButton:checked:focus {{ border-bottom-width: {checked}px; padding-bottom: {checked_py}px; }}
ButtonBar QPushButton {{ padding-left: {bar_px}px; padding-right: {bar_px}px; }}
ButtonBar QPushButton:focus {{ padding-left: {bar_px_1}px; padding-right: {bar_px_1}px; }}
QPushButton[emphasised="true"] {{
    background: {accent}; color: {on_accent}; border-color: {accent}; border-bottom-color: {strong};
}}
QPushButton[emphasised="true"]:hover {{ border-color: {strong}; background: {strong}; }}
QPushButton[emphasised="true"]:focus {{ border-color: {text}; }}
QPushButton[emphasised="true"]:disabled {{
    background: {ground}; color: {disabled}; border-color: {edge};
}}
QToolButton {{ padding: {py_1}px; }}
QToolButton:focus {{ padding: {py_2}px; }}
QToolButton[autoRaise="true"] {{ background: transparent; border: 1px solid transparent; }}
QToolButton[autoRaise="true"]:hover {{ background: {accent_ground}; border-color: {accent}; }}
QToolButton[autoRaise="true"]:focus {{ border: {ring}px solid {accent}; }}
MenuChip {{ padding: {py}px {px}px {py_1}px; }}
MenuChip:focus {{ padding: {py_1}px {px_1}px; }}
MenuChip::menu-indicator {{ image: none; }}
QPushButton::menu-indicator {{
    image: url(controls:down-{ink}.png); width: 0.8em; height: 0.8em;
    subcontrol-position: right center; right: 8px;
}}
QComboBox {{ combobox-popup: 0; padding: {py_1}px 0 {py_2}px {px}px; }}
QComboBox:focus {{ padding: {py_2}px 0 {py_2}px {px_1}px; }}
QComboBox::drop-down {{ border: none; width: 2em; }}
QComboBox::down-arrow {{ image: url(controls:down-{ink}.png); width: 0.8em; height: 0.8em; }}
QComboBox::down-arrow:disabled {{ image: url(controls:down-grey.png); }}
#qt_msgbox_label {{ font-weight: bold; padding: 6px 10px 2px 0; }}
#qt_msgbox_informativelabel {{ padding: 0 10px 6px 0; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
"""
"""What is pressed stands out from the ground by its lower edge."""

_FIELDS = """
QLineEdit, QAbstractSpinBox {{
    background: {surface}; color: {text}; border: 1px solid {outline}; border-radius: {radius}px;
    padding: {py_1}px {field_px}px;
}}
QLineEdit:hover, QAbstractSpinBox:hover {{ border-color: {accent}; }}
QLineEdit:focus, QAbstractSpinBox:focus {{
    border: {ring}px solid {accent}; padding: {py_2}px {field_px_1}px;
}}
QLineEdit:disabled, QAbstractSpinBox:disabled {{
    background: {ground}; color: {disabled}; border-color: {edge};
}}
QAbstractSpinBox {{ qproperty-alignment: AlignRight; padding: {py_2}px 0 {py_3}px; }}
QAbstractSpinBox:focus {{ padding: {py_3}px 0 {py_4}px; }}
QAbstractSpinBox QLineEdit {{ background: transparent; border: none; padding: 0; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
    subcontrol-origin: border; width: 1.8em; border: none; background: transparent;
}}
QAbstractSpinBox::up-button {{ subcontrol-position: top right; }}
QAbstractSpinBox::down-button {{ subcontrol-position: bottom right; }}
QAbstractSpinBox::up-arrow, QAbstractSpinBox::down-arrow {{ width: 0.7em; height: 0.7em; }}
QAbstractSpinBox::up-arrow {{ image: url(controls:up-{ink}.png); }}
QAbstractSpinBox::down-arrow {{ image: url(controls:down-{ink}.png); }}
QAbstractSpinBox::up-arrow:disabled, QAbstractSpinBox::up-arrow:off {{
    image: url(controls:up-grey.png);
}}
QAbstractSpinBox::down-arrow:disabled, QAbstractSpinBox::down-arrow:off {{
    image: url(controls:down-grey.png);
}}
QCheckBox {{
    spacing: 8px; border: {ring}px solid transparent; border-radius: {radius}px; padding: 4px;
}}
QCheckBox:focus {{ border-color: {accent}; }}
QCheckBox:disabled {{ color: {disabled}; }}
QCheckBox::indicator, QMenu::indicator:non-exclusive {{
    width: 1em; height: 1em; background: {surface}; border: 1px solid {outline}; border-radius: 4px;
}}
QCheckBox::indicator:hover {{ border-color: {accent}; }}
QCheckBox::indicator:checked, QMenu::indicator:non-exclusive:checked {{
    background: {accent}; border-color: {accent}; image: url(controls:tick-{on_ink}.png);
}}
QCheckBox::indicator:checked:disabled, QMenu::indicator:non-exclusive:checked:disabled {{
    background: {disabled}; border-color: {disabled};
}}
QSlider {{ min-height: 22px; }}
QSlider::groove {{ height: 4px; border-radius: 2px; background: {edge}; }}
QSlider::sub-page {{ border-radius: 2px; background: {accent}; }}
QSlider::handle {{
    width: 14px; margin: -6px 0; border: 1px solid {outline}; border-radius: 8px;
    background: {surface};
}}
QSlider::handle:hover {{ border-color: {accent}; }}
QSlider::handle:focus {{
    width: 14px; margin: -7px 0; border: {ring}px solid {accent}; border-radius: 9px;
}}
QSlider::sub-page:disabled {{ background: {outline}; }}
QProgressBar {{
    border: none; border-radius: 4px; background: {edge}; min-height: 8px; max-height: 8px;
}}
QProgressBar::chunk {{ border-radius: 4px; background: {accent}; }}
"""
"""What is filled in has an outline that must be visible."""

_MENUS = """
QMenuBar {{ background: {ground}; color: {text}; border: none; padding: 2px 3px; spacing: 0; }}
QMenuBar::item {{ background: transparent; border-radius: {small}px; padding: 5px 6px; }}
QMenuBar::item:selected {{ background: {accent_ground}; color: {accent}; }}
QMenuBar::item:pressed {{ background: {accent}; color: {on_accent}; }}
QMenuBar::item:disabled {{ color: {disabled}; }}
QMenu {{ background: {surface}; border: 1px solid {outline}; padding: 4px; }}
QMenu::item {{ padding: 5px 12px; border-radius: {small}px; }}
QMenu::item:selected {{ background: {accent}; color: {on_accent}; }}
QMenu::item:disabled {{ color: {disabled}; }}
QMenu::item:disabled:selected {{ background: {accent_ground}; }}
QMenu::separator {{ height: 1px; background: {edge}; margin: 4px 8px; }}
QMenu::right-arrow {{
    image: url(controls:right-{ink}.png); width: 0.9em; height: 0.9em; margin-right: 6px;
}}
QMenu::right-arrow:selected {{ image: url(controls:right-{on_ink}.png); }}
QMenu::indicator {{
    width: 1em; height: 1em; border: 1px solid transparent; margin-left: 6px;
}}
QMenu::indicator:exclusive:checked {{ image: url(controls:tick-{ink}.png); }}
QMenu::indicator:exclusive:checked:selected {{ image: url(controls:tick-{on_ink}.png); }}
QMenu::indicator:non-exclusive:checked:selected {{ border-color: {on_accent}; }}
QToolTip {{
    background: {surface}; color: {text}; border: 1px solid {outline}; padding: 4px 6px;
}}
"""

_VIEWS = """
QListView, QTextEdit, QPlainTextEdit {{
    background: {surface}; color: {text}; border: 1px solid {edge}; border-radius: {card}px;
    padding: 4px; outline: none;
    selection-background-color: {accent}; selection-color: {on_accent};
}}
QListView:focus {{ border-color: {accent}; }}
QTextEdit:focus, QPlainTextEdit:focus {{ border: {ring}px solid {accent}; padding: 3px; }}
QListView::item {{
    border: 1px solid transparent; border-radius: {small}px; padding: 6px 8px; color: {text};
}}
QListView::item:hover {{ background: {accent_ground}; }}
QListView::item:selected {{ background: {accent_ground}; border-color: {accent}; }}
QListView::item:selected:focus {{ border-width: {ring}px; padding: 5px 7px; }}
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus {{
    border: 1px solid {outline}; border-radius: 0; padding: 3px;
}}
QTableView {{ background: {ground}; border: none; outline: none; }}
QHeaderView, QTableCornerButton::section {{ background: {ground}; border: none; }}
QHeaderView::section {{ background: {ground}; color: {muted}; border: none; padding: 4px; }}
QTabWidget::pane {{ border: none; border-top: 1px solid {edge}; top: -1px; }}
QTabBar::tab {{
    background: transparent; color: {muted}; border: none; border-bottom: 3px solid transparent;
    padding: {py}px {px}px {py_1}px;
}}
QTabBar::tab:hover {{ color: {text}; }}
QTabBar::tab:selected {{ color: {accent}; border-bottom-color: {accent}; }}
QTabBar::tab:focus {{
    border: {ring}px solid {accent}; border-bottom-width: 3px; border-radius: {small}px;
    padding: {py_2}px {px_2}px {py_1}px;
}}
QScrollBar {{ background: transparent; }}
QScrollBar:vertical {{ width: 12px; }}
QScrollBar:horizontal {{ height: 12px; }}
QScrollBar::handle {{ background: {outline}; border-radius: 4px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: 28px; }}
QScrollBar::handle:horizontal {{ min-width: 28px; }}
QScrollBar::handle:hover {{ background: {text}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: none; }}
"""

_PARTS = """
#looking_back, #thought_banner {{
    background: {accent_ground}; color: {accent}; border: 2px dashed {accent};
    border-radius: {card}px; font-weight: bold; padding: 6px;
}}
#dividing_line {{ background: {edge}; border: none; }}
#moves {{ background: {ground}; border: none; padding: 0; }}
HelpPage QTextEdit {{ background: {ground}; }}
HelpPage QTextEdit:focus {{ border-width: 1px; padding: 4px; }}
#code_text, #code_text:focus {{ padding: 0; border-width: 2px; }}
#code_text::corner {{ background: {surface}; }}
#seed::up-button, #seed::down-button {{ width: {field_px}px; }}
#seed::up-arrow, #seed::down-arrow {{ image: none; }}
"""
"""Single widgets, by their names."""

_SHEET = _BUTTONS + _FIELDS + _MENUS + _VIEWS + _PARTS


def style_sheet(theme: Theme) -> str:
    """Return the style sheet for the main window and all that is opened from it."""
    colours: dict[str, QColor] = {each.name: getattr(theme, each.name) for each in fields(theme)}
    colours["disabled"] = theme.disabled()
    colours["strong"] = theme.strong_accent()
    is_dark = theme.ground.lightness() < 128
    # Where it has no ground of its own, what is checked needs another sign.
    checked = 4 if theme.accent_ground == theme.surface else 2
    return _SHEET.format(
        **{name: colour.name() for name, colour in colours.items()},
        **_measures(),
        checked=checked,
        checked_py=PADDING_Y + 1 - checked,
        ink="pale" if is_dark else "dark",
        on_ink="dark" if is_dark else "pale",
    )


def _measures() -> dict[str, int]:
    """Return the measures; a wider border takes what it needs from the padding.

    Qt itself adds to the height of fields, so they have less padding than buttons as high.
    """
    return {
        "radius": RADIUS,
        "small": RADIUS - 3,
        "card": CARD_RADIUS,
        "ring": RING,
        "px": PADDING_X,
        "bar_px": PADDING_X - 5,
        "bar_px_1": PADDING_X - 6,
        "px_1": PADDING_X - 1,
        "px_2": PADDING_X - 2,
        "py": PADDING_Y,
        **{f"py_{less}": PADDING_Y - less for less in range(1, 5)},
        "field_px": PADDING_X - 4,
        "field_px_1": PADDING_X - 5,
    }
