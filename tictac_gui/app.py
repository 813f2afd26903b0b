"""The composition root: the one place where the parts of the program are created and wired."""

from __future__ import annotations

import gc
import logging
import os
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import PySide6
from PySide6.QtCore import QDir, QLocale, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from tictac_gui import __version__
from tictac_gui.engine import Difficulty, Mark
from tictac_gui.games import GAMES, Game
from tictac_gui.games.teaching import Teaching
from tictac_gui.look.appearance import Appearance, Scheme
from tictac_gui.look.motion import Motion
from tictac_gui.look.placement import restore_geometry
from tictac_gui.play.asking import Asker
from tictac_gui.play.controller import GameController
from tictac_gui.play.records import GameRecord
from tictac_gui.play.setup import PlayerNames, Players, Setup
from tictac_gui.play.strengths import Adaptation
from tictac_gui.play.watching import Speed
from tictac_gui.resources import resource
from tictac_gui.storage.settings import Preferences, key_of
from tictac_gui.storage.store import Store
from tictac_gui.system.crash_report import CrashReport
from tictac_gui.system.end_requests import EndRequests
from tictac_gui.system.error_log import ErrorLog
from tictac_gui.system.folders import configuration_folder, data_folder
from tictac_gui.translation import Language, leave_language, use_language
from tictac_gui.window.main_window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.course.session import CourseProgress
    from tictac_gui.help.about import Licences
    from tictac_gui.play.change import Change
    from tictac_gui.play.move_finder import HintFinder, MoveChooser
    from tictac_gui.window.dialogs import CrashDialog

APPLICATION_ID = "io.github.tictac_gui.Tictac"
"""The name of the program's desktop file and icons."""
# Fusion takes all its colours from the palette on every platform. It is set here because `setStyle`
# returns the style, and creating its Python class with hundreds of enum members takes time.
ARGUMENTS = ["tictac", "-style", "Fusion"]
"""Qt's; the first is the windows' name under X11, however the program was started."""
THINKING_PAUSE_MS = 500
"""An instant reply would feel mechanical and be easy to miss."""
GARBAGE_MS = 10_000
"""The time between two garbage collections."""
_log = logging.getLogger(__name__)


def build(
    store: Store,
    preferences: Preferences,
    setup: Setup | None = None,
    *,
    rng: Random | None = None,
    thinking_pause_ms: int = THINKING_PAUSE_MS,
    chooser: MoveChooser = Game.choose_move,
    hint_finder: HintFinder = Game.find_hint,
    scheme: Scheme | None = None,
    is_animated: bool | None = None,
) -> MainWindow:
    """Create a window with a game, ready to be shown; the application must exist.

    What is not given comes from the preferences. A given setup begins a new game with it; without
    one, the unfinished game is resumed.
    """
    application = QApplication.instance()
    assert isinstance(application, QApplication)  # noqa: S101 - see above
    rng = rng or Random()

    def first_round(game: Game) -> int:
        return 0 if preferences.flag(key_of(game, "plays_x_next"), True) else 1

    def first_record(game: Game) -> GameRecord:
        return GameRecord.begin(preferences.setup(game), first_round(game))

    setup, resumes = setup or preferences.setup(), setup is None
    controller = GameController(
        worker=Asker(),
        store=store,
        choose_move=chooser,
        find_hint=hint_finder,
        rng=rng,
        thinking_pause_ms=thinking_pause_ms,
        setup=setup,
        first_round=first_round(setup.game),
        first_record=first_record,
        names=PlayerNames(preferences.text("x_name"), preferences.text("o_name")),
        adaptation=Adaptation({game: preferences.rating(game) for game in GAMES if game.scale}),
    )
    motion = Motion(
        is_chosen=preferences.flag("animations", True) if is_animated is None else is_animated
    )
    if _log.isEnabledFor(logging.DEBUG):
        # Connected first, so that the log has a change before what follows from it.
        controller.changed.connect(_log_change)
    # Where the style sheet finds its ticks and arrows.
    QDir.setSearchPaths("controls", [str(resource("controls"))])
    appearance = Appearance(
        application,
        motion,
        scheme or preferences.choice("appearance", Scheme.SYSTEM),
        wants_high_contrast=preferences.flag("high_contrast", False),
    )
    language = preferences.choice("language", Language.SYSTEM)
    new_progress = partial(_course_progress, preferences)
    window = MainWindow(
        controller, store, appearance, language, Asker, rng, new_progress, _licences
    )
    preferences.setParent(window)
    window.watching.choose_speed(preferences.choice("speed", Speed.NORMAL))
    window.watching.keep_playing(preferences.flag("keep_playing", False))

    def save_names() -> None:
        preferences.write("x_name", controller.names.of(Mark.X))
        preferences.write("o_name", controller.names.of(Mark.O))

    controller.changed.connect(partial(_save_setup, preferences, controller))
    controller.names.changed.connect(save_names)
    controller.adaptation.rating_changed.connect(preferences.write_rating)
    controller.start(resume=resumes)
    _restore_view(preferences, window)
    window.notices.follow_preferences(preferences)
    preferences.report_file()
    _save_choices(preferences, appearance, window)
    window.language_chosen.connect(partial(_switch_language, application, window))
    return window


