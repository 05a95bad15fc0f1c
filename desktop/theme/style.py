"""How the controls around the board look: palette and style sheet, made from the theme."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLayout, QWidget

from desktop.services.text import PLAIN_LABELS
from desktop.theme.icons import icon_file
from desktop.theme.measures import INNER_RADIUS, RADIUS
from desktop.theme.themes import MARK, TEXT, Theme, contrast, mixed, text_on
from desktop.theme.typeface import heading_families

if TYPE_CHECKING:
    from PySide6.QtGui import QTextCharFormat

_SHEET = """
QMainWindow, QDialog, QWidget#page {{ background: {background}; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QToolTip {{ background: {plate}; color: {ink}; border: 1px solid {edge}; }}
QLabel[role="title"], QLabel[role="heading"], QLabel[role="verdict"] {{ font-weight: 600;
    font-family: {headings}; }}
QLabel[role="number"] {{ font-weight: 700; }}
QLabel[role="name"] {{ font-weight: 600; }}
QLabel[role="quiet"] {{ color: {quiet}; }}
QLabel[role="badge"] {{ color: {on_accent}; background: {accent}; border-radius: {radius};
    font-weight: 600; }}
QLabel[role="warning"] {{ color: {on_warning}; background: {warning}; border-radius: {radius};
    font-weight: 600; }}
QFrame[role="card"], QPushButton[role="card"] {{ background: {plate}; border: 1px solid {edge};
    border-radius: {radius}; }}
QFrame[role="card"][active="true"] {{ border: 2px solid {accent}; }}
QPushButton[role="card"]:hover, QPushButton[role="card"]:focus {{ border: 2px solid {accent}; }}
QFrame[role="result"] {{ background: {plate}; border: 2px solid {edge}; border-radius: {radius}; }}
QFrame[role="result"][verdict="win"] {{ background: {won}; border: 2px solid {win}; }}
QFrame[role="result"][verdict="draw"] {{ border: 2px solid {accent}; }}
QFrame[role="notice"] {{ background: {plate}; border: none; border-bottom: 1px solid {edge};
    border-left: 5px solid {warning}; }}
QFrame[role="status"] {{ background: {plate}; border: none; border-top: 1px solid {edge}; }}
QFrame[role="status"][refused="true"] {{ border-top: 2px solid {refused}; }}
QFrame[role="status"][refused="true"] QLabel {{ color: {refused}; font-weight: 600; }}
QPushButton, QToolButton, QListWidget, QTreeWidget {{ outline: none; }}
QPushButton, QToolButton {{ background: {plate}; border: 1px solid {edge};
    border-radius: {radius}; }}
QFileDialog QToolButton {{ padding: 2px; border-radius: {inner}; }}
QFileDialog QToolButton:focus, QFileDialog QToolButton:checked {{ padding: 1px; }}
QPushButton:hover, QToolButton:hover {{ border: 1px solid {accent}; }}
QPushButton:focus, QToolButton:focus {{ border: 2px solid {accent}; }}
QPushButton:pressed, QToolButton:pressed {{ background: {edge}; }}
QPushButton:disabled, QToolButton:disabled {{ color: {faint}; background: transparent; }}
QPushButton[role="primary"] {{ background: {accent}; color: {on_accent}; font-weight: 600;
    border: 1px solid {accent}; }}
QPushButton[role="primary"]:hover {{ border: 1px solid {ink}; }}
QPushButton[role="primary"]:focus {{ border: 2px solid {ink}; }}
QPushButton[role="primary"]:disabled {{ background: transparent; color: {faint};
    border: 1px solid {edge}; }}
QPushButton[asked="true"], QPushButton[asked="true"]:hover {{ border: 4px solid {warning};
    font-weight: 800; }}
QPushButton[asked="true"]:focus {{ border: 4px dashed {warning}; }}
QPushButton[role="link"] {{ background: transparent; border: 1px solid transparent;
    color: {accent}; }}
