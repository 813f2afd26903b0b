"""The game as it is played: score, board, status and buttons, kept in step with the controller."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtWidgets import QPushButton

from tictac_gui.engine import Mark
from tictac_gui.play.controller import Phase
from tictac_gui.ui.board.board_for import board_for
from tictac_gui.ui.board.overlay.celebration import Celebration
from tictac_gui.ui.board.search_mirror import SearchMirror
from tictac_gui.ui.game_news import GameNews
from tictac_gui.ui.game_switch import GameSwitch
from tictac_gui.ui.look_back_controls import LookBackControls
from tictac_gui.ui.menus.menu_chip import MenuChip
from tictac_gui.ui.players.watch_controls import WatchControls
from tictac_gui.ui.score_strip import ScoreStrip
from tictac_gui.ui.status_label import StatusLabel
from tictac_gui.ui.widgets.announcer import announce
from tictac_gui.ui.widgets.buttons.action_button import action_button, emphasise
from tictac_gui.ui.widgets.buttons.button_bar import ButtonBar
from tictac_gui.ui.widgets.centred_column import CentredColumn
from tictac_gui.ui.words import game_words, menu_words
from tictac_gui.ui.words.moves import move_words, reason_words

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tictac_gui.engine import Outcome
    from tictac_gui.games import Hint
    from tictac_gui.play.controller import GameController
    from tictac_gui.play.study.game_review import GameReview
    from tictac_gui.play.study.look_back import LookBack
    from tictac_gui.play.watching import Watching
    from tictac_gui.ui.actions import Actions
    from tictac_gui.ui.look.look import Look


class GamePanel(CentredColumn):
    """Shows one game and passes on what the person does."""

    def __init__(
        self,
        controller: GameController,
        look_back: LookBack,
        review: GameReview,
        watching: Watching,
        actions: Actions,
        look: Look,
        notice_bar: QWidget,
    ) -> None:
        super().__init__()
        self._controller = controller
        self._look_back = look_back
        self._review = review
        self._watching = watching
        self._actions = actions
        self._shown_hint: Hint | None = None
        self.game = game = controller.setup.game
        self.switch = GameSwitch(game)
        self._score = ScoreStrip(look)
        self.board = board_for(game, look)
        self._celebration = Celebration(self.board, look, self)
        self.mirror = SearchMirror(self.board, look_back, look)
        self._status = StatusLabel(look)
        # Before anything else is told of the game: what it has to say is part of the status.
        self._news = GameNews(controller, self._status)
        self._new_game = action_button("new_game", self.tr("New game"), actions.new_game)
        self._retry = QPushButton(self.tr("Try again"))
        self._retry.setObjectName("retry")
        self._opponent = MenuChip("opponent", actions.opponent)
        self._opponent.keep_room_for(map(menu_words.short_opponent, actions.opponent.opponents))
        self._watch_controls = WatchControls(watching)
        undo = action_button("undo", self.tr("Undo"), actions.undo)
        self._hint = action_button("hint", self.tr("Hint"), actions.hint)
        self._turning_point = action_button(
            "see_turning_point", self.tr("See where it turned"), actions.see_turning_point
        )
        tools = [
            action_button("values", self.tr("Values"), actions.move_values),
            action_button("show_analysis", self.tr("Analysis"), actions.analysis),
        ]
        buttons = ButtonBar(
            [self._new_game, undo, self._turning_point, self._hint, self._retry],
            [*tools, self._opponent],
            taking_turns=(self._turning_point, self._hint),
        )
        self._look_back_controls = LookBackControls(
            look_back, review, actions, self._score, buttons
        )
        self.add(notice_bar)
        self.add(self.switch)
        self.add(self._score)
        self.add(self._look_back_controls.banner)
        self.add_main(self.board)
        self.add(self._status)
        self.add(self._watch_controls)
        self.add(buttons)
        self.add(self._look_back_controls.buttons)
        self._connect(controller)
        watching.changed.connect(self._refresh)

    def take_over(self, former: GamePanel) -> None:
        """Show what another panel shows, or where another game was left."""
        # A line that was struck long ago is no news.
        with QSignalBlocker(self.board):
            self._on_shown()
        if former._shown_hint and former.game is self.game:
            self._on_hint_found(former._shown_hint)

    @Slot(int)
    def play_move(self, move: int) -> None:
        """Play a move, or say why it can't be played while looking back.

        Where a thought covers the board, the board is shown first: nobody plays what can't be seen.
        """
        if self.mirror.is_active:
            self.mirror.leave()
        elif self._look_back.is_active:
            self._announce_look_back()
        else:
            self._news.forget_remark()
            self._controller.play_move(move)

    def _connect(self, controller: GameController) -> None:
        self.board.move_clicked.connect(self.play_move)
        self.board.line_struck.connect(self._on_line_struck)
        self._retry.clicked.connect(controller.retry)
        controller.move_chosen.connect(self._on_move_chosen)
        self._look_back.shown.connect(self._on_shown)
        self._review.advanced.connect(self._on_review_advanced)
        self._review.reviewed.connect(self._on_reviewed)
        self.mirror.changed.connect(self._offer_way_back)
        self._actions.back_to_game.triggered.connect(self.mirror.leave)
        controller.phase_changed.connect(self._on_phase_changed)
        controller.game_started.connect(self._refresh)
        controller.levels_changed.connect(self._refresh)
        controller.game_ended.connect(self._on_game_ended)
        controller.score_changed.connect(self._on_score_changed)
        controller.names.changed.connect(self._on_names_changed)
        self._score.names_asked.connect(self._actions.names.trigger)
        controller.hint_found.connect(self._on_hint_found)
        controller.search_failed.connect(self._on_search_failed)

    @Slot()
    def _refresh(self) -> None:
        """Bring status, buttons and menus in step with the game."""
        controller, setup = self._controller, self._controller.setup
        window = self.window()
        focused = window.focusWidget()
        over = controller.phase is Phase.OVER
        self._status.setText(self._status_text())
        self._score.show_turn(None if over else controller.board.turn)
        self._show_result()
        self._new_game.setText(self.tr("Play again") if over else self.tr("New game"))
        emphasise(self._new_game, is_emphasised=over)
        self._retry.setVisible(controller.phase is Phase.FAILED)
        self._opponent.show_choice(
            *menu_words.opponent(setup, controller.adaptation.step(setup.game))
        )
        self._watch_controls.refresh()
        self._actions.refresh()
        self._look_back_controls.refresh()
        self._offer_way_back()
        # There is no move left to hint at then, and small windows need the room: also meanwhile,
        # so that one goes before the other comes.
        buttons = (self._hint, self._turning_point)
        hidden, shown = buttons if self._offers_turning_point else reversed(buttons)
        hidden.hide()
        shown.show()
        if focused and focused is not window.focusWidget():
            # Qt moves the focus from a button that is disabled or hidden to the next one, which
            # the next key would press.
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _offers_turning_point(self) -> bool:
        # Not between games that follow each other: all would jump, and Pause would be hard to hit.
        return self._review.turning_point is not None and not self._watching.goes_on

    @Slot()
    def _offer_way_back(self) -> None:
        can_go_back = self._look_back.is_active or self.mirror.is_active
        self._actions.back_to_game.setEnabled(can_go_back)

    def _show_result(self) -> None:
        """Make the most of the result as soon as it is said: large, and the winner's card lit."""
        is_said = not self.board.is_striking and not self._look_back.is_active
        outcome = self._controller.board.outcome if is_said else None
        self._status.show_result(is_result=outcome is not None, notes=self._news.next_step)
        self._score.show_winner(outcome.winner if outcome else None)

    def _status_text(self) -> str:
        look_back = self._look_back
        if look_back.is_active:
            moves = look_back.moves
            if move := self._review.shown_move:
                if forced := reason_words.forced_moves(look_back.game, move):
                    return forced
                moves = (*moves, move.move)
            return game_words.position_status(
                look_back.game, moves, look_back.people, look_back.names
            )
        if self.board.is_striking:
            # The result is not announced yet, and no other status holds.
            return ""
        return self._news.status(is_faultless=self._review.is_faultless)

    def _announce_look_back(self) -> None:
        banner = self._look_back_controls.banner
        announce(banner, banner.text())

    @Slot(int)
    def _on_move_chosen(self, move: int) -> None:
        # Before the board shows it: without motion, the result is announced as soon as it does.
        game, people = self._controller.setup.game, self._controller.people
        text = game_words.move_announcement(game, self._controller.board, move, people)
        announce(self.board, text)

    @Slot()
    def _on_shown(self) -> None:
        look_back = self._look_back
        self._shown_hint = None
        self._celebration.stop()
        self.board.show_board(
            look_back.board,
            look_back.moves[-1] if look_back.moves else None,
            look_back.people,
            is_playable=not look_back.is_active,
        )
        if move := self._review.shown_move:
            self.board.annotate(move)
        self._refresh()
        # A line that is replaced before it is struck never reports that it was.
        self._on_score_changed()
        if look_back.is_active:
            self._announce_look_back()

    @Slot()
    def _on_review_advanced(self) -> None:
        """Offer the turning point as soon as it is known, and show what more is known about it."""
        move = self._review.shown_move
        if move and move != self.board.annotated_move:
            self._on_shown()
        elif self._offers_turning_point == self._turning_point.isHidden():
            self._refresh()

    @Slot()
    def _on_reviewed(self) -> None:
        status = self._status.text()
        self._refresh()
        if self._status.text() != status and not self._look_back.is_active:
            announce(self._status, self._status.text())

    @Slot()
    def _on_phase_changed(self) -> None:
        self._refresh()
        outcome = self._controller.board.outcome
        if outcome and (not outcome.winner or self._look_back.is_active):
            announce(self._status, game_words.status(self._controller))

    @Slot(object)
    def _on_game_ended(self, outcome: Outcome) -> None:
        # When the computer wins it stays calm.
        if outcome.winner in self._controller.people:
            self._celebration.prepare()

    @Slot()
    def _on_line_struck(self) -> None:
        self._status.setText(self._status_text())
        self._show_result()
        self._on_score_changed()
        announce(self._status, self._news.with_next_step(self._status.text()))

    @Slot()
    def _on_score_changed(self) -> None:
        if not self.board.is_striking:
            controller = self._controller
            captions = {mark: game_words.player_caption(controller, mark) for mark in Mark}
            self._score.show_score(controller.score, captions, controller.people)

    @Slot()
    def _on_names_changed(self) -> None:
        self._status.setText(self._status_text())
        self._show_result()
        self._on_score_changed()

    @Slot(object)
    def _on_hint_found(self, hint: Hint) -> None:
        if self._look_back.is_active:
            return
        self._shown_hint = hint
        self.mirror.leave()
        self.board.show_hint(hint.move)
        self.board.explain(hint)
        game, opponent = self._controller.setup.game, self._controller.board.turn.other
        self._status.setText(move_words.hint(game, hint, opponent))
        announce(self.board, self._status.text())

    @Slot(str)
    def _on_search_failed(self, reason: str) -> None:
        is_looking_back = self._look_back.is_active
        if self._controller.phase is Phase.FAILED:
            text = self.tr("The computer could not find a move: {0}").format(reason)
        elif is_looking_back:
            # A hint is of no use here, so neither is the news that there is none.
            return
        else:
            text = self.tr("No hint could be found: {0}").format(reason)
        if not is_looking_back:
            self._status.setText(text)
        announce(self._status, text)
