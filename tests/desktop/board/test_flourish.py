"""The wave of light over a board."""

from __future__ import annotations

import itertools

import pytest
from driving import small
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop.board.board_scene import BoardScene
from desktop.board.flourish import FLOURISH_MS, Flourish
from desktop.theme.theme import SHIPPED
from rules.games import GAMES
from rules.position import Position

_PX = 240


def halfway(key: str, turns: int = 7) -> Position:
    """Return a position with some pieces."""
    position = small(key).start()
    for _ in range(turns):
        position.play_turn(max(position.legal_turns(), key=lambda turn: (turn[0], -len(turn))))
    return position


class Stage:
    """A scene with a position, and a flourish whose time a test sets."""

    def __init__(self, position: Position, theme: str = "light", *, festive: bool = True) -> None:
        self.scene = BoardScene(position.setup, SHIPPED[theme])
        self.scene.show_position(position)
        self.sites = sorted({piece.site for piece in position.pieces()})
        self.tops = [
            self.scene.game_view.top(self.scene.layout_plan, site, self.scene.heights()[site])
            for site in self.sites
        ]
        self.before = self.picture()
        self.items = len(self.scene.items())
        self.flourish = Flourish(
            self.scene, self.scene.painting, self.sites, self.tops[0], festive=festive
        )
        self.flourish.start()
        self.flourish.pause()

    def at(self, share: float) -> QImage:
        self.flourish.setCurrentTime(round(share * FLOURISH_MS))
        return self.picture()

    def picture(self) -> QImage:
        image = QImage(_PX, _PX, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        self.scene.render(painter, QRectF(image.rect()))
        painter.end()
        return image

    def lit(self, share: float) -> set[int]:
        """Return the sites on which anything is painted."""
        now, box = self.at(share), self.scene.sceneRect()
        scale = _PX / max(box.width(), box.height())
        left, top = (_PX - scale * box.width()) / 2, (_PX - scale * box.height()) / 2
        found = set()
        for site, (x, y) in zip(self.sites, self.tops, strict=True):
            radius = 0.94 * self.scene.layout_plan.stone_radius[site]
            for dx, dy in ((0, -radius), (-radius, 0), (radius, 0), (0, radius)):
                column = round(left + scale * (x + dx - box.left()))
                row = round(top + scale * (y + dy - box.top()))
                if now.pixel(column, row) != self.before.pixel(column, row):
                    found.add(site)
        return found


@pytest.mark.parametrize(("key", "theme"), [*zip(GAMES, itertools.cycle(SHIPPED))])
def test_it_is_visible_on_every_board_and_brighter_for_a_win(
    qtbot: QtBot, key: str, theme: str
) -> None:
    loss, win = (Stage(halfway(key), theme, festive=festive) for festive in (False, True))
    for stage in (loss, win):
        assert stage.at(0.0) == stage.at(1.0) == stage.before
    assert loss.at(0.5) != win.at(0.5) != win.before != loss.at(0.5)


@pytest.mark.parametrize("festive", [False, True])
def test_the_wave_runs_from_its_origin_outwards(qtbot: QtBot, festive: bool) -> None:
    stage = Stage(halfway("oddy", 9), festive=festive)
    near = stage.sites[0]
    far = max(
        stage.sites,
        key=lambda site: abs(
            complex(*stage.tops[stage.sites.index(site)]) - complex(*stage.tops[0])
        ),
    )
    assert near in stage.lit(0.15)
    assert far not in stage.lit(0.15)
    assert far in stage.lit(0.85)


def test_nothing_is_left_of_it(qtbot: QtBot) -> None:
    stage = Stage(halfway("egotzi"))
    stage.at(0.5)
    stage.flourish.end()
    assert stage.picture() == stage.before
    assert len(stage.scene.items()) == stage.items


def test_a_single_site_is_lit_at_once(qtbot: QtBot) -> None:
    stage = Stage(halfway("oddy", 1))
    assert stage.at(0.2) != stage.before
