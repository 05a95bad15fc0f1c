"""The size of the comments below the board or beside it."""

from __future__ import annotations

import pytest
from lone_widgets import shown_alone
from PySide6.QtCore import QSize, Qt
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


@pytest.mark.parametrize(
    ("size", "way"),
    [
        ((1200, 900), Qt.Orientation.Horizontal),
        ((900, 650), Qt.Orientation.Horizontal),
        ((700, 650), Qt.Orientation.Vertical),
        ((400, 1000), Qt.Orientation.Vertical),
    ],
)
def test_the_comments_are_where_they_leave_the_larger_board(
    qtbot: QtBot, size: tuple[int, int], way: Qt.Orientation
) -> None:
    split = NotesSplit(board := Part(300, 100), comments := Part(120, 50))
    shown_alone(qtbot, split, size)
    assert split.orientation() == way
    if way == Qt.Orientation.Horizontal:
        assert comments.height() == size[1]
        assert 18 * split.fontMetrics().height() <= comments.width()
        assert board.width() >= size[1] - 200
    split.resize(400, 1000)
    assert split.orientation() == Qt.Orientation.Vertical


def test_beside_the_board_a_chosen_share_is_one_of_the_width(qtbot: QtBot) -> None:
    split = NotesSplit(Part(300, 100), comments := Part(120, 50))
    shown_alone(qtbot, split, (2000, 900))
    split.set_share(0.4)
    assert comments.width() == 800
    split.set_share(0.01)
    assert comments.width() == 18 * split.fontMetrics().height()
