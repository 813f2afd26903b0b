"""The colours of every appearance, the measures that all widgets share, and larger fonts.

Nothing else names a colour.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtGui import QColor, QFont, QPalette

from tictac_gui.engine import Mark
from tictac_gui.engine.search import Ending

TEXT = QPalette.ColorRole.WindowText
MUTED = QPalette.ColorRole.PlaceholderText
"""The roles of the palette for texts: usual and secondary."""
RADIUS = 9
"""The rounding of buttons, fields and marked rows."""
CARD_RADIUS = 12
"""The rounding of what holds other widgets: cards, lists, notices."""
PADDING_Y, PADDING_X = 8, 13
"""The space between a button's text and its outline."""
RING = 2
"""The width of the ring that shows the keyboard focus, in the accent colour."""
GAP = 12
"""The space between groups of widgets."""
MARGIN = 16
"""The space between the edge of a window and its widgets."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of one appearance: light or dark, normal or high contrast."""

    ground: QColor
    """Behind everything."""
    surface: QColor
    """Cells, cards and buttons."""
    edge: QColor
    """The outline of cards and buttons; decoration, except in high contrast."""
    rim: QColor
    """The lower edge of cards and buttons, which makes them stand out from the ground."""
    outline: QColor
    """The outline of what is recognised by it, such as cells and fields; must be visible."""
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
    board: QColor
    """The board with holes, through which the ground is seen."""
    gap: QColor
    """The dark gap between a hole and its disc."""
    on_board: QColor
    """Rings and lines on the board."""
    amber: QColor
    """The discs of X, the first side."""
    red: QColor
    """The discs of O."""
    amber_sign: QColor
    red_sign: QColor

    def ending(self, ending: Ending | None) -> QColor:
        """Return the colour for moves that lead to an ending, None if that is not known yet."""
        if ending is Ending.WIN:
            return self.win
        return self.loss if ending is Ending.LOSS else self.muted

    def mark(self, mark: Mark) -> QColor:
        """Return the colour of a mark."""
        return self.x if mark is Mark.X else self.o

    def last_move_ring(self, mark: Mark) -> QColor:
        """Return the colour of the ring around the last move."""
        return mixed(self.surface, self.mark(mark), 0.78)

    def ghost(self, mark: Mark, ground: QColor | None = None) -> QColor:
        """Return the colour of a mark that is not played yet: faint on purpose.

        On a coloured ground, such as that of a hint, it needs more of its own colour.
        """
        if ground is None or ground == self.surface:
            return mixed(self.surface, self.mark(mark), 0.24)
        return mixed(ground, self.mark(mark), 0.45)

    def hint_ground(self, strength: float) -> QColor:
        """Return the colour of a hinted cell, which pulses between strengths 0 and 1."""
        return mixed(self.surface, self.accent, 0.06 + 0.2 * strength)

    def on_mark(self) -> QColor:
        """Return the colour of text on a ground in the colour of a mark."""
        return self.surface

    def disc(self, mark: Mark) -> QColor:
        """Return the colour of a side's discs."""
        return self.amber if mark is Mark.X else self.red

    def sign(self, mark: Mark) -> QColor:
        """Return the colour of the sign on a disc: quieter than the disc, but readable."""
        return self.amber_sign if mark is Mark.X else self.red_sign

    def disc_rim(self, mark: Mark) -> QColor:
        """Return the colour of a disc's rim, which stands out from the ground too."""
        return mixed(self.disc(mark), self.sign(mark), 0.75)

    def faded_disc(self, mark: Mark) -> QColor:
        """Return the colour of a disc that is not there yet or only tried."""
        return mixed(self.ground, self.disc(mark), 0.35)

    def faded_sign(self, mark: Mark) -> QColor:
        """Return the colour of the sign and the rim of a faded disc."""
        faded = self.faded_disc(mark)
        inks = self.disc_rim(mark), self.disc(mark)
        return max(inks, key=lambda ink: abs(ink.lightness() - faded.lightness()))

    def lit_board(self) -> QColor:
        """Return the colour of the column into which a disc would fall."""
        return mixed(self.board, self.on_board, 0.12)

    def board_light(self) -> QColor:
        """Return the colour of the light on the board's upper edge."""
        return mixed(self.board, self.on_board, 0.28)

    def board_shade(self) -> QColor:
        """Return the colour of the board's lower edge, in the shade."""
        return mixed(self.board, self.gap, 0.55)

    def small_grid(self) -> QColor:
        """Return the colour of the lines on a small board, quieter than its marks."""
        return mixed(self.surface, self.outline, 0.65)

    def faded(self) -> Theme:
        """Return the same colours at half strength, for moves that are only tried or pruned."""
        return replace(
            self,
            **{
                name: mixed(self.surface, getattr(self, name), 0.5)
                for name in (
                    "edge",
                    "outline",
                    "text",
                    "muted",
                    "x",
                    "o",
                    "board",
                    "gap",
                    "amber",
                    "red",
                    "amber_sign",
                    "red_sign",
                )
            },
        )

    def plate(self) -> QColor:
        """Return the background of a text on a faint mark."""
        colour = QColor(self.surface)
        colour.setAlphaF(0.8)
        return colour

    def strong_accent(self) -> QColor:
        """Return the accent colour of a button under the pointer, and of its lower edge."""
        return mixed(self.accent, self.text, 0.2)

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
    ground="#f4f5f8",
    surface="#ffffff",
    edge="#d8dde6",
    rim="#bcc5d2",
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
    board="#2b61b8",
    gap="#122e62",
    on_board="#ffffff",
    amber="#f8c340",
    red="#e2503f",
    amber_sign="#8a5a00",
    red_sign="#6d100a",
)
DARK = _theme(
    ground="#14181d",
    surface="#1e232b",
    edge="#323a45",
    rim="#0a0d11",
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
    board="#3466b8",
    gap="#0d1a33",
    on_board="#ffffff",
    amber="#f8c340",
    red="#e8594a",
    amber_sign="#8a5a00",
    red_sign="#6d100a",
)
LIGHT_HIGH_CONTRAST = _theme(
    ground="#ffffff",
    surface="#ffffff",
    edge="#000000",
    rim="#000000",
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
    board="#00306e",
    gap="#000000",
    on_board="#ffffff",
    amber="#ffc800",
    red="#ff6353",
    amber_sign="#000000",
    red_sign="#000000",
)
DARK_HIGH_CONTRAST = _theme(
    ground="#000000",
    surface="#000000",
    edge="#ffffff",
    rim="#ffffff",
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
    board="#3872d6",
    gap="#000000",
    on_board="#ffffff",
    amber="#ffd21f",
    red="#ff6b5c",
    amber_sign="#000000",
    red_sign="#000000",
)


def enlarged(font: QFont, factor: float, *, is_bold: bool = False) -> QFont:
    """Return the font scaled by a factor, whether its size is in points or in pixels."""
    larger = QFont(font)
    if font.pointSizeF() > 0:
        larger.setPointSizeF(font.pointSizeF() * factor)
    else:
        larger.setPixelSize(round(font.pixelSize() * factor))
    larger.setBold(is_bold)
    return larger
