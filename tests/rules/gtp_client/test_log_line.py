"""What is said in the log of a program, and how much of it."""

from __future__ import annotations

import time

import pytest

from rules.gtp_client import log_line
from rules.gtp_client.log_line import LimitedLog, LogKind, LogLine, visible


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr(time, "monotonic", lambda: self.now)


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (b"plain\r\n", "plain"),
        (b"tab\there\n", "tab here"),
        (b"\x1b[31mred\x07\n", "[31mred"),
        ("line\u2028two \u202eback\n".encode(), "linetwo back"),
        (b"\xff\xfe\n", "\ufffd\ufffd"),
        (b"<b>&amp;</b>\n", "<b>&amp;</b>"),
    ],
)
def test_lines_are_printable(line: bytes, text: str) -> None:
    assert visible(line) == text


def test_a_line_is_passed_on_shortened_and_an_empty_one_is_not() -> None:
    lines: list[LogLine] = []
    log = LimitedLog(lines.append)
    log.add(LogKind.SENT, b"name\n")
    log.add(LogKind.ERROR, b"\n")
    log.add(LogKind.RECEIVED, "é".encode() * 10_000)
    assert lines[0] == (LogKind.SENT, "name")
    assert lines[1] == (LogKind.RECEIVED, "é" * log_line.MAX_CHARACTERS + "…")


def test_a_flood_is_counted_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    lines: list[LogLine] = []
    log = LimitedLog(lines.append)
    for _ in range(1000):
        log.add(LogKind.ERROR, b"help\n")
    assert len(lines) == 200
    clock.now += 1
    log.add(LogKind.ERROR, b"at last\n")
    assert [line.text for line in lines[200:]] == ["800 line(s) left out", "at last"]
    clock.now += 1000
    for _ in range(1000):
        log.add(LogKind.ERROR, b"help\n")
    assert len(lines) == 402


def test_without_a_log_nothing_happens() -> None:
    LimitedLog(None).add(LogKind.SENT, b"name\n")
