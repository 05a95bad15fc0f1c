"""A few choices side by side, or below each other where there is too little room."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QRadioButton, QWidget

from desktop.i18n.languages import UI_LANGUAGE

_BESIDE_PX, _BELOW_PX = 14, 2  # between two buttons


class ChoiceRow(QWidget):
    """Radio buttons, of which one is chosen or none.

    Attributes:
        buttons: from left to right.

    Signals:
        chosen(int): the user has chosen the button with this index.
    """

    chosen = Signal(int)

    def __init__(self, title: Callable[[], str], texts: Callable[[], Sequence[str]]) -> None:
        """``title`` is the name of the choice for screen readers."""
        super().__init__()
        self._title, self._texts = title, texts
        self.buttons = [QRadioButton() for _text in texts()]
        self._group = QButtonGroup(self)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSizeConstraint(QBoxLayout.SizeConstraint.SetNoConstraint)
        self._row.setSpacing(_BESIDE_PX)
        for index, button in enumerate(self.buttons):
            self._group.addButton(button, index)
            self._row.addWidget(button)
        self._row.addStretch()
        self.retranslate()
        self._group.idClicked.connect(self._on_clicked)
        UI_LANGUAGE.changed.connect(self.retranslate)

    @property
    def choice(self) -> int | None:
        """The index of the chosen button; None for none."""
        return self._group.checkedId() if self._group.checkedButton() is not None else None

    def choose(self, index: int | None) -> None:
        """Choose a button without a signal."""
        self._group.setExclusive(index is not None)  # or none could be unchecked
        for number, button in enumerate(self.buttons):
            button.setChecked(number == index)
        self._group.setExclusive(True)
        self._order_focus()

    @property
    def stop(self) -> QRadioButton:
        """The button that Tab reaches."""
        return self.buttons[self.choice or 0]

    def _on_clicked(self, index: int) -> None:
        self._order_focus()
        self.chosen.emit(index)

    def _order_focus(self) -> None:
        """Let Tab reach one button only; Qt does that once one of them has had the focus."""
        policy = Qt.FocusPolicy
        for button in self.buttons:
            button.setFocusPolicy(policy.StrongFocus if button is self.stop else policy.ClickFocus)

    def retranslate(self) -> None:
        """Show the current texts."""
        self.setAccessibleName(self._title())
        for button, text in zip(self.buttons, self._texts(), strict=True):
            button.setText(text)
            button.setAccessibleDescription(self._title())
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        widest = max(button.sizeHint().width() for button in self.buttons)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()

    def _arrange(self) -> None:
        widths = [button.sizeHint().width() for button in self.buttons if not button.isHidden()]
        gap = max(_BESIDE_PX, self.fontMetrics().height())  # it grows with the text
        fits = sum(widths) + gap * (len(widths) - 1) <= self.width()
        way = QBoxLayout.Direction
        wanted = way.LeftToRight if fits else way.TopToBottom
        if wanted != self._row.direction():
            self._row.setDirection(wanted)
            self._row.setSpacing(_BESIDE_PX if fits else _BELOW_PX)
            # later: a form that is being laid out keeps the heights that it has begun with
            QTimer.singleShot(0, self, self.updateGeometry)
