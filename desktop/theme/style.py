"""How the controls around the board look: palette and style sheet, made from the theme."""

from __future__ import annotations

import math
import re

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPalette, QTextCharFormat
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLayout, QWidget

from desktop.services.text import PLAIN_LABELS
from desktop.theme.icons import icon_file
from desktop.theme.themes import Theme, contrast, mixed, text_on
from desktop.theme.typeface import heading_families

_SHEET = """
QMainWindow, QDialog, QWidget#page {{ background: {background}; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QToolTip {{ background: {plate}; color: {ink}; border: 1px solid {edge}; }}
QLabel[role="title"], QLabel[role="heading"], QLabel[role="verdict"] {{ font-weight: 600;
    font-family: {headings}; }}
QLabel[role="number"] {{ font-weight: 700; }}
QLabel[role="name"] {{ font-weight: 600; }}
QLabel[role="quiet"] {{ color: {quiet}; }}
QLabel[role="badge"] {{ color: {on_accent}; background: {accent}; border-radius: 8px;
    font-weight: 600; }}
QLabel[role="warning"] {{ color: {on_warning}; background: {warning}; border-radius: 8px;
    font-weight: 600; }}
QFrame[role="card"], QPushButton[role="card"] {{ background: {plate}; border: 1px solid {edge};
    border-radius: 12px; }}
QFrame[role="card"][active="true"] {{ border: 2px solid {accent}; }}
QPushButton[role="card"]:hover, QPushButton[role="card"]:focus {{ border: 2px solid {accent}; }}
QFrame[role="result"] {{ background: {plate}; border: 2px solid {edge}; border-radius: 12px; }}
QFrame[role="result"][verdict="win"] {{ background: {won}; border: 2px solid {win}; }}
QFrame[role="result"][verdict="draw"] {{ border: 2px solid {accent}; }}
QFrame[role="notice"] {{ background: {plate}; border: none; border-bottom: 1px solid {edge};
    border-left: 5px solid {warning}; }}
QFrame[role="status"] {{ background: {plate}; border: none; border-top: 1px solid {edge}; }}
QFrame[role="status"][refused="true"] {{ border-top: 2px solid {refused}; }}
QFrame[role="status"][refused="true"] QLabel {{ color: {refused}; font-weight: 600; }}
QPushButton, QToolButton, QListWidget, QTreeWidget {{ outline: none; }}
QPushButton, QToolButton {{ background: {plate}; border: 1px solid {edge}; border-radius: 8px; }}
QFileDialog QToolButton {{ padding: 2px; border-radius: 4px; }}
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
QPushButton[role="hand"] {{ text-align: left; }}
QPushButton[role="hand"]:checked {{ border: 2px solid {accent}; font-weight: 600; }}
QPushButton[role="hand"]:focus {{ border: 2px dashed {ink}; }}
QLabel[role="sign"] {{ font-weight: 700; }}
QLabel[typed="wrong"], QLabel[role="refusal"] {{ color: {refused}; }}
QLabel[typed="complete"] {{ color: {win}; font-weight: 600; }}
QLineEdit[typed] {{ background: {plate}; border: 2px solid {edge}; border-radius: 6px; }}
QLineEdit[typed="wrong"] {{ border: 2px solid {refused}; color: {refused}; }}
QLineEdit[typed]:focus {{ border: 2px solid {accent}; }}
QLineEdit[typed="incomplete"]:focus {{ border: 2px dashed {accent}; }}
QLineEdit[typed="wrong"]:focus {{ border: 2px solid {refused}; }}
QLineEdit[typed="complete"]:focus {{ border: 2px solid {win}; }}
QLineEdit[day="wrong"] {{ border: 2px solid {refused}; border-radius: 3px; color: {refused}; }}
QLabel[role="key"] {{ font-weight: 600; }}
QLabel[ahead="true"] {{ color: {accent}; font-weight: 700; }}
QLabel[role="lit"] {{ background: {accent}; color: {on_accent}; font-weight: 700;
    border-radius: 4px; }}
QFrame[role="notes"] {{ background: {plate}; border: 1px solid {edge}; border-radius: 8px; }}
QFrame[role="notes"] QTextBrowser {{ background: {plate}; border: 2px solid {plate};
    border-radius: 6px; }}
QFrame[role="notes"] QTextBrowser:focus {{ border: 2px solid {accent}; }}
QToolButton:checked {{ border: 2px solid {accent}; background: {background}; }}
QFrame[role="count"] {{ background: {plate}; border: 1px solid {edge}; border-radius: 8px; }}
QFrame[role="count"]:focus {{ border: 2px solid {accent}; }}
QFrame[role="question"] {{ background: {plate}; border: 2px solid {warning}; border-radius: 8px; }}
QScrollArea, QWidget[role="plain"] {{ background: transparent; }}
QTextBrowser {{ background: {background}; border: none; }}
QLineEdit {{ placeholder-text-color: {hollow}; }}
QListWidget, QTreeWidget, QPlainTextEdit, QAbstractScrollArea[role="tree"] {{ background: {plate};
    border: 1px solid {edge}; border-radius: 8px; }}
QListWidget:focus, QTreeWidget:focus, QPlainTextEdit:focus,
QAbstractScrollArea[role="tree"]:focus {{ border: 2px solid {accent}; }}
QTabBar {{ background: transparent; }}
QTabBar::tab {{ background: transparent; color: {quiet}; border: 2px solid transparent;
    border-radius: 6px; }}
QTabBar::tab:selected {{ color: {ink}; font-weight: 600; border-bottom: 2px solid {accent};
    border-bottom-left-radius: 0; border-bottom-right-radius: 0; }}
QTabBar::tab:hover {{ color: {ink}; }}
QTabBar::tab:selected:focus {{ border: 2px solid {accent}; border-radius: 6px; }}
QListView[role="games"] {{ background: {plate}; border: 1px solid {edge}; border-radius: 8px;
    outline: none; }}
QListView[role="games"]:focus {{ border: 2px solid {accent}; }}
QTreeWidget::item:hover {{ background: {background}; }}
QListWidget::item:selected {{ background: {accent}; color: {on_accent}; border-radius: 5px; }}
QTreeWidget::item:selected {{ background: {accent}; color: {on_accent}; }}
QHeaderView, QHeaderView::section {{ background: transparent; border: none; color: {quiet}; }}
QSlider::groove {{ background: {plate}; border: 1px solid {faint}; }}
QSlider::sub-page {{ background: {accent}; border: 1px solid {accent}; }}
QSlider::sub-page:disabled {{ background: {faint}; border: 1px solid {faint}; }}
QSlider::handle {{ background: {plate}; border: 1px solid {quiet}; }}
QSlider::handle:hover, QSlider::handle:focus {{ border: 1px solid {accent}; }}
QSlider::handle:focus {{ background: {accent}; }}
QSlider::handle:disabled {{ background: {background}; border: 1px solid {faint}; }}
QComboBox::drop-down, QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ border: none; }}
{arrows} {{ border-style: solid; border-color: {quiet} {clear} {quiet} {clear};
    width: 0; height: 0; }}
{faint_arrows} {{ border-color: {faint} {clear} {faint} {clear}; }}
QMenuBar {{ background: {background}; }}
QMenuBar::item {{ border-radius: 5px; }}
QMenuBar::item:selected, QMenu::item:selected {{ background: {accent}; color: {on_accent}; }}
QMenu {{ background: {plate}; border: 1px solid {edge}; padding: 4px; }}
QMenu::item {{ border-radius: 5px; }}
QMenu::item:disabled {{ color: {faint}; }}
QMenu::indicator:checked {{ image: url("{tick}"); }}
QMenu::indicator:checked:selected {{ image: url("{tick_on_accent}"); }}
QMenu::separator {{ height: 1px; background: {edge}; margin: 4px 8px; }}
"""

