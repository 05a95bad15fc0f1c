"""The dialogs for pictures, animations and printing: what they share, and that for pictures."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QPageSize, QPalette, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QPushButton,
    QWidget,
)

from desktop.export.export_source import ON_SCREEN, ExportSource, PictureStyle
from desktop.export.picture_file import board_image
from desktop.painting.drawing import LAST_TURNS, Numbers
from desktop.services.text import said, say, tr, tr_noop
from desktop.settings.settings import Settings
from desktop.theme.icons import icon
from desktop.theme.themes import theme_titles
from desktop.widgets.controls import NumberBox
from desktop.widgets.label import Label, RefusalLabel, add_row
from desktop.widgets.layouts import FittingScrollArea, hbox, vbox
from desktop.widgets.windows import Dialog
from rules.number import whole_number

_PREVIEW_PX = 280
_NUMBERS = (Numbers.NONE, Numbers.LAST, Numbers.ALL)


class ExportDialog(Dialog):
    """Asks for the style of the board and shows a preview; remembers the choices.

    Attributes:
        choices, form: the rows of choices.
        theme, coordinates, numbers, last_turn, marks: the choices of every kind.
        go: the primary button.
        refusal: why a typed number is not possible.

    Signals:
        asked: export with the current choices.
    """

    asked = Signal()

    def __init__(
        self,
        source: ExportSource,
        settings: Settings,
        parent: QWidget,
        *,
        kind: str,
        title: str,
        default: PictureStyle,
    ) -> None:
        """``kind`` names the choices in the settings; ``title`` is the English window title."""
        super().__init__(parent)
        say(self.setWindowTitle, lambda: tr(title))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._settings, self._kind, self.source = settings, kind, source
        self.kept: Mapping[str, str] = self._settings.choices(kind)
        self._preview = Label()
        self.choices = QWidget()
        self.form = QFormLayout(self.choices)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.theme = QComboBox()
        self.coordinates = said(QCheckBox(), lambda: tr("Coordinates"))
        self.numbers = QComboBox()
        self.last_turn = said(QCheckBox(), lambda: tr("Mark the last move"))
        self.marks = said(QCheckBox(), lambda: tr("Marks and letters on cells"))
        self.go = QPushButton()
        self.go.setProperty("role", "primary")
        self.go.setDefault(True)
        self.go.clicked.connect(self._ask)
        self.refusal = RefusalLabel()
        self._numbers: list[NumberBox] = []
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._show_preview)
        self._fill()
        self._build()
        self._show(default.read(self.kept))

    @property
    def picture_style(self) -> PictureStyle:
        """The current choices."""
        return PictureStyle(
            theme=self.theme.currentData(),
            coordinates=self.coordinates.isChecked(),
            numbers=self.numbers.currentData(),
            last_turn=self.last_turn.isChecked(),
            marks=self.marks.isChecked(),
        )

    @property
    def transparent(self) -> bool:
        """Return whether the background is transparent."""
        return False

    @property
    def whole(self) -> bool:
        """Return whether earlier positions of the game are exported too."""
        return False

    def number(self, box: NumberBox, value: int) -> NumberBox:
        """Set the value of a number box, and show why a typed number is refused."""
        box.setValue(value)
        box.refused.connect(self.refusal.show_text)
        self._numbers.append(box)
        return box

    def _ask(self) -> None:
        if not any(number.focus_if_refused() for number in self._numbers):
            self.asked.emit()

    def more_choices(self) -> dict[str, str]:
        """Return the further choices of this dialog by name, to be remembered."""
        return {}

    def remember(self) -> None:
        self._settings.set_choices(
            self._kind, {**self.picture_style.texts(), **self.more_choices()}
        )

    def enable_choices(self) -> None:
        """Enable the choices that have an effect; subclasses call it at the end of ``__init__``."""
        played = self.source.has_turns()
        self.enable(self.numbers, played)
        self.enable(self.last_turn, played)
        self.enable(self.marks, self.source.has_marks(whole=self.whole))

    def enable(self, field: QWidget, enabled: bool) -> None:
        """Enable or disable a field and the label beside it."""
        field.setEnabled(enabled)
        label = self.form.labelForField(field)
        if label is not None:
            label.setEnabled(enabled)

    def show_again(self) -> None:
        """Schedule a repaint of the preview."""
        self._timer.start()

    def _fill(self) -> None:
        titles = {ON_SCREEN: tr("As in the window"), **theme_titles(self.source.themes)}
        for key, title in titles.items():
            self.theme.addItem(title, key)
        for numbers in _NUMBERS:
            self.numbers.addItem(_numbers_title(numbers), numbers)

    def _show(self, style: PictureStyle) -> None:
        self.theme.setCurrentIndex(max(0, self.theme.findData(style.theme)))
        self.numbers.setCurrentIndex(_NUMBERS.index(style.numbers))
        self.coordinates.setChecked(style.coordinates)
        self.last_turn.setChecked(style.last_turn)
        self.marks.setChecked(style.marks)
        for box in (self.theme, self.numbers):
            box.currentIndexChanged.connect(self.show_again)
        for tick in (self.coordinates, self.last_turn, self.marks):
            tick.toggled.connect(self.show_again)
        self.show_again()

    def _build(self) -> None:
        self._preview.setFixedSize(_PREVIEW_PX, _PREVIEW_PX)
        self._preview.setAlignment(Qt.AlignmentFlag.AlignCenter)
        say(self._preview.setAccessibleName, lambda: tr("Preview of the board"))
        add_row(self.form, lambda: tr("Theme"), self.theme)
        add_row(self.form, lambda: tr("Move numbers"), self.numbers)
        self.form.addRow("", self.coordinates)
        self.form.addRow("", self.last_turn)
        self.form.addRow("", self.marks)
        cancel = said(QPushButton(icon("game.close_window"), ""), lambda: tr("Cancel"))
        cancel.clicked.connect(self.reject)
        self.buttons = QDialogButtonBox()
        self.buttons.addButton(self.go, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(cancel, QDialogButtonBox.ButtonRole.RejectRole)
        preview = (self._preview, 0, Qt.AlignmentFlag.AlignTop)
        upper = hbox(preview, (FittingScrollArea(self.choices), 1), spacing=16)
        self.column = vbox(
            (upper, 1), self.refusal, self.buttons, on=self, spacing=12, margins=None
        )

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._timer.start()
        return super().event(event)

    def _show_preview(self) -> None:
        ratio = self.devicePixelRatioF()
        image = board_image(
            self.source,
            self.picture_style,
            round(_PREVIEW_PX * ratio),
            transparent=self.transparent,
        )
        image.setDevicePixelRatio(ratio)
        self._preview.setPixmap(QPixmap.fromImage(image))


def _numbers_title(numbers: Numbers) -> str:
    match numbers:
        case Numbers.NONE:
            return tr("None")
        case Numbers.LAST:
            return tr("Last %Ln move(s)", "", LAST_TURNS)
        case Numbers.ALL:
            return tr("All moves")


KIND = "picture"
DEFAULTS = PictureStyle()
DEFAULT_PX = 1200
_SIZES_PX = range(100, 6001)
PAPERS = {
    "A4": QPageSize.PageSizeId.A4,
    "A5": QPageSize.PageSizeId.A5,
    "Letter": QPageSize.PageSizeId.Letter,
}


class PictureDialog(ExportDialog):
    """Asks for the options of a picture file."""

    def __init__(self, source: ExportSource, settings: Settings, parent: QWidget) -> None:
        super().__init__(
            source,
            settings,
            parent,
            kind=KIND,
            title=tr_noop("Save a picture – Oddments"),
            default=DEFAULTS,
        )
        self.clear = said(QCheckBox(), lambda: tr("Transparent background"))
        self.clear.setChecked(is_transparent(self.kept))
        self.clear.toggled.connect(self.show_again)
        self.size_px = self.number(NumberBox(_SIZES_PX), size_px(self.kept))
        self.size_px.setSingleStep(100)
        self.size_px.setSuffix(" px")
        self.paper = QComboBox()
        for key in PAPERS:
            self.paper.addItem(tr("US letter") if key == "Letter" else key, key)
        self.paper.setCurrentIndex(max(0, self.paper.findData(self.kept.get("paper", "A4"))))
        self.form.addRow("", self.clear)
        add_row(self.form, lambda: tr("Longer side"), self.size_px)
        add_row(self.form, lambda: tr("PDF paper size"), self.paper)
        self.column.insertWidget(
            1,
            said(
                Label(role="quiet"),
                lambda: tr("Saved as PNG, SVG or PDF, depending on the file name."),
            ),
        )
        say(self.go.setText, lambda: tr("Save …"))
        self.go.setIcon(icon("game.save", QPalette.ColorRole.HighlightedText))
        self.enable_choices()

    @property
    def transparent(self) -> bool:
        return self.clear.isChecked()

    def more_choices(self) -> dict[str, str]:
        return {
            "transparent": str(self.transparent),
            "size": str(self.size_px.value()),
            "paper": self.paper.currentData(),
        }


def is_transparent(kept: Mapping[str, str]) -> bool:
    """Return whether a transparent background was chosen last."""
    return kept.get("transparent") == "True"


def size_px(kept: Mapping[str, str]) -> int:
    """Return the longer side chosen last, within the limits."""
    size = whole_number(kept.get("size", ""))
    return DEFAULT_PX if size is None else max(_SIZES_PX[0], min(_SIZES_PX[-1], size))
