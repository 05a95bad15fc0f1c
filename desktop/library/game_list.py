"""The list of games in the library: its texts, its model, the small pictures, and its rows."""

from __future__ import annotations

import functools
import re
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    QStringListModel,
    Qt,
    QTimer,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from desktop.game.engine_worker import EngineClient
from desktop.game.players import Human, computer_name, read_seat, seat_names, shown_name, you
from desktop.game.setup_text import choices_text, setup_text
from desktop.library.library_client import LibraryClient, LibraryTask
from desktop.painting.drawing import Drawing
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.services.text import date_text, in_tip, isolated, listed, say, tr, tr_noop, translated
from desktop.theme.colour_names import colour_name
from desktop.theme.themes import UI_THEME, text_on
from desktop.views.game_views import VIEWS
from rules.games import read_setup
from rules.library.entry import Nameless, folded, node_with
from rules.library.library import Found, LibraryRow
from rules.position import Position
from rules.record.game_file import load
from rules.record.game_record import Ending
from rules.record.sgf import GameFileError, simple_text
from rules.refusal import RulesError

_MAX_TEXT = 100  # characters shown of a date or an event
_HOW = {
    "": tr_noop("{colour} won"),
    Ending.RESIGNATION.value: tr_noop("{colour} won by resignation"),
    Ending.TIME.value: tr_noop("{colour} won on time"),
    Ending.FORFEIT.value: tr_noop("{colour} won by forfeit"),
}


def title(row: LibraryRow) -> str:
    """Return the game and its board, or the name of a file without a game."""
    return setup_title(row.entry.setup) if row.entry.setup else row.path.name


def setup_title(text: str) -> str:
    """Describe the setup in ``text``, from ``str(setup)``; an unknown one is returned as it is."""
    return _setup_title(text, UI_LANGUAGE.language)


@functools.cache
def _setup_title(text: str, _language: Language) -> str:
    try:
        return setup_text(read_setup(text.split()))
    except RulesError:
        return text


def board_title(text: str) -> str:
    """Describe the options of the setup in ``text``; the whole setup if it has none."""
    try:
        return choices_text(read_setup(text.split())) or setup_title(text)
    except RulesError:
        return text


def players(row: LibraryRow) -> str:
    """Return the players, Black first.

    If there is a winner, Black is the player who was Black at the end, since the result names
    colours; else it is the player who began as Black.
    """
    names, seats = row.entry.names, row.entry.seats
    both = (read_seat(seats[0], names[0]), read_seat(seats[1], names[1]))
    called = seat_names(both)
    shown = [
        shown_name(name) if isinstance(seat, Human) and name else call
        for name, seat, call in zip(names, both, called, strict=True)
    ]
    winner = row.entry.winner
    has_swapped = winner in (0, 1) and row.entry.result.startswith("WB"[winner])
    return " – ".join(map(isolated, reversed(shown) if has_swapped else shown))


def computer_words(text: str) -> str:
    """Return the index's words for a computer named in this language; "" if none is named."""
    called = folded(computer_name("")).split()
    typed = folded(text).split()
    names = [word for word in typed if not word.isdecimal()]
    if not names or not all(any(own.startswith(word) for own in called) for word in names):
        return ""
    return " ".join(["engine", *[word for word in typed if word.isdecimal()]])


def nameless(text: str) -> frozenset[Nameless]:
    """Return the humans without a name whom the list calls by these words in this language."""
    typed = folded(text).split()
    called = {
        Nameless.ALONE: you(),
        Nameless.FIRST: seat_names((Human(), Human()))[0],
        Nameless.SECOND: seat_names((Human(), Human()))[1],
    }
    return frozenset(
        kind
        for kind, name in called.items()
        if typed
        and all(any(own.startswith(word) for own in folded(name).split()) for word in typed)
    )


