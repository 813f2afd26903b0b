LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class Outcome:
    def __init__(self, winner):
        self.winner = winner


class Board:
    """Tic-tac-toe: a move is a cell from 0 to 8, row by row."""

    def __init__(self, rows=".../.../..."):
        self.cells = rows.replace("/", "")

    @property
    def turn(self):
        return "X" if self.cells.count("X") == self.cells.count("O") else "O"

    @property
    def outcome(self):
        for line in LINES:
            marks = {self.cells[cell] for cell in line}
            if len(marks) == 1 and "." not in marks:
                return Outcome(marks.pop())
        return None if "." in self.cells else Outcome(None)

    def moves(self):
        return [cell for cell in range(9) if self.cells[cell] == "."]

    def play(self, move):
        return Board(self.cells[:move] + self.turn + self.cells[move + 1 :])

    def __str__(self):
        return "/".join(self.cells[row : row + 3] for row in (0, 3, 6))
