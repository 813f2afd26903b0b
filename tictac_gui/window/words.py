"""The words of the main window: its menus, status, score and notices, and what it announces.

Every text goes through Qt's translation, with values put in afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine import ADAPTIVE, Difficulty, Level, Mark, Outcome
from tictac_gui.games.game import BookFault
from tictac_gui.play.change import Change, Event
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.setup import Players, Setup
from tictac_gui.play.watching import Speed
from tictac_gui.storage.faults import Fault
from tictac_gui.translation import Language
from tictac_gui.words.game_words import difficulty_name, game_name, player_name
from tictac_gui.words.move_words import listed, move_place
from tictac_gui.words.side_words import side, sides

if TYPE_CHECKING:
    from collections.abc import Mapping
    from enum import Enum

    from tictac_gui.games import Game

translate = QCoreApplication.translate


def difficulty_item(difficulty: Level) -> str:
    """Name a difficulty, with a mnemonic."""
    items: dict[Level, str] = {
        Difficulty.EASY: translate("Difficulty", "&Easy"),
        Difficulty.MEDIUM: translate("Difficulty", "&Medium"),
        Difficulty.HARD: translate("Difficulty", "&Hard"),
        Difficulty.UNBEATABLE: translate("Difficulty", "&Unbeatable"),
        ADAPTIVE: translate("Difficulty", "&Adaptive"),
    }
    return items[difficulty]


def players_item(game: Game, players: Players) -> str:
    """Name a choice of players, with a mnemonic."""
    first, second = sides(game)
    return {
        Players.PERSON_AS_X: translate("Players", "You Play {0.item}").format(first),
        Players.PERSON_AS_O: translate("Players", "You Play {0.item}").format(second),
        Players.ALTERNATING: translate("Players", "A&lternate {0} and {1}").format(first, second),
        Players.TWO_PEOPLE: translate("Players", "&Two People"),
        Players.TWO_COMPUTERS: translate("Players", "&Watch Two Computers"),
    }[players]


def level_menu(game: Game, mark: Mark) -> str:
    """Name the menu of the levels of one of two computers, with a mnemonic."""
    return translate("Players", "{0.item}'s Level").format(side(game, mark))


def who_plays(game: Game, mark: Mark) -> str:
    """Ask for the name of one of two people, with a mnemonic."""
    return translate("Players", "Who plays {0.item}:").format(side(game, mark))


def speed_item(speed: Speed) -> str:
    """Name a speed, with a mnemonic."""
    return {
        Speed.SLOW: translate("Speed", "&Slow"),
        Speed.NORMAL: translate("Speed", "&Normal"),
        Speed.FAST: translate("Speed", "&Fast"),
    }[speed]


def language_item(language: Language) -> str:
    """Name a language in that language, with a mnemonic."""
    return {
        Language.SYSTEM: translate("Language", "Follow &System"),
        Language.ENGLISH: "&English",
        Language.GERMAN: "&Deutsch",
    }[language]


def speed(chosen: Speed) -> tuple[str, str]:
    """Name the speed of two computers: briefly for the eyes, and in full for screen readers."""
    shown = {
        Speed.SLOW: translate("Speed", "Slow"),
        Speed.NORMAL: translate("Speed", "Normal"),
        Speed.FAST: translate("Speed", "Fast"),
    }[chosen]
    return shown, translate("Speed", "Speed: {0}").format(shown)


def status(controller: GameController, *, is_faultless: bool = False) -> str:
    """Say what the game is waiting for, or how it ended: with `is_faultless`, that nobody erred."""
    board, people, names = controller.board, controller.people, controller.names.in_sentences
    game = controller.setup.game
    turn = side(game, board.turn)
    if controller.phase is Phase.FAILED:
        return translate("Status", "The computer could not find a move.")
    if board.outcome:
        if is_faultless and not board.outcome.winner:
            text = translate("Status", "A draw: the best anyone can do.")
        else:
            text = _result(game, board.outcome, people, names)
        if controller.is_practice:
            text = translate("Status", "{0} Practice, not counted.").format(text)
        return text
    if controller.phase is Phase.PERSON and len(people) == 1:
        text = translate("Status", "Your turn: play {0.piece}.").format(turn)
    elif controller.phase is Phase.PERSON:
        mover = names.get(board.turn)
        text = translate("Status", "{0} to move.").format(mover or turn)
    elif people:
        text = translate("Status", "Computer is thinking…")
    elif controller.is_thinking:
        text = translate("Status", "{0} is thinking…").format(turn)
    else:
        text = translate("Status", "Paused. {0} to move.").format(turn)
    if controller.is_practice:
        return translate("Status", "Practice: this game doesn't count. {0}").format(text)
    return text


def _result(
    game: Game, outcome: Outcome, people: frozenset[Mark], names: Mapping[Mark, str]
) -> str:
    if outcome.winner is None:
        return translate("Status", "It's a draw.")
    if len(people) != 1:
        winner = names.get(outcome.winner) if people else None
        return translate("Status", "{0} wins!").format(winner or side(game, outcome.winner))
    if outcome.winner in people:
        return translate("Status", "You win!")
    return translate("Status", "The computer wins.")


def position_status(
    game: Game, moves: tuple[int, ...], people: frozenset[Mark], names: Mapping[Mark, str]
) -> str:
    """Say which move led to an earlier position."""
    if not moves:
        return translate("Status", "The empty board.")
    mark = Mark.X if len(moves) % 2 else Mark.O
    text = translate("Status", "{0}: {1}.")
    return text.format(player_name(game, mark, people, names), move_place(game, moves[-1]))


def looking_back(shown: int, played: int) -> str:
    """Say which earlier position the board shows."""
    if not shown and played == 1:
        return translate("LookBack", "Looking back: before the first move")
    if not shown:
        return translate("LookBack", "Looking back: before the first of {0} moves").format(played)
    return translate("LookBack", "Looking back: move {0} of {1}").format(shown, played)


def looking_at_past_game(shown: int, played: int) -> str:
    """Say how much of a past game the board shows."""
    if not shown:
        return translate("LookBack", "Past game: before the first of {0} moves").format(played)
    return translate("LookBack", "Past game: move {0} of {1}").format(shown, played)


def looking_at_position(shown: int, played: int) -> str:
    """Say how much of the game is shown that leads to a position which a person has opened."""
    if not shown:
        text = translate("LookBack", "Opened position: before the first of {0} moves")
        return text.format(played)
    return translate("LookBack", "Opened position: move {0} of {1}").format(shown, played)


def language_announcement(language: Language) -> str:
    """Say which language has been chosen."""
    name = language_item(language).replace("&", "")
    return translate("Language", "Language: {0}").format(name)


def undone(controller: GameController, moves: tuple[int, ...]) -> str:
    """Say which moves have just been undone."""
    return translate("News", "Undone: {0}.").format(
        _moves(controller, moves, len(controller.moves))
    )


def redone(controller: GameController, moves: tuple[int, ...]) -> str:
    """Say which moves have just been redone."""
    first = len(controller.moves) - len(moves)
    return translate("News", "Redone: {0}.").format(_moves(controller, moves, first))


def _moves(controller: GameController, moves: tuple[int, ...], first: int) -> str:
    """List consecutive moves, given how many were played before the first of them."""
    game = controller.setup.game
    return listed(
        _whose(controller, Mark.O if number % 2 else Mark.X, move_place(game, move))
        for number, move in enumerate(moves, first)
    )


def _whose(controller: GameController, mark: Mark, place: str) -> str:
    people = controller.people
    if len(people) != 1:
        name = controller.names.in_sentences.get(mark)
        text = translate("News", "{0} {1}")
        return text.format(name or side(controller.setup.game, mark), place)
    if mark in people:
        return translate("News", "your {0}").format(place)
    return translate("News", "the computer's {0}").format(place)


def hint_item(*, makes_practice: bool) -> str:
    """Name the action that gives a hint, with a mnemonic, and say what it makes of the game."""
    if makes_practice:
        return translate("Hint", "&Hint (Makes It Practice)")
    return translate("Hint", "&Hint")


def hint_tip(*, makes_practice: bool) -> str:
    """Say what a hint is, and what becomes of a game that counts."""
    if makes_practice:
        return translate("Hint", "Mark a good move. With a hint, this game doesn't count.")
    return translate("Hint", "Mark a good move, and say why it is good.")


def hint_warning() -> str:
    """Say beside the button what a hint makes of the game."""
    return translate("Hint", "A hint makes this game practice.")


def became_practice() -> str:
    """Say that the game doesn't count any more."""
    return translate("Hint", "Practice: this game doesn't count.")


