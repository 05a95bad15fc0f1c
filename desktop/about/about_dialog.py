"""The About dialog, which also leads to the licences."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.about.licence_dialog import LicenceDialog
from desktop.i18n.text import listed, said, say, tr
from desktop.theme.icons import program_icon
from desktop.theme.theme import Theme
from desktop.widgets.dialog import Dialog
from desktop.widgets.label import Label
from rules.games import GAMES, PACKAGES
from rules.version import VERSION

_ICON_PX = 72
_LINES = (30, 0)  # the least size at which it opens, in line heights


def game_origin(key: str) -> str:
    """Return the title of a game; of one that was installed, also its package and licence."""
    package = PACKAGES[key]
    if package.distribution is None:
        return GAMES[key].title
    return f"{GAMES[key].title} ({', '.join(filter(None, [package.origin, package.licence]))})"


class AboutDialog(Dialog):
    """Shows the program's version and its games.

    Attributes:
        licences_button, close_button: the buttons.
    """

    def __init__(self, theme: Theme, notice: str, parent: QWidget) -> None:
        """``notice``: a remark about the core; "" for none."""
        super().__init__(parent, lines=_LINES)
        self._theme = theme
        say(self.setWindowTitle, lambda: tr("About Oddments"))
        self.licences_button = said(QPushButton(), lambda: tr("&Licences …"))
        self.licences_button.clicked.connect(self._show_licences)
        self.close_button = said(QPushButton(), lambda: tr("&Close"))
        self.close_button.clicked.connect(self.accept)
        picture = QLabel()
        picture.setPixmap(program_icon().pixmap(_ICON_PX, _ICON_PX))
        words = QVBoxLayout()
        words.addWidget(Label(f"Oddments {VERSION}", role="title"))
        words.addWidget(Label(listed([game_origin(key) for key in GAMES])))
        words.addWidget(
            said(
                Label(role="quiet"),
                lambda: tr(
                    "Oddments is free software under the MIT licence. Its components "
                    "have licences of their own."
                ),
            )
        )
        if notice:
            words.addWidget(Label(notice))
        words.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(14)
        top.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(words, 1)
        buttons = QDialogButtonBox()
        buttons.addButton(self.licences_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.close_button, QDialogButtonBox.ButtonRole.RejectRole)
        whole = QVBoxLayout(self)
        whole.setSpacing(14)
        whole.addLayout(top)
        whole.addWidget(buttons)
        self.close_button.setDefault(True)

    def _show_licences(self) -> None:
        dialog = LicenceDialog(self._theme, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
