"""Escapes texts from outside, such as file names, so that Qt shows them literally.

Qt interprets some characters: HTML in labels, tool tips and message boxes, which the style sheet
turns off for all of them at once; a mnemonic after "&" on buttons and in menus; a tab in a menu;
and "[*]" in window titles. The program's own texts may use these.
"""

from __future__ import annotations

import re
import textwrap

from rules.record.simple_text import shown_text

# applies to the labels that Qt creates, too
PLAIN_LABELS = "QLabel, QToolTip { qproperty-textFormat: PlainText; }"

_TIP_COLUMNS = 72
_LONG_WORD, _PART = re.compile(r"\S{32,}"), re.compile(r"\S{4}(?=\S)")
_BREAK = "\u200b"  # a zero-width space
_ONE_LINE = str.maketrans("\t\n", "  ")


def one_line(text: str) -> str:
    """Return a text on one line, without characters that control its layout."""
    return shown_text(text).translate(_ONE_LINE)


def on_button(text: str) -> str:
    """Return a text escaped for a button or a menu action."""
    return one_line(text).replace("&", "&&")


def breakable(text: str) -> str:
    """Return a text for a label that wraps, so that it can break long words too."""
    return _LONG_WORD.sub(lambda word: _PART.sub(rf"\g<0>{_BREAK}", word[0]), text)


def unbroken(text: str) -> str:
    """Return the text that has been made ``breakable``."""
    return text.replace(_BREAK, "")


def in_title(text: str) -> str:
    """Return a text escaped for a window title."""
    return one_line(text).replace("[*]", "[*][*]")


def in_tip(text: str) -> str:
    """Return a text wrapped for a tool tip: Qt wraps only rich text."""
    lines = [
        line
        for whole in shown_text(text).splitlines()
        for line in textwrap.wrap(whole, _TIP_COLUMNS, break_on_hyphens=False) or [""]
    ]
    return "\n".join(lines)
