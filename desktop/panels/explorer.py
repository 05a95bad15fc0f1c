"""The opening explorer: how the games of the library continued, as a table and on the board."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLocale, QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QHideEvent, QPainter, QPainterPath
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from desktop.board.board_view import BoardView
from desktop.game.game_session import GameSession, Phase
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import listed, say, say_items, tr
from desktop.theme.themes import UI_THEME
from desktop.widgets.label import Label
from desktop.widgets.layouts import hbox, vbox
from desktop.widgets.page import SwitchedPanel
from rules.engine.report import percent
from rules.library.explorer import Continuation
from rules.position import PLACE, Position

Look = Callable[[Position, bool, Callable[[list[Continuation]], None], QWidget], None]

_MOVE, _GAMES, _RESULT, _LEVEL, _ENGINE = range(5)  # columns

_MARKED = 12  # continuations that are marked on the board


class ExplorerPanel(QWidget):
    """A table of continuations, with the choice between all games and one's own.

    Attributes:
        whose: all games, or one's own against the computer.
        summary: how many games there are.
        table: a row for each continuation.
    """

    def __init__(self) -> None:
        super().__init__()
        self.whose = QComboBox()
        say_items(self.whose, lambda: [tr("All games"), tr("My games")])
        say(self.whose.setAccessibleName, lambda: tr("Whose games are counted"))
        self.summary = Label(role="quiet")
        self.table = QTreeWidget()
        self.table.setRootIsDecorated(False)
        self.table.setUniformRowHeights(True)
        self.table.setAlternatingRowColors(True)
        self.table.setMouseTracking(True)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setItemDelegateForColumn(_RESULT, _ResultBar(self.table))
        header = self.table.header()
        header.setStretchLastSection(False)
        self._name_columns("")
        for column in (_MOVE, _GAMES, _LEVEL, _ENGINE):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_RESULT, QHeaderView.ResizeMode.Stretch)
        say(self._name_columns, lambda: tr("Continuations"))
        top = QWidget()
        hbox(self.whose, (self.summary, 1), on=top, spacing=8)
        vbox(top, (self.table, 1), on=self, spacing=4)

    @property
    def shows_own(self) -> bool:
        return self.whose.currentIndex() == 1

    def _name_columns(self, name: str) -> None:
        self.table.setAccessibleName(name)
        self.table.setHeaderLabels(
            [tr("Move"), tr("Games"), tr("Result"), tr("Level"), tr("Engine")]
        )
        tips = (
            "",
            "",
            tr("Won, drawn and lost by the player who made the move"),
            tr("The average level of the computers that made it"),
            tr("The win rate in the engine’s table of openings, or the proven result"),
        )
        for column, tip in enumerate(tips):
            self.table.headerItem().setToolTip(column, tip)


class Explorer(SwitchedPanel[ExplorerPanel]):
    """Shows what followed on the position of a session, and plays it when a row is activated.

    A row under the mouse, or the current one, is previewed on the board.
    """

    def __init__(
        self,
        session: GameSession,
        board: BoardView,
        play: Callable[[tuple[int, ...]], object],
    ) -> None:
        """``play`` plays a turn where a human is to choose one."""
        super().__init__(self._make_panel)
        self._session, self._board, self._play_turn = session, board, play
        self._look: Look | None = None
        self._shown: list[Continuation] = []
        self._place: Position | None = None  # where these were played
        session.changed.connect(self.refresh)
        UI_LANGUAGE.changed.connect(self._show)

    def look_with(self, look: Look) -> None:
        """Take the function that looks up continuations in the library."""
        self._look = look

    def switch_on(self, on: bool) -> None:
        self.switch(on=on)
        if on:
            self.refresh()
        else:
            self._place = None
            self._clear_board()

    def refresh(self) -> None:
        """Look up the current position; in the middle of a turn, that at its start."""
        if not self.on or self._look is None:
            return
        position = self._session.record.position.copy()
        if position != self._place:
            self._clear_board()

        def take(found: list[Continuation]) -> None:
            news = (found, position) != (self._shown, self._place)
            if self.on and news and position == self._session.record.position:
                self._shown, self._place = found, position
                self._show()

        self._look(position, self.contents.shows_own, take, self)

    def hideEvent(self, event: QHideEvent) -> None:
        self._board.show_preview(())
        super().hideEvent(event)

    # -- the table -----------------------------------------------------------------------------

    def _make_panel(self) -> ExplorerPanel:
        panel = ExplorerPanel()
        panel.whose.currentIndexChanged.connect(self.refresh)
        panel.table.itemEntered.connect(self._preview)
        panel.table.currentItemChanged.connect(self._preview)
        panel.table.itemActivated.connect(self._play)
        return panel

    def _show(self) -> None:
        """Show the continuations in the table and on the board."""
        if not self.on:
            return
        panel, position = self.contents, self._session.record.position
        games = sum(each.games for each in self._shown)
        panel.summary.setText(tr("%Ln game(s)", "", games) if games else tr("No games from here"))
        panel.table.clear()
        for continuation in self._shown:
            row = QTreeWidgetItem(panel.table)
            row.setText(_MOVE, position.write(continuation.turn))
            row.setText(_GAMES, QLocale().toString(continuation.games))
            row.setData(_RESULT, Qt.ItemDataRole.UserRole, continuation)
            row.setData(_RESULT, Qt.ItemDataRole.AccessibleTextRole, _result_text(continuation))
            row.setToolTip(_RESULT, _result_text(continuation))
            if continuation.level is not None:
                row.setText(_LEVEL, QLocale().toString(continuation.level, "f", 1))
            row.setText(_ENGINE, _engine_text(continuation))
            for column in (_GAMES, _LEVEL, _ENGINE):
                row.setTextAlignment(column, Qt.AlignmentFlag.AlignRight)
        panel.table.setColumnHidden(_LEVEL, all(each.level is None for each in self._shown))
        panel.table.setColumnHidden(_ENGINE, all(each.win_rate is None for each in self._shown))
        self._mark_board()

    def _mark_board(self) -> None:
        position, games = self._session.record.position, sum(each.games for each in self._shown)
        marks: dict[int, float] = {}
        for continuation in self._shown[:_MARKED] if not self._session.steps else []:
            step = continuation.turn[0]
            if step >= PLACE:
                site = position.touches(step)[0].site
                marks[site] = marks.get(site, 0.0) + continuation.games / games
        self._board.show_marks(explored=tuple(marks.items()))

    def _clear_board(self) -> None:
        self._board.show_preview(())
        self._board.show_marks(explored=())

    def _preview(self, row: QTreeWidgetItem | None, *_more: object) -> None:
        session = self._session
        if row is None or session.steps or not self._is_current:
            self._board.show_preview(())
            return
        self._board.show_preview(session.record.position.turn_changes(_continuation(row).turn))

    def _play(self, row: QTreeWidgetItem) -> None:
        """Go to the move if the game has it, else play it if a human is to choose."""
        session, turn = self._session, _continuation(row).turn
        self._board.show_preview(())
        if not self._is_current:
            return
        known = [node for node in session.record.node.children if node.turn == turn]
        if known:
            session.go_to(known[0])
        elif session.phase is Phase.CHOICE and not session.steps:
            self._play_turn(turn)

    @property
    def _is_current(self) -> bool:
        """Whether the rows are of the position on the board, not of one before."""
        return self._place == self._session.record.position


def _continuation(row: QTreeWidgetItem) -> Continuation:
    found = row.data(_RESULT, Qt.ItemDataRole.UserRole)
    assert isinstance(found, Continuation)
    return found


def _result_text(continuation: Continuation) -> str:
    texts = [
        tr("won {number}", number=continuation.won),
        tr("drawn {number}", number=continuation.drawn),
        tr("lost {number}", number=continuation.lost),
        tr("unfinished {number}", number=continuation.unfinished),
    ]
    counts = (continuation.won, continuation.drawn, continuation.lost, continuation.unfinished)
    return listed([text for text, count in zip(texts, counts, strict=True) if count])


def _engine_text(continuation: Continuation) -> str:
    rate = continuation.win_rate
    if rate is None:
        return ""
    if continuation.solved:
        return {1.0: tr("win"), 0.5: tr("draw"), 0.0: tr("loss")}[rate]
    return f"{percent(rate)}\N{NO-BREAK SPACE}%"


class _ResultBar(QStyledItemDelegate):
    """Paints how many games were won, drawn and lost as parts of a bar, with the score on it."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        continuation = index.data(Qt.ItemDataRole.UserRole)
        if not isinstance(continuation, Continuation) or continuation.score is None:
            return
        theme = UI_THEME.theme
        box = QRectF(option.rect).adjusted(6, 4, -6, -4)
        rounded = QPainterPath()
        rounded.addRoundedRect(box, 3, 3)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(rounded)
        finished = continuation.won + continuation.drawn + continuation.lost
        left = box.left()
        parts = (
            (continuation.won, theme.win),
            (continuation.drawn, theme.last_cell),
            (continuation.lost, theme.refused),
        )
        for count, colour in parts:
            width = box.width() * count / finished
            painter.fillRect(QRectF(left, box.top(), width, box.height()), colour)
            left += width
        painter.restore()
