"""Harmless warnings of Qt: they are logged, and not shown.

What Qt finds lacking in the machine and its desktop is no fault of the program, and nothing that
it could mend: Qt goes on without. Such warnings are known by their category, which names the part
of Qt that talks to the outside. A few of them have no category, and are listed.
"""

from __future__ import annotations

import dataclasses

# each with those below it: "qt.qpa" is also "qt.qpa.xcb"
_OUTSIDE = (
    "qt.accessibility.atspi",  # screen readers, which may ask for what Qt does not have
    "qt.dbus",
    "qt.glx",
    "qt.network",
    "qt.qpa",  # windows, input methods, portals, desktop settings, launchers of other programs
    "qt.text.font",
    "qt.vulkan",
    "qt.xkb",
)


@dataclasses.dataclass(frozen=True)
class KnownMessage:
    """What a warning without a category begins with, and why it means no harm."""

    beginning: str
    reason: str


KNOWN = (
    KnownMessage(
        "Detected locale ",
        "The system is set to characters of another age; Qt takes UTF-8.",
    ),
    KnownMessage(
        "This plugin does not support ",
        "The screen has no such thing as a window raised or given hints for its size.",
    ),
    KnownMessage(
        "QStandardPaths: ",
        "The system has set no folder for what lasts while it runs; Qt takes another one.",
    ),
    KnownMessage(
        "Qt: Session management error: ",
        "The desktop has no session manager, or takes no messages: it ends programs by signals.",
    ),
    KnownMessage(
        "Could not connect to accessibility bus",
        "No screen reader can run here.",
    ),
    KnownMessage(
        "QIBusPlatformInputContext: ",
        "The input method is not running or has just ended; keys arrive without it.",
    ),
)


def is_harmless(category: str, warning: str) -> bool:
    """Whether a warning of Qt means no harm; ``category`` is "default" where it has none."""
    outside = any(category == each or category.startswith(f"{each}.") for each in _OUTSIDE)
    return outside or any(warning.startswith(known.beginning) for known in KNOWN)
