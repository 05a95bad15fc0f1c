"""Lines above the page with something to read, one for each topic."""

from __future__ import annotations

import enum
import functools
from collections.abc import Callable, Mapping

from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QPushButton,
    QWidget,
)

from desktop.services.text import said, say, tr, tr_noop
from desktop.widgets.controls import IconButton
from desktop.widgets.label import Label, announce
from desktop.widgets.layouts import YieldingScrollArea, hbox, vbox


class Topic(enum.Enum):
    """The topics; their values say when there is a notice."""

    # of a game
    FILE = "the game could not be saved to its file, or was read only in part"
    AUTOSAVE = "the game cannot be kept"
    ENGINE = "the engine failed when it was to move"
    MISSING_ENGINE = "an engine that is to play is not on the list"
    ANALYSIS = "the engine failed when it was to analyse"
    STUCK_SEARCH = "a search did not stop"
    CLOCK = "the clocks have stopped by themselves"
    BRANCH = "a branch could not be pasted"
    # of a window
    OPENING = "a file, a pasted game or a lesson could not be opened"
    TRAINING = "there is nothing to train, or the cards cannot be used"
    ANSWER = "an answer in the training could not be stored"
    EXPORT = "a picture, an animation or a text could not be made"
    # of the program
    CORE = "the core is not compiled"
    THEMES = "a theme has faults"
    GAMES = "a game that was installed cannot be played"
    SETTINGS = "the settings were damaged"
    CARDS = "the training cards were damaged"
    SESSION = "windows could not be brought back"
    WINDOWS = "the list of open windows cannot be written"
    INSTANCE = "another program of the same user does not answer"
    FAULT = "something went wrong inside the program"
    CRASH = "the last run crashed"
    REPORT = "the report was copied"
    LOG_FOLDER = "the log's folder could not be shown"
    # of the library
    SEARCH = "the library could not be searched"
    READING = "games are being read"
    NEWS = "the index had to be made again"
    PROBLEM = "the index cannot be kept up to date"
    BIN = "games were deleted or restored"
    TRANSFER = "games or cards were imported or exported"


_MOST_TEXTS = 4  # in one notice


class NoticeBar(YieldingScrollArea):
    """The notices of a window, one per topic; a newer one replaces the older.

    Notices about several things, such as files, join in one notice with a line for each.
    They scroll where the page below needs the room.
    """

    _MIN_PX = 48  # two lines and their frame, unless the text is large

    def __init__(self) -> None:
        contents = QWidget()
        super().__init__(contents)
        self._column = vbox(on=contents, spacing=0)
        self._notices: dict[Topic, QFrame] = {}
        self._texts: dict[Topic, dict[object, Callable[[], str]]] = {}  # [topic][about]

    @property
    def texts(self) -> dict[Topic, str]:
        """[topic] -> the text of its notice."""
        return {topic: notice.accessibleName() for topic, notice in self._notices.items()}

    @property
    def panes(self) -> list[QWidget]:
        """The first button of each notice."""
        return [notice.findChildren(QAbstractButton)[0] for notice in self._notices.values()]

    def show_notice(
        self,
        topic: Topic,
        text: Callable[[], str],
        *,
        about: object = None,
        action: str = "",
        then: Callable[[], object] | None = None,
        more: Mapping[str, Callable[[], object]] | None = None,
    ) -> None:
        """Show a notice; with ``action`` it has a button with that text, which calls ``then``.

        ``text`` returns the sentence in the current language; texts of buttons are English.
        ``more``: [text of a further button] -> what it calls. ``about``: which of several things
        it is about.
        """
        texts = self._texts.get(topic, {})
        texts.pop(about, None)
        self.withdraw(topic)
        self._texts[topic] = texts | {about: text}
        announced = text
        text = functools.partial(_lines, self._texts[topic])
        notice = QFrame()
        notice.setProperty("role", "notice")
        say(notice.setAccessibleName, text)
        buttons = [_button(name, act) for name, act in (more or {}).items()]
        if then is not None:
            buttons.insert(0, _button(action, then))
            buttons[0].setProperty("role", "primary")
        close = IconButton("close", tr_noop("Hide this notice"))
        close.clicked.connect(lambda: self.withdraw(topic))
        hbox((said(Label(), text), 1), *buttons, close, on=notice, margins=(12, 4, 8, 4))
        self._notices[topic] = notice
        self._column.addWidget(notice)
        self.show_part(notice)
        announce(notice, announced())

    def settle(self, topic: Topic, about: object) -> None:
        """Remove what the notice of a topic reports about one of several things."""
        texts = self._texts.get(topic, {})
        if texts.pop(about, None) is None:
            return
        if not texts:
            self.withdraw(topic)
            return
        notice = self._notices[topic]
        notice.setAccessibleName(_lines(texts))
        notice.findChildren(Label)[0].setText(_lines(texts))

    def withdraw(self, topic: Topic) -> None:
        """Remove the notice of a topic, if there is one."""
        self._texts.pop(topic, None)
        notice = self._notices.pop(topic, None)
        if notice is not None:
            self.show_part(None)
            self._column.removeWidget(notice)
            notice.hide()
            notice.deleteLater()


def _lines(texts: Mapping[object, Callable[[], str]]) -> str:
    """Return the texts in lines, the latest of many."""
    shown = [text() for text in texts.values()][-_MOST_TEXTS:]
    if left := len(texts) - len(shown):
        shown.append(tr("and %Ln more", "", left))
    return "\n".join(shown)


def _button(name: str, act: Callable[[], object]) -> QPushButton:
    button = said(QPushButton(), lambda: tr(name))
    button.clicked.connect(lambda: act())
    return button