def result(row: LibraryRow) -> str:
    """Describe how the game ended."""
    text = row.entry.result
    if not row.entry.setup:
        return ""
    if not text:
        return tr("unfinished")
    found = re.fullmatch(r"([BW])\+(.*)", text)
    if found is None:
        return tr("a draw")
    view = VIEWS.get(row.entry.setup.split()[0])  # None for a game of a later version
    name = view.player_name if view is not None else colour_name
    how = _HOW.get(found[2], tr_noop("{colour} won by {points}"))
    return tr(how, colour=name("BW".index(found[1])), points=found[2])


def details(row: LibraryRow, turn: int | None) -> str:
    """Return date, event, length, and the turn of the position searched for."""
    return "   ·   ".join(_details(row, turn))


def sentence(row: LibraryRow, turn: int | None) -> str:
    """Return all texts as one sentence for screen readers."""
    parts = [title(row), players(row) if row.entry.setup else "", result(row)]
    return listed([*filter(None, parts), *_details(row, turn)])


def _details(row: LibraryRow, turn: int | None) -> list[str]:
    entry = row.entry
    if not entry.setup:
        return [translated(entry.problem)]
    words = [
        date_text(simple_text(entry.date, _MAX_TEXT)),
        simple_text(entry.event, _MAX_TEXT),
        tr("%Ln move(s)", "", entry.turns),
    ]
    if turn is not None:
        words.append(
            tr("at the start") if turn == 0 else tr("position after move {turn}", turn=turn)
        )
    if entry.problem:
        words.append(translated(entry.problem))
    return [word for word in words if word]


_MAX_KEPT = 600
_AT_ONCE = 4  # games read before the first is painted


class PictureRequest(NamedTuple):
    """A picture of a game: the position with this key, or its last one without a key."""

    row: LibraryRow
    key: int | None


class BoardPictures(QObject):
    """Paints small pictures of games between other events."""

    def __init__(self, ready: Callable[[], object], parent: QObject | None = None) -> None:
        """``ready`` is called when another picture has been painted, or all were discarded."""
        super().__init__(parent)
        self._ready = ready
        self._theme, self._size_px, self._ratio = UI_THEME.theme, 64, 1.0
        self._kept: OrderedDict[tuple[int, int, int | None], QPixmap | None] = OrderedDict()
        self._wanted: list[PictureRequest] = []
        self._read: list[tuple[PictureRequest, Position | None]] = []
        self._reader = EngineClient(self, make_engine=object)
        self._reader.answered.connect(self._take)
        self._reader.failed.connect(lambda _ticket, _error: None)
        self._painting = QTimer(self, interval=0)
        self._painting.timeout.connect(self._paint_next)

    def close(self) -> None:
        self._reader.close()
        self._painting.stop()

    def set_style(self, size_px: int, ratio: float) -> None:
        """Set how pictures are painted; if that or the theme changes, discard earlier ones."""
        style = UI_THEME.theme, size_px, ratio
        if style != (self._theme, self._size_px, self._ratio):
            self._theme, self._size_px, self._ratio = style
            self._kept.clear()
            self._ready()

    def picture(self, request: PictureRequest) -> QPixmap | None:
        """Return the picture if it has been painted."""
        return self._kept.get(_key(request))

    def want(self, requests: list[PictureRequest]) -> None:
        """Paint these pictures instead of those requested before."""
        self._wanted = [request for request in requests if _key(request) not in self._kept]
        if not self._reader.busy and not self._read:
            self._read_next()

    # -- inner -------------------------------------------------------------------------------

    def _read_next(self) -> None:
        requests, self._wanted = self._wanted[:_AT_ONCE], self._wanted[_AT_ONCE:]
        if requests:
            self._reader.ask(lambda _engine, stop: _positions(requests, stop))

    def _take(self, _ticket: int, answer: Any) -> None:
        self._read = list(answer or [])
        self._painting.start()

    def _paint_next(self) -> None:
        """Paint one picture; the event loop runs between two of them."""
        if not self._read:
            self._painting.stop()
            self._read_next()
            return
        # late: drawing boards needs numpy and shapely, which the first window does not
        from desktop.board.picture import board_picture

        request, position = self._read.pop(0)
        pixmap = None
        if position is not None:
            image = board_picture(
                position,
                self._size_px,
                self._theme,
                self._ratio,
                drawing=Drawing(coordinates=False),
            )
            pixmap = QPixmap.fromImage(image)
        self._kept[_key(request)] = pixmap
        while len(self._kept) > _MAX_KEPT:
            self._kept.popitem(last=False)
        self._ready()


