"""The window of the library: a filter, the games found, and what can be done with them."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QMenu,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from desktop.game.game_session import GameSession
from desktop.library.filter_bar import FilterBar
from desktop.library.game_actions import GameActions
from desktop.library.game_list import GameList
from desktop.library.library_client import LibraryClient, LibraryNotices, LibraryTask
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import said, say, tr, tr_noop, translated, with_key
from desktop.settings.appearance import Appearance
from desktop.settings.autosave import Autosaves
from desktop.settings.settings import Settings
from desktop.settings.window_frame import Keys, SideWindow
from desktop.widgets.keys import focus_next
from desktop.widgets.label import Label
from desktop.widgets.layouts import FlowLayout, vbox
from desktop.widgets.notice_bar import NoticeBar, Topic
from rules.library.entry import Filter
from rules.library.library import Found, LibraryRow
from rules.position import Position

_FIRST_PX = (980, 760)
_MIN_PX = (640, 480)
_TYPING_MS = 60  # from the last letter to the search
_NEWS_MS = 400  # from a change of the games to another search

_Keys = QKeySequence.StandardKey

_SHORTCUT = Qt.FocusReason.ShortcutFocusReason  # selects what is in the field

_EMPTY = (
    tr_noop("No games yet."),
    tr_noop(
        "Every game you play is saved and listed here from its first move "
        "on. You can also import games from other programs or players."
    ),
)

_EMPTY_BIN = (
    tr_noop("The trash is empty."),
    tr_noop("Games that you delete stay here until you empty the trash."),
)

_NOTHING = (
    tr_noop("No matching games."),
    tr_noop("Try fewer criteria, or clear the fields above."),
)


class LibraryWindow(SideWindow):
    """The window that lists all games. There is one for the whole program.

    Attributes:
        filters: the fields of the search.
        list: the games found.
        notices: the lines at the top.
        open, restore, delete, export, import_, results, bin, empty: the buttons.
    """

    def __init__(
        self,
        client: LibraryClient,
        settings: Settings,
        appearance: Appearance,
        autosaves: Autosaves,
        front_session: Callable[[], GameSession | None],
        *,
        open_game: Callable[[LibraryRow, int | None], object],
        review_game: Callable[[LibraryRow], object],
        show_results: Callable[[str], object],
        show_help: Callable[[], object],
    ) -> None:
        """``front_session`` returns the session of the window used last, None without one.

        ``open_game`` opens a game, at the position of this key if any; ``review_game`` reviews it,
        too. ``show_results`` shows one's own results, in the game of this key if not "".
        """
        super().__init__(
            settings, appearance, Settings.library_geometry, first_px=_FIRST_PX, least_px=_MIN_PX
        )
        self.client = client
        self._front_session = front_session
        self._open_game, self._review_game = open_game, review_game
        self.notices = NoticeBar()
        LibraryNotices(client, self.notices)
        self.filters = FilterBar(self._ask_setups)
        self.list = GameList(self.client)
        self.count = Label(role="quiet")
        self.empty_title, self.empty_text = Label(role="heading"), Label(role="quiet")
        self.open = said(QPushButton(), lambda: tr("Open"))
        self.restore = said(QPushButton(), lambda: tr("Restore"))
        self.delete = said(QPushButton(), lambda: tr("Delete"))
        self.export = said(QPushButton(), lambda: tr("Export …"))
        self.import_ = said(QPushButton(), lambda: tr("Import …"))
        self.results = said(QPushButton(), lambda: tr("My results"))
        self.bin = said(QPushButton(), lambda: tr("Trash"))
        self.empty = said(QPushButton(), lambda: tr("Empty trash …"))
        self._stack = QStackedWidget()
        self._search: LibraryTask | None = None
        self._typing = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._news = QTimer(self, singleShot=True, interval=_NEWS_MS)
        self._actions = GameActions(client, self.list, self.notices, autosaves, self)
        self._build()
        self._connect(show_results, show_help)
        self.window_size.fit()
        self._show_buttons()
        self._start()

    def _start(self) -> None:
        """Start the index of the games, and search for all of them."""
        self.client.start()
        self.count.setText(tr("Searching for games …"))
        self.search()
        self.list.setFocus()

    # -- search ------------------------------------------------------------------------------

    @property
    def wanted(self) -> Filter:
        return dataclasses.replace(self.filters.filter, binned=self.bin.isChecked())

    def search(self) -> None:
        """Search for the games that match the fields."""
        if self._search is not None:
            self._search.cancel()
        wanted, order = self.wanted, self.filters.order
        self._search = self.client.ask(
            lambda library: library.search(wanted, order),
            functools.partial(self._show_found, wanted),
            self._on_failed,
            owner=self,
        )

    def look_for(self, position: Position) -> None:
        """Search for the games with a position, and clear all other fields."""
        self.bin.setChecked(False)
        self.filters.clear_all()
        self.filters.look_for(position)

    def _show_found(self, wanted: Filter, found: Found) -> None:
        self.notices.withdraw(Topic.SEARCH)
        self.list.show_found(found, wanted.position)
        self.count.setText(tr("%Ln game(s)", "", len(found)))
        if not len(found):
            title, text = _NOTHING
            if wanted.finds_all:
                title, text = _EMPTY_BIN if wanted.binned else _EMPTY
            self.empty_title.setText(tr(title))
            self.empty_text.setText(tr(text))
        self._stack.setCurrentIndex(0 if len(found) else 1)
        self._show_buttons()

    def _on_failed(self, error: Exception) -> None:
        self.notices.show_notice(
            Topic.SEARCH,
            lambda: tr("The library cannot be searched: {why}.", why=translated(error)),
            action=tr_noop("Try again"),
            then=self.search,
        )

    def _take_position(self) -> None:
        """Search for the position of the game used last."""
        session = self._front_session()
        if session is not None:
            self.filters.look_for(session.record.position)

    def _ask_setups(self, game: str) -> None:
        binned = self.bin.isChecked()
        self.client.ask(
            lambda library: library.setups(game, binned=binned) if game else [],
            functools.partial(self.filters.show_setups, game),
            owner=self,
        )

    # -- the selected games ------------------------------------------------------------------

    def open_row(self, row: LibraryRow) -> None:
        """Open a game in a window, at the position that is searched for."""
        if row.binned:
            self.notices.show_notice(
                Topic.OPENING,
                lambda: tr("This game is in the trash. Restore it to open it."),
                about=row.path,
            )
        else:
            self._open_game(row, self.list.key)

    def _open_at(self, numbers: Sequence[int]) -> None:
        for row in map(self.list.games.row, numbers[:1]):
            if row is not None:
                self.open_row(row)

    def _review_chosen(self) -> None:
        for row in map(self.list.games.row, self.list.rows[:1]):
            if row is not None and not row.binned:
                self._review_game(row)

    def _show_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for button in (self.open, self.restore, self.export, self.delete):
            if not button.isHidden():
                action = menu.addAction(button.text(), button.click)
                action.setEnabled(button.isEnabled())
            if button is self.open and not self.bin.isChecked():
                review = menu.addAction(f"{tr('Review')}\tV", self._review_chosen)
                review.setEnabled(button.isEnabled())
        menu.popup(self.list.viewport().mapToGlobal(at))

    # -- display -----------------------------------------------------------------------------

    def _show_bin(self) -> None:
        """Show the trash, or the other games again."""
        self._ask_setups(self.filters.game.currentData() or "")
        self.search()

    def _show_buttons(self) -> None:
        chosen = bool(self.list.selectionModel().hasSelection())
        binned = self.bin.isChecked()
        for button in (self.open, self.delete, self.results):
            button.setVisible(not binned)
        for button in (self.restore, self.empty):
            button.setVisible(binned)
        for button in (self.open, self.restore, self.delete, self.export):
            button.setEnabled(chosen)
        self.empty.setEnabled(self.list.games.rowCount() > 0)
        self.filters.take_position.setEnabled(self._front_session() is not None)

    def _show_reading(self, done: int, of: int) -> None:
        if of == 0:
            self.notices.withdraw(Topic.READING)
            self.search()
        elif Topic.READING not in self.notices.texts and of > 200:
            self.notices.show_notice(
                Topic.READING,
                lambda: tr("New games are being read and will appear one by one."),
            )
            self._news.start()

    def _build(self) -> None:
        say(self.setWindowTitle, lambda: tr("Library – Oddments"))
        self.open.setProperty("role", "primary")
        self.bin.setCheckable(True)
        self._set_tool_tips()
        UI_LANGUAGE.changed.connect(self._set_tool_tips)
        UI_LANGUAGE.changed.connect(self.search)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        empty = QWidget()
        for label in (self.empty_title, self.empty_text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        vbox((None, 1), self.empty_title, self.empty_text, (None, 2), on=empty, margins=None)
        self._stack.addWidget(self.list)
        self._stack.addWidget(empty)
        for_chosen = (self.open, self.restore, self.export, self.delete)
        others = (self.empty, self.import_, self.results, self.bin)
        buttons = FlowLayout(*for_chosen, self.count, *others, spacing=8)
        self.count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.count.setWordWrap(False)
        self.count.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        inner = vbox(self.filters, (self._stack, 1), buttons, spacing=8, margins=12)
        vbox(self.notices, (inner, 1), on=self, spacing=0)

    def _set_tool_tips(self) -> None:
        self.bin.setToolTip(tr("Show deleted games, or the others again"))
        for button, tip, keys in (
            (self.open, tr("Open the selected game in a window"), "Enter"),
            (self.delete, tr("Move the selected games to the trash"), "Del"),
            (self.export, tr("Save the selected games to one file"), "Ctrl+E"),
            (self.import_, tr("Add games from files to the library"), "Ctrl+I"),
        ):
            button.setToolTip(with_key(tip, keys))

    def _connect(
        self, show_results: Callable[[str], object], show_help: Callable[[], object]
    ) -> None:
        self.filters.changed.connect(self._typing.start)
        self.filters.take_position.clicked.connect(self._take_position)
        self._typing.timeout.connect(self.search)
        self._news.timeout.connect(self.search)
        self.list.activated.connect(lambda index: self._open_at([index.row()]))
        self.list.selectionModel().selectionChanged.connect(self._show_buttons)
        self.list.customContextMenuRequested.connect(self._show_menu)
        self.bin.toggled.connect(self._show_bin)
        for button, act in (
            (self.open, lambda: self._open_at(self.list.rows)),
            (self.restore, self._actions.restore),
            (self.delete, self._actions.delete),
            (self.empty, self._actions.empty),
            (self.export, self._actions.export_chosen),
            (self.import_, self._actions.ask_import),
            (self.results, lambda: show_results(self.filters.game.currentData() or "")),
        ):
            button.clicked.connect(act)
        self.client.changed.connect(self._on_changed)
        self.client.reading.connect(self._show_reading)
        panes = [self.filters.game, self.list, self.open, self.import_]
        shortcuts: tuple[tuple[Keys, Callable[[], object]], ...] = (
            (_Keys.Find, lambda: self.filters.comment.setFocus(_SHORTCUT)),
            ("Ctrl+P", self.filters.take_position.click),
            ("Ctrl+E", self.export.click),
            ("Ctrl+I", self.import_.click),
            ("Ctrl+W", self.close),
            (_Keys.HelpContents, show_help),
            ("F5", self.client.catch_up),
            ("F6", lambda: focus_next(panes, 1)),
            ("Shift+F6", lambda: focus_next(panes, -1)),
        )
        for keys, then in shortcuts:
            self.add_shortcut(keys, then)
        QShortcut(QKeySequence("Del"), self.list, self._on_delete_key)
        QShortcut(QKeySequence("V"), self.list, self._review_chosen)

    def _on_delete_key(self) -> None:
        if self.delete.isVisible() and self.delete.isEnabled():
            self._actions.delete()

    def _on_changed(self) -> None:
        """Search again soon, once for many changes: a game may be played quickly."""
        if not self._news.isActive():
            self._news.start()

    # -- Qt ----------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._show_buttons()
            self.client.catch_up()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.list.stop()
        super().closeEvent(event)
