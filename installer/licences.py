"""The licences of all that lies in a bundle, for its About box and its bill of materials.

PyInstaller says where each file came from; who owns that place is asked of the installed
distributions, of Python and of dpkg. A file that nobody owns stops the build.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import Distribution, distributions
from pathlib import Path

import core

sys.path.insert(0, str(core.ROOT))
from desktop.about import components as about

LIST: Path = core.ROOT / "build" / about.LIST
_COMMON = re.compile(r"/usr/share/common-licenses/([A-Za-z]+-[0-9.]+\b|[A-Za-z]+)")


class UnknownOwnerError(Exception):
    """Nobody is known to own these files."""


def write(sources: Iterable[str]) -> Path:
    """Write ``LIST`` for the files ``sources``, those that PyInstaller collects.

    Raises:
        UnknownOwnerError: some of them are nobody's.
    """
    LIST.parent.mkdir(exist_ok=True)
    LIST.write_text(about.to_json(owners(sources)), "utf-8")
    return LIST


def owners(sources: Iterable[str]) -> tuple[about.Component, ...]:
    """What the files belong to; Oddments and Python, which are in every bundle, come first."""
    places = _places_of_distributions()
    found: set[about.Component] = set()
    rest = []
    for source in {Path(source).absolute() for source in sources}:
        owner = places.get(source.resolve())
        if owner is not None:
            found.update(about.of_distribution(owner))
        elif not (_is_pythons(source) or _is_ours(source)):
            rest.append(source)
    packages = _packages(rest)
    unknown = [str(source) for source in rest if source not in packages]
    if unknown:
        raise UnknownOwnerError("nobody owns " + ", ".join(sorted(unknown)))
    found.update(_of_package(name) for name in set(packages.values()))
    return (about.oddments(), about.python(), *about.in_order(found))


def _places_of_distributions() -> dict[Path, Distribution]:
    """[file] -> the installed distribution that it belongs to, Oddments apart."""
    return {
        Path(str(found.locate_file(file))).resolve(): found
        for found in distributions()
        if found.name.lower() != "oddments"
        for file in about.files_of(found)
    }


def _is_ours(file: Path) -> bool:
    return file.is_relative_to(core.ROOT) and not file.is_relative_to(core.ROOT / ".venv")


def _is_pythons(file: Path) -> bool:
    """Whether a file is Python's own; /usr, where Debian's Python lives, is much more than that."""
    if file.is_relative_to(sysconfig.get_path("stdlib")):
        return True
    if file.name.startswith("libpython") or file.name == "Python":
        return True
    return sys.base_prefix not in ("/usr", "/usr/local") and file.is_relative_to(sys.base_prefix)


def _packages(files: list[Path]) -> dict[Path, str]:
    """[file] -> the Debian package that it belongs to; files of none are left out."""
    places = {
        str(place): file
        for file in files
        # /lib is a link to /usr/lib, and packages name their files by either
        for place in (Path("/", *file.resolve().parts[2:]), file.resolve(), file)
    }
    if not places or shutil.which("dpkg") is None:
        return {}
    # one question about all of them: each goes through the lists of all packages
    told = subprocess.run(["dpkg", "-S", *places], capture_output=True, text=True).stdout
    found = {}
    for line in told.splitlines():
        package, _, place = line.partition(": ")
        if place in places and not package.startswith("diversion by "):
            found[places[place]] = package.split(", ")[0]
    return found


def _of_package(name: str) -> about.Component:
    form = "${source:Package}\\n${source:Version}\\n${Homepage}"
    source, version, home = _run("dpkg-query", "-W", "-f", form, name).split("\n")
    text = Path(f"/usr/share/doc/{name.partition(':')[0]}/copyright").read_text("utf-8", "replace")
    said = dict.fromkeys(re.findall(r"^License: *(\S.*)$", text, re.MULTILINE))
    common = {file: Path("/usr/share/common-licenses", file) for file in _COMMON.findall(text)}
    return about.Component(
        source,
        version,
        ", ".join(said) or "as its text says",
        home or f"https://tracker.debian.org/pkg/{source}",
        f"pkg:deb/debian/{source}@{version}",
        (
            ("copyright", text),
            *((file, at.read_text("utf-8")) for file, at in sorted(common.items()) if at.exists()),
        ),
    )


def _run(*command: str) -> str:
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return done.stdout
