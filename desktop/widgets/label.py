"""Labels, with roles that the style sheet knows, and texts that a screen reader reads aloud."""

from __future__ import annotations

import bisect
import re
from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFormLayout, QLabel, QStyleOption, QWidget

from desktop.services.text import breakable, said, say, unbroken

_ONE_LINE = ("badge", "warning", "number", "title")
_BETWEEN_WORDS = re.compile("[ \n]+")  # where lines may break, unlike at a no-break space


class Label(QLabel):
    """Plain text, never read as HTML; long lines wrap, and so do words as long as no real one.

    The style sheet (``theme/style.py``) knows these roles: ``title``, a large heading; ``heading``
    and ``name``, semi-bold; ``quiet``, for what matters less; ``number`` and ``verdict``, large and
    bold; ``badge`` and ``warning``, on a coloured patch; ``refusal``, in the colour of refused
    moves; ``key``, of the keyboard. A badge, a warning, a number and a title do not wrap.
    """

    def __init__(self, text: str = "", *, role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", role)  # before the text, which makes screen readers ask for it
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(role not in _ONE_LINE)
        self.setText(text)

    def setText(self, text: str) -> None:
        selectable = self.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
        super().setText(text if selectable else breakable(text))  # what is copied stays whole

    def text(self) -> str:
        return unbroken(super().text())

    def show_text(self, text: str) -> None:
        """Show a text; "" hides the label."""
        self.setText(text)
        self.setVisible(bool(text))


class BalancedLabel(Label):
    """Breaks its lines so that they are about equally long, with no single word in the last."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        box = self.contentsRect()
        flags = self.alignment() | Qt.TextFlag.TextWordWrap
        option = QStyleOption()
        option.initFrom(self)
        painter = QPainter(self)
        self.style().drawItemText(
            painter,
            self._balanced(box),
            flags,
            option.palette,
            self.isEnabled(),
            self.text(),
            self.foregroundRole(),
        )
        painter.end()

    def _balanced(self, box: QRect) -> QRect:
        """Return the narrowest box with the same middle that needs no more lines."""
        widths = range(1, box.width() + 1)
        height = self._height(box.width())
        width = bisect.bisect_left(widths, True, key=lambda width: self._fits(width, height)) + 1
        return QRect(box.x() + (box.width() - width) // 2, box.y(), width, box.height())

    def _fits(self, width: int, height: int) -> bool:
        words = _BETWEEN_WORDS.split(self.text())
        widest = max(map(self.fontMetrics().horizontalAdvance, words))
        return width >= widest and self._height(width) <= height

    def _height(self, width: int) -> int:
        flags = Qt.TextFlag.TextWordWrap
        box = QRect(0, 0, width, 0)
        return self.fontMetrics().boundingRect(box, int(flags), self.text()).height()


class ScreenReaderLabel(QLabel):
    """Names a control for screen readers where the visible label is elsewhere.

    Qt names a list by its selected item, and finds a label only among the list's siblings.
    """

    def __init__(self, control: QWidget, text: str = "") -> None:
        super().__init__(text, control.parentWidget())
        self.setBuddy(control)
        self.hide()


class RefusalLabel(Label):
    """Hidden while there is nothing to refuse."""

    def __init__(self) -> None:
        super().__init__(role="refusal")
        self.hide()


def add_row(form: QFormLayout, text: Callable[[], str], field: QWidget, row: int = -1) -> None:
    """Insert a row with a field and its name; by default at the end.

    Screen readers, which do not all read the label, use the name unless the field has another one.
    """
    label = said(QLabel(), text)
    label.setBuddy(field)
    if not field.accessibleName() and field.focusPolicy() is not Qt.FocusPolicy.NoFocus:
        say(field.setAccessibleName, text)
    form.insertRow(row, label, field)


def announce(source: QWidget, text: str, *, urgent: bool = False) -> None:
    """Announce a text: at once if ``urgent``, otherwise after what is being read now."""
    if text and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(source, text)
        if urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)


def set_style_property(widget: QWidget, name: str, value: object, *parts: QWidget) -> None:
    """Set a property, and apply the style sheet again, which Qt does not do by itself.

    ``parts`` are widgets within this one whose style depends on it too.
    """
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    for each in (widget, *parts):
        each.style().unpolish(each)
        each.style().polish(each)