QPushButton[role="link"]:hover, QPushButton[role="link"]:focus {{ border: 1px solid {accent}; }}
QToolButton[role="fold"] {{ background: transparent; border: 1px solid transparent;
    font-weight: 600; }}
QToolButton[role="fold"]:hover {{ border: 1px solid {accent}; }}
QToolButton[role="fold"]:focus {{ border: 2px solid {accent}; }}
QToolButton[role="small"] {{ background: transparent; border: 1px solid transparent; }}
QToolButton[role="small"]:hover, QToolButton[role="small"]:focus {{ border: 1px solid {accent}; }}
QPushButton[role="hand"] {{ text-align: left; }}
QPushButton[role="hand"]:checked {{ border: 2px solid {accent}; font-weight: 600; }}
QPushButton[role="hand"]:focus {{ border: 2px dashed {ink}; }}
QLabel[role="sign"] {{ font-weight: 700; }}
QLabel[typed="wrong"], QLabel[role="refusal"] {{ color: {refused}; }}
QLabel[typed="complete"] {{ color: {win}; font-weight: 600; }}
{fields} {{ background: {plate}; border: 1px solid {frame}; border-radius: {radius}; }}
{fields_hover} {{ border: 1px solid {accent}; }}
{fields_focus} {{ border: 2px solid {accent}; }}
{fields_disabled} {{ background: transparent; border: 1px solid {edge}; color: {faint}; }}
QLineEdit[typed] {{ border: 2px solid {frame}; }}
QLineEdit[typed="wrong"], QLineEdit[day="wrong"] {{ border: 2px solid {refused};
    color: {refused}; }}
QLineEdit[typed]:focus {{ border: 2px solid {accent}; }}
QLineEdit[typed="incomplete"]:focus {{ border: 2px dashed {accent}; }}
QLineEdit[typed="wrong"]:focus {{ border: 2px solid {refused}; }}
QLineEdit[typed="complete"]:focus {{ border: 2px solid {win}; }}
QLabel[role="key"] {{ font-weight: 600; }}
QLabel[ahead="true"] {{ color: {accent}; font-weight: 700; }}
QLabel[role="lit"] {{ background: {accent}; color: {on_accent}; font-weight: 700;
    border-radius: {inner}; }}
QFrame[role="notes"] {{ background: {plate}; border: 1px solid {edge}; border-radius: {radius}; }}
QFrame[role="notes"] QTextBrowser {{ background: {plate}; border: 2px solid {plate};
    border-radius: {radius}; }}
QFrame[role="notes"] QTextBrowser:focus {{ border: 2px solid {accent}; }}
QToolButton:checked {{ border: 2px solid {accent}; background: {background}; }}
QFrame[role="count"] {{ background: {plate}; border: 1px solid {edge}; border-radius: {radius}; }}
QFrame[role="count"]:focus {{ border: 2px solid {accent}; }}
QFrame[role="question"] {{ background: {plate}; border: 2px solid {warning};
    border-radius: {radius}; }}
QScrollArea, QWidget[role="plain"] {{ background: transparent; }}
QTextBrowser {{ background: {background}; border: none; }}
QLineEdit {{ placeholder-text-color: {hollow}; }}
QListWidget, QTreeWidget, QPlainTextEdit, QAbstractScrollArea[role="tree"] {{ background: {plate};
    border: 1px solid {edge}; border-radius: {radius}; }}
QListWidget:focus, QTreeWidget:focus, QPlainTextEdit:focus,
QAbstractScrollArea[role="tree"]:focus {{ border: 2px solid {accent}; }}
QComboBox {{ combobox-popup: 0; }}
QComboBox QAbstractItemView {{ background: {plate}; border: 1px solid {frame}; outline: none; }}
QComboBox QAbstractItemView::item:selected {{ background: {accent}; color: {on_accent}; }}
QTabBar {{ background: transparent; }}
QTabBar::tab {{ background: transparent; color: {quiet}; border: 2px solid transparent;
    border-radius: {radius}; }}
QTabBar::tab:selected {{ color: {ink}; font-weight: 600; border-bottom: 2px solid {accent};
    border-bottom-left-radius: 0; border-bottom-right-radius: 0; }}
