"""The options that say who does the work."""

from __future__ import annotations

import argparse
import subprocess
import sys

import pytest

from rules.work.arguments import add_worker_arguments, check_worker_arguments, is_elsewhere


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


def test_without_dask_a_line_says_what_to_install() -> None:
    script = (
        "import sys; sys.modules['distributed'] = None\n"
        "from rules.ladder.command import main; main(['yodd', '--cluster'])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 1
    assert "--cluster needs Dask: pip install 'oddments[cluster]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_nothing_imports_dask_without_the_option() -> None:
    script = (
        "import sys\n"
        "import rules.match.command, rules.ladder.command, rules.puzzles.command\n"
        "import rules.review.command\n"
        "print([name for name in sys.modules if name.split('.')[0] in ('dask', 'distributed')])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout == "[]\n"
