"""The dialog that shows a report of faults, which can be read and copied."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from desktop.services.text import said, say, tr
from desktop.widgets.label import Label
from desktop.widgets.layouts import vbox
from desktop.widgets.windows import Dialog

_LINES = (48, 32)  # the least size at which it opens, in line heights


def _about_report() -> str:
    return tr(
        "This is everything in the report: the program, the computer, and "
        "what went wrong. Nobody receives it unless you send it."
    )


class FaultDialog(Dialog):
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
        super().__init__(parent, lines=_LINES)
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
        buttons = QDialogButtonBox()
        buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.close_button, QDialogButtonBox.ButtonRole.RejectRole)
        title, note = Label(heading, role="heading"), said(Label(), about or _about_report)
        vbox(title, note, self.text, self._status, buttons, on=self, margins=None)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self._status.setText(tr("The report was copied to the clipboard."))
