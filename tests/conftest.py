import os

import pytest

# Before Qt is loaded: tests need no screen unless they bring their own.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
# Qt warns about every other encoding, and any warning fails a test.
os.environ["LC_ALL"] = "C.UTF-8"
# Texts are tested in English; Qt heeds this variable even where LC_ALL says otherwise.
os.environ.pop("LANGUAGE", None)


@pytest.fixture(autouse=True)
def _no_traces_of_the_user(tmp_path: os.PathLike[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep tests away from the settings and data of whoever runs them."""
    for variable in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(variable, os.fspath(tmp_path))