def _restore_view(preferences: Preferences, window: MainWindow) -> None:
    """Show the window as it was last; it holds a game by now, so that its size can be restored."""
    is_restored = restore_geometry(window, preferences.data("geometry"))
    for game in GAMES:
        window.teacher.set_counts(game, preferences.mistakes(game))
    window.teacher.counted.connect(preferences.write_mistakes)
    window.teacher.choose(preferences.choice("teaching", Teaching.OFF))
    window.move_values.choose(preferences.flag("move_values", False))
    window.watched_games.show(preferences.flag("watched_games", False))
    window.code.show_code(preferences.flag("tree_code", False))
    window.code.step_by_line(preferences.flag("tree_by_line", False))
    window.analysis.restore(is_open=preferences.flag("analysis", False), has_room=is_restored)


def _save_choices(preferences: Preferences, appearance: Appearance, window: MainWindow) -> None:
    """Save from now on what the person chooses in the window."""
    watching = window.watching
    for chosen, key in (
        (appearance.chosen, "appearance"),
        (appearance.high_contrast_chosen, "high_contrast"),
        (appearance.look.motion.chosen, "animations"),
        (window.language_chosen, "language"),
        (window.geometry_watcher.changed, "geometry"),
        (watching.speed_chosen, "speed"),
        (watching.keep_playing_chosen, "keep_playing"),
        (window.move_values.chosen, "move_values"),
        (window.teacher.chosen, "teaching"),
        (window.analysis.opened_changed, "analysis"),
        (window.watched_games.chosen, "watched_games"),
        (window.code.code_chosen, "tree_code"),
        (window.code.lines_chosen, "tree_by_line"),
    ):
        chosen.connect(partial(preferences.write, key))


def _log_change(change: Change) -> None:
    details = [*map(str, change.moves), change.reason]
    _log.debug("changed: %s", " ".join([change.event.name.lower(), *filter(None, details)]))


def _save_setup(preferences: Preferences, controller: GameController, change: Change) -> None:
    setup = controller.setup
    if change.has_new_setup:
        preferences.write_setup(setup)
    if change.ends_game and setup.players is Players.ALTERNATING:
        preferences.write(key_of(setup.game, "plays_x_next"), Mark.X not in controller.people)


def _course_progress(preferences: Preferences) -> CourseProgress:
    from tictac_gui.course.chapters import COURSE
    from tictac_gui.course.session import CourseProgress

    progress = CourseProgress(COURSE, preferences.text)
    progress.written.connect(preferences.write)
    return progress


def _licences() -> Licences:
    from tictac_gui.help.about import Licences

    def text(name: str) -> str:
        return resource(f"licences/{name}.txt").read_text(encoding="utf-8")

    # The folder of PySide6 and of shiboken6, which belongs to it.
    return Licences(text, str(Path(PySide6.__path__[0]).parent))


def _switch_language(application: QApplication, window: MainWindow, language: Language) -> None:
    def switch() -> None:
        leave_language(application)
        use_language(application, language, QLocale.system(), resource("translations"))
        # The window may have been closed meanwhile, and its threads with it.
        if window.isVisible():
            window.retranslate()

    # Later: the menu that it was chosen from is still in use, and will be deleted.
    QTimer.singleShot(0, window, switch)


