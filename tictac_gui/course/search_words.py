"""The sentences of each step in the last four chapters: how a search is made fast and strong."""

from __future__ import annotations

from math import factorial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.course.steps import StepWords, Task
from tictac_gui.course.task_words import compared, exact_share
from tictac_gui.course.trees_words import best_move, top_value, values_below
from tictac_gui.engine.levels import Policy
from tictac_gui.engine.trace import Scoring
from tictac_gui.words.game_words import short_name
from tictac_gui.words.move_words import listed, move_place, the_move
from tictac_gui.words.number_words import number, percentages, value
from tictac_gui.words.side_words import side, sides

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tictac_gui.course.beyond import GuessSizeTask
    from tictac_gui.course.estimating import CountEstimateTask, LookFurtherTask
    from tictac_gui.course.guessing import (
        CompareMatchesTask,
        GuessCountTask,
        GuessMatchTask,
        NameMatchTask,
    )
    from tictac_gui.course.playing import BoardTask, PickMoveTask
    from tictac_gui.course.same_boards import MarkBoardsTask
    from tictac_gui.course.trees import FillTreeTask, PruneTreeTask, TreeTask
    from tictac_gui.course.walking import WalkTreeTask

translate = QCoreApplication.translate


def _move_values(task: TreeTask) -> list[str]:
    """Write the value of each move at the top."""
    return [value(call.value) for call in task.trace.children(task.trace.root)]


def _cant_matter_first(task: PruneTreeTask) -> StepWords:
    has, gets, *_ = _move_values(task)
    return StepWords(
        translate(
            "Course",
            "X looks at its moves from left to right. The first is worth {0}. To the second, O"
            " has an answer worth {1}. Which boards does X no longer need to look at? Click"
            " them, then choose Check.",
        ).format(has, gets),
        translate(
            "Course",
            "X can have {0}. Could X still want the second move, whatever O's other answer"
            " leads to? And what about the third move?",
        ).format(has),
        translate(
            "Course",
            "O would hold X to {1} there, and X can have {0}: so X won't go there, and O's"
            " other answer is not worth a look. Only the third move might be better, and it"
            " is.",
        ).format(has, gets),
    )


def _cant_matter_sweep(task: WalkTreeTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "Now you are the search, and see no more than it does. What X, who is MAX, can get"
            " already is called alpha. Click the board to look at next, and pass by what can no"
            " longer matter.",
        ),
        translate(
            "Course",
            "As soon as O has an answer that leaves X no more than alpha, X is done with that"
            " move: go on to the next one.",
        ),
        translate(
            "Course",
            "{0} of {1} boards are enough to know that the board at the top is worth {2}. Skipping"
            " the rest is called pruning; this method is alpha-beta.",
        ).format(task.search.root.calls, task.trace.root.calls, top_value(task)),
    )


def _cant_matter_order(task: WalkTreeTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "Another tree, and this time X tries a bad move first. Beta is what O, who is MIN, can"
            " get already on a board: below it, the search stops once alpha has reached beta.",
        ),
        translate(
            "Course",
            "The first move is only worth {0}: hardly a reason to skip anything in the second."
            " But what does X have after that?",
        ).format(_move_values(task)[0]),
        translate(
            "Course",
            "Only {0} of {1} boards can be skipped. The last move is worth at most {2} (≤ {2}), and"
            " X has {2} already: nobody needs to know more. Alpha-beta saves most if good moves"
            " are tried first, and so good programs try promising ones first.",
        ).format(len(task.skippable), task.trace.root.calls, _last_limit(task)),
    )


def _last_limit(task: WalkTreeTask) -> str:
    """Write what the search finds for the last move at the top."""
    return value(task.search.children(task.search.root)[-1].value)


