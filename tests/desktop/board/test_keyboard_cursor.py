"""The cursor that keys move, on a scene without a view."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from drawn_shapes import drawn_marks
from driving import small
from PySide6.QtCore import Qt

from desktop.board.board_scene import BoardScene
from desktop.board.keyboard_cursor import KeyboardCursor
from desktop.painting.drawing import Drawing
from desktop.painting.orientation import Orientation
from desktop.theme.theme import LIGHT

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
