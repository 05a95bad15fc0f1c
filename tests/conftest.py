"""No test may pass on an old compilation: the extensions must be as new as their sources.

Texts are compiled here: that takes no time.
"""

from __future__ import annotations

import pytest
from hypothesis import settings

from installer import core, languages


def pytest_configure() -> None:
    compiled = [source for source in core.sources() if core.extension(source).exists()]
    if compiled and not core.is_built():
        raise pytest.UsageError("the compiled core is older than its sources: installer/build-core")
    languages.compile_texts(languages.texts_files())


# how long an example takes says more of the machine than of the program
settings.register_profile("oddments", deadline=None)
settings.load_profile("oddments")
