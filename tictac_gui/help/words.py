"""The words of the help: how to play, the keys, the program itself and its licences.

Every text goes through Qt's translation, with values put in afterwards.
"""

from __future__ import annotations

from enum import Enum, auto
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine import ADAPTIVE, Difficulty, Level
from tictac_gui.games import TIC_TAC_TOE, Game
from tictac_gui.games.matchup import Odds, Strength
from tictac_gui.play.records import DAYS_TO_SOLVE
from tictac_gui.words import game_words, number_words
from tictac_gui.words.side_words import sides

if TYPE_CHECKING:
    from collections.abc import Mapping

translate = QCoreApplication.translate

RANDOM_ODDS = Odds(Fraction(737, 1260), Fraction(8, 63), Fraction(121, 420))
"""How games end in which both sides move at random."""


class Illustration(Enum):
    """What is shown beside or below a section."""

    WIN = auto()
    KEYS = auto()
    HINT = auto()
    VALUES = auto()
    FOUR_WIN = auto()
    FOUR_KEYS = auto()
    FOUR_HINT = auto()
    FOUR_VALUES = auto()
    TREE = auto()
    ODDS = auto()

    @property
    def is_broad(self) -> bool:
        """Whether it needs the whole width."""
        return self in (Illustration.TREE, Illustration.ODDS)


class Section(NamedTuple):
    """A part of the help; its text is rich text."""

    title: str
    text: str
    picture: Illustration | None = None
    caption: str = ""
    """The caption of a broad picture."""


Keys = list[tuple[str, str]]
"""Keys, and what each of them does."""


class Part(NamedTuple):
    """A part of the program; its licence may consist of more than one text."""

    name: str
    summary: str
    texts: tuple[str, ...]


def how_to_play(game: Game, strengths: Mapping[Difficulty, Strength]) -> list[Section]:
    """Explain a game and all its tools; an ellipsis stands for strengths not measured yet."""
    return [
        *(_playing() if game is TIC_TAC_TOE else _playing_four(game)),
        *_choosing(game, strengths),
        *(_understanding() if game.exact else [_values_of_columns()]),
        *([_looking_ahead(game, game.analysis_lookahead)] if game.analysis_lookahead else ()),
        _learning(),
        *([_puzzles()] if game.puzzles else ()),
        _how_good(game),
        *_afterwards(game),
        _positions(game),
        _another_game(),
    ]


def _playing() -> list[Section]:
    return [
        Section(
            translate("Help", "The game"),
            translate(
                "Help",
                "<p>X and O take turns marking free cells; X goes first. Whoever gets <b>three in "
                "a row</b>, across, down or diagonally, wins. A full board without three in a row "
                "is a draw.</p>",
            ),
            Illustration.WIN,
        ),
        Section(
            translate("Help", "Making a move"),
            translate(
                "Help",
                "<p>Click a free cell. Or use the keyboard: the arrow keys and Space, or the "
                "digits 1 to 9, which lie as on a numeric keypad, with 7 8 9 as the top row.</p>"
                "<p>A new game is always one click away, and a game that you leave unfinished "
                "never counts.</p>",
            ),
            Illustration.KEYS,
        ),
        Section(
            translate("Help", "When you are stuck"),
            translate(
                "Help",
                "<p><b>Hint</b> marks a best move and says why it is good. A game with a hint is "
                "practice: it doesn't count.</p>"
                "<p><b>Game ▸ Why Did It Play That?</b> says why the computer made its last move, "
                "and makes the game practice, too.</p>"
                "<p><b>Players ▸ Teaching Game</b> shows mistakes at once, and lets you take them "
                "back. Such games don't count.</p>"
                "<p><b>Undo</b> undoes your last move and the reply to it, <b>Redo</b> plays them "
                "again. If you undo after the end of a game, what follows is practice, too.</p>",
            ),
            Illustration.HINT,
        ),
    ]