def _key(request: PictureRequest) -> tuple[int, int, int | None]:
    return request.row.id, request.row.changed, request.key


def _positions(
    requests: list[PictureRequest], stop: threading.Event
) -> list[tuple[PictureRequest, Position | None]]:
    found = []
    for request in requests:
        if stop.is_set():
            break
        found.append((request, _position(request)))
    return found


def _position(request: PictureRequest) -> Position | None:
    """Return the position to paint; None if the file can no longer be read."""
    if not request.row.entry.setup:
        return None
    try:
        record = load(request.row.path)
    except (OSError, GameFileError):
        return None
    node = None if request.key is None else node_with(record, request.key)
    return record.position_at(node or (record.main_line or [record.root])[-1])


_Index = QModelIndex | QPersistentModelIndex

_MAX_KEPT_GAMES = 5000  # rows


class GameModel(QStringListModel):
    """Contains an empty string per game, so that Qt itself knows how many there are.

    A list asks for the number of rows once per game when it is laid out, which took Python a
    quarter of a second for 100,000 games.

    Attributes:
        found: the result of the search.
    """

    def __init__(self, client: LibraryClient, fetched: Callable[[], object]) -> None:
        """Call ``fetched`` when more rows are known.

        ``dataChanged`` would make a list lay out all of them.
        """
        super().__init__()
        self._client, self._fetched = client, fetched
        self.found: Found | None = None
        self._rows: dict[int, LibraryRow] = {}
        self._asked: LibraryTask | None = None

    def show(self, found: Found) -> None:
        """Replace the games of the list."""
        same = self.found is not None and self.found.ids == found.ids
        self.found = found
        if not same:
            self.setStringList([""] * len(found))

    def row(self, number: int) -> LibraryRow | None:
        """Return the game in a row of the list; None if it has not been fetched yet."""
        if self.found is None or not 0 <= number < len(self.found):
            return None
        return self._rows.get(self.found.ids[number])

    def turn(self, number: int) -> int | None:
        """Return the turn after which the position searched for occurred; None without one."""
        if self.found is None or self.found.turns is None:
            return None
        return self.found.turns[number]

    def ids(self, numbers: Sequence[int]) -> list[int]:
        assert self.found is not None
        return [self.found.ids[number] for number in numbers]

    def fetch(self, first: int, last: int, *, again: bool = False) -> None:
        """Fetch a range of rows, ``again`` if they are known already."""
        if self.found is None:
            return
        ids = list(self.found.ids[max(0, first) : last + 1])
        missing = [number for number in ids if again or number not in self._rows]
        if not missing:
            return
        if self._asked is not None:
            self._asked.cancel()
        self._asked = self._client.ask(
            lambda library: library.rows(missing), self._take, owner=self
        )

    def _take(self, rows: dict[int, LibraryRow]) -> None:
        if len(self._rows) + len(rows) > _MAX_KEPT_GAMES:
            self._rows.clear()
        self._rows |= rows
        self._fetched()

    # -- Qt ----------------------------------------------------------------------------------

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row(index.row())
        if row is None:
            return "…" if role == Qt.ItemDataRole.AccessibleTextRole else None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return sentence(row, self.turn(index.row()))
        if role == Qt.ItemDataRole.ToolTipRole:
            return in_tip(translated(row.entry.problem)) or None
        return None


_LINES = 4.8  # height of a row, in line heights
_PLACE = 0.12  # corner radius of a missing picture, relative to its side


