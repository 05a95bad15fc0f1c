"""A pseudo-language, which shows whether a text was translated at all."""

from __future__ import annotations

import re

from PySide6.QtCore import QTranslator

_GAP = re.compile(r"(\{\w+\}|%Ln|%\d)")


class PseudoTranslator(QTranslator):
    """Puts a text's parts between placeholders into brackets, also in Qt's own texts."""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        if context == "QShortcut":
            return None  # type: ignore[return-value]  # names of keys, which are read too
        parts = _GAP.split(source)
        return "".join([p if _GAP.match(p) or not p.strip() else f"⟦{p}⟧" for p in parts])


def outside(text: str) -> str:
    """Return the parts of a text outside brackets."""
    return re.sub("⟦[^⟦⟧]*⟧", " ", text)
