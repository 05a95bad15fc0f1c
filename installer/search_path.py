"""Where libraries of a bundle look for others: beside themselves, not where a builder had them.

Python's own and those of wheels may name folders of the machines they were built on. Needs
Debian's chrpath.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path


def narrow(libraries: list[Path]) -> None:
    """Leave those places only that are told from where a library lies.

    Raises:
        CalledProcessError: chrpath failed.
    """
    # its status is not 0 where a library has none
    command = ["chrpath", "-k", "-l", *map(str, libraries)]
    told = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    for library, places in re.findall(r"^(.*): (?:RUNPATH|RPATH)=(.*)$", told.stdout, re.MULTILINE):
        kept = ":".join([place for place in places.split(":") if place.startswith("$ORIGIN")])
        if kept != places:
            change = ["-r", kept] if kept else ["-d"]
            subprocess.run(["chrpath", *change, library], check=True, stdout=subprocess.DEVNULL)
