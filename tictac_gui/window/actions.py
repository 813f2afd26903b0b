"""The commands and choices of the menu bar, with their shortcuts, connected to the game.

What needs another window is connected by the main window.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from tictac_gui.board.copying import COPY_GAME_KEYS
from tictac_gui.engine import ADAPTIVE, Adaptive, Difficulty, Level, Mark
from tictac_gui.games import GAMES, Game
from tictac_gui.games.teaching import Teaching
from tictac_gui.look.appearance import Appearance, Scheme
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players
from tictac_gui.translation import Language
from tictac_gui.widgets.menus import ChoiceMenu, TwoLineItem
from tictac_gui.window import words
from tictac_gui.words import finding_words, game_words, moment_words, teaching_words, why_words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QMenuBar, QWidget

    from tictac_gui.games.matchup import Strength
    from tictac_gui.play.controller import GameController

translate = QCoreApplication.translate
_LEVEL = Difficulty | Adaptive


class DifficultyMenu(ChoiceMenu):
    """Has a note below each level: how strong it is, or how it plays.

    The menus of macOS have no second line: there the notes are tool tips.
    """

    # These are shown at every move, but seldom change.
    _shown_game: Game | None = None
    _shown_step: tuple[int, int] | None = None

    def make_room(self, game: Game) -> None:
        """Reserve a second line below each level, or show there how it plays.

        Exact strengths are measured later; the menu keeps its size when they arrive.
        """
        if game is self._shown_game:
            return
        self._shown_game = game
        levels = () if game.exact else game.policies
        notes = {level: game_words.way_of_playing(game, level) for level in levels}
        sentences = list(notes.values()) or [game_words.longest_strength()]
        if steps := len(game.scale):
            sentences.append(game_words.way_of_adapting(steps, steps))
        widest = max(sentences, key=len)
        for action in self._levels():
            if isinstance(action, TwoLineItem):
                action.make_room(widest)
            if note := notes.get(action.data()):
                self._show_note(action, note)

    def show_step(self, step: int, steps: int) -> None:
        """Show how strong the adaptive level is at present."""
        if (step, steps) == self._shown_step:
            return
        self._shown_step = step, steps
        for action in self._levels():
            if action.data() is ADAPTIVE:
                self._show_note(action, game_words.way_of_adapting(step, steps))

    def show_strengths(self, strengths: Mapping[Difficulty, Strength]) -> None:
        """Show how strong each level is."""
        for action in self._levels():
            if strength := strengths.get(action.data()):
                self._show_note(action, game_words.strength(strength))

    def _levels(self) -> list[QAction]:
        return [action for action in self.actions() if isinstance(action.data(), _LEVEL)]

    def _show_note(self, action: QAction, note: str) -> None:
        action.setToolTip(note)
        if isinstance(action, TwoLineItem):
            action.show_note(note)

    def _new_action(self, text: str) -> QAction:
        if sys.platform == "darwin":
            self.setToolTipsVisible(True)
            return super()._new_action(text)
        return TwoLineItem(text, self)


class AppearanceMenu(ChoiceMenu):
    """Offers light, dark or the system's colours, and high contrast."""

    def __init__(self, title: str, appearance: Appearance, window: QWidget) -> None:
        schemes = {
            Scheme.SYSTEM: translate("Appearance", "Follow &System"),
            Scheme.LIGHT: translate("Appearance", "&Light"),
            Scheme.DARK: translate("Appearance", "&Dark"),
        }
        super().__init__(title, schemes, "action_", window)
        self._appearance = appearance
        self.chosen.connect(self._on_scheme_chosen)
        self.show_choice(appearance.scheme)
        high_contrast = QAction(translate("Appearance", "High &Contrast"), window)
        high_contrast.setObjectName("action_high_contrast")
        high_contrast.setCheckable(True)
        high_contrast.setChecked(appearance.wants_high_contrast)
        high_contrast.toggled.connect(appearance.choose_high_contrast)
        appearance.high_contrast_chosen.connect(high_contrast.setChecked)
        self.addSeparator()
        self.addAction(high_contrast)

    @Slot(object)
    def _on_scheme_chosen(self, scheme: Scheme) -> None:
        self._appearance.choose(scheme)
        self.show_choice(scheme)


