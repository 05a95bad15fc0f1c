"""Handing out pieces: in any order, in order, and again."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from own_work import square, square_slowly, work_unless_mortal

from rules.work.piece import Done, Lost, Piece, WorkError
from rules.work.process_pool import ProcessPool
from rules.work.work_queue import in_order, work_through


@pytest.fixture(params=[1, 3])
def pool(request: pytest.FixtureRequest) -> Iterator[ProcessPool]:
    with contextlib.closing(ProcessPool(request.param)) as pool:
        yield pool


def test_results_in_the_order_of_the_tasks(pool: ProcessPool) -> None:
    assert list(in_order(pool, square_slowly, range(7))) == [n * n for n in range(7)]
    assert list(in_order(pool, square, [])) == []


def test_all_results_in_any_order(pool: ProcessPool) -> None:
    finished = work_through(pool, square_slowly, ((10 * n, n) for n in range(7)))
    news = [one for batch in finished for one in batch]
    assert sorted(news, key=lambda one: one.number) == [Done(10 * n, n * n) for n in range(7)]


def test_tasks_are_taken_only_when_there_is_room(pool: ProcessPool) -> None:
    taken = []

    def tasks() -> Iterator[int]:
        for number in range(100_000):
            taken.append(number)
            yield number

    results = in_order(pool, square, tasks())
    for number in range(20):
        assert next(results) == number * number
    assert len(taken) < 1_100  # as many results may wait for an earlier one
    results.close()
    assert list(in_order(pool, square, [5])) == [25]


def test_a_lost_piece_is_begun_again(pool: ProcessPool, tmp_path: Path) -> None:
    lives = tmp_path / "lives"
    lives.write_text("2")
    news = [
        one
        for batch in work_through(pool, work_unless_mortal, [(4, (str(lives), 8))])
        for one in batch
    ]
    reason = "its worker ended (SIGKILL)"
    assert news == [Lost(4, reason, 1), Lost(4, reason, 2), Done(4, 8)]
    assert not news[1].is_final  # type: ignore[union-attr]


def test_a_piece_that_is_lost_again_and_again_is_given_up(
    pool: ProcessPool, tmp_path: Path
) -> None:
    lives = tmp_path / "lives"
    lives.write_text("3")
    with pytest.raises(WorkError, match=r"after 3 tries: its worker ended \(SIGKILL\)"):
        list(in_order(pool, work_unless_mortal, [(str(lives), 8)]))


def test_a_function_of_the_script_itself_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(square, "__module__", "__main__")
    with pytest.raises(ValueError, match="square must be in a module"):
        Piece.of(1, square, 1)
