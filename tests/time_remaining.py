"""How long the long tests may still take."""

import time
from collections.abc import Sequence

import pytest


class TimeRemaining:
    """Prints now and then how many tests have been run, and how long the others may take."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._began = self._printed = time.monotonic()
        self._total = self._done = 0

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._total = len(session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: Sequence[str]) -> None:
        self._total = len(ids)

    def pytest_runtest_logfinish(self) -> None:
        self._done += 1
        now = time.monotonic()
        if now - self._printed >= 30 and self._done < self._total:
            self._printed = now
            passed = now - self._began
            left = passed / self._done * (self._total - self._done)
            minutes = f"{passed / 60:.0f} min, about {left / 60:.0f} min remaining"
            terminal = self._config.pluginmanager.getplugin("terminalreporter")
            terminal.write_line(f" {self._done} of {self._total} long tests, {minutes}")
