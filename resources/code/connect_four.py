STEPS = (0, 1), (1, 0), (1, 1), (1, -1)
LINES = [
    [7 * (row + n * down) + column + n * right for n in range(4)]
    for row in range(6)
    for column in range(7)
    for down, right in STEPS
    if row + 3 * down < 6 and 0 <= column + 3 * right < 7
]


class Outcome:
    def __init__(self, winner):
        self.winner = winner


class Board:
    """Connect Four: a move is a column from 0 to 6; cells are numbered from the top left."""

    def __init__(self, rows="." * 42):
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
        return [column for column in range(7) if self.cells[column] == "."]

    def play(self, move):
        cell = max(cell for cell in range(move, 42, 7) if self.cells[cell] == ".")
        return Board(self.cells[:cell] + self.turn + self.cells[cell + 1 :])

    def estimate(self):
        other = "O" if self.turn == "X" else "X"
        return self.strength(self.turn) - self.strength(other)

    def strength(self, mark):
        """Count the lines through each stone, and the cells that would complete four."""
        lines = sum(self.cells[cell] == mark for line in LINES for cell in line)
        threats = set()
        for line in LINES:
            marks = [self.cells[cell] for cell in line]
            if marks.count(mark) == 3 and "." in marks:
                threats.add(line[marks.index(".")])
        # In the end, the first player gets the odd rows, counted from the bottom.
        lasting = [cell for cell in threats if (cell // 7 % 2 == 1) == (mark == "X")]
        return lines + 6 * len(threats) + 12 * len(lasting)

    def __str__(self):
        return "/".join(self.cells[row : row + 7] for row in range(0, 42, 7))
