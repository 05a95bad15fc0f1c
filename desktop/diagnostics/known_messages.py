"""Harmless warnings from Qt, which are logged but not shown.

Something missing from the machine or its desktop is not a fault of the program, which could not fix
it anyway, and Qt works without it. Such warnings are recognised by their category, which names the
part of Qt that talks to the system. A few have no category and are listed.
"""

from __future__ import annotations

import dataclasses

# each with those below it: "qt.qpa" is also "qt.qpa.xcb"
_OUTSIDE = (
    "qt.accessibility.atspi",  # screen readers, which may ask for what Qt does not provide
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
    """The beginning of a warning without a category, and why it is harmless."""

    beginning: str
    reason: str


KNOWN = (
    KnownMessage(
        "Detected locale ",
        "The system is set to an outdated character encoding; Qt uses UTF-8.",
    ),
    KnownMessage(
        "This plugin does not support ",
        "The platform cannot raise windows or take hints about their sizes.",
    ),
    KnownMessage(
        "QApplication: invalid style override ",
        "The desktop names a style that Qt does not have; the window has its own.",
    ),
    KnownMessage(
        "QStandardPaths: ",
        "The system has set no runtime folder; Qt uses another one.",
    ),
    KnownMessage(
        "Qt: Session management error: ",
        "The desktop has no session manager, or refuses messages; it ends programs by signals.",
    ),
    KnownMessage(
        "Could not connect to accessibility bus",
        "No screen reader can run here.",
    ),
    KnownMessage(
        "EnableNonClientDpiScaling() failed ",
        "Wine does not scale the frames of windows.",
    ),
    KnownMessage(
        "QIBusPlatformInputContext: ",
        "The input method is not running or has just ended; the keyboard works without it.",
    ),
)


def is_harmless(category: str, warning: str) -> bool:
    """Return whether a warning from Qt is harmless; ``category`` is "default" if it has none."""
    outside = any(category == each or category.startswith(f"{each}.") for each in _OUTSIDE)
    return outside or any(warning.startswith(known.beginning) for known in KNOWN)
