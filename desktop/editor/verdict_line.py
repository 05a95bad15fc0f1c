"""The line below the editor's board: whether the position is legal, or what is wrong with it."""

from __future__ import annotations

from desktop.widgets.status_line import StatusLine


class VerdictLine(StatusLine):
    """Stays on what is wrong until it is mended."""

    def __init__(self) -> None:
        super().__init__()
        self._wrong = False

    def show_verdict(self, text: str, *, wrong: bool) -> None:
        self._wrong = wrong
        self.show_task(text)

    def _show_task(self) -> None:
        self._timer.stop()
        self._show(self._task, refused=self._wrong)
