"""The tool bar below the board while clicks mark cells."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QWidget

from desktop.i18n.text import tr_noop
from desktop.notes.mark_tool import MarkTool
from desktop.widgets.buttons import IconButton

# [tool] -> its icon and its title
_TOOLS = {
    MarkTool.TRIANGLE: ("mark.triangle", tr_noop("Triangles")),
    MarkTool.SQUARE: ("mark.square", tr_noop("Squares")),
    MarkTool.CIRCLE: ("mark.circle", tr_noop("Circles")),
    MarkTool.CROSS: ("mark.cross", tr_noop("Crosses")),
    MarkTool.LETTER: ("mark.letter", tr_noop("Letters: A, B, C …")),
    MarkTool.NUMBER: ("mark.number", tr_noop("Numbers: 1, 2, 3 …")),
}


class MarkBar(QFrame):
    """A button for each kind of mark; one of them is selected.

    Attributes:
        tool: the selected kind.
        buttons: [tool] -> its button.
        clear, done: the buttons at the end.

    Signals:
        cleared: remove all marks of the current position.
        closed: the user has finished marking.
    """

    cleared = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "notes")
        self.tool = MarkTool.TRIANGLE
        self.buttons: dict[MarkTool, IconButton] = {}
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 5, 6, 5)
        row.setSpacing(4)
        for number, (tool, (picture, title)) in enumerate(_TOOLS.items(), 1):
            button = IconButton(picture, title, str(number))
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, tool=tool: self.take(tool))
            self._group.addButton(button)
            self.buttons[tool] = button
            row.addWidget(button)
        row.addStretch()
        self.clear = IconButton("mark.clear", tr_noop("Remove all marks here"))
        self.done = IconButton("close", tr_noop("Stop marking"), "Esc")
        self.clear.clicked.connect(self.cleared)
        self.done.clicked.connect(self.closed)
        row.addWidget(self.clear)
        row.addWidget(self.done)
        self.take(self.tool)
        self.hide()

    def take(self, tool: MarkTool) -> None:
        """Select this kind of mark."""
        self.tool = tool
        self.buttons[tool].setChecked(True)
