"""Programs that find each other, or do not, each side by itself; in the end real processes."""

from __future__ import annotations

import json
import os
import re
import socket
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from desktop.app import instance_socket, single_instance
from desktop.app.single_instance import Handover, SingleInstance, activation_token
from rules import system

_START = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from desktop.app.single_instance import SingleInstance
app = QCoreApplication([])
instance = SingleInstance(Path(sys.argv[1]))
print(instance.hand_over([Path("é b")], "the token").name, flush=True)
instance.listen(lambda files, token: print(files[0].name, token, flush=True))
app.exec()
"""

Asked = list[tuple[list[Path], str]]


@pytest.fixture
def run_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder for the socket."""
    folder = tmp_path / "run"
    folder.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    return folder


@pytest.fixture
def holder(tmp_path: Path, run_folder: Path) -> Iterator[SingleInstance]:
    """Yield the first program, which does not listen yet."""
    instance = SingleInstance(tmp_path)
    assert instance.hand_over([], "") is Handover.FIRST
    yield instance
    instance.release()


@pytest.fixture
def first(holder: SingleInstance, asked: Asked) -> SingleInstance:
    """Return the first program, which listens."""
    holder.listen(lambda files, token: asked.append((list(files), token)))
    return holder


@pytest.fixture
def asked() -> Asked:
    """Return the growing list of what the first program is asked for."""
    return []


def sockets(folder: Path) -> list[Path]:
    return [path for path in folder.iterdir() if path.is_socket()]


class Running:
    """Stands in for the running program: gives these answers at once, whatever it is sent.

    ``waitForReadyRead`` would not let a thread of this process answer.
    """

    def __init__(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, answers: bytes, *, dies: bool
    ) -> None:
        self.caller = self._server = socket.socket(socket.AF_UNIX)
        self._server.bind(single_instance._address(folder))
        self._server.listen()
        self._answers, self._dies = answers, dies
        # once connected
        monkeypatch.setattr(instance_socket, "let_others_come_forward", self._answer)

    def _answer(self) -> None:
        self.caller, _address = self._server.accept()
        self.caller.sendall(self._answers)
        if self._dies:
            self.close()

    def close(self) -> None:
        self.caller.close()
        self._server.close()

    @property
    def received(self) -> bytes:
        """All that the caller said, once it has hung up."""
        return b"".join(iter(lambda: self.caller.recv(100_000), b""))


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Running]]:
    """Return a function that makes a running program with these answers."""
    made: list[Running] = []

    def begin(answers: bytes, *, dies: bool = False) -> Running:
        made.append(Running(tmp_path, monkeypatch, answers, dies=dies))
        return made[-1]

    yield begin
    for running in made:
        running.close()


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], object]]:
    """Return the list of what happens, one after another, while a later program waits."""
    happening: list[Callable[[], object]] = []
    waits = SimpleNamespace(sleep=lambda _seconds: happening.pop(0)())
    monkeypatch.setattr(single_instance, "time", waits)
    return happening


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
    holder: SingleInstance,
    run: Callable[..., Running],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    names: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    running = run(b"ready\ntaken\n")
    files = [Path(name) for name in names]
    assert SingleInstance(tmp_path).hand_over(files, "the token") is Handover.HANDED_OVER
    request, confirmation = running.received.splitlines()
    assert confirmation == b"take them"
    paths = [os.path.normpath(tmp_path / name) for name in names]
    assert json.loads(request) == {"files": paths, "token": "the token"}


@pytest.mark.parametrize("answers", [b"", b"ready\n"])
def test_a_program_that_hangs_is_given_up(
    holder: SingleInstance,
    run: Callable[..., Running],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    answers: bytes,
) -> None:
    run(answers)
    for patience in ("_ANSWER_MS", "_START_MS"):
        monkeypatch.setattr(instance_socket, patience, 50)
    assert SingleInstance(tmp_path).hand_over([Path("x")], "") is Handover.SILENT


def test_a_first_program_that_starts_slowly_is_waited_for(
    holder: SingleInstance,
    pauses: list[Callable[[], object]],
    run: Callable[..., Running],
    tmp_path: Path,
) -> None:
    pauses += [int, lambda: run(b"ready\ntaken\n")]
    assert SingleInstance(tmp_path).hand_over([Path("x")], "") is Handover.HANDED_OVER
    assert pauses == []


