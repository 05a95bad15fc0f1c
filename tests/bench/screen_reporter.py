"""Starts the program and prints what its windows show, for ``kill.py``.

Prints a line of JSON whenever that changes, with the time (``time.monotonic``):

    {"time": 12.3, "windows": [{"turns": [...], "line": [...], "clicks": [[x, y, button], ...]}]}

``turns`` are all turns of the game's tree, each with those before it, and ``comments`` on them;
``line`` those looked at; ``clicks`` would do a legal step, at these places of the screen, by these
mouse buttons. SIGUSR1 makes the program access memory that is not there.
"""

from __future__ import annotations

import ctypes
import json
import random
import signal
import sys
import time
from typing import Any

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QWidget

from desktop import __main__
from desktop.app import app
from desktop.game.game_session import Phase
from desktop.pages.game_page import GamePage
from desktop.window.main_window import MainWindow
from rules.position import PLACE, SpecialStep
from rules.record.notes import comment_of

_LEFT, _RIGHT = 1, 3
_TICK_MS = 10
_RNG = random.Random()


class ScreenReporter(app.Application):
    """The application, and a timer that looks at its windows."""

    def exec(self) -> int:  # type: ignore[override]
        self._reported: list[dict[str, Any]] | None = None
        signal.signal(signal.SIGUSR1, lambda *_: ctypes.string_at(0))
        timer = QTimer(self)
        timer.timeout.connect(self._look)
        timer.start(_TICK_MS)
        return super().exec()

    def _look(self) -> None:
        assert self.program is not None
        windows = [_facts(window) for window in self.program.windows]
        if windows != self._reported:
            self._reported = windows
            clicks = [_clicks(window) for window in self.program.windows]
            shown = [
                {**facts, "clicks": found} for facts, found in zip(windows, clicks, strict=True)
            ]
            print(json.dumps({"time": time.monotonic(), "windows": shown}), flush=True)


def _facts(window: MainWindow) -> dict[str, Any]:
    area = window.geometry()
    geometry = [area.x(), area.y(), area.width(), area.height()]
    shown = {
        "id": window.winId(),
        "geometry": geometry,
        "notices": [topic.name for topic in window.notices.texts],
    }
    if not isinstance(window.page, GamePage):
        return {**shown, "turns": [], "comments": {}, "line": [], "steps": [], "phase": ""}
    session = window.page.session
    paths = {session.record.root: ""}
    for node in session.record.root.subtree():
        if node.parent is not None:
            paths[node] = f"{paths[node.parent]} {node.text}"
    return {
        **shown,
        "turns": list(paths.values())[1:],
        "comments": {
            path: comment_of(node.properties)
            for node, path in paths.items()
            if "C" in node.properties
        },
        "line": [node.text for node in session.record.line],
        "steps": list(session.steps),
        "touches": len(window.page.board.input.touches),
        "phase": session.phase.name,
    }


def _clicks(window: MainWindow) -> list[tuple[int, int, int]]:
    """Return the clicks of a legal step in this window; none if it is nobody's turn there."""
    page = window.page
    if not isinstance(page, GamePage) or page.session.phase is not Phase.CHOICE:
        return []
    step = _RNG.choice(page.session.position.legal_steps())
    if step < PLACE:
        button = page.step_buttons.buttons[SpecialStep(step)]
        return [_place(button, button.rect().center(), _LEFT)]
    clicks = []
    for touch in page.session.position.touches(step):
        if touch.hand != page.board.input.hand and touch.hand in page.board.input.hands():
            clicks.append(_place(page.board.viewport(), QPoint(2, 2), _RIGHT))
        point = page.board.site_point(touch.site)
        clicks.append(_place(page.board.viewport(), point, _LEFT))
    return clicks


def _place(widget: QWidget, point: QPoint, button: int) -> tuple[int, int, int]:
    found = widget.mapToGlobal(point)
    return found.x(), found.y(), button


if __name__ == "__main__":
    app.Application = ScreenReporter  # type: ignore[misc]
    sys.exit(__main__.main(sys.argv[1:]))
