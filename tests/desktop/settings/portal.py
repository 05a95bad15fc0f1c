"""A desktop's settings portal: run as ``portal.py``, on a session bus of its own.

Animations are off in GNOME at first. Each line of JSON on its input, [namespace, key, value], is
sent as a change of a setting.
"""

import json
import os
import sys
from typing import Any

from PySide6.QtCore import QCoreApplication, QSocketNotifier
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant, QDBusVirtualObject

PATH, INTERFACE = "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"
SETTING = ["org.gnome.desktop.interface", "enable-animations"]


class Portal(QDBusVirtualObject):
    def introspect(self, _path: str) -> str:
        return ""

    def handleMessage(self, message: QDBusMessage, bus: QDBusConnection) -> bool:  # noqa: N802
        if message.member() == "ReadOne" and message.arguments() == SETTING:
            answer = message.createReply()
            answer.setArguments([QDBusVariant(False)])
        else:
            answer = message.createErrorReply("org.freedesktop.portal.Error.NotFound", "unknown")
        return bool(bus.send(answer))


def main() -> None:
    app = QCoreApplication(sys.argv)
    bus, portal = QDBusConnection.sessionBus(), Portal()
    bus.registerVirtualObject(PATH, portal)
    bus.registerService("org.freedesktop.portal.Desktop")

    def change(*_: Any) -> None:
        for line in os.read(sys.stdin.fileno(), 65536).splitlines():
            namespace, key, value = json.loads(line)
            signal = QDBusMessage.createSignal(PATH, INTERFACE, "SettingChanged")
            signal.setArguments([namespace, key, QDBusVariant(value)])
            bus.send(signal)

    notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, app)
    notifier.activated.connect(change)
    print("ready", flush=True)
    app.exec()


if __name__ == "__main__":
    main()
