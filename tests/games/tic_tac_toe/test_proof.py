"""The proof by playing every game, for players that pass it and players that don't."""

from itertools import islice

import pytest

from tests.tic_tac_toe import prove, prove_both
from tests.weights import weights
from tictac_gui.engine import Mark
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.proof import Proof, Proofs
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.games.tic_tac_toe.exact import GAMES_PER_RESULT
from tictac_gui.games.tic_tac_toe.levels import Player


def whole(player: Player, mark: Mark) -> Proof:
    *_, proof = prove(player.value, mark)
    return proof


def count_games(board: Board, player: Player, mark: Mark) -> int:
    """Count how a game may go on when the player holds the mark."""
    if board.outcome:
        return 1
    cells = weights(board, player) if board.turn is mark else board.moves()
    return sum(count_games(board.play(cell), player, mark) for cell in cells)


def test_unbeatable_never_loses_whatever_a_person_plays() -> None:
    assert whole(Player.UNBEATABLE, Mark.X) == Proof(wins=1088, draws=16, losses=0)
    assert whole(Player.UNBEATABLE, Mark.O) == Proof(wins=1024, draws=288, losses=0)


@pytest.mark.exhaustive
def test_of_a_random_mover_goes_through_every_game_there_is() -> None:
    proof = whole(Player.RANDOM, Mark.X)
    assert (proof.wins, proof.losses, proof.draws) == (131_184, 77_904, 46_080)
    assert proof.games == 255_168


@pytest.mark.parametrize("mark", Mark)
@pytest.mark.parametrize("player", [Player.UNBEATABLE, Player.MINIMAX])
def test_no_game_is_left_out(player: Player, mark: Mark) -> None:
    assert whole(player, mark).games == count_games(Board(), player, mark)


@pytest.mark.parametrize("mark", Mark)
@pytest.mark.parametrize("player", [Player.EASY, Player.MEDIUM, Player.HARD])
def test_a_player_that_can_lose_is_found_out_by_a_game_that_it_lost(
    player: Player, mark: Mark
) -> None:
    proof = next(proof for proof in prove(player.value, mark) if proof.losses)
    assert proof.failed_game
    outcome = TIC_TAC_TOE.history(proof.failed_game).position.outcome
    assert outcome
    assert outcome.winner not in (mark, None)
    board = Board()
    for cell in proof.failed_game:
        if board.turn is mark:
            assert cell in weights(board, player)
        board = board.play(cell)


def test_the_game_shown_is_the_first_that_was_lost() -> None:
    proofs = islice(prove(Player.RANDOM.value, Mark.X), 100)
    games = {proof.failed_game for proof in proofs if proof.losses}
    assert games == {(0, 1, 2, 3, 5, 4, 6, 7)}


def test_the_game_played_last_can_be_watched() -> None:
    games = [proof.latest_game for proof in prove(Player.UNBEATABLE.value, Mark.X)]
    assert len(set(games)) == len(games)
    assert all(TIC_TAC_TOE.history(game).position.outcome for game in games)


def test_the_count_is_given_again_and_again_and_at_the_end() -> None:
    counts = [proof.games for proof in prove(Player.UNBEATABLE.value, Mark.X)]
    assert counts == [*range(GAMES_PER_RESULT, 1104, GAMES_PER_RESULT), 1104]


def test_the_caller_can_stop_early() -> None:
    counts = [proof.games for proof in islice(prove(Player.EASY.value, Mark.O), 2)]
    assert counts == [GAMES_PER_RESULT, 2 * GAMES_PER_RESULT]


def test_a_person_moves_first_and_then_second() -> None:
    policy = Player.UNBEATABLE.value
    steps = list(prove_both(policy))
    [*_, as_second], [*_, as_first] = prove(policy, Mark.O), prove(policy, Mark.X)
    assert steps[-1] == Proofs(person_first=as_second, person_second=as_first)
    assert steps[0].person_second == Proof()
    games = [step.all.games for step in steps]
    assert games == sorted(games)
    assert steps[-1].all.failures == 0


def test_the_game_offers_it() -> None:
    assert TIC_TAC_TOE.prove
    *_, proofs = TIC_TAC_TOE.prove(Player.UNBEATABLE.value, 0, None)
    *_, expected = prove_both(Player.UNBEATABLE.value)
    assert proofs == expected


def test_every_loss_is_a_failure() -> None:
    proof = whole(Player.MINIMAX, Mark.X)
    assert proof.failures == proof.losses == 0
    proof = next(proof for proof in prove(Player.RANDOM.value, Mark.X) if proof.losses)
    assert proof.failures == proof.losses
