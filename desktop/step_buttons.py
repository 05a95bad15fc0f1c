"""Buttons for the steps that need no place on the board, there when, and only when, legal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from rules.position import Button

CAPTIONS = {
    Button.SWAP: "Swap colours",
    Button.PASS: "Pass",
    Button.END: "End the turn",
    Button.CAPTURE: "Capture",
    Button.KEEP: "Do not capture",
}
KEYS = {
    Button.SWAP: "S",
    Button.PASS: "P",
    Button.END: "E",
    Button.CAPTURE: "C",
    Button.KEEP: "K",
}
_PRIMARY = (Button.END, Button.CAPTURE)


class StepButtons(QWidget):
    """All buttons, one below the other; only those offered are seen.

    Signals:
        pressed(int): a button's step.
    """

    pressed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[Button, QPushButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for step, caption in CAPTIONS.items():
            button = QPushButton(f"{caption}  ({KEYS[step]})")
            button.setAccessibleName(caption)
            if step in _PRIMARY:
                button.setProperty("role", "primary")
            button.clicked.connect(lambda _checked=False, step=step: self.pressed.emit(int(step)))
            button.hide()
            column.addWidget(button)
            self.buttons[step] = button
        self.hide()

    def offer(self, steps: Sequence[Button]) -> None:
        """Show the buttons of these steps, and no others."""
        for step, button in self.buttons.items():
            button.setVisible(step in steps)
        self.setVisible(bool(steps))
