"""The controls in the line below the board while a position is counted out step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from desktop.i18n.text import tr, tr_noop
from desktop.theme.icons import icon
from desktop.widgets.icon_button import IconButton
from desktop.widgets.label import Label

_Key = Qt.Key


class CountBar(QFrame):
    """Buttons to step through a count; with the focus, arrows, Home, End and Space do the same.

    Attributes:
        buttons: "first", "back", "play", "forward", "last" and "close".

    Signals:
        moved(int): go this many steps forward; backward if negative.
        played(): start or stop automatic playback.
        closed(): end the count.
    """

    moved = Signal(int)
    played = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "count")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.buttons: dict[str, IconButton] = {}
        self._total = 0
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 5, 6, 5)
        row.setSpacing(2)  # in a small window the step number needs all the space
        self._step = Label(role="number")
        self._step.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._step.setContentsMargins(8, 0, 8, 0)
        for name, picture, title, key, then in self._controls():
            button = IconButton(picture, title, key)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the bar handles all their keys
            button.clicked.connect(lambda _=False, then=then: then())
            self.buttons[name] = button
            if name == "close":
                row.addWidget(self._step, 1)
            row.addWidget(button)
        self.hide()

    def show_step(self, index: int, total: int, sentence: str, *, playing: bool) -> None:
        """Show the current step, its sentence, and whether the count plays automatically."""
        self._total = total
        step = index + 1
        self._step.setText(tr("Step {step} of {total}", step=step, total=total))
        self.setAccessibleName(tr("Count, step {step} of {total}", step=step, total=total))
        self.setAccessibleDescription(sentence)
        for name in ("first", "back"):
            self.buttons[name].setEnabled(index > 0)
        for name in ("forward", "last"):
            self.buttons[name].setEnabled(index < total - 1)
        play = self.buttons["play"]
        play.setIcon(icon("engine.stop" if playing else "engine.go_on"))
        play.call(tr_noop("Pause the count") if playing else tr_noop("Count automatically"))

    def _controls(self) -> Sequence[tuple[str, str, str, str, Callable[[], None]]]:
        """Return the name, icon, title, key and callback of every button."""
        return (
            (
                "first",
                "turn.first",
                tr_noop("First step"),
                "Home",
                lambda: self.moved.emit(-self._total),
            ),
            (
                "back",
                "turn.previous",
                tr_noop("Previous step"),
                "Left",
                lambda: self.moved.emit(-1),
            ),
            ("play", "engine.go_on", tr_noop("Count automatically"), "Space", self.played.emit),
            (
                "forward",
                "turn.next",
                tr_noop("Next step"),
                "Right",
                lambda: self.moved.emit(1),
            ),
            (
                "last",
                "turn.last",
                tr_noop("Last step"),
                "End",
                lambda: self.moved.emit(self._total),
            ),
            ("close", "close", tr_noop("Stop counting"), "Esc", self.closed.emit),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            _Key.Key_Left: -1,
            _Key.Key_Right: 1,
            _Key.Key_Home: -self._total,
            _Key.Key_End: self._total,
        }
        key = Qt.Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif key in steps:
            self.moved.emit(steps[key])
        elif key in (_Key.Key_Space, _Key.Key_Return, _Key.Key_Enter):
            self.played.emit()
        else:
            super().keyPressEvent(event)
