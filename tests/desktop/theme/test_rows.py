"""Rows of lists, tables and menus are readable in every state, and icons in every colour."""

import itertools
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pytest
from driving import commands
from PySide6.QtCore import QByteArray, QModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QKeySequence, QPainter, QPalette, QPixmap, QRegion
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QListView,
    QListWidget,
    QMainWindow,
    QMenu,
    QMenuBar,
    QTabBar,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
    QTreeView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.app.program import Program
from desktop.theme.icons import has_icon, icon, program_icon, row_icon
from desktop.theme.style import palette, style_sheet, zoom_sheet
from desktop.theme.themes import SHIPPED, Theme, read_colours
from desktop.window.main_window import MainWindow

READABLE = 4.5  # WCAG 2.2, 1.4.3
KINDS = (QComboBox, QListView, QTableView, QTreeView, QMenu, QMenuBar, QTabBar)
ARROW_PX = 22  # at the end of a row with a submenu
OWN = {
    "name": "Walnut",
    "extends": "dark",
    "background": "#1B1410",
    "plate": "#2A1F18",
    "plate_edge": "#4A382B",
    "ink": "#EFE3D3",
    "coordinates": "#FFF3E2",
    "hint": "#A6DEFF",
}


class Row(NamedTuple):
    """A measurement: the place, the kind of widget, and the contrast of each word."""

    name: str
    kind: type[QWidget]
    contrasts: list[float]


@pytest.fixture
def _palette() -> Iterator[None]:
    before = QApplication.palette()
    yield
    QApplication.setPalette(before)


@pytest.mark.usefixtures("_palette")
@pytest.mark.parametrize(
    "theme",
    [*SHIPPED.values(), read_colours(json.dumps(OWN), Theme, SHIPPED)],
    ids=lambda t: t.name,
)
def test_rows_of_every_kind_can_be_read(qtbot: QtBot, theme: Theme) -> None:
    QApplication.setPalette(palette(theme))
    window = rows_of_every_kind()
    qtbot.addWidget(window)
    window.setStyleSheet(f"{style_sheet(theme)}\n{zoom_sheet(1.0)}")
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    rows = [*rows_of("menus", window.menuBar()), *rows_of("all", window)]
    assert unreadable(rows) == []
    for kind in KINDS:
        assert any(issubclass(row.kind, kind) for row in rows), kind


def rows_of_every_kind() -> QMainWindow:
    window, parts = QMainWindow(), QWidget()
    window.setCentralWidget(parts)
    column = QVBoxLayout(parts)
    combo, rows, tabs, field = QComboBox(), QListWidget(), QTabBar(), QLineEdit("words")
    table, tree, bar = QTableWidget(2, 1), QTreeWidget(), window.menuBar()
    for at, word in enumerate(("first", "second")):
        for widget in (combo, rows):
            widget.addItem(word)
        tabs.addTab(word)
        table.setItem(at, 0, QTableWidgetItem(word))
        tree.addTopLevelItem(QTreeWidgetItem([word]))
        bar.addMenu(word).addAction(word)
    for part in (combo, rows, tabs, table, tree, field):
        column.addWidget(part)
    window.resize(500, 700)
    return window


def unreadable(rows: list[Row]) -> list[Row]:
    return [row for row in rows if min(row.contrasts, default=1.0) < READABLE]


# -- the contrast of a row's text with its background, from the pixels -------------------------


_SHARPNESS = 3  # pixels painted per pixel, so that letters show their colour between soft edges
_INSET_PX = 3  # skips the frames of focused rows, which are not text
_INK = 1.25  # the minimum contrast to count as drawn on the background
_Flags = npt.NDArray[np.bool_]


def painted(widget: QWidget, place: QRect) -> QImage:
    """Return what a rectangle of a widget shows, enlarged."""
    window = widget.window()
    seen = QRect(widget.mapTo(window, place.topLeft()), place.size())
    image = QImage(seen.size() * _SHARPNESS, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.magenta)
    painter = QPainter(image)
    painter.scale(_SHARPNESS, _SHARPNESS)
    window.render(painter, QPoint(), QRegion(seen))
    painter.end()
    return image


