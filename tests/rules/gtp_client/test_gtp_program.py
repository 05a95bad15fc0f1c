"""A program at the other end of pipes: commands, answers, and its end."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rules.gtp_client import program as gtp_program
from rules.gtp_client.errors import FaultKind, GtpEngineError, GtpRefusal, StoppedError
from rules.gtp_client.program import GtpProgram

# gives the answers in the script; all that it receives is noted
SCRIPT = """
while read -r line; do
    echo "$line" >> "$0.heard"
    case $line in
        quit) {quit} ;;
        *) printf "$line"; echo; echo ;;
    esac
done
"""
Start = Callable[..., GtpProgram]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    programs: list[GtpProgram] = []

    def started(before: str = "", *, at_quit: str = "exit") -> GtpProgram:
        script = tmp_path / "script"
        script.write_text(before + SCRIPT.replace("{quit}", at_quit), "utf-8")
        programs.append(GtpProgram(["sh", str(script)]))
        return programs[-1]

    yield started
    for program in programs:
        program.kill()


def received(place: Path) -> list[str]:
    return (place / "script.heard").read_text("utf-8").splitlines()


def ends(group: int) -> bool:
    """Return whether all processes of the group end soon."""
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.01)
    return False


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("=", ""),
        ("= a1", "a1"),
        ("=   a1  ", "a1"),
        ("\\n\\n= after empty lines", "after empty lines"),
        ("= two\\nlines", "two\nlines"),
        ("= tab\\there\\001and\\007there", "tab hereandthere"),
    ],
)
def test_an_answer_is_returned_without_its_sign(start: Start, command: str, answer: str) -> None:
    program = start()
    assert program.ask(command, 20) == answer
    assert program.ask("= next", 20) == "next"


def test_a_refusal_has_its_message(start: Start) -> None:
    program = start()
    with pytest.raises(GtpRefusal, match=r"^no such move$"):
        program.ask("?  no such move ", 20)
    assert program.ask("= well", 20) == "well"


def test_the_readable_part_of_a_non_answer_is_quoted(start: Start) -> None:
    long = "x" * 100
    with pytest.raises(GtpEngineError) as fault:
        start().ask(long, 20)
    assert str(fault.value) == (
        f"the engine answered {long[:40]}… with {long[:80] + '…'!r}, which is not an answer of the"
        " protocol"
    )
    assert fault.value.kind is FaultKind.NOT_GTP


def test_an_answer_after_the_time_limit_is_late(start: Start, tmp_path: Path) -> None:
    program = start("echo thinking >&2; read -r line; echo $line > $0.heard; sleep 60\n")
    with pytest.raises(
        GtpEngineError, match=r"^the engine did not answer genmove b within 0\.2 s$"
    ) as fault:
        program.ask("genmove b", 0.2)
    assert fault.value.kind is FaultKind.SILENT
    assert fault.value.trace == ("thinking",)
    began = time.monotonic()
    program.close()  # it has failed, so it is not asked to quit
    assert time.monotonic() - began < 30
    assert ends(program.group)
    assert received(tmp_path) == ["genmove b"]


def test_who_stops_waiting_does_not_get_the_answer_later(start: Start) -> None:
    program = start("read -r line; sleep 0.5; echo '= too late'; echo\n")
    stop = threading.Event()
    threading.Timer(0.1, stop.set).start()
    with pytest.raises(StoppedError):
        program.ask("genmove b", 20, stop)
    assert not program.catch_up(0.01)
    assert program.catch_up(20)
    assert program.ask("= in time", 20) == "in time"


def test_an_analysis_is_ended_by_the_next_line(start: Start) -> None:
    before = "read -r line; printf '= \\none\\ntwo\\n'; read -r line; printf 'three\\n\\n'\n"
    program, stop = start(before), threading.Event()
    program.begin_analysis("analyze b 10", 20, stop)
    assert program.analysis_line(20, stop) == "one"
    assert program.analysis_line(20, stop) == "two"
    assert program.analysis_line(0.05, stop) is None
    program.end_analysis()
    assert program.ask("= next", 20) == "next"


def test_a_refused_analysis_is_over(start: Start) -> None:
    program, stop = start(), threading.Event()
    with pytest.raises(GtpRefusal, match="no such position"):
        program.begin_analysis("? no such position", 20, stop)
    assert program.ask("= next", 20) == "next"


def test_the_last_lines_that_it_complained_of_are_kept(start: Start) -> None:
    lines = "".join([f"echo {number} >&2; echo >&2; " for number in range(20)])
    program = start(f"{lines} echo {'y' * 400} >&2; read -r line; exit 5\n")
    with pytest.raises(GtpEngineError, match=r"^the engine has ended \(status 5\)$") as fault:
        program.ask("name", 20)
    trace = fault.value.trace
    assert trace == (*map(str, range(9, 20)), "y" * 300 + "…")


def test_a_program_that_has_closed_its_output_is_reported(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gtp_program, "_GRACE_SECONDS", 0.1)
    with pytest.raises(GtpEngineError, match=r"^the engine has closed its output$"):
        start("exec >&-; read -r line; sleep 60\n").ask("name", 20)


def test_one_that_has_ended_can_be_asked_no_more(start: Start) -> None:
    program = start("exit 4\n")
    program._process.wait()
    with pytest.raises(GtpEngineError, match=r"status 4"):
        program.ask("name", 20)
    program.close()


def test_it_is_asked_to_quit_and_ends_by_itself(start: Start, tmp_path: Path) -> None:
    program = start(at_quit='echo bye >> "$0.heard"; exit')
    program.ask("= a1", 20)
    program.close()
    assert received(tmp_path) == ["= a1", "quit", "bye"]
    assert ends(program.group)


def test_one_that_does_not_quit_is_ended_with_all_that_it_has_started(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gtp_program, "_GRACE_SECONDS", 0.1)
    program = start("sleep 60 &\n", at_quit="sleep 60")
    program.ask("= a1", 20)
    program.close()
    assert ends(program.group)


def test_its_child_processes_end_when_it_has_quit(start: Start) -> None:
    program = start("sleep 60 >&2 &\n")
    program.ask("= a1", 20)
    program.close()
    assert ends(program.group)


def test_a_program_that_cannot_be_started_is_reported(tmp_path: Path) -> None:
    with pytest.raises(GtpEngineError, match=r"^there is no program .*none$"):
        GtpProgram([str(tmp_path / "none")])