# [selector] -> padding in pixels at the default size: at top and bottom, at the sides
_ROOM = {
    "QToolTip": (4, 4),
    'QLabel[role="badge"], QLabel[role="warning"]': (1, 8),
    'QLabel[role="score"], QLabel[role="lit"]': (1, 6),  # the same, so that nothing moves
    "QPushButton": (6, 12),
    "QToolButton": (6, 8),
    'QFrame[role="notes"] QToolButton': (2, 5),
    "QTabBar QToolButton": (0, 0),  # which scroll the tabs, and are narrow
    'QPushButton[role="link"]': (3, 8),
    'QPushButton[role="hand"]': (5, 6),
    'QFrame[role="result"] QPushButton': (4, 8),
    "QPushButton:focus": (5, 11),  # less, as the border is wider
    'QPushButton[asked="true"]': (3, 9),
    "QToolButton:focus, QToolButton:checked": (5, 7),
    'QFrame[role="notes"] QToolButton:focus, QFrame[role="notes"] QToolButton:checked': (1, 4),
    'QFrame[role="result"] QPushButton:focus': (3, 7),
    'QPushButton[role="link"]:focus': (3, 8),
    'QPushButton[role="hand"]:focus': (4, 5),
    'QPushButton[large="true"]': (12, 24),
    'QPushButton[large="true"]:focus': (11, 23),
    'QToolButton[role="fold"]': (4, 6),
    'QToolButton[role="fold"]:focus': (3, 5),
    "QLineEdit[typed]": (4, 6),
    "QTabBar::tab": (2, 8),
    "QListWidget::item": (3, 6),
    "QTreeWidget::item": (2, 5),
    "QHeaderView::section": (2, 5),
    "QMenuBar::item": (5, 10),
    "QMenu::item": (5, 22),
}
_ARROWS = ("QComboBox::down-arrow", "QAbstractSpinBox::up-arrow", "QAbstractSpinBox::down-arrow")
# an arrow is the slanted end of a border; beside an edge that is quite transparent, Qt slants none
_CLEAR = "rgba(0, 0, 0, 1%)"
# selector -> its lengths in pixels at the default size, {4/9} at most 9, for which there is room;
# what Qt draws itself does not grow with the text
_LENGTHS = {
    "QScrollBar:vertical": "width: {14}",
    "QScrollBar:horizontal": "height: {14}",
    "QSlider": "min-height: {19}",
    "QSlider::groove, QSlider::sub-page": "height: {3}; border-radius: {2}",
    "QSlider::handle": "width: {11}; margin: {-6} 0; border-radius: {3}",
    "QComboBox::down-arrow": "border-width: {4/9} {4/9} 0 {4/9}",
    "QAbstractSpinBox::up-arrow": "border-width: 0 {3/7} {3/7} {3/7}",
    "QAbstractSpinBox::down-arrow": "border-width: {3/7} {3/7} 0 {3/7}",
}
_ICON_PX, _SMALL_ICON_PX, _EXTENSION_PX, _INDICATOR_PX = 18, 16, 10, 15