QTabBar::tab:hover {{ color: {ink}; }}
QTabBar::tab:selected:focus {{ border: 2px solid {accent}; border-radius: {radius}; }}
QListView[role="games"] {{ background: {plate}; border: 1px solid {edge}; border-radius: {radius};
    outline: none; }}
QListView[role="games"]:focus {{ border: 2px solid {accent}; }}
QTreeWidget::item:hover {{ background: {background}; }}
QListWidget::item:selected {{ background: {accent}; color: {on_accent}; border-radius: {inner}; }}
QTreeWidget::item:selected {{ background: {accent}; color: {on_accent}; }}
QHeaderView, QHeaderView::section {{ background: transparent; border: none; color: {quiet}; }}
QSlider::groove {{ background: {faint}; }}
QSlider::sub-page {{ background: {accent}; }}
QSlider::sub-page:disabled {{ background: {faint}; }}
QSlider::handle {{ background: {plate}; border: 2px solid {accent}; }}
QSlider::handle:hover {{ background: {edge}; }}
QSlider::handle:focus {{ background: {accent}; border: 2px solid {ink}; }}
QSlider::handle:disabled {{ background: {background}; border: 2px solid {faint}; }}
QScrollBar {{ background: transparent; border: none; margin: 0; }}
QScrollBar::handle {{ background: {frame}; }}
QScrollBar::handle:hover {{ background: {accent}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QCheckBox::indicator, QRadioButton::indicator {{ background: {plate}; border: 2px solid {frame}; }}
QCheckBox::indicator {{ border-radius: {inner}; }}
QCheckBox, QRadioButton {{ outline: none; }}
QCheckBox::indicator:checked {{ background: {accent}; border: 2px solid {accent};
    image: url("{tick_on_accent}"); }}
QRadioButton::indicator:checked {{ border: 2px solid {accent}; background: qradialgradient(cx: 0.5,
    cy: 0.5, fx: 0.5, fy: 0.5, radius: 0.5, stop: 0.45 {accent}, stop: 0.55 {plate}); }}
QCheckBox::indicator:hover, QRadioButton::indicator:hover {{ border: 2px solid {accent}; }}
QCheckBox::indicator:focus, QRadioButton::indicator:focus {{ border: 2px solid {ink}; }}
QCheckBox:disabled, QRadioButton:disabled {{ color: {faint}; }}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {{ border: 2px solid {faint}; }}
QCheckBox::indicator:checked:disabled {{ background: {faint}; }}
QRadioButton::indicator:checked:disabled {{ background: qradialgradient(cx: 0.5, cy: 0.5,
    fx: 0.5, fy: 0.5, radius: 0.5, stop: 0.45 {faint}, stop: 0.55 {plate}); }}
QProgressBar {{ background: {plate}; border: 1px solid {frame}; border-radius: {inner};
    text-align: center; }}
QProgressBar::chunk {{ background: {accent}; border-radius: {inner}; }}
QComboBox::drop-down, QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
    background: transparent; border: none; }}
{arrows} {{ border-style: solid; border-color: {quiet} {clear} {quiet} {clear};
    width: 0; height: 0; }}
{faint_arrows} {{ border-color: {faint} {clear} {faint} {clear}; }}
QMenuBar {{ background: {background}; }}
QMenuBar::item {{ border-radius: {inner}; }}
QMenuBar::item:selected, QMenu::item:selected {{ background: {accent}; color: {on_accent}; }}
QMenu {{ background: {plate}; border: 1px solid {edge}; padding: 4px; }}
QMenu::item {{ border-radius: {inner}; }}
QMenu::item:disabled {{ color: {faint}; }}
QMenu::indicator:checked {{ image: url("{tick}"); }}
QMenu::indicator:checked:selected {{ image: url("{tick_on_accent}"); }}
QMenu::separator {{ height: 1px; background: {edge}; margin: 4px 8px; }}
"""

# [selector] -> room in pixels at the default size, from the edge to the text: at top and bottom, at
# the sides; and the line within it, plain and strong
_ROOM: dict[str, tuple[int, ...]] = {
    "QToolTip": (4, 8, 1),
    'QLabel[role="badge"], QLabel[role="warning"]': (2, 8, 0),
    'QLabel[role="score"], QLabel[role="lit"]': (2, 6, 0),  # the same, so that nothing moves
    "QPushButton": (6, 12, 1, 2),
    "QToolButton": (6, 8, 1, 2),
    'QFrame[role="notes"] QToolButton': (4, 6, 1, 2),
    'QToolButton[role="small"]': (1, 2, 1, 1),
    "QTabBar QToolButton": (0, 0, 0),  # which scroll the tabs, and are narrow
    'QPushButton[role="link"]': (4, 8, 1, 1),
    'QPushButton[role="hand"]': (6, 6, 1, 2),
    'QFrame[role="result"] QPushButton': (4, 6, 1, 2),
    'QPushButton[large="true"]': (12, 24, 1, 2),
    'QToolButton[role="fold"]': (4, 6, 1, 2),
    'QPushButton[asked="true"]': (6, 12, 4, 4),
    "QComboBox, QLineEdit": (4, 8, 1, 2),
    "QAbstractSpinBox": (2, 8, 1, 2),  # to which Qt adds a little
    "QLineEdit[typed]": (6, 8, 2, 2),
    'QLineEdit[day="wrong"]': (4, 8, 2, 2),
    "QTabBar::tab": (4, 10, 2),
    "QListWidget::item, QComboBox QAbstractItemView::item": (4, 8, 0),
    'QListWidget[role="turns"]::item': (1, 6, 0),
    "QTreeWidget::item": (2, 6, 0),
    "QHeaderView::section": (2, 6, 0),
    "QMenuBar::item": (4, 10, 0),
    "QMenu::item": (4, 22, 0),
}
_STRONG = (":focus", ":checked")  # the states with a strong line
_ARROWS = ("QComboBox::down-arrow", "QAbstractSpinBox::up-arrow", "QAbstractSpinBox::down-arrow")
# an arrow is the slanted end of a border; beside an edge that is quite transparent, Qt slants none
_CLEAR = "rgba(0, 0, 0, 1%)"
_ROUND_PX, _GROOVE_PX = 12, 4  # the handle of a slider within its line, and what it slides in
# selector -> its lengths in pixels at the default size, {4/9} at most 9, for which there is room;
# what Qt draws itself does not grow with the text
_LENGTHS = {
    "QScrollBar:vertical": "width: {14}",
    "QScrollBar:horizontal": "height: {14}",
    "QScrollBar::handle": "margin: {3}; border-radius: {4}",
    "QScrollBar::handle:vertical": "min-height: {32}",
    "QScrollBar::handle:horizontal": "min-width: {32}",
    "QSlider": "min-height: {20}",
    "QSlider::groove, QSlider::sub-page": f"height: {{{_GROOVE_PX}}}; border-radius: {{2}}",
    "QComboBox::drop-down": "width: {18}",
    "QAbstractSpinBox::up-button, QAbstractSpinBox::down-button": "width: {20}",
    "QSlider::handle, QRadioButton::indicator": f"width: {{{_ROUND_PX}}}; height: {{{_ROUND_PX}}}",
    "QCheckBox::indicator": "width: {12}; height: {12}",
    "QMenu::indicator": "width: {16}; height: {16}",
    "QComboBox::down-arrow": "border-width: {4/9} {4/9} 0 {4/9}",
    "QAbstractSpinBox::up-arrow": "border-width: 0 {4/7} {4/7} {4/7}",
    "QAbstractSpinBox::down-arrow": "border-width: {4/7} {4/7} 0 {4/7}",
}
_ICON_PX, _SMALL_ICON_PX, _EXTENSION_PX = 18, 16, 10

# [role] -> size of its text, where plain text is 1
_SIZES = {"title": 2.6, "heading": 1.55, "verdict": 1.5, "number": 1.5, "name": 1.2, "lesson": 1.15}
_DEFAULT_PT = 10.0
_DEFAULT_SPACES = "usualSpaces"
_ROOMY_PX = (1400, 950)  # from this size of the window on, text grows
_MAX_GROWTH = 2.25
_FIELDS = ("QComboBox", "QAbstractSpinBox", "QLineEdit")
_WON = 0.1  # how much of its colour is in the panel of a win


def zoom_sheet(zoom: float) -> str:
    """Return the style sheet for a window's sizes of text and controls; the default zoom is 1."""
    default_pt = QApplication.font().pointSizeF()
    plain_pt = zoom * (default_pt if default_pt > 0 else _DEFAULT_PT)
    rules = [f"* {{ font-size: {plain_pt:.2f}pt; }}"]
    for role, size in _SIZES.items():
        rules.append(f'QLabel[role="{role}"] {{ font-size: {size * plain_pt:.2f}pt; }}')
    rules.append(f'QPushButton[large="true"] {{ font-size: {_SIZES["name"] * plain_pt:.2f}pt; }}')
    for selector, (upright, sideways, *lines) in _ROOM.items():
        for states, line in zip([("",), _STRONG], lines, strict=False):
            here = ", ".join(part + state for part in selector.split(", ") for state in states)
            room = [round(side * zoom) - line for side in (upright, sideways)]
            rules.append(f"{here} {{ padding: {room[0]}px {room[1]}px; }}")
    rules.append(f"QPushButton, QToolButton, QMenu {{ icon-size: {round(_ICON_PX * zoom)}px; }}")
    # Qt chooses the size of these buttons by that of its own icons
    rules.append(f"QToolBarExtension {{ icon-size: {_EXTENSION_PX}px; padding: 0; }}")
    rules.append(f"QLineEdit QToolButton {{ icon-size: {_SMALL_ICON_PX}px; padding: 0; }}")
    for selector, lengths in _LENGTHS.items():
        rules.append(f"{selector} {{ {_zoomed(lengths, zoom)}; }}")
    side = round(_ROUND_PX * zoom) + 4  # with the lines; Qt ignores a radius of more than a half
    rules.append(f"QRadioButton::indicator, QSlider::handle {{ border-radius: {side // 2}px; }}")
    around = (side - round(_GROOVE_PX * zoom)) // 2
    rules.append(f"QSlider::handle {{ margin: -{around}px 0; }}")
    return "\n".join(rules)


