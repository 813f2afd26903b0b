"""The sentences of each step in the first four chapters, which build up minimax."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.course.steps import StepWords, Task
from tictac_gui.course.trees_words import best_move, top_value, values_below
from tictac_gui.engine.trace import Scoring, Trace
from tictac_gui.words.move_words import listed
from tictac_gui.words.number_words import number, value

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tictac_gui.course.playing import BoardTask
    from tictac_gui.course.trees import FillTreeTask
    from tictac_gui.course.walking import WalkTreeTask

translate = QCoreApplication.translate


def _can_you_win_win(_task: Task) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "You are X, and it is your turn. Can you win this? The computer plays O and makes"
            " no mistakes. Click a cell.",
        ),
        translate(
            "Course",
            "One threat can be stopped. Look for a move that makes two threats at once.",
        ),
        translate(
            "Course",
            "You have won, and O could do nothing about it. You made two threats at once, which"
            " is called a fork: O stopped one, and you completed the other.",
        ),
    )


def _can_you_win_draw(_task: Task) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "X is to move again, but this time O is about to win. Save the game if you can.",
        ),
        translate("Course", "Where would O complete three in a row? Be there first."),
        translate(
            "Course",
            "A draw – the best you could get here: O plays its best too, and stopped"
            " whatever you tried.",
        ),
    )


def _can_you_win_lost(task: BoardTask) -> StepWords:
    return StepWords(
        translate(
            "Course", "And now? Put up the best fight you can: hold out as long as possible."
        ),
        translate("Course", "Stop the first threat, and see how many O makes with its next move."),
        translate(
            "Course",
            "Lost, but nothing could have saved you: all {0} moves lose. Some positions are lost"
            " whatever you do.",
        ).format(len(task.start.moves())),
    )


def _can_you_win_judge(_task: Task) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "Now judge before you play. X is to move. If nobody makes a mistake, how does this"
            " end?",
        ),
        translate(
            "Course",
            "O's diagonal is stopped already. Can either side make two threats at once, with"
            " the other unable to prevent it?",
        ),
        translate(
            "Course",
            "With this move, X holds the draw: whatever one side tries, the other has an answer."
            " What a position is worth is decided by best play on both sides.",
        ),
    )


def _can_you_win_foresee(_task: Task) -> StepWords:
    return StepWords(
        translate("Course", "Judge this one too. X is to move. How does it end?"),
        translate(
            "Course",
            "Imagine an X in another corner, and O's answer to that threat. How many threats"
            " can X make next?",
        ),
        translate(
            "Course", "This wins, but only if X goes on well. Play it to the end: choose Next."
        ),
    )


def _can_you_win_prove(_task: Task) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "X can win this, as you have judged. Prove it against the computer, which plays O.",
        ),
        translate(
            "Course",
            "First a threat that O must answer, then a move that makes two threats at once.",
        ),
        translate(
            "Course",
            "Well done. You thought: my move, the best answer to it, my next move. A computer"
            " that does just this, to the end of the game, can't be beaten. Its way of thinking"
            " is called minimax, and the next chapter takes it apart.",
        ),
    )


def _whose_turn_ends(_task: Task) -> StepWords:
    win = Scoring.TENS.win(0)
    return StepWords(
        translate(
            "Course",
            "X is to move on the board at the top. Below it is every way the game can continue:"
            " this is called a tree. A win for X is worth {0}, a win for O {1}, a draw 0. What is"
            " the highlighted board worth?",
        ).format(value(win), value(-win)),
        translate("Course", "Who has three in a row on the highlighted board?"),
        translate(
            "Course",
            "The values of the other boards follow from these ends. What one side gains, the other"
            " loses, so one number will do for both (a zero-sum game). On the left of each row you"
            " see whose turn it is: the side that is looking for a move, here X, is MAX and wants"
            " a high value, the other is MIN and wants a low one.",
        ),
    )


def _whose_turn_lowest(_task: Task) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "Think of a race in which X runs for the line, and O does nothing but block the way. So"
            " where O is to move, it wants X to get as little as possible. Click the board that O"
            " goes for.",
        ),
        translate("Course", "Compare the values right below the highlighted board."),
        translate(
            "Course",
            "O takes the lowest value, and so the board above is worth just that. This is why O"
            " is called MIN.",
        ),
    )


def _whose_turn_highest(task: FillTreeTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "Now the whole tree, from below. Who is to move on the highlighted board? X takes the"
            " highest value below it, O the lowest. Click the board with that value.",
        ),
        translate("Course", "The sign on the left of the row says whose turn it is on a board."),
        translate(
            "Course",
            "That is minimax. It looked at {0} boards and found that X's moves are worth {1}. X is"
            " MAX and takes the highest, so X plays here: {2}.",
        ).format(number(task.trace.root.calls), values_below(task), best_move(task)),
    )


def _whose_turn_alone(task: FillTreeTask) -> StepWords:
    root = task.trace.root
    return StepWords(
        translate(
            "Course",
            "A new tree. Fill in the value of each highlighted board. Finally, click the move X"
            " makes.",
        ),
        translate(
            "Course",
            "Whose turn is it on the highlighted board? That side chooses among the values right"
            " below it.",
        ),
        translate(
            "Course",
            "X's moves are worth {1}, so X plays here: {2}. The board at the top is worth {3}."
            " You have just done by hand what the computer does with {0} calls.",
        ).format(number(root.calls), values_below(task), best_move(task), value(root.value)),
    )


def _whose_turn_calls(task: WalkTreeTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "How does a program go through this tree? Minimax is a function that calls itself: to"
            " find the value of a board, it asks for the value of each board below. Now you are"
            " minimax. Click the board that it looks at next.",
        ),
        translate(
            "Course",
            "A call waits until the calls that it has made return. So it goes down first, and then"
            " from left to right.",
        ),
        translate(
            "Course",
            "{0} calls, and the first one returns last. A function that calls itself is recursive."
            " It needs a case in which it doesn't: here a game that is over, the base case.",
        ).format(number(task.search.root.calls)),
    )


def _whose_turn_code(_task: Task) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "Here is minimax as a program, in Python: it does what you have just done by hand."
            " Answer each question by clicking a line.",
        ),
        translate("Course", "Read the lines from the top, and think of the calls that you made."),
        translate(
            "Course",
            "The function best_move asks minimax for the value of each move, and remembers the one"
            " with the highest. Two short functions are all it takes. To watch them run line by"
            " line, open Learn ▸ How It Thinks, and Code there.",
        ),
    )


def _backwards_reply(task: FillTreeTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "O is to move on the highlighted board. Which value will it get?",
        ),
        translate("Course", "O takes the lowest of the values right below."),
        translate(
            "Course", "It gets {1}: of {0}, O takes the lowest. The bold line shows O's choice."
        ).format(values_below(task), top_value(task)),
    )


def _backwards_move(task: FillTreeTask) -> StepWords:
    return StepWords(
        translate("Course", "Now X is to move at the top. Which value will that board get?"),
        translate("Course", "X takes the highest of the values right below."),
        translate(
            "Course", "It gets {1}: of {0}, X takes the highest, and plays here: {2}."
        ).format(values_below(task), top_value(task), best_move(task)),
    )


def _backwards_ends(task: FillTreeTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "This time only the ends have values. Work backwards from them, row by row, in your"
            " head. What is the board at the top worth?",
        ),
        translate(
            "Course",
            "Begin at the bottom. A board with one move left is worth what that move leads to."
            " Then O takes the lowest, and X the highest of those.",
        ),
        translate(
            "Course",
            "X's moves are worth {0}, so the board is worth {1}. A move that loses does no harm as"
            " long as there is a better one: X won't play it.",
        ).format(values_below(task), top_value(task)),
    )


def _backwards_doomed(task: FillTreeTask) -> StepWords:
    return StepWords(
        translate("Course", "X wins at some of these ends. What is the board at the top worth?"),
        translate("Course", "To get to such a win, O would have to choose it. Would it?"),
        translate(
            "Course",
            "X's moves are worth {0}: each of them leads to a board on which O has a winning"
            " choice. What O would never choose counts for nothing.",
        ).format(values_below(task)),
    )


def _backwards_far(task: FillTreeTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "The last one, with {0} boards in all. What is the board at the top worth?",
        ).format(number(task.trace.root.calls)),
        translate(
            "Course",
            "Look for a move of X after which both of O's answers lead to the same end.",
        ),
        translate(
            "Course",
            "It is worth {1}: X's moves are worth {0}. Remember which one it is, and choose Next.",
        ).format(values_below(task), top_value(task)),
    )


def _backwards_play(_task: Task) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "Here is the board from the top of the last tree. You know what it is worth: now get"
            " that result against the computer.",
        ),
        translate("Course", "Only one move makes two threats at once."),
        translate(
            "Course",
            "That is how the computer always finds its move: forwards to every end, and backwards"
            " with the values. Nothing else is needed to be unbeatable.",
        ),
    )


def _sooner_finish(_task: Task) -> StepWords:
    return StepWords(
        translate("Course", "You are X. Win this as quickly as you can."),
        translate("Course", "Where do you complete three in a row at once?"),
        translate("Course", "Of course. Would the computer have seen it?"),
        translate("Course", "There is a quicker way: you could have won at once."),
    )


def _sooner_equal(task: FillTreeTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "This is what minimax sees of the same board. Fill in what X's moves are worth.",
        ),
        translate(
            "Course",
            "Where the game is over, look who has won. Elsewhere O chooses, and takes the lowest.",
        ),
        translate(
            "Course",
            "{0}: a win at once and a win later look exactly the same. Which one will it be?",
        ).format(values_below(task)),
    )


def _plain_values(task: BoardTask) -> str:
    """Write the values of the moves for a search that doesn't count how long a win takes."""
    trace = Trace(task.start)
    return listed(value(call.value) for call in trace.children(trace.root))