def _playing_four(game: Game) -> list[Section]:
    return [
        Section(
            translate("Help", "The game"),
            translate(
                "Help",
                "<p>{0} and {1} take turns dropping discs into seven columns; {0} goes first. A "
                "disc falls to the lowest free place of its column. Whoever gets <b>four in a "
                "row</b>, across, down or diagonally, wins. A full board without four in a row is "
                "a draw.</p>",
            ).format(*sides(game)),
            Illustration.FOUR_WIN,
        ),
        Section(
            translate("Help", "Making a move"),
            translate(
                "Help",
                "<p>Click anywhere in a column. Or use the keyboard: the arrow keys and Space, or "
                "the digits 1 to 7.</p>"
                "<p>A new game is always one click away, and a game that you leave unfinished "
                "never counts.</p>",
            ),
            Illustration.FOUR_KEYS,
        ),
        Section(
            translate("Help", "When you are stuck"),
            translate(
                "Help",
                "<p><b>Hint</b> marks a good move and says why, or how far it could see. A game "
                "with a hint is practice: it doesn't count.</p>"
                "<p><b>Game ▸ Why Did It Play That?</b> says why the computer made its last move, "
                "and makes the game practice, too.</p>"
                "<p><b>Players ▸ Teaching Game</b> shows mistakes at once, and lets you take them "
                "back. Such games don't count.</p>"
                "<p><b>Undo</b> undoes your last move and the reply to it, <b>Redo</b> plays them "
                "again. If you undo after the end of a game, what follows is practice, too.</p>",
            ),
            Illustration.FOUR_HINT,
        ),
    ]


def _level(game: Game, difficulty: Level, strengths: Mapping[Difficulty, Strength]) -> str:
    if difficulty is ADAPTIVE:
        text = translate(
            "Help",
            "Suits you. There are {0} small steps, from Easy upwards. Between games it goes up "
            "when you win and down when you lose, until you win about half of those that aren't "
            "drawn.",
        )
        return text.format(len(game.scale))
    if not game.exact:
        return game_words.way_of_playing(game, difficulty)
    # Until the strength is known, an ellipsis holds its place.
    return game_words.strength(strengths[difficulty]) if difficulty in strengths else "…"


def _choosing(game: Game, strengths: Mapping[Difficulty, Strength]) -> list[Section]:
    rows = "".join(
        f"<tr><td><b>{game_words.difficulty_name(difficulty)}</b></td>"
        f"<td style='padding-left: 12px'>{_level(game, difficulty, strengths)}</td></tr>"
        for difficulty in game.levels
    )
    before = translate(
        "Help",
        "<p>Click the computer's card above the board, or open the <b>Difficulty</b> menu, to "
        "choose how strongly it plays, also in the middle of a game:</p>",
    )
    after = translate(
        "Help",
        "<p>A casual player takes a win and stops a threat, but looks no further ahead. An expert "
        "knows everything that the level might do. Both go first in half of their games.</p>",
    )
    return [
        Section(
            translate("Help", "How strong it is"),
            f"{before}<table>{rows}</table>{after if game.exact else ''}",
        ),
        Section(
            translate("Help", "Who plays"),
            translate(
                "Help",
                "<p>Click a player's card above the board, or open the <b>Players</b> menu, to "
                "choose {0.piece} or {1.piece}, or both in turn.</p>"
                "<p><b>Two People</b> play each other on one screen; <b>Players ▸ Names</b> gives "
                "them names of their own. <b>Watch Two Computers</b> lets two levels play each "
                "other while you look on: pause, go step by step, choose how fast, or let one game "
                "follow another.</p>",
            ).format(*sides(game)),
        ),
    ]


def _understanding() -> list[Section]:
    return [
        Section(
            translate("Help", "What each move leads to"),
            translate(
                "Help",
                "<p>Turn on <b>View ▸ Move Values</b>: every free cell says whether it wins, draws "
                "or loses with best play, and how soon.</p>"
                "<p>Rest on a cell, or go to it with the arrow keys, to see how the game would go "
                "on.</p>",
            ),
            Illustration.VALUES,
        ),
        Section(
            translate("Help", "Why the computer can't be beaten"),
            translate(
                "Help",
                "<p><b>View ▸ Analysis</b> shows the game beside the board: a graph of who would "
                "win, and every move with its verdict. Choose one to look back at it, and to play "
                "on from there.</p>"
                "<p><b>Learn ▸ How It Thinks</b> shows how the position on the board is "
                "searched:</p><ul>"
                "<li><b>Search tree</b> shows minimax call by call, with what is pruned and why. "
                "Begin with <b>Show a small example</b>. <b>Code</b> opens the same search as a "
                "page of Python beside it, to step through line by line.</li>"
                "<li><b>Methods</b> compares plain minimax with alpha-beta pruning, a cache and "
                "symmetry.</li></ul>",
            ),
            Illustration.TREE,
            translate("Help", "A whole search: X tries its three moves, and the second one wins."),
        ),
    ]


