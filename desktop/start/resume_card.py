"""The card that leads to earlier games: the last unfinished one, the library, and saved files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.board.board_thumbnail import BoardThumbnail
from desktop.game.looking_back import result_clause
from desktop.game.players import Computer, read_seats, seat_names, shown_name
from desktop.game.setup_text import setup_text
from desktop.i18n.plain_text import in_tip, on_button, one_line
from desktop.i18n.text import isolated, said, say, tr
from desktop.theme.icons import icon, program_icon
from desktop.theme.theme import Theme
from desktop.widgets.label import BalancedLabel
from desktop.widgets.style_property import set_style_property
from rules.record.game_record import GameRecord

_RECENT = 3
_EMBLEM_PX = 128


class ResumeCard(QFrame):
    """The game to continue and its picture, *Open*, *Library*, and recent files.

    Signals:
        file_chosen(Path): the user has chosen a recent file.
    """

    file_chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.picture = BoardThumbnail(theme)  # takes the remaining space
        self.picture.setMinimumSize(0, 0)
        self.picture.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._is_open = False  # whether the game to continue waits in this window
        self._is_over = False  # whether that game waits here as it ended
        self.resume = said(QPushButton(), self._resume_text)
        self.open = said(QPushButton(icon("game.open"), ""), lambda: tr("Open …"))
        say(self.open.setAccessibleName, lambda: tr("Open a saved game"))
        self.library = said(QPushButton(icon("game.library"), ""), lambda: tr("Library"))
        say(self.library.setAccessibleName, lambda: tr("All games played here"))
        self._emblem = _Emblem()  # shown if there is no game
        self._resumed = BalancedLabel(role="quiet")
        self._recent = QVBoxLayout()
        self._recent.setSpacing(0)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(6)
        column.addWidget(self.picture, 1)
        column.addWidget(self._emblem, 1)
        for widget in (self.resume, self._resumed):
            column.addWidget(widget)
        self._ways = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._ways.setSpacing(6)
        self._ways.addWidget(self.open, 1)
        self._ways.addWidget(self.library, 1)
        column.addLayout(self._ways)
        column.addLayout(self._recent)
        self._resumed.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.show_games(None, [])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Continue the game whose picture is clicked."""
        on_picture = self.picture.geometry().contains(event.position().toPoint())
        if on_picture and event.button() == Qt.MouseButton.LeftButton and self.resume.isVisible():
            self.resume.click()
        super().mouseReleaseEvent(event)

    @property
    def least_width(self) -> int:
        """The minimum width with the buttons below each other, in pixels."""
        margins = self._column.contentsMargins()
        buttons = (self.resume, self.open, self.library)
        widest = max(button.minimumSizeHint().width() for button in buttons)
        return margins.left() + widest + margins.right()

    def show_games(
        self, unfinished: GameRecord | None, recent: Sequence[Path], *, is_open: bool = False
    ) -> None:
        """Show the game to continue, and the recent files.

        ``is_open``: the game waits in this window; it may be over.
        """
        self._is_open = is_open
        self._is_over = is_open and unfinished is not None and _is_finished(unfinished)
        self.resume.setText(self._resume_text())
        set_style_property(self.resume, "role", "" if self._is_over else "primary")
        self.resume.setVisible(unfinished is not None)
        self.picture.setVisible(unfinished is not None)
        self._emblem.setVisible(unfinished is None)
        self._resumed.setText(
            _line(unfinished) if unfinished else tr("Every game is saved as you play.")
        )
        if unfinished is not None:
            self.picture.show_position(unfinished.position)
        while (item := self._recent.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for path in recent[:_RECENT]:
            link = self._link(path)
            self._recent.addWidget(link)
            link.show()  # now: the layout would show it only after the page is painted once

    def _resume_text(self) -> str:
        if self._is_over:
            return tr("Look at the game")
        return tr("Return to the game") if self._is_open else tr("Continue")

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()  # the language or the size of the text may have changed
        return super().event(event)

    def _arrange(self) -> None:
        """Put the buttons side by side where there is room."""
        wide = self.open.sizeHint().width() + self._ways.spacing() + self.library.sizeHint().width()
        margins = self._column.contentsMargins()
        fits = wide <= self.contentsRect().width() - margins.left() - margins.right()
        direction = QBoxLayout.Direction
        self._ways.setDirection(direction.LeftToRight if fits else direction.TopToBottom)

    def _link(self, path: Path) -> QPushButton:
        button = _Link(path)
        button.clicked.connect(lambda: self.file_chosen.emit(path))
        return button


class _Emblem(QWidget):
    """The program's icon, as large as fits."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def paintEvent(self, _event: QPaintEvent) -> None:
        side = min(self.width(), self.height(), _EMBLEM_PX)
        place = QRect(0, 0, side, side)
        place.moveCenter(self.rect().center())
        painter = QPainter(self)
        program_icon().paint(painter, place)
        painter.end()


class _Link(QPushButton):
    """A button that opens a file; a name that does not fit is elided."""

    def __init__(self, path: Path) -> None:
        self._name = self._shown = one_line(path.stem)
        super().__init__(on_button(self._name))
        self.setProperty("role", "link")
        say(self.setAccessibleName, lambda: tr("Open {name}", name=path.stem))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setToolTip(in_tip(one_line(str(path))))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        metrics = self.fontMetrics()
        frame = QPushButton.minimumSizeHint(self).width() - metrics.horizontalAdvance(self._shown)
        room = self.width() - frame
        self._shown = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, room)
        self.setText(on_button(self._shown))


def _line(record: GameRecord) -> str:
    """Return the game, how far it is, and its players in words."""
    seats = read_seats(record)
    names = [
        default if isinstance(seat, Computer) and seat.matched else shown_name(name) or default
        for seat, name, default in zip(seats, record.names, seat_names(seats), strict=True)
    ]
    return f"{_progress(record, names)}\n{' – '.join(map(isolated, names))}"


def _is_finished(record: GameRecord) -> bool:
    return record.outcome is not None or record.looks_back


def _progress(record: GameRecord, names: Sequence[str]) -> str:
    game = setup_text(record.setup)
    node = record.end_node if record.looks_back else record.node
    if result := result_clause(record, node, names):
        return tr("{game}, finished: {result}", game=game, result=result)
    if not record.root.children:
        return tr("{game}, not begun yet", game=game)
    return tr("{game}, move {turn}", game=game, turn=len(record.line) + 1)
