"""Another game is chosen: the one that was played stays exactly as it was."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.changes import POSITIONS, changes_of, none_of, wait_for
from tests.choosers import Gate, endless
from tests.sample_games import TWO_PEOPLE
from tests.storage.stores import ask
from tictac_gui.engine import Difficulty, Mark
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, Game
from tictac_gui.play.asking import Asker
from tictac_gui.play.change import Event
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.move_finder import MoveChooser
from tictac_gui.play.records import GameRecord, Score
from tictac_gui.play.setup import Players, Setup
from tictac_gui.storage.store import Store

Start = Callable[..., GameController]
FOUR_IN_COLUMN_1 = (0, 1, 0, 1, 0, 1, 0)


@pytest.fixture
def start(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Start]:  # noqa: ARG001
    """Start as a new process would, again and again on the same file."""
    started: list[GameController] = []

    def start_it(
        setup: Setup = TWO_PEOPLE,
        chooser: MoveChooser = Game.choose_move,
        players: Players = Players.TWO_PEOPLE,
    ) -> GameController:
        store = Store(tmp_path / "games.sqlite")
        game = GameController(
            worker=Asker(),
            store=store,
            choose_move=chooser,
            find_hint=Game.find_hint,
            rng=Random(1),
            thinking_pause_ms=0,
            setup=setup,
            first_record=lambda game: GameRecord.begin(Setup(players, game=game), 0),
        )
        started.append(game)
        game.start(resume=True)
        ask(qtbot, store, lambda _database: None)
        return game

    yield start_it
    for game in started:
        game.shutdown()


def switch(qtbot: QtBot, controller: GameController, game: Game) -> None:
    """Switch to a game that is asked of the store."""
    controller.switch_game(game)
    ask(qtbot, controller._store, lambda _database: None)


def moves(controller: GameController) -> tuple[int, ...]:
    # As functions: mypy would take what was asserted of a property to hold for ever.
    return controller.moves


def is_practice(controller: GameController) -> bool:
    return controller.is_practice


def play(controller: GameController, *played: int) -> None:
    for move in played:
        controller.play_move(move)


def test_both_games_are_where_they_were(qtbot: QtBot, start: Start) -> None:
    game = start()
    play(game, 4, 0, 8)
    with none_of(game, Event.HINT):
        switch(qtbot, game, CONNECT_FOUR)
        assert not game._finder.is_searching, "nobody has asked for a hint"
    assert moves(game) == ()
    play(game, 3, 3)
    game.switch_game(TIC_TAC_TOE)
    assert moves(game) == (4, 0, 8)
    game.switch_game(CONNECT_FOUR)
    assert moves(game) == (3, 3)


def test_both_games_are_where_they_were_also_if_another_is_chosen_with_its_players(
    start: Start,
) -> None:
    game = start()
    play(game, 4, 0, 8)
    game.choose_setup(Setup(game=CONNECT_FOUR))
    assert moves(game) == ()
    assert game.people == {Mark.X}
    game.switch_game(TIC_TAC_TOE)
    assert moves(game) == (4, 0, 8)


def test_undone_moves_can_still_be_redone(qtbot: QtBot, start: Start) -> None:
    game = start()
    play(game, 4, 0, 8)
    game.undo()
    switch(qtbot, game, CONNECT_FOUR)
    game.switch_game(TIC_TAC_TOE)
    assert moves(game) == (4, 0)
    game.redo()
    assert moves(game) == (4, 0, 8)


def test_computers_of_a_game_that_is_seen_for_the_first_time_do_not_wait(
    qtbot: QtBot, start: Start
) -> None:
    game = start(Setup(Players.TWO_COMPUTERS), endless, Players.TWO_COMPUTERS)
    game.hold(is_held=True)
    switch(qtbot, game, CONNECT_FOUR)
    assert not game.is_held
    assert game.is_thinking


def test_a_hint_is_there_again(qtbot: QtBot, start: Start) -> None:
    game = start()
    play(game, 0, 4, 1)
    with wait_for(qtbot, game, Event.HINT) as found:
        game.hint()
    switch(qtbot, game, CONNECT_FOUR)
    with wait_for(qtbot, game, Event.HINT) as again:
        game.switch_game(TIC_TAC_TOE)
    assert again[0].hint == found[0].hint
    assert not again[0].makes_practice, "it was practice before"


def test_a_hint_for_an_earlier_position_is_not_there_again(qtbot: QtBot, start: Start) -> None:
    game = start()
    with wait_for(qtbot, game, Event.HINT):
        game.hint()
    play(game, 0)
    switch(qtbot, game, CONNECT_FOUR)
    game.switch_game(TIC_TAC_TOE)
    assert not game._finder.is_searching


def test_a_hint_asked_for_while_the_computer_thinks_comes_afterwards(
    qtbot: QtBot, start: Start
) -> None:
    gate = Gate()
    game = start(Setup(), gate)
    game.play_move(4)
    game.hint()
    with none_of(game, Event.HINT):
        switch(qtbot, game, CONNECT_FOUR)
        gate.open()
    with wait_for(qtbot, game, Event.HINT):
        game.switch_game(TIC_TAC_TOE)
    assert len(game.moves) == 2


def test_a_finished_game_is_shown_again_but_does_not_end_again(qtbot: QtBot, start: Start) -> None:
    game = start()
    play(game, 0, 3, 1, 4, 2)
    switch(qtbot, game, CONNECT_FOUR)
    changes = changes_of(game)
    game.switch_game(TIC_TAC_TOE)
    assert [change.ends_game for change in changes] == [False]
    assert game.phase is Phase.OVER
    qtbot.waitUntil(lambda: game.score == Score(x_wins=1))


def test_practice_after_the_end_stays_practice_and_redo_leads_to_the_finished_game(
    qtbot: QtBot, start: Start
) -> None:
    game = start()
    play(game, 0, 3, 1, 4, 2)
    game.undo()
    switch(qtbot, game, CONNECT_FOUR)
    assert not is_practice(game)
    game.switch_game(TIC_TAC_TOE)
    assert is_practice(game)
    game.redo()
    assert not is_practice(game)


def test_each_game_has_a_score_of_its_own(qtbot: QtBot, start: Start) -> None:
    game = start()
    play(game, 0, 3, 1, 4, 2)
    qtbot.waitUntil(lambda: game.score == Score(x_wins=1))
    switch(qtbot, game, CONNECT_FOUR)
    assert game.score == Score()
    play(game, *FOUR_IN_COLUMN_1)
    game.new_game()
    play(game, 6, *FOUR_IN_COLUMN_1)
    qtbot.waitUntil(lambda: game.score == Score(x_wins=1, o_wins=1))
    game.switch_game(TIC_TAC_TOE)
    qtbot.waitUntil(lambda: game.score == Score(x_wins=1))


def test_each_game_has_players_of_its_own(qtbot: QtBot, start: Start) -> None:
    game = start(Setup(Players.PERSON_AS_X, Difficulty.HARD), endless)
    switch(qtbot, game, CONNECT_FOUR)
    assert game.setup.players is Players.TWO_PEOPLE
    game.choose_setup(Setup(Players.PERSON_AS_O, Difficulty.EASY, game=CONNECT_FOUR))
    game.switch_game(TIC_TAC_TOE)
    assert game.setup == Setup(Players.PERSON_AS_X, Difficulty.HARD)
    game.switch_game(CONNECT_FOUR)
    assert game.people == {Mark.O}


def test_the_computer_stops_thinking_and_thinks_again_afterwards(
    qtbot: QtBot, start: Start
) -> None:
    gate = Gate()
    game = start(Setup(), gate)
    game.play_move(4)
    assert game.is_thinking
    with none_of(game, Event.REPLIED):
        switch(qtbot, game, CONNECT_FOUR)
        gate.open()
        play(game, 3, 3)
    assert moves(game) == (3, 3)
    with wait_for(qtbot, game, Event.REPLIED):
        game.switch_game(TIC_TAC_TOE)
    assert len(game.moves) == 2
    assert game.phase is Phase.PERSON


def test_the_computer_begins_the_other_game_where_it_is_its_turn(
    qtbot: QtBot, start: Start
) -> None:
    game = start(players=Players.PERSON_AS_O)
    with wait_for(qtbot, game, Event.REPLIED):
        game.switch_game(CONNECT_FOUR)
    assert len(game.moves) == 1


def test_two_computers_that_wait_do_so_afterwards(qtbot: QtBot, start: Start) -> None:
    game = start(Setup(Players.TWO_COMPUTERS), endless)
    game.hold(is_held=True)
    switch(qtbot, game, CONNECT_FOUR)
    game.hold(is_held=False)
    game.switch_game(TIC_TAC_TOE)
    assert game.is_held
    assert not game.is_thinking


@pytest.mark.parametrize("last", [TIC_TAC_TOE, CONNECT_FOUR], ids=lambda game: game.name)
def test_both_are_there_after_a_restart(qtbot: QtBot, start: Start, last: Game) -> None:
    first = start()
    play(first, 4, 0, 8)
    switch(qtbot, first, CONNECT_FOUR)
    play(first, 3, 3)
    first.switch_game(last)
    first.shutdown()
    left = {TIC_TAC_TOE: (4, 0, 8), CONNECT_FOUR: (3, 3)}
    [other] = left.keys() - {last}
    second = start(Setup(Players.TWO_PEOPLE, game=last))
    assert moves(second) == left[last]
    switch(qtbot, second, other)
    assert moves(second) == left[other]


def test_a_game_left_before_the_store_has_answered_is_resumed_afterwards(
    qtbot: QtBot, start: Start
) -> None:
    first = start()
    play(first, 4, 0, 8)
    switch(qtbot, first, CONNECT_FOUR)
    play(first, 3, 3)
    first.shutdown()
    second = start()
    # Without waiting for any answer in between.
    second.switch_game(CONNECT_FOUR)
    second.switch_game(TIC_TAC_TOE)
    second.switch_game(CONNECT_FOUR)
    qtbot.waitUntil(lambda: second.moves == (3, 3))
    second.switch_game(TIC_TAC_TOE)
    assert moves(second) == (4, 0, 8)


def test_the_game_that_is_played_is_not_switched_to(start: Start) -> None:
    game = start()
    play(game, 4)
    with none_of(game, *POSITIONS):
        game.switch_game(TIC_TAC_TOE)
