"""The texts about puzzles: the task, help, the judgement of an answer, and the progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import BoardPosition, Game, Hint
from tictac_gui.games.puzzles import Answer, Judgement, Puzzle, PuzzleKind
from tictac_gui.play.records import DAYS_TO_SOLVE
from tictac_gui.puzzles.session import PuzzlePhase, PuzzleSession, Stage
from tictac_gui.puzzles.trainer import PuzzleSet, Trainer
from tictac_gui.words import move_words, reason_words
from tictac_gui.words.game_words import game_name
from tictac_gui.words.number_words import moment, ordinal, percentages
from tictac_gui.words.side_words import side

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from tictac_gui.engine.review import ReviewedMove

translate = QCoreApplication.translate

_MOST_STARS = 5


def title(game: Game) -> str:
    """Return the title of the window."""
    return translate("Puzzles", "Puzzles: {0}").format(game_name(game))


def set_name(chosen: PuzzleSet) -> str:
    """Name a set of puzzles."""
    return {
        PuzzleSet.TODAY: translate("Puzzles", "Puzzle of the day"),
        PuzzleSet.ALL: translate("Puzzles", "All kinds in turn"),
        PuzzleSet.WIN_IN_ONE: translate("Puzzles", "Win in one"),
        PuzzleSet.STOP_IT: translate("Puzzles", "Stop the threat"),
        PuzzleSet.FIND_FORK: translate("Puzzles", "Find the fork"),
        PuzzleSet.STOP_FORK: translate("Puzzles", "Stop the fork"),
        PuzzleSet.ONLY_MOVE: translate("Puzzles", "Only move"),
        PuzzleSet.WIN_IN_THREE: translate("Puzzles", "Win in three"),
        PuzzleSet.OWN: translate("Puzzles", "From your games"),
    }[chosen]


def task(trainer: Trainer) -> str:
    """Return the task, or the reason why there is none."""
    puzzle = trainer.session.puzzle
    if trainer.fault is not None:
        return translate("Puzzles", "The puzzles can't be shown: {0}").format(trainer.fault)
    if not trainer.is_ready:
        return translate("Puzzles", "Setting up the puzzles…")
    if not puzzle:
        return _nothing_due(trainer)
    turn = puzzle.position.turn
    return _task(puzzle).format(side(trainer.game, turn), side(trainer.game, turn.other))


def _task(puzzle: Puzzle) -> str:
    """Return the task for {0} against {1}."""
    if puzzle.kind is PuzzleKind.ONLY_MOVE and puzzle.ending is Ending.WIN:
        return translate("Puzzles", "{0} to move: only one move wins. Find it.")
    return {
        PuzzleKind.WIN_IN_ONE: translate("Puzzles", "{0} to move: win at once."),
        PuzzleKind.STOP_IT: translate("Puzzles", "{0} to move: stop {1} from winning."),
        PuzzleKind.FIND_FORK: translate(
            "Puzzles", "{0} to move: make a fork, two threats at once, and win."
        ),
        PuzzleKind.STOP_FORK: translate(
            "Puzzles", "{0} to move: keep {1} from making a fork, two threats at once."
        ),
        PuzzleKind.ONLY_MOVE: translate(
            "Puzzles", "{0} to move: only one move holds the draw. Find it."
        ),
        PuzzleKind.WIN_IN_THREE: translate("Puzzles", "{0} to move: win with your 3rd move."),
        PuzzleKind.BETTER_MOVE: translate(
            "Puzzles", "{0} to move: you made a mistake here. Find a better move."
        ),
    }[puzzle.kind]


def _nothing_due(trainer: Trainer) -> str:
    text = translate(
        "Puzzles",
        "Nothing left for today: a position is done once you have solved it on {0} days.",
    ).format(DAYS_TO_SOLVE)
    if not trainer.catalogue.own:
        text = translate(
            "Puzzles",
            "Nothing here yet: when you give away a win or a draw against the computer, the"
            " position comes up here.",
        )
    undecided = _undecided(trainer)
    return translate("Puzzles", "{0} {1}").format(text, f"{undecided}.") if undecided else text


def _undecided(trainer: Trainer) -> str:
    """Count the moves in a person's own games that are left out; nothing if none is."""
    count = trainer.catalogue.undecided
    if count == 1:
        return translate("Puzzles", "1 of your moves took too long to judge")
    text = translate("Puzzles", "{0} of your moves took too long to judge").format(count)
    return text if count else ""


