"""The trial of the Debian package: installed, played and removed in a fresh Debian 12.

    installer/test-package [--base ROOT.tar] [--mirror URL] [--pictures FOLDER] [PACKAGE]

PACKAGE defaults to the newest one in ``dist``. The trial must run as root and needs debootstrap;
everything else, some 300 MB, is downloaded into the fresh system. ``--base``, an archive of a root
folder, replaces debootstrap.
"""

from __future__ import annotations

import argparse
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from types import TracebackType

import smoke
from fresh_debian import MIRROR, FreshDebian
from trial_session import TrialError, TrialSession, check, say

ROOT = Path(__file__).resolve().parent.parent
ID = "io.github.oddments.Oddments"
MIME = "application/x-oddments-game"
WINDOW = "Oddments"  # the class of its windows, by which docks find the desktop entry
USER = "player"
# a desktop's databases, a window manager, and tools to operate and observe it
DESKTOP = [
    "dbus",
    "desktop-file-utils",
    "gtk-update-icon-cache",
    "hicolor-icon-theme",
    "libglib2.0-bin",
    "openbox",
    "procps",
    "scrot",
    "shared-mime-info",
    "x11-utils",
    "xdg-utils",
    "xdotool",
    "xvfb",
]
GNOME = {"XDG_CURRENT_DESKTOP": "GNOME"}  # open files as its file manager does, with gio
# where the system keeps caches and logs, and copies of its accounts
BOOKS = ("home/", "var/cache/", "var/lib/apt/", "var/lib/dpkg/", "var/log/")
BACKUPS = {f"etc/{name}-" for name in ("group", "gshadow", "passwd", "shadow", "subgid", "subuid")}