def new_game() -> str:
    """Say that another game has begun."""
    return translate("News", "New game.")


def switched(game: Game) -> str:
    """Say that another kind of game is played from now on."""
    return translate("News", "{0}.").format(game_name(game))


def levels(setup: Setup) -> str:
    """Say at which levels a game goes on."""
    if setup.players is Players.TWO_COMPUTERS:
        text = translate("News", "From now on: {0} as {2.piece}, {1} as {3.piece}.")
        names = map(difficulty_name, (setup.x_difficulty, setup.o_difficulty))
        return text.format(*names, *sides(setup.game))
    return translate("News", "From now on: {0}.").format(difficulty_name(setup.difficulty))


def next_step(change: int, step: int, steps: int) -> tuple[str, str]:
    """Say how much harder or easier the adaptive level has become: in full, and more briefly."""
    if change > 1:
        text = translate("News", "Next game harder: step {0} of {1}.")
    elif change == 1:
        text = translate("News", "Next game a little harder: step {0} of {1}.")
    elif change == -1:
        text = translate("News", "Next game a little easier: step {0} of {1}.")
    else:
        text = translate("News", "Next game easier: step {0} of {1}.")
    if change > 0:
        short = translate("News", "Harder: step {0}")
    else:
        short = translate("News", "Easier: step {0}")
    return text.format(step, steps), short.format(step)


