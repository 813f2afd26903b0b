from tests.main_window import *  # noqa: F403 - fixtures
