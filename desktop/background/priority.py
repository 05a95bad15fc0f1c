"""The priority of threads beside the window's."""

from __future__ import annotations

import os
import sys
import threading

_NICENESS = 5  # with more, a busy machine lets threads wait that hold Python's lock


def lower_priority() -> None:
    """Let the window go first: this thread, and those it starts, run at lower priority."""
    if sys.platform == "linux":  # where Qt's priorities do nothing
        thread = threading.get_native_id()
        if os.getpriority(os.PRIO_PROCESS, thread) < _NICENESS:  # no way back up is allowed
            os.setpriority(os.PRIO_PROCESS, thread, _NICENESS)
