"""In which window a game of the library is opened."""

from __future__ import annotations

import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from driving import small
from library_rows import row
from pytestqt.qtbot import QtBot
from stand_ins import ProgramStandIn, WindowStandIn

from desktop.application.library_games import LibraryGames
from desktop.widgets.notice_bar import NoticeBar
from desktop.widgets.topic import Topic
from rules.library.canonical_key import canonical_key
from rules.record.game_record import GameRecord, Node

PATH = Path("games/1.oddments")
ROW = row(1, path=PATH)


class Session:
    """A game that records where it goes."""

    def __init__(self) -> None:
        self.record = GameRecord(small("egotzi"))
        for turn in ("a1", "b2", "c3"):
            self.record.play_text(turn)
        self.went_to: list[Node] = []

    def go_to(self, node: Node) -> None:
        self.went_to.append(node)


class Opener(ProgramStandIn):
    """A program whose opener succeeds or fails as the test wants.

    Attributes:
        why_not: the message of the failure, "" for none; None if the file opens.
    """

    def __init__(self) -> None:
        super().__init__()
        self.opener = self
        self.why_not: str | None = None
        self.asked: list[tuple[Path, Any, bool]] = []

    def reopen(self, path: Path, window: WindowStandIn, *, viewing: bool = False) -> bool:
        self.asked.append((path, window, viewing))
        if self.why_not is None:
            window.session = Session()
        elif self.why_not:
            text = self.why_not
            window.notices.show_notice(Topic.FILE, lambda: text)
        return self.why_not is None


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Opener]:
    made = Opener()
    yield made
    for window in made.windows:
        window.close()


@pytest.fixture
def notices(qtbot: QtBot) -> NoticeBar:
    bar = NoticeBar()
    qtbot.addWidget(bar)
    bar.show_notice(Topic.FILE, lambda: "what was wrong before")
    return bar


def open_row(program: Opener, notices: NoticeBar, key: int | None = None) -> None:
    opener: Any = program.opener
    windows: Any = program.windows
    games = LibraryGames(windows, cast(Any, program.open_window), opener)
    if key is None:
        games.show(PATH, notices)
    else:
        games.show_position(PATH, key, notices)


def keep(window: WindowStandIn, path: Path) -> None:
    """Give the window a game with this autosave."""
    window.session = Session()
    window.document = types.SimpleNamespace(autosave=types.SimpleNamespace(path=path), path=None)


def test_a_game_opens_for_viewing_in_a_window_without_a_game(
    program: Opener, notices: NoticeBar
) -> None:
    busy, empty = program.open_window(), program.open_window()
    keep(busy, Path("games/2.oddments"))
    open_row(program, notices)
    assert program.asked == [(PATH, empty, True)]
    assert program.windows == [busy, empty]
    assert empty.isVisible()
    assert not busy.isVisible()
    assert notices.texts == {}
    assert empty.session.went_to == []


def test_a_game_opens_in_a_new_window_if_all_have_games(
    program: Opener, notices: NoticeBar
) -> None:
    keep(program.open_window(), Path("games/2.oddments"))
    open_row(program, notices)
    assert len(program.windows) == 2
    assert program.asked == [(PATH, program.windows[1], True)]
    assert program.windows[1].isVisible()


def test_a_game_that_is_open_is_shown_in_its_window(program: Opener, notices: NoticeBar) -> None:
    program.open_window()
    window = program.open_window()
    keep(window, PATH)
    open_row(program, notices)
    assert program.asked == []
    assert window.isVisible()
    assert not program.windows[0].isVisible()
    assert notices.texts == {}


@pytest.mark.parametrize("is_open", [False, True])
def test_a_game_is_shown_at_the_position(
    program: Opener, notices: NoticeBar, is_open: bool
) -> None:
    window = program.open_window()
    if is_open:
        keep(window, PATH)
    record = Session().record
    open_row(program, notices, canonical_key(record.position_at(record.main_line[1])))
    (node,) = window.session.went_to
    assert node is window.session.record.main_line[1]
    open_row(program, notices, 12345)  # a position that never occurred
    assert len(window.session.went_to) <= 1


@pytest.mark.parametrize(
    ("why_not", "message"),
    [("it is gone", "it is gone"), ("", "This game cannot be opened.")],
)
@pytest.mark.parametrize("is_new", [False, True])
def test_problems_are_reported_in_the_library(
    program: Opener, notices: NoticeBar, why_not: str, message: str, is_new: bool
) -> None:
    window = program.open_window()
    window.show()
    if is_new:
        keep(window, Path("games/2.oddments"))
    program.why_not = why_not
    open_row(program, notices, 7)
    assert notices.texts == {Topic.FILE: message}
    assert window.isVisible()
    assert [each.closes for each in program.windows] == ([0, 1] if is_new else [0])
