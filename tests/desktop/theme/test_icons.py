"""Icons: in the theme's colour, sharp at any size, and all in use."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from driving import commands
from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QKeySequence, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.theme.icons import has_icon, icon, program_icon, row_icon
from desktop.theme.theme import SHIPPED
from desktop.window.main_window import MainWindow

ROOT = Path(__file__).parents[3]
FILES = sorted((ROOT / "resources/icons").glob("*.svg"))


def inks(pixmap: QPixmap) -> set[str]:
    """Return the colours of the opaque pixels."""
    image = pixmap.toImage()
    colours = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {colour.name() for colour in colours if colour.alpha() == 255}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_picture_can_be_drawn(qtbot: QtBot, path: Path) -> None:
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid()
    image = QImage(64, 64, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    pixels = [(x, y) for x in range(64) for y in range(64) if image.pixelColor(x, y).alpha()]
    assert len(pixels) > 100
    margin = 0 if path.stem.startswith("oddments") else 4
    for axis in (0, 1):  # nothing is cut off at the edges
        assert min(pixel[axis] for pixel in pixels) >= margin
        assert max(pixel[axis] for pixel in pixels) <= 63 - margin


def test_every_picture_is_used(window: MainWindow) -> None:
    code = "\n".join(path.read_text("utf-8") for path in (ROOT / "desktop").rglob("*.py"))
    for path in FILES:
        actions = [a for id, a in commands(window).items() if id == path.stem]  # noqa: A001
        assert any(not a.icon().isNull() for a in actions) or f'"{path.stem}"' in code, path


@pytest.mark.parametrize("key", SHIPPED)
def test_icons_take_the_colour_of_the_theme(program: Program, key: str) -> None:
    kept = icon("turn.undo")
    program.appearance.choose(key)
    theme = SHIPPED[key]
    assert inks(kept.pixmap(48)) == {theme.ink.lower()}
    faint = QApplication.palette().color(
        QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText
    )
    assert inks(kept.pixmap(QSize(48, 48), QIcon.Mode.Disabled)) == {faint.name()}


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0, 3.0])
def test_icons_are_drawn_in_the_pixels_there_are(qtbot: QtBot, ratio: float) -> None:
    pixmap = icon("turn.undo").pixmap(QSize(20, 20), ratio)
    assert pixmap.width() == 20 * ratio
    assert pixmap.devicePixelRatio() == ratio
    target = QPixmap(round(20 * ratio), round(20 * ratio))
    target.setDevicePixelRatio(ratio)
    target.fill(QColor("#00000000"))
    painter = QPainter(target)
    icon("turn.undo").paint(painter, QRect(0, 0, 20, 20))
    painter.end()
    assert target.toImage() == pixmap.toImage()


def test_a_copy_that_is_changed_leaves_the_icon(qtbot: QtBot) -> None:
    kept = icon("turn.undo")
    copy = QIcon(kept)
    copy.addPixmap(QPixmap(4, 4))  # makes the engine clone itself
    del kept
    assert not copy.pixmap(20).isNull()


def test_the_programs_icon_has_all_sizes(qtbot: QtBot) -> None:
    sizes = {size.width() for size in program_icon().availableSizes()}
    assert {16, 24, 32, 48, 64, 128, 256} <= sizes
    small, large = program_icon().pixmap(16), program_icon().pixmap(256)
    for pixmap in (small, large):
        seen = [QColor(name) for name in inks(pixmap)]
        assert any(c.lightnessF() < 0.15 for c in seen)  # the black stone
        assert any(c.lightnessF() > 0.93 for c in seen)  # the white one
        assert any(c.hslHue() < 30 and c.hslSaturationF() > 0.7 for c in seen)  # and the odd one


def test_buttons_show_icons_and_show_their_keys(window: MainWindow) -> None:
    for id, action in commands(window).items():  # noqa: A001
        assert action.icon().isNull() is not has_icon(id)
        if action.key_text:
            assert re.search(rf"\({re.escape(action.key_text)}\)$", action.toolTip())
    undo = commands(window)["turn.undo"]
    undo.setShortcuts([QKeySequence("F7")])
    assert undo.toolTip() == "Undo  (F7)"
    undo.setShortcuts([])
    assert undo.toolTip() == "Undo"


def test_no_icon_needs_more_than_one_colour() -> None:
    for path in FILES:
        if not path.stem.startswith("oddments"):
            text = path.read_text("utf-8")
            assert "currentColor" in text
            assert not re.search(r"#[0-9A-Fa-f]{3,6}", text)
            assert QSvgRenderer(QByteArray(text.encode())).isValid()


def test_icons_of_rows_take_the_colour_of_the_row(program: Program) -> None:
    program.appearance.choose("light")
    shown, palette = row_icon("turn.undo"), QApplication.palette()
    size = QSize(48, 48)
    chosen, plain = palette.highlightedText().color().name(), palette.buttonText().color().name()
    assert chosen != plain
    assert inks(shown.pixmap(size)) == {plain}
    assert inks(shown.pixmap(size, QIcon.Mode.Active)) == {chosen}
    assert inks(shown.pixmap(size, QIcon.Mode.Selected)) == {chosen}
    button = icon("turn.undo")
    assert inks(button.pixmap(size, QIcon.Mode.Active)) == {plain}  # as a button with the focus
    assert inks(button.pixmap(size, QIcon.Mode.Selected)) == {chosen}
    lit = icon("turn.undo", QPalette.ColorRole.HighlightedText)
    assert inks(lit.pixmap(size)) == inks(lit.pixmap(size, QIcon.Mode.Active)) == {chosen}


def test_icons_lie_in_the_middle_of_what_is_no_square(qtbot: QtBot) -> None:
    square = icon("turn.undo").pixmap(40).toImage()
    for size, at in ((QSize(80, 40), (20, 0)), (QSize(40, 80), (0, 20))):
        engine = icon("turn.undo")
        target = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        target.fill(0)
        painter = QPainter(target)
        engine.paint(painter, QRect(*at, 40, 40))
        painter.end()
        assert target.copy(QRect(*at, 40, 40)) == square.convertToFormat(target.format())
        wide = engine.pixmap(size).toImage()
        box = [
            (x, y)
            for x in range(wide.width())
            for y in range(wide.height())
            if wide.pixelColor(x, y).alpha()
        ]
        assert min(x for x, _ in box) >= at[0]
        assert max(x for x, _ in box) < at[0] + 40
        assert min(y for _, y in box) >= at[1]
        assert max(y for _, y in box) < at[1] + 40


def test_small_icons_of_the_program_have_less_in_them(qtbot: QtBot) -> None:
    def of_file(name: str, side: int) -> QImage:
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        QSvgRenderer(str(ROOT / f"resources/icons/{name}.svg")).render(painter)
        painter.end()
        return image

    for side in (16, 20, 24, 32, 40):
        name = "oddments-small" if side <= 24 else "oddments"
        seen = program_icon().pixmap(QSize(side, side), 1.0).toImage()
        assert seen.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied) == of_file(
            name, side
        ), side


def test_a_missing_icon_is_known(qtbot: QtBot) -> None:
    assert has_icon("turn.undo")
    assert not has_icon("turn.nothing")
