"""The trial of the Debian package: installed, played and removed in a fresh Debian 12.

    installer/test-package [--base ROOT.tar] [--mirror URL] [--pictures FOLDER] [PACKAGE]

PACKAGE defaults to the newest one in ``dist``. The trial must run as root and needs debootstrap;
everything else, some 300 MB, is downloaded into the fresh system. ``--base``, an archive of a root
folder, replaces debootstrap.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

import smoke
from desktop_session import DesktopSession
from fresh_debian import MIRROR, FreshDebian
from trial_session import TrialError, check, say

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
    """Remove the package and its dependencies.

    Raises:
        TrialError: some files are left.
    """
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


if __name__ == "__main__":
    sys.exit(main())
