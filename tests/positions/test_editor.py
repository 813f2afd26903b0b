"""A position is typed or clicked together; whatever is impossible says why."""

from collections.abc import Callable
from random import Random
from time import perf_counter

import pytest

from tests.boards import reachable
from tests.fuzz.damage import CHARACTERS, damaged, new_random
from tictac_gui.engine import ADAPTIVE, Difficulty, Mark, Outcome
from tictac_gui.games import CONNECT_FOUR, GAMES, TIC_TAC_TOE, Game
from tictac_gui.games.notation import Fault, Problem, read
from tictac_gui.play.records import GameRecord
from tictac_gui.play.setup import Players, Setup
from tictac_gui.positions import words
from tictac_gui.positions.editor import Brush, PositionEditor

EMPTY_FOUR = "/".join(["......."] * 6)


def editor_of(game: Game = TIC_TAC_TOE) -> PositionEditor:
    return PositionEditor(game, Setup(game=game))


def shown(editor: PositionEditor) -> str:
    cells = "".join(mark.value if mark else "." for mark in editor.sketch.marks)
    columns = editor.sketch.columns
    return "/".join(cells[first : first + columns] for first in range(0, len(cells), columns))


class TestTyping:
    def test_shows_the_board_at_once(self) -> None:
        editor = editor_of()
        for text, board in (
            ("5", ".../.X./..."),
            ("57", "O../.X./..."),
            ("O.X/X.X/.OO", "O.X/X.X/.OO"),
            ("", ".../.../..."),
        ):
            editor.type(text)
            assert shown(editor) == board
            assert editor.problem is None

    def test_shows_the_game_up_to_the_wrong_move(self) -> None:
        editor = editor_of(CONNECT_FOUR)
        editor.type("44 44 44 4")
        assert shown(editor) == str(CONNECT_FOUR.history((3,) * 6).position)
        assert words.status(editor) == "Move 7: column 4 is full."
        assert editor.moves is None

    def test_shows_even_an_impossible_board(self) -> None:
        editor = editor_of()
        editor.type("XXX/OOO/...")
        assert shown(editor) == "XXX/OOO/..."
        assert words.status(editor) == "Impossible, because both sides have three in a row."

    def test_leaves_the_board_as_it_was_while_rows_are_incomplete(self) -> None:
        editor = editor_of()
        editor.type("X../.../...")
        editor.type("X../...")
        assert shown(editor) == "X../.../..."
        assert words.status(editor) == "A board has 3 rows, not 2."

    def test_says_whose_turn_it_is_or_how_the_game_has_ended(self) -> None:
        editor = editor_of()
        said = []
        for text in ("", "5", "74859", "XOX/XOO/OXX"):
            editor.type(text)
            said.append((words.status(editor), editor.can_play, editor.can_analyse))
        assert said == [
            ("X to move", True, False),
            ("O to move", True, True),
            ("The game is over: X has won", False, True),
            ("The game is over: it's a draw", False, True),
        ]

    @pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
    def test_takes_a_megabyte_in_no_time(self, game: Game) -> None:
        editor = editor_of(game)
        editor.type("5")
        begun = perf_counter()
        editor.type("X." * 500_000)
        assert perf_counter() - begun < 0.1
        assert words.status(editor) == "The text is far longer than any game."
        assert len(editor.text) < 2_000
        assert sum(mark is not None for mark in editor.sketch.marks) == 1

    def test_copes_with_any_text(self) -> None:
        rng = new_random()
        for _ in range(2_000):
            game = rng.choice(GAMES)
            editor = editor_of(game)
            editor.type(damaged(rng, rng.choice(("4453", "O.X/X.X/.OO", EMPTY_FOUR)), CHARACTERS))
            assert words.status(editor)
            assert (editor.problem is None) is (editor.moves is not None)
            assert len(editor.sketch.marks) == len(game.cells)


