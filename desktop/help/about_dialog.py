"""The About dialog, and the dialog with the licences of all components."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QTextEdit,
    QWidget,
)

from desktop.help.components import Component, components
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import listed, said, say, tr
from desktop.theme.icons import program_icon
from desktop.theme.style import search_format
from desktop.theme.themes import UI_THEME
from desktop.widgets.keys import press_by_enter
from desktop.widgets.label import Label
from desktop.widgets.layouts import hbox, vbox
from desktop.widgets.windows import Dialog
from rules.games import GAMES, PACKAGES
from rules.version import VERSION

_LINES = (56, 40)  # the least size at which it opens, in line heights

_LIST_LINES = 13  # width of the list, in line heights

_MAX_MARKS = 1000  # a single letter may occur many thousands of times

_LINE = "—" * 40

_Keys = QKeySequence.StandardKey


class LicenceDialog(Dialog):
    """A list of components, and the full licence of the selected one.

    Attributes:
        search: words; only components that contain them are listed.
        parts: the list.
        text: the licence.
        close_button: closes the dialog.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, lines=_LINES)
        say(self.setWindowTitle, lambda: tr("Licences"))
        self._mark = search_format(UI_THEME.theme)
        self._texts = [(component, _whole(component)) for component in components()]
        self.search = QLineEdit()
        say(self.search.setPlaceholderText, lambda: tr("Find"))
        self.search.setClearButtonEnabled(True)
        say(self.search.setAccessibleName, lambda: tr("Find in the licences"))
        self.found = said(Label(role="quiet"), lambda: tr("not found"))
        self.found.setWordWrap(False)
        self.parts = QListWidget()
        say(self.parts.setAccessibleName, lambda: tr("Components"))
        self.parts.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.parts.setFixedWidth(_LIST_LINES * self.fontMetrics().height())
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setTabChangesFocus(True)
        self.close_button = said(QPushButton(), lambda: tr("&Close"))
        self.close_button.setAutoDefault(False)  # Enter goes to the next match
        self._build()
        self._connect()
        self._list()
        self.parts.setFocus()

    # -- what is shown -----------------------------------------------------------------------

    def _list(self) -> None:
        """List the components whose name or licence contains the words."""
        words = self.search.text().strip()
        shown = self.parts.currentItem()
        before = shown.data(Qt.ItemDataRole.UserRole) if shown else None
        self.parts.blockSignals(True)
        self.parts.clear()
        for component, text in self._texts:
            if words.casefold() in text.casefold():
                item = QListWidgetItem(f"{component.name} {component.version}", self.parts)
                item.setData(Qt.ItemDataRole.UserRole, component)
                if component == before:
                    self.parts.setCurrentItem(item)
        if self.parts.currentRow() < 0:
            self.parts.setCurrentRow(0)
        self.parts.blockSignals(False)
        self.found.setVisible(not self.parts.count())
        self._show()

    def _show(self) -> None:
        """Show the licence of the selected component, scrolled to the first match."""
        item = self.parts.currentItem()
        component = item.data(Qt.ItemDataRole.UserRole) if item else None
        self.text.setPlainText(_whole(component) if component else "")
        self._name_text()
        self._mark_words()
        if self.search.text().strip():
            self._go_to_next()

    def _name_text(self) -> None:
        item = self.parts.currentItem()
        component = item.data(Qt.ItemDataRole.UserRole) if item else None
        name = tr("Licence of {part}", part=component.name) if component else tr("Licence")
        self.text.setAccessibleName(name)

    def _mark_words(self) -> None:
        marks: list[QTextEdit.ExtraSelection] = []
        words, document = self.search.text().strip(), self.text.document()
        cursor = QTextCursor(document)
        while words and not (cursor := document.find(words, cursor)).isNull():
            if len(marks) == _MAX_MARKS:
                break
            mark = QTextEdit.ExtraSelection()
            mark.cursor, mark.format = cursor, self._mark
            marks.append(mark)
        self.text.setExtraSelections(marks)

    def _go_to_next(self, *, back: bool = False) -> None:
        """Go to the next match in this text; after the last one, to the first."""
        words = self.search.text().strip()
        if not words:
            return
        flags = QTextDocument.FindFlag
        flag = flags.FindBackward if back else flags(0)
        if not self.text.find(words, flag):
            edge = QTextCursor.MoveOperation.End if back else QTextCursor.MoveOperation.Start
            self.text.moveCursor(edge)
            self.text.find(words, flag)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_by_enter(self, event):
            super().keyPressEvent(event)

    # -- set-up ------------------------------------------------------------------------------

    def _build(self) -> None:
        end = QDialogButtonBox()
        end.addButton(self.close_button, QDialogButtonBox.ButtonRole.RejectRole)
        about = said(
            Label(),
            lambda: tr(
                "What Oddments includes or runs on, with the full licence of each component."
            ),
        )
        top = hbox((self.search, 1), self.found)
        row = hbox(self.parts, (self.text, 1))
        vbox(about, top, (row, 1), end, on=self, margins=None)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._list)
        self.search.returnPressed.connect(self._go_to_next)
        self.parts.currentRowChanged.connect(self._show)
        self.close_button.clicked.connect(self.accept)
        UI_LANGUAGE.changed.connect(self._name_text)
        QShortcut(_Keys.Find, self, self.search.setFocus)
        QShortcut(_Keys.FindNext, self, self._go_to_next)
        QShortcut(_Keys.FindPrevious, self, lambda: self._go_to_next(back=True))


def _whole(component: Component) -> str:
    """Return the name, the licence and all licence texts of a component."""
    head = [f"{component.name} {component.version}", component.licence, component.home]
    parts = ["\n".join(filter(None, head))]
    parts += [f"{_LINE}\n{title}\n{_LINE}\n\n{text.strip()}" for title, text in component.texts]
    return "\n\n".join(parts) + "\n"


_ICON_PX = 72

_ABOUT_LINES = (30, 0)  # the least size at which it opens, in line heights


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

    def __init__(self, notice: str, parent: QWidget) -> None:
        """``notice``: a remark about the core; "" for none."""
        super().__init__(parent, lines=_ABOUT_LINES)
        say(self.setWindowTitle, lambda: tr("About Oddments"))
        self.licences_button = said(QPushButton(), lambda: tr("&Licences …"))
        self.licences_button.clicked.connect(self._show_licences)
        self.close_button = said(QPushButton(), lambda: tr("&Close"))
        self.close_button.clicked.connect(self.accept)
        picture = QLabel()
        picture.setPixmap(program_icon().pixmap(_ICON_PX, _ICON_PX))
        licence = said(
            Label(role="quiet"),
            lambda: tr(
                "Oddments is free software under the MIT licence. Its components "
                "have licences of their own."
            ),
        )
        title = Label(f"Oddments {VERSION}", role="title")
        games = Label(listed([game_origin(key) for key in GAMES]))
        words = vbox(title, games, licence, *([Label(notice)] if notice else []), (None, 1))
        top = hbox((picture, 0, Qt.AlignmentFlag.AlignTop), (words, 1), spacing=16)
        buttons = QDialogButtonBox()
        buttons.addButton(self.licences_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.close_button, QDialogButtonBox.ButtonRole.RejectRole)
        vbox(top, buttons, on=self, spacing=16, margins=None)
        self.close_button.setDefault(True)

    def _show_licences(self) -> None:
        dialog = LicenceDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