def row_contrasts(image: QImage, word_gap_px: float) -> list[float]:
    """Return the contrast of each visible word in a row's picture.

    Words are parts with at least ``word_gap_px`` of the ground between them.
    """
    inset = _INSET_PX * _SHARPNESS
    pixels = _pixels(image)[inset:-inset, inset:-inset]
    against = _contrast_with_ground(pixels)
    ink: _Flags = against >= _INK
    found = []
    for top, bottom in _runs(np.any(ink, axis=1), 1):
        for left, right in _runs(np.any(ink[top:bottom], axis=0), word_gap_px * _SHARPNESS):
            found.append(float(against[top:bottom, left:right].max()))
    return found


def _pixels(image: QImage) -> npt.NDArray[np.integer]:
    """Return [y, x] -> 0xRRGGBB."""
    bits = np.frombuffer(image.constBits(), np.uint32)
    lines = bits.reshape(image.height(), image.bytesPerLine() // 4)
    return lines[:, : image.width()] & 0xFFFFFF


def _contrast_with_ground(pixels: npt.NDArray[np.integer]) -> npt.NDArray[np.float64]:
    """Return [y, x] -> the contrast, by WCAG 2, with the most frequent colour."""
    colours, number, count = np.unique(pixels, return_inverse=True, return_counts=True)
    channels = np.stack([colours >> shift & 255 for shift in (16, 8, 0)], axis=-1) / 255
    linear = np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    light = linear @ (0.2126, 0.7152, 0.0722) + 0.05
    ground = light[count.argmax()]
    ratios: npt.NDArray[np.float64] = np.maximum(light, ground) / np.minimum(light, ground)
    return ratios[number].reshape(pixels.shape)


def _runs(flags: _Flags, gap: float) -> Iterator[tuple[int, int]]:
    """Yield (first, end) of the runs of set flags; runs less than ``gap`` apart count as one."""
    at = np.flatnonzero(flags)
    if len(at) == 0:
        return
    breaks = np.flatnonzero(np.diff(at) > gap)
    firsts, lasts = [0, *(breaks + 1)], [*breaks, len(at) - 1]
    for first, last in zip(firsts, lasts, strict=True):
        yield int(at[first]), int(at[last]) + 1


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


# -- what is in a row ------------------------------------------------------------------------


def rows_of(name: str, place: QWidget) -> Iterator[Row]:
    """Yield the rows of all visible widgets of a window, selected and hovered."""
    settle()
    place.activateWindow()
    if isinstance(place, QMenuBar):
        yield from _menu_bar_rows(name, place)
    for widget in place.findChildren(QWidget):
        if not widget.isVisible() or not widget.isEnabled() or isinstance(widget, QHeaderView):
            continue
        called = f"{name}: {widget.accessibleName() or type(widget).__name__}"
        if isinstance(widget, QComboBox):
            yield from _combo_rows(called, widget)
        elif isinstance(widget, QAbstractItemView):
            yield from _view_rows(called, widget)
        elif isinstance(widget, QTabBar):
            yield from _tabs(called, widget)


def _combo_rows(name: str, box: QComboBox) -> Iterator[Row]:
    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    settle()
    view = box.view()
    assert view.isVisible(), name
    yield _row(f"{name}, chosen", type(box), view, _words_of(view, view.currentIndex()))
    for at in range(box.count()):
        index = view.model().index(at, box.modelColumn(), view.rootIndex())
        if index != view.currentIndex() and index.flags() & Qt.ItemFlag.ItemIsEnabled:
            _point_at(view.viewport(), view.visualRect(index).center())
            assert view.currentIndex() == index, name
            yield _row(f"{name}, pointed at", type(box), view, _words_of(view, index))
            break
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not view.isVisible()


def _view_rows(name: str, view: QAbstractItemView) -> Iterator[Row]:
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Down)
    chosen = view.currentIndex()
    if not chosen.isValid():
        return
    settle()
    assert view.selectionModel().isSelected(chosen), name
    yield _row(f"{name}, chosen", type(view), view, _words_of(view, chosen))
    for step in (1, -1):
        other = chosen.siblingAtRow(chosen.row() + step)
        if other.isValid() and view.visualRect(other).isValid():
            _point_at(view.viewport(), view.visualRect(other).center())
            yield _row(f"{name}, pointed at", type(view), view, _words_of(view, other))
    _point_at(view.viewport(), view.visualRect(chosen).center())
    yield _row(f"{name}, chosen and pointed at", type(view), view, _words_of(view, chosen))


