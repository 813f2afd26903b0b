import sys
from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QApplication

from tictac_gui.system.folders import configuration_folder, data_folder


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="Qt finds them there")
class TestTheFolders:
    @pytest.mark.parametrize("variable", ["", "relative", "/somewhere/else", "/with/../dots"])
    def test_are_those_that_qt_would_take(
        self, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, variable: str
    ) -> None:
        monkeypatch.setenv("XDG_DATA_HOME", variable)
        monkeypatch.setenv("XDG_CONFIG_HOME", variable)
        location = QStandardPaths.StandardLocation
        name = qapp.applicationName()
        qapp.setApplicationName("tictac")
        try:
            found = [
                Path(QStandardPaths.writableLocation(each))
                for each in (location.AppDataLocation, location.AppConfigLocation)
            ]
        finally:
            qapp.setApplicationName(name)
        assert [data_folder(), configuration_folder()] == found

    def test_are_in_the_home_folder_without_variables(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.delenv("XDG_DATA_HOME")
        monkeypatch.delenv("XDG_CONFIG_HOME")
        assert data_folder() == tmp_path / ".local" / "share" / "tictac"
        assert configuration_folder() == tmp_path / ".config" / "tictac"

    def test_are_somewhere_also_for_a_user_without_a_home(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def nobody(_number: int) -> NoReturn:
            raise KeyError

        for variable in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
            monkeypatch.delenv(variable)
        # As in a container that is run by a number which no user has.
        monkeypatch.setattr("pwd.getpwuid", nobody)
        assert data_folder().is_absolute()
        assert configuration_folder().is_absolute()
