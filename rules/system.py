"""What Linux, macOS and Windows do differently, where Python does not hide it.

Only this file imports modules that one of them lacks, or names what only one of them has.
"""

# ruff: noqa: RET505 - mypy leaves out branches for other systems, but not what follows a return

from __future__ import annotations

import errno
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

if sys.platform == "win32":
    import _winapi
    import msvcrt
else:
    import fcntl
    import select
if TYPE_CHECKING:
    import subprocess

_P = ParamSpec("_P")
_T = TypeVar("_T")

# -- files ---------------------------------------------------------------------------------------

_HELD = (errno.EWOULDBLOCK, errno.EACCES, 0)  # by another; Wine gives no reason
_LOCKED_BYTE = 1 << 30  # Windows locks bytes, which nobody else can read then: one past the end
_PATIENCE_S = 1.0  # for a virus scanner or an indexer, which open what is new for a moment
_PAUSE_S = 0.01


def try_lock(descriptor: int) -> bool:
    """Lock an open file until it is closed or the process ends, in whatever way.

    Returns:
        Whether it is locked now; False if another process, or another descriptor, holds the lock.

    Raises:
        OSError: the system cannot lock it.
    """
    try:
        if sys.platform == "win32":
            place = os.lseek(descriptor, 0, os.SEEK_CUR)
            os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
            try:
                msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            finally:
                os.lseek(descriptor, place, os.SEEK_SET)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno not in _HELD:
            raise
        return False
    return True


def patiently(change: Callable[_P, _T], *arguments: _P.args, **options: _P.kwargs) -> _T:
    """Change a file, which Windows refuses while another program has it open.

    Raises:
        OSError: it cannot be changed, also not a moment later.
    """
    end = time.monotonic() + _PATIENCE_S
    while True:
        try:
            return change(*arguments, **options)
        except PermissionError:
            if sys.platform != "win32" or time.monotonic() > end:
                raise
        time.sleep(_PAUSE_S)


def remove(path: str | os.PathLike[str]) -> None:
    """Remove a file, if it exists; OSError if it cannot be removed."""
    with suppress(FileNotFoundError):
        patiently(os.unlink, path)


def sync(descriptor: int) -> None:
    """Write an open file or folder to the disk, so that it survives a power failure.

    Raises:
        OSError: it cannot be written.
    """
    if sys.platform == "darwin":  # where fsync leaves it in the memory of the disk
        with suppress(OSError):  # as on network folders
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            return
    os.fsync(descriptor)


def sync_all(paths: Sequence[str]) -> None:
    """Write files that are closed to the disk; on Linux everything else too, at once.

    Raises:
        OSError: one cannot be written.
    """
    if sys.platform == "linux":  # one flush for all, which waits until it is done
        os.sync()
        return
    for path in paths:
        with open(path, "rb+") as file:
            sync(file.fileno())


def check_writable(folder: str | os.PathLike[str]) -> None:
    """Check that files can be created in a folder; OSError if they cannot."""
    if sys.platform == "win32":  # there ``os.access`` looks only at an attribute
        name = os.path.join(folder, f".{os.urandom(8).hex()}")
        os.close(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL))
        patiently(os.unlink, name)
    elif not os.access(folder, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), os.fspath(folder))


def user_number() -> int:
    """Return the number of the user, as ``os.stat`` says whose a file is; on Windows 0, for all."""
    if sys.platform == "win32":
        return 0
    else:
        return os.geteuid()


# -- processes -----------------------------------------------------------------------------------

_WATCH_S = 0.1  # how often a stream is looked at

# options with which a process does not get the Ctrl+C of our terminal
OWN_GROUP: dict[str, Any]
if sys.platform == "win32":
    OWN_GROUP = {"creationflags": _winapi.CREATE_NEW_PROCESS_GROUP}
    _JOBS: dict[int, int] = {}  # number of a process -> the job with all that it starts
else:
    OWN_GROUP = {"process_group": 0}


def start_group(words: Sequence[str], **options: Any) -> subprocess.Popen[bytes]:
    """Start a program, without a terminal, that ``kill_group`` ends with all that it starts.

    On Windows all of them end with this process too. ``options`` are those of ``Popen``.

    Raises:
        OSError: it cannot be started.
    """
    import subprocess  # late: the window starts without it

    if sys.platform == "win32":
        # suspended, so that it starts nothing before it belongs to the job
        flags = _winapi.CREATE_NO_WINDOW | _CREATE_SUSPENDED
        process = subprocess.Popen(words, creationflags=flags, **options)
        try:
            _JOBS[process.pid] = _job_of(process.pid)
        except OSError:
            process.kill()
            raise
        return process
    else:
        return subprocess.Popen(words, start_new_session=True, **options)


def kill_group(number: int) -> None:
    """End the processes of a group, which has the number of its first one.

    On Windows nothing is left to end if the process that started the group has ended.
    """
    if sys.platform == "win32":
        if (job := _JOBS.pop(number, None)) is not None:
            _winapi.CloseHandle(job)  # which ends them
    else:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(number, signal.SIGKILL)


