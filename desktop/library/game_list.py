"""The list of games; fetches the visible rows and requests their pictures."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView

from desktop.i18n.text import say, tr
from desktop.library.board_pictures import BoardPictures, PictureRequest
from desktop.library.game_delegate import GameDelegate
from desktop.library.game_model import GameModel
from desktop.library.library_client import LibraryClient
from desktop.theme.theme import Theme
from rules.library.library import Found, LibraryRow

_SETTLE_MS = 40  # after the last scroll movement
_AHEAD = 6  # games above and below the visible ones that are fetched too


class GameList(QListView):
    """Shows games with pictures of their boards.

    Signals:
        opened(LibraryRow): open this game.
        chosen: the selection has changed.
    """

    opened = Signal(object)
    chosen = Signal()

    def __init__(self, client: LibraryClient, theme: Theme) -> None:
        super().__init__()
        self.games = GameModel(client)
        self._theme = theme
        self._pictures = BoardPictures(theme, self)
        self._delegate = GameDelegate(self.games, self._pictures, theme)
        self.setModel(self.games)
        self.setItemDelegate(self._delegate)
        self.setProperty("role", "games")
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        say(self.setAccessibleName, lambda: tr("Games"))
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settle.timeout.connect(self._fetch_visible)
        self.verticalScrollBar().valueChanged.connect(lambda _value: self._settle.start())
        self._pictures.ready.connect(self.viewport().update)
        self.games.fetched.connect(self.viewport().update)
        self.games.fetched.connect(self._settle.start)
        self.activated.connect(lambda index: self._open(index.row()))
        self.selectionModel().selectionChanged.connect(lambda *_which: self.chosen.emit())

    @property
    def rows(self) -> list[int]:
        """The rows of the selected games, from the top."""
        selection = self.selectionModel().selection()
        parts = [selection.at(number) for number in range(selection.count())]
        return sorted(row for part in parts for row in range(part.top(), part.bottom() + 1))

    @property
    def ids(self) -> list[int]:
        """The ids of the selected games, from the top."""
        return self.games.ids(self.rows)

    @property
    def key(self) -> int | None:
        """The key of the position that boards show; None for the last one of each game."""
        return self._delegate.key

    def current_row(self) -> LibraryRow | None:
        return self.games.row(self.currentIndex().row())

    def show_found(self, found: Found, key: int | None) -> None:
        """Show other games; those that were selected stay selected if they are among them."""
        chosen = set(self.ids) if self.games.found is not None else set()
        current = self.current_row()
        place = self.verticalScrollBar().value()
        self._delegate.key = key
        self.games.show(found)
        if chosen:
            self._choose(chosen, current.id if current else None)
        self.verticalScrollBar().setValue(place)
        self.fetch(again=True)

    def fetch(self, *, again: bool = False) -> None:
        first, last = self._visible_rows()
        self.games.fetch(first - _AHEAD, last + _AHEAD, again=again)
        self._settle.start()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._delegate.set_theme(theme)
        self._settle.start()
        self.viewport().update()

    def picture(self, row: LibraryRow) -> QPixmap | None:
        """Return the picture beside a game, if it has been painted."""
        return self._pictures.picture(PictureRequest(row, self.key))

    def stop(self) -> None:
        """Stop painting pictures."""
        self._pictures.close()

    def _choose(self, ids: set[int], current: int | None) -> None:
        assert self.games.found is not None
        selection = QItemSelection()
        found = self.games.found.ids
        numbers = [at for at, game in enumerate(found) if game in ids]
        for first, last in _runs(numbers):
            selection.select(self.games.index(first), self.games.index(last))
        current_at = next((at for at in numbers if found[at] == current), None)
        if current_at is not None:
            self.selectionModel().setCurrentIndex(
                self.games.index(current_at), QItemSelectionModel.SelectionFlag.NoUpdate
            )
        self.selectionModel().select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def _open(self, number: int) -> None:
        row = self.games.row(number)
        if row is not None:
            self.opened.emit(row)

    def _visible_rows(self) -> tuple[int, int]:
        """Return the first and the last visible row."""
        height = max(1, self.sizeHintForRow(0)) if self.games.rowCount() else 1
        top = self.verticalScrollBar().value()
        return top // height, (top + self.viewport().height()) // height

    def _fetch_visible(self) -> None:
        """Fetch the visible rows and their pictures."""
        first, last = self._visible_rows()
        self.games.fetch(first - _AHEAD, last + _AHEAD)
        side = self._delegate.picture_px(self.fontMetrics())
        self._pictures.set_style(self._theme, side, self.devicePixelRatioF())
        rows = [self.games.row(number) for number in range(first, last + 1)]
        self._pictures.want([PictureRequest(row, self.key) for row in rows if row is not None])

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._settle.start()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex()
        super().keyPressEvent(event)
        if not before.isValid() and self.games.rowCount() and not self.currentIndex().isValid():
            self.setCurrentIndex(self.games.index(0))


def _runs(numbers: list[int]) -> list[tuple[int, int]]:
    """Return the first and the last of each run of successive numbers."""
    runs: list[tuple[int, int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return runs
