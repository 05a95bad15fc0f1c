"""The engine's analysis of the position: in words, and as a list of candidate turns."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QToolTip,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.board.board_view import BoardView
from desktop.painting.candidate import CandidateView
from desktop.panels.analysis_text import candidate_text, candidate_tip
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import in_tip, said, say, tr, tr_noop
from desktop.widgets.controls import EngineBox
from desktop.widgets.label import Label, ScreenReaderLabel
from rules.engine.report import Turn


class CandidateTips(QObject):
    """Shows tips on the marks of a board's candidates."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        board.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QHelpEvent) or event.type() != QEvent.Type.ToolTip:
            return False
        candidates = self._board.candidates_at(event.pos())
        if not candidates:
            QToolTip.hideText()
            return False
        QToolTip.showText(event.globalPos(), candidate_tip(candidates), self._board.viewport())
        return True


_HEADINGS = (
    tr_noop("Move", "column"),
    tr_noop("Win rate", "column"),
    tr_noop("Visits", "column"),
    tr_noop("Continuation", "column"),
)

_ORDER_S = 1.0  # the least time between changes of order

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class CandidateList(QTreeWidget):
    """Candidates, best first. Their numbers follow the search at once, their order more slowly.

    While the mouse is over one of them, the order stays fixed.

    Signals:
        pointed(CandidateView or None): the candidate under the mouse or selected by keys.
    """

    pointed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._views: dict[Turn, CandidateView] = {}
        self._order: list[Turn] = []
        self._ordered_at = 0.0
        self._later = QTimer(self, singleShot=True, interval=round(1000 * _ORDER_S))
        self._later.timeout.connect(lambda: self.show_candidates(list(self._views.values())))
        self._under_mouse: QTreeWidgetItem | None = None
        self._emitted: CandidateView | None = None
        say(self.setAccessibleName, lambda: tr("Candidates"))
        self._name_columns()
        UI_LANGUAGE.changed.connect(self._name_columns)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        header = self.header()
        header.setStretchLastSection(True)
        for column in (1, 2):
            self.headerItem().setTextAlignment(column, _RIGHT)
        header.setSectionsMovable(False)
        for column in range(3):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.itemEntered.connect(lambda item, _column: self._point(item))
        self.currentItemChanged.connect(lambda _now, _before: self._report())

    def _name_columns(self) -> None:
        self.setHeaderLabels([tr(heading, "column") for heading in _HEADINGS])
        self._hide_visits()

    def _hide_visits(self) -> None:
        """Hide the visits where they would cut off the last heading; the tool tip has them."""
        header, visits = self.header(), _HEADINGS.index("Visits")
        self.setColumnHidden(visits, False)  # what is hidden has no size
        needed = header.sectionSizeHint(len(_HEADINGS) - 1) + sum(
            max(header.sectionSizeHint(column), self.sizeHintForColumn(column))
            for column in range(len(_HEADINGS) - 1)
        )
        self.setColumnHidden(visits, needed > self.viewport().width())

    def show_candidates(self, views: Sequence[CandidateView]) -> None:
        """Show these candidates, best first."""
        self._views = {candidate.turn: candidate for candidate in views}
        wanted = list(self._views)
        if not set(self._order) & set(wanted):
            self._ordered_at, self._under_mouse = 0.0, None  # another position
        known = [turn for turn in self._order if turn in self._views]
        now = time.monotonic()
        if now - self._ordered_at >= _ORDER_S and self._pointed_item() is None:
            self._order, self._ordered_at = wanted, now
        else:
            self._order = [*known, *[turn for turn in wanted if turn not in known]]
        if self._order != wanted:
            self._later.start()  # this may have been the last report
        self._fill()
        self._report()

    def _fill(self) -> None:
        while self.topLevelItemCount() > len(self._order):
            self.takeTopLevelItem(self.topLevelItemCount() - 1)
        while self.topLevelItemCount() < len(self._order):
            item = QTreeWidgetItem(self)
            item.setTextAlignment(1, _RIGHT)
            item.setTextAlignment(2, _RIGHT)
        for row, turn in enumerate(self._order):
            if (row_item := self.topLevelItem(row)) is not None:
                _write(row_item, self._views[turn])
        self._hide_visits()

    def _pointed_item(self) -> QTreeWidgetItem | None:
        return self.currentItem() if self._under_mouse is None else self._under_mouse

    def _point(self, item: QTreeWidgetItem | None) -> None:
        self._under_mouse = item
        self._report()

    def _report(self) -> None:
        """Emit ``pointed`` if the candidate has changed."""
        item = self._pointed_item()
        row = self.indexOfTopLevelItem(item) if item is not None else -1
        candidate = self._views.get(self._order[row]) if 0 <= row < len(self._order) else None
        if candidate != self._emitted:
            self._emitted = candidate
            self.pointed.emit(candidate)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hide_visits()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self.itemAt(event.position().toPoint()) is None:
            self._point(None)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._point(None)
        return super().viewportEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.currentItem() is None and self.topLevelItemCount():
            self.setCurrentIndex(self.model().index(0, 0))
        self._report()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setCurrentIndex(QModelIndex())
        self._report()


def _write(item: QTreeWidgetItem, candidate: CandidateView) -> None:
    """Write a candidate into a row, setting only what has changed."""
    line = " ".join(candidate.texts[1:])
    for column, text in enumerate(
        (candidate.texts[0], candidate.rate_text, candidate.visits_text, line)
    ):
        if item.text(column) != text:
            item.setText(column, text)
    tip = candidate_tip([candidate])
    if item.toolTip(0) != tip:
        for column in range(3):
            item.setToolTip(column, tip)
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, candidate_text(candidate))
    if item.toolTip(3) != in_tip(line):
        item.setToolTip(3, in_tip(line))
    font = item.font(0)
    if font.bold() != candidate.best:
        font.setBold(candidate.best)
        for column in range(3):
            item.setFont(column, font)


class AnalysisPanel(QWidget):
    """A headline, the amount of search, and the candidates.

    Attributes:
        engine: which engine analyses; hidden while there is only our own.

    Signals:
        pointed(CandidateView or None): the candidate under the mouse or selected by keys.
    """

    pointed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.headline = Label(role="name")
        self.effort = Label(role="quiet")
        self.engine = EngineBox()
        say(self.engine.setAccessibleName, lambda: tr("Engine that analyses"))
        self.engine.hide()
        self.candidates = CandidateList()
        self.candidates.pointed.connect(self.pointed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.effort.setWordWrap(False)
        row = QHBoxLayout()
        row.addWidget(self.headline, 1)
        row.addWidget(self.effort)
        column.addLayout(row)
        column.addWidget(self.engine)
        column.addWidget(self.candidates, 1)
        said(ScreenReaderLabel(self.engine), self.engine.accessibleName)
        column.addStretch()  # keeps the headline at the top if there are no candidates

    def hasHeightForWidth(self) -> bool:
        """Return False, despite the labels: Qt would never shrink the list below its size hint."""
        return False

    def offer_engines(self, names: Sequence[str], chosen: str) -> None:
        """Offer these engines beside our own; ``chosen`` is the one that analyses now."""
        self.engine.offer(names)
        self.engine.choose(chosen)
        self.engine.setVisible(self.engine.has_choice)

    def show_analysis(self, headline: str, effort: str, views: Sequence[CandidateView]) -> None:
        self.headline.setText(headline)
        self.effort.setText(effort)
        self.effort.setVisible(bool(effort))
        self.candidates.show_candidates(views)
        self.candidates.setVisible(bool(views))