def _menu_bar_rows(name: str, bar: QMenuBar) -> Iterator[Row]:
    for action in [action for action in bar.actions() if action.isVisible()]:
        place = bar.actionGeometry(action)
        _point_at(bar, place.center())
        yield _row(f"{name}: {action.text()}", QMenuBar, bar, [place])
        QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=place.center())
        menu = action.menu()
        assert isinstance(menu, QMenu)
        assert menu.isVisible(), action.text()
        yield from _menu_rows(action.text(), menu)
        menu.close()


def _menu_rows(name: str, menu: QMenu) -> Iterator[Row]:
    for action in menu.actions():
        if not action.isEnabled() or action.isSeparator() or not action.isVisible():
            continue
        place = menu.actionGeometry(action)
        _point_at(menu, place.center())
        if action.menu() is not None:
            place.setRight(place.right() - ARROW_PX)
        assert menu.activeAction() is action
        yield _row(f"{name}: {action.text()}", QMenu, menu, [place])
        below = action.menu()
        if isinstance(below, QMenu):
            QTest.keyClick(menu, Qt.Key.Key_Right)
            assert below.isVisible()
            yield from _menu_rows(f"{name}: {action.text()}", below)
            below.close()


def _tabs(name: str, tabs: QTabBar) -> Iterator[Row]:
    for at in filter(tabs.isTabVisible, range(tabs.count())):
        _point_at(tabs, tabs.tabRect(at).center())
        yield _row(f"{name}: {tabs.tabText(at)}", QTabBar, tabs, [tabs.tabRect(at)])


def _words_of(view: QAbstractItemView, index: QModelIndex) -> list[QRect]:
    """Return the rectangles of a row's texts in the viewport, one per column."""
    found: list[QRect] = []
    for column in itertools.count():
        cell = index.siblingAtColumn(column)
        if not cell.isValid():
            return found
        place = view.visualRect(cell) & view.viewport().rect()
        if place.isValid() and cell.data():
            found.append(place)
    raise AssertionError


def _row(name: str, kind: type[QWidget], widget: QWidget, places: list[QRect]) -> Row:
    surface = widget.viewport() if isinstance(widget, QAbstractItemView) else widget
    gap_px = 0.75 * widget.fontMetrics().horizontalAdvance(" ")
    contrasts: list[float] = []
    for place in places:
        contrasts += row_contrasts(painted(surface, place), gap_px) or [1.0]
    return Row(name, kind, contrasts)


def _point_at(widget: QWidget, at: QPoint) -> None:
    """Move the mouse there, with the events that the system would send."""
    window = widget.window()
    QTest.mouseMove(window.windowHandle(), widget.mapTo(window, at))
    QApplication.processEvents()


# -- icons -----------------------------------------------------------------------------------------

ROOT = Path(__file__).parents[3]
FILES = sorted((ROOT / "resources/icons").glob("*.svg"))


def inks(pixmap: QPixmap) -> set[str]:
    """Return the colours of the opaque pixels."""
    image = pixmap.toImage()
    colours = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {colour.name() for colour in colours if colour.alpha() == 255}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_picture_can_be_drawn(path: Path) -> None:
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
def test_icons_are_drawn_in_the_pixels_there_are(ratio: float) -> None:
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


def test_a_copy_that_is_changed_leaves_the_icon() -> None:
    kept = icon("turn.undo")
    copy = QIcon(kept)
    copy.addPixmap(QPixmap(4, 4))  # makes the engine clone itself
    del kept
    assert not copy.pixmap(20).isNull()


def test_the_programs_icon_has_all_sizes() -> None:
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
        if not path.stem.startswith(
            ("oddments", "tick.")
        ):  # a style sheet has a tick of each colour
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


def test_icons_lie_in_the_middle_of_what_is_no_square() -> None:
    square = icon("turn.undo").pixmap(40).toImage()
    for size, at in ((QSize(80, 40), (20, 0)), (QSize(40, 80), (0, 20))):
        engine = icon("turn.undo")
        target = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        target.fill(0)
        painter = QPainter(target)
        engine.paint(painter, QRect(*at, 40, 40))
        painter.end()
        assert target.copy(QRect(*at, 40, 40)) == square.convertToFormat(target.format())
        assert engine.pixmap(size).toImage().copy(QRect(*at, 40, 40)) == square


def test_small_icons_of_the_program_have_less_in_them() -> None:
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


def test_a_missing_icon_is_known() -> None:
    assert has_icon("turn.undo")
    assert not has_icon("turn.nothing")
