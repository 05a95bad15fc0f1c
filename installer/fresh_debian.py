"""A fresh Debian in a folder, for trials that would change a system.

Its mounts are left to the mount namespace of this process. The caller must run in a namespace of
its own, and may delete the folder once that is gone.
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
# apt's network settings of this machine, which are copied to the fresh one
_NETWORK = re.compile(r"Acquire::(https?::Proxy|Check-|Retries)")
_MOUNTED = ("dev", "proc", "run", "sys")


class FreshDebian:
    """A minimal Debian system.

    Attributes:
        root: the folder that is its /.
    """

    def __init__(
        self,
        root: Path,
        *,
        release: str = RELEASE,
        mirror: str = MIRROR,
        base: Path | None = None,
    ) -> None:
        """Create it with debootstrap, or from ``base``, an archive of a root folder.

        A folder that exists already is used as it is.

        Raises:
            CalledProcessError: that failed, and printed why.
        """
        self.root = root
        if base:
            root.mkdir()
            subprocess.run(["tar", "-xf", str(base), "-C", str(root)], check=True)
        elif not root.exists():
            command = ["debootstrap", "--variant=minbase", release, str(root), mirror]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        subprocess.run(["mount", "-t", "proc", "proc", str(root / "proc")], check=True)
        subprocess.run(["mount", "--rbind", "/dev", str(root / "dev")], check=True)
        shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
        (root / "etc/apt/apt.conf.d/90network").write_text(_network_settings(), "utf-8")

    def command(self, line: str, user: str = "root", **environment: str) -> list[str]:
        """Return the command that runs a shell command in it, in a login shell of the user."""
        given = " ".join([f"export {name}={shlex.quote(v)};" for name, v in environment.items()])
        return ["chroot", str(self.root), "su", "-l", user, "-c", f"{given} {line}"]

    def run(self, line: str, user: str = "root", **environment: str) -> str:
        """Run a shell command and wait for it.

        Returns:
            Its output, stripped.

        Raises:
            CalledProcessError: it failed; its error messages were shown.
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
        """Run apt-get and wait for it."""
        self.run(f"apt-get -qq --yes {shlex.join(arguments)}", DEBIAN_FRONTEND="noninteractive")

    def files(self) -> set[str]:
        """Return the paths of everything on its disk."""
        found: set[str] = set()
        for folder, inner, names in os.walk(self.root):
            if Path(folder) == self.root:
                inner[:] = [name for name in inner if name not in _MOUNTED]
            place = Path(folder).relative_to(self.root)
            found.update([str(place / name) for name in [*inner, *names]])
        return found


def _network_settings() -> str:
    if shutil.which("apt-config") is None:
        return ""
    dump = subprocess.run(["apt-config", "dump"], capture_output=True, text=True, check=True)
    return "".join([f"{line}\n" for line in dump.stdout.splitlines() if _NETWORK.match(line)])
