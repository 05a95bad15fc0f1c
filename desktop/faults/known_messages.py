"""Messages of Qt that mean no harm: they are written to the log, and nobody is told."""

from __future__ import annotations

import dataclasses
import re


@dataclasses.dataclass(frozen=True)
class KnownMessage:
    """What such a message begins with, and why it means no harm."""

    beginning: str
    reason: str


KNOWN = (
    KnownMessage(
        "Detected locale ",
        "The system is set to characters of another age; Qt takes UTF-8.",
    ),
    KnownMessage(
        "dbus reply error: ",
        "The desktop has no portal that tells its colours; Qt takes its own.",
    ),
    KnownMessage(
        "This plugin does not support ",
        "The screen has no such thing as a window raised or given hints for its size.",
    ),
    KnownMessage(
        "Wayland does not support QWindow::requestActivate",
        "Under Wayland only the desktop brings windows to the front.",
    ),
    KnownMessage(
        "Failed to register with host portal",
        "The program runs without a desktop file. The portal serves it all the same.",
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
        "QXcbConnection: XCB error: 3 (BadWindow)",
        "The X server was asked about a window of another program that has just been closed.",
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


def is_known(message: str) -> bool:
    """Whether a message of Qt means no harm."""
    text = re.sub(r"^qt(\.\w+)+: ", "", message)
    return any(text.startswith(known.beginning) for known in KNOWN)