def _zoomed(lengths: str, zoom: float) -> str:
    """Return lengths of ``_LENGTHS`` at a zoom."""
    return re.sub(
        r"{(-?\d+)/?(\d*)}",
        lambda found: f"{min(round(int(found[1]) * zoom), int(found[2] or 999))}px",
        lengths,
    )


def scale_spaces(root: QWidget, zoom: float) -> None:
    """Scale the margins and spacings of all layouts, which a style sheet cannot do."""
    layouts = root.findChildren(QLayout)
    for layout in layouts:  # all first: a nested layout may inherit its spacing from the outer one
        if layout.property(_DEFAULT_SPACES) is None:
            margins = layout.contentsMargins()
            sides = [margins.left(), margins.top(), margins.right(), margins.bottom()]
            layout.setProperty(_DEFAULT_SPACES, [*sides, layout.spacing()])
    for layout in layouts:
        *default_sides, default_spacing = layout.property(_DEFAULT_SPACES)
        layout.setContentsMargins(*[round(side * zoom) for side in default_sides])
        if default_spacing >= 0:
            layout.setSpacing(round(default_spacing * zoom))


def text_growth(window: QSize) -> float:
    """Return the factor for text in a window of this size: at least 1, in steps of 1/4."""
    room = min(window.width() / _ROOMY_PX[0], window.height() / _ROOMY_PX[1])
    return max(1.0, min(_MAX_GROWTH, math.floor(4 * room) / 4))


