"""Shows one page of the help at a time."""

from __future__ import annotations

from pathlib import PurePosixPath

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QResizeEvent, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from desktop.help.document import HelpDocument, PageStyle
from desktop.help.overview import OVERVIEW
from desktop.help.pages import help_page
from desktop.i18n.text import tr
from desktop.theme.style import search_format
from desktop.theme.theme import Theme

_SETTLE_MS = 60  # after the last change of size


class HelpBrowser(QTextBrowser):
    """Shows a page, laid out for its width, size of text and theme.

    Attributes:
        key, section: the page, and the section that was opened.
        page: the page as laid out, None before the first one is shown.

    Signals:
        asked(str, str): a link to this page and section was clicked; the section may be "".
    """

    asked = Signal(str, str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key, self.section = OVERVIEW, ""
        self._theme = theme
        self._query = ""
        self._reading = False  # whether the user has scrolled since the page was opened
        self.page: HelpDocument | None = None
        self._timer = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._timer.timeout.connect(self._lay_out)
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        # a scroll bar that came and went would change the page's width, and so its height
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().actionTriggered.connect(self._read_on)

    @property
    def place(self) -> float | None:
        """The scroll position, from 0 to 1; None until the user scrolls."""
        bar = self.verticalScrollBar()
        return bar.value() / max(1, bar.maximum()) if self._reading else None

    def show_page(self, key: str, section: str = "", place: float | None = None) -> None:
        """Show a page at its start, at a section or at a ``place``."""
        self.key, self.section = key, section
        self.setAccessibleName(tr("Help: {title}", title=help_page(key).title))
        self.page, self._reading = None, False
        self._lay_out()
        if place is not None:
            self._go_to_place(place)
            self._reading = True

    def retranslate(self) -> None:
        """Show the page in the current language, at about the same place."""
        self.show_page(self.key, self.section, self.place)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._lay_out()

    def seek(self, words: str) -> None:
        """Highlight these words wherever they are on the page."""
        self._query = words
        mark = search_format(self._theme)
        found: list[QTextEdit.ExtraSelection] = []
        cursor = QTextCursor(self.document())
        while words and not (cursor := self.document().find(words, cursor)).isNull():
            selection = QTextEdit.ExtraSelection()
            selection.cursor, selection.format = cursor, mark
            found.append(selection)
        self.setExtraSelections(found)

    def go_to_next(self, *, back: bool = False) -> bool:
        """Select the next match; return whether there is one."""
        flag = self.document().FindFlag.FindBackward if back else self.document().FindFlag(0)
        self._reading = True
        return bool(self._query) and self.find(self._query, flag)

    def go_to_edge(self, *, end: bool) -> None:
        """Move the cursor to the end of the page, or to its start."""
        self.moveCursor(QTextCursor.MoveOperation.End if end else QTextCursor.MoveOperation.Start)

    def _lay_out(self) -> None:
        """Lay the page out again if anything has changed, and keep the scroll position."""
        place = self.place
        self.ensurePolished()
        style = PageStyle(
            self._theme, self.font(), self.viewport().width(), self.devicePixelRatioF()
        )
        if self.page is None or self.page.style != style:
            made, before = HelpDocument(help_page(self.key), style), self.document()
            made.setParent(self)  # setDocument() does not take ownership
            self.setDocument(made)
            if isinstance(before, HelpDocument):  # or it was Qt's own, which Qt has deleted
                before.deleteLater()
            self.page = made
            if self.horizontalScrollBar().maximum():  # left over from a wider page
                plan = made.documentLayout()
                plan.documentSizeChanged.emit(plan.documentSize())
            self.seek(self._query)
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
        """Emit ``asked``: ``window.md#end`` is another page, ``#end`` a section of this one."""
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
