"""Parts of a widget that screen readers see although they are not widgets: leaves with actions.

Qt keeps every interface that it has given an id, and would use one that Python has deleted. So a
widget's interface keeps all its leaves, and removes them from Qt before it releases them.
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

# Qt expects a pointer; returning None crashes
_NO_INTERFACE = shiboken6.VoidPtr(0)


class AccessibleLeaf(QAccessibleInterface):
    """A part of a widget that has neither parts nor a widget of its own."""

    def __init__(self, actions: Mapping[str, Callable[[], None]], press_keys: list[str]) -> None:
        """``actions``: [name] -> function; ``press_keys``: the keys that press the leaf."""
        super().__init__()
        self._actions = _Actions(actions, press_keys)

    @property
    def view(self) -> QAbstractScrollArea | None:
        """The widget that shows the leaf; None once the leaf is no longer part of it."""
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
        """Do nothing: a leaf cannot be renamed."""


def on_screen(view: QAbstractScrollArea, box: QRect) -> QRect:
    """Convert a rectangle of a view's viewport to screen coordinates."""
    return QRect(view.viewport().mapToGlobal(box.topLeft()), box.size())


def remove_from_qt(leaves: Iterable[AccessibleLeaf]) -> None:
    """Delete the interfaces of leaves from Qt."""
    for leaf in leaves:
        if shiboken6.isValid(leaf):
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(leaf))


class _Actions(QAccessibleActionInterface):
    def __init__(self, actions: Mapping[str, Callable[[], None]], press_keys: list[str]) -> None:
        super().__init__()
        self._functions, self._press_keys = actions, press_keys

    def actionNames(self) -> list[str]:
        return list(self._functions)

    def doAction(self, name: str) -> None:
        if name in self._functions:
            self._functions[name]()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return self._press_keys if name == QAccessibleActionInterface.pressAction() else []
