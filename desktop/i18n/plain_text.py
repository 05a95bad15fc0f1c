"""Texts from outside, such as names of files, made so that Qt shows them letter by letter.

Qt reads signs in what it is given: HTML in labels, tool tips and message boxes, which the style
sheet turns off for all of them at once; the letter for a key after "&" on buttons and in menus;
a tab in a menu; and "[*]" in titles of windows. Texts of the program's own may have these.
"""

from __future__ import annotations

import textwrap

from rules.record.simple_text import shown_text

PLAIN_LABELS = "QLabel, QToolTip { qproperty-textFormat: PlainText; }"  # those that Qt makes too

_TIP_COLUMNS = 72
_ONE_LINE = str.maketrans("\t\n", "  ")


def one_line(text: str) -> str:
    """A text on one line, without what would steer its layout."""
    return shown_text(text).translate(_ONE_LINE)


def on_button(text: str) -> str:
    """A text for a button or for an action in a menu."""
    return one_line(text).replace("&", "&&")


def in_title(text: str) -> str:
    """A text for the title of a window."""
    return one_line(text).replace("[*]", "[*][*]")


def in_tip(text: str) -> str:
    """A text for a tool tip, in lines that can be read: Qt breaks those of rich text only."""
    lines = [
        line
        for whole in shown_text(text).splitlines()
        for line in textwrap.wrap(whole, _TIP_COLUMNS, break_on_hyphens=False) or [""]
    ]
    return "\n".join(lines)
