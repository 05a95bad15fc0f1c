"""The appearance of controls: painted with a theme's style sheet, and sized by a zoom."""

import dataclasses
import itertools
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPalette, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionSlider,
    QTabBar,
    QTextBrowser,
    QToolButton,
    QTreeWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

import desktop
from desktop.theme.measures import GRID
from desktop.theme.style import (
    _frame,
    palette,
    scale_spaces,
    search_format,
    style_sheet,
    text_growth,
    unstyle_viewports,
    zoom_sheet,
)
from desktop.theme.themes import LIGHT, SHIPPED, Theme, contrast, mixed, text_on

DESKTOP = Path(desktop.__file__).parent
themes = pytest.mark.parametrize("theme", SHIPPED.values(), ids=SHIPPED.keys())
Role: TypeAlias = QPalette.ColorRole
Group: TypeAlias = QPalette.ColorGroup


# -- palette ---------------------------------------------------------------------------------


@themes
def test_texts_of_the_palette_can_be_read_on_their_grounds(theme: Theme) -> None:
    made = palette(theme)

    def name(role: Role, group: Group = Group.Active) -> str:
        return made.color(group, role).name()

    for ground, text in (
        (Role.Window, Role.WindowText),
        (Role.Base, Role.Text),
        (Role.AlternateBase, Role.Text),
        (Role.Button, Role.ButtonText),
        (Role.Highlight, Role.HighlightedText),
        (Role.ToolTipBase, Role.ToolTipText),
        (Role.Base, Role.PlaceholderText),
        (Role.Window, Role.Link),
        (Role.Base, Role.BrightText),
    ):
        assert contrast(name(ground), name(text)) >= 4.4, (ground, text)
    assert name(Role.Highlight) == name(Role.Accent) == name(Role.Link) == theme.hint.lower()
    assert name(Role.Window) == name(Role.AlternateBase) == theme.background.lower()
    assert name(Role.ToolTipBase) == theme.plate.lower()
    assert name(Role.BrightText) == theme.refused.lower()
    assert name(Role.Base) == name(Role.Button)
    for text in (Role.WindowText, Role.Text, Role.ButtonText, Role.ToolTipText):
        assert name(text) == theme.ink.lower()
    for text in (Role.WindowText, Role.Text, Role.ButtonText):  # faint: halfway to the ground
        colours = [
            QColor(each) for each in (name(text, Group.Disabled), theme.ink, theme.background)
        ]
        for channel in (QColor.red, QColor.green, QColor.blue):
            faint, ink, paper = map(channel, colours)
            assert abs(2 * faint - ink - paper) <= 2


@themes
def test_hints_in_empty_fields_are_as_faint_as_can_be_read(theme: Theme) -> None:
    made = palette(theme)
    field, hint = made.base().color().name(), made.placeholderText().color().name()
    assert 4.5 <= contrast(hint, field) <= max(5.0, 0.6 * contrast(theme.ink, field))


def test_hints_are_in_ink_where_even_ink_is_hard_to_read() -> None:
    pale = dataclasses.replace(LIGHT, ink="#B0B0B0")
    assert palette(pale).placeholderText().color().name() == "#b0b0b0"


def test_search_matches_stand_out() -> None:
    mark = search_format(LIGHT)
    assert mark.background().color().name() == LIGHT.last_cell.lower()
    assert mark.foreground().color().name() == text_on(LIGHT.last_cell).lower()


# -- style sheet -----------------------------------------------------------------------------


class Look(NamedTuple):
    """Colours of a control: at the top, at the left and inside; "" for none."""

    top: str
    left: str
    inside: str


GROUND = "#123456"  # what shows through


