"""The notice that the clocks were stopped automatically."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.game.game_session import GameSession
from desktop.game.phase import Phase
from desktop.i18n.text import tr, tr_noop
from desktop.widgets.notice_bar import NoticeBar
from desktop.widgets.topic import Topic

_SLEPT = tr_noop("This computer was asleep or too busy, so the clocks were stopped.")


class ClockNotices(QObject):
    """Shows a notice when one game's clocks have stopped because the system slept."""

    def __init__(self, session: GameSession, notices: NoticeBar) -> None:
        super().__init__(session)
        self._session, self._notices = session, notices
        session.clock.suspended.connect(self._report)
        session.changed.connect(self._follow)

    def _report(self) -> None:
        self._notices.show_notice(
            Topic.CLOCK, lambda: tr(_SLEPT), action=tr_noop("Resume"), then=self._session.resume
        )

    def _follow(self) -> None:
        if self._session.phase is not Phase.PAUSED:
            self._notices.withdraw(Topic.CLOCK)
