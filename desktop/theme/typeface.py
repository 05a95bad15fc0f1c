"""The program's own typeface: a sans serif for texts and boards, a serif for headings."""

from __future__ import annotations

from importlib import resources

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

SANS, SERIF = "Oddments Sans", "Oddments Serif"
_FOLDER = resources.files("resources") / "fonts"
_FILES = tuple(
    f"Oddments{face}.ttf"
    for face in ("Sans-Regular", "Sans-SemiBold", "Sans-Bold", "Serif-SemiBold")
)


def use_typeface() -> None:
    """Make it that of all texts; letters that it lacks are those of the system's typeface.

    Where its files are missing or damaged, all are.
    """
    for name in _FILES:
        QFontDatabase.addApplicationFont(str(_FOLDER / name))
    if QFontDatabase.hasFamily(SANS):
        font = QApplication.font()
        font.setFamilies([SANS, *font.families()])
        QApplication.setFont(font)


def heading_families() -> list[str]:
    """Return the families of fonts for headings; the first one that has a letter serves for it."""
    own = [SERIF] if QFontDatabase.hasFamily(SERIF) else []
    return own + QApplication.font().families()
