"""A few actions of a window, for the dialogs about keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from few_actions import FewActions
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
def actions(parent: QWidget, tmp_path: Path) -> FewActions:
    return FewActions(parent, tmp_path)