def _cant_matter_beta(task: WalkTreeTask) -> StepWords:
    first, *others = (call for path, call in task.calls.items() if len(path) == len(task.top) + 1)
    return StepWords(
        translate(
            "Course",
            "This search is for O: here O is MAX, {0} is a win for O, and X, to move at the top, is"
            " MIN. So beta is what X can get. Click the board to look at next.",
        ).format(value(max(call.value for call in others))),
        translate(
            "Course",
            "Once O has an answer that gets at least beta, X won't let it come to that: X can have"
            " less elsewhere.",
        ),
        translate(
            "Course",
            "X can hold O to {0}: that was beta. On {1} boards O found more, so X would never go"
            " there, and the rest below was skipped. Alpha cuts where MIN chooses, beta where MAX"
            " does.",
        ).format(value(first.value), len(others)),
    )


def _cant_matter_count(task: GuessCountTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "Now from the empty board. Plain minimax looks at every board each time it comes up;"
            " its count is running below. How often does alpha-beta look at a board? Guess first.",
        ),
        translate("Course", "Skipping a board near the top skips everything below it."),
        compared(
            task,
            translate(
                "Course",
                "{0} become {1}: one in {2}. And the move it finds is worth exactly as much.",
            ),
        ),
    )


def _cant_matter_alone(task: WalkTreeTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "The last tree is all yours: be alpha-beta from the first board to the last.",
        ),
        translate(
            "Course",
            "To be skipped, a move need not be worse than what X has already. It is enough that"
            " it can't be better.",
        ),
        translate(
            "Course",
            "{0} boards skipped, and nothing lost. You asked the right question: can this still"
            " change what X does? If not, don't look.",
        ).format(number(len(task.skippable))),
    )


def _seen_before_orders(task: MarkBoardsTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "Openings of games: the numbers show the order of moves. Click every one that leads to"
            " the same board as the first, then choose Check.",
        ),
        translate(
            "Course",
            "X makes moves 1 and 3, O makes moves 2 and 4. In which cells are the X's of the"
            " first board, and where are its O's?",
        ),
        translate(
            "Course",
            "{0} ways to one and the same board. Plain minimax searches it each time, with all"
            " that comes after it.",
        ).format(len(task.right) + 1),
    )


def _seen_before_cache(task: GuessCountTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "What if plain minimax remembered the value of each board, and never searched one"
            " twice? Alpha-beta is shown for comparison. How many boards does it still have to"
            " search? Guess first.",
        ),
        translate(
            "Course",
            "Every board on which a few moves have been made is reached in many orders. It is"
            " fewer than with alpha-beta, though nothing is pruned.",
        ),
        compared(
            task,
            translate(
                "Course",
                "{1} boards, each searched once, where alpha-beta looks {0} times: that is every"
                " board that can come up at all. Remembering results is called a cache, or a"
                " transposition table.",
            ),
        ),
    )


def _seen_before_turned(_task: Task) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "These boards are all different. But some become the first one if they are rotated or"
            " mirrored. Click those, then choose Check.",
        ),
        translate(
            "Course",
            "On the first board, one X is in a corner and one on an edge. Do they touch?",
        ),
        translate(
            "Course",
            "Rotating or mirroring a board changes nothing about who wins, so all of these are"
            " worth the same, and it is enough to search one of them.",
        ),
    )


def _seen_before_first_moves(task: MarkBoardsTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "X has {0} first moves, but some are the same if the board is rotated or mirrored."
            " Click one of each kind: that is all a search has to look at.",
        ).format(len(task.boards)),
        translate(
            "Course", "Rotate the board in your mind. Where does the top left corner end up?"
        ),
        translate(
            "Course",
            "{0} instead of {1}: a corner, an edge and the centre. Any corner would have done,"
            " and any edge.",
        ).format(len(task.right), len(task.boards)),
    )


def _seen_before_symmetry(task: GuessCountTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "Now boards that can be rotated or mirrored into each other count as one. How many"
            " does the search have to look at? Guess first.",
        ),
        translate(
            "Course",
            "Most boards come in eight versions: four rotations, and their mirror images.",
        ),
        compared(
            task,
            translate(
                "Course",
                "{0} become {1}: one in {2}. Not quite one in eight, since some boards look the"
                " same when they are rotated or mirrored.",
            ),
        ),
    )


