"""A short soak: the objects of finished games are freed."""

from __future__ import annotations

import gc
from collections import Counter
from pathlib import Path

from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from soak import Soak

from desktop.background.task import Task

GAMES = 15


def test_nothing_of_games_that_are_over_stays(qtbot: QtBot, tmp_path: Path) -> None:
    others = [each for each in gc.get_objects() if _is_ours(each)]  # of other tests; held, so that
    known = {id(each) for each in others}  # none of them goes meanwhile
    soak = Soak(tmp_path)
    counts = []
    for _ in range(3):
        for _ in range(GAMES):
            soak.play()
        soak.settle()
        qtbot.waitUntil(lambda: not working(known), timeout=20_000)
        kept = Counter(
            type(each).__name__
            for each in gc.get_objects()
            if _is_ours(each) and id(each) not in known
        )
        counts.append((kept, len(QApplication.allWidgets())))
    soak.close()
    assert counts[2] == counts[1]


def working(known: set[int]) -> bool:
    """Return whether a task runs in the background, other than those that are known."""
    gc.collect()
    return any(isinstance(each, Task) and id(each) not in known for each in gc.get_objects())


def _is_ours(each: object) -> bool:
    """Return whether it is a thing of this program, or a widget."""
    home = str(type(each).__module__)
    return home.startswith(("desktop.", "rules.record.")) or isinstance(each, QWidget)


def test_pictures_of_closed_boards_are_not_kept(qtbot: QtBot, tmp_path: Path) -> None:
    soak = Soak(tmp_path)
    soak.play()
    key = QPixmapCache.insert(soak.program.windows[0].grab())
    assert key.isValid()
    soak.settle()
    assert not key.isValid()
    soak.close()
