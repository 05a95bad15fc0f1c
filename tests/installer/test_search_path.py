"""The search paths of libraries, read back by the loader's own tool."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
import search_path


def library(place: Path, *places: str) -> Path:
    ways = [f"-Wl,-rpath,{':'.join(places)}"] if places else []
    command = ["cc", "-shared", "-nostdlib", "-o", str(place), *ways, "-x", "c", "/dev/null"]
    subprocess.run(command, check=True)
    return place


def places_of(path: Path) -> list[str]:
    done = subprocess.run(["readelf", "-d", path], check=True, capture_output=True, text=True)
    lines = [line for line in done.stdout.splitlines() if "PATH)" in line]
    return [line.partition("[")[2].rstrip("]") for line in lines]


def test_only_places_beside_a_library_are_left(tmp_path: Path) -> None:
    if any(shutil.which(tool) is None for tool in ("cc", "chrpath", "readelf")):
        pytest.skip("a compiler, binutils or chrpath are not installed")
    none = library(tmp_path / "none.so")
    foreign = library(tmp_path / "foreign.so", "/opt/builder/lib")
    beside = library(tmp_path / "beside.so", "$ORIGIN/../other.libs", "$ORIGIN")
    both = library(tmp_path / "both.so", "/usr/local/lib64", "$ORIGIN/../some.libs")
    search_path.narrow([none, foreign, beside, both])
    assert places_of(none) == []
    assert places_of(foreign) == []
    assert places_of(beside) == ["$ORIGIN/../other.libs:$ORIGIN"]
    assert places_of(both) == ["$ORIGIN/../some.libs"]
