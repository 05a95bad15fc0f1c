"""What holds for all tests.

No test may pass on an old compilation: the extensions must be as new as their sources. Texts are
compiled here, in a parallel run by the process that starts the workers. Programs that tests start
react to signals, whatever shell runs the tests, and end with their test. A test marked
``ordinary_user`` is about files that one may not read or write; where the tests run as root, it
runs in a process without that right of root.
"""

import contextlib
import gc
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from multiprocessing import resource_tracker
from pathlib import Path

import pytest
from hypothesis import settings
from time_remaining import TimeRemaining

from desktop.app.process import GarbageCollector
from installer import core, languages

# their tests run where they are installed: installer/test_example_game.py
collect_ignore = ["example_game", "second_game"]

# root's capabilities to read and write files whatever their modes
_RIGHTS = "-dac_override,-dac_read_search"
_WITHOUT_RIGHTS = ["setpriv", f"--bounding-set={_RIGHTS}", f"--inh-caps={_RIGHTS}"]


def pytest_configure(config: pytest.Config) -> None:
    compiled = [source for source in core.sources() if core.extension(source).exists()]
    if compiled and not core.is_built():
        raise pytest.UsageError("the compiled core is older than its sources: installer/build-core")
    languages.compile_texts(languages.texts_files())
    keep_ignored_signals_from_children()
    if config.option.markexpr == "long":
        config.pluginmanager.register(TimeRemaining(config))


@pytest.hookimpl(tryfirst=True)  # before "-m" selects
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark as long what the marker ``short`` leaves out."""
    for item in items:
        short = item.get_closest_marker("short")
        if short is not None and item.nodeid.partition("[")[2].removesuffix("]") not in short.args:
            item.add_marker("long")


def pytest_collection_finish() -> None:
    """Leave garbage to the end of each test, and exempt what was imported and collected.

    Python might collect while Qt paints, or on another thread, where no widget may be destroyed.
    """
    gc.collect()
    gc.freeze()
    gc.disable()


def keep_ignored_signals_from_children() -> None:
    """Keep ignoring what nohup ignores, but do not let children inherit that.

    A child inherits that a signal is ignored; a handler that does nothing it does not inherit.
    """
    for number in {"SIGHUP", "SIGINT", "SIGQUIT", "SIGTERM"} & set(dir(signal)):
        if signal.getsignal(getattr(signal, number)) is signal.SIG_IGN:
            signal.signal(getattr(signal, number), lambda *_: None)


@pytest.fixture
def tmp_path(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder for one test; its path is short, since a socket's address has 100 bytes."""
    return tmp_path_factory.mktemp(re.sub(r"\W", "_", request.node.name)[:12])


@pytest.fixture(autouse=True)
def _garbage() -> Iterator[None]:
    """Collect garbage between tests, as the program does between events, and never within one."""
    yield
    assert not gc.isenabled()
    GarbageCollector.collect()


@pytest.fixture(autouse=True)
def _processes_end_with_their_test() -> Iterator[None]:
    """Kill what a failed test has left behind: it would disturb those that follow."""
    yield
    if not has_children():
        return
    tracker = getattr(resource_tracker._resource_tracker, "_pid", None)  # it serves all tests
    for left in descendants(os.getpid()) - {tracker}:
        with contextlib.suppress(ProcessLookupError):
            os.kill(left, signal.SIGKILL)


def has_children() -> bool:
    """Return whether this process may have children; False where the system does not say."""
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except (ChildProcessError, AttributeError):
        return False
    return True


def descendants(process: int) -> set[int]:
    """Return the children of a process and theirs; none where /proc is missing."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
    found, new = set(), {process}
    while new:
        new = {child for child, parent in parents.items() if parent in new}
        found |= new
    return found


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that needs an ordinary user without root's rights; None: run it normally."""
    if pyfuncitem.get_closest_marker("ordinary_user") is None or not _writes_anywhere():
        return None
    if shutil.which("setpriv") is None:
        pytest.skip("this user may write everywhere, and there is no setpriv")
    pytest_again = [sys.executable, "-m", "pytest", "-q", "-m", "", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*_WITHOUT_RIGHTS, *pytest_again, pyfuncitem.nodeid],
        cwd=pyfuncitem.config.rootpath,
        capture_output=True,
        text=True,
        timeout=300,
    )
    if done.returncode or "1 passed" not in done.stdout:
        pytest.fail(done.stdout + done.stderr, pytrace=False)
    return True


def _writes_anywhere() -> bool:
    """Return whether this user may write in folders that are sealed."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o500)
        return os.access(folder, os.W_OK)


# the duration of an example depends on the machine, not on the program
# the same examples in every run; others with --hypothesis-profile=explore
settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None)
settings.load_profile("repeatable")
