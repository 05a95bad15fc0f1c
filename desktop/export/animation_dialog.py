"""The question for an animation, and its making: the window goes on, and Cancel ends it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QDoubleSpinBox, QProgressBar, QSpinBox, QWidget

from desktop.export.animation import Animation, Film
from desktop.export.look import Look
from desktop.export.subject import Subject
from desktop.export.take_dialog import TakeDialog
from desktop.label import add_row
from desktop.language.text import say, tr, tr_noop
from desktop.looks.icons import icon
from rules.number import real_number, whole_number

if TYPE_CHECKING:
    from desktop.main_window import MainWindow

_SIZES_PX = (120, 1600)
_USUAL_PX = 600
_SECONDS = (0.1, 10.0)


class AnimationDialog(TakeDialog):
    """Asks what is to be animated, and makes it.

    Attributes:
        data: the file, once it was accepted; ``failure``, why there is none.
    """

    def __init__(self, window: MainWindow, subject: Subject) -> None:
        super().__init__(
            window, subject, "animation", tr_noop("Save an animation – Oddments"), Look()
        )
        self.data, self.failure = b"", ""
        count = len(subject.nodes)
        self.first, self.last = _number(0, count, 0), _number(0, count, count)
        self.first.valueChanged.connect(self.last.setMinimum)
        self.last.valueChanged.connect(self.first.setMaximum)
        self.seconds = QDoubleSpinBox()
        self.seconds.setRange(*_SECONDS)
        self.seconds.setDecimals(1)
        self.seconds.setSingleStep(0.1)
        say(self.seconds.setSuffix, lambda: tr(" s"))
        seconds = real_number(self.kept.get("seconds", ""))
        self.seconds.setValue(1.0 if seconds is None else seconds)
        size = whole_number(self.kept.get("size", ""))
        self.size_px = _number(*_SIZES_PX, _USUAL_PX if size is None else size)
        self.size_px.setSingleStep(50)
        self.size_px.setSuffix(" px")
        self._add(lambda: tr("From after turn"), self.first)
        self._add(lambda: tr("To turn"), self.last)
        self._add(lambda: tr("A turn lasts"), self.seconds)
        self._add(lambda: tr("Longer side"), self.size_px)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        say(self.progress.setAccessibleName, lambda: tr("How much is made"))
        self.progress.hide()
        self.column.insertWidget(1, self.progress)
        say(self.go.setText, lambda: tr("Save …"))
        self.go.setIcon(icon("game.save", QPalette.ColorRole.HighlightedText))
        self.enable_choices()
        self._animation: Animation | None = None

    @property
    def whole(self) -> bool:
        return True

    def _add(self, name: Callable[[], str], field: QWidget) -> None:
        say(field.setAccessibleName, name)
        add_row(self.form, name, field)

    def more_choices(self) -> dict[str, str]:
        return {"seconds": str(self.seconds.value()), "size": str(self.size_px.value())}

    def make(self) -> None:
        """Make what is chosen; the dialog is accepted when there is a file or a failure."""
        film = Film(
            self.first.value(), self.last.value(), self.seconds.value(), self.size_px.value()
        )
        self.choices.setEnabled(False)
        self.go.setEnabled(False)
        self.progress.setRange(0, film.last - film.first + 1)
        self.progress.show()
        self._animation = Animation(self.subject, self.look, film, self)
        self._animation.progressed.connect(self.progress.setValue)
        self._animation.finished.connect(self._finish)
        self._animation.start()

    def _finish(self) -> None:
        assert self._animation is not None
        self.data, self.failure = self._animation.data, self._animation.failure
        self._animation = None
        self.accept()

    def done(self, result: int) -> None:
        if self._animation is not None:
            self._animation.cancel()
            self._animation = None
        super().done(result)


def _number(least: int, most: int, value: int) -> QSpinBox:
    field = QSpinBox()
    field.setRange(least, most)
    field.setValue(max(least, min(most, value)))
    return field
