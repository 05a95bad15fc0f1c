"""The board of Hex."""

import cmath
import functools
import math
from string import ascii_lowercase

from rules.board import Board, Coordinate, Grid, neighbour_lists
from rules.position import BLACK, WHITE

GOALS = ((0, 2), (1, 3))  # [colour] -> the two sides that it connects

_UP_LEFT = cmath.rect(1, 2 * math.pi / 3)


@functools.cache
def rhombus(size: int) -> Board:
    """Return a rhombus of ``size`` times ``size`` hexagons.

    Columns a, b, … from the left, rows 1, 2, … from the top; each row lies half a cell further to
    the right than the one above. Sides: 0 top, 1 right, 2 bottom, 3 left.
    """
    cells = [(column, row) for row in range(size) for column in range(size)]
    last = size - 1
    middle = complex(0.75 * last, -math.sqrt(3) / 4 * last)
    return Board(
        shape="rhombus",
        grid=Grid.HEXAGONS,
        size=size,
        names=[f"{ascii_lowercase[column]}{row + 1}" for column, row in cells],
        places=[complex(c + r / 2, -math.sqrt(3) / 2 * r) - middle for c, r in cells],
        neighbours=neighbour_lists(
            cells,
            lambda c, r: (
                (c + 1, r),
                (c, r + 1),
                (c - 1, r + 1),
                (c - 1, r),
                (c, r - 1),
                (c + 1, r - 1),
            ),
        ),
        sides=[
            [site for site, cell in enumerate(cells) if cell[axis] == end]
            for axis, end in ((1, 0), (0, last), (1, last), (0, 0))
        ],
        coordinates=[
            *[Coordinate(ascii_lowercase[i], i, _UP_LEFT) for i in range(size)],
            *[Coordinate(str(i + 1), i * size, -1) for i in range(size)],
        ],
        side_owners=(BLACK, WHITE, BLACK, WHITE),
    )
