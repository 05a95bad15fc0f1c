"""Dialogs about keys need no more than a few actions, in a window that is shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from few_actions import FewActions
from PySide6.QtWidgets import QApplication, QWidget


@pytest.fixture
def parent(qapp: QApplication) -> Iterator[QWidget]:
    made = QWidget()
    made.resize(900, 700)
    made.show()
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture
def actions(parent: QWidget, tmp_path: Path) -> FewActions:
    return FewActions(parent, tmp_path)
