"""The parts of the Flatpak that are generated: its pinned wheels, and the files for Flathub.

    .venv/bin/python installer/flatpak.py [--release FOLDER]

Without an option it pins the newest wheels that pyproject.toml allows, in ``flatpak-*.json`` beside
the manifest. Qt, PySide and NumPy come from the manifest's base. With ``--release`` it writes the
manifest to a folder as Flathub wants it: built from the commit that is checked out here.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import core
import debian

sys.path.insert(0, str(core.ROOT))
from rules.version import VERSION

MANIFEST: Path = debian.LINUX / f"{debian.ID}.yml"
PINS = ("flatpak-build-tools.json", "flatpak-wheels.json")
BASE = ("numpy", "pyside6-essentials")  # of its packages
PYTHON, MACHINE = "3.13", "x86_64"  # of its runtime; miniaudio has no wheels for others
GLIBC = range(17, 40)  # 2.N
REPOSITORY = "https://github.com/oddments/oddments.git"

_CHECKOUT = re.compile(r"( *)- type: dir\n(?:\1  .*\n)+")  # a source, to the end of its lines


def main() -> int:
    parser = argparse.ArgumentParser(prog="installer/flatpak.py")
    parser.add_argument("--release", type=Path, metavar="FOLDER", help="write the files of Flathub")
    folder = parser.parse_args().release
    if folder is not None:
        write_release(folder)
        return 0
    for name, wanted in zip(PINS, requirements(), strict=True):
        (debian.LINUX / name).write_text(json.dumps(pins(wanted), indent=2) + "\n", "utf-8")
    return 0


def requirements() -> tuple[list[str], list[str]]:
    """Return what has to be installed to build, and what to run."""
    about = core.project()
    tools = [text for text in about["build-system"]["requires"] if name(text) not in BASE]
    known = {*BASE, *map(name, tools)}
    return tools, [text for text in about["project"]["dependencies"] if name(text) not in known]


def name(text: str) -> str:
    """Return the normalised name of the package in a requirement, or in a file's name."""
    return re.split(r"[^\w-]|-\d", text)[0].replace("_", "-").lower()


def pins(wanted: list[str]) -> list[dict[str, Any]]:
    """Return the sources for flatpak-builder: the wheels of the requirements and of all they need.

    Raises:
        CalledProcessError: pip found no such wheels.
    """
    systems = [f"--platform=manylinux_2_{minor}_{MACHINE}" for minor in GLIBC]
    command = [sys.executable, "-m", "pip", "install", "--dry-run", "--quiet", "--report=-"]
    command += ["--ignore-installed", "--only-binary=:all:", "--target=unused"]
    command += [f"--python-version={PYTHON}", *systems, *wanted]
    # what a machine has set up for itself must not be pinned
    environment = {**os.environ, "PIP_CONFIG_FILE": os.devnull, "PIP_FIND_LINKS": ""}
    found = subprocess.run(command, check=True, stdout=subprocess.PIPE, env=environment).stdout
    files = [one["download_info"] for one in json.loads(found)["install"]]
    return [
        {"type": "file", "url": file["url"], "sha256": file["archive_info"]["hashes"]["sha256"]}
        for file in sorted(files, key=lambda file: Path(file["url"]).name.lower())
        if name(Path(file["url"]).name) not in BASE
    ]


def write_release(folder: Path) -> None:
    """Write the manifest, its pins and the machines that they are for.

    Raises:
        CalledProcessError: this is not a checkout of git.
    """
    folder.mkdir(parents=True, exist_ok=True)
    command = ["git", "rev-parse", "HEAD"]
    commit = subprocess.run(command, check=True, capture_output=True, text=True, cwd=core.ROOT)
    lines = [f"url: {REPOSITORY}", f"tag: v{VERSION}", f"commit: {commit.stdout.strip()}"]

    def source(found: re.Match[str]) -> str:
        return "".join(
            f"{found[1]}{line}\n" for line in ["- type: git", *[f"  {x}" for x in lines]]
        )

    (folder / MANIFEST.name).write_text(_CHECKOUT.sub(source, MANIFEST.read_text("utf-8")), "utf-8")
    for pinned in PINS:
        (folder / pinned).write_bytes((debian.LINUX / pinned).read_bytes())
    only = {"only-arches": [MACHINE]}
    (folder / "flathub.json").write_text(json.dumps(only, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
