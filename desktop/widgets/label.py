"""A label with a role that the style sheet knows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QLabel, QWidget

from desktop.i18n.text import said

_ONE_LINE = ("badge", "warning", "number", "title")


class Label(QLabel):
    """Plain text, never read as HTML; long lines wrap.

    The style sheet (``theme/style.py``) knows these roles: ``title``, a large heading; ``heading``
    and ``name``, semi-bold; ``quiet``, for what matters less; ``number``, large and bold; ``badge``
    and ``warning``, on a coloured patch; ``refusal``, in the colour of refused moves; ``key``, of
    the keyboard. A badge, a warning, a number and a title do not wrap.
    """

    def __init__(self, text: str = "", *, role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", role)  # before the text, which makes screen readers ask for it
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(role not in _ONE_LINE)
        self.setText(text)


class ScreenReaderLabel(QLabel):
    """Names a control for screen readers where the visible label is elsewhere.

    Qt names a list by its selected item, and finds a label only among the list's siblings.
    """

    def __init__(self, control: QWidget, text: str = "") -> None:
        super().__init__(text, control.parentWidget())
        self.setBuddy(control)
        self.hide()


def add_row(form: QFormLayout, text: Callable[[], str], field: QWidget, row: int = -1) -> None:
    """Insert a row with a field and its name; by default at the end."""
    label = said(QLabel(), text)
    label.setBuddy(field)
    form.insertRow(row, label, field)