@pytest.mark.parametrize("has_listened", [False, True])
def test_a_first_program_that_ends_is_followed_by_the_next(
    holder: SingleInstance,
    pauses: list[Callable[[], object]],
    tmp_path: Path,
    has_listened: bool,
) -> None:
    if has_listened:
        holder.listen(print)
        holder.close()
    pauses += [int, holder.release]  # it holds its lock to the end
    later = SingleInstance(tmp_path)
    assert later.hand_over([Path("x")], "") is Handover.FIRST
    assert pauses == []
    later.release()


@pytest.mark.parametrize("answer", [b"", b"ready\n"])
def test_files_that_a_dying_program_did_not_open_are_opened_by_their_sender(
    holder: SingleInstance,
    pauses: list[Callable[[], object]],
    run: Callable[..., Running],
    tmp_path: Path,
    answer: bytes,
) -> None:
    run(answer, dies=True)
    pauses.append(holder.release)
    later = SingleInstance(tmp_path)
    assert later.hand_over([Path("x")], "") is Handover.FIRST
    assert pauses == []
    later.release()


@pytest.mark.long
def test_one_of_several_programs_is_the_first_until_it_is_killed(
    tmp_path: Path, run_folder: Path
) -> None:
    def start() -> subprocess.Popen[str]:
        command = [sys.executable, "-c", _START, str(tmp_path)]
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    def answer(process: subprocess.Popen[str]) -> str:
        assert process.stdout is not None
        return process.stdout.readline().strip()

    started = [start() for _ in range(3)]
    try:
        answers = [answer(process) for process in started]
        assert sorted(answers) == ["FIRST", "HANDED_OVER", "HANDED_OVER"]
        killed = started[answers.index("FIRST")]
        assert [answer(killed), answer(killed)] == ["é b the token"] * 2
        killed.kill()
        killed.wait()
        assert sockets(run_folder)  # it is left behind
        instance = SingleInstance(tmp_path)
        assert instance.hand_over([], "") is Handover.FIRST
        instance.release()
    finally:
        for process in started:
            process.kill()
            process.communicate()


def test_the_socket_of_a_killed_program_is_replaced(run_folder: Path, tmp_path: Path) -> None:
    left = socket.socket(socket.AF_UNIX)
    left.bind(single_instance._address(tmp_path))
    left.close()
    instance = SingleInstance(tmp_path)
    assert instance.hand_over([], "") is Handover.FIRST
    instance.listen(print)
    assert not Caller(tmp_path).is_gone()
    instance.release()


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
    instance.listen(print)
    assert sockets(folder)
    folder.chmod(0o777)  # it may be somebody else's, so it is not used
    assert single_instance._address(short_folder) == ""
    assert SingleInstance(short_folder).hand_over([], "") is Handover.FIRST


def test_all_starts_in_a_flatpak_find_each_other(
    short_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FLATPAK_ID", "a.b")
    shared = short_folder / "app/a.b"
    shared.mkdir(mode=0o700, parents=True)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(short_folder))
    instance = SingleInstance(short_folder)
    assert instance.hand_over([], "") is Handover.FIRST
    instance.listen(print)
    assert sockets(shared)
    instance.release()


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
    instance.listen(print)
    assert not run.exists() or not list(run.iterdir())
    assert sockets(short_folder / f"oddments-{os.getuid()}")


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
        (address,) = sockets(folder / "run")
        self.socket = QLocalSocket()
        self.socket.connectToServer(str(address))
        assert self.socket.waitForConnected()

    def say(self, words: bytes) -> None:
        self.socket.write(words)
        self.socket.flush()

    def answer(self) -> bytes:
        return bytes(self.socket.readAll().data())

    def is_ready(self) -> bool:
        return self.answer() == b"ready\n"

    def is_gone(self) -> bool:
        return self.socket.state() == QLocalSocket.LocalSocketState.UnconnectedState


def test_a_request_is_answered_when_complete_and_opened_when_confirmed(
    first: SingleInstance, asked: Asked, tmp_path: Path, qtbot: QtBot
) -> None:
    (address,) = sockets(tmp_path / "run")
    assert not stat.S_IMODE(address.stat().st_mode) & 0o077  # nobody else may use it
    elsewhere = SingleInstance(tmp_path / "other")
    assert elsewhere.hand_over([], "") is Handover.FIRST
    elsewhere.release()
    caller, answered = Caller(tmp_path), bytearray()

    def has_answered(words: bytes) -> Callable[[], bool]:
        def is_answered() -> bool:
            answered.extend(caller.answer())
            return bytes(answered) == words

        return is_answered

    files = ["/a", "/b c\n", "/\udcff"]
    request = json.dumps({"files": files, "token": "token"}).encode()
    caller.say(request[:5])
    caller.say(request[5:])
    other = Caller(tmp_path)  # a silent caller does not block others
    caller.say(b"\n")
    qtbot.waitUntil(has_answered(b"ready\n"))
    assert asked == []
    caller.say(b"take them\n")
    qtbot.waitUntil(has_answered(b"ready\ntaken\n"))
    assert asked == [([Path(file) for file in files], "token")]
    assert not other.is_gone()
    caller.say(request + b"\n")  # a second request is answered too
    qtbot.waitUntil(has_answered(b"ready\ntaken\nready\n"))