def _sooner_naive(task: BoardTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "The free cells, row by row from the top left, are worth {0}, as you have just"
            " seen. A plain minimax takes the first with the highest value. Click that cell.",
        ).format(_plain_values(task)),
        translate(
            "Course",
            "Two cells are worth the same, as you have seen. Which of them comes first?",
        ),
        translate(
            "Course",
            "It passes up an immediate win for a later one that counts the same. It will still"
            " win, but it looks silly – or as if it were toying with you.",
        ),
        translate(
            "Course",
            "That is not the one. It knows nothing of sooner and later, only of values, and"
            " takes the first of those that are equal.",
        ),
    )


def _sooner_depth(task: FillTreeTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "The cure: count the turns from the top down. A win for X is worth {0} minus that"
            " number, a win for O {1} plus it. Fill in the values, then click the move X makes.",
        ).format(Scoring.DISTANCES.win(0), value(-Scoring.DISTANCES.win(0))),
        translate(
            "Course", "Count the rows from the board at the top down to the one with the win."
        ),
        translate(
            "Course",
            "Now X's moves are worth {0}, and the highest is the win at once. Sooner is better,"
            " even by one turn.",
        ).format(values_below(task)),
    )


def _sooner_later(task: BoardTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "And if all is lost? X is to move, all {0} moves lose, and a loss is worth {1} plus"
            " the number of turns until then. Click the cell that minimax takes now.",
        ).format(len(task.start.moves()), value(-Scoring.DISTANCES.win(0))),
        translate("Course", "A later loss is worth more. After which move can't O win at once?"),
        translate(
            "Course",
            "It holds out as long as it can, and O might still go wrong. Counting the turns has"
            " made it both quick to win and hard to beat.",
        ),
        translate("Course", "That lets O win at once. Find the cell that holds out longest."),
    )


CHAPTERS: Mapping[str, Mapping[str, Callable[..., StepWords]]] = {
    "can_you_win": {
        "win": _can_you_win_win,
        "draw": _can_you_win_draw,
        "lost": _can_you_win_lost,
        "judge": _can_you_win_judge,
        "foresee": _can_you_win_foresee,
        "prove": _can_you_win_prove,
    },
    "whose_turn": {
        "ends": _whose_turn_ends,
        "lowest": _whose_turn_lowest,
        "highest": _whose_turn_highest,
        "calls": _whose_turn_calls,
        "code": _whose_turn_code,
        "alone": _whose_turn_alone,
    },
    "backwards": {
        "reply": _backwards_reply,
        "move": _backwards_move,
        "ends": _backwards_ends,
        "doomed": _backwards_doomed,
        "far": _backwards_far,
        "play": _backwards_play,
    },
    "sooner": {
        "finish": _sooner_finish,
        "equal": _sooner_equal,
        "naive": _sooner_naive,
        "depth": _sooner_depth,
        "later": _sooner_later,
    },
}
