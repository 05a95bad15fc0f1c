"""The dialog that makes an animation in the background; Cancel ends it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QProgressBar, QWidget

from desktop.export.animation import Animation, AnimationOptions
from desktop.export.export_dialog import ExportDialog
from desktop.export.export_source import ExportSource
from desktop.export.picture_style import PictureStyle
from desktop.i18n.text import say, tr, tr_noop
from desktop.settings.settings import Settings
from desktop.theme.icons import icon
from desktop.widgets.label import add_row
from desktop.widgets.number_box import NumberBox, TenthsBox
from rules.number import real_number, whole_number

_SIZES_PX = range(120, 1601)
_DEFAULT_PX = 600
_TENTHS = range(1, 101)  # of a second


class AnimationDialog(ExportDialog):
    """Asks for the options of an animation, and makes it.

    Attributes:
        data: the content of the file, once the dialog is accepted.
        failure: why there is no file; "" if there is one.
    """

    def __init__(self, source: ExportSource, settings: Settings, parent: QWidget) -> None:
        super().__init__(
            source,
            settings,
            parent,
            kind="animation",
            title=tr_noop("Save an animation – Oddments"),
            default=PictureStyle(),
        )
        self.data, self.failure = b"", ""
        count = len(source.nodes)
        turns = range(count + 1)
        self.first = self.number(NumberBox(turns), 0)
        self.last = self.number(NumberBox(turns), count)
        self.first.valueChanged.connect(self.last.setMinimum)
        self.last.valueChanged.connect(self.first.setMaximum)
        seconds = real_number(self.kept.get("seconds", ""))
        self.tenths = self.number(TenthsBox(_TENTHS), _tenths(1.0 if seconds is None else seconds))
        say(self.tenths.setSuffix, lambda: tr(" s"))
        size = whole_number(self.kept.get("size", ""))
        self.size_px = self.number(NumberBox(_SIZES_PX), _DEFAULT_PX if size is None else size)
        self.size_px.setSingleStep(50)
        self.size_px.setSuffix(" px")
        self._add(lambda: tr("From move"), self.first)
        self._add(lambda: tr("To move"), self.last)
        self._add(lambda: tr("Time per move"), self.tenths)
        self._add(lambda: tr("Longer side"), self.size_px)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        say(self.progress.setAccessibleName, lambda: tr("Progress"))
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
        return {"seconds": str(self.tenths.value() / 10), "size": str(self.size_px.value())}

    def make(self) -> None:
        """Make the animation; the dialog is accepted once there is a file or a failure."""
        options = AnimationOptions(
            self.first.value(), self.last.value(), self.tenths.value() / 10, self.size_px.value()
        )
        self.choices.setEnabled(False)
        self.go.setEnabled(False)
        self.progress.setRange(0, options.last - options.first + 1)
        self.progress.show()
        self._animation = Animation(self.source, self.picture_style, options, self)
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


def _tenths(seconds: float) -> int:
    return round(10 * max(_TENTHS[0] / 10, min(_TENTHS[-1] / 10, seconds)))
