"""A screen reader in a process of its own, over AT-SPI, the bus that Linux desktops have for it.

    dbus-run-session -- python bus_reader.py FILE

It starts the program with a saved game, finds it on the bus, plays it to its end by pressing what
it finds, walks with the keyboard focus, and prints as JSON what it has received and found.
"""

import contextlib
import json
import os
import random
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from typing import Any

from jeepney import DBusAddress, MatchRule, Message, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from jeepney.wrappers import DBusErrorResponse, unwrap_msg

Ref = tuple[str, str]  # name on the bus and path

PATIENCE_S = 250
_ATSPI = "org.a11y.atspi."
_DESKTOP: Ref = (f"{_ATSPI}Registry", "/org/a11y/atspi/accessible/root")
_EVENTS = ("object:announcement", "object:state-changed:focused")
# of AT-SPI's states, by their bits
FOCUSED, SELECTABLE, SELECTED, SENSITIVE, SHOWING = 12, 22, 23, 24, 25


def connect(queue: deque[Message]) -> DBusConnection:
    """Return a connection to the bus of screen readers; events of programs go to ``queue``."""
    session = open_dbus_connection("SESSION")
    launcher = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
    (address,) = unwrap_msg(session.send_and_get_reply(new_method_call(launcher, "GetAddress")))
    bus = open_dbus_connection(address.split(";")[0])
    rule = MatchRule(type="signal", interface=f"{_ATSPI}Event.Object")
    bus.send_and_get_reply(message_bus.AddMatch(rule))
    bus.filter(rule, queue=queue)
    registry = DBusAddress("/org/a11y/atspi/registry", _DESKTOP[0], _DESKTOP[0])
    for event in _EVENTS:
        bus.send_and_get_reply(new_method_call(registry, "RegisterEvent", "s", (event,)))
    return bus


class BusReader:
    """Reads what is on the bus, and records events.

    Attributes:
        announced: texts, in order.
        focused: names of what had the focus, in order.
    """

    def __init__(self) -> None:
        self._messages: deque[Message] = deque()
        self._bus = connect(self._messages)
        self.announced: list[str] = []
        self.focused: list[str] = []

    def call(self, ref: Ref, interface: str, method: str, *arguments: Any) -> Any:
        address = DBusAddress(ref[1], ref[0], interface)
        signature = "".join(["i" if isinstance(given, int) else "s" for given in arguments])
        message = new_method_call(address, method, signature or None, arguments)
        return unwrap_msg(self._bus.send_and_get_reply(message, timeout=PATIENCE_S))

    def name(self, ref: Ref) -> str:
        properties = "org.freedesktop.DBus.Properties"
        ((_, name),) = self.call(ref, properties, "Get", f"{_ATSPI}Accessible", "Name")
        return str(name)

    def role(self, ref: Ref) -> str:
        return str(self.call(ref, f"{_ATSPI}Accessible", "GetRoleName")[0])

    def states(self, ref: Ref) -> set[int]:
        ((low, high),) = self.call(ref, f"{_ATSPI}Accessible", "GetState")
        return {bit for bit in range(64) if (low | high << 32) >> bit & 1}

    def children(self, ref: Ref) -> list[Ref]:
        (found,) = self.call(ref, f"{_ATSPI}Accessible", "GetChildren")
        return [(bus, path) for bus, path in found]

    def seen(self, ref: Ref) -> Iterator[tuple[Ref, str]]:
        """Yield all visible objects with their roles, except items of lists."""
        for child in self.children(ref):
            role = self.role(child)
            if role != "application" and SHOWING not in self.states(child):
                continue
            yield child, role
            if role != "list":
                yield from self.seen(child)

    def look_for_buses(self) -> None:
        """Ask all programs for a bus of their own, as real clients do at first."""
        for program in self.children(_DESKTOP):
            with contextlib.suppress(DBusErrorResponse):
                self.call(program, f"{_ATSPI}Application", "GetApplicationBusAddress")

    def find(self, role: str, start: str) -> Ref | None:
        """Return a visible object by its role and the start of its name."""
        for ref, its_role in self.seen(_DESKTOP):
            if its_role == role and self.name(ref).startswith(start):
                return ref
        return None

    def do(self, ref: Ref, action: str) -> None:
        """Perform an action of an object."""
        (actions,) = self.call(ref, f"{_ATSPI}Action", "GetActions")
        names = [name for name, _, _ in actions]
        assert self.call(ref, f"{_ATSPI}Action", "DoAction", names.index(action)) == (True,)

    def hear(self) -> None:
        """Record the events received so far."""
        while self._messages:
            message = self._messages.popleft()
            fields = {field.name: value for field, value in message.header.fields.items()}
            if fields.get("member") == "Announcement":
                self.announced.append(message.body[3][1])
            elif fields.get("member") == "StateChanged" and message.body[:2] == ("focused", 1):
                self.focused.append(self.name((fields["sender"], fields["path"])))


def play(reader: BusReader, rng: random.Random) -> dict[str, Any]:
    """Play the game in the window to its end by pressing what can be pressed."""
    deadline = time.monotonic() + PATIENCE_S
    while (board := reader.find("list", "Board of")) is None:
        assert time.monotonic() < deadline, "no board on the bus"
        time.sleep(0.2)
    reader.look_for_buses()
    cells = reader.children(board)
    while FOCUSED not in reader.states(cells[0]):
        assert time.monotonic() < deadline, "the window does not become active"
        reader.do(cells[0], "SetFocus")
    for cell in cells[1:3]:
        reader.do(cell, "SetFocus")
    reader.hear()
    first = [reader.name(cell) for cell in cells]
    pressed = 0
    while reader.find("push button", "Rematch") is None:
        assert time.monotonic() < deadline, "the game does not end"
        possible = [cell for cell in cells if SELECTABLE in reader.states(cell)]
        if possible:
            reader.do(rng.choice(possible), "Press")
            pressed += 1
    last = [reader.name(cell) for cell in cells]
    reader.hear()
    return {
        "first": first,
        "last": last,
        "pressed": pressed,
        "announced": reader.announced,
        "focused": reader.focused,
        "names": [reader.name(ref) for ref, _ in reader.seen(_DESKTOP)],
    }


def main() -> None:
    reader = BusReader()
    asked = {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_QPA_PLATFORM": "xcb"}
    command = [sys.executable, "-X", "faulthandler", "-m", "desktop", sys.argv[1]]
    program = subprocess.Popen(command, env={**os.environ, **asked})
    try:
        results = play(reader, random.Random(3))
        results["running"] = program.poll() is None
    finally:
        program.terminate()
        program.wait()
    print(json.dumps(results))


if __name__ == "__main__":
    main()