class GameDelegate(QStyledItemDelegate):
    """Paints a game as a small board and three lines of text.

    Attributes:
        key: that of the position searched for; None if there is none.
    """

    def __init__(self, model: GameModel, pictures: BoardPictures) -> None:
        super().__init__()
        self._model, self._pictures = model, pictures
        self.key: int | None = None

    def picture_px(self, font: QFontMetrics) -> int:
        """Return the side of a picture beside text in this font."""
        return round((_LINES - 0.4) * font.height())

    def sizeHint(self, option: QStyleOptionViewItem, _index: _Index) -> QSize:
        return QSize(10 * option.fontMetrics.height(), round(_LINES * option.fontMetrics.height()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        painter.save()
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        theme = UI_THEME.theme
        ink, quiet = QColor(theme.ink), QColor(theme.coordinates)
        if selected:
            painter.fillRect(option.rect, QColor(theme.hint))
            ink = quiet = QColor(text_on(theme.hint))
        line = option.fontMetrics.height()
        side = self.picture_px(option.fontMetrics)
        box = QRect(option.rect)
        picture = QRect(box.left() + line // 2, box.center().y() - side // 2, side, side)
        row = self._model.row(index.row())
        self._paint_picture(painter, picture, row)
        if row is not None:
            words = box.adjusted(side + round(1.3 * line), 0, -line // 2, 0)
            self._paint_words(painter, words, option.font, row, index.row(), ink, quiet)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(ink)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(1, 1, -2, -2))
        painter.restore()

    def _paint_picture(self, painter: QPainter, box: QRect, row: LibraryRow | None) -> None:
        pixmap = None if row is None else self._pictures.picture(PictureRequest(row, self.key))
        if pixmap is not None:
            painter.drawPixmap(QPointF(box.topLeft()), pixmap)
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(UI_THEME.theme.plate_edge))
        round_px = _PLACE * box.width()
        painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), round_px, round_px)

    def _paint_words(
        self,
        painter: QPainter,
        box: QRect,
        font: QFont,
        row: LibraryRow,
        number: int,
        ink: QColor,
        quiet: QColor,
    ) -> None:
        bold = QFont(font)
        bold.setWeight(QFont.Weight.DemiBold)
        line = QFontMetrics(font).height()
        top = box.center().y() - round(1.7 * line)
        lines = [
            (bold, ink, title(row)),
            (font, ink, players(row) if row.entry.setup else ""),
            (font, quiet, details(row, self._model.turn(number))),
        ]
        ended = result(row)
        ended_px = QFontMetrics(bold).horizontalAdvance(ended)
        for at, (face, colour, text) in enumerate(lines):
            place = QRect(box.left(), top + round(1.15 * at * line), box.width(), line + 2)
            if at == 0 and ended:
                painter.setFont(font)
                painter.setPen(ink)
                painter.drawText(place, Qt.AlignmentFlag.AlignRight, ended)
                place.setWidth(max(line, place.width() - ended_px - line))
            painter.setFont(face)
            painter.setPen(colour)
            shown = QFontMetrics(face).elidedText(text, Qt.TextElideMode.ElideRight, place.width())
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft, shown)


_SETTLE_MS = 40  # after the last scroll movement
_AHEAD = 6  # games above and below the visible ones that are fetched too


class GameList(QListView):
    """Shows games with pictures of their boards."""

    def __init__(self, client: LibraryClient) -> None:
        super().__init__()
        self.games = GameModel(client, self._on_fetched)
        self.games.setParent(self)  # what is fetched later is not for it
        self._pictures = BoardPictures(lambda: self.viewport().update(), self)
        self._delegate = GameDelegate(self.games, self._pictures)
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
        UI_THEME.changed.connect(self._on_fetched)
        self.verticalScrollBar().valueChanged.connect(lambda _value: self._settle.start())

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

    def _on_fetched(self) -> None:
        self.viewport().update()
        self._settle.start()

    def _visible_rows(self) -> tuple[int, int]:
        height = max(1, self.sizeHintForRow(0)) if self.games.rowCount() else 1
        top = self.verticalScrollBar().value()
        return top // height, (top + self.viewport().height()) // height

    def _fetch_visible(self) -> None:
        first, last = self._visible_rows()
        self.games.fetch(first - _AHEAD, last + _AHEAD)
        side = self._delegate.picture_px(self.fontMetrics())
        self._pictures.set_style(side, self.devicePixelRatioF())
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
