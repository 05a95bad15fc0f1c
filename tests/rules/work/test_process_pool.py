"""The pool of processes on one machine, with processes that die."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from dask_processes import wait_for_end
from own_work import divide, refuse, run_program, square, stay_first, talk, work_unless_mortal

from rules.work.piece import Done, Lost, News, Piece, WorkError
from rules.work.process_pool import ProcessPool


@pytest.fixture
def pool() -> Iterator[ProcessPool]:
    with contextlib.closing(ProcessPool(2)) as pool:
        yield pool


def received(pool: ProcessPool, count: int) -> list[News]:
    news: list[News] = []
    end = time.monotonic() + 60
    while len(news) < count:
        assert time.monotonic() < end
        news += pool.receive(1)
    return news


def wait_for(path: Path) -> str:
    end = time.monotonic() + 60
    while not path.exists():
        assert time.monotonic() < end
        time.sleep(0.02)
    return path.read_text()


def test_pieces_are_worked_on_until_all_processes_are_busy(pool: ProcessPool) -> None:
    assert pool.room() == 2
    for number in (7, 8):
        pool.start(Piece.of(number, square, number))
    assert pool.room() == 0
    assert sorted(received(pool, 2), key=lambda one: one.number) == [Done(7, 49), Done(8, 64)]
    assert pool.room() == 2


def test_a_process_serves_one_piece_after_another(pool: ProcessPool) -> None:
    pids = set()
    for number in range(4):
        pool.start(Piece.of(number, square, number))
        pids |= set(pool.pids)
        received(pool, 1)
    assert len(pids) == 1


def test_what_a_piece_prints_is_no_answer(
    pool: ProcessPool, capfd: pytest.CaptureFixture[str]
) -> None:
    pool.start(Piece.of(1, talk, 5))
    assert received(pool, 1) == [Done(1, 5)]
    assert capfd.readouterr().out == ""


def test_a_process_that_dies_costs_its_piece_and_is_replaced(
    pool: ProcessPool, tmp_path: Path
) -> None:
    lives = tmp_path / "lives"
    lives.write_text("1")
    piece = Piece.of(3, work_unless_mortal, (str(lives), 9))
    pool.start(piece)
    assert received(pool, 1) == [Lost(3, "its worker ended (SIGKILL)")]
    pool.start(piece)
    assert received(pool, 1) == [Done(3, 9)]


@pytest.mark.parametrize(
    ("work", "argument", "message"),
    [(refuse, "not today", "not today"), (divide, 0, "ZeroDivisionError: division by zero")],
)
def test_work_that_cannot_be_done_says_why(
    pool: ProcessPool, work: Callable[[Any], Any], argument: object, message: str
) -> None:
    pool.start(Piece.of(1, work, argument))
    with pytest.raises(WorkError, match=message):
        received(pool, 1)


@pytest.mark.parametrize("end", ["abandon", "close", "kill"])
def test_programs_end_with_their_piece(pool: ProcessPool, tmp_path: Path, end: str) -> None:
    pool.start(Piece.of(1, run_program, str(tmp_path / "pids")))
    pids = {int(word) for word in wait_for(tmp_path / "pids").split()}
    assert len(pids) == 2
    if end == "kill":
        os.kill(pool.pids[0], signal.SIGKILL)
        received(pool, 1)
    else:
        getattr(pool, end)()
    wait_for_end(pids)


def test_nothing_is_heard_of_abandoned_pieces(pool: ProcessPool, tmp_path: Path) -> None:
    pool.start(Piece.of(1, stay_first, str(tmp_path / "here")))
    wait_for(tmp_path / "here")
    pool.abandon()
    pool.start(Piece.of(1, square, 2))
    assert received(pool, 1) == [Done(1, 4)]


def test_a_pool_whose_processes_cannot_start_says_so(
    pool: ProcessPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", "/bin/false")
    for number in range(5):
        pool.start(Piece.of(number, square, number))
        assert isinstance(received(pool, 1)[0], Lost)
    pool.start(Piece.of(5, square, 5))
    with pytest.raises(WorkError, match="ends before it can work"):
        received(pool, 1)
