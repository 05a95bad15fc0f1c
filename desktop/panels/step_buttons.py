"""Buttons for steps without a cell, such as passing; each can be pressed while it is legal."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QKeyCombination, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeySequence, QPalette, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.services.text import listed, say, tr, tr_noop
from desktop.settings.action import Action
from desktop.theme.icons import icon
from desktop.widgets.label import set_style_property
from desktop.widgets.layouts import FlowLayout, vbox
from rules.steps import SpecialStep

CAPTIONS = {  # with mnemonics, for the menu
    SpecialStep.SWAP: tr_noop("S&wap colours"),
    SpecialStep.PASS: tr_noop("&Pass"),
    SpecialStep.END: tr_noop("&End the move"),
    SpecialStep.CAPTURE: tr_noop("&Capture"),
    SpecialStep.KEEP: tr_noop("Do &not capture"),
}
_PRIMARY = (SpecialStep.END, SpecialStep.CAPTURE)
_ON_ACCENT = QPalette.ColorRole.HighlightedText


def step_id(step: SpecialStep) -> str:
    """Return the id of the action for a step."""
    return f"turn.{step.name.lower()}"


class _StepButton(QPushButton):
    def __init__(self, caption: str, point: Callable[[bool], object]) -> None:
        """``point`` is called when the mouse enters (True) or leaves the button."""
        super().__init__()
        self._point = point
        self._action: Action | None = None
        self._note = self._star = ""
        # after a click a frame would look like a choice
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        say(self._show_title, lambda: tr(caption).replace("&", ""))

    def _show_title(self, title: str) -> None:
        self.setAccessibleName(title)
        self._show_text()
        self._describe()

    def show_key_of(self, action: Action) -> None:
        self._action = action
        action.changed.connect(self._show_text)
        self._show_icon()
        self._show_text()

    def _show_icon(self) -> None:
        if self._action is not None:
            stands_out = self.property("role") == "primary" and self.isEnabled()
            role = _ON_ACCENT if stands_out else QPalette.ColorRole.ButtonText
            self.setIcon(icon(self._action.id, role))

    def has_hidden_key(self, key: QKeyCombination) -> bool:
        """Return whether this is a key of its action, which does not react while it is hidden."""
        action = self._action
        return (
            action is not None
            and not action.isVisible()
            and QKeySequence(key) in action.shortcuts()
        )

    def annotate(self, note: str, star: str) -> None:
        """Show a note and a star behind the text, as far as there is room."""
        if (note, star) != (self._note, self._star):
            self._note, self._star = note, star
            self._show_text()
            self._describe()

    def _show_text(self) -> None:
        name, key = self.accessibleName(), self._action.key_text if self._action else ""
        self.setToolTip(f"{name}  ({key})" if key else "")
        ends = (f"  ({key})" * bool(key) + self._note, self._note, "")
        texts = [f"{name}{end}{self._star}" for end in ends]
        room = self.width() - self.sizeHint().width()
        fits = [text for text in texts if self._advance(text) - self._advance(name) <= room]
        text = (fits or texts[-1:])[0]
        if text != self.text():
            self.setText(text)

    def _advance(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text)

    def sizeHint(self) -> QSize:
        """Return the size of the bare name: what comes and goes behind it moves no button."""
        hint = super().sizeHint()
        more = self._advance(self.text()) - self._advance(self.accessibleName())
        return QSize(hint.width() - more, hint.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def show_asked(self, asked: bool) -> None:
        """Set whether it stands out, by its border and its bold text."""
        if asked != bool(self.property("asked")):
            set_style_property(self, "asked", asked)
            self._describe()

    def _describe(self) -> None:
        """Describe a button for screen readers: its note, and whether a lesson asks for it."""
        asked = tr("asked for") if self.property("asked") else ""
        note = self._note.strip(" \N{EM DASH}")
        self.setAccessibleDescription(listed([text for text in (asked, note) if text]))

    def event(self, event: QEvent) -> bool:
        """Report a click also while the button is disabled: the page shows why."""
        if event.type() == QEvent.Type.MouseButtonPress and not self.isEnabled():
            self.clicked.emit()
        return super().event(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._point(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._point(False)
        super().leaveEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self._show_icon()
            if self.underMouse():
                self._point(self.isEnabled())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_text()


class StepButtons(QWidget):
    """All buttons. Some have a place of their own; the others are visible while they are offered.

    Signals:
        pressed(int): the button of this step was pressed.
        pointed(int): the step whose button is under the mouse, -1 for none.
    """

    pressed = Signal(int)
    pointed = Signal(int)

    def __init__(self, placed: Sequence[SpecialStep] = ()) -> None:
        """``placed``: the steps whose buttons stay where they are, side by side if they fit."""
        super().__init__()
        self._placed = placed
        self.buttons: dict[SpecialStep, _StepButton] = {}
        for step, caption in CAPTIONS.items():
            button = _StepButton(caption, functools.partial(self._point, step))
            if step in _PRIMARY:
                button.setProperty("role", "primary")
            button.clicked.connect(lambda _checked=False, step=step: self.pressed.emit(int(step)))
            if step not in placed:
                button.hide()
            self.buttons[step] = button
        row = FlowLayout(*[self.buttons[step] for step in placed])
        vbox(*[each for step, each in self.buttons.items() if step not in placed], row, on=self)
        if not placed:
            self.hide()

    def _point(self, step: SpecialStep, entered: bool) -> None:
        self.pointed.emit(int(step) if entered and self.buttons[step].isEnabled() else -1)

    def show_keys_of(self, actions: Mapping[str, Action]) -> None:
        """Show the keys of the corresponding actions, now and whenever they change."""
        for step, button in self.buttons.items():
            button.show_key_of(actions[step_id(step)])

    def hidden_step(self, key: QKeyCombination) -> SpecialStep | None:
        """Return the step that a key is for, if the menus do not show it; None for any other."""
        buttons = self.buttons.items()
        return next((step for step, button in buttons if button.has_hidden_key(key)), None)

    def annotate(self, notes: Mapping[SpecialStep, str], best: SpecialStep | None) -> None:
        """Show notes on the buttons of steps, and mark the best step."""
        for step, button in self.buttons.items():
            star = "  \N{BLACK STAR}" if step is best else ""
            note = f"  \N{EM DASH} {notes[step]}" if step in notes else ""
            button.annotate(note, star)

    def ask_for(self, asked: SpecialStep | None) -> None:
        """Let the button stand out that a lesson asks for."""
        for step, button in self.buttons.items():
            button.show_asked(step is asked)

    def title(self, step: int) -> str:
        """Return the text of the button of a step."""
        return self.buttons[SpecialStep(step)].accessibleName()

    def offer(self, steps: Sequence[SpecialStep]) -> None:
        """Let the buttons of exactly these steps be pressed."""
        for step, button in self.buttons.items():
            button.setEnabled(step in steps)
            button.setVisible(step in steps or step in self._placed)
        self.setVisible(bool(steps or self._placed))