class Ground:
    """Windows that hold controls as the program's windows do."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        self._windows: list[QWidget] = []

    def look(self, control: QWidget) -> Look:
        """Return the colours with which it is painted."""
        focused = control.property("focused")
        window = self.hold(control, style_sheet(LIGHT))
        control.setGeometry(10, 10, 120, 60)
        window.resize(140, 80)
        other = QLineEdit(window)
        other.setGeometry(200, 200, 10, 10)
        other.show()
        window.activateWindow()
        self._qtbot.waitUntil(window.isActiveWindow)
        (control if focused else other).setFocus()
        if isinstance(control, QPushButton) and control.property("held"):
            control.setDown(True)
        image = QImage(window.size(), QImage.Format.Format_RGB32)
        window.render(image)

        def at(x: int, y: int) -> str:
            colour = image.pixelColor(x, y).name()
            return "" if colour == GROUND else colour

        return Look(at(70, 10), at(10, 45), at(70, 60))

    def size(self, control: QWidget, zoom: float) -> QSize:
        """Return its size hint at a zoom."""
        self.hold(control, f"{style_sheet(LIGHT)}\n{zoom_sheet(zoom)}")
        control.ensurePolished()
        return control.sizeHint()

    def hold(self, control: QWidget, sheet: str) -> QWidget:
        window = QWidget()
        self._windows.append(window)
        self._qtbot.addWidget(window)
        window.setObjectName("ground")
        window.setStyleSheet(f"QWidget#ground {{ background: {GROUND}; }}\n{sheet}")
        control.setParent(window)
        window.show()
        self._qtbot.waitExposed(window)
        return window


@pytest.fixture
def ground(qtbot: QtBot) -> Ground:
    return Ground(qtbot)


def made(kind: Callable[[], QWidget], **properties: object) -> QWidget:
    control = kind()
    for name, value in properties.items():
        control.setProperty(name, value)
    return control


def disabled(control: QWidget) -> QWidget:
    control.setEnabled(False)
    return control


def checked(control: QAbstractButton) -> QWidget:
    control.setCheckable(True)
    control.setChecked(True)
    return control


def notes_button() -> QFrame:
    frame = QFrame()
    frame.setProperty("role", "notes")
    button = QToolButton(frame)
    button.setGeometry(0, 0, 120, 60)
    checked(button)
    return frame


P, E, A = LIGHT.plate, LIGHT.plate_edge, LIGHT.hint
F = _frame(LIGHT)
WON = mixed(LIGHT.plate, LIGHT.win, 0.1)
LOOKS: dict[str, tuple[Callable[[], QWidget], tuple[str, str, str]]] = {
    "card": (lambda: made(QFrame, role="card"), (E, E, P)),
    "active card": (lambda: made(QFrame, role="card", active="true"), (A, A, P)),
    "card to press": (lambda: made(QPushButton, role="card"), (E, E, P)),
    "card with the focus": (lambda: made(QPushButton, role="card", focused=True), (A, A, P)),
    "win": (lambda: made(QFrame, role="result", verdict="win"), (LIGHT.win, LIGHT.win, WON)),
    "draw": (lambda: made(QFrame, role="result", verdict="draw"), (A, A, P)),
    "loss": (lambda: made(QFrame, role="result", verdict="loss"), (E, E, P)),
    "notice": (lambda: made(QFrame, role="notice"), (P, LIGHT.last_cell, P)),
    "status": (lambda: made(QFrame, role="status"), (E, P, P)),
    "refusal": (lambda: made(QFrame, role="status", refused="true"), (LIGHT.refused, P, P)),
    "notes": (lambda: made(QFrame, role="notes"), (E, E, P)),
    "checked button of the notes": (notes_button, (A, A, LIGHT.background)),
    "count": (lambda: made(QFrame, role="count"), (E, E, P)),
    "badge": (lambda: made(QLabel, role="badge"), (A, A, A)),
    "warning": (lambda: made(QLabel, role="warning"), (LIGHT.last_cell,) * 3),
    "lit key": (lambda: made(QLabel, role="lit"), (A, A, A)),
    "button": (QPushButton, (E, E, P)),
    "button with the focus": (lambda: made(QPushButton, focused=True), (A, A, P)),
    "button that is down": (lambda: made(QPushButton, held=True), (E, E, E)),
    "button of no use": (lambda: disabled(QPushButton()), (E, E, "")),
    "tool": (QToolButton, (E, E, P)),
    "primary": (lambda: made(QPushButton, role="primary"), (A, A, A)),
    "primary with the focus": (
        lambda: made(QPushButton, role="primary", focused=True),
        (LIGHT.ink, LIGHT.ink, A),
    ),
    "primary of no use": (lambda: disabled(made(QPushButton, role="primary")), (E, E, "")),
    "link": (lambda: made(QPushButton, role="link"), ("", "", "")),
    "link with the focus": (lambda: made(QPushButton, role="link", focused=True), (A, A, "")),
    "hand": (lambda: made(QPushButton, role="hand"), (E, E, P)),
    "hand in use": (lambda: checked(_hand()), (A, A, P)),
    "typed turn": (lambda: made(QLineEdit, typed="incomplete"), (F, F, P)),
    "wrong turn": (lambda: made(QLineEdit, typed="wrong"), (LIGHT.refused,) * 2 + (P,)),
    "wrong turn with the focus": (
        lambda: made(QLineEdit, typed="wrong", focused=True),
        (LIGHT.refused, LIGHT.refused, P),
    ),
    "whole turn with the focus": (
        lambda: made(QLineEdit, typed="complete", focused=True),
        (LIGHT.win, LIGHT.win, P),
    ),
    "turn with the focus": (lambda: made(QLineEdit, typed="", focused=True), (A, A, P)),
    "choice": (QComboBox, (F, F, P)),
    "choice with the focus": (lambda: made(QComboBox, focused=True), (A, A, P)),
    "choice of no use": (lambda: disabled(QComboBox()), (E, E, "")),
    "number": (QSpinBox, (F, F, P)),
    "number with the focus": (lambda: made(QSpinBox, focused=True), (A, A, P)),
    "field": (QLineEdit, (F, F, P)),
    "field with the focus": (lambda: made(QLineEdit, focused=True), (A, A, P)),
    "list": (QListWidget, (E, E, P)),
    "list with the focus": (lambda: made(QListWidget, focused=True), (A, A, P)),
    "table": (QTreeWidget, (E, E, "")),
    "tree": (lambda: made(QAbstractScrollArea, role="tree"), (E, E, P)),
    "tree with the focus": (
        lambda: made(_focusable(QAbstractScrollArea), role="tree", focused=True),
        (A, A, P),
    ),
    "page of text": (QTextBrowser, (LIGHT.background,) * 3),
    "plain": (lambda: made(QWidget, role="plain"), ("", "", "")),
}


def _hand() -> QPushButton:
    button = QPushButton()
    button.setProperty("role", "hand")
    return button


def _focusable(kind: type[QWidget]) -> Callable[[], QWidget]:
    def make() -> QWidget:
        control = kind()
        control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return control

    return make


@pytest.mark.parametrize(("make", "wanted"), LOOKS.values(), ids=LOOKS.keys())
def test_controls_have_frame_and_ground_of_what_they_mean(
    ground: Ground, make: Callable[[], QWidget], wanted: tuple[str, str, str]
) -> None:
    seen = ground.look(make())
    if make is QTreeWidget:  # its heading lies at the top
        seen = seen._replace(inside="")
    assert seen == Look(*[colour.lower() for colour in wanted])


@themes
def test_boxes_bars_and_sliders_show_their_state_in_the_colours_of_the_theme(
    theme: Theme, qtbot: QtBot
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(style_sheet(theme) + zoom_sheet(1.0))

    def seen(control: QWidget) -> set[str]:
        control.setParent(window)
        control.setFixedSize(60, 40 if isinstance(control, QScrollBar) else 24)
        image = control.grab().toImage()
        places = itertools.product(range(image.width()), range(image.height()))
        return {image.pixelColor(*at).name().upper() for at in places}

    accent, frame = theme.hint.upper(), _frame(theme).upper()
    assert accent in seen(QSlider(Qt.Orientation.Horizontal))
    assert frame in seen(QScrollBar())
    for kind in (QCheckBox, QRadioButton):
        assert frame in (off := seen(kind()))
        assert accent not in off
        assert accent in (on := seen(checked(kind())))
        assert frame not in on
        assert not {accent, frame} & seen(disabled(checked(kind())))
    assert min(contrast(colour, theme.background) for colour in (accent, frame)) >= 3


@pytest.mark.parametrize(
    ("properties", "ink"),
    [
        ({"role": "quiet"}, LIGHT.coordinates),
        ({"role": "refusal"}, LIGHT.refused),
        ({"typed": "wrong"}, LIGHT.refused),
        ({"typed": "complete"}, LIGHT.win),
        ({"role": "badge"}, text_on(LIGHT.hint)),
        ({"role": "warning"}, text_on(LIGHT.last_cell)),
        ({"role": "lit"}, text_on(LIGHT.hint)),
    ],
)
def test_texts_have_the_colour_of_what_they_mean(
    ground: Ground, properties: dict[str, str], ink: str
) -> None:
    label = QLabel("███")
    for name, value in properties.items():
        label.setProperty(name, value)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    ground.look(label)
    assert label.palette().color(label.foregroundRole()).name() == ink.lower()


def test_the_words_of_a_refusal_are_strong_and_red(ground: Ground) -> None:
    frame = QFrame()
    frame.setProperty("role", "status")
    frame.setProperty("refused", "true")
    label = QLabel("Taken", frame)
    ground.look(frame)
    label.ensurePolished()
    assert label.palette().color(label.foregroundRole()).name() == LIGHT.refused.lower()
    assert label.font().weight() == 600


@pytest.mark.parametrize(
    ("role", "weight"),
    [("title", 600), ("number", 700), ("sign", 700), ("heading", 600), ("name", 600), ("key", 600)],
)
def test_headings_are_written_bold(ground: Ground, role: str, weight: int) -> None:
    label = QLabel("x")
    label.setProperty("role", role)
    ground.look(label)
    label.ensurePolished()
    assert label.font().weight() == weight


# -- sizes -----------------------------------------------------------------------------------


def test_texts_grow_with_the_zoom_and_titles_are_the_largest(ground: Ground) -> None:
    def height(role: str, zoom: float) -> float:
        label = QLabel("x")
        label.setProperty("role", role)
        ground.size(label, zoom)
        return label.font().pointSizeF()

    default = QApplication.font().pointSizeF()
    roles = ("title", "heading", "number", "name", "lesson", "")
    sizes = [height(role, 1.0) for role in roles]
    assert sizes == sorted(sizes, reverse=True)
    assert len(set(sizes)) == len(sizes)
    assert sizes[-1] == pytest.approx(default, abs=0.01)
    assert 2.4 * default < sizes[0] < 2.8 * default
    for role, size in zip(roles, sizes, strict=True):
        assert height(role, 1.5) == pytest.approx(1.5 * size, abs=0.02)


def test_a_desktop_that_measures_letters_in_pixels_is_no_reason_for_tiny_ones() -> None:
    before = QApplication.font()
    pixels = QApplication.font()
    pixels.setPixelSize(14)
    QApplication.setFont(pixels)
    try:
        assert "* { font-size: 15.00pt; }" in zoom_sheet(1.5)
    finally:
        QApplication.setFont(before)


@pytest.mark.parametrize("kind", [QPushButton, QToolButton])
@pytest.mark.parametrize("role", ["", "link", "hand"])
@pytest.mark.parametrize("around", [QWidget, QFileDialog])
def test_a_button_is_as_large_with_the_focus_as_without(
    qtbot: QtBot, kind: type[QPushButton] | type[QToolButton], role: str, around: type[QWidget]
) -> None:
    window = around()
    qtbot.addWidget(window)
    window.setStyleSheet(f"{style_sheet(LIGHT)}\n{zoom_sheet(1.0)}")
    button, other = kind(window), QLineEdit(window)
    button.setText("Play")
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.setProperty("role", role)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    sizes = []
    for widget in (other, button):
        widget.setFocus()
        button.style().unpolish(button)
        button.style().polish(button)
        sizes.append(button.sizeHint())
    assert sizes[0] == sizes[1]


def _in_notes(kind: type[QToolButton]) -> QWidget:
    frame = QFrame()
    frame.setProperty("role", "notes")
    row = QHBoxLayout(frame)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(kind(frame))
    return frame


def _label(role: str) -> QWidget:
    label = made(lambda: QLabel("x"), role=role)
    assert isinstance(label, QLabel)
    label.setIndent(0)
    return label


def _list() -> QListWidget:
    rows = QListWidget()
    rows.addItem("x")
    return rows


def _tabs() -> QTabBar:
    tabs = QTabBar()
    tabs.addTab("x")
    return tabs


def _menu() -> QMenu:
    menu = QMenu()
    menu.addAction("x")
    return menu


def extent(control: QWidget) -> tuple[int, int]:
    """Return width and height of a control with padding, 0 if other things affect them."""
    match control:
        case QListWidget():
            control.doItemsLayout()  # which else comes later
            return 0, control.visualRect(control.model().index(0, 0)).height()
        case QTabBar():
            return control.tabRect(0).width(), control.tabRect(0).height()
        case QMenu():
            box = control.actionGeometry(control.actions()[0])
            return box.width(), box.height()
    return control.sizeHint().width(), control.sizeHint().height()


# pixels at each side at the default size: across and down
ROOM: dict[str, tuple[Callable[[], QWidget], int, int]] = {
    "button": (lambda: QPushButton("x"), 12, 6),
    "link": (lambda: made(lambda: QPushButton("x"), role="link"), 8, 4),
    "hand": (lambda: made(lambda: QPushButton("x"), role="hand"), 6, 6),
    "tool": (QToolButton, 8, 6),
    "tool of the notes": (lambda: _in_notes(QToolButton), 6, 4),
    "badge": (lambda: _label("badge"), 8, 2),
    "lit row": (lambda: _label("lit"), 6, 2),
    "typed turn": (lambda: made(QLineEdit, typed=""), 8, 6),
    "list": (_list, 0, 4),
    "tab": (_tabs, 10, 4),
    "menu": (_menu, 22, 4),
}


@pytest.mark.parametrize(("make", "across", "down"), ROOM.values(), ids=ROOM.keys())
def test_room_around_texts_grows_with_the_zoom(
    ground: Ground, make: Callable[[], QWidget], across: int, down: int
) -> None:
    room = []
    for zoom in (1.0, 3.0):
        control = make()
        rules = [rule for rule in zoom_sheet(zoom).splitlines() if "-size" not in rule]
        ground.hold(control, "\n".join([style_sheet(LIGHT), *rules]))
        QApplication.processEvents()
        inner = control.findChild(QToolButton) if control.property("role") == "notes" else None
        room.append(extent(inner or control))
    grown = [larger - default for default, larger in zip(*room, strict=True)]
    assert grown == [4 * across, 4 * down]


def test_icons_and_boxes_to_tick_grow_with_the_zoom(ground: Ground) -> None:
    pixmap = QPixmap(64, 64)
    pixmap.fill(Qt.GlobalColor.red)
    for kind in (QPushButton, QToolButton):
        for zoom, side in ((1.0, 18), (2.0, 36)):
            button = kind()
            button.setIcon(QIcon(pixmap))
            ground.size(button, zoom)
            assert button.iconSize() == QSize(side, side)
    for box in (QCheckBox, QRadioButton):
        widths = [ground.size(box(), zoom).width() for zoom in (1.0, 2.0)]
        assert widths[1] - widths[0] == 12


def test_ticks_in_menus_grow_with_the_zoom(ground: Ground) -> None:
    widths = []
    for zoom in (1.0, 2.0):
        menu = QMenu()
        for is_on in (True, False):
            menu.addAction("x").setCheckable(True)
            menu.actions()[-1].setChecked(is_on)
        ground.size(menu, zoom)
        image = menu.grab().toImage()
        on, off = (image.copy(menu.actionGeometry(action)) for action in menu.actions())
        columns = [
            x
            for x in range(on.width())
            if any(on.pixel(x, y) != off.pixel(x, y) for y in range(on.height()))
        ]
        widths.append(max(columns) - min(columns))
    assert widths[1] > 1.8 * widths[0]


def test_text_grows_with_the_window_in_quarters() -> None:
    sizes: dict[float, list[tuple[int, int]]] = {
        1.0: [(100, 100), (1749, 5000), (5000, 1187)],
        1.25: [(1750, 5000), (5000, 1188)],
        2.25: [(3150, 2138), (9000, 9000)],
    }
    for growth, windows in sizes.items():
        assert [text_growth(QSize(*size)) for size in windows] == [growth] * len(windows)


def test_distances_grow_with_the_zoom_and_come_back(qtbot: QtBot) -> None:
    page, box = QWidget(), QWidget()
    qtbot.addWidget(page)
    outer, row, inner = QVBoxLayout(page), QHBoxLayout(), QVBoxLayout(box)
    outer.addLayout(row)
    outer.addWidget(box)
    outer.setContentsMargins(1, 2, 3, 4)
    outer.setSpacing(5)
    row.setContentsMargins(0, 0, 0, 7)
    inner.setContentsMargins(9, 9, 9, 9)
    inner.setSpacing(3)

    def distances() -> list[list[int]]:
        found = []
        for layout in (outer, row, inner):
            sides = layout.contentsMargins()
            found.append([sides.left(), sides.top(), sides.right(), sides.bottom()])
            found[-1].append(layout.spacing())
        return found

    default = distances()
    assert default[1][4] == 5  # of the one around it
    for zoom in (2.0, 3.0, 1.0, 0.5):
        scale_spaces(page, zoom)
        assert distances() == [[round(zoom * one) for one in sides] for sides in default]


_DISTANCES = re.compile(
    r"(?:margins=|spacing=|[sS]etContentsMargins|set(?:Horizontal|Vertical)?Spacing\()\(?([-\d, ]+)"
)


def test_distances_lie_on_one_grid() -> None:
    """Between the closest lines there is half of a step."""
    allowed = {GRID // 2, *range(0, 100, GRID)}
    for file in DESKTOP.rglob("*.py"):
        for numbers in _DISTANCES.findall(file.read_text("utf-8")):
            assert {*map(int, re.findall(r"\d+", numbers))} <= allowed, (file.name, numbers)


def test_handles_arrows_and_bars_grow_with_the_text(qtbot: QtBot) -> None:
    def sizes(zoom: float) -> list[int]:
        window = QWidget()
        qtbot.addWidget(window)
        window.setStyleSheet(style_sheet(LIGHT) + zoom_sheet(zoom))
        slider, bar = QSlider(Qt.Orientation.Horizontal, window), QScrollBar(window)
        option = QStyleOptionSlider()
        slider.initStyleOption(option)
        complex_slider, part = QStyle.ComplexControl.CC_Slider, QStyle.SubControl.SC_SliderHandle
        handle = slider.style().subControlRect(complex_slider, option, part, slider)
        found = [handle.width(), bar.sizeHint().width()]
        for field in (QComboBox(window), QSpinBox(window)):
            field.resize(120, 60)
            image = field.grab(QRect(90, 0, 30, 60)).toImage()
            arrow, inside = (
                LIGHT.coordinates.lower(),
                itertools.product(range(image.width()), range(image.height())),
            )
            found.append(sum(image.pixelColor(*at).name() == arrow for at in inside))
        return found

    for once, doubled, growth in zip(sizes(1), sizes(2), (1.7, 2, 3.5, 3.5), strict=True):
        assert doubled >= growth * once > 0


def test_viewports_are_bare(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.setStyleSheet(style_sheet(LIGHT))
    areas: list[QAbstractScrollArea] = [QListWidget(page), QTextBrowser(page)]
    page.show()
    unstyle_viewports(page)
    styled = Qt.WidgetAttribute.WA_StyledBackground
    assert not any(area.viewport().testAttribute(styled) for area in areas)
