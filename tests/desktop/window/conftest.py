"""A parent for dialogs, and a window without a program."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from lone_window import LoneWindow
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(900, 700)
    made.show()
    return made


@pytest.fixture
def lone(tmp_path: Path, qtbot: QtBot) -> Iterator[LoneWindow]:
    made = LoneWindow(tmp_path)
    made.window.show()
    qtbot.waitExposed(made.window)
    yield made
    made.close()