def _how_good(game: Game) -> Section:
    title = translate("Help", "How good each player is")
    if not game.exact:
        return Section(
            title,
            translate(
                "Help",
                "<p><b>Learn ▸ Match-ups</b> lets any two players meet as often as you like, among "
                "them minimax with a lookahead of your choice, and says how far chance may have "
                "moved the result. <b>Learn ▸ Prove It</b> plays Unbeatable against every choice "
                "for your first moves, and from there against itself: it gives nothing away.</p>",
            ),
        )
    caption = translate("Help", "Two players who move at random: {0}.")
    return Section(
        title,
        translate(
            "Help",
            "<p><b>Learn ▸ Match-ups</b> lets any two players meet as often as you like, and "
            "shows the exact odds beside the result. <b>Learn ▸ Prove It</b> plays every "
            "possible game against Unbeatable: none is lost.</p>",
        ),
        Illustration.ODDS,
        caption.format(number_words.odds_sentence(game, RANDOM_ODDS)),
    )


def _values_of_columns() -> Section:
    return Section(
        translate("Help", "What each move leads to"),
        translate(
            "Help",
            "<p>Turn on <b>View ▸ Move Values</b>: above every column you see whether it wins, "
            "draws or loses with best play, and in how many moves. The best have a coloured "
            "ground.</p>"
            "<p>All of it is exact. If that takes a moment, three dots stand where a value is "
            "still being worked out.</p>"
            "<p>Rest on a column, or go to it with the arrow keys, to see how the game would go "
            "on.</p>",
        ),
        Illustration.FOUR_VALUES,
    )


def _looking_ahead(game: Game, furthest: int) -> Section:
    text = translate(
        "Help",
        "<p><b>Learn ▸ How It Thinks</b> shows how the position on the board is searched. As "
        "nobody sees the end of the game from its beginning, you choose a <b>lookahead</b> of 1 to "
        "{0} moves. Where it ends, the position is estimated. What counts:</p><ul>"
        "<li>discs near the centre, since more lines run through them;</li>"
        "<li>open threes, which lack one disc for four;</li>"
        "<li>even more, open threes in a good row: if nobody wants to play below it, {1} gets the "
        "odd rows, counted from the bottom, and {2} the even ones.</li></ul>"
        "<p><b>Search tree</b> shows minimax call by call, with its estimates, what is pruned and "
        "why. Begin with <b>Show a small example</b>. <b>Code</b> opens the same search as a page "
        "of Python beside it, to step through line by line. <b>Methods</b> compares plain minimax "
        "with alpha-beta pruning, a cache and symmetry at the same lookahead.</p>",
    )
    return Section(
        translate("Help", "How the computer looks ahead"), text.format(furthest, *sides(game))
    )


def _afterwards(game: Game) -> list[Section]:
    if game.exact:
        after = translate(
            "Help",
            "<p>After a game that could have ended differently, <b>See where it turned</b> goes"
            " back to the move that changed the result and says why. Choose "
            "<b>Play from here</b> to do better, or see the search at that very position.</p>"
            "<p><b>Game ▸ Past Games</b> keeps every finished game. Step through it, open it "
            "in the analysis, or play on from any position. <b>Game ▸ Statistics</b> counts "
            "what you have won, drawn and lost at each level.</p>",
        )
    else:
        after = translate(
            "Help",
            "<p>When somebody has lost, <b>Key moments</b> goes back to up to three moves: the "
            "threat that was overlooked, the last move with which the game could be held, the one "
            "that gave a win away. Each first asks what would have been better, and "
            "<b>Show me</b> says it. Choose <b>Play from here</b> to do better.</p>"
            "<p><b>View ▸ Analysis</b> judges every move beside the board, the last ones first, "
            "and draws who would win after each.</p>"
            "<p><b>Game ▸ Past Games</b> keeps every finished game. Step through it, open it in "
            "the analysis, or play on from any position. <b>Game ▸ Statistics</b> counts what you "
            "have won, drawn and lost at each level.</p>",
        )
    return [
        Section(translate("Help", "After the game"), after),
        Section(
            translate("Help", "How it looks"),
            translate(
                "Help",
                "<p><b>View ▸ Appearance</b> offers light and dark colours, or those of the "
                "system, and <b>High Contrast</b> with any of them. <b>View ▸ Language</b> changes "
                "every text at once, and <b>View ▸ Animations</b> turns motion off.</p>",
            ),
        ),
    ]


