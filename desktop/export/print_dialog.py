"""The dialog for printing, and the preview of the pages."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from desktop.export.export_dialog import ExportDialog
from desktop.export.export_source import ExportSource, PictureStyle
from desktop.export.picture_file import PER_PAGE, Sheet, paint_sheet
from desktop.services.text import said, say, tr, tr_noop
from desktop.settings.settings import Settings
from desktop.theme.icons import icon
from desktop.widgets.controls import NumberBox
from desktop.widgets.label import add_row
from rules.number import whole_number

_WHOLE = "whole"


class PrintDialog(ExportDialog):
    """Asks for a ``Sheet``."""

    def __init__(self, source: ExportSource, settings: Settings, parent: QWidget) -> None:
        super().__init__(
            source,
            settings,
            parent,
            kind="print",
            title=tr_noop("Print – Oddments"),
            default=PictureStyle(theme="print"),
        )
        default = Sheet()
        self.what = QComboBox()
        self.what.addItem(tr("The current board"), "")
        self.what.addItem(tr("The game in diagrams"), _WHOLE)
        every = whole_number(self.kept.get("every", "")) or default.every
        self.every = self.number(NumberBox(range(1, 101)), max(1, min(100, every)))
        self.every.valueChanged.connect(self._show_unit)
        self.per_page = QComboBox()
        for count in PER_PAGE:
            self.per_page.addItem(str(count), count)
        self.turns = said(QCheckBox(), lambda: tr("List all moves"))
        add_row(self.form, lambda: tr("Content"), self.what, 0)
        add_row(self.form, lambda: tr("Diagram every"), self.every)
        add_row(self.form, lambda: tr("Diagrams per page"), self.per_page)
        self.form.addRow("", self.turns)
        self.what.setCurrentIndex(max(0, self.what.findData(self.kept.get("what", ""))))
        per_page = whole_number(self.kept.get("a_page", ""))
        found = self.per_page.findData(per_page) if per_page in PER_PAGE else -1
        self.per_page.setCurrentIndex(found if found >= 0 else PER_PAGE.index(default.per_page))
        self.turns.setChecked(self.kept.get("turns", str(default.turns)) == "True")
        self.what.currentIndexChanged.connect(self.enable_choices)
        self.enable_choices()
        self._show_unit()
        say(self.go.setText, lambda: tr("Preview …"))
        self.go.setIcon(icon("game.print", QPalette.ColorRole.HighlightedText))

    @property
    def whole(self) -> bool:
        return bool(self.what.currentData() == _WHOLE)

    @property
    def sheet(self) -> Sheet:
        """The current choices."""
        return Sheet(
            whole=self.whole,
            every=self.every.value(),
            per_page=self.per_page.currentData(),
            turns=self.turns.isChecked(),
        )

    def more_choices(self) -> dict[str, str]:
        sheet = self.sheet
        return {
            "what": self.what.currentData(),
            "every": str(sheet.every),
            "a_page": str(sheet.per_page),
            "turns": str(sheet.turns),
        }

    def _show_unit(self) -> None:
        unit = tr("move(s)", "", self.every.value())
        self.every.setSuffix(f" {unit}")

    def enable_choices(self) -> None:
        super().enable_choices()
        played = self.source.has_turns()
        self.enable(self.every, self.whole and played)
        self.enable(self.per_page, self.whole)
        self.enable(self.turns, self.whole and played)


class PrintPreview(QPrintPreviewDialog):
    """Shows the pages, and prints them."""

    def __init__(
        self, window: QWidget, source: ExportSource, style: PictureStyle, sheet: Sheet
    ) -> None:
        self._paper = QPrinter(QPrinter.PrinterMode.HighResolution)
        self._paper.setDocName(source.title)
        super().__init__(self._paper, window)
        say(self.setWindowTitle, lambda: tr("Print – Oddments"))
        self.resize(window.size())  # Qt's own is too narrow for its buttons
        self.paintRequested.connect(lambda to: print_on(to, source, style, sheet))


def print_on(printer: QPrinter, source: ExportSource, style: PictureStyle, sheet: Sheet) -> bool:
    """Paint all pages. Returns whether the printer accepted them."""
    painter = QPainter()
    if not painter.begin(printer):
        return False
    page = printer.pageRect(QPrinter.Unit.DevicePixel)
    paint_sheet(
        painter, QRectF(0, 0, page.width(), page.height()), printer.newPage, source, style, sheet
    )
    return painter.end()
