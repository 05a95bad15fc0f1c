"""What screen readers need beyond what Qt provides: roles, cells and moves."""

from __future__ import annotations

import functools

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface


@functools.cache
def install_accessibility() -> None:
    """Install the accessible interfaces. They cost nothing while no screen reader is running."""
    QAccessible.installFactory(_interface)


def _interface(_class_name: str, asked: QObject) -> QAccessibleInterface | None:
    # late: without a screen reader nobody asks, and boards take long to import
    from desktop.accessibility.interfaces import interface_of

    return interface_of(asked)
