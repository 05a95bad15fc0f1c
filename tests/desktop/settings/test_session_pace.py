"""When the list of open windows is written, and the notices if that fails."""

from __future__ import annotations

import errno
import os
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import shiboken6
from driving import click
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot
from stand_ins import ProgramStandIn, WindowStandIn

from desktop.app import window_session
from desktop.app.window_session import (
    OpenWindow,
    Session,
    SessionFile,
    WindowSession,
    capture_window,
    read_session,
)
from desktop.settings.autosave import Autosaves
from desktop.widgets.notice_bar import Topic

FULL = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


class Sitting(ProgramStandIn):
    """A program that saves its windows."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.path = folder / "session.json"
        self.autosaves = Autosaves(folder)
        self.sessions = WindowSession(
            cast(Any, self.windows),
            cast(Any, self.open_window),
            cast(Any, self),
            folder,
            self,
        )

    def open_window(self) -> WindowStandIn:
        window = super().open_window()
        self.sessions.watch(cast(Any, window))
        return window

    def timers(self) -> list[QTimer]:
        return self.sessions.findChildren(QTimer)

    def will_write(self) -> bool:
        return any(timer.isActive() for timer in self.timers())

    def hurry(self) -> None:
        """Make running timers fire at the next turn of the event loop."""
        for timer in self.timers():
            if timer.isActive():
                timer.setInterval(0)

    @property
    def written(self) -> Session | None:
        try:
            return read_session(self.path.read_bytes())
        except (FileNotFoundError, PermissionError):  # on Windows while it is replaced
            return None

    @property
    def geometries(self) -> list[str]:
        return [window.geometry for window in (self.written or Session()).windows]


def geometry(window: WindowStandIn) -> str:
    return capture_window(cast(Any, window)).geometry


def notice_text(window: WindowStandIn) -> str:
    return window.notices.texts.get(Topic.SESSION, "")


def leave(folder: Path, *windows: OpenWindow, attempts: int = 0) -> None:
    """Leave a session behind, as an earlier program."""
    file = SessionFile(folder)
    file.write(Session(windows, attempts))
    file.close()


def place(width: int) -> str:
    """Return the geometry of a window of that width."""
    window = WindowStandIn()
    window.resize(width, 300)
    return geometry(window)


@pytest.fixture
def sit(tmp_path: Path, qtbot: QtBot) -> Iterator[Callable[[], Sitting]]:
    made: list[Sitting] = []

    def make() -> Sitting:
        made.append(Sitting(tmp_path))
        return made[-1]

    yield make
    for sitting in made:
        sitting.autosaves.writer.wait()
        shiboken6.delete(sitting)


@pytest.fixture
def sitting(sit: Callable[[], Sitting]) -> Sitting:
    return sit()


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    def refuse(*_: object) -> None:
        raise FULL

    with monkeypatch.context() as full:
        full.setattr(window_session, "write_whole", refuse)
        yield full


@pytest.fixture
def sealed(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Make every attempt to lock a session file fail."""

    def refuse(*_: object) -> None:
        raise FULL

    with monkeypatch.context() as closed:
        closed.setattr(window_session, "lock", refuse)
        yield closed


# -- writing -------------------------------------------------------------------------------------


def test_a_window_is_written_soon_after_it_was_opened(sitting: Sitting, qtbot: QtBot) -> None:
    window = sitting.open_window()
    assert sitting.will_write()
    assert sitting.written is None
    sitting.hurry()
    qtbot.waitUntil(lambda: sitting.geometries == [geometry(window)])
    assert not sitting.will_write()


CHANGES: list[Callable[[WindowStandIn], None]] = [
    lambda window: window.resize(333, 222),
    lambda window: window.move(33, 22),
    lambda window: window.showMaximized(),
    lambda window: window.page_changed.emit(),
]


@pytest.mark.parametrize("change", CHANGES, ids=["size", "place", "state", "page"])
def test_every_change_of_a_window_is_written(
    sitting: Sitting, qtbot: QtBot, change: Callable[[WindowStandIn], None]
) -> None:
    window = sitting.open_window()
    window.show()
    qtbot.waitExposed(window)
    sitting.sessions.save()
    assert not sitting.will_write()
    change(window)
    qtbot.waitUntil(sitting.will_write)
    sitting.hurry()
    qtbot.waitUntil(lambda: sitting.geometries == [geometry(window)])


class Game(QObject):
    """Stands in for the session of a game."""

    changed = Signal()


def test_which_window_is_in_front_is_written(sitting: Sitting, qtbot: QtBot) -> None:
    windows = [sitting.open_window(), sitting.open_window()]
    for window in windows:
        window.show()
        qtbot.waitExposed(window)

    def front() -> list[bool]:
        return [window.active for window in (sitting.written or Session()).windows]

    for window in (*windows, windows[0]):
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        sitting.hurry()
        qtbot.waitUntil(lambda window=window: front() == [each is window for each in windows])  # type: ignore[misc]
        qtbot.waitUntil(lambda: not sitting.will_write())


