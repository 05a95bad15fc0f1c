"""What shows the engine's analysis: its sentences, the bar, the list, and marks on the board."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QLocale,
    QModelIndex,
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QToolTip,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from desktop.board.board_view import BoardView
from desktop.game.game_session import GameSession, Phase
from desktop.painting.candidate import (
    PROVEN,
    WORST_LOSS,
    CandidateView,
    black_rate,
    candidate_views,
    rate_text,
    short_number,
)
from desktop.painting.game_view import GameView
from desktop.panels.analysis_controller import AnalysisController
from desktop.panels.expected_lead import ExpectedLead
from desktop.panels.step_buttons import StepButtons
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import in_tip, listed, said, say, tr, tr_noop
from desktop.theme.measures import RADIUS
from desktop.theme.themes import UI_THEME, player_fills, text_on
from desktop.views.game_views import VIEWS
from desktop.widgets.controls import EngineBox
from desktop.widgets.label import Label, ScreenReaderLabel
from desktop.widgets.layouts import hbox, vbox
from desktop.widgets.page import SwitchedPanel
from rules.engine.report import Proof, Turn, percent
from rules.piece import Change, Touch
from rules.position import BLACK, PLACE, WHITE, Position, SpecialStep

if TYPE_CHECKING:
    from rules.engine.report import Report


def headline(report: Report, position: Position, view: GameView) -> str:
    """Return who is ahead and by how much, or the proven result; or that neither is known."""
    if not report.is_rated:
        return tr("The engine gives no win rates")
    mover = position.colour
    if report.proven is Proof.DRAW:
        return tr("Draw (proven)")
    if report.proven is not None:
        winner = mover if report.proven is Proof.WIN else 1 - mover
        return tr("{colour} wins (proven)", colour=view.player_name(winner))
    leader = mover if report.win_rate >= 0.5 else 1 - mover
    return f"{view.player_name(leader)} {leader_rate(report)}"


def leader_rate(report: Report) -> str:
    """Return the win rate of the leading player, or their proven result; "" without either."""
    if not report.is_rated:
        return ""
    proven = Proof.WIN if report.proven is Proof.LOSS else report.proven
    return rate_text(max(report.win_rate, 1 - report.win_rate), proven)


def effort(report: Report) -> str:
    """Return how much was searched, including results kept from earlier searches.

    On a solved board, or where a table knows the openings, nothing was.
    """
    if report.solved:
        return tr("solved board")
    if report.from_openings:
        return tr("table of openings")
    known = sum(candidate.visits for candidate in report.candidates)
    count = max(known, report.simulations)
    if not count:
        return ""
    return tr("{number} simulation(s)", "", count, number=short_number(count))


def hint_text(text: str, report: Report | None, engine: str = "") -> str:
    """Return the suggested turn, and how good it is, if that is known.

    ``engine``: the name of the one that suggests it; "" for our own.
    """
    about = [_hint_value(report)] if report is not None and report.is_rated else []
    if engine:
        about.append(tr("by {engine}", engine=engine))
    if not about:
        return tr("Hint: {turn}. Press Esc to hide it.", turn=text)
    return tr("Hint: {turn} ({value}). Press Esc to hide it.", turn=text, value=listed(about))


def _hint_value(report: Report) -> str:
    proven = report.candidates[0].proven
    if proven is None:
        return tr("your chance: {rate}", rate=rate_text(report.win_rate, None))
    return {
        Proof.WIN: tr("a proven win"),
        Proof.LOSS: tr("every move loses against best play"),
        Proof.DRAW: tr("a proven draw"),
    }[proven]


def candidate_text(candidate: CandidateView) -> str:
    """Return a candidate and how good it is: "c4, win rate 43 %, 6 % worse than the best, …"."""
    if not candidate.is_rated:
        return listed([candidate.texts[0], *([tr("the best move")] if candidate.best else [])])
    value = {
        Proof.WIN: tr("a proven win"),
        Proof.LOSS: tr("a proven loss"),
        Proof.DRAW: tr("a proven draw"),
        None: tr("win rate {rate}", rate=candidate.rate_text),
    }[candidate.proven]
    loss = percent(candidate.win_rate + candidate.loss) - percent(candidate.win_rate)
    if candidate.best:
        compared = tr("the best move")
    elif loss > 0:
        compared = tr("{loss} worse than the best", loss=f"{loss}\N{NO-BREAK SPACE}%")
    else:
        compared = tr("as good as the best")
    said = [candidate.texts[0], value, compared]
    if candidate.visits:
        number = QLocale().toString(candidate.visits)
        said.append(tr("{number} simulation(s)", "", candidate.visits, number=number))
    return listed(said)


def candidate_tip(candidates: Sequence[CandidateView]) -> str:
    """Return the same of those with one mark, a line each, and what colours and rings mean."""
    worst = f"{percent(WORST_LOSS)}\N{NO-BREAK SPACE}%"
    legend = tr(
        "Filled: the best move. A full green ring: as good. A short red one: {loss} worse or more.",
        loss=worst,
    )
    return in_tip("\n".join([*map(candidate_text, candidates), legend]))


GLIDE_MS = 180
_MIN_CHANGE = 0.004
_WIDEST_RATE = "99\N{NO-BREAK SPACE}%"


class WinRateBar(QWidget):
    """Shows Black's share at the bottom, White's at the top, and the leader's number."""

    def __init__(self, *, numbered: bool = False) -> None:
        """``numbered``: the players have no colours of their own."""
        super().__init__()
        self._numbered = numbered
        self._black = self._shown = 0.5
        self.text = ""  # the number that is shown
        self._animated = True
        self._glide = QVariantAnimation(self, duration=GLIDE_MS)
        self._glide.valueChanged.connect(self._show)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        say(self.setAccessibleName, lambda: tr("Win rate"))

    def show_rate(self, black: float, text: str, sentence: str) -> None:
        """Show Black's rate from 0 to 1, the leader's number, and a sentence about both."""
        if text != self.text:
            self.text = text
            self.update()
        if sentence != self.accessibleDescription():
            self.setAccessibleDescription(sentence)
            self.setToolTip(sentence)
        if abs(black - self._black) < _MIN_CHANGE:
            return  # a running glide continues
        self._glide.stop()
        self._black = black
        if self._animated and self.isVisible():
            self._glide.setStartValue(self._shown)
            self._glide.setEndValue(black)
            self._glide.start()
        else:
            self._show(black)

    def set_animated(self, animated: bool) -> None:
        self._animated = animated

    def _show(self, black: float) -> None:
        self._shown = black
        self.update()

    def _bold(self) -> QFont:
        font = self.font()
        font.setBold(True)
        return font

    def sizeHint(self) -> QSize:
        texts = [_WIDEST_RATE, tr("won"), *map(tr, PROVEN.values())]
        metrics = QFontMetrics(self._bold())
        return QSize(max(map(metrics.horizontalAdvance, texts)) + 6, 120)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        outline = QPainterPath()
        outline.addRoundedRect(box, RADIUS, RADIUS)
        border = box.bottom() - self._shown * box.height()
        colours = [QColor(fill) for fill in player_fills(UI_THEME.theme, numbered=self._numbered)]
        painter.setClipPath(outline)
        painter.fillRect(box, colours[WHITE])
        painter.fillRect(QRectF(box.left(), border, box.width(), box.height()), colours[BLACK])
        painter.setPen(QPen(QColor(UI_THEME.theme.hint), 2))
        middle = box.center()
        painter.drawLine(middle - QPointF(5, 0), middle + QPointF(5, 0))
        painter.setClipping(False)
        painter.setPen(QPen(QColor(UI_THEME.theme.plate_edge), 1.5))
        painter.drawPath(outline)
        leader = BLACK if self._black >= 0.5 else WHITE
        at = Qt.AlignmentFlag.AlignBottom if leader == BLACK else Qt.AlignmentFlag.AlignTop
        painter.setFont(self._bold())
        painter.setPen(QColor(text_on(colours[leader].name())))
        painter.drawText(box.adjusted(0, 6, 0, -6), at | Qt.AlignmentFlag.AlignHCenter, self.text)


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

    def __init__(self) -> None:
        super().__init__()
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
        self._report()

    def _pointed_item(self) -> QTreeWidgetItem | None:
        return self.currentItem() if self._under_mouse is None else self._under_mouse

    def _point(self, item: QTreeWidgetItem | None) -> None:
        self._under_mouse = item
        self._report()

    def _report(self) -> None:
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
    """

    def __init__(self) -> None:
        super().__init__()
        self.headline = Label(role="name")
        self.effort = Label(role="quiet")
        self.engine = EngineBox()
        say(self.engine.setAccessibleName, lambda: tr("Engine that analyses"))
        self.engine.hide()
        self.candidates = CandidateList()
        self.effort.setWordWrap(False)
        head = hbox((self.headline, 1), self.effort)
        # the last part keeps the headline at the top if there are no candidates
        vbox(head, self.engine, (self.candidates, 1), None, on=self, spacing=4)
        said(ScreenReaderLabel(self.engine), self.engine.accessibleName)

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
        self.effort.show_text(effort)
        self.candidates.show_candidates(views)
        self.candidates.setVisible(bool(views))


_WAITING = (Phase.THINKING, Phase.FORCED)


class AnalysisDisplay(QObject):
    """Keeps the widgets around a board in step with an analysis controller.

    Attributes:
        sentence: a sentence about the hint; "" without one.
    """

    def __init__(
        self,
        controller: AnalysisController,
        session: GameSession,
        *,
        board: BoardView,
        bar: WinRateBar,
        place: SwitchedPanel[AnalysisPanel],
        buttons: StepButtons,
        lead: ExpectedLead,
        report: Callable[[], object],
    ) -> None:
        """``place`` is for the panel, and on during an analysis.

        ``lead`` is beside the win rate. ``report`` is called whenever ``sentence`` has changed.
        """
        super().__init__(board)
        self._report, self._lead = report, lead
        self._controller, self._session = controller, session
        self._view = VIEWS[session.record.setup.game.key]
        self._board, self._bar, self._place, self._buttons = board, bar, place, buttons
        self.sentence = ""
        self._better: tuple[Change, ...] = ()
        self._line: Sequence[Sequence[Change]] = ()
        self._views: list[CandidateView] = []
        self._pointed: CandidateView | None = None
        CandidateTips(board)
        place.when_made(lambda panel: panel.candidates.pointed.connect(self._point))
        board.touched.connect(self._drop_other_hint)
        controller.changed.connect(self.refresh)
        lead.changed.connect(self.refresh)
        UI_LANGUAGE.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show the current state of the analysis."""
        controller = self._controller
        shown = controller.analysing
        self._bar.setVisible(shown)
        self._place.switch(on=shown)
        self._views = []
        if shown and controller.report is not None:
            self._views = candidate_views(
                controller.report,
                controller.turn_start,
                controller.position,
                controller.begun,
            )
        if shown:
            self._show_bar()
            self._show_panel()
        self._show_marks()
        sentence = self._hint_sentence()
        if sentence != self.sentence:
            self.sentence = sentence
            self._report()

    def show_better(
        self, changes: tuple[Change, ...], line: Sequence[Sequence[Change]] = ()
    ) -> None:
        """Mark a better move while no hint or candidate is shown, or a line in place of them all.

        () for none.
        """
        if (changes, line) != (self._better, self._line):
            self._better, self._line = changes, line
            self._show_marks()

    def status(self, task: str) -> str:
        """Return what to say below the board: about the hint, or else the task.

        Once the move of the hint has begun both are said, since the next step may be a choice.
        """
        controller = self._controller
        begun = bool(self._board.input.touches or self._session.steps)
        if controller.is_searching_hint or controller.hint is None or not begun:
            return self.sentence or task
        hint = tr("Hint: {turn}.", turn=controller.turn_start.write(controller.hint))
        return f"{hint} {task}"

    def _drop_other_hint(self, touches: Sequence[Touch]) -> None:
        rest = self._rest_of_hint()
        if touches and rest:
            hinted = self._controller.position.touches(rest[0])
            if not set(touches) <= set(hinted):
                self._controller.drop_hint()

    def _point(self, candidate: CandidateView | None) -> None:
        self._pointed = candidate
        self._show_marks()

    def _show_bar(self) -> None:
        report, position = self._controller.report, self._controller.position
        outcome = self._session.outcome
        if outcome is not None and position.over:
            winner = outcome.winner
            black = 0.5 if winner is None else float(winner == BLACK)
            text = tr("draw") if winner is None else tr("won")
            said = (
                tr("A draw")
                if winner is None
                else tr("{colour} has won", colour=self._view.player_name(winner))
            )
            self._bar.show_rate(black, text, said)
        elif report is not None:
            self._bar.show_rate(
                black_rate(report, position), leader_rate(report), self._headline(report, position)
            )

    def _headline(self, report: Report, position: Position) -> str:
        """Return who is ahead, with the lead in points unless the result is proven."""
        text, lead = headline(report, position, self._view), ""
        if report.is_rated and report.proven is None:
            lead = self._lead.text(black_rate(report, position))
        return listed([text, lead]) if lead else text

    def _show_panel(self) -> None:
        controller, report = self._controller, self._controller.report
        if controller.position.over:
            title = tr("The game is over")
        elif not controller.can_hint and self._session.phase in _WAITING:
            title = tr("Waiting for the computer")
        elif controller.failure is not None:
            title = tr("The analysis failed")
        elif report is None:
            title = tr("Searching …")
        else:
            title = self._headline(report, controller.position)
        searched = effort(report) if report is not None else ""
        self._place.contents.show_analysis(title, searched, self._views)

    def _show_marks(self) -> None:
        hint = self._controller.position.turn_changes(self._rest_of_hint())
        hint = hint or (() if self._views else self._better)
        line: Sequence[Sequence[Change]] = self._line
        if line:
            hint = ()
        elif self._pointed is not None and self._pointed in self._views:
            line = self._pointed.changes
        marks = () if line or hint else tuple([a for a in self._views if a.touches])
        self._board.show_candidates(marks, line=line, hint=hint)
        self._buttons.annotate(
            {SpecialStep(a.turn[0]): a.rate_text for a in self._views if a.turn[0] < PLACE},
            best=self._best_button(),
        )

    def _best_button(self) -> SpecialStep | None:
        """Return the button that the hint or the analysis suggests; None if there is none."""
        rest = self._rest_of_hint() or next((a.turn for a in self._views if a.best), ())
        return SpecialStep(rest[0]) if rest and rest[0] < PLACE else None

    def _rest_of_hint(self) -> tuple[int, ...]:
        """Return the steps of the hint that are still to be played."""
        return tuple([s for s in self._controller.hint or () if s not in self._controller.begun])

    def _hint_sentence(self) -> str:
        controller = self._controller
        if controller.is_searching_hint:
            return tr("Looking for a hint … Press Esc to stop.")
        if controller.hint is None:
            return ""
        return hint_text(
            controller.turn_start.write(controller.hint),
            controller.report,
            controller.analyst,
        )
