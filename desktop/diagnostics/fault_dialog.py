"""The dialog that shows a report of faults, which can be read and copied."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.i18n.text import said, say, tr
from desktop.widgets.label import Label

_SIZE, _MIN_SIZE = (720, 480), (420, 300)
_SHARE = 0.92  # of the window, at most


def _about_report() -> str:
    return tr(
        "This is everything in the report: the program, the computer, and "
        "what went wrong. Nobody receives it unless you send it."
    )


class FaultDialog(QDialog):
    """Shows a report.

    Attributes:
        text: the report.
        copy_button, close_button: the buttons below it.
    """

    def __init__(
        self,
        heading: str,
        report: str,
        parent: QWidget | None = None,
        *,
        about: Callable[[], str] | None = None,
    ) -> None:
        """``about`` returns what the report is, by default one of our own."""
        super().__init__(parent)
        self.setWindowTitle(heading)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.text = QPlainTextEdit(report)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        say(self.text.setAccessibleName, lambda: tr("Report"))
        family = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
        self.text.setStyleSheet(f'QPlainTextEdit {{ font-family: "{family}"; }}')
        self.copy_button = said(QPushButton(), lambda: tr("Co&py report"))
        self.copy_button.clicked.connect(self._copy)
        self.close_button = said(QPushButton(), lambda: tr("&Close"))
        self.close_button.clicked.connect(self.accept)
        self._status = Label()
        column = QVBoxLayout(self)
        column.addWidget(Label(heading, role="heading"))
        column.addWidget(said(Label(), about or _about_report))
        column.addWidget(self.text)
        row = QHBoxLayout()
        row.addWidget(self._status, 1)
        row.addWidget(self.copy_button)
        row.addWidget(self.close_button)
        column.addLayout(row)
        self.setMinimumSize(*_MIN_SIZE)
        self.resize(*_SIZE)
        if parent is not None:
            self.resize(self.size().boundedTo(parent.size() * _SHARE))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self._status.setText(tr("The report was copied to the clipboard."))
