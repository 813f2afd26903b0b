"""The language of the texts: chosen, remembered, and German complete to the last of them."""

import logging
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

import tictac_gui
from tests.main_window import OpenWindow, Window, assert_mnemonics_differ
from tictac_gui.engine import Difficulty
from tictac_gui.help.pages import HelpPage
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup
from tictac_gui.resources import resource
from tictac_gui.translation import (
    Language,
    language_to_use,
    leave_language,
    use_language,
    with_checksum,
)
from tictac_gui.window.notices import NoticeBar

ROOT = Path(tictac_gui.__file__).parents[1]
TOOLS = Path(PySide6.__path__[0])
CATALOGUES = resource("translations")
TWO_PEOPLE = Setup(Players.TWO_PEOPLE)
ENGLISH, GERMAN = QLocale.Language.English, QLocale.Language.German
ENGLAND, GERMANY, AUSTRIA, FRANCE = map(QLocale, ("en_GB", "de_DE", "de_AT", "fr_FR"))
REMINDER = (
    "Run `make translations`, type what is missing into resources/translations/tictac_de.ts "
    "(without 'type=\"unfinished\"'), and run it again."
)


@pytest.fixture(autouse=True)
def _english_again(qapp: QApplication) -> Iterator[None]:
    """Leave nothing translated for the tests that follow."""
    usual = QLocale()
    yield
    leave_language(qapp)
    QLocale.setDefault(usual)


@pytest.fixture
def german(qapp: QApplication) -> None:
    use_language(qapp, Language.GERMAN, ENGLAND, CATALOGUES)


def is_german() -> bool:
    return QCoreApplication.translate("Difficulty", "Easy") == "Leicht"


class TestTheLanguageOfTheSystem:
    @pytest.mark.parametrize(
        ("system", "language"),
        [
            (["de-Latn-DE", "de-DE", "de"], GERMAN),
            (["de-CH"], GERMAN),
            (["en-US", "en", "de-DE", "de"], ENGLISH),
            (["fr-FR", "fr", "de-DE", "en-US"], GERMAN),
            (["fr-FR", "fr"], ENGLISH),
            (["C"], ENGLISH),
            (["nonsense", ""], ENGLISH),
            ([], ENGLISH),
        ],
    )
    def test_is_the_first_that_there_is(
        self, system: list[str], language: QLocale.Language
    ) -> None:
        assert language_to_use(Language.SYSTEM, system) is language

    def test_does_not_matter_once_one_is_chosen(self) -> None:
        assert language_to_use(Language.GERMAN, ["en"]) is GERMAN
        assert language_to_use(Language.ENGLISH, ["de"]) is ENGLISH


