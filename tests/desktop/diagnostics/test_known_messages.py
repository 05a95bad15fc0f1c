"""Which warnings of Qt are harmless."""

from __future__ import annotations

import pytest

from desktop.diagnostics.known_messages import KNOWN, is_harmless


@pytest.mark.parametrize(
    "category",
    [
        "qt.accessibility.atspi",
        "qt.accessibility.atspi.events",
        "qt.dbus",
        "qt.dbus.integration",
        "qt.glx",
        "qt.network.ssl",
        "qt.qpa",
        "qt.qpa.xcb",
        "qt.qpa.input.methods",
        "qt.text.font",
        "qt.text.font.db",
        "qt.vulkan",
        "qt.xkb.compose",
    ],
)
def test_warnings_about_the_machine_are_harmless(category: str) -> None:
    assert is_harmless(category, "whatever is said")


@pytest.mark.parametrize(
    "category",
    [
        "default",
        "",
        "qt",
        "qt.accessibility",
        "qt.qpalace",
        "qt.text",
        "qt.core.qobject",
        "js",
        "a.qt.qpa",
    ],
)
def test_warnings_about_the_program_are_not_harmless(category: str) -> None:
    assert not is_harmless(category, "whatever is said")


def test_listed_warnings_are_harmless_whatever_their_category() -> None:
    for known in KNOWN:
        assert is_harmless("default", f"{known.beginning}and so on")
        assert not is_harmless("default", f"so: {known.beginning}and so on")
        assert not is_harmless("default", known.beginning[:-1])
        assert known.reason.endswith(".")


@pytest.mark.parametrize(
    "warning",
    [
        'Detected locale "C" with character encoding "ANSI_X3.4-1968", which is not UTF-8.',
        "This plugin does not support raise()",
        "This plugin does not support propagateSizeHints()",
        "QStandardPaths: XDG_RUNTIME_DIR not set, defaulting to '/tmp/runtime-root'",
        "QStandardPaths: wrong permissions on runtime directory /run/user/0, 0755 instead of 0700",
        "Qt: Session management error: Could not open network socket",
        "Could not connect to accessibility bus: Failed to connect to socket",
        "QIBusPlatformInputContext: invalid portal bus.",
    ],
)
def test_warnings_on_minimal_machines_are_harmless(warning: str) -> None:
    assert is_harmless("default", warning)
