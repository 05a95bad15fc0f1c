"""Real processes that find each other, or do not."""

from __future__ import annotations

import json
import os
import signal
import stat
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from driven_program import own_folders
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from desktop.application import instance_socket, single_instance
from desktop.application.handover import Handover
from desktop.application.single_instance import SingleInstance, activation_token

_START = """
import os, sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from desktop.application.single_instance import SingleInstance
from desktop.application.single_instance import activation_token
app = QCoreApplication([])
instance = SingleInstance(Path(sys.argv[1]))
files = [Path(os.fsdecode(bytes.fromhex(text))) for text in sys.argv[3:]]
print(instance.hand_over(files, activation_token()).name, flush=True)
if sys.argv[2] == "slow":
    sys.stdin.readline()
if sys.argv[2] == "vanishing":
    instance.received.connect(lambda *_: os._exit(1))
if sys.argv[2] != "leave":
    instance.listen()
if sys.argv[2] == "ending":
    instance.close()
    sys.stdin.readline()
    time.sleep(0.5)
    os._exit(3)
if sys.argv[2] != "leave":
    app.exec()
"""

Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Return a function that starts another program with some files."""
    (tmp_path / "run").mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "run"))
    started: list[subprocess.Popen[str]] = []

    def begin(*files: Path, kind: str = "leave", **more: str) -> subprocess.Popen[str]:
        words = [os.fsencode(file).hex() for file in files]
        process = subprocess.Popen(
            [sys.executable, "-c", _START, str(tmp_path), kind, *words],
            env={**os.environ, "PYTHONPATH": os.getcwd(), **more},
            cwd=tmp_path,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        started.append(process)
        return process

    yield begin
    for process in started:
        process.kill()
        process.communicate()


@pytest.fixture
def first(start: Start, tmp_path: Path) -> SingleInstance:
    """Return the first program, which is this process."""
    instance = SingleInstance(tmp_path)
    assert instance.hand_over([], "") is Handover.FIRST
    instance.listen()
    return instance


def answer(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def let_continue(process: subprocess.Popen[str]) -> None:
    """Let a process continue that waits for a line."""
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()


@pytest.mark.parametrize(
    "names",
    [
        [],
        ["game.oddments"],
        ["../sideways/game.oddments", "/absolute/é ü.oddments", "-dash", "a\nb", "\udcff\udc80"],
        [f"{number}.oddments" for number in range(500)],
    ],
    ids=["none", "one", "odd", "many"],
)
def test_a_later_start_hands_its_files_over(
    first: SingleInstance, start: Start, tmp_path: Path, qtbot: QtBot, names: list[str]
) -> None:
    with qtbot.waitSignal(first.received, timeout=60_000) as asked:
        later = start(*map(Path, names), XDG_ACTIVATION_TOKEN="the token")
    files, token = asked.args
    assert files == [Path(os.path.normpath(tmp_path / name)) for name in names]
    assert token == "the token"
    assert answer(later) == "HANDED_OVER"


def test_nobody_else_may_use_the_socket(first: SingleInstance, tmp_path: Path) -> None:
    (socket,) = [path for path in (tmp_path / "run").iterdir() if path.is_socket()]
    assert not stat.S_IMODE(socket.stat().st_mode) & 0o077


def test_an_invalid_request_is_dropped(
    first: SingleInstance, start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    (address,) = [path for path in (tmp_path / "run").iterdir() if path.is_socket()]
    asked: list[object] = []
    first.received.connect(lambda *facts: asked.append(facts))
    for request in (b"\n", b"{}\n", b"[7]\n", b"\xff\n", json.dumps({"files": 3}).encode() + b"\n"):
        socket = QLocalSocket()
        socket.connectToServer(str(address))
        assert socket.waitForConnected()
        socket.write(request)
        socket.flush()
        qtbot.wait(20)
        socket.write(b"take them\n")
        socket.flush()
        qtbot.wait(20)
        socket.abort()
    with qtbot.waitSignal(first.received, timeout=60_000):
        start()
    assert len(asked) == 1


def test_files_of_a_program_that_did_not_wait_are_not_opened(
    first: SingleInstance, start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    (address,) = [path for path in (tmp_path / "run").iterdir() if path.is_socket()]
    asked: list[object] = []
    first.received.connect(lambda *facts: asked.append(facts))
    request = json.dumps({"files": ["/a"], "token": ""}).encode() + b"\n"
    for confirmation in (b"", b"take"):
        socket = QLocalSocket()
        socket.connectToServer(str(address))
        socket.write(request)
        socket.flush()
        socket.waitForReadyRead(50)
        socket.write(confirmation)
        socket.flush()
        socket.abort()
        qtbot.wait(50)
    with qtbot.waitSignal(first.received, timeout=60_000):
        start()
    assert len(asked) == 1  # earlier requests were read first


def test_the_socket_of_a_killed_program_is_ignored(start: Start, tmp_path: Path) -> None:
    killed = start(kind="stay")
    assert answer(killed) == "FIRST"
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    assert SingleInstance(tmp_path).hand_over([], "") is Handover.FIRST


def test_a_program_that_hangs_is_given_up(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instance_socket, "_ANSWER_MS", 300)
    hung = start(kind="stay")
    assert answer(hung) == "FIRST"
    while not any(path.is_socket() for path in (tmp_path / "run").iterdir()):
        time.sleep(0.01)  # until it listens; the timeout before that is much longer
    hung.send_signal(signal.SIGSTOP)
    later = SingleInstance(tmp_path)
    assert later.hand_over([Path("game.oddments")], "") is Handover.SILENT
    hung.send_signal(signal.SIGCONT)
    assert answer(start()) == "HANDED_OVER"  # and it is found again


def test_one_of_several_programs_that_start_at_once_is_the_first(start: Start) -> None:
    answers = [answer(process) for process in [start(kind="stay") for _ in range(3)]]
    assert sorted(answers) == ["FIRST", "HANDED_OVER", "HANDED_OVER"]


def test_a_first_program_that_starts_slowly_is_waited_for(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instance_socket, "_ANSWER_MS", 300)
    slow = start(kind="slow")
    assert answer(slow) == "FIRST"
    threading.Timer(1.0, let_continue, [slow]).start()
    assert SingleInstance(tmp_path).hand_over([Path("game.oddments")], "") is Handover.HANDED_OVER


def test_a_first_program_that_dies_as_it_starts_is_followed_by_the_next(
    start: Start, tmp_path: Path
) -> None:
    slow = start(kind="slow")
    assert answer(slow) == "FIRST"
    threading.Timer(0.5, slow.kill).start()
    assert SingleInstance(tmp_path).hand_over([Path("game.oddments")], "") is Handover.FIRST


def test_files_that_a_dying_program_did_not_open_are_opened_by_their_sender(
    start: Start, tmp_path: Path
) -> None:
    vanishing = start(kind="vanishing")
    assert answer(vanishing) == "FIRST"
    assert SingleInstance(tmp_path).hand_over([Path("game.oddments")], "") is Handover.FIRST


def test_a_program_that_ends_is_waited_for(start: Start, tmp_path: Path) -> None:
    ending = start(kind="ending")
    assert answer(ending) == "FIRST"
    threading.Timer(0.5, let_continue, [ending]).start()
    assert SingleInstance(tmp_path).hand_over([Path("game.oddments")], "") is Handover.FIRST
    assert ending.wait(60) == 3  # it held its lock to the end


_FAILED_START = """
import sys
from PySide6.QtCore import QStandardPaths
from desktop.application import app

