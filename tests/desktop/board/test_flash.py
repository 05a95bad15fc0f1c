"""The marks of a refused step, on a scene without a view."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from drawn_shapes import drawn_marks
from driving import small
from PySide6.QtCore import QTimer

from desktop.board.board_scene import BoardScene
from desktop.board.flash import Flash
from desktop.theme.theme import LIGHT


@pytest.fixture
def scene(qapp: object) -> Iterator[BoardScene]:
    scene = BoardScene(small("oddy"), LIGHT)
    yield scene
    scene.deleteLater()


def marks(scene: BoardScene) -> list[str]:
    return [line for line in drawn_marks(scene) if LIGHT.refused.lower() in line]


def test_sites_are_marked_until_the_timer_fires(scene: BoardScene) -> None:
    flash = Flash(scene)
    flash.start(scene, (3, 5))
    two = marks(scene)
    flash.start(scene, (3,))
    assert 0 < len(marks(scene)) < len(two)
    (timer,) = flash.findChildren(QTimer)
    assert timer.isActive()
    timer.timeout.emit()
    assert marks(scene) == []
    assert not timer.isActive()


def test_the_marks_of_another_scene_are_removed(scene: BoardScene) -> None:
    other = BoardScene(small("oddy"), LIGHT, parent=scene)
    flash = Flash(scene)
    flash.start(scene, (3,))
    flash.start(other, (3,))
    assert marks(scene) == []
    assert marks(other) != []
