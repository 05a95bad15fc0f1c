"""The question for a picture of the board, for a file or the clipboard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtGui import QPageSize, QPalette
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox

from desktop.export.look import Look
from desktop.export.subject import Subject
from desktop.export.take_dialog import TakeDialog
from desktop.label import Label
from desktop.looks.icons import icon

if TYPE_CHECKING:
    from desktop.main_window import MainWindow

KIND = "picture"
USUAL = Look()
USUAL_PX = 1200
_SIZES_PX = (100, 6000)
PAPERS = {
    "A4": QPageSize.PageSizeId.A4,
    "A5": QPageSize.PageSizeId.A5,
    "Letter": QPageSize.PageSizeId.Letter,
}


class PictureDialog(TakeDialog):
    """Asks how a picture is to look; accepted, a file is to be asked for."""

    def __init__(self, window: MainWindow, subject: Subject) -> None:
        super().__init__(window, subject, KIND, "Save a picture", USUAL)
        self.clear = QCheckBox("Transparent around the board")
        self.clear.setChecked(is_transparent(self.kept))
        self.clear.toggled.connect(self.show_again)
        self.size_px = QSpinBox()
        self.size_px.setRange(*_SIZES_PX)
        self.size_px.setSingleStep(100)
        self.size_px.setSuffix(" px")
        self.size_px.setAccessibleName("Longer side")
        self.size_px.setValue(size_px(self.kept))
        self.paper = QComboBox()
        self.paper.setAccessibleName("Paper of a PDF")
        self.paper.addItems(list(PAPERS))
        self.paper.setCurrentText(self.kept.get("paper", "A4"))
        self.form.addRow("", self.clear)
        self.form.addRow("Longer side", self.size_px)
        self.form.addRow("Paper of a PDF", self.paper)
        self.column.insertWidget(
            1,
            Label("Saved as PNG, SVG or PDF, as the file’s name says.", role="quiet"),
        )
        self.go.setText("Save …")
        self.go.setIcon(icon("game.save", QPalette.ColorRole.HighlightedText))

    @property
    def transparent(self) -> bool:
        return self.clear.isChecked()

    def more_choices(self) -> dict[str, str]:
        return {
            "transparent": str(self.transparent),
            "size": str(self.size_px.value()),
            "paper": self.paper.currentText(),
        }


def is_transparent(kept: Mapping[str, str]) -> bool:
    """Whether transparency was chosen last."""
    return kept.get("transparent") == "True"


def size_px(kept: Mapping[str, str]) -> int:
    """The longer side that was chosen last."""
    text = kept.get("size", "")
    smallest, largest = _SIZES_PX
    return max(smallest, min(largest, int(text))) if text.isdecimal() else USUAL_PX