def test_changes_and_autosaves_of_a_game_are_noticed(sitting: Sitting) -> None:
    window = sitting.open_window()
    window.session = Game()
    window.game_shown.emit(types.SimpleNamespace(session=window.session))
    changes: list[Callable[[], None]] = [
        window.session.changed.emit,
        lambda: sitting.autosaves.written.emit(Path("any")),
    ]
    for change in changes:
        sitting.sessions.save()
        assert not sitting.will_write()
        change()
        assert sitting.will_write()


def test_unchanged_state_is_not_written_again(sitting: Sitting) -> None:
    window = sitting.open_window()
    sitting.sessions.save()
    sitting.path.unlink()
    sitting.sessions.save()
    assert not sitting.path.exists()
    window.resize(345, 234)
    sitting.sessions.save()
    assert sitting.geometries == [geometry(window)]


def test_continuous_changes_do_not_delay_the_write(sitting: Sitting, qtbot: QtBot) -> None:
    sitting.open_window()
    for timer in sitting.timers():
        timer.setInterval(30)
    restless = QTimer(sitting, interval=0)
    restless.timeout.connect(sitting.sessions.schedule_write)
    restless.start()
    qtbot.waitUntil(lambda: sitting.written is not None)
    restless.stop()


def test_games_are_flushed_before_the_windows_are_written(sitting: Sitting) -> None:
    done: list[str] = []

    class Document:
        def flush(self) -> None:
            done.append("game" if sitting.written is None else "too late")

    window = sitting.open_window()
    window.document = Document()
    sitting.open_window()
    sitting.sessions.save()
    assert done == ["game"]
    assert len(sitting.geometries) == 2


@pytest.mark.parametrize("is_over", [False, True])
def test_a_failed_write_is_repeated_once_the_disk_has_room_but_not_after_the_end(
    sitting: Sitting, full_disk: pytest.MonkeyPatch, qtbot: QtBot, is_over: bool
) -> None:
    window = sitting.open_window()
    if is_over:
        sitting.sessions.close()
    else:
        sitting.sessions.save()
        assert sitting.will_write()
    assert sitting.written is None
    full_disk.undo()
    sitting.hurry()
    qtbot.waitUntil(lambda: not sitting.will_write())
    sitting.autosaves.writer.wait()
    assert sitting.geometries == ([] if is_over else [geometry(window)])


# -- the end -------------------------------------------------------------------------------------


def test_windows_open_at_the_end_stay_saved(sitting: Sitting) -> None:
    paused: list[bool] = []

    class Clock(Game):
        def pause(self) -> None:
            paused.append(sitting.written is None)

    window = sitting.open_window()
    window.session = Clock()
    sitting.open_window()
    sitting.sessions.close()
    assert paused == [True]
    written = sitting.path.read_bytes()
    assert len(sitting.geometries) == 2
    sitting.windows.clear()
    sitting.sessions.schedule_write()
    assert not sitting.will_write()
    sitting.sessions.save()
    assert sitting.path.read_bytes() == written


def test_a_program_that_resumes_writes_what_changes(sitting: Sitting) -> None:
    sitting.sessions.close()
    sitting.sessions.resume()  # without a window it does not
    assert not sitting.will_write()
    window = sitting.open_window()
    sitting.sessions.close()
    sitting.sessions.resume()
    assert sitting.will_write()
    window.resize(345, 234)
    sitting.sessions.save()
    assert sitting.geometries == [geometry(window)]


# -- the start -----------------------------------------------------------------------------------


def test_windows_are_restored_with_the_front_one_last(
    sit: Callable[[], Sitting], tmp_path: Path, qtbot: QtBot
) -> None:
    places = [place(width) for width in (310, 320, 330)]
    leave(tmp_path, *(OpenWindow(at, active=at == places[0]) for at in places), attempts=1)
    sitting = sit()
    windows = sitting.sessions.restore_windows()
    assert [window.width() for window in windows] == [320, 330, 310]
    assert sitting.windows == cast(list[Any], windows)
    assert not any(notice_text(cast(Any, window)) for window in windows)
    written = sitting.written
    assert written is not None
    assert written.attempts == 2  # if this crashes, the next start counts it
    assert [window.geometry for window in written.windows] == places
    sitting.sessions.save()
    written = sitting.written
    assert written is not None
    assert written.attempts == 2
    assert len(written.windows) == 3


@pytest.mark.parametrize("is_closed", [False, True])
def test_windows_that_survive_or_are_closed_with_the_program_count_as_restored(
    sit: Callable[[], Sitting],
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    is_closed: bool,
) -> None:
    monkeypatch.setattr(window_session, "_STEADY_MS", 3_600_000 if is_closed else 1)
    leave(tmp_path, OpenWindow(place(310)), attempts=2)
    sitting = sit()
    sitting.sessions.restore_windows()

    def attempts() -> int:
        return sitting.written.attempts if sitting.written is not None else -1

    sitting.sessions.save()
    assert attempts() == 3
    if is_closed:
        sitting.sessions.close()
    qtbot.waitUntil(lambda: attempts() == 0)  # even though nothing has changed


