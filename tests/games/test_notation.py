"""Games and boards as text: every one is read back as it was written, and no other text is read."""

from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.boards import reachable
from tests.countdown import COUNTDOWN
from tests.fuzz.damage import CHARACTERS, damaged, new_random, try_inputs
from tictac_gui.engine import Mark
from tictac_gui.games import CONNECT_FOUR, GAMES, TIC_TAC_TOE, BoardPosition, Game
from tictac_gui.games.connect_four import Board as Grid
from tictac_gui.games.notation import (
    LONGEST,
    Fault,
    NotationError,
    is_board,
    marks_of,
    order_of,
    read,
    read_any,
    rows_of,
    written,
)
from tictac_gui.games.tic_tac_toe import Board

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
SOME_TEXTS = {
    TIC_TAC_TOE: ("", "5137", "O.X/X.X/.OO", "XXX/OO./...", "7 5 9 8 2", "..././X../..."),
    CONNECT_FOUR: (
        "4453",
        "",
        "4444443333335555552222221111116666667777777",
        "/".join(["." * 7] * 6),
    ),
}
INPUTS = 200_000


def position_of(game: Game, text: str) -> BoardPosition:
    return game.history(read(game, text)).position


def fault_in(game: Game, text: str) -> tuple[Fault, str]:
    with pytest.raises(NotationError) as caught:
        read(game, text)
    assert caught.value.game is game
    return caught.value.problem.fault, str(caught.value)


def check_board(game: Game, position: BoardPosition) -> None:
    """Some legal game leads to the board, and no game to the same marks without an order."""
    found = read(game, str(position))
    reached = game.history(found).position
    assert reached == position
    assert reached.outcome == position.outcome
    assert order_of(game, marks_of(position)) == found


def games_of(position: BoardPosition, moves: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    yield moves
    for move in position.moves():
        yield from games_of(position.play(move), (*moves, move))


def random_games(count: int, rng: Random) -> Iterator[tuple[tuple[int, ...], BoardPosition]]:
    """Return games of Connect Four of all lengths, a third of them to their end."""
    for _ in range(count):
        position: BoardPosition = Grid()
        moves = []
        for _ in range(rng.choice((42, rng.randrange(42), rng.randrange(42)))):
            if position.outcome:
                break
            moves.append(rng.choice(position.moves()))
            position = position.play(moves[-1])
        yield tuple(moves), position


class TestTicTacToe:
    def test_is_written_by_the_digits_of_the_keypad(self) -> None:
        assert written(TIC_TAC_TOE, (4, 0, 8)) == "573"
        assert read(TIC_TAC_TOE, "573") == (4, 0, 8)

    @pytest.mark.exhaustive
    def test_reads_every_game_as_it_was_written(self) -> None:
        count = 0
        for moves in games_of(Board()):
            assert read(TIC_TAC_TOE, written(TIC_TAC_TOE, moves)) == moves
            count += 1
        assert count == 549_946

    def test_reads_every_position_that_can_occur_as_some_game_that_leads_to_it(self) -> None:
        boards = reachable()
        assert len(boards) == 5_478
        for board in boards:
            check_board(TIC_TAC_TOE, board)

    def test_refuses_all_other_boards(self) -> None:
        possible = {str(board) for board in reachable()}
        refused = 0
        for number in range(3**9):
            cells = "".join("XO."[number // 3**cell % 3] for cell in range(9))
            text = "/".join(cells[row : row + 3] for row in (0, 3, 6))
            if text not in possible:
                fault_in(TIC_TAC_TOE, text)
                refused += 1
        assert refused == 3**9 - 5_478

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("55", "move 2: cell 5 is taken"),
            ("5a", "move 2: 'a' is not a cell from 1 to 9"),
            ("50", "move 2: '0' is not a cell from 1 to 9"),
            ("5７", "move 2: '７' is not a cell from 1 to 9"),
            ("714852 36", "move 8: the game was over before it"),
            ("X../...", "a board has 3 rows, not 2"),
            ("X../../...", "row 2 should have 3 cells, not 2"),
            ("X../.?./...", "row 2: '?' is not X, O or ."),
            ("XX./.../...", "there are 2 X and 0 O, but X moves first and turns alternate"),
            ("XXX/OOO/...", "both sides have three in a row"),
            ("XXX/OO./O..", "X has three in a row, but O has moved since"),
            ("OOO/XX./XX.", "O has three in a row, but X has moved since"),
            ("5" * 1_001, "the text has 1,001 characters, far more than any game"),
        ],
    )
    def test_says_what_is_wrong(self, text: str, message: str) -> None:
        assert fault_in(TIC_TAC_TOE, text)[1] == message


class TestConnectFour:
    def test_is_written_by_columns(self) -> None:
        assert written(CONNECT_FOUR, (3, 3, 4, 2)) == "4453"
        assert position_of(CONNECT_FOUR, "4453") == Grid.parse("4453")

    @pytest.mark.parametrize("count", [2_000, pytest.param(100_000, marks=pytest.mark.soak)])
    def test_reads_games_and_boards_as_they_were_written(
        self, count: int, figure: Callable[..., None]
    ) -> None:
        longest = 0.0
        for moves, position in random_games(count, new_random()):
            assert read(CONNECT_FOUR, written(CONNECT_FOUR, moves)) == moves
            begun = perf_counter()
            check_board(CONNECT_FOUR, position)
            longest = max(longest, perf_counter() - begun)
        figure("notation: games and boards of Connect Four", f"{count:,}, {longest:.3f} s at most")

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("4444444", "move 7: column 4 is full"),
            ("4448", "move 4: '8' is not a column from 1 to 7"),
            ("14142414 1", "move 9: the game was over before it"),
            ("XO", "a board has 6 rows, not 1"),
            ("......X/" * 5 + "......", "row 6 should have 7 cells, not 6"),
        ],
    )
    def test_says_what_is_wrong(self, text: str, message: str) -> None:
        assert fault_in(CONNECT_FOUR, text)[1] == message


