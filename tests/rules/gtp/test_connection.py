"""The text protocol from outside: lines in, lines out."""

import io
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.engine.engine import Engine
from rules.engine.report import Report
from rules.games import GAMES
from rules.gtp import main, serve
from rules.version import VERSION

PROGRAM = [sys.executable, "-m", "rules.gtp"]
ROOT = Path(__file__).parents[3]


def talk(text: str | bytes) -> str:
    """Return what the program answers to all of these lines."""
    source = io.BytesIO(text if isinstance(text, bytes) else text.encode())
    target = io.BytesIO()
    serve(source, target)
    return target.getvalue().decode()


class Program:
    """The program as a process."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin
        assert process.stdout
        self.process, self.input, self.output = process, process.stdin, process.stdout

    def send(self, lines: bytes) -> None:
        self.input.write(lines)
        self.input.flush()

    def wait_for(self, start: bytes) -> None:
        while not self.output.readline().startswith(start):
            pass


@pytest.fixture
def program() -> Iterator[Program]:
    pipe = subprocess.PIPE
    with subprocess.Popen(PROGRAM, stdin=pipe, stdout=pipe, stderr=pipe, cwd=ROOT) as process:
        yield Program(process)
        process.kill()


# -- framing ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "answers"),
    [
        ("protocol_version\n", "= 2\n\n"),
        ("1 protocol_version\n", "=1 2\n\n"),
        ("007\tprotocol_version\n", "=007 2\n\n"),
        ("protocol_version", "= 2\n\n"),
        ("protocol_version\r\n\r\nname\r\n", "= 2\n\n= Oddments\n\n"),
        ("  protocol_version  # which one?\n", "= 2\n\n"),
        ("# nothing\n\n   \n\t\n", ""),
        ("pro\x01tocol_ver\x7fsion\x00\n", "= 2\n\n"),
        ("12\n", "?12 a command is missing\n\n"),
        ("nonsense\n", "? unknown command nonsense\n\n"),
        ("3 nonsense a b\n", "?3 unknown command nonsense\n\n"),
        ("Name\n", "? unknown command Name\n\n"),
        ("-1 name\n", "? unknown command -1\n\n"),
        ("5 clear_board\n", "=5\n\n"),
        ("clear_board\n", "=\n\n"),
        ("quit\nname\n", "=\n\n"),
        ("9 quit\n", "=9\n\n"),
        ("", ""),
    ],
)
def test_answers_are_framed(lines: str, answers: str) -> None:
    assert talk(lines) == answers


def test_bytes_that_are_not_text_are_harmless() -> None:
    source, target = io.BytesIO(b"\xff\xfe\nplay b \xe4\nname\n"), io.BytesIO()
    serve(source, target)
    assert target.getvalue().startswith(b"? unknown command \xff\xfe\n\n? ")
    assert target.getvalue().endswith(b"\n\n= Oddments\n\n")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        (b"7 loadsgf " + b"a" * 99_999, b"?7 the line is longer than 16384 bytes\n\n"),
        (b"x" * 5_000_000, b"? the line is longer than 16384 bytes\n\n"),
        (
            b"loadsgf /" + b"a" * 4_000,
            b"? \xe2\x80\xa6" + b"a" * 200 + b": File name too long\n\n",
        ),
        (b"version # " + b"a" * 99_999, f"= {VERSION}\n\n".encode()),
        (b"# " + b"a" * 99_999, b""),
        (b"version" + b" " * (16_384 - 8), f"= {VERSION}\n\n".encode()),
        (b"version" + b" " * (16_384 - 7), b"? the line is longer than 16384 bytes\n\n"),
    ],
)
def test_a_line_has_a_bound_and_the_next_one_is_read(line: bytes, answer: bytes) -> None:
    for text in (line + b"\nname\n", b"analyze b 1\n" + line + b"\nname\n"):
        target = io.BytesIO()
        serve(io.BytesIO(text), target)
        after = target.getvalue().rpartition(b"info ")[2].partition(b"\n\n")[2]
        printed = after if text.startswith(b"analyze") else target.getvalue()
        assert printed == answer + b"= Oddments\n\n"


@pytest.mark.long
def test_a_line_without_end_takes_no_memory(program: Program) -> None:
    resource = pytest.importorskip("resource")
    program.send(b"name\n")
    program.wait_for(b"= Oddments")
    pid = program.process.pid
    in_use = int(Path(f"/proc/{pid}/statm").read_text().split()[0])
    room = in_use * resource.getpagesize() + 20 * 2**20
    resource.prlimit(pid, resource.RLIMIT_AS, (room, room))
    for _ in range(100):
        program.send(b"a" * 2**20)
    program.send(b"\nquit\n")
    assert b"? the line is longer than 16384 bytes" in program.output.read()


def test_answers_hold_no_empty_line() -> None:
    for answer in talk("showboard\ngame oddy sides=9 size=9\nshowboard\n").split("\n\n"):
        assert answer.startswith("=") or not answer


# -- the program itself ----------------------------------------------------------------------


def test_the_program_answers_and_ends_with_its_input() -> None:
    lines = b"1 name\r\ngame themisto\nplay b a1-b2\nplay b a1-b2\nsimulations 20\ngenmove w\n"
    done = subprocess.run(PROGRAM, input=lines, capture_output=True, cwd=ROOT, timeout=300)
    assert done.returncode == 0
    assert done.stderr == b""
    answers = done.stdout.decode().split("\n\n")
    assert answers[:3] == ["=1 Oddments", "=", "="]
    assert answers[3].startswith("? ")
    assert re.fullmatch(r"= ([a-h][1-8]-[a-h][1-8]x?|pass)", answers[5])


def test_version_help_and_what_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for option, status, out in (
        ("--version", 0, f"oddments-gtp {VERSION}\n"),
        ("--help", 0, "--no-files"),
        ("--colour", 2, ""),
    ):
        monkeypatch.setattr("sys.argv", ["oddments-gtp", option])
        with pytest.raises(SystemExit, match=f"{status}"):
            main()
        assert out in capsys.readouterr().out


def test_without_files_nothing_is_read_or_written(tmp_path: Path) -> None:
    saved, mine = tmp_path / "saved", tmp_path / "mine"
    talk(f"printsgf {saved}\n")
    mine.write_text("dear diary")
    asked = [f"printsgf {mine}", f"printsgf {tmp_path}/new", f"loadsgf {saved}", "loadsgf x 1"]
    asked += ["known_command loadsgf", "known_command printsgf", "list_commands", "printsgf"]
    text = "".join([f"{line}\n" for line in asked])
    command = [*PROGRAM, "--no-files"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, cwd=ROOT)
    answers = done.stdout.split("\n\n")
    assert answers[:4] == ["? reading and writing files is disabled (--no-files)"] * 4
    assert answers[4:6] == ["= false", "= true"]
    assert "loadsgf" not in answers[6]
    assert answers[7].startswith("= (;")
    assert mine.read_text() == "dear diary"
    assert {path.name for path in tmp_path.iterdir()} == {"saved", "mine"}


@pytest.mark.long
def test_it_quits_though_the_input_stays_open(program: Program) -> None:
    program.send(b"quit\n")
    assert program.process.wait(timeout=300) == 0


def test_analysis_continues_until_the_next_line_even_if_proven(
    program: Program,
) -> None:
    program.send(b"game yodd size=4\n8 analyze black 2\n")
    read = program.output.readline
    assert [read(), read(), read()] == [b"=\n", b"\n", b"=8\n"]
    for _ in range(3):
        check_info(read().decode())
    program.send(b"9 name\n")
    for _ in range(100):  # in a pipe there may be some that were written before
        if not (said := read().decode().rstrip("\n")):
            break
        check_info(said)
    assert said == ""
    assert [read(), read()] == [b"=9 Oddments\n", b"\n"]
    # a proven position needs no more searching, but the protocol waits for a line
    program.send(b"game wythe size=3\nanalyze b 1\n")
    assert [read(), read(), read()] == [b"=\n", b"\n", b"=\n"]
    while b" winrate 10000 " not in (line := read()) and b" winrate 0 " not in line:
        assert line.startswith(b"info move ")
    for _ in range(20):
        assert read().startswith(b"info move ")
    program.input.close()
    assert program.process.wait(timeout=300) == 0


def check_info(line: str) -> None:
    """Check a line of candidates: the best first, shares from 0 to 10000."""
    infos = line.strip().split(" info ")
    assert len(infos) > 1
    turn = r"([BW][a-g][1-7](,[BW][a-g][1-7])?|pass)"
    for order, info in enumerate(infos):
        found = re.fullmatch(
            rf"(?:info )?move ({turn}) visits (\d+) winrate (\d+) prior (\d+) order (\d+)"
            rf" pv ({turn})( {turn})*",
            info,
        )
        assert found, info
        assert int(found[7]) == order
        assert found[1] == found[8]
        assert 0 <= int(found[5]) <= 10_000
        assert 0 <= int(found[6]) <= 10_000


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="where the system knows a program's time")
def test_an_idle_or_stopped_engine_uses_no_processor_time(
    program: Program,
) -> None:
    program.send(b"threads 2\nanalyze b 1\n")
    program.wait_for(b"info ")
    busy = ticks_of(program)
    while ticks_of(program) < busy + 3:  # so that the measure is known to show a search
        program.wait_for(b"info ")
    for lines, last in ((b"name\n", b"= Oddments"), (b"simulations 100\n99 genmove b\n", b"=99")):
        program.send(lines)
        program.wait_for(last)
        before = ticks_of(program)
        time.sleep(0.5)
        assert ticks_of(program) - before <= 1


def ticks_of(program: Program) -> int:
    """Return processor time in clock ticks of all threads of a program."""
    fields = Path(f"/proc/{program.process.pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


# -- any lines at all ------------------------------------------------------------------------

WORDS = st.one_of(
    st.sampled_from(
        [
            *("b", "w", "black", "White", "x", "a1", "b2", "c3", "a1b1", "Ba1", "Bb1,Wc2"),
            *("a1-c3", "pass", "swap", "0", "1", "2", "3", "5", "-1", "1.5", "99999999999"),
            *("size=4", "sides=3", "size=x", "pie=off", "komi=2", "variant=squared"),
            *(*GAMES, "name", "playouts", "search"),
            *("0.01", "nan", "é"),
        ]
    ),
    st.text(st.characters(codec="utf-8", exclude_characters="\n#"), min_size=1, max_size=6),
)
HARMLESS = (  # these may have any arguments
    *("protocol_version", "name", "version", "list_commands", "known_command"),
    *("list_games", "game", "clear_board", "boardsize", "komi", "play", "undo"),
    *("showboard", "gogui-rules_game_id", "gogui-rules_board_size", "gogui-rules_board"),
    *("gogui-rules_side_to_move", "gogui-rules_final_result", "result", "final_score"),
    *("level", "seed", "loadsgf", "nonsense"),
)
CAREFUL = (  # these are slow, write files or slow the others down
    "play b pass",
    "play w swap",
    "genmove b",
    "genmove w",
    "reg_genmove b",
    "reg_genmove w",
    "level 1",
    "simulations 9",
    "movetime 0.01",
    "threads 1",
    "threads 2",
    "threads 0",
    "time_settings 1 0 0",
    "time_settings 0 1 100",
    "time_settings x y z",
    "time_left b 1 0",
    "time_left b 1 100",
    "time_left e 1 100",
    "analyze b 1",
    "analyze w 1",
    "analyze b 0",
    "perft 1",
    "perft x",
    "benchmark playouts 0.01",
    "benchmark search 0.01",
    "benchmark nothing 1",
    "printsgf",
    "printsgf /none/x",
    "gogui-rules_legal_moves",
    "gogui-rules_legal_moves x",
    *(f"game {game.small_setup()}" for game in GAMES.values()),
    "game egotzi size=3 variant=squared",
)
LINES = st.one_of(
    st.builds(
        lambda name, words: " ".join([name, *words]),
        st.sampled_from(HARMLESS),
        st.lists(WORDS, max_size=3),
    ),
    st.sampled_from(CAREFUL),
    st.sampled_from(["", "# remark", "   ", "17"]),
)


@given(st.lists(LINES, max_size=25), st.integers(0, 2**32))
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_every_line_has_its_answer(lines: list[str], seed: int) -> None:
    rng = random.Random(seed)
    numbered = [f"{i} {line}" for i, line in enumerate(lines) if "#" not in line and line.strip()]
    sent = [line for line in numbered for _ in range(1 + (rng.random() < 0.1))]
    text = "simulations 20\nmovetime 0.02\n" + "".join([f"{line}\n" for line in sent])
    answers = talk(text).split("\n\n")
    assert answers.pop() == ""
    assert answers[:2] == ["=", "="]
    for line, answer in zip(sent, answers[2:], strict=True):
        number = line.split()[0]
        assert re.match(rf"[=?]{number}( |\n|$)", answer), (line, answer)
        assert "internal error" not in answer


# -- when things go wrong --------------------------------------------------------------------


def test_an_engine_error_is_answered_and_the_program_continues(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    faults = [RuntimeError("out of\nideas"), MemoryError()]
    search = Engine.search

    def fail(engine: Engine, *args: Any, **kwargs: Any) -> Report:
        if faults:
            raise faults.pop(0)
        return search(engine, *args, **kwargs)

    monkeypatch.setattr(Engine, "search", fail)
    text = "simulations 5\ngenmove b\n7 genmove b\ngogui-rules_side_to_move\ngenmove b\n"
    answers = talk(text).split("\n\n")
    assert answers[1] == "? internal error: RuntimeError('out of\\nideas')"
    assert answers[2:4] == ["?7 not enough memory", "= black"]
    assert answers[4].startswith("= ")
    assert "out of" in capsys.readouterr().err


def test_an_analysis_that_fails_ends_with_the_next_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_args: Any, **_kwargs: Any) -> Report:
        raise RuntimeError("out of ideas")

    monkeypatch.setattr(Engine, "search", fail)
    assert talk("analyze b 1\nname\n") == "=\n\n= Oddments\n\n"
    assert "out of ideas" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere memory is not refused to order")
def test_refused_memory_is_answered_and_recovered_from(program: Program) -> None:
    resource = pytest.importorskip("resource")

    def ask(line: str) -> str:
        program.send(f"{line}\n".encode())
        answer = program.output.readline().decode()
        assert program.output.readline() == b"\n"
        return answer.strip()

    assert ask("game oddy size=5") == "="  # whose openings are in no table
    assert ask("simulations 5") == "="
    pid = program.process.pid
    in_use = int(Path(f"/proc/{pid}/statm").read_text().split()[0]) * resource.getpagesize()
    before = resource.prlimit(pid, resource.RLIMIT_AS)
    resource.prlimit(pid, resource.RLIMIT_AS, (in_use + 100 * 2**20, before[1]))
    assert ask("genmove b") == "? not enough memory"
    assert ask("genmove b") == "? not enough memory"
    resource.prlimit(pid, resource.RLIMIT_AS, before)
    assert ask("genmove b").startswith("= ")
    assert ask("genmove w").startswith("= ")
