"""A number box that says so when a typed number is not possible."""

from __future__ import annotations

import math

from PySide6.QtCore import QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QValidator
from PySide6.QtWidgets import QSpinBox

from desktop.services.text import tr
from desktop.widgets.announcement import announce

# the focus comes back: a half-typed number can be completed
_PASSING = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)


class NumberBox(QSpinBox):
    """Takes the numbers of a range; any other number that is typed is refused with a message.

    Signals:
        refused(str): why what was typed is not taken; "" once something else is typed.
    """

    refused = Signal(str)

    def __init__(self, values: range) -> None:
        super().__init__()
        self._has_refused = False
        self.set_values(values)
        self.setKeyboardTracking(False)  # do not report the 1 while a 15 is being typed
        self.lineEdit().textEdited.connect(self._listen)

    def set_values(self, values: range) -> None:
        self._values = values
        self.setRange(values[0], values[-1])
        self.setSingleStep(values.step)

    def focus_if_refused(self) -> bool:
        """Take the focus if a number was refused since the last call; return whether it was.

        Code that is about to use the number calls this: a click on a button leaves the box and
        acts at once. A screen reader presses the button without leaving the box: what was typed
        is read now.
        """
        held = self._refuse() or self._has_refused
        self._has_refused = False
        if held:
            self.setFocus()
            self.selectAll()
        else:
            self.interpretText()
        return held

    def _listen(self) -> None:
        self._has_refused = False
        self.refused.emit("")

    def validate(self, text: str, pos: int) -> tuple[QValidator.State, str, int]:
        """Let any number be typed, so that it can be refused by name rather than left out."""
        number, known = self._read(self._typed(text))
        if known and self._takes(number):
            return QValidator.State.Acceptable, text, pos
        if known or not self._typed(text):
            return QValidator.State.Intermediate, text, pos
        return QValidator.State.Invalid, text, pos

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self._refuse():
            self.focus_if_refused()
            return  # Enter must not start anything with a number that was not typed
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._typed(self.text()) != self.textFromValue(self.value()):
            return  # it is half typed
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            QTimer.singleShot(0, self, self.selectAll)  # the click itself clears the selection
        else:
            self.selectAll()  # what is typed replaces the number

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if event.reason() in _PASSING:
            self.lineEdit().event(event)  # Qt's own handler would accept half a number
            return
        self._refuse()
        super().focusOutEvent(event)

    def _refuse(self) -> bool:
        """Go back to the last number if what is typed is not possible; return whether it was."""
        text = self._typed(self.text())
        if self.hasAcceptableInput():
            return False
        nearest = self._nearest(text)
        self.setValue(self.value() if nearest is None else nearest)  # writes a number in any case
        self._has_refused = True
        self.refused.emit(why := self._why(text, nearest))
        announce(self, why, urgent=True)
        return True

    def _read(self, text: str) -> tuple[int, bool]:
        """Return the number in a text, and whether there is one."""
        return QLocale().toInt(text)

    def _shown(self, value: int) -> str:
        """Return a value as sentences show it."""
        return QLocale().toString(value)

    def _takes(self, number: int) -> bool:
        in_step = (number - self._values.start) % self._values.step == 0
        return in_step and self.minimum() <= number <= self.maximum()

    def _typed(self, text: str) -> str:
        """Return the text without the unit behind it."""
        return text.removesuffix(self.suffix()).strip()

    def _nearest(self, text: str) -> int | None:
        """Return the nearest number for one between two steps; None for any other text."""
        number, known = self._read(text)
        if not known or not self.minimum() <= number <= self.maximum():
            return None
        start, step = self._values.start, self._values.step
        return min(start + (number - start + step // 2) // step * step, self.maximum())

    def _why(self, text: str, nearest: int | None) -> str:
        if nearest is not None:
            return tr(
                "{typed} is not possible, only steps of {step}. The nearest is {nearest}.",
                typed=text,
                step=self._values.step,
                nearest=self._shown(nearest),
            )
        least, most = (self._shown(value) for value in (self.minimum(), self.maximum()))
        if self._values.step == 1:
            return tr(
                "{typed} is not possible. Choose {least} to {most}.",
                typed=text or "–",
                least=least,
                most=most,
            )
        return tr(
            "{typed} is not possible. Choose {least} to {most} in steps of {step}.",
            typed=text or "–",
            least=least,
            most=most,
            step=self._values.step,
        )


class TenthsBox(NumberBox):
    """Shows numbers with one decimal; its values are tenths."""

    def textFromValue(self, value: int) -> str:
        return self._shown(value)

    def _shown(self, value: int) -> str:
        return QLocale().toString(value / 10, "f", 1)

    def valueFromText(self, text: str) -> int:
        return self._read(self._typed(text))[0]

    def _read(self, text: str) -> tuple[int, bool]:
        number, known = QLocale().toDouble(text)
        return (round(10 * number), known) if math.isfinite(number) else (0, False)
