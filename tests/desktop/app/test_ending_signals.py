"""Signals that end the program are reported on the window's thread."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QThread
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.process import EndingSignals

ENDING = [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]
pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals"),
    pytest.mark.usefixtures("restored_signals"),
]


@pytest.fixture
def numbers(qapp: QApplication) -> Iterator[list[int]]:
    """Return the numbers of the signals received, all on the window's thread."""
    received: list[int] = []

    def receive(number: int) -> None:
        assert QThread.currentThread() is qapp.thread()
        received.append(number)

    EndingSignals(receive, qapp)  # its sockets stay open until the program ends
    yield received
    signal.set_wakeup_fd(-1)  # before its socket is closed


def test_each_of_them_is_reported_by_its_number(numbers: list[int], qtbot: QtBot) -> None:
    signal.signal(signal.SIGUSR1, lambda *_: None)
    signal.raise_signal(signal.SIGUSR1)  # others end nothing
    for number in ENDING:
        signal.raise_signal(number)
    qtbot.waitUntil(lambda: numbers == ENDING)
    signal.raise_signal(signal.SIGTERM)
    qtbot.waitUntil(lambda: numbers == [*ENDING, signal.SIGTERM])


def test_many_at_once_do_not_block_the_window(numbers: list[int], qtbot: QtBot) -> None:
    for _ in range(100_000):  # more than a socket takes
        signal.raise_signal(signal.SIGTERM)
    qtbot.waitUntil(lambda: len(numbers) > 100)
    assert set(numbers) == {signal.SIGTERM}


def test_ignored_signals_stay_ignored(qapp: QApplication) -> None:
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as after nohup
    EndingSignals(print, qapp)
    assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    assert signal.getsignal(signal.SIGTERM) not in (signal.SIG_IGN, signal.SIG_DFL)


def test_a_process_can_still_be_ended_by_a_handled_signal() -> None:
    script = (
        "import signal; from desktop.app.process import EndingSignals, end_by;"
        "signals = EndingSignals(print); end_by(signal.SIGTERM)"
    )
    ended = subprocess.run([sys.executable, "-c", script], check=False)
    assert ended.returncode == -signal.SIGTERM
