"""What screen readers find inside a widget without being widgets: leaves with an action each.

Qt holds on to interfaces that it has given a number, and would use one that Python has deleted. So
a widget's interface holds all its leaves, and takes them back from Qt before it lets them go.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import shiboken6
from PySide6.QtCore import QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAbstractScrollArea

# Qt asks for a pointer; None in its place crashes
_NO_INTERFACE = shiboken6.VoidPtr(0)


class AccessibleLeaf(QAccessibleInterface):
    """A part of a widget that has neither parts nor a widget of its own."""

    def __init__(self, does: Mapping[str, Callable[[], None]], press_keys: list[str]) -> None:
        """``does`` holds what each action does, ``press_keys`` the keys that press the leaf."""
        super().__init__()
        self._actions = _Actions(does, press_keys)

    @property
    def view(self) -> QAbstractScrollArea | None:
        """The widget that shows it, None once it is none of its parts."""
        raise NotImplementedError

    def isValid(self) -> bool:
        return self.view is not None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:  # type: ignore[override]
        wanted = kind is QAccessible.InterfaceType.ActionInterface
        return self._actions if wanted else _NO_INTERFACE

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self.view.window().windowHandle() if self.view else None

    def object(self) -> None:  # type: ignore[override]
        return None

    def child(self, index: int) -> None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """It cannot be called something else."""


def on_screen(view: QAbstractScrollArea, box: QRect) -> QRect:
    """Where a rectangle of what a view shows is on the screen."""
    return QRect(view.viewport().mapToGlobal(box.topLeft()), box.size())


def take_back(leaves: Iterable[AccessibleLeaf]) -> None:
    """Have Qt forget these."""
    for leaf in leaves:
        if shiboken6.isValid(leaf):
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(leaf))


class _Actions(QAccessibleActionInterface):
    def __init__(self, does: Mapping[str, Callable[[], None]], press_keys: list[str]) -> None:
        super().__init__()
        self._does, self._press_keys = does, press_keys

    def actionNames(self) -> list[str]:
        return list(self._does)

    def doAction(self, name: str) -> None:
        if name in self._does:
            self._does[name]()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return self._press_keys if name == QAccessibleActionInterface.pressAction() else []