def _seen_before_replies(task: MarkBoardsTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "X has taken a corner, and O has {0} answers. Click one of each kind.",
        ).format(len(task.boards)),
        translate(
            "Course",
            "X's corner has to stay where it is. Which mirror leaves it there?",
        ),
        translate(
            "Course",
            "{0} of {1}: with X in the corner, only the mirror along its diagonal is left. You"
            " search like the computer now: nothing twice, and nothing mirrored.",
        ).format(len(task.right), len(task.boards)),
    )


def _good_enough_one_ahead(_task: Task) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "You have met a computer that sees everything. This one, Easy, only looks one move"
            " ahead: it sees a win at once, and nothing else. It plays X. Click the cell that it"
            " takes.",
        ),
        translate("Course", "Does X complete three in a row anywhere?"),
        translate(
            "Course",
            "It takes a win when there is one, and has not even seen that O was about to win too."
            " How far will that get it?",
        ),
        translate(
            "Course", "Easy does not see what O threatens. It only looks for a win with this move."
        ),
    )


def _good_enough_chance(task: GuessMatchTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "Random picks any free cell at random. How many games does X win if both sides are"
            " Random? Guess, then watch them play.",
        ),
        translate(
            "Course",
            "X moves first, and makes five of the nine moves if the board gets full.",
        ),
        translate(
            "Course",
            "Exactly {0}: moving first is worth a lot when nobody thinks.",
        ).format(exact_share(task)),
    )


def _good_enough_easy(task: GuessMatchTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "Now Easy plays X: at random, but it takes a win at once. How many games does it"
            " win against Random?",
        ),
        translate("Course", "More than Random did in its place. But it does not stop any threat."),
        translate(
            "Course",
            "Exactly {0}: looking just one move ahead helps a lot, but it still loses games to"
            " pure chance.",
        ).format(exact_share(task)),
    )


def _good_enough_more_wins(task: CompareMatchesTask) -> StepWords:
    first, second = (short_name(player) for player in task.offers)
    wins = [percentages([each.o_wins, 1 - each.o_wins])[0] for each in task.odds.values()]
    losses = [percentages([each.x_wins, 1 - each.x_wins])[0] for each in task.odds.values()]
    found = ""
    if task.is_done and len(wins) == len(task.offers):
        found = translate(
            "Course",
            "{0} wins exactly {2} of its games, {1}, which never goes wrong, only {3}. But {0} also"
            " loses {4}. Why does the one that is perfect win less? Choose Next.",
        ).format(first, second, *wins, losses[0])
    return StepWords(
        translate(
            "Course",
            "{0} plays X: it looks two turns ahead. Against it, {1} plays perfectly most of the"
            " time, {2} always. Who wins more games as O?",
        ).format(short_name(task.opponent), first, second),
        translate("Course", "Think of it: does whoever never loses also win most often?"),
        found,
    )


def _good_enough_safe(task: PickMoveTask) -> StepWords:
    praise = ""
    if task.chances:
        best = task.last_move if task.last_move is not None else 0
        bold = max(task.chances, key=lambda move: task.chances[move].wins)
        shares = [
            percentages([each, 1 - each], 0)[0]
            for each in (
                task.chances[best].wins,
                task.chances[bold].wins,
                task.chances[bold].losses,
            )
        ]
        praise = translate(
            "Course",
            "Only {0} is safe, and wins {2} of the games against Medium. With {1} it would win {3},"
            " since Medium doesn't see far enough to punish it, and lose {4}. Minimax expects the"
            " best reply, and never gambles.",
        ).format(the_move(task.game, best), the_move(task.game, bold), *shares)
    return StepWords(
        translate(
            "Course",
            "Here is the reason. X has taken a corner. Click the cell that Unbeatable takes as O.",
        ),
        translate("Course", "After all cells but one, X could force a win."),
        praise,
        translate(
            "Course", "After that, X could force a win. Unbeatable expects that X would see it."
        ),
    )


