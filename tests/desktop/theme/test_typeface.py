"""The program's own typeface: what is written in it, what it covers, and what it is made of."""

import re
import shutil
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.help.components import components
from desktop.painting import mark_shapes
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.theme import typeface
from desktop.theme.style import style_sheet
from desktop.theme.themes import LIGHT, Themes
from desktop.theme.typeface import SANS, SERIF, heading_families, use_typeface

ROOT = Path(__file__).parents[3]
FILES = sorted((ROOT / "resources/fonts").glob("*.ttf"))
TEXTS = ("resources/languages/*.ts", "resources/**/*.md", "desktop/**/*.py")
NO_GLYPHS = ("Cf", "Zl", "Zp", "Co")  # control characters, ends of lines
DIGITS_IN_CIRCLES = tuple(map(chr, range(0x2460, 0x2469)))  # of sides


def shown_characters() -> set[str]:
    """Return the characters of all texts but the letters of other scripts."""
    found = set(DIGITS_IN_CIRCLES)
    for pattern in TEXTS:
        for file in ROOT.glob(pattern):
            text = file.read_text("utf-8")
            found.update(text, map(unicodedata.lookup, re.findall(r"\\N\{([A-Z ]+)\}", text)))
    return {each for each in found if each >= " " and _has_own_glyph(each)}


def _has_own_glyph(character: str) -> bool:
    kind = unicodedata.category(character)
    ours = kind[0] != "L" or unicodedata.name(character).startswith("LATIN")
    return ours and kind not in NO_GLYPHS and not unicodedata.name(character).startswith("OBJECT")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_face_has_the_letters_of_all_languages_and_all_symbols(
    file: Path, qapp: QApplication
) -> None:
    face, shown = QRawFont(str(file), 16.0), shown_characters()
    assert {"a", "ß", "œ", "✓", "→", "★", "③"} < shown
    assert not [each for each in shown if not face.supportsCharacter(ord(each))]


def test_it_is_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < 400_000


def test_texts_boards_and_headings_are_written_in_it(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(style_sheet(LIGHT))
    plain, heading = QLabel("x", window), QLabel("x", window)
    heading.setProperty("role", "heading")
    for label in (plain, heading):
        label.ensurePolished()
    fonts = (plain.font(), heading.font(), mark_shapes.font(12, True))
    assert [QFontInfo(font).family() for font in fonts] == [SANS, SERIF, SANS]
    assert [QFontInfo(font).weight() for font in fonts] == [400, 600, 700]


@pytest.mark.parametrize("weight", [400, 600, 700])
def test_figures_have_one_width_and_like_letters_differ(weight: int) -> None:
    font = QFont(SANS, 20)
    font.setWeight(QFont.Weight(weight))
    metrics = QFontMetricsF(font)
    assert len({metrics.horizontalAdvance(digit) for digit in "0123456789"}) == 1
    assert len({metrics.tightBoundingRect(each).width() for each in "lI1"}) == 3


@pytest.fixture
def _no_typeface(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Let the files be looked for in an empty folder."""
    font = QApplication.font()
    QApplication.setFont(QFont(font.families()[1:]))
    QFontDatabase.removeAllApplicationFonts()
    monkeypatch.setattr(typeface, "_FOLDER", tmp_path)
    yield
    monkeypatch.undo()
    use_typeface()
    QApplication.setFont(font)


@pytest.mark.usefixtures("_no_typeface")
@pytest.mark.parametrize("damaged", [False, True])
def test_the_systems_typeface_stays_without_its_files(tmp_path: Path, damaged: bool) -> None:
    if damaged:
        for file in FILES:
            shutil.copy(__file__, tmp_path / file.name)
    before = QApplication.font()
    use_typeface()
    assert QApplication.font() == before
    assert heading_families() == before.families()


def test_the_systems_typeface_can_be_chosen(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    appearance = Appearance(settings, Themes(tmp_path), settings)
    request.addfinalizer(use_typeface)
    own = QApplication.font().families()
    assert SERIF in appearance.sheet
    settings.system_typeface = True
    assert QApplication.font().families() == heading_families() == own[1:]
    assert SERIF not in appearance.sheet
    settings.system_typeface = False
    assert QApplication.font().families() == own
    assert SERIF in appearance.sheet


def test_its_authors_and_their_licence_are_listed() -> None:
    parts = [part for part in components() if part.licence == "OFL-1.1"]
    assert [part.name for part in parts] == ["Figtree", "Fraunces", "Inter"]
    for part in parts:
        ((_title, text),) = part.texts
        assert re.search(rf"^Copyright \d+ The {part.name} Project Authors", text, re.MULTILINE)
        assert "SIL OPEN FONT LICENSE Version 1.1" in text