def status(trainer: Trainer) -> str:
    """Return the judgement of the answer, or the help asked for."""
    game, session = trainer.game, trainer.session
    if not session.puzzle:
        return ""
    if session.is_waiting_long:
        return translate("Puzzles", "One moment: this position takes longer to check.")
    if session.phase is PuzzlePhase.NO_ANSWER:
        return translate("Puzzles", "The move could not be judged.")
    if session.phase is PuzzlePhase.SHOWN:
        moves = move_words.moves_in_turn(game, session.side, session.moves)
        return translate("Puzzles", "The answer: {0}.").format(moves)
    if session.judgement:
        text = _judgement(game, session, session.judgement)
        if trainer.has_finished_set:
            return translate("Puzzles", "{0} {1}").format(text, _finished(trainer))
        return text
    if session.is_asking:
        return _help(game, session)
    return ""


def _finished(trainer: Trainer) -> str:
    """Report that no puzzle of the set is left to solve."""
    if trainer.chosen_set is PuzzleSet.TODAY:
        return translate("Puzzles", "Tomorrow there is another one.")
    if trainer.chosen_set is PuzzleSet.OWN:
        return translate("Puzzles", "That was the last one for today.")
    solved = trainer.solved(trainer.chosen_set)
    return translate("Puzzles", "You have now solved all {0} of them.").format(solved)


def _judgement(game: Game, session: PuzzleSession, judgement: Judgement) -> str:
    if judgement.answer is Answer.SLOWER:
        return translate("Puzzles", "That wins too, but later. Look for the quickest way.")
    if judgement.answer is Answer.WRONG:
        text = translate("Puzzles", "No: {0}.").format(reason_words.mistake(game, judgement.move))
        if session.phase is not PuzzlePhase.REFUTED:
            return text
        return translate("Puzzles", "{0} {1}").format(
            text, outcome(game, session.position, judgement)
        )
    if session.phase is PuzzlePhase.SOLVED:
        return _solved(session, judgement).format(why_good(game, judgement.move))
    if session.is_asking:
        return translate("Puzzles", "Right. Go on: {0} to move.").format(side(game, session.side))
    return translate("Puzzles", "Right. {0}").format(why_good(game, judgement.move))


def _solved(session: PuzzleSession, judgement: Judgement) -> str:
    """Return the praise around the reason {0}; a win may answer what should be stopped."""
    kind = session.puzzle.kind if session.puzzle else None
    stops = kind in (PuzzleKind.STOP_IT, PuzzleKind.STOP_FORK)
    reason = judgement.move.explanation.reason.name if judgement.move.explanation else ""
    if stops and judgement.move.after.ending is Ending.WIN and "STOP" not in reason:
        return translate("Puzzles", "Solved, by another idea than stopping it: {0}")
    return translate("Puzzles", "Solved! {0}")


def why_good(game: Game, move: ReviewedMove) -> str:
    """Explain what is good about a right answer."""
    why = reason_words.good_move(game, move) if move.verdict.is_best else None
    text = translate("Puzzles", "It wins with the {0} move.")
    return why or text.format(ordinal(move.after.own_moves))


def outcome(game: Game, position: BoardPosition, judgement: Judgement) -> str:
    """Describe where a refutation has led."""
    move = judgement.move
    winner = side(game, move.mark.other)
    if position.outcome:
        return translate("Puzzles", "{0} wins.").format(winner)
    if move.after.ending is Ending.DRAW:
        return translate("Puzzles", "Now it is a draw at best.")
    text = translate("Puzzles", "{0} wins with its {1} move from here.")
    return text.format(winner, ordinal(move.after.own_moves))


def _help(game: Game, session: PuzzleSession) -> str:
    """Return the help for the stage asked for."""
    opponent, advice = session.side.other, session.advice
    if session.stage is Stage.NONE:
        return ""
    if session.stage is Stage.IDEA or not advice:
        return _idea(session).format(side(game, session.side), side(game, opponent))
    if session.stage is Stage.LINES and advice.clue and advice.clue.side:
        text = translate("Puzzles", "Look at {0}'s dashed lines.")
        return text.format(side(game, advice.clue.side))
    why = advice.why
    forecast = Forecast.of(advice.score)
    hint = Hint(advice.move, why.reason, forecast, None, why.lines, why.side, why.cells)
    return reason_words.hint(game, hint, opponent)


