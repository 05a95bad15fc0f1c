"""The height of the comments below the board."""

from __future__ import annotations

import pytest
from lone_widgets import shown_alone
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.notes.notes_split import NotesSplit


class Part(QWidget):
    """A widget with these preferred and minimum heights."""

    def __init__(self, wanted: int, least: int) -> None:
        super().__init__()
        self._wanted, self._least = wanted, least

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's
        return QSize(100, self._wanted)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(100, self._least)


@pytest.mark.parametrize(
    ("share", "height"),
    [(None, 200), (0.3, 300), (0.6, 600), (0.9, 600), (0.01, 120)],
)
def test_the_comments_have_their_share(qtbot: QtBot, share: float | None, height: int) -> None:
    split = NotesSplit(Part(300, 100), comments := Part(120, 50))
    shown_alone(qtbot, split, (400, 1008))  # a thousand pixels, and the line of eight
    split.set_share(share)
    assert comments.height() == height


@pytest.mark.parametrize(("whole", "height"), [(308, 120), (268, 110), (208, 50), (188, 50)])
def test_board_and_comments_keep_their_minimum_heights(
    qtbot: QtBot, whole: int, height: int
) -> None:
    split = NotesSplit(Part(300, 150), Part(120, 50))
    qtbot.addWidget(split)
    split.resize(400, whole)
    assert split.wanted() == height
