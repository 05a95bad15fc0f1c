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


def use_typeface(*, own: bool = True) -> None:
    """Make it that of all texts, or else the system's, which always has the letters it lacks.

    Where its files are missing or damaged, all texts are in the system's.
    """
    if own and not QFontDatabase.hasFamily(SANS):
        for name in _FILES:
            QFontDatabase.addApplicationFont(str(_FOLDER / name))
    font = QApplication.font()
    systems = [family for family in font.families() if family != SANS]
    font.setFamilies([SANS, *systems] if own and QFontDatabase.hasFamily(SANS) else systems)
    QApplication.setFont(font)


def heading_families() -> list[str]:
    """Return the families of fonts for headings; the first one that has a letter serves for it."""
    families = QApplication.font().families()
    return [SERIF, *families] if SANS in families else families
