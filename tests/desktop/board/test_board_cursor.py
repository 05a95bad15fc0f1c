"""Arrow keys lead to every cell of every board, and back again."""

from __future__ import annotations

import pytest

from desktop.board.board_cursor import Arrow, BoardCursor
from desktop.painting.layout_builder import lay_out
from rules.games import GAMES
from rules.setup import Setup

_BACK = {
    Arrow.LEFT: Arrow.RIGHT,
    Arrow.RIGHT: Arrow.LEFT,
    Arrow.UP: Arrow.DOWN,
    Arrow.DOWN: Arrow.UP,
}


def cursor_on(setup: Setup, name: str = "") -> BoardCursor:
    layout = lay_out(setup.game.board(setup))
    cursor = BoardCursor(layout)
    if name:
        cursor.put(layout.board.site(name))
    return cursor


def walked(cursor: BoardCursor, *arrows: Arrow) -> str:
    for arrow in arrows:
        cursor.move(arrow)
    return cursor.layout.board.names[cursor.site]


def test_arrows_reach_every_cell_from_the_middle(any_setup: Setup) -> None:
    cursor = cursor_on(any_setup)
    reached, waiting = {cursor.site}, [cursor.site]
    while waiting:
        site = waiting.pop()
        for arrow in Arrow:
            cursor.put(site)
            cursor.move(arrow)
            if cursor.site not in reached:
                reached.add(cursor.site)
                waiting.append(cursor.site)
    assert reached == set(range(len(cursor.layout.centres)))


def test_an_arrow_moves_the_cursor_and_the_opposite_one_returns_it(any_setup: Setup) -> None:
    cursor = cursor_on(any_setup)
    centres = cursor.layout.centres
    for site in range(len(centres)):
        for arrow in Arrow:
            cursor.put(site)
            if cursor.move(arrow):
                dx, dy = (b - a for a, b in zip(centres[site], centres[cursor.site], strict=True))
                ahead = dx * arrow.value[0] + dy * arrow.value[1]
                across = dx * arrow.value[1] + dy * arrow.value[0]
                assert ahead > abs(across) / 1.5
                cursor.move(_BACK[arrow])
                assert cursor.site == site


def test_up_and_down_keep_the_column_on_hexagons() -> None:
    cursor = cursor_on(GAMES["yodd"].setup(size=5), "e5")
    x, _ = cursor.layout.centres[cursor.site]
    for _ in range(4):
        cursor.move(Arrow.UP)
        assert abs(cursor.layout.centres[cursor.site][0] - x) <= 50.001
    assert cursor.layout.centres[cursor.site][0] == pytest.approx(x)
    assert not cursor.move(Arrow.UP)


def test_home_and_end_are_the_ends_of_the_row() -> None:
    cursor = cursor_on(GAMES["egotzi"].setup(size=6), "c3")
    cursor.move_to_end(Arrow.LEFT)
    assert walked(cursor) == "a3"
    cursor.move_to_end(Arrow.RIGHT)
    assert walked(cursor) == "f3"
    assert walked(cursor, Arrow.RIGHT) == "f3"
    assert walked(cursor, Arrow.UP, Arrow.LEFT) == "e4"


def test_the_next_site_is_the_next_in_reading_order() -> None:
    cursor = cursor_on(GAMES["egotzi"].setup(size=4), "b2")
    site = cursor.layout.board.site
    sites = [site(name) for name in ("d4", "a1", "c2", "a2")]
    seen = []
    for _ in range(5):
        cursor.put_on_next(sites)
        seen.append(walked(cursor))
    assert seen == ["c2", "a1", "d4", "a2", "c2"]
    cursor.put_on_next(sites, back=True)
    assert walked(cursor) == "a2"
    cursor.put_on_next([])
    assert walked(cursor) == "a2"


def test_the_cursor_starts_in_the_middle_and_can_be_put_anywhere() -> None:
    cursor = cursor_on(GAMES["egotzi"].setup(size=5))
    assert walked(cursor) == "c3"
    cursor.put(0)
    assert cursor.site == 0


def test_a_column_is_kept_from_where_the_cursor_was_put_or_turned() -> None:
    cursor = cursor_on(GAMES["yodd"].setup(size=5), "e5")
    x = cursor.layout.centres[cursor.site][0]
    for _ in range(2):
        cursor.move(Arrow.RIGHT)
    assert cursor.layout.centres[cursor.site][0] == pytest.approx(x + 200)
    cursor.move(Arrow.UP)
    cursor.move(Arrow.UP)
    assert cursor.layout.centres[cursor.site][0] == pytest.approx(x + 200)  # of the last turn
    cursor.put(cursor.layout.board.site("e5"))
    cursor.move(Arrow.UP)
    cursor.move(Arrow.UP)
    assert cursor.layout.centres[cursor.site][0] == pytest.approx(x)


def test_a_row_is_kept_on_boards_whose_cells_lie_unevenly() -> None:
    cursor = cursor_on(GAMES["oddy"].setup(sides=5, size=5))
    y = cursor.layout.centres[cursor.site][1]
    steps = 0
    while cursor.move(Arrow.RIGHT):
        steps += 1
        assert abs(cursor.layout.centres[cursor.site][1] - y) < 70
    assert steps >= 3
    assert not cursor.move(Arrow.RIGHT)


def test_the_site_before_the_first_is_the_last_one() -> None:
    cursor = cursor_on(GAMES["egotzi"].setup(size=4), "c2")
    site = cursor.layout.board.site
    sites = [site(name) for name in ("d4", "a1", "c2", "a2")]
    seen = []
    for _ in range(4):
        cursor.put_on_next(sites, back=True)
        seen.append(walked(cursor))
    assert seen == ["a2", "d4", "a1", "c2"]
    cursor.put(site("d1"))
    cursor.put_on_next([site("b1")])
    assert walked(cursor) == "b1"
    cursor.put_on_next([site("b1")])
    assert walked(cursor) == "b1"