class TestUsingALanguage:
    @pytest.mark.parametrize(
        ("language", "system", "expected"),
        [
            (Language.SYSTEM, AUSTRIA, True),
            (Language.SYSTEM, FRANCE, False),
            (Language.GERMAN, ENGLAND, True),
            (Language.ENGLISH, GERMANY, False),
        ],
    )
    def test_translates_our_texts_and_qt_s(
        self, qapp: QApplication, language: Language, system: QLocale, *, expected: bool
    ) -> None:
        use_language(qapp, language, system, CATALOGUES)
        assert is_german() is expected
        close = QCoreApplication.translate("QPlatformTheme", "Close")
        assert close == ("Schließen" if expected else "Close")

    @pytest.mark.parametrize(
        ("language", "system", "expected"),
        [
            (Language.SYSTEM, AUSTRIA, "de_AT"),
            (Language.GERMAN, AUSTRIA, "de_AT"),
            (Language.GERMAN, ENGLAND, "de_DE"),
            (Language.ENGLISH, GERMANY, "en_DE"),
            (Language.SYSTEM, ENGLAND, "en_GB"),
            (Language.SYSTEM, QLocale.c(), "en_US"),
        ],
    )
    def test_writes_dates_and_numbers_to_match(
        self, qapp: QApplication, language: Language, system: QLocale, expected: str
    ) -> None:
        use_language(qapp, language, system, CATALOGUES)
        assert QLocale().name() == expected

    def test_can_follow_another_that_was_left(self, qapp: QApplication, qtbot: QtBot) -> None:
        for _ in range(3):
            leave_language(qapp)
            use_language(qapp, Language.GERMAN, ENGLAND, CATALOGUES)
            assert is_german()
            leave_language(qapp)
            use_language(qapp, Language.ENGLISH, ENGLAND, CATALOGUES)
            assert not is_german()
            assert QCoreApplication.translate("QPlatformTheme", "Close") == "Close"
            assert QLocale() == ENGLAND
        qtbot.waitUntil(lambda: not qapp.findChildren(QTranslator))

    @pytest.mark.parametrize(
        "content",
        [
            *(None, b"", b"nonsense " * 100, with_checksum(b"nonsense"), with_checksum(b"")),
            # Without a checksum, and with a byte in it that Qt would stumble over, or not.
            (CATALOGUES / "tictac_de.qm").read_bytes()[:-9],
            (CATALOGUES / "tictac_de.qm").read_bytes().replace(b"L\0e\0i", b"L\0a\0i", 1),
        ],
        ids=["missing", "empty", "else", "sealed", "sealed and empty", "not sealed", "damaged"],
    )
    def test_without_a_sound_catalogue_leaves_english_and_logs_it(
        self,
        qapp: QApplication,
        tmp_path: Path,
        caplog: pytest.LogCaptureFixture,
        content: bytes | None,
    ) -> None:
        if content is not None:
            (tmp_path / "tictac_de.qm").write_bytes(content)
        with caplog.at_level(logging.WARNING):
            use_language(qapp, Language.GERMAN, GERMANY, tmp_path)
        assert "tictac_de.qm could not be read" in caplog.text
        assert not is_german()
        assert QCoreApplication.translate("QPlatformTheme", "Close") == "Close"
        assert QLocale().language() is ENGLISH