def press_restore(window: WindowStandIn) -> None:
    buttons = window.notices.findChildren(QPushButton)
    click(next(button for button in buttons if button.text() == "Restore windows"))


def test_windows_that_failed_three_times_are_only_offered(
    sit: Callable[[], Sitting], tmp_path: Path
) -> None:
    places = [place(310), place(320)]
    leave(tmp_path, *map(OpenWindow, places), attempts=3)
    sitting = sit()
    (window,) = cast(list[Any], sitting.sessions.restore_windows())
    assert notice_text(window).startswith("Oddments kept crashing while")
    sitting.sessions.save()
    assert sitting.geometries == [
        *places,
        geometry(window),
    ]  # also for the next start
    window.show()
    press_restore(window)
    assert notice_text(window) == ""
    assert [each.width() for each in sitting.windows[1:]] == [310, 320]
    assert all(each.isVisible() for each in sitting.windows)
    sitting.sessions.save()
    assert len(sitting.geometries) == 3


def test_damage_is_reported_in_the_window_that_comes_to_the_front(
    sit: Callable[[], Sitting], tmp_path: Path
) -> None:
    (tmp_path / "session.json").write_text("{")
    windows = cast(list[Any], sit().sessions.restore_windows())
    assert [notice_text(window) for window in windows] == [
        "Your windows could not be restored: the list of open windows is damaged. "
        "All your games are saved.",
    ]


# -- without a session file ---------------------------------------------------------------------


def test_a_start_without_a_session_file_is_reported(
    sealed: pytest.MonkeyPatch, sit: Callable[[], Sitting], tmp_path: Path
) -> None:
    sitting = sit()
    (window,) = cast(list[Any], sitting.sessions.restore_windows())
    assert notice_text(window) == (
        "Your windows cannot be restored yet: cannot write to "
        f"{tmp_path}: there is no space left on the disk. Saved games are safe."
    )
    sitting.sessions.save()
    sitting.sessions.close()
    assert sitting.written is None


def try_again(sitting: Sitting, qtbot: QtBot) -> None:
    assert sitting.will_write()
    sitting.hurry()
    qtbot.waitUntil(
        lambda: all(timer.interval() or not timer.isActive() for timer in sitting.timers())
    )
    sitting.autosaves.writer.wait()


def test_the_windows_are_offered_where_they_were_reported_missing(
    sealed: pytest.MonkeyPatch, sit: Callable[[], Sitting], tmp_path: Path, qtbot: QtBot
) -> None:
    sitting = sit()
    sitting.open_window()
    sealed.undo()
    leave(tmp_path, OpenWindow(place(310)))
    (with_notice,) = cast(list[Any], sitting.sessions.restore_windows())
    assert with_notice is sitting.windows[1]
    try_again(sitting, qtbot)
    assert notice_text(with_notice) == "Your windows can be restored now."
    assert notice_text(sitting.windows[0]) == ""
    sitting.sessions.save()
    assert len(sitting.geometries) == 3
    with_notice.show()
    press_restore(with_notice)
    assert sitting.windows[-1].width() == 310


@pytest.mark.parametrize("has_another", [False, True])
def test_the_windows_are_offered_in_another_window_if_that_one_is_closed(
    sealed: pytest.MonkeyPatch,
    sit: Callable[[], Sitting],
    tmp_path: Path,
    qtbot: QtBot,
    has_another: bool,
) -> None:
    sitting = sit()
    sitting.sessions.restore_windows()
    gone = sitting.windows.pop()
    others = [sitting.open_window()] if has_another else []
    sealed.undo()
    leave(tmp_path, OpenWindow(place(310)))
    try_again(sitting, qtbot)
    assert all(notice_text(each) == "Your windows can be restored now." for each in others)
    sitting.sessions.save()
    assert sitting.geometries[:1] == [place(310)]
    gone.close()


def test_the_notice_disappears_if_nothing_was_saved(
    sealed: pytest.MonkeyPatch, sit: Callable[[], Sitting], qtbot: QtBot
) -> None:
    sitting = sit()
    (window,) = cast(list[Any], sitting.sessions.restore_windows())
    sealed.undo()
    try_again(sitting, qtbot)
    assert notice_text(window) == ""
    assert sitting.geometries == [geometry(window)]


def test_a_claim_is_repeated_until_it_succeeds(
    sealed: pytest.MonkeyPatch, sit: Callable[[], Sitting], qtbot: QtBot
) -> None:
    sitting = sit()
    (window,) = cast(list[Any], sitting.sessions.restore_windows())
    before = notice_text(window)
    attempts: list[bool] = []

    def refuse(*_: object) -> None:
        attempts.append(True)
        raise FULL

    sealed.setattr(window_session, "lock", refuse)
    sitting.hurry()
    qtbot.waitUntil(lambda: len(attempts) >= 2)
    assert notice_text(window) == before
    assert sitting.will_write()
