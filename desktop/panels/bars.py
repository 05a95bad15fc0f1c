"""The bars below the board: one to mark cells with clicks, and one to find words in notes."""

from __future__ import annotations

import functools
from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QLineEdit,
    QSizePolicy,
    QWidget,
)

from desktop.panels.mark_tool import MarkTool
from desktop.services.text import say, tr, tr_noop
from desktop.widgets.controls import IconButton
from desktop.widgets.keys import OwnKeys
from desktop.widgets.label import Label
from desktop.widgets.layouts import FlowLayout, hbox, vbox

# [tool] -> its icon and its title
_TOOLS = {
    MarkTool.TRIANGLE: ("mark.triangle", tr_noop("Triangles")),
    MarkTool.SQUARE: ("mark.square", tr_noop("Squares")),
    MarkTool.CIRCLE: ("mark.circle", tr_noop("Circles")),
    MarkTool.CROSS: ("mark.cross", tr_noop("Crosses")),
    MarkTool.LETTER: ("mark.letter", tr_noop("Letters: A, B, C …")),
    MarkTool.NUMBER: ("mark.number", tr_noop("Numbers: 1, 2, 3 …")),
    MarkTool.ARROW: ("mark.arrow", tr_noop("Arrows: click both ends")),
}


class MarkBar(QFrame):
    """A button for each kind of mark; one of them is selected."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "notes")
        self.tool = MarkTool.TRIANGLE
        self.buttons: dict[MarkTool, IconButton] = {}
        self._group = QButtonGroup(self)
        for number, (tool, (picture, title)) in enumerate(_TOOLS.items(), 1):
            button = IconButton(picture, title, str(number))
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, tool=tool: self.take(tool))
            self._group.addButton(button)
            self.buttons[tool] = button
        self.clear = IconButton("mark.clear", tr_noop("Remove all marks here"))
        self.done = IconButton("close", tr_noop("Stop marking"), "Esc")
        tools = self.buttons.values()
        hbox(*tools, None, self.clear, self.done, on=self, spacing=4, margins=(8, 4, 8, 4))
        self.take(self.tool)
        self.hide()

    def take(self, tool: MarkTool) -> None:
        """Select this kind of mark."""
        self.tool = tool
        self.buttons[tool].setChecked(True)


_WAIT_MS = 120  # after the last keystroke, before the game is searched


class FindBar(QFrame):
    """A field for the words, the number of matches, and buttons to go through them."""

    def __init__(
        self,
        search: Callable[[], object],
        go: Callable[[int], object],
        close: Callable[[], object],
    ) -> None:
        """Take what is called when the words have changed, to go to a match, and at the end.

        ``go`` takes 1 for the next match, -1 for the previous one.
        """
        super().__init__()
        self.setProperty("role", "notes")
        self._search, self._go = search, go
        self.field = _FindField()
        back, on = functools.partial(self._go_on, -1), functools.partial(self._go_on, 1)
        enter = {"Return": on, "Enter": on, "Shift+Return": back, "Shift+Enter": back}
        OwnKeys(self.field, {**enter, "Esc": close})
        say(self.field.setPlaceholderText, lambda: tr("Find in notes"))
        say(self.field.setToolTip, lambda: tr("Find in comments, titles and labels"))
        say(self.field.setAccessibleName, lambda: tr("Find in comments, titles and labels"))
        self._matches = Label(role="quiet")
        self._matches.setWordWrap(False)
        self.previous_button = IconButton("turn.previous", tr_noop("Previous match"), "Shift+F3")
        self.next_button = IconButton("turn.next", tr_noop("Next match"), "F3")
        self.close_button = IconButton("close", tr_noop("Close the search"), "Esc")
        self._timer = QTimer(self, singleShot=True, interval=_WAIT_MS)
        line = QWidget()
        buttons = (self.previous_button, self.next_button, self.close_button)
        hbox((self.field, 1), *buttons, on=line, spacing=4)
        line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        # where they do not fit side by side, the result has its own line
        parts = FlowLayout(line, self._matches, spacing=4)
        vbox(parts, on=self, margins=(8, 4, 8, 4))
        self._timer.timeout.connect(search)
        self.field.textChanged.connect(lambda: self._timer.start())
        self.previous_button.clicked.connect(lambda: back())
        self.next_button.clicked.connect(lambda: on())
        self.close_button.clicked.connect(close)
        self.hide()

    @property
    def words(self) -> str:
        return self.field.text()

    @property
    def result_text(self) -> str:
        """The number of matches, as shown next to the field."""
        return self._matches.text()

    def open(self) -> None:
        """Show the bar with the last words selected."""
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def show_found(self, text: str, *, any_found: bool) -> None:
        """Show how many matches there are and which one is current."""
        self._matches.setText(text)
        self.field.setAccessibleDescription(text)
        for button in (self.previous_button, self.next_button):
            button.setEnabled(any_found)

    def _go_on(self, step: int) -> None:
        if self._timer.isActive():
            self._timer.stop()
            self._search()  # for the words as typed so far
        self._go(step)


class _FindField(QLineEdit):
    """Grows where there is room, from that of its placeholder text."""

    def minimumSizeHint(self) -> QSize:
        hint, metrics = super().minimumSizeHint(), self.fontMetrics()
        text = metrics.horizontalAdvance(self.placeholderText())
        hint.setWidth(hint.width() - metrics.maxWidth() + text + metrics.averageCharWidth())
        return hint

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()