def _idea(session: PuzzleSession) -> str:
    """Return the idea for {0} against {1}."""
    puzzle = session.puzzle
    assert puzzle  # noqa: S101 - help is offered with a puzzle only
    if puzzle.kind.is_quickest_win:
        return {
            1: translate("Puzzles", "Look for a line that {0} can complete now."),
            2: translate("Puzzles", "Look for a fork, two threats at once: {1} can stop only one."),
            3: translate("Puzzles", "Look for a move that prepares a fork."),
        }[session.own_moves_left]
    return {
        PuzzleKind.STOP_IT: translate("Puzzles", "Look for the line that {1} would complete next."),
        PuzzleKind.STOP_FORK: translate("Puzzles", "Look where {1} would make a fork."),
        PuzzleKind.ONLY_MOVE: translate(
            "Puzzles", "For each of your moves, find {1}'s best reply."
        ),
        PuzzleKind.BETTER_MOVE: translate(
            "Puzzles", "For each of your moves, find {1}'s best reply."
        ),
    }[puzzle.kind]


def difficulty_text(trainer: Trainer) -> str:
    """Describe how hard the puzzle is, or from which of the person's games it comes."""
    puzzle = trainer.session.puzzle
    if own := trainer.own_puzzle:
        return translate("Puzzles", "From your game of {0}").format(moment(own.since))
    if not puzzle:
        return ""
    stars = "★" * puzzle.stars + "☆" * (_MOST_STARS - puzzle.stars)
    return translate("Puzzles", "Difficulty: {0}").format(stars)


def difficulty_figures(trainer: Trainer) -> str:
    """Describe the difficulty by figures; nothing for the person's own positions."""
    puzzle = trainer.session.puzzle
    if not puzzle or trainer.own_puzzle:
        return ""
    text = translate(
        "Puzzles",
        "Difficulty {0} of {1}: {2} of random moves solve it, and looking two turns ahead does so"
        " {3} of the time.",
    )
    chance, lookahead = _share(1 - puzzle.by_chance), _share(1 - puzzle.by_lookahead)
    return text.format(puzzle.stars, _MOST_STARS, chance, lookahead)


def solved_days(days: Sequence[bool]) -> str:
    """Describe the calendar for a screen reader."""
    text = translate("Puzzles", "Days with a puzzle solved, of the last {0}: {1}")
    return text.format(len(days), sum(days))


def _share(share: Fraction) -> str:
    return percentages((share, 1 - share), decimals=0)[0]


def progress(trainer: Trainer) -> str:
    """Describe the progress with the set, and the streak."""
    if not trainer.session.puzzle:
        return ""
    achieved, chosen = trainer.progress, trainer.chosen_set
    streak = translate("Puzzles", "First-try streak {0}, best {1}")
    streak = streak.format(achieved.streak, achieved.best_streak)
    # A count of the one puzzle of the day would mean little.
    counted = PuzzleSet.ALL if chosen is PuzzleSet.TODAY else chosen
    members = len(trainer.members(counted))
    if chosen is PuzzleSet.OWN:
        done = translate("Puzzles", "{0} to solve").format(members)
        if undecided := _undecided(trainer):
            done = translate("Puzzles", "{0} · {1}").format(done, undecided)
    else:
        done = translate("Puzzles", "{0} of {1} solved").format(trainer.solved(counted), members)
    return translate("Puzzles", "{0} · {1}").format(done, streak)


def unsaved() -> str:
    """Warn that progress is not being saved."""
    return translate("Puzzles", "Progress is not being saved at the moment.")


def next_label(*, is_empty: bool) -> str:
    """Return the text of the button for the next puzzle; an empty set leads to another."""
    return translate("Puzzles", "Other puzzles") if is_empty else translate("Puzzles", "Next")


def reset_question(game: Game) -> str:
    """Ask whether to forget the progress with a game's puzzles."""
    text = translate("Puzzles", "Forget which puzzles of {0} you have solved, and your streaks?")
    return text.format(game_name(game))
