"""A label with a role that the style sheet knows."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

_ONE_LINE = ("badge", "warning", "number", "title")


class Label(QLabel):
    """Plain text, never read as HTML; long text goes on in the next line."""

    def __init__(self, text: str = "", *, role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(role not in _ONE_LINE)
        self.setProperty("role", role)
