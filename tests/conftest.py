"""No test may pass on an old compilation: the extensions must be as new as their sources.

Texts are compiled here: that takes no time. A test marked ``ordinary_user`` is about files that one
may not read or write; where the tests run as root, it runs in a process without that right of root.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile

import pytest
from hypothesis import settings

from installer import core, languages

# of the rights of root those to write and to read in spite of the modes of files
_RIGHTS = "-dac_override,-dac_read_search"
_WITHOUT_RIGHTS = ["setpriv", f"--bounding-set={_RIGHTS}", f"--inh-caps={_RIGHTS}"]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "ordinary_user: files that are sealed must stay so")
    compiled = [source for source in core.sources() if core.extension(source).exists()]
    if compiled and not core.is_built():
        raise pytest.UsageError("the compiled core is older than its sources: installer/build-core")
    languages.compile_texts(languages.texts_files())


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that needs an ordinary user without root's rights; None: run it as usual."""
    if pyfuncitem.get_closest_marker("ordinary_user") is None or not _writes_anywhere():
        return None
    if shutil.which("setpriv") is None:
        pytest.skip("this user may write everywhere, and there is no setpriv")
    pytest_again = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*_WITHOUT_RIGHTS, *pytest_again, pyfuncitem.nodeid],
        cwd=pyfuncitem.config.rootpath,
        capture_output=True,
        text=True,
    )
    if done.returncode or "1 passed" not in done.stdout:
        pytest.fail(done.stdout + done.stderr, pytrace=False)
    return True


def _writes_anywhere() -> bool:
    """Whether this user may write in folders that are sealed."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o500)
        return os.access(folder, os.W_OK)


# how long an example takes says more of the machine than of the program
settings.register_profile("oddments", deadline=None)
settings.load_profile("oddments")
