"""A fresh Debian 12 in a folder, to try in it what would change a system.

Its mounts are left to the mount namespace of this process: who makes one has its own, and may
delete the folder once that namespace is gone.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

RELEASE = "bookworm"
MIRROR = "http://deb.debian.org/debian"
# how this machine reaches a mirror, told to the other one's apt
_WAY = re.compile(r"Acquire::(https?::Proxy|Check-|Retries)")
_MOUNTED = ("dev", "proc", "run", "sys")


class FreshDebian:
    """A system with the least that Debian can be.

    Attributes:
        root: the folder that it takes for /.
    """

    def __init__(self, root: Path, *, mirror: str = MIRROR, base: Path | None = None) -> None:
        """Make it: by debootstrap, or from ``base``, a packed root.

        Raises:
            CalledProcessError: that failed, and told why.
        """
        self.root = root
        root.mkdir()
        if base:
            subprocess.run(["tar", "-xf", str(base), "-C", str(root)], check=True)
        else:
            command = ["debootstrap", "--variant=minbase", RELEASE, str(root), mirror]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        subprocess.run(["mount", "-t", "proc", "proc", str(root / "proc")], check=True)
        subprocess.run(["mount", "--rbind", "/dev", str(root / "dev")], check=True)
        shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
        (root / "etc/apt/apt.conf.d/90way").write_text(_way_to_mirror(), "utf-8")

    def command(self, line: str, user: str = "root", **environment: str) -> list[str]:
        """What runs a line of shell in it, as if that user had just logged in."""
        given = " ".join([f"export {name}={shlex.quote(v)};" for name, v in environment.items()])
        return ["chroot", str(self.root), "su", "-l", user, "-c", f"{given} {line}"]

    def run(self, line: str, user: str = "root", **environment: str) -> str:
        """Run a line of shell to its end.

        Returns:
            What it printed, without white space around it.

        Raises:
            CalledProcessError: it failed; its complaints were shown.
        """
        done = subprocess.run(
            self.command(line, user, **environment),
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
        )
        return done.stdout.strip()

    def apt(self, *arguments: str) -> None:
        """Run apt-get to its end."""
        self.run(f"apt-get -qq --yes {shlex.join(arguments)}", DEBIAN_FRONTEND="noninteractive")

    def files(self) -> set[str]:
        """The paths of all that is on its disk."""
        found: set[str] = set()
        for folder, inner, names in os.walk(self.root):
            if Path(folder) == self.root:
                inner[:] = [name for name in inner if name not in _MOUNTED]
            place = Path(folder).relative_to(self.root)
            found.update([str(place / name) for name in [*inner, *names]])
        return found


def _way_to_mirror() -> str:
    if shutil.which("apt-config") is None:
        return ""
    dump = subprocess.run(["apt-config", "dump"], capture_output=True, text=True, check=True)
    return "".join([f"{line}\n" for line in dump.stdout.splitlines() if _WAY.match(line)])
