"""Odd-Y in plain Python, by its rules alone: see ``plain_game``."""

import itertools

from plain_game import BLACK, HEXAGONAL, WHITE, Cell, PlainGame, connected, moved, name_of


class Game(PlainGame):
    def __init__(self, sides: int = 5, size: int = 6, pie: bool = True) -> None:
        super().__init__()
        self.pie = pie
        self.count = sides
        self.sides: dict[Cell, set[int]] = {}
        self.neighbours: dict[Cell, set[Cell]] = {}
        if sides == 3:
            self._lay_triangle(size)
        else:
            self._lay_rings(sides, size)
        self.stones: dict[Cell, str] = {}

    def _lay_triangle(self, size: int) -> None:
        cells = [(row, at) for row in range(size) for at in range(row + 1)]
        for row, at in cells:
            self.neighbours[row, at] = {moved((row, at), by) for by in HEXAGONAL} & set(cells)
            touched = {0: at == 0, 1: at == row, 2: row == size - 1}
            self.sides[row, at] = {side for side, touches in touched.items() if touches}

    def _lay_rings(self, sides: int, size: int) -> None:
        self.neighbours = {(0, 0): set()}
        for ring in range(1, size):
            for at in range(sides * ring):
                self.neighbours[ring, at] = set()
                wedge, offset = divmod(at, ring)
                if ring == 1:
                    self._join((0, 0), (1, at))
                elif offset == 0:
                    self._join((ring, at), (ring - 1, wedge * (ring - 1)))
                else:
                    for inner in (offset - 1, offset):
                        place = (wedge * (ring - 1) + inner) % (sides * (ring - 1))
                        self._join((ring, at), (ring - 1, place))
            for at in range(sides * ring):
                self._join((ring, at), (ring, (at + 1) % (sides * ring)))
        outer = size - 1
        self.sides = {cell: set() for cell in self.neighbours}
        for side in range(sides):
            for at in range(outer + 1):
                self.sides[outer, (side * outer + at) % (sides * outer)].add(side)

    def _join(self, one: Cell, other: Cell) -> None:
        self.neighbours[one].add(other)
        self.neighbours[other].add(one)

    @property
    def over(self) -> bool:
        half = (self.count - 1) // 2
        for colour in (BLACK, WHITE):
            cells = {cell for cell, one in self.stones.items() if one == colour}
            for group in connected(cells, self.neighbours):
                touched = sorted({side for cell in group for side in self.sides[cell]})
                for a, b, c in itertools.combinations(touched, 3):
                    if max(b - a, c - b, a + self.count - c) <= half:
                        return True
        return False

    def board_turns(self) -> list[str]:
        return [name_of(cell) for cell in self.neighbours if cell not in self.stones]

    def tops(self) -> dict[str, str]:
        return {name_of(cell): colour for cell, colour in self.stones.items()}

    def put(self, turn: str) -> None:
        cell = next(cell for cell in self.neighbours if name_of(cell) == turn)
        self.stones[cell] = self.colour
