"""The index of the benchmarks names every program, and tests lie elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

BENCH = Path(__file__).parents[1] / "bench"
INDEX = (BENCH / "README.md").read_text("utf-8")


def rows(cells: int) -> list[list[str]]:
    """Return the rows of the tables with so many cells, headings left out."""
    lines = [line.strip("| ").split(" | ") for line in INDEX.splitlines() if line.startswith("| `")]
    return [line for line in lines if len(line) == cells]


def test_every_file_is_in_the_index_once() -> None:
    named = re.findall(r"^\| `(\w+\.py)`", INDEX, re.MULTILINE)
    assert sorted(named) == sorted(path.name for path in BENCH.glob("*.py"))


def test_every_program_says_what_it_measures_and_how_long_it_takes_and_when_to_run_it() -> None:
    programs, shared = rows(4), rows(2)
    assert len(programs) + len(shared) == len(list(BENCH.glob("*.py")))
    assert all(cell.strip() for row in [*programs, *shared] for cell in row)
    for name, *_ in programs:
        text = (BENCH / name.strip("`")).read_text("utf-8")
        assert '__name__ == "__main__"' in text, name
        assert f"tests/bench/{name.strip('`')}" in text, f"{name} does not say how to run it"


def test_no_test_lies_among_the_benchmarks() -> None:
    assert not list(BENCH.glob("test_*.py"))
