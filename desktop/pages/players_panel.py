"""The two players beside the board: whose turn it is, their clocks and scores."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QEvent,
    QLocale,
    QPropertyAnimation,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QSizePolicy,
    QWidget,
)

from desktop.board.stone_icon import player_pixmap, stone_pixmap
from desktop.game.game_session import GameSession, Phase
from desktop.game.game_text import clock_text, spoken_time
from desktop.game.narrator import Narrator
from desktop.game.rematch import looks_back
from desktop.pages.counting import Counting
from desktop.painting.game_texts import ARROW, Row, change_text, row_text
from desktop.painting.game_view import GameView
from desktop.services.text import in_tip, listed, say, tr, tr_noop
from desktop.theme.colour_names import colour_name
from desktop.theme.icons import icon
from desktop.theme.themes import UI_THEME, text_on
from desktop.widgets.controls import IconButton
from desktop.widgets.label import Label, set_style_property
from desktop.widgets.layouts import hbox, vbox
from rules.position import BLACK, Position
from rules.record.game_record import Ending

_INDENT_PX = 6  # as much as the style gives the rows
_FOLD, _UNFOLD = tr_noop("Show fewer numbers"), tr_noop("Show all numbers")
_FOLDS, _HEADS, _NUMBERS = 1, (2, 4), (3, 5)  # columns: of the button, stones, numbers


class ScorePanel(QFrame):
    """A small table with a column for the pieces of each colour; hidden when empty.

    Folded, it shows its first row, and the highlighted one.

    Attributes:
        lit: the label of the highlighted row; None if none is.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._count = Label(role="name")
        self._count.setIndent(_INDENT_PX)
        self._heads = (QLabel(), QLabel())
        self._cells: list[tuple[Label, Label, Label]] = []
        self._rows = 0  # shown now
        self.lit: Label | None = None
        self._brief = False
        self._folds: bool | None = None  # as the user wants it
        self.fold = IconButton("fold", _FOLD)
        self.fold.setProperty("role", "small")
        self.fold.clicked.connect(self._toggle)
        self._table = QWidget()
        self._grid = QGridLayout(self._table)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(2)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)
        for colour, head in enumerate(self._heads):
            say(head.setAccessibleName, functools.partial(colour_name, colour))
            self._grid.addWidget(head, 0, _HEADS[colour])
        self._grid.addWidget(self.fold, 0, _FOLDS)
        beside = 12 - _INDENT_PX
        vbox(self._count, self._table, on=self, margins=(beside, 5, beside, 5))
        UI_THEME.changed.connect(self._show_stones)
        self._show_stones()

    @property
    def folded(self) -> bool:
        """Whether only the first row is shown, as the user wants it or else if space is short."""
        return self._brief if self._folds is None else self._folds

    def set_brief(self, brief: bool) -> None:
        """Set whether space is short."""
        if brief != self._brief:
            self._brief = brief
            self._arrange()

    def height_in_lines(self, *, brief: bool) -> float:
        """Return about how many lines of text it takes; ``brief``: whether space is short."""
        folded = brief if self._folds is None else self._folds
        lit = int(self.lit is not None)
        rows = 1 + lit if folded else self._rows + bool(self._count.text())
        return 1.6 + 1.45 * rows if self.has_numbers else 0

    @property
    def has_numbers(self) -> bool:
        return bool(self._rows or self._count.text())

    def show_numbers(self, rows: Sequence[Row], count: str, *, lit: int = -1) -> None:
        """Show rows, and above them the count; ``lit``: the row to highlight, -1 for none."""
        self.show_ahead(rows, count, lit)
        lines = [row_text(label, numbers) for label, *numbers in rows]
        self.setAccessibleName(". ".join([count, *lines] if count else lines))

    def show_ahead(self, rows: Sequence[Row], count: str, lit: int = -1) -> None:
        """Show what a move would make of the numbers; screen readers are not notified."""
        if count and len(rows) == 1:  # which it sums up
            rows, count = [(count, rows[0][1], rows[0][2])], ""
        self._rows = len(rows)
        self._count.setText(count)
        while len(self._cells) < len(rows):
            row = len(self._cells)
            cells = (Label(role="score"), Label(role="score"), Label(role="score"))
            cells[0].setIndent(0)
            for column, cell in zip((0, *_NUMBERS), cells, strict=True):
                if column:
                    cell.setAlignment(Qt.AlignmentFlag.AlignCenter)
                    cell.setWordWrap(False)
                beside_button = column or row == 0
                self._grid.addWidget(cell, row, column, 1, 1 if beside_button else _FOLDS + 1)
            self._cells.append(cells)
        for index, cells in enumerate(self._cells):
            shown = index < len(rows)
            for cell, text in zip(cells, rows[index] if shown else ("", "", ""), strict=True):
                cell.setText(text)
                is_lit = shown and index == lit
                set_style_property(cell, "role", "lit" if is_lit else "score")
                set_style_property(cell, "ahead", ARROW in text)
        self.lit = self._cells[lit][0] if 0 <= lit < len(rows) else None
        self._arrange()
        self.setVisible(self.has_numbers)

    def _show_stones(self) -> None:
        metrics = self.fontMetrics()
        for colour, head in enumerate(self._heads):
            head.setPixmap(stone_pixmap(colour, UI_THEME.theme, metrics.height()))
            wide = metrics.horizontalAdvance(change_text("10", "11"))
            self._grid.setColumnMinimumWidth(_NUMBERS[colour], wide)  # so that nothing moves

    def _toggle(self) -> None:
        self._folds = not self.folded
        self._arrange()

    def _arrange(self) -> None:
        folded = self.folded and self._rows > 1
        self._count.setVisible(bool(self._count.text()) and not folded)
        self._table.setVisible(self._rows > 0)
        self.fold.setVisible(self._rows > 1)
        self.fold.setIcon(icon("unfold" if folded else "fold"))
        self.fold.call(_UNFOLD if folded else _FOLD)
        for index, cells in enumerate(self._cells):
            shown = index < self._rows and (not folded or index == 0 or cells[0] is self.lit)
            for cell in cells:
                cell.setVisible(shown)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._show_stones()