def followed_by(text: str, then: str) -> str:
    """Put one sentence after another."""
    return translate("News", "{0} {1}").format(text, then)


def failure(change: Change) -> str:
    """Say that the computer found no move, or that no hint was found, and why."""
    if change.event is Event.FAILED:
        text = translate("News", "The computer could not find a move: {0}")
    elif change.event is Event.NO_WHY:
        text = translate("News", "Why it played that could not be found out: {0}")
    else:
        text = translate("News", "No hint could be found: {0}")
    return text.format(change.reason)


class PlayerCaption(NamedTuple):
    """The name of a player, with a note below it, and both for screen readers."""

    name: str
    spoken: str
    note: str = ""
    short_note: str = ""
    """A shorter note for narrow windows; empty if there is none."""
    is_turn: bool = False
    is_winner: bool = False


def player_caption(controller: GameController, mark: Mark, winner: Mark | None) -> PlayerCaption:
    """Name the player of a mark, with the level or whose turn it is; `winner` has won."""
    game = controller.setup.game
    level, people = controller.seat(mark), controller.people
    name = player_name(game, mark, people, controller.names.in_sentences)
    is_winner = mark is winner
    is_turn = controller.phase is not Phase.OVER and controller.board.turn is mark
    if not level:
        if is_winner:
            note = translate("Players", "won")
        elif is_turn:
            your_turn, to_move = translate("Players", "your turn"), translate("Players", "to move")
            note = your_turn if len(people) == 1 else to_move
        else:
            note = ""
        return PlayerCaption(name, name, note, is_turn=is_turn, is_winner=is_winner)
    note, short = difficulty_name(level), ""
    spoken = translate("Players", "{0}, {1}").format(name, note)
    if level is ADAPTIVE:
        step, steps = controller.adaptation.step(game), len(game.scale)
        note = short = translate("Players", "{0} {1}/{2}").format(note, step, steps)
        spoken = translate("Players", "{0}, step {1} of {2}").format(spoken, step, steps)
    shown = name if people else translate("Players", "Computer")
    return PlayerCaption(shown, spoken, f"{note} ▾", short, is_turn, is_winner)


def score(caption: PlayerCaption, wins: str) -> str:
    """Describe a player's score for a screen reader, with whose turn it is or who has won."""
    text = translate("Score", "{0}: {1}")
    if caption.is_winner:
        text = translate("Score", "{0}: {1}, won this game")
    elif caption.is_turn:
        text = translate("Score", "{0}: {1}, to move")
    return text.format(caption.spoken, wins)


def draws(count: int) -> str:
    """Say how many games were drawn."""
    if count == 1:
        return translate("Score", "1 draw")
    return translate("Score", "{0} draws").format(count)


def spoken_draws(count: int) -> str:
    """Say to a screen reader how many games were drawn."""
    return translate("Score", "Draws: {0}").format(count)


def saving_failed(fault: Fault, details: str) -> str:
    """Say why games can't be saved; the details are for faults without a sentence of their own."""
    return {
        Fault.DISK_FULL: translate(
            "Fault", "The disk is full: games are not being saved. They will be once there is room."
        ),
        Fault.FILE_IN_USE: translate(
            "Fault",
            "Another program is using the file of games. They will be saved once it is free.",
        ),
        Fault.READ_ONLY: translate(
            "Fault", "Games are not being saved: their folder can't be written to."
        ),
        Fault.OTHER: translate("Fault", "Games are not being saved: {0}").format(details),
    }[fault]


