"""Texts for people. Each is written once, in English, where it is shown.

``tr("Turn {turn}", turn=5)`` is a text in the language of the moment. Placeholders have names, so
that each language puts them where it likes; numbers among them are written as it writes them.
``tr("%Ln turn(s)", "", count)`` has a form for each number. The first argument is one literal:
that is how ``lupdate`` finds it. For tables that are made before a language is known,
``tr_noop("Pie rule")`` marks a text that ``tr`` is given later.

``say(self.setWindowTitle, lambda: tr("Keys"))`` shows a text, and shows it anew in each language
that is chosen from then on; ``said(QPushButton(), lambda: tr("Close"))`` is a widget that does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QLocale, QObject
from PySide6.QtWidgets import QAbstractButton, QLabel

from desktop.i18n.language import INTERPRETER

_Worded = TypeVar("_Worded", bound=QAbstractButton | QLabel)

_CONTEXT = ""  # what lupdate gives to all that is found in Python


def tr(source: str, comment: str = "", count: int = -1, /, **values: object) -> str:
    """A text in the language of the moment.

    ``comment`` tells texts apart that are the same in English only; ``count`` is what ``%Ln``
    stands for.
    """
    text = QCoreApplication.translate(_CONTEXT, source, comment, count)
    return text.format(**{key: _shown(value) for key, value in values.items()}) if values else text


def tr_noop(source: str, comment: str = "", /) -> str:
    """The same text: ``lupdate`` finds it by this function's name. ``tr`` needs the comment too."""
    return source


def say(
    show: Callable[[str], object], text: Callable[[], str], owner: QObject | None = None
) -> None:
    """Show a text, now and whenever the language changes, while ``owner`` lives.

    Without ``owner`` that is the object of which ``show`` is a method.
    """
    if owner is None:
        owner = show.__self__  # type: ignore[attr-defined]
    _Said(owner, show, text).again()


def said(widget: _Worded, text: Callable[[], str]) -> _Worded:
    """``widget``, which shows a text from now on as ``say`` does."""
    say(widget.setText, text)
    return widget


class _Said(QObject):
    """A text that was said; goes with its owner."""

    def __init__(
        self, owner: QObject, show: Callable[[str], object], text: Callable[[], str]
    ) -> None:
        super().__init__(owner)
        self._show, self._text = show, text
        INTERPRETER.changed.connect(self.again)

    def again(self) -> None:
        self._show(self._text())


def listed(texts: Sequence[str]) -> str:
    """A list that is not part of a sentence, "a, b, c"."""
    return tr("{first}, {last}", first="", last="").join(texts)


def clauses(texts: Sequence[str]) -> str:
    """A list whose parts may have commas themselves, "a, b; c; d"."""
    return tr("{first}; {last}", first="", last="").join(texts)


def both(texts: Sequence[str]) -> str:
    """A list in a sentence, "a, b and c"."""
    if len(texts) < 2:
        return "".join(texts)
    return tr("{first} and {last}", first=listed(texts[:-1]), last=texts[-1])


def either(texts: Sequence[str]) -> str:
    """A choice in a sentence, "a, b or c"."""
    if len(texts) < 2:
        return "".join(texts)
    return tr("{first} or {last}", first=listed(texts[:-1]), last=texts[-1])


def _shown(value: object) -> object:
    if isinstance(value, int) and not isinstance(value, bool):
        return QLocale().toString(value)
    if isinstance(value, float):
        return QLocale().toString(value)
    return value
