"""The panel of a review: its sentences, its progress, how well each player played, all moves."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QGridLayout,
    QHeaderView,
    QLabel,
    QMenu,
    QProgressBar,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from desktop.board.stone_icon import player_icon, player_pixmap
from desktop.game.game_text import SWAP, numbered_turn, spoken_time, suggested_turn, turn_caption
from desktop.painting.candidate import rate_text
from desktop.painting.game_view import GameView
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import in_tip, listed, said, say, say_items, tr, tr_noop
from desktop.theme.themes import UI_THEME
from desktop.widgets.controls import EngineBox, link_button, primary_button
from desktop.widgets.label import Label, ScreenReaderLabel
from desktop.widgets.layouts import FlowLayout, YieldingScrollArea, hbox, vbox
from rules.record.game_record import Node
from rules.record.sgf import simple_text
from rules.review.accuracy import LevelEstimate
from rules.review.move_review import MoveReview, Verdict, rate_for

# [verdict] -> its sign, as in chess
SIGNS = {
    Verdict.NONE: "",
    Verdict.INACCURACY: "?!",
    Verdict.MISTAKE: "?",
    Verdict.BLUNDER: "??",
    Verdict.MISSED_WIN: "??",
    Verdict.LOST_WON_GAME: "??",
}
_NAMES = {
    Verdict.INACCURACY: tr_noop("inaccuracy"),
    Verdict.MISTAKE: tr_noop("mistake"),
    Verdict.BLUNDER: tr_noop("blunder"),
    Verdict.MISSED_WIN: tr_noop("missed win"),
    Verdict.LOST_WON_GAME: tr_noop("loses a won game"),
}
_BEHIND = 0.2  # from here on no move of the player is good
_PROVEN = {1.0: "100\N{NO-BREAK SPACE}%", 0.5: tr_noop("draw"), 0.0: "0\N{NO-BREAK SPACE}%"}


def verdict_name(verdict: Verdict) -> str:
    return tr(_NAMES[verdict])


def rates(review: MoveReview) -> tuple[str, str]:
    """Return the win rates of the player of a move before and after it: "62 %".

    Only what is proven is 100 % or 0 %.
    """
    before, after = review.shown_rates
    return rate_phrase(before, proven=review.proven), rate_phrase(after, proven=review.proven_after)


def loss_text(review: MoveReview) -> str:
    """Return how much of the win rate, as it is shown, a move lost: "−51 %"."""
    return f"\N{MINUS SIGN}{round(100 * review.shown_loss)}\N{NO-BREAK SPACE}%"


def move_sentence(
    view: GameView,
    node: Node,
    number: int,
    review: MoveReview,
    following: MoveReview | None = None,
) -> str:
    """Return what the review says about a move that was played.

    ``following``: the review of the move after it, which knows the best reply.
    """
    move, (before, after) = numbered_turn(view, node, number), rates(review)
    if review.verdict is Verdict.NONE:
        if review.best == review.turn and review.shown_rates[0] < _BEHIND:
            return tr(
                "{move}: no better move was found. Chance to win: {rate}.", move=move, rate=after
            )
        if review.best == review.turn:
            return tr("{move}: the best move found. Chance to win: {rate}.", move=move, rate=after)
        return tr(
            "{move}: a good move. Chance to win: {rate}. The engine prefers {best}.",
            move=move,
            rate=after,
            best=suggested_turn(review.best),
        )
    parts = [_fall(move, review, before, after), _reply(review, following), _better(review)]
    return " ".join(filter(None, parts))


def next_sentence(
    view: GameView,
    node: Node,
    number: int,
    review: MoveReview,
    following: MoveReview | None = None,
) -> str:
    """Return the same where the move has not been played yet."""
    move, (before, after) = numbered_turn(view, node, number), rates(review)
    fall = _fall(move, review, before, after)
    parts = [tr("Played next:"), fall, _reply(review, following), _better(review)]
    return " ".join(filter(None, parts))


def counts_text(verdicts: Iterable[Verdict]) -> str:
    """Return how many moves were how bad, with their signs: "? 2 mistakes, ?? 1 blunder"."""
    counts = Counter(verdicts)
    texts = {
        Verdict.INACCURACY: tr("%Ln inaccuracy(s)", "", counts[Verdict.INACCURACY]),
        Verdict.MISTAKE: tr("%Ln mistake(s)", "", counts[Verdict.MISTAKE]),
        Verdict.BLUNDER: tr("%Ln blunder(s)", "", counts[Verdict.BLUNDER]),
        Verdict.MISSED_WIN: tr("%Ln missed win(s)", "", counts[Verdict.MISSED_WIN]),
        Verdict.LOST_WON_GAME: tr(
            "%Ln win(s) turned into a loss", "", counts[Verdict.LOST_WON_GAME]
        ),
    }
    bad = [f"{SIGNS[verdict]} {text}" for verdict, text in texts.items() if counts[verdict]]
    return listed(bad) or tr("no bad moves")


def level_text(estimate: LevelEstimate) -> str:
    """Return which level a player played like: "Played like level 4 (2 to 7)"."""
    if estimate.low == estimate.high:
        return tr("Played like level {level}", level=estimate.level)
    return tr(
        "Played like level {level} ({low} to {high})",
        level=estimate.level,
        low=estimate.low,
        high=estimate.high,
    )


def rate_phrase(rate: float, *, proven: bool) -> str:
    """Return a win rate, from 0 to 1: "62 %"; only what is proven is 100 % or 0 %."""
    return tr(_PROVEN[rate]) if proven and rate in _PROVEN else rate_text(rate, None)


def _fall(move: str, review: MoveReview, before: str, after: str) -> str:
    return tr(
        "{move}: {verdict}. Chance to win: {before} → {after}.",
        move=move,
        verdict=verdict_name(review.verdict),
        before=before,
        after=after,
    )


def _reply(review: MoveReview, following: MoveReview | None) -> str:
    """Return how the other player makes use of a bad move; "" if the review does not say it."""
    if following is None or following.player == review.player:
        return ""
    if following.best == SWAP:  # so the side that was opened for is the better one
        return tr(
            "{move} is too strong an opening: the other player can swap colours and take it.",
            move=review.turn,
        )
    reply = suggested_turn(following.best)
    if _wins(following):
        return tr("The reply {reply} then wins by force.", reply=reply)
    return tr("The best reply is {reply}.", reply=reply)


def _better(review: MoveReview) -> str:
    best = suggested_turn(review.best)
    if _wins(review):
        return tr("Better: {best}, which wins by force.", best=best)
    return tr("Better: {best}.", best=best)


def _wins(review: MoveReview) -> bool:
    """Return whether the best move is proven to win."""
    return review.proven and rate_for(review.player, review.win_rate) == 1.0


_STONE_LINES = 1.3  # the stone's size, in line heights
_GAP = 2  # between the parts of the card, in pixels


@dataclass(frozen=True)
class PlayerReview:
    """What the card says about a player; ``accuracy`` is None after few moves."""

    colour: int
    name: str
    accuracy: float | None
    level: LevelEstimate | None
    counts: str


@dataclass(frozen=True)
class Moment:
    """A move that decided the game: its name, and what the review says about it."""

    node: Node
    caption: str
    sentence: str


class ReviewCard(QWidget):
    """Two players and up to three moments.

    Attributes:
        deeper: a button, with a menu, above the players; hidden until there is something in it.
    """

    def __init__(self, view: GameView, go_to: Callable[[Node], object]) -> None:
        """``go_to`` is called with the move of a moment."""
        super().__init__()
        self._view, self._go_to = view, go_to
        self._players: Sequence[PlayerReview] = ()
        self._stones = [QLabel(), QLabel()]
        self.deeper = said(link_button(), lambda: tr("Review more deeply"))
        self._caption = said(Label(role="quiet"), lambda: tr("Accuracy"))
        self._names = [Label(role="name"), Label(role="name")]
        self.accuracies = [Label(role="number"), Label(role="number")]
        self.levels = [self._level_label(), self._level_label()]
        self.counts = [Label(role="quiet"), Label(role="quiet")]
        self._heading = said(Label(role="quiet"), lambda: tr("Moves that lost most:"))
        self._moments = QWidget()
        self.moments: list[QPushButton] = []
        self._shown: Sequence[Moment] = ()
        self._row = FlowLayout()
        self._lay_out()
        UI_THEME.changed.connect(self._show_stones)

    def show_review(self, players: Sequence[PlayerReview], moments: Sequence[Moment]) -> None:
        """Show both players, and the moments in the order of the game."""
        self._players = players
        for at, player in enumerate(players):
            self._names[at].setText(player.name)
            known = player.accuracy is not None
            per_cent = f"{round(player.accuracy or 0)}\N{NO-BREAK SPACE}%" if known else ""
            self.accuracies[at].setText(per_cent)
            spoken = tr("{name}: accuracy {rate}", name=player.name, rate=per_cent)
            self.accuracies[at].setAccessibleName(spoken)
            self.accuracies[at].setToolTip(
                in_tip(tr("Accuracy: how close the moves came to the best ones, from 0 to 100."))
            )
            few = "" if known else tr("Too few moves to judge the accuracy")
            self.levels[at].setText(few if player.level is None else level_text(player.level))
            self.counts[at].setText(player.counts)
        self._show_stones()
        self._show_moments(moments)

    def show_extras(self, room: int, width: int) -> None:
        """Show counts, moments and levels, as far as they fit into so many pixels at a width.

        The list of moves has the moments too, and its signs.
        """
        for height, parts in self._extras(width):
            fits = 0 < height <= room
            room -= height if fits else 0
            for part in parts:
                part.setVisible(fits and (part is self._moments or bool(part.text())))

    def height_in_short(self) -> int:
        """Return the height without those."""
        rows = [(self.deeper, self._caption), *zip(self._names, self.accuracies, strict=True)]
        return sum(max(part.sizeHint().height() for part in row) for row in rows)

    def _extras(self, width: int) -> Sequence[tuple[int, Sequence[Any]]]:
        """Return the parts that need not be shown, with the heights that they would have."""
        beside = width - self._stones[0].width()
        counts, levels = (
            sum(label.heightForWidth(beside) for label in labels if label.text())
            for labels in (self.counts, self.levels)
        )
        moments = self._moments.heightForWidth(width) + _GAP if self._shown else 0
        return (counts, self.counts), (moments, [self._moments]), (levels, self.levels)

    def _level_label(self) -> Label:
        label = Label(role="quiet")
        say(
            label.setToolTip,
            lambda: in_tip(
                tr(
                    "Levels whose moves lose about as much. A single game says little: "
                    "the numbers in brackets are those that are possible."
                )
            ),
        )
        return label

    def _show_stones(self) -> None:
        side = round(_STONE_LINES * self.fontMetrics().height())
        for stone, player in zip(self._stones, self._players, strict=False):
            stone.setPixmap(player_pixmap(self._view, player.colour, UI_THEME.theme, side))

    def _show_moments(self, moments: Sequence[Moment]) -> None:
        for at in range(len(self.moments), len(moments)):
            button = link_button()
            button.clicked.connect(lambda _on=False, at=at: self._go_to(self._shown[at].node))
            self.moments.append(button)
            self._row.addWidget(button)
        self._shown = moments
        for at, button in enumerate(self.moments):
            button.setVisible(at < len(moments))
        for button, moment in zip(self.moments, moments, strict=False):
            button.setText(moment.caption)
            button.setToolTip(in_tip(moment.sentence))
            button.setAccessibleDescription(moment.sentence)
        if not moments:
            self._moments.hide()

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        right = Qt.AlignmentFlag.AlignRight
        self._caption.setWordWrap(False)
        grid.addLayout(hbox(self.deeper, None, self._caption), 0, 0, 1, 3)
        for at in (0, 1):
            top = 3 * at + 1
            grid.addWidget(self._stones[at], top, 0, 2, 1, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(self._names[at], top, 1)
            grid.addWidget(self.accuracies[at], top, 2, right)
            grid.addWidget(self.levels[at], top + 1, 1, 1, 2)
            grid.addWidget(self.counts[at], top + 2, 1, 1, 2)
        vbox(self._heading, self._row, on=self._moments, spacing=_GAP)
        vbox(grid, self._moments, on=self, spacing=_GAP)


_HEADINGS = (
    tr_noop("Move", "column"),
    tr_noop("Lost", "column"),
    tr_noop("Better", "column"),
)
_Reviews = tuple[MoveReview | None, MoveReview | None]  # of a move, and of the one after it
_ICON_PX = 48  # as drawn; shown as high as the text
_MIN_LINES, _LINES = 3, 8  # the least height, and one to work with
_BETTER = 2  # the column
_REST_MS = 150  # of the mouse, until the board shows the line
_LINE_TIP = tr_noop("Rest here to see the line on the board; → and ← step through it.")
# [key] -> how far it goes in the line
STEPS: Mapping[int, int] = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
_KEYPAD = Qt.KeyboardModifier.KeypadModifier
_MEASURED = 100  # rows that decide how wide a column is, besides those in sight


class _MoveItem(QTreeWidgetItem):
    """A move of a game, which may have thousands: it is written when it is first seen."""

    def __init__(self, moves: ReviewList, row: int) -> None:
        super().__init__()
        self._moves, self._row = moves, row
        self.is_written = False

    def data(self, column: int, role: int) -> Any:
        if not self.is_written:
            self.is_written = True
            with QSignalBlocker(self._moves.model()):
                self._moves.write(self, self._row)
        return super().data(column, role)


class ReviewList(QTreeWidget):
    """A row for the start and each move; the one that was played last is selected.

    Attributes:
        reason_of: returns why a bad move is bad; "" where nothing shows it.

    Signals:
        line_pointed(Node or None): the mouse rests on what is better than this move; None once it
            has left, or the keyboard focus has.
        line_stepped(Node, int): show the next move of that line (1) or the previous one (-1).
    """

    line_pointed = Signal(object)
    line_stepped = Signal(object, int)

    def __init__(self, view: GameView, go_to: Callable[[Node], object]) -> None:
        """``go_to`` is called with the node that the user chooses."""
        super().__init__()
        self._view, self._go_to = view, go_to
        self._nodes: list[Node] = []
        self._shown: list[_Reviews] = []
        self.reason_of: Callable[[Node], str] = lambda _node: ""
        self._under_mouse: Node | None = None  # the move whose better one the mouse is on
        self._pointed: Node | None = None  # the same after a rest
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._point)
        say(self.setAccessibleName, lambda: tr("Moves and what they lost"))
        UI_LANGUAGE.changed.connect(self._rewrite_all)
        self.setColumnCount(len(_HEADINGS))
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        header = self.header()
        header.setStretchLastSection(True)
        header.setSectionsMovable(False)
        header.setResizeContentsPrecision(_MEASURED)
        for column in (0, 1):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        UI_THEME.changed.connect(self._restyle)
        self._restyle()
        self.setMouseTracking(True)
        self.currentItemChanged.connect(lambda now, _before: self._choose(now))
        self.itemEntered.connect(self._enter)
        self.itemClicked.connect(self._click)

    def show_reviews(
        self, line: Sequence[Node], reviews: Mapping[Node, MoveReview], current: int
    ) -> None:
        """Show the moves of a game and their reviews.

        ``current``: how many of the moves have been played, -1 in a variation.
        """
        blocker = QSignalBlocker(self)
        nodes = [line[0].parent or line[0], *line] if line else []
        same = 0
        while same < min(len(nodes), len(self._nodes)) and nodes[same] is self._nodes[same]:
            same += 1
        while len(self._nodes) > same:
            self.takeTopLevelItem(len(self._nodes) - 1)
            self._nodes.pop()
            self._shown.pop()
        added = [_MoveItem(self, row) for row in range(same, len(nodes))]
        self._nodes += nodes[same:]
        self._shown += [(None, None)] * len(added)
        self.addTopLevelItems(added)
        found = [reviews.get(node) for node in self._nodes]
        pairs = enumerate(zip(found, [*found, None][1:], strict=True))
        self._rewrite({row: pair for row, pair in pairs if self._shown[row] != pair})
        self._select(current)
        blocker.unblock()

    def _restyle(self) -> None:
        side = self.fontMetrics().height()
        self.setIconSize(QSize(side, side))
        self._rewrite_all()

    def _select(self, row: int) -> None:
        item = self.topLevelItem(row) if row >= 0 else None
        if item is self.currentItem():
            return  # reviews that come in leave the list where the user has scrolled it
        self.setCurrentItem(item)  # type: ignore[arg-type]  # None, so that any row can be chosen
        if item is not None:
            self.scrollToItem(item)

    def _rewrite_all(self) -> None:
        self.setHeaderLabels([tr(heading, "column") for heading in _HEADINGS])
        self._rewrite(dict(enumerate(self._shown)))

    def _rewrite(self, changed: Mapping[int, _Reviews]) -> None:
        if not changed:
            return
        model = self.model()
        for row, reviews in changed.items():
            item = self.topLevelItem(row)
            assert isinstance(item, _MoveItem)
            item.is_written, self._shown[row] = False, reviews
        last = model.index(max(changed), self.columnCount() - 1)
        model.dataChanged.emit(model.index(min(changed), 0), last)

    def write(self, item: QTreeWidgetItem, row: int) -> None:
        """Write a row."""
        node, (review, following) = self._nodes[row], self._shown[row]
        if node.parent is None:
            item.setText(0, tr("Start"))
            return
        verdict = Verdict.NONE if review is None else review.verdict
        item.setIcon(0, player_icon(self._view, node.colour, UI_THEME.theme, _ICON_PX))
        item.setText(0, f"{row}.  {turn_caption(node)} {SIGNS[verdict]}".rstrip())
        is_error = verdict is not Verdict.NONE
        font = self.font()
        font.setBold(is_error)
        item.setFont(0, font)
        if review is None:
            for column in (1, 2):
                item.setText(column, "")
            return
        item.setText(1, loss_text(review) if is_error else "")
        item.setText(2, suggested_turn(review.best) if is_error else "")
        sentence = move_sentence(self._view, node, row, review, following)
        if is_error and (why := self.reason_of(node)):
            sentence = f"{sentence} {why}"
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, sentence)
        for column in range(3):
            item.setToolTip(column, in_tip(sentence))
        if is_error:
            item.setToolTip(_BETTER, in_tip(tr(_LINE_TIP)))

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        row = self.indexOfTopLevelItem(item) if item is not None else -1
        if 0 <= row < len(self._nodes):
            self._go_to(self._nodes[row])

    # -- the line that is better than a move -------------------------------------------------

    def _bad_move(self, item: QTreeWidgetItem | None) -> Node | None:
        """Return the move of a row if there is a better one."""
        row = self.indexOfTopLevelItem(item) if item is not None else -1
        review = self._shown[row][0] if row >= 0 else None
        bad = review is not None and review.verdict is not Verdict.NONE
        return self._nodes[row] if bad else None

    def _enter(self, item: QTreeWidgetItem | None, column: int) -> None:
        self._under_mouse = self._bad_move(item) if column == _BETTER else None
        if self._under_mouse is None or self._pointed is not None:
            self._point()
        else:
            self._rest.start()

    def _point(self) -> None:
        self._rest.stop()
        if self._pointed is not self._under_mouse:
            self._pointed = self._under_mouse
            self.line_pointed.emit(self._pointed)

    def _click(self, item: QTreeWidgetItem, column: int) -> None:
        node = self._bad_move(item)
        if node is not None and column == _BETTER:
            self.line_stepped.emit(node, 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        node = self._pointed or self._bad_move(self.currentItem())
        step = STEPS.get(event.key())
        if node is None or step is None or event.modifiers() & ~_KEYPAD:
            super().keyPressEvent(event)
        else:
            self.line_stepped.emit(node, step)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self.itemAt(event.position().toPoint()) is None:
            self._enter(None, 0)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._enter(None, 0)
        return super().viewportEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._pointed is None:
            self.line_pointed.emit(None)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._enter(None, 0)

    # -- Qt ----------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        current = self.currentItem()
        if current is not None and current.isSelected():
            self.scrollToItem(current)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), _LINES * self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, _MIN_LINES * self.fontMetrics().height())


_LONGEST_NAME = 60  # characters of an engine's

# [simulations a move] -> name of the depth
DEPTHS = {
    20_000: tr_noop("Quick", "depth"),
    80_000: tr_noop("Normal", "depth"),
    320_000: tr_noop("Deep", "depth"),
}


class ReviewPanel(QWidget):
    """What is found so far.

    Attributes:
        engine: which engine reviews; hidden while there is only our own.
        by: which other engine than our own reviews, or has reviewed.
        effort: the choice of how deeply to search, until all moves are reviewed.
        card: accuracy and moments, once all moves are reviewed, and a menu of greater depths.
        why: why the bad move is bad that is looked at; hidden without one.

    Signals:
        why_switched: ``why`` has been shown or hidden.
    """

    why_switched = Signal()

    def __init__(
        self,
        view: GameView,
        review: Callable[[int], object],
        go_to: Callable[[Node], object],
    ) -> None:
        """``review`` begins or continues with so many simulations a move."""
        super().__init__()
        self._review = review
        self._state, self.by = Label(role="quiet"), Label(role="quiet")
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        say(self.progress.setAccessibleName, lambda: tr("Progress of the review"))
        self.stop = said(QPushButton(), lambda: tr("Stop", "review"))
        self.start = QPushButton()
        self.engine = EngineBox()
        say(self.engine.setAccessibleName, lambda: tr("Engine that reviews"))
        self.effort = QComboBox()
        say(self.effort.setAccessibleName, lambda: tr("Depth of the review"))
        self.card = ReviewCard(view, go_to)
        self.retry = said(primary_button(), lambda: tr("Retry the mistakes"))
        self.why = Label()
        self.why.hide()
        self.moves = ReviewList(view, go_to)
        self._is_running = self._is_retryable = self._is_sharing = False
        self._greater: Sequence[int] = ()  # the depths in the card's menu
        say_items(self.effort, lambda: [tr(name, "depth") for name in DEPTHS.values()])
        self.effort.setCurrentIndex(1)
        self._lay_out()
        self.setFocusProxy(self.moves)
        self.start.clicked.connect(lambda: review(self.simulations))

    @property
    def simulations(self) -> int:
        """The simulations of the chosen depth."""
        return list(DEPTHS)[self.effort.currentIndex()]

    def offer_engines(self, names: Sequence[str], chosen: str) -> None:
        """Offer these engines beside our own, and choose one."""
        self.engine.offer(names)
        self.engine.choose(chosen)
        self.engine.setVisible(self.engine.has_choice and not self._is_running)

    def choose(self, simulations: int) -> None:
        """Choose the depth with so many simulations, if there is one."""
        if simulations in DEPTHS:
            self.effort.setCurrentIndex(list(DEPTHS).index(simulations))

    def show_running(self, done: int, total: int, seconds_left: float | None) -> None:
        """Show how far the review is."""
        self.progress.setRange(0, max(1, total))
        self.progress.setValue(done)
        if seconds_left is None:
            text = tr("Reviewing {total} moves …", total=total)
        else:
            time = spoken_time(max(1, round(seconds_left)))
            text = tr("{done} of {total} moves, {time} left", done=done, total=total, time=time)
        self._show(text, running=True, finished=False)

    def show_stopped(self, known: int, total: int, problem: str = "") -> None:
        """Show that only some moves are reviewed; ``problem``: why, as a sentence."""
        self.start.setText(tr("Continue the review") if known else tr("Review the game"))
        if not total:
            text = tr("There are no moves to review yet.")
        elif known:
            text = tr("{known} of {total} moves are reviewed.", known=known, total=total)
        else:
            text = tr("The game has not been reviewed.")
        self.start.setEnabled(bool(total))
        self._show(problem or text, running=False, finished=False)

    def show_finished(
        self,
        players: Sequence[PlayerReview],
        moments: Sequence[Moment],
        *,
        depth: int,
        retryable: bool,
        other: bool = False,
    ) -> None:
        """Show what was found.

        ``depth``: in simulations a move; ``retryable``: whether there are mistakes to retry;
        ``other``: whether another engine is chosen than the one that reviewed.
        """
        self.start.setText(tr("Review it again"))
        self.start.setEnabled(True)
        self.card.show_review(players, moments)
        greater = [one for one in DEPTHS if one > depth]
        if greater != self._greater:  # else the menu may be open
            self._greater = greater
            self._fill_menu()
        self._show("", running=False, finished=True, retryable=retryable, asks=other)

    def show_engine(self, name: str) -> None:
        """Show that another engine than our own reviews, or has reviewed; "" for our own."""
        by = tr("Reviewed by {engine}", engine=simple_text(name, _LONGEST_NAME))
        self.by.show_text(by if name else "")

    def show_why(self, reason: str) -> None:
        """Show why the bad move that is looked at is bad, if there is room; "" for none."""
        self.why.setText(reason)
        self._share_room()

    def _show(
        self,
        text: str,
        *,
        running: bool,
        finished: bool,
        retryable: bool = False,
        asks: bool = False,
    ) -> None:
        asks = asks or (not running and not finished)
        self._state.show_text(text)
        self.progress.setVisible(running)
        self.stop.setVisible(running)
        self._is_running = running
        self.start.setVisible(asks)
        self.effort.setVisible(asks)
        self.engine.setVisible(self.engine.has_choice and not running)
        self.card.setVisible(finished)
        self._is_retryable = retryable
        self._share_room()

    def _fill_menu(self) -> None:
        menu = self.card.deeper.menu() or QMenu(self.card.deeper)
        menu.clear()
        for simulations in self._greater:
            action = menu.addAction("")
            say(action.setText, functools.partial(tr, DEPTHS[simulations], "depth"))
            action.triggered.connect(lambda _on=False, one=simulations: self._deepen(one))
        self.card.deeper.setMenu(menu)
        self.card.deeper.setVisible(bool(self._greater))

    def _deepen(self, simulations: int) -> None:
        self.choose(simulations)
        self.effort.activated.emit(self.effort.currentIndex())  # as if it was chosen there
        self._review(simulations)

    def _lay_out(self) -> None:
        running, ask = hbox((self.progress, 1), self.stop), hbox(self.effort, (self.start, 1))
        head = QWidget()
        parts = (self.by, self._state, running, self.card, self.engine, ask)
        vbox(*parts, on=head, spacing=4)
        said(ScreenReaderLabel(self.engine), self.engine.accessibleName)
        self._head = YieldingScrollArea(head)
        self._column = vbox(
            self._head, self.retry, (self.moves, 1), self.why, None, on=self, spacing=4
        )

    @property
    def least_height(self) -> int:
        """Of a few moves, what was found in short, and the button."""
        return sum(self._heights())

    def _heights(self) -> tuple[int, int, int]:
        """Return the least heights of the list, of what is above it, and of the button between."""
        space = self._column.spacing()
        if self.card.isHidden():
            head = self._head.sizeHint().height()
        else:  # Qt does not lay out again what is hidden
            beside = [part for part in (self.by, self.engine, self.start) if not part.isHidden()]
            head = sum(part.sizeHint().height() + space for part in beside)
            head += self.card.height_in_short()
        retry = self.retry.sizeHint().height() + space if self._is_retryable else 0
        return self.moves.minimumSizeHint().height(), head + space, retry

    def _share_room(self) -> None:
        """Show what has room; again if that has resized the panel meanwhile."""
        if self._is_sharing:
            return
        self._is_sharing = True
        for _again in range(2):
            size = self.size()
            self._show_what_fits()
            if size == self.size():
                break
        self._is_sharing = False

    def _show_what_fits(self) -> None:
        """Show as a whole what has room: the list first, then the rest by its weight.

        While nothing has been found, the choices above the list come first.
        """
        least, head, retry = self._heights()
        is_found, room = not self.card.isHidden(), self.height() - least
        room -= 0 if is_found else head
        self.moves.setVisible(room >= 0)
        self.retry.setVisible(self._is_retryable and retry <= room)
        room -= 0 if self.retry.isHidden() else retry
        self._head.setVisible(not is_found or head <= room)
        room -= head if is_found and not self._head.isHidden() else 0
        why = self.why.heightForWidth(self.width()) + self._column.spacing()
        shown = bool(self.why.text()) and why + self.fontMetrics().height() <= room
        if shown == self.why.isHidden():
            self.why.setVisible(shown)
            self.why_switched.emit()
        room -= 0 if self.why.isHidden() else why
        self.card.show_extras(room - self.moves.sizeHint().height() + least, self.width())
        self.setFocusProxy(self.retry if self.moves.isHidden() else self.moves)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._share_room()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._share_room()
        super().resizeEvent(event)

    def hasHeightForWidth(self) -> bool:
        """Return False, despite the labels: Qt would never shrink the list below its size hint."""
        return False
