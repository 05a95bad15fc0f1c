"""The dialog for saving a picture of the board."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QPageSize, QPalette
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from desktop.export.export_dialog import ExportDialog
from desktop.export.export_source import ExportSource, PictureStyle
from desktop.services.text import said, say, tr, tr_noop
from desktop.settings.settings import Settings
from desktop.theme.icons import icon
from desktop.widgets.controls import NumberBox
from desktop.widgets.label import Label, add_row
from rules.number import whole_number

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
        say(self.size_px.setAccessibleName, lambda: tr("Longer side"))
        self.paper = QComboBox()
        say(self.paper.setAccessibleName, lambda: tr("PDF paper size"))
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