def style_sheet(theme: Theme) -> str:
    """Return the style sheet of the whole program, except for sizes of text."""
    return PLAIN_LABELS + _SHEET.format(
        background=theme.background,
        plate=theme.plate,
        edge=theme.plate_edge,
        ink=theme.ink,
        quiet=theme.coordinates,
        faint=mixed(theme.ink, theme.background, 0.5),
        hollow=_hollow(theme),
        accent=theme.hint,
        on_accent=text_on(theme.hint),
        warning=theme.last_cell,
        on_warning=text_on(theme.last_cell),
        refused=theme.refused,
        win=theme.win,
        frame=_frame(theme),
        fields=", ".join(_FIELDS),
        fields_hover=_in_state(_FIELDS, "hover"),
        fields_focus=_in_state(_FIELDS, "focus"),
        fields_disabled=_in_state(_FIELDS, "disabled"),
        radius=f"{RADIUS}px",
        inner=f"{INNER_RADIUS}px",
        headings=", ".join(f'"{family}"' for family in heading_families()),
        arrows=", ".join(_ARROWS),
        faint_arrows=_in_state(_ARROWS, "disabled"),
        clear=_CLEAR,
        won=mixed(theme.plate, theme.win, _WON),
        tick=_tick_on(theme.plate),
        tick_on_accent=_tick_on(theme.hint),
    )