def _good_enough_perfect(task: GuessMatchTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "Now Random plays X against Unbeatable, which looks to the end of the game. How many"
            " games does X win?",
        ),
        translate("Course", "Could any amount of luck beat someone who makes no mistakes?"),
        translate(
            "Course",
            "Exactly {0}: not once, however lucky X is. From the start, O has an answer to"
            " everything.",
        ).format(exact_share(task)),
    )


def _good_enough_who(task: NameMatchTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "{0} and {1} are better than {2}, but not perfect. Here {0} plays X against somebody"
            " whose name is hidden. Look at how the games end: who plays O?",
        ).format(*map(short_name, (task.opponent, "hard", "easy"))),
        translate(
            "Course",
            "Don't look at how often O wins, but at how often X does. What does that say about O?",
        ),
        translate(
            "Course",
            "X never won. Of these {0}, only {1} can do that. {2} wins more games against {3}, but"
            " it also loses some: perfect means never losing.",
        ).format(len(task.offers), *map(short_name, ("unbeatable", "hard", task.opponent))),
    )


def _winning_moves(task: BoardTask) -> tuple[int, int]:
    """Return how many moves win, and how many there are."""
    scores = task.game.scores(task.start)
    return sum(score > 0 for score in scores.values()), len(scores)


def _two_ahead(task: BoardTask) -> str:
    """Name the moves that a player makes who looks two turns ahead."""
    moves = task.game.policy_weights(task.start, Policy(lookahead=2))
    return listed(move_place(task.game, move) for move in moves)


def _out_of_sight_drop(task: BoardTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "Connect Four: get four in a row to win; discs drop to the bottom. There are few discs"
            " yet, and you play {0.piece}. Only one column wins: find the fork.",
        ).format(side(task.game, task.person)),
        translate(
            "Course",
            "Three in a row at the bottom can be completed at either end, if both ends are free.",
        ),
        translate(
            "Course",
            "A fork, as in tic-tac-toe. This end was near. From most positions of this game the end"
            " is far out of sight: there are far too many boards in between.",
        ),
    )


def _out_of_sight_estimate(task: CountEstimateTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "Where a search has to stop, it estimates. {0} is to move here, nobody can win soon,"
            " and these things count; what speaks for {1} has a minus. What is the estimate?",
        ).format(side(task.game, task.board.turn), side(task.game, task.board.turn.other)),
        translate("Course", "The estimate is simply the sum of its parts."),
        translate(
            "Course",
            "{0}: it looks good for {1}. An estimate is a guess that can be computed quickly. It"
            " may be wrong, and a win that is seen ({2}) is worth more than any of them.",
        ).format(
            value(task.total),
            side(task.game, task.board.turn),
            value(Scoring.THOUSANDS.win(0)),
        ),
    )


def _out_of_sight_two(task: FillTreeTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "Now a search that looks two turns ahead: one move of each side. The values at the"
            " bottom are estimates for {0}. Click the board that is chosen below the highlighted"
            " one.",
        ).format(*sides(task.game)),
        translate(
            "Course",
            "Just as before: {1} takes the lowest value, and {0}, at the top, the highest.",
        ).format(*sides(task.game)),
        translate(
            "Course",
            "{2}'s moves look like {0}, so it plays {1}. Is that wise? Choose Next.",
        ).format(values_below(task), best_move(task), *sides(task.game)),
    )


def _out_of_sight_look(task: LookFurtherTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "The same board. Move the slider to look further, and watch the values above the"
            " columns. From how many turns ahead on is it seen that {0} loses?",
        ).format(move_place(task.game, task.move)),
        translate("Course", "A loss that is seen is worth {0}.").format(
            value(-Scoring.THOUSANDS.win(0))
        ),
        translate(
            "Course",
            "{0} turns ahead. Whoever looks less far thinks that this move is the best of all.",
        ).format(number(task.answer or 0)),
    )