class Actions(QObject):
    """The actions and menus, which show the state of the game; all are children of the parent."""

    def __init__(
        self,
        controller: GameController,
        appearance: Appearance,
        language: Language,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._parent = parent
        self._separator = QAction(self)
        self._separator.setSeparator(True)
        games = {game: game_words.game_item(game) for game in GAMES}
        self.game = ChoiceMenu(self.tr("&Game"), games, "action_", parent)
        self.new_game = self._action(
            "new_game", self.tr("&New Game"), QKeySequence.StandardKey.New, controller.new_game
        )
        self.undo = self._action(
            "undo", self.tr("&Undo"), QKeySequence.StandardKey.Undo, controller.undo
        )
        self.redo = self._action(
            "redo", self.tr("&Redo"), QKeySequence.StandardKey.Redo, controller.redo
        )
        hint = words.hint_item(makes_practice=False)
        self.hint = self._action("hint", hint, "H", controller.hint)
        # Its name without what a hint makes of the game, which comes and goes.
        self.hint.setIconText(hint.replace("&", ""))
        self._make_exchange()
        self.statistics = self._action("statistics", self.tr("&Statistics…"), "Ctrl+T")
        self.past_games = self._action("past_games", self.tr("&Past Games…"), "Ctrl+P")
        self._make_players()
        self.appearance = AppearanceMenu(self.tr("&Appearance"), appearance, parent)
        languages = {language: words.language_item(language) for language in Language}
        self.language = ChoiceMenu(self.tr("&Language"), languages, "action_language_", parent)
        self.language.show_choice(language)
        self.move_values = self._action("move_values", self.tr("Move &Values"), "V")
        self.move_values.setCheckable(True)
        self.analysis = self._action("analysis", self.tr("Anal&ysis"), "A")
        self.analysis.setCheckable(True)
        self.back_to_game = self._action("back_to_game", self.tr("&Back to the Game"), "Esc")
        self.play_from_here = self._action("play_from_here", self.tr("Play from &Here"))
        self.previous_move = self._action("previous_move", self.tr("&Previous Move"), "Alt+Left")
        self.next_move = self._action("next_move", self.tr("N&ext Move"), "Alt+Right")
        self.see_turning_point = self._action(
            "see_turning_point",
            moment_words.item(has_moments=controller.setup.game.moment_finder is not None),
            "T",
        )
        self.show_search = self._action("show_search", self.tr("Show the Sear&ch"))
        self.full_screen = self._action("full_screen", self.tr("&Full Screen"), "F11")
        self.full_screen.setCheckable(True)
        self.animations = self._action("animations", self.tr("A&nimations"))
        self.animations.setCheckable(True)
        motion = appearance.look.motion
        self.animations.setChecked(motion.is_chosen)
        self.animations.toggled.connect(motion.choose)

        self.matchups = self._action("matchups", self.tr("&Match-ups…"), "Ctrl+M")
        self.proof = self._action("proof", self.tr("Pro&ve It…"), "Ctrl+Shift+P")
        self.puzzles = self._action("puzzles", self.tr("&Puzzles…"), "Ctrl+U")
        self.thinking = self._action("thinking", self.tr("How It &Thinks…"), "Ctrl+H")
        self.course = self._action("course", self.tr("&Course…"), "Ctrl+L")

        self.how_to_play = self._action("how_to_play", self.tr("&How to Play"), "F1")
        self.keyboard_shortcuts = self._action(
            "keyboard_shortcuts", self.tr("&Keyboard Shortcuts"), "Ctrl+?"
        )
        self.about = self._action("about", self.tr("&About Tictac"))
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.about_qt = self._action("about_qt", self.tr("About &Qt"))
        self.about_qt.setMenuRole(QAction.MenuRole.AboutQtRole)

    def _make_exchange(self) -> None:
        self.open_position = self._action(
            "open_position", self.tr("&Open Position…"), QKeySequence.StandardKey.Open
        )
        self.paste = self._action(
            "paste", self.tr("P&aste Position"), QKeySequence.StandardKey.Paste
        )
        self.copy_position = self._action(
            "copy_position", self.tr("Cop&y Position"), QKeySequence.StandardKey.Copy
        )
        self.copy_game = self._action("copy_game", self.tr("Copy &Game"), COPY_GAME_KEYS)
        self.save_picture = self._action("save_picture", self.tr("Save P&icture…"))
        # StandardKey.Quit is empty on some platforms.
        self.quit = self._action("quit", self.tr("&Quit"), "Ctrl+Q")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

    def _make_players(self) -> None:
        controller, parent = self._controller, self._parent
        ask_why = why_words.item(makes_practice=False)
        self.why = self._action("why", ask_why, "W", controller.ask_why)
        self.why.setIconText(ask_why.replace("&", ""))
        game = controller.setup.game
        difficulties = {difficulty: words.difficulty_item(difficulty) for difficulty in Difficulty}
        levels = {level: words.difficulty_item(level) for level in game.levels}
        self.difficulty = DifficultyMenu(self.tr("&Difficulty"), levels, "action_", parent)
        self.difficulty.chosen.connect(self._on_difficulty_chosen)
        self.x_difficulty = DifficultyMenu(
            words.level_menu(game, Mark.X), difficulties, "action_x_", parent
        )
        self.x_difficulty.chosen.connect(self._on_x_difficulty_chosen)
        self.o_difficulty = DifficultyMenu(
            words.level_menu(game, Mark.O), difficulties, "action_o_", parent
        )
        self.o_difficulty.chosen.connect(self._on_o_difficulty_chosen)
        players = {players: words.players_item(game, players) for players in Players}
        self.players = ChoiceMenu(self.tr("&Players"), players, "action_", parent)
        self.players.chosen.connect(self._on_players_chosen)
        self._make_teaching()
        self.difficulty_menus = (self.difficulty, self.x_difficulty, self.o_difficulty)
        self.names = self._action("names", self.tr("&Names…"))

    def _make_teaching(self) -> None:
        choices = {teaching: teaching_words.item(teaching) for teaching in Teaching}
        self.teaching = ChoiceMenu(teaching_words.menu(), choices, "action_teaching_", self._parent)
        self.teaching.menuAction().setObjectName("action_teaching")
        self.take_back = self._action("take_back", teaching_words.take_back(), "B")
        self.play_on = self._action("play_on", teaching_words.play_on(), "P")
        self.teaching.addSeparator()
        self.teaching.addActions([self.take_back, self.play_on])
        # Elsewhere these keys hint at the next move.
        keys = ("H", "S") if self._controller.setup.game.moment_finder else ("", "")
        self.moment_hint = self._action("moment_hint", finding_words.hint_item(), keys[0])
        self.show_me = self._action("show_me", finding_words.show_me_item(), keys[1])

    def of_player(self, mark: Mark) -> list[QAction]:
        """Return the actions that concern the player of a mark: levels, if any, and players."""
        players, controller = self.players.actions(), self._controller
        if not controller.seat(mark):
            return players
        if controller.people:
            levels = self.difficulty.choices
        else:
            levels = (self.x_difficulty if mark is Mark.X else self.o_difficulty).choices
        return [*levels, self._separator, *players]

    def fill(self, menu_bar: QMenuBar) -> None:
        """Fill the menu bar; what the game lacks is hidden."""
        game = self.game
        game.addSeparator()
        game.addActions([self.new_game, self.undo, self.redo, self.hint, self.why])
        game.addSeparator()
        game.addActions([self.open_position, self.copy_position, self.copy_game, self.paste])
        game.addAction(self.save_picture)
        game.addSeparator()
        game.addActions([self.statistics, self.past_games])
        game.addSeparator()
        game.addAction(self.quit)
        self.difficulty.addMenu(self.x_difficulty)
        self.difficulty.addMenu(self.o_difficulty)
        self.players.addSeparator()
        self.players.addMenu(self.teaching)
        self.players.addAction(self.names)
        view = QMenu(self.tr("&View"), self._parent)
        view.addActions([self.move_values, self.analysis])
        view.addSeparator()
        view.addActions([self.previous_move, self.next_move])
        view.addActions([self.see_turning_point, self.moment_hint, self.show_me, self.show_search])
        view.addActions([self.back_to_game, self.play_from_here])
        view.addSeparator()
        view.addMenu(self.appearance)
        view.addMenu(self.language)
        view.addActions([self.animations, self.full_screen])
        learn = QMenu(self.tr("&Learn"), self._parent)
        learn.addActions([self.course, self.puzzles, self.thinking])
        learn.addSeparator()
        learn.addActions([self.matchups, self.proof])
        help_menu = QMenu(self.tr("&Help"), self._parent)
        help_menu.addActions([self.how_to_play, self.keyboard_shortcuts])
        help_menu.addSeparator()
        help_menu.addActions([self.about, self.about_qt])
        for menu in (game, self.difficulty, self.players, view, learn, help_menu):
            menu_bar.addMenu(menu)
        offered = self._controller.setup.game
        self.matchups.setVisible(bool(offered.players))
        self.proof.setVisible(offered.prove is not None)
        self.puzzles.setVisible(offered.puzzles is not None)
        for action in (self.moment_hint, self.show_me):
            action.setVisible(offered.moment_finder is not None)

    def refresh(self) -> None:
        """Enable what can be done now, and check what is chosen."""
        controller, setup = self._controller, self._controller.setup
        self.undo.setEnabled(controller.can_undo)
        self.redo.setEnabled(controller.can_redo)
        self.hint.setEnabled(controller.can_hint)
        makes_practice = controller.hint_makes_practice
        self.hint.setText(words.hint_item(makes_practice=makes_practice))
        self.hint.setToolTip(words.hint_tip(makes_practice=makes_practice))
        can_ask = controller.last_reply is not None
        self.why.setEnabled(can_ask)
        is_on = controller.phase is not Phase.OVER and not controller.is_practice
        self.why.setText(why_words.item(makes_practice=can_ask and is_on))
        watching = setup.players is Players.TWO_COMPUTERS
        self.game.show_choice(setup.game)
        self.players.show_choice(setup.players)
        self.teaching.setEnabled(len(controller.people) == 1)
        self.names.setEnabled(setup.players is Players.TWO_PEOPLE)
        for menu in self.difficulty_menus:
            menu.make_room(setup.game)
            menu.show_step(controller.adaptation.step(setup.game), len(setup.game.scale))
        # Two computers have a level each, two people none.
        self.difficulty.setEnabled(setup.players is not Players.TWO_PEOPLE)
        self.difficulty.set_choices_visible(not watching)
        self.difficulty.show_choice(setup.difficulty)
        self.x_difficulty.menuAction().setVisible(watching)
        self.x_difficulty.show_choice(setup.x_difficulty)
        self.o_difficulty.menuAction().setVisible(watching)
        self.o_difficulty.show_choice(setup.o_difficulty)

    def show_strengths(self, strengths: Mapping[Difficulty, Strength]) -> None:
        """Show in the menus how strong each difficulty is."""
        for menu in self.difficulty_menus:
            menu.show_strengths(strengths)

    def _action(
        self,
        name: str,
        text: str,
        shortcut: QKeySequence.StandardKey | str = "",
        command: Callable[[], object] | None = None,
    ) -> QAction:
        action = QAction(text, self._parent)
        action.setObjectName(f"action_{name}")
        if isinstance(shortcut, str):
            action.setShortcut(shortcut)
        else:
            action.setShortcuts(shortcut)
        if command:
            action.triggered.connect(command)
        return action

    @Slot(object)
    def _on_difficulty_chosen(self, difficulty: Level) -> None:
        self._controller.choose_setup(replace(self._controller.setup, difficulty=difficulty))

    @Slot(object)
    def _on_x_difficulty_chosen(self, difficulty: Difficulty) -> None:
        self._controller.choose_setup(replace(self._controller.setup, x_difficulty=difficulty))

    @Slot(object)
    def _on_o_difficulty_chosen(self, difficulty: Difficulty) -> None:
        self._controller.choose_setup(replace(self._controller.setup, o_difficulty=difficulty))

    @Slot(object)
    def _on_players_chosen(self, players: Players) -> None:
        self._controller.choose_setup(replace(self._controller.setup, players=players))
