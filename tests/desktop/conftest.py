"""Boards of all games, and a program with settings and games in a temporary folder."""

import functools
import math
import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from driving import RandomEngine, shown
from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid
from shown_facts import BOARDS, SOME_BOARDS

from desktop.app.app import Application
from desktop.app.program import Program
from desktop.game.game_session import GameSession
from desktop.pages import task_page
from desktop.services.languages import SOURCE, UI_LANGUAGE
from desktop.services.sound_player import SoundPlayer
from desktop.settings.settings import Settings
from desktop.theme.themes import LIGHT, UI_THEME
from desktop.views.game_cards import CARDS
from desktop.window.main_window import MainWindow
from rules.games import GAMES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrize ``any_setup`` with all boards, ``default_setup`` with each game's default.

    In the short run ``any_setup`` has the smallest, the default and the largest board of each game.
    """
    if "any_setup" in metafunc.fixturenames:
        long = [setup for setup in BOARDS if setup not in SOME_BOARDS]
        all_boards = [
            *SOME_BOARDS,
            *(pytest.param(setup, marks=pytest.mark.long) for setup in long),
        ]
        metafunc.parametrize("any_setup", all_boards, ids=str)
    if "default_setup" in metafunc.fixturenames:
        metafunc.parametrize("default_setup", [game.setup() for game in GAMES.values()], ids=str)


@pytest.fixture(scope="session")
def qapp_cls() -> type[Application]:
    """Return the program's own application class, for all tests."""
    return Application


class PatientBot(QtBot):
    """Waits a minute for what takes milliseconds on a machine that has nothing else to do."""

    waitUntil = functools.partialmethod(QtBot.waitUntil, timeout=60_000)  # noqa: N815 - of Qt
    waitSignal = functools.partialmethod(QtBot.waitSignal, timeout=60_000)  # noqa: N815
    waitSignals = functools.partialmethod(QtBot.waitSignals, timeout=60_000)  # noqa: N815
    waitExposed = functools.partialmethod(QtBot.waitExposed, timeout=60_000)  # noqa: N815
    waitActive = functools.partialmethod(QtBot.waitActive, timeout=60_000)  # noqa: N815


@pytest.fixture
def qtbot(request: pytest.FixtureRequest) -> QtBot:
    return PatientBot(request)


@pytest.fixture(autouse=True)
def _closed_windows_go(qapp: QApplication) -> Iterator[None]:
    """Delete the windows a test has closed; Qt would wait for an event loop, and style them."""
    yield
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def _mouse_is_released(qapp: QApplication) -> Iterator[None]:
    """Release the mouse, which QTest's double click leaves down; the next test would drag."""
    yield
    for button in Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton:
        if qapp.mouseButtons() & button:
            QTest.mouseRelease(QWidget(), button)


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """Use English, with its plurals, whatever the system's language."""
    if UI_LANGUAGE.language != SOURCE or not UI_LANGUAGE.has_translations:
        UI_LANGUAGE.set_language(SOURCE)
    yield
    if UI_LANGUAGE.language != SOURCE:
        UI_LANGUAGE.set_language(SOURCE)


@pytest.fixture(autouse=True)
def _light() -> None:
    """Use the light theme, until a program has chosen another one."""
    UI_THEME.theme = LIGHT


@pytest.fixture(autouse=True)
def _hasty_clicks_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let pages take clicks at once: tests click faster than people."""
    monkeypatch.setattr("desktop.widgets.controls.GUARD_SECONDS", 0.0)


@pytest.fixture
def _hasty_clicks_are_ignored(_hasty_clicks_count: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let pages ignore every click where the previous one was, however slow the machine."""
    monkeypatch.setattr("desktop.widgets.controls.GUARD_SECONDS", math.inf)


@pytest.fixture(autouse=True)
def _silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the programs of tests play nothing, nor look for a device."""
    silent = SoundPlayer(lambda: False, lambda: 0.0)
    monkeypatch.setattr("desktop.app.program.SoundPlayer", lambda *_settings: silent)


@pytest.fixture(autouse=True)
def _programs_end(monkeypatch: pytest.MonkeyPatch, _closed_windows_go: None) -> Iterator[None]:
    """End the programs that a test has made; their timers would run during the tests after it."""
    made: list[Program] = []
    make = Program.__init__

    def record(program: Program, *args: Any, **kwargs: Any) -> None:
        make(program, *args, **kwargs)
        made.append(program)

    monkeypatch.setattr(Program, "__init__", record)
    yield
    for program in made:
        for window in list(program.windows):
            window.close()
        program.results.close()
        program.library.close()
        program.decks.close()
        if program.help is not None:
            program.help.close()  # it would cover the windows of the next test
        program.deleteLater()  # or the signals of its parts would keep it alive


@pytest.fixture(autouse=True)
def _games_end(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Close the games that a test has made: their clocks and engines would continue."""
    made: list[GameSession] = []
    make = GameSession.__init__

    def record(session: GameSession, *args: Any, **kwargs: Any) -> None:
        make(session, *args, **kwargs)
        made.append(session)

    monkeypatch.setattr(GameSession, "__init__", record)
    yield
    for session in made:
        if isValid(session):
            session.close()


@pytest.fixture
def make_program(tmp_path: Path) -> Callable[..., Program]:
    """Return a function that makes programs, which share a folder like successive starts."""

    def make(make_engine: Callable[[], Any] = RandomEngine, **paces: Any) -> Program:
        store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
        paces = {"pace_ms": 0, "forced_ms": 0, **paces}
        return Program(Settings(store), tmp_path, make_engine=make_engine, **paces)

    return make


@pytest.fixture
def program(make_program: Callable[..., Program]) -> Program:
    return make_program()


@pytest.fixture
def window(program: Program, qtbot: QtBot) -> MainWindow:
    return shown(program, qtbot)


@pytest.fixture
def announcements(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    """Return the growing list of announcements: the text, and whether it is urgent."""
    texts: list[tuple[str, bool]] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            urgent = event.politeness() is QAccessible.AnnouncementPoliteness.Assertive
            texts.append((event.message(), urgent))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return texts


@pytest.fixture
def hurried() -> list[str]:
    """Return those texts in ``announced`` that were urgent."""
    return []


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch, hurried: list[str]) -> list[str]:
    """Return the growing list of what pages with a task announce to screen readers."""
    texts: list[str] = []

    def announce(_page: object, text: str, *, urgent: bool = False) -> None:
        texts.append(text)
        if urgent:
            hurried.append(text)

    monkeypatch.setattr(task_page, "announce", announce)
    return texts


@pytest.fixture
def restored_signals() -> Iterator[None]:
    """Restore the handlers of signals, which ``EndingSignals`` replaces for good."""
    names = ("SIGTERM", "SIGINT", "SIGHUP", "SIGUSR1")  # Windows has only some of them
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    handlers = {number: signal.getsignal(number) for number in numbers}
    wakeup = signal.set_wakeup_fd(-1)
    yield
    for number, handler in handlers.items():
        signal.signal(number, handler)
    signal.set_wakeup_fd(wakeup)


@pytest.fixture
def display() -> Iterator[str]:
    """Run an X server without a screen."""
    # without -noreset it would restart, and answer nobody meanwhile, when its last client leaves
    size = "1000x800x24"
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    yield f":{server.stdout.readline().strip()}"
    server.terminate()
    server.wait()
    server.stdout.close()


@pytest.fixture
def five_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show the cards of five games on start pages, for tests of how so many are laid out."""
    few = dict(list(CARDS.items())[:5])
    monkeypatch.setattr("desktop.pages.start_page.CARDS", few)
