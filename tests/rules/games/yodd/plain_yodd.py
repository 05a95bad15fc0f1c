"""Yodd in plain Python, by its rules alone: see ``plain_game``."""

import itertools
from collections.abc import Iterator, Sequence

from plain_game import BLACK, HEXAGONAL, WHITE, Cell, PlainGame, connected, moved, name_of


class Game(PlainGame):
    def __init__(self, size: int = 6) -> None:
        super().__init__()
        span = range(2 * size - 1)
        places = [(q, r) for r in span for q in span if abs(q - r) < size]
        near = {cell: {moved(cell, by) for by in HEXAGONAL} & set(places) for cell in places}
        self.neighbours = near
        # (row, number) is what a cell is called
        self.names = {
            cell: name_of((cell[1], cell[0] - max(0, cell[1] - size + 1))) for cell in places
        }
        self.stones: dict[Cell, str] = {}

    @property
    def over(self) -> bool:
        return self.played[-2:] == ["pass", "pass"]

    def _is_odd(self, stones: dict[Cell, str]) -> bool:
        count = 0
        for colour in (BLACK, WHITE):
            cells = {cell for cell, one in stones.items() if one == colour}
            count += len(connected(cells, self.neighbours))
        return count % 2 == 1

    def board_turns(self) -> Iterator[str]:
        empty = [cell for cell in self.names if cell not in self.stones]
        stones = [(cell, colour) for cell in empty for colour in (BLACK, WHITE)]
        chosen: list[Sequence[tuple[Cell, str]]] = [(stone,) for stone in stones]
        if self.played:
            yield "pass"
            pairs = itertools.combinations(stones, 2)
            chosen += [pair for pair in pairs if pair[0][0] != pair[1][0]]
        for placed in chosen:
            if self._is_odd({**self.stones, **dict(placed)}):
                yield ",".join([f"{colour}{self.names[cell]}" for cell, colour in placed])

    def tops(self) -> dict[str, str]:
        return {self.names[cell]: colour for cell, colour in self.stones.items()}

    def put(self, turn: str) -> None:
        if turn != "pass":
            cells = {name: cell for cell, name in self.names.items()}
            for stone in turn.split(","):
                self.stones[cells[stone[1:]]] = stone[0]
