"""A game as an animated GIF, and the dialog that makes it in the background."""

from __future__ import annotations

import dataclasses
import io
import queue
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot
from PySide6.QtGui import QImage, QPalette
from PySide6.QtWidgets import QProgressBar, QWidget

from desktop.export.export_dialog import ExportDialog
from desktop.export.export_source import ExportSource, PictureStyle
from desktop.export.picture_file import scene_image
from desktop.services.text import say, tr, tr_noop
from desktop.settings.settings import Settings
from desktop.theme.icons import icon
from desktop.widgets.controls import NumberBox, TenthsBox
from desktop.widgets.label import add_row
from rules.number import real_number, whole_number
from rules.translatable_text import error_text

if TYPE_CHECKING:
    from PIL import Image


_HELD = 3.0  # the last frame is shown this many times as long as the others,

_MIN_HELD_S = 2.0  # but at least this long

_AHEAD = 3  # frames painted in advance

_COLOURS = 255  # a GIF has 256, one of which marks unchanged pixels


@dataclasses.dataclass(frozen=True)
class AnimationOptions:
    """Which turns an animation shows, and how.

    Attributes:
        first, last: the turns after which it begins and ends; 0 is the start of the game.
        seconds: the time for each turn.
        longer_px: the longer side of a frame.
    """

    first: int
    last: int
    seconds: float = 1.0
    longer_px: int = 600

    def durations_ms(self) -> list[int]:
        """Return how long each frame is shown."""
        held = max(_HELD * self.seconds, _MIN_HELD_S)
        return [round(1000 * self.seconds)] * (self.last - self.first) + [round(1000 * held)]


class Animation(QObject):
    """Makes an animation. Delete it when it has finished, failed or been cancelled.

    Attributes:
        data: the content of the file, once finished.
        failure: why there is no file; "" if there is one.

    Signals:
        progressed(int): this many frames have been encoded.
        finished: ``data`` or ``failure`` is set.
    """

    progressed = Signal(int)
    finished = Signal()

    def __init__(
        self, source: ExportSource, style: PictureStyle, options: AnimationOptions, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.data = b""
        self.failure = ""
        self._cancelled = False
        self._source, self._style = source, style
        self._options = options
        self._scene = source.scene(style, self)
        # a few frames from the whole game determine the palette
        samples = sorted({options.first, (options.first + options.last) // 2, options.last})
        self._due = [*samples, *range(options.first, options.last + 1)]
        self._written = -len(samples)
        self._writer = _Writer(options.durations_ms(), len(samples), self)
        self._writer.took.connect(self._on_taken)
        self._writer.finished.connect(self._on_written)

    def start(self) -> None:
        self._writer.start(QThread.Priority.LowPriority)
        for _ in range(_AHEAD):
            QTimer.singleShot(0, self, self._paint_next)

    def cancel(self) -> None:
        """Stop without a file or a failure. Safe to call at any time."""
        self._cancelled = True
        self._due.clear()
        self._writer.cancel()
        self._writer.wait()

    def _paint_next(self) -> None:
        """Paint one frame; the event loop runs between two of them."""
        if not self._due:
            return
        turn = self._due.pop(0)
        try:
            self._source.after(turn, self._style).show_on(self._scene)
            image = scene_image(self._scene, self._options.longer_px)
        except MemoryError as error:
            self.failure = str(error)
            self._due.clear()
            self._writer.cancel()
            return
        self._writer.frames.put(image.convertToFormat(QImage.Format.Format_RGBX8888))

    @Slot()
    def _on_taken(self) -> None:
        self._written += 1
        if self._written > 0:
            self.progressed.emit(self._written)
        self._paint_next()

    @Slot()
    def _on_written(self) -> None:
        if self._cancelled:  # perhaps after the thread had ended: its signal was on the way
            return
        self.data = self._writer.data
        self.failure = self.failure or self._writer.failure
        self.finished.emit()


class _Writer(QThread):
    """Encodes the frames put into ``frames`` as a GIF; None ends it early.

    Signals:
        took: a frame was taken out.
    """

    took = Signal()

    def __init__(self, durations_ms: Sequence[int], samples: int, parent: QObject) -> None:
        """Only the palette is made from the first ``samples`` frames."""
        super().__init__(parent)
        self.frames: queue.SimpleQueue[QImage | None] = queue.SimpleQueue()
        self.data = b""
        self.failure = ""
        self._durations_ms, self._samples = list(durations_ms), samples

    def cancel(self) -> None:
        self.frames.put(None)

    def run(self) -> None:
        from PIL import Image  # late, here and below: only animations need it

        try:
            palette = _palette([self._next() for _ in range(self._samples)])
            frames = self._frames(palette)
            file = io.BytesIO()
            next(frames).save(
                file,
                "GIF",
                save_all=True,
                append_images=frames,
                duration=self._durations_ms,
                loop=0,
                optimize=False,
                disposal=1,
            )
            self.data = file.getvalue()
        except _CancelledError:
            pass
        except (MemoryError, OSError, ValueError, Image.DecompressionBombError) as error:
            self.failure = error_text(error)

    def _frames(self, palette: Image.Image) -> Iterator[Image.Image]:
        from PIL import Image

        for _ in self._durations_ms:
            yield self._next().quantize(palette=palette, dither=Image.Dither.NONE)

    def _next(self) -> Image.Image:
        from PIL import Image

        frame = self.frames.get()
        if frame is None:
            raise _CancelledError
        self.took.emit()
        size = (frame.width(), frame.height())
        return Image.frombytes("RGB", size, bytes(frame.constBits()), "raw", "RGBX")


class _CancelledError(Exception):
    """The animation was cancelled."""


def _palette(samples: Sequence[Image.Image]) -> Image.Image:
    """Return an image with the palette for all frames.

    Rare colours, such as those of marks, are kept; two rounds of averaging remove false tints from
    the others.
    """
    from PIL import Image

    width, height = samples[0].size
    together = Image.new("RGB", (width, height * len(samples)))
    for number, sample in enumerate(samples):
        together.paste(sample, (0, number * height))
    return together.quantize(
        _COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE
    )


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
        add_row(self.form, lambda: tr("From move"), self.first)
        add_row(self.form, lambda: tr("To move"), self.last)
        add_row(self.form, lambda: tr("Time per move"), self.tenths)
        add_row(self.form, lambda: tr("Longer side"), self.size_px)
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
