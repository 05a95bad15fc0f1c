"""Restricts the search paths of a bundle's libraries to the bundle.

The libraries of Python and of wheels may name folders of the machines they were built on. Needs
Debian's chrpath.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path


def narrow(libraries: list[Path]) -> None:
    """Keep only search paths that are relative to the library.

    Raises:
        CalledProcessError: chrpath failed.
    """
    # not checked: it fails if a library has no search path
    command = ["chrpath", "-k", "-l", *map(str, libraries)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    for library, places in re.findall(r"^(.*): (?:RUNPATH|RPATH)=(.*)$", done.stdout, re.MULTILINE):
        kept = ":".join([place for place in places.split(":") if place.startswith("$ORIGIN")])
        if kept != places:
            change = ["-r", kept] if kept else ["-d"]
            subprocess.run(["chrpath", *change, library], check=True, stdout=subprocess.DEVNULL)