@pytest.mark.usefixtures("german")
class TestTheGermanWindow:
    def test_has_german_menus(self, open_window: OpenWindow) -> None:
        bar, *menus = open_window().menus
        assert [text.replace("&", "") for text in bar] == [
            "Spiel",
            "Stufe",
            "Spieler",
            "Ansicht",
            "Lernen",
            "Hilfe",
        ]
        assert ["&Leicht", "&Mittel", "&Schwer", "&Unschlagbar"] in menus
        assert ["Wie das &System", "&English", "&Deutsch"] in menus

    def test_has_room_for_all_menus_where_it_is_smallest(self, open_window: OpenWindow) -> None:
        window = open_window()
        window.widget.resize(320, 420)
        QApplication.processEvents()
        bar = window.widget.menuBar()
        assert not [each for each in bar.findChildren(QToolButton) if each.isVisible()]

    def test_has_all_buttons_in_one_row_at_the_usual_size(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.widget.resize(560, 720)
        window.play(0, 1, 3, 2, 6)
        qtbot.waitUntil(window.button("see_turning_point").isVisible)
        QApplication.processEvents()
        names = ("new_game", "undo", "see_turning_point", "values", "show_analysis")
        assert len({window.button(name).y() for name in names}) == 1
        assert not any(window.button(name).icon().isNull() for name in names)

    def test_has_mnemonics_that_differ(self, open_window: OpenWindow) -> None:
        assert_mnemonics_differ(open_window())

    def test_describes_the_game_in_german(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        assert window.status == "X ist dran."
        assert window.score_names[0] == "Spieler X: 0, am Zug"
        assert window.button("new_game").property("text") == "Neues Spiel"
        assert window.cells[5].accessibleName() == "Zeile 2, Spalte 3, leer"
        window.play(4)
        assert window.cells[4].accessibleName() == "Zeile 2, Spalte 2, X, letzter Zug"
        window.play(0, 1, 2, 7)
        assert window.status == "X gewinnt!"
        assert window.cells[4].accessibleName() == "Zeile 2, Spalte 2, X, in der Gewinnreihe"
        assert window.score_names[1] == "Remis: 0"

    def test_has_the_same_shortcuts_under_german_names(self, open_window: OpenWindow) -> None:
        window = open_window()
        assert window.action("new_game").shortcut() == QKeySequence.StandardKey.New
        keys = {action.shortcut().toString() for action in window.widget.findChildren(QAction)}
        assert {"Ctrl+Z", "Ctrl+Q", "Ctrl+?", "F1", "H"} <= keys
        window.action("keyboard_shortcuts").trigger()
        page = window.find(HelpPage, "keyboard_shortcuts")
        assert page.windowTitle() == "Tastenkürzel"
        if sys.platform != "darwin":
            assert "Strg+Q" in page.plain_text
        assert window.button("close").text() == "Schließen"
        page.close()

    @pytest.mark.parametrize(
        "setup",
        [
            Setup(difficulty=Difficulty.UNBEATABLE),
            TWO_PEOPLE,
            Setup(
                Players.TWO_COMPUTERS,
                x_difficulty=Difficulty.UNBEATABLE,
                o_difficulty=Difficulty.UNBEATABLE,
            ),
        ],
    )
    def test_clips_no_text_where_it_is_smallest(
        self, qtbot: QtBot, open_window: OpenWindow, setup: Setup
    ) -> None:
        window = open_window(setup)
        if setup.players is Players.TWO_COMPUTERS:
            window.wait_for(Phase.OVER)
        window.widget.resize(320, 420)
        qtbot.waitUntil(
            lambda: all(text.width() >= text.sizeHint().width() for text in window.texts)
        )


class TestChoosing:
    def test_what_is_chosen_already_changes_nothing(self, open_window: OpenWindow) -> None:
        window = open_window()
        chosen: list[Language] = []
        window.widget.language_chosen.connect(chosen.append)
        window.action("language_system").trigger()
        assert chosen == []
        assert checked(window) == ["system"]

    def test_is_remembered(self, open_window: OpenWindow, tmp_path: Path) -> None:
        first = open_window()
        first.action("language_german").trigger()
        first.widget.close()
        assert "language=german" in (tmp_path / "settings.ini").read_text(encoding="utf-8")
        assert checked(open_window()) == ["german"]

    def test_believes_only_languages_that_it_knows(
        self, open_window: OpenWindow, tmp_path: Path
    ) -> None:
        (tmp_path / "settings.ini").write_text("[General]\nlanguage=klingon\n", encoding="utf-8")
        window = open_window()
        assert checked(window) == ["system"]
        assert "settings could not be read" in window.find(NoticeBar, "").text


def checked(window: Window) -> list[str]:
    languages = [language.name.lower() for language in Language]
    return [name for name in languages if window.action(f"language_{name}").isChecked()]


class TestTheStart:
    # Runs the program itself, until it would wait for the person.
    PROGRAM = """
import sys
from pathlib import Path
from unittest.mock import patch
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from tictac_gui import app

def look(application):
    [window] = [each for each in application.topLevelWidgets() if each.inherits("QMainWindow")]
    print(ascii(window.findChild(QLabel, "status").text()))
    for name in sys.argv[2:]:
        window.findChild(QAction, "action_language_" + name).trigger()
        application.processEvents()
        print(ascii(window.findChild(QLabel, "status").text()))
    window.close()
    return 0

with (
    patch.object(app, "data_folder", lambda: Path(sys.argv[1])),
    patch.object(app, "configuration_folder", lambda: Path(sys.argv[1])),
    patch.object(QApplication, "exec", look),
):
    sys.exit(app.main(None, None))
"""

    @pytest.mark.parametrize(
        ("settings", "status"),
        [
            ("language=german", "Du bist dran mit X."),
            ("language=english", "Your turn: play X."),
            ("", "Your turn: play X."),
        ],
    )
    def test_speaks_the_language_that_was_chosen(
        self, tmp_path: Path, settings: str, status: str
    ) -> None:
        (tmp_path / "settings.ini").write_text(f"[General]\n{settings}\n", encoding="utf-8")
        ended = self.run(tmp_path)
        assert ended.stdout == f"{status!a}\n", ended.stderr

    @pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no variable tells the language")
    def test_speaks_the_language_of_the_system_if_none_was(self, tmp_path: Path) -> None:
        ended = self.run(tmp_path, LANGUAGE="de")
        assert ended.stdout == "'Du bist dran mit X.'\n", ended.stderr

    @pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no variable tells the language")
    def test_can_be_followed_by_a_switch_to_the_language_of_the_system(
        self, tmp_path: Path
    ) -> None:
        (tmp_path / "settings.ini").write_text("[General]\nlanguage=english\n", encoding="utf-8")
        ended = self.run(tmp_path, "system", "english", LANGUAGE="de")
        english, german = "'Your turn: play X.'\n", "'Du bist dran mit X.'\n"
        assert ended.stdout == english + german + english, ended.stderr

    def run(self, folder: Path, *chosen: str, **variables: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", self.PROGRAM, str(folder), *chosen],
            cwd=ROOT,
            env={**os.environ, **variables},
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )


@dataclass(frozen=True)
class Message:
    """A text of the source and its translation, in each of its forms if it has several."""

    context: str
    text: str
    translations: tuple[str, ...]
    is_finished: bool


def messages(catalogue: Path) -> list[Message]:
    found = []
    for context in ET.parse(catalogue).iter("context"):  # noqa: S314 - is our own
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            found.append(
                Message(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    tuple(forms or [translation.text or ""]),
                    translation.get("type") is None,
                )
            )
    return found


def placeholders(text: str) -> Counter[str]:
    """A side may appear in another form: "{0}" for "{0.piece}"."""
    return Counter(re.findall(r"\{(\w*)(?:\.\w+)?\}|(%n|%\d)", text))


def tags(text: str) -> Counter[str]:
    return Counter(re.findall(r"</?\w+", text))


def mnemonics(text: str) -> int:
    return len(re.findall(r"&(?!&)\w", text))


class TestTheGermanCatalogue:
    CATALOGUE = CATALOGUES / "tictac_de.ts"

    def test_has_every_text_of_the_source_and_no_other(self, tmp_path: Path) -> None:
        modules = sorted(str(path) for path in (ROOT / "tictac_gui").rglob("*.py"))
        fresh = tmp_path / "texts_de.ts"
        subprocess.run([TOOLS / "lupdate", "-silent", *modules, "-ts", fresh], check=True)
        used = {(message.context, message.text) for message in messages(fresh)}
        known = {(message.context, message.text) for message in messages(self.CATALOGUE)}
        assert used - known == set(), f"These have no German. {REMINDER}"
        assert known - used == set(), f"These are used no more. {REMINDER}"

    def test_translates_every_text(self) -> None:
        missing = [
            (message.context, message.text)
            for message in messages(self.CATALOGUE)
            if not message.is_finished or not all(message.translations)
        ]
        assert missing == [], f"These have no German. {REMINDER}"

    @pytest.mark.parametrize("parts", [placeholders, tags, mnemonics])
    def test_keeps_placeholders_tags_and_mnemonics(self, parts: Callable[[str], object]) -> None:
        for message in messages(self.CATALOGUE):
            for translation in message.translations:
                assert parts(translation) == parts(message.text), message

    def test_names_no_places_in_the_source(self) -> None:
        assert "<location" not in self.CATALOGUE.read_text(encoding="utf-8")

    def test_is_what_the_program_reads(self, tmp_path: Path) -> None:
        compiled = tmp_path / "fresh.qm"
        options = ("-silent", "-nounfinished")
        subprocess.run([TOOLS / "lrelease", *options, self.CATALOGUE, "-qm", compiled], check=True)
        sealed = self.CATALOGUE.with_suffix(".qm").read_bytes()
        assert sealed == with_checksum(sealed[:-9]), REMINDER
        fresh, ours = QTranslator(), QTranslator()
        assert fresh.load(str(compiled))
        assert ours.load(str(self.CATALOGUE.with_suffix(".qm")))
        for message in messages(self.CATALOGUE):
            for number in (-1, 1, 2):
                asked = (message.context, message.text, "", number)
                assert ours.translate(*asked) == fresh.translate(*asked), REMINDER