def _positions(game: Game) -> Section:
    if game is TIC_TAC_TOE:
        notation = translate(
            "Help",
            "<p>A game is written as its moves in turn, by the digits of a numeric keypad: "
            "<b>5137</b>. A board is written as its rows from the top, with a dot for an empty "
            "cell: <b>O.X/X.X/.OO</b>. X moves first, so the number of each says whose turn it "
            "is.</p>",
        )
    else:
        notation = translate(
            "Help",
            "<p>A game is written as the columns played in turn, 1 to 7: <b>4453</b>. A board is "
            "written as its six rows from the top, seven characters each, with x for {0.piece}, o "
            "for {1.piece} and a dot for an empty cell. {0} moves first, so the number of each "
            "says whose turn it is.</p>",
        ).format(*sides(game))
    ways = translate(
        "Help",
        "<p><b>Game ▸ Open Position</b> takes any position: type or paste it as a text, or click "
        "it together. If it can't occur in a game, it says why. Then play from there, analyse it, "
        "or see how it is searched. <b>Paste Position</b> opens what is on the clipboard.</p>"
        "<p><b>Copy Position</b> and <b>Copy Game</b> copy what is shown as a text, in past games, "
        "puzzles and the search tree too. <b>Save Picture</b> saves the board, and <b>Export</b> "
        "in the past games all that are listed there.</p>",
    )
    return Section(translate("Help", "Any position, in and out"), f"{ways}{notation}")


def _learning() -> Section:
    return Section(
        translate("Help", "Learn how the computer thinks"),
        translate(
            "Help",
            "<p><b>Learn ▸ Course</b> takes minimax apart, in short chapters on real boards, from "
            "the first win to the tree of all games: you play, predict and fill in, and a wrong "
            "answer is answered on the board. It goes on where you left it.</p>",
        ),
    )


def _puzzles() -> Section:
    text = translate(
        "Help",
        "<p><b>Learn ▸ Puzzles</b> asks for a move, from a win at once to a win in three: one "
        "puzzle for each day, the same for everyone, and many more of every kind. Every good "
        "answer is accepted, and a wrong one is refuted on the board.</p>"
        "<p><b>From your games</b> brings back positions in which you went wrong, until you have "
        "solved each on {0} days.</p>"
        "<p>The streak counts puzzles solved in a row at the first try. A hint that shows the "
        "move ends it, like a wrong answer; the hints before that don't.</p>",
    )
    return Section(translate("Help", "Puzzles"), text.format(DAYS_TO_SOLVE))


def _another_game() -> Section:
    return Section(
        translate("Help", "Another game"),
        translate(
            "Help",
            "<p>Above the score, or in the <b>Game</b> menu, you choose between Tic-Tac-Toe and "
            "Connect Four. Each has its own players, score and past games, and waits just as you "
            "left it.</p>",
        ),
    )


def keys_of_board(game: Game) -> tuple[str, Keys]:
    """List the keys that play a game."""
    keys = _keys_of_cells() if game is TIC_TAC_TOE else _keys_of_columns()
    last = (translate("Help", "Tab"), translate("Help", "Go on to the buttons"))
    return translate("Help", "On the board"), [*keys, last]


def _keys_of_cells() -> Keys:
    return [
        (translate("Help", "Arrow keys"), translate("Help", "Go from cell to cell")),
        (translate("Help", "Space, Return"), translate("Help", "Play the cell")),
        (
            translate("Help", "1 to 9"),
            translate("Help", "Play a cell, as on a numeric keypad: 7 8 9 are the top row"),
        ),
    ]


def _keys_of_columns() -> Keys:
    return [
        (translate("Help", "Left, Right"), translate("Help", "Go from column to column")),
        (translate("Help", "Down, Space, Return"), translate("Help", "Drop a disc")),
        (translate("Help", "1 to 7"), translate("Help", "Drop a disc into a column")),
    ]