def main(
    difficulty: Difficulty | None,
    person: Mark | None,
    game: Game | None = None,
    folder: Path | None = None,
    moves: tuple[int, ...] | None = None,
) -> int:
    """Open the window and run until it is closed; return the exit status.

    A given difficulty, mark or game begins a new game with it; moves are those that it goes on
    from. If a folder is given, all files are in it.
    """
    # Only the user may read games and settings, whatever the rule for other new files is.
    os.umask(0o077)
    application = QApplication(ARGUMENTS)
    application.setApplicationName("tictac")
    application.setApplicationDisplayName("Tictac")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APPLICATION_ID)
    # Not the drawing itself: Qt would load its SVG library at every start.
    application.setWindowIcon(QIcon(str(resource("icons/tictac-128.png"))))
    data = folder or data_folder()
    log = ErrorLog(data / "tictac.log")
    report = CrashReport(log)
    with report.watching():
        try:
            games = data / "games.sqlite"
            # Before the store begins the file.
            is_first_start = _is_missing(games)
            settings = (folder or configuration_folder()) / "settings.ini"
            store = Store(games)
            _log.debug("Tictac %s: %s and %s", __version__, games, settings)
            request = partial(_requested_setup, difficulty, person, game)
            return _play(application, store, settings, request, moves, report, log, is_first_start)
        except Exception as error:  # noqa: BLE001 - report whatever keeps us from starting
            _crash_dialog(report.note(error), log, None).exec()
            # Not sys.exit(): destroying half-built objects with running threads makes Qt abort.
            os._exit(1)


def _play(
    application: QApplication,
    store: Store,
    settings: Path,
    request: Callable[[Preferences], Setup | None],
    moves: tuple[int, ...] | None,
    report: CrashReport,
    log: ErrorLog,
    is_first_start: bool,
) -> int:
    end_requests = EndRequests()
    try:
        preferences = Preferences(settings, store.writing_thread)
        language = preferences.choice("language", Language.SYSTEM)
        use_language(application, language, QLocale.system(), resource("translations"))
        window = build(store, preferences, request(preferences))
        if moves is not None:
            window.go_on_from(moves)
        if is_first_start and preferences.is_new:
            window.offer_course()
            window.resize(window.sizeHint())
            # With settings in the file, the next start isn't the first.
            preferences.write("course_offered", True)
        report.crashed.connect(lambda details: _show_crash(details, log, window))
        report.display_lost.connect(partial(_end_without_display, store))
        # Only on the GUI thread: Python would collect on any thread, and destroying a Qt object on
        # a worker thread can deadlock it with the GUI thread.
        garbage_timer = QTimer(window, interval=GARBAGE_MS)
        garbage_timer.timeout.connect(partial(gc.collect))
        garbage_timer.start()
        # Quitting closes all windows first, as a person would. Until now a request has ended the
        # program at once: there was nothing to save.
        end_requests.received.connect(application.quit)
        end_requests.listen()
        window.show()
        return application.exec()
    finally:
        # The store's thread must end before the application does, even if no window was closed.
        store.shutdown()
        # Not earlier: only now everything is saved.
        end_requests.stop()


def _end_without_display(store: Store) -> None:
    store.shutdown()
    # Otherwise Qt calls exit(), which aborts when it destroys running threads.
    os._exit(1)


def _show_crash(details: str, log: ErrorLog, window: MainWindow) -> None:
    dialog = _crash_dialog(details, log, window)
    dialog.show()
    # The failing code may just have opened a window that would cover the dialog.
    dialog.raise_()
    dialog.activateWindow()


def _crash_dialog(details: str, log: ErrorLog, window: MainWindow | None) -> CrashDialog:
    from tictac_gui.window.dialogs import CrashDialog

    return CrashDialog(
        details,
        str(log.path),
        is_written=not log.is_failing,
        goes_on=window is not None,
        parent=window,
    )


def _is_missing(path: Path) -> bool:
    """Whether a file is certainly missing; in a folder that can't be entered, it isn't certain."""
    # Not `Path.exists`, which up to Python 3.11 raises PermissionError.
    try:
        path.stat()
    except OSError as error:
        return isinstance(error, FileNotFoundError)
    return False


def _requested_setup(
    difficulty: Difficulty | None, person: Mark | None, game: Game | None, preferences: Preferences
) -> Setup | None:
    """Complete what the command line asks for by the preferences; None if it asks for nothing."""
    if not difficulty and not person and not game:
        return None
    preferred = preferences.setup(game)
    players = {Mark.X: Players.PERSON_AS_X, Mark.O: Players.PERSON_AS_O, None: preferred.players}
    return replace(
        preferred, players=players[person], difficulty=difficulty or preferred.difficulty
    )