def test_requests_that_are_invalid_or_not_confirmed_are_dropped(
    first: SingleInstance, asked: Asked, tmp_path: Path, qtbot: QtBot
) -> None:
    for words in (b"\n", b"{}\n", b"[7]\n", b"\xff\n", b'{"files": 3}\n'):
        caller = Caller(tmp_path)
        caller.say(words)
        qtbot.waitUntil(caller.is_ready)
        caller.say(b"take them\n")
        caller.socket.disconnectFromServer()
    request = json.dumps({"files": ["/a"], "token": ""}).encode() + b"\n"
    for confirmation in (b"", b"take"):
        caller = Caller(tmp_path)
        caller.say(request)
        qtbot.waitUntil(caller.is_ready)
        caller.say(confirmation)
        caller.socket.disconnectFromServer()
    last = Caller(tmp_path)  # earlier requests are read first
    last.say(b'{"files": [], "token": "last"}\n')
    qtbot.waitUntil(last.is_ready)
    last.say(b"take them\n")
    qtbot.waitUntil(lambda: bool(asked))
    assert asked == [([], "last")]


def test_a_caller_that_sends_too_much_is_disconnected(
    first: SingleInstance,
    asked: Asked,
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
    first: SingleInstance, asked: Asked, tmp_path: Path, qtbot: QtBot
) -> None:
    caller = Caller(tmp_path)
    caller.say(b'{"files": [], "token": ""}\n')
    qtbot.waitUntil(caller.is_ready)
    first.close()
    qtbot.waitUntil(caller.is_gone)
    assert not sockets(tmp_path / "run")
    assert asked == []


def test_a_program_that_releases_its_lock_can_be_followed_at_once(
    first: SingleInstance, tmp_path: Path
) -> None:
    first.release()
    first.release()  # a second call does no harm
    first.listen(print)  # which does nothing after that
    assert not sockets(tmp_path / "run")
    other = SingleInstance(tmp_path)
    assert other.hand_over([], "") is Handover.FIRST
    other.listen(print)
    assert sockets(tmp_path / "run")
    other.release()


def test_without_locks_every_program_is_the_first_and_none_listens(
    run_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_path: str) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(single_instance, "take_lock", fail)
    instance = SingleInstance(tmp_path)
    assert instance.hand_over([], "") is Handover.FIRST
    instance.listen(print)
    assert list(run_folder.iterdir()) == []
    instance.release()


def test_a_first_program_that_never_answers_is_given_up(
    holder: SingleInstance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "_START_MS", 0)
    assert SingleInstance(tmp_path).hand_over([], "") is Handover.SILENT  # it does not listen


def test_on_windows_a_pipe_is_used_and_the_first_program_may_come_forward(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import ctypes

    allowed: list[int] = []
    user = SimpleNamespace(AllowSetForegroundWindow=allowed.append)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user), raising=False)
    system.let_others_come_forward()
    assert allowed == []
    for module in (single_instance, system):
        monkeypatch.setattr(module, "sys", SimpleNamespace(platform="win32"))
    system.let_others_come_forward()
    assert allowed == [-1]
    one, other = single_instance._address(tmp_path), single_instance._address(tmp_path / "x")
    assert re.fullmatch(r"oddments-[0-9a-f]+", one)  # a pipe's name has no folders
    assert one != other
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    first = SingleInstance(tmp_path)
    monkeypatch.setattr(system, "sys", sys)  # there is no other system's lock here
    assert first.hand_over([], "") is Handover.FIRST
    assert os.listdir(tmp_path) == [f"{one}.lock"]
    first.release()


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
    assert os.listdir(short_folder) == [long.name]  # no temporary folder is created
    longer = short_folder / f"{long.name}x"
    longer.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(longer))
    assert Path(single_instance._address(short_folder)).parent.name == f"oddments-{os.getuid()}"