def games_set_aside(path: str) -> str:
    """Say that the file of games was unreadable, and where it is now."""
    text = translate("Notices", "The file of past games could not be read. It is kept as {0}")
    return text.format(path)


def games_lost() -> str:
    """Say that the file of games has gone, and that another was begun."""
    return translate(
        "Notices",
        "The file of past games was moved or deleted. Games played since you started Tictac are"
        " saved in a new file.",
    )


def games_are_newer() -> str:
    """Say that a newer version has written the file of games, so that nothing is saved."""
    return translate(
        "Notices",
        "The file of games was written by a newer version of Tictac. It is left as it is, and"
        " games are not being saved.",
    )


def games_skipped() -> str:
    """Say that some games in the file are unreadable."""
    return translate(
        "Notices", "Some games on file could not be read. They are kept, but not shown."
    )


def settings_damaged() -> str:
    """Say that some settings were unreadable."""
    return translate("Notices", "Some settings could not be read; defaults are used instead.")


def settings_set_aside(path: str) -> str:
    """Say that the settings file was unreadable, and where it is now."""
    text = translate("Notices", "The settings file could not be read. It is kept as {0}")
    return text.format(path)


def settings_not_saved(path: str, reason: str) -> str:
    """Say why settings can't be saved."""
    text = translate("Notices", "Settings are not being saved, because {0} can't be used: {1}")
    return text.format(path, reason)


def practice(setup: Setup, first_move: int) -> str:
    """Say from which move of a past game one practises, and against whom."""
    if setup.players is Players.TWO_PEOPLE:
        text = translate("Practice", "Practice from move {0}, two people.")
    elif setup.players is Players.TWO_COMPUTERS:
        text = translate("Practice", "Practice from move {0}, {1} as {4.piece}, {2} as {5.piece}.")
    else:
        text = translate("Practice", "Practice from move {0}, {3}.")
    levels = (setup.x_difficulty, setup.o_difficulty, setup.difficulty)
    return text.format(first_move, *map(difficulty_name, levels), *sides(setup.game))


def course() -> str:
    """Say what the course is, to somebody new."""
    return translate("Course", "New here? Find out how computers think.")


def open_course() -> str:
    """Name the button that opens the course."""
    return translate("Course", "Open Course")


def game_fault(fault: Enum) -> str:
    """Say what is wrong with a part of the game, and what follows from it."""
    sentences: dict[Enum, str] = {
        BookFault.MISSING: translate("BookFault", "The opening book of Connect Four is missing."),
        BookFault.INCOMPLETE: translate(
            "BookFault", "The opening book of Connect Four is incomplete."
        ),
        BookFault.DAMAGED: translate("BookFault", "The opening book of Connect Four is damaged."),
        BookFault.NEWER: translate(
            "BookFault", "The opening book of Connect Four belongs to a newer version of Tictac."
        ),
    }
    consequence = translate(
        "BookFault",
        "Without it, play is slower and may not be perfect. Reinstall Tictac to fix this.",
    )
    return f"{sentences[fault]} {consequence}"


def crash(*, goes_on: bool) -> str:
    """Say that the program has failed, and whether the game goes on."""
    if goes_on:
        return translate("Crash", "Something went wrong. The game goes on.")
    return translate("Crash", "Something went wrong, and Tictac could not start.")


def crash_log(path: str, *, is_written: bool) -> str:
    """Say where the details of a failure are, or should have been."""
    if is_written:
        return translate("Crash", "Details were written to:\n{0}").format(path)
    return translate("Crash", "Details could not be written to:\n{0}").format(path)


def save_picture_title() -> str:
    """Return the title of the dialog that asks for a picture's name."""
    return translate("Sharing", "Save Picture")


def png_filter() -> str:
    """Name the pictures made of pixels, with the ending of their names."""
    return translate("Sharing", "PNG picture (*.png)")


def svg_filter() -> str:
    """Name the drawings that can be enlarged, with the ending of their names."""
    return translate("Sharing", "SVG drawing (*.svg)")


def picture_title() -> str:
    """Return the title inside a drawing."""
    return translate("Sharing", "A board of Tictac")


def picture_saved() -> str:
    """Report that a picture was saved."""
    return translate("Sharing", "The picture is saved.")


def picture_not_saved(path: str, reason: str) -> str:
    """Report that a picture could not be saved, and why."""
    return translate("Sharing", "The picture could not be saved as {0}: {1}").format(path, reason)