# [role] -> size of its text, where plain text is 1
_SIZES = {"title": 2.6, "heading": 1.55, "verdict": 1.5, "number": 1.5, "name": 1.2, "lesson": 1.15}
_DEFAULT_PT = 10.0
_DEFAULT_SPACES = "usualSpaces"
_ROOMY_PX = (1400, 950)  # from this size of the window on, text grows
_MAX_GROWTH = 2.25
FIELDS = ("QComboBox", "QAbstractSpinBox", "QLineEdit", "QCheckBox", "QRadioButton")
_TO_FRAME = 140  # Fusion makes frames darker by this percentage
_WON = 0.1  # how much of its colour is in the panel of a win
_READABLE = 4.5  # contrast of text, as WCAG 2 asks for it


def zoom_sheet(zoom: float) -> str:
    """Return the style sheet for a window's sizes of text and controls; the default zoom is 1."""
    default_pt = QApplication.font().pointSizeF()
    plain_pt = zoom * (default_pt if default_pt > 0 else _DEFAULT_PT)
    rules = [f"* {{ font-size: {plain_pt:.2f}pt; }}"]
    for role, size in _SIZES.items():
        rules.append(f'QLabel[role="{role}"] {{ font-size: {size * plain_pt:.2f}pt; }}')
    rules.append(f'QPushButton[large="true"] {{ font-size: {_SIZES["name"] * plain_pt:.2f}pt; }}')
    for selector, (upright, sideways) in _ROOM.items():
        rules.append(
            f"{selector} {{ padding: {round(upright * zoom)}px {round(sideways * zoom)}px; }}"
        )
    rules.append(f"QPushButton, QToolButton, QMenu {{ icon-size: {round(_ICON_PX * zoom)}px; }}")
    # Qt chooses the size of these buttons by that of its own icons
    rules.append(f"QToolBarExtension {{ icon-size: {_EXTENSION_PX}px; padding: 0; }}")
    rules.append(f"QLineEdit QToolButton {{ icon-size: {_SMALL_ICON_PX}px; padding: 0; }}")
    for selector, lengths in _LENGTHS.items():
        rules.append(f"{selector} {{ {_zoomed(lengths, zoom)}; }}")
    side = f"{round(_INDICATOR_PX * zoom)}px"
    for control in ("QCheckBox", "QRadioButton", "QMenu"):
        rules.append(f"{control}::indicator {{ width: {side}; height: {side}; }}")
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
        headings=", ".join(f'"{family}"' for family in heading_families()),
        arrows=", ".join(_ARROWS),
        faint_arrows=", ".join(f"{arrow}:disabled" for arrow in _ARROWS),
        clear=_CLEAR,
        won=mixed(theme.plate, theme.win, _WON),
        tick=_tick_on(theme.plate),
        tick_on_accent=_tick_on(theme.hint),
    )


