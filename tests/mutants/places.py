"""Which modules have mutants, and which tests are there to kill them."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "tictac_gui"
TESTS = ROOT / "tests"
OUTCOMES = ROOT / "build" / "mutants"
WINDOW_ROOMS = (
    *("analysis", "board", "course", "help", "history", "look", "matchups", "proof", "puzzles"),
    *("widgets", "window", "words"),
)
ROOMS = ("engine", "games", "play", "storage", *WINDOW_ROOMS)
# Rooms whose tests are found by what they run instead of by their names; see covering.py.
COVERED_ROOMS = WINDOW_ROOMS

# Where the tests of a module aren't in the file or folder of its name, or not all of them. Paths
# are those below the package and below the tests.
FURTHER_TESTS = {
    "engine/__init__.py": ["engine/test_search.py"],
    "engine/levels.py": [
        *("engine/test_difficulty.py", "engine/test_weights.py", "engine/test_rating.py"),
    ],
    "engine/listing.py": ["games/test_program.py"],
    "engine/methods.py": ["engine/test_lookahead.py"],
    "engine/review.py": ["engine/test_reviews.py", "engine/test_move_values.py"],
    "engine/search.py": [
        *("engine/test_lookahead.py", "engine/test_transpositions.py"),
        *("engine/test_deepening.py", "engine/test_forecast.py"),
    ],
    "engine/trace.py": ["engine/test_lookahead.py"],
    "games/__init__.py": ["games/test_games.py"],
    "games/connect_four/__init__.py": [
        *("games/test_games.py", "games/test_program.py"),
        *("games/connect_four/test_proof.py", "games/connect_four/test_perfect.py"),
        *("games/connect_four/test_hints.py", "games/connect_four/test_explanations.py"),
    ],
    "games/connect_four/board.py": ["games/connect_four/test_undo.py"],
    "games/connect_four/cells.py": [
        *("games/connect_four/test_board.py", "games/connect_four/test_waiting.py"),
        "games/connect_four/test_estimate.py",
    ],
    "games/connect_four/hints.py": ["games/connect_four/test_explanations.py"],
    "games/connect_four/levels.py": [
        *("games/connect_four/test_scale.py", "games/connect_four/test_minimax.py"),
    ],
    "games/connect_four/reasons.py": [
        *("games/connect_four/test_hints.py", "games/connect_four/test_explanations.py"),
    ],
    "games/connect_four/scores.py": [
        *("games/connect_four/test_oracle.py", "games/connect_four/test_values.py"),
        "games/connect_four/test_perfect.py",
    ],
    "games/game.py": [
        *("games/test_games.py", "games/test_toy_game.py", "games/test_program.py"),
        "engine/test_move_values.py",
    ],
    "games/matchup.py": [
        *("games/test_percentages.py", "games/tic_tac_toe/test_matchup.py"),
        "games/tic_tac_toe/test_strength.py",
    ],
    "games/proof.py": ["games/test_resistance.py"],
    "games/puzzles.py": [
        *("games/tic_tac_toe/test_puzzles.py", "games/connect_four/test_puzzles.py"),
    ],
    "games/tic_tac_toe/__init__.py": [
        *("games/test_games.py", "games/test_program.py"),
        *("games/tic_tac_toe/test_proof.py", "games/tic_tac_toe/test_hints.py"),
    ],
    "games/tic_tac_toe/board.py": ["games/tic_tac_toe/test_symmetry.py"],
    "games/tic_tac_toe/exact.py": [
        *("games/tic_tac_toe/test_matchup.py", "games/tic_tac_toe/test_strength.py"),
        *("games/tic_tac_toe/test_replies.py", "games/tic_tac_toe/test_proof.py"),
        "games/tic_tac_toe/test_puzzles.py",
    ],
    "games/tic_tac_toe/hints.py": [
        *("games/tic_tac_toe/test_explanations.py", "games/tic_tac_toe/test_traps.py"),
        "games/tic_tac_toe/test_difficulty.py",
    ],
    "games/tic_tac_toe/levels.py": [
        *("games/tic_tac_toe/test_difficulty.py", "games/tic_tac_toe/test_scale.py"),
    ],
    "games/tic_tac_toe/reasons.py": [
        *("games/tic_tac_toe/test_hints.py", "games/tic_tac_toe/test_explanations.py"),
    ],
    "play/change.py": ["play/test_changes.py"],
    "play/controller.py": [
        *("play/test_adaptive.py", "play/test_changes.py", "play/test_failing_search.py"),
        *("play/test_game.py", "play/test_hint.py", "play/test_levels.py", "play/test_players.py"),
        *("play/test_raised_levels.py", "play/test_resume.py", "play/test_slow_search.py"),
        *("play/test_switching_games.py", "play/test_undo.py", "play/test_while_thinking.py"),
        *("play/test_watching.py", "play/test_owners.py"),
    ],
    "play/records.py": [
        *("play/test_levels.py", "storage/test_database.py", "storage/test_puzzle_rows.py"),
    ],
    "play/strengths.py": ["play/test_adaptive.py", "play/test_owners.py"],
    "play/long_run.py": ["play/test_pacing.py", "play/test_owners.py"],
    "play/setup.py": ["play/test_levels.py", "play/test_players.py"],
    "play/game_review.py": ["play/test_owners.py"],
    "play/move_finder.py": ["play/test_game.py", "play/test_hint.py"],
    "play/tournament.py": ["play/test_match_report.py"],
    "storage/database.py": [
        "puzzles/test_progress_keeper.py",
        "storage/test_closing_the_store.py",
        "storage/test_puzzle_rows.py",
        "storage/test_version_2_files.py",
    ],
    "storage/faults.py": [
        "storage/test_unwritable_file.py",
    ],
    "storage/games_file.py": [
        "storage/test_damaged_schema.py",
        "storage/test_newer_file.py",
        "storage/test_unreadable_file.py",
        "storage/test_unwritable_file.py",
        "storage/test_database.py",
        "storage/test_migrations.py",
        "storage/test_version_2_files.py",
    ],
    "storage/writer.py": [
        "storage/test_lost_file.py",
        "storage/test_newer_file.py",
        "storage/test_unreadable_file.py",
        "storage/test_unwritable_file.py",
        "storage/test_clock.py",
        "storage/test_closing_the_store.py",
        "storage/test_log.py",
        "storage/test_score_keeper.py",
        "storage/test_store.py",
        "storage/test_two_windows.py",
    ],
    "storage/migrations.py": ["storage/test_version_2_files.py"],
    "storage/store.py": [
        "play/test_owners.py",
        "storage/test_lost_file.py",
        "storage/test_unwritable_file.py",
        "storage/test_asking_the_store.py",
        "storage/test_closing_the_store.py",
        "storage/test_pending.py",
        "storage/test_score_keeper.py",
    ],
}


def modules_in(place: str) -> list[str]:
    """Return the modules of a room, of a folder, or the one that is named itself."""
    path = PACKAGE / place
    files = [path] if path.is_file() else sorted(path.rglob("*.py"))
    return [file.relative_to(PACKAGE).as_posix() for file in files]


def module_name(module: str) -> str:
    """Return the name by which a module is imported."""
    return ".".join((PACKAGE.name, *Path(module).with_suffix("").parts)).removesuffix(".__init__")


def tests_beside(module: str) -> list[Path]:
    """Return the tests of a module: those of its name, and those listed.

    Without either, they are those of the folder that mirrors its own, or the one around it.
    """
    path = TESTS / module
    of_its_name = [path.with_name(f"test_{path.name}"), path.with_suffix("")]
    listed = [TESTS / name for name in FURTHER_TESTS.get(module, ())]
    tests = [*(place for place in of_its_name if place.exists()), *listed]
    folder = next(folder for folder in path.parents if folder.exists())
    return tests or sorted(folder.glob("test_*.py"))