def _out_of_sight_punish(task: Task) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "This is where looking two turns ahead has led {0}. Now you play {1.piece}: show what"
            " it has not seen, and win.",
        ).format(*sides(task.game)),
        translate(
            "Course",
            "Drop a disc so that {0} has nowhere good to go. In which column do you complete"
            " four next?",
        ).format(*sides(task.game)),
        translate(
            "Course",
            "The loss was there all the time, just beyond the horizon – the point where a search"
            " stops looking. The estimates were sound: only the horizon was too near.",
        ),
    )


def _out_of_sight_trap(task: BoardTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "Now do better than that search. You play {0.piece} on the same board: win this"
            " against the computer.",
        ).format(*sides(task.game)),
        translate(
            "Course",
            "Columns that win: {0} of {1}. Before you drop a disc, think: what will {3} do,"
            " what will you do, and what will {3} do next?",
        ).format(*_winning_moves(task), *sides(task.game)),
        translate(
            "Course",
            "Won. You looked ahead to the end, since there was little room left.",
        ),
    )


def _out_of_sight_further(task: BoardTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "A new one. You play {2.piece}. Looking two turns ahead, this seems best: {0}. Look"
            " further, four turns ahead, and win.",
        ).format(_two_ahead(task), *sides(task.game)),
        translate(
            "Course",
            "Columns that win: {0} of {1}. Which disc of yours leaves {2} no good answer?",
        ).format(*_winning_moves(task), *sides(task.game)),
        translate(
            "Course",
            "You have looked beyond the horizon. That is all there is to it: look ahead as far"
            " as time allows, estimate there, and let the values go up. Now you know how minimax"
            " plays games.",
        ),
    )


def _beyond_size(task: GuessSizeTask) -> StepWords:
    cells = len(task.game.cells)
    return StepWords(
        translate(
            "Course",
            "Tic-tac-toe is small: its {0} cells can be filled in {0}! = {1} orders. Now chess: how"
            " many digits does the number of its positions have? (A million has 7.)",
        ).format(cells, number(factorial(cells))),
        translate(
            "Course",
            "Chess begins with 20 moves, each of which has 20 replies, and it goes on like that.",
        ),
        translate(
            "Course",
            "{0} digits: no computer will ever look at all of these, and Go has far more. A program"
            " that plays such games has to leave nearly everything out.",
        ).format(task.asked.digits),
    )


def _beyond_after(_task: Task) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "What do programs do where nobody can look to the end? There are three great ideas:"
            " turn over the cards.",
        ),
        translate("Course", "Click each card, or go to it with Tab and press Space."),
        translate(
            "Course",
            "The idea that you know is in all of them: look ahead, value what you find, choose."
            " And now? Nothing teaches like trying it out.",
        ),
    )


CHAPTERS: Mapping[str, Mapping[str, Callable[..., StepWords]]] = {
    "cant_matter": {
        "first": _cant_matter_first,
        "sweep": _cant_matter_sweep,
        "order": _cant_matter_order,
        "beta": _cant_matter_beta,
        "count": _cant_matter_count,
        "alone": _cant_matter_alone,
    },
    "seen_before": {
        "orders": _seen_before_orders,
        "cache": _seen_before_cache,
        "turned": _seen_before_turned,
        "first_moves": _seen_before_first_moves,
        "symmetry": _seen_before_symmetry,
        "replies": _seen_before_replies,
    },
    "good_enough": {
        "one_ahead": _good_enough_one_ahead,
        "chance": _good_enough_chance,
        "easy": _good_enough_easy,
        "more_wins": _good_enough_more_wins,
        "safe": _good_enough_safe,
        "perfect": _good_enough_perfect,
        "who": _good_enough_who,
    },
    "out_of_sight": {
        "drop": _out_of_sight_drop,
        "estimate": _out_of_sight_estimate,
        "two": _out_of_sight_two,
        "look": _out_of_sight_look,
        "punish": _out_of_sight_punish,
        "trap": _out_of_sight_trap,
        "further": _out_of_sight_further,
    },
    "beyond": {
        "size": _beyond_size,
        "after": _beyond_after,
    },
}