if sys.platform == "win32":
    _CREATE_SUSPENDED = 0x4
    _PROCESS_ACCESS = 0x1 | 0x100 | 0x800  # PROCESS_TERMINATE, SET_QUOTA, SUSPEND_RESUME
    _EXTENDED_LIMITS = 9  # JobObjectExtendedLimitInformation
    _KILL_ON_JOB_CLOSE = 0x2000

    def _job_of(number: int) -> int:
        """Return a job with a suspended process, which continues; the job's end is theirs.

        Raises:
            OSError: the system has refused it.
        """
        import ctypes
        from ctypes.wintypes import HANDLE

        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.CreateJobObjectW.restype = HANDLE
        job = kernel.CreateJobObjectW(None, None)
        if not job:
            raise ctypes.WinError(ctypes.get_last_error())
        process = _winapi.OpenProcess(_PROCESS_ACCESS, False, number)
        try:
            # JOBOBJECT_EXTENDED_LIMIT_INFORMATION on 64 bits, and its LimitFlags
            limits = (ctypes.c_uint32 * 36)()
            limits[4] = _KILL_ON_JOB_CLOSE
            size = ctypes.sizeof(limits)
            if not (
                kernel.SetInformationJobObject(HANDLE(job), _EXTENDED_LIMITS, limits, size)
                and kernel.AssignProcessToJobObject(HANDLE(job), HANDLE(process))
            ):
                raise ctypes.WinError(ctypes.get_last_error())
            # ResumeThread wants the thread, which Python has closed
            ctypes.WinDLL("ntdll").NtResumeProcess(HANDLE(process))
        except BaseException:
            _winapi.CloseHandle(job)
            raise
        finally:
            _winapi.CloseHandle(process)
        return int(job)


def wait_for_hang_up(stream: int, seconds: float | None = None, *, of_writer: bool = False) -> bool:
    """Wait until the other end of a stream is closed.

    ``of_writer``: whether we read it, so that it also counts if a socket is closed for writing.

    Returns:
        Whether that happened in time; also False if the system cannot watch such a stream, as
        macOS cannot watch a terminal, and Windows nothing but a pipe that we read.
    """
    end = None if seconds is None else time.monotonic() + seconds
    try:
        while not _has_hung_up(stream, end, of_writer=of_writer):
            if end is not None and time.monotonic() >= end:
                return False
            if sys.platform != "linux":
                time.sleep(_WATCH_S)
    except OSError:
        time.sleep(seconds or 0)
        return False
    return True


if sys.platform == "win32":

    def _has_hung_up(stream: int, _end: float | None, *, of_writer: bool) -> bool:
        """Return whether the other end is closed; wait as long as another thread reads.

        Raises:
            OSError: the stream cannot be watched.
        """
        try:
            _winapi.PeekNamedPipe(msvcrt.get_osfhandle(stream), 0)
        except BrokenPipeError:  # once all has been read
            return True
        return False

else:

    def _has_hung_up(stream: int, end: float | None, *, of_writer: bool) -> bool:
        """Return whether the other end is closed; on Linux wait for that.

        Raises:
            OSError: the stream cannot be watched.
        """
        watched = select.poll()
        if sys.platform == "linux":
            watched.register(stream, select.POLLRDHUP if of_writer else 0)
            found = watched.poll(None if end is None else 1000 * max(0, end - time.monotonic()))
        else:  # where nothing is watched without an event, and data would hide a later hang-up
            watched.register(stream, select.POLLHUP if of_writer else select.POLLOUT)
            found = watched.poll(0)
        events = found[0][1] if found else 0
        if events & select.POLLNVAL:
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        return bool(events & ~select.POLLOUT)


def limits(name: str) -> tuple[int, int]:
    """Return a limit of this process and the most it may be raised to; negative for none.

    ``name`` is what follows RLIMIT in the names of the system: "NOFILE", "AS". Windows has none.
    """
    if sys.platform == "win32":
        return -1, -1
    else:
        import resource

        return resource.getrlimit(getattr(resource, f"RLIMIT_{name}"))


def set_limit(name: str, limit: int) -> None:
    """Set a limit of this process; ValueError if it may not be that high."""
    if sys.platform != "win32":
        import resource

        number = getattr(resource, f"RLIMIT_{name}")
        resource.setrlimit(number, (limit, resource.getrlimit(number)[1]))


# -- time ----------------------------------------------------------------------------------------

# a signal that nothing else uses, and that interrupts the main thread also while it sleeps
if sys.platform == "win32":
    ALARM = signal.SIGINT
else:
    ALARM = signal.SIGALRM


def send_alarm() -> None:
    """Send ``ALARM`` to the main thread; called on another one."""
    if sys.platform == "win32":
        signal.raise_signal(ALARM)  # its handler wakes the main thread, where Python's is called
    else:
        ident = threading.main_thread().ident
        assert ident is not None
        signal.pthread_kill(ident, ALARM)


def monotonic_seconds() -> float:
    """Return monotonic seconds that include the time in which the system was suspended."""
    if sys.platform == "win32":
        return time.monotonic()
    elif sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    else:
        return time.clock_gettime(time.CLOCK_MONOTONIC)


# -- windows -------------------------------------------------------------------------------------


def set_taskbar_id(name: str) -> None:
    """Give our windows a button of their own in the taskbar of Windows, apart from Python's."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(name)


def let_others_come_forward() -> None:
    """Allow any program to raise its window; Windows lets only the one in front do so."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)