def keys_elsewhere() -> list[tuple[str, Keys]]:
    """List the keys that are in no menu, since each works in one place only."""
    return [
        (
            translate("Help", "In the search tree"),
            [
                (translate("Help", "Left, Right"), translate("Help", "Step back or forward")),
                (translate("Help", "Down, Up"), translate("Help", "Step over or out of a call")),
                (translate("Help", "Home, End"), translate("Help", "To the start or the end")),
                (translate("Help", "Space"), translate("Help", "Play or pause")),
                (
                    translate("Help", "Ctrl+Arrow keys, Return"),
                    translate("Help", "Choose a board, and open it"),
                ),
                (translate("Help", "Shift+Arrow keys"), translate("Help", "Move the picture")),
                (translate("Help", "C"), translate("Help", "Show or hide the code")),
                (translate("Help", "L"), translate("Help", "Step by line or by call")),
                (
                    translate("Help", "Ctrl+Up, Ctrl+Down"),
                    translate("Help", "In the code, read another line"),
                ),
                (
                    translate("Help", "Ctrl++, Ctrl+−, Ctrl+0"),
                    translate("Help", "Zoom in, zoom out, fit"),
                ),
            ],
        ),
        (
            translate("Help", "In a past game"),
            [
                (translate("Help", "Left, Right"), translate("Help", "One move back or forward")),
                (translate("Help", "Home, End"), translate("Help", "To the start or the end")),
                (
                    translate("Help", "Del, Ctrl+Z"),
                    translate("Help", "Delete the game, or bring it back"),
                ),
            ],
        ),
        (
            translate("Help", "In past games, puzzles and the search tree"),
            [
                ("Ctrl+C", translate("Help", "Copy the position as a text")),
                ("Ctrl+Shift+C", translate("Help", "Copy the game as a text")),
            ],
        ),
        (
            translate("Help", "In the puzzles"),
            [
                ("H", translate("Help", "Hint: first the idea, then the lines, then the move")),
                ("S", translate("Help", "Show the answer")),
                ("P", translate("Help", "Play the puzzle again")),
                ("N", translate("Help", "Next puzzle")),
            ],
        ),
        (
            translate("Help", "In other windows"),
            [(translate("Help", "Esc"), translate("Help", "Close the window"))],
        ),
    ]


def version(number: str) -> str:
    """Name a version of the program."""
    return translate("About", "Version {0}").format(number)


def runs_on(qt: str, pyside: str, python: str) -> str:
    """Name the versions of what the program runs on."""
    return translate("About", "Runs on Qt {0}, PySide6 {1} and Python {2}").format(
        qt, pyside, python
    )


def about() -> list[str]:
    """Say what the program is, in paragraphs."""
    return [
        translate("About", "Tic-tac-toe you can't beat – and it shows you why."),
        translate(
            "About",
            "Play at a level that suits you, see what every move leads to, and follow the minimax "
            "search call by call.",
        ),
        translate("About", "Connect Four is there too, solved: what every column leads to."),
        translate("About", "Free software under the MIT licence."),
    ]


def parts(program: str, qt: str, pyside: str, python: str, qt_folder: str) -> list[Part]:
    """List the parts of the program, given their versions and the folder of Qt's libraries."""
    return [
        Part(
            "Tictac",
            translate(
                "LicencesWindow",
                "Tictac {0} is free software: you may use it, change it and pass it on, under the "
                "MIT licence.",
            ).format(program),
            ("tictac",),
        ),
        Part(
            translate("LicencesWindow", "Qt and PySide6"),
            translate(
                "LicencesWindow",
                "The window is made with Qt {0} and PySide6 {1}, by The Qt Company and others, "
                "under the GNU Lesser General Public License, version 3. It adds to the GNU "
                "General Public License; both texts are below.\n\n"
                "You may replace these libraries with your own: they are separate files in the "
                "folder\n{2}\nPut your builds of the same versions in their place, under the same "
                "names, and start Tictac again; other versions don't load. You find their source "
                "code at https://download.qt.io/official_releases/",
            ).format(qt, pyside, qt_folder),
            ("lgpl-3.0", "gpl-3.0"),
        ),
        Part(
            "Python",
            translate(
                "LicencesWindow",
                "The program runs on Python {0}, under the licence of the Python Software "
                "Foundation.",
            ).format(python),
            ("python",),
        ),
        Part(
            translate("LicencesWindow", "Other libraries"),
            translate(
                "LicencesWindow",
                "Qt and Python contain the work of others, and further libraries come with the "
                "program. Each has its own licence.",
            ),
            ("others", "apache-2.0"),
        ),
    ]


def licence_of(part: str) -> str:
    """Name the text of a licence."""
    return translate("LicencesWindow", "Licence of {0}").format(part)
