"""Texts of the interface, translated; texts from outside, made safe for Qt; dates in words.

``tr("Turn {turn}", turn=5)`` returns a text in the current language. Placeholders have names, so
that each language can order them freely; numbers are formatted for the language.
``tr("%Ln turn(s)", "", count)`` has singular and plural forms. The first argument must be one
literal, or ``lupdate`` does not find it. In tables that are created before the language is known,
``tr_noop("Pie rule")`` marks a text that is passed to ``tr`` later.

``say(self.setWindowTitle, lambda: tr("Keys"))`` sets a text now, and again whenever the language
changes; ``said(QPushButton(), lambda: tr("Close"))`` returns a widget whose text is set like that.
"""

from __future__ import annotations

import datetime
import re
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale, QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel

from desktop.services.languages import UI_LANGUAGE
from rules.record.sgf import shown_text
from rules.translatable_text import TranslatableText, error_text

# applies to the labels that Qt creates, too
PLAIN_LABELS = "QLabel, QToolTip { qproperty-textFormat: PlainText; }"

_TIP_COLUMNS = 72

_LONG_WORD, _PART = re.compile(r"\S{32,}"), re.compile(r"\S{4}(?=\S)")

_BREAK = "\u200b"  # a zero-width space

_ONE_LINE = str.maketrans("\t\n", "  ")


def one_line(text: str) -> str:
    """Return a text on one line, without characters that control its layout.

    Qt interprets some characters: HTML in labels, tool tips and message boxes, which the style
    sheet turns off for all of them at once; a mnemonic after "&" on buttons and in menus; a tab in
    a menu; and "[*]" in window titles. The program's own texts may use these.
    """
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


_Worded = TypeVar("_Worded", bound=QAbstractButton | QLabel)

_OPENING, _CLOSING = "\u2068\u2066\u2067", "\u2069"  # isolates

# letters from right to left, and marks that set the direction
_TURNING = re.compile(
    "[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc"
    "\U00010800-\U00010fff\U0001e800-\U0001efff]"
)

_CONTEXT = ""  # which lupdate assigns to all texts in Python


def tr(source: str, comment: str = "", count: int = -1, /, **values: object) -> str:
    """Return a text in the current language.

    ``comment`` distinguishes texts that are equal in English only; ``count`` replaces ``%Ln``.
    """
    text = QCoreApplication.translate(_CONTEXT, source, comment, count)
    return text.format(**{k: _localized(value) for k, value in values.items()}) if values else text


def tr_noop(source: str, comment: str = "", /) -> str:
    """Return ``source``, marked for ``lupdate``. ``tr`` must be given the same comment."""
    return source


def say(
    show: Callable[[str], object], text: Callable[[], str], owner: QObject | None = None
) -> None:
    """Show a text, now and whenever the language changes, while ``owner`` lives.

    ``owner`` defaults to the object that ``show`` is a method of.
    """
    if owner is None:
        owner = show.__self__  # type: ignore[attr-defined]
    _Said(owner, show, text).again()


def said(widget: _Worded, text: Callable[[], str]) -> _Worded:
    """Set a widget's text as ``say`` does, and return the widget."""
    say(widget.setText, text)
    return widget


def say_items(box: QComboBox, texts: Callable[[], Sequence[str]]) -> None:
    """Set the texts of a list as ``say`` does, and add the items that it lacks."""

    def show(_text: str) -> None:
        for index, text in enumerate(texts()):
            box.setItemText(index, text)

    box.addItems([""] * (len(texts()) - box.count()))
    say(show, str, box)


class _Said(QObject):
    """A text that follows the language; destroyed with its owner."""

    def __init__(
        self, owner: QObject, show: Callable[[str], object], text: Callable[[], str]
    ) -> None:
        super().__init__(owner)
        self._show, self._text = show, text
        UI_LANGUAGE.changed.connect(self.again)

    def again(self) -> None:
        self._show(self._text())


def listed(texts: Sequence[str]) -> str:
    """Join texts into a list outside a sentence: "a, b, c"."""
    return tr("{first}, {last}", first="", last="").join(map(isolated, texts))


def clauses(texts: Sequence[str]) -> str:
    """Join texts that may contain commas: "a, b; c; d"."""
    return tr("{first}; {last}", first="", last="").join(map(isolated, texts))


def both(texts: Sequence[str]) -> str:
    """Join texts into a list inside a sentence: "a, b and c"."""
    if len(texts) < 2:
        return "".join(texts)
    return tr("{first} and {last}", first=listed(texts[:-1]), last=texts[-1])


def either(texts: Sequence[str]) -> str:
    """Join texts into a choice inside a sentence: "a, b or c"."""
    if len(texts) < 2:
        return "".join(texts)
    return tr("{first} or {last}", first=listed(texts[:-1]), last=texts[-1])


def _localized(value: object) -> object:
    if isinstance(value, int) and not isinstance(value, bool):
        return QLocale().toString(value)
    if isinstance(value, float):
        return QLocale().toString(value)
    return isolated(str(value)) if isinstance(value, str | Path) else value


def isolated(text: str) -> str:
    """Return a text such as a name, which must not turn around the sentence that it is put in.

    Text from right to left is put between Unicode's isolates; any other text stays as it is.
    """
    if not _TURNING.search(text):
        return text
    open_ones = sum(text.count(mark) for mark in _OPENING) - text.count(_CLOSING)
    return f"{_OPENING[0]}{text}{_CLOSING * (max(open_ones, 0) + 1)}"


def translated(what: str | Exception) -> str:
    """Return a text or an error as a clause; texts that are not translatable stay as they are."""
    if isinstance(what, Exception):
        return translated(error_text(what))
    if isinstance(what, TranslatableText):
        values = {gap: _translated_value(value) for gap, value in what.values.items()}
        return tr(what.source, what.comment, what.number, **values)
    return what


def _translated_value(value: object) -> object:
    return translated(value) if isinstance(value, str | Exception) else value


_MONTH_FORMAT = "MMM yyyy"

_MONTH, _DAY = len("2026-11"), len("2026-11-03")


def day_text(day: datetime.date) -> str:
    """Return a day with the name of its month."""
    pattern = tr("d MMM yyyy", "format of a day")
    return QLocale().toString(day, pattern)  # type: ignore[call-overload,no-any-return]


def month_text(day: datetime.date) -> str:
    """Return the month of a day, and its year."""
    return QLocale().toString(day, _MONTH_FORMAT)  # type: ignore[call-overload,no-any-return]


def date_text(text: str) -> str:
    """Return the date of a game, "2026-11-03" or "2026-11", in words; another text as it is."""
    day = first_day(text)
    if day is None:
        return text
    return day_text(day) if len(text) == _DAY else month_text(day)


def first_day(text: str) -> datetime.date | None:
    """Return a day, "2026-11-03", or the first one of a month, "2026-11"; None for other texts."""
    if len(text) not in (_DAY, _MONTH):
        return None
    try:
        return datetime.date.fromisoformat(text if len(text) == _DAY else f"{text}-01")
    except ValueError:
        return None


# our texts have precedence over Qt's, which calls this key ↖ in Italian, also in menus
QT_TRANSLATE_NOOP("QShortcut", "Home")


def key_names(keys: Sequence[str]) -> str:
    """Return the names of keys; a name that two keys share, such as Enter, appears once."""
    form = QKeySequence.SequenceFormat.NativeText
    return listed(list(dict.fromkeys([QKeySequence(key).toString(form) for key in keys])))


def with_key(title: str, key: str) -> str:
    """Return a title with its key behind it; ``key`` is "" for none."""
    return f"{title}  ({key_names([key])})" if key else title
