"""Keys as people read them, in the language of the desktop."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtGui import QKeySequence

from desktop.i18n.text import listed

# our texts have precedence over Qt's, which calls this key ↖ in Italian, also in menus
QT_TRANSLATE_NOOP("QShortcut", "Home")


def key_names(keys: Sequence[str]) -> str:
    """Return the names of keys; a name that two keys share, such as Enter, appears once."""
    form = QKeySequence.SequenceFormat.NativeText
    return listed(list(dict.fromkeys([QKeySequence(key).toString(form) for key in keys])))


def with_key(title: str, key: str) -> str:
    """Return a title with its key behind it; ``key`` is "" for none."""
    return f"{title}  ({key_names([key])})" if key else title