@every_game
@pytest.mark.parametrize("damage", [str.lower, lambda text: text.replace("/", "\r\n"), str.split])
def test_boards_are_read_as_people_write_them(
    game: Game, damage: Callable[[str], str | list[str]]
) -> None:
    position = position_of(game, "4453" if game is CONNECT_FOUR else "5137")
    text = damage(str(position))
    assert position_of(game, text if isinstance(text, str) else "\n".join(text)) == position


@every_game
def test_boards_are_read_without_anything_between_their_rows(game: Game) -> None:
    position = game.history(tuple(game.start.moves()[:3])).position
    assert position_of(game, str(position).replace("/", "")) == position
    assert position_of(game, f" {position} \n".replace("/", " / ")) == position


@every_game
def test_games_are_read_with_spaces_and_line_breaks_among_the_moves(game: Game) -> None:
    assert read(game, " 5 1\n\t3\u00a0") == read(game, "513")


class TestATextOfAnyGame:
    @pytest.mark.parametrize(
        ("text", "game"),
        [
            ("", TIC_TAC_TOE),
            ("5137", TIC_TAC_TOE),
            ("4453", CONNECT_FOUR),
            ("XO./.../...", TIC_TAC_TOE),
            ("/".join([*["." * 7] * 5, "XO....."]), CONNECT_FOUR),
        ],
    )
    def test_is_of_the_first_in_which_it_is_possible(self, text: str, game: Game) -> None:
        assert read_any(GAMES, text) == (game, read(game, text))

    @pytest.mark.parametrize(
        ("text", "game", "fault"),
        [
            ("44538", CONNECT_FOUR, Fault.NO_MOVE),
            ("44x", CONNECT_FOUR, Fault.NO_MOVE),
            ("5188", TIC_TAC_TOE, Fault.TAKEN),
            ("XXX/.../...", TIC_TAC_TOE, Fault.TURNS),
            ("XO", TIC_TAC_TOE, Fault.ROWS),
        ],
    )
    def test_is_refused_by_that_in_which_most_of_it_is(
        self, text: str, game: Game, fault: Fault
    ) -> None:
        with pytest.raises(NotationError) as refused:
            read_any(GAMES, text)
        assert (refused.value.game, refused.value.problem.fault) == (game, fault)


@every_game
def test_a_board_is_written_possible_or_not(game: Game) -> None:
    cells = [*Mark, None] * (len(game.cells) // 3)
    text = rows_of(game, cells)
    assert text.replace("/", "") == "XO." * (len(game.cells) // 3)
    assert [len(row) for row in text.split("/")] == [game.start.columns] * game.start.rows


@every_game
def test_an_empty_text_is_a_game_that_has_not_begun(game: Game) -> None:
    assert read(game, "") == read(game, " \n") == read(game, str(game.start)) == ()
    assert written(game, ()) == ""


def test_a_text_with_a_row_in_it_is_a_board() -> None:
    assert [is_board(text) for text in ("x", "o", "XO", ".", "/", "4/")] == [True] * 6
    assert [is_board(text) for text in ("", "4453", "44x", "abc", "-")] == [False] * 5


def test_a_game_without_boards_in_text_is_still_written_move_by_move() -> None:
    assert read(COUNTDOWN, "12") == (1, 2)
    with pytest.raises(ValueError, match="countdown has no boards in text"):
        order_of(COUNTDOWN, [Mark.X])


def some_text(rng: Random) -> tuple[Game, str]:
    game = rng.choice(GAMES)
    if rng.random() < 0.3:
        columns, rows = game.start.columns, game.start.rows
        return game, "/".join("".join(rng.choices("XO.", k=columns)) for _ in range(rows))
    return game, damaged(rng, rng.choice(SOME_TEXTS[game]), CHARACTERS)


def check(case: tuple[Game, str]) -> None:
    """A text is a game that is written and read again, or is refused with a reason."""
    game, text = case
    reason: str | None
    try:
        moves = read(game, text)
    except NotationError as error:
        reason = str(error)
    else:
        reason = "" if read(game, written(game, moves)) == moves else None
    assert reason is not None


@given(st.one_of(st.tuples(st.sampled_from(GAMES), st.text()), st.builds(some_text, st.randoms())))
def test_any_text_is_a_game_or_refused(case: tuple[Game, str]) -> None:
    check(case)


@pytest.mark.soak
def test_very_many_texts(figure: Callable[..., None]) -> None:
    try_inputs(INPUTS, new_random(), some_text, check)
    figure("fuzz: games as text", f"{INPUTS:,} inputs", "NotationError only")


@every_game
@pytest.mark.parametrize("piece", ["4", "X", "/", "\n", "\U0001f600", "X" * 42 + "/"])
def test_a_megabyte_is_refused_at_once(game: Game, piece: str) -> None:
    text = piece * (1_000_000 // len(piece))
    begun = perf_counter()
    assert fault_in(game, text)[0] is Fault.TOO_LONG
    assert perf_counter() - begun < 0.05
    assert len(text) > LONGEST
