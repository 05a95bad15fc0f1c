"""Checks what the system allows to this process: with too little, Qt ends it, or waits for ever."""

from __future__ import annotations

import sys
import threading

from rules.system import limits, set_limit
from rules.translatable_text import TranslatableText

# what playing, training, the library and the engine need, with a reserve
_FILES = 64
_MEMORY_MB = 1000
_DATA_MB = 400  # the part of the memory that is written to
_THREADS = 32
_MANY_THREADS = 1000  # a higher limit is not tried out


def tight_limit() -> str | None:
    """Return which limit on files or memory is too low for a window; None if none is."""
    files, most = limits("NOFILE")
    if 0 <= files < _FILES:  # negative numbers mean no limit
        if 0 <= most < _FILES:
            return TranslatableText(
                "at most {found} files may be open here (ulimit -n), and Oddments needs {needed}",
                found=most,
                needed=_FILES,
            )
        set_limit("NOFILE", _FILES)
    for name, letter, needed in (("AS", "v", _MEMORY_MB), ("DATA", "d", _DATA_MB)):
        found, _ = limits(name)
        if 0 <= found < needed << 20:
            return TranslatableText(
                "at most {found} MB of memory may be used here (ulimit -{letter}), and Oddments "
                "needs {needed} MB",
                found=found >> 20,
                letter=letter,
                needed=needed,
            )
    return None


def can_thread() -> bool:
    """Return whether as many threads can be started as a window may need."""
    if not 0 <= limits("NPROC")[0] < _MANY_THREADS:
        return True
    done = threading.Event()
    threads: list[threading.Thread] = []
    try:
        for _ in range(_THREADS):
            thread = threading.Thread(target=done.wait)
            thread.start()
            threads.append(thread)
    except RuntimeError:
        return False
    finally:
        done.set()
        for thread in threads:
            thread.join()
    return True


def show_limit(problem: str) -> None:
    """Show in a dialog, in the system's language, why there is no window."""
    from PySide6.QtWidgets import QApplication, QMessageBox

    from desktop.services.languages import UI_LANGUAGE, system_language
    from desktop.services.text import tr, translated

    app = QApplication.instance() or QApplication(sys.argv[:1])
    UI_LANGUAGE.set_language(system_language())
    text = f"{tr('Oddments cannot start')}: {translated(problem)}."
    QMessageBox(QMessageBox.Icon.Critical, "Oddments", text).exec()
    del app
