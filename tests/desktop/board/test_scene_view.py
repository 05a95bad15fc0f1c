"""A view that shows its whole scene in any size."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.board.board_scene import BoardScene
from desktop.board.scene_view import SceneView
from desktop.theme.theme import LIGHT
from rules.games import GAMES


def test_the_scene_fits_the_view_whatever_its_size(qtbot: QtBot) -> None:
    view = SceneView()
    qtbot.addWidget(view)
    view.fit()  # there is nothing to show yet
    view.setScene(BoardScene(GAMES["oddy"].setup(), LIGHT, parent=view))
    view.show()
    for size in ((300, 300), (900, 200)):
        view.resize(*size)
        seen = view.mapFromScene(view.sceneRect()).boundingRect()
        assert view.viewport().rect().adjusted(-2, -2, 2, 2).contains(seen)
        assert seen.width() > 0.9 * size[0] or seen.height() > 0.9 * size[1]
