"""The digits of one player's clock, repainted alone: ten times a second at the end."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.game.time_text import clock_text, spoken_time
from desktop.i18n.text import tr
from desktop.theme.theme import Theme, text_on

_SIZE = 1.7  # of the digits, relative to plain text
_WIDEST = ("0:00.0", "00:00")
_WIDEST_HOURS = ("0:00:00", "000:00:00")
_PADDING = (0.35, 0.1)  # beside and above the digits, relative to their height


class ClockFace(QWidget):
    """Shows a time; a running clock has a thick frame, a low one is filled."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._seconds = 0.0
        self._low = self._runs = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        """The digits that are shown."""
        return clock_text(self._seconds)

    @property
    def low(self) -> bool:
        """Whether the clock is shown as low on time."""
        return self._low

    @property
    def spoken_text(self) -> str:
        """The time as spoken."""
        return tr("clock {time}", time=spoken_time(self._seconds))

    def show_time(self, seconds: float, *, low: bool, runs: bool) -> None:
        """Show this many seconds; ``low``: time is short; ``runs``: this clock is running."""
        before = (self.text, self._low, self._runs)
        self._seconds, self._low, self._runs = seconds, low, runs
        if (self.text, low, runs) != before:
            if len(self.text) != len(before[0]):
                self.updateGeometry()
            self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
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
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        line = theme.hint if self._runs else theme.plate_edge
        painter.setPen(QPen(QColor(theme.ink if self._low else line), 2 if self._runs else 1))
        painter.setBrush(QColor(theme.last_cell) if self._low else Qt.BrushStyle.NoBrush)
        radius = 0.25 * frame.height()
        painter.drawRoundedRect(frame, radius, radius)
        painter.setPen(QColor(text_on(theme.last_cell) if self._low else theme.ink))
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
