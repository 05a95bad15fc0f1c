"""Signals that end the program are heard in the window's thread."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QThread
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.application.ending_signals import EndingSignals

ENDING = [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    handlers = {number: signal.getsignal(number) for number in (*ENDING, signal.SIGUSR1)}
    wakeup = signal.set_wakeup_fd(-1)
    yield
    for number, handler in handlers.items():
        signal.signal(number, handler)
    signal.set_wakeup_fd(wakeup)


@pytest.fixture
def heard(qapp: QApplication) -> Iterator[list[int]]:
    """The signals that are told of, and where: nowhere but in the window's thread."""
    signals = EndingSignals(qapp)  # its sockets are open until the program ends
    numbers: list[int] = []

    def hear(number: int) -> None:
        assert QThread.currentThread() is qapp.thread()
        numbers.append(number)

    signals.came.connect(hear)
    yield numbers
    signal.set_wakeup_fd(-1)  # before its socket goes


def test_each_of_them_is_reported_by_its_number(heard: list[int], qtbot: QtBot) -> None:
    for number in ENDING:
        signal.raise_signal(number)
    qtbot.waitUntil(lambda: heard == ENDING)
    signal.raise_signal(signal.SIGTERM)
    qtbot.waitUntil(lambda: heard == [*ENDING, signal.SIGTERM])


def test_other_signals_end_nothing(heard: list[int], qtbot: QtBot) -> None:
    signal.signal(signal.SIGUSR1, lambda *_: None)
    signal.raise_signal(signal.SIGUSR1)
    signal.raise_signal(signal.SIGTERM)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [signal.SIGTERM]


def test_many_at_once_do_not_hold_the_window_up(heard: list[int], qtbot: QtBot) -> None:
    for _ in range(100_000):  # more than a socket takes
        signal.raise_signal(signal.SIGTERM)
    qtbot.waitUntil(lambda: len(heard) > 100)
    assert set(heard) == {signal.SIGTERM}


def test_what_is_ignored_stays_so(qapp: QApplication) -> None:
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as after nohup
    EndingSignals(qapp)
    assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    assert signal.getsignal(signal.SIGTERM) not in (signal.SIG_IGN, signal.SIG_DFL)


def test_a_process_ends_by_the_signal_though_it_was_listened_to() -> None:
    script = (
        "import signal; from desktop.application.ending_signals import EndingSignals, end_by;"
        "signals = EndingSignals(); end_by(signal.SIGTERM)"
    )
    ended = subprocess.run([sys.executable, "-c", script], check=False)
    assert ended.returncode == -signal.SIGTERM
