"""Wythe in plain Python, by its rules alone: see ``plain_game``."""

from plain_game import (
    BLACK,
    ORTHOGONAL,
    WHITE,
    Cell,
    PlainGame,
    left_over,
    moved,
    name_of,
    square_board,
)


class Game(PlainGame):
    def __init__(self, size: int = 7, pie: bool = True) -> None:
        super().__init__()
        self.pie = pie
        self.stacks: dict[Cell, list[tuple[str, int]]] = {cell: [] for cell in square_board(size)}
        self.pieces: list[tuple[tuple[Cell, int], tuple[Cell, int]]] = []  # (square, level) twice

    @property
    def over(self) -> bool:
        return self.played[-2:] == ["pass", "pass"]

    def board_turns(self) -> list[str]:
        found = []
        for black in self.stacks:
            for by in ORTHOGONAL:
                white = moved(black, by)
                if white in self.stacks and self._fits(black, white):
                    found.append(name_of(black) + name_of(white))
        return found or ["pass"]

    def _tops(self) -> dict[Cell, str]:
        return {cell: stack[-1][0] for cell, stack in self.stacks.items() if stack}

    def tops(self) -> dict[str, str]:
        return {name_of(cell): colour for cell, colour in self._tops().items()}

    def score(self) -> tuple[int, int]:
        return left_over(self._tops())

    def _fits(self, black: Cell, white: Cell) -> bool:
        below, beside = self.stacks[black], self.stacks[white]
        if len(below) != len(beside):
            return False
        if below and (below[-1][0] == BLACK or beside[-1][0] == WHITE):
            return False
        heights = {cell: len(stack) for cell, stack in self.stacks.items()}
        heights[black] += 1
        heights[white] += 1
        return all(
            any(heights[cell] == level + 1 for cell, level in piece) for piece in self.pieces
        )

    def put(self, turn: str) -> None:
        if turn == "pass":
            return
        black, white = next(
            (one, other)
            for one in self.stacks
            for other in self.stacks
            if name_of(one) + name_of(other) == turn
        )
        level = len(self.stacks[black])
        self.pieces.append(((black, level), (white, level)))
        self.stacks[black].append((BLACK, level))
        self.stacks[white].append((WHITE, level))
