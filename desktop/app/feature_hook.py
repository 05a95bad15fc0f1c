"""Imports Qt without the hook that PySide6 puts in place of Python's own import.

The hook serves ``from __feature__ import snake_case`` and the like. To find out who may use that,
it reads the source of every module imported after Qt. Oddments uses none of these features, and
its first window is on the screen some 20 ms sooner without.
"""

from __future__ import annotations

import builtins


def import_qt() -> None:
    """Import Qt, and leave ``import`` as it was."""
    plain_import = builtins.__import__
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = plain_import