_SIZE = 1.7  # of the digits, relative to plain text
_WIDEST = ("0:00.0", "00:00")
_WIDEST_HOURS = ("0:00:00", "000:00:00")
_PADDING = (0.35, 0.1)  # beside and above the digits, relative to their height


class ClockFace(QWidget):
    """Shows a time; a running clock has a thick frame, a low one is filled."""

    def __init__(self) -> None:
        super().__init__()
        self._seconds = 0.0
        self.low = self._runs = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        """The digits that are shown."""
        return clock_text(self._seconds)

    @property
    def spoken_text(self) -> str:
        """The time as spoken."""
        return tr("clock {time}", time=spoken_time(self._seconds))

    def show_time(self, seconds: float, *, low: bool, runs: bool) -> None:
        """Show this many seconds; ``low``: time is short; ``runs``: this clock is running."""
        before = (self.text, self.low, self._runs)
        self._seconds, self.low, self._runs = seconds, low, runs
        if (self.text, low, runs) != before:
            if len(self.text) != len(before[0]):
                self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the widest such text, so that nothing moves as time passes."""
        digits = QFontMetricsF(self._digit_font())
        hours = [text for text in _WIDEST_HOURS if len(self.text) <= len(text)]
        widest = hours[:1] if self.text.count(":") > 1 else _WIDEST
        beside, above = (share * digits.height() for share in _PADDING)
        width = max(digits.horizontalAdvance(text) for text in widest) + 2 * beside
        return QSize(round(width), round(digits.height() + 2 * above))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = UI_THEME.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        line = theme.hint if self._runs else theme.plate_edge
        painter.setPen(QPen(QColor(theme.ink if self.low else line), 2 if self._runs else 1))
        painter.setBrush(QColor(theme.last_cell) if self.low else Qt.BrushStyle.NoBrush)
        radius = 0.25 * frame.height()
        painter.drawRoundedRect(frame, radius, radius)
        painter.setPen(QColor(text_on(theme.last_cell) if self.low else theme.ink))
        painter.setFont(self._digit_font())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _digit_font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(_SIZE * font.pointSizeF())
        font.setBold(True)
        font.setFeature(QFont.Tag("tnum"), 1)  # digits of one width
        return font


_STONE_LINES, _BRIEF_LINES = 2, 1.4  # the stone's size, in line heights


class SeatCard(QFrame):
    """Shows one player; the colour may change when colours are swapped.

    Where space is short, it is a line; what that leaves out is in its tool tip.

    Attributes:
        face: the player's clock; hidden in a game without clocks.
    """

    def __init__(self, view: GameView) -> None:
        super().__init__()
        self._view = view
        self._colour, self._now = -1, ""  # and the score
        self._brief = False
        self.setProperty("role", "card")
        self._stone = QLabel()
        self._name = Label(role="name")
        self._colour_label = Label(role="quiet")
        self._powers = Label(role="quiet")
        self._score = Label(role="number")
        self.face = ClockFace()
        self.face.hide()
        self._badge = Label(role="badge")
        self._skip_label = Label(role="warning")
        under = hbox(self._colour_label, self._badge, None, spacing=8)
        skips = (self._skip_label, 0, Qt.AlignmentFlag.AlignLeft)
        words = vbox(self._name, under, self._powers, skips, spacing=2)
        score = (self._score, 0, Qt.AlignmentFlag.AlignRight)
        parts = (self._stone, (words, 1), self.face, score)
        hbox(*parts, on=self, spacing=12, margins=(12, 4, 12, 4))
        self._colour_label.setWordWrap(False)
        UI_THEME.changed.connect(self._show_stone)

    def show_player(
        self, name: str, colour: int, *, badge: str, active: bool, loses: int, score: str
    ) -> None:
        """Show a player.

        Args:
            name: the player's name.
            colour: their current colour.
            badge: a word for their state, such as "to move"; may be empty.
            active: whether they are to move.
            loses: how many turns they still have to skip.
            score: their current score; empty in games without one.
        """
        if colour != self._colour:
            self._colour = colour
            self._show_stone()
        self._now = score
        self._name.setText(name)
        self._name.ensurePolished()
        self._name.setMinimumHeight(self._name.sizeHint().height())  # even if there is little room
        called = self._view.player_name(colour)
        self._colour_label.setText("" if called == name else called)
        self._powers.setText(self._view.powers(colour))
        self.show_ahead(score)
        self._score.setVisible(bool(score))
        self._badge.setText(badge)
        self._arrange()
        self._skip_label.setText(tr("skips %Ln turn(s)", "", loses))
        self._skip_label.setVisible(loses > 0)
        set_style_property(self, "active", active)
        words = [name, self._colour_label.text(), badge, self._skip_label.text() if loses else ""]
        words.append(self._powers.text())
        words.append(tr("score {score}", score=score) if score else "")
        words.append("" if self.face.isHidden() else self.face.spoken_text)
        self.setAccessibleName(listed([word for word in words if word]))
        self.setToolTip(in_tip(self.accessibleName()))

    def show_ahead(self, score: str) -> None:
        """Show beside the score what a move would make of it."""
        self._score.setText(self._now and change_text(self._now, score))
        set_style_property(self._score, "ahead", ARROW in self._score.text())

    def set_brief(self, brief: bool) -> None:
        """Set whether space is short."""
        if brief != self._brief:
            self._brief = brief
            self._arrange()
            self._show_stone()

    def _arrange(self) -> None:
        for label in (self._colour_label, self._powers, self._badge):
            label.setVisible(bool(label.text()) and not self._brief)

    def height_in_lines(self, width: int, *, brief: bool) -> float:
        """Return about how many lines of text it takes; ``brief``: whether space is short."""
        if brief:
            return 2.7 if self.face.isHidden() else 3.5
        powers = self._powers.heightForWidth(round(0.7 * width))
        return 3.8 + bool(self._powers.text()) * powers / self.fontMetrics().height()

    def _show_stone(self) -> None:
        if self._colour >= 0:
            lines = _BRIEF_LINES if self._brief else _STONE_LINES
            size_px = round(lines * self.fontMetrics().height())
            self._stone.setPixmap(player_pixmap(self._view, self._colour, UI_THEME.theme, size_px))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._show_stone()


_BADGES = {
    Phase.CHOICE: tr_noop("to move"),
    Phase.CONFIRM: tr_noop("to confirm"),
    Phase.THINKING: tr_noop("thinking"),
    Phase.FORCED: tr_noop("passes"),
    Phase.STOPPED: tr_noop("waiting"),
    Phase.PAUSED: tr_noop("paused"),
    Phase.FAILED: tr_noop("failed"),
}

_TRADE_MS = 450


class PlayersPanel(QWidget):
    """Shows the players and the numbers below them.

    Attributes:
        active: the card of the player to move; None once the game is over.
        counts: whether the numbers are those of a count.
    """

    def __init__(self, session: GameSession, view: GameView, narrator: Narrator) -> None:
        super().__init__()
        self._session, self._view, self._narrator = session, view, narrator
        self.cards = (SeatCard(view), SeatCard(view))
        self.score = ScorePanel()
        self.active: SeatCard | None = None
        self._ahead: Position | None = None  # after the move that is considered
        self._has_score = True
        self.counts = False
        self._column = vbox(*self.cards, self.score, on=self, spacing=8)

    def refresh(self, *, animated: bool = False) -> None:
        """Show the players, Black's card above White's, and the one to move.

        ``animated``: whether cards move to their places after a swap of colours.
        """
        session = self._session
        position = session.position
        scores = position.score() if self._narrator.result_score() == "" else None
        self.active = None
        for player, card in enumerate(self.cards):
            colour = position.colour_of(player)
            moves = player == session.record.position.player and session.phase is not Phase.OVER
            self.active = card if moves else self.active
            card.show_player(
                self._narrator.name(player),
                colour,
                badge=self._badge() if moves else "",
                active=moves,
                loses=position.lost_turns()[player],
                score="" if scores is None else QLocale().toString(scores[colour]),
            )
        self._sort_cards(position.player_of(BLACK), animated=animated)

    def foresee(self, after: Position | None) -> None:
        """Show what a move that leads to ``after`` would make of the numbers; None for no move.

        Screen readers are not interrupted: they find it at the cell on the board.
        """
        self._ahead = after
        if not self.counts:
            self._show_ahead()

    def _show_ahead(self) -> None:
        position, view = self._session.position, self._view
        after = position if self._ahead is None else self._ahead
        scores = after.score()
        for player, card in enumerate(self.cards):
            if scores is not None:
                card.show_ahead(QLocale().toString(scores[position.colour_of(player)]))
        self.score.show_ahead(view.rows_ahead(position, after), view.heading(after))

    def _badge(self) -> str:
        phase = self._session.phase
        if phase in (Phase.STOPPED, Phase.PAUSED) and looks_back(self._session):
            phase = Phase.CHOICE  # the game is finished: nobody waits
        return tr(_BADGES[phase])

    def _sort_cards(self, first: int, *, animated: bool) -> None:
        if self._column.indexOf(self.cards[first]) == 0:
            return
        places = [card.pos() for card in self.cards]
        self._column.insertWidget(0, self.cards[first])
        self._column.activate()
        if not animated or not self.isVisible():
            return
        for card, place in zip(self.cards, places, strict=True):
            way = QPropertyAnimation(card, b"pos", card)
            way.setDuration(_TRADE_MS)
            way.setEasingCurve(QEasingCurve.Type.InOutQuad)
            way.setStartValue(place)
            way.setEndValue(card.pos())
            way.finished.connect(self._column.update)  # if sizes have changed meanwhile
            way.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)

    def show_clocks(self) -> None:
        """Show the remaining times; hide the clocks if the game continues without them."""
        clock, outcome = self._session.clock, self._session.outcome
        seen = clock.in_use or (outcome is not None and outcome.reason is Ending.TIME)
        for player, card in enumerate(self.cards):
            left = clock.left(player)
            card.face.setVisible(left is not None and seen)
            if left is not None:
                runs = clock.is_running and player == self._session.record.position.player
                low = left.seconds <= clock.control.low_seconds
                card.face.show_time(left.seconds, low=low, runs=runs)

    def show_score(self, counting: Counting) -> None:
        """Show the numbers beside the board; during a count, those counted so far."""
        position, step = counting.position or self._session.position, counting.step
        counted = step.count if step is not None else None
        lit = -1 if counted is None else self._view.row_of(position, counted)
        rows = self._view.rows(position, counted)
        self.score.show_numbers(rows, self._view.heading(position, counted), lit=lit)
        self.counts = step is not None
        if self._ahead is not None and not self.counts:
            self._show_ahead()
        self._show_table()

    def set_brevity(self, level: int) -> None:
        """Set how short space is.

        Cards are a line from 1 on and gone from 5 on; the table is folded from 2 on, and gone from
        3 on unless somebody counts.
        """
        for card in self.cards:
            card.set_brief(level > 0)
            card.setVisible(level < 5)
        self.score.set_brief(level > 1)
        self._has_score = level < 3
        self._show_table()

    def height_in_lines(self, level: int, width: int) -> float:
        """Return about how many lines of text everything takes if space is that short."""
        shown = self.cards if level < 5 else ()
        cards = sum(card.height_in_lines(width, brief=level > 0) for card in shown)
        has_score = level < 3 or self.counts
        return cards + (self.score.height_in_lines(brief=level > 1) if has_score else 0)

    def _show_table(self) -> None:
        self.score.setVisible(self.score.has_numbers and (self._has_score or self.counts))