def _tick_on(ground: str) -> str:
    """Return the file of a tick on a colour; Qt's own has one size at any zoom."""
    return icon_file("tick.black" if text_on(ground) == "#000000" else "tick.white")


def palette(theme: Theme) -> QPalette:
    """Return the palette for what the style sheet leaves to Qt: check boxes, sliders, arrows."""
    role = QPalette.ColorRole
    field = _field(theme)
    colours = {
        role.Window: theme.background,
        role.WindowText: theme.ink,
        role.Base: field,
        role.AlternateBase: theme.background,
        role.Text: theme.ink,
        role.Button: field,
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


def field_palette(theme: Theme) -> QPalette:
    """Return the palette for ``FIELDS``, whose frames Qt derives from the ground around them."""
    made = palette(theme)
    made.setColor(QPalette.ColorRole.Window, QColor(theme.plate_edge).lighter(_TO_FRAME))
    made.setColor(QPalette.ColorRole.Button, QColor(theme.plate))
    return made


def _field(theme: Theme) -> str:
    """Return the colour of fields."""
    # in dark themes the frames of fields are hardly visible, so the fields themselves stand out
    raised = (
        mixed(theme.plate, theme.ink, 0.16),
        mixed(theme.plate, theme.plate_edge, 0.42),
    )
    seen = max(raised, key=lambda colour: contrast(colour, theme.background))
    return seen if theme.dark else theme.plate


def _hollow(theme: Theme) -> str:
    """Return the colour of placeholder texts: as faint as is still readable."""
    field = _field(theme)
    shares = [share / 100 for share in range(60, 0, -1)]
    inks = (mixed(theme.ink, field, share) for share in shares)
    return next((ink for ink in inks if contrast(ink, field) >= _READABLE), theme.ink)


def unstyle_viewports(page: QWidget) -> None:
    """Exclude viewports from the style sheet, which paints nothing in them.

    Qt caches a rule for each viewport ever shown and never frees it: a kilobyte each, and a page
    has half a dozen.
    """
    for area in page.findChildren(QAbstractScrollArea):
        area.viewport().setAttribute(Qt.WidgetAttribute.WA_StyledBackground, False)


def search_format(theme: Theme) -> QTextCharFormat:
    """Return the format that highlights words found in a text."""
    mark = QTextCharFormat()
    mark.setBackground(QColor(theme.last_cell))
    mark.setForeground(QColor(text_on(theme.last_cell)))
    return mark
