"""The proof by play of Connect Four, for players quick enough to be proved wrong here."""

from __future__ import annotations

import pytest

from tictac_gui.engine import SearchStopped
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four.book import MOST_VALUED
from tictac_gui.games.proof import Proof, Proofs


def proved(player: str, replies: int) -> Proofs:
    assert CONNECT_FOUR.prove
    *_, proofs = CONNECT_FOUR.prove(CONNECT_FOUR.players[player], replies, None)
    return proofs


def test_nobody_is_blamed_for_losing_a_lost_game() -> None:
    # Whoever moves first can win, and here does.
    proofs = proved("minimax-1", 0)
    assert (proofs.total, proofs.beginnings) == (2, 2)
    assert proofs.person_first == Proof(losses=1)
    assert proofs.person_second == Proof(wins=1)


def test_every_choice_is_compared_with_what_it_leaves_to_hold() -> None:
    proofs = proved("minimax-2", 1)
    # It begins at the edge, so none of the replies mirrors another; the person's beginnings do.
    assert (proofs.person_second.games, proofs.person_first.games) == (7, 4)
    assert (proofs.total, proofs.beginnings) == (11, 14)
    # Moving second, it can win if the person begins in column 1 or 2, draw after column 3, and
    # only lose after column 4.
    first = proofs.person_first
    assert (first.wins, first.draws, first.losses, first.failures) == (1, 3, 0, 1)
    assert first.failed_game
    assert first.failed_game[0] == 1
    outcome = CONNECT_FOUR.history(first.failed_game).position.outcome
    assert outcome
    assert outcome.winner is None


def test_whatever_is_replied_the_book_still_knows_what_the_position_holds() -> None:
    # The other side has made as many moves by then.
    assert 2 * max(CONNECT_FOUR.proof_replies) <= MOST_VALUED


def test_can_be_stopped_before_its_first_move() -> None:
    assert CONNECT_FOUR.prove
    with pytest.raises(SearchStopped):
        next(CONNECT_FOUR.prove(CONNECT_FOUR.players["minimax-1"], 1, lambda: True))
