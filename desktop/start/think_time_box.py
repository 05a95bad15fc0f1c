"""How long an engine may think about a move."""

from __future__ import annotations

from desktop.i18n.text import say, tr
from desktop.widgets.number_box import TenthsBox
from rules.record.engine_seat import THINK_MS

DEFAULT_MS = 3000
_TENTH_MS = 100


class ThinkTimeBox(TenthsBox):
    """Shows seconds with one decimal."""

    def __init__(self, think_ms: int = DEFAULT_MS) -> None:
        super().__init__(range(THINK_MS[0] // _TENTH_MS, THINK_MS[-1] // _TENTH_MS + 1))
        say(self.setSuffix, lambda: tr(" s per move"))
        say(self.setToolTip, lambda: tr("If the game has clocks, they may leave less."))
        self.think_ms = think_ms

    @property
    def think_ms(self) -> int:
        """The time in milliseconds, one of ``THINK_MS``."""
        return self.value() * _TENTH_MS

    @think_ms.setter
    def think_ms(self, think_ms: int) -> None:
        self.setValue(round(think_ms / _TENTH_MS))
