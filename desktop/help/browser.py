"""Shows one page of the help at a time."""

from __future__ import annotations

from pathlib import PurePosixPath

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QResizeEvent, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from desktop.help.document import HelpDocument, PageStyle
from desktop.help.pages import OVERVIEW, help_page
from desktop.i18n.text import tr
from desktop.theme.style import search_format
from desktop.theme.theme import Theme

_SETTLE_MS = 60  # after the last change of size


class HelpBrowser(QTextBrowser):
    """A page, laid out again for every width, size of text and theme.

    Attributes:
        key, section: which page, and where on it one was sent.
        page: as it is laid out, None before the first one is shown.

    Signals:
        asked: a link was followed: the key of a page and the name of a section, or "".
    """

    asked = Signal(str, str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key, self.section = OVERVIEW, ""
        self._theme = theme
        self._sought = ""
        self._reading = False  # whether one has gone on from where one was sent
        self.page: HelpDocument | None = None
        self._timer = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._timer.timeout.connect(self._lay_out)
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        # a bar that came and went with the page would change the page's width, and so its height
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().actionTriggered.connect(self._read_on)

    @property
    def place(self) -> float | None:
        """How far down one has read, from 0 to 1; None while still where one was sent."""
        bar = self.verticalScrollBar()
        return bar.value() / max(1, bar.maximum()) if self._reading else None

    def show_page(self, key: str, section: str = "", place: float | None = None) -> None:
        """Show a page from its start, from a section or from a ``place`` on."""
        self.key, self.section = key, section
        self.setAccessibleName(tr("Help: {title}", title=help_page(key).title))
        self.page, self._reading = None, False
        self._lay_out()
        if place is not None:
            self._go_to_place(place)
            self._reading = True

    def write_anew(self) -> None:
        """Show the page again, in another language, at about the same place."""
        self.show_page(self.key, self.section, self.place)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._lay_out()

    def seek(self, words: str) -> None:
        """Mark these words wherever they stand on the page."""
        self._sought = words
        mark = search_format(self._theme)
        found: list[QTextEdit.ExtraSelection] = []
        cursor = QTextCursor(self.document())
        while words and not (cursor := self.document().find(words, cursor)).isNull():
            selection = QTextEdit.ExtraSelection()
            selection.cursor, selection.format = cursor, mark
            found.append(selection)
        self.setExtraSelections(found)

    def go_to_next(self, *, back: bool = False) -> bool:
        """Select the next place of the words sought; whether there is one."""
        flag = self.document().FindFlag.FindBackward if back else self.document().FindFlag(0)
        self._reading = True
        return bool(self._sought) and self.find(self._sought, flag)

    def go_to_edge(self, *, end: bool) -> None:
        """Put the cursor at the end of the page, or at its start."""
        self.moveCursor(QTextCursor.MoveOperation.End if end else QTextCursor.MoveOperation.Start)

    def _lay_out(self) -> None:
        """Make the page again, and stay at the place where it is read."""
        place = self.place
        self.ensurePolished()
        look = PageStyle(
            self._theme, self.font(), self.viewport().width(), self.devicePixelRatioF()
        )
        if self.page is None or self.page.look != look:
            made, before = HelpDocument(help_page(self.key), look), self.document()
            made.setParent(self)  # Qt takes no document for its own, and neither does Python then
            self.setDocument(made)
            if isinstance(before, HelpDocument):  # else it is Qt's own, and has gone
                before.deleteLater()
            self.page = made
            if self.horizontalScrollBar().maximum():  # Qt's, of a page that was wider
                plan = made.documentLayout()
                plan.documentSizeChanged.emit(plan.documentSize())
            self.seek(self._sought)
            if place is not None:
                self._go_to_place(place)
        if place is None:
            self._go_to_section()

    def _go_to_place(self, place: float) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(round(place * bar.maximum()))

    def _go_to_section(self) -> None:
        if self.section:
            self.scrollToAnchor(self.section)
        else:
            self.verticalScrollBar().setValue(0)

    def _read_on(self, _action: int) -> None:
        self._reading = True

    def _follow(self, link: QUrl) -> None:
        """``yodd.md#end`` is another page, ``#end`` a section of this one."""
        name = PurePosixPath(link.path()).stem
        self.asked.emit(name or self.key, link.fragment())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible():
            self._timer.start()
        else:
            self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._timer.start()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._timer.start()
        return super().event(event)