def main() -> int:
    parser = argparse.ArgumentParser(prog="installer/test-package")
    parser.add_argument("--place", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--base", type=Path, help="an archive of a root folder of Debian 12")
    parser.add_argument("--mirror", default=MIRROR)
    parser.add_argument("--pictures", type=Path, help="a folder for screenshots")
    parser.add_argument("package", type=Path, nargs="?")
    asked = parser.parse_args()
    try:
        package = asked.package or newest_package()
        if not asked.base and shutil.which("debootstrap") is None:
            raise TrialError("debootstrap is missing: apt-get install debootstrap")
        say(f"making a fresh Debian 12 for {package.name}")
        debian = FreshDebian(asked.place / "root", mirror=asked.mirror, base=asked.base)
        shutil.copy(package, debian.root / "root/oddments.deb")
        debian.apt("update")
        try_bare(debian)
        try_desktop(debian, asked.pictures)
    except TrialError as error:
        print(f"installer/test-package: {error}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"installer/test-package: this command failed: {error.cmd}", file=sys.stderr)
        return 1
    say("passed")
    return 0


def newest_package() -> Path:
    found = sorted((ROOT / "dist").glob("oddments_*.deb"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise TrialError("there is no package in dist; run installer/build")
    return found[-1]


# -- without a desktop ---------------------------------------------------------------------------


def try_bare(debian: FreshDebian) -> None:
    """Check that its dependencies are installed and removed together with it."""
    before = debian.files()
    debian.apt("install", "/root/oddments.deb")
    say(f"installed: {debian.run('/usr/games/oddments --version')}")
    missing = debian.run(
        "find /usr/lib/oddments -name '*.so*' -exec ldd {} + | grep 'not found' || true",
        LD_LIBRARY_PATH="/usr/lib/oddments/_internal",
    )
    check(missing == "", f"libraries are missing:\n{missing}")
    remove(debian, before)


def remove(debian: FreshDebian, before: set[str]) -> None:
    """Remove the package and its dependencies; TrialError if some files are left."""
    debian.apt("autoremove", "--purge", "oddments")
    left = {path for path in debian.files() - before if not path.startswith(BOOKS)}
    left |= {path for path in debian.files() if "oddments" in path.lower() and "home/" not in path}
    left -= {"root/oddments.deb", *BACKUPS}
    check(not left, "left behind: " + ", ".join(sorted(left)))
    say("removed, and nothing is left")


# -- on a desktop --------------------------------------------------------------------------------


def try_desktop(debian: FreshDebian, pictures: Path | None) -> None:
    """Start it from a desktop as a user does, play, and remove it."""
    say("installing a desktop")
    debian.apt("install", "--no-install-recommends", *DESKTOP)
    before = debian.files()
    debian.apt("install", "/root/oddments.deb")
    debian.run(f"useradd --create-home --shell /bin/sh {USER}")
    home = debian.root / "home" / USER
    (home / "a game.oddments").write_text(unfinished_game(), "utf-8")
    (home / "go.sgf").write_text("(;FF[4]GM[1]SZ[9];B[ee])\n", "utf-8")
    debian.run(f"chown -R {USER}: /home/{USER}")
    check_databases(debian)
    check_thumbnail(debian)
    with DesktopSession(debian, USER, pictures) as session:
        play(session, home)
    print_user_data(home)
    check_log(home / ".local/state/Oddments/log/oddments.log", runs=2)
    remove(debian, before)
    default = debian.run(f"xdg-mime query default {MIME}", USER)
    check(default == "", f"saved games still belong to {default}")
    check(any(home.rglob("games/*/*.oddments")), "the games of the user are gone")


def check_databases(debian: FreshDebian) -> None:
    """Check that saved games, their type, the program and its icons are registered."""
    kind = debian.run("xdg-mime query filetype 'a game.oddments'", USER, **GNOME)
    check(kind == MIME, f"a saved game has the type {kind}")
    default = debian.run(f"xdg-mime query default {MIME}", USER)
    check(default == f"{ID}.desktop", f"a saved game would be opened by {default!r}")
    ask = "xdg-mime query default $(xdg-mime query filetype go.sgf)"
    other = debian.run(ask, USER, **GNOME)
    check("ddments" not in other, "it opens other programs' games")
    entry = f"/usr/share/applications/{ID}.desktop"
    debian.run(f"desktop-file-validate {entry}")
    debian.run(f"grep -x StartupWMClass={WINDOW} {entry}")
    cache = (debian.root / "usr/share/icons/hicolor/icon-theme.cache").read_bytes()
    for icon in (ID, "application-x-oddments-game"):
        check(icon.encode() in cache, f"the icon {icon} is not in the cache")
    say("menu entry, file type and icons are registered")


def check_thumbnail(debian: FreshDebian) -> None:
    """Check that the command in the thumbnailer's entry makes a picture."""
    entry = (debian.root / "usr/share/thumbnailers/oddments.thumbnailer").read_text("utf-8")
    line = next(line for line in entry.splitlines() if line.startswith("Exec="))
    command = line.removeprefix("Exec=").replace("%s", "128")
    command = command.replace("%i", "'a game.oddments'").replace("%o", "thumbnail.png")
    debian.run(command, USER)
    picture = debian.root / "home" / USER / "thumbnail.png"
    check(picture.read_bytes().startswith(b"\x89PNG"), "the thumbnail is not a picture")
    picture.unlink()
    say("thumbnails work")


def unfinished_game() -> str:
    """Return the first turn of the example from the page about saved games."""
    first, *_ = re.split(r"(?<=\]);W", smoke.saved_game(), maxsplit=1)
    return re.sub(r"RE\[.*?\]", "", first) + ")\n"


def play(session: DesktopSession, home: Path) -> None:
    """Start it from the menu, open a game's file, play a turn, and quit."""
    session.start(f"gio launch /usr/share/applications/{ID}.desktop")
    session.wait_for_window("Oddments", WINDOW)
    session.picture("start")
    session.press("ctrl+q")
    session.wait("it does not quit", lambda: not session.runs("oddments"))
    say("starting from the desktop entry and quitting work")
    session.start("env XDG_CURRENT_DESKTOP=GNOME xdg-open 'a game.oddments'")
    session.wait_for_window("a game", WINDOW)
    kept = home / ".local/state/Oddments/games"

    def plays() -> bool:
        session.press("n")
        session.press("Return")
        played: bool = session.comes(lambda: turns(home, kept) >= 2, within_s=5)
        return played

    # keys pressed before the board appears are lost, as for any user
    session.wait("the turn was not saved", plays)
    session.picture("turn")
    say("opening a game's file and playing a turn work")
    session.press("ctrl+q")
    session.wait("it does not quit", lambda: not session.runs("oddments"))


def turns(home: Path, kept: Path) -> int:
    """Return the number of turns of the longest saved game."""
    games = [*home.glob("*.oddments"), *kept.rglob("*.oddments")]
    texts = [game.read_text("utf-8") for game in games]
    return max(text.count(";B[") + text.count(";W[") for text in texts)


def check_log(log: Path, runs: int) -> None:
    """Check that the log contains this many complete runs, and no fault."""
    check(log.is_file(), f"there is no log at {log}")
    text = log.read_text("utf-8")
    for sign in ("started", "ended"):
        count = text.count(f" Oddments {sign}\n")
        check(count == runs, f"the log has {count} runs that {sign}, not {runs}:\n{text}")
    check(not smoke.faults(text), f"the log contains faults:\n{text}")
    say("the log contains no fault")


def print_user_data(home: Path) -> None:
    """Print the folders that are left to the user."""
    ours = sorted({path.parent for path in home.rglob("*") if path.is_file()})
    say("the user's folders: " + ", ".join([f"~/{path.relative_to(home)}" for path in ours]))


class DesktopSession(TrialSession):  # type: ignore[misc]
    """A user's desktop in a fresh Debian: an X server, a session bus and a window manager."""

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


if __name__ == "__main__":
    sys.exit(main())
