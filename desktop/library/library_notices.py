"""The notices about the index of the library, in a window that reads it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.i18n.text import tr_noop
from desktop.i18n.translated import translated
from desktop.library.library_client import LibraryClient
from desktop.widgets.notice_bar import NoticeBar
from desktop.widgets.topic import Topic


class LibraryNotices(QObject):
    """Shows what the client has to report, for as long as the bar exists."""

    def __init__(self, client: LibraryClient, notices: NoticeBar) -> None:
        super().__init__(notices)
        self._client, self._notices = client, notices
        client.news_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        news, problem = self._client.news, self._client.problem
        if news:
            self._notices.show_notice(Topic.NEWS, lambda: translated(news))
        if problem:
            self._notices.show_notice(
                Topic.PROBLEM,
                lambda: translated(problem),
                action=tr_noop("Try again"),
                then=self._client.catch_up,
            )
        else:
            self._notices.withdraw(Topic.PROBLEM)
