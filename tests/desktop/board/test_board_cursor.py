"""Arrow keys lead to every cell of every board, and back again; the cursor that keys move."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from drawn_shapes import drawn_marks
from driving import small
from PySide6.QtCore import Qt

from desktop.board.board_cursor import Arrow, BoardCursor
from desktop.board.board_scene import BoardScene
from desktop.board.keyboard_cursor import KeyboardCursor
from desktop.painting.drawing import Drawing
from desktop.painting.layout_builder import lay_out
from desktop.painting.orientation import Orientation
from desktop.theme.theme import LIGHT
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


def test_home_and_end_are_the_ends_of_the_row() -> None:
    cursor = cursor_on(GAMES["egotzi"].setup(size=6), "c3")
    cursor.move_to_end(Arrow.LEFT)
    assert walked(cursor) == "a3"
    cursor.move_to_end(Arrow.RIGHT)
    assert walked(cursor) == "f3"
    assert walked(cursor, Arrow.RIGHT) == "f3"
    assert walked(cursor, Arrow.UP, Arrow.LEFT) == "e4"
    assert walked(cursor_on(GAMES["egotzi"].setup(size=5))) == "c3"  # it begins in the middle


def test_the_next_site_is_the_next_in_reading_order() -> None:
    cursor = cursor_on(GAMES["egotzi"].setup(size=4), "b2")
    site = cursor.layout.board.site
    sites = [site(name) for name in ("d4", "a1", "c2", "a2")]
    seen = []
    for _ in range(5):
        cursor.put_on_next(sites)
        seen.append(walked(cursor))
    assert seen == ["c2", "a1", "d4", "a2", "c2"]
    seen.clear()
    for _ in range(4):
        cursor.put_on_next(sites, back=True)
        seen.append(walked(cursor))
    assert seen == ["a2", "d4", "a1", "c2"]
    cursor.put_on_next([])
    assert walked(cursor) == "c2"
    for _ in range(2):
        cursor.put_on_next([site("b1")])
        assert walked(cursor) == "b1"


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
    for _ in range(4):
        cursor.move(Arrow.UP)
        assert abs(cursor.layout.centres[cursor.site][0] - x) <= 50.001
    assert cursor.layout.centres[cursor.site][0] == pytest.approx(x)
    assert not cursor.move(Arrow.UP)


def test_a_row_is_kept_on_boards_whose_cells_lie_unevenly() -> None:
    cursor = cursor_on(GAMES["oddy"].setup(sides=5, size=5))
    y = cursor.layout.centres[cursor.site][1]
    steps = 0
    while cursor.move(Arrow.RIGHT):
        steps += 1
        assert abs(cursor.layout.centres[cursor.site][1] - y) < 70
    assert steps >= 3
    assert not cursor.move(Arrow.RIGHT)


# -- moved by keys, on a scene without a view ----------------------------------------------------


K = Qt.Key


class Guided:
    """A scene with a cursor, and the signals of the cursor."""

    def __init__(self) -> None:
        self.scene = BoardScene(small("themisto"), LIGHT)
        self.cursor = KeyboardCursor(self.scene)
        self.cursor.set_scene(self.scene)
        self.moved: list[int] = []
        self.pressed: list[int] = []
        self.cursor.moved.connect(self.moved.append)
        self.cursor.pressed.connect(self.pressed.append)

    def site(self, name: str) -> int:
        return int(self.scene.layout_plan.board.site(name))


@pytest.fixture
def guided(qapp: object) -> Iterator[Guided]:
    guided = Guided()
    yield guided
    guided.scene.deleteLater()


def test_the_first_key_only_shows_the_cursor(guided: Guided) -> None:
    calm = drawn_marks(guided.scene)
    assert guided.cursor.site == -1
    guided.cursor.put(guided.site("b3"))
    assert (guided.cursor.site, guided.moved) == (-1, [])
    for key in (K.Key_Return, K.Key_Right, K.Key_End):
        assert guided.cursor.press(key)
        assert guided.cursor.site == guided.site("b3")
        assert drawn_marks(guided.scene) != calm
        guided.cursor.hide()
        assert drawn_marks(guided.scene) == calm
    assert guided.moved == 3 * [guided.site("b3"), -1]
    assert guided.pressed == []
    guided.cursor.hide()  # it is hidden already
    assert len(guided.moved) == 6


def test_arrows_and_ends_move_it_and_enter_acts_where_it_is(guided: Guided) -> None:
    guided.cursor.put(guided.site("b3"))
    guided.cursor.show()
    for key, name in (
        (K.Key_Right, "c3"),
        (K.Key_Left, "b3"),
        (K.Key_Home, "a3"),
        (K.Key_Right, "b3"),
    ):
        assert guided.cursor.press(key)
        assert guided.moved[-1] == guided.cursor.site == guided.site(name)
    for key in (K.Key_Return, K.Key_Enter, K.Key_Space):
        assert guided.cursor.press(key)
    assert guided.pressed == 3 * [guided.site("b3")]
    before = list(guided.moved)
    for key in (K.Key_A, K.Key_Escape, K.Key_Tab):
        assert not guided.cursor.press(key)
    assert guided.moved == before


def test_it_walks_through_given_sites_in_reading_order(guided: Guided) -> None:
    sites = [guided.site(name) for name in ("a4", "b4", "c4")]
    guided.cursor.put(sites[0])
    guided.cursor.put_on_next(sites)
    guided.cursor.put_on_next(sites)
    guided.cursor.put_on_next(sites)
    guided.cursor.put_on_next(sites, back=True)
    assert guided.moved == [sites[1], sites[2], sites[0], sites[2]]
    assert guided.cursor.shown


def test_the_site_stays_on_the_same_board_alone(guided: Guided) -> None:
    guided.cursor.put(guided.site("b3"))
    guided.cursor.show()
    redrawn = guided.scene.redrawn(Drawing(orientation=Orientation(sectors=1)))
    guided.cursor.set_scene(redrawn)
    assert guided.cursor.site == guided.site("b3")
    assert guided.cursor.press(K.Key_Up)  # upwards on the screen
    assert guided.cursor.site == guided.site("a3")
    guided.cursor.put(guided.site("b3"))
    other = BoardScene(small("oddy"), LIGHT, parent=guided.scene)
    middle = KeyboardCursor(guided.scene)
    for cursor in (guided.cursor, middle):
        cursor.set_scene(other)
        cursor.show()
    assert guided.cursor.site == middle.site
    redrawn.deleteLater()