def fail(*_, **__):
    raise RuntimeError("no start")

def report(_watch):
    print(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.StateLocation))
    sys.stdout.flush()
    sys.stdin.readline()

app.Program, app._report_failed_start = fail, report
sys.exit(app.run([]))
"""


def test_while_a_failed_start_is_reported_the_next_program_starts_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "_START_MS", 0)  # do not wait
    environment = own_folders(tmp_path)
    monkeypatch.setenv("XDG_RUNTIME_DIR", environment["XDG_RUNTIME_DIR"])
    with subprocess.Popen(
        [sys.executable, "-c", _FAILED_START],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as failed:
        state = answer(failed)
        assert SingleInstance(Path(state)).hand_over([], "") is Handover.FIRST
        let_continue(failed)
        assert failed.wait(60) == 1


def test_programs_with_different_folders_do_not_find_each_other(
    first: SingleInstance, tmp_path: Path
) -> None:
    assert SingleInstance(tmp_path / "other").hand_over([], "") is Handover.FIRST


@pytest.fixture
def short_folder() -> Iterator[Path]:
    """Return a folder whose path is short enough for the address of a socket."""
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)


def test_without_a_runtime_folder_a_private_temporary_one_is_created(
    short_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(short_folder))
    folder = short_folder / f"oddments-{os.getuid()}"
    instance = SingleInstance(short_folder)
    assert instance.hand_over([], "") is Handover.FIRST
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    instance.listen()
    assert [path for path in folder.iterdir() if path.is_socket()]
    folder.chmod(0o777)  # it may be somebody else's, so it is not used
    assert single_instance._address(short_folder) == ""
    assert SingleInstance(short_folder).hand_over([], "") is Handover.FIRST


def test_no_temporary_folder_is_created_that_is_not_needed(
    short_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (short_folder / "run").mkdir(mode=0o700)
    (short_folder / "tmp").mkdir()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(short_folder / "run"))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(short_folder / "tmp"))
    assert SingleInstance(short_folder).hand_over([], "") is Handover.FIRST
    assert os.listdir(short_folder / "tmp") == []


@pytest.mark.parametrize("trouble", ["open to others", "of another user", "missing"])
def test_a_folder_that_is_not_private_is_not_used(
    short_folder: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    run = short_folder / "run"
    if trouble != "missing":
        run.mkdir(mode=0o755 if trouble == "open to others" else 0o700)
    if trouble == "of another user":
        if os.getuid() != 0:
            pytest.skip("only root can give a folder away")
        os.chown(run, 12345, 12345)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(run))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(short_folder))
    instance = SingleInstance(short_folder)
    assert instance.hand_over([], "") is Handover.FIRST
    instance.listen()
    assert not run.exists() or not list(run.iterdir())
    assert any(path.is_socket() for path in (short_folder / f"oddments-{os.getuid()}").iterdir())


def test_the_activation_token_is_read_from_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"):
        monkeypatch.delenv(name, raising=False)
    assert activation_token() == ""
    monkeypatch.setenv("DESKTOP_STARTUP_ID", "one")
    assert activation_token() == "one"
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "other")
    assert activation_token() == "other"


# -- the protocol on the socket ------------------------------------------------------------------


class Caller:
    """Stands in for a later program: sends whatever a test says."""

    def __init__(self, folder: Path) -> None:
        (address,) = [path for path in (folder / "run").iterdir() if path.is_socket()]
        self.socket = QLocalSocket()
        self.socket.connectToServer(str(address))
        assert self.socket.waitForConnected()

    def say(self, words: bytes) -> None:
        self.socket.write(words)
        self.socket.flush()

    def answer(self) -> bytes:
        return bytes(self.socket.readAll().data())

    def is_gone(self) -> bool:
        return self.socket.state() == QLocalSocket.LocalSocketState.UnconnectedState


@pytest.fixture
def asked(first: SingleInstance) -> list[tuple[list[Path], str]]:
    facts: list[tuple[list[Path], str]] = []
    first.received.connect(lambda files, token: facts.append((files, token)))
    return facts


def test_a_request_is_answered_when_complete_and_opened_when_confirmed(
    asked: list[tuple[list[Path], str]], tmp_path: Path, qtbot: QtBot
) -> None:
    caller, answered = Caller(tmp_path), bytearray()

    def has_answered(words: bytes) -> Callable[[], bool]:
        def is_answered() -> bool:
            answered.extend(caller.answer())
            return bytes(answered) == words

        return is_answered

    request = json.dumps({"files": ["/a", "/b c"], "token": "token"}).encode()
    caller.say(request[:5])
    caller.say(request[5:])
    other = Caller(tmp_path)  # a silent caller does not block others
    caller.say(b"\n")
    qtbot.waitUntil(has_answered(b"ready\n"))
    assert asked == []
    caller.say(b"take them\n")
    qtbot.waitUntil(has_answered(b"ready\ntaken\n"))
    assert asked == [([Path("/a"), Path("/b c")], "token")]
    assert not other.is_gone()
    caller.say(request + b"\n")  # a second request is answered too
    qtbot.waitUntil(has_answered(b"ready\ntaken\nready\n"))


def test_a_caller_that_sends_too_much_is_disconnected(
    asked: list[tuple[list[Path], str]],
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(instance_socket, "_MAX_BYTES", 100)
    modest, talker = Caller(tmp_path), Caller(tmp_path)
    modest.say(b"x" * 100)
    talker.say(b"x" * 101)
    qtbot.waitUntil(talker.is_gone)
    assert not modest.is_gone()
    assert asked == []


def test_callers_get_no_answer_after_the_end(
    first: SingleInstance, asked: list[tuple[list[Path], str]], tmp_path: Path, qtbot: QtBot
) -> None:
    caller = Caller(tmp_path)
    caller.say(b'{"files": [], "token": ""}\n')
    qtbot.waitUntil(lambda: caller.answer() == b"ready\n")
    first.close()
    qtbot.waitUntil(caller.is_gone)
    assert not [path for path in (tmp_path / "run").iterdir() if path.is_socket()]
    assert asked == []


def test_a_program_that_releases_its_lock_can_be_followed_at_once(
    first: SingleInstance, tmp_path: Path
) -> None:
    first.release()
    first.release()  # a second call does no harm
    first.listen()  # it is no longer the first
    assert not [path for path in (tmp_path / "run").iterdir() if path.is_socket()]
    other = SingleInstance(tmp_path)
    assert other.hand_over([], "") is Handover.FIRST
    other.listen()
    assert [path for path in (tmp_path / "run").iterdir() if path.is_socket()]
    other.release()


def test_without_locks_every_program_is_the_first_and_none_listens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "run").mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "run"))

    def fail(_path: str) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(single_instance, "take_lock", fail)
    instance = SingleInstance(tmp_path)
    assert instance.hand_over([], "") is Handover.FIRST
    instance.listen()
    assert list((tmp_path / "run").iterdir()) == []
    instance.release()


def test_a_first_program_that_never_answers_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "run").mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "run"))
    monkeypatch.setattr(single_instance, "_START_MS", 0)
    holder = SingleInstance(tmp_path)
    assert holder.hand_over([], "") is Handover.FIRST  # and it does not listen
    assert SingleInstance(tmp_path).hand_over([], "") is Handover.SILENT
    holder.release()


def test_on_windows_a_pipe_is_used_and_the_first_program_may_come_forward(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import ctypes

    allowed: list[int] = []
    user = SimpleNamespace(AllowSetForegroundWindow=allowed.append)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user), raising=False)
    instance_socket._let_come_forward()
    assert allowed == []
    for module in (single_instance, instance_socket):
        monkeypatch.setattr(module, "sys", SimpleNamespace(platform="win32"))
    instance_socket._let_come_forward()
    assert allowed == [-1]
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    one, other = single_instance._address(tmp_path), single_instance._address(tmp_path / "x")
    assert Path(one).parent == Path(other).parent == tmp_path
    assert Path(one).name.startswith("oddments-")
    assert one != other


def test_a_folder_with_a_long_name_is_not_used_for_the_socket(
    short_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = short_folder / ("x" * (100 - len(str(short_folder)) - 23))
    long.mkdir(mode=0o700)
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(short_folder))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(long))
    address = single_instance._address(short_folder)
    assert Path(address).parent == long
    assert len(address) == 100
    longer = short_folder / f"{long.name}x"
    longer.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(longer))
    assert Path(single_instance._address(short_folder)).parent.name == f"oddments-{os.getuid()}"
