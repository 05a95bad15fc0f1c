"""Arrow keys lead to every cell of every board, and back again."""

from __future__ import annotations

import pytest

from desktop.board.board_cursor import Arrow, BoardCursor
from desktop.board.survey import lay_out
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


def test_an_arrow_leads_that_way_and_the_opposite_one_back(any_setup: Setup) -> None:
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


def test_the_next_site_is_the_next_one_as_one_reads() -> None:
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
