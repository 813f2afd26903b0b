"""What is said at the key moments of a lost game of Connect Four, to the loser and of them."""

from dataclasses import replace

import pytest

from tictac_gui.engine import Mark
from tictac_gui.engine.review import KeyMoment, MomentKind, judge
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.connect_four import Board
from tictac_gui.words import moment_words, reason_words


def sentences(columns: str, *, as_person: bool = True) -> list[str]:
    moves = tuple(int(column) - 1 for column in columns)
    review = CONNECT_FOUR.review(moves)
    loser = Mark.X if len(moves) % 2 == 0 else Mark.O
    found = []
    for moment in review.moments:
        move = review.by_number[moment.number]
        assert move
        you = loser if as_person else None
        found.append(moment_words.key_moment(CONNECT_FOUR, review.moments, moment, move, you))
    return found


def follows(columns: str) -> list[str]:
    moves = tuple(int(column) - 1 for column in columns)
    review = CONNECT_FOUR.review(moves)
    return [
        moment_words.what_follows(
            CONNECT_FOUR,
            CONNECT_FOUR.history(moves[: moment.number]).position,
            moment.line,
            moves[moment.number],
        )
        for moment in review.moments
    ]


class TestTheSentence:
    @pytest.mark.parametrize(
        ("columns", "yours", "theirs"),
        [
            (
                "424217545713442266632717",
                "You could have completed four in a row here, with column 7.",
                "Amber could have completed four in a row here, with column 7.",
            ),
            (
                "35223153555232223414",
                (
                    "Key moment 1 of 2. You had to stop Red's three on a diagonal here: column 4"
                    " would have held the draw."
                ),
                (
                    "Key moment 1 of 2. Amber had to stop Red's three on a diagonal here: column 4"
                    " would have held the draw."
                ),
            ),
            (
                "35223153555232223414",
                (
                    "Key moment 2 of 2. Here you could still win, with column 3. Your move gave the"
                    " win to Red, who later gave it back."
                ),
                (
                    "Key moment 2 of 2. Here Amber could still win, with column 3. This move gave"
                    " the win to Red, who later gave it back."
                ),
            ),
            (
                "1414451135443355376756",
                (
                    "Here you could still win, with column 4. After your move Red wins, whatever"
                    " you do."
                ),
                (
                    "Here Amber could still win, with column 4. After this move Red wins, whatever"
                    " Amber does."
                ),
            ),
            (
                "42537276333464144224263772355676655",
                (
                    "Here you gave Amber the cell above, and with it four in a row: column 7 would"
                    " have won."
                ),
                (
                    "Here Red gave Amber the cell above, and with it four in a row: column 7 would"
                    " have won."
                ),
            ),
            (
                "742657165115412661444622323",
                "Here you let Amber force two threats at once: column 2 would have won.",
                "Here Red let Amber force two threats at once: column 2 would have won.",
            ),
            (
                "3141512",
                (
                    "Key moment 2 of 2. Here you could still hold the draw, with column 4. After"
                    " your move Amber wins, whatever you do."
                ),
                (
                    "Key moment 2 of 2. Here Red could still hold the draw, with column 4. After"
                    " this move Amber wins, whatever Red does."
                ),
            ),
            (
                "3266271476552364",
                (
                    "Key moment 1 of 2. You had to stop Red's three in row 2 from the bottom here:"
                    " column 4 would have lasted longer."
                ),
                (
                    "Key moment 1 of 2. Amber had to stop Red's three in row 2 from the bottom"
                    " here: column 4 would have lasted longer."
                ),
            ),
            (
                "66354535572133724434",
                (
                    "Key moment 1 of 2. You had to stop Red's three on a diagonal here: column 4"
                    " would have lasted longer."
                ),
                (
                    "Key moment 1 of 2. Amber had to stop Red's three on a diagonal here: column 4"
                    " would have lasted longer."
                ),
            ),
            (
                "627434476322667415111233341242",
                "You had to stop Red's three in column 2 here: column 2 would have won.",
                "Amber had to stop Red's three in column 2 here: column 2 would have won.",
            ),
            (
                "343223476444221131662314",
                (
                    "Key moment 2 of 2. You could have forced two threats at once here, beginning"
                    " with column 5, and won."
                ),
                (
                    "Key moment 2 of 2. Amber could have forced two threats at once here, beginning"
                    " with column 5, and won."
                ),
            ),
            (
                "22357357441",
                (
                    "Key moment 1 of 2. You had to stop Amber's three in the bottom row here:"
                    " column 1 would have held the draw."
                ),
                (
                    "Key moment 1 of 2. Red had to stop Amber's three in the bottom row here:"
                    " column 1 would have held the draw."
                ),
            ),
            (
                "143767762434462355",
                (
                    "Key moment 2 of 2. You could have made two threats at once here, with column"
                    " 3, and won."
                ),
                (
                    "Key moment 2 of 2. Amber could have made two threats at once here, with column"
                    " 3, and won."
                ),
            ),
        ],
    )
    def test_is_one_that_a_person_would_say(self, columns: str, yours: str, theirs: str) -> None:
        assert yours in sentences(columns)
        assert theirs in sentences(columns, as_person=False)

    @pytest.mark.parametrize(
        ("columns", "yours", "theirs"),
        [
            (
                "43214571211344462216643213",
                (
                    "From here on you must play under Amber's threat in column 5 in the end: column"
                    " 7 would have held the draw."
                ),
                (
                    "From here on Red must play under Amber's threat in column 5 in the end: column"
                    " 7 would have held the draw."
                ),
            ),
            (
                "54563711376425714563665462",
                (
                    "You could have won here, with column 3: in the end Amber would have had to"
                    " play under your threat in column 2."
                ),
                (
                    "Red could have won here, with column 3: in the end Amber would have had to"
                    " play under Red's threat in column 2."
                ),
            ),
        ],
    )
    def test_names_threats_that_decide_in_the_end(
        self, columns: str, yours: str, theirs: str
    ) -> None:
        board, column = Board.parse(columns[:-1]), int(columns[-1]) - 1
        assert CONNECT_FOUR.explainer
        found = replace(
            judge(board, column, CONNECT_FOUR.scores(board)),
            explanation=CONNECT_FOUR.explainer(board, column, None),
        )
        moment = KeyMoment(len(columns) - 1, (MomentKind.LAST_CHANCE,), (column,))
        for you, text in ((found.mark, yours), (None, theirs)):
            said = moment_words.key_moment(CONNECT_FOUR, [moment], moment, found, you)
            assert said == text

    def test_is_the_turning_point_s_where_there_are_no_key_moments(self) -> None:
        moves = (0, 4, 1, 2, 3, 6)
        review = TIC_TAC_TOE.review(moves)
        moment = KeyMoment(4, (), ())
        assert moment_words.key_moment(
            TIC_TAC_TOE, [moment], moment, review.moves[4], Mark.X
        ) == reason_words.turning_point(TIC_TAC_TOE, review.moves[4])


class TestWhatFollows:
    @pytest.mark.parametrize(
        ("columns", "text"),
        [
            ("7732155344135554", "Then: Red column 4."),
            ("3141512", "Then: Amber column 5, Red column 2, Amber column 6."),
        ],
    )
    def test_is_listed_to_the_end(self, columns: str, text: str) -> None:
        assert text in follows(columns)

    def test_is_cut_short_where_it_is_long(self) -> None:
        assert follows("3141512")[1].endswith(", Amber column 4, Red column 4, and so on.")
        assert follows("674575335422")[2].startswith("Better: Amber column 4, ")
        assert follows("674575335422")[2].endswith(", and so on.")
