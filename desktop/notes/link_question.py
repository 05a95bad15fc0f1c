"""The question before a link in a comment opens in the browser: others may have written it."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from desktop.i18n.text import tr

_SHOWN = 300  # characters of an address


class LinkQuestion(QMessageBox):
    """Shows the address of a link, and opens it only on the user's request.

    Attributes:
        open_button, copy_button: the buttons besides Cancel.
    """

    def __init__(self, url: QUrl, parent: QWidget) -> None:
        super().__init__(parent)
        # encoded, because letters of other scripts may look like familiar ones
        encoded = QUrl.ComponentFormattingOption.FullyEncoded
        address = url.toString(encoded)
        cut = address if len(address) <= _SHOWN else f"{address[:_SHOWN]}…"
        self.setWindowTitle(tr("Open a link – Oddments"))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(tr("The comment links to a page on {host}.", host=url.host(encoded)))
        self.setInformativeText(cut)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.open_button = self._add(tr("Open in the browser"), QMessageBox.ButtonRole.AcceptRole)
        self.copy_button = self._add(tr("Copy the address"), QMessageBox.ButtonRole.ActionRole)
        cancel = self.addButton(QMessageBox.StandardButton.Cancel)
        self.setDefaultButton(cancel)
        self.open_button.clicked.connect(lambda: self._open(url, address))
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(address))

    def _open(self, url: QUrl, address: str) -> None:
        if QDesktopServices.openUrl(url):
            return
        box = QMessageBox(self.parentWidget())
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(tr("Open a link – Oddments"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(tr("No browser could be opened. The address was copied to the clipboard."))
        QGuiApplication.clipboard().setText(address)
        box.open()

    def _add(self, text: str, role: QMessageBox.ButtonRole) -> QPushButton:
        return self.addButton(text, role)


def is_page(url: QUrl) -> bool:
    """Return whether an address is that of a web page, without a user name."""
    return (
        url.scheme() in ("http", "https")
        and bool(url.host())
        and not url.userInfo()  # which could be mistaken for the host
    )
