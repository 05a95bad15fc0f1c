"""The options that say who does the work, and which differences between two processes matter."""

from __future__ import annotations

import argparse
import dataclasses
import pickle
import subprocess
import sys

import pytest

from rules.games import GAMES
from rules.ladder.command import main
from rules.version import VERSION
from rules.work.arguments import add_worker_arguments, check_worker_arguments, is_elsewhere
from rules.work.versions import own_versions


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("files", nargs="*")
    add_worker_arguments(parser, "games played")
    wanted = parser.parse_args(words)
    check_worker_arguments(parser, wanted)
    return wanted


@pytest.mark.parametrize(
    "address",
    ["tcp://host:8786", "tls://a-b.example.org:1", "tcp://10.0.0.7:65535", "tcp://[::1]:8786"],
)
def test_addresses_of_schedulers(address: str) -> None:
    wanted = parsed("--cluster", address)
    assert wanted.cluster == address
    assert is_elsewhere(wanted)


@pytest.mark.parametrize(
    "words", [["--cluster"], ["--cluster=local", "a.oddments"], ["a.oddments", "--cluster"], []]
)
def test_a_cluster_on_this_machine_needs_no_address(words: list[str]) -> None:
    assert not is_elsewhere(parsed(*words, "--jobs", "3"))


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--cluster", "a.oddments"], "'a.oddments' is not an address"),
        (["--cluster", "host:8786"], "'host:8786' is not an address"),
        (["--cluster", "tcp://host"], "'tcp://host' is not an address"),
        (["--cluster", "tcp://host:0"], "is not an address"),
        (["--cluster", "tcp://host:65536"], "is not an address"),
        (["--cluster", "tcp://a b:1"], "is not an address"),
        (["--jobs", "0"], "--jobs must be 1 to 256, not 0"),
        (["--jobs", "257"], "--jobs must be 1 to 256, not 257"),
        (["--jobs", "2", "--cluster", "tcp://host:1"], "--jobs is for this machine"),
    ],
)
def test_what_makes_no_sense_is_refused(
    words: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        parsed(*words)
    assert problem in capsys.readouterr().err


def test_without_dask_a_line_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("rules.work.cluster")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.setattr("signal.signal", lambda *_: None)
    with pytest.raises(SystemExit, match="1"):
        main(["yodd", "--cluster"])
    assert "--cluster needs Dask: pip install 'oddments[cluster]'" in capsys.readouterr().err


def test_nothing_imports_dask_without_the_option() -> None:
    script = (
        "import sys\n"
        "import rules.match.command, rules.ladder.command, rules.puzzles.command\n"
        "import rules.review.command\n"
        "print([name for name in sys.modules if name.split('.')[0] in ('dask', 'distributed')])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout == "[]\n"


HERE = dataclasses.replace(
    own_versions(), core="compiled", python="3.12", games={"own": "", "hex": "oddments-hex 1"}
)


def test_a_process_knows_its_own() -> None:
    versions = own_versions()
    assert versions.oddments == VERSION
    assert versions.games.keys() == GAMES.keys()
    assert pickle.loads(pickle.dumps(versions)).differences(versions, GAMES) == []


@pytest.mark.parametrize(
    ("changes", "games", "differences"),
    [
        ({"host": "other"}, ["own", "hex"], []),
        ({"oddments": "9.1"}, ["own"], [f"Oddments is 9.1 there, {VERSION} here"]),
        ({"core": "not compiled"}, [], ["the core is not compiled there, compiled here"]),
        ({"python": "3.13"}, [], ["Python is 3.13 there, 3.12 here"]),
        ({"games": {"own": ""}}, ["own"], []),
        (
            {"games": {"own": ""}},
            ["own", "hex"],
            ["hex is not installed there, oddments-hex 1 here"],
        ),
        (
            {"games": {"own": "", "hex": "oddments-hex 2"}},
            ["hex"],
            ["hex is oddments-hex 2 there, oddments-hex 1 here"],
        ),
    ],
)
def test_only_what_the_work_needs_is_compared(
    changes: dict[str, object], games: list[str], differences: list[str]
) -> None:
    there = dataclasses.replace(HERE, **changes)  # type: ignore[arg-type]
    assert there.differences(HERE, games) == differences
