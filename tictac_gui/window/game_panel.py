"""The game in the main window: players, board, status and buttons, in step with the controller.

It knows nothing of what opens beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QTabBar

from tictac_gui.board.board import board_for
from tictac_gui.board.overlay import Celebration
from tictac_gui.engine import Mark, Outcome
from tictac_gui.games import GAMES, Game
from tictac_gui.look.theme import enlarged, mixed
from tictac_gui.play.change import Change, Event
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.finding import Finding, Stage
from tictac_gui.widgets.buttons import ButtonBar, action_button, emphasise
from tictac_gui.widgets.containers import CentredColumn
from tictac_gui.widgets.icon_button import Icon
from tictac_gui.widgets.labels import announce
from tictac_gui.window import words
from tictac_gui.window.controls import (
    LookBackControls,
    StatusRow,
    TeachingControls,
    WatchControls,
)
from tictac_gui.window.player_cards import PlayerCards
from tictac_gui.window.status import GameNews, StatusLabel
from tictac_gui.words import (
    finding_words,
    game_words,
    moment_words,
    reason_words,
    teaching_words,
    why_words,
)

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from tictac_gui.board.board import BoardWidget
    from tictac_gui.board.move_values import MoveValues
    from tictac_gui.board.thought import Thought, ThoughtBoard
    from tictac_gui.games.teaching import Mistake
    from tictac_gui.look.appearance import Look
    from tictac_gui.play.game_review import GameReview
    from tictac_gui.play.looking_back import LookBack
    from tictac_gui.play.teacher import Teacher
    from tictac_gui.play.watching import Watching
    from tictac_gui.window.actions import Actions


_SMALL_WIDTH, _SMALL_HEIGHT = 400, 440
"""In a narrower or lower panel, the cards are as small as they can be."""
_GROOVE = 0.12
"""How much darker than the ground the groove is in which the chosen segment lies."""


class GameSwitch(QTabBar):
    """One switch with a segment for each game; a listener to `chosen` makes the switch."""

    chosen = Signal(object)

    def __init__(self, game: Game, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setObjectName("game_switch")
        self.setAccessibleName(self.tr("Choose the game"))
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        for each in GAMES:
            self.addTab(game_words.game_name(each))
        # A test may play a game of its own.
        self.setCurrentIndex(GAMES.index(game) if game in GAMES else -1)
        self.currentChanged.connect(self._on_current_changed)

    @Slot(int)
    def _on_current_changed(self, number: int) -> None:
        self.chosen.emit(GAMES[number])

    @property
    def _chosen_font(self) -> QFont:
        return enlarged(self.font(), 1.0, is_bold=True)

    def tabSizeHint(self, index: int) -> QSize:  # noqa: N802 - Qt calls it so
        # Chosen or not, so that nothing moves.
        metrics = QFontMetrics(self._chosen_font)
        line = metrics.height()
        return QSize(metrics.horizontalAdvance(self.tabText(index)) + 2 * line, line + 12)

    def minimumTabSizeHint(self, index: int) -> QSize:  # noqa: N802
        return self.tabSizeHint(index)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        groove = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        radius = groove.height() / 2
        painter.setPen(theme.edge)
        painter.setBrush(mixed(theme.ground, theme.outline, _GROOVE))
        painter.drawRoundedRect(groove, radius, radius)
        chosen = self.currentIndex()
        segment = QRectF(self.tabRect(chosen)).adjusted(2.5, 2.5, -2.5, -2.5)
        painter.setPen(QPen(theme.accent, 2.0) if self.hasFocus() else theme.outline)
        painter.setBrush(theme.surface)
        painter.drawRoundedRect(segment, radius - 2, radius - 2)
        for number in range(self.count()):
            is_chosen = number == chosen
            painter.setFont(self._chosen_font if is_chosen else self.font())
            painter.setPen(theme.text if is_chosen else theme.muted)
            painter.drawText(
                self.tabRect(number), Qt.AlignmentFlag.AlignCenter, self.tabText(number)
            )


class SearchMirror(QObject):
    """Covers the board while the search tree is about another position, until the game changes."""

    changed = Signal()
    left = Signal()
    """A person wants to see the game, and no further thoughts."""

    def __init__(self, board: BoardWidget, look_back: LookBack, look: Look) -> None:
        super().__init__(board)
        self._board = board
        self._look_back = look_back
        self._look = look
        self._cover: ThoughtBoard | None = None

    @property
    def is_active(self) -> bool:
        """Whether a thought covers the board."""
        return self._cover is not None and not self._cover.isHidden()

    @Slot(object)
    def show(self, thought: Thought | None) -> None:
        """Show a thought unless the board shows the same position; None shows the board."""
        if not thought or (not thought.tried and thought.position == self._look_back.board):
            self._uncover()
            return
        was_active = self.is_active
        if not self._cover:
            from tictac_gui.board.thought import ThoughtBoard

            self._cover = ThoughtBoard(self._board, self._look)
            self._cover.left.connect(self.leave)
        self._cover.show_thought(thought)
        self._cover.show()
        if not was_active:
            self.changed.emit()

    @Slot()
    def leave(self) -> None:
        """Show the board as it is."""
        if self.is_active:
            self._uncover()
            self.left.emit()

    def _uncover(self) -> None:
        if not self._cover or not self.is_active:
            return
        had_focus = self._cover.isAncestorOf(self._board.window().focusWidget() or self._board)
        self._cover.hide()
        if had_focus:
            self._board.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()


class GamePanel(CentredColumn):
    """Shows one game and passes on what the person does."""

    def __init__(
        self,
        controller: GameController,
        look_back: LookBack,
        review: GameReview,
        finding: Finding,
        move_values: MoveValues,
        watching: Watching,
        teacher: Teacher,
        actions: Actions,
        look: Look,
        notice_bar: QWidget,
    ) -> None:
        super().__init__(may_stand_beside=True)
        self._controller = controller
        self._look_back = look_back
        self._review = review
        self._finding = finding
        self._move_values = move_values
        self._watching = watching
        self._teacher = teacher
        self._actions = actions
        self.game = game = controller.setup.game
        self.switch = GameSwitch(game, look)
        self.players = PlayerCards(game, actions.of_player, look)
        self.board = board_for(game, look)
        self._celebration = Celebration(self.board, look, self)
        self.mirror = SearchMirror(self.board, look_back, look)
        self._status = StatusLabel(look)
        self._news = GameNews(controller)
        self._play_again = self.tr("Play again")
        self._new_game = action_button(
            "new_game", self.tr("New game"), actions.new_game, Icon.NEW_GAME, self._play_again
        )
        self._retry = QPushButton(self.tr("Think again"))
        self._retry.setObjectName("retry")
        self._status_row = StatusRow(self._status, self.board, look_back, actions, look)
        self._watch_controls = WatchControls(watching)
        undo = action_button("undo", self.tr("Undo"), actions.undo, Icon.UNDO)
        self._hint = action_button("hint", self.tr("Hint"), actions.hint, Icon.HINT)
        self._turning_point = action_button(
            "see_turning_point",
            moment_words.button(is_other_shown=False)
            if game.moment_finder
            else self.tr("Turning point"),
            actions.see_turning_point,
            Icon.TURNING_POINT,
        )
        tools = [
            action_button("values", self.tr("Values"), actions.move_values, Icon.VALUES),
            action_button("show_analysis", self.tr("Analysis"), actions.analysis, Icon.ANALYSIS),
        ]
        self._buttons = buttons = ButtonBar(
            [self._new_game, undo, self._turning_point, self._hint, self._retry],
            tools,
            taking_turns=(self._turning_point, self._hint),
        )
        self._look_back_controls = LookBackControls(
            look_back, review, finding, actions, self.players, buttons
        )
        self.add(notice_bar)
        self.add(self.switch)
        self.add(self.players, takes_turns=True)
        self.add(self._look_back_controls.banner, takes_turns=True)
        self.add_main(self.board)
        self.add(self._status_row)
        self.add(self._watch_controls)
        self.add(buttons, takes_turns=True)
        self.add(self._look_back_controls.buttons, takes_turns=True)
        self._teaching_controls = TeachingControls(teacher, look_back, actions, buttons)
        self.add(self._teaching_controls.buttons, takes_turns=True)
        # What a hint makes of the game is said before it is given.
        self._hint.attention_changed.connect(self._show_words)
        self._connect()

    def useful_width(self, height: int, widest: int | None = None) -> int:
        """Return the width beyond which only the margins become wider: that of the board."""
        return self._width_around(height, self._rows_width(), widest)

    def _width_to_use(self) -> int:
        width = self.useful_width(self.height())
        if width <= self.width():
            return width
        # The buttons have no room for icons, so they need not be wider than the board either.
        rows = self._rows_width() - self._buttons.width_of_icons
        return self._width_around(self.height(), rows)

    def _width_around(self, height: int, rows: int, widest: int | None = None) -> int:
        board = rows
        for _ in range(2):
            # The result is written larger where the rows are wider, so they need more height.
            around = self._rows_height(max(board, rows)) + self.column.spacing()
            board = self.board.useful_width(height - around)
        return max(board if widest is None else min(board, widest), rows) + self._least_sides

    def show_game(self) -> None:
        """Show the game as it is, in a panel that was just made."""
        # Otherwise the striking of a line would be announced again.
        with QSignalBlocker(self.board):
            self._show_position()
        self._refresh()
        if self._look_back.is_active:
            self._announce_look_back()
        self._show_hint()
        self._show_why()

    def show_change(self, change: Change) -> None:
        """Show a change and announce it: a move before its result."""
        if change.event is Event.SCORE:
            self._show_score()
        elif change.event is Event.HINT:
            self._actions.refresh()
            self._show_hint(makes_practice=change.makes_practice)
        elif change.event is Event.WHY:
            self._show_position()
            self._refresh()
            self._show_why(makes_practice=change.makes_practice)
        elif change.event in (Event.NO_HINT, Event.NO_WHY):
            self._show_failure(change)
        else:
            self._show_progress(change)

    def _show_progress(self, change: Change) -> None:
        if change.event is Event.REPLIED:
            announce(self.board, self._reply(change.moves[0]))
        if news := self._news.news(change):
            announce(self._status, news)
        if change.shows_position:
            self.mirror.leave()
            # After the move: without motion, a line is struck at once and its result announced.
            self._show_position()
        self._refresh()
        if change.shows_position and self._look_back.is_active:
            self._announce_look_back()
        if change.outcome:
            self._show_end(change.outcome)
        elif change.event is Event.FAILED:
            self._show_failure(change)

    @Slot(int)
    def play_move(self, move: int) -> None:
        """Play a move, unless the board shows something else than the game's last position.

        A position of the search is left; while looking back, the banner is announced again.
        """
        if self.mirror.is_active:
            self.mirror.leave()
        elif self._finding.is_asking:
            self._finding.answer(move)
        elif self._look_back.is_active:
            self._announce_look_back()
        else:
            self._controller.play_move(move)

    def _connect(self) -> None:
        self.board.move_clicked.connect(self.play_move)
        self.board.line_struck.connect(self._on_line_struck)
        self._retry.clicked.connect(self._controller.retry)
        self._review.advanced.connect(self._on_review_advanced)
        self._review.reviewed.connect(self._on_reviewed)
        self.mirror.changed.connect(self._offer_way_back)
        self._actions.back_to_game.triggered.connect(self.mirror.leave)
        self._move_values.changed.connect(self._show_values)
        self._watching.changed.connect(self._refresh)
        self._finding.changed.connect(self._on_finding_changed)
        self._teacher.changed.connect(self._on_teacher_changed)
        self._controller.names.changed.connect(self._show_words)

    @Slot()
    def _refresh(self) -> None:
        """Show the state of the game everywhere but on the board, after any change of it."""
        controller = self._controller
        window = self.window()
        focused = window.focusWidget()
        over = controller.phase is Phase.OVER
        self._show_words()
        self._new_game.setText(self._play_again if over else self.tr("New game"))
        emphasise(self._new_game, is_emphasised=over)
        self._retry.setVisible(controller.phase is Phase.FAILED)
        self._status_row.refresh()
        self._watch_controls.refresh()
        self._actions.refresh()
        # Buttons that take the place of others are hidden first.
        if not self._teacher.mistake:
            self._teaching_controls.refresh()
        self._look_back_controls.refresh()
        self._teaching_controls.refresh()
        self._offer_way_back()
        # One takes the place of the other: small windows have no room for both, even for a moment.
        buttons = (self._hint, self._turning_point)
        hidden, shown = buttons if self._offers_turning_point else reversed(buttons)
        hidden.hide()
        # After the end there are no hints, and often nothing decided the game.
        shown.setVisible(shown is self._turning_point or not over)
        if focused and focused is not window.focusWidget():
            # Qt moves the focus from a button that is disabled or hidden to the next one, which
            # the next key would press.
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _offers_turning_point(self) -> bool:
        # Not while games follow each other: the buttons would move, and Pause would be hard to hit.
        return self._review.turning_point is not None and not self._watching.goes_on

    @Slot()
    def _offer_way_back(self) -> None:
        can_go_back = self._look_back.is_active or self.mirror.is_active
        self._actions.back_to_game.setEnabled(can_go_back)

    @Slot()
    def _show_words(self) -> None:
        """Show status, players and score, as when names have changed or a line has been struck.

        A result is shown large only then.
        """
        self._status.setText(self._status_text())
        look_back = self._look_back
        is_shown = not (self.board.is_striking or look_back.is_active or look_back.why)
        outcome = self._controller.board.outcome if is_shown else None
        self._status.show_result(is_result=outcome is not None, notes=self._news.next_step)
        controller, winner = self._controller, outcome.winner if outcome else None
        captions = {mark: words.player_caption(controller, mark, winner) for mark in Mark}
        is_drawn = outcome is not None and not winner
        self.players.show_players(captions, controller.people, is_drawn=is_drawn)
        self._show_score()

    def _status_text(self) -> str:
        look_back = self._look_back
        if look_back.is_active:
            return self._look_back_text()
        if self.board.is_striking:
            # The result isn't announced yet, and no other status is true.
            return ""
        if self._controller.hint_makes_practice and self._hint.is_attended:
            return words.hint_warning()
        return self._advice() or self._news.status(is_faultless=self._review.is_faultless)

    def _look_back_text(self) -> str:
        look_back, review = self._look_back, self._review
        if asked := self._finding_text():
            return asked
        moves = look_back.moves
        if move := review.shown_move:
            if (moment := review.shown_moment) and moment.line:
                return moment_words.what_follows(
                    look_back.game, look_back.board, moment.line, move.move
                )
            if forced := reason_words.forced_moves(look_back.game, move):
                return forced
            moves = (*moves, move.move)
        return words.position_status(look_back.game, moves, look_back.people, look_back.names)

    def _finding_text(self) -> str:
        """Say how far a person has come at a key moment; empty if nothing is asked there."""
        finding, game = self._finding, self._look_back.game
        if not finding.moment or not (move := finding.move):
            return ""
        if finding.is_helping:
            return finding_words.help_with(game, move, finding.stage)
        if finding.tried:
            return finding_words.wrong(game, move, finding.tried, has_more=finding.is_asking)
        return finding_words.task(game, move)

    def _advice(self) -> str:
        """Say what a teaching game shows, or what was asked about the position, if anything."""
        look_back, turn = self._look_back, self._controller.board.turn
        if mistake := self._teacher.mistake:
            return teaching_words.mistake(look_back.game, mistake, turn)
        if (why := look_back.why) and (reply := self._controller.last_reply):
            return why_words.answer(look_back.game, reply.moves[-1], why)
        if hint := look_back.hint:
            return reason_words.hint(look_back.game, hint, turn.other)
        return ""

    def _announce_look_back(self) -> None:
        banner = self._look_back_controls.banner
        announce(banner, banner.text())

    def _reply(self, move: int) -> str:
        controller = self._controller
        game, before = controller.setup.game, controller.moves[:-1]
        position = game.history(before).position
        return game_words.move_announcement(game, position, move, controller.people)

    def _show_position(self) -> None:
        """Show the position on the board, when it is another or more is known about it."""
        look_back = self._look_back
        self._celebration.stop()
        self.board.show_board(
            look_back.board,
            look_back.moves[-1] if look_back.moves else None,
            look_back.people,
            is_playable=not look_back.is_active or self._finding.is_asking,
        )
        self._show_values()
        if move := self._review.shown_move:
            self.board.annotate(move)
            self._show_steps()

        elif self._finding.moment:
            self._show_finding()
        elif self._teacher.mistake and not look_back.is_active:
            self._show_mistake(self._teacher.mistake)

    @Slot()
    def _show_values(self) -> None:
        self.board.show_values(self._move_values.values, self._move_values.pending)
        self._show_steps()

    def _show_steps(self) -> None:
        """Show the moves that follow at a key moment or refute a mistake, by their numbers."""
        moment, position = self._review.shown_moment, self._look_back.board
        move, mistake = self._review.shown_move, self._teacher.mistake
        line: tuple[int, ...] = ()
        if (tried := self._finding.tried) and not self._finding.is_helping:
            line = (tried.move, *tried.line)
        elif moment and move and moment.line[:1] == (move.move,):
            # Not if the line begins with a better move: the one that was made is on the board.
            position, line = position.play(move.move), moment.line[1:]
        elif mistake and not self._look_back.is_active:
            line = mistake.line
        if not line:
            return
        steps = {}
        for number, each in enumerate(line, start=1):
            steps[self.game.cell_of(position, each)] = number, position.turn
            position = position.play(each)
        self.board.show_steps(steps)

    def _show_finding(self) -> None:
        """Show a wrong try with its refutation, or the help that was asked for."""
        finding = self._finding
        if not finding.is_helping:
            self._show_steps()
        if not finding.is_asking or not (move := finding.move):
            return
        if finding.stage >= Stage.LINES and move.explanation:
            self.board.explain(move.explanation)
        if finding.stage is Stage.MOVE:
            self.board.show_hint(move.better)

    @Slot()
    def _on_finding_changed(self) -> None:
        self._show_position()
        self._refresh()
        if self._finding.tried or self._finding.stage:
            announce(self._status, self._status.text())

    def _show_mistake(self, mistake: Mistake) -> None:
        """Show how the opponent refutes a mistake, but not what would have been better."""
        found = mistake.move.explanation if mistake.move else None
        if found and found.side is self._look_back.board.turn:
            self.board.explain(found)
        self._show_steps()

    @Slot()
    def _on_teacher_changed(self) -> None:
        mistake = self._teacher.mistake
        if not mistake:
            self._show_position()
        elif not self._look_back.is_active:
            self.mirror.leave()
            self._show_mistake(mistake)
        self._refresh()
        if mistake:
            announce(self.board, self._advice())

    @Slot()
    def _on_review_advanced(self) -> None:
        """Offer the turning point as soon as it is known, and show further findings about it."""
        move = self._review.shown_move
        if move and move != self.board.annotated_move:
            self._show_position()
            self._refresh()
            self._announce_look_back()
        elif move or self._offers_turning_point == self._turning_point.isHidden():
            self._refresh()

    @Slot()
    def _on_reviewed(self) -> None:
        status = self._status.text()
        self._refresh()
        if self._status.text() != status and not self._look_back.is_active:
            announce(self._status, self._status.text())

    def _show_end(self, outcome: Outcome) -> None:
        # `_on_line_struck` announces a win, if the board shows it.
        if not outcome.winner or self._look_back.is_active:
            announce(self._status, words.status(self._controller))
        # Nothing is celebrated when the computer wins.
        if outcome.winner in self._controller.people:
            self._celebration.prepare()

    @Slot()
    def _on_line_struck(self) -> None:
        self._show_words()
        announce(self._status, self._news.with_next_step(self._status.text()))

    def _show_score(self) -> None:
        """Show only the score, when it has been counted; not before the result is shown."""
        if not self.board.is_striking:
            self.players.show_score(self._controller.score)

    def _show_hint(self, *, makes_practice: bool = False) -> None:
        """Show and announce the hint, if there is one; it is the status as long as it is shown."""
        if hint := self._look_back.hint:
            self.mirror.leave()
            self.board.show_hint(hint.move)
            self.board.explain(hint)
            self._status.setText(text := self._status_text())
            if makes_practice:
                text = words.followed_by(text, words.became_practice())
            announce(self.board, text)

    def _show_why(self, *, makes_practice: bool = False) -> None:
        """Show and announce why the computer made its last move, if that was asked."""
        look_back = self._look_back
        if why := look_back.why:
            self.mirror.leave()
            if why.explanation:
                self.board.explain(why.explanation)
            text = self._status_text()
            if makes_practice:
                text = words.followed_by(text, words.became_practice())
            announce(self.board, text)

    def _show_failure(self, change: Change) -> None:
        """Announce a failed search; it is the status until the next refresh."""
        is_looking_back = self._look_back.is_active
        if is_looking_back and change.event is not Event.FAILED:
            # Hints aren't shown here either.
            return
        text = words.failure(change)
        if not is_looking_back:
            self._status.setText(text)
        announce(self._status, text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        is_small = self.width() < _SMALL_WIDTH or self.height() < _SMALL_HEIGHT
        self.players.show_tight(is_tight=is_small)
        super().resizeEvent(event)
