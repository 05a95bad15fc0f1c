"""Egotzi in plain Python, by its rules alone: see ``plain_game``."""

from plain_game import ORTHOGONAL, Cell, PlainGame, left_over, moved, name_of, square_board


class Game(PlainGame):
    def __init__(
        self, size: int = 7, pie: bool = True, variant: str = "standard", komi: int = 0
    ) -> None:
        super().__init__()
        self.pie = pie and variant == "standard"
        self.size, self.squared, self.komi = size, variant == "squared", komi
        self.stones: dict[Cell, str] = {}

    @property
    def over(self) -> bool:
        return len(self.stones) == self.size**2

    def board_turns(self) -> list[str]:
        return [name_of(cell) for cell in square_board(self.size) if cell not in self.stones]

    def tops(self) -> dict[str, str]:
        return {name_of(cell): colour for cell, colour in self.stones.items()}

    def score(self) -> tuple[int, int]:
        black, white = left_over(self.stones, squared=self.squared)
        return black, white + self.komi

    def _is_empty(self, cell: Cell) -> bool:
        return cell not in self.stones and min(cell) >= 0 and max(cell) < self.size

    def put(self, turn: str) -> None:
        new = next(cell for cell in square_board(self.size) if name_of(cell) == turn)
        self.stones[new] = self.colour
        straight, around = {}, {}  # [stone's cell] -> where it goes
        for by in ORTHOGONAL:
            start = moved(new, by)
            if start not in self.stones:
                continue
            ahead = [moved(start, by, n) for n in range(1, self.size)]
            behind = [moved(start, by, -n) for n in range(1, self.size)]
            if free := [cell for cell in ahead if self._is_empty(cell)]:
                straight[start] = free[0]
            elif free := [cell for cell in behind if self._is_empty(cell)]:
                around[start] = free[-1]
        moves = straight | {a: b for a, b in around.items() if b not in straight.values()}
        pushed = {cell: self.stones.pop(cell) for cell in moves}
        self.stones |= {moves[cell]: colour for cell, colour in pushed.items()}
