"""Which tests are there to kill the mutants of a module."""

from tests.mutants import places


def test_tests_are_found_by_name_by_list_and_by_folder() -> None:
    names = {
        module: [test.name for test in places.tests_beside(module)]
        for module in ("engine/history.py", "play/controller.py", "games/matchup.py")
    }
    assert names["engine/history.py"] == ["test_history.py"]
    assert names["play/controller.py"][-2:] == ["test_watching.py", "test_owners.py"]
    assert "test_strength.py" in names["games/matchup.py"]


def test_every_module_and_test_that_is_listed_exists() -> None:
    modules = [places.PACKAGE / module for module in places.FURTHER_TESTS]
    tests = [places.TESTS / name for names in places.FURTHER_TESTS.values() for name in names]
    assert [path for path in (*modules, *tests) if not path.exists()] == []


def test_every_module_whose_tests_are_beside_it_has_some() -> None:
    rooms = [room for room in places.ROOMS if room not in places.COVERED_ROOMS]
    modules = [module for room in rooms for module in places.modules_in(room)]
    assert [module for module in modules if not places.tests_beside(module)] == []
