"""Moves the focus through the parts of a window, with one key."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def focus_next(panes: Sequence[QWidget], step: int) -> None:
    """Move the focus to the next pane, or with -1 to the previous one.

    ``panes`` are the first controls of each part, in tab order.
    """
    here = _pane_at(panes, QApplication.focusWidget())
    there = panes[(here + step) % len(panes)] if here >= 0 else panes[0]
    there.setFocus(Qt.FocusReason.ShortcutFocusReason)


def _pane_at(panes: Sequence[QWidget], focused: QWidget | None) -> int:
    """Return the index of the last pane before the focus in tab order, -1 for none."""
    widget = focused
    while widget is not None:
        if widget in panes:
            return panes.index(widget)
        widget = widget.previousInFocusChain()
        if widget is focused:
            break
    return -1