class TestClicking:
    def test_plays_the_next_move_of_a_game(self) -> None:
        editor = editor_of()
        for cell in (4, 0, 8):
            editor.click(cell)
        assert (editor.text, editor.moves) == ("573", (4, 0, 8))

    def test_drops_a_disc_wherever_in_its_column(self) -> None:
        editor = editor_of(CONNECT_FOUR)
        for cell in (3, 3, 39, 2):
            editor.click(cell)
        assert editor.text == "4453"

    def test_takes_a_piece_away(self) -> None:
        editor = editor_of()
        for cell in (4, 0, 4):
            editor.click(cell)
        assert editor.text == "O../.../..."
        assert editor.problem
        assert editor.problem.fault is Fault.TURNS

    def test_takes_the_discs_above_it_away_too(self) -> None:
        editor = editor_of(CONNECT_FOUR)
        editor.type("4444")
        editor.click(3 + 4 * 7)
        assert shown(editor) == "/".join(["......."] * 5 + ["...X..."])

    def test_puts_what_is_chosen_where_it_is_clicked(self) -> None:
        editor = editor_of()
        for brush, cell in ((Brush.X, 0), (Brush.X, 1), (Brush.O, 0), (Brush.NOTHING, 1)):
            editor.choose_brush(brush)
            editor.click(cell)
        assert editor.text == "O../.../..."

    def test_lets_discs_fall_even_against_the_turns(self) -> None:
        editor = editor_of(CONNECT_FOUR)
        editor.choose_brush(Brush.X)
        editor.click(0)
        editor.click(0)
        assert shown(editor).endswith("X....../X......")
        assert words.status(editor) == (
            "Impossible, because there are 2 amber and 0 red, but Amber moves first and turns"
            " alternate."
        )

    def test_goes_on_after_a_win(self) -> None:
        editor = editor_of()
        editor.type("74859")
        editor.click(8)
        assert editor.text == "XXX/OO./..O"
        assert words.status(editor) == (
            "Impossible, because X has three in a row, but O has moved since."
        )

    def test_reaches_every_position_in_any_order_of_its_cells(self) -> None:
        rng = Random(5)
        for board in reachable()[::7]:
            editor = editor_of()
            cells = list(range(9))
            rng.shuffle(cells)
            for cell in cells:
                if mark := board.mark_at(cell):
                    editor.choose_brush(Brush.X if mark is Mark.X else Brush.O)
                    editor.click(cell)
            assert shown(editor) == str(board)
            assert editor.moves == read(TIC_TAC_TOE, str(board))
            assert editor.outcome == board.outcome

    def test_never_leaves_a_disc_in_the_air(self) -> None:
        rng = new_random()
        editor = editor_of(CONNECT_FOUR)
        for _ in range(1_500):
            editor.choose_brush(rng.choice(list(Brush)))
            editor.click(rng.randrange(42))
            assert not editor.problem or editor.problem.fault is not Fault.HANGING


class TestWhatFollows:
    def test_is_a_practice_game_with_those_who_are_chosen(self) -> None:
        editor = editor_of()
        games: list[tuple[GameRecord, int]] = []
        for signal in (editor.practice_chosen, editor.analysis_chosen, editor.search_chosen):
            signal.connect(lambda record, moves: games.append((record, moves)))
        editor.type("513")
        editor.choose_players(Players.PERSON_AS_O)
        editor.choose_level(Difficulty.HARD)
        for command in (editor.play, editor.analyse, editor.show_search):
            command()
        assert [(record.moves, moves) for record, moves in games] == [((4, 6, 8), 3)] * 3
        assert {record.counts for record, _ in games} == {False}
        assert {record.setup for record, _ in games} == {
            Setup(Players.PERSON_AS_O, Difficulty.HARD)
        }

    def test_is_nothing_where_the_position_is_impossible_or_the_game_over(self) -> None:
        editor = editor_of()
        asked: list[object] = []
        editor.practice_chosen.connect(lambda *game: asked.append(game))
        editor.search_chosen.connect(lambda *game: asked.append(game))
        for text in ("55", "XXX/OOO/...", "74859"):
            editor.type(text)
            editor.play()
            editor.show_search()
        editor.type("55")
        editor.analysis_chosen.connect(lambda *game: asked.append(game))
        editor.analyse()
        assert asked == []

    def test_begins_with_the_players_of_the_game_where_these_can_go_on(self) -> None:
        chosen = [
            (editor.players, editor.level)
            for players in (Players.TWO_PEOPLE, Players.TWO_COMPUTERS, Players.ALTERNATING)
            for editor in [PositionEditor(TIC_TAC_TOE, Setup(players, ADAPTIVE))]
        ]
        assert chosen == [
            (Players.TWO_PEOPLE, ADAPTIVE),
            (Players.PERSON_AS_X, ADAPTIVE),
            (Players.PERSON_AS_X, ADAPTIVE),
        ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_problem_has_a_sentence_of_its_own(game: Game) -> None:
    sentences = [
        words.problem(game, Problem(fault, 3, 4, "?", Mark.X))
        for fault in Fault
        if game is CONNECT_FOUR or fault not in (Fault.HANGING, Fault.NO_FIRST, Fault.NO_ORDER)
    ]
    assert len(set(sentences)) == len(sentences)
    assert all(text.endswith(".") and "{" not in text for text in sentences)


def test_a_character_that_cannot_be_printed_is_replaced() -> None:
    said: Callable[[str], str] = lambda quote: words.problem(  # noqa: E731
        TIC_TAC_TOE, Problem(Fault.NO_MOVE, 1, quote=quote)
    )
    assert (
        said("\0")
        == said("\ud800")
        == "Move 1: “\N{REPLACEMENT CHARACTER}” is not a cell from 1 to 9."
    )


def test_outcomes_are_those_of_the_game() -> None:
    editor = editor_of(CONNECT_FOUR)
    editor.type("1122334")
    assert editor.outcome == Outcome(Mark.X, frozenset({35, 36, 37, 38}))
    assert editor.sketch.winning_lines == ((35, 36, 37, 38),)
