"""What an engine was sent and has said."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from desktop.services.text import one_line, say, tr, translated
from rules.gtp_client.errors import LogKind, LogLine

MAX_LINES = 1000  # older ones are dropped

_SIGNS = {LogKind.SENT: "→", LogKind.RECEIVED: "←", LogKind.ERROR: "!"}


class LogPane(QPlainTextEdit):
    """Shows lines as plain text: → sent, ← received, ! from standard error."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setMaximumBlockCount(MAX_LINES)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabChangesFocus(True)
        family = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
        self.setStyleSheet(f'QPlainTextEdit {{ font-family: "{family}"; }}')
        say(self.setAccessibleName, lambda: tr("What was sent and received"))
        say(
            self.setPlaceholderText,
            lambda: tr("A test shows here what is sent (→), received (←) and reported (!)."),
        )

    def add_lines(self, lines: Iterable[LogLine]) -> None:
        """Append lines, and keep the last one in sight unless somebody has scrolled up."""
        texts = [f"{_SIGNS[line.kind]} {one_line(translated(line.text))}" for line in lines]
        if texts:
            self.appendPlainText("\n".join(texts))
