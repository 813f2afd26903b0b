"""The controls that are there only at times: while two computers play, and while looking back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tictac_gui.play.watching import Speed, Watching
from tictac_gui.widgets.buttons import ButtonBar, action_button, emphasise
from tictac_gui.widgets.icon_button import Icon, IconButton
from tictac_gui.widgets.labels import wrap
from tictac_gui.widgets.menus import ChoiceMenu, MenuChip
from tictac_gui.window import words
from tictac_gui.words import finding_words, moment_words

if TYPE_CHECKING:
    from tictac_gui.look.appearance import Look
    from tictac_gui.play.finding import Finding
    from tictac_gui.play.game_review import GameReview
    from tictac_gui.play.looking_back import LookBack
    from tictac_gui.play.teacher import Teacher
    from tictac_gui.window.actions import Actions


class WatchControls(QWidget):
    """Shows its buttons while two computers play, and makes them only then."""

    def __init__(self, watching: Watching) -> None:
        super().__init__()
        self._watching = watching
        self._buttons: _WatchButtons | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def refresh(self) -> None:
        """Show the choices made, or nothing while a person plays."""
        is_active = self._watching.is_active
        if is_active and not self._buttons:
            self._buttons = _WatchButtons(self._watching)
            self._layout.addWidget(self._buttons)
        if self._buttons:
            self._buttons.refresh()
        self.setVisible(is_active)


class _WatchButtons(ButtonBar):
    def __init__(self, watching: Watching) -> None:
        self._pause = _button("pause")
        self._step = _button("step")
        self._keep_playing = _button("keep_playing")
        speeds = {speed: words.speed_item(speed) for speed in Speed}
        self._speeds = ChoiceMenu("", speeds, "action_speed_")
        self._speed = MenuChip("speed", self._speeds)
        super().__init__([self._pause, self._step, self._keep_playing], [self._speed])
        self._watching = watching
        self._step.setText(self.tr("Step"))
        self._step.setToolTip(self.tr("Play one move, then pause"))
        self._keep_playing.setText(self.tr("Keep playing"))
        self._keep_playing.setToolTip(self.tr("Begin the next game when one has ended"))
        self._keep_playing.setCheckable(True)
        self._pause.clicked.connect(self._on_pause_clicked)
        self._step.clicked.connect(watching.step)
        self._speeds.chosen.connect(watching.choose_speed)
        self._keep_playing.toggled.connect(watching.keep_playing)

    def refresh(self) -> None:
        """Show the choices made."""
        watching = self._watching
        self._pause.setText(self.tr("Resume") if watching.is_paused else self.tr("Pause"))
        self._speed.show_choice(*words.speed(watching.speed))
        self._speeds.show_choice(watching.speed)
        if self._keep_playing.isChecked() is not watching.keeps_playing:
            self._keep_playing.setChecked(watching.keeps_playing)

    @Slot()
    def _on_pause_clicked(self) -> None:
        if self._watching.is_paused:
            self._watching.resume()
        else:
            self._watching.pause()


def _button(name: str) -> QPushButton:
    button = QPushButton()
    button.setObjectName(name)
    # A click leaves the keyboard focus where it was.
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


class StatusRow(QWidget):
    """The status, between two buttons once there is a game to step through.

    The arrow keys do the same at the board then; before, they move between its cells.
    """

    def __init__(
        self, status: QWidget, board: QWidget, look_back: LookBack, actions: Actions, look: Look
    ) -> None:
        super().__init__()
        self._look_back = look_back
        self._actions = actions
        self._buttons: list[QWidget] = []
        self._shortcuts: list[QShortcut] = []
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(status, 1)
        for place, icon, action, step, key in (
            (0, Icon.PREVIOUS, actions.previous_move, look_back.step_back, Qt.Key.Key_Left),
            (2, Icon.NEXT, actions.next_move, look_back.step_forward, Qt.Key.Key_Right),
        ):
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            name = action.objectName().removeprefix("action_")
            button = IconButton(icon, name, action.iconText(), look, keys=keys)
            # So that nothing moves when a game ends.
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            button.setSizePolicy(policy)
            button.clicked.connect(action.trigger)
            action.enabledChanged.connect(button.setEnabled)
            action.triggered.connect(step)
            layout.insertWidget(place, button)
            shortcut = QShortcut(
                QKeySequence(key), board, context=Qt.ShortcutContext.WidgetWithChildrenShortcut
            )
            shortcut.activated.connect(step)
            self._buttons.append(button)
            self._shortcuts.append(shortcut)

    def refresh(self) -> None:
        """Show the buttons while looking back and after the end of a game."""
        look_back, actions = self._look_back, self._actions
        actions.previous_move.setEnabled(look_back.can_step_back)
        actions.next_move.setEnabled(look_back.can_step_forward)
        is_over = look_back.is_over
        for button in self._buttons:
            button.setVisible(is_over or look_back.is_active)
        for shortcut in self._shortcuts:
            shortcut.setEnabled(is_over)


class TeachingControls(QObject):
    """Buttons in place of the usual ones while a teaching game shows a mistake."""

    def __init__(
        self, teacher: Teacher, look_back: LookBack, actions: Actions, usual_buttons: QWidget
    ) -> None:
        super().__init__(usual_buttons)
        self._teacher = teacher
        self._look_back = look_back
        self._actions = actions
        self._usual_buttons = usual_buttons
        take_back = action_button("take_back", self.tr("Take it back"), actions.take_back)
        take_back.setProperty("emphasised", True)
        play_on = action_button("play_on", self.tr("Play on"), actions.play_on)
        self.buttons = ButtonBar([take_back, play_on], [])
        self.buttons.hide()
        actions.take_back.triggered.connect(teacher.take_back)
        actions.play_on.triggered.connect(teacher.play_on)

    def refresh(self) -> None:
        """Show the buttons while there is a mistake on the board; after `LookBackControls`."""
        has_mistake = self._teacher.mistake is not None
        is_shown = has_mistake and not self._look_back.is_active
        usual = self._usual_buttons
        self.buttons.setMinimumHeight(usual.heightForWidth(usual.width()))
        if is_shown:
            # In this order: a small window would grow if both were shown for a moment.
            usual.hide()
        self.buttons.setVisible(is_shown)
        for action in (self._actions.take_back, self._actions.play_on):
            action.setEnabled(is_shown)


class LookBackControls(QObject):
    """A banner in place of the score, and buttons in place of the usual ones.

    They are shown while the board shows an earlier position or a past game; it stays where it is.
    """

    def __init__(
        self,
        look_back: LookBack,
        review: GameReview,
        finding: Finding,
        actions: Actions,
        score: QWidget,
        buttons: QWidget,
    ) -> None:
        super().__init__(score)
        self._look_back = look_back
        self._review = review
        self._finding = finding
        self._actions = actions
        self._score = score
        self._usual_buttons = buttons
        self.banner = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.banner.setObjectName("looking_back")
        wrap(self.banner)
        self._leave = action_button(
            "back_to_game", self.tr("Back to the game"), actions.back_to_game
        )
        # Not with `emphasise`, which makes the style polish the button: that delays the start.
        self._leave.setProperty("emphasised", True)
        self._turning_point = action_button(
            "see_turning_point_of_it", self.tr("See where it turned"), actions.see_turning_point
        )
        self._search = action_button("show_search", self.tr("Show the search"), actions.show_search)
        self._play_on = action_button(
            "play_from_here", self.tr("Play from here"), actions.play_from_here
        )
        self._hint = action_button("moment_hint", self.tr("Hint"), actions.moment_hint)
        self._show_me = action_button("show_me", self.tr("Show me"), actions.show_me)
        self.buttons = ButtonBar(
            [self._leave, self._turning_point, self._hint, self._show_me],
            [self._search, self._play_on],
        )
        actions.back_to_game.triggered.connect(look_back.leave)
        actions.play_from_here.triggered.connect(look_back.play_on)
        actions.see_turning_point.triggered.connect(finding.show_next)
        actions.moment_hint.triggered.connect(finding.hint)
        actions.show_me.triggered.connect(finding.show_me)

    def refresh(self) -> None:
        """Show banner and buttons while looking back, else hide them."""
        is_active = self._look_back.is_active
        is_turning_point = self._review.shown_move is not None
        if self._look_back.game.moment_finder:
            self._turning_point.setText(moment_words.button(is_other_shown=is_turning_point))
        is_asking = self._finding.moment is not None
        can_play_on = (
            self._look_back.can_play_on
            and not is_asking
            and (not is_turning_point or self._review.can_retry)
        )
        has_turning_point = self._review.next_moment is not None and not is_asking
        self.banner.setText(self._text() if is_active else "")
        self.banner.setMinimumHeight(self._score.sizeHint().height())
        usual_buttons = self._usual_buttons
        self.buttons.setMinimumHeight(usual_buttons.heightForWidth(usual_buttons.width()))
        pairs = ((self._score, self.banner), (usual_buttons, self.buttons))
        for usual, instead in pairs:
            hidden, shown = (usual, instead) if is_active else (instead, usual)
            # In this order: a small window would grow if both were shown for a moment.
            hidden.hide()
            shown.show()
        self._turning_point.setVisible(has_turning_point)
        # Where it looks only some moves ahead, it can't explain what the exact scores say.
        has_search = self._look_back.game.exact is not None
        self._search.setVisible(
            is_turning_point and has_search and self._actions.show_search.isVisible()
        )
        self._play_on.setVisible(can_play_on)
        is_retry = is_turning_point and can_play_on
        emphasise(self._play_on, is_emphasised=is_retry)
        emphasise(self._leave, is_emphasised=not is_retry and not is_asking)
        self._hint.setVisible(is_asking)
        self._show_me.setVisible(is_asking)
        actions = self._actions
        actions.back_to_game.setEnabled(is_active)
        actions.play_from_here.setEnabled(can_play_on)
        # Asked for again, it is shown.
        actions.see_turning_point.setEnabled(has_turning_point or is_asking)
        actions.moment_hint.setEnabled(self._finding.can_hint)
        actions.show_me.setEnabled(is_asking)
        actions.show_search.setEnabled(is_turning_point and has_search)
        if is_active:
            actions.hint.setEnabled(False)
            actions.why.setEnabled(False)

    def _text(self) -> str:
        look_back = self._look_back
        review, finding = self._review, self._finding
        if finding.moment:
            # By its number: more may be known about it by now.
            numbers = [moment.number for moment in review.moments]
            place = numbers.index(finding.moment.number) + 1
            return finding_words.question(place, len(numbers))
        if (moment := review.shown_moment) and (move := review.shown_move):
            people = look_back.people
            you = next(iter(people)) if len(people) == 1 else None
            said = moment_words.key_moment(look_back.game, review.moments, moment, move, you)
            return finding_words.right(said) if finding.was_found else said
        shown, played = len(look_back.moves), len(look_back.all_moves)
        if not look_back.past:
            return words.looking_back(shown, played)
        if not look_back.is_over:
            return words.looking_at_position(shown, played)
        return words.looking_at_past_game(shown, played)
