"""The proof by play where not every game can be played, tried on games where they could be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count

import pytest

from tests.countdown import COUNTDOWN
from tictac_gui.engine import Difficulty, Mark, Policy, Search, SearchStopped
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, Game
from tictac_gui.games.proof import Proof, Proofs, prove

PERFECT = COUNTDOWN.policies[Difficulty.UNBEATABLE]


def last(steps: Iterator[Proofs]) -> Proofs:
    *_, proofs = steps
    return proofs


def results(proof: Proof) -> tuple[int, int, int, int]:
    return proof.wins, proof.draws, proof.losses, proof.failures


class TestTheBestResistanceAlone:
    def test_is_one_game_for_each_side(self) -> None:
        # Of seven counters whoever moves first loses, and needn't be blamed for it.
        proofs = last(prove(COUNTDOWN, PERFECT, 0))
        assert results(proofs.person_first) == (1, 0, 0, 0)
        assert results(proofs.person_second) == (0, 0, 1, 0)
        assert (proofs.total, proofs.replies, proofs.beginnings) == (2, 0, 2)


class TestEveryReply:
    @pytest.mark.parametrize("replies", [1, 2, 3])
    def test_is_tried_up_to_the_depth(self, replies: int) -> None:
        proofs = last(prove(TIC_TAC_TOE, TIC_TAC_TOE.policies[Difficulty.UNBEATABLE], replies))
        for mark, proof in ((Mark.O, proofs.person_first), (Mark.X, proofs.person_second)):
            assert proof.games == len(reached(TIC_TAC_TOE, mark, replies)[0])
            assert proof.losses == proof.failures == 0
        ways = sum(reached(TIC_TAC_TOE, mark, replies)[1] for mark in Mark)
        assert (proofs.beginnings, proofs.replies) == (ways, replies)
        assert proofs.total == proofs.all.games

    def test_may_end_a_game_by_itself(self) -> None:
        proofs = last(prove(COUNTDOWN, PERFECT, 9))
        assert proofs.all.failures == 0
        assert proofs.person_first.losses == 0, "it moves second, where it can win"
        assert proofs.total == proofs.all.games

    def test_finds_a_game_that_was_given_away(self) -> None:
        proofs = last(prove(TIC_TAC_TOE, Policy(lookahead=1, takes_first=True), 2))
        assert proofs.all.failures
        game = proofs.all.failed_game
        assert game
        outcome = TIC_TAC_TOE.history(game).position.outcome
        assert outcome
        assert outcome.winner is Mark.X, "the person moved first in it"


def reached(game: Game, mark: Mark, replies: int) -> tuple[set[object], int]:
    """Count plainly which positions every choice leads to, and in how many ways."""
    ways = 0
    found = set()
    games = [(game.start, 0)]
    policy = game.policies[Difficulty.UNBEATABLE]
    while games:
        position, tried = games.pop()
        if tried == replies or position.outcome:
            found.add(position.canonical_key)
            ways += 1
        elif position.turn is mark:
            games += [
                (position.play(move), tried) for move in game.policy_weights(position, policy)
            ]
        else:
            games += [(position.play(move), tried + 1) for move in position.moves()]
    return found, ways


class TestWhileItIsPlayed:
    def test_every_move_can_be_watched(self) -> None:
        games = [proofs.person_first.latest_game for proofs in prove(COUNTDOWN, PERFECT, 0)]
        whole = max(games, key=len)
        assert games[: len(whole) + 1] == [whole[:played] for played in range(len(whole) + 1)]
        assert COUNTDOWN.history(whole).position.outcome

    def test_the_time_left_follows_the_clock(self) -> None:
        ticks = count()
        reports = [
            (proofs.all.games, proofs.seconds_left)
            for proofs in prove(COUNTDOWN, PERFECT, 0, clock=lambda: float(next(ticks)))
        ]
        assert reports[0] == (0, None)
        seconds = [left for games, left in reports if games == 1]
        first = next(at for at, (games, _) in enumerate(reports, start=1) if games == 1)
        assert seconds[0] == first
        assert reports[-1] == (2, 0)

    def test_the_time_is_reported_after_every_move(self) -> None:
        ticks = count()
        steps = prove(COUNTDOWN, PERFECT, 0, clock=lambda: float(next(ticks)))
        seconds = [proofs.seconds for proofs in steps]
        assert seconds == [*range(1, len(seconds) + 1)]

    def test_it_is_stopped_in_the_middle_of_a_search(self) -> None:
        steps = prove(CONNECT_FOUR, CONNECT_FOUR.policies[Difficulty.HARD], 1, lambda: True)
        with pytest.raises(SearchStopped):
            next(steps)

    def test_it_is_stopped_while_it_finds_out_what_can_be_held(self) -> None:
        """Who moves at random searches nothing itself."""
        game = replace(COUNTDOWN, search=Search())
        with pytest.raises(SearchStopped):
            next(prove(game, Policy(lookahead=0), 1, lambda: True))

    def test_connect_four_offers_it(self) -> None:
        assert CONNECT_FOUR.prove
        steps = CONNECT_FOUR.prove(CONNECT_FOUR.policies[Difficulty.HARD], 0, lambda: True)
        with pytest.raises(SearchStopped):
            list(steps)
        assert list(CONNECT_FOUR.proof_replies) == [0, 1, 2, 3, 4]
