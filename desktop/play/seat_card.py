"""The card of one player: name, colour, powers, clock, score, whose turn it is, turns to skip."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.board.stone_icon import player_pixmap
from desktop.i18n.text import listed, tr
from desktop.painting.game_view import GameView
from desktop.play.clock_face import ClockFace
from desktop.theme.theme import Theme
from desktop.widgets.label import Label
from desktop.widgets.style_property import set_style_property

_STONE_LINES = 2  # the stone's size, in line heights


class SeatCard(QFrame):
    """Shows one player; the colour may change when colours are swapped.

    Attributes:
        face: the player's clock; hidden in a game without clocks.
    """

    def __init__(self, view: GameView, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view, self._theme = view, theme
        self._colour = -1
        self.setProperty("role", "card")
        self._stone = QLabel()
        self._name = Label(role="name")
        self._colour_label = Label(role="quiet")
        self._powers = Label(role="quiet")
        self._score = Label(role="number")
        self.face = ClockFace(theme)
        self.face.hide()
        self._badge = Label(role="badge")
        self._skip_label = Label(role="warning")
        self._build()

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
        self._name.setText(name)
        self._name.ensurePolished()
        self._name.setMinimumHeight(self._name.sizeHint().height())  # even if there is little room
        called = self._view.player_name(colour)
        self._colour_label.setText("" if called == name else called)
        self._colour_label.setVisible(called != name)
        self._powers.setText(self._view.powers(colour))
        self._powers.setVisible(bool(self._powers.text()))
        self._score.setText(score)
        self._score.setVisible(bool(score))
        self._badge.setText(badge)
        self._badge.setVisible(bool(badge))
        self._skip_label.setText(tr("skips %Ln turn(s)", "", loses))
        self._skip_label.setVisible(loses > 0)
        set_style_property(self, "active", active)
        words = [name, self._colour_label.text(), badge, self._skip_label.text() if loses else ""]
        words.append(self._powers.text())
        words.append(tr("score {score}", score=score) if score else "")
        words.append("" if self.face.isHidden() else self.face.spoken_text)
        self.setAccessibleName(listed([word for word in words if word]))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.face.set_theme(theme)
        self._show_stone()

    def _show_stone(self) -> None:
        if self._colour >= 0:
            size_px = _STONE_LINES * self.fontMetrics().height()
            self._stone.setPixmap(player_pixmap(self._view, self._colour, self._theme, size_px))

    def _build(self) -> None:
        under = QHBoxLayout()
        under.setSpacing(6)
        under.addWidget(self._colour_label)
        under.addWidget(self._badge)
        under.addStretch()
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._name)
        words.addLayout(under)
        words.addWidget(self._powers)
        words.addWidget(self._skip_label, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(12)
        row.addWidget(self._stone)
        row.addLayout(words, 1)
        row.addWidget(self.face)
        row.addWidget(self._score, 0, Qt.AlignmentFlag.AlignRight)
        self._colour_label.setWordWrap(False)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._show_stone()