def _in_state(selectors: Sequence[str], state: str) -> str:
    return ", ".join(f"{selector}:{state}" for selector in selectors)


def _tick_on(ground: str) -> str:
    """Return the file of a tick on a colour; Qt's own has one size at any zoom."""
    return icon_file("tick.black" if text_on(ground) == "#000000" else "tick.white")


def palette(theme: Theme) -> QPalette:
    """Return the palette for what the style sheet leaves to Qt."""
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.background,
        role.WindowText: theme.ink,
        role.Base: theme.plate,
        role.AlternateBase: theme.background,
        role.Text: theme.ink,
        role.Button: theme.plate,
        role.ButtonText: theme.ink,
        role.BrightText: theme.refused,
        role.Highlight: theme.hint,
        role.HighlightedText: text_on(theme.hint),
        role.Accent: theme.hint,
        role.Link: theme.hint,
        role.ToolTipBase: theme.plate,
        role.ToolTipText: theme.ink,
        role.PlaceholderText: _hollow(theme),
    }
    made = QPalette(QColor(theme.plate), QColor(theme.background))
    for key, colour in colours.items():
        made.setColor(key, QColor(colour))
    faint = QColor(mixed(theme.ink, theme.background, 0.5))
    for key in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, key, faint)
    return made


def _hollow(theme: Theme) -> str:
    """Return the colour of placeholder texts: as faint as is still readable."""
    return _clear_enough(mixed(theme.ink, theme.plate, 0.6), theme.ink, (theme.plate,), TEXT)


def _frame(theme: Theme) -> str:
    """Return the colour of lines around fields: that of other lines, if it can be seen."""
    grounds = (theme.plate, theme.background)
    return _clear_enough(theme.plate_edge, theme.ink, grounds, MARK)


def _clear_enough(faint: str, ink: str, grounds: Sequence[str], least: float) -> str:
    """Return the faintest mix of two colours that has this contrast on all grounds, or ``ink``."""
    mixes = (mixed(faint, ink, share / 60) for share in range(60))
    return next((m for m in mixes if all(contrast(m, on) >= least for on in grounds)), ink)


def unstyle_viewports(page: QWidget) -> None:
    """Exclude viewports from the style sheet, which paints nothing in them.

    Qt caches a rule for each viewport ever shown and never frees it: a kilobyte each, and a page
    has half a dozen.
    """
    for area in page.findChildren(QAbstractScrollArea):
        area.viewport().setAttribute(Qt.WidgetAttribute.WA_StyledBackground, False)


def search_format(theme: Theme) -> QTextCharFormat:
    """Return the format that highlights words found in a text."""
    from PySide6.QtGui import QTextCharFormat  # late: the first window finds nothing

    mark = QTextCharFormat()
    mark.setBackground(QColor(theme.last_cell))
    mark.setForeground(QColor(text_on(theme.last_cell)))
    return mark
