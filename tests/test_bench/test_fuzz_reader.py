"""Saved games: broken ones are read or refused, in linear time; random trees come back."""

import random
import subprocess
import sys
from pathlib import Path

import fuzz_reader
import pytest
import reader_growth
import round_trips
from hypothesis import given
from hypothesis import strategies as st

INPUTS = 60

# pieces of files, so that combinations of them are almost valid
PIECES = st.lists(st.sampled_from(fuzz_reader.TOKENS) | st.binary(max_size=4), max_size=40)
ROOTS = st.sampled_from(
    [b"", *(b"(;FF[4]GM[%d]" % (1001 + n) for n in range(5)), b"(;FF[4]CA[latin-1]XG[oddy]XF[2]"]
)


@given(ROOTS, PIECES)
def test_pieces_of_games_are_read_or_refused(root: bytes, pieces: list[bytes]) -> None:
    fuzz_reader.check(root + b"".join(pieces))


@given(st.binary(max_size=200))
def test_any_bytes_at_all_are_read_or_refused(data: bytes) -> None:
    fuzz_reader.check(data)


def test_games_broken_by_chance_are_read_or_refused(tmp_path: Path) -> None:
    assert fuzz_reader.run_blind(INPUTS, random.randrange(2**32), tmp_path) == 0


@pytest.mark.parametrize("path", sorted((fuzz_reader.DATA / "broken-games").glob("*")))
def test_games_that_once_caused_failures_are_read(path: Path) -> None:
    fuzz_reader.check(path.read_bytes())


def test_a_failure_is_kept_and_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(data: bytes) -> None:
        raise KeyError(len(data))

    monkeypatch.setattr(fuzz_reader, "check", fail)
    assert fuzz_reader.run_blind(3, 1, tmp_path) == 3
    assert len(list(tmp_path.glob("crash-*"))) == 3


@pytest.mark.skipif(not fuzz_reader.CAN_BE_GUIDED, reason="atheris is not there")
def test_the_run_that_coverage_guides_goes(tmp_path: Path) -> None:
    command = [sys.executable, fuzz_reader.__file__, "--inputs", "200", "--folder", str(tmp_path)]
    root = Path(fuzz_reader.__file__).parent.parent.parent
    done = subprocess.run(
        command, cwd=root, env={"PYTHONPATH": str(root)}, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    assert b"Done 200 runs" in done.stderr
    assert list((tmp_path / "corpus").iterdir())


TREES = 20


def test_random_trees_with_texts_in_many_scripts_come_back(tmp_path: Path) -> None:
    assert {number: round_trips.problems(number, tmp_path) for number in range(TREES)} == {
        number: [] for number in range(TREES)
    }


def is_linear(kind: str, way: str) -> bool:
    """Return whether four times as much took less than nine times as long."""
    read = reader_growth.WAYS[way]
    times = [
        reader_growth.seconds(read, reader_growth.KINDS[kind](size)) for size in (32_000, 128_000)
    ]
    return times[-1] < 9 * max(times[0], 0.02)


@pytest.mark.long
@pytest.mark.parametrize("way", reader_growth.WAYS)
@pytest.mark.parametrize("kind", reader_growth.KINDS)
def test_damaged_games_are_read_in_linear_time(kind: str, way: str) -> None:
    # quadratic reading takes 16 times as long in every try; others disturb a measurement at times
    assert any(is_linear(kind, way) for _try in range(3))


def test_growth_is_that_of_times_that_can_be_measured() -> None:
    assert reader_growth.growth([0.001, 0.1, 0.2, 0.4]) == pytest.approx(2)
    assert reader_growth.growth([0.1, 0.4, 1.6]) == pytest.approx(4)
    assert reader_growth.growth([0.001, 0.002]) == 0
