"""Plain minimax as tutorials teach it: a list of marks, a branch for each side, nothing saved.

What such a text spends is spent here too: the lines are listed anew at every look for a winner.
"""

from __future__ import annotations

COMPUTER, PERSON, NOTHING = "X", "O", "."
BEYOND_ANY_SCORE = 1_000


def scores(board: str) -> dict[int, int]:
    marks = list(board.replace("/", ""))
    found = {}
    for cell in empty_cells(marks):
        marks[cell] = COMPUTER
        found[cell] = minimax(marks, computer_moves=False)
        marks[cell] = NOTHING
    return found


def minimax(marks: list[str], computer_moves: bool) -> int:
    winner = find_winner(marks)
    if winner == PERSON:
        return -1
    if winner == COMPUTER:
        return 1
    if is_full(marks):
        return 0

    if computer_moves:
        best = -BEYOND_ANY_SCORE
        for cell in empty_cells(marks):
            marks[cell] = COMPUTER
            best = max(best, minimax(marks, False))
            marks[cell] = NOTHING
    else:
        best = BEYOND_ANY_SCORE
        for cell in empty_cells(marks):
            marks[cell] = PERSON
            best = min(best, minimax(marks, True))
            marks[cell] = NOTHING
    return best


def find_winner(marks: list[str]) -> str | None:
    lines = [
        *([0, 1, 2], [3, 4, 5], [6, 7, 8]),
        *([0, 3, 6], [1, 4, 7], [2, 5, 8]),
        *([0, 4, 8], [2, 4, 6]),
    ]
    for first, second, third in lines:
        if marks[first] == marks[second] == marks[third] != NOTHING:
            return marks[first]
    return None


def is_full(marks: list[str]) -> bool:
    return NOTHING not in marks


def empty_cells(marks: list[str]) -> list[int]:
    return [cell for cell in range(len(marks)) if marks[cell] == NOTHING]
