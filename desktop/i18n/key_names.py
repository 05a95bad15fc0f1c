"""Keys as people read them, in the language of the desktop."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QKeySequence

from desktop.i18n.text import listed


def key_names(keys: Sequence[str]) -> str:
    """Keys as people read them; two that have one name, as Return and Enter may, once."""
    form = QKeySequence.SequenceFormat.NativeText
    return listed(list(dict.fromkeys([QKeySequence(key).toString(form) for key in keys])))


def with_key(title: str, key: str) -> str:
    """Return what a button does and its key, "" where it has none."""
    return f"{title}  ({key_names([key])})" if key else title
