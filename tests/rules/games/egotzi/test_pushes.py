"""The table of pushes: the examples of the rules, drawn as lines."""

from __future__ import annotations

import pytest
from uncompiled import source_of

SOURCE = source_of("games/egotzi/pushes")


def pushed(drawing: str) -> tuple[str, str]:
    """Return the squares that change when N is placed, for the stones after it and before it."""
    squares = drawing.split()
    pushes = SOURCE.Pushes(len(squares))
    line = sum(1 << place for place, square in enumerate(squares) if square != ".")
    index = 16 * line + squares.index("N")
    ahead, behind = (
        " ".join("x" if table[index] >> place & 1 else "-" for place in range(len(squares)))
        for table in (pushes.ahead, pushes.behind)
    )
    return ahead, behind


@pytest.mark.parametrize(
    ("drawing", "ahead", "behind"),
    [
        (". . N . .", "- - - - -", "- - - - -"),
        (". a N b .", "- - - x x", "x x - - -"),
        (". a N b c", "- - - - -", "x x - - -"),  # both would land on the first square
        (". . a N b", "x - - - x", "- x x - -"),  # over the edge to the farthest empty square
        ("a N b . .", "- - x x -", "x - - - x"),
        ("a N b c .", "- - x - x", "- - - - -"),
        ("N a b c d", "- - - - -", "- - - - -"),  # nowhere to go
        ("N a b . .", "- x - x -", "- - - - -"),  # over other stones
        (". . . N a", "x - - - x", "- - - - -"),
        (". N a", "x - x", "- - -"),
    ],
)
def test_pushes(drawing: str, ahead: str, behind: str) -> None:
    assert pushed(drawing) == (ahead, behind)


@pytest.mark.parametrize("size", [3, 7, 8, 9, 10, 11])
def test_columns_are_gathered_and_spread(size: int) -> None:
    pushes = SOURCE.Pushes(size)
    assert pushes.whole[0] | pushes.whole[1] << 64 == (1 << size**2) - 1
    for line in (1, 1 << size - 1, (1 << size) - 1, 0b101, 0b110 << size - 3):
        column_a = sum((line >> row & 1) << row * size for row in range(size))
        assert pushes.spread[2 * line] | pushes.spread[2 * line + 1] << 64 == column_a
        low = column_a & (1 << 64) - 1 & pushes.first_column
        gathered = (low * pushes.gather & (1 << 64) - 1) >> pushes.top & pushes.full
        rows = min(size, -(-64 // size))
        assert gathered == line & (1 << rows) - 1
