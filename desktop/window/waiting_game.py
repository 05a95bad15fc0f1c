"""A game that waits in its window behind another page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.game.game_session import Phase

if TYPE_CHECKING:
    from desktop.play.game_page import GamePage


class WaitingGame:
    """Everything of it stays as it is, except that the clocks are paused and no engine works.

    Attributes:
        page: the page of the game.
        resumes: whether the computer continues by itself when the page is shown again.
    """

    def __init__(self, page: GamePage) -> None:
        self.page = page
        session = page.session
        self.resumes = not session.can_pause and session.phase in (Phase.THINKING, Phase.FORCED)
        if session.can_pause:
            session.pause()  # until the players say that they are back
        else:
            session.stop()
        if page.analysis_controller.is_searching_hint:
            page.analysis_controller.drop_hint()

    def resume(self) -> None:
        """Let the computer continue, now that the page is shown again."""
        if self.resumes:
            self.page.session.resume()
