"""A language that nobody speaks: a text in it can be told from one that was never translated."""

from __future__ import annotations

from PySide6.QtCore import QTranslator

OPEN, CLOSE = "⟦", "⟧"


class PseudoTranslator(QTranslator):
    """Translates every text of ours to itself in brackets; Qt's own texts stay."""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"{OPEN}{source}{CLOSE}" if not context else ""
