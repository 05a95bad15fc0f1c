"""Controls: buttons, boxes for numbers, a slider, a list of engines."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QLocale, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCursor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPalette,
    QValidator,
    QWindow,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QPushButton,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QToolButton,
    QWidget,
)

from desktop.services.text import say, tr, with_key
from desktop.theme.icons import icon
from desktop.widgets.label import announce


class IconButton(QToolButton):
    """Shows a picture. ``title`` is English; the tool tip names ``key``, which does the same."""

    def __init__(self, picture: str, title: str, key: str = "") -> None:
        super().__init__()
        self.setIcon(icon(picture))
        self._title, self._key = title, key
        say(self._report, self._text)

    def call(self, title: str) -> None:
        """Change the title, which is English."""
        self._title = title
        self._report(self._text())

    def _text(self) -> str:
        return with_key(tr(self._title), self._key)

    def _report(self, text: str) -> None:
        self.setToolTip(text)
        self.setAccessibleName(text)


def primary_button(icon_name: str = "engine.go_on") -> QPushButton:
    """Return the button of what most people will want next, with an icon and no text yet."""
    button = QPushButton(icon(icon_name, QPalette.ColorRole.HighlightedText), "")
    button.setProperty("role", "primary")
    return button


def link_button() -> QPushButton:
    """Return a button without text yet that looks like a link."""
    button = QPushButton()
    button.setProperty("role", "link")
    return button


class FoldButton(QToolButton):
    """Shows and hides a part of a page, which is hidden at first; an arrow shows which."""

    def __init__(self, part: QWidget) -> None:
        super().__init__()
        self.setProperty("role", "fold")
        self.setCheckable(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.toggled.connect(part.setVisible)
        self.toggled.connect(self._turn)
        part.hide()
        self._turn(is_open=False)

    def _turn(self, is_open: bool) -> None:
        self.setIcon(icon("fold" if is_open else "unfold"))


_Type = QEvent.Type


GUARD_SECONDS = 0.5


class ClickGuard(QObject):
    """Stops for half a second, after a page has changed, what was meant for what was there before.

    What plays or ends a game asks ``stops`` first. Where the last click was, the guard stops clicks
    on anything: that click may have put something else there.
    """

    def __init__(
        self, page: QWidget, now: Callable[[], float], on_stop: Callable[[], object]
    ) -> None:
        """``now`` returns seconds; ``on_stop`` is called when something was stopped."""
        super().__init__(page)
        self._page, self._now, self._on_stop = page, now, on_stop
        self._since = -math.inf
        self._window: QWindow | None = None  # the one whose clicks are watched
        self._clicked = QPointF()  # where the last click was, on the screen

    def begin(self) -> None:
        """Begin the half second: the page has changed."""
        self._since = self._now()

    def begin_at_mouse(self) -> None:
        """Begin it where the mouse is: a click there may have shown the page."""
        self.begin()
        if self._page.window().windowHandle() is not None:
            self._follow(QPointF(QCursor.pos()))

    @property
    def _is_on(self) -> bool:
        return self._now() - self._since < GUARD_SECONDS

    def stops(self) -> bool:
        """Return whether what was pressed must have no effect, and report it."""
        if self._is_on:
            self._on_stop()
        return self._is_on

    def watch(self, *widgets: QWidget) -> None:
        """Watch for clicks on these widgets, which may change the page."""
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._window:
            if isinstance(event, QMouseEvent) and event.type() == _Type.MouseButtonRelease:
                self._follow(event.globalPosition())
            return False
        if event.type() == _Type.Leave:
            self._end()
        if not isinstance(event, QMouseEvent):
            return False
        moved = (event.globalPosition() - self._clicked).manhattanLength()
        away = moved >= QApplication.startDragDistance() or not self._page.isVisible()
        if away or not self._is_on:
            self._end()
            return False
        if event.type() == _Type.MouseButtonPress:
            at = self._page.mapFromGlobal(event.globalPosition().toPoint())
            if isinstance(self._page.childAt(at), QAbstractButton):
                self._on_stop()
        return event.type() != _Type.MouseMove

    def _follow(self, clicked: QPointF) -> None:
        self._end()
        self._clicked = clicked
        self._window = self._page.window().windowHandle()
        self._window.installEventFilter(self)

    def _end(self) -> None:
        if self._window is not None:
            self._window.removeEventFilter(self)
        self._window = None


# the focus comes back: a half-typed number can be completed
_PASSING = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)


_TEXT_PX = 6  # from the left edge of a box for numbers


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
        self.lineEdit().setTextMargins(_TEXT_PX, 0, 0, 0)  # which no style sheet can set

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
        return QLocale().toInt(text)

    def _shown(self, value: int) -> str:
        return QLocale().toString(value)

    def _takes(self, number: int) -> bool:
        in_step = (number - self._values.start) % self._values.step == 0
        return in_step and self.minimum() <= number <= self.maximum()

    def _typed(self, text: str) -> str:
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


class Slider(QSlider):
    """Lies horizontally; the left button moves it as Qt's middle button does."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Jump to the clicked value, from where the slider can be dragged on."""
        if event.button() is not Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        middle = QMouseEvent(
            event.type(),
            event.position(),
            event.globalPosition(),
            Qt.MouseButton.MiddleButton,
            Qt.MouseButton.MiddleButton,
            event.modifiers(),
        )
        super().mousePressEvent(middle)


_LETTERS = 12  # of a name that are always in sight


class EngineBox(QComboBox):
    """Our own engine comes first."""

    def __init__(self, engines: Sequence[str] = ()) -> None:
        """``engines`` are the names of the others."""
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_LETTERS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.addItem("")
        self.offer(engines)
        say(lambda own: self.setItemText(0, own), lambda: tr("Oddments’ own"), self)

    @property
    def name(self) -> str:
        """The name of the engine that is chosen; "" for our own."""
        return self.currentText() if self.currentIndex() > 0 else ""

    @property
    def has_choice(self) -> bool:
        """Whether there is another engine."""
        return self.count() > 1

    def offer(self, engines: Sequence[str]) -> None:
        """Offer these engines beside our own; one that is still there stays chosen."""
        if list(engines) == [self.itemText(at) for at in range(1, self.count())]:
            return
        name = self.name
        while self.count() > 1:
            self.removeItem(self.count() - 1)
        self.addItems(list(engines))
        self.choose(name)

    def choose(self, name: str) -> None:
        """Choose an engine, our own if there is none of this name."""
        at = self.findText(name) if name else 0
        self.setCurrentIndex(max(0, at))
