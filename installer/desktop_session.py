"""A user's desktop in a fresh Debian, on a virtual screen, for automated trials."""

from __future__ import annotations

import shlex
import subprocess
from pathlib import Path
from types import TracebackType

from fresh_debian import FreshDebian
from trial_session import TrialError, TrialSession


class DesktopSession(TrialSession):  # type: ignore[misc]
    """A context manager that runs an X server, a session bus and a window manager."""

    def __init__(self, debian: FreshDebian, user: str, pictures: Path | None = None) -> None:
        """``pictures``: the folder for screenshots, if any."""
        self._debian = debian
        self._user = user
        self._pictures = pictures
        self._environment: dict[str, str] = {}
        self._running: list[subprocess.Popen[str]] = []

    def __enter__(self) -> DesktopSession:
        own = f"/run/user/$(id -u {self._user})"  # as created at login
        self._debian.run(f"mkdir -p /run/user; install -d -m 700 -o {self._user} {own}")
        self._environment["XDG_RUNTIME_DIR"] = self._debian.run(f"echo {own}")
        self._debian.run("install -d -m 1777 /tmp/.X11-unix")
        screen = "Xvfb -displayfd 1 -screen 0 1280x900x24 -nolisten tcp 2>/dev/null"
        self._environment["DISPLAY"] = ":" + self._first_line(self.start(screen))
        bus = "dbus-daemon --session --nofork --print-address=1"
        self._environment["DBUS_SESSION_BUS_ADDRESS"] = self._first_line(self.start(bus))
        self.start("openbox")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self.picture("failed")
        self._debian.run(f"pkill -u {self._user} || true")
        for process in reversed(self._running):
            process.communicate()
        self._debian.run("rm -r /tmp/.X11-unix")

    @staticmethod
    def _first_line(process: subprocess.Popen[str]) -> str:
        assert process.stdout is not None
        if not (line := process.stdout.readline().strip()):
            raise TrialError(f"{process.args!r} does not start")
        return line

    def start(self, line: str) -> subprocess.Popen[str]:
        """Run a shell command as the user, without waiting for it."""
        command = self._debian.command(f"exec {line}", self._user, **self._environment)
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
        )
        self._running.append(process)
        return process

    def press(self, *keys: str) -> None:
        """Press keys one after the other, by xdotool's names, in the window that has the focus."""
        self.run(f"xdotool key --delay 60 {shlex.join(keys)}")

    def type(self, text: str) -> None:
        """Type a text in the window that has the focus."""
        self.run(f"xdotool type --delay 30 {shlex.quote(text)}")

    def click(self, *places: tuple[float, float]) -> None:
        """Click at places in the window that has the focus; (0, 0) to (1, 1) are its corners."""
        ask = "eval $(xdotool getactivewindow getwindowgeometry --shell); echo $X $Y $WIDTH $HEIGHT"
        left, top, width, height = map(int, self.run(ask).split())
        clicks = [
            f"mousemove {left + x * width:.0f} {top + y * height:.0f} sleep 0.05 click 1 sleep 0.05"
            for x, y in places
        ]
        self.run(f"xdotool {' '.join(clicks)}")

    def wait_for_window(self, title: str, kind: str) -> None:
        """Wait until a window of this class, with ``title`` in its title, has the focus."""
        ask = "exec 2>/dev/null; xprop -id $(xdotool getactivewindow) WM_CLASS _NET_WM_NAME || true"

        def is_there() -> bool:
            lines = self.run(ask).splitlines()
            return len(lines) == 2 and f', "{kind}"' in lines[0] and title in lines[1]

        self.wait(f"no window {title!r} of class {kind!r}", is_there)

    def title(self) -> str:
        """Return the title of the window that has the focus; "" for none."""
        return self.run("xdotool getactivewindow getwindowname 2>/dev/null || true")

    def runs(self, pattern: str) -> bool:
        """Return whether the user runs a program with a name that matches."""
        # zombies do not count
        ask = f"pgrep --runstates D,R,S -u {self._user} {shlex.quote(pattern)} || true"
        found: str = self._debian.run(ask)
        return found != ""

    def take(self) -> bytes:
        """Take a picture of the screen, as PNG."""
        file = self._debian.root / "tmp/screen.png"
        self.run("scrot --overwrite /tmp/screen.png")
        picture: bytes = file.read_bytes()
        file.unlink()
        return picture

    def picture(self, name: str) -> None:
        """Save a picture of the screen."""
        if self._pictures is None:
            return
        self._pictures.mkdir(parents=True, exist_ok=True)
        (self._pictures / f"{name}.png").write_bytes(self.still_screen())

    def run(self, line: str) -> str:
        """Run a shell command as the user, and return its output when it has ended."""
        output: str = self._debian.run(line, self._user, **self._environment)
        return output
