"""What is said about the computer's last move."""

import pytest

from tictac_gui.engine.search import Ending
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, Game
from tictac_gui.games.motives import Motive, Why
from tictac_gui.words import why_words


class TestTheAnswer:
    @pytest.mark.parametrize(
        ("game", "why", "text"),
        [
            (TIC_TAC_TOE, Why(Motive.WINS, 1), "Its centre: it completes three in a row."),
            (CONNECT_FOUR, Why(Motive.WINS, 1), "Its column 5: it completes four in a row."),
            (
                TIC_TAC_TOE,
                Why(Motive.STOPS, 2),
                "Its centre: it stops you from completing three in a row.",
            ),
            (CONNECT_FOUR, Why(Motive.ONLY, None), "Its column 5: anything else loses."),
            (
                CONNECT_FOUR,
                Why(Motive.ONLY, 7),
                "Its column 5: looking 7 moves ahead, it saw all others lose.",
            ),
            (
                CONNECT_FOUR,
                Why(Motive.FORCES_WIN, 7, own_moves=3),
                "Its column 5: it wins in 3 moves, whatever you do.",
            ),
            (
                CONNECT_FOUR,
                Why(Motive.TRAP, None, trap=2, trap_ending=Ending.LOSS),
                "Its column 5: it sets a trap: column 3 would lose for you.",
            ),
            (
                TIC_TAC_TOE,
                Why(Motive.TRAP, None, trap=8, trap_ending=Ending.DRAW),
                "Its centre: it sets a trap: the bottom right would give your win away.",
            ),
            (
                CONNECT_FOUR,
                Why(Motive.CHANCE, 2, choices=3),
                (
                    "Its column 5: it looked only 2 moves ahead. 3 moves seemed about as good, and"
                    " it took one at random."
                ),
            ),
            (
                CONNECT_FOUR,
                Why(Motive.LOOKED_BEST, 1, is_careless=True),
                (
                    "Its column 5: it looked only one move ahead, and this seemed best. This time"
                    " it was careless."
                ),
            ),
        ],
    )
    def test_says_what_the_level_saw(self, game: Game, why: Why, text: str) -> None:
        assert why_words.answer(game, 4, why) == text

    @pytest.mark.parametrize("motive", [each for each in Motive if each is not Motive.TRAP])
    @pytest.mark.parametrize("lookahead", [1, 2, None])
    def test_has_a_sentence_for_each_motive(self, motive: Motive, lookahead: int | None) -> None:
        text = why_words.answer(CONNECT_FOUR, 0, Why(motive, lookahead))
        assert text.startswith("Its column 1: ")
        assert text.endswith(".")
        assert "{" not in text
