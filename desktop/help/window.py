"""The window of the help: a list of pages, the page, and a search field."""

from __future__ import annotations

from pathlib import PurePosixPath

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QTextCursor
from PySide6.QtWidgets import (
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTextBrowser,
    QTextEdit,
)

from desktop.help.document import HelpDocument, PageStyle
from desktop.help.pages import KEYS, OVERVIEW, help_page, hits
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import tr
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.settings.window_frame import SideWindow
from desktop.theme.icons import icon
from desktop.theme.style import search_format
from desktop.theme.themes import UI_THEME
from desktop.widgets.label import Label
from desktop.widgets.layouts import hbox, vbox

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

    def __init__(self) -> None:
        super().__init__()
        self.key, self.section = OVERVIEW, ""
        self._query = ""
        self._reading = False  # whether the user has scrolled since the page was opened
        self.page: HelpDocument | None = None
        self._timer = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._timer.timeout.connect(self._lay_out)
        UI_THEME.changed.connect(self._lay_out)
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

    def seek(self, words: str) -> None:
        """Highlight these words wherever they are on the page."""
        self._query = words
        mark = search_format(UI_THEME.theme)
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
        width, ratio = self.viewport().width(), self.devicePixelRatioF()
        style = PageStyle(UI_THEME.theme, self.font(), width, ratio)
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


_FIRST_PX = (980, 760)

_MIN_PX = (520, 380)

_LIST_LINES = 9  # width of the list, in line heights

_COUNT_LINES = 3  # room beside a title for the number of matches

_Keys = QKeySequence.StandardKey


class HelpWindow(SideWindow):
    """One window for the whole program. Windows with games stay usable beside it.

    Attributes:
        pages: the list. browser: the page. search: the field.
    """

    def __init__(self, settings: Settings, appearance: Appearance) -> None:
        super().__init__(
            settings, appearance, Settings.help_geometry, first_px=_FIRST_PX, least_px=_MIN_PX
        )
        self._visited: list[tuple[str, str]] = []
        self._places: list[float | None] = []  # the scroll position of each
        self._at = -1
        self.pages = QListWidget()
        self.browser = HelpBrowser()
        self.search = QLineEdit()
        self.found = Label(role="quiet")
        self.back = QPushButton(icon("back"), "")
        self.forward = QPushButton(icon("forward"), "")
        self._build()
        self._connect()
        self.browser.setFocus()
        self.window_size.fit()

    def open_page(self, key: str, section: str = "") -> None:
        """Show a page, at a section if one is named."""
        if not self._visited or self._visited[self._at] != (key, section):
            self._leave()
            self._visited[self._at + 1 :] = [(key, section)]
            self._places[self._at + 1 :] = [None]
            self._at += 1
        self._places[self._at] = None
        self._show_visited()

    def _leave(self) -> None:
        if self._visited:
            self._places[self._at] = self.browser.place

    def _go_in_history(self, steps: int) -> None:
        if 0 <= self._at + steps < len(self._visited):
            self._leave()
            self._at += steps
            self._show_visited()

    def _show_visited(self) -> None:
        key, section = self._visited[self._at]
        self.browser.show_page(key, section, self._places[self._at])
        self.pages.blockSignals(True)
        self.pages.setCurrentRow(KEYS.index(key))
        self.pages.blockSignals(False)
        self._show_title()
        self.back.setEnabled(self._at > 0)
        self.forward.setEnabled(self._at + 1 < len(self._visited))

    def _show_title(self) -> None:
        if self._visited:
            title = help_page(self._visited[self._at][0]).title
            self.setWindowTitle(tr("{title} – Help – Oddments", title=title))

    def _retranslate(self) -> None:
        self._name_parts()
        if self._visited:
            self.browser.retranslate()
        self._show_title()
        self._seek()

    # -- search ------------------------------------------------------------------------------

    def _seek(self) -> None:
        """Highlight the words, and show which pages contain them."""
        words = self.search.text().strip()
        self.browser.seek(words)
        found = hits(words)
        for row, key in enumerate(KEYS):
            count = f"   {found[key]}" if found[key] else ""
            self.pages.item(row).setText(help_page(key).title + count)
        pages = sum(map(bool, found.values()))
        places = sum(found.values())
        total = tr("{places} on %Ln page(s)", "", pages, places=places)
        self.found.setText((total if pages else tr("not found")) if words else "")
        self.found.setVisible(bool(words))

    def _go_to_next(self, *, back: bool = False) -> None:
        """Go to the next match, on this page or another one."""
        if self.browser.go_to_next(back=back):
            return
        found = hits(self.search.text().strip())
        here = KEYS.index(self.browser.key)
        around = [*KEYS[here + 1 :], *KEYS[: here + 1]]
        if back:
            around = [*reversed(KEYS[:here]), *reversed(KEYS[here:])]
        for key in around:
            if found[key]:
                if key != self.browser.key:
                    self.open_page(key)
                self.browser.go_to_edge(end=back)
                self.browser.go_to_next(back=back)
                return

    # -- looks -------------------------------------------------------------------------------

    def _fit_list(self) -> None:
        """Give the list of pages the width that its text needs."""
        line = self.pages.fontMetrics().height()
        titles = self.pages.sizeHintForColumn(0) + _COUNT_LINES * line
        self.pages.setFixedWidth(max(_LIST_LINES * line, titles))

    def _build(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        for key in KEYS:
            QListWidgetItem(help_page(key).title, self.pages)
        self._name_parts()
        UI_LANGUAGE.changed.connect(self._retranslate)
        self.search.setClearButtonEnabled(True)
        self.found.setVisible(False)
        self.found.setWordWrap(False)
        top = hbox(self.back, self.forward, (None, 1), self.found, (self.search, 2), spacing=8)
        row = hbox(self.pages, (self.browser, 1), spacing=8)
        vbox(top, (row, 1), on=self, spacing=8, margins=12)

    def _name_parts(self) -> None:
        for widget, name in (
            (self.pages, tr("Pages of the help")),
            (self.search, tr("Find in the help")),
            (self.back, tr("Back")),
            (self.forward, tr("Forward")),
        ):
            widget.setAccessibleName(name)
            widget.setToolTip(name)
        self.search.setPlaceholderText(tr("Find"))

    def _connect(self) -> None:
        self.pages.currentRowChanged.connect(lambda row: self.open_page(KEYS[row]))
        self.browser.asked.connect(self.open_page)
        self.search.textChanged.connect(self._seek)
        self.search.returnPressed.connect(self._go_to_next)
        self.back.clicked.connect(lambda: self._go_in_history(-1))
        self.forward.clicked.connect(lambda: self._go_in_history(1))
        self.window_size.zoomed.connect(self._fit_list)
        for keys, then in (
            (_Keys.Back, lambda: self._go_in_history(-1)),
            (_Keys.Forward, lambda: self._go_in_history(1)),
            (_Keys.Find, self.search.setFocus),
            (_Keys.FindNext, self._go_to_next),
            (_Keys.FindPrevious, lambda: self._go_to_next(back=True)),
        ):
            self.add_shortcut(keys, then)
