"""What a program writes: reports of its analysis, lines in the log, and how much it may be."""

from __future__ import annotations

import random
import time

import pytest

from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.engine.report import Proof
from rules.games import GAMES, read_setup
from rules.gtp.session import analysis_line
from rules.gtp_client import errors
from rules.gtp_client.errors import LimitedLog, LogKind, LogLine, visible
from rules.gtp_client.gtp_engine import analysis_report, rest_of_turn
from rules.gtp_client.program import Throttle
from rules.position import Position

BOARD = read_setup(["egotzi", "size=3", "pie=off"]).start()
PAIRS = read_setup(["yodd", "size=3"]).start()


def texts(line: str, position: Position = BOARD) -> list[str]:
    """Return the turns of the candidates in a line."""
    report = analysis_report(line, position, (), 0)
    return [] if report is None else [position.write(c.turn) for c in report.candidates]


@pytest.mark.parametrize("key", GAMES)
def test_what_our_program_writes_is_read_as_it_was(key: str) -> None:
    position = GAMES[key].small_setup().start()
    written = Engine().search(position, [], Limits(simulations=300, seed=1))
    read = analysis_report(analysis_line(position, written), position, (), 5)
    assert read is not None
    assert read.elapsed_ms == 5
    for mine, theirs in zip(read.candidates, written.candidates, strict=True):
        assert (mine.turn, mine.visits, mine.line) == (theirs.turn, theirs.visits, theirs.line)
        assert mine.win_rate == pytest.approx(theirs.win_rate, abs=2e-4)
        assert mine.prior == pytest.approx(theirs.prior, abs=1e-4)
        if theirs.proven is not Proof.DRAW:  # which the line cannot say
            assert mine.proven == theirs.proven


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("info move a1 visits 5 winrate 5000", ["a1"]),
        ("info move a1 winrate 5000 info move b2 winrate 100", ["a1", "b2"]),
        ("info move a1 winrate 10 order 1 info move b2 winrate 9 order 0", ["b2", "a1"]),
        ("info winrate 5000 order 0 future 7 move a1 pv a1", ["a1"]),
        ("info move a1 winrate 5000 info move a1 winrate 4000", ["a1"]),
        ("info move z9 winrate 5000 info move b2 winrate 100", ["b2"]),
        ("info move a1 winrate 10001 info move b2 winrate -1 info move c3 winrate 50", ["c3"]),
        ("info move a1 winrate half info move b2 visits 9", []),
        ("info move a1 visits 99999999999999999999 winrate 5000", []),
        ("info move", []),
        ("info", []),
        ("", []),
        ("<b>info</b> move a1 winrate 5000", []),
        ("info move pass winrate 5000", []),
    ],
)
def test_candidates_that_are_not_good_are_left_out(line: str, found: list[str]) -> None:
    assert texts(line) == found


def test_a_line_ends_at_its_first_illegal_turn() -> None:
    line = "info move a1 winrate 5000 pv a1 a3 a3 b2 info move b2 winrate 1 pv c3 a1"
    report = analysis_report(line, BOARD, (), 0)
    assert report is not None
    assert [len(candidate.line) for candidate in report.candidates] == [2, 1]


def test_the_ends_of_the_scale_are_proven() -> None:
    for rate, proof in ((0, Proof.LOSS), (1, None), (9999, None), (10000, Proof.WIN)):
        report = analysis_report(f"info move a1 winrate {rate}", BOARD, (), 0)
        assert report is not None
        assert report.proven is proof
        assert report.is_rated


def test_candidates_that_do_not_begin_as_the_turn_has_begun_are_left_out() -> None:
    position = PAIRS.copy()
    position.play_turn(position.read("Bb2"))
    begun = position.read("Wa3,We1")[:1]
    line = "info move Ba1,Be1 winrate 5000 info move Wa3,We1 winrate 4000 pv Wa3,We1 pass"
    report = analysis_report(line, position, begun, 0)
    assert report is not None
    (candidate,) = report.candidates
    assert (*begun, *candidate.turn) == position.read("Wa3,We1")
    assert candidate.line[0] == candidate.turn
    assert len(candidate.line) == 2


@pytest.mark.parametrize("key", GAMES)
def test_any_steps_of_a_turn_are_completed_by_the_others(key: str) -> None:
    source, position = random.Random(1), GAMES[key].small_setup().start()
    for _ in range(6):
        turns = list(position.legal_turns())
        turn = source.choice(turns)
        for step in turn:
            after = position.copy()
            if step not in after.legal_steps():
                continue
            rest = rest_of_turn(position, (step,), turn)
            if len(turn) > 1:
                assert rest is not None
                assert position.write((step, *rest)) == position.write(turn)
        assert rest_of_turn(position, (10**6,), turn) is None
        position.play_turn(turn)


def test_any_text_is_a_report_or_none() -> None:
    words = ["info", "move", "a1", "b2", "visits", "winrate", "pv", "order", "9", "-3", "é", "\\"]
    source = random.Random(1)
    for _ in range(3000):
        analysis_report(" ".join(source.choices(words, k=source.randrange(12))), BOARD, (), 0)


class Moment:
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
    assert lines[1] == (LogKind.RECEIVED, "é" * errors.MAX_CHARACTERS + "…")


def test_a_flood_is_counted_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Moment(monkeypatch)
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


KILOBYTE = 1000


class Time:
    """A clock that stands still but for naps."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.slept = 0.0, 0.0
        monkeypatch.setattr(time, "monotonic", lambda: self.now)
        monkeypatch.setattr(time, "sleep", self.sleep)

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.slept += seconds


def test_a_busy_analysis_is_not_slowed_down(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Time(monkeypatch)
    throttle = Throttle()
    for _ in range(6000):  # ten minutes of ten lines a second, 50 kB each
        clock.now += 0.1
        throttle.spend(50 * KILOBYTE)
    assert clock.slept == 0
    assert not throttle.is_flood


def test_a_burst_is_not_a_flood(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Time(monkeypatch)
    throttle = Throttle()
    for _ in range(2100):
        throttle.spend(KILOBYTE)
    assert clock.slept > 0
    for _ in range(100):
        clock.now += 0.1
        throttle.spend(10 * KILOBYTE)
        assert not throttle.is_flood


@pytest.mark.parametrize("size", [1, KILOBYTE, 60 * KILOBYTE])
def test_a_flood_is_slowed_down_to_a_rate(monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    clock = Time(monkeypatch)
    throttle, read = Throttle(), 0
    while clock.now < 10:
        throttle.spend(size)
        read += size
    assert throttle.is_flood
    assert read < 2_000_000 + 13 * 1_300_000
